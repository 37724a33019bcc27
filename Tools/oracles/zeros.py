"""Checks proofs of exact zeros and separation bounds of algebraic numbers (the package python-flint).

    zeros.py PROGRAM [--count N] [--seed S] [--exact-degree D]

asks PROGRAM (Tools/oracles/zeros/main.swift) about random identities and about numbers near 0 that are as small as such
numbers come: closest sums of roots, convergents, powers of units, smallest whole combinations in many fields (by LLL),
perturbed identities, random trees. What is 0 by construction must be proved, what Arb's balls tell from 0 must not, and
no number may be below its bound. Up to degree D, FLINT's exact algebraic numbers are asked as well.
"""

import argparse
import ast
import ctypes
import fractions
import glob
import math
import os
import pathlib
import random
import signal
import subprocess
import sys

import flint
from flint import arb, ctx, fmpq, fmpz, fmpz_mat

Fraction = fractions.Fraction


# The expressions, read again.

def tree(text):
    return ast.parse(text.replace("^", "**"), mode="eval").body


def rational(node):
    """The value of an expression without roots, in which π counts as 1."""
    match node:
        case ast.Constant(value):
            return Fraction(value)
        case ast.Name("pi"):
            return Fraction(1)
        case ast.UnaryOp(ast.USub(), operand):
            return -rational(operand)
        case ast.BinOp(left, operator, right):
            a, b = rational(left), rational(right)
            match operator:
                case ast.Add():
                    return a + b
                case ast.Sub():
                    return a - b
                case ast.Mult():
                    return a * b
                case ast.Div():
                    return a / b
                case ast.Pow():
                    return a ** int(b)
    raise ValueError(ast.dump(node))


def value(node, field):
    """The value of an expression with the operations of `field`."""
    match node:
        case ast.Constant(value=number):
            return field.whole(number)
        case ast.UnaryOp(ast.USub(), operand):
            return field.subtract(field.whole(0), value(operand, field))
        case ast.BinOp(left, ast.Pow(), right):
            exponent = rational(right)
            root = field.root(value(left, field), exponent.denominator)
            return field.power(root, exponent.numerator)
        case ast.BinOp(left, operator, right):
            operation = {ast.Add: field.add, ast.Sub: field.subtract, ast.Mult: field.multiply, ast.Div: field.divide}
            return operation[type(operator)](value(left, field), value(right, field))
        case ast.Call(ast.Name("sqrt"), [a]):
            return field.root(value(a, field), 2)
        case ast.Call(ast.Name("cbrt"), [a]):
            return field.root(value(a, field), 3)
        case ast.Call(ast.Name("root"), [a, ast.Constant(value=order)]):
            return field.root(value(a, field), order)
        case ast.Call(ast.Name("abs"), [a]):
            return field.magnitude(value(a, field))
        case ast.Call(ast.Name(name), [a]):
            return field.circular(name, rational(a))
    raise ValueError(ast.dump(node))


class Balls:
    """Arb's balls."""

    def whole(self, n):
        return arb(n)

    def add(self, a, b):
        return a + b

    def subtract(self, a, b):
        return a - b

    def multiply(self, a, b):
        return a * b

    def divide(self, a, b):
        return a / b

    def power(self, a, n):
        return a ** n

    def root(self, a, k):
        if k == 1:
            return a
        return -((-a).root(k)) if k % 2 and a < 0 else a.root(k)

    def magnitude(self, a):
        return abs(a)

    def circular(self, name, turns):
        turns = fmpq(turns.numerator, turns.denominator)
        return {"sin": arb.sin_pi_fmpq, "cos": arb.cos_pi_fmpq}[name](turns) if name != "tan" else (
            arb.sin_pi_fmpq(turns) / arb.cos_pi_fmpq(turns))


