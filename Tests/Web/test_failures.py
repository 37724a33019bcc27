"""A sum that takes too long is stopped, and a module that gives up is replaced; what was before it stays."""

from browser_test import BrowserTest
from clipboard import pasting
from waiting import wait_until

LONG = "sin(10^100000)"


class Failures(BrowserTest):
    def setUp(self):
        super().setUp()
        self.page.type_keys(["4", "2"])
        self.page.wait_for("Result", "42")

    def test_escape_stops_a_long_sum(self):
        self.page.evaluate(f"""(() => {{
            for (let count = 0; count < 100; count += 1) {pasting(repr(LONG))};
            setTimeout(() => document.body.dispatchEvent(new KeyboardEvent("keydown", {{ key: "Escape", bubbles: true }})), 150);
        }})()""")
        self.page.wait_for_words("#notice", "Stopped")
        self.assertEqual(self.page.evaluate("Object.values(localStorage).join().match(/paste/g).length"), 99)

    def test_escape_is_all_clear_when_nothing_takes_long(self):
        self.page.type_keys(["Escape"])
        self.page.wait_for("Result", "0")

    def test_out_of_memory(self):
        self.page.evaluate(pasting("'1'.repeat(150_000_000)"))
        wait_until(lambda: "too much" in self.page.content("#notice"), "the failure to be told", 30)
        self.page.wait_for("Result", "42")
        self.page.type_keys(["+", "1", "Enter"])
        self.page.wait_for("Result", "43")
