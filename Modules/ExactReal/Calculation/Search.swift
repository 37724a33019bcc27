/// Smaller and smaller balls of a number, until what is looked for is found or it is time to give up.
struct Search {
    private let calculation: Calculation
    private let number: Calculation.Number
    /// The precision of the next ball, in bits.
    private(set) var precision: Int
    /// The last ball that there was.
    private(set) var ball: Ball?
    /// How many balls were tried.
    private(set) var count = 0
    /// Whether a smaller ball would cost more than is left for it.
    private(set) var isOver = false
    private var work: Int64 = 0
    private let limit: Int

    /// Whether more precision alone is not likely to help.
    var isTimeForProof: Bool { count == 2 || isOver && count == 1 }

    /// Why there is no answer to a question: no proof, or too little work for a first look.
    func failure(_ question: Undecided) -> CalculationError {
        ball.map { $0.radius < Search.smallRadius } ?? false ? .undecided(question) : .overWork
    }

    /// A ball so narrow tells what more precision is not likely to change.
    private static let smallRadius = Bound.power(-8)

    /// A search that begins with so much precision.
    init(_ calculation: Calculation, _ number: Calculation.Number, precision: Int = Calculation.roughPrecision) {
        self.calculation = calculation
        self.number = number
        self.precision = Search.rounded(Int64(precision))
        limit = max(Calculation.highestPrecision, 2 * precision, 2 * calculation.numbers.longestRational)
    }

    /// A ball at this precision; nil if the precision is too low for any, or too much work.
    mutating func next() throws(CalculationError) -> Ball? {
        let work = calculation.budget.remainingWork
        count += 1
        do throws(Interruption) {
            let found = try calculation.ball(number, precision: precision)
            ball = found
            self.work = work - calculation.budget.remainingWork
            return found
        } catch {
            self.work = work - calculation.budget.remainingWork
            if error == .undecided { return nil }
            guard ball != nil, error == .overWork || error == .overMemory else { throw CalculationError(error) }
            isOver = true
            return nil
        }
    }

    /// Goes on with twice the precision, if there is hope.
    mutating func raise() {
        isOver = isOver || precision > limit || ball.map { $0.magnitude < Search.hopeless } ?? false
        raise(by: 0)
    }

    /// Goes on with so many bits more, and with twice the precision at least; with four times the work, as a rule.
    mutating func raise(by bits: Int64) {
        isOver = isOver || work > calculation.budget.remainingWork / 4
        precision = Search.rounded(Int64(precision) + max(bits, Int64(precision)))
    }

    /// A number that near to 0 has no exponent that can be told.
    static let hopeless = Bound.power(-Ball.exponentLimit / 2)

    /// The next of a few precisions, so that balls that are known often serve again.
    private static func rounded(_ precision: Int64) -> Int {
        let step = min(Int64(1) << Int64(max(0, Int64.bitWidth - precision.leadingZeroBitCount - 4)), 1 << 12)
        return Int(clamping: (precision + step - 1) / step * step)
    }
}
