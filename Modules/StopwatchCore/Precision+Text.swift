import Screens

extension Precision {
    /// A time as it is drawn, from minutes up: `0:59.90`, `1:10:00.00`, `100:00:00.00`.
    ///
    /// The time is in nanoseconds, at least 0.
    public func text(of nanoseconds: Int64) -> Text {
        text(ofSteps: steps(in: nanoseconds))
    }

    /// As many steps, at least 0, as a time.
    func text(ofSteps steps: Int64) -> Text {
        let seconds = steps / stepsPerSecond
        let minutes = seconds / 60
        let clock =
            minutes < 60
            ? Text(decimal: minutes)
            : Text(decimal: minutes / 60) + ":" + Text(decimal: minutes % 60, digits: 2)
        return clock + ":" + Text(decimal: seconds % 60, digits: 2) + fraction(ofSteps: steps)
    }

    /// As many steps as a difference, with its sign and no empty minutes: `+0.09`, `-2.18`, `0.00`, `+1:02.18`.
    func text(ofDifference steps: Int64) -> Text {
        let sign: Text = steps < 0 ? "-" : steps > 0 ? "+" : ""
        let size = abs(steps)
        guard size < 60 * stepsPerSecond else { return sign + text(ofSteps: size) }
        return sign + Text(decimal: size / stepsPerSecond) + fraction(ofSteps: size)
    }

    /// The point and the decimals; nothing for whole seconds.
    private func fraction(ofSteps steps: Int64) -> Text {
        self == .seconds ? "" : "." + Text(decimal: steps % stepsPerSecond, digits: decimals)
    }
}

extension Text {
    /// A number that is not negative, with zeros before it up to this many digits.
    fileprivate init(decimal number: Int64, digits: Int) {
        let text = Text(decimal: number)
        self = Text(repeating: "0", count: digits - text.utf8.count) + text
    }
}
