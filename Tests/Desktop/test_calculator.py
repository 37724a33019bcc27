"""The calculator's window: pressing, typing and the numpad give the same right results."""

import os

from cases import CONTROLS, calculator_scripts, pressed
from desktop_test import DesktopTest, tests_from
from keyboard import clipboard, fill_clipboard, toggle_num_lock, type_keys, type_numpad
from waiting import wait_for

# What each way of entering has to get right: one line of each kind of trouble.
ESSENTIAL = {
    "7 × 6 =": "42",
    "0 . 1 + 0 . 2 =": "0.3",
    "1 ÷ 3 = × 3 =": "1",
    "2 + 3 × − 4 =": "1",
    "9 0 0 7 1 9 9 2 5 4 7 4 0 9 9 3 + 0 =": "9007199254740993",
}
WITH_PERCENT = {"1 0 0 + 2 0 % =": "120"}


class CalculatorTest(DesktopTest):
    """One calculator for all tests of a class, cleared before each."""

    program_name = "calculator"

    def setUp(self):
        self.clear()
        wait_for(lambda: self.program.text("Result"), "0", "Result after AC")

    def clear(self):
        for control in ("all-clear", "memory-clear", "all-clear"):
            self.program.press(control)

    def expect(self, result):
        wait_for(lambda: self.program.text("Result"), result, "Result")


class TypedTest(CalculatorTest):
    """Cleared by keys: they queue behind keys still on their way, which a call over D-Bus would overtake."""

    def clear(self):
        type_keys(["Escape", "Ctrl+L", "Escape"])


@tests_from(ESSENTIAL | WITH_PERCENT)
class ByButtons(CalculatorTest):
    """Each button found by its spoken name and clicked through the accessibility tree: AX-08."""

    def check(self, keys, result):
        for spoken in pressed(keys, "spoken"):
            self.program.click(spoken)
        self.expect(result)


@tests_from(ESSENTIAL | WITH_PERCENT)
class ByMouse(CalculatorTest):
    """Each button clicked with the pointer, where it is on the screen."""

    def check(self, keys, result):
        self.program.point_and_click(pressed(keys, "spoken"))
        self.expect(result)


@tests_from(ESSENTIAL)
class ByNumpad(TypedTest):
    """The numpad, without NumLock and with it: KB-06, KB-07."""

    def check(self, keys, result):
        numpad = {"=": "Enter", "×": "*", "÷": "/", "−": "-"}
        struck = [numpad.get(key, key) for key in keys.split()]
        type_numpad(struck)
        self.expect(result)
        self.clear()
        toggle_num_lock()
        try:
            type_numpad(struck)
            self.expect(result)
        finally:
            toggle_num_lock()


SCRIPTS = {row["id"]: row for row in calculator_scripts()}


@tests_from(SCRIPTS)
class ScriptsByKeys(TypedTest):
    """All scripts, typed; a character counts, whatever key gives it: KB-13."""

    def check(self, name, row):
        type_keys(pressed(row["keys"], "key"))
        self.expect(row["result"])


@tests_from(SCRIPTS)
class ScriptsByPress(CalculatorTest):
    """All scripts by the window's action `press`, as another program does it over D-Bus."""

    def check(self, name, row):
        for control in pressed(row["keys"], "id"):
            self.program.press(control)
        self.expect(row["result"])


class Window(CalculatorTest):
    """What must hold in the window whatever is calculated."""

    def test_every_control_is_there_and_has_a_spoken_name(self):
        self.assert_everything_has_a_spoken_name()
        names = {button.get_name() for button in self.program.buttons()}
        missing = {control["spoken"] for control in CONTROLS.values()} - names
        self.assertEqual(missing, {"undo", "redo"})

    def test_lo_13_from_right_to_left_the_window_is_mirrored_and_the_keypad_is_not(self):
        os.environ["LANGUAGE"] = "ar"
        self.addCleanup(os.environ.pop, "LANGUAGE", None)
        left, width = self.program.left_of, self.program.size()[0]
        self.assertGreater(left("Menu"), width / 2)
        with self.start_another() as fresh:
            self.assertLess(fresh.left_of("Menu"), width / 2)
            sevens, eights, nines = map(fresh.left_of, "789")
            self.assertLess(sevens, eights)
            self.assertLess(eights, nines)
            del os.environ["LANGUAGE"]

    def test_an_error_is_said_in_words_and_the_next_sum_is_right(self):
        type_keys(["1", "/", "0", "Enter"])
        wait_for(lambda: " " in self.program.text("Result"), True, "an error in words")
        self.assertNotRegex(self.program.text("Result").lower(), "inf|nan")
        type_keys(["5", "+", "1", "Enter"])
        self.expect("6")

    def test_the_line_above_shows_the_truth(self):
        type_keys(["2", "+", "3", "*", "4", "Enter"])
        self.expect("20")
        self.assertEqual(self.program.text("Expression"), "(2 + 3) × 4 =")

    def test_ax_10_enter_is_equals_whatever_was_clicked_with_the_mouse(self):
        self.program.point_and_click(["7", "multiply", "6"])
        type_keys(["Enter"])
        self.expect("42")

    def test_ax_10_enter_presses_a_button_that_was_reached_by_tab(self):
        type_keys(["7"])
        self.expect("7")
        self.program.tab_to("8")
        type_keys(["Enter"])
        self.expect("78")

    def test_fast_typing_loses_nothing(self):
        digits = "9876543210123456"
        type_keys(list(digits), delay=0)
        self.expect(digits)

    def test_keys_work_from_the_first_frame(self):
        with self.start_another() as fresh:
            type_keys(["4", "2"])
            wait_for(lambda: fresh.text("Result"), "42", "Result of a program just started")

    def test_undo_and_redo(self):
        type_keys(["1", "2", "Ctrl+Z"])
        self.expect("1")
        type_keys(["Ctrl+Shift+Z"])
        self.expect("12")

    def test_cb_11_copy_gives_plain_digits(self):
        type_keys(["1", "-", *"1234567", "Enter"])
        self.expect("-1234566")
        type_keys(["Ctrl+C"])
        wait_for(clipboard, "-1234566", "the clipboard")

    def test_a_copy_keeps_the_value(self):
        type_keys(["1", "/", "3", "Enter"])
        self.expect("0.333333333333")
        type_keys(["Ctrl+C"])
        wait_for(clipboard, "0.333333333333", "the clipboard")
        type_keys(["Escape", "Ctrl+V"])
        self.expect("0.333333333333")
        type_keys(["*", "3", "Enter"])
        self.expect("1")

    def test_paste(self):
        fill_clipboard("-1234.5\n")
        type_keys(["Ctrl+V"])
        self.expect("-1234.5")
        fill_clipboard("no number")
        type_keys(["Ctrl+V", "+", "1", "Enter"])
        self.expect("-1233.5")

    def test_undo_of_nothing_changes_nothing(self):
        with self.start_another() as fresh:
            type_keys(["Ctrl+Z", "5", "Ctrl+Z", "Ctrl+Z", "6"])
            wait_for(lambda: fresh.text("Result"), "6", "Result")

    def test_the_pictures(self):
        type_keys(["1", "/", "3", "Enter"])
        self.expect("0.333333333333")
        self.program.picture("calculator")
