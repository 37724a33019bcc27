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
    private(set) var numbers: NumberList
    /// Whether numbers get forms; tests of the proofs that do without them say no.
    var hasForms = true
    var formAllowance: FormAllowance

    /// A calculation that charges `budget`: without a number, or with those that an earlier one had. Constants are kept
    /// in `constants` for the next one.
    public init(budget: Budget, constants: Constants = Constants(), continuing kept: KeptNumbers? = nil) {
        self.budget = budget
        self.constants = constants
        numbers = kept?.numbers ?? NumberList()
        budget.keepAnyway(bytes: numbers.byteCount)
        formAllowance = FormAllowance(of: budget)
    }

    /// The number of an operation whose domain is proved: a rational number where it is known to be one, so that this is
    /// always seen, and a number that is there already where one has the same form.
    func append(_ operation: Operation) throws(CalculationError) -> Number {
        let operation = operation.ordered
        if let known = known(operation) { return known }
        if let value = try written(operation) {
            return try insert(.rational(value), value.isShort ? Form(value) : knownForm(of: operation))
        }
        let form = try knownForm(of: operation)
        if let form, let known = known(form) { return known }
        if let form, let value = try written(form) { return try insert(.rational(value), form) }
        if let form, let plain = try plainNumber(form, of: operation) { return plain }
        return try insert(operation, form)
    }

    private func knownForm(of operation: Operation) throws(CalculationError) -> Form? {
        try hasForms ? form(of: operation) : nil
    }

    /// The number of an operation, if it is there.
    private func known(_ operation: Operation) -> Number? {
        numbers.place(of: operation).map { Number(place: $0) }
    }

    /// The number that has a form, if it is there.
    func known(_ form: Form) -> Number? {
        numbers.place(of: form).map { Number(place: $0) }
    }

    private func insert(_ operation: Operation, _ form: Form?) throws(CalculationError) -> Number {
        if let known = known(operation) { return known }
        let formBytes = form?.byteCount ?? 0
        formAllowance.keep(bytes: formBytes)
        try charging { () throws(Interruption) in
            try budget.charge(1)
            try budget.keep(bytes: operation.byteCount + formBytes)
        }
        return add(operation, form)
    }

    private func add(_ operation: Operation, _ form: Form?) -> Number {
        Number(place: numbers.append(operation, form, provenance(of: operation)))
    }

    /// A smaller ball of the number at a place.
    func keep(_ ball: Ball, _ place: Int, precision: Int) {
        numbers.keep(ball, place, precision: precision)
    }

    /// The number at a place is seen to be above 0.
    func keepPositive(_ place: Int) {
        numbers.keepPositive(place)
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
    /// A rational number. What it takes beyond the budget's bytes fails the next operation.
    public func number(_ value: Rational) -> Number {
        let operation = Operation.rational(value)
        if let known = known(operation) { return known }
        budget.keepAnyway(bytes: operation.byteCount)
        return add(operation, value.isShort ? Form(value) : nil)
    }

    /// The number as a rational one, if it is known to be one that can be written out.
    public func rational(_ number: Number) -> Rational? {
        if case .rational(let value) = operations[number.place] { value } else { nil }
    }
}

/// What is known of the numbers, by their places.
extension Calculation {
    var operations: [Operation] { numbers.operations }
    var forms: [Form?] { numbers.forms }
    var balls: [NumberList.KnownBall?] { numbers.balls }
    var traits: [Traits] { numbers.traits }
    var provenances: [Provenance] { numbers.provenances }
}
