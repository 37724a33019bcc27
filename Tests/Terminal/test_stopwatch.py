"""`tally stopwatch` in a terminal: time, laps, leaving, power."""

import os
import re
import select
import signal
import tempfile
import time

from terminal import Terminal, paste

STEP = 0.01
TIME = re.compile(r"\b(\d+):(\d\d)\.(\d\d)\b")


def stopwatch(rows=15, columns=80, **options):
    """A stopwatch in a terminal low enough for plain digits."""
    terminal = Terminal("tally", "stopwatch", rows=rows, columns=columns, **options)
    terminal.wait_for("quit")
    return terminal


def seconds(text):
    minutes, whole, hundredths = TIME.search(text).groups()
    return int(minutes) * 60 + int(whole) + int(hundredths) / 100


def elapsed(terminal):
    """The time on the face: the first on the screen."""
    return seconds(terminal.text)


def press(terminal, name, text):
    """Presses a key and waits for a text; the moments before and after."""
    before = time.monotonic()
    terminal.press(name)
    terminal.wait_for(text)
    return before, time.monotonic()


def wait_until(terminal, reading):
    terminal.wait(lambda _: elapsed(terminal) >= reading, f"{reading} s were never shown")


def laps(text):
    """Number, lap and total of each row, as they stand in the text."""
    return [
        (int(match[1]), seconds(match[2]), seconds(match[3]))
        for match in re.finditer(r"(?m)^[│ ]*(\d+)\b.*?(\d+:\d\d\.\d\d).*\s(\d+:\d\d\.\d\d)[│ ]*$", text)
    ]


def time_and_laps():
    with stopwatch() as terminal:
        before_start, after_start = press(terminal, "Space", "running")
        wait_until(terminal, 0.2)
        press(terminal, "l", "Lap 2")
        wait_until(terminal, 0.3)
        press(terminal, "L", "Lap 3")
        wait_until(terminal, 0.5)
        before_stop, after_stop = press(terminal, "Space", "stopped")
        shown = elapsed(terminal)
        assert before_stop - after_start - STEP <= shown <= after_stop - before_start, "not the time that went by"
        rows = laps(terminal.text)
        assert [number for number, _, _ in rows] == [3, 2, 1], terminal.text
        assert abs(sum(lap for _, lap, _ in rows) - shown) <= STEP * len(rows), "each lap is cut, and no more"
        press(terminal, "r", "0:00.00")
        terminal.wait(lambda _: "Lap 3" not in terminal.text, "the laps are still there")
        press(terminal, "Ctrl+Z", "Lap 3")
        assert elapsed(terminal) == shown, "undo did not bring the time back"
        terminal.press("q")
        assert terminal.status() == 0
        report = terminal.text
        assert seconds(report) == shown and laps(report) == rows, report


def pause_is_not_counted():
    with stopwatch() as terminal:
        press(terminal, "Space", "running")
        wait_until(terminal, 0.1)
        press(terminal, "Space", "stopped")
        shown = elapsed(terminal)
        terminal.drain(0.3)
        before, _ = press(terminal, "Space", "running")
        _, after = press(terminal, "Space", "stopped")
        assert elapsed(terminal) <= shown + (after - before) + STEP


def leaves_with_its_time(*names):
    with stopwatch() as terminal:
        press(terminal, "Space", "running")
        wait_until(terminal, 0.1)
        press(terminal, "l", "Lap 2")
        terminal.press(*names)
        assert terminal.status() == 0
        assert terminal.modes() == (True, True)
        assert seconds(terminal.text) >= 0.1 and "Lap" in terminal.text, terminal.text


def says_nothing_of_nothing():
    with stopwatch() as terminal:
        terminal.press("q")
        assert terminal.status() == 0
        assert not terminal.text.strip(), terminal.text


def ends_by_signal(number):
    with stopwatch() as terminal:
        press(terminal, "Space", "running")
        wait_until(terminal, 0.1)
        os.kill(terminal.pid, number)
        assert terminal.status() == -number
        assert terminal.modes() == (True, True)
        assert seconds(terminal.text) >= 0.1


def ends_when_the_terminal_goes():
    terminal = stopwatch()
    press(terminal, "Space", "running")
    process = os.pidfd_open(terminal.pid)
    os.close(terminal.fd)
    assert select.select([process], [], [], 10)[0], "it goes on without a terminal"
    os.close(process)
    os.waitpid(terminal.pid, 0)


def ends_though_hanging_up_is_ignored():
    previous = signal.signal(signal.SIGHUP, signal.SIG_IGN)
    try:
        ends_when_the_terminal_goes()
    finally:
        signal.signal(signal.SIGHUP, previous)


def suspends_and_goes_on():
    with stopwatch() as terminal:
        press(terminal, "Space", "running")
        wait_until(terminal, 0.1)
        os.kill(terminal.pid, signal.SIGTSTP)
        _, status = os.waitpid(terminal.pid, os.WUNTRACED)
        assert os.WIFSTOPPED(status)
        terminal.drain()
        assert terminal.modes() == (True, True), "the shell has no proper terminal"
        assert not terminal.text.strip(), "the shell's screen is not as it was"
        begun = time.monotonic()
        os.kill(terminal.pid, signal.SIGCONT)
        terminal.wait_for("quit")
        wait_until(terminal, 0.2 + time.monotonic() - begun)
        press(terminal, "Space", "stopped")


