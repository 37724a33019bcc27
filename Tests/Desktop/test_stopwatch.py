"""The stopwatch's window: time that the clock agrees with, laps, reset and its undo."""

import contextlib
import json
import os
import re
import signal
import sqlite3
import subprocess
import time

from accessibility import Atspi, GLib, descendants, plain, text_of
from desktop_test import DesktopTest
from keyboard import clipboard, type_keys
from notifications import Notifications
from program import BUILD, Program, active_title, xdotool
from waiting import wait_for, wait_until

STEP = 0.011  # One display step, a hundredth, and a thousandth for the bus.


def now():
    """The clock that the stopwatch reads, in seconds."""
    return time.clock_gettime(time.CLOCK_BOOTTIME)


def seconds(drawn):
    """Seconds from a time as it is drawn: `2:17:45.00`, `0:59.95`."""
    total = 0.0
    for field in drawn.split(":"):
        total = total * 60 + float(field)
    return total


class Moment:
    """An instant between two readings of the clock: an action that has taken effect in between."""

    def __init__(self, action):
        self.earliest = now()
        action()
        self.latest = now()


class StopwatchTest(DesktopTest):
    """A stopwatch that stands at 0 before each test."""

    program_name = "stopwatch"

    def setUp(self):
        # Always: a time of a few milliseconds is drawn as 0 too.
        self.program.press("reset")
        wait_for(self.elapsed, 0, "elapsed time after reset")

    def elapsed(self):
        return seconds(self.program.text("Elapsed time"))

    def moment(self, action):
        return Moment(lambda: self.program.activate(action))

    def expect_between(self, elapsed, start, stop):
        """The time shown lies between two moments, less than one display step off."""
        self.assertGreaterEqual(elapsed, stop.earliest - start.latest - STEP)
        self.assertLessEqual(elapsed, stop.latest - start.earliest)

    def run_until(self, elapsed):
        wait_until(lambda: self.elapsed() >= elapsed, f"{elapsed} s to be shown", elapsed + 5)

    def stays(self, elapsed):
        """Whether the time stands still: it must not be running on when the clock has."""
        past = now() + 0.15
        wait_until(lambda: now() > past, "the clock")
        self.assertEqual(self.elapsed(), elapsed)


class Watch(StopwatchTest):
    """Actions over D-Bus, which take effect before they return, against the clock."""

    def test_start_lap_twice_stop_reset_undo(self):
        start = self.moment("start-stop")
        self.run_until(0.2)
        self.moment("lap")
        self.run_until(0.5)
        self.moment("lap")
        self.run_until(0.7)
        stop = self.moment("start-stop")
        total = self.elapsed()
        self.expect_between(total, start, stop)
        self.stays(total)
        self.assertEqual(len(self.laps()), 2)
        self.program.picture("stopwatch-stopped")

        self.program.activate("reset")
        wait_for(self.elapsed, 0, "elapsed time after reset")
        self.assertEqual(self.laps(), [])
        self.program.activate("undo")
        wait_for(self.elapsed, total, "elapsed time after undo")
        self.assertEqual(len(self.laps()), 2)

    def laps(self):
        """The numbers of the finished laps in the list."""
        texts = [plain(node.get_name()) for node in descendants(self.program.frame) if node.get_role_name() == "label"]
        return [text for text in texts if re.fullmatch(r"[12]", text)]

    def test_a_second_start_changes_nothing(self):
        start = self.moment("start")
        self.run_until(0.1)
        self.program.activate("start")
        self.run_until(0.2)
        stop = self.moment("stop")
        self.expect_between(self.elapsed(), start, stop)

    def test_a_pause_adds_nothing(self):
        start = self.moment("start-stop")
        self.run_until(0.1)
        stop = self.moment("start-stop")
        first = self.elapsed()
        self.expect_between(first, start, stop)
        self.stays(first)
        start = self.moment("start-stop")
        self.run_until(first + 0.1)
        stop = self.moment("start-stop")
        self.assertGreaterEqual(self.elapsed() - first, stop.earliest - start.latest - 2 * STEP)
        self.assertLessEqual(self.elapsed() - first, stop.latest - start.earliest + STEP)

    def test_press_by_id(self):
        self.program.press("start-stop")
        self.run_until(0.05)
        self.program.press("start-stop")
        self.stays(self.elapsed())


