import GtkKit
import Loop
import Screens

/// The stopwatch: the face, the two buttons, a button for each watch where there are several, the laps. The face stands in
/// the middle until there are laps; in a wide window these stand beside it. A compact window has a strip instead.
@MainActor
final class StopwatchContent: ScreenContent {
    let root: Widget
    private let ground = Canvas(.picture, class: "ground", draw: { _ in })
    private let content: Box
    private let watch: Box
    private let face = StopwatchFace()
    private let keys: Keypad
    private let watches: Keypad
    private let laps: RecordTable
    private let sessions: RecordTable
    private let entry: EntryRow
    private let hint = Label(class: "hint")
    private let top = Box(.column)
    private let bottom: Box
    private let compact: CompactStopwatch
    private let host: ContentHost
    private lazy var cards = WatchCards(press: press) { [weak self] in self?.showAll(false) }
    private let press: Emitter<UserInput>
    private let all = Box(.column)
    private let announcement = Canvas(.announcement, class: "announcement", draw: { _ in })
    private var speech = StopwatchSpeech()
    private var screen: Screen?
    private var mode = WindowMode.window
    private var showsAll = false

    /// The width from which the laps stand beside the face, and the height from which they stand under a dial, in pixels.
    private static let (wide, high) = (720, 760)

    init(press: Emitter<UserInput>, host: ContentHost) {
        self.press = press
        self.host = host
        keys = Keypad(class: "keys", spacing: 10, at: .down, press: press)
        keys.root.setClass("watch-keys")
        watches = Keypad(class: "keys", spacing: 6, at: .down, press: press)
        watches.root.setClass("watches")
        laps = RecordTable(look: .laps, menu: { Self.menuOfLaps }, press: press)
        sessions = RecordTable(look: .sessions, menu: { Self.menuOfSessions }, press: press)
        entry = EntryRow(press: press)
        hint.align(vertically: .end)
        hint.expand(vertically: true)
        hint.wraps = true
        bottom = Box(.column, [hint])
        watch = Box(.column, [top, face.root, entry.root, keys.root, watches.root, bottom])
        content = Box(.column, class: "stopwatch", [watch, laps.root, sessions.root])
        compact = CompactStopwatch(press: press, host: host)
        for part in [content, all, compact.root] { part.expand(horizontally: true, vertically: true) }
        for part in [all, compact.root] { part.isVisible = false }
        root = Overlay(Box(.column, [content, all, compact.root, announcement]), over: ground)
        ground.onResize { [weak self] in self?.arrange() }
        for table in [laps, sessions] { table.onResize { [weak self] in self?.arrange() } }
    }

    func show(_ screen: Screen) {
        self.screen = screen
        if let words = speech.words(for: screen) { announcement.text = words }
        // A list has no room in a strip.
        if mode == .compact && screen.isBrowsing { return host.leaveCompact() }
        if mode == .compact { return compact.show(screen) }
        if placeCards(of: screen) { return cards.show(screen) }
        face.show(screen.display)
        entry.show(screen.entry)
        for (keypad, grid) in zip([keys, watches], screen.grids) { keypad.show(grid) }
        arrange()
    }

    func showTimes(of screen: Screen) {
        self.screen = screen
        if mode == .compact { return compact.show(screen) }
        if all.isVisible { return cards.show(screen) }
        face.show(screen.display)
        show(screen.table)
    }

    /// Brings all watches or one alone into sight. The result is whether it is all of them.
    private func placeCards(of screen: Screen) -> Bool {
        let isAll = showsAll && mode == .window && screen.cards.count > 1 && screen.entry == nil
        if isAll && !all.isVisible && cards.isNew { all.append(cards.root) }
        (all.isVisible, content.isVisible) = (isAll, !isAll)
        return isAll
    }

    func setFace(_ name: String) {
        face.kind = StopwatchFace.Kind(rawValue: name) ?? .digits
        if let screen { show(screen) }
    }

