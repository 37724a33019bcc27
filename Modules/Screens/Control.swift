/// Something that can be pressed: with a pointer, by a key, by a screen reader or over D-Bus.
public struct Control: Equatable, Sendable {
    /// What a control is for, which decides how loud it is.
    public enum Emphasis: Equatable, Sendable, CaseIterable {
        /// Puts a digit or a point.
        case digit
        /// An arithmetic operator.
        case operation
        /// A command on the entry: clear, backspace, lap, reset.
        case command
        /// A function of one number.
        case function
        /// A memory key.
        case memory
        /// The one control that finishes: equals.
        case primary
        /// Starts the time: green, a triangle and a word.
        case start
        /// Stops the time: red, a square and a word.
        case stop
        /// One of several that exclude each other, such as the unit of angles. In a grid neighbours of one width belong
        /// together.
        case choice
        /// Something that is on or off by itself, such as the second page of functions.
        case toggle
        /// A binary digit that can be turned over.
        case bit
        /// Moves the caret or selects; it has a key, but neither a button nor a place in a menu.
        case caret
    }

    /// The identifier, such as `digit-7`: the same in every renderer, in snapshots and on D-Bus.
    public var id: Text
    /// What is drawn on it, such as "÷".
    public var label: Text
    /// What a screen reader says, such as "divide".
    public var spoken: Text
    /// The key that presses it: a character as typed, or a name, such as `7`, `Enter`, `Ctrl+Z`.
    public var key: Text
    /// Further keys that press it.
    public var otherKeys: [Text]
    /// What it is for.
    public var emphasis: Emphasis
    /// How many cells of its grid it covers, from 1.
    public var width: Int
    /// Whether pressing it does anything now.
    public var isEnabled: Bool
    /// Whether what it stands for is on or chosen; nil for a control that only acts.
    public var isOn: Bool?

    /// A control.
    public init(
        id: Text, label: Text, spoken: Text, key: Text, otherKeys: [Text] = [], emphasis: Emphasis,
        width: Int = 1, isEnabled: Bool = true, isOn: Bool? = nil
    ) {
        self.id = id
        self.label = label
        self.spoken = spoken
        self.key = key
        self.otherKeys = otherKeys
        self.emphasis = emphasis
        self.width = width
        self.isEnabled = isEnabled
        self.isOn = isOn
    }
}

extension Control.Emphasis {
    /// Its name in style sheets: that of the case, such as `digit`.
    public var name: Text {
        switch self {
        case .digit: "digit"
        case .operation: "operation"
        case .command: "command"
        case .function: "function"
        case .memory: "memory"
        case .primary: "primary"
        case .start: "start"
        case .stop: "stop"
        case .choice: "choice"
        case .toggle: "toggle"
        case .bit: "bit"
        case .caret: "caret"
        }
    }
}

extension Control {
    /// The label for plain text, where what is on or chosen stands in brackets; a bit says it by itself.
    public var markedLabel: Text {
        isOn == true && emphasis != .bit ? "[" + label + "]" : label
    }
}