class FullScreen(StopwatchTest):
    """F11: digits as large as the screen, the open lap on top of it."""

    def test_the_open_lap_stands_above_the_digits(self):
        self.program.activate("start")
        self.program.activate("lap")
        wait_until(lambda: self.lap_is_above() is False, "the lap below the digits")
        self.program.activate("full-screen")
        wait_until(self.lap_is_above, "the lap above the digits")
        self.program.picture("stopwatch-full-screen")
        self.program.activate("full-screen")
        wait_until(lambda: self.lap_is_above() is False, "the lap below the digits again")
        self.program.activate("stop")

    def test_the_key_of_the_compact_window_leads_back_to_the_window(self):
        before = self.program.size()
        for action, size in [("full-screen", (1280, 900)), ("compact", before)]:
            self.program.activate(action)
            wait_for(self.program.size, size, f"the size after {action}")

    def lap_is_above(self):
        """Whether it is; None while it is on its way."""
        try:
            return self.top("Lap time") < self.top("Elapsed time")
        except GLib.Error:
            return None

    def top(self, name):
        return self.program.find(name).get_extents(Atspi.CoordType.WINDOW).y


class Faces(StopwatchTest):
    """What the window can look like: digits or a dial, and a strip that is out of the way."""

    def test_the_time_is_a_timer_to_screen_readers(self):
        self.assertEqual(self.program.find("Elapsed time").get_role_name(), "timer")

    def test_the_face_that_was_chosen_comes_back(self):
        """ST-08"""
        self.program.activate("face", GLib.Variant("s", "dial"))
        try:
            with self.start_another() as fresh:
                wait_until(lambda: self.digits_height(fresh) < 80, "small digits under the dial")
                fresh.activate("start")
                fresh.picture("stopwatch-dial")
                fresh.activate("stop")
        finally:
            self.program.activate("face", GLib.Variant("s", "digits"))
        wait_until(lambda: self.digits_height(self.program) > 80, "large digits without a dial")

    def digits_height(self, program):
        return program.find("Elapsed time").get_extents(Atspi.CoordType.WINDOW).height

    def test_compact_and_back(self):
        """LY-06: a view of its own, which is chosen, and left for the window as it was."""
        before = self.program.size()
        type_keys(["Ctrl+M"])
        wait_until(lambda: self.program.size() == (300, 64), "the compact window")
        self.program.click("Start")
        wait_until(lambda: {"Lap", "Stop"} <= {button.get_name() for button in self.program.buttons()}, "its buttons")
        self.program.picture("stopwatch-compact")
        self.program.click("Stop")
        self.program.click("Leave compact window")
        wait_for(self.program.size, before, "the window as it was")

    def resize(self, width, height):
        xdotool("windowsize", self.program.window, str(width), str(height))
        wait_for(self.program.size, (width, height), "the size")

    def test_nothing_is_cut_in_a_narrow_window(self):
        """LY-01, LY-07"""
        before = self.program.size()
        self.resize(320, 560)

        def fits():
            box = self.program.find("Elapsed time").get_extents(Atspi.CoordType.WINDOW)
            return 0 <= box.x and box.x + box.width <= 320

        # The program is laid out anew a moment after the X server has resized it.
        wait_until(fits, "the time to fit into the window")
        self.resize(*before)

    def test_a_long_name_makes_no_window_wider(self):
        before = self.program.size()
        name = " ".join(["A name that is far longer than any window is wide"] * 3)
        tally("rename", name)
        try:
            wait_until(lambda: self.program.find_all(name), "the name in the header")
            self.assertEqual(self.program.size(), before)
        finally:
            tally("rename", "")

    def test_what_is_asked_for_in_the_compact_window_is_typed_there(self):
        before = self.program.size()
        type_keys(["Ctrl+M"])
        wait_until(lambda: self.program.size() == (300, 64), "the compact window")
        type_keys(["F2"])
        wait_until(lambda: self.asked("Name of the watch"), "the question")
        type_keys(["T", "e", "a"])
        wait_until(lambda: text_of(self.asked("Name of the watch")[0]) == "Tea", "the name to be seen")
        self.program.picture("stopwatch-compact-name")
        self.assertEqual(self.program.size(), (300, 64))
        type_keys(["Enter"])
        wait_until(lambda: tally("list").startswith("Tea\t"), "the watch's name")
        wait_until(lambda: self.program.find_all("Start", {"push button"}), "its buttons again")
        type_keys(["F2", "Ctrl+A", "BackSpace", "Enter"])
        wait_until(lambda: tally("list").startswith("Stopwatch\t"), "the watch without a name")
        type_keys(["e"])
        wait_until(lambda: self.program.size() >= before, "the window with the list of sessions, which has no room in a strip")
        type_keys(["Escape"])

    def asked(self, name):
        """The fields in which something of this name is to be typed."""
        return self.program.find_all(name, {"text"})


