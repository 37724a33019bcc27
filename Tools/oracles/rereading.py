#!/usr/bin/env python3
"""What the program shows, read again: rereading.py PROGRAM [--seed S] [--count N] [--digits D]

Of every expression in the tables and of random ones: the reading has the same value and reads as itself; the digits read
as themselves; what `--exact` writes as an exact form has the same digits. Nothing may be WRONG.
"""

import argparse
import sys

from random_reals import made
from tables import CASES, TABLES, rows
from tally import Verdicts, ask, same_digits

PLAIN_TABLES = ("expressions.tsv", "expressions-random.tsv")


def expressions(options):
    """Every (unit, expression)."""
    for name in TABLES:
        if (CASES / f"{name}.tsv").exists():
            yield from ((row.unit, row.expression) for row in rows(name))
    for name in PLAIN_TABLES:
        lines = (CASES / name).read_text(encoding="utf-8").splitlines()
        yield from (("deg", line.split("\t")[0]) for line in lines if line.strip() and not line.startswith("#"))
    yield from ((unit, text) for _, unit, text, _ in made(options))


def same(one, other):
    return other.result is not None and same_digits(one.result, other.result) and one.is_exact == other.is_exact


def compare(program, unit, texts, digits, verdicts):
    options = ["--digits", str(digits), "--angle", unit]
    answered = [(text, answer) for text, answer in zip(texts, ask(program, texts, *options)) if answer.kind == "result"]
    texts = [text for text, _ in answered]
    readings = ask(program, [answer.reading for _, answer in answered], *options)
    numbers = ask(program, [answer.result for _, answer in answered], *options)
    closed = ask(program, texts, "--exact", *options)
    values = ask(program, [form.result or "0" for form in closed], *options)
    for (text, answer), reading, number, form, value in zip(answered, readings, numbers, closed, values):
        def tell(what, is_right, other):
            verdict = "right" if is_right else "refused" if other.kind == "refused" else "WRONG"
            verdicts.add(verdict, other, f"{what}\t{unit}\t{text}\t{answer}\t{other}"[:1000])
        tell(f"the reading {answer.reading}", same(answer, reading) and reading.reading == answer.reading, reading)
        tell("the digits", number.is_exact and same_digits(answer.result, number.result), number)
        if form.is_exact:
            tell(f"the exact form {form.result[:100]}", same(answer, value), value)


def main():
    sys.set_int_max_str_digits(0)
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("program")
    parser.add_argument("--seed", default="reading")
    parser.add_argument("--count", type=int, default=2000)
    parser.add_argument("--depth", type=int, default=6)
    parser.add_argument("--digits", type=int, default=60)
    options = parser.parse_args()
    options.only = None
    verdicts = Verdicts()
    everything = [(unit, text) for unit, text in dict.fromkeys(expressions(options)) if text.strip()]
    for unit in ("rad", "deg", "grad"):
        compare(options.program, unit, [text for unit_, text in everything if unit_ == unit], options.digits, verdicts)
    sys.exit(0 if verdicts.close() else 1)


if __name__ == "__main__":
    main()
