import Testing

/// Compares a text, byte for byte, with the one recorded in `Tests/__Snapshots__/<name>.<extension>`.
///
/// A difference fails the test with a diff by lines. With `RECORD_SNAPSHOTS=1` in the environment, and only then, the
/// text is recorded instead of compared.
public func assertSnapshot(
    _ text: [UInt8], named name: String, extension: String,
    fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
) {
    let path = testsFolder(of: filePath) + "/__Snapshots__/\(name).\(`extension`)"
    assertSnapshot(
        text, at: path, isRecording: environment("RECORD_SNAPSHOTS") == "1",
        SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// Compares a string as `assertSnapshot` does bytes.
public func assertSnapshot(
    _ text: String, named name: String, extension: String,
    fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
) {
    assertSnapshot(
        Array(text.utf8), named: name, extension: `extension`,
        fileID: fileID, filePath: filePath, line: line, column: column)
}

func assertSnapshot(_ text: [UInt8], at path: String, isRecording: Bool, _ location: SourceLocation) {
    let problem = isRecording ? record(text, at: path) : difference(of: text, from: path)
    if let problem { fail(problem, location) }
}

/// The folder of the test targets: `…/Tests` for a file somewhere in it.
func testsFolder(of testFile: String) -> String {
    var parts = testFile.split(separator: "/", omittingEmptySubsequences: false)
    while let last = parts.last, last != "Tests" { parts.removeLast() }
    return parts.joined(separator: "/")
}

/// Writes a snapshot; the reason in words if it cannot be written.
func record(_ text: [UInt8], at path: String) -> String? {
    write(text, to: path) ? nil : "The snapshot \(path) cannot be written."
}

/// What is wrong with a text beside the one recorded, in words, or nil.
func difference(of text: [UInt8], from path: String) -> String? {
    guard let recorded = contents(of: path) else {
        return "There is no snapshot \(path). \(advice)"
    }
    if recorded == text { return nil }
    return "The text is not the one in \(path):\n\(diff(from: recorded, to: text))\n\(advice)"
}

private let advice = "Record it by running the test with RECORD_SNAPSHOTS=1, and read the change before keeping it."
