import Screens

// Names.
extension ExpressionError {
    static func unknownName(_ name: Text, suggestion: Text?, at position: Int) -> Self {
        guard let suggestion else {
            return Self(tr("unknown name '{}'", name.short), at: position, isUnknownName: true)
        }
        return Self(tr("unknown name '{}'; did you mean '{}'?", name.short, suggestion), at: position)
    }

    static func noAnswer(at position: Int) -> Self {
        Self(tr("There is no result yet that 'ans' could stand for"), at: position)
    }

    static func meaningChanged(_ name: Text, at position: Int) -> Self {
        Self(tr("'{}' has another meaning now than when this function was defined", name), at: position)
    }
}

// Functions.
extension ExpressionError {
    /// Too few or too many numbers.
    static func count(_ head: FunctionHead, at position: Int) -> Self {
        switch (head.arity.lowerBound, head.arity.upperBound) {
        case (1, 1): Self(tr("'{}' takes one number", head.name), at: position)
        case (2, 2): Self(tr("'{}' takes two numbers", head.name), at: position)
        case (1, 2): Self(tr("'{}' takes one or two numbers", head.name), at: position)
        default: Self(tr("'{}' takes {} numbers", head.name, Text(decimal: Int64(head.arity.lowerBound))), at: position)
        }
    }

    static func needsBrackets(_ name: Text, at position: Int) -> Self {
        Self(tr("'{}' needs brackets around its numbers", name), at: position)
    }

    static func tooManySteps(at position: Int) -> Self {
        Self(tr("This takes too many steps to calculate"), at: position)
    }
}

// Definitions.
extension ExpressionError {
    static func subject(at position: Int) -> Self {
        Self(tr("Before '=' stands a name, as in x = 5, or a function with names, as in f(x) = x^2"), at: position)
    }

    static func valueMissing(_ name: Text, at position: Int) -> Self {
        Self(tr("A value for '{}' is missing behind '='", name.short), at: position)
    }

    static func reserved(_ name: Text, at position: Int) -> Self {
        Self(tr("'{}' has a meaning already and cannot be defined anew", name), at: position)
    }

    static func noRoom(for name: Text, at position: Int) -> Self {
        Self(tr("There is no room for '{}': all that is defined takes too much memory", name), at: position)
    }

    static func parameterTwice(_ name: Text, at position: Int) -> Self {
        Self(tr("'{}' stands twice among the names of this function", name), at: position)
    }

    static func tooManyParameters(at position: Int) -> Self {
        Self(
            tr("A function takes at most {} numbers", Text(decimal: Int64(Statement.Subject.mostParameters))),
            at: position)
    }

    static func recursion(_ name: Text, at position: Int) -> Self {
        Self(tr("'{}' cannot be defined by itself", name), at: position)
    }

    static func definitionHere(at position: Int) -> Self {
        Self(tr("Names cannot be defined here"), at: position)
    }
}

extension Text {
    /// The beginning of what is too long to be repeated in a message.
    fileprivate var short: Text {
        let most = 32
        guard utf8.count > most else { return self }
        // No byte of a character that is cut.
        let end = utf8[...most].lastIndex { $0 & 0xC0 != 0x80 } ?? 0
        return Text(utf8: Array(utf8[..<end])) + "…"
    }
}
