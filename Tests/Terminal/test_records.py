"""What is kept of the stopwatch: by other programs, after kill -9, after a restart of the machine, by scripts."""

import concurrent.futures
import contextlib
import json
import os
import random
import signal
import sqlite3
import subprocess
import tempfile
import threading
import time

from terminal import TIMEOUT, Terminal, program, run
from watch_model import Watch, effective

# How many processes are killed; 500 in a long run.
KILLS = int(os.environ.get("TALLY_KILLS", "20"))


class Folder:
    """A folder of records of its own, and the programs on it."""

    def __init__(self):
        self.temporary = tempfile.TemporaryDirectory(prefix="tally-records-")
        self.path = self.temporary.name

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.temporary.cleanup()

    def run(self, *arguments, stdin=b""):
        return run("tally", *arguments, stdin=stdin, TALLY_DATA=self.path)

    def press(self, *arguments):
        """What `tally stopwatch …` answers; it must succeed."""
        status, output, errors = self.run("stopwatch", *arguments)
        assert status == 0 and not errors, (status, output, errors)
        return output

    def state(self, name=""):
        return json.loads(self.press("export", "--json", *(["--name", name] if name else [])))

    def terminal(self):
        terminal = Terminal("tally", "stopwatch", rows=15, TALLY_DATA=self.path)
        terminal.wait_for("quit")
        return terminal

    def query(self, sql):
        with contextlib.closing(sqlite3.connect(os.path.join(self.path, "tally.db"), isolation_level=None)) as database:
            return database.execute(sql).fetchall()


def killed(seed):
    """Presses as fast as they are answered, killed at any moment: what was answered is kept, and nothing else but the
    press in flight; the next program shows the replay of what is kept."""
    chance = random.Random(seed)
    presses = ["start"] + chance.choices(["start", "lap", "stop", "undo", "redo", "reset"], [5, 9, 3, 2, 1, 1], k=2000)
    with Folder() as folder:
        answered = presses_until_killed(folder, presses, chance.random() * 0.05)
        kept = [press for (press,) in folder.query("SELECT press FROM event ORDER BY id")]
        assert kept[:len(effective(presses[:answered]))] == effective(presses[:answered]), "what was answered is lost"
        assert kept in [effective(presses[:count]) for count in (answered, answered + 1)], "more is kept than the press in flight"
        expect_replay(folder)


