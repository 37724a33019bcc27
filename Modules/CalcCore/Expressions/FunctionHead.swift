import ExactReal
import Screens

/// A function as it stands before its operands: `sin`, `sin^2`, `log_2`, or one of the user.
struct FunctionHead {
    /// The name in the reading.
    let name: Text
    /// How many numbers stand behind it.
    let arity: ClosedRange<Int>
    private let callee: Callee
    /// The base of a logarithm, told by its name.
    private var base: Rational?
    /// The power to which the result is raised, told behind the name.
    private var power: Rational?

    private enum Callee {
        case named(NamedFunction)
        case defined(Text)
    }

    init(_ function: NamedFunction) {
        name = function.name
        arity = function.arity
        callee = .named(function)
    }

    /// A function of the user that takes so many numbers.
    init(_ name: Text, count: Int) {
        self.name = name
        arity = count...count
        callee = .defined(name)
    }

    /// The logarithm to a base.
    init(logarithmToBase digits: Text) {
        name = "log_" + digits
        arity = 1...1
        callee = .named(.logarithm)
        base = Rational(decimal: digits.utf8)
    }

    /// The function with a power behind its name: `sin^2` is the square of the sine, `sin^-1` the arc sine. Nil where
    /// that is not clear.
    func raised(to exponent: Rational, _ text: Text) -> FunctionHead? {
        guard case .named(let function) = callee else { return nil }
        if exponent == -1 { return function.inverse.map { FunctionHead($0) } }
        return exponent.sign > 0 ? FunctionHead(self, power: exponent, text) : nil
    }

    private init(_ head: FunctionHead, power: Rational, _ text: Text) {
        // A power stands behind a name in letters, not behind the sign of a root.
        let name = if case .named(let function) = head.callee { function.word ?? head.name } else { head.name }
        (self.name, arity, callee, base) = (name + text, head.arity, head.callee, head.base)
        self.power = power
    }

    /// What is done with so many operands that were read.
    func actions(count: Int) -> [Step.Action] {
        let call: Step.Action =
            switch callee {
            case .named(let function): .call(function, count: base == nil ? count : count + 1)
            case .defined(let name): .callDefined(name, count: count)
            }
        let base = base.map { [Step.Action.number($0)] } ?? []
        return base + [call] + (power.map { [.number($0), .power] } ?? [])
    }
}
