#!/usr/bin/env python3
"""Random expressions of real numbers against Arb (python-flint).

    random_reals.py run PROGRAM [--seed S] [--count N] [--depth D] [--only I]
                         asks the program `tally` for 40 digits, cut, of each and counts what is right, refused and wrong
    random_reals.py table [--seed S] [--count N]
                         writes Tests/Cases/expressions-real-random.tsv
    random_reals.py print [--seed S] [--count N] …
                         prints the expressions

Every expression has a seed of its own, S-I, so one of them can be asked alone. Nothing may be WRONG.
"""

import argparse
import pathlib
import random
import sys
from fractions import Fraction

from flint import arb, ctx

from reference.digits import answer, value
from reference.functions import CONSTANTS
from reference.grammar import read
from reference.spelling import spelt
from reference.values import Undecided, Undefined, assumption, ball
from tally import Verdicts, ask, same_digits

TABLE = pathlib.Path(__file__).resolve().parents[2] / "Tests" / "Cases" / "expressions-real-random.tsv"
DIGITS = 40
UNITS = ("rad", "rad", "rad", "rad", "deg", "grad")

ONE = (
    "sin cos tan asin acos atan sinh cosh tanh asinh acosh atanh exp ln log log2 sqrt cbrt abs negate floor ceil round"
    " trunc frac sign factorial gamma percent sec csc cot"
).split()
TWO = "add subtract multiply divide power add subtract multiply divide power log root hypot atan2 min max mod modulo".split()
WHOLE = "gcd lcm nCr nPr".split()

#: Roads that lead back to x, or to 0 or 1, for many x or all.
N2, N3 = ("number", Fraction(2)), ("number", Fraction(3))
IDENTITIES = [
    lambda x: ("exp", ("ln", x)), lambda x: ("ln", ("exp", x)), lambda x: ("power", ("sqrt", x), N2),
    lambda x: ("sqrt", ("power", x, N2)), lambda x: ("cbrt", ("power", x, N3)), lambda x: ("tan", ("atan", x)),
    lambda x: ("sin", ("asin", x)), lambda x: ("asin", ("sin", x)), lambda x: ("acos", ("cos", x)),
    lambda x: ("sinh", ("asinh", x)), lambda x: ("acosh", ("cosh", x)), lambda x: ("tanh", ("atanh", x)),
    lambda x: ("subtract", x, x), lambda x: ("divide", x, x), lambda x: ("log2", ("power", N2, x)),
    lambda x: ("power", ("number", Fraction(10)), ("log", x)),
    lambda x: ("add", ("power", ("sin", x), N2), ("power", ("cos", x), N2)),
    lambda x: ("subtract", ("power", ("cosh", x), N2), ("power", ("sinh", x), N2)),
]


class Source:
    """A random expression; parts without a value or of absurd size are mostly thrown away while it grows."""

    def __init__(self, seed, unit):
        self.random, self.unit = random.Random(seed), unit

    def expression(self, depth):
        ctx.prec, assumption.allowed = 128, False
        return self.grown(depth)

    def grown(self, depth):
        if depth == 0 or self.random.random() < 0.08:
            return self.leaf()
        for _ in range(20):
            tree = self.node(depth)
            if self.random.random() < acceptance(self.value(tree)):
                return tree
        return self.leaf()

    def node(self, depth):
        kind = self.random.random()
        if kind < 0.04:
            return self.random.choice(IDENTITIES)(self.grown(depth - 1))
        if kind < 0.07:
            numbers = self.random.randint(0, 60), self.random.randint(0, 20)
            return (self.random.choice(WHOLE), *[("number", Fraction(number)) for number in numbers])
        if kind < 0.47:
            return (self.random.choice(ONE), self.grown(depth - 1))
        operation = self.random.choice(TWO)
        left = self.grown(depth - 1)
        if operation == "root" or operation == "power" and self.random.random() < 0.6:
            return (operation, left, ("number", Fraction(self.random.randint(2, 5))))
        return (operation, left, self.grown(self.random.randint(0, depth - 1)))

    def leaf(self):
        kind = self.random.randrange(10)
        if kind < 2:
            name = self.random.choice(list(CONSTANTS))
            return ("name", name)
        if kind < 6:
            number = Fraction(self.random.choice((self.random.randint(0, 12), self.random.randint(0, 400))))
        elif kind < 8:
            number = Fraction(self.random.randint(1, 9999), 10 ** self.random.randint(1, 5))
        elif kind < 9:
            number = Fraction(1, self.random.choice((2, 3, 4, 5, 6, 7, 12, 180)))
        else:
            number = Fraction(10) ** self.random.randint(-20, 20)
        return ("number", number)

    def value(self, tree):
        """None if it has no value, or this precision does not tell."""
        try:
            return value(tree, self.unit)
        except (Undefined, Undecided, OverflowError):
            return None


