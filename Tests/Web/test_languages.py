"""The page speaks the language that the browser asks for, and English where it has no catalogue."""

from browser_test import BrowserTest
from page import Page
from waiting import wait_until


class Languages(BrowserTest):
    """The page in a browser of its own that asks for some languages, most wanted first."""

    languages = ""

    @classmethod
    def setUpClass(cls):
        browser = type(cls.page.browser)(cls.languages)
        cls.addClassCleanup(browser.close)
        cls.page = Page(browser, BrowserTest.page.server)

    def chosen(self):
        return self.page.evaluate("document.documentElement.lang")

    def name(self, selector):
        return self.page.evaluate(f"document.querySelector('{selector}').ariaLabel")


class Chinese(Languages):
    languages = "zh-CN,zh,en"

    def test_the_calculator(self):
        self.assertEqual(self.chosen(), "zh-CN")
        self.assertEqual((self.page.content("#title"), self.name("[data-control=equals]")), ("基本", "等于"))
        self.page.type_keys(["1", "/", "0", "Enter"])
        self.page.wait_for_words(".result", "不能除以零")

    def test_what_is_the_page_s_own(self):
        self.assertEqual((self.name("#menu"), self.page.content("#pane-name")), ("菜单", "历史记录"))
        self.assertEqual(self.page.content("#records .empty"), "暂无记录")

    def test_the_other_modes(self):
        for key, title in (("Ctrl+2", "科学"), ("Ctrl+3", "程序员"), ("Ctrl+4", "换算")):
            self.page.type_keys([key])
            wait_until(lambda: self.page.content("#title") == title, title)

    def test_the_stopwatch(self):
        self.page.open("#stopwatch")
        self.assertEqual(self.page.content("[data-control=start-stop]"), "开始")
        self.page.type_keys(["Space", "l", "l", "l"])
        self.page.wait_for_words("tr.best .tag", "最快")


class German(Languages):
    languages = "de-AT,en"

    def test_the_nearest_catalogue_is_taken(self):
        self.assertEqual((self.chosen(), self.name("#menu")), ("de", "Menü"))


class NoCatalogue(Languages):
    languages = "zh-TW,fr"

    def test_it_is_english(self):
        self.assertEqual((self.chosen(), self.page.content("#title")), ("en", "Basic"))
