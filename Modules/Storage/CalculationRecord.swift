import Screens

/// A calculation of the history as it is kept.
public struct CalculationRecord: Equatable, Sendable {
    /// What was calculated, as it is shown.
    public let expression: Text
    /// What came out, as it is shown.
    public let result: Text
    /// What came out, so that the very same number is had again.
    public let number: NumberRecord
    /// The base of the numbers in the expression; nil if it is no line of the programmer's mode.
    public let base: Int?
    /// The name of the unit of angles.
    public let angle: Text

    /// A calculation.
    public init(expression: Text, result: Text, number: NumberRecord, base: Int?, angle: Text) {
        self.expression = expression
        self.result = result
        self.number = number
        self.base = base
        self.angle = angle
    }
}

/// A number of the calculator as it is kept, in the calculator's own words.
public struct NumberRecord: Equatable, Sendable {
    /// The value.
    public let value: Text
    /// What it counts.
    public let measure: Text
    /// The expression it came from.
    public let expression: Text

    /// A number.
    public init(value: Text, measure: Text, expression: Text) {
        self.value = value
        self.measure = measure
        self.expression = expression
    }
}
