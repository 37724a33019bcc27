import CalcCore
import ExactReal
import LoopTesting
import Screens
import Testing

/// The original's transitions are kept: the same commands give the same state and number, where no departure applies.
struct OriginalTests {
    @Test(arguments: PropertyTests.seeds)
    func agrees(seed: UInt64?) {
        var random = SeededRandom(seed: seed)
        for _ in 0..<50 {
            var original = OriginalCalculator.oneOperand(screen: "0")
            var calculator = Calculator()
            let commands = sum(&random)
            for command in commands {
                original = original.after(command)
                reduce(&calculator, command)
            }
            #expect(value(of: calculator) == original.value, "seed \(random.seed): \(commands)")
            #expect(calculator.desk.isLike(original), "seed \(random.seed): \(commands)")
        }
    }

    /// Numbers and operators in turn, as they are usually typed; `=` at the end or not.
    private func sum(_ random: inout SeededRandom) -> [Command] {
        var commands = number(&random)
        for _ in 0..<Int.random(in: 0...4, using: &random) {
            let operation = Operator.allCases.randomElement(using: &random) ?? .add
            commands += [.operation(operation)]
            // A wrong operator is mended before the next number, while there is only one operand.
            if commands.count(where: { if case .operation = $0 { true } else { false } }) == 1 {
                commands += [.operation(.subtract), .operation(operation)]
            }
            commands += number(&random)
            if operation == .multiply, Bool.random(using: &random) { commands += [.percent] }
        }
        return commands + (Bool.random(using: &random) ? [.equal] : [])
    }

    /// A number that is not 0, so that nothing is divided by it.
    private func number(_ random: inout SeededRandom) -> [Command] {
        var commands = [Command.addDigit(Digit(rawValue: .random(in: 1...9, using: &random)) ?? .one)]
        if Bool.random(using: &random) { commands += [.addPoint, .addDigit(.five), .addPoint, .addDigit(.zero)] }
        if Int.random(in: 0..<4, using: &random) == 0 { commands += [.changeSign] }
        if Int.random(in: 0..<9, using: &random) == 0 { commands = commands + [.clear] + commands }
        return commands
    }

    private func value(of calculator: Calculator) -> Rational? {
        switch calculator.desk.shown {
        case .typed: Rational(decimal: Array((screen(of: calculator).text(of: "result") ?? "").utf8))
        case .value(let term), .result(let term, again: _): term.value.rational
        }
    }
}

extension Desk {
    /// Whether the state is the same of the three.
    fileprivate func isLike(_ original: OriginalCalculator) -> Bool {
        switch (self, original) {
        case (.oneOperand, .oneOperand), (.oneOperandAndOperator, .oneOperandAndOperator),
            (.twoOperandsAndOperator, .twoOperandsAndOperator):
            true
        default: false
        }
    }
}
