#ifndef ALLOCATION_COUNTING_H
#define ALLOCATION_COUNTING_H

#include <stdbool.h>

/// What a thread asked the allocator for.
typedef struct {
  /// How often memory was asked for: malloc, calloc, realloc and their aligned kin.
  long calls;
  /// How many bytes were asked for, whether they were given back since or not.
  long bytes;
} AllocationCount;

/// Whether allocations are counted: in programs that link this module, with the GNU C library, and
/// without a sanitizer, which has an allocator of its own.
extern const bool allocationsAreCounted
    __attribute__((swift_name("AllocationCount.isAvailable")));

/// What the calling thread asked for since it began; zero where allocations are not counted.
AllocationCount currentAllocationCount(void)
    __attribute__((swift_name("getter:AllocationCount.current()")));

/// Has a function called where there is no memory left, on the thread that asked for some. It may end
/// the program, and may not ask for memory; where it returns, null is handed on. Does nothing where
/// allocations are not counted.
void setAllocationFailureHandler(void (*newHandler)(void))
    __attribute__((swift_name("AllocationCount.setFailureHandler(_:)")));

/// What the calling thread asked for since it was at `start`.
AllocationCount allocationCountSince(AllocationCount start)
    __attribute__((swift_name("AllocationCount.since(_:)")));

#endif
