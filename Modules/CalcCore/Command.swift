import Screens

/// What a user can tell the calculator.
public enum Command: Hashable, Sendable {
    // The seven commands of a desk calculator.

    /// Clears everything but the memory and the history.
    case clear
    /// Changes the sign.
    case changeSign
    /// Makes a percentage of the number.
    case percent
    /// Chooses the operation.
    case operation(Operator)
    /// Works the sum out.
    case equal
    /// Types a digit.
    case addDigit(Digit)
    /// Types the decimal point.
    case addPoint

    // Those that make it comfortable.

    /// Takes back the last key of an entry, or the operator just chosen.
    case backspace
    /// Clears the number being typed.
    case clearEntry
    /// Applies a function of one number.
    case function(Function)
    /// Uses the memory.
    case memory(MemoryCommand)
    /// Takes note that the number shown was copied as this text, which when pasted stands for the number.
    case copy(Text)
    /// Puts a number from elsewhere, written in any usual way.
    case paste(Text)
    /// Goes back to before the last change.
    case undo
    /// Takes the last undo back.
    case redo
}

/// What can be done with the memory.
public enum MemoryCommand: Hashable, Sendable, CaseIterable {
    /// Empties it.
    case clear
    /// Puts the stored number in place of the entry.
    case recall
    /// Adds the number shown.
    case add
    /// Subtracts the number shown.
    case subtract
    /// Stores the number shown.
    case store
}
