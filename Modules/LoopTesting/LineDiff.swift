/// The lines of two texts side by side: `-` before a line only the first has, `+` before a line only the second has.
///
/// Equal lines are shown up to three around a change. A text that does not end its last line says so.
func diff(from old: [UInt8], to new: [UInt8]) -> String {
    let changes = merged(lines(of: old), lines(of: new))
    let shown = changes.indices.filter { index in
        changes[max(0, index - 3)...min(changes.count - 1, index + 3)].contains { $0.mark != " " }
    }
    return shown.map { "\(changes[$0].mark) \(changes[$0].line)" }.joined(separator: "\n")
}

private func lines(of text: [UInt8]) -> [String] {
    var lines = text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        .map { String(decoding: $0, as: UTF8.self) }
    if let last = lines.popLast(), !last.isEmpty { lines.append(last + " (no line break at the end)") }
    return lines
}

/// Both lists in one, by Myers' shortest edit.
private func merged(_ old: [String], _ new: [String]) -> [(mark: String, line: String)] {
    let edit = new.difference(from: old)
    var removed: [Int: String] = [:]
    var inserted: [Int: String] = [:]
    for case .remove(let offset, let line, _) in edit { removed[offset] = line }
    for case .insert(let offset, let line, _) in edit { inserted[offset] = line }
    var result: [(mark: String, line: String)] = []
    var (i, j) = (0, 0)
    while i < old.count || j < new.count {
        if let line = removed[i] {
            result.append(("-", line))
            i += 1
        } else if let line = inserted[j] {
            result.append(("+", line))
            j += 1
        } else {
            result.append((" ", new[j]))
            i += 1
            j += 1
        }
    }
    return result
}
