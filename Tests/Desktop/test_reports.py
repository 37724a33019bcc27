"""Faults that users of other programs reported at the start of these and in how they are laid out."""

import os
import subprocess
from pathlib import Path

from accessibility import Atspi
from desktop_test import DesktopTest
from keyboard import type_keys
from program import BUILD
from waiting import wait_for


class Reports(DesktopTest):
    program_name = "calculator"

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
