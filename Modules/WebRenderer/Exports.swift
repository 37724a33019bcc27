import CalcCore
import Screens

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

/// Presses the control of this identifier, at this reading of the page's clock in nanoseconds.
@_expose(wasm, "tally_press")
@_cdecl("tally_press")
public func press(session: UnsafeRawPointer, control: UnsafeRawPointer, count: Int32, reading: Int64) {
    with(session) { $0.receive(.press(Text(bytes: control, count: count), at: reading)) }
}

/// Types a text where the caret stands.
@_expose(wasm, "tally_type")
@_cdecl("tally_type")
public func type(session: UnsafeRawPointer, text: UnsafeRawPointer, count: Int32) {
    with(session) { $0.receive(.type(Text(bytes: text, count: count))) }
}

/// Pastes a text.
@_expose(wasm, "tally_paste")
@_cdecl("tally_paste")
public func paste(session: UnsafeRawPointer, text: UnsafeRawPointer, count: Int32) {
    with(session) { $0.receive(.paste(Text(bytes: text, count: count))) }
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

/// The screen to draw, as the JSON of `Screen.page()`.
@_expose(wasm, "tally_screen")
@_cdecl("tally_screen")
public func currentScreen(session: UnsafeRawPointer) -> UnsafeMutableRawPointer {
    with(session) { $0.screen.page().buffer() }
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
