"""The desktop's place for notifications, which here only keeps what it is told."""

import itertools

from accessibility import Gio, GLib

INTERFACE = Gio.DBusNodeInfo.new_for_xml("""
    <node><interface name="org.freedesktop.Notifications">
      <method name="Notify">
        <arg type="s" direction="in"/><arg type="u" direction="in"/><arg type="s" direction="in"/>
        <arg type="s" direction="in"/><arg type="s" direction="in"/><arg type="as" direction="in"/>
        <arg type="a{sv}" direction="in"/><arg type="i" direction="in"/><arg type="u" direction="out"/>
      </method>
      <method name="CloseNotification"><arg type="u" direction="in"/></method>
      <method name="GetCapabilities"><arg type="as" direction="out"/></method>
      <signal name="ActionInvoked"><arg type="u"/><arg type="s"/></signal>
      <signal name="NotificationClosed"><arg type="u"/><arg type="u"/></signal>
    </interface></node>""").interfaces[0]
CLOSED_BY_USER = 2


class Notifications:
    """Those that are shown, by their numbers: each with `title`, `body` and the `actions` of its buttons by their words."""

    def __init__(self):
        self.shown = {}
        self.numbers = itertools.count(1)
        self.bus = Gio.bus_get_sync(Gio.BusType.SESSION)
        path = "/org/freedesktop/Notifications"
        self.registration = self.bus.register_object(path, INTERFACE, self.answer, None, None)
        self.name = Gio.bus_own_name_on_connection(
            self.bus, "org.freedesktop.Notifications", Gio.BusNameOwnerFlags.NONE, None, None
        )

    def answer(self, bus, sender, path, interface, method, parameters, invocation):
        if method == "Notify":
            _, replaced, _, title, body, actions, _, _ = parameters.unpack()
            number = replaced if replaced in self.shown else next(self.numbers)
            self.shown[number] = {"title": title, "body": body, "actions": dict(zip(actions[1::2], actions[::2]))}
            invocation.return_value(GLib.Variant("(u)", (number,)))
        elif method == "CloseNotification":
            self.shown.pop(parameters.unpack()[0], None)
            invocation.return_value(None)
        else:
            invocation.return_value(GLib.Variant("(as)", (["actions"],)))

    def press(self, words):
        """Presses the button of these words, which takes its notification away, as on most desktops."""
        number = next(number for number, shown in self.shown.items() if words in shown["actions"])
        action = self.shown.pop(number)["actions"][words]
        self.tell("ActionInvoked", GLib.Variant("(us)", (number, action)))
        self.tell("NotificationClosed", GLib.Variant("(uu)", (number, CLOSED_BY_USER)))

    def tell(self, signal, parameters):
        """Tells every program of what has happened to a notification."""
        self.bus.emit_signal(None, "/org/freedesktop/Notifications", INTERFACE.name, signal, parameters)

    def look(self):
        """Those that are shown now, once what is on its way has come."""
        while GLib.MainContext.default().iteration(False):
            pass
        return self.shown

    def close(self):
        Gio.bus_unown_name(self.name)
        self.bus.unregister_object(self.registration)
