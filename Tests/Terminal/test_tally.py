"""`tally` with expressions, in a pipe and by arguments; and both applications as plain text."""

import os
import random
import re
import shlex
import signal
import subprocess
import tempfile

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


def in_a_place(row):
    """Numbers as they are read and written in a locale, in a pipe."""
    line = row["input"].replace("\\u202F", "\u202F")
    status, output, errors = run("tally", "--locale", row["locale"], stdin=(line + "\n").encode())
    assert output.strip() == row["output"] and (row["error"] in errors if row["error"] else not errors), (output, errors)
    assert status == (1 if row["error"] else 0)


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


def known_before_a_long_sum():
    """What is found is told before a sum that takes long, and before more input is waited for."""
    process = subprocess.Popen(
        [program("tally"), "--time-limit", "60"], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    process.stdin.write("1+1\n√4\nsin(10^10^6)\n".encode())
    process.stdin.flush()
    assert (process.stdout.readline(), process.stdout.readline()) == (b"2\n", b"2\n")
    process.kill()
    process.wait()


def in_order():
    """Answers and errors that go to one place stand there in the order of their lines."""
    process = subprocess.run(
        [program("tally")], input="1+1\n1/0\n2+2\nfoo\n√9\n".encode(), stdout=subprocess.PIPE, stderr=subprocess.STDOUT, timeout=10)
    kinds = [line.split(b":")[0] for line in process.stdout.splitlines()]
    assert kinds == [b"2", b"tally", b"4", b"tally", b"3"], process.stdout


def noise(seed, *arguments):
    """Bytes that mean nothing are refused in words, line by line."""
    source = random.Random(seed)
    status, _, errors = run(*arguments, stdin=bytes(source.choices(range(256), k=20_000)))
    assert status == 1 and "Fatal" not in errors, f"status {status}"


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


def in_other_languages():
    """Errors and reports speak the user's language; answers, and what programs read, are the same everywhere."""
    assert run("tally", "1/0", LANGUAGE="zh_CN")[2] == "tally: 第 2 列: 不能除以零\n"
    assert run("tally", stdin=b"2\nfoo(2", LANGUAGE="de")[2].startswith("tally: Zeile 2, Spalte 1: Der Name")
    assert '"Cannot divide by zero"' in run("tally", "--json", "1/0", LANGUAGE="de")[1]
    with tempfile.TemporaryDirectory() as folder:
        keys = b"start\nlap\nstop\n"
        report = run("tally", "stopwatch", stdin=keys, LANGUAGE="de", TALLY_DATA=folder)[1]
    assert "Runde" in report, report


def help_in_other_languages():
    """The help says the same in every language: its rows, what is typed in each, and no English sentence."""
    english = run("tally", "--help")[1].splitlines()
    for language, said, usage in (
        ("de", "ganzer Bildschirm; --mode", "Aufruf: tally [--digits N]"), ("zh_CN", "全屏；--mode", "用法：tally [--digits N]"),
    ):  # fmt: skip
        rows = run("tally", "--help", LANGUAGE=language)[1].splitlines()
        assert len(rows) == len(english) and any(said in row for row in rows), rows
        for ours, theirs in zip(english, rows):
            words = [word for word in re.split("  +", ours) if word]
            assert words[0] in theirs if ours.startswith(("  ", "--")) else ours != theirs or not ours, (ours, theirs)
        assert run("tally", "--nothing", LANGUAGE=language)[2].splitlines()[-1].startswith(usage)


def refusals_in_other_languages():
    """What a command cannot do is said in the user's language."""
    with tempfile.TemporaryDirectory() as folder:
        for language, watch, session in (
            ("de", "es gibt keine Uhr namens „Änne“", "es gibt keine Sitzung 7"),
            ("zh_CN", "没有名为“Änne”的秒表", "没有第 7 次记录"),
        ):
            variables = {"LANGUAGE": language, "TALLY_DATA": folder}
            assert run("tally", "stopwatch", "lap", "--name", "Änne", **variables)[::2] == (1, f"tally: {watch}\n")
            assert run("tally", "stopwatch", "open", "7", **variables)[::2] == (1, f"tally: {session}\n")


def test_tally():
    for row in rows("cli.tsv"):
        yield f"line {row['id']}", lambda row=row: line(row)
    for row in rows("locales.tsv"):
        yield f"{row['id']} in {row['locale']}", lambda row=row: in_a_place(row)
    yield "CL-09, CL-17 the reader goes early", lambda: closed_early(True)
    yield "CL-09 the reader goes early, SIGPIPE ignored", lambda: closed_early(False)
    yield "waits for input that does not block", waits_for_input_that_does_not_block
    yield "what is known does not wait for a long sum", known_before_a_long_sum
    yield "answers and errors in order", in_order
    yield "in other languages", in_other_languages
    yield "help in other languages", help_in_other_languages
    yield "refusals in other languages", refusals_in_other_languages
    yield "a full disk is told", full_disk
    yield "input that cannot be read is told", unreadable_input
    yield "tally-calculator without a display", lambda: chosen_by_itself("tally-calculator", "7 * 6 =\n", "42\n")
    yield "tally-stopwatch without a display", lambda: chosen_by_itself("tally-stopwatch", "status\n", "0:00.00\n")
    for arguments in [["tally"], ["tally", "--json"], ["tally", "calculator"], ["tally", "stopwatch"]]:
        yield f"noise for {' '.join(arguments)}", lambda arguments=arguments: noise(7, *arguments)
