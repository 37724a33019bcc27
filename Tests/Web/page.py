"""The page in a browser, as its user has it."""

import json

from waiting import wait_until


class Page:
    """The page of a server in a browser."""

    def __init__(self, browser, server):
        self.browser = browser
        self.server = server

    def open(self, place=""):
        """Opens the page, or another place in it, and waits until it can be used."""
        self.browser.open("about:blank")
        self.browser.open(self.server.url + place)
        self.wait_until_ready()

    def open_anew(self, place=""):
        """Opens the page as if it had never been opened."""
        self.open()
        self.evaluate("(localStorage.clear(), null)")
        self.open(place)

    def reload(self):
        self.browser.reload()
        self.wait_until_ready()

    def wait_until_ready(self):
        wait_until(lambda: self.evaluate("document.body.classList.contains('is-ready')"), "the page to be ready", 20)

    def evaluate(self, expression):
        return self.browser.evaluate(expression)

    def type_keys(self, names):
        self.browser.type_keys(names)

    def text(self, name):
        """What the readout of this name shows, as it is written elsewhere."""
        shown = self.evaluate(f"document.querySelector('output[aria-label=\"{name}\"]')?.textContent ?? null")
        return None if shown is None else plain(shown)

    def content(self, selector):
        """The text of the first element that a selector finds."""
        return self.evaluate(f"document.querySelector({json.dumps(selector)})?.textContent ?? null")

    def rows(self):
        """The cells of the table, row by row."""
        cells = self.evaluate("[...document.querySelectorAll('tbody tr')].map((row) => [...row.cells].map((cell) => cell.textContent))")
        return [[plain(cell) for cell in row] for row in cells]

    def has(self, control):
        """Whether there is a control of this id."""
        return self.evaluate(f"document.querySelector('[data-control=\"{control}\"]') !== null")

    def press(self, *controls):
        """Clicks controls by their ids, as a script of the page does."""
        for control in controls:
            self.evaluate(f"(document.querySelector('[data-control=\"{control}\"]').click(), null)")

    def point_and_click(self, *controls):
        """Clicks controls with the pointer, where they are on the page."""
        for control in controls:
            box = self.evaluate(f"document.querySelector('[data-control=\"{control}\"]').getBoundingClientRect().toJSON()")
            self.browser.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)

    def wait_for(self, name, expected):
        """Waits until a readout shows this; the failure says what it showed instead."""
        shown = []
        try:
            wait_until(lambda: shown.append(self.text(name)) or shown[-1] == expected, name, 5)
        except AssertionError:
            raise AssertionError(f"{name}: expected {expected!r}, got {shown[-1]!r}") from None

    def wait_for_words(self, selector, words):
        """Waits until an element has words such as these."""
        wait_until(lambda: words in (self.content(selector) or ""), f"{words!r} in {selector}", 10)


def plain(text):
    """A text as it is written elsewhere."""
    return text.replace("\u2009", "").replace("\u2212", "-")
