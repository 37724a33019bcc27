"""A desktop program as its user has it: started, seen, driven, closed."""

import re
import subprocess
import tempfile
from pathlib import Path

from accessibility import (
    Atspi, Gio, GLib, act, applications, can_focus, descendants, has_focus, process_of, text_of,
)  # fmt: skip
from keyboard import type_keys
from waiting import wait_until

BUILD = Path(__file__).resolve().parents[2] / ".build"
BUTTONS = {"push button", "toggle button"}
COMPLAINT = re.compile(r"(WARNING|CRITICAL|ERROR) \*\*|Warning:|Fatal error")


class Program:
    """A running program and its one window."""

    def __init__(self, name, *arguments):
        self.bus_name = f"io.github.tally.{name}"
        self.readouts = {}
        self.errors = tempfile.TemporaryFile()
        self.process = subprocess.Popen([BUILD / "release" / f"tally-{name}", *arguments], stderr=self.errors)
        self.frame = wait_until(self.find_frame, f"the window of {name} in the accessibility tree", 15)
        self.window = wait_until(self.active_window, f"the window of {name} to have the keyboard")

    def find_frame(self):
        """The window in the accessibility tree, once it has content."""
        assert self.process.poll() is None, f"ended with {self.process.returncode}: {self.stderr()}"
        for application in applications():
            if process_of(application) == self.process.pid and application.get_child_count():
                frame = application.get_child_at_index(0)
                return frame if frame and frame.get_child_count() else None
        return None

    def active_window(self):
        """The X window that has the keyboard, if it is the program's."""
        owner, _, window = xdotool("getactivewindow", "getwindowpid", "getactivewindow").partition("\n")
        return window if owner == str(self.process.pid) else None

    def find(self, name, roles=None):
        """The accessible of this name, and of one of these roles if any are given."""
        for node in descendants(self.frame):
            if node.get_name() == name and (roles is None or node.get_role_name() in roles):
                return node
        raise AssertionError(f"nothing is named {name!r}")

    def find_all(self, name, roles=None):
        """Every accessible of this name, and of one of these roles if any are given."""
        found = (node for node in descendants(self.frame) if node.get_name() == name)
        return [node for node in found if roles is None or node.get_role_name() in roles]

    def click_at(self, node, across, down, button=1):
        """Clicks with the pointer on an accessible, at these parts of its width and height."""
        box = node.get_extents(Atspi.CoordType.WINDOW)
        x, y = box.x + int(box.width * across), box.y + int(box.height * down)
        xdotool("mousemove", "--window", self.window, str(x), str(y), "click", str(button))

    def buttons(self):
        """Every button in the window."""
        return [node for node in descendants(self.frame) if node.get_role_name() in BUTTONS]

    def focusable(self):
        """Everything that Tab can reach."""
        return list(filter(can_focus, descendants(self.frame)))

    def text(self, name):
        """What the readout of this name shows. A readout stays, so it is looked for once."""
        if name not in self.readouts:
            self.readouts[name] = self.find(name)
        return text_of(self.readouts[name])

    def click(self, spoken):
        """Clicks the button that a screen reader calls so, as a screen reader does."""
        act(self.find(spoken, BUTTONS), "click")

    def point_and_click(self, spoken):
        """Clicks these buttons with the pointer, where they are on the screen."""
        for name in spoken:
            box = self.find(name, BUTTONS).get_extents(Atspi.CoordType.WINDOW)
            x, y = box.x + box.width // 2, box.y + box.height // 2
            xdotool("mousemove", "--window", self.window, str(x), str(y), "click", "1")

    def left_of(self, name):
        """How far the left edge of the button of this name is from that of the window, in pixels."""
        return self.find(name, BUTTONS).get_extents(Atspi.CoordType.WINDOW).x

    def tab_to(self, spoken):
        """Strikes Tab until the button of this name has the keyboard."""
        for _ in range(60):
            before = self.focused()
            if before and before.get_name() == spoken:
                return
            type_keys(["Tab"])
            wait_until(lambda: self.focused() != before, "Tab to move the focus")
        raise AssertionError(f"Tab never reaches {spoken!r}")

    def focused(self):
        """What has the keyboard, if anything in the window has."""
        return next(filter(has_focus, descendants(self.frame)), None)

    def press(self, control):
        """Presses a control by its id over D-Bus; it has taken effect on return."""
        self.activate("press", GLib.Variant("s", control))

    def activate(self, action, *parameters):
        """Activates an action of the window as another program does, and waits for the answer."""
        path = f"/{self.bus_name.replace('.', '/')}/window/1"
        Gio.bus_get_sync(Gio.BusType.SESSION).call_sync(
            self.bus_name, path, "org.gtk.Actions", "Activate",
            GLib.Variant("(sava{sv})", (action, list(parameters), {})), None, Gio.DBusCallFlags.NONE, 5000, None,
        )  # fmt: skip

    def is_on(self, action):
        """Whether what an action of the window stands for is on."""
        path = f"/{self.bus_name.replace('.', '/')}/window/1"
        answer = Gio.bus_get_sync(Gio.BusType.SESSION).call_sync(
            self.bus_name, path, "org.gtk.Actions", "Describe", GLib.Variant("(s)", (action,)), None,
            Gio.DBusCallFlags.NONE, 5000, None,
        )  # fmt: skip
        return answer.unpack()[0][2] == [True]

    def color(self, x, y):
        """The colour of a pixel of the window, such as `146C40`."""
        crop = ["-crop", f"1x1+{x}+{y}", "-depth", "8", "txt:-"]
        said = subprocess.run(["import", "-silent", "-window", self.window, *crop], capture_output=True, text=True).stdout
        return re.search("#([0-9A-F]{6})", said)[1]

    def size(self):
        """The width and the height of the window in pixels."""
        width, height = re.findall(r"(?:WIDTH|HEIGHT)=(\d+)", xdotool("getwindowgeometry", "--shell", self.window))
        return int(width), int(height)

    def picture(self, name):
        """Saves what the window looks like to .build/desktop, for looking at."""
        folder = BUILD / "desktop"
        folder.mkdir(parents=True, exist_ok=True)
        subprocess.run(["import", "-window", self.window, folder / f"{name}.png"], check=True)

    def stderr(self):
        """What the program has said on its standard error."""
        self.errors.seek(0)
        return self.errors.read().decode(errors="replace")

    def complaints(self):
        """The lines of standard error that are a warning or worse."""
        return [line for line in self.stderr().splitlines() if COMPLAINT.search(line)]

    def close(self):
        """Ends the program and waits until it is gone."""
        self.process.terminate()
        self.process.wait(5)
        self.errors.close()


def active_title():
    """The title of the window that has the keyboard."""
    return xdotool("getactivewindow", "getwindowname")


def xdotool(*arguments):
    """What xdotool says; it fails while there is no window yet, and says nothing then."""
    return subprocess.run(["xdotool", *arguments], capture_output=True, text=True).stdout.strip()
