"""The scientific and the programmer's mode in the window: the expression, what comes of it, and the choices beside it."""

import json
import random
import subprocess

from accessibility import Atspi, plain
from desktop_test import DesktopTest, tests_from
from keyboard import clipboard, type_keys
from program import BUILD
from waiting import wait_for, wait_until

# What a script and the keyboard call the same keys.
DIGITS = {key: key for key in "0123456789+-*/"} | {"=": "Enter", "back": "Backspace", "AC": "Escape"}
STEPS = {"undo": "Ctrl+Z", "redo": "Ctrl+Shift+Z"}
EDITING = {"(": "(", ")": ")", "^": "^", "left": "Left", "right": "Right", "home": "Home", "end": "End", "del": "Delete"}
WALKS = {
    "basic": DIGITS | STEPS | {".": ".", "%": "%", "C": "Delete"},
    "scientific": DIGITS | STEPS | EDITING | {".": ".", "%": "%", "!": "!", "sqrt": "@", "deg": "F5", "rad": "F6"},
    "programmer": DIGITS | STEPS | EDITING | {"hex": "F5", "dec": "F6", "word-next": "F9"},
}


class ModeTest(DesktopTest):
    """One calculator for all tests of a class, in a mode and cleared before each."""

    program_name = "calculator"
    mode = "basic"

    @classmethod
    def tearDownClass(cls):
        cls.program.press("mode-basic")  # Where the next tests begin.
        super().tearDownClass()

    def setUp(self):
        self.program.press(f"mode-{self.mode}")
        self.program.press("all-clear")
        self.program.readouts.clear()
        type_keys(["Escape"])

    def expect(self, name, text):
        wait_for(lambda: self.program.text(name), text, name)

    def size_to(self, width, height, program=None):
        """Gives the window of a program a size."""
        program = program or self.program

        def has_size():
            # Again and again: a wide window shrinks step by step.
            subprocess.run(["xdotool", "windowsize", program.window, str(width), str(height)], check=True)
            return program.size()[0] == width

        wait_until(has_size, f"a window {width} pixels wide")


class ResultMenu(ModeTest):
    """The menu of the result: what can be copied, and the forms in which it can be shown."""

    def choose(self, words):
        """Opens the menu with the keyboard and chooses an entry; letters of the menu are found by arrows."""
        type_keys(["Shift+F10"])
        wait_until(lambda: self.program.find_all(words), f"{words!r} in the menu")
        for _ in range(12):
            type_keys(["Down"])
            focused = wait_until(self.program.focused, "an entry to have the keyboard")
            if focused.get_name() == words:
                type_keys(["Enter"])
                return wait_until(lambda: not self.program.find_all(words), "the menu to close")
        raise AssertionError(f"Down never reaches {words!r}")

    def test_by_keys(self):
        type_keys([*"255+0", "Enter"])
        self.expect("Result", "255")
        self.choose("Hexadecimal")
        self.expect("Result", "0xFF")
        type_keys(["Ctrl+C"])
        wait_for(clipboard, "0xFF", "the clipboard")
        type_keys(["+", "1", "Enter"])
        self.expect("Result", "256")

    def test_by_the_other_button(self):
        type_keys([*"1/3", "Enter"])
        self.expect("Result", "0.333333333333")
        self.program.click_at(self.program.find("Result"), 0.9, 0.5, button=3)
        wait_until(lambda: self.program.find_all("Fraction"), "the menu")
        type_keys(["Escape"])
        wait_until(lambda: not self.program.find_all("Fraction"), "the menu to close")
        self.choose("Fraction")
        self.expect("Result", "1/3")
        self.program.press("show-decimal")
        self.expect("Result", "0.333333333333")


