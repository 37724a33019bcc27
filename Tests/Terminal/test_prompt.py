"""`tally` at its prompt: editing, history, completion, the result below the line, Ctrl-C and Ctrl-D."""

import os
import random
import signal
import sqlite3
import tempfile
import time

from cases import rows
from terminal import Terminal, paste

#: Sums that take far longer than anyone waits.
SLOW = ["sin(10^10^6)", "sin(gamma(10^5.5))", "tan(3^10^6.5)", "1000000!"]
#: What a key may take to be seen, in seconds; on a busy machine the quickest of several tries counts.
AT_ONCE = 0.05


def prompt(*arguments, **options):
    """A terminal with the prompt, whose records are nobody else's."""
    environment = {"TALLY_DATA": tempfile.mkdtemp(prefix="tally-test-"), **options}
    terminal = Terminal("tally", *arguments, **environment)
    terminal.wait_for(">")
    return terminal


def prompts(terminal):
    """How many prompts are shown."""
    return sum(line.startswith(">") for line in terminal.lines)


def ask(terminal, line):
    """Types a line and waits for the next prompt."""
    terminal.output = b""
    terminal.send(line + "\r")
    terminal.wait(lambda _: terminal.output.replace(b"\r\n> ", b"\n> ").endswith(b"\n> "), f"no prompt behind {line!r}")


def line(terminal):
    """The row in which the cursor stands."""
    return terminal.lines[terminal.display.cursor.y]


def answers():
    with prompt() as terminal:
        terminal.send("6*7\r")
        terminal.wait_for("\n42")
        terminal.send("1/3\r")
        terminal.wait_for("≈ 0.333333333333")


def shows_the_reading():
    """The reading stands above the answer where it says more than what was typed."""
    with prompt() as terminal:
        for typed, shown in [("6/2(1+2", "6 ÷ 2 × (1 + 2) =\n9\n>"), ("sin 30", "sin(30) =\n0.5\n>"),
                             ("2*3", "> 2*3\n6\n>"), ("2 × 3 ÷ 4", "> 2 × 3 ÷ 4\n1.5\n>")]:
            ask(terminal, typed)
            assert shown in terminal.text, terminal.text


def tells_the_place_of_an_error():
    with prompt() as terminal:
        terminal.send("5/0\r")
        terminal.wait_for("tally: Cannot divide by zero\n  5/0\n   ^\n>")
        terminal.send("5/5\r")
        terminal.wait_for("\n1\n>")


def empty_line_then_end():
    with prompt() as terminal:
        terminal.send("\r")
        terminal.wait(lambda _: prompts(terminal) == 2, "the prompt did not come back")
        terminal.send("\x04")
        assert terminal.status() == 0
        assert terminal.modes() == (True, True), "the terminal is not as it was"


def ended_in_a_line():
    """Ctrl-D in a line takes away the next character; only where nothing is typed it ends."""
    with prompt() as terminal:
        terminal.send("12")
        terminal.press("Home")
        terminal.send("\x04")
        terminal.wait(lambda _: line(terminal) == "> 2", "Ctrl-D took nothing away")
        terminal.press("End")
        terminal.send("\x04+1\r")
        terminal.wait_for("\n3\n>")


def gone():
    """The terminal is closed: the program ends, whether it hears of that by the signal, reading or writing."""
    terminal = prompt()
    terminal.send("1+")
    os.close(terminal.fd)
    _, status = os.waitpid(terminal.pid, 0)
    assert os.waitstatus_to_exitcode(status) in (0, 1, -signal.SIGHUP), status


def terminated():
    with prompt() as terminal:
        terminal.send("1+")
        terminal.wait_for("1+")
        os.kill(terminal.pid, signal.SIGTERM)
        assert terminal.status() == -signal.SIGTERM
        assert terminal.modes() == (True, True), "the terminal is not as it was"


def suspended():
    with prompt() as terminal:
        terminal.send("1+2")
        terminal.wait_for("= 3")
        os.kill(terminal.pid, signal.SIGSTOP)
        os.waitpid(terminal.pid, os.WUNTRACED)
        os.kill(terminal.pid, signal.SIGCONT)
        terminal.send("+3\r")
        terminal.wait_for("\n6\n>")


