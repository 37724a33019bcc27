"""What the tests of the page share."""

import unittest


class BrowserTest(unittest.TestCase):
    """A test of the page, opened as if for the first time. No browser may complain of it on its console."""

    # The page under test; set before the tests run.
    page = None
    # The page's place to open.
    place = ""
    # The browsers that can be asked; empty for all.
    browsers = ()

    @classmethod
    def can_run_in(cls, browser):
        return not cls.browsers or browser in cls.browsers

    def setUp(self):
        self.page.open_anew(self.place)

    def tearDown(self):
        self.assertEqual(self.page.browser.complaints(), [])


def tests_from(table):
    """Gives a test class one test for each entry of a table: `check(key, value)`."""

    def add(cls):
        for key, value in table.items():
            setattr(cls, f"test {key}", lambda self, key=key, value=value: self.check(key, value))
        return cls

    return add
