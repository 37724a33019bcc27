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

    /// About the bytes that the form takes.
    var byteCount: Int { divisors.terms.reduce(numerator.byteCount) { $0 + $1.key.byteCount } }
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

extension Polynomial {
    fileprivate var byteCount: Int {
        terms.reduce(64) { sum, term in
            sum + 128 + term.factor.bitWidth / 8 + 64 * term.key.powers.terms.count
                + 64 * (term.key.wave?.angle.terms.count ?? 0)
        }
    }
}
