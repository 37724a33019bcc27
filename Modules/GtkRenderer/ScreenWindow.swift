import GtkKit
import HostKit
import Loop
import Screens

/// A window that shows screens and tells what its user does.
@MainActor
final class ScreenWindow {
    let window: Window
    /// What calls the user; nil where nothing does.
    let alert: WindowAlert?
    private let application: Application
    private let layout: WindowLayout
    private let document: WindowDocument?
    private let settings: WindowSettings?
    private let content: any ScreenContent
    private let header: HeaderBar
    private var sizeBefore = (width: 0, height: 0)
    private let title = Label(class: "title")
    private let input: Emitter<UserInput>
    private let keyboard: Keyboard
    private let shown: Shown
    private var actions: [(control: Text, action: Action)] = []

    /// The screen that the window shows; handlers of keys and actions hold it too.
    final class Shown {
        var screen: Screen
        init(_ screen: Screen) { self.screen = screen }
    }

    init(
        of application: Application, layout: WindowLayout, document: WindowDocument?, settings: WindowSettings?,
        screen: Screen, input: Emitter<UserInput>
    ) {
        self.application = application
        self.layout = layout
        self.document = document
        self.settings = settings
        self.input = input
        shown = Shown(screen)
        let size = settings?.size(of: screen.app) ?? (Self.width, Self.height)
        let window = Window(
            of: application, title: local(layout.name), width: size.width, height: size.height)
        self.window = window
        alert = layout.callsUser ? WindowAlert(of: window, settings: settings) : nil
        header = HeaderBar()
        content = layout.makeContent(
            input,
            ContentHost(
                leaveCompact: { [weak window] in window?.activate("win.compact") },
                close: { [weak window] in window?.close() }))
        keyboard = Keyboard(of: window, shown: shown, ignoresRepeats: layout.ignoresRepeats, press: input)
        window.setClass("tally")
        content.root.keepLeftToRight()
        content.root.spokenName = local(layout.name)
        fillHeader()
        window.setContent(header: header, content.root)
        addActions()
        fill(with: screen, wasAsked: false)
    }

    /// Shows a screen.
    func show(_ screen: Screen) {
        let before = shown.screen
        shown.screen = screen
        if screen.differsInTimesAlone(from: before) { return content.showTimes(of: screen) }
        fill(with: screen, wasAsked: before.entry != nil)
    }

    private func fill(with screen: Screen, wasAsked: Bool) {
        title.text = screen.title.string
        // Before the entry goes: else the focus goes on to whatever comes next, and Enter with it.
        if wasAsked && screen.entry == nil { window.dropFocus() }
        content.show(screen)
        for control in screen.controls where !actions.contains(where: { $0.control == control.id }) { add(control) }
        for (name, action) in actions {
            guard let control = screen.control(id: name) else { continue }
            action.isEnabled = control.isEnabled
            if action.isOn != nil { action.isOn = control.isOn }
        }
    }

    /// Keeps the size of the window for the next one, unless it is out of the ordinary.
    func keepSize() {
        if isCompact || window.isFullScreen { return }
        settings?.keep(window.ordinarySize, of: shown.screen.app)
    }

    /// Brings the window to the front, its keys ready.
    func present() {
        window.present()
        // GTK gives the first button the focus, and Enter with it.
        window.dropFocus()
    }

    private func fillHeader() {
        let menu = MenuButton(class: "menu", Drawing(Sign.menu, class: "sign")) { [layout, document, shown] in
            layout.menu(of: shown.screen, document)
        }
        menu.spokenName = local(tr("Menu"))
        menu.isPrimary = true
        header.fill(start: [makeTitle()], end: layout.goesFullScreen ? [makeFullScreenButton(), menu] : [menu])
    }

    /// The title; where there is more than one thing to look at, a button with a menu of them.
    private func makeTitle() -> Widget {
        guard let titleMenuName = layout.titleMenuName else { return title }
        let content = Box(.row, spacing: 6, [title, Drawing(Sign.chevron, class: "chevron")])
        let button = MenuButton(class: "title-menu", content) { [layout, shown] in layout.titleMenu(of: shown.screen) }
        button.spokenName = local(titleMenuName)
        return button
    }

    private func makeFullScreenButton() -> Button {
        let button = Button(Drawing(Sign.corners, class: "sign"))
        button.spokenName = local(tr("Full screen"))
        button.onPress(at: .up) { [weak window] _ in window?.isFullScreen.toggle() }
        return button
    }
}

