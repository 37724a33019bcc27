#!/usr/bin/env python3
"""The tables of real numbers in Tests/Cases, against Arb (python-flint) and against the program.

    tables.py check [NAME…]              works every value out anew, with precision to spare
    tables.py run PROGRAM [NAME…]        asks the program for every value, and compares

NAME is a table such as real-more; all of them unless given. Zeros that Arb cannot prove are taken for zeros after some
thousand digits of cancellation.
"""

import pathlib
import sys
from fractions import Fraction

from reference.digits import answer
from reference.grammar import read
from reference.values import Undecided, Undefined
from tally import Verdicts, ask, same_digits

CASES = pathlib.Path(__file__).resolve().parents[2] / "Tests" / "Cases"
#: The tables, with how many digits they have and whether those are cut.
TABLES = {
    "real-values": (60, True), "real-more": (60, True), "expressions-elsewhere": (60, True),
    "expressions-real-random": (40, True), "zeros-algebraic": (6, False), "zeros-transcendental": (6, False),
}
#: What the column "exact" says where it does not give the value.
OPEN_ENDED = (None, "rational", "irrational", "open", "more")


def rows(name):
    """The rows of a table as dictionaries; lines that begin with # are notes."""
    lines = (CASES / f"{name}.tsv").read_text(encoding="utf-8").splitlines()
    columns, *lines = [line.split("\t") for line in lines if line and not line.startswith("#")]
    for cells in lines:
        yield dict(zip(columns, cells + [""] * (len(columns) - len(cells))))


def digits(row):
    """The digits of a row, whatever its table calls them; empty where the value is undefined."""
    return row.get("digits", row.get("value"))


def is_undefined(row):
    return "undefined" in (row.get("exact"), row.get("verdict"))


def worked_out(row, count, cut):
    try:
        return answer(read(row["expression"]), count, row.get("unit", "rad"), cut=cut, most=1 << 17).text
    except Undefined:
        return "undefined"
    except Undecided:
        return "undecided"


def check(names):
    wrong = 0
    for name in names:
        beyond = []
        for row in rows(name):
            value = worked_out(row, *TABLES[name])
            if value == "undecided":
                beyond.append(row["expression"])
            elif value != ("undefined" if is_undefined(row) else digits(row)):
                wrong += 1
                print(f"{name}: {row['expression']} is {value}, not {digits(row)}")
        print(f"{name}: checked; beyond this oracle: {'; '.join(beyond) or 'none'}", flush=True)
    return wrong == 0


def verdict(row, answer_):
    """right, refused, unproved (digits that are right, an exactness that is not shown), WRONG or CRASH."""
    if answer_.kind == "crash":
        return "CRASH"
    if answer_.kind == "refused":
        return "refused"
    if is_undefined(row) or answer_.kind == "undefined":
        return "right" if is_undefined(row) and answer_.kind == "undefined" else "WRONG"
    if not digits(row):
        return "WRONG" if answer_.result == "0" else "right"
    if not same_digits(answer_.result, digits(row)):
        return "WRONG"
    claim = row.get("exact")
    if claim in ("irrational", "open", "more") and answer_.is_exact:
        return "WRONG"
    is_whole_truth = row.get("verdict") == "zero" or claim not in OPEN_ENDED and is_short(claim)
    return "right" if answer_.is_exact or not is_whole_truth else "unproved"


def is_short(text):
    """Whether a fraction or decimal has all its digits shown."""
    return 10**30 % Fraction(text).denominator == 0


def run(program, names):
    all_right = True
    for name in names:
        count, cut = TABLES[name]
        table = list(rows(name))
        print(f"== {name}: {len(table)} rows", flush=True)
        verdicts = Verdicts()
        for unit in sorted({row.get("unit", "rad") for row in table}):
            some = [row for row in table if row.get("unit", "rad") == unit]
            options = ["--digits", str(count), "--angle", unit] + ["--cut"] * cut
            for row, answer_ in zip(some, ask(program, [row["expression"] for row in some], *options)):
                verdict_ = verdict(row, answer_)
                verdicts.add(verdict_, answer_, f"{row['expression']}\t{digits(row) or 'undefined'}\tis answered {answer_}")
                if verdict_ in ("refused", "unproved"):
                    print(f"{verdict_}\t{row['expression']}\t{answer_}")
        all_right = verdicts.close() and all_right
    return all_right


def main():
    if len(sys.argv) < 2 or sys.argv[1] not in ("check", "run") or sys.argv[1] == "run" and len(sys.argv) < 3:
        sys.exit(__doc__)
    sys.set_int_max_str_digits(0)
    command, *arguments = sys.argv[1:]
    program = arguments.pop(0) if command == "run" else None
    names = arguments or [name for name in TABLES if (CASES / f"{name}.tsv").exists()]
    sys.exit(0 if (check(names) if command == "check" else run(program, names)) else 1)


main()
