import GestureReplay
import Glibc

/// A new file in a folder, with a name of its own, that is moved to its place once it is whole.
package struct TemporaryFile {
  /// The system's number for the open file.
  let descriptor: Int32
  private let path: String

  /// Makes a file in a folder, which is empty for the working folder or ends in a slash. It is for
  /// the path `name`, in errors.
  package init(in folder: String, for name: String) throws(CommandError) {
    Leftovers.remove(from: folder)
    // A short name, as the target's may be as long as names can be.
    path = folder + Leftovers.newName()
    UnfinishedFile.set(path)
    descriptor = open(path.pathBytes, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor < 0 else { return }
    let code = errno
    UnfinishedFile.forget()
    throw AtomicFile.failure(name, "cannot create a file in its folder", code)
  }

  /// Closes the file, and removes what is at its temporary name.
  package func remove() {
    close(descriptor)
    unlink(path.pathBytes)
    UnfinishedFile.forget()
  }

  /// Moves the file to the path of another, `name` in errors.
  ///
  /// No save of another program is lost where a stamp is given: the two files change places, the one
  /// that was there is looked at again, and they change back where it is not the one that was read.
  /// Where the file system cannot do that, the file is looked at right before the move, and what is
  /// saved between the two is lost. Lost in any case is what another program writes into a file that
  /// it opened before the move and did not write to yet, and a save of the same length into the same
  /// file within the tick of the file system's clock (some milliseconds) in which it was saved before.
  func move(
    to target: String, over replaced: AtomicFile.Replacement, _ name: String
  ) throws(CommandError) {
    let code: Int32
    switch replaced {
    case .anything: code = renameOver(target)
    case .nothing:
      code = renameNew(to: target)
      if code == EEXIST {
        throw .unreadable(name, "cannot write the file: there is one already")
      }
    case .file(let stamp):
      guard FileStamp(target) == stamp else { throw Self.changed(name) }
      // From here on, what has the temporary name may be another program's.
      UnfinishedFile.forget()
      let exchanged = exchange(with: target)
      if exchanged == 0 { try putBack(on: target, unless: stamp, name) }
      let isUnable = exchanged == ENOSYS || exchanged == EINVAL
      code = isUnable ? renameOver(target) : exchanged
    }
    guard code == 0 else { throw AtomicFile.failure(name, "cannot write the file", code) }
  }

  /// Takes an exchange back where the file that was there does not have the stamp.
  package func putBack(
    on target: String, unless stamp: FileStamp?, _ name: String
  ) throws(CommandError) {
    guard FileStamp(path) != stamp else { return }
    var put = FileIdentity(descriptor: descriptor)
    while true {
      let back = FileIdentity(path)
      // A target that is gone meanwhile has nothing to exchange.
      if exchange(with: target) != 0 {
        rename(path.pathBytes, target.pathBytes)
        break
      }
      if FileIdentity(path) == put { break }
      // What took the place of what was put there was saved since, and is put back too.
      put = back
    }
    throw Self.changed(name)
  }

  /// Has the file and another change places; the system's error, or 0.
  package func exchange(with target: String) -> Int32 {
    RenameWithFlags.call(path, target, RenameWithFlags.exchange)
  }

  /// Moves the file to a path, whatever is there; the system's error, or 0.
  private func renameOver(_ target: String) -> Int32 {
    rename(path.pathBytes, target.pathBytes) == 0 ? 0 : errno
  }

  /// Moves the file to a path where no file is; the system's error, or 0.
  private func renameNew(to target: String) -> Int32 {
    if link(path.pathBytes, target.pathBytes) == 0 { return 0 }
    // Some file systems have no second names.
    guard errno == EPERM || errno == EOPNOTSUPP else { return errno }
    return RenameWithFlags.call(path, target, RenameWithFlags.noReplace)
  }

  private static func changed(_ name: String) -> CommandError {
    .unreadable(name, "cannot write the file: it was changed since it was read")
  }
}

/// Linux's call `renameat2`, which Glibc's module does not show, and older libraries do not have.
private enum RenameWithFlags {
  /// Fails where there is a file at the new path (`RENAME_NOREPLACE`).
  static let noReplace: UInt32 = 1
  /// Has two files change places (`RENAME_EXCHANGE`).
  static let exchange: UInt32 = 2

  private typealias Function =
    @convention(c) (
      Int32, UnsafePointer<CChar>, Int32, UnsafePointer<CChar>, UInt32
    ) -> Int32

  private static let function = dlsym(nil, "renameat2").map { unsafeBitCast($0, to: Function.self) }

  /// Renames a file; the system's error, or 0.
  static func call(_ old: String, _ new: String, _ flags: UInt32) -> Int32 {
    guard let function else { return ENOSYS }
    return function(AT_FDCWD, old.pathBytes, AT_FDCWD, new.pathBytes, flags) == 0 ? 0 : errno
  }
}
