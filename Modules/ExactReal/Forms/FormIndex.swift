/// Finds the number that has a form, so that numbers of equal forms are one number.
struct FormIndex {
    private var index = PlaceIndex()

    /// The place of the form.
    func place(of form: Form, in forms: [Form?]) -> Int? {
        index.place(form.key) { forms[$0] == form }
    }

    mutating func insert(_ form: Form, at place: Int) {
        index.insert(form.key, place)
    }
}

extension Form {
    fileprivate var key: UInt32 {
        var key = IndexKey()
        key.mix(numerator)
        key.mix(denominator)
        return key.value
    }
}

extension IndexKey {
    fileprivate mutating func mix(_ polynomial: Polynomial) {
        mix(UInt32(truncatingIfNeeded: polynomial.terms.count))
        for term in polynomial.terms {
            mix(term.factor)
            for power in term.key.powers.terms {
                mix(power.key)
                mix(power.factor)
            }
            for part in term.key.wave?.angle.terms ?? [] {
                mix(UInt32(truncatingIfNeeded: part.key))
                mix(part.factor)
            }
        }
    }

    private mutating func mix(_ generator: Generator) {
        switch generator {
        case .prime(let value): mix(value)
        case .number(let place), .exponential(let place): mix(UInt32(truncatingIfNeeded: place))
        }
    }

    private mutating func mix(_ value: Rational) {
        mix(value.numerator)
        mix(value.denominator)
    }

    private mutating func mix(_ value: Integer) {
        mix(UInt32(truncatingIfNeeded: value.naturalMagnitude.limbs.first ?? 0))
        mix(UInt32(truncatingIfNeeded: value.bitWidth) << 1 | (value.isNegative ? 1 : 0))
    }
}
