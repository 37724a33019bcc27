import Screens

/// The names that can be used at some place, and what they mean there.
struct Scope {
    let definitions: Definitions
    /// What is being defined, if anything: the names for a function's numbers have a meaning there.
    var subject: Statement.Subject?

    private var parameters: [Text] { subject?.parameters ?? [] }

    /// What a name means. Names that have a meaning everywhere have it in any case; those of the user as they are spelt.
    func meaning(of name: Text) -> Meaning? {
        if let meaning = NameTable.meaning(of: name) { return meaning }
        if let place = parameters.firstIndex(of: name) { return .parameter(place) }
        return switch definitions[name] {
        case .variable: .variable
        case .function(let function): .defined(count: function.parameters.count)
        case nil where definitions.today != nil && name.lowercased == NameTable.today: .today
        case nil: Unit(name).map { .unit($0) }
        }
    }

    /// The error for a name without a meaning, perhaps where a unit is likely.
    func error(_ name: Text, amongUnits: Bool, at position: Int) -> ExpressionError {
        if let subject, subject.isFunction, name == subject.name { return .recursion(name, at: position) }
        if amongUnits, ["ton", "tons"].contains(name.lowercased) { return .ton(at: position) }
        return .unknownName(name, suggestion: suggestion(for: name, amongUnits), at: position)
    }

    /// The longest name for which a similar one is looked for.
    private static let longest = 32

    /// A name that may have been meant: two known names that stand together, or else the nearest one, if at most two
    /// letters, and not all, have to be put in or taken out; of units less than half.
    private func suggestion(for name: Text, _ amongUnits: Bool) -> Text? {
        guard name.utf8.count <= Scope.longest else { return nil }
        if let product = product(name) { return product }
        if amongUnits, name.utf8.count > 1 {
            if let unit = inOtherSpelling(name) { return unit }
            let unit = nearest(name, of: UnitTable.rows.flatMap { $0.words })
            if let unit, unit.distance <= 2, unit.distance * 2 < name.utf8.count { return unit.name }
        }
        guard let nearest = nearest(name, of: names) else { return nil }
        return nearest.distance <= 2 && nearest.distance < name.utf8.count ? nearest.name : nil
    }

    /// A unit that only differs in small and large letters, such as kB for KB, or in an s.
    private func inOtherSpelling(_ name: Text) -> Text? {
        let lower = name.lowercased
        var candidates = [Text(utf8: Array(lower.utf8.prefix(1)) + name.utf8.dropFirst()), lower]
        if name.utf8.last == UInt8(ascii: "s") { candidates.append(Text(utf8: name.utf8.dropLast())) }
        return candidates.lazy.compactMap { Unit(symbol: $0)?.symbol }.first
    }

    private func product(_ name: Text) -> Text? {
        for cut in name.utf8.indices.dropFirst() {
            let (left, right) = (Text(utf8: Array(name.utf8[..<cut])), Text(utf8: Array(name.utf8[cut...])))
            if isNumber(left), isNumber(right) { return left + " " + right }
        }
        return nil
    }

    private func isNumber(_ name: Text) -> Bool {
        switch meaning(of: name) {
        case .constant, .parameter, .variable: true
        default: false
        }
    }

    private func nearest(_ name: Text, of known: [Text]) -> (name: Text, distance: Int)? {
        let name = name.lowercased
        let ranked = known.map { (name: $0, distance: $0.lowercased.distance(to: name)) }
        return ranked.min { $0.distance < $1.distance }
    }

    /// Every name, those of the user first.
    var names: [Text] {
        parameters + definitions.entries.map { $0.name } + NameTable.functions.map { $0.name }
            + NameTable.constants.map { $0.name } + [NameTable.answer]
    }
}

extension Text {
    /// How many letters must be put in or taken out to make one name of the other: what the longest common
    /// subsequence leaves. O(n·m).
    fileprivate func distance(to other: Text) -> Int {
        var row = [Int](repeating: 0, count: other.utf8.count + 1)
        for letter in utf8 {
            var diagonal = 0
            for j in other.utf8.indices {
                let longer = letter == other.utf8[j] ? diagonal + 1 : max(row[j], row[j + 1])
                diagonal = row[j + 1]
                row[j + 1] = longer
            }
        }
        return utf8.count + other.utf8.count - 2 * row[other.utf8.count]
    }
}
