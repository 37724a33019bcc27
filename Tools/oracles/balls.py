"""Checks balls against Arb (the package python-flint).

    balls.py table [--count N] [--seed S]            writes Tests/Cases/ball-*.tsv, the tables of the tests
    balls.py run PROGRAM [--count N] [--seed S] [--only NAME,...]
                                                     asks PROGRAM (Tools/oracles/balls/main.swift) and checks its answers

Operands are random and adversarial: tiny, huge, near 1, near multiples of π/2, near poles, powers of two, whole and half
numbers; exact, narrow and wide balls. For each a point in the ball is chosen, and Arb's value there, worked out with
much more precision, must lie in the answer.
"""

import argparse
import pathlib
import random
import subprocess
import sys

from flint import arb, arf, ctx, fmpq

CASES = pathlib.Path(__file__).parents[2] / "Tests" / "Cases"

# name: kinds of operands, Arb's function of points
FUNCTIONS = {
    "add": ("any any", lambda x, y: x + y),
    "sub": ("any any", lambda x, y: x - y),
    "mul": ("any any", lambda x, y: x * y),
    "sqr": ("any", lambda x: x * x),
    "div": ("any any", lambda x, y: x / y),
    "powi": ("any power", lambda x, n: x ** n if n >= 0 or not x == 0 else arb.nan()),
    "pow": ("positive moderate", lambda x, y: x ** y),
    "sqrt": ("any", lambda x: x.sqrt()),
    "root": ("any index", lambda x, k: real_root(x, k)),
    "exp": ("any", lambda x: x.exp()),
    "log": ("any", lambda x: x.log()),
    "log1p": ("moderate", lambda x: x.log1p()),
    "sin": ("any", lambda x: x.sin()),
    "cos": ("any", lambda x: x.cos()),
    "tan": ("any", lambda x: x.tan()),
    "atan": ("any", lambda x: x.atan()),
    "atan2": ("any any", lambda y, x: arb.atan2(y, x) if not (y == 0 and x == 0) else arb.nan()),
    "asin": ("unit", lambda x: x.asin()),
    "acos": ("unit", lambda x: x.acos()),
    "sinh": ("any", lambda x: x.sinh()),
    "cosh": ("any", lambda x: x.cosh()),
    "tanh": ("any", lambda x: x.tanh()),
    "asinh": ("any", lambda x: x.asinh()),
    "acosh": ("positive", lambda x: x.acosh()),
    "atanh": ("unit", lambda x: x.atanh()),
    "gamma": ("gamma", lambda x: x.gamma()),
    "lgamma": ("positive", lambda x: x.lgamma() if x > 0 else arb.nan()),
    "factorial": ("gamma", lambda x: x.fac()),
    "pi": ("zero", lambda x: arb.pi()),
    "e": ("zero", lambda x: arb.const_e()),
    "ln2": ("zero", lambda x: arb.const_log2()),
}

LIMIT = 1 << 60
SLACK = 5


def real_root(x, k):
    if x == 0:
        return x
    if x < 0:
        return -((-x).root(k)) if k % 2 else arb.nan()
    return x.root(k)


def dyadic(mantissa, exponent):
    return arb(arf((mantissa, exponent)))


class Operand:
    """A ball mantissa·2^exponent ± radius·2^radius_exponent."""

    def __init__(self, mantissa, exponent, radius=0, radius_exponent=0):
        self.mantissa, self.exponent = int(mantissa), int(exponent)
        self.radius, self.radius_exponent = int(radius), int(radius_exponent)

    def text(self):
        return f"{self.mantissa} {self.exponent} {self.radius} {self.radius_exponent}"

    def ball(self):
        return arb(arf((self.mantissa, self.exponent)), arf((self.radius, self.radius_exponent)))

    def point(self, random):
        """An end, the middle or something between, exactly: (mantissa, exponent)."""
        if not self.radius:
            return self.mantissa, self.exponent
        choice = random.randrange(6)
        part = {0: 1 << 30, 1: -(1 << 30), 2: 0}.get(choice, random.randint(-(1 << 30), 1 << 30))
        low = min(self.exponent, self.radius_exponent - 30)
        return (
            (self.mantissa << (self.exponent - low)) + (self.radius * part << (self.radius_exponent - 30 - low)),
            low,
        )


