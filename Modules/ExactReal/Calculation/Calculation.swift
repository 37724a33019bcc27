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
    private var places: [Operation: Int] = [:]
    private var formIndex = FormIndex()

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

    /// The number of an operation whose domain is proved: of a closed form where there is one, so that what is rational
    /// is always seen to be.
    func append(_ operation: Operation) throws(CalculationError) -> Number {
        if let known = places[operation] { return Number(place: known) }
        let form = try form(of: operation)
        if let value = form?.rational { return insert(.rational(value), form) }
        if let form, let known = known(form) { return known }
        return insert(operation, form)
    }

    /// The number that has a form, if there is one yet.
    func known(_ form: Form) -> Number? {
        if let place = form.place { return Number(place: place) }
        return formIndex.place(of: form, in: forms).map { Number(place: $0) }
    }

    private func insert(_ operation: Operation, _ form: Form?) -> Number {
        if let known = places[operation] { return Number(place: known) }
        let place = operations.count
        operations.append(operation)
        forms.append(form)
        balls.append(nil)
        places[operation] = place
        if let form { formIndex.insert(form, at: place) }
        return Number(place: place)
    }
}

extension Calculation {
    /// A rational number.
    public func number(_ value: Rational) -> Number {
        insert(.rational(value), Form(value))
    }

    /// The number as a rational one, if it is known to be one that can be written out.
    public func rational(_ number: Number) -> Rational? {
        if case .rational(let value) = operations[number.place] { value } else { nil }
    }
}
