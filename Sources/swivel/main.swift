import GestureReplay
import Glibc

MemoryShortage.endProgram()
UnfinishedFile.removeOnSignals()
// Swift's own arguments have lost the bytes of paths that are no UTF-8.
let arguments = (1..<max(Int(CommandLine.argc), 1)).compactMap { index in
  CommandLine.unsafeArgv[index].map { String(path: $0) }
}
let status = Swivel.run(arguments, on: Terminal())
exit(status.rawValue)