class Whole:
    def __init__(self, value):
        self.value = value
        self.radius = 0

    def text(self):
        return str(self.value)

    def point(self, random):
        return self.value


class Source:
    """Random operands."""

    def __init__(self, seed, longest=20000):
        self.random = random.Random(seed)
        self.longest = longest

    def precision(self):
        weights = [(2, 1), (10, 1), (30, 4), (53, 8), (64, 8), (100, 8), (133, 8), (200, 6), (333, 4), (700, 2), (1500, 1)]
        weights += [(5000, 0.05), (20000, 0.005)]
        weights = [(p, w) for p, w in weights if p <= self.longest]
        return self.random.choices([p for p, _ in weights], [w for _, w in weights])[0] + self.random.randrange(9)

    def mantissa(self, precision):
        bits = self.random.choice([1, 2, 5, 20, 53, precision, precision + 40, self.random.randint(1, 2 * precision)])
        value = self.random.getrandbits(bits) | 1 << (bits - 1)
        return self.random.choice([value, -value])

    def scaled(self, precision, low, high):
        """A number of magnitude 2^low … 2^high."""
        mantissa = self.mantissa(precision)
        return mantissa, self.random.randint(low, high) - abs(mantissa).bit_length()

    def near(self, value, precision):
        """A rational or arb value plus or minus 2^-k, or rounded to some bits."""
        bits = self.random.choice([10, 30, precision, precision + 30, 2 * precision])
        ctx.prec = 2 * bits + 200
        mantissa = int((arb(value) * arb(2) ** bits).floor().unique_fmpz())
        return mantissa + self.random.choice([-1, 0, 0, 1]), -bits

    def value(self, kind, precision):
        r = self.random
        if kind == "zero":
            return 0, 0
        shape = r.choices(
            ["plain", "tiny", "huge", "two", "whole", "half", "one", "turn", "zero", "vast"],
            [8, 3, 3, 2, 2, 1, 3, 3, 0.3, 0.5])[0]
        if kind == "unit":
            shape = r.choices(["plain", "tiny", "two", "one", "zero"], [8, 3, 1, 6, 0.3])[0]
        if kind == "moderate" and shape in ("huge", "vast"):
            shape = "plain"
        if kind == "gamma":
            shape = r.choices(["plain", "tiny", "whole", "half", "pole", "large"], [6, 1, 2, 2, 3, 1])[0]
        if shape == "plain":
            mantissa, exponent = self.scaled(precision, -4, 0 if kind == "unit" else 6)
        elif shape == "tiny":
            mantissa, exponent = self.scaled(precision, -3 * precision, -5)
        elif shape == "huge":
            mantissa, exponent = self.scaled(precision, 7, r.choice([20, 60, 64, 200]))
        elif shape == "vast":
            mantissa, exponent = self.mantissa(precision), r.choice([1, -1]) * r.choice([1 << 40, 1 << 58, 1 << 59])
        elif shape == "large":
            mantissa, exponent = self.scaled(precision, 7, 50)
        elif shape == "two":
            mantissa, exponent = r.choice([-1, 1]), r.randint(-20, 0 if kind == "unit" else 20)
        elif shape == "whole":
            mantissa, exponent = r.randint(-40, 40), 0
        elif shape == "half":
            mantissa, exponent = r.randint(-40, 40), -1
        elif shape == "one":
            mantissa, exponent = self.near(fmpq(r.choice([1, 1, -1])), precision)
        elif shape == "turn":
            ctx.prec = 3 * precision + 300
            mantissa, exponent = self.near(arb.pi() / 2 * r.choice([1, -1, 2, 3, 7, 113, r.getrandbits(50)]), precision)
        elif shape == "pole":
            mantissa, exponent = self.near(fmpq(-r.randint(0, 30)), precision)
        else:
            mantissa, exponent = 0, 0
        if kind == "positive":
            mantissa = abs(mantissa)
        return mantissa, exponent

    def operand(self, kind, precision):
        r = self.random
        if kind == "power":
            return Whole(r.choice([r.randint(-9, 9), r.randint(-200, 200), r.randint(-10**9, 10**9)]))
        if kind == "index":
            return Whole(r.choice([2, 3, 3, 4, 5, 6, 7, r.randint(2, 100)]))
        mantissa, exponent = self.value(kind, precision)
        if kind == "zero" or r.random() < 0.45:
            return Operand(mantissa, exponent)
        top = abs(mantissa).bit_length() + exponent
        narrow = r.random() < 0.7
        size = top - (r.randint(5, precision + 20) if narrow else r.randint(-3, 5))
        return Operand(mantissa, exponent, r.randint(1, (1 << 30) - 1), size - 30)

    def case(self, name):
        precision = self.precision()
        kinds = FUNCTIONS[name][0].split()
        operands = [self.operand(kind, precision) for kind in kinds]
        points = [operand.point(self.random) for operand in operands]
        return precision, operands, points


