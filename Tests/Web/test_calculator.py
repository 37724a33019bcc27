"""The calculator in the page: typing, clicking and pasting give the same right results as in the windows."""

from browser_test import BrowserTest, tests_from
from cases import CONTROLS, calculator_scripts, pressed
from clipboard import COPIED, pasting
from keys import NUMPAD

# Keys that browsers keep for themselves, and those that stand for them.
SUBSTITUTES = {"Ctrl+L": "Alt+L", "Ctrl+R": "Alt+R", "Ctrl+P": "Alt+P", "Ctrl+O": "Alt+O"}
ESSENTIAL = {
    "7 × 6 =": "42",
    "0 . 1 + 0 . 2 =": "0.3",
    "1 ÷ 3 = × 3 =": "1",
    "2 + 3 × − 4 =": "1",
    "1 0 0 + 2 0 % =": "120",
}
SCRIPTS = {row["id"]: row for row in calculator_scripts()}


class Cleared(BrowserTest):
    """One page for all tests of a class, cleared by keys before each."""

    is_open = False

    def setUp(self):
        if not type(self).is_open:
            super().setUp()
            type(self).is_open = True
        self.page.type_keys(["Escape", "Alt+L", "Escape"])
        self.page.wait_for("Result", "0")


@tests_from(SCRIPTS)
class ScriptsByKeys(Cleared):
    """All scripts, typed."""

    def check(self, name, row):
        self.page.type_keys([SUBSTITUTES.get(key, key) for key in pressed(row["keys"], "key")])
        self.page.wait_for("Result", row["result"])


@tests_from(ESSENTIAL)
class ByMouse(Cleared):
    """Each button clicked with the pointer, where it is on the page."""

    def check(self, keys, result):
        self.page.point_and_click(*pressed(keys, "id"))
        self.page.wait_for("Result", result)


class Keys(Cleared):
    """Keys in every browser: KB-12."""

    def test_the_numpad_with_and_without_num_lock(self):
        self.page.browser.type_keys(["1", "2", "+", "3", "Enter"], NUMPAD)
        self.page.wait_for("Result", "15")

    def test_fast_typing_loses_nothing(self):
        self.page.type_keys("9876543210123456")
        self.page.wait_for("Result", "9876543210123456")

    def test_enter_is_equals_whatever_was_clicked_with_the_mouse(self):
        self.page.point_and_click("digit-7", "multiply", "digit-6")
        self.page.type_keys(["Enter"])
        self.page.wait_for("Result", "42")

    def test_enter_presses_a_button_that_was_reached_by_tab(self):
        self.page.type_keys(["7"])
        for _ in range(60):
            if self.page.evaluate("document.activeElement.dataset.control ?? ''") == "digit-8":
                break
            self.page.type_keys(["Tab"])
        self.page.type_keys(["Enter"])
        self.page.wait_for("Result", "78")

    def test_kb_11_what_the_page_uses_does_not_reach_the_browser(self):
        self.page.evaluate("(globalThis.leaked = [], addEventListener('keydown', (event) => event.defaultPrevented || leaked.push(event.key)), null)")
        self.page.type_keys(["8", "/", "2", "Enter", "Backspace", "'", "q"])
        self.page.wait_for("Result", "16")
        self.assertEqual(self.page.evaluate("leaked"), [])

    def test_what_the_browser_keeps_is_left_to_it(self):
        self.page.evaluate("(globalThis.taken = null, addEventListener('keydown', (event) => { taken = event.defaultPrevented; event.preventDefault(); }), null)")
        self.page.type_keys(["Ctrl+P"])
        self.assertEqual(self.page.evaluate("taken"), False)

    def test_undo_and_redo(self):
        self.page.type_keys(["1", "2", "Ctrl+Z"])
        self.page.wait_for("Result", "1")
        self.page.type_keys(["Ctrl+Shift+Z"])
        self.page.wait_for("Result", "12")

    def test_every_control_is_there(self):
        names = self.page.evaluate("[...document.querySelectorAll('[data-control]')].map((node) => node.ariaLabel)")
        self.assertEqual({control["spoken"] for control in CONTROLS.values()} - set(names), set())


class Shown(Cleared):
    def test_the_line_above_shows_the_truth(self):
        self.page.type_keys(["2", "+", "3", "*", "4", "Enter"])
        self.page.wait_for("Expression", "(2 + 3) × 4 =")

    def test_an_error_is_said_in_words_and_the_next_sum_is_right(self):
        self.page.type_keys(["1", "/", "0", "Enter"])
        self.page.wait_for("Result", "Cannot divide by zero")
        self.page.wait_for_words("#spoken", "Cannot divide by zero")
        self.page.type_keys(["5", "+", "1", "Enter"])
        self.page.wait_for("Result", "6")

    def test_a_result_is_spoken(self):
        self.page.type_keys(["6", "*", "7", "Enter"])
        self.page.wait_for_words("#spoken", "42")

    def test_digits_stand_in_groups_and_are_copied_without(self):
        self.page.type_keys("1234567")
        self.page.wait_for("Result", "1234567")
        self.assertEqual(self.page.content("output[aria-label=Result]"), "1\u2009234\u2009567")
        self.assertEqual(self.page.evaluate(COPIED), "1234567")

    def test_a_copy_keeps_the_value(self):
        self.page.type_keys(["1", "/", "3", "Enter"])
        self.page.wait_for("Result", "0.333333333333")
        copied = self.page.evaluate(COPIED)
        self.page.type_keys(["Escape"])
        self.page.evaluate(pasting(repr(copied)))
        self.page.type_keys(["*", "3", "Enter"])
        self.page.wait_for("Result", "1")

    def test_the_history_is_shown_on_request(self):
        self.page.type_keys(["6", "*", "7", "Enter"])
        self.page.wait_for("Result", "42")
        self.assertEqual(self.page.rows()[0], ["6 × 7", "42"])
        self.page.evaluate("(document.getElementById('pane').click(), null)")
        self.assertTrue(self.page.evaluate("document.getElementById('records').checkVisibility()"))


class Links(BrowserTest):
    def test_a_link_asks_a_sum(self):
        self.page.open_anew("?q=1/3")
        self.page.wait_for("Result", "0.333333333333")
        self.assertEqual(self.page.evaluate("location.search"), "")

    def test_keys_work_before_the_module_is_there(self):
        self.page.browser.open("about:blank")
        self.page.browser.open(self.page.server.url)
        self.page.type_keys(["4", "2"])
        self.page.wait_for("Result", "42")
