/// A calculation with exact real numbers.
///
/// A number is the operation that makes it of earlier numbers, in one flat list: nothing recurses, and equal operations
/// are one number. What is known of each is kept beside it: its closed form, where it has one, and a ball that holds it,
/// to be made smaller whenever more must be known. So no digit is ever guessed.
///
/// As in N. Müller, "The iRRAM", 2001 (balls with restart) and H.-J. Boehm, "Towards an API for the real numbers", 2020
/// (closed forms beside them).
public final class Calculation {
    /// A number of a calculation; it means nothing in another one.
    public struct Number: Hashable {
        let place: Int
    }

    /// What the calculation may still use.
    public let budget: Budget
    let constants: Constants
    private(set) var operations: [Operation] = []
    private(set) var forms: [Form?] = []
    var balls: [KnownBall?] = []
    var traits: [Traits] = []
    private var index = OperationIndex()

    /// A ball and the precision with which it was found.
    struct KnownBall {
        let ball: Ball
        let precision: Int
    }

    /// A calculation without a number that charges `budget`. Constants are kept in `constants` for the next one.
    public init(budget: Budget, constants: Constants = Constants()) {
        self.budget = budget
        self.constants = constants
    }

    /// The number of an operation whose domain is proved: a rational number where it is known to be one, so that this is
    /// always seen.
    func append(_ operation: Operation) throws(CalculationError) -> Number {
        let operation = operation.ordered
        if let known = index.place(of: operation, in: operations) { return Number(place: known) }
        if let value = try written(operation) { return try insert(.rational(value), Form(value)) }
        let form = try form(of: operation)
        if let value = form?.rational { return try insert(.rational(value), form) }
        return try insert(operation, form)
    }

    private func insert(_ operation: Operation, _ form: Form?) throws(CalculationError) -> Number {
        if let known = index.place(of: operation, in: operations) { return Number(place: known) }
        try charging { () throws(Interruption) in
            try budget.charge(1)
            try budget.keep(bytes: operation.byteCount)
        }
        return add(operation, form)
    }

    private func add(_ operation: Operation, _ form: Form?) -> Number {
        operations.append(operation)
        forms.append(form)
        balls.append(nil)
        traits.append(Traits(operation) { traits[$0] })
        index.insertLast(of: operations)
        return Number(place: operations.count - 1)
    }

    /// What the budget gives; its errors are those of the calculation.
    func charging<Value>(_ work: () throws(Interruption) -> Value) throws(CalculationError) -> Value {
        do throws(Interruption) {
            return try work()
        } catch {
            throw CalculationError(error)
        }
    }
}

extension Calculation {
    /// A rational number.
    public func number(_ value: Rational) -> Number {
        let operation = Operation.rational(value)
        if let known = index.place(of: operation, in: operations) { return Number(place: known) }
        return add(operation, Form(value))
    }

    /// The number as a rational one, if it is known to be one that can be written out.
    public func rational(_ number: Number) -> Rational? {
        if case .rational(let value) = operations[number.place] { value } else { nil }
    }
}
