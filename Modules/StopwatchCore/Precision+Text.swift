import Screens

extension Precision {
    /// A time as it is drawn, from minutes up: `0:59.90`, `1:10:00.00`, `100:00:00.00`.
    ///
    /// The time is in nanoseconds, at least 0.
    public func text(of nanoseconds: Int64) -> Text {
        var text = Self.empty
        append(steps(in: nanoseconds), to: &text)
        return text
    }

    /// A difference of two times, cut toward 0, with its sign and no empty minutes: `+0.09`, `-2.18`, `0.00`,
    /// `+1:02.18`.
    func text(ofDifference nanoseconds: Int64) -> Text {
        let steps = steps(in: nanoseconds)
        var text = Self.empty
        if steps != 0 { text.append(steps < 0 ? "-" : "+") }
        let size = abs(steps)
        if size < 60 * stepsPerSecond {
            text.append(decimal: size / stepsPerSecond)
            appendFraction(of: size, to: &text)
        } else {
            append(size, to: &text)
        }
        return text
    }

    /// A text with room for the bytes of most times, so that one is made in one piece.
    private static var empty: Text {
        var text = Text()
        text.utf8.reserveCapacity(10)
        return text
    }

    private func append(_ steps: Int64, to text: inout Text) {
        let seconds = steps / stepsPerSecond
        let hours = seconds / 3600
        if hours > 0 {
            text.append(decimal: hours)
            text.append(":")
        }
        text.append(decimal: seconds / 60 % 60, digits: hours > 0 ? 2 : 1)
        text.append(":")
        text.append(decimal: seconds % 60, digits: 2)
        appendFraction(of: steps, to: &text)
    }

    /// Appends the point and the decimals; nothing for whole seconds.
    private func appendFraction(of steps: Int64, to text: inout Text) {
        guard decimals > 0 else { return }
        text.append(".")
        text.append(decimal: steps % stepsPerSecond, digits: decimals)
    }
}

extension Text {
    /// Appends one character of ASCII, without a text made for it.
    fileprivate mutating func append(_ character: Unicode.Scalar) {
        utf8.append(UInt8(ascii: character))
    }
}
