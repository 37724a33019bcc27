"""A program in a terminal of its own: a pseudo-terminal whose output a VT emulator draws."""

import copy
import fcntl
import os
import pty
import select
import signal
import struct
import subprocess
import termios
import time

import pyte

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
PROGRAMS = os.environ.get("TALLY_PROGRAMS", os.path.join(ROOT, ".build", "release"))
TIMEOUT = 10

KEYS = {
    "Enter": "\r", "Escape": "\x1b", "Backspace": "\x7f", "Delete": "\x1b[3~", "Space": " ", "Tab": "\t",
    "F1": "\x1bOP", "F2": "\x1bOQ", "F3": "\x1bOR", "F4": "\x1bOS", "F5": "\x1b[15~", "F6": "\x1b[17~",
    "F7": "\x1b[18~", "F8": "\x1b[19~", "F9": "\x1b[20~", "F10": "\x1b[21~", "F12": "\x1b[24~",
    "Up": "\x1bOA", "Down": "\x1bOB", "Left": "\x1bOD", "Right": "\x1bOC",
    "Home": "\x1b[H", "End": "\x1b[F", "PageUp": "\x1b[5~", "PageDown": "\x1b[6~",
    "Ctrl+Shift+Z": "\x1b[122;6u",
    **{f"Ctrl+{digit}": f"\x1b[{48 + digit};5u" for digit in range(1, 5)},
    **{f"{chord}{name}": f"\x1b[1;{number}{letter}"
       for chord, number in [("Shift+", 2), ("Ctrl+", 5), ("Ctrl+Shift+", 6)]
       for name, letter in [("Left", "D"), ("Right", "C"), ("Home", "H"), ("End", "F")]},
    "Ctrl+Delete": "\x1b[3;5~", "Ctrl+Backspace": "\x1b[127;5u",
}


def program(name):
    """The path of a program that is built."""
    return os.path.join(PROGRAMS, name)


def key(name):
    """What a terminal sends for a key."""
    if name in KEYS:
        return KEYS[name]
    if name.startswith("Ctrl+"):
        return chr(ord(name[-1].upper()) & 0x1F)
    if name.startswith("Alt+"):
        return "\x1b" + name[-1]
    return name


def paste(text):
    """What a terminal sends for a paste."""
    return f"\x1b[200~{text}\x1b[201~"


class Display(pyte.Screen):
    """pyte's screen, with the alternate screen, repeated characters and scrolling, all of which ncurses uses."""

    normal = None

    def set_mode(self, *modes, **kwargs):
        super().set_mode(*modes, **kwargs)
        if kwargs.get("private") and 1049 in modes:
            self.normal = copy.deepcopy((self.buffer, self.cursor))
            self.erase_in_display(2)

    def reset_mode(self, *modes, **kwargs):
        super().reset_mode(*modes, **kwargs)
        if kwargs.get("private") and 1049 in modes and self.normal:
            self.buffer, self.cursor = self.normal
            self.normal = None

    def repeat(self, count=1):
        x, y = self.cursor.x, self.cursor.y
        self.draw(self.buffer[y][x - 1].data * (count or 1))

    def scroll_up(self, count=1):
        self._scroll(self.index, self.margins.bottom if self.margins else self.lines - 1, count)

    def scroll_down(self, count=1):
        self._scroll(self.reverse_index, self.margins.top if self.margins else 0, count)

    def _scroll(self, step, row, count):
        before, self.cursor.y = self.cursor.y, row
        for _ in range(count or 1):
            step()
        self.cursor.y = before


class Stream(pyte.ByteStream):
    """pyte's parser, which also knows how to repeat a character and to scroll."""

    csi = {**pyte.ByteStream.csi, "b": "repeat", "S": "scroll_up", "T": "scroll_down"}
    events = pyte.ByteStream.events | {"repeat", "scroll_up", "scroll_down"}


