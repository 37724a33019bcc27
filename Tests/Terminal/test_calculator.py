"""`tally calculator` in a terminal: every script by keys, the mouse, sizes, leaving."""

import os
import random
import signal
import tempfile

from cases import LABELS, plain, rows, typed
from terminal import Terminal, key, paste


def calculator(*arguments, **options):
    environment = {"TALLY_DATA": tempfile.mkdtemp(prefix="tally-test-"), **options}
    terminal = Terminal("tally", "calculator", *arguments, **environment)
    terminal.wait_for("quit")
    return terminal


def settle(terminal):
    """Waits until everything typed has been dealt with: the list of keys comes and goes after it."""
    terminal.press("F1")
    terminal.wait_for("F1 back")
    terminal.press("F1")
    terminal.wait_for("F1 help")


def display(terminal):
    """The line, the result and the note, each without its mark."""
    end = next(row for row, line in enumerate(terminal.lines) if "├" in line)
    return [content(line) for line in terminal.lines[end - 3:end]]


def content(line):
    text = line[line.index("│") + 1:line.rindex("│")].strip()
    return text[1:].strip() if text[:1] in ("M", "=", "≈", "⚠") and text[1:2] in ("", " ") else text


def expect(terminal, result, status=""):
    _, shown, note = display(terminal)
    assert plain(shown) == plain(result), f"{result!r} expected, {shown!r} shown\n{terminal.text}"
    assert status in (shown, note) or not status, f"{status!r} is not shown\n{terminal.text}"


def by_keys(script, result, status):
    with calculator() as terminal:
        terminal.send(typed(script))
        settle(terminal)
        expect(terminal, result, status)


def by_mouse(script, result):
    with calculator() as terminal:
        for word in script.split():
            terminal.click(*cell(terminal, LABELS[word]))
        settle(terminal)
        expect(terminal, result)


def cell(terminal, label):
    """The place of a key on the keypad, below the display."""
    start = next(row for row, line in enumerate(terminal.lines) if "├" in line)
    for row in range(start, len(terminal.lines)):
        line = f"{terminal.lines[row]} "
        if f" {label} " in line:
            return row, line.index(f" {label} ") + 1
    raise AssertionError(f"no key {label!r}\n{terminal.text}")


def test_scripts():
    for row in rows("calculator-scripts.tsv"):
        yield f"keys {row['id']}", lambda row=row: by_keys(row["keys"], row["result"], row["status"])


def test_mouse():
    wanted = ["product", "decimal-sum", "third-times-three", "percent-added", "operator-replaced", "after-error"]
    for row in rows("calculator-scripts.tsv"):
        if row["id"] in wanted:
            yield f"mouse {row['id']}", lambda row=row: by_mouse(row["keys"], row["result"])


def test_numeric_pad():
    pad = {**{str(digit): f"\x1bO{chr(ord('p') + digit)}" for digit in range(10)},
           ".": "\x1bOn", "+": "\x1bOk", "-": "\x1bOm", "*": "\x1bOj", "/": "\x1bOo", "=": "\x1bOM"}

    def check():
        with calculator() as terminal:
            terminal.send("".join(pad[character] for character in "1234567.5+89*0-7/2="))
            settle(terminal)
            expect(terminal, "-3.5")

    yield "KB-05 numeric pad in application mode", check


def test_typing():
    def lost_nothing():
        with calculator() as terminal:
            terminal.send("1+2+3=" * 200)
            settle(terminal)
            expect(terminal, "6")

    def pasted():
        with calculator() as terminal:
            terminal.send(paste("1,234.5") + "+1=")
            settle(terminal)
            expect(terminal, "1235.5")

    def typed_anyhow():
        with calculator() as terminal:
            terminal.send("１２＋３" + key("Enter"))
            settle(terminal)
            expect(terminal, "15")

    def escaped():
        with calculator() as terminal:
            terminal.send("12" + key("Escape") + "5+1" + key("Enter"))
            settle(terminal)
            expect(terminal, "6")

    def redone():
        with calculator() as terminal:
            terminal.press("1", "2", "Ctrl+Z", "Ctrl+Z", "Ctrl+Y")
            settle(terminal)
            expect(terminal, "1")

    yield "KB-19 fast typing loses nothing", lost_nothing
    yield "a paste in one piece", pasted
    yield "KB-33 full-width digits", typed_anyhow
    yield "Escape with a digit close behind", escaped
    yield "redo by Ctrl+Y", redone


