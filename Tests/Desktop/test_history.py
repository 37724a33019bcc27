"""The calculator's history in the window: as a page, and beside the keys."""

import os
import sqlite3
from contextlib import closing
from pathlib import Path

from desktop_test import DesktopTest
from keyboard import clipboard, type_keys
from test_modes import ModeTest
from waiting import wait_for, wait_until


def database():
    """The file of records of this desktop's user."""
    return closing(sqlite3.connect(Path(os.environ["XDG_DATA_HOME"]) / "tally" / "tally.db"))


class HistoryTest(ModeTest):
    def setUp(self):
        super().setUp()
        self.program.press("history-clear")
        wait_until(lambda: not self.records(), "an empty history")

    def tearDown(self):
        type_keys(["Escape"])
        wait_until(lambda: self.program.find_all("divide"), "the keys")

    def records(self):
        """What the buttons of the records in sight put back."""
        return [node.get_name() for node in self.program.buttons() if node.get_name().startswith("Use ")]

    def calculate(self, *sums):
        for keys in sums:
            type_keys(["Escape", *keys, "Enter"])

    def look(self):
        type_keys(["Ctrl+H"])
        wait_until(self.program.focused, "the field of the search to have the keyboard")

    def expect_records(self, *names):
        wait_for(self.records, [f"Use {name}" for name in names], "the records")


class Page(HistoryTest):
    def test_hi_06_a_click_takes_the_result_or_the_expression(self):
        self.calculate("1+1", "2+3")
        self.look()
        self.expect_records("2 + 3", "5", "1 + 1", "2")
        self.program.click("Use 2")
        self.expect("Result", "2")
        self.program.press("mode-scientific")
        self.look()
        self.program.click("Use 2 + 3")
        self.expect("Expression", "2 + 3")

    def test_a_record_is_searched_and_taken_by_keys(self):
        self.calculate("1/3", "7*6", "5-8")
        self.look()
        type_keys([*"42"])
        self.expect_records("7 × 6", "42")
        type_keys(["Backspace", "Backspace"])
        self.expect_records("5 − 8", "−3", "7 × 6", "42", "1 ÷ 3", "0.333333333333")
        type_keys(["Down", "Down", "Enter"])
        self.expect("Result", "0.333333333333")
        type_keys([*"*3", "Enter"])
        self.expect("Result", "1")

    def test_records_are_deleted_and_brought_back(self):
        self.calculate("1+1", "2+2")
        self.look()
        type_keys(["F8"])
        self.expect_records("1 + 1", "2")
        self.program.click("clear the history")
        self.expect_records()
        type_keys(["Ctrl+Z", "Ctrl+Z"])
        self.expect_records("2 + 2", "4", "1 + 1", "2")

    def test_everything_has_a_spoken_name(self):
        self.calculate("1+1")
        self.look()
        self.assert_everything_has_a_spoken_name()

    def test_the_history_is_copied(self):
        self.calculate("1+1", "2+2")
        self.program.activate("copy-document")
        wait_for(clipboard, "expression\tresult\n1 + 1\t2\n2 + 2\t4\n", "the clipboard")


class Beside(HistoryTest):
    def setUp(self):
        super().setUp()
        self.before = self.program.size()
        self.size_to(760, 640)
        wait_until(lambda: self.program.find_all("clear the history"), "the history beside the keys")

    def tearDown(self):
        self.size_to(*self.before)
        super().tearDown()

    def test_it_follows_and_gives_back(self):
        self.calculate("1+1", "2+3")
        self.expect_records("2 + 3", "5", "1 + 1", "2")
        self.program.click("Use 2")
        self.expect("Result", "2")
        self.assertTrue(self.program.find_all("divide"), "the keys stay")

    def test_the_keys_stay_while_it_is_searched(self):
        self.calculate("1+1", "2+3")
        self.look()
        type_keys(["5"])
        self.expect_records("2 + 3", "5")
        self.assertTrue(self.program.find_all("divide"))


class Kept(DesktopTest):
    program_name = "calculator"

    def test_pe_01_pe_03_history_and_memory_are_there_again(self):
        type_keys(["Ctrl+1", "Escape", *"1/7", "Enter", "m"])
        wait_for(lambda: self.program.text("Memory"), "M", "the mark of the memory")
        with self.start_another() as fresh:
            wait_for(lambda: fresh.text("Memory"), "M", "the mark of the memory")
            fresh.press("history")
            wait_until(lambda: fresh.find_all("Use 1 ÷ 7"), "the record")
            type_keys(["Enter", *"*7", "Enter"])
            wait_for(lambda: fresh.text("Result"), "1", "the result")
            fresh.press("memory-clear")
            wait_for(lambda: fresh.text("Memory"), "", "the mark of the memory")

    def test_100_000_records_are_looked_through(self):
        type_keys(["Ctrl+1", "Escape", *"1+1", "Enter"])
        wait_for(lambda: self.program.text("Result"), "2", "the result")
        with database() as file, file:
            row = "INSERT INTO calculation (expression, result, value, measure, source, angle, wall) VALUES (?, ?, ?, '', ?, 'deg', 1)"
            file.executemany(row, ((f"{n} + 7", str(n + 7), str(n + 7), f"{n} + 7") for n in range(100_000)))
        try:
            with self.start_another() as fresh:
                fresh.press("history")
                wait_until(lambda: fresh.find_all("Use 99999 + 7"), "the newest record")
                type_keys([*"77", "Space", "+", "Space", "7"])
                wait_until(lambda: fresh.find_all("Use 99977 + 7"), "a record found")
                type_keys(["Ctrl+A", *"12345", "Enter"])
                wait_for(lambda: fresh.text("Result"), "12352", "the result")
        finally:
            with database() as file, file:
                file.execute("DELETE FROM calculation WHERE wall = 1")
