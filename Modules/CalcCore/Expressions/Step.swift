import ExactReal
import Screens

/// One step of a calculation on a stack of numbers.
struct Step: Hashable, Sendable {
    let action: Action
    /// The byte of the text where it stands.
    let position: Int

    enum Action: Hashable, Sendable {
        // A number is put on the stack.
        case number(Rational)
        case constant(Constant)
        /// The last result.
        case answer
        /// What a name stands for when the step is done.
        case variable(Text)
        /// The n-th number that the function at hand was given.
        case parameter(Int)

        /// The date of the day when the step is done.
        case today
        /// A number of a unit, a date, a time, or the unit behind `to`.
        case quantity(Rational, Measure)

        // The topmost numbers make place for a result.
        case add, subtract, multiply, divide, modulo, power, combinations, permutations
        /// a + n%: n percent of a, added to it or subtracted from it.
        case addShare, subtractShare
        case negate, hundredth, factorial, doubleFactorial
        /// What stands before a unit counts it.
        case unit(UnitPower)
        /// `ft in` behind `to`.
        case alongside(Unit)
        /// 3 ft 5 in.
        case addSmaller
        /// A quantity in another unit.
        case convert
        /// Nothing becomes of them, but what stands left of the topmost has a unit, which else could be that of both.
        case checkDividend(Text)
        /// A function of so many numbers.
        case call(NamedFunction, count: Int)
        /// A function that the user defined, of so many numbers.
        case callDefined(Text, count: Int)
    }
}
