import Screens

/// A result as it stands on a display, with its mark and what else there is to say.
struct DisplayedResult: Sendable {
    /// The digits, or why there are none.
    var text: Text = ""
    /// A further form of it, or words.
    var detail: Text = ""
    /// An error or a hint in words; mostly empty.
    private(set) var status: Text = ""
    /// How the digits stand to the value.
    var mark = AccuracyMark.none

    /// Whether what is shown is all there is.
    var isExact: Bool { mark == .none || mark == .exact }

    /// Shows digits.
    mutating func show(_ text: Text, _ detail: Text, isExact: Bool) {
        (self.text, self.detail, mark) = (text, detail, isExact ? .exact : .rounded)
    }

    /// Shows a number with a unit behind it, or with those of its digits that are asked for.
    mutating func show(_ reading: Reading, unit: Text = "", row: Outcome?) {
        show(reading.text + unit, reading.detail, isExact: reading.isExact)
        switch row {
        case .digits(let row): show(row.text + unit, row.label, isExact: false)
        case .reading(let reading): show(reading.text + unit, reading.detail, isExact: reading.isExact)
        case .failure(let error): detail = error.message
        default: break
        }
    }

    /// Shows a number in a form of its own, its digits beside it.
    mutating func show(_ formed: FormedNumber?, of reading: Reading, unit: Text = "") {
        guard let formed else { return }
        let digits = reading.text + unit
        show(formed.text + unit, reading.isExact ? digits : "≈ " + digits, isExact: formed.isExact || reading.isExact)
    }

    /// Shows why there is no result, in its place.
    mutating func fail(_ words: Text) {
        (text, status, mark) = (words, words, .error)
    }

    /// Says something beside the result.
    mutating func note(_ words: Text) {
        if words.isEmpty { return }
        (status, detail) = (words, words)
    }
}

extension DisplayedResult {
    /// The last lines of a display that ends with its result.
    var lines: [Line] {
        [
            Line(
                leading: mark.readout,
                trailing: Readout(id: "result", name: tr("Result"), text: text, tone: mark == .error ? .bad : .answer)),
            detailLine(.dim),
        ]
    }

    /// The line of the detail.
    func detailLine(_ tone: Readout.Tone) -> Line {
        Line(trailing: Readout(id: "detail", name: tr("Detail"), text: detail, tone: tone))
    }
}
