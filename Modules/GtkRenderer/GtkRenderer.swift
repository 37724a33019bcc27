import GtkKit
import HostKit
import Loop
import Screens

/// Draws an application's screens in a window of GTK, and reports what its user does there.
///
/// It speaks in whole screens: a new application is a new layout. No widget holds any state; what a widget shows already
/// is not set again.
@MainActor
public final class GtkRenderer {
    /// How a program stands to others of its identifier.
    public typealias Instance = GtkKit.Application.Instance

    /// How long a picture of running time stays, in nanoseconds: hundredths are read no faster.
    public static let frame: Int64 = 33_000_000

    /// The action that opens a further window, and the option of the program that is started for it.
    public static let newWindow = "new-window"

    private let application: Application
    private let layout: WindowLayout
    private let input = Emitter<UserInput>()
    private let sight = Emitter<Bool>()
    private var screen: Screen?
    private var window: ScreenWindow?
    private var theme: Theme?
    private var document: WindowDocument?
    private let settings: WindowSettings?
    private let instance: GtkRenderer.Instance
    private let notice: BackgroundNotice?
    private var noticeSubscription: Cancellable?

    /// Chooses the lighter ways of drawing, unless the user has chosen. Call it first thing in the program.
    public nonisolated static func prepare() {
        Application.preferLightDrawing()
    }

    /// Whether there is a display to open windows on. `id` is the application's identifier, such as
    /// `io.github.tally.calculator`.
    public static func hasDisplay(for id: String) -> Bool {
        Application.hasDisplay(for: id)
    }

    /// A renderer for the application of this identifier, which keeps in `settings` what its user chooses of its look.
    /// Its own words are in `language`.
    /// `hasDisplay(for:)` must have said yes.
    public init(
        id: String, layout: WindowLayout, language: Language = .english, settings: WindowSettings? = nil,
        instance: Instance = .only
    ) {
        windowLanguage = language
        application = Application(id: id, instance: instance)
        self.layout = layout
        self.settings = settings
        self.instance = instance
        notice =
            layout.applicationActions.isEmpty ? nil : BackgroundNotice(of: application, title: local(layout.name))
        application.add(
            GtkKit.Action("quit") { [weak self] in
                self?.window?.keepSize()
                self?.application.quit()
            })
        application.setAccelerators(["<Control>q"], for: "app.quit")
        if layout.opensFurtherWindows {
            application.add(
                GtkKit.Action(Self.newWindow) { [weak self] in
                    self?.window?.keepSize()
                    self?.application.startAnother(["--" + GtkRenderer.newWindow])
                })
            application.setAccelerators(["<Control>n"], for: "app." + Self.newWindow)
        }
        for name in layout.applicationActions {
            application.add(
                GtkKit.Action(name) { [input, notice] in
                    notice?.hearPress()
                    input.emit(.press(Text(name), at: Clock.now()))
                })
        }
        application.onActivate { [weak self] in self?.activate() }
    }

    /// Offers to copy and save what `text` gives, as a file of an ending is written. The labels are what that is called,
    /// `fileName` the name of the file that is proposed. Call it before `run()`.
    public func offer(
        copyLabel: Text, saveLabel: Text, fileName: String, text: @escaping @MainActor (_ ending: String) -> String
    ) {
        document = WindowDocument(copyLabel: copyLabel, saveLabel: saveLabel, fileName: fileName, text: text)
    }

    /// Shows the window until it is closed. The result is the program's exit status.
    public func run() -> Int32 {
        application.run()
    }

    /// The host's clock, and ticks that come only while the window can be seen: nothing wakes up for a picture that
    /// nobody would look at.
    public var time: TimeSource {
        TimeSource(now: Clock.now) { [self] nanoseconds in
            Signal { [self] observer in
                var timer: Cancellable?
                let change = { (isSeen: Bool) in
                    timer?.cancel()
                    timer = isSeen ? MainLoop.time.ticks(every: nanoseconds).subscribe(observer) : nil
                }
                change(window?.window.canBeSeen ?? false)
                let subscription = sight.signal.subscribe(change)
                return Cancellable {
                    subscription.cancel()
                    timer?.cancel()
                }
            }
        }
    }

    /// Tells whenever a descriptor has something to read, whether or not the window can be seen.
    public func whenReadable(_ descriptor: Int32) -> Signal<Void> {
        Signal { observer in MainLoop.watch(descriptor) { observer(()) } }
    }

    /// Takes over what the user has chosen of the look in another program.
    public func followSettings() {
        guard let theme, let settings else { return }
        theme.choice = settings.colorChoice
        window?.showSettings()
    }

    /// The host's clock, and ticks that come whether or not the window can be seen.
    public var clock: TimeSource { MainLoop.time }

    /// Tells of what the user should hear of: in the window, and to who looks elsewhere by a notification.
    private func call(_ screen: Screen) {
        window?.alert?.call()
        if window?.window.isActive ?? false { return }
        application.send(Notification(title: screen.title.string, body: screen.alert.string), as: "alert")
    }

    private func activate() {
        if window == nil, let screen { open(screen) }
        window?.present()
    }

    private func open(_ screen: Screen) {
        // The sheets first: the window measures its texts when it is made.
        let theme = Theme(settings?.colorChoice ?? .system)
        let opened = ScreenWindow(
            of: application, layout: layout, document: document, settings: settings, theme: theme, screen: screen,
            input: input)
        theme.dress(opened.window) { [weak self] in self?.redraw() }
        (self.theme, window) = (theme, opened)
        opened.present()
        opened.window.onSight { [weak opened, sight] in sight.emit(opened?.window.canBeSeen ?? false) }
        opened.window.onClose { [weak self, weak opened] in
            opened?.keepSize()
            self?.takeSight(false)
        }
        noticeSubscription = sight.signal.subscribe { [weak self] isSeen in
            // The picture comes first.
            MainLoop.afterPicture { self?.takeSight(isSeen) }
        }
    }

    /// Tells of a time that runs on unseen, and no more once it is seen.
    private func takeSight(_ isSeen: Bool) {
        guard let screen, let notice else { return }
        if isSeen { notice.withdraw() } else if screen.isRunning { notice.tell(screen) }
    }

    /// Draws anew what depends on colours and on the size of the font.
    private func redraw() {
        if let screen { window?.show(screen) }
    }
}

extension GtkRenderer: @MainActor Renderer {
    /// Shows every screen, the present one first, and tells the user's input.
    public func bindings(for screens: Signal<Screen>) -> Bindings<UserInput> {
        let subscription = screens.subscribe { [self] screen in
            let before = self.screen
            self.screen = screen
            windowNumbers.grouping = screen.groupsDigits ? .threes : .none
            window?.show(screen)
            guard let before else { return }
            if !(window?.window.canBeSeen ?? (instance != .service)) { notice?.tell(screen) }
            if screen.alert != before.alert && !screen.alert.isEmpty { call(screen) }
        }
        return Bindings(subscriptions: [subscription], events: [input.signal])
    }
}
