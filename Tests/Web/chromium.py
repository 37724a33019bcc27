"""Chromium by WebDriver: the W3C's requests in JSON over loopback."""

import base64
import http.client
import json
import os
import subprocess

from keys import VALUES, keyboard, pointer
from server import free_port
from waiting import wait_until

ARGUMENTS = ["--headless=new", "--no-first-run", "--disable-background-networking", "--disable-component-update", "--disable-gpu", "--window-size=800,900"]


class Chromium:
    """A Chromium without a window, with a profile that is thrown away."""

    name = "chromium"

    def __init__(self, languages="en"):
        port = free_port()
        self.driver = subprocess.Popen(
            ["chromedriver", f"--port={port}"], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        self.connection = http.client.HTTPConnection("127.0.0.1", port, timeout=60)
        wait_until(self.is_ready, "chromedriver", 20)
        self.session = self.request("POST", "/session", {"capabilities": {"alwaysMatch": {
            "goog:chromeOptions": {"args": [*ARGUMENTS, *sandbox()], "prefs": {"intl.accept_languages": languages}},
            "goog:loggingPrefs": {"browser": "ALL"},
        }}})["sessionId"]  # fmt: skip

    def is_ready(self):
        try:
            return self.request("GET", "/status")["ready"]
        except (ConnectionError, http.client.HTTPException):
            self.connection.close()
            return False

    def request(self, method, path, body=None):
        """What a command answers; fails with its error."""
        self.connection.request(method, path, None if body is None else json.dumps(body))
        value = json.loads(self.connection.getresponse().read())["value"]
        if isinstance(value, dict) and "error" in value:
            raise RuntimeError(f"{path}: {value['error']}: {value['message'].splitlines()[0]}")
        return value

    def command(self, path, body):
        return self.request("POST", f"/session/{self.session}/{path}", body)

    def cdp(self, method, **parameters):
        """What a command of Chromium's own protocol answers."""
        return self.command("goog/cdp/execute", {"cmd": method, "params": parameters})

    def open(self, url):
        self.command("url", {"url": url})

    def reload(self):
        self.command("refresh", {})

    def evaluate(self, expression):
        """The value of an expression in the page; of a promise, what it comes to."""
        script = f"const done = arguments[0]; (async () => ({expression}))().then(done, (error) => done({{error: String(error)}}))"
        value = self.command("execute/async", {"script": script, "args": []})
        if isinstance(value, dict) and "error" in value:
            raise RuntimeError(value["error"])
        return value

    def type_keys(self, names, values=VALUES):
        self.command("actions", {"actions": keyboard(names, values)})

    def click(self, x, y):
        self.command("actions", {"actions": pointer(x, y)})

    def set_size(self, width, height, scale=1):
        self.cdp("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=scale, mobile=False)

    def prefer(self, media="", **features):
        """Makes the system's preferences these, such as `color_scheme="dark"`; the medium is a screen or `print`."""
        features = [{"name": f"prefers-{name.replace('_', '-')}", "value": value} for name, value in features.items()]
        self.cdp("Emulation.setEmulatedMedia", media=media, features=features)

    def picture(self):
        """What the page looks like, as PNG."""
        return base64.b64decode(self.request("GET", f"/session/{self.session}/screenshot"))

    def complaints(self):
        """What the console has been told since the last call, less what is no complaint."""
        return [entry["message"] for entry in self.command("se/log", {"type": "browser"}) if entry["level"] in ("SEVERE", "WARNING")]

    def close(self):
        self.request("DELETE", f"/session/{self.session}")
        self.driver.terminate()
        self.driver.wait(10)


def sandbox():
    """What a root user, as in a container, has to say for Chromium to start at all."""
    return ["--no-sandbox"] if os.geteuid() == 0 else []