    func setMode(_ mode: WindowMode) {
        if mode == self.mode { return }
        // On a full screen the open lap stands on top, where the digits leave it room.
        if (mode == .fullScreen) != (self.mode == .fullScreen) { placeOpenLap(onTop: mode == .fullScreen) }
        self.mode = mode
        for part in [content, all] { part.isVisible = false }
        compact.root.isVisible = mode == .compact
        if let screen { show(screen) }
    }

    func perform(_ action: String) {
        switch action {
        case ContentAction.sayTime.id: sayTime()
        case ContentAction.allWatches.id: showAll(!showsAll)
        default: break
        }
    }

    private func showAll(_ showsAll: Bool) {
        self.showsAll = showsAll
        if let screen { show(screen) }
    }

    private func sayTime() {
        guard let screen else { return }
        let words = StopwatchSpeech.answer(of: screen)
        // The same words again are a change too.
        if words == announcement.text { announcement.text = "" }
        announcement.text = words
    }

    private func placeOpenLap(onTop: Bool) {
        let (from, to) = onTop ? (face.root, top) : (top, face.root)
        from.remove(face.openLap)
        to.append(face.openLap)
        face.openLap.setClass("on-top", onTop)
    }
}

extension StopwatchContent {
    /// Whether the laps stand beside the face.
    private var isWide: Bool { ground.size.width >= Self.wide && mode == .window }

    private func arrange() {
        guard let screen, mode != .compact else { return }
        let (isWide, isBrowsing) = (isWide, screen.isBrowsing)
        let isFullScreen = mode == .fullScreen && !isBrowsing
        let table = show(screen.table)
        let hasRoom = isWide || isBrowsing || face.kind == .digits || ground.size.height >= Self.high
        for other in [laps, sessions] {
            other.root.isVisible = other === table && other.hasRows && !isFullScreen && hasRoom
        }
        table.root.setClass("beside", isWide)
        table.root.expand(horizontally: true, vertically: true)
        keys.root.isVisible = !isFullScreen && !screen.grids.isEmpty
        watches.root.isVisible = screen.grids.count > 1 && !isFullScreen
        hint.text = isFullScreen ? fullScreenHint(of: screen) : screen.hint.string
        content.direction = isWide ? .row : .column
        face.isFilling = isFullScreen
        face.root.expand(vertically: isFullScreen)
        // The room that is left goes to the laps below, or else above the face and below the buttons, equally.
        let isCentred = isWide || !table.root.isVisible
        watch.expand(horizontally: true, vertically: isCentred)
        for spacer in [top, bottom] {
            spacer.isVisible = isCentred
            spacer.expand(vertically: isCentred && !isFullScreen)
        }
    }

    /// Shows the table of a screen in the one that is made for it, which is the result.
    @discardableResult
    private func show(_ table: Table?) -> RecordTable {
        let shown = screen?.isBrowsing ?? false ? sessions : laps
        if let table { shown.show(table, isWide: isWide) }
        return shown
    }

    private static let menuOfLaps = Menu([
        [
            Menu.Entry(local(tr("Name the lap")), action: "win.rename"),
            Menu.Entry(local(tr("Note on the lap")), action: "win.note"),
            Menu.Entry(local(tr("Delete the lap")), action: "win.delete-lap"),
        ],
        [Menu.Entry(local(tr("Copy laps")), action: "win.copy-document")],
    ])

    private static let menuOfSessions = Menu([
        [
            Menu.Entry(local(tr("Open")), action: "win.accept"),
            Menu.Entry(local(tr("Name the session")), action: "win.rename"),
            Menu.Entry(local(tr("Delete the session")), action: "win.delete-session"),
        ]
    ])

    private func fullScreenHint(of screen: Screen) -> String {
        screen.control(id: "lap")?.isEnabled ?? false
            ? local(tr("Space stops, L marks a lap, F11 leaves full screen"))
            : local(tr("Space starts, R resets, F11 leaves full screen"))
    }
}

extension Screen {
    /// Whether the earlier sessions are looked through.
    fileprivate var isBrowsing: Bool { table?.id == "sessions" }
}
