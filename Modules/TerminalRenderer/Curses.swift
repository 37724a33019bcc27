import CNcurses
import HostKit

/// The whole terminal by ncurses: paints pictures, reads keys and the mouse.
///
/// There is one of it at a time, since ncurses keeps its screen in globals.
final class Curses {
    let window: UnsafeMutablePointer<WINDOW>
    let ownKeyNames: [String]
    private let attributes: Attributes
    private var painted: Picture?

    /// Takes the terminal over; nil where its type cannot do that.
    init?(usesColors: Bool) {
        TerminalDevice.chooseUTF8()
        guard tally_newterm() != nil else { return nil }
        guard tally_capability("cup") != nil, let window = tally_window() else {
            endwin()
            return nil
        }
        self.window = window
        attributes = Attributes(usesColors: usesColors)
        raw()
        noecho()
        nonl()
        curs_set(0)
        ownKeyNames = Curses.defineKeys()
        keypad(window, true)
        nodelay(window, true)
        set_escdelay(25)
        listenToMouse()
        sendCapability("BE")
    }

    /// The terminal's size as ncurses knows it.
    var size: Size { Size(rows: Int(getmaxy(window)), columns: Int(getmaxx(window))) }

    /// Takes note of a new size of the terminal; everything is painted anew.
    func resize() {
        if let size = TerminalDevice.size() { resizeterm(Int32(size.rows), Int32(size.columns)) }
        repaint()
    }

    /// Paints a picture; only what changed is sent to the terminal.
    func paint(_ picture: Picture) {
        for (row, cells) in picture.rows.enumerated() where isChanged(row, in: picture) { paint(cells, row: row) }
        painted = picture
        wrefresh(window)
    }

    /// Rings the bell.
    func ring() {
        beep()
    }

    /// Gives the terminal back as it was.
    func leave() {
        sendCapability("BD")
        endwin()
    }

    /// Takes the terminal again after `leave()`.
    func enter() {
        sendCapability("BE")
        resize()
    }
}

extension Curses {
    private func sendCapability(_ name: String) {
        if let sequence = tally_capability(name) { putp(sequence) }
    }

    private func repaint() {
        painted = nil
        werase(window)
        tally_repaint()
    }

    private func isChanged(_ row: Int, in picture: Picture) -> Bool {
        guard let painted, painted.size == picture.size else { return true }
        return painted.rows[row] != picture.rows[row]
    }

    /// Paints a row run by run, each of one style.
    private func paint(_ cells: [Picture.Cell], row: Int) {
        var start = 0
        while start < cells.count {
            let style = cells[start].style
            let end = cells[start...].firstIndex { $0.style != style } ?? cells.count
            wmove(window, Int32(row), Int32(start))
            attributes.select(style, in: window)
            waddstr(window, String(String.UnicodeScalarView(cells[start..<end].map { $0.scalar })))
            start = end
        }
    }
}
