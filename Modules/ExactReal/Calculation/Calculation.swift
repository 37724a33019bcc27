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
    private(set) var provenances: [Provenance] = []
    /// The bits of the longest rational number: a measure of the precision that may be needed.
    private(set) var longestRational = 0
    private var operationIndex = PlaceIndex()
    private var formIndex = PlaceIndex()
    /// Whether numbers get forms; tests of the proofs that do without them say no.
    var hasForms = true

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
    /// always seen, and a number that is there already where one has the same form.
    func append(_ operation: Operation) throws(CalculationError) -> Number {
        let operation = operation.ordered
        if let known = known(operation) { return known }
        if let value = try written(operation) { return try insert(.rational(value), Form(value)) }
        let form = try hasForms ? form(of: operation) : nil
        if let value = form?.rational { return try insert(.rational(value), form) }
        if let form, let known = known(form) { return known }
        if let form, let plain = try plainNumber(form, of: operation) { return plain }
        return try insert(operation, form)
    }

    /// The number of an operation, if it is there.
    private func known(_ operation: Operation) -> Number? {
        operationIndex.place(operation.key) { operations[$0] == operation }.map { Number(place: $0) }
    }

    /// The number that has a form, if it is there.
    func known(_ form: Form) -> Number? {
        let place = form.place ?? formIndex.place(form.key) { forms[$0] == form }
        return place.map { Number(place: $0) }
    }

    private func insert(_ operation: Operation, _ form: Form?) throws(CalculationError) -> Number {
        if let known = known(operation) { return known }
        try charging { () throws(Interruption) in
            try budget.charge(1)
            try budget.keep(bytes: operation.byteCount + (form?.byteCount ?? 0))
        }
        return add(operation, form)
    }

    private func add(_ operation: Operation, _ form: Form?) -> Number {
        let place = operations.count
        operations.append(operation)
        forms.append(form)
        balls.append(nil)
        traits.append(Traits(operation) { traits[$0] })
        provenances.append(provenance(of: operation))
        if case .rational(let value) = operation { longestRational = max(longestRational, value.bitWidth) }
        operationIndex.insert(operation.key, place)
        if let form { formIndex.insert(form.key, place) }
        return Number(place: place)
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
        return known(operation) ?? add(operation, Form(value))
    }

    /// The number as a rational one, if it is known to be one that can be written out.
    public func rational(_ number: Number) -> Rational? {
        if case .rational(let value) = operations[number.place] { value } else { nil }
    }
}