def mouse():
    with stopwatch() as terminal:
        terminal.click_on("Space start")
        terminal.wait_for("running")
        terminal.click_on("L lap")
        terminal.wait_for("Lap 2")
        terminal.click_on("Space stop")
        terminal.wait_for("stopped")
        terminal.click_on("R reset")
        terminal.wait_for("0:00.00")
        terminal.click_on("Q quit")
        assert terminal.status() == 0


def big_digits():
    with stopwatch(rows=24) as terminal:
        assert "┏━━┓   ┏━━┓ ┏━━┓   ╭──╮ ╭──╮" in terminal.text, terminal.text


def big_digits_make_room_for_laps():
    """What was changed of the picture, in part by scrolling, is what is painted anew."""
    with stopwatch(rows=24) as terminal:
        press(terminal, "Space", "running")
        press(terminal, "l", "Lap 2")
        # The last line is painted last.
        press(terminal, "Space", "Space resume")
        shown = terminal.text
        terminal.display.erase_in_display(2)
        os.kill(terminal.pid, signal.SIGWINCH)
        terminal.wait(lambda _: terminal.text == shown, f"painted anew, it is another picture than\n{shown}\n")


def changes_size(rows, columns):
    with stopwatch() as terminal:
        press(terminal, "Space", "running")
        terminal.resize(rows, columns)
        terminal.wait(lambda _: terminal.text.strip(), "nothing is drawn")
        terminal.press("Space")
        terminal.resize(15, 80)
        terminal.wait_for("stopped")
        terminal.wait_for("quit")


def a_resize_changes_nothing():
    with stopwatch() as terminal:
        press(terminal, "Space", "running")
        press(terminal, "l", "Lap 2")
        press(terminal, "Space", "stopped")
        keys = "Space resume  L lap  R reset  ^Z undo  ^Y redo  F1 help  Q quit"
        terminal.wait(lambda _: terminal.text.rstrip().endswith(keys), "the keys are not drawn to their end")
        shown = terminal.text
        for rows, columns in [(3, 30), (40, 120), (1, 8), (15, 80)]:
            terminal.resize(rows, columns)
            terminal.wait(lambda _: terminal.text.strip(), "nothing is drawn")
        terminal.wait(lambda _: terminal.text == shown, "time, laps, decimals or keys are others")
        press(terminal, "r", "0:00.00")


def scrolls_to_the_first_lap():
    with stopwatch() as terminal:
        press(terminal, "Space", "running")
        for number in range(2, 32):
            press(terminal, "l", f"Lap {number} ")
        press(terminal, "Space", "stopped")
        assert all(number > 20 for number, _, _ in laps(terminal.text))
        for _ in range(5):
            terminal.press("PageDown")
        terminal.wait(lambda _: laps(terminal.text)[-1:] and laps(terminal.text)[-1][0] == 1, "no first lap")


def a_lap_is_named_and_deleted():
    with stopwatch(rows=24) as terminal:
        press(terminal, "Space", "running")
        press(terminal, "l", "Lap 2")
        press(terminal, "l", "Lap 3")
        press(terminal, "Space", "stopped")
        press(terminal, "Down", "▸2")
        press(terminal, "Down", "▸1")
        press(terminal, "F2", "Name of lap 1: ▏")
        terminal.send("Anna q lost")
        terminal.wait_for("Name of lap 1: Anna q lost▏")
        terminal.press("Backspace", "Backspace", "Backspace", "Backspace", "Backspace")
        terminal.send(paste(" x\n"))
        terminal.wait_for("Anna q x▏")
        terminal.press("Enter")
        terminal.wait(lambda _: "▏" not in terminal.text and "Anna q x" in terminal.text, "the lap has no name")
        press(terminal, "F2", "Name of lap 1: Anna q x▏")
        terminal.press("Ctrl+U", "Escape")
        terminal.wait(lambda _: "▏" not in terminal.text and "Anna q x" in terminal.text, "Escape took the name away")
        terminal.press("Delete")
        terminal.wait(lambda _: "Anna" not in terminal.text, "the lap is still there")
        press(terminal, "Ctrl+Z", "Anna q x")
        terminal.click_on("Anna q x")
        terminal.wait_for("▸1")


def a_watch_is_named_and_removed():
    with stopwatch(rows=24) as terminal:
        press(terminal, "Ctrl+N", "Watch 2 ■")
        press(terminal, "F2", "Name of the watch: Watch 2▏")
        terminal.press("Ctrl+U")
        terminal.send("Änne")
        terminal.press("Enter")
        terminal.wait_for("Änne ■ 0:00")
        press(terminal, "Ctrl+D", "Änne removed, undo brings it back")
        press(terminal, "Ctrl+Z", "Änne ■ 0:00")
        press(terminal, "1", "─ Stopwatch ─")
        press(terminal, "s", "Änne ▶")
        press(terminal, "x", "Änne ■")


