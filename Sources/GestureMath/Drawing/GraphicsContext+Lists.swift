extension GraphicsContext {
  /// Draws a list as if its commands were drawn here one by one.
  public func draw(_ list: DisplayList) {
    for command in list.commands { append(command) }
  }
}