class Keys(StopwatchTest):
    """The keyboard and the buttons."""

    def test_space_starts_and_stops_and_r_resets(self):
        start = Moment(lambda: type_keys(["Space"]))
        self.run_until(0.3)
        stop = Moment(lambda: type_keys(["Space"]))
        wait_until(lambda: self.stood_still(), "the time to stand still")
        self.assertGreaterEqual(self.elapsed(), stop.earliest - start.latest - STEP)
        self.assertLessEqual(self.elapsed(), now() - start.earliest)
        type_keys(["r"])
        wait_for(self.elapsed, 0, "elapsed time after R")

    def stood_still(self):
        first = self.elapsed()
        past = now() + 0.1
        wait_until(lambda: now() > past, "the clock")
        return self.elapsed() == first

    def test_everything_has_a_spoken_name(self):
        self.assert_everything_has_a_spoken_name()

    def test_running_looks_as_it_should(self):
        self.program.press("start-stop")
        self.run_until(0.05)
        self.program.picture("stopwatch-running")
        self.program.press("start-stop")


class Laps(StopwatchTest):
    """What can be done with a lap: by keys, by the pointer, and taken back."""

    def setUp(self):
        super().setUp()
        for press in ("start", "lap", "lap", "lap", "stop"):
            self.program.press(press)

    def laps(self):
        return json.loads(tally("export", "--json"))["laps"]

    def words(self):
        """The texts in the list, without the headings."""
        nodes = descendants(self.program.find("Laps"))
        return [plain(node.get_name()) for node in nodes if node.get_role_name() == "label"]

    def test_a_lap_is_named_by_keys_and_the_name_is_shown(self):
        type_keys(["Down", "Down", "F2"])
        wait_until(lambda: self.program.find_all("Name of lap 2", {"text"}), "the question")
        type_keys([*"Anna", "Space", *"l1", "Enter"])
        wait_until(lambda: "Anna l1" in self.words(), "the name")
        self.assertEqual(self.laps()[1]["name"], "Anna l1")
        self.assertEqual(len(self.laps()), 4)
        self.program.picture("stopwatch-named-lap")

    def test_a_question_is_dropped_by_escape(self):
        type_keys(["Down", "n"])
        wait_until(lambda: self.program.find_all("Note on lap 3", {"text"}), "the question")
        type_keys([*"windy", "Escape"])
        wait_until(lambda: not self.program.find_all("Note on lap 3", {"text"}), "the question to go")
        self.assertEqual([lap["note"] for lap in self.laps()], ["", "", "", ""])
        type_keys(["Escape"])

    def test_a_lap_that_was_clicked_is_deleted_and_comes_back(self):
        self.program.click_at(self.program.find("Laps"), 0.5, 0.2)
        type_keys(["Delete"])
        wait_until(lambda: len(self.laps()) == 3, "the lap to go")
        type_keys(["Ctrl+Z"])
        wait_until(lambda: len(self.laps()) == 4, "the lap to come back")
        type_keys(["Escape"])

    def test_the_menu_of_a_lap(self):
        self.program.click_at(self.program.find("Laps"), 0.5, 0.2, button=3)
        wait_until(lambda: self.program.find_all("Delete the lap", {"menu item"}), "the menu")
        self.program.picture("stopwatch-lap-menu")
        type_keys(["Escape"])
        wait_until(lambda: not self.program.find_all("Delete the lap", {"menu item"}), "the menu to go")
        type_keys(["Escape"])


