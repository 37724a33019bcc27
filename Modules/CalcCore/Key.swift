import Screens

/// A key of the calculator: what it commands, how it is drawn, pressed and written in a script.
struct Key: Sendable {
    /// What pressing it commands.
    let command: Command
    /// Its control, enabled.
    let control: Control
    /// How it is written in a snapshot's script, the plainest first; as its identifier if nothing else is said.
    let spellings: [Text]

    /// A key. Not inlined: the tables of keys are long.
    @inline(never)
    init(
        _ command: Command, _ id: Text, _ label: Text, _ spoken: Text, keys: [Text] = [],
        _ emphasis: Control.Emphasis, width: Int = 1, script: [Text]? = nil
    ) {
        self.command = command
        spellings = script ?? [id]
        control = Control(
            id: id, label: label.asPhrase, spoken: spoken.asPhrase, key: keys.first ?? "",
            otherKeys: Array(keys.dropFirst()),
            emphasis: emphasis, width: width)
    }

    /// The key of a digit, on the numpad and in full width too.
    @inline(never)
    static func digit(_ digit: Digit, _ figure: Text, _ fullWidth: Text, width: Int = 1) -> Key {
        Key(
            .addDigit(digit), "digit-" + figure, figure, figure, keys: [figure, fullWidth], .digit, width: width,
            script: [figure, fullWidth])
    }

    /// The key of an operation; its identifier is what it is called in English.
    static func operation(_ operation: Operator, keys: [Text], script: [Text]? = nil) -> Key {
        let name =
            switch operation {
            case .add: tr("add")
            case .subtract: tr("subtract")
            case .multiply: tr("multiply")
            case .divide: tr("divide")
            }
        let id = Text(utf8: name.utf8)
        return Key(.operation(operation), id, operation.sign, name, keys: keys, .operation, script: script ?? keys)
    }

    /// A key that writes a text into an expression.
    @inline(never)
    static func writing(
        _ text: Text, _ id: Text, _ label: Text, _ spoken: Text, keys: [Text] = [],
        _ emphasis: Control.Emphasis = .function, script: [Text]? = nil
    ) -> Key {
        Key(.write(text), id, label, spoken, keys: keys, emphasis, script: script)
    }
}

extension Text {
    /// The words as a phrase of their own, if they are none yet.
    @inline(never)
    fileprivate var asPhrase: Text { phrase == nil ? tr(self) : self }
}
