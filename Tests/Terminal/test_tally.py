"""`tally` with expressions: in a pipe, by arguments, at its prompt; and both applications as plain text."""

import os
import random
import shlex
import signal
import subprocess
import time

from cases import rows
from terminal import Terminal, program, run


def unescaped(text):
    return text.replace("\\n", "\n").replace("\\t", "\t").replace("\\r", "\r")


def line(row):
    arguments = shlex.split(row["arguments"])
    status, output, errors = run("tally", *arguments, stdin=unescaped(row["input"]).encode(), NO_COLOR="")
    assert output == unescaped(row["output"]), f"output {output!r}, expected {row['output']!r}\n{errors}"
    assert status == int(row["status"]), f"status {status}, expected {row['status']}\n{errors}"
    wanted = unescaped(row["errors"])
    assert wanted in errors if wanted else not errors, f"errors {errors!r}, expected {wanted!r}"
    assert "\x1b" not in output + errors, "an escape sequence in a pipe"


def closed_early(restore_signals):
    process = subprocess.Popen(
        [program("tally")], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
        restore_signals=restore_signals)
    process.stdin.write(b"1+1\n")
    process.stdin.flush()
    assert process.stdout.readline() == b"2\n"
    process.stdout.close()
    try:
        process.stdin.write(b"2+2\n" * 10)
        process.stdin.close()
    except BrokenPipeError:
        pass
    assert process.stderr.read() == b""
    assert process.wait(10) == -signal.SIGPIPE, "the status is not that of ls in ls | head"


def waits_for_input_that_does_not_block():
    reader, writer = os.pipe()
    os.set_blocking(reader, False)
    process = subprocess.Popen([program("tally")], stdin=reader, stdout=subprocess.PIPE)
    for expression, result in [(b"1+1\n", b"2\n"), (b"2+2\n", b"4\n")]:
        os.write(writer, expression)
        assert process.stdout.readline() == result
    os.close(writer)
    assert process.wait(10) == 0
    os.close(reader)


def unreadable_input():
    directory = os.open("/", os.O_RDONLY)
    try:
        process = subprocess.run([program("tally")], stdin=directory, capture_output=True, timeout=10)
    finally:
        os.close(directory)
    assert process.returncode == 1 and process.stderr.startswith(b"tally: cannot read: "), process.stderr
    assert process.stdout == b""


def full_disk():
    with open("/dev/full", "wb") as full:
        process = subprocess.run([program("tally"), "1+1"], stdout=full, stderr=subprocess.PIPE, timeout=10)
    assert process.returncode == 1 and process.stderr.startswith(b"tally: cannot write: ")


def noise(seed, *arguments):
    """Bytes that mean nothing are refused in words, line by line."""
    source = random.Random(seed)
    status, _, errors = run(*arguments, stdin=bytes(source.choices(range(256), k=20_000)))
    assert status == 1 and "Fatal" not in errors, f"status {status}"


def prompt(**options):
    terminal = Terminal("tally", **options)
    terminal.wait_for(">")
    return terminal


def answers_at_the_prompt():
    with prompt() as terminal:
        terminal.send("6*7\r")
        terminal.wait_for("\n42")
        terminal.send("1/3\r")
        terminal.wait_for("≈ 0.333333333333")


def tells_the_place_of_an_error():
    with prompt() as terminal:
        terminal.send("5/0\r")
        terminal.wait_for("tally: Cannot divide by zero\n  5/0\n   ^\n>")
        terminal.send("5/5\r")
        terminal.wait_for("\n1\n>")


def empty_line_then_end():
    with prompt() as terminal:
        terminal.send("\r")
        terminal.wait(lambda _: terminal.text.count(">") == 2, "the prompt did not come back")
        terminal.send("\x04")
        assert terminal.status() == 0


def interrupted():
    with prompt() as terminal:
        terminal.send("1+2+\x03")
        terminal.wait(lambda _: terminal.text.count(">") == 2, "the prompt did not come back")
        terminal.send("6*7\r")
        terminal.wait_for("\n42")
        terminal.send("\x04")
        assert terminal.status() == 0


