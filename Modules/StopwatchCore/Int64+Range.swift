extension Int64 {
    /// The sum, or the end of the range that it would pass.
    func plus(_ other: Int64) -> Int64 {
        exactly(plus: other) ?? (other > 0 ? .max : .min)
    }

    /// The difference, or the end of the range that it would pass.
    func minus(_ other: Int64) -> Int64 {
        let (difference, overflow) = subtractingReportingOverflow(other)
        return overflow ? (other < 0 ? .max : .min) : difference
    }

    /// The sum; nil if it is out of range.
    func exactly(plus other: Int64) -> Int64? {
        let (sum, overflow) = addingReportingOverflow(other)
        return overflow ? nil : sum
    }

    /// The product; nil if it is out of range.
    func exactly(times other: Int64) -> Int64? {
        let (product, overflow) = multipliedReportingOverflow(by: other)
        return overflow ? nil : product
    }
}
