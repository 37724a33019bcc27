#!/usr/bin/env python3
"""Makes Tests/Cases/expressions-functions.tsv with mpmath as the oracle: every function at some points, and random
expressions of them, in all units of angles, with 25 digits.

The same file comes out on every run: python3 Tools/oracles/expressions.py
"""

import pathlib
import random

import mpmath

CASES = pathlib.Path(__file__).resolve().parents[2] / "Tests" / "Cases"
DIGITS = 25
HALF_TURN = {"deg": lambda: mpmath.mpf(180), "rad": lambda: +mpmath.pi, "grad": lambda: mpmath.mpf(200)}


def of_angle(function):
    return lambda half, x: function(x * mpmath.pi / half())


def to_angle(function):
    return lambda half, *x: function(*x) * half() / mpmath.pi


def real_root(half, x, n):
    root = mpmath.root(abs(x), int(n))
    return -root if x < 0 and int(n) % 2 else mpmath.root(x, int(n))


# name: how it works out its value, and from where to where its operands go
ANY, ANGLE, UNIT, POSITIVE, SMALL, ABOVE_ONE = (-9, 9), (-900, 900), (-1, 1), (0.001, 900), (-5, 5), (1, 90)
FUNCTIONS = {
    "sin": (of_angle(mpmath.sin), ANGLE), "cos": (of_angle(mpmath.cos), ANGLE), "tan": (of_angle(mpmath.tan), ANGLE),
    "sec": (of_angle(mpmath.sec), ANGLE), "csc": (of_angle(mpmath.csc), ANGLE), "cot": (of_angle(mpmath.cot), ANGLE),
    "asin": (to_angle(mpmath.asin), UNIT), "acos": (to_angle(mpmath.acos), UNIT), "atan": (to_angle(mpmath.atan), ANY),
    "atan2": (to_angle(mpmath.atan2), ANY, ANY), "sinh": (lambda half, x: mpmath.sinh(x), SMALL),
    "cosh": (lambda half, x: mpmath.cosh(x), SMALL), "tanh": (lambda half, x: mpmath.tanh(x), SMALL),
    "asinh": (lambda half, x: mpmath.asinh(x), ANY), "acosh": (lambda half, x: mpmath.acosh(x), ABOVE_ONE),
    "atanh": (lambda half, x: mpmath.atanh(x), UNIT), "exp": (lambda half, x: mpmath.exp(x), ANY),
    "ln": (lambda half, x: mpmath.ln(x), POSITIVE), "log": (lambda half, x: mpmath.log10(x), POSITIVE),
    "log2": (lambda half, x: mpmath.log(x, 2), POSITIVE), "log_7": (lambda half, x: mpmath.log(x, 7), POSITIVE),
    "√": (lambda half, x: mpmath.sqrt(x), POSITIVE), "∛": (lambda half, x: real_root(half, x, 3), ANY),
    "∜": (lambda half, x: mpmath.root(x, 4), POSITIVE), "cbrt": (lambda half, x: real_root(half, x, 3), ANY),
    "hypot": (lambda half, x, y: mpmath.sqrt(x * x + y * y), ANY, ANY), "abs": (lambda half, x: abs(x), ANY),
    "floor": (lambda half, x: mpmath.floor(x), ANGLE), "ceil": (lambda half, x: mpmath.ceil(x), ANGLE),
    "trunc": (lambda half, x: mpmath.sign(x) * mpmath.floor(abs(x)), ANGLE),
    "round": (lambda half, x: mpmath.sign(x) * mpmath.floor(abs(x) + 0.5), ANGLE),
    "sign": (lambda half, x: mpmath.sign(x), ANY), "gamma": (lambda half, x: mpmath.gamma(x), SMALL),
    "factorial": (lambda half, x: mpmath.gamma(x + 1), SMALL), "min": (lambda half, x, y: min(x, y), ANY, ANY),
    "max": (lambda half, x, y: max(x, y), ANY, ANY), "mod": (lambda half, x, y: x - y * mpmath.floor(x / y), ANY, ANY),
    "sin^2": (lambda half, x: of_angle(mpmath.sin)(half, x) ** 2, ANGLE),
}
CONSTANTS = {"π": lambda: +mpmath.pi, "e": lambda: +mpmath.e, "φ": lambda: +mpmath.phi, "τ": lambda: 2 * mpmath.pi}
OPERATORS = {"+": lambda x, y: x + y, "-": lambda x, y: x - y, "×": lambda x, y: x * y, "÷": lambda x, y: x / y}


def number(random_, low, high):
    """The text of a decimal between two numbers, and what it stands for."""
    text = f"{random_.uniform(low, high):.{random_.choice((1, 2, 4))}f}"
    return text, lambda half: mpmath.mpf(text)


def operand(random_, depth, low, high):
    if depth > 0:
        return expression(random_, depth - 1)
    return number(random_, low, high)


def call(random_, depth, name):
    value, *ranges = FUNCTIONS[name]
    operands = [operand(random_, depth, *ends) for ends in ranges]
    text = f"{name}({', '.join(text for text, _ in operands)})"
    return text, lambda half: value(half, *(operand(half) for _, operand in operands))


def expression(random_, depth):
    """The text of a random expression, and what it stands for."""
    kind = random_.randrange(4)
    if kind == 0:
        name = random_.choice(list(CONSTANTS))
        return name, lambda half: CONSTANTS[name]()
    if kind == 1:
        return call(random_, depth, random_.choice(list(FUNCTIONS)))
    sign = random_.choice(list(OPERATORS))
    (left, x), (right, y) = operand(random_, depth, *ANY), operand(random_, depth, *ANY)
    return f"({left}) {sign} ({right})", lambda half: OPERATORS[sign](x(half), y(half))


def digits(value):
    """The digits and the power of ten of the first one; None where they are not certain."""
    if not isinstance(value, mpmath.mpf) or not mpmath.isfinite(value) or not 1e-200 < abs(value) < 1e200:
        return None
    mantissa, _, exponent = mpmath.nstr(value, DIGITS, min_fixed=1, max_fixed=0, strip_zeros=False).partition("e")
    return mantissa.replace(".", "").replace("-", "").rstrip("0"), int(exponent), value < 0


def answer(value, half):
    """What comes out with 60 digits and with 120, if that is the same."""
    try:
        with mpmath.workdps(60):
            rough = digits(value(half))
        with mpmath.workdps(120):
            return rough if rough == digits(value(half)) else None
    except (ValueError, ZeroDivisionError, TypeError, OverflowError):
        return None


def rows(random_):
    for unit, half in HALF_TURN.items():
        expressions = [call(random_, 0, name) for name in FUNCTIONS for _ in range(4)]
        expressions += [expression(random_, random_.choice((2, 3))) for _ in range(200)]
        for text, value in expressions:
            found = answer(value, half)
            if found:
                yield text, unit, ("-" if found[2] else "") + found[0], str(found[1])


def main():
    lines = ["# Made by Tools/oracles/expressions.py; do not edit.", "expression\tangle\tdigits\texponent"]
    lines += dict.fromkeys("\t".join(row) for row in rows(random.Random(1969)))
    (CASES / "expressions-functions.tsv").write_text("\n".join(lines) + "\n", encoding="utf-8")


main()
