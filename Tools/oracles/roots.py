#!/usr/bin/env python3
"""Makes Tests/Cases/calculator-roots.tsv with mpmath as the oracle: random sums with roots of a calculator whose keys act
at once.

The same file comes out on every run: python3 Tools/oracles/roots.py
"""

import decimal
import pathlib
import random

import mpmath

CASES = pathlib.Path(__file__).resolve().parents[2] / "Tests" / "Cases"
COUNT = 300
mpmath.mp.dps = 200
# What is nearer to 0 can only be 0: the numbers below have few digits and few roots.
NEAREST = mpmath.mpf(10) ** -120

OPERATORS = {
    "+": lambda left, right: left + right, "-": lambda left, right: left - right,
    "*": lambda left, right: left * right, "/": lambda left, right: left / right,
}
FUNCTIONS = {"sqrt": mpmath.sqrt, "sq": lambda x: x * x, "inv": lambda x: 1 / x, "neg": lambda x: -x}


def settled(value):
    return mpmath.mpf(0) if abs(value) < NEAREST else value


def shown(value):
    """The value in 12 digits, as the display writes it."""
    if value == 0:
        return "0"
    exact = decimal.Decimal(mpmath.nstr(value, 60, min_fixed=0, max_fixed=0))
    digits = exact.adjusted() + 1 if 12 < exact.adjusted() + 1 <= 16 else 12
    with decimal.localcontext(prec=digits):
        rounded = (+exact).normalize()
    if -9 <= rounded.adjusted() < 16:
        return f"{rounded:f}"
    mantissa = rounded.scaleb(-rounded.adjusted()).normalize()
    return f"{mantissa:f}e{rounded.adjusted()}"


def number(source):
    text = str(source.randint(1, 40)) if source.random() < 0.8 else f"{source.randint(1, 900) / 100:g}"
    return [text], mpmath.mpf(text)


def applied(source, keys, value):
    """The value after some keys that work on the number shown."""
    for _ in range(source.choice([0, 1, 1, 1, 2, 3])):
        key = source.choice(["sqrt"] * 4 + ["sq", "inv", "neg"])
        if key == "sqrt" and value < 0 or key == "inv" and value == 0:
            continue
        keys.append(key)
        value = settled(FUNCTIONS[key](value))
    return value


def with_percent(source, keys, operator, left, value):
    if source.random() < 0.9:
        return value
    keys.append("%")
    return value / 100 * (left if operator in "+-" else 1)


def script(source):
    keys, value = number(source)
    value = applied(source, keys, value)
    for _ in range(source.randint(1, 4)):
        operator = source.choice("+-*/")
        more, right = number(source)
        right = applied(source, more, right)
        right = with_percent(source, more, operator, value, right)
        if operator == "/" and right == 0:
            continue
        keys += [operator] + more
        value = settled(OPERATORS[operator](value, right))
    keys.append("=")
    value = applied(source, keys, value)
    return " ".join(keys), value


def main():
    source = random.Random(20)
    rows = ["keys\tresult"]
    while len(rows) <= COUNT:
        keys, value = script(source)
        rows.append(f"{keys}\t{shown(value)}")
    header = "# Random sums with roots, keys acting at once; written by Tools/oracles/roots.py with mpmath.\n"
    (CASES / "calculator-roots.tsv").write_text(header + "\n".join(rows) + "\n")


main()
