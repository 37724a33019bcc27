import ExactReal
import Screens

/// Something asked for by a key whose result has not come yet. Keys never wait: they are dealt with while it is open, and
/// questions are answered one after the other, each with the names that those before have defined.
struct Question: Hashable, Sendable {
    /// The mode whose expression it is.
    let mode: Mode
    let text: Text
    /// The unit of angles, what words hold, the base of numbers and the units of the converter when it was asked.
    let angle: AngleUnit
    let format: WordFormat
    let base: NumberBase
    let conversion: Conversion
    let purpose: Purpose

    /// What is to be worked out, with what names stand for when those before are answered.
    func request(_ definitions: Definitions) -> Request {
        switch mode {
        case .basic, .scientific: .line(text, angle, definitions)
        case .programmer: .words(text, format, base, answer: definitions.answer?.rational?.truncated)
        case .converter: .conversion(text, conversion, angle, definitions)
        }
    }

    enum Purpose: Hashable, Sendable {
        /// `=`: a result for the display, the history and `ans`.
        case result
        /// A number for the memory.
        case memory(MemoryCommand)
    }
}
