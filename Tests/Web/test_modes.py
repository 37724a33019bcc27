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

    def test_the_programmer_mode_shows_all_bases(self):
        self.choose("Ctrl+3", "Programmer")
        self.page.type_keys("255")
        wait_until(lambda: "FF" in self.page.content("#display"), "FF in the display")
        self.page.point_and_click("bit-0")
        wait_until(lambda: "254" in self.page.content("#display"), "the bit to be turned over")
