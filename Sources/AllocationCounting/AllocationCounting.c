// Counts what each thread asks the allocator for.
//
// A program's own malloc takes the place of the C library's for all that is loaded with it: the
// Swift runtime, json-c and the rest. It counts, and hands on. The counters are the thread's own,
// so that counting costs two additions and no two threads disturb each other.
//
// What finds no memory is seen here too, and nowhere else: the Swift runtime ends the program with a
// trap, and json-c leaves something out or follows a null pointer.
//
// This is C since Swift refuses to define malloc.

#include "AllocationCounting.h"

#include <errno.h>
#include <stddef.h>
#include <stdlib.h>

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
#define HAS_SANITIZER 1
#elif defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer) || \
    __has_feature(memory_sanitizer)
#define HAS_SANITIZER 1
#endif
#endif

static __thread AllocationCount count;

AllocationCount currentAllocationCount(void) { return count; }

AllocationCount allocationCountSince(AllocationCount start) {
  return (AllocationCount){count.calls - start.calls, count.bytes - start.bytes};
}

#if defined(__GLIBC__) && !defined(HAS_SANITIZER)

const bool allocationsAreCounted = true;

extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t number, size_t size);
extern void *__libc_realloc(void *old, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);

static void (*handler)(void);

void setAllocationFailureHandler(void (*newHandler)(void)) { handler = newHandler; }

static void note(size_t size) {
  count.calls += 1;
  count.bytes += (long)size;
}

// Hands memory on. Where there is none though some was asked for, the handler is called first.
static void *checked(void *memory, size_t size) {
  if (memory == NULL && size > 0 && handler != NULL) {
    handler();
  }
  return memory;
}

void *malloc(size_t size) {
  note(size);
  return checked(__libc_malloc(size), size);
}

void *calloc(size_t number, size_t size) {
  note(number * size);
  return checked(__libc_calloc(number, size), number > 0 ? size : 0);
}

void *realloc(void *old, size_t size) {
  note(size);
  return checked(__libc_realloc(old, size), size);
}

void *memalign(size_t alignment, size_t size) {
  note(size);
  return checked(__libc_memalign(alignment, size), size);
}

void *aligned_alloc(size_t alignment, size_t size) {
  note(size);
  return checked(__libc_memalign(alignment, size), size);
}

int posix_memalign(void **result, size_t alignment, size_t size) {
  if (alignment % sizeof(void *) != 0 || (alignment & (alignment - 1)) != 0 || alignment == 0) {
    return EINVAL;
  }
  note(size);
  void *memory = checked(__libc_memalign(alignment, size), size);
  if (memory == NULL) {
    return ENOMEM;
  }
  *result = memory;
  return 0;
}

#else

const bool allocationsAreCounted = false;

void setAllocationFailureHandler(void (*newHandler)(void)) { (void)newHandler; }

#endif