def test_sizes():
    def shrinks_and_grows():
        with calculator() as terminal:
            terminal.send("7*6=")
            for rows_, columns in [(1, 80), (24, 10), (1, 10), (2, 2), (1, 1), (3, 200), (16, 40), (24, 80)]:
                terminal.resize(rows_, columns)
                wanted = "42" if columns >= 10 else "to"[:columns]
                terminal.wait(lambda _: wanted in terminal.text, f"not redrawn at {rows_}×{columns}")
            settle(terminal)
            expect(terminal, "42")

    def starts_small(rows_, columns):
        with Terminal("tally", "calculator", rows=rows_, columns=columns) as terminal:
            terminal.wait(lambda _: terminal.text.strip(), "nothing was drawn")
            terminal.resize(24, 80)
            terminal.wait_for("quit")

    yield "CL-14 shrinks to nothing and grows back", shrinks_and_grows
    for size in [(1, 1), (1, 80), (24, 1), (2, 10)]:
        yield f"CL-14 starts at {size[0]}×{size[1]}", lambda size=size: starts_small(*size)


def survives(seed):
    """Whatever comes, in whatever size: the program goes on, and leaves when told to."""
    source = random.Random(seed)
    leaving = {3, 17}
    with calculator() as terminal:
        for _ in range(20):
            terminal.resize(source.randint(1, 40), source.randint(1, 120))
            noise = bytes(byte for byte in source.choices(range(256), k=200) if byte not in leaving)
            terminal.send_bytes(noise)
            terminal.drain(0.01)
        terminal.drain(0.2)
        terminal.press("Ctrl+Q")
        assert terminal.status() == 0


def test_noise():
    for seed in range(1, 4):
        yield f"hostile input, seed {seed}", lambda seed=seed: survives(seed)


def test_leaving():
    def leaves(press):
        with calculator() as terminal:
            terminal.press("4", "2")
            terminal.press(press)
            assert terminal.status() == 0
            assert terminal.modes() == (True, True), "the terminal is not as it was"
            assert not terminal.text.strip(), "the screen is not as it was"

    def by_signal():
        with calculator() as terminal:
            os.kill(terminal.pid, signal.SIGTERM)
            assert terminal.status() == -signal.SIGTERM
            assert terminal.modes() == (True, True)

    def unknown_terminal(kind):
        with Terminal("tally", "calculator", TERM=kind) as terminal:
            assert terminal.status() == 1
            assert "cannot show a full screen" in terminal.text

    for name in ["Ctrl+Q", "Ctrl+C"]:
        yield f"{name} leaves", lambda name=name: leaves(name)
    yield "SIGTERM gives the terminal back", by_signal
    for kind in ["dumb", "no-such-terminal"]:
        yield f"TERM={kind} is refused in words", lambda kind=kind: unknown_terminal(kind)


def test_colours():
    coloured = [b"38;5;", b"[34m", b"[1;34m"]

    def has_colours(expected, **environment):
        with calculator(**environment) as terminal:
            assert any(code in terminal.output for code in coloured) == expected

    yield "colours on a terminal", lambda: has_colours(True)
    yield "CL-08 NO_COLOR is obeyed", lambda: has_colours(False, NO_COLOR="1")
    yield "a terminal without colours", lambda: has_colours(False, TERM="vt220")
    yield "no locale in the environment", lambda: has_colours(True, LC_ALL="C")
