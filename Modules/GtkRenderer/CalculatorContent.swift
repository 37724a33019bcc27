import GtkKit
import Loop
import Screens

/// The calculator: the display on top, the pads under it. In a high window the display grows first, then the keys, then the
/// display again. In a wide one both pages of functions, and bits, stand on the left of the digits, and the history on their
/// right. While the user is asked for something, that and what is found of it take the place of the pads.
@MainActor
final class CalculatorContent: ScreenContent {
    let root: Widget
    private let ground = Canvas(.picture, class: "ground", draw: { _ in })
    private let display: CalculatorDisplay
    private let announcement = Canvas(.announcement, class: "announcement", draw: { _ in })
    private let above = Box(.column)
    private let upper = Box(.column)
    private let lower = Box(.row)
    private let left = Box(.column)
    private let right = Box(.column)
    private let search = Box(.column, class: "search")
    private lazy var entry = EntryRow(press: press)
    private lazy var found = makeTable()
    private let press: Emitter<UserInput>
    private var pads: [(kind: PadKind, place: Place, pad: any Pad)] = []
    private var screen: Screen?
    private var hasSearched = false
    private lazy var history = HistoryPanel(press: press)
    private let side = Box(.column)
    /// Where the history stands; nil as long as it was not needed.
    private var historyPlace: Box?
    private var spoken: Text?

    /// The width from which there are two columns of pads, in pixels.
    private static let wide = 720
    /// The width from which the history stands beside two columns of pads.
    private static let wider = 1040

    /// Where a pad stands.
    private enum Place {
        case above, upper, left, right
    }

    init(press: Emitter<UserInput>) {
        self.press = press
        display = CalculatorDisplay(press: press)
        left.expand(horizontally: true, vertically: true)
        right.expand(horizontally: true, vertically: true)
        for part in [left, right] { lower.append(part) }
        lower.isHomogeneous = true
        let column = Column(class: "calculator", [Box(.column, [above, display.root]), upper, search, lower])
        display.root.expand(vertically: true)
        let calculator = Box(.column, [column, announcement])
        calculator.expand(horizontally: true, vertically: true)
        side.expand(horizontally: true, vertically: true)
        root = Overlay(Box(.row, [calculator, side]), over: ground)
        for part in [search, side] { part.isVisible = false }
        ground.onResize { [weak self] in
            guard let self, let screen else { return }
            showSearch(screen)
            arrange()
        }
        let gesture = ClickGesture(.other)
        gesture.attach(to: display.root)
        gesture.onPress { [weak self] _ in self?.openResultMenu() }
    }

    func perform(_ action: String) {
        if action == ContentAction.resultMenu.id { openResultMenu() }
    }

    private func openResultMenu() {
        if let screen { display.result?.popUp(ResultMenu.menu(of: screen)) }
    }

    func show(_ screen: Screen) {
        self.screen = screen
        display.show(screen)
        showSearch(screen)
        arrange()
        speak(screen.spoken)
    }

    /// Lets a screen reader say what is new; a program that has just been started is silent.
    private func speak(_ words: Text) {
        if let spoken, spoken != words, !words.isEmpty { announcement.text = words.drawn }
        spoken = words
    }

    /// What the user is asked for, and what was found of it.
    private func showSearch(_ screen: Screen) {
        let isAsked = screen.entry != nil && !screen.isHistoryPage
        // Made when it is needed first: most programs never ask.
        if isAsked && !hasSearched {
            hasSearched = true
            for part in [entry.root, found.root] { search.append(part) }
        }
        if hasSearched {
            entry.show(isAsked ? screen.entry : nil)
            found.root.isVisible = isAsked
        }
        if isAsked, let table = screen.table, table.isDrawn { found.show(table, isWide: isWide) }
        showHistory(screen)
        search.isVisible = isAsked || (historyPlace === search && screen.isHistoryPage)
    }

