import CalcCore
import Screens

/// One input of libFuzzer: whatever the bytes are, an answer or an error at a place inside them, and an answer's reading
/// has the same value. What breaks this, or traps, or leaks, is kept by libFuzzer as a file.
@_cdecl("LLVMFuzzerTestOneInput")
public func test(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    let text = Text(utf8: Array(UnsafeBufferPointer(start: bytes, count: count)))
    do throws(ExpressionError) {
        let evaluation = try evaluate(text)
        let again = try evaluate(evaluation.reading)
        precondition(again == evaluation, "the reading has another value")
    } catch {
        precondition((0...count).contains(error.position), "the error is outside the text")
        precondition(!error.message.isEmpty, "the error has no words")
    }
    return 0
}
