"""What is kept: all of it, at once, whatever becomes of the page."""

from browser_test import BrowserTest
from waiting import wait_until


class Calculator(BrowserTest):
    def test_everything_is_there_again(self):
        self.page.type_keys(["5", "m", "6", "*", "7", "Enter"])
        self.page.wait_for("Result", "42")
        self.page.reload()
        self.page.wait_for("Result", "42")
        self.assertEqual(self.page.text("Memory"), "M")
        self.assertEqual(self.page.rows(), [["6 × 7", "42"]])

    def test_a_page_that_is_left_at_once_has_lost_nothing(self):
        self.page.type_keys("12345")
        self.page.browser.open("about:blank")
        self.page.open()
        self.page.wait_for("Result", "12345")

    def test_what_is_no_input_is_passed_over(self):
        self.page.type_keys("12")
        self.page.wait_for("Result", "12")
        self.page.evaluate("(localStorage.setItem('tally/calculator/000000005', 'nonsense'), localStorage.setItem('tally/calculator/000000006', 'a\\t1\\n1\\tpress\\n2\\tpress\\t7'), null)")
        self.page.reload()
        self.page.wait_for("Result", "12")

    def test_a_long_log(self):
        self.page.evaluate("""(() => {
            for (let page = 0; page < 1000; page += 1) {
                const inputs = Array.from({ length: 100 }, (_, index) => `${index}\\tpress\\t"${["digit-1", "backspace"][index % 2]}"`);
                localStorage.setItem(`tally/calculator/${String(page).padStart(9, "0")}`, ["old\\t0", ...inputs].join("\\n"));
            }
        })()""")
        self.page.reload()
        self.page.type_keys(["7"])
        self.page.wait_for("Result", "7")
        self.page.reload()
        self.page.wait_for("Result", "7")

    def test_without_storage_it_works_and_says_so(self):
        self.page.evaluate("(Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); }, null)")
        self.page.type_keys(["6", "*", "7", "Enter"])
        self.page.wait_for("Result", "42")
        self.page.wait_for_words("#notice", "keeps nothing")

    def test_another_page_shows_the_same(self):
        self.page.evaluate("""(localStorage.setItem("tally/calculator/000000000", `other\\t0\\n1\\tpress\\t"digit-7"`),
            dispatchEvent(new StorageEvent("storage", { key: "tally/calculator/000000000" })), null)""")
        self.page.wait_for("Result", "7")


class Stopwatch(BrowserTest):
    place = "#stopwatch"

    def test_a_running_watch_goes_on_by_the_wall_clock_and_says_so(self):
        self.page.type_keys(["Space"])
        wait_until(lambda: self.page.text("Elapsed time") > "0:00.10", "some time")
        self.page.evaluate("""(() => {
            const key = Object.keys(localStorage)[0];
            const [life, lead, ...inputs] = localStorage.getItem(key).split(/[\\t\\n]/);
            localStorage.setItem(key, `${life}\\t${lead - 7_200_000}\\n${inputs.join("\\t")}`);
        })()""")
        self.page.reload()
        wait_until(lambda: self.page.text("Elapsed time").startswith("2:00:"), "two hours")
        self.page.wait_for_words("#hint", "wall clock")

    def test_a_stopped_watch_stands(self):
        self.page.type_keys(["Space", "Space"])
        wait_until(lambda: self.page.content("[data-control=start-stop]") == "Resume", "the watch to stop")
        stopped = self.page.text("Elapsed time")
        self.page.reload()
        self.page.wait_for("Elapsed time", stopped)
