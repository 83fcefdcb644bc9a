// What the benchmarks need of Linux, glibc and SLEEF that Swift's Glibc module does not show.
#include <linux/perf_event.h>
#include <spawn.h>
#include <sys/ioctl.h>
#include <sys/syscall.h>
#include <unistd.h>

// glibc declares these for _GNU_SOURCE only.
int pipe2(int descriptors[2], int flags);
int posix_spawn_file_actions_addchdir_np(posix_spawn_file_actions_t *actions, const char *path);
void sincos(double angle, double *sine, double *cosine);

// Opens a counter of this thread, on any processor; -1 where the kernel gives none. The fields of
// bits are set here, as they are one word that Swift does not take apart alike everywhere.
static inline int open_event_counter(unsigned int type, unsigned long long event) {
  struct perf_event_attr attributes = {
      .type = type,
      .size = sizeof attributes,
      .config = event,
      .read_format = PERF_FORMAT_TOTAL_TIME_ENABLED | PERF_FORMAT_TOTAL_TIME_RUNNING,
      .disabled = 1,
      .exclude_kernel = 1,
      .exclude_hv = 1,
  };
  return (int)syscall(SYS_perf_event_open, &attributes, 0, -1, -1, PERF_FLAG_FD_CLOEXEC);
}

// Sets a counter to 0 and starts it; 0 where that worked.
static inline int start_event_counter(int descriptor) {
  if (ioctl(descriptor, PERF_EVENT_IOC_RESET, 0) != 0) return -1;
  return ioctl(descriptor, PERF_EVENT_IOC_ENABLE, 0);
}

// Stops a counter; 0 where that worked.
static inline int stop_event_counter(int descriptor) {
  return ioctl(descriptor, PERF_EVENT_IOC_DISABLE, 0);
}

// SLEEF's functions of two doubles at a time; the library is looked for at run time.
typedef double sleef_pair __attribute__((vector_size(16)));
typedef struct {
  sleef_pair sine, cosine;
} sleef_pairs;
typedef sleef_pair (*sleef_unary)(sleef_pair);
typedef sleef_pair (*sleef_binary)(sleef_pair, sleef_pair);
typedef sleef_pairs (*sleef_both)(sleef_pair);