class Several(StopwatchTest):
    """Several watches as cards, each with its own buttons."""

    def tearDown(self):
        self.program.press("stop-all")
        if self.program.find_all("New watch"):
            self.program.activate("all-watches")
        self.program.press("watch-1")

    def test_cards_press_their_own_watch(self):
        tally("start", "--name", "Tea")
        wait_until(lambda: self.program.press("watch-1") or self.names() >= {"Tea, running"}, "the other watch")
        self.program.activate("all-watches")
        wait_until(lambda: {"Stopwatch: Start", "Tea: Lap", "Tea: Stop"} <= self.names(), "the cards")
        self.program.picture("stopwatch-cards")
        self.program.click("Tea: Lap")
        self.program.click("Tea: Stop")
        wait_until(lambda: "stopped, 1 lap" in tally("status", "--name", "Tea"), "the other watch to stop")
        self.assertIn("0:00.00 stopped", tally("status"))
        self.program.click("Tea, stopped")
        wait_until(lambda: self.program.find_all("Elapsed time"), "the watch alone")

    def names(self):
        return {button.get_name() for button in self.program.buttons()}


class Target(StopwatchTest):
    """A time to reach: typed, told, seen."""

    GREEN = "146C40"

    def setUp(self):
        super().setUp()
        type_keys(["t"])
        wait_until(lambda: self.program.find_all("Target, such as 5m or 1:30", {"text"}), "the question")
        type_keys(["1", "s", "Enter"])
        wait_until(lambda: self.program.find_all("Target"), "the line")
        self.addCleanup(tally, "target", "none")

    def test_a_frame_calls_the_user_for_a_while(self):
        self.assertNotEqual(self.frame(), self.GREEN)
        self.program.activate("start")
        wait_for(self.frame, self.GREEN, "the frame")
        self.assertGreaterEqual(self.elapsed(), 1)
        self.program.picture("stopwatch-target")
        wait_until(lambda: self.frame() != self.GREEN and self.elapsed() > 6, "the frame to go")
        self.program.activate("stop")

    def frame(self):
        """The colour of the edge of the content."""
        return self.program.color(8, 300)

    def test_a_sound_is_a_choice_that_is_remembered(self):
        self.assertFalse(self.program.is_on("alert-sound"))
        self.program.activate("alert-sound")
        try:
            with self.start_another() as fresh:
                self.assertTrue(fresh.is_on("alert-sound"))
                fresh.activate("alert-sound")
                self.assertFalse(fresh.is_on("alert-sound"))
        finally:
            tally("target", "none")