def exact(point):
    return point if isinstance(point, int) else dyadic(*point)


def value(name, points, precision):
    """Arb's value at exact points, accurate to some bits more than asked."""
    bits = precision
    for _ in range(7):
        ctx.prec = bits
        result = FUNCTIONS[name][1](*[exact(p) for p in points])
        if not result.is_finite() or result.is_exact() or result.rel_accuracy_bits() >= precision:
            return result
        bits *= 2
    return result


def ball_value(name, operands, precision):
    """Arb's ball for the same operands at the same precision."""
    ctx.prec = precision
    balls = [o.value if isinstance(o, Whole) else o.ball() for o in operands]
    return FUNCTIONS[name][1](*balls)


def widest(name, precision, operands, expected):
    """The largest radius that an answer may have, as a power of two: some bits more than Arb's for the same operands
    (or, where Arb knows a better bound near an extreme, than the operands'). None if Arb has no ball either, or one that says next to nothing."""
    result = ball_value(name, operands, precision)
    if not result.is_finite() or any(o.radius for o in operands) and result.rel_accuracy_bits() < 16:
        return None
    floor = 1 if name == "lgamma" else 0
    ctx.prec = 64
    total = arb(result.rad()) + abs(expected).max(floor) * arb(2) ** -precision
    for operand in operands:
        if operand.radius:
            total += arb(arf((operand.radius, operand.radius_exponent)))
    if total == 0 or result.abs_upper() < arb(2) ** (200 - LIMIT):
        return None
    mantissa, exponent = total.mid().man_exp()
    return int(mantissa).bit_length() + int(exponent) + SLACK


def verdict(name, precision, operands, points, answer):
    """An empty text if the answer is right, else what is wrong; and the bits its radius is below the widest allowed."""
    words = answer.split()
    expected = value(name, points, 2 * precision + 100)
    is_exact = not any(o.radius for o in operands)
    if len(words) == 1:
        if answer == "tooLarge":
            return ("" if not expected.is_finite() or abs(expected) > arb(2) ** (LIMIT - 200) else "not too large"), None
        if answer == "undefined":
            return ("defined at the point" if expected.is_finite() else ""), None
        if answer == "undecided":
            return ("undecided for exact operands" if is_exact else ""), None
        if answer == "overMemory" and any(o.exponent > 1 << 26 for o in operands if isinstance(o, Operand)):
            return "", None
        return f"answer {answer}", None
    if not expected.is_finite():
        return ("a ball where undefined" if is_exact else ""), None
    mantissa, exponent, radius, radius_exponent = map(int, words)
    ctx.prec = 4 * precision + 400
    middle, width = dyadic(mantissa, exponent), dyadic(radius, radius_exponent)
    distance = abs(expected - middle)
    if distance > width:
        return f"outside by {(distance / width).str(5) if radius else distance.str(5)}", None
    if not distance <= width:
        more = value(name, points, 20 * precision + 2000)
        ctx.prec = 40 * precision + 4000
        if abs(more - middle) > width:
            return "outside by a hair", None
    allowed = widest(name, precision, operands, expected)
    if not radius or allowed is None:
        return "", None
    margin = allowed - radius.bit_length() - radius_exponent
    return ("" if margin >= 0 else f"too wide by {-margin} bits"), margin