class Scientific(ModeTest):
    mode = "scientific"

    def setUp(self):
        super().setUp()
        # The unit is kept from run to run.
        self.program.press("angle-deg")

    def test_every_control_has_a_spoken_name(self):
        self.assert_everything_has_a_spoken_name()

    def test_the_result_shows_while_typing(self):
        type_keys([*"2*(3+4"])
        self.expect("Expression", "2×(3+4")
        self.expect("Result", "14")
        self.expect("Reading", "2 × (3 + 4)")

    def test_a_click_puts_the_caret_where_it_is(self):
        type_keys([*"123456789"])
        self.expect("Expression", "123456789")
        self.program.click_at(self.program.find("Expression"), 0.1, 0.5)
        type_keys(["7"])
        self.expect("Expression", "7123456789")

    def test_what_is_selected_gives_way_to_what_is_typed(self):
        type_keys([*"12+34", "Shift+Left", "Shift+Left", "5"])
        self.expect("Expression", "12+5")
        type_keys(["Ctrl+A", "7"])
        self.expect("Expression", "7")

    def test_cut_copy_and_paste(self):
        type_keys([*"12+34", "Shift+Left", "Shift+Left", "Ctrl+X"])
        self.expect("Expression", "12+")
        wait_for(clipboard, "34", "the clipboard")
        type_keys(["5", "Ctrl+C"])
        wait_for(clipboard, "17", "the clipboard")
        type_keys(["Ctrl+Shift+C"])
        wait_for(clipboard, "12+5", "the clipboard")
        type_keys(["Escape", "Ctrl+V"])
        self.expect("Expression", "12+5")

    def test_the_angle_unit_counts(self):
        self.program.press("sin")
        type_keys([*"90"])
        self.expect("Result", "1")
        self.program.click("gradians")
        wait_until(lambda: self.program.text("Result") != "1", "another sine")
        self.program.click("degrees")
        self.expect("Result", "1")

    def test_the_second_page_and_back(self):
        self.program.click("second page")
        wait_until(lambda: self.program.find_all("arc sine"), "the second page")
        self.program.click("second page")
        wait_until(lambda: self.program.find_all("sin"), "the first page")

    def test_both_pages_in_a_wide_window(self):
        before = self.program.size()
        self.size_to(760, 560)
        wait_until(lambda: self.program.find_all("arc sine") and self.program.find_all("sin"), "both pages")
        self.assertEqual(self.program.find_all("second page"), [])
        self.size_to(*before)
        wait_until(lambda: self.program.find_all("second page"), "one page")

    def test_the_exact_form(self):
        type_keys([*"1/3"])
        self.expect("Result", "0.333333333333")
        self.program.click("exact form")
        self.expect("Result", "1/3")
        self.program.click("exact form")

    def test_more_digits(self):
        type_keys([*"1/7"])
        self.expect("Result", "0.142857142857")
        self.program.click("more digits")
        wait_until(lambda: "…" in self.program.text("Result"), "more digits")
        self.program.click("digits before")
        self.expect("Result", "0.142857142857")

    def test_an_error_keeps_the_expression(self):
        type_keys([*"1/0", "Enter"])
        wait_until(lambda: " " in self.program.text("Result"), "an error in words")
        self.assertEqual(self.program.text("Expression"), "1÷0")


class Programmer(ModeTest):
    mode = "programmer"

    def setUp(self):
        super().setUp()
        for control in ("word-64", "signed", "base-10"):
            self.program.press(control)

    def test_every_control_has_a_spoken_name(self):
        for control in ("word-8", "word-64", "word-128"):
            self.program.press(control)
            self.assert_everything_has_a_spoken_name()

    def values(self):
        """What the four bases show."""
        return [self.program.text(self.label(name)) for name in ("Hexadecimal", "Decimal", "Octal", "Binary")]

    def label(self, name):
        """The name of a base, once it is known which accessible is its value."""
        if name not in self.program.readouts:
            self.program.readouts[name] = self.program.find_all(name, {"label"})[-1]
        return name

    def test_all_bases_at_once(self):
        type_keys([*"61440"])
        wait_for(self.values, ["F000", "61440", "170000", "1111000000000000"], "the bases")

    def test_st_06_a_click_on_a_base_chooses_it(self):
        self.program.point_and_click(["Hexadecimal"])
        type_keys([*"FF"])
        wait_for(self.values, ["FF", "255", "377", "11111111"], "the bases")

    def test_bits_can_be_clicked(self):
        self.program.point_and_click(["bit 5", "bit 0"])
        wait_for(self.values, ["21", "33", "41", "00100001"], "the bases")
        self.program.click("bit 5")
        wait_for(self.values, ["1", "1", "1", "0001"], "the bases")

    def test_what_was_wrapped_is_said(self):
        self.program.press("word-8")
        self.program.press("unsigned")
        type_keys([*"200+100"])
        wait_until(lambda: "300" in self.program.text("Note"), "a note")


