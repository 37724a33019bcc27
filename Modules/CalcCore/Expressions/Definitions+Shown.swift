import ExactReal
import Screens

extension Definitions {
    /// The names of the user with what they stand for, in the order of the names: the value of a variable in digits, `f(x)`
    /// with the expression of a function. O(all of them).
    public var shown: [(name: Text, meaning: Text)] {
        entries.map { entry in
            switch entry.definition {
            case .variable(let value): (entry.name, value.shortText)
            case .function(let function): (entry.name + function.parameterList, function.body.reading)
            }
        }
    }
}

extension UserFunction {
    /// The names of its numbers in brackets.
    fileprivate var parameterList: Text {
        let rest = parameters.dropFirst().reduce(Text()) { $0 + ", " + $1 }
        return "(" + (parameters.first ?? "") + rest + ")"
    }
}

extension Value {
    /// What a display shows of it, with its unit behind it; `…` where that cannot be told at once.
    fileprivate var shortText: Text {
        guard let measure else { return digits }
        return digits + " " + measure.text
    }

    private var digits: Text {
        let calculation = Calculation(budget: .key())
        guard let number = try? calculation.number(number), let reading = try? Reading(number, of: calculation) else {
            return "…"
        }
        return reading.isExact ? reading.text : "≈ " + reading.text
    }
}