def run(program, count, seed, only):
    print(f"seed {seed}", flush=True)
    wrong = 0
    for name in only or FUNCTIONS:
        source = Source(f"{seed}-{name}")
        cases = [source.case(name) for _ in range(count if FUNCTIONS[name][0] != "zero" else min(count, 300))]
        lines = [f"{name} {p} " + " ".join(o.text() for o in operands) for p, operands, _ in cases]
        asked = subprocess.run([program], input="\n".join(lines) + "\n", capture_output=True, text=True)
        answers = asked.stdout.splitlines()
        failed, worst, kinds = 0, None, {}
        for line, (precision, operands, points), answer in zip(lines, cases, answers):
            problem, margin = verdict(name, precision, operands, points, answer)
            kind = answer if " " not in answer else "ball"
            kinds[kind] = kinds.get(kind, 0) + 1
            if problem:
                failed += 1
                if failed <= 5:
                    print(f"WRONG {line} at {points}: {answer}: {problem}")
            elif margin is not None and (worst is None or margin < worst[0]):
                worst = margin, line
        if len(answers) != len(lines):
            failed += 1
            print(f"WRONG {name}: {len(answers)} answers, then exit {asked.returncode} at: {lines[len(answers)]}")
        print(f"{name}: {len(lines)} cases, {failed} wrong, {kinds}, least margin {worst}"[:400], flush=True)
        wrong += failed
    print(f"{wrong} wrong")
    return wrong == 0


def rows(name, count, seed):
    """The rows of a table: v and e such that the value is from v·2^e to (v + 2)·2^e."""
    source = Source(f"{seed}-{name}", longest=140)
    while count:
        precision, operands, points = source.case(name)
        expected = value(name, points, 2 * precision + 100)
        is_vast = any(o.exponent > 1 << 30 for o in operands if isinstance(o, Operand))
        if not expected.is_finite() and (is_vast or any(o.radius for o in operands)):
            continue
        if expected.is_finite() and not expected.is_exact() and expected.rel_accuracy_bits() < precision + 25:
            continue
        count -= 1
        cells = [str(precision)] + ([o.text() for o in operands] + [""])[:2]
        if not expected.is_finite():
            yield cells + ["undefined", "", ""]
        elif abs(expected) > arb(2) ** LIMIT:
            yield cells + ["tooLarge", "", ""]
        elif abs(expected) < arb(2) ** -LIMIT:
            yield cells + ["-1", str(-LIMIT), ""]
        else:
            ctx.prec = 2 * precision + 100
            mantissa, exponent = expected.abs_upper().man_exp()
            place = int(mantissa).bit_length() + int(exponent) - precision - 20
            low = (expected * arb(2) ** -place).lower().floor().unique_fmpz()
            allowed = widest(name, precision, operands, expected)
            yield cells + [str(low), str(place), "" if allowed is None else str(allowed)]


def table(count, seed):
    for name in FUNCTIONS:
        lines = [f"# {name}: balls against Arb, seed {seed}", "precision\tx\ty\tvalue\texponent\twidest"]
        lines += ["\t".join(row) for row in rows(name, 3 if FUNCTIONS[name][0] == "zero" else count, seed)]
        (CASES / f"ball-{name}.tsv").write_text("\n".join(lines) + "\n")


def main():
    sys.set_int_max_str_digits(0)
    parser = argparse.ArgumentParser()
    parser.add_argument("mode", choices=["table", "run"])
    parser.add_argument("program", nargs="?")
    parser.add_argument("--count", type=int, default=300)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--only", type=lambda text: text.split(","))
    options = parser.parse_args()
    if options.mode == "table":
        table(options.count, options.seed)
    if options.mode == "run":
        sys.exit(0 if run(options.program, options.count, options.seed, options.only) else 1)


main()
