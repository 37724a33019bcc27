/// A factor of a closed form as text, with what is needed to put it beside another one.
struct FactorText {
    /// In the order in which factors stand.
    enum Kind: Int {
        case number
        /// A π by itself.
        case pi
        /// A power of π.
        case power
        case other
        case root
        /// A function without brackets.
        case function
    }

    let kind: Kind
    let text: [UInt8]

    /// A product: the × between a number and π or a root, and between π and a root, is left out.
    static func product(_ factors: [FactorText]) -> [UInt8] {
        var text: [UInt8] = []
        var previous: Kind?
        for factor in factors.sorted(by: { $0.kind.rawValue < $1.kind.rawValue }) {
            if let previous, !isSignLeftOut(previous, factor.kind) { text += Array("·".utf8) }
            text += factor.text
            previous = factor.kind
        }
        return text.isEmpty ? Array("1".utf8) : text
    }

    private static func isSignLeftOut(_ left: Kind, _ right: Kind) -> Bool {
        switch (left, right) {
        case (.number, .pi), (.number, .power), (.number, .root), (.pi, .root): true
        default: false
        }
    }

    /// A quotient of products.
    static func quotient(_ upper: [FactorText], _ lower: [FactorText]) -> [UInt8] {
        switch lower.count {
        case 0: product(upper)
        case 1: product(upper) + Array("/".utf8) + lower[0].text
        default: product(upper) + Array("/".utf8) + bracketed(product(lower))
        }
    }

    static func bracketed(_ text: [UInt8]) -> [UInt8] {
        Array("(".utf8) + text + Array(")".utf8)
    }

    static func number(_ value: Integer) -> FactorText {
        FactorText(kind: .number, text: value.decimalText)
    }

    /// A root: of the square root's kind, or as a power.
    static func root(_ base: [FactorText], _ exponent: Rational) -> FactorText {
        let text = base.count == 1 ? base[0].asOperand : bracketed(product(base))
        if exponent == .half { return FactorText(kind: .root, text: Array("√".utf8) + text) }
        return FactorText(kind: .other, text: text + Array("^".utf8) + bracketed(exponent.fractionText))
    }

    /// A whole power from 1 on.
    func power(_ exponent: Integer) -> FactorText {
        if exponent == 1 { return self }
        return FactorText(kind: kind == .pi ? .power : .other, text: asOperand + Array("^".utf8) + exponent.decimalText)
    }

    private var asOperand: [UInt8] { kind == .function ? FactorText.bracketed(text) : text }
}
