import CalcCore
import Screens
import StopwatchCore

/// The screen of an application (0 calculator, 1 stopwatch) after a script of keys, written down as text (0) or
/// JSON (1): a buffer with the words of the error if a key cannot be followed. The calculator begins in a mode, by its
/// number.
@_expose(wasm, "tally_snapshot")
@_cdecl("tally_snapshot")
public func snapshot(
    application: Int32, keys: UnsafeRawPointer, count: Int32, format: Int32, mode: Int32
) -> UnsafeMutableRawPointer {
    guard let application = Application(rawValue: application) else {
        return ("there is no application of this number" as Text).buffer(isGood: false)
    }
    do {
        let keys = Text(bytes: keys, count: count)
        let mode = Mode(rawValue: UInt8(truncatingIfNeeded: mode)) ?? .basic
        return try application.snapshot(keys: keys, mode: mode, format: format == 0 ? .text : .json).buffer()
    } catch {
        return error.message.buffer(isGood: false)
    }
}

/// Starts an application (0 calculator, 1 stopwatch); null if there is none of this number. Ended by `tally_close`.
@_expose(wasm, "tally_open")
@_cdecl("tally_open")
public func open(application: Int32) -> UnsafeMutableRawPointer? {
    Application(rawValue: application).map { Unmanaged.passRetained($0.session()).toOpaque() }
}

/// What the user did, at this reading of the page's clock in nanoseconds: pressed the control of this identifier (0),
/// copied the answer as this text (1), pasted this text (2), made the entry this text (3), chose the row of this index (4),
/// or typed this text where the caret stands (5). Anything else changes nothing.
@_expose(wasm, "tally_input")
@_cdecl("tally_input")
public func input(session: UnsafeRawPointer, kind: Int32, text: UnsafeRawPointer, count: Int32, reading: Int64) {
    let kind = InputKind(rawValue: Int64(kind))
    guard let input = kind?.input(Text(bytes: text, count: count), at: reading) else { return }
    with(session) { $0.receive(input) }
}

/// What the user did in earlier lives of the page, as the bytes of `KeptInput.all(in:)`; `life` names the present one,
/// whose clocks stand at `reading` and `wall` nanoseconds. The result is how many inputs were taken.
@_expose(wasm, "tally_restore")
@_cdecl("tally_restore")
public func restore(
    session: UnsafeRawPointer, inputs: UnsafeRawPointer, count: Int32, life: UnsafeRawPointer, lifeCount: Int32,
    reading: Int64, wall: Int64
) -> Int32 {
    let inputs = KeptInput.all(in: Text(bytes: inputs, count: count).utf8)
    let present = Moment(reading: reading, wall: wall, boot: Text(bytes: life, count: lifeCount))
    with(session) { $0.receive(inputs, at: present) }
    return Int32(inputs.count)
}

/// Tells the application that the page is about to draw, at this reading of its clock in nanoseconds.
@_expose(wasm, "tally_frame")
@_cdecl("tally_frame")
public func frame(session: UnsafeRawPointer, reading: Int64) {
    with(session) { $0.frame(at: reading) }
}

/// Whether the application waits for a frame (1 or 0): the page need not ask for one else.
@_expose(wasm, "tally_wants_frames")
@_cdecl("tally_wants_frames")
public func wantsFrames(session: UnsafeRawPointer) -> Int32 {
    with(session) { $0.wantsFrames ? 1 : 0 }
}

/// What the page has to draw that it has not drawn yet: a buffer of the bytes of `DrawnScreen.changes(to:)`.
@_expose(wasm, "tally_changes")
@_cdecl("tally_changes")
public func changes(session: UnsafeRawPointer) -> UnsafeMutableRawPointer {
    with(session) { Text(utf8: $0.changes()).buffer() }
}

/// Ends an application.
@_expose(wasm, "tally_close")
@_cdecl("tally_close")
public func close(session: UnsafeRawPointer) {
    Unmanaged<Session>.fromOpaque(session).release()
}

private func with<Result>(_ session: UnsafeRawPointer, do work: (Session) -> Result) -> Result {
    work(Unmanaged<Session>.fromOpaque(session).takeUnretainedValue())
}
