"""The window of settings: what is chosen there holds at once, in every window, and in the next run."""

import contextlib
import subprocess

from accessibility import Atspi, act, applications, can_focus, children, descendants, has_focus, process_of
from desktop_test import DesktopTest
from keyboard import type_keys
from program import Program, active_title
from waiting import wait_for, wait_until

# What each class of tests leaves as it was.
USUAL = ["digits-shown-12", "angle-deg"]


def window_of(program, title):
    """The window of this title in the accessibility tree, if it is open."""
    for application in applications():
        if process_of(application) == program.process.pid:
            return next((frame for frame in children(application) if frame.get_name() == title), None)
    return None


def ground(program):
    """The brightness of the corner of the window below the bar, from 0 to 255."""
    command = ["import", "-window", program.window, "-crop", "1x1+6+60", "-depth", "8", "gray:-"]
    return subprocess.run(command, capture_output=True).stdout[0]


class SettingsTest(DesktopTest):
    """A program whose window of settings is open."""

    def setUp(self):
        type_keys(["Ctrl+,"])
        self.settings = wait_until(lambda: window_of(self.program, "Settings"), "the window of settings")
        wait_for(active_title, "Settings", "the window that has the keyboard")

    def tearDown(self):
        type_keys(["Escape"])
        wait_until(lambda: window_of(self.program, "Settings") is None, "the window of settings to close")
        wait_until(lambda: active_title() not in ("", "Settings"), "the window below to have the keyboard")

    def named(self, name, roles=None):
        """Everything in the window that a screen reader calls so."""
        return [
            node
            for node in descendants(self.settings)
            if node.get_name() == name and (roles is None or node.get_role_name() in roles)
        ]

    def click(self, name):
        act(self.named(name, {"push button", "toggle button"})[0], "click")

    def tab_to(self, name):
        """Strikes Tab until what is called so has the keyboard."""
        for _ in range(20):
            focused = next(filter(has_focus, descendants(self.settings)), None)
            if focused and focused.get_name() == name:
                return
            type_keys(["Tab"])
            wait_until(
                lambda: next(filter(has_focus, descendants(self.settings)), None) != focused, "Tab to move the focus"
            )
        raise AssertionError(f"Tab never reaches {name!r}")

    def assert_named(self):
        reachable = list(filter(can_focus, descendants(self.settings)))
        self.assertEqual([node.get_role_name() for node in reachable if node.get_name()[:3] in ("", "Gtk")], [])


class Calculator(SettingsTest):
    program_name = "calculator"

    @classmethod
    def tearDownClass(cls):
        for control in USUAL:
            cls.program.press(control)
        super().tearDownClass()

    def calculate(self, *controls):
        self.program.readouts.clear()
        for control in ["mode-basic", "all-clear", *controls]:
            self.program.press(control)

    def third(self):
        self.calculate("digit-1", "divide", "digit-3", "equals")

    def expect(self, result, program=None):
        wait_for(lambda: (program or self.program).text("Result"), result, "Result")

    def test_everything_has_a_spoken_name(self):
        self.assert_named()

    def test_digits_are_typed_and_hold_at_once(self):
        self.third()
        self.tab_to("Digits shown")
        type_keys(["Ctrl+A", "5", "Enter"])
        self.expect("0.33333")
        type_keys(["Up"])
        self.expect("0.333333")

    def test_grouping_is_switched_with_the_keyboard(self):
        self.calculate(*["digit-1"] * 7)
        self.expect("1111111")
        grouped = wait_until(self.left_end, "the digits to be drawn")
        self.tab_to("Group digits")
        type_keys(["Space"])
        wait_until(lambda: self.left_end() > grouped, "the digits to close ranks")
        type_keys(["Space"])
        wait_until(lambda: self.left_end() == grouped, "the digits to stand in groups again")

    def left_end(self):
        """Where the digits of the result begin, in pixels from the left of what is cut out of the window."""
        box = self.program.find("Result").get_extents(Atspi.CoordType.WINDOW)
        cut = f"{box.width}x{box.height}+{box.x}+{box.y}"
        command = ["import", "-window", self.program.window, "-crop", cut, "+repage", "-format", "%@", "info:"]
        return int(subprocess.run(command, capture_output=True, text=True).stdout.split("+")[1])

    def test_angle_unit(self):
        self.click("radians")
        self.program.press("mode-scientific")
        wait_until(lambda: self.program.find_all("radians"), "the mode")
        self.program.press("all-clear")
        for control in ("sin", "digit-3"):
            self.program.press(control)
        self.program.readouts.clear()
        self.expect("0.14112000806")

    def test_colours(self):
        for name, is_right in (("Dark", lambda: ground(self.program) < 64), ("Light", lambda: ground(self.program) > 192)):
            self.click(name)
            wait_until(is_right, f"the window to become {name}")
        self.click("System")

    def test_another_window_follows_and_the_next_run_remembers(self):
        with contextlib.closing(Program("calculator", "--new-window")) as other:
            type_keys([*"1/3", "Enter"])
            self.expect("0.333333333333", other)
            self.program.press("digits-shown-4")
            self.expect("0.3333", other)
        with self.start_another() as fresh:
            type_keys([*"2/3", "Enter"])
            self.expect("0.6667", fresh)
        self.setUp()


class Stopwatch(SettingsTest):
    program_name = "stopwatch"

    def test_everything_has_a_spoken_name(self):
        self.assert_named()

    def test_precision(self):
        elapsed = lambda: self.program.text("Elapsed time")  # noqa: E731
        for name, text in (("seconds", "0:00"), ("thousandths of a second", "0:00.000")):
            self.click(name)
            wait_for(elapsed, text, "Elapsed time")
        self.click("hundredths of a second")
        wait_for(elapsed, "0:00.00", "Elapsed time")
