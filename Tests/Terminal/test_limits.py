"""`tally` under input that asks for too much: it answers or refuses in words, in time and in little memory."""

import os
import resource
import select
import signal
import subprocess
import time

from cases import rows
from terminal import Terminal, program

#: What one expression may take; the time is of the processor, so that a busy machine does no harm.
SECONDS = 3
BYTES = 300 << 20
#: Sums that take long at 200 000 digits, each in another kernel.
LONG = ["π^e", "sin(1)^2", "gamma(1/3)", "1000000!/999!", "ln(2)*√3", "atan(1/3)", "exp(π*√163)", "3^(1/7)", "tan(e)"]


def confined():
    resource.setrlimit(resource.RLIMIT_AS, (BYTES, BYTES))
    resource.setrlimit(resource.RLIMIT_CPU, (SECONDS, SECONDS + 1))


def text(row):
    return row["before"] + row["repeated"] * int(row["count"] or 0) + row["after"]


def within_limits(row):
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    process = subprocess.run(
        [program("tally")], input=text(row).encode() + b"\n", capture_output=True, preexec_fn=confined, timeout=60)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    took = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    errors = process.stderr.decode(errors="replace")[:300]
    assert process.returncode in (0, 1), f"status {process.returncode} after {took:.2f} s\n{errors}"
    if process.returncode == 0:
        assert process.stdout.strip() and not errors
    else:
        assert not process.stdout and errors.startswith("tally: line 1, column "), errors
    assert took < SECONDS, f"{took:.2f} s"


def interrupted_in(expression, moment):
    """Ctrl-C at some moment of a sum brings the prompt back at once."""
    with Terminal("tally", "--digits", "200000", "--time-limit", "60") as terminal:
        terminal.wait_for(">")
        terminal.send(expression + "\r")
        terminal.drain(moment)
        terminal.send("\x03")
        start = time.monotonic()
        terminal.wait(lambda _: terminal.lines[terminal.display.cursor.y].startswith(">"), "the prompt did not come back")
        took = time.monotonic() - start
        assert took < 0.5, f"{took:.3f} s"
        terminal.send("6*7\r")
        terminal.wait_for("\n42")


def ended_in(expression, moment):
    """SIGINT in a pipe ends the program at once."""
    process = subprocess.Popen(
        [program("tally"), "--digits", "200000", "--time-limit", "60", expression],
        stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    select.select([process.stdout], [], [], moment)
    start = time.monotonic()
    os.kill(process.pid, signal.SIGINT)
    process.communicate(timeout=10)
    took = time.monotonic() - start
    assert took < 0.5, f"{took:.3f} s"


def test_limits():
    for row in rows("limits.tsv"):
        yield f"limits: {row['name']}", lambda row=row: within_limits(row)
    for index, expression in enumerate(LONG):
        moment = 0.03 * (index + 1)
        yield f"Ctrl-C in {expression}", lambda expression=expression, moment=moment: interrupted_in(expression, moment)
        yield f"SIGINT in {expression}", lambda expression=expression, moment=moment: ended_in(expression, moment)
