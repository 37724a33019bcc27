#!/usr/bin/env python3
"""Makes Tests/Cases/{integers,rationals,decimals,expressions-random}.tsv with CPython's exact numbers as the oracle.

The same files come out on every run: python3 Tools/oracles/exact-numbers.py
"""

import decimal
import math
import operator
import pathlib
import random
import sys
from fractions import Fraction

CASES = pathlib.Path(__file__).resolve().parents[2] / "Tests" / "Cases"
sys.set_int_max_str_digits(0)


def write(name, columns, rows):
    """Writes a table; each row only once."""
    lines = ["# Made by Tools/oracles/exact-numbers.py; do not edit.", "\t".join(columns)]
    lines += dict.fromkeys("\t".join(map(str, row)) for row in rows)
    (CASES / name).write_text("\n".join(lines) + "\n", encoding="utf-8")


# Integers

EDGES = sorted(
    {sign * (1 << bits) + delta for bits in (0, 31, 32, 63, 64, 96, 127, 128, 192, 256) for delta in (-1, 0, 1)
     for sign in (1, -1)} | {0, 10, -10})


def any_integer(random_, most_bits):
    """An integer that is often near a power of two or has long runs of equal bits."""
    bits = random_.choice([size for size in (1, 8, 31, 33, 63, 65, 128, 300, 1000, 3000, 7000) if size <= most_bits])
    kind = random_.randrange(4)
    if kind == 0:
        value = random_.getrandbits(bits)
    elif kind == 1:
        value = (1 << bits) + random_.randint(-2, 2)
    elif kind == 2:
        value = 10 ** (bits * 3 // 10) + random_.randint(-1, 1)
    else:
        value = 1
        while value.bit_length() < bits:
            run = random_.randint(1, 100)
            value = value << run | random_.choice((0, (1 << run) - 1))
    return random_.choice((1, -1)) * value


def truncated(a, b):
    """Quotient cut toward zero, and the remainder with the sign of a."""
    quotient = abs(a) // abs(b) * (1 if (a < 0) == (b < 0) else -1)
    return quotient, a - quotient * b


def integer_pairs(random_):
    pairs = [(a, b) for a in EDGES for b in random_.sample(EDGES, 3)]
    pairs += [(any_integer(random_, 1000), any_integer(random_, 1000)) for _ in range(60)]
    pairs += [(any_integer(random_, 7000), any_integer(random_, 7000)) for _ in range(12)]
    return pairs


def integer_rows():
    random_ = random.Random(1)
    for a, b in integer_pairs(random_):
        yield "add", a, b, a + b
        yield "subtract", a, b, a - b
        yield "multiply", a, b, a * b
        yield "compare", a, b, (a > b) - (a < b)
        yield "gcd", a, b, math.gcd(a, b)
        yield "lcm", a, b, math.lcm(a, b)
        if b:
            yield "floor", a, b, "{} {}".format(*divmod(a, b))
            yield "truncate", a, b, "{} {}".format(*truncated(a, b))
    for a in EDGES + [any_integer(random_, 7000) for _ in range(15)]:
        yield "square", a, "", a * a
        yield "root", abs(a), "", math.isqrt(abs(a))
        yield "root", a * a, "", abs(a)
        yield "root", a * a + 1, "", math.isqrt(a * a + 1)
        yield "digits", f"{abs(a):x}", 16, abs(a)
        for shift in (0, 1, 31, 32, 63, 64, 65, 200):
            yield "shift", a, shift, a << shift
    for base in (-3, -2, 0, 1, 2, 7, 10, 2**32 - 1, 2**64, 10**30 + 1):
        for exponent in (0, 1, 2, 3, 10, 31, 64, 99):
            yield "power", base, exponent, base**exponent
    for n in (0, 1, 2, 5, 20, 21, 34, 100, 171, 1000):
        yield "factorial", n, 1, math.factorial(n)
        yield "factorial", n, 2, math.prod(range(n, 0, -2))


# Rationals

def any_fraction(random_):
    bits = random_.choice((3, 8, 40, 70, 200))
    return Fraction(any_integer(random_, 300) if bits > 8 else random_.randint(-20, 20), random_.getrandbits(bits) + 1)


def rational_rows():
    random_ = random.Random(2)
    for _ in range(250):
        a, b = any_fraction(random_), any_fraction(random_)
        if random_.random() < 0.2:
            b = Fraction(random_.randint(-99, 99), a.denominator)
        yield "add", a, b, a + b
        yield "subtract", a, b, a - b
        yield "multiply", a, b, a * b
        yield "compare", a, b, (a > b) - (a < b)
        yield "divide", a, b, a / b if b else "none"
        yield "modulo", a, b, a % b if b else "none"
        exponent = random_.randint(-6, 6)
        yield "power", a, exponent, a**exponent if a or exponent >= 0 else "none"
        yield "root", a * a, "", abs(a)
        yield "floor", a, "", math.floor(a)
        yield "ceiling", a, "", math.ceil(a)
        yield "truncate", a, "", math.trunc(a)
        yield "round", a, "", math.floor(abs(a) + Fraction(1, 2)) * (-1 if a < 0 else 1)


# Decimal text

def shown(value, digits, rounding):
    """The canonical text, and whether it is the whole value."""
    context = decimal.Context(prec=digits, rounding=rounding, Emax=10**15, Emin=-10**15)
    whole_digits = len(str(abs(math.trunc(value)))) if abs(value) >= 1 else 0
    if whole_digits <= 16:
        context.prec = max(digits, whole_digits)
    result = context.divide(decimal.Decimal(value.numerator), decimal.Decimal(value.denominator))
    is_exact = Fraction(result) == value
    _, figures, last = result.as_tuple()
    exponent = last + len(figures) - 1
    figures = "".join(map(str, figures)).rstrip("0")
    if value == 0:
        return "0", True
    is_whole = is_exact and len(figures) <= exponent + 1
    if -9 <= exponent < 16 or is_whole and exponent < context.prec:
        text = plain(figures, exponent)
    else:
        text = figures[0] + ("." + figures[1:] if len(figures) > 1 else "") + f"e{exponent}"
    return ("-" if value < 0 else "") + text, is_exact


def plain(figures, exponent):
    if exponent < 0:
        return "0." + "0" * (-exponent - 1) + figures
    figures = figures.ljust(exponent + 1, "0")
    return figures[:exponent + 1] + ("." + figures[exponent + 1:] if len(figures) > exponent + 1 else "")


def decimal_values(random_):
    yield from (Fraction(0), Fraction(1, 3), Fraction(-2, 3), Fraction(1, 10**9), Fraction(1, 10**10), Fraction(10**16),
                Fraction(10**16 - 1), Fraction(2 * 10**16 - 1, 2), Fraction(2**49, 5), Fraction(2**100))
    for _ in range(120):
        yield any_fraction(random_)
        yield Fraction(random_.randint(-10**random_.randint(1, 22), 10**18), 10**random_.randint(0, 30))
        # Exactly half way between two numbers of twelve digits, and a little beside.
        half = (2 * random_.randint(10**11, 10**12 - 1) + 1) * Fraction(10)**random_.randint(-24, 8) / 2
        yield half
        yield half + random_.choice((1, -1)) * Fraction(1, 10**60)


def decimal_rows():
    random_ = random.Random(3)
    for value in decimal_values(random_):
        for digits in {12, random_.choice((1, 2, 5, 16, 17, 30, 60))}:
            yield value, digits, "nearest", *texts(value, digits, decimal.ROUND_HALF_EVEN)
            yield value, digits, "cut", *texts(value, digits, decimal.ROUND_DOWN)


def texts(value, digits, rounding):
    text, is_exact = shown(value, digits, rounding)
    return text, "yes" if is_exact else "no"


# Expressions

class Refused(Exception):
    """The value is not defined."""


BINARY = [(" + ", 1, operator.add), (" - ", 1, operator.sub), (" * ", 2, operator.mul), (" / ", 2, operator.truediv),
          (" mod ", 2, operator.mod)]
FUNCTIONS = {
    "abs": abs, "floor": math.floor, "ceil": math.ceil, "trunc": math.trunc,
    "sign": lambda x: (x > 0) - (x < 0), "frac": lambda x: x - math.trunc(x),
    "round": lambda x: math.floor(abs(x) + Fraction(1, 2)) * (-1 if x < 0 else 1),
}


def expression(random_, depth):
    """Text with as few brackets as the rules allow, how tightly it binds (1 sum … 5 number), and its value."""
    if depth == 0 or random_.random() < 0.1:
        return number(random_)
    kind = random_.randrange(10)
    if kind < 6:
        sign, tightness, function = random_.choice(BINARY)
        left = bracketed(expression(random_, depth - 1), tightness)
        right = bracketed(expression(random_, depth - 1), tightness + 1)
        if function in (operator.truediv, operator.mod) and right[1] == 0:
            raise Refused
        return left[0] + sign + right[0], tightness, Fraction(function(left[1], right[1]))
    if kind == 6:
        text, value = bracketed(expression(random_, depth - 1), 3)
        return "-" + text, 3, -value
    if kind == 7:
        text, value = bracketed(expression(random_, depth - 1), 5)
        exponent = random_.randint(-3, 4)
        if value == 0 and exponent < 0:
            raise Refused
        return f"{text}^{exponent}", 4, value**exponent
    if kind == 8:
        text, value = bracketed(expression(random_, depth - 1), 5)
        return text + "%", 5, value / 100
    name = random_.choice(list(FUNCTIONS))
    text, _, value = expression(random_, depth - 1)
    return f"{name}({text})", 5, Fraction(FUNCTIONS[name](value))


def number(random_):
    text = random_.choice((str(random_.randint(0, 12)), f"{random_.randint(0, 999)}.{random_.randint(0, 99)}",
                           f"{random_.randint(1, 9)}e{random_.randint(-3, 3)}"))
    return text, 5, Fraction(text)


def bracketed(parts, tightness):
    text, own, value = parts
    # A bare percentage after plus or minus would be a share of the left side, so it always gets brackets here.
    return (f"({text})", value) if own < tightness or text.endswith("%") else (text, value)


def expression_rows():
    random_ = random.Random(4)
    rows = []
    while len(rows) < 700:
        try:
            text, _, value = expression(random_, random_.randint(1, 7))
        except Refused:
            continue
        if len(text) < 200 and len(str(value)) < 300:
            rows.append((text, value))
    return rows


if __name__ == "__main__":
    write("integers.tsv", ("operation", "left", "right", "result"), integer_rows())
    write("rationals.tsv", ("operation", "left", "right", "result"), rational_rows())
    write("decimals.tsv", ("value", "digits", "rounding", "text", "exact"), decimal_rows())
    write("expressions-random.tsv", ("expression", "value"), expression_rows())
