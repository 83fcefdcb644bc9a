import Glibc

UnfinishedFile.removeOnSignals()
let status = Swivel.run(Array(CommandLine.arguments.dropFirst()), on: Terminal())
exit(status.rawValue)
