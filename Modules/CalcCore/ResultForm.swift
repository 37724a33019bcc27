import ExactReal
import Screens

/// A way in which a result is written.
public enum ResultForm: Hashable, Sendable, CaseIterable {
    /// Digits with a point; those of a very large or small number with an exponent.
    case decimal
    /// A fraction, or a closed form such as `2√2`.
    case exact
    /// One digit before the point, and a power of ten.
    case scientific
    /// One to three digits before the point, and a power of a thousand.
    case engineering
    case binary, octal, hexadecimal

    /// The identifier of the control that chooses it.
    var id: Text {
        switch self {
        case .decimal: "show-decimal"
        case .exact: "show-exact"
        case .scientific: "show-scientific"
        case .engineering: "show-engineering"
        case .binary: "show-binary"
        case .octal: "show-octal"
        case .hexadecimal: "show-hexadecimal"
        }
    }

    /// Whether it says all of a number, however many of its digits are shown.
    var saysAll: Bool {
        switch self {
        case .decimal, .scientific, .engineering: false
        case .exact, .binary, .octal, .hexadecimal: true
        }
    }

    private func name(of term: Term) -> Text {
        switch self {
        case .decimal: tr("Decimal")
        case .exact: exactName(of: term.value)
        case .scientific: tr("Scientific notation")
        case .engineering: tr("Engineering notation")
        case .binary: tr("Binary")
        case .octal: tr("Octal")
        case .hexadecimal: tr("Hexadecimal")
        }
    }

    private func exactName(of value: Real) -> Text {
        guard let rational = value.rational else { return tr("Exact form") }
        return rational.isInteger ? tr("All digits") : tr("Fraction")
    }

    /// The control that chooses it for a number.
    func control(for term: Term, isOn: Bool) -> Control {
        let name = name(of: term)
        return Control(id: id, label: name, spoken: name, key: "", emphasis: .choice, isOn: isOn)
    }
}

extension ResultForm {
    /// A number in this form, without its unit; nil where it has none that says anything else than its digits.
    func text(of term: Term, read reading: Reading) -> Text? {
        switch self {
        case .decimal: return nil
        case .exact: return term.reading.exactForm.isEmpty ? nil : term.reading.exactNumber
        case .scientific: return reading.text.withExponent(ofStep: 1)
        case .engineering: return reading.text.withExponent(ofStep: 3)
        case .binary: return text(of: term, in: .binary)
        case .octal: return text(of: term, in: .octal)
        case .hexadecimal: return text(of: term, in: .hexadecimal)
        }
    }

    /// A whole number in a base, as it can be typed in an expression.
    private func text(of term: Term, in base: NumberBase) -> Text? {
        guard term.measure == nil, let value = term.value.rational?.integer, value.bitWidth <= Self.mostBits else {
            return nil
        }
        return base.prefix(of: value) + base.digits(of: value.magnitude)
    }

    /// Longer numbers are too long for a display in any base but ten.
    private static let mostBits = 256
}

/// A number in a form of its own.
struct FormedNumber: Hashable, Sendable {
    /// The number, without its unit.
    let text: Text
    /// Whether the text is all of it, however many digits are shown otherwise.
    let isExact: Bool
}

extension Text {
    /// A canonical number with its point moved so that the exponent of ten can be divided by `step`; nil where that is 0, or
    /// what it is already, and for what is no number.
    func withExponent(ofStep step: Int) -> Text? {
        guard let parts = DecimalParts(self) else { return nil }
        let whole = (parts.exponent % step + step) % step + 1
        let exponent = parts.exponent - whole + 1
        if exponent == 0 { return nil }
        let digits = parts.digits + Array(repeating: 0x30, count: max(0, whole - parts.digits.count))
        let fraction = digits.count > whole ? [UInt8(ascii: ".")] + digits[whole...] : []
        let sign: Text = parts.isNegative ? "-" : ""
        let text = sign + Text(utf8: digits[..<whole] + fraction) + "e" + Text(decimal: Int64(exponent))
        return text == self ? nil : text
    }
}

/// The digits of a canonical number that is not 0, from the first to the last one that is not 0 either, and the exponent of
/// the first.
private struct DecimalParts {
    let isNegative: Bool
    let digits: [UInt8]
    let exponent: Int

    init?(_ text: Text) {
        isNegative = text.utf8.first == UInt8(ascii: "-")
        let parts = text.utf8.dropFirst(isNegative ? 1 : 0).split(
            separator: UInt8(ascii: "e"), omittingEmptySubsequences: false)
        guard parts.count <= 2, let shift = parts.count == 2 ? Self.number(parts[1]) : 0 else { return nil }
        let mantissa = Array(parts[0])
        let point = mantissa.firstIndex(of: UInt8(ascii: ".")) ?? mantissa.count
        let figures = mantissa.filter { $0 != UInt8(ascii: ".") }
        guard figures.allSatisfy({ (0x30...0x39).contains($0) }), let first = figures.firstIndex(where: { $0 != 0x30 }),
            let last = figures.lastIndex(where: { $0 != 0x30 })
        else { return nil }
        digits = Array(figures[first...last])
        exponent = point - 1 - first + shift
    }

    private static func number(_ bytes: ArraySlice<UInt8>) -> Int? {
        let isNegative = bytes.first == UInt8(ascii: "-")
        return Text(utf8: Array(bytes.dropFirst(isNegative ? 1 : 0))).wholeNumber.map { isNegative ? -$0 : $0 }
    }
}
