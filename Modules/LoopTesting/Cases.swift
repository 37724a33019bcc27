import Testing

/// The rows of a table in `Tests/Cases`, such as `stopwatch-scripts.tsv`: the cells by the names in the first line.
///
/// Lines that begin with `#` are notes. Cells missing at the end of a line are empty. A file that cannot be read fails
/// the running test.
public func cases(
    in name: String,
    fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
) -> [[String: String]] {
    let path = testsFolder(of: filePath) + "/Cases/\(name)"
    guard let bytes = contents(of: path) else {
        let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        fail("The cases \(path) cannot be read.", location)
        return []
    }
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n").filter { !$0.hasPrefix("#") }
    let names = lines.first.map(cells) ?? []
    return lines.dropFirst().map { line in
        let row = cells(of: line)
        let pairs = names.indices.map { (names[$0], $0 < row.count ? row[$0] : "") }
        return Dictionary(uniqueKeysWithValues: pairs)
    }
}

private func cells(of line: Substring) -> [String] {
    line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
}
