"""Tools/screenshots web: a picture of each view of the page in each look, in .build/screenshots."""

import contextlib
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.append(str(ROOT / "Tests" / "Desktop"))

from chromium import Chromium  # noqa: E402
from page import Page  # noqa: E402
from screenshots import MODES  # noqa: E402
from server import Server  # noqa: E402
from waiting import wait_until  # noqa: E402

# What is pressed in each view before its picture is taken: in the calculator's as in the windows.
VIEWS = {name: ("", f"mode-{name} all-clear {keys}") for name, keys in MODES.items()} | {
    "stopwatch": ("#stopwatch", "start-stop lap lap lap lap start-stop"),
}
# Each look: what the user prefers, the languages, and the size of the window.
LOOKS = {
    "light": ({}, "en", (360, 640)),
    "dark": ({"color_scheme": "dark"}, "en", (360, 640)),
    "contrast": ({"contrast": "more"}, "en", (360, 640)),
    "zh_CN": ({}, "zh-CN", (360, 640)),
    "de": ({}, "de", (360, 640)),
    "narrow": ({}, "en", (320, 568)),
    "wide": ({"color_scheme": "dark"}, "en", (1000, 640)),
    "print": ({}, "en", (600, 640)),
}


def take(look, views):
    """Takes the pictures of a look."""
    features, languages, size = LOOKS[look]
    with contextlib.closing(Server()) as server, contextlib.closing(Chromium(languages)) as browser:
        page = Page(browser, server)
        for view in views:
            place, keys = VIEWS[view]
            page.open_anew(place)
            browser.prefer(media="print" if look == "print" else "", **features)
            browser.set_size(*size)
            for control in keys.split():
                wait_until(lambda control=control: page.has(control), control)
                page.press(control)
            wait_until(lambda: browser.picture() == browser.picture(), "the page to stand still")
            (ROOT / ".build" / "screenshots" / f"web-{view}-{look}.png").write_bytes(browser.picture())


def main(names):
    looks = [name for name in names if name in LOOKS] or list(LOOKS)
    views = [name for name in names if name in VIEWS] or list(VIEWS)
    for look in looks:
        take(look, views)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
