import Glibc

#if DEBUG
  let refusal = "Times of a debug build mean nothing. Run: swift run -c release Benchmarks\n"
  _ = refusal.withCString { write(STDERR_FILENO, $0, strlen($0)) }
  exit(64)
#else
  KernelBenchmarks().run()
  try EngineBenchmarks().run()
#endif
