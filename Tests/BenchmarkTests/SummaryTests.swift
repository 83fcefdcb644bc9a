import Benchmarks