def earlier_sessions():
    with tempfile.TemporaryDirectory() as folder, stopwatch(rows=24, TALLY_DATA=folder) as terminal:
        for name in ["First", "Second"]:
            press(terminal, "Space", "running")
            press(terminal, "l", "Lap 2")
            press(terminal, "Space", "stopped")
            press(terminal, "r", "Space start")
            press(terminal, "e", "Earlier sessions")
            terminal.wait_for("▸20")
            press(terminal, "F2", "Name of the session: ▏")
            terminal.send(name)
            terminal.press("Enter")
            terminal.wait(lambda _, name=name: "Search: ▏" in terminal.text and name in terminal.text, "it has no name")
            terminal.press("Escape")
            terminal.wait(lambda _: "Search" not in terminal.text, "the list is still there")
        press(terminal, "e", "Second")
        terminal.send("FIR")
        terminal.wait(lambda _: "Second" not in terminal.text and "First" in terminal.text, "the search found nothing")
        terminal.press("Delete")
        terminal.wait_for("No session is found")
        press(terminal, "Ctrl+Z", "First")
        terminal.press("Enter")
        terminal.wait(lambda _: "Search" not in terminal.text and "Lap 2" in terminal.text, "the session does not go on")
        assert "stopped" in terminal.text


def rings_at_the_target():
    with stopwatch(rows=24) as terminal:
        press(terminal, "t", "Target, such as 5m or 1:30: ▏")
        terminal.send("300ms")
        terminal.press("Enter")
        terminal.wait_for("Target 0:00.30")
        before = terminal.output.count(b"\a")
        press(terminal, "Space", "running")
        press_time = time.monotonic()
        terminal.wait_for("Target 0:00.30 reached")
        assert terminal.output.count(b"\a") == before + 1 and time.monotonic() - press_time < 3
        terminal.drain(0.5)
        assert terminal.output.count(b"\a") == before + 1, "it rings once"


def writes_little():
    with stopwatch(rows=24) as terminal:
        press(terminal, "Space", "running")
        terminal.drain(0.5)
        before = len(terminal.output)
        terminal.drain(3)
        rate = (len(terminal.output) - before) / 3
        assert rate <= 1500, f"{rate:.0f} bytes a second"


def uses_little_of_the_processor():
    with stopwatch(rows=24) as terminal:
        press(terminal, "Space", "running")
        used, begun = processor_time(terminal.pid), time.monotonic()
        terminal.drain(2)
        share = (processor_time(terminal.pid) - used) / (time.monotonic() - begun)
        assert share < 0.02, f"{share:.1%} of the processor"


def processor_time(pid):
    with open(f"/proc/{pid}/schedstat") as file:
        return int(file.read().split()[0]) / 1e9


def sleeps_while_stopped():
    with stopwatch(rows=24) as terminal:
        press(terminal, "Space", "running")
        press(terminal, "Space", "stopped")
        terminal.drain(0.2)
        woken = wake_ups(terminal.pid)
        terminal.drain(1)
        assert wake_ups(terminal.pid) == woken, "it woke up while stopped"


def wake_ups(pid):
    with open(f"/proc/{pid}/status") as file:
        return sum(int(line.split()[1]) for line in file if "ctxt_switches" in line)


def test_stopwatch():
    yield "start, lap twice, stop, reset, undo", time_and_laps
    yield "SW-27 a pause is not counted", pause_is_not_counted
    for names in [["q"], ["Q"], ["Ctrl+Q"], ["Ctrl+C"]]:
        yield f"CL-13 {names[0]} leaves with the final time", lambda names=names: leaves_with_its_time(*names)
    yield "nothing timed, nothing reported", says_nothing_of_nothing
    for number in [signal.SIGTERM, signal.SIGINT, signal.SIGHUP]:
        yield f"CL-13 {number.name} leaves with the final time", lambda number=number: ends_by_signal(number)
    yield "ends with its terminal", ends_when_the_terminal_goes
    yield "ends with its terminal under nohup", ends_though_hanging_up_is_ignored
    yield "CL-16 suspends and goes on", suspends_and_goes_on
    yield "mouse on the keys in the last line", mouse
    yield "big digits where there is room", big_digits
    yield "big digits make room for laps", big_digits_make_room_for_laps
    for size in [(1, 80), (15, 10), (1, 10), (1, 1), (60, 200)]:
        yield f"CL-14 at {size[0]}×{size[1]}", lambda size=size: changes_size(*size)
    yield "SW-33 PE-08 another size changes nothing", a_resize_changes_nothing
    yield "LA-06 every lap can be scrolled to", scrolls_to_the_first_lap
    yield "a lap is selected, named, deleted and brought back", a_lap_is_named_and_deleted
    yield "a watch is named, removed and brought back", a_watch_is_named_and_removed
    yield "earlier sessions are named, searched, deleted, brought back and opened", earlier_sessions
    yield "the bell rings at the target", rings_at_the_target
    yield "at most 1.5 kB of output a second", writes_little
    yield "SW-38 under 2 % of the processor", uses_little_of_the_processor
    yield "SW-39 no wake-ups while stopped", sleeps_while_stopped
