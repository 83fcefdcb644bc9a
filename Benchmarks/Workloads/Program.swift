import CBenchmarks
import Glibc

/// Another program that is run as a child process.
struct Program {
  /// The file of the program.
  let path: String
  /// The arguments, the program's name left out.
  let arguments: [String]
  /// Changes what the child begins with: its descriptors, and the folder it works in.
  typealias Preparation = (inout posix_spawn_file_actions_t) -> Void

  /// Starts the program, and returns the id of its process; nil where it cannot be started.
  func start(_ prepare: Preparation) -> pid_t? {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    prepare(&actions)
    var pointers = ([path] + arguments).map { strdup($0) }
    defer { for pointer in pointers { free(pointer) } }
    pointers.append(nil)
    var process: pid_t = 0
    return posix_spawn(&process, path, &actions, nil, pointers, Glibc.environ) == 0 ? process : nil
  }

  /// Runs the program in `folder` to its end, with its output in a file there.
  ///
  /// - Returns: Whether it could be run and exited with 0.
  func run(in folder: String, output: String) -> Bool {
    let process = start { actions in
      posix_spawn_file_actions_addchdir_np(&actions, folder)
      posix_spawn_file_actions_addopen(
        &actions, STDOUT_FILENO, output, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
    }
    return process.map(Self.status) == 0
  }

  /// Waits for the end of a process, and returns its exit status; 128 + n where signal n ended it.
  static func status(of process: pid_t) -> Int32 {
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    return status & 0x7F == 0 ? (status >> 8) & 0xFF : 128 + status & 0x7F
  }

  /// The file of this program.
  static var own: String? {
    guard let resolved = realpath("/proc/self/exe", nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// The folder of this program, with a slash at its end.
  static var ownFolder: String? {
    own.flatMap { own in own.lastIndex(of: "/").map { String(own[...$0]) } }
  }

  /// The command `swivel` that was built, or saved, with this program; nil where it is not beside it.
  static var swivel: String? {
    guard let path = ownFolder.map({ $0 + "swivel" }), access(path, X_OK) == 0 else { return nil }
    return path
  }
}