def interrupted():
    with prompt() as terminal:
        terminal.send("1+2+")
        terminal.wait_for("1+2+")
        terminal.send("\x03")
        terminal.wait_for("> 1+2+^C\n>")
        terminal.send("6*7\r")
        terminal.wait_for("\n42")
        terminal.send("\x04")
        assert terminal.status() == 0


def interrupted_in_a_long_sum():
    with prompt() as terminal:
        terminal.send("200000!/199999!\r\x03")
        terminal.wait(lambda _: prompts(terminal) >= 2, "the prompt did not come back")
        terminal.send("6*7\r")
        terminal.wait_for("\n42")


def interrupted_after_a_sum_has_begun():
    with prompt("--time-limit", "60") as terminal:
        terminal.send(SLOW[0] + "\r")
        terminal.wait(lambda _: terminal.display.cursor.y > 0, "the sum has not begun")
        terminal.send("\x03")
        terminal.wait_for("The calculation was stopped")
        terminal.send("6*7\r")
        terminal.wait_for("\n42\n>")
        assert prompts(terminal) == 3, f"not one prompt for each line\n{terminal.text}"


def interrupted_while_a_line_is_read():
    """Ctrl-C at many moments around that between `poll` and `read`, when the kernel throws the line away."""
    source = random.Random(7)
    with prompt() as terminal:
        for _ in range(3000):
            terminal.output = b""
            terminal.send("1+1\r")
            moment = time.perf_counter() + source.uniform(0, 10e-6)
            while time.perf_counter() < moment:
                pass
            terminal.send("\x03")
            # Behind the sum, or in its midst, the prompt comes alone; else with the sign that a line was dropped.
            terminal.wait(
                lambda _: terminal.output.endswith(b"> "), "the prompt did not come back")
        terminal.drain()
        ask(terminal, "6*7")
        assert "\n42\n>" in terminal.text


def edited():
    with prompt() as terminal:
        terminal.send("3*5")
        terminal.press("Left", "Left", "Left")
        terminal.send("2+")
        terminal.press("Right", "Backspace")
        terminal.send("4")
        terminal.wait_for("> 2+4*5")
        terminal.press("End")
        terminal.send("\x171\r")
        terminal.wait_for("> 2+1\n3\n>")


def other_characters():
    """Characters of several bytes and columns are edited whole."""
    with prompt() as terminal:
        terminal.send("√9×π²")
        terminal.press("Backspace", "Backspace")
        terminal.send("2²")
        terminal.wait_for("= 12")
        terminal.press("Home", "Delete")
        terminal.send("１＋")
        terminal.wait_for("= 37")
        assert line(terminal).replace(" ", "") == ">１＋9×2²", line(terminal)
        terminal.send_bytes(b"\xff\xc3(\x03")
        ask(terminal, "漢字")
        assert "unknown" in terminal.text or "not understood" in terminal.text


def goes_on_from_the_answer():
    with prompt() as terminal:
        ask(terminal, "*2")
        assert "A number is missing before '*'" in terminal.text, "there is no answer yet to go on from"
        for typed, shown in [("6*7", "\n42"), ("*2", "> ans*2\n84"), ("+1", "> ans+1\n85"), ("÷5", "> ans÷5\n17"),
                             ("^2", "> ans^2\n289"), ("-5+3", "> -5+3\n-2"), ("2*3", "> 2*3\n6"), ("!", "> ans!\n720")]:
            ask(terminal, typed)
            assert shown in terminal.text, terminal.text
        terminal.send(paste("*5") + "\r")
        terminal.wait(lambda _: terminal.text.count("missing before '*'") == 2, "a paste is what it is")


def pasted_lines():
    """Each line of a paste is answered, in order; a tab in it asks for nothing; the last line waits for Enter."""
    with prompt() as terminal:
        terminal.send(paste("1+1\n2\t+2\r\nx = 7\n\nx^2\n100+"))
        terminal.wait_for("\n49\n> 100+")
        assert [text for text in terminal.lines if text and not text.startswith(">")] == ["2", "4", "7", "49"]
        terminal.send("1\r")
        terminal.wait_for("\n101\n>")


def many_lines():
    """Lines that come faster than they are answered, without the marks of a paste."""
    with prompt() as terminal:
        terminal.send("".join(f"{number}*2\r" for number in range(2000)))
        terminal.wait_for("\n3998\n>")


def long_line(count):
    """More than the 4095 bytes that a terminal takes for a line by itself."""
    with prompt() as terminal:
        terminal.send("1+" * count + "1\r")
        terminal.wait_for(f"\n{count + 1}\n>")