class ExactNumbers:
    """FLINT's qqbar, which python-flint brings along but does not wrap: F. Johansson, "Calcium", 2021."""

    def __init__(self):
        folder = pathlib.Path(flint.__file__).parents[1]
        self.library = ctypes.CDLL(glob.glob(str(folder / "python_flint.libs" / "libflint*"))[0])
        self.library.qqbar_root_ui.argtypes = [ctypes.c_void_p, ctypes.c_void_p, ctypes.c_ulong]
        for name in "sin", "cos", "tan":
            self.function(f"{name}_pi").argtypes = [ctypes.c_void_p, ctypes.c_long, ctypes.c_ulong]

    def function(self, name):
        return getattr(self.library, "qqbar_" + name)

    def new(self, name, *operands):
        number = ctypes.create_string_buffer(256)
        self.function("init")(number)
        self.function(name)(number, *operands)
        return number

    def whole(self, n):
        integer = ctypes.create_string_buffer(8)
        self.library.fmpz_set_str(integer, str(n).encode(), 10)
        return self.new("set_fmpz", integer)

    def add(self, a, b):
        return self.new("add", a, b)

    def subtract(self, a, b):
        return self.new("sub", a, b)

    def multiply(self, a, b):
        return self.new("mul", a, b)

    def divide(self, a, b):
        return self.new("div", a, b)

    def power(self, a, n):
        power = self.new("pow_ui", a, ctypes.c_ulong(abs(n)))
        return self.new("inv", power) if n < 0 else power

    def root(self, a, k):
        if k % 2 and self.function("sgn_re")(a) < 0:
            return self.new("neg", self.root(self.new("neg", a), k))
        return self.new("root_ui", a, k)

    def magnitude(self, a):
        return self.new("abs", a)

    def circular(self, name, turns):
        turns %= 2
        return self.new(f"{name}_pi", turns.numerator, turns.denominator)

    def is_zero(self, text, seconds=20):
        """Whether the expression is 0; None if that takes too long. In a process of its own, which can be ended."""
        child = os.fork()
        if child == 0:
            signal.alarm(seconds)
            number = value(tree(text), self)
            os._exit(0 if self.function("sgn_re")(number) == 0 else 1)
        status = os.waitpid(child, 0)[1]
        return None if os.WIFSIGNALED(status) else os.WEXITSTATUS(status) == 0


def smallness(text, zero_bits=30_000):
    """−log₂ of the absolute value, or None if it is 0 as far as so many bits tell."""
    node, bits = tree(text), 128
    while bits <= zero_bits:
        ctx.prec = bits
        try:
            ball = value(node, Balls())
        except ZeroDivisionError:
            ball = arb.nan()
        if ball.is_finite() and not ball.contains(0):
            ctx.prec = 64
            return float(-(abs(ball).log() / arb(2).log()).mid())
        bits *= 2
    return None


# What is asked.

