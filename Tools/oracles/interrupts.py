#!/usr/bin/env python3
"""Ctrl-C at many moments of long sums: interrupts.py PROGRAM [--seed S] [--count N] [--most SECONDS]

At the prompt of `tally` each sum is begun, and stopped after some milliseconds or seconds. Prints how long it took until the
prompt was back, and fails where that was more than the most (0.1 s on a quiet machine).
"""

import argparse
import os
import pty
import random
import select
import signal
import sys
import time

SUMS = [
    "π^e", "sin(1)^2", "gamma(1/3)", "1000000!/999!", "ln(2)×√3", "atan(1/3)", "exp(π×√163)", "3^(1/7)", "tan(e)",
    "acosh(7)", "log(7, 3)", "3^2000000/7^1000000", "gcd(3^1000000, 7^700000)", "20000000!", "nCr(3000000, 1500000)",
    "floor(π^100000)", "2^0.123456789", "1/7^200000", "sqrt(2)" + "+sqrt(3)" * 400, "sin(" * 300 + "1", "mod(10^500000, π)",
    "(" * 1500 + "π", "+".join(f"1/{n}" for n in range(100, 900)),
]


class Prompt:
    """The program at a terminal of its own."""

    def __init__(self, program):
        self.pid, self.fd = pty.fork()
        if self.pid == 0:
            os.execv(program, [program, "--digits", "300000", "--time-limit", "600"])
        self.wait(60)

    def wait(self, patience):
        """Waits for the prompt; how long it took, None if it did not come."""
        start, tail = time.monotonic(), b""
        while not tail.endswith(b"> "):
            if not select.select([self.fd], [], [], max(0, start + patience - time.monotonic()))[0]:
                return None
            tail = (tail + os.read(self.fd, 1 << 16))[-100:]
        return time.monotonic() - start

    def stop_after(self, expression, moment):
        """Begins a sum and stops it; how long that took, None if it was done before."""
        os.write(self.fd, expression.encode() + b"\r")
        if self.wait(moment) is not None:
            return None
        os.write(self.fd, b"\x03")
        took = self.wait(20)
        return 20.0 if took is None else took

    def close(self):
        os.kill(self.pid, signal.SIGKILL)
        os.waitpid(self.pid, 0)
        os.close(self.fd)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("program")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--count", type=int, default=200)
    parser.add_argument("--most", type=float, default=0.1)
    options = parser.parse_args()
    source = random.Random(options.seed)
    signal.signal(signal.SIGINT, signal.default_int_handler)
    took = []
    for index in range(options.count):
        expression, moment = SUMS[index % len(SUMS)], source.choice((0.01, 0.1, 1)) * source.random()
        prompt = Prompt(options.program)
        if (seconds := prompt.stop_after(expression, moment)) is not None:
            took.append((seconds, expression[:60], moment))
        prompt.close()
    took.sort(reverse=True)
    for seconds, expression, moment in took[:10]:
        print(f"{seconds * 1000:7.1f} ms to stop after {moment * 1000:6.1f} ms of {expression}")
    slow = sum(seconds > options.most for seconds, *_ in took)
    print(f"{len(took)} of {options.count} sums were stopped, {slow} of them too late")
    sys.exit(1 if slow else 0)


main()