extension ScreenWindow {
    private func addActions() {
        let input = input
        window.add(Action("press", text: { input.emit(.press(Text($0), at: Clock.now())) }))
        for name in layout.furtherActions { add(pressing: Text(name)) }
        addClipboard()
        document?.addActions(to: window)
        window.add(Action("close") { [weak window] in window?.close() })
        window.add(Action("about") { [weak window, layout] in window.map { layout.showAbout(over: $0) } })
        application.setAccelerators(["<Control>w"], for: "win.close")
        window.add(
            Action("show-help-overlay") { [weak window, layout, shown] in
                guard let window else { return }
                let groups = layout.shortcuts(of: shown.screen)
                ShortcutsWindow(title: local(tr("Keyboard shortcuts")), groups, over: window).present()
            })
        application.setAccelerators(["<Control>question"], for: "win.show-help-overlay")
        if layout.goesFullScreen { addModes() }
        if let usual = layout.faces.first { addFaces(usual.id) }
        for action in layout.contentActions {
            window.add(Action(action.id) { [weak self] in self?.content.perform(action.id) })
            application.setAccelerators([KeyName.trigger(action.key)], for: "win." + action.id)
        }
    }

    /// Each control is an action too, by its own name; its keys with Ctrl are GTK's to look after.
    private func add(_ control: Control) {
        actions.append((control.id, add(pressing: control.id, isOn: control.isOn)))
        let accelerators = ([control.key] + control.otherKeys).compactMap { KeyName.accelerator($0.string) }
        if !accelerators.isEmpty { application.setAccelerators(accelerators, for: "win." + control.id.string) }
    }

    @discardableResult
    private func add(pressing name: Text, isOn: Bool? = nil) -> Action {
        let press = { @MainActor [input] in input.emit(.press(name, at: Clock.now())) }
        let action = isOn.map { Action(name.string, isOn: $0, press) } ?? Action(name.string, press)
        window.add(action)
        return action
    }

    private func addClipboard() {
        window.add(
            Action("copy") { [weak window, shown, input] in
                guard let window else { return }
                if let selected = shown.screen.selectedText { return Clipboard(of: window).copy(selected.string) }
                guard let answer = shown.screen.answer else { return }
                Clipboard(of: window).copy(answer.string)
                input.emit(.copy(answer))
            })
        application.setAccelerators(["<Control>c", "<Control>Insert"], for: "win.copy")
        if !layout.takesText { return }
        window.add(
            Action("copy-expression") { [weak window, shown] in
                guard let window, let expression = shown.screen.expression else { return }
                Clipboard(of: window).copy(expression.string)
            })
        application.setAccelerators(["<Control><Shift>c"], for: "win.copy-expression")
        window.add(
            Action("cut") { [weak window, shown, input] in
                guard let window, let selected = shown.screen.selectedText else { return }
                Clipboard(of: window).copy(selected.string)
                input.emit(.press("backspace", at: Clock.now()))
            })
        application.setAccelerators(["<Control>x"], for: "win.cut")
        window.add(
            Action("paste") { [weak window, input] in
                guard let window else { return }
                Clipboard(of: window).paste { input.emit(.paste(Text($0))) }
            })
        application.setAccelerators(["<Control>v", "<Shift>Insert"], for: "win.paste")
    }

    private func addModes() {
        window.add(Action("full-screen") { [weak window] in window?.isFullScreen.toggle() })
        application.setAccelerators(["F11"], for: "win.full-screen")
        window.onFullScreen { [weak self] in self?.takeMode() }
        window.add(Action("compact") { [weak self] in self?.toggleCompact() })
        application.setAccelerators(["<Control>m"], for: "win.compact")
    }

    /// The face that the user has chosen last, and the choice.
    private func addFaces(_ usual: String) {
        let chosen = settings?.read("face") ?? usual
        content.setFace(chosen)
        window.add(
            Action("face", choice: chosen) { [weak self] face in
                self?.content.setFace(face)
                self?.settings?.write(face, "face")
            })
    }
}

extension ScreenWindow {
    /// The size of a window that is opened, and of a compact one, in pixels.
    private static let (width, height) = (360, 560)
    private static let compact = (width: 300, height: 64)

    private var isCompact: Bool { !header.isVisible }

    private func toggleCompact() {
        if window.isFullScreen { window.isFullScreen = false }
        if !isCompact { sizeBefore = window.ordinarySize }
        let size = isCompact ? sizeBefore : Self.compact
        header.isVisible.toggle()
        window.setClass("compact", isCompact)
        window.ordinarySize = size
        takeMode()
    }

    private func takeMode() {
        content.setMode(window.isFullScreen ? .fullScreen : isCompact ? .compact : .window)
    }
}

extension Screen {
    /// What is selected in the text that the user edits; nil where nothing is.
    var selectedText: Text? {
        guard let readout = editedReadout, let caret = readout.caret, !caret.selection.isEmpty else { return nil }
        return Text(utf8: Array(readout.text.utf8[caret.selection]))
    }

    /// The expression: what is edited, or how the result came to be; nil where there is none.
    var expression: Text? {
        let text = editedReadout?.text ?? display.first?.trailing.text ?? ""
        return text.isEmpty ? nil : text
    }

    /// The text of the answer, as canonical as it came; nil while an error stands in its place.
    var answer: Text? {
        display.first { $0.trailing.tone == .answer }?.trailing.text
    }
}
