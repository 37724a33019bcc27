import Screens

/// A duration as written, such as `2h17m45.5s`: numbers, each with its unit.
struct DurationParts {
    /// One number with its unit.
    fileprivate struct Part {
        /// The number without its point.
        var digits: [UInt8]
        /// How many of the digits stand after the point.
        var decimals: Int
        /// The unit in nanoseconds.
        var unit: Int64
    }

    private var parts: [Part] = []

    /// Reads a duration; nil if it is not written like one.
    init?(_ bytes: ArraySlice<UInt8>) {
        var rest = bytes
        repeat {
            guard let part = Self.readPart(from: &rest) else { return nil }
            parts.append(part)
        } while !rest.isEmpty
    }

    /// The duration; nil if it is not a whole number of nanoseconds or exceeds `Int64`.
    var nanoseconds: Int64? {
        var sum: Int64? = 0
        for part in parts {
            sum = sum.flatMap { sum in part.nanoseconds.flatMap { sum.exactly(plus: $0) } }
        }
        return sum
    }

    /// The units by name, in nanoseconds.
    private static func unit(named name: Text) -> Int64? {
        switch name {
        case "ns": 1
        case "us", "µs", "μs": 1_000
        case "ms": 1_000_000
        case "s": 1_000_000_000
        case "m", "min": 60_000_000_000
        case "h": 3_600_000_000_000
        case "d": 86_400_000_000_000
        default: nil
        }
    }

    private static func readPart(from rest: inout ArraySlice<UInt8>) -> Part? {
        let whole = take(from: &rest) { 0x30...0x39 ~= $0 }
        var decimals: [UInt8] = []
        if rest.first == 0x2E {
            rest.removeFirst()
            decimals = take(from: &rest) { 0x30...0x39 ~= $0 }
            guard !decimals.isEmpty else { return nil }
        }
        let name = take(from: &rest) { !(0x30...0x39 ~= $0) && $0 != 0x2E }
        guard !(whole + decimals).isEmpty, let unit = unit(named: Text(utf8: name)) else { return nil }
        while decimals.last == 0x30 { decimals.removeLast() }
        return Part(digits: whole + decimals, decimals: decimals.count, unit: unit)
    }

    private static func take(from rest: inout ArraySlice<UInt8>, while isWanted: (UInt8) -> Bool) -> [UInt8] {
        let taken = rest.prefix(while: isWanted)
        rest = rest[taken.endIndex...]
        return Array(taken)
    }
}

extension DurationParts.Part {
    /// The part in nanoseconds; nil if that is not whole or exceeds `Int64`.
    fileprivate var nanoseconds: Int64? {
        var number: Int64? = 0
        for digit in digits {
            number = number.flatMap { $0.exactly(times: 10) }.flatMap { $0.exactly(plus: Int64(digit) - 0x30) }
        }
        guard var result = number.flatMap({ $0.exactly(times: unit) }) else { return nil }
        for _ in 0..<decimals {
            guard result % 10 == 0 else { return nil }
            result /= 10
        }
        return result
    }
}