def acceptance(number):
    """How often a part with this value stays in."""
    if number is None:
        return 0.06
    size = abs(ball(number))
    if size > arb(10) ** 10_000 or number != 0 and size < arb(10) ** -10_000:
        return 0.005
    return 0.1 if size > arb(10) ** 25 or number != 0 and size < arb(10) ** -25 else 1


def made(options):
    """(seed, unit, text, tree) of every expression."""
    for index in range(options.count) if options.only is None else [options.only]:
        seed = f"{options.seed}-{index}"
        unit = UNITS[index % len(UNITS)]
        source = Source(seed, unit)
        tree = source.expression(source.random.randint(1, options.depth))
        text = spelt(tree, source.random)
        yield seed, unit, text, tree


def worked_out(tree, unit, most=1 << 13):
    """The answer, or the words undefined or undecided."""
    try:
        return answer(tree, DIGITS, unit, most=most)
    except Undefined:
        return "undefined"
    except Undecided:
        return "undecided"


def verdict(expected, given):
    """right, refused, skipped, unproved (digits that are right but called rounded, or as near as is certain), doubtful (what was assumed here may be
    wrong), WRONG or CRASH."""
    if given.kind == "crash":
        return "CRASH"
    if given.kind == "refused":
        return "refused"
    if expected == "undecided":
        return "skipped"
    if expected == "undefined" or given.kind == "undefined":
        return "right" if expected == given.kind else "WRONG"
    if "..." in given.result:
        return "unproved" if is_near(given.result.partition("...")[0], expected) else "WRONG"
    if not same_digits(given.result, expected.text):
        return "doubtful" if expected.is_assumed and is_near(given.result, expected) else "WRONG"
    if given.is_exact and not expected.is_exact:
        return "WRONG"
    return "right" if given.is_exact or not expected.is_exact else "unproved"


def is_near(text, expected):
    """Whether digits are those of a number next to the one that was assumed: next to 0, or to a decimal of few digits."""
    ctx.prec = 4000
    difference = abs(arb(text) - ball(expected.value))
    size = abs(arb(text))
    return difference < (size * arb(10) ** (1 - DIGITS) if size != 0 and expected.text != "0" else arb(10) ** -300)


def run(options):
    print(f"seed {options.seed}, depth {options.depth}", flush=True)
    verdicts = Verdicts()
    expressions = list(made(options))
    for unit in dict.fromkeys(UNITS):
        some = [expression for expression in expressions if expression[1] == unit]
        given = ask(options.program, [text for _, _, text, _ in some], "--digits", str(DIGITS), "--cut", "--angle", unit)
        for (seed, _, text, tree), answer_ in zip(some, given):
            expected = worked_out(tree, unit)
            line = f"{seed}\t{unit}\t{text}\t{words(expected)}\tis answered {answer_}"
            verdicts.add(verdict(expected, answer_), answer_, line)
    return verdicts.close()


def words(expected):
    return getattr(expected, "text", expected)


def rows(options):
    """Rows whose digits are certain, and not all of one kind."""
    for _, unit, text, tree in made(options):
        expected = worked_out(tree, unit)
        if not 8 < len(text) < 150 or expected == "undecided" or len(words(expected)) > 100:
            continue
        assert words(worked_out(read(text), unit)) == words(expected), f"{text} is not read as it was meant"
        is_all = expected == "undefined" or expected.is_exact
        yield text, unit, words(expected) if is_all else "more", "" if expected == "undefined" else expected.text


def table(options):
    lines = [
        f"# Random expressions, 40 digits cut: from Arb by Tools/oracles/random_reals.py, seed {options.seed}; do not edit.",
        "# exact: the value in full, undefined, or more where there are more digits.", "expression\tangle\texact\tdigits"]
    lines += ["\t".join(row).rstrip("\t") for row in dict.fromkeys(rows(options))]
    TABLE.write_text("\n".join(lines) + "\n", encoding="utf-8")


def main():
    sys.setrecursionlimit(10_000)
    sys.set_int_max_str_digits(0)
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("mode", choices=["run", "table", "print"])
    parser.add_argument("program", nargs="?")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--count", type=int, default=1000)
    parser.add_argument("--depth", type=int, default=8)
    parser.add_argument("--only", type=int)
    options = parser.parse_args()
    if options.mode == "run":
        sys.exit(0 if run(options) else 1)
    if options.mode == "table":
        table(options)
    for seed, unit, text, tree in made(options) if options.mode == "print" else ():
        print(seed, unit, text, words(worked_out(tree, unit)), sep="\t")


if __name__ == "__main__":
    main()
