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

    // Those of the modes with an expression.

    /// Goes on in a mode, with the number shown.
    case mode(Mode)
    /// Goes on in the next mode.
    case nextMode
    /// Writes what a key stands for, such as `sin(`.
    case write(Text)
    /// The sign `=` of the keyboard: behind a name alone it defines it, else it asks for the result.
    case equalsSign
    /// Edits the expression.
    case edit(EditCommand)
    /// Chooses the unit of angles.
    case angle(AngleUnit)
    /// Chooses units, and which of the two numbers is typed.
    case converter(ConverterCommand)
    /// Asks for a text, or goes on with one.
    case entry(EntryCommand)
    /// Changes how the programmer's mode reads and shows numbers, or turns a bit over.
    case word(WordCommand)
    /// Shows the other page of functions, or the first again.
    case secondPage
    /// Shows the exact form in place of the digits, or the digits again.
    case exactForm
    /// Shows the result in a form, if it has that.
    case show(ResultForm)
    /// Shows the digits behind those shown.
    case moreDigits
    /// Shows the digits before those shown.
    case fewerDigits
    /// Writes a record of the history, counted from the oldest that is known as 0: what was calculated, or what came out.
    case recall(Int, RecordPart)
    /// Takes records out of the history.
    case history(HistoryCommand)
    /// Chooses something for all windows and runs.
    case prefer(PreferenceCommand)

    // What comes by itself.

    /// Another program has chosen this for all windows and runs.
    case kept(Preferences, AngleUnit)
    /// What was asked for by a `Request` has come.
    case answered(Request, Outcome)
    /// Records of earlier runs of the program have come, newest first; behind the last of them there are no more.
    case earlier([Record], isLast: Bool)
    /// Something is to be told, in words.
    case told(Text)
}

/// What can be done with a line being edited.
public enum EditCommand: Hashable, Sendable {
    /// Puts a text in place of what is selected.
    case type(Text)
    /// Moves the caret, with the end of the selection if it is selecting.
    case move(CaretMove, selecting: Bool)
    /// Takes away what is selected, else what lies between the caret and where it would move.
    case delete(CaretMove)
    /// Selects everything.
    case selectAll
    /// Selects from one byte to another, where the caret then stands.
    case select(from: Int, to: Int)
}

/// What of a record is wanted.
public enum RecordPart: Hashable, Sendable {
    case expression, value
}

/// What can be done with the history.
public enum HistoryCommand: Hashable, Sendable {
    /// Takes a record out, counted from the oldest that is known as 0.
    case forget(Int)
    /// Takes all records out.
    case forgetAll
    /// Asks for the rows behind those that are there.
    case more
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

/// What can be done with the words of the programmer's mode.
public enum WordCommand: Hashable, Sendable {
    /// Chooses how many bits they have.
    case size(WordSize)
    /// Goes on to the next size.
    case nextSize
    /// Chooses whether they have a sign.
    case signed(Bool)
    /// Gives them a sign or takes it away.
    case changeSign
    /// Chooses the base in which numbers are typed.
    case base(NumberBase)
    /// Turns the bit of this weight over.
    case bit(Int)
}
