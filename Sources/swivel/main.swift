import GestureReplay
import Glibc

ShrunkFile.endProgram()
MemoryShortage.endProgram()
let status = Swivel.run(Array(CommandLine.arguments.dropFirst()), on: Terminal())
exit(status.rawValue)
