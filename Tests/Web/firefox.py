"""Firefox by WebDriver BiDi: the W3C's messages over a WebSocket."""

import base64
import json
import subprocess
import tempfile

from keys import VALUES, keyboard, pointer
from server import free_port
from waiting import wait_until
from websocket import WebSocket

# Nothing but the page is asked for, and nothing is asked of the user.
PREFERENCES = """
user_pref("browser.shell.checkDefaultBrowser", false);
user_pref("browser.startup.page", 0);
user_pref("datareporting.policy.dataSubmissionEnabled", false);
user_pref("network.captive-portal-service.enabled", false);
user_pref("network.connectivity-service.enabled", false);
user_pref("remote.prefs.recommended", true);
"""


class Firefox:
    """A Firefox without a window, with a profile that is thrown away."""

    name = "firefox"

    def __init__(self, languages="en"):
        self.profile = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
        with open(f"{self.profile.name}/user.js", "w") as file:
            file.write(f'{PREFERENCES}user_pref("intl.accept_languages", "{languages}");\n')
        port = free_port()
        self.program = subprocess.Popen(
            ["firefox-esr", "--headless", "--no-remote", "--profile", self.profile.name, f"--remote-debugging-port={port}"],
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)  # fmt: skip
        self.socket = wait_until(lambda: self.connect(port), "Firefox", 60)
        self.messages = []
        self.number = 0
        self.request("session.new", capabilities={})
        self.context = self.request("browsingContext.getTree")["contexts"][0]["context"]
        self.request("session.subscribe", events=["log.entryAdded"])

    def connect(self, port):
        try:
            return WebSocket(port, "/session")
        except OSError:
            return None

    def request(self, method, **parameters):
        """What a command answers; fails with its error. Events on the way are put by."""
        self.number += 1
        self.socket.send(json.dumps({"id": self.number, "method": method, "params": parameters}))
        while (answer := json.loads(self.socket.receive())).get("id") != self.number:
            self.messages.append(answer)
        if answer["type"] == "error":
            raise RuntimeError(f"{method}: {answer['error']}: {answer['message']}")
        return answer["result"]

    def open(self, url):
        self.request("browsingContext.navigate", context=self.context, url=url, wait="complete")

    def reload(self):
        self.request("browsingContext.reload", context=self.context, wait="complete")

    def evaluate(self, expression):
        """The value of an expression in the page; of a promise, what it comes to."""
        answer = self.request(
            "script.evaluate", expression=f"(async () => JSON.stringify((await {expression}) ?? null))()",
            target={"context": self.context}, awaitPromise=True)  # fmt: skip
        if answer["type"] == "exception":
            raise RuntimeError(answer["exceptionDetails"]["text"])
        return json.loads(answer["result"]["value"])

    def type_keys(self, names, values=VALUES):
        self.request("input.performActions", context=self.context, actions=keyboard(names, values))

    def click(self, x, y):
        self.request("input.performActions", context=self.context, actions=pointer(x, y))

    def set_size(self, width, height, scale=1):
        self.request("browsingContext.setViewport", context=self.context, viewport={"width": width, "height": height})

    def picture(self):
        """What the page looks like, as PNG."""
        return base64.b64decode(self.request("browsingContext.captureScreenshot", context=self.context)["data"])

    def complaints(self):
        """What the console has been told since the last call that is a warning or worse."""
        entries = [message["params"] for message in self.messages if message.get("method") == "log.entryAdded"]
        self.messages = []
        return [entry["text"] for entry in entries if entry["level"] in ("error", "warn")]

    def close(self):
        self.request("browser.close")
        self.socket.close()
        self.program.wait(20)
        self.profile.cleanup()
