"""After the first visit the page needs no network, and it never asks another host for anything."""

import contextlib

from browser_test import BrowserTest
from page import Page
from server import Server


class Offline(BrowserTest):
    def test_works_when_the_server_is_gone(self):
        server = Server()
        page = Page(self.page.browser, server)
        with contextlib.closing(server):
            page.open()
            page.evaluate("navigator.serviceWorker.ready.then(() => null)")
            hosts = page.evaluate("performance.getEntriesByType('resource').map(({ name }) => new URL(name).host)")
            self.assertEqual(set(hosts), {server.url.split("/")[2]})
        page.open("?q=6*7")
        page.wait_for("Result", "42")
        page.open("#stopwatch")
        page.wait_for("Elapsed time", "0:00.00")
