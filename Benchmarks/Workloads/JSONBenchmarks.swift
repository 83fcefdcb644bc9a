import CJSON
import GestureMath
import GestureReplay

/// A recording of 10,000 samples that is read from memory, and replayed, against json-c alone.
enum JSONBenchmarks {
  /// A group for each form of samples.
  static var groups: [BenchmarkGroup] {
    DragTrace.Form.allCases.map { form in
      BenchmarkGroup(
        name: "json/\(form)",
        members: [
          Benchmark("json-c", .foreign(hasNumbers: false)) { scale throws(BenchmarkError) in
            parse(try document(form, scale), scale)
          },
          Benchmark("read", .alone) { scale throws(BenchmarkError) in
            read(try document(form, scale), scale)
          },
          Benchmark("replay", .alone) { scale throws(BenchmarkError) in
            let bytes = try document(form, scale)
            return replay(scale) { () throws(RecordingError) in try Recording(json: bytes) }
          },
          // What packing saves: the same recording, read and replayed.
          Benchmark("packed", .alone) { scale throws(BenchmarkError) in
            let bytes = try recording(try document(form, scale)).packed
            return replay(scale) { () throws(RecordingError) in try Recording(packed: bytes) }
          },
        ])
    }
  }

  /// Reads a recording that benchmarks have made.
  static func recording(_ bytes: [UInt8]) throws(BenchmarkError) -> Recording {
    do throws(RecordingError) {
      return try Recording(json: bytes)
    } catch {
      throw .disagreement("a made recording was refused: \(error)")
    }
  }

  private static func count(_ scale: Benchmark.Scale) -> Int { scale.pick(10_000, smoke: 100) }

  private static func document(
    _ form: DragTrace.Form, _ scale: Benchmark.Scale
  ) throws(BenchmarkError) -> [UInt8] {
    let control = BenchmarkControl.textBox
    let bytes = DragTrace(count: count(scale)).json(control: control.json, form)
    _ = try recording(bytes)
    return bytes
  }

  /// What json-c takes to make its tree of the same bytes, as strictly as it can, and to free it.
  private static func parse(_ bytes: [UInt8], _ scale: Benchmark.Scale) -> Workload {
    let members = Box(0 as Int32)
    return Workload(
      count: count(scale),
      run: {
        guard let tokener = json_tokener_new_ex(65) else { return }
        json_tokener_set_flags(tokener, JSON_TOKENER_STRICT | JSON_TOKENER_VALIDATE_UTF8)
        let root = bytes.withUnsafeBufferPointer { bytes in
          bytes.withMemoryRebound(to: CChar.self) {
            json_tokener_parse_ex(tokener, $0.baseAddress, Int32($0.count))
          }
        }
        members.value = json_object_object_length(root)
        json_object_put(root)
        json_tokener_free(tokener)
      },
      checksum: {
        var checksum = Checksum()
        checksum.add(UInt64(members.value))
        return checksum
      })
  }

  private static func read(_ bytes: [UInt8], _ scale: Benchmark.Scale) -> Workload {
    let recording = Box(Recording())
    return Workload(
      count: count(scale),
      run: { if let read = try? Recording(json: bytes) { recording.value = read } },
      checksum: { Checksum(of: recording.value) })
  }

  private static func replay(
    _ scale: Benchmark.Scale, _ read: @escaping () throws(RecordingError) -> Recording
  ) -> Workload {
    let outcome = Box<Outcome?>(nil)
    let replayer = Replayer()
    return Workload(
      count: count(scale),
      run: {
        if let recording = try? read() {
          outcome.value = try? replayer.replay(recording)
        }
      },
      checksum: { outcome.value.map(Checksum.init(of:)) ?? Checksum() })
  }
}

extension Checksum {
  /// The checksum of a recording's samples.
  init(of recording: Recording) {
    self.init()
    for sample in recording.samples {
      add(sample.time)
      guard case .contact(let contact) = sample.input else { continue }
      add("\(contact.phase)")
      if let location = contact.location {
        add(location.x)
        add(location.y)
      }
    }
  }
}