class Unseen(StopwatchTest):
    """A watch whose window is not in sight: the notification, the actions of the application, the desktop's bus."""

    def setUp(self):
        super().setUp()
        self.notifications = Notifications()
        self.addCleanup(self.notifications.close)

    def only(self):
        """The one notification that is shown."""
        shown = list(self.notifications.look().values())
        return shown[0] if len(shown) == 1 else None

    def titled(self, title):
        """The one notification that is shown, if this is its title."""
        return self.only() if self.only() and self.only()["title"] == title else None

    def test_a_minimised_watch_tells_of_itself_and_can_be_pressed(self):
        self.minimise_running()
        self.assertEqual(set(self.only()["actions"]) - {""}, {"Lap", "Stop"})
        self.notifications.press("Lap")
        wait_until(lambda: self.titled("Stopwatch: running"), "the time of the lap")
        self.notifications.press("Stop")
        wait_until(lambda: self.titled("Stopwatch: stopped"), "the watch to stop")
        self.assertEqual(set(self.only()["actions"]) - {""}, {"Start"})
        xdotool("windowactivate", "--sync", self.program.window)
        wait_until(lambda: not self.notifications.look(), "the notification to go")
        self.assertEqual(self.program.text("Elapsed time"), json.loads(tally("export", "--json"))["elapsed"])

    def test_a_press_in_the_same_second_is_told_of_though_the_words_are_the_same(self):
        tally("precision", "seconds")
        self.addCleanup(tally, "precision", "hundredths")
        wait_for(lambda: self.program.text("Elapsed time"), "0:00", "whole seconds")
        self.minimise_running()
        for laps in range(1, 4):
            self.notifications.press("Lap")
            wait_until(lambda: self.titled("Stopwatch: running"), f"the notification after lap {laps}")
        self.notifications.press("Stop")
        wait_until(lambda: self.titled("Stopwatch: stopped"), "the watch to stop")
        self.assertIn("stopped, 3 laps", tally("status"))
        xdotool("windowactivate", "--sync", self.program.window)

    def test_a_target_is_told_of_though_the_window_is_minimised(self):
        tally("target", "1s")
        self.addCleanup(tally, "target", "none")
        wait_until(lambda: self.program.find_all("Target"), "the line of the target")
        self.minimise_running()
        told = lambda: {shown["body"] for shown in self.notifications.look().values()}
        wait_until(lambda: "0:01.00 reached" in told(), "the notification of the target")
        self.program.activate("stop")
        xdotool("windowactivate", "--sync", self.program.window)

    def minimise_running(self):
        """Starts the watch and takes its window out of sight."""
        self.program.activate("start")
        self.assertIsNone(self.only())
        xdotool("windowminimize", self.program.window)
        wait_until(lambda: self.titled("Stopwatch: running"), "the notification")

    def test_closed_while_it_runs(self):
        self.program.activate("start")
        self.program.activate("close")
        self.program.process.wait(10)
        try:
            wait_until(lambda: self.only() and self.only()["title"] == "Stopwatch: running", "the notification")
        finally:
            type(self).program = Program(self.program_name)
            self.program.activate("stop")

    def test_the_bus_starts_it_for_a_press_without_a_window(self):
        folder = os.path.join(os.environ["XDG_DATA_HOME"], "dbus-1", "services")
        os.makedirs(folder, exist_ok=True)
        template = (BUILD.parent / "Apps/tally-stopwatch/desktop/io.github.tally.stopwatch.service").read_text()
        service = template.replace("@bindir@", str(BUILD / "release"))
        with open(os.path.join(folder, "io.github.tally.stopwatch.service"), "w") as file:
            file.write(service)
        self.program.close()
        try:
            subprocess.run(["gdbus", "call", "--session", "--dest", "org.freedesktop.DBus", "--object-path", "/",
                            "--method", "org.freedesktop.DBus.ReloadConfig"], check=True, capture_output=True)  # fmt: skip
            action = ["gapplication", "action", "io.github.tally.stopwatch"]
            start = Moment(lambda: subprocess.run([*action, "start-stop"], check=True))
            wait_until(lambda: "running" in tally("status"), "the watch to run")
            subprocess.run([*action, "lap"], check=True)
            subprocess.run([*action, "start-stop"], check=True)
            wait_until(lambda: "stopped, 1 lap" in tally("status"), "the lap")
            self.assertLessEqual(json.loads(tally("export", "--json"))["seconds"], now() - start.earliest)
            self.assertEqual(xdotool("search", "--name", "^Stopwatch$"), "")
        finally:
            os.remove(os.path.join(folder, "io.github.tally.stopwatch.service"))
            subprocess.run(["gapplication", "action", "io.github.tally.stopwatch", "quit"], check=False)
            wait_until(is_alone, "the service to end")
            type(self).program = Program(self.program_name)


def is_alone():
    """Whether no stopwatch is on the bus."""
    said = subprocess.run(
        ["gdbus", "call", "--session", "--dest", "org.freedesktop.DBus", "--object-path", "/", "--method",
         "org.freedesktop.DBus.NameHasOwner", "io.github.tally.stopwatch"], capture_output=True, text=True,
    )  # fmt: skip
    return "false" in said.stdout


class Speech(StopwatchTest):
    """What a screen reader hears: the time at stop and lap and when it is asked for, and nothing while it runs."""

    def heard(self):
        """The words that a screen reader says when they change; "" before the first."""
        alerts = [node for node in descendants(self.program.frame) if node.get_role_name() == "alert"]
        return text_of(alerts[0]) if alerts else ""

    def test_laps_and_stops_are_said_and_nothing_in_between(self):
        self.program.activate("start")
        before = self.heard()
        self.run_until(0.3)
        self.assertEqual(self.heard(), before)
        self.program.activate("lap")
        wait_until(lambda: self.heard().startswith("Lap 1: "), "the lap to be said")
        self.program.activate("stop")
        wait_for(self.heard, "Stopped at " + self.program.text("Elapsed time"), "what is said at the stop")

    def test_the_time_is_said_on_demand(self):
        type_keys(["Ctrl+T"])
        wait_for(self.heard, "0:00.00, stopped", "the time")

    def test_nothing_in_the_tree_is_called_by_the_name_of_a_class(self):
        self.program.activate("start")
        self.program.activate("lap")
        self.program.activate("stop")
        wait_until(lambda: self.heard().startswith("Stopped"), "the watch to stop")
        names = [node.get_name() for node in descendants(self.program.frame)]
        self.assertEqual([name for name in names if re.match("Gtk|Tally", name)], [])


