"""What lasts: no drift under load, and several programs that press the same watch at random. Short here; as long as wanted
with TALLY_SECONDS and TALLY_PRESSES."""

import contextlib
import os
import random
import statistics
import subprocess
import threading
import time

from terminal import program
from test_records import Folder, expect_replay, killed_after_timeout
from test_stopwatch import STEP, TIME, elapsed

# How many seconds the machine is kept busy, and how often each program presses.
SECONDS = float(os.environ.get("TALLY_SECONDS", "10"))
PRESSES = int(os.environ.get("TALLY_PRESSES", "60"))

FRAME = 0.1  # A picture stays so many seconds in a terminal.


def no_drift_under_load():
    """Every core busy: what is told is the difference of the clock's readings, to the nanosecond, and what is shown is no
    more than a step and a picture behind."""
    with Folder() as folder, busy_cores():
        folder.press("start")
        started = folder.query("SELECT reading FROM event")[0][0]
        lags, ends = [], time.monotonic() + SECONDS
        with folder.terminal() as terminal:
            while time.monotonic() < ends:
                lags += lags_of(terminal, started, min(2, SECONDS / 5))
                folder.press("lap")
        folder.press("stop")
        expect_differences(folder)
    assert statistics.median(lags) <= FRAME + STEP, f"{statistics.median(lags):.3f} s behind"


@contextlib.contextmanager
def busy_cores():
    """Keeps every core busy meanwhile."""
    busy = [subprocess.Popen(["sh", "-c", "while :; do :; done"]) for _ in range(os.cpu_count() or 1)]
    try:
        yield
    finally:
        for process in busy:
            process.kill()
            process.wait()


def lags_of(terminal, started, duration):
    """By how many seconds each picture of some seconds is behind the clock when it arrives."""
    lags, ends = [], time.monotonic() + duration
    shown = None
    while time.monotonic() < ends:
        terminal.drain(0.01)
        now = time.clock_gettime_ns(time.CLOCK_BOOTTIME)
        if TIME.search(terminal.text) and elapsed(terminal) != shown:
            shown = elapsed(terminal)
            lags.append((now - started) / 1e9 - shown)
    return lags


def expect_differences(folder):
    """Laps and total are the differences of the readings that are kept."""
    readings = [reading for (reading,) in folder.query("SELECT reading FROM event ORDER BY id")]
    rows = [row.split("\t") for row in folder.press("export", "--format", "tsv").splitlines()[1:]]
    totals = [nanoseconds(row[2]) for row in rows]
    assert totals == [reading - readings[0] for reading in readings[1:]], "it drifts"
    assert sum(nanoseconds(row[1]) for row in rows) == totals[-1]
    assert totals[-1] >= SECONDS * 10**9


def nanoseconds(text):
    whole, _, fraction = text.partition(".")
    return int(whole) * 10**9 + int(fraction.ljust(9, "0"))


class Writer(threading.Thread):
    """A program that presses the watch of a folder, each time when the last press was answered."""

    def __init__(self, folder, presses):
        super().__init__()
        self.presses, self.answers = presses, []
        self.process = subprocess.Popen(
            [program("tally"), "stopwatch", "--renderer", "text"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
            bufsize=1, env={"PATH": os.environ["PATH"], "TALLY_DATA": folder.path})  # fmt: skip

    def run(self):
        for press in self.presses:
            self.process.stdin.write(press + "\n")
            self.answers.append(self.process.stdout.readline())

    def shown(self):
        """What it shows now."""
        self.process.stdin.write("status\n")
        return self.process.stdout.readline()

    def close(self):
        self.process.stdin.close()
        self.process.stdout.read()
        return self.process.wait()


def press_at_once(folder, presses):
    """As many programs as there are lists of presses, all at once. The result is the programs, still running."""
    writers = [Writer(folder, part) for part in presses]
    for writer in writers:
        writer.start()
    for writer in writers:
        writer.join()
        assert all(writer.answers), "it ended in the midst"
    return writers


def no_lap_is_lost():
    """Two programs and a terminal mark laps of one watch as fast as they can: all are there, in all of them."""
    with Folder() as folder, folder.terminal() as terminal:
        folder.press("start")
        terminal.wait_for("running")
        writers = press_at_once(folder, [["lap"] * PRESSES] * 2)
        folder.press("lap")
        terminal.wait_for(f"Lap {2 * PRESSES + 2}")
        assert len(folder.query("SELECT id FROM event WHERE press = 'lap'")) == 2 * PRESSES + 1
        expect_replay(folder)
        assert [writer.close() for writer in writers] == [0, 0]


def all_show_the_same(seed):
    """Programs that press anything at random end with the same watch: that of the presses which are kept."""
    chance = random.Random(seed)
    presses = [chance.choices(["start", "lap", "stop", "undo", "redo", "reset"], [5, 9, 4, 2, 1, 1], k=PRESSES) for _ in "ab"]
    with Folder() as folder, folder.terminal() as terminal:
        writers = press_at_once(folder, presses)
        while folder.state()["running"]:
            folder.press("stop")
        expect_replay(folder)
        told = folder.press("status").split()[0]
        terminal.wait(lambda _: told in terminal.text, f"{told} was never shown")
        for writer in writers:
            killed_after_timeout(writer.process)
            while writer.shown().strip() != told:
                assert writer.process.poll() is None, f"it never showed {told}"
            assert writer.close() == 0


def test_endurance():
    yield "no drift under load", no_drift_under_load
    yield "several programs mark laps", no_lap_is_lost
    for seed in range(4):
        yield f"several programs press at random, seed {seed}", lambda seed=seed: all_show_the_same(seed)
