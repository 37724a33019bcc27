extension Form {
    /// A key for a `PlaceIndex`.
    var key: UInt32 {
        var key = IndexKey()
        key.mix(numerator)
        for divisor in divisors.terms {
            key.mix(divisor.key)
            key.mix(divisor.factor)
        }
        return key.value
    }
}

extension IndexKey {
    fileprivate mutating func mix(_ polynomial: Polynomial) {
        mix(polynomial.terms.count)
        for term in polynomial.terms {
            mix(term.factor)
            for power in term.key.powers.terms {
                mix(power.key)
                mix(power.factor)
            }
            for part in term.key.wave?.angle.terms ?? [] {
                mix(part.key)
                mix(part.factor)
            }
        }
    }

    private mutating func mix(_ generator: Generator) {
        switch generator {
        case .prime(let value): mix(value)
        case .number(let place), .exponential(let place): mix(place)
        }
    }
}