def long_line_recalled():
    with prompt(rows=10) as terminal:
        terminal.send("1+" * 3000 + "1\r")
        terminal.wait_for("\n3001\n>")
        terminal.press("Up")
        terminal.send("*2\r")
        terminal.wait_for("\n3002\n>")


def narrow(columns):
    with prompt(columns=columns) as terminal:
        terminal.send("1+2+3+4+5+6+7+8+9")
        terminal.wait_for("= 45"[:columns - 1].rstrip() if columns > 4 else "…")
        terminal.send("+1\r")
        terminal.wait_for("\n46\n>")


def resized():
    with prompt() as terminal:
        terminal.send("1+1")
        terminal.wait_for("= 2")
        for rows, columns in [(5, 20), (1, 10), (24, 80), (3, 5), (30, 100)]:
            terminal.resize(rows, columns)
            terminal.drain(0.05)
        terminal.send("+1")
        terminal.wait_for("= 3")
        terminal.send("\r")
        terminal.wait_for("\n3\n>")


def at_the_bottom():
    """The result below the line has its row at the lower end of the screen too, and takes none from what is above."""
    with prompt(rows=5) as terminal:
        for number in range(6):
            ask(terminal, str(number))
        terminal.send("1+1")
        terminal.wait_for("> 1+1\n= 2")
        assert terminal.lines == ["> 5", "5", "> 1+1", "= 2", ""] or terminal.lines[-2:] == ["> 1+1", "= 2"], terminal.text
        terminal.send("+" + "1+" * 40 + "1")
        terminal.wait_for("= 43")
        assert terminal.lines[-1] == "= 43" and terminal.lines[-3].startswith("> 1+1+1"), terminal.text
        terminal.send("\r")
        terminal.wait_for("\n43\n>")


def below_the_line():
    """The result follows what is typed and what is moved, and is gone behind Enter."""
    with prompt() as terminal:
        terminal.send("2+")
        terminal.drain(0.1)
        assert terminal.text.strip() == "> 2+", "what is not complete has no result"
        terminal.send("2")
        terminal.wait_for("> 2+2\n= 4")
        terminal.send("/3")
        terminal.wait_for("≈ 2.66666666667")
        terminal.press("Backspace", "Backspace")
        terminal.wait_for("> 2+2\n= 4")
        terminal.press("Home")
        terminal.wait(lambda _: terminal.display.cursor.x == 2, "the cursor is not at the beginning")
        terminal.send("1")
        terminal.wait_for("> 12+2\n= 14")
        terminal.send("\r")
        terminal.wait_for("> 12+2\n14\n>")
        terminal.send("y=5")
        terminal.wait_for("= 5")
        terminal.send("\x03")
        ask(terminal, "y")
        assert "unknown name 'y'\n  y\n  ^\n  A name gets a meaning as in x = 5" in terminal.text, terminal.text