    /// The history beside the pads where there is room; else in place of them while somebody looks through it.
    private func showHistory(_ screen: Screen) {
        let place = isHistoryBeside(screen) ? side : screen.isHistoryPage ? search : nil
        side.isVisible = place === side
        guard let place else {
            if historyPlace != nil { history.leave() }
            return
        }
        // Made when it is needed first: a narrow window may never show it.
        if place !== historyPlace {
            historyPlace?.remove(history.root)
            place.append(history.root)
            historyPlace = place
        }
        history.show(screen)
    }

    private func isHistoryBeside(_ screen: Screen) -> Bool {
        // The page of the history has no pads of its own: those that are there stay.
        let isSplit =
            screen.isHistoryPage ? pads.contains { $0.place == .left } : screen.grids.contains { $0.standsBeside }
        return ground.size.width >= (isSplit ? Self.wider : Self.wide)
    }

    private func makeTable() -> RecordTable {
        let menu = Menu([[Menu.Entry(local(tr("Choose")), action: "win.accept")]])
        let table = RecordTable(look: .units, menu: { menu }, press: press)
        table.root.expand(vertically: true)
        table.onResize { [weak self] in
            if let self, let screen { showSearch(screen) }
        }
        return table
    }

    private var isWide: Bool { ground.size.width >= Self.wide }

    private func arrange() {
        guard let screen, !(screen.isHistoryPage && historyPlace === side) else { return }
        let isSplit = isWide && screen.grids.contains { $0.standsBeside }
        let plan = screen.grids.map { (kind: PadKind($0), place: place(of: $0, isSplit: isSplit)) }
        if !plan.elementsEqual(pads, by: { $0.kind == $1.kind && $0.place == $1.place }) { build(plan) }
        for (pad, grid) in zip(pads, screen.grids) { pad.pad.show(isSplit ? grid.withBothPages : grid) }
        left.isVisible = isSplit
    }

    private func place(of grid: Grid, isSplit: Bool) -> Place {
        if grid.isAboveDisplay { return .above }
        if PadKind(grid) == .choices { return .upper }
        return isSplit && grid.standsBeside ? .left : .right
    }

    private func build(_ plan: [(kind: PadKind, place: Place)]) {
        for pad in pads { box(pad.place).remove(pad.pad.root) }
        pads = plan.map { ($0.kind, $0.place, pad($0.kind)) }
        for pad in pads { box(pad.place).append(pad.pad.root) }
        // The last of a column takes what a high window has left.
        for place in [Place.left, .right] {
            let column = pads.filter { $0.place == place }
            for (index, pad) in column.enumerated() {
                pad.pad.root.expand(horizontally: true, vertically: index == column.count - 1)
            }
        }
    }

    private func box(_ place: Place) -> Box {
        switch place {
        case .above: above
        case .upper: upper
        case .left: left
        case .right: right
        }
    }

    private func pad(_ kind: PadKind) -> any Pad {
        switch kind {
        case .choices: ChoiceBar(press: press)
        case .bits: BitPad(press: press)
        case .keys: Keypad(class: "keys", spacing: 6, at: .up, press: press)
        }
    }
}

extension Screen {
    /// Whether somebody looks through the history.
    fileprivate var isHistoryPage: Bool { entry != nil && table?.id == "history" }
}

extension Grid {
    /// Whether it can stand beside the digits: functions of two pages, bits and what works on them.
    fileprivate var standsBeside: Bool {
        !otherPage.isEmpty || groupLength > 0
    }

    /// The controls of both pages at once, without those that turn the page.
    fileprivate var withBothPages: Grid {
        if otherPage.isEmpty { return self }
        let isTurned = controls.contains { $0.emphasis == .toggle && $0.isOn == true }
        var grid = self
        grid.controls = (isTurned ? otherPage + controls : controls + otherPage).filter { $0.emphasis != .toggle }
        grid.otherPage = []
        return grid
    }
}
