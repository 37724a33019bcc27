"""The calculator's history and memory, kept between runs: by keys, after kill -9, by two programs at once."""

import contextlib
import os
import random
import sqlite3
import subprocess
import tempfile
import threading

from terminal import TIMEOUT, Terminal, program

# How many programs are killed; 200 in a long run.
KILLS = int(os.environ.get("TALLY_KILLS", "20"))


@contextlib.contextmanager
def folder():
    with tempfile.TemporaryDirectory(prefix="tally-history-") as path:
        yield path


def calculator(path, *arguments, rows=24):
    terminal = Terminal("tally", "calculator", *arguments, rows=rows, TALLY_DATA=path)
    terminal.wait_for("quit")
    return terminal


def query(path, sql):
    with contextlib.closing(sqlite3.connect(os.path.join(path, "tally.db"))) as database:
        return database.execute(sql).fetchall()


def process(path):
    """The calculator as plain text: a line for each word."""
    started = subprocess.Popen(
        [program("tally"), "calculator", "--mode", "basic", "--renderer", "text"], stdin=subprocess.PIPE,
        stdout=subprocess.PIPE, bufsize=0, env={"PATH": os.environ["PATH"], "TALLY_DATA": path})  # fmt: skip
    timer = threading.Timer(TIMEOUT, started.kill)
    timer.daemon = True
    timer.start()
    return started


def ask(started, word):
    """What the calculator answers to a word; nothing where it is no more."""
    started.stdin.write(word.encode() + b"\n")
    return started.stdout.readline().decode()


def killed(seed):
    """Sums as fast as they are answered, killed at any moment: what was answered is kept, at most the one in flight is
    missing, and the file opens."""
    chance = random.Random(seed)
    with folder() as path:
        started = process(path)
        killer = threading.Timer(chance.random() * 0.08, started.kill)
        answered, stored = 0, 0
        with started.stdin, started.stdout, contextlib.suppress(BrokenPipeError):
            for number in range(1, 5000):
                answers = [ask(started, word) for word in (str(number), "+", "1", "=")]
                if not answers[-1]:
                    break
                if number == 1:
                    killer.start()
                answered = number
                if chance.random() < 0.3:
                    if not ask(started, "MS"):
                        break
                    stored = number
            killer.join()
        started.wait()
        kept = [int(result) for (result,) in query(path, "SELECT result FROM calculation WHERE removed = 0 ORDER BY id")]
        assert kept in [list(range(2, last + 2)) for last in (answered, answered + 1)], (answered, kept[-3:])
        memory = [int(value) for (value,) in query(path, "SELECT value FROM memory")]
        assert memory in ([stored + 1] if stored else [], [answered + 1]), (stored, answered, memory)
        with process(path) as again, again.stdin, again.stdout:
            assert ask(again, "5") == "5\n"


def two_programs_at_once():
    with folder() as path, process(path) as one, process(path) as other:
        for number in range(30):
            for started in (one, other):
                for word in ("AC", str(number), "+", "1", "="):
                    answer = ask(started, word)
                assert answer == f"{number + 1}\n", answer
        for started in (one, other):
            started.stdin.close()
            started.stdout.close()
        assert len(query(path, "SELECT id FROM calculation WHERE removed = 0")) == 60


def comes_back():
    with folder() as path:
        with calculator(path) as terminal:
            terminal.send("1/3=m")
            terminal.wait_for("0.333")
            terminal.press("Ctrl+Q")
            terminal.status()
        with calculator(path) as terminal:
            terminal.press("Ctrl+G")
            terminal.wait_for("Search the history")
            terminal.wait_for("1 ÷ 3")
            terminal.send("÷")
            terminal.press("Enter")
            terminal.wait_for("MC")
            terminal.send("*3=")
            terminal.wait_for("1 ÷ 3 × 3 =")
            terminal.press("Ctrl+R")
            terminal.send("*6=")
            terminal.wait_for("1 ÷ 3 × 6 =")


def looks_through_many():
    """With the keys of a list, over several pages of it."""
    with folder() as path:
        with process(path) as started:
            for word in ("1", "+", "1", "="):
                ask(started, word)
            started.stdin.close()
            started.stdout.close()
        with contextlib.closing(sqlite3.connect(os.path.join(path, "tally.db"))) as database, database:
            row = "INSERT INTO calculation (expression, result, value, measure, source, angle, wall) VALUES (?, ?, ?, '', ?, 'deg', 1)"
            database.executemany(row, [(f"{n} + 7", str(n + 7), str(n + 7), f"{n} + 7") for n in range(2000)])
        with calculator(path) as terminal:
            terminal.press("Ctrl+G")
            terminal.wait_for("1 999 + 7")
            for _ in range(100):
                terminal.press("PageDown")
            terminal.wait_for("1 + 1")
            terminal.send("3 + 7")
            terminal.wait_for("1 993 + 7")
            terminal.press("F8")
            terminal.wait(lambda terminal: "1 993 + 7" not in terminal.text, "it was not deleted")
            terminal.press("Escape")
            terminal.wait_for("MC")
            assert query(path, "SELECT count(*) FROM calculation WHERE removed <> 0") == [(1,)]


def test_history():
    yield "PE-01, PE-03: history and memory come back, exactly", comes_back
    yield "a long history is looked through", looks_through_many
    yield "two programs at once lose nothing", two_programs_at_once
    for seed in range(KILLS):
        yield f"killed at any moment, seed {seed}", lambda seed=seed: killed(seed)