def interrupted_behind_ctrl_d():
    """Ctrl-D hands over a line that has no end yet; Ctrl-C drops that too."""
    with prompt() as terminal:
        before = terminal.bytes_read()
        terminal.send("1+2+\x04")
        terminal.wait(lambda _: terminal.bytes_read() == before + 4, "what was typed was not read")
        terminal.send("\x03")
        terminal.wait(lambda _: terminal.text.count(">") == 2, "the prompt did not come back")
        terminal.send("6*7\r")
        terminal.wait_for("\n42")


def interrupted_in_a_long_sum():
    with prompt() as terminal:
        terminal.send("20000!/19999!\r\x03")
        terminal.wait(lambda _: terminal.text.count(">") >= 2, "the prompt did not come back")
        terminal.send("6*7\r")
        terminal.wait_for("\n42")


def interrupted_after_a_sum_has_begun():
    with prompt() as terminal:
        terminal.send("200000!/199999!\r")
        terminal.wait_for("!\n")
        terminal.send("\x03")
        terminal.wait(lambda _: terminal.text.count(">") >= 2, "the prompt did not come back")
        terminal.send("6*7\r")
        terminal.wait_for("\n42\n>")
        came_late = "> ^C" in terminal.text
        assert terminal.text.count(">") == 3 or came_late, f"not one prompt for each line\n{terminal.text}"


def interrupted_while_a_line_is_read():
    """Ctrl-C at many moments around that between `poll` and `read`, when the kernel throws the line away."""
    source = random.Random(7)
    with prompt() as terminal:
        for _ in range(10_000):
            terminal.output = b""
            terminal.send("1+1\r")
            moment = time.perf_counter() + source.uniform(0, 10e-6)
            while time.perf_counter() < moment:
                pass
            terminal.send("\x03")
            terminal.wait(
                lambda _: terminal.output.partition(b"^C")[2].endswith(b"> "), "the prompt did not come back")


def chosen_by_itself(name, keys, wanted):
    """A desktop program without a display takes the terminal, and without a terminal plain text."""
    with Terminal(name) as terminal:
        terminal.wait_for("quit")
        terminal.press("Ctrl+Q")
        assert terminal.status() == 0
    status, output, errors = run(name, stdin=keys.encode())
    assert (status, errors) == (0, "") and output.startswith(wanted), (status, output, errors)
    status, _, errors = run(name, "--renderer", "gtk")
    assert status != 0 and "display" in errors, "a window without a display must be refused in words"


def test_tally():
    for row in rows("cli.tsv"):
        yield f"line {row['id']}", lambda row=row: line(row)
    yield "CL-09, CL-17 the reader goes early", lambda: closed_early(True)
    yield "CL-09 the reader goes early, SIGPIPE ignored", lambda: closed_early(False)
    yield "waits for input that does not block", waits_for_input_that_does_not_block
    yield "a full disk is told", full_disk
    yield "input that cannot be read is told", unreadable_input
    yield "tally-calculator without a display", lambda: chosen_by_itself("tally-calculator", "7 * 6 =\n", "42\n")
    yield "tally-stopwatch without a display", lambda: chosen_by_itself("tally-stopwatch", "status\n", "0:00.00\n")
    for arguments in [["tally"], ["tally", "--json"], ["tally", "calculator"], ["tally", "stopwatch"]]:
        yield f"noise for {' '.join(arguments)}", lambda arguments=arguments: noise(7, *arguments)
    yield "answers at the prompt", answers_at_the_prompt
    yield "an error with a caret at its place", tells_the_place_of_an_error
    yield "CL-10, CL-12 an empty line, then Ctrl-D", empty_line_then_end
    yield "Ctrl-C drops the line, not the program", interrupted
    yield "Ctrl-C behind Ctrl-D drops the line too", interrupted_behind_ctrl_d
    yield "CL-11 Ctrl-C in a long sum", interrupted_in_a_long_sum
    yield "CL-11 Ctrl-C asks once", interrupted_after_a_sum_has_begun
    yield "Ctrl-C while a line is read", interrupted_while_a_line_is_read
