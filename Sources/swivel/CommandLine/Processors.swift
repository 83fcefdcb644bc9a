import Glibc

/// What the machine has to compute with.
enum Processors {
  /// The number of processors that are online, at least 1.
  static var count: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }
}
