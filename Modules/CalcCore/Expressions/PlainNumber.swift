import ExactReal
import Screens

/// A number of plain arithmetic: exact as long as it is a fraction.
enum PlainNumber {
    case rational(Rational)
    case real(QuickReals.Number)
}

/// What is done with numbers of plain arithmetic; nil where there is no result, or none so quickly.
struct PlainNumbers {
    let reals: QuickReals
    let angle: AngleUnit

    func sum(_ left: PlainNumber, _ right: PlainNumber) -> PlainNumber? {
        if case .rational(let left) = left, case .rational(let right) = right { return .rational(left + right) }
        return combined(left, right, reals.sum)
    }

    func difference(_ left: PlainNumber, _ right: PlainNumber) -> PlainNumber? {
        if case .rational(let left) = left, case .rational(let right) = right { return .rational(left - right) }
        return combined(left, right, reals.difference)
    }

    func product(_ left: PlainNumber, _ right: PlainNumber) -> PlainNumber? {
        if case .rational(let left) = left, case .rational(let right) = right { return .rational(left * right) }
        return combined(left, right, reals.product)
    }

    func quotient(_ left: PlainNumber, _ right: PlainNumber) -> PlainNumber? {
        if case .rational(let left) = left, case .rational(let right) = right {
            return left.divided(by: right).map { .rational($0) }
        }
        return combined(left, right, reals.quotient)
    }

    /// The function of this name; nil for names that are not plain.
    func value(of name: ArraySlice<UInt8>, _ number: PlainNumber) -> PlainNumber? {
        guard let (_, function, turns) = Self.functions.first(where: { name.elementsEqual($0.name.utf8) }),
            let operand = real(number).flatMap({ turns == .ofOperand ? inRadians($0) : $0 }),
            let value = reals.value(of: function, operand)
        else { return nil }
        return (turns == .ofValue ? fromRadians(value) : value).map { .real($0) }
    }

    private enum Angles { case none, ofOperand, ofValue }

    private static let functions: [(name: Text, function: QuickReals.Function, turns: Angles)] = [
        ("sqrt", .squareRoot, .none), ("exp", .exponential, .none), ("ln", .naturalLogarithm, .none),
        ("sin", .sine, .ofOperand), ("cos", .cosine, .ofOperand), ("tan", .tangent, .ofOperand),
        ("atan", .arcTangent, .ofValue),
    ]

    private func real(_ number: PlainNumber) -> QuickReals.Number? {
        switch number {
        case .rational(let value): reals.number(value)
        case .real(let value): value
        }
    }

    private func combined(
        _ left: PlainNumber, _ right: PlainNumber,
        _ operation: (QuickReals.Number, QuickReals.Number) -> QuickReals.Number?
    ) -> PlainNumber? {
        guard let left = real(left), let right = real(right) else { return nil }
        return operation(left, right).map { .real($0) }
    }
}

// Angles.
extension PlainNumbers {
    /// Half a turn in the unit; nil for radians.
    private var halfTurn: QuickReals.Number? {
        switch angle {
        case .degrees: reals.number(180)
        case .gradians: reals.number(200)
        case .radians: nil
        }
    }

    private func inRadians(_ number: QuickReals.Number) -> QuickReals.Number? {
        guard let halfTurn else { return number }
        guard let pi = reals.pi, let product = reals.product(number, pi) else { return nil }
        return reals.quotient(product, halfTurn)
    }

    private func fromRadians(_ number: QuickReals.Number) -> QuickReals.Number? {
        guard let halfTurn else { return number }
        guard let pi = reals.pi, let product = reals.product(number, halfTurn) else { return nil }
        return reals.quotient(product, pi)
    }
}
