import ExactReal
import Screens

/// The parts of a number written in any usual way: with spaces around it, digits in groups of three, a Unicode minus,
/// digits of full width or of another script, an exponent.
struct PastedNumber {
    private var isNegative = false
    private var whole: [UInt8] = []
    private var fraction: [UInt8] = []
    private var exponent: [UInt8] = []

    /// The parts of a text. O(length).
    init(_ text: Text) throws(PasteProblem) {
        var rest = text.inASCII[...].trimmed
        if let sign = rest.first, sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") {
            isNegative = sign == UInt8(ascii: "-")
            rest = rest.dropFirst().trimmed
        }
        let mantissa = rest.prefix { $0 | 0x20 != UInt8(ascii: "e") }
        let beforePoint = mantissa.prefix { $0 != UInt8(ascii: ".") }
        whole = try beforePoint.withoutGroups()
        fraction = Array(mantissa.dropFirst(beforePoint.count + 1))
        exponent = Array(rest.dropFirst(mantissa.count))
        guard !(whole + fraction).isEmpty, fraction.allSatisfy(isDigit), isExponentReadable else { throw .notNumber }
    }

    /// The number as an operand: as if typed, or a value if it has an exponent. O(n²) then, else O(n).
    func operand() throws(PasteProblem) -> Operand {
        if whole.count + fraction.count >= Entry.longest || exponent.count > 6 { throw .tooLong }
        if exponent.isEmpty { return .typed(entry) }
        let sign = isNegative ? [UInt8(ascii: "-")] : []
        guard let value = Rational(decimal: sign + whole + [UInt8(ascii: ".")] + fraction + exponent),
            value.bitWidth <= longestValue
        else { throw .tooLong }
        return .value(Term(value))
    }

    private var entry: Entry {
        var entry = Entry()
        for digit in whole { entry.append(ascii: digit) }
        if !fraction.isEmpty { entry.appendPoint() }
        for digit in fraction { entry.append(ascii: digit) }
        if isNegative { entry.changeSign() }
        return entry
    }

    /// Whether there is no exponent, or an `e`, perhaps a sign, and digits.
    private var isExponentReadable: Bool {
        let sign = exponent.dropFirst().first
        let digits = exponent.dropFirst(sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") ? 2 : 1)
        return exponent.isEmpty || (!digits.isEmpty && digits.allSatisfy(isDigit))
    }
}

extension ArraySlice<UInt8> {
    /// The bytes without spaces at either end.
    fileprivate var trimmed: ArraySlice<UInt8> {
        let spaces: [UInt8] = [0x20, 0x09, 0x0A, 0x0D]
        guard let first = firstIndex(where: { !spaces.contains($0) }),
            let last = lastIndex(where: { !spaces.contains($0) })
        else { return [] }
        return self[first...last]
    }

    /// The digits without the separators between groups of three, which are all the same.
    fileprivate func withoutGroups() throws(PasteProblem) -> [UInt8] {
        guard let separator = first(where: { !isDigit($0) }) else { return Array(self) }
        let groups = split(separator: separator, omittingEmptySubsequences: false)
        guard [UInt8](", '_".utf8).contains(separator), groups.joined().allSatisfy(isDigit) else { throw .notNumber }
        let isRegular = 1...3 ~= groups[0].count && groups.dropFirst().allSatisfy { $0.count == 3 }
        if !isRegular || first == UInt8(ascii: "0") { throw .irregularGroups }
        return Array(groups.joined())
    }
}

private func isDigit(_ byte: UInt8) -> Bool {
    UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
}
