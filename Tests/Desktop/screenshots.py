"""Tools/screenshots: a picture of each scene of the two programs in each look, in .build/screenshots."""

import contextlib
import os
import sqlite3
import subprocess
import sys
from pathlib import Path

from desktop import own_desktop
from waiting import wait_until

RELEASE = Path(__file__).resolve().parents[2] / ".build" / "release"

# What is pressed for each scene before its picture is taken; a word with a colon is an action of the window.
CALCULATOR = {
    "basic": "mode-basic all-clear digit-1 divide digit-7 equals",
    "scientific": "mode-scientific all-clear digit-2 sin digit-3 digit-0 close-bracket add square-root digit-2 pi",
    "programmer": "mode-programmer all-clear base-16 digit-f digit-f digit-0 digit-0 and not digit-f digit-0 digit-0",
    "converter": "mode-converter all-clear field-first digit-5",
}
STOPWATCH = {
    "laps": "watch-1",
    "lap-name": "watch-1 next-row rename",
    "running": "dismiss dismiss watch-1 start",
    "target": "undo watch-2",
    "cards": "watch-1 :all-watches",
    "idle": ":all-watches watch-3",
    "dial": "watch-1 face:dial",
    "dial-full-screen": "watch-1 :full-screen",
    "full-screen": "face:digits",
    "compact": ":compact :compact",
    "compact-name": "rename",
    "sessions": "dismiss :compact sessions",
}
SCENES = {name: "calculator" for name in CALCULATOR} | {name: "stopwatch" for name in STOPWATCH}
OWN_SIZE = {"dial-full-screen", "full-screen", "compact", "compact-name"}
# Each look: the variables of its environment, and the size of the window.
LOOKS = {
    "light": ({}, (360, 560)),
    "dark": ({"GTK_THEME": "Default:dark"}, (360, 560)),
    "contrast": ({"GTK_THEME": "Default-hc"}, (360, 560)),
    "contrast-dark": ({"GTK_THEME": "Default-hc:dark"}, (360, 560)),
    "zh_CN": ({"LANGUAGE": "zh_CN"}, (360, 560)),
    "de": ({"LANGUAGE": "de"}, (360, 560)),
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


def take(look, scenes):
    """Takes the pictures of a look."""
    variables, size = LOOKS[look]
    with environment(variables):
        for name, presses in [("calculator", CALCULATOR), ("stopwatch", STOPWATCH)]:
            wanted = [scene for scene in scenes if scene in presses]
            if wanted:
                take_program(name, presses, wanted, size, look)


def take_program(name, presses, wanted, size, look):
    from program import Program, xdotool

    if name == "stopwatch":
        fill_watches()
    with contextlib.closing(Program(name)) as program:
        for scene, words in presses.items():
            for word in words.split():
                perform(program, word)
            if scene not in OWN_SIZE:
                xdotool("mousemove", "1279", "899", "windowsize", program.window, *map(str, size))
            if scene in wanted:
                if scene != "running":
                    wait_until(lambda: still(program), "the window to be still")
                program.picture(f"../screenshots/{scene}-{look}")
        if name == "stopwatch":
            program.press("stop-all")


def perform(program, word):
    """Presses a control by its id, or activates an action: `:compact`, or `face:dial` with a parameter."""
    from accessibility import GLib

    name, colon, parameter = word.partition(":")
    if not colon:
        program.press(name)
    elif name:
        program.activate(name, GLib.Variant("s", parameter))
    else:
        program.activate(parameter)


def fill_watches():
    """Three watches: one with six laps, stopped; one that has reached its target; one at 0. And an earlier session."""
    folder = os.path.join(os.environ["XDG_DATA_HOME"], "tally")
    if os.path.exists(folder):
        return
    tally("start")
    with contextlib.closing(sqlite3.connect(os.path.join(folder, "tally.db"), isolation_level=None)) as database:
        mark(database, 1, [61_000, 132_500], 754_310)
        tally("reset", "start")
        mark(database, 2, [15_420, 30_290, 47_340, 62_440, 77_400], 84_710)
        tally("start --name Tea", "target 4m --name Tea", "start --name Anna", "reset --name Anna")
        mark(database, 3, [61_000], 251_330)


def tally(*commands):
    for command in commands:
        subprocess.run([RELEASE / "tally", "stopwatch", *command.split()], check=True, capture_output=True)


def mark(database, session, laps, end):
    """Makes a session one of these laps and this end, in milliseconds after its start."""
    for press, after in [("lap", lap) for lap in laps] + [("stop", end)]:
        database.execute(
            """INSERT INTO event (session, press, words, reading, asleep, wall, boot)
            SELECT session, ?1, '', reading + ?2 * 1000000, asleep, wall + ?2 * 1000000, boot FROM event
            WHERE session = ?3 AND press = 'start'""", (press, after, session))  # fmt: skip


def still(program):
    """Whether two pictures of the window, one after the other, are the same."""
    shots = [subprocess.run(["import", "-window", program.window, "rgb:-"], capture_output=True).stdout for _ in "ab"]
    return shots[0] == shots[1]


def main(names):
    looks = [name for name in names if name in LOOKS] or list(LOOKS)
    scenes = [name for name in names if name in SCENES] or list(SCENES)
    with own_desktop():
        for look in looks:
            take(look, scenes)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
