/// An exact real number by itself: what memory, variables and results hold between two calculations.
public struct Real: Hashable, Sendable {
    /// The operations that lead to the number, operands first; the last makes the number itself.
    let operations: [Operation]

    /// A rational number.
    public init(_ value: Rational) {
        operations = [.rational(value)]
    }

    init(operations: [Operation]) {
        self.operations = operations
    }

    /// The number as a rational one, if it is known to be one that can be written out.
    public var rational: Rational? {
        if case .rational(let value)? = operations.last { value } else { nil }
    }
}

extension Real {
    /// About the bytes that the number takes.
    public var byteCount: Int { operations.reduce(0) { $0 + 64 + $1.digitBytes } }
}

extension Calculation {
    /// The number by itself. O(numbers of the calculation).
    public func real(_ number: Number) -> Real {
        var isNeeded = [Bool](repeating: false, count: number.place + 1)
        isNeeded[number.place] = true
        for place in stride(from: number.place, through: 0, by: -1) where isNeeded[place] {
            for operand in operations[place].operands { isNeeded[operand] = true }
        }
        var places = [Int](repeating: 0, count: number.place + 1)
        var kept: [Operation] = []
        for place in isNeeded.indices where isNeeded[place] {
            places[place] = kept.count
            kept.append(operations[place].moved { places[$0] })
        }
        return Real(operations: kept)
    }

    /// The number of this calculation that is equal to a number from elsewhere. O(operations that lead to it).
    public func number(_ real: Real) throws(CalculationError) -> Number {
        try charging { () throws(Interruption) in try budget.charge(100 * Int64(real.operations.count)) }
        var places: [Int] = []
        for operation in real.operations {
            places.append(try append(operation.moved { places[$0] }).place)
        }
        return places.last.map { Number(place: $0) } ?? number(0)
    }
}
