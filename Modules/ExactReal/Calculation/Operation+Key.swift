extension Operation {
    /// A key for a `PlaceIndex`.
    var key: UInt32 {
        var key = IndexKey()
        switch self {
        case .rational(let value): key.mix(value)
        case .pi: key.mix(2)
        case .sum(let a, let b): key.mix(3, a, b)
        case .product(let a, let b): key.mix(4, a, b)
        case .quotient(let a, let b): key.mix(5, a, b)
        case .integerPower(let a, let n):
            key.mix(6, a)
            key.mix(n)
        case .root(let a, let k): key.mix(7, a, k)
        case .power(let a, let b): key.mix(8, a, b)
        case .magnitude(let a): key.mix(9, a)
        case .function(let function, let a): key.mix(10, a, Int(function.rawValue))
        }
        return key.value
    }
}

extension IndexKey {
    fileprivate mutating func mix(_ words: Int...) {
        for word in words { mix(word) }
    }
}
