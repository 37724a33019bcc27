"""Faults that users of other programs reported at the start of these and in how they are laid out."""

import os
import subprocess
from pathlib import Path

from accessibility import Atspi, descendants, text_of
from desktop_test import DesktopTest
from keyboard import type_keys
from program import BUILD, xdotool
from waiting import wait_for, wait_until


class Reports(DesktopTest):
    program_name = "calculator"

    def setUp(self):
        wait_until(self.program.active_window, "the window to have the keyboard")
        self.program.press("all-clear")

    def announced(self):
        """What a screen reader is told to say."""
        return next(text_of(node) for node in descendants(self.program.frame) if node.get_role_name() == "alert")

    def test_ax_02_results_and_errors_are_spoken_in_every_mode(self):
        type_keys([*"2*3", "Enter"])
        wait_for(self.announced, "2 × 3 equals 6", "what is said")
        type_keys(["Escape", *"1/0", "Enter"])
        wait_for(self.announced, "Cannot divide by zero", "what is said")
        type_keys(["Ctrl+2", "Escape", *"1/3", "Enter"])
        wait_for(self.announced, "1 ÷ 3 is about 0.333333333333", "what is said")
        type_keys(["Ctrl+1", "Escape"])

    def test_ax_03_results_are_spoken_in_other_languages(self):
        os.environ["LANGUAGE"] = "zh_CN"
        self.addCleanup(os.environ.pop, "LANGUAGE", None)
        with self.start_another() as fresh:
            type_keys([*"2*3", "Enter"])
            self.program = fresh
            wait_for(self.announced, "2 × 3 等于 6", "what is said")
            del os.environ["LANGUAGE"]

    def test_ly_04_a_second_window_has_the_same_size_and_a_sum_of_its_own(self):
        type_keys([*"77"])
        wait_for(lambda: self.program.text("Result"), "77", "Result")
        before = self.laid_out()
        xdotool("windowsize", self.program.window, "430", "650")
        # The program must know of it, not only the X server.
        wait_until(lambda: self.laid_out() != before, "the window to be laid out anew")
        type_keys(["Ctrl+N"])
        second = wait_until(self.another_window, "a second window")
        self.assertEqual(xdotool("getwindowgeometry", "--shell", second).split("WIDTH=")[1].split()[0], "430")
        type_keys([*"5", "Ctrl+W"])
        wait_until(lambda: not self.another_window(), "the second window to close")
        self.assertEqual(self.program.text("Result"), "77")

    def laid_out(self):
        """The width of the line, as the program knows it."""
        return self.program.find("Expression").get_extents(Atspi.CoordType.WINDOW).width

    def another_window(self):
        """The window of another calculator that has the keyboard, if there is one."""
        owner, _, window = xdotool("getactivewindow", "getwindowpid", "getactivewindow").partition("\n")
        if not owner or owner == str(self.program.process.pid):
            return None
        return window if Path(f"/proc/{owner}/comm").read_text().startswith("tally-calc") else None

    def settings(self, *lines):
        """Settings of the toolkit for programs started from now on."""
        file = Path(os.environ["XDG_CONFIG_HOME"], "gtk-4.0", "settings.ini")
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text("\n".join(["[Settings]", *lines, ""]))
        self.addCleanup(file.unlink)

    def test_st_02_nothing_is_fetched(self):
        """No socket of the program's leads to a network, after a start and a sum."""
        type_keys(["1", "+", "1", "Enter"])
        wait_for(lambda: self.program.text("Result"), "2", "Result")
        folder = f"/proc/{self.program.process.pid}"
        held = {os.readlink(f"{folder}/fd/{name}") for name in os.listdir(f"{folder}/fd")}
        for kind in ("tcp", "tcp6", "udp", "udp6"):
            rows = Path(f"{folder}/net/{kind}").read_text().splitlines()[1:]
            self.assertEqual([row for row in rows if f"socket:[{row.split()[9]}]" in held], [])

    def test_st_04_a_dark_theme_in_the_settings_gives_no_warning(self):
        self.settings("gtk-application-prefer-dark-theme=1")
        with self.start_another() as fresh:
            type_keys(["4", "2"])
            wait_for(lambda: fresh.text("Result"), "42", "Result")
            self.assertEqual(fresh.complaints(), [])

    def test_st_07_no_display_is_said_in_words(self):
        environment = os.environ | {"DISPLAY": ":65000"}
        program = [BUILD / "release" / "tally-calculator", "--renderer", "gtk"]
        ended = subprocess.run(program, env=environment, capture_output=True, text=True, timeout=20)
        self.assertEqual(ended.returncode, 2)
        self.assertIn("there is no display", ended.stderr)

    def test_ly_01_nothing_is_cut_at_twice_the_size(self):
        self.settings(f"gtk-xft-dpi={192 * 1024}")
        with self.start_another() as fresh:
            type_keys([*"9876543210123456"])
            wait_for(lambda: fresh.text("Result"), "9876543210123456", "Result")
            width, height = fresh.size()
            for node in [fresh.find("Result"), *fresh.buttons()]:
                box = node.get_extents(Atspi.CoordType.WINDOW)
                inside = box.x >= 0 and box.y >= 0 and box.x + box.width <= width and box.y + box.height <= height
                self.assertTrue(inside, f"{node.get_name()} reaches beyond the window")
