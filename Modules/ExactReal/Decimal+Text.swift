extension Decimal {
    /// The canonical text in ASCII: `-0.125`, `1234567890123456`, `1.234e-12`.
    ///
    /// The exponent form stands below 1e-9 and from 1e16 on, except for whole numbers with all their digits there. Never
    /// `-0`, no zeros at the end of a fraction. In other bases than ten it is a product with a power of the base, in
    /// decimal digits: `1.8·16^-12`.
    public var text: [UInt8] {
        let number = isPlain ? plainText : exponentText
        return isNegative ? [UInt8(ascii: "-")] + number : number
    }

    private var isPlain: Bool {
        let isWhole = isExact && digits.count <= exponent + 1
        return exponent < Decimal.fullDigitCount(radix)
            ? exponent >= Decimal.lowestPlainExponent : isWhole && exponent < precision
    }

    private static let lowestPlainExponent = -9

    private var plainText: [UInt8] {
        // Plain text is short: the exponent is small.
        let exponent = Int(exponent)
        if exponent < 0 { return zeros(1) + [point] + zeros(-exponent - 1) + digits }
        if digits.count <= exponent + 1 { return digits + zeros(exponent + 1 - digits.count) }
        return digits[...exponent] + [point] + digits[(exponent + 1)...]
    }

    private var exponentText: [UInt8] {
        let fraction = digits.count > 1 ? [point] + digits[1...] : []
        return digits[..<1] + fraction + exponentSign + Integer(wide: exponent).decimalText
    }

    /// What stands between the digits and the exponent.
    private var exponentSign: [UInt8] {
        // Two literals of arrays would become one here: Swift 6.3 takes "^" for both in wasm.
        radix == 10 ? Array("e".utf8) : Array("·".utf8) + Integer(radix).decimalText + Array("^".utf8)
    }

    private func zeros(_ count: Int) -> [UInt8] { Array(repeating: UInt8(ascii: "0"), count: count) }

    private var point: UInt8 { UInt8(ascii: ".") }
}

extension Decimal: CustomStringConvertible {
    /// The canonical text, for messages and tests.
    public var description: String { String(decoding: text, as: UTF8.self) }
}
