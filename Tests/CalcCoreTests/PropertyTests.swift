import CalcCore
import ExactReal
import LoopTesting
import Screens
import Testing

/// What holds whatever is pressed. A failure prints the seed; `TEST_SEED` repeats it.
struct PropertyTests {
    /// Seeds that stay, and one that is new in every run.
    static let seeds: [UInt64?] = (1...20).map { $0 } + [nil]

    @Test(arguments: seeds)
    func neverAFalseNumber(seed: UInt64?) {
        walk(seed) { calculator, trail in
            let result = screen(of: calculator).text(of: "result") ?? ""
            #expect(!result.isEmpty, "\(trail)")
            if calculator.failure == nil { #expect(isNumber(result), "\(result) after \(trail)") }
            #expect(
                screen(of: calculator).fact("status") == (calculator.failure?.words.string ?? ""), "\(trail)")
        }
    }

    @Test(arguments: seeds)
    func theLineIsTrue(seed: UInt64?) {
        walk(seed) { calculator, trail in
            let line = screen(of: calculator).text(of: "line") ?? ""
            guard calculator.failure == nil, line.hasSuffix(" ="), let value = value(of: calculator) else { return }
            let evaluation = try? evaluate(Text(String(line.dropLast(2))))
            #expect(evaluation?.value?.agrees(with: value) == true, "\(line) after \(trail)")
        }
    }

    @Test(arguments: seeds)
    func undoAndRedoRestore(seed: UInt64?) {
        var before: [Calculator] = []
        walk(seed) { calculator, trail in
            before.append(calculator)
            let undone = reduce(calculator, .undo)
            if undone != calculator { #expect(reduce(undone, .redo) == calculator, "\(trail)") }
        }
        guard var calculator = before.last else { return }
        let last = calculator
        var steps = 0
        while case let earlier = reduce(calculator, .undo), earlier != calculator {
            calculator = earlier
            steps += 1
        }
        #expect(screen(of: calculator).display == screen(of: Calculator()).display)
        for _ in 0..<steps { reduce(&calculator, .redo) }
        #expect(calculator == last)
    }

    @Test(arguments: seeds)
    func disabledControlsDoNothing(seed: UInt64?) {
        walk(seed) { calculator, trail in
            for control in screen(of: calculator).controls where !control.isEnabled {
                guard let command = Command(.press(control.id, at: 0)) else { return }
                #expect(reduce(calculator, command) == calculator, "\(control.id.string) after \(trail)")
            }
        }
    }

    @Test(arguments: seeds)
    func errorsKeepTheSum(seed: UInt64?) {
        walk(seed) { calculator, trail in
            guard calculator.failure != nil else { return }
            let edited = reduce(calculator, .backspace)
            #expect(edited.failure == nil, "\(trail)")
            #expect(edited.desk == calculator.desk, "\(trail)")
        }
    }

    /// Presses 200 random keys and looks at the calculator after each.
    private func walk(_ seed: UInt64?, _ look: (Calculator, String) -> Void) {
        var random = SeededRandom(seed: seed)
        var calculator = Calculator()
        var trail = "seed \(random.seed):"
        for _ in 0..<200 {
            let key = PropertyTests.keys[Int(random.next() % UInt64(PropertyTests.keys.count))]
            trail += " \(key)"
            guard let command = Command(.press(Text(key), at: 0)) else { return }
            reduce(&calculator, command)
            look(calculator, trail)
        }
    }

    /// Every control of Basic mode, the ones used most several times.
    private static let keys: [String] = {
        let all = screen(of: Calculator()).controls.map { $0.id.string }.filter {
            !$0.hasPrefix("mode-") && !$0.hasSuffix("-digits")
        }
        let digits = all.filter { $0.hasPrefix("digit-") }
        let roots = Array(repeating: "square-root", count: 4)
        return all + digits + roots + ["add", "subtract", "multiply", "divide", "equals", "equals", "point", "percent"]
    }()

    /// The value on the display, if it was calculated.
    private func value(of calculator: Calculator) -> Real? {
        switch calculator.desk.shown {
        case .typed: nil
        case .value(let term), .result(let term, again: _): term.value
        }
    }

    /// Whether a text is a number as the display writes it: no `-0`, no `inf`; a minus alone begins a number.
    private func isNumber(_ text: String) -> Bool {
        let isZero = text.allSatisfy { "-0.".contains($0) }
        return text == "-"
            || text == "0.000…"
            || (text.wholeMatch(of: /-?[0-9]+\.?[0-9]*(e-?[0-9]+)?/) != nil && !(isZero && text.hasPrefix("-")))
    }
}

extension Real {
    /// Whether both are proved to be equal; where no proof tells, whether 50 digits are the same.
    fileprivate func agrees(with other: Real) -> Bool {
        if let left = rational, let right = other.rational { return left == right }
        let calculation = Calculation(budget: .standard())
        do throws(CalculationError) {
            let (left, right) = (try calculation.number(self), try calculation.number(other))
            if try calculation.isEqual(left, right) { return true }
            return try calculation.decimal(left, significantDigits: 50)
                == calculation.decimal(right, significantDigits: 50)
        } catch {
            return false
        }
    }
}

extension Calculation {
    /// Whether two numbers are proved to be equal.
    fileprivate func isEqual(_ left: Number, _ right: Number) throws(CalculationError) -> Bool {
        do throws(CalculationError) {
            return try comparison(left, right) == 0
        } catch .undecided {
            return false
        }
    }
}
