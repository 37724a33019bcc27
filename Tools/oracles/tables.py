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
from reference.grammar import NotUnderstood, read
from reference.values import Undecided, Undefined
from tally import Verdicts, ask, same_digits

CASES = pathlib.Path(__file__).resolve().parents[2] / "Tests" / "Cases"
#: The tables, with how many digits they have and whether those are cut.
TABLES = {
    "real-values": (60, True), "real-more": (60, True), "real-long": (400, True), "expressions-elsewhere": (60, True),
    "expressions-real-random": (40, True), "zeros-algebraic": (6, False), "zeros-transcendental": (6, False),
    "expressions-reports": (12, False),
}
#: What the column "exact" says where it does not give the value.
OPEN_ENDED = ("rational", "irrational", "open", "more")


class Row:
    """A row of any of the tables."""

    def __init__(self, cells):
        self.expression, self.unit = cells["expression"], cells.get("angle", "rad")
        self.digits = cells.get("digits", cells.get("value", cells.get("result", ""))).removeprefix("≈")
        self.exact = cells.get("exact") or self.claim(cells)
        self.may_refuse = cells.get("refusal") == "allowed" or cells.get("verdict") == "open"

    def claim(self, cells):
        """The column "exact" of the tables that have none."""
        if cells.get("verdict") in ("undefined", "zero"):
            return {"undefined": "undefined", "zero": "0"}[cells["verdict"]]
        if cells.get("error"):
            return "undefined"
        if "verdict" in cells:
            return "rational"
        return "more" if cells["result"].startswith("≈") else self.digits

    @property
    def is_all_shown(self):
        """Whether the digits are the value, certainly."""
        return self.exact not in OPEN_ENDED and Fraction(self.exact) == Fraction(self.digits)


def rows(name):
    """The rows of a table; lines that begin with # are notes."""
    lines = (CASES / f"{name}.tsv").read_text(encoding="utf-8").splitlines()
    columns, *lines = [line.split("\t") for line in lines if line and not line.startswith("#")]
    return [Row(dict(zip(columns, cells + [""] * (len(columns) - len(cells))))) for cells in lines]


def worked_out(row, count, cut, most):
    try:
        return answer(read(row.expression), count, row.unit, cut=cut, most=most).text
    except Undefined:
        return "undefined"
    except (Undecided, NotUnderstood):
        return None


def check(names):
    wrong = 0
    for name in names:
        beyond = []
        for row in rows(name):
            wanted = row.digits or row.exact
            value = worked_out(row, *TABLES[name], 1 << 14)
            if value != wanted and row.exact != "undefined":
                value = worked_out(row, *TABLES[name], 1 << 17)
            if value is None or wanted in OPEN_ENDED:
                beyond.append(row.expression)
            elif value != wanted:
                wrong += 1
                print(f"{name}: {row.expression} is {value}, not {wanted}")
        print(f"{name}: checked; beyond this oracle: {'; '.join(beyond) or 'none'}", flush=True)
    return wrong == 0


def verdict(row, given):
    """right, refused, unproved (digits that are right, an exactness that is not shown), WRONG or CRASH."""
    if given.kind in ("crash", "refused"):
        return "CRASH" if given.kind == "crash" else "refused, as it may" if row.may_refuse else "refused"
    if "undefined" in (row.exact, given.kind):
        return "right" if row.exact == given.kind else "WRONG"
    if not row.digits:
        return "WRONG" if given.result == "0" else "right"
    if not same_digits(given.result, row.digits) or given.is_exact and row.exact in ("irrational", "open", "more"):
        return "WRONG"
    return "right" if given.is_exact or not row.is_all_shown else "unproved"


def run(program, names):
    all_right = True
    for name in names:
        count, cut = TABLES[name]
        table = rows(name)
        print(f"== {name}: {len(table)} rows", flush=True)
        verdicts = Verdicts()
        for unit in sorted({row.unit for row in table}):
            some = [row for row in table if row.unit == unit]
            options = ["--digits", str(count), "--angle", unit] + ["--cut"] * cut
            for row, given in zip(some, ask(program, [row.expression for row in some], *options)):
                verdicts.add(verdict(row, given), given, f"{row.expression}\t{row.digits or row.exact}\tis answered {given}")
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


if __name__ == "__main__":
    main()
