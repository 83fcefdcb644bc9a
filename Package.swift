// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Swivel",
  products: [
    .library(name: "GestureMath", targets: ["GestureMath"]),
    .library(name: "GestureReplay", targets: ["GestureReplay"]),
    .library(name: "PropertyTesting", targets: ["PropertyTesting"]),
    .library(name: "AllocationCounting", targets: ["AllocationCounting"]),
    .executable(name: "swivel", targets: ["swivel"]),
  ],
  targets: [
    // In debug builds squareRoot() and rounded() are calls into libm, which gives exact results there.
    .target(
      name: "GestureMath",
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
    .systemLibrary(
      name: "CJSON", pkgConfig: "json-c", providers: [.apt(["libjson-c-dev"]), .brew(["json-c"])]),
    .target(name: "AllocationCounting"),
    .target(name: "GestureReplay", dependencies: ["CJSON", "GestureMath", "PropertyTesting"]),
    .target(
      name: "PropertyTesting",
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
    .executableTarget(
      name: "swivel", dependencies: ["AllocationCounting", "GestureMath", "GestureReplay"]),
    .executableTarget(
      name: "Benchmarks", dependencies: ["CBenchmarks", "CJSON", "GestureMath", "GestureReplay"],
      path: "Benchmarks", exclude: ["CBenchmarks", "Peers"]),
    .systemLibrary(name: "CBenchmarks", path: "Benchmarks/CBenchmarks"),
    .testTarget(
      name: "GestureMathTests", dependencies: ["AllocationCounting", "GestureMath"],
      resources: [.copy("Golden")]),
    .testTarget(
      name: "GestureReplayTests",
      dependencies: ["GestureMath", "GestureReplay", "PropertyTesting"],
      exclude: ["Golden"],
      resources: [.copy("BadFiles"), .copy("Importers/Cases")]),
    .testTarget(name: "PropertyTestingTests", dependencies: ["PropertyTesting"]),
    .testTarget(
      name: "LawTests", dependencies: ["GestureMath", "GestureReplay", "PropertyTesting"],
      exclude: ["Faults"]),
    .testTarget(name: "AllocationCountingTests", dependencies: ["AllocationCounting"]),
    .testTarget(name: "CommandTests", dependencies: ["GestureReplay", "swivel"]),
    .testTarget(
      name: "BenchmarkTests", dependencies: ["Benchmarks", "GestureMath", "GestureReplay"]),
  ],
  swiftLanguageModes: [.v6]
)
