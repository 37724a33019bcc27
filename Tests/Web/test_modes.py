"""The calculator's modes in the page, which knows nothing of them: all that is on their screens is drawn and works."""

from browser_test import BrowserTest
from waiting import wait_until


class Modes(BrowserTest):
    def choose(self, key, title):
        self.page.type_keys([key])
        wait_until(lambda: self.page.content("#title") == title, title)

    def pressed(self, control):
        return self.page.evaluate(f"document.querySelector('[data-control={control}]').ariaPressed")

    def test_an_expression_is_typed_in_the_scientific_mode(self):
        self.choose("Ctrl+2", "Scientific")
        self.page.type_keys([*"2sin30+1", "Enter"])
        self.page.wait_for("Result", "2")
        self.page.reload()
        self.page.wait_for("Result", "2")

    def test_what_is_chosen_is_said(self):
        self.choose("Ctrl+2", "Scientific")
        self.assertEqual((self.pressed("angle-deg"), self.pressed("angle-rad")), ("true", "false"))
        self.page.press("angle-rad")
        wait_until(lambda: self.pressed("angle-rad") == "true", "radians")

    def test_a_wide_window_has_both_pages_of_functions(self):
        self.choose("Ctrl+2", "Scientific")
        visible = "['sin', 'asin', 'second-page'].map((id) => document.querySelector(`[data-control=${id}]`).checkVisibility())"
        self.assertEqual(self.page.evaluate(visible), [True, True, False])
        self.page.press("asin")
        self.page.wait_for_words(".edited", "asin(")
        self.page.browser.set_size(400, 700)
        self.addCleanup(self.page.browser.set_size, 800, 900)
        wait_until(lambda: self.page.evaluate(visible) == [True, False, True], "one page")
        self.page.press("second-page")
        wait_until(lambda: self.page.evaluate(visible) == [False, True, True], "the other page")

    def test_bits_have_their_numbers(self):
        self.choose("Ctrl+3", "Programmer")
        self.assertEqual(self.page.evaluate("[...document.querySelectorAll('.end')].map((end) => end.textContent)"),
            ["63", "48", "47", "32", "31", "16", "15", "0"])  # fmt: skip

    def test_digits_stand_in_groups_as_their_base_wants(self):
        self.choose("Ctrl+3", "Programmer")
        self.page.type_keys("65535")
        self.page.wait_for_words("#display .hexadecimal", "FFFF")
        self.assertEqual(self.page.content("#display .binary"), "1111\u20091111\u20091111\u20091111")
        self.assertEqual(self.page.content("#display .decimal"), "65\u2009535")

    def test_a_unit_is_searched_by_the_button_in_the_bar(self):
        self.choose("Ctrl+4", "Converter")
        self.page.point_and_click("search-units")
        wait_until(lambda: self.page.evaluate("document.activeElement.matches('#entry input')"), "the field")
        self.page.type_keys(["y", "a", "r", "d"])
        wait_until(lambda: any("yd" in row[0] for row in self.page.rows()), "the yard")
        self.page.type_keys(["Enter"])
        self.page.wait_for_words("#display", "yd")

    def test_the_programmer_mode_shows_all_bases(self):
        self.choose("Ctrl+3", "Programmer")
        self.page.type_keys("255")
        wait_until(lambda: "FF" in self.page.content("#display"), "FF in the display")
        self.page.point_and_click("bit-0")
        wait_until(lambda: "254" in self.page.content("#display"), "the bit to be turned over")
