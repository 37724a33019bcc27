import Screens

/// A key of the calculator: what it commands, how it is drawn, pressed and written in a script.
struct Key: Sendable {
    /// What pressing it commands.
    let command: Command
    /// Its control, enabled.
    let control: Control
    /// How it is written in a snapshot's script, the plainest first.
    let spellings: [Text]

    init(
        _ command: Command, _ id: Text, _ label: Text, _ spoken: Text, keys: [Text],
        _ emphasis: Control.Emphasis, width: Int = 1, script: [Text]
    ) {
        self.command = command
        spellings = script
        control = Control(
            id: id, label: label, spoken: spoken, key: keys[0], otherKeys: Array(keys.dropFirst()),
            emphasis: emphasis, width: width)
    }

    /// The key of a digit, on the numpad and in full width too.
    static func digit(_ digit: Digit, _ figure: Text, _ fullWidth: Text, width: Int = 1) -> Key {
        Key(
            .addDigit(digit), "digit-" + figure, figure, figure, keys: [figure, fullWidth], .digit, width: width,
            script: [figure, fullWidth])
    }
}