def presses_until_killed(folder, presses, delay):
    """How many presses were answered by a program that was killed some seconds after the first."""
    process = subprocess.Popen(
        [program("tally"), "stopwatch", "--renderer", "text"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0,
        env={"PATH": os.environ["PATH"], "TALLY_DATA": folder.path})  # fmt: skip
    killer = threading.Timer(delay, process.kill)
    answered = 0
    with process.stdin, process.stdout, contextlib.suppress(BrokenPipeError):
        for press in presses:
            process.stdin.write(press.encode() + b"\n")
            if not process.stdout.readline().endswith(b"\n"):
                break
            if not answered:
                killer.start()
            answered += 1
        killer.join()
    process.wait()
    return answered


def expect_replay(folder):
    """The state that a program tells is that of all presses kept of the present session, worked out here."""
    session = folder.query("SELECT id FROM session ORDER BY opened DESC LIMIT 1")[0][0]
    events = folder.query(f"SELECT press, reading FROM event WHERE session = {session} ORDER BY id")
    watch, state = Watch(events).state, folder.state()
    assert state["running"] == (watch.since is not None)
    marks = tuple(round(lap["total"] * 1e9) for lap in state["laps"])
    assert marks[:len(watch.marks)] == watch.marks
    if watch.since is None:
        assert round(state["seconds"] * 1e9) == watch.banked


def two_programs_show_the_same():
    with Folder() as folder, folder.terminal() as terminal:
        folder.press("start")
        terminal.wait_for("running")
        folder.press("lap")
        terminal.wait_for("Lap 2")
        terminal.press("l")
        terminal.wait_for("Lap 3")
        assert len(folder.state()["laps"]) == 3, "two laps and the open one"
        with folder.terminal() as other:
            other.wait_for("Lap 3")
            other.press("Space")
            terminal.wait_for("stopped")
            other.press("r")
            terminal.wait_for("0:00.00")
            terminal.press("Ctrl+Z")
            other.wait_for("Lap 3")


def goes_on_when_closed(end):
    """As if never left, whatever ended the program."""
    with Folder() as folder:
        with folder.terminal() as terminal:
            terminal.press("Space")
            terminal.wait_for("running")
            terminal.press("l")
            terminal.wait_for("Lap 2")
            end(terminal)
        started, first = folder.query("SELECT reading FROM event ORDER BY id")
        before = time.clock_gettime_ns(time.CLOCK_BOOTTIME)
        state = folder.state()
        after = time.clock_gettime_ns(time.CLOCK_BOOTTIME)
        assert before - started[0] <= round(state["seconds"] * 1e9) <= after - started[0]
        assert round(state["laps"][0]["lap"] * 1e9) == first[0] - started[0]


def leave(terminal):
    terminal.press("q")
    terminal.status()


def hang_up(terminal):
    os.kill(terminal.pid, signal.SIGHUP)
    terminal.status()


def kill(terminal):
    os.kill(terminal.pid, signal.SIGKILL)
    terminal.status()


def no_wake_ups_while_stopped():
    with Folder() as folder, folder.terminal() as terminal:
        folder.press("start")
        folder.press("stop")
        terminal.wait_for("stopped")
        terminal.drain(0.3)
        woken = wake_ups(terminal.pid)
        terminal.drain(1)
        assert wake_ups(terminal.pid) == woken, "it woke up while stopped"


def wake_ups(pid):
    with open(f"/proc/{pid}/status") as file:
        return sum(int(line.split()[1]) for line in file if "ctxt_switches" in line)


def after_a_restart_of_the_machine():
    with Folder() as folder:
        folder.press("start")
        # As if it had been started an hour ago by the wall, in a run of the machine that is over.
        folder.query("UPDATE event SET boot = 'an earlier run', reading = 5, wall = wall - 3600 * 1000000000")
        state = folder.state()
        assert 3600 <= state["seconds"] < 3630 and state["restarted"], state
        with folder.terminal() as terminal:
            terminal.wait_for("The machine was restarted")
        assert [press for (press,) in folder.query("SELECT press FROM event")] == ["start", "carry-over"]


def asleep(folder, seconds, *arguments):
    """What a program answers in a machine that has slept so long: in a time namespace whose clock is that far ahead."""
    process = subprocess.run(
        ["unshare", "--time", "--boottime", str(seconds), "--monotonic", "0", "--fork", program("tally"), *arguments],
        capture_output=True, text=True, env={"PATH": os.environ["PATH"], "TALLY_DATA": folder.path})  # fmt: skip
    assert process.returncode == 0 and not process.stderr, process
    return process.stdout


def require_time_namespaces():
    """Fails, in words, where there is nothing to see: a test that cannot be run has not passed."""
    process = subprocess.run(["unshare", "--time", "--boottime", "1", "--fork", "true"], capture_output=True, text=True)
    assert process.returncode == 0, "needs the right to make time namespaces (root): " + process.stderr


def in_a_machine_that_slept():
    require_time_namespaces()
    with Folder() as folder:
        folder.press("start")
        assert asleep(folder, 1800, "stopwatch", "status").startswith("30:0")


def pauses_in_a_machine_that_slept():
    require_time_namespaces()
    with Folder() as folder:
        assert folder.press("sleep", "pauses") == ""
        folder.press("start")
        awake = asleep(folder, 1800, "stopwatch", "lap")
        assert awake.startswith("0:0"), awake
        later = asleep(folder, 5400, "stopwatch", "stop")
        assert later.startswith("0:0"), later
        events = folder.query("SELECT press, reading, asleep FROM event ORDER BY id")
        assert [press for press, _, _ in events] == ["start-awake", "lap", "stop"]
        marks = [reading - asleep for _, reading, asleep in events]
        state = json.loads(asleep(folder, 5400, "stopwatch", "export", "--json"))
        assert round(state["seconds"] * 1e9) == marks[2] - marks[0], "to the nanosecond"
        assert round(state["laps"][0]["total"] * 1e9) == marks[1] - marks[0]
        assert [round(asleep / 1e9) for _, _, asleep in events] == [0, 1800, 5400]


def reading_makes_no_file():
    with Folder() as folder:
        assert folder.press("status") == "0:00.00 stopped\n"
        assert folder.press("list") == "Stopwatch\t0:00.00 stopped\n"
        assert folder.run("stopwatch", stdin=b"status\n")[0] == 0
        with folder.terminal():
            pass
        assert os.listdir(folder.path) == []


def scripts():
    with Folder() as folder:
        assert folder.press("start").endswith(" running\n")
        assert folder.press("start").endswith(" running\n"), "a second start changes nothing"
        assert folder.press("lap").endswith(" running, 1 lap\n")
        assert folder.press("stop").endswith(" stopped, 1 lap\n")
        laps = folder.state()["laps"]
        assert [lap["round"] for lap in laps] == [1, 2]
        folder.press("reset")
        assert folder.press("undo").endswith(" stopped, 1 lap\n")
        assert folder.state()["laps"] == laps
        rows = folder.press("export", "--format", "tsv").splitlines()
        assert rows[0].split("\t") == ["round", "lap", "total", "time", "name", "note"]
        assert float(rows[2].split("\t")[2]) == laps[1]["total"]


def watches_by_name():
    with Folder() as folder:
        status, _, errors = folder.run("stopwatch", "lap", "--name", "Änne")
        assert status == 1 and errors == "tally: there is no watch called 'Änne'\n"
        folder.press("start", "--name", "Änne")
        folder.press("stop")
        listed = folder.press("list").splitlines()
        assert [line.split("\t")[0] for line in listed] == ["Stopwatch", "Änne"]
        assert folder.state("Änne")["running"] and not folder.state()["running"]


def several_begin_a_file_at_once():
    """Where nothing is kept yet, whoever comes second waits for the first, and nobody's press is lost."""
    names = ["Tea", "Eggs", "Bread"]
    for _ in range(10):
        with Folder() as folder, concurrent.futures.ThreadPoolExecutor() as others:
            presses = [others.submit(folder.press, "start", "--name", name) for name in names]
            presses.append(others.submit(folder.press, "list"))
            for press in presses:
                press.result()
            kept = [row.split("\t")[0] for row in folder.press("list").splitlines()]
            assert set(names) <= set(kept), kept


def times_a_command():
    with Folder() as folder:
        status, output, errors = folder.run("time", "--name", "build", "sh", "-c", "echo --out; sleep 0.1; exit 3")
        assert (status, output) == (3, "--out\n") and errors.startswith("elapsed 0:00.1"), errors
        assert folder.run("time", "--name", "build", "true")[0] == 0
        first, second = folder.state("build")["laps"]
        assert 0.1 <= first["lap"] < 2 and second["lap"] < 1
        assert first["name"] == "sh -c echo --out; sleep 0.1; exit 3" and first["note"].startswith("user 0:00.0")
        assert folder.run("time", "no such command")[::2] == (127, "tally: no such command: No such file or directory\n")
        assert folder.run("time", "sh", "-c", "kill -9 $$")[0] == 137


def a_file_that_may_not_be_written():
    with Folder() as folder:
        folder.press("start")
        os.chmod(os.path.join(folder.path, "tally.db"), 0o444)
        os.chmod(folder.path, 0o555)
        nobody = ["setpriv", "--reuid=65534", "--clear-groups"] if os.geteuid() == 0 else []
        environment = {"PATH": os.environ["PATH"], "TALLY_DATA": folder.path}
        try:
            for verb, expected in [("status", 0), ("lap", 1)]:
                process = subprocess.run(
                    [*nobody, program("tally"), "stopwatch", verb], capture_output=True, env=environment, text=True)
                assert (process.returncode, " running" in process.stdout) == (expected, expected == 0), process
            file = os.path.join(folder.path, "tally.db")
            assert process.stderr == f"tally: Not kept: the file of records may not be written. ({file})\n", process
            assert process.stdout == "", "a time was told as if it were kept"
        finally:
            os.chmod(folder.path, 0o755)


def a_file_that_cannot_be_opened():
    """Nothing is told that looks as if it were kept; the folder's place is taken by a file."""
    with Folder() as folder:
        with open(os.path.join(folder.path, "no-folder"), "wb"):
            pass
        path = os.path.join(folder.path, "no-folder", "below")
        for verb in ["start", "lap", "reset"]:
            answer = run("tally", "stopwatch", verb, TALLY_DATA=path)
            if verb == "start":
                assert answer == (1, "", f"tally: The file of records cannot be opened. ({path}/tally.db)\n"), answer
            assert answer[0] == 1 or verb != "start"
        told = f"The file of records cannot be opened. ({path}/tally.db)\n"
        text = run("tally", "stopwatch", "--renderer", "text", stdin=b"start\nstop\n", TALLY_DATA=path)
        assert text[2] == 2 * told, text
        answer = run("tally", "stopwatch", "start")
        assert answer == (1, "", "tally: Nothing can be kept: neither HOME nor TALLY_DATA names a folder.\n"), answer


def earlier_sessions_by_scripts():
    with Folder() as folder:
        for _ in range(2):
            for verb in ["start", "lap", "stop", "reset"]:
                folder.press(verb)
        assert [line.split("\t")[0] for line in folder.press("sessions").splitlines()] == ["2", "1"]
        folder.press("name-session", "1", "Marathon")
        (found,) = folder.press("sessions", "marathon").splitlines()
        assert found.split("\t")[3] == "Marathon" and found.split("\t")[5] == "1", found
        folder.press("delete", "1")
        assert len(folder.press("sessions").splitlines()) == 1
        folder.press("restore", "1")
        seconds = json.loads(folder.press("sessions", "--json", "marathon"))["seconds"]
        folder.press("open", "1")
        assert folder.state()["seconds"] == seconds and not folder.state()["running"]
        assert folder.run("stopwatch", "open", "7")[::2] == (1, "tally: there is no session 7\n")
        assert folder.run("stopwatch", "open", "x")[0] == 2


def names_targets_and_removal_by_scripts():
    with Folder() as folder:
        folder.press("start", "--name", "a\x1b[31m")
        assert folder.press("list").splitlines()[1].startswith("a\\x1B[31m\t"), "an escape sequence is written out"
        assert folder.press("rename", "Anna", "--name", "a\x1b[31m").endswith(" running\n")
        assert folder.run("stopwatch", "rename", "Anna", "--name", "Anna")[0] == 0
        assert folder.press("target", "1:30", "--name", "Anna").endswith(" running\n")
        assert folder.query("SELECT name, target FROM watch") == [("Anna", 90 * 10**9)]
        assert folder.press("remove", "--name", "Anna") == ""
        assert len(folder.press("list").splitlines()) == 1
        assert folder.press("bring-back", "--name", "Anna").endswith(" running\n")
        for wrong in [["--name", ""], ["--name", "x", "target", "soon"], ["rename"], ["sleep", "maybe"], ["precision", "weeks"]]:
            assert folder.run("stopwatch", *(["status"] if wrong[0] == "--name" and not wrong[1] else []), *wrong)[0] == 2, wrong
        assert folder.run("stopwatch", "remove")[::2] == (1, "tally: The plain watch stays, reset sets it to 0\n")


def killed_after_timeout(process):
    """What waits for its output does not wait for ever."""
    timer = threading.Timer(TIMEOUT, process.kill)
    timer.daemon = True
    timer.start()


def plain_ticking():
    """A line for each period while it runs, also of changes that other programs make; one answer without a period."""
    with Folder() as folder:
        environment = {"PATH": os.environ["PATH"], "TALLY_DATA": folder.path}
        ticking = [program("tally"), "stopwatch", "--every", "0.1"]
        with subprocess.Popen(ticking, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, text=True, env=environment) as process:
            killed_after_timeout(process)
            lines = [process.stdout.readline()]
            folder.press("start")
            lines += [process.stdout.readline() for _ in range(5)]
            folder.press("stop")
            last = folder.press("status").split()[0] + "\n"
            while lines[-1] != last and lines[-1]:
                lines.append(process.stdout.readline())
            process.terminate()
        assert lines[0] == "0:00.00\n" and lines == sorted(set(lines)), lines
        assert process.wait() == -signal.SIGTERM
        assert run("tally", "calculator", "--every", "1")[0] == 2
        assert folder.run("stopwatch", "--every", "0")[0] == 2


def text_follows_other_programs():
    with Folder() as folder:
        process = subprocess.Popen(
            [program("tally"), "stopwatch", "--renderer", "text"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
            bufsize=1, env={"PATH": os.environ["PATH"], "TALLY_DATA": folder.path})  # fmt: skip
        killed_after_timeout(process)
        with process.stdout:
            process.stdin.write("status\n")
            assert process.stdout.readline() == "0:00.00\n"
            folder.press("start")
            while folder.press("status").startswith("0:00.00"):
                pass  # A quick machine is done within a hundredth.
            folder.press("stop")
            told = folder.press("status").split()[0]
            answer = ""
            # The kernel tells of the other program's presses and of this line in no order: asked until it knows.
            while answer != told + "\n":
                process.stdin.write("status\n")
                answer = process.stdout.readline()
                assert answer, "it ended before it knew"
            process.stdin.close()
            assert process.stdout.read() == told + "\n", "it takes its leave with the time"
        assert process.wait() == 0


def a_damaged_file():
    with Folder() as folder:
        with open(os.path.join(folder.path, "tally.db"), "wb") as file:
            file.write(b"no database" * 1000)
        status, output, errors = folder.run("stopwatch", "start")
        assert output == "0:00.00 running\n" and "was damaged; it is kept as" in errors, (status, output, errors)
        assert folder.state()["running"]


def test_records():
    for seed in range(KILLS):
        yield f"PE-07 kill -9, seed {seed}", lambda seed=seed: killed(seed)
    yield "two programs show the same watch", two_programs_show_the_same
    yield "PE-05 left and asked again", lambda: goes_on_when_closed(leave)
    yield "PE-11 closed with its window and asked again", lambda: goes_on_when_closed(hang_up)
    yield "PE-06 killed and asked again", lambda: goes_on_when_closed(kill)
    yield "no wake-ups while stopped, with another program there", no_wake_ups_while_stopped
    yield "after a restart of the machine", after_a_restart_of_the_machine
    yield "SW-36 in a machine that slept", in_a_machine_that_slept
    yield "SW-36 in a machine that slept, where that pauses", pauses_in_a_machine_that_slept
    yield "reading makes no file", reading_makes_no_file
    yield "scripts", scripts
    yield "watches by name", watches_by_name
    yield "several begin a file at once", several_begin_a_file_at_once
    yield "tally time", times_a_command
    yield "a file that may not be written", a_file_that_may_not_be_written
    yield "a damaged file", a_damaged_file
    yield "a file that cannot be opened", a_file_that_cannot_be_opened
    yield "earlier sessions by scripts", earlier_sessions_by_scripts
    yield "names, targets and removal by scripts", names_targets_and_removal_by_scripts
    yield "plain ticking", plain_ticking
    yield "plain text follows other programs", text_follows_other_programs
