import Glibc

let status = BenchmarkCommand.run(Array(CommandLine.arguments.dropFirst()))
exit(status.rawValue)