class Terminal:
    """A running program and what its terminal shows."""

    def __init__(self, *arguments, rows=24, columns=80, **environment):
        self.display = Display(columns, rows)
        self.stream = Stream(self.display)
        self.output = b""
        self.ended = None
        self.pid, self.fd = pty.fork()
        if self.pid == 0:
            try:
                self._set_size(0, rows, columns)
                variables = {"PATH": os.environ["PATH"], "TERM": "xterm-256color", "LC_ALL": "C.UTF-8", **environment}
                os.execve(program(arguments[0]), list(arguments), variables)
            finally:
                os._exit(127)
        fcntl.fcntl(self.fd, fcntl.F_SETFL, os.O_NONBLOCK)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        if self.ended is None:
            os.kill(self.pid, signal.SIGKILL)
            os.waitpid(self.pid, 0)
        os.close(self.fd)

    @staticmethod
    def _set_size(fd, rows, columns):
        fcntl.ioctl(fd, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))

    def resize(self, rows, columns):
        """Changes the terminal's size, as a window does."""
        self.display.resize(rows, columns)
        self.display.erase_in_display(2)
        self._set_size(self.fd, rows, columns)

    def send(self, text):
        """Types."""
        self.send_bytes(text.encode())

    def send_bytes(self, data):
        """Sends bytes as they are."""
        while data:
            try:
                data = data[os.write(self.fd, data):]
            except BlockingIOError:
                self._read(0.05)

    def press(self, *names):
        """Presses keys by name."""
        self.send("".join(key(name) for name in names))

    def click(self, row, column):
        """Presses and releases the first button on a cell, counted from 0."""
        self.send(f"\x1b[<0;{column + 1};{row + 1}M\x1b[<0;{column + 1};{row + 1}m")

    def click_on(self, text):
        """Clicks in the middle of a text that is shown, the lowest one."""
        row, column = self.find(text)
        self.click(row, column + len(text) // 2)

    @property
    def lines(self):
        """The rows of the screen, without trailing spaces."""
        return [line.rstrip() for line in self.display.display]

    @property
    def text(self):
        return "\n".join(self.lines)

    def find(self, text):
        """The row and column of the lowest place where a text is shown."""
        for row, line in reversed(list(enumerate(self.lines))):
            if text in line:
                return row, line.index(text)
        raise AssertionError(f"{text!r} is not shown:\n{self.text}")

    def wait(self, condition, what):
        """Reads what the program writes until the condition holds of this terminal."""
        end = time.monotonic() + TIMEOUT
        while not condition(self):
            left = end - time.monotonic()
            assert left > 0 and self._read(min(left, 0.05)), f"{what}\n{self.text}"

    def wait_for(self, text):
        """Waits until a text is shown."""
        self.wait(lambda terminal: text in terminal.text, f"{text!r} was never shown")

    def drain(self, duration=0.1):
        """Reads what the program writes for some seconds."""
        end = time.monotonic() + duration
        while (left := end - time.monotonic()) > 0 and self._read(left):
            pass

    def _read(self, timeout):
        """Draws what has come; false at the end of the output."""
        if not select.select([self.fd], [], [], timeout)[0]:
            return True
        try:
            data = os.read(self.fd, 1 << 16)
        except OSError:
            data = b""
        self.output += data
        self.stream.feed(data)
        return bool(data)

    def bytes_read(self):
        """How many bytes the program has read since it was started."""
        with open(f"/proc/{self.pid}/io", encoding="ascii") as file:
            return int(file.readline().split()[1])

    def status(self):
        """Waits for the program's end; its exit status, or minus the number of the signal it died by."""
        end = time.monotonic() + TIMEOUT
        while self.ended is None:
            assert time.monotonic() < end, f"the program did not end\n{self.text}"
            if self._read(0.05):
                self._reap(os.WNOHANG)
            else:
                self._reap(0)
        return self.ended

    def _reap(self, options):
        pid, status = os.waitpid(self.pid, options)
        if pid:
            while self._read(0.05):
                pass
            self.ended = os.waitstatus_to_exitcode(status)

    def modes(self):
        """Whether the terminal echoes and cuts lines, as a shell expects."""
        return bool(termios.tcgetattr(self.fd)[3] & termios.ECHO), bool(termios.tcgetattr(self.fd)[3] & termios.ICANON)


def run(*arguments, stdin=b"", **environment):
    """Runs a program without a terminal; its status, output and errors."""
    variables = {"PATH": os.environ["PATH"], "LC_ALL": "C.UTF-8", **environment}
    process = subprocess.run(
        [program(arguments[0]), *arguments[1:]], input=stdin, capture_output=True, env=variables, timeout=TIMEOUT)
    return process.returncode, process.stdout.decode(errors="replace"), process.stderr.decode(errors="replace")
