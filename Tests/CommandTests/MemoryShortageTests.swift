import Testing

@Suite("Without memory")
struct MemoryShortageTests {
  /// A library that makes one allocation of a program fail, the one of the number in FAILING, and
  /// writes how many there were to the file in REPORT. It stands below the program's own malloc.
  private static let library = """
    #define _GNU_SOURCE
    #include <dlfcn.h>
    #include <stdio.h>
    #include <stdlib.h>

    static long count, failing;

    __attribute__((constructor)) static void begin(void) {
      const char *text = getenv("FAILING");
      failing = text ? atol(text) : 0;
      count = 0;
    }

    __attribute__((destructor)) static void end(void) {
      long total = count;
      FILE *file = getenv("REPORT") ? fopen(getenv("REPORT"), "w") : NULL;
      if (file) { fprintf(file, "%ld", total); fclose(file); }
    }

    #define ALLOCATOR(name, parameters, arguments) \\
      void *name parameters { \\
        static void *(*real) parameters; \\
        if (!real) real = (void *(*) parameters)dlsym(RTLD_NEXT, #name); \\
        return __atomic_add_fetch(&count, 1, __ATOMIC_RELAXED) == failing ? NULL : real arguments; \\
      }
    ALLOCATOR(__libc_malloc, (size_t size), (size))
    ALLOCATOR(__libc_calloc, (size_t number, size_t size), (number, size))
    ALLOCATOR(__libc_realloc, (void *old, size_t size), (old, size))
    ALLOCATOR(__libc_memalign, (size_t alignment, size_t size), (alignment, size))
    """

  /// Runs the command with each allocation failing in turn, in two loops beside each other, and prints
  /// the runs that neither do as the first one, in which none fails, nor say what happened.
  private static let script = """
    preloaded() { LD_PRELOAD=$PWD/failing.so "$@"; }
    loop() {
      for ((n = $1; n <= count + 1; n += 2)); do
        FAILING=$n preloaded $SWIVEL $command > output$1 2> errors$1
        status=$?
        cmp -s output$1 expected && [ $status = 0 ] && continue
        [ $status = 2 ] && cmp -s errors$1 message && continue
        echo "allocation $n of $count: status $status" && head -c 500 output$1 errors$1
      done
    }
    cc -shared -fPIC -o failing.so failing.c -ldl 2> /dev/null ||
      clang -shared -fPIC -o failing.so failing.c -ldl || exit 3
    REPORT=count preloaded $SWIVEL $command > expected || exit 4
    count=$(cat count)
    # The first is the Swift runtime's, before the first line of the program.
    loop 2 & loop 3
    wait
    echo "$count allocations"
    """

  private static let message = "swivel: found no memory left, expected enough to go on\n"

  /// A file, and what is done with it.
  struct Row: Sendable {
    var verb: String
    var text: String
    var why: String
  }

  private static let head = #"{"format":"swivel","version":1,"#
  static let rows = [
    Row(
      verb: "convert",
      text: head + #""name":"A name longer than json-c's first buffer, \u00e9","samples":[{"t":0,"#
        + #""phase":"began","x":1,"y":2,"id":3},{"t":1,"command":"set","to":[{"a":null}]}]}"#,
      why: "objects, a command, a long text with an escape"),
    Row(
      verb: "convert",
      text: head + #""samples":{"t":[0,0.000000000000000000000000000000000000001],"phase":"bc","#
        + #""x":[1,null],"y":[2,null]},"source":{"a":[1,{}]},"expekt":1}"#,
      why: "columns, null, a number longer than json-c's first buffer, members that are not read"),
    Row(
      verb: "replay --jobs 1",
      text: head + #""samples":[],"expect":[{"end":true,"state":{"phase":"possible","#
        + #""location":null},"within":{"location":1}}]}"#,
      why: "a replay with an expectation, on another thread"),
  ]

  @Test("Whichever allocation fails, nothing is misread and nothing crashes", arguments: rows)
  func failingAllocation(row: Row) throws {
    let folder = try TemporaryFolder([
      "failing.c": Self.library, "message": Self.message, "recording.json": row.text,
    ])
    var swivel = Command(folder: folder)
    swivel.environment["command"] = row.verb + " recording.json"
    swivel.environment["SWIFT_BACKTRACE"] = "enable=no"
    let run = try swivel.shell(Self.script)
    #expect(run.status == 0, "\(row.why): \(run.errors)")
    // With a sanitizer the command has another allocator, which is not made to fail.
    if run.output == "0 allocations\n" { return }
    #expect(run.output.wholeMatch(of: /[0-9]{3,4} allocations\n/) != nil, "\(run.output)")
  }

  /// A library in which json-c leaves something out and says that all is well: the member "name" of
  /// the object, or the last element of the array, that it read as the one of the number in LEFT_OUT.
  private static let forgetfulLibrary = """
    #define _GNU_SOURCE
    #include <dlfcn.h>
    #include <stdlib.h>

    typedef struct json_object object;
    int json_object_get_type(const object *);
    void json_object_object_del(object *, const char *);
    size_t json_object_array_length(const object *);
    int json_object_array_del_idx(object *, size_t, size_t);

    object *json_tokener_parse_ex(void *tokener, const char *text, int length) {
      static object *(*real)(void *, const char *, int);
      static int count;
      if (!real) real = (object *(*)(void *, const char *, int))dlsym(RTLD_NEXT, __func__);
      object *read = real(tokener, text, length);
      if (read == NULL || ++count != atoi(getenv("LEFT_OUT"))) return read;
      if (json_object_get_type(read) == 4) json_object_object_del(read, "name");
      if (json_object_get_type(read) == 5)
        json_object_array_del_idx(read, json_object_array_length(read) - 1, 1);
      return read;
    }
    """

  @Test(
    "What json-c leaves out is said to be a shortage", arguments: ["name", "samples", "expect"])
  func forgetful(what: String) throws {
    let folder = try TemporaryFolder([
      "forgetful.c": Self.forgetfulLibrary,
      "recording.json": Self.head
        + #""samples":[{"t":0,"phase":"stationary"},{"t":0,"command":"frame"}],"#
        + #""expect":[{"end":true,"state":{"phase":"possible"}}],"name":"n"}"#,
    ])
    var swivel = Command(folder: folder)
    swivel.environment["LEFT_OUT"] = ["samples": "1", "expect": "2", "name": "3"][what]
    let run = try swivel.shell(
      "{ cc -shared -fPIC -o forgetful.so forgetful.c -ldl 2> /dev/null ||"
        + " clang -shared -fPIC -o forgetful.so forgetful.c -ldl; } &&"
        + " LD_PRELOAD=$PWD/forgetful.so $SWIVEL convert recording.json")
    let error = "swivel: recording.json: found no memory left, expected enough to read it\n"
    #expect(run == Command.Run(status: 2, errors: error))
  }
}
