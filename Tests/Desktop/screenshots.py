"""Tools/screenshots: a picture of each mode of the calculator in each look, in .build/screenshots."""

import contextlib
import os
import sys

from desktop import own_desktop
from waiting import wait_until

# What is pressed in each mode before its picture is taken.
MODES = {
    "basic": "digit-1 divide digit-7 equals",
    "scientific": "digit-2 sin digit-3 digit-0 close-bracket add square-root digit-2 pi",
    "programmer": "base-16 digit-f digit-f digit-0 digit-0 and not digit-f digit-0 digit-0",
    "converter": "field-first digit-5",
}
# Each look: the variables of its environment, and the size of the window.
LOOKS = {
    "light": ({}, (360, 560)),
    "dark": ({"GTK_THEME": "Default:dark"}, (360, 560)),
    "contrast": ({"GTK_THEME": "Default-hc"}, (360, 560)),
    "contrast-dark": ({"GTK_THEME": "Default-hc:dark"}, (360, 560)),
    "zh_CN": ({"LANGUAGE": "zh_CN"}, (360, 560)),
    "narrow": ({}, (320, 560)),
    "wide": ({"GTK_THEME": "Default:dark"}, (760, 520)),
}


@contextlib.contextmanager
def environment(variables):
    """Sets variables while it lasts."""
    before = dict(os.environ)
    os.environ.update(variables)
    try:
        yield
    finally:
        os.environ.clear()
        os.environ.update(before)


def take(look, modes):
    """Takes the pictures of a look."""
    from program import Program, xdotool

    variables, (width, height) = LOOKS[look]
    with environment(variables), contextlib.closing(Program("calculator")) as program:
        for mode in modes:
            for control in [f"mode-{mode}", "all-clear", *MODES[mode].split()]:
                program.press(control)
            xdotool("mousemove", "1279", "899", "windowsize", program.window, str(width), str(height))
            wait_until(lambda: still(program), "the window to be still")
            program.picture(f"../screenshots/{mode}-{look}")


def still(program):
    """Whether two pictures of the window, one after the other, are the same."""
    import subprocess

    shots = [subprocess.run(["import", "-window", program.window, "rgb:-"], capture_output=True).stdout for _ in "ab"]
    return shots[0] == shots[1]


def main(names):
    looks = [name for name in names if name in LOOKS] or list(LOOKS)
    modes = [name for name in names if name in MODES] or list(MODES)
    with own_desktop():
        for look in looks:
            take(look, modes)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
