import Glibc

#if DEBUG
  print("Times of a debug build mean nothing. Run: swift run -c release Benchmarks")
  exit(64)
#else
  KernelBenchmarks().run()
  try EngineBenchmarks().run()
#endif
