import CalcCore
import ExactReal
import Screens

/// One input of libFuzzer: whatever the bytes are, an answer or an error at a place inside them, and an answer's reading
/// has the same value. What breaks this, or traps, is kept by libFuzzer as a file.
@_cdecl("LLVMFuzzerTestOneInput")
public func test(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    let text = Text(utf8: Array(UnsafeBufferPointer(start: bytes, count: count)))
    do throws(ExpressionError) {
        let evaluation = try evaluated(text)
        _ = try evaluation.decimal(significantDigits: 12)
        checkReading(of: evaluation)
    } catch {
        precondition((0...count).contains(error.position), "the error is outside the text")
        precondition(!error.message.isEmpty, "the error has no words")
    }
    return 0
}

/// Little work for each, so that many are tried.
private func evaluated(_ text: Text) throws(ExpressionError) -> Evaluation {
    try evaluate(text, budget: Budget(work: 4_000_000))
}

private func checkReading(of evaluation: Evaluation) {
    do throws(ExpressionError) {
        let again = try evaluated(evaluation.reading)
        precondition(again.value == evaluation.value, "the reading has another value")
    } catch {
        preconditionFailure("the reading is refused: \(error.message.string)")
    }
}
