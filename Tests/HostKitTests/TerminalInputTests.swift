import Glibc
import Testing

@testable import HostKit

/// A terminal without a window: what is typed into it, and what a program on it reads.
private final class PseudoTerminal {
    private(set) var keyboard: Int32 = -1
    private(set) var device: Int32 = -1

    init() {
        openpty(&keyboard, &device, nil, nil, nil)
    }

    deinit {
        leave()
        unplug()
    }

    /// Leaves the terminal to those who opened it anew.
    func leave() {
        if device != -1 { close(device) }
        device = -1
    }

    /// Takes the terminal away from all.
    func unplug() {
        if keyboard != -1 { close(keyboard) }
        keyboard = -1
    }

    /// Types, and waits until the terminal has taken it, which shows in its echo.
    func type(_ keys: String, echo: String) {
        OutputStream(descriptor: keyboard).write(keys)
        var shown = ""
        while !shown.contains(echo) {
            shown += String(decoding: InputStream(descriptor: keyboard).read(), as: UTF8.self)
        }
    }

    /// Whether nobody has the terminal open.
    var isAbandoned: Bool { events(of: keyboard) & POLLHUP != 0 }
}

/// What there is to say of a descriptor, after some milliseconds at most; -1 stands for "as long as it takes".
private func events(of descriptor: Int32, within milliseconds: Int32 = 0) -> Int32 {
    var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    poll(&request, 1, milliseconds)
    return Int32(request.revents)
}

@Suite struct TerminalInputTests {
    private let terminal = PseudoTerminal()

    private func input() -> TerminalInput { TerminalInput(of: InputStream(descriptor: terminal.device)) }

    @Test func aLineIsReadOnce() {
        let input = input()
        #expect(input.read() == nil)
        terminal.type("1+1\n", echo: "1+1\r\n")
        #expect(input.read() == Array("1+1\n".utf8))
        #expect(input.read() == nil)
    }

    @Test func aLineThatCtrlCThrewAwayIsNotWaitedFor() {
        let input = input()
        terminal.type("1+1\n", echo: "1+1\r\n")
        #expect(events(of: input.descriptor) == POLLIN)
        terminal.type("\u{3}", echo: "^C")
        #expect(input.read() == nil)
        terminal.type("2+2\n", echo: "2+2\r\n")
        #expect(input.read() == Array("2+2\n".utf8))
    }

    @Test func ctrlDIsTheEnd() {
        let input = input()
        OutputStream(descriptor: terminal.keyboard).write("\u{4}")
        #expect(events(of: input.descriptor, within: -1) == POLLIN)
        #expect(input.read()?.isEmpty == true)
    }

    @Test func aTerminalThatIsGoneHasEnded() {
        let terminal = PseudoTerminal()
        let input = TerminalInput(of: InputStream(descriptor: terminal.device))
        terminal.unplug()
        #expect(input.read()?.isEmpty == true)
    }

    @Test func theOpenFileOfTheOthersStillWaits() {
        let input = input()
        #expect(fcntl(input.descriptor, F_GETFL) & O_NONBLOCK != 0)
        #expect(fcntl(terminal.device, F_GETFL) & O_NONBLOCK == 0)
    }

    @Test func theTerminalIsClosedAtLast() {
        var input: TerminalInput? = input()
        terminal.leave()
        #expect(input?.read() == nil && !terminal.isAbandoned)
        input = nil
        #expect(terminal.isAbandoned)
    }
}