def typing_beside(sum):
    """Keys 50 ms apart are seen at once, although the sum on the line takes for ever."""
    with prompt("--time-limit", "60") as terminal:
        terminal.send(sum)
        terminal.wait(lambda _: line(terminal).endswith(sum), "the sum was not echoed")
        delays = []
        for index in range(20):
            terminal.drain(0.05)
            before = terminal.output.count(b"+")
            start = time.monotonic()
            terminal.send("+")
            terminal.wait(lambda _: terminal.output.count(b"+") > before, "a key was not echoed")
            delays.append(time.monotonic() - start)
            if index % 2:
                terminal.press("Backspace", "Backspace")
        delays.sort()
        assert delays[len(delays) // 2] < AT_ONCE, f"a key took {delays[len(delays) // 2] * 1000:.0f} ms, at most {delays[-1] * 1000:.0f}"
        terminal.send("\x03")
        terminal.wait(lambda _: line(terminal) == ">", "Ctrl-C did not drop the line")


def completed():
    with prompt() as terminal:
        for typed, shown in [("sq\t", "> sqrt("), ("2)+2ceili\t", "> sqrt(2)+2ceiling("), ("2.5)+flo\t", "+floor(")]:
            terminal.send(typed)
            terminal.wait_for(shown)
        terminal.send("\x03")
        ask(terminal, "speed = 9")
        ask(terminal, "spend(x) = x^2")
        terminal.send("spe\t")
        terminal.wait_for("speed  spend(")
        terminal.send("n\t3)\r")
        terminal.wait_for("> spend(3)\n9\n>")
        terminal.send("zzz\t1")
        terminal.wait_for("> zzz1")
        terminal.send("\x03")
        terminal.send("\t5\r")
        terminal.wait_for("> 5\n5\n>")


def lists_names():
    with prompt() as terminal:
        ask(terminal, "vars")
        assert "Nothing has a name yet" in terminal.text
        for typed in ["b = 1/3", "a=5", "f(x)=2x+a", "7*6", "vars"]:
            ask(terminal, typed)
        assert "> vars\nans = 42\na = 5\nb ≈ 0.333333333333\nf(x) = 2 × x + a\n>" in terminal.text, terminal.text


def speaks_other_languages():
    for language, names, kept, example in (
        ("de", "Noch hat nichts einen Namen", "2 Zeilen bleiben", "Antworten sind genau"),
        ("zh_CN", "还没有任何名称", "保留 2 行", "答案是精确的"),
    ):
        with prompt(LANGUAGE=language) as terminal:
            for line, answer in (("vars", names), ("y", "x = 5"), ("history 2", kept), ("help", example)):
                ask(terminal, line)
                assert answer in terminal.text, terminal.text


def helps():
    """One screen, and every example in it is true."""
    with prompt(rows=24) as terminal:
        ask(terminal, "help")
        assert terminal.text.startswith("> help\n1/3 + 1/6"), "help does not fit on a screen"
        ask(terminal, "80 + 5%")
        assert "\n84\n" in terminal.text
        ask(terminal, "help = 3")
        ask(terminal, "help*2")
        assert "\n6\n>" in terminal.text
    for word in ["quit", "exit"]:
        with prompt() as terminal:
            terminal.send(word + "\r")
            assert terminal.status() == 0


def remembered():
    """Lines are there again in the next session, those of two programs at once too; but not what begins with a space."""
    with tempfile.TemporaryDirectory() as folder:
        first, second = prompt(TALLY_DATA=folder), prompt(TALLY_DATA=folder)
        assert not os.listdir(folder), "something is written before there is something to keep"
        with first, second:
            ask(first, "1+1")
            ask(second, "2+2")
            ask(first, " 5+5")
            ask(first, "3+3")
            os.kill(first.pid, signal.SIGKILL)
            second.send("\x04")
            assert second.status() == 0
        with prompt(TALLY_DATA=folder) as terminal:
            for shown in ["3+3", "2+2", "1+1"]:
                terminal.press("Up")
                terminal.wait(lambda _, shown=shown: line(terminal) == "> " + shown, f"{shown} is not remembered")
            terminal.press("Down")
            terminal.wait(lambda _: line(terminal) == "> 2+2", "Down does not go on")
            terminal.send("\x03\x123+")
            terminal.wait_for("3+3")
            terminal.send("\r")
            terminal.wait_for("\n6\n>")
            ask(terminal, "history 2")
            assert "2 lines are kept" in terminal.text
        with sqlite3.connect(os.path.join(folder, "tally.db")) as database:
            assert database.execute("SELECT count(*) FROM line").fetchone() == (2,)
        assert os.listdir(folder) and all(name.startswith("tally.db") for name in os.listdir(folder))


def not_kept():
    """Without a place for it, the history is that of the session; why is said once."""
    with tempfile.TemporaryDirectory() as folder:
        with open(os.path.join(folder, "file"), "w", encoding="ascii"):
            pass
        with prompt(TALLY_DATA=os.path.join(folder, "file", "data")) as terminal:
            ask(terminal, "1+1")
            ask(terminal, "2+2")
            terminal.press("Up", "Up")
            terminal.wait(lambda _: line(terminal) == "> 1+1", "the line is not remembered")
            assert terminal.text.count("cannot be opened") == 1, terminal.text


def colours(expected, **environment):
    with prompt(**environment) as terminal:
        ask(terminal, "1/3")
        ask(terminal, "foo")
        terminal.send("2+2")
        terminal.wait_for("= 4")
        assert (b"m" in terminal.output.replace(b"\x1b[?2004h", b"").partition(b"\x1b[")[2]) == expected
    with prompt(**environment) as terminal:
        terminal.output = b""
        ask(terminal, "1/3")
        assert (b"\x1b[1m" in terminal.output) == expected, terminal.output


def dumb():
    """A terminal that can only print gets plain lines, and no result below."""
    with prompt(TERM="dumb") as terminal:
        ask(terminal, "6*7")
        terminal.send("1+1")
        terminal.drain(0.1)
        assert b"\x1b" not in terminal.output and "= 2" not in terminal.text
        terminal.send("\r\x04")
        assert terminal.status() == 0
        assert "42" in terminal.text


def progress():
    """What takes over a second says so, and the words are gone afterwards."""
    with prompt("--time-limit", "2.5", "--digits", "1000000") as terminal:
        terminal.send(SLOW[0] + "\r")
        terminal.wait_for("calculating: 1 s of 3; Ctrl-C stops it")
        terminal.wait(lambda _: prompts(terminal) == 2, "the sum did not end")
        assert "calculating" not in terminal.text


def progress_of_one_sum():
    """Ctrl-C ends a program that was asked for one sum, and leaves no words behind."""
    with Terminal("tally", "--digits", "1000000", SLOW[0]) as terminal:
        terminal.wait_for("calculating: 1 s")
        terminal.send("\x03")
        assert terminal.status() == -signal.SIGINT
        assert "calculating" not in terminal.text, terminal.text


def in_a_place(locale, lines):
    """Numbers as they are drawn for a person, each of which can be typed again."""
    with prompt("--locale", locale) as terminal:
        for row in lines:
            drawn = unescaped(row["drawn"])
            again = drawn.removeprefix("≈ ")
            for typed, shown in [(unescaped(row["input"]), drawn), (again, again)]:
                ask(terminal, typed)
                assert f"> {typed}\n" in terminal.text and shown_last(terminal) == shown, f"{shown!r}\n{terminal.text}"


def unescaped(text):
    return text.replace("\\u00A0", "\u00A0").replace("\\u202F", "\u202F")


def shown_last(terminal):
    """The line above the prompt."""
    return [text for text in terminal.lines if text][-2]


def test_prompt():
    yield "answers at the prompt", answers
    yield "the reading above the answer", shows_the_reading
    yield "an error with a caret at its place", tells_the_place_of_an_error
    yield "CL-10, CL-12 an empty line, then Ctrl-D", empty_line_then_end
    yield "Ctrl-D in a line", ended_in_a_line
    yield "the terminal is closed", gone
    yield "SIGTERM gives the terminal back", terminated
    yield "the program is suspended", suspended
    yield "Ctrl-C drops the line, not the program", interrupted
    yield "CL-11 Ctrl-C in a long sum", interrupted_in_a_long_sum
    yield "CL-11 Ctrl-C asks once", interrupted_after_a_sum_has_begun
    yield "Ctrl-C while a line is read", interrupted_while_a_line_is_read
    yield "a line is edited", edited
    yield "characters of several bytes", other_characters
    yield "an operator goes on from ans", goes_on_from_the_answer
    yield "lines that are pasted", pasted_lines
    yield "many lines at once", many_lines
    for count in [2500, 50_000]:
        yield f"a line of {2 * count + 1} bytes", lambda count=count: long_line(count)
    yield "a long line from the history", long_line_recalled
    for columns in [2, 5, 10, 18]:
        yield f"CL-14 {columns} columns", lambda columns=columns: narrow(columns)
    yield "CL-14 the terminal is resized", resized
    yield "the result at the bottom", at_the_bottom
    yield "the result below the line", below_the_line
    for sum in SLOW:
        yield f"typing beside {sum}", lambda sum=sum: typing_beside(sum)
    yield "Tab completes names", completed
    yield "vars lists names", lists_names
    yield "help by example", helps
    yield "prompt in other languages", speaks_other_languages
    yield "CL-10, HI-07 the history is kept as it is typed", remembered
    yield "the history without a folder", not_kept
    yield "colours on a terminal", lambda: colours(True)
    yield "CL-08 NO_COLOR", lambda: colours(False, NO_COLOR="1")
    yield "a dumb terminal", dumb
    places = {}
    for row in rows("locales.tsv"):
        if row["drawn"]:
            places.setdefault(row["locale"], []).append(row)
    for locale, lines in places.items():
        yield f"LO-07, LO-11 numbers of {locale}", lambda locale=locale, lines=lines: in_a_place(locale, lines)
    yield "progress of a long sum", progress
    yield "progress of one sum, stopped", progress_of_one_sum