class Converter(ModeTest):
    """Both numbers are read by their names: AX-07."""

    mode = "converter"

    def setUp(self):
        super().setUp()
        for control in ("field-first", "unit-mi", "field-second", "unit-km", "field-first"):
            self.program.press(control)

    def test_every_control_has_a_spoken_name(self):
        self.assert_everything_has_a_spoken_name()

    def test_both_fields_can_be_typed_in(self):
        type_keys(["5"])
        self.expect("Second number", "8.04672")
        self.program.click_at(self.program.find("Second number"), 0.5, 0.5)
        type_keys(["8"])
        self.expect("Second number", "8")
        wait_until(lambda: self.program.text("First number").startswith("4.97"), "the other field to follow")

    def test_a_unit_is_searched(self):
        type_keys(["5", "Ctrl+F"])
        wait_until(lambda: self.program.focused(), "the field of the search to have the keyboard")
        type_keys([*"yard", "Enter"])
        self.expect("First unit", "yd")


class Modes(ModeTest):
    def test_the_header_names_the_mode_and_chooses_it(self):
        for mode, key in (("Scientific", "Ctrl+2"), ("Programmer", "Ctrl+3"), ("Basic", "Ctrl+1")):
            type_keys([key])
            wait_until(lambda: self.program.find_all(mode), f"{mode} in the header")

    def test_ly_05_the_size_of_the_window_comes_back(self):
        before = self.laid_out()
        self.size_to(420, 640)
        wait_until(lambda: self.laid_out() != before, "the window to be laid out anew")
        self.leave(self.program)
        with self.start_another() as fresh:
            self.assertEqual(fresh.size(), (420, 640))
            self.size_to(360, 560, fresh)
            self.leave(fresh)

    def laid_out(self):
        """The width of what is in the window, as the program knows it."""
        return self.program.find("Expression").get_extents(Atspi.CoordType.WINDOW).width

    def leave(self, program):
        """Closes the window as its user does."""
        program.activate("close")
        program.process.wait(10)

    def test_st_08_the_mode_is_remembered(self):
        self.program.press("mode-programmer")
        with self.start_another() as fresh:
            wait_until(lambda: fresh.find_all("Hexadecimal"), "the programmer's mode")
            fresh.press("mode-basic")


@tests_from(WALKS)
class RandomWalk(ModeTest):
    """Keys by chance: after each burst the window shows what the core alone makes of all keys so far."""

    SEED, BURSTS, LENGTH = 5, 34, 20

    def check(self, mode, keys):
        rng = random.Random(self.SEED)
        result = "Decimal" if mode == "programmer" else "Result"
        # What is kept from run to run is what the core begins with.
        for control in (f"mode-{mode}", "angle-deg", "memory-clear"):
            self.program.press(control)
        with self.start_another() as fresh:
            if mode == "programmer":
                fresh.readouts[result] = fresh.find_all(result, {"label"})[-1]
            script = []
            for burst in range(self.BURSTS):
                tokens = rng.choices(list(keys), k=self.LENGTH)
                type_keys([keys[token] for token in tokens])
                script += tokens
                expected = core(mode, script)
                what = f"seed {self.SEED}, burst {burst}, {' '.join(script)}"
                wait_for(lambda: fresh.text("Expression"), plain(expected["line"]), f"Expression ({what})")
                wait_for(lambda: fresh.text(result), plain(expected[result.lower()]), f"{result} ({what})")


def core(mode, script):
    """The screen that the core alone makes of a script."""
    words = " ".join(script)
    command = [BUILD / "release" / "tally", "snapshot", "calculator", "--mode", mode, "--keys", words, "--format", "json"]
    return json.loads(subprocess.run(command, capture_output=True, text=True, check=True).stdout)
