import ExactReal
import Screens

/// What stands on the display of the programmer's mode: the expression, what there is to say of it, and the number in four
/// bases and as a character.
struct WordDisplay: Sendable {
    /// An error or a hint in words; mostly empty.
    private(set) var status: Text = ""
    /// The number; nil where there is none.
    private(set) var value: Integer?
    private let sheet: Sheet
    private let memoryMark: Readout
    private var fault: Int?
    private var note: Text = ""
    private var noteTone = Readout.Tone.dim

    init(_ calculator: Calculator) {
        sheet = calculator.sheet
        memoryMark = calculator.memoryMark
        switch sheet.pad.phase {
        case .asked: status = tr("Calculating: Escape stops it")
        case .answered(_, .failure(let error)): show(error)
        default: if let answer = calculator.outcome?.word { show(answer) }
        }
        if !calculator.notice.isEmpty { (status, note, noteTone) = (calculator.notice, calculator.notice, .warning) }
    }

    /// The number in the base in which it is typed, or the error.
    var result: Text { value.map { digits(of: $0, in: sheet.base) } ?? (noteTone == .bad ? note : "") }

    /// The lines, top down.
    var lines: [Line] {
        [
            Line(
                leading: memoryMark,
                trailing: Readout(
                    id: "line", name: tr("Expression"), text: sheet.pad.editor.text,
                    caret: sheet.pad.editor.shown(fault: fault))),
            Line(trailing: Readout(id: "note", name: tr("Note"), text: note, tone: noteTone)),
            line(.hexadecimal, "hexadecimal", tr("Hexadecimal"), "HEX"),
            line(.decimal, "decimal", tr("Decimal"), "DEC"),
            line(.octal, "octal", tr("Octal"), "OCT"), line(.binary, "binary", tr("Binary"), "BIN"),
            Line(trailing: Readout(id: "character", name: tr("Character"), text: character, tone: .dim)),
        ]
    }
}

extension WordDisplay {
    private mutating func show(_ answer: WordAnswer) {
        value = answer.value
        if let notice = answer.notice {
            (note, noteTone) = (notice, .warning)
            status = note
        } else if !answer.reading.isSpelled(like: sheet.pad.editor.text) {
            note = answer.reading
        }
    }

    private mutating func show(_ error: ExpressionError) {
        (note, noteTone) = (error.message, .bad)
        status = note
        fault = error.position
    }

    private func line(_ base: NumberBase, _ id: Text, _ name: Text, _ caption: Text) -> Line {
        let isChosen = base == sheet.base
        let control: Text = "base-" + Text(decimal: Int64(base.rawValue))
        return Line(
            leading: Readout(id: control, name: name, text: caption, tone: isChosen ? .accent : .dim),
            trailing: Readout(
                id: id, name: name, text: value.map { digits(of: $0, in: base) } ?? "",
                tone: isChosen ? .answer : .normal,
                digitGroup: base == .decimal || base == .octal ? 3 : 4),
            control: control)
    }

    /// A negative number of a word as its bits, but in decimal; bits in whole groups of four.
    private func digits(of value: Integer, in base: NumberBase) -> Text {
        let digits = base.digits(of: base == .decimal ? value : sheet.format.pattern(of: value))
        guard base == .binary, !value.isNegative || sheet.format.size.width != nil else { return digits }
        return Text(repeating: "0", count: (4 - digits.utf8.count % 4) % 4) + digits
    }

    /// The character of which the number is the code, and that code as Unicode writes it; empty if there is none.
    private var character: Text {
        guard let value, let code = value.int.flatMap({ UInt32(exactly: $0) }), let scalar = Unicode.Scalar(code) else {
            return ""
        }
        let digits = NumberBase.hexadecimal.digits(of: value)
        let name = "U+" + Text(repeating: "0", count: 4 - digits.utf8.count) + digits
        let hasNoPicture = code < 0x20 || (0x7F..<0xA0).contains(code) || (0xE000..<0xF900).contains(code)
        return hasNoPicture ? name : "'" + Text(scalar) + "'  " + name
    }
}
