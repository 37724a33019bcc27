"""The stopwatch in the page: presses, laps, several watches, and time that nobody has counted."""

from browser_test import BrowserTest
from waiting import wait_until

HOUR = 3_600_000


def seconds(text):
    """A time as it is drawn, in seconds."""
    return sum(float(field) * 60**place for place, field in enumerate(reversed(text.split(":"))))


class Stopwatch(BrowserTest):
    place = "#stopwatch"

    def elapsed(self):
        return seconds(self.page.text("Elapsed time"))

    def wait_for_time(self, least):
        wait_until(lambda: self.elapsed() >= least, f"the time {least}")


class Presses(Stopwatch):
    def test_starts_and_stops_by_the_space_key(self):
        self.page.type_keys(["Space"])
        self.wait_for_time(0.2)
        self.page.type_keys(["Space"])
        wait_until(lambda: self.page.content("[data-control=start-stop]") == "Resume", "the watch to stop")
        stopped = self.page.text("Elapsed time")
        self.page.evaluate("new Promise(requestAnimationFrame).then(() => null)")
        self.assertEqual(self.page.text("Elapsed time"), stopped)

    def test_laps_add_up(self):
        self.page.type_keys(["Space"])
        for least in (0.1, 0.2, 0.3):
            self.wait_for_time(least)
            self.page.type_keys(["l"])
        self.page.type_keys(["Space"])
        wait_until(lambda: len(self.page.rows()) == 4, "the laps")
        rows = self.page.rows()
        self.assertEqual([row[0].split()[0] for row in rows], ["4", "3", "2", "1"])
        self.assertEqual(rows[0][-1], self.page.text("Elapsed time"))

    def test_reset_and_undo(self):
        self.page.type_keys(["Space", "Space", "r"])
        wait_until(lambda: self.page.text("Elapsed time") == "0:00.00", "the reset")
        self.page.type_keys(["Ctrl+Z"])
        wait_until(lambda: self.page.content("[data-control=start-stop]") == "Resume", "the reset to be undone")

    def test_several_watches(self):
        self.page.type_keys(["Space"])
        self.page.press("new-watch")
        wait_until(lambda: self.page.content("#title") == "Watch 2", "the second watch")
        self.assertEqual(self.page.text("Elapsed time"), "0:00.00")
        self.page.type_keys(["1"])
        self.wait_for_time(0.05)

    def test_a_watch_is_given_a_name_that_is_typed(self):
        self.page.type_keys(["F2"])
        wait_until(lambda: self.page.evaluate("document.activeElement.matches('input')"), "the field")
        self.page.type_keys(["l", "a", "r", " ", "1", "Backspace", "2", "Enter"])
        wait_until(lambda: self.page.content("#title") == "lar 2", "the name")
        self.assertFalse(self.page.evaluate("document.querySelector('#entry').checkVisibility()"))

    def test_keys_struck_right_after_an_entry_count(self):
        self.page.type_keys(["Space", "F2"])
        wait_until(lambda: self.page.evaluate("document.activeElement.matches('input')"), "the field")
        self.page.type_keys(["Escape", "l"])
        wait_until(lambda: len(self.page.rows()) == 2, "a lap")

    def test_a_lap_is_chosen_with_the_pointer_and_by_keys(self):
        self.page.type_keys(["Space", "l", "l", "l"])
        wait_until(lambda: len(self.page.rows()) > 2, "the laps")
        self.page.evaluate("(document.querySelectorAll('tbody:last-of-type tr')[1].click(), null)")
        wait_until(lambda: (self.page.content("tr.selected td") or "")[0:1] == "2", "the second lap to be chosen")
        self.page.type_keys(["Down"])
        wait_until(lambda: (self.page.content("tr.selected td") or "")[0:1] == "1", "the first lap to be chosen")

    def test_a_held_key_counts_once(self):
        self.page.evaluate("""(["keydown", "keydown", "keydown"].forEach((type, index) =>
            document.body.dispatchEvent(new KeyboardEvent(type, { key: " ", repeat: index > 0, bubbles: true }))), null)""")
        self.wait_for_time(0.05)


class Time(Stopwatch):
    def test_an_hour_in_the_background(self):
        self.page.type_keys(["Space"])
        self.page.evaluate(f"(globalThis.realNow = performance.now.bind(performance), performance.now = () => realNow() + {HOUR}, Date.now = () => performance.timeOrigin + performance.now(), null)")
        self.wait_for_time(3600)
        self.assertLess(self.elapsed(), 3610)

    def test_an_hour_of_sleep(self):
        self.page.type_keys(["Space"])
        self.wait_for_time(0.05)
        self.page.evaluate(f"(globalThis.realDate = Date.now, Date.now = () => realDate() + {HOUR}, null)")
        self.wait_for_time(3600)
        self.page.type_keys(["Space"])
        wait_until(lambda: self.page.content("[data-control=start-stop]") == "Resume", "the watch to stop")
        self.assertTrue(3600 < self.elapsed() < 3610)

    def test_a_date_set_back_changes_nothing(self):
        self.page.type_keys(["Space"])
        self.page.evaluate(f"(globalThis.realDate = Date.now, Date.now = () => realDate() - {HOUR}, null)")
        self.wait_for_time(0.2)
        self.assertLess(self.elapsed(), 10)