class Help(StopwatchTest):
    """The window of the keys."""

    def test_the_keys_are_shown(self):
        self.program.activate("show-help-overlay")
        wait_until(lambda: active_title() == "Keyboard shortcuts", "the window of the keys")
        subprocess.run(["import", "-window", "root", BUILD / "desktop" / "stopwatch-keys.png"], check=True)
        type_keys(["Escape"])
        wait_for(active_title, "Stopwatch", "the stopwatch")


def tally(*arguments):
    """What `tally stopwatch …` answers."""
    command = [BUILD / "release" / "tally", "stopwatch", *arguments]
    answer = subprocess.run(command, capture_output=True, text=True)
    assert answer.returncode == 0, answer.stderr
    return answer.stdout


class Records(StopwatchTest):
    """What is kept of the watch, and other programs on it."""

    def state(self):
        return json.loads(tally("export", "--json"))

    def kept(self):
        """The presses and their readings in seconds, oldest first."""
        path = os.path.join(os.environ["XDG_DATA_HOME"], "tally", "tally.db")
        with contextlib.closing(sqlite3.connect(path)) as database:
            rows = database.execute("SELECT press, reading FROM event ORDER BY id").fetchall()
        return [(press, reading / 1e9) for press, reading in rows]

    def test_the_terminal_presses_and_the_window_shows(self):
        start = Moment(lambda: tally("start"))
        self.run_until(0.1)
        tally("lap")
        stop = Moment(lambda: tally("stop"))
        state = self.state()
        wait_until(lambda: self.program.text("Elapsed time") == state["elapsed"], "the window to show the time")
        self.expect_between(state["seconds"], start, stop)

    def test_the_window_presses_and_the_terminal_shows(self):
        self.program.activate("start")
        self.run_until(0.1)
        self.program.activate("lap")
        self.program.activate("stop")
        self.assertEqual(self.state()["elapsed"], self.program.text("Elapsed time"))
        self.assertEqual(len(self.state()["laps"]), 2)

    def test_killed_and_started_again(self):
        start = self.moment("start")
        self.run_until(0.1)
        self.program.process.kill()
        self.program.process.wait()
        type(self).program = Program(self.program_name)
        stop = self.moment("stop")
        self.expect_between(self.elapsed(), start, stop)

    def test_a_press_counts_from_when_the_key_went_down(self):
        process = self.program.process
        process.send_signal(signal.SIGSTOP)
        press = Moment(lambda: type_keys(["Space"]))
        past = now() + 0.2
        wait_until(lambda: now() > past, "the clock")
        process.send_signal(signal.SIGCONT)
        wait_until(lambda: self.elapsed() > 0, "the watch to run")
        name, reading = self.kept()[-1]
        self.assertEqual(name, "start")
        self.assertGreaterEqual(reading, press.earliest - 0.005)
        self.assertLessEqual(reading, press.latest + 0.005)

    def test_laps_are_copied_for_spreadsheets(self):
        for press in ("start", "lap", "lap", "stop"):
            tally(press)
        state = self.state()
        wait_until(lambda: self.program.text("Elapsed time") == state["elapsed"], "the window to show the time")
        self.program.activate("copy-document")
        rows = [row.split("\t") for row in clipboard().splitlines()]
        self.assertEqual(rows[0], ["round", "lap", "total", "time", "name", "note"])
        self.assertEqual([float(row[1]) for row in rows[1:]], [lap["lap"] for lap in state["laps"]])

    def test_laps_are_saved_in_a_file(self):
        for press in ("start", "lap", "stop"):
            tally(press)
        state = self.state()
        wait_until(lambda: self.program.text("Elapsed time") == state["elapsed"], "the window to show the time")
        path = os.path.join(os.environ["HOME"], "run.json")
        self.program.activate("save-document")
        wait_until(lambda: active_title() == "Save laps", "the dialog")
        type_keys(["Ctrl+A", *path, "Enter"])
        wait_until(lambda: os.path.exists(path) and os.path.getsize(path), "the file")
        with open(path) as file:
            self.assertEqual(json.load(file)["laps"], state["laps"])

    def test_several_watches(self):
        tally("start", "--name", "Anna")
        wait_until(lambda: "Anna, running" in self.spoken(), "the other watch's key")
        self.program.picture("stopwatch-several")
        type_keys(["2", "Space"])
        wait_until(lambda: "Anna, stopped" in self.spoken(), "the other watch to stop")
        type_keys(["1"])

    def spoken(self):
        return [button.get_name() for button in self.program.buttons()]