class Source:
    def __init__(self, seed):
        self.random = random.Random(seed)

    def whole(self, low=2, high=99):
        return self.random.randint(low, high)

    def turn(self):
        return f"{self.whole(1, 9)}/{self.whole(5, 15)}"

    def positive(self):
        a, b, turn = self.whole(), self.whole(), self.turn()
        return self.random.choice([
            f"sqrt({a})", f"cbrt({a}/{b})", f"({a}+sqrt({b}))", f"(1/({a}+sqrt({b})))", f"({a}^(2/3))", f"root({a},4)",
            f"(3/2+cos(pi*{turn}))", f"(2+sin({turn}*pi))", f"sqrt({a}+sqrt({b}))", f"(sqrt({a})*{b})", f"({a}/{b})",
        ])

    def tree(self, depth):
        if depth == 0:
            return self.positive()
        a, b = self.tree(depth - 1), self.tree(self.random.randrange(depth))
        return self.random.choice([
            f"({a}+{b})", f"({a}-{b})", f"({a}*{b})", f"({a}/(7+{b}))", f"cbrt({a}-{b})", f"({a}-{b})^2"])

    def identity(self):
        a, b, c, n = self.whole(), self.whole(), self.whole(), 2 * self.whole(2, 6) + 1
        x, y, s, t = self.positive(), self.positive(), self.turn(), self.turn()
        p, q = self.whole(1, 9), self.whole(1, 30)
        whole, irrational = p ** 3 + 3 * p * q, 3 * p * p + q  # (p + √q)³
        return self.random.choice([
            lambda: f"sqrt({a + b}+2*sqrt({a * b}))-sqrt({a})-sqrt({b})",
            lambda: f"sqrt({a + b + c}+2*sqrt({a * b})+2*sqrt({a * c})+2*sqrt({b * c}))-sqrt({a})-sqrt({b})-sqrt({c})",
            lambda: f"1/(sqrt({a})+sqrt({a + b}))-(sqrt({a + b})-sqrt({a}))/{b}",
            lambda: f"1/(1+cbrt({a})+cbrt({a * a}))-(cbrt({a})-1)/{a - 1}",
            lambda: f"cbrt({whole}+{irrational}*sqrt({q}))-{p}-sqrt({q})",
            lambda: f"cbrt({whole}+{irrational}*sqrt({q}))+cbrt({whole}-{irrational}*sqrt({q}))-{2 * p}",
            lambda: self.cardano(),
            lambda: f"{a}^({s})*{a}^({t})-{a}^({s}+{t})",
            lambda: f"abs(sqrt({a})-{p})-sqrt((sqrt({a})-{p})^2)",
            lambda: f"root((sqrt({a})-{p})^{n},{n})-sqrt({a})+{p}",
            lambda: "1/2" + "".join(f"+cos({2 * k}*pi/{n})" for k in range(1, n // 2 + 1)),
            lambda: "*".join(f"cos({k}*pi/{n})" for k in range(1, n // 2 + 1)) + f"-1/2^{n // 2}",
            lambda: f"cos(pi*{s})*cos(pi*{t})-(cos(pi*({s}+{t}))+cos(pi*({s}-{t})))/2",
            lambda: f"sin(pi*{s})^2-(1-cos(2*{s}*pi))/2",
            lambda: f"4*cos({s}*pi)^3-3*cos({s}*pi)-cos(3*{s}*pi)",
            lambda: f"tan(pi/{n})-sin(pi/{n})/cos(pi/{n})",
            lambda: self.gauss_sum(),
            lambda: f"({x}-{y})*({x}+{y})-{x}^2+{y}^2",
            lambda: f"({x}+{y})^3-{x}^3-3*{x}^2*{y}-3*{x}*{y}^2-{y}^3",
            lambda: f"1/{x}+1/{y}-({x}+{y})/({x}*{y})",
            lambda: f"({x}/{y})^(-3)-{y}^3/{x}^3",
            lambda: f"sqrt({x})*sqrt({y})-sqrt({x}*{y})",
            lambda: f"({x}^(1/6))^4-cbrt({x})^2",
            lambda: f"(sqrt({a * a + 1})-{a})^{q}*(sqrt({a * a + 1})+{a})^{q}-1",
        ])()

    def cardano(self):
        """The real root −(u + v) of x³ + p·x + q with roots a, and a pair that is not real."""
        a, b, c = self.random.randint(-9, 9), self.random.randint(-5, 5), self.whole(1, 20)
        # (x − 2a)(x + a)² + …: x³ + p·x + q with the real root 2a and −a ± bi·√c.
        p, q = b * b * c - 3 * a * a, -2 * a * (a * a + b * b * c)
        inner = Fraction(q * q, 4) + Fraction(p ** 3, 27)
        if inner <= 0:
            return self.identity()
        return f"cbrt({Fraction(-q, 2)}+sqrt({inner}))+cbrt({Fraction(-q, 2)}-sqrt({inner}))-({2 * a})"

    def gauss_sum(self):
        prime = self.random.choice([5, 13, 17, 7, 11, 19])
        function = "cos" if prime % 4 == 1 else "sin"
        return "+".join(f"{function}({2 * k * k % (2 * prime)}*pi/{prime})" for k in range(1, prime)) + (
            ("+1" if function == "cos" else "") + f"-sqrt({prime})")

    def near_zero(self):
        kind = self.random.choice([
            self.perturbed, self.unit, self.reciprocals, self.close_roots, self.convergent, self.combination,
            self.combination, self.combination, self.difference, self.product])
        return kind()

    def perturbed(self):
        sign = self.random.choice("+-")
        return f"{self.identity()}{sign}1/{self.whole(2, 11)}^{self.whole(1, 90)}"

    def unit(self):
        a, k = self.whole(1, 50), self.whole(1, 60)
        return self.random.choice([
            f"(sqrt({a * a + 1})-{a})^{k}", f"(cbrt({a ** 3 + 1})-{a})^{k}", f"(2*cos(pi/7)-2*cos(2*pi/7)-2/3)^{k}",
            f"(2*cos(2*pi/{self.whole(5, 20)})-1/{self.whole(2, 9)})^{k}", f"1/(sqrt({a * a + 1})+{a})^{k}",
            f"(sqrt({a * a + 2})-{a})^{k}/7^{self.whole(1, 20)}", f"(root({a ** 4 + 1},4)-{a})^{k % 9 + 1}",
        ])

    def reciprocals(self):
        a, b, k = self.whole(1, 999), self.whole(2, 30), self.whole(2, 30)
        field = self.random.choice([f"sqrt({b})", f"cbrt({b})", "cos(2*pi/7)"])
        ctx.prec = 200
        near = (value(tree(f"{k}*({a}+{field})-{field}"), Balls())).mid().floor().unique_fmpz()
        return f"1/({a}+{field})-{k}/({near + self.whole(0, 1)}+{field})"

    def close_roots(self):
        """A difference of sums of square roots that is small among many."""
        count, best = self.whole(1, 3), None
        for _ in range(300):
            sums = [sorted(self.whole(2, 2000) for _ in range(count + side)) for side in range(2)]
            if sums[0] == sums[1]:
                continue
            difference = abs(sum(map(math.sqrt, sums[0])) - sum(map(math.sqrt, sums[1])))
            if best is None or 1e-12 < difference < best[0]:
                best = difference, sums
        return "-".join("(" + "+".join(f"sqrt({n})" for n in side) + ")" for side in best[1])

    def convergent(self):
        """A number and one of its best rational approximations."""
        x, bits = self.random.choice([self.positive(), self.tree(1)]), self.whole(5, 200)
        ctx.prec = 3 * bits + 100
        ball = value(tree(x), Balls())
        number = Fraction(int((ball * arb(2) ** (3 * bits)).mid().floor().unique_fmpz()), 2 ** (3 * bits))
        near = number.limit_denominator(2 ** bits)
        return f"{x}-({near})" if smallness(f"{x}-({near})", 2000) else f"{x}+1/3"

    def combination(self):
        """A small whole combination of a basis of a field, and perhaps over or times others."""
        a, b, c = self.random.sample([2, 3, 5, 6, 7, 10, 11], 3)
        n, m = self.random.choice([(5, 7), (7, 9), (5, 8), (9, 5), (11, 1), (13, 1), (7, 8)])
        fields = [
            [f"sqrt({a})", f"sqrt({b})", f"sqrt({a})*sqrt({b})"],
            [f"sqrt({n})" for n in (a, b, c, a * b, a * c, b * c, a * b * c)],
            [f"cbrt({a})", f"cbrt({a})^2"], [f"root({a},4)", f"root({a},4)^2", f"root({a},4)^3"],
            [f"root({a},5)^{k}" for k in range(1, 5)],
            [f"cbrt({a})", f"cbrt({b})", f"cbrt({a * b})", f"cbrt({a * a * b})"],
            [f"sqrt({a}+sqrt({b}))", f"sqrt({b})", f"sqrt({b})*sqrt({a}+sqrt({b}))"],
            [f"cos({2 * k}*pi/{n})" for k in range(1, n // 2)],
            [f"cos({2 * k}*pi/{n})*cos({2 * j}*pi/{m})" for k in range(1, 3) for j in range(1, 3)] + [f"cos(2*pi/{n})"],
            [f"sin({2 * k}*pi/{n})" for k in range(1, 3)] + [f"sqrt({a})"],
            [f"tan(pi/{n})", f"tan(pi/{n})^2", f"tan(pi/{n})^3"],
            [f"sqrt({a})*cos(2*pi/{n})", f"sqrt({a})", f"cos(2*pi/{n})"],
            [f"1/({a}+sqrt({b}))", f"cbrt({a})"],
        ]
        basis, bits = ["1"] + self.random.choice(fields), self.whole(10, 200)
        ctx.prec = bits + 64
        values = [(value(tree(x), Balls()) * arb(2) ** bits).mid().floor().unique_fmpz() for x in basis]
        rows = [[fmpz(int(i == j)) for j in range(len(basis))] + [v] for i, v in enumerate(values)]
        row = fmpz_mat(rows).lll().tolist()[0][: len(basis)]
        combination = "+".join(f"({c})*{x}" for c, x in zip(row, basis) if c != 0)
        return self.random.choice([
            combination, combination, f"({combination})/({basis[1]}+2)", f"({combination})^2", f"cbrt({combination})"])

    def difference(self):
        return f"{self.tree(2)}-{self.tree(2)}"

    def product(self):
        return f"{self.tree(2)}*{self.positive()}/10^{self.whole(1, 200)}"


def check(program, expressions, verdicts, exact_degree):
    lines = "\n".join(expressions) + "\n"
    answers = subprocess.run([program], input=lines, capture_output=True, text=True).stdout.splitlines()
    if len(answers) != len(expressions):
        sys.exit(f"{len(answers)} answers; none for {expressions[len(answers)]}")
    exact, counts, bits, wrong, tightest = ExactNumbers(), {}, [], 0, (0, "")
    for text, is_zero, answer in zip(expressions, verdicts, answers):
        words, problem = answer.split(), ""
        if len(words) != 3 or words[1] == "-":
            kind = f"zero not proved ({answer})" if is_zero else f"no bound ({words[0] if len(words) == 3 else answer})"
            problem = kind if is_zero or len(words) != 3 or words[0] == "0" else ""
        else:
            sign, degree, bound = map(int, words)
            kind, size = "zero" if sign == 0 else "not zero", None if is_zero else smallness(text)
            bits.append(bound)
            if is_zero == (sign != 0) or not is_zero and size is None:
                problem = "wrong verdict"
            elif size is not None and size > bound + 1e-9:
                problem = f"below the bound: {size}"
            elif size is not None and bound > 0:
                tightest = max(tightest, (size / bound, text))
            if degree <= exact_degree:
                verdict = exact.is_zero(text)
                name = "not decided exactly" if verdict is None else "decided exactly"
                counts[name] = counts.get(name, 0) + 1
                if verdict is not None and verdict != (sign == 0):
                    problem = "wrong verdict: FLINT differs"
        counts[kind] = counts.get(kind, 0) + 1
        if problem:
            wrong += 1
            print(f"WRONG {text}: {answer}: {problem}")
    bits.sort()
    part = {f"{p} %": bits[min(len(bits) - 1, len(bits) * p // 100)] for p in (50, 90, 99, 100)}
    print(f"{len(expressions)} expressions, {wrong} wrong, {counts}, bits {part}")
    print(f"tightest {tightest[0]:.4f} {tightest[1][:90]}", flush=True)
    return wrong == 0


def main():
    sys.set_int_max_str_digits(0)
    parser = argparse.ArgumentParser()
    parser.add_argument("program")
    parser.add_argument("--count", type=int, default=800)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--exact-degree", type=int, default=12)
    options = parser.parse_args()
    print(f"seed {options.seed}", flush=True)
    source = Source(options.seed)
    identities = [source.identity() for _ in range(options.count)]
    others = [source.near_zero() for _ in range(5 * options.count)]
    verdicts = [smallness(text, 4000) is None for text in others]
    is_right = check(options.program, identities, [True] * len(identities), options.exact_degree)
    is_right = check(options.program, others, verdicts, options.exact_degree) and is_right
    sys.exit(0 if is_right else 1)


main()
