import LoopTesting
import Screens
import Testing

@testable import CalcCore

/// What holds whatever is pressed, in all modes. A failure prints the seed; `TEST_SEED` repeats it.
struct ModePropertyTests {
    static let seeds: [UInt64?] = (1...25).map { $0 } + [nil]

    @Test("undo of everything gives back what was, and redo all of it again", arguments: seeds)
    func undoAndRedo(seed: UInt64?) throws {
        var random = SeededRandom(seed: seed)
        var calculator = Calculator(in: Mode.allCases.randomElement(using: &random) ?? .basic)
        let first = calculator.sheet
        for _ in 0..<150 { press(Self.keys, &calculator, &random) }
        let last = calculator
        var steps = 0
        while calculator.timeline.canUndo {
            reduce(&calculator, .undo)
            calculator.settle()
            steps += 1
        }
        #expect(calculator.sheet == first, "seed \(random.seed)")
        for _ in 0..<steps {
            reduce(&calculator, .redo)
            calculator.settle()
        }
        #expect(calculator.sheet == last.sheet, "seed \(random.seed)")
        #expect(calculator.history == last.history, "seed \(random.seed)")
    }

    @Test("the screen is sound whatever is pressed", arguments: seeds)
    func screens(seed: UInt64?) throws {
        var random = SeededRandom(seed: seed)
        var calculator = Calculator(in: Mode.allCases.randomElement(using: &random) ?? .basic)
        for _ in 0..<150 {
            press(Self.keys, &calculator, &random)
            let screen = screen(of: calculator)
            let ids = screen.controls.map { $0.id }
            #expect(Set(ids).count == ids.count, "seed \(random.seed)")
            #expect(screen.controls.allSatisfy { !$0.spoken.isEmpty }, "seed \(random.seed)")
            if let edited = screen.editedReadout, let caret = edited.caret {
                #expect(edited.text.isBoundary(caret.position) && edited.text.isBoundary(caret.anchor))
            }
            #expect(calculator.request == nil, "all that was asked for is answered")
            for control in screen.controls where !control.isEnabled && !control.id.string.hasPrefix("digit-") {
                let command = try #require(Command(.press(control.id, at: 0)))
                let after = reduce(calculator, command)
                let isSame = after.sheet == calculator.sheet && after.view == calculator.view
                #expect(isSame, "\(control.id.string), seed \(random.seed)")
            }
        }
    }

    private func press(_ keys: [Key], _ calculator: inout Calculator, _ random: inout SeededRandom) {
        guard let key = keys.randomElement(using: &random) else { return }
        reduce(&calculator, key.command)
        calculator.settle()
    }

    /// Every key of every mode, bits and modes less often than the others, digits more often.
    private static let keys: [Key] = {
        let all = Keypad.all.filter { key in
            if case .word(.bit(let place)) = key.command { return place < 4 }
            return true
        }
        let digits = all.filter { $0.control.emphasis == .digit }
        let finishing = all.filter { $0.control.emphasis == .primary }
        let units = UnitCategory.all.indices.flatMap { ConverterKeypad.units(of: $0) }
        return all + digits + digits + finishing + finishing + units
    }()
}
