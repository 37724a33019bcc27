extension Form {
    /// About the bytes that the form takes.
    var byteCount: Int { divisors.terms.reduce(numerator.byteCount) { $0 + $1.key.byteCount + $1.factor.byteCount } }
}

extension Polynomial {
    fileprivate var byteCount: Int {
        terms.reduce(Form.arrayBytes) { $0 + $1.factor.byteCount + $1.key.byteCount }
    }
}

extension PowerProduct {
    fileprivate var byteCount: Int {
        let angle = wave?.angle.terms.reduce(Form.arrayBytes) { $0 + $1.factor.byteCount + Form.keyBytes } ?? 0
        return powers.terms.reduce(angle + Form.arrayBytes) { $0 + $1.factor.byteCount + $1.key.byteCount }
    }
}

extension Generator {
    fileprivate var byteCount: Int {
        if case .prime(let p) = self { Form.keyBytes + p.bitWidth / 8 } else { Form.keyBytes }
    }
}

extension Rational {
    /// Both parts, and the arrays of those that are not small.
    fileprivate var byteCount: Int {
        bitWidth < Int.bitWidth ? Form.keyBytes : Form.keyBytes + 2 * Form.arrayBytes + bitWidth / 8
    }
}

extension Form {
    fileprivate static let arrayBytes = 48
    fileprivate static let keyBytes = 32
}
