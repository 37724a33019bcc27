import CGtk

/// What the desktop shows on behalf of a program that is not in sight.
public struct Notification: Equatable, Sendable {
    /// A button: its words, and the action of the application that it activates, such as `app.lap`.
    public struct Button: Equatable, Sendable {
        /// The words.
        public var label: String
        /// The action.
        public var action: String

        /// A button.
        public init(_ label: String, action: String) {
            self.label = label
            self.action = action
        }
    }

    /// The first line.
    public var title: String
    /// What else there is to say.
    public var body: String
    /// The buttons, if the desktop shows any.
    public var buttons: [Button]

    /// A notification. A click on it shows the application.
    public init(title: String, body: String, buttons: [Button] = []) {
        self.title = title
        self.body = body
        self.buttons = buttons
    }
}

extension Application {
    /// Shows a notification in place of the one of the same name.
    public func send(_ notification: Notification, as name: String) {
        let sent = g_notification_new(notification.title)
        g_notification_set_body(sent, notification.body)
        for button in notification.buttons { g_notification_add_button(sent, button.label, button.action) }
        g_application_send_notification(pointer(), name, sent)
        g_object_unref(gpointer(sent))
    }

    /// Takes a notification away.
    public func withdraw(_ name: String) {
        g_application_withdraw_notification(pointer(), name)
    }
}
