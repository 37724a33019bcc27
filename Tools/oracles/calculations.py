#!/usr/bin/env python3
"""Makes Tests/Cases/calculation-values.tsv: 60 digits, cut, of hard formulas with mpmath as the oracle (1.3 or newer).

mpmath's errors are not bounded, so every value is worked out with more and more digits until 360 of them stay the same.
The formulas after `=` are known to be short: their digits are the whole value.
"""

import ast
import operator
import pathlib
import re

from mpmath import mp, mpf

CASES = pathlib.Path(__file__).resolve().parents[2] / "Tests" / "Cases"
DIGITS = 60
SETTLED = 360

FORMULAS = """
10^400, 10^-400, 2^3^2, -2^2, 2^-1, (-8)^3
(1+10^-50)^2-1-2*10^-50
1/3-0.3333333333333333333333333333333333333333
333.75*33096^6+77617^2*(11*77617^2*33096^2-33096^6-121*33096^4-2)+5.5*33096^8+77617/(2*33096)
1/998001, 10/81, 1.1^10000, 2^1000000, 3^2600000, 7^1000000/3^900000, 2^4000000/3^2500000
sqrt(2), cbrt(5), root(7,5), root(10^50+1,1000), root(2,2000000), 2^1.4142135623730951, 0.1^0.1, 1.5^-2.5, 3^(7/3)
sqrt(1000001)-1000, sqrt(10^40+1)-10^20, sqrt(10^200+1)-10^100
sqrt(10)+sqrt(11)-sqrt(5)-sqrt(18), sqrt(5)+sqrt(6)+sqrt(18)-2-2*sqrt(12), (sqrt(2)-1)^200
((1+sqrt(5))/2)^101, (2143/22)^(1/4)-pi, hypot(1,10^-30)-1, hypot(pi,e)
exp(10^-50)-1, 1-exp(-10^-30), (1+10^-10)^(10^10), exp(-1000), exp(-10^10), exp(10^10), exp(pi*sqrt(163))
exp(pi*sqrt(163))-262537412640768744, cbrt(exp(pi*sqrt(163))-744)-640320, exp(pi*sqrt(58))
ln(640320^3+744)/sqrt(163)-pi, exp(pi)-pi-20, pi^4+pi^5-exp(6), 163*(pi-e)-69, pi-355/113
9^9^9, e^e^e^e, ln(9^9^9)/ln(10), log(9^9^9), log(7,3), log2(10), log(0.001,7), exp(-exp(10)), 1+exp(-exp(10))-1
ln(10^400), ln(10^-400), ln(1+10^-40), pi^pi, pi^-pi, e^(-10^6), pi^e-e^pi, 2^sqrt(2), (1/3)^pi
sin(10^22), sin(10^100), cos(10^100), tan(10^100), sin(10^10000), sin(2^1000), sin(11), sin(22), sin(355)
cos(355/2), tan(355/226), cos(1428599129020608582548671), 1-cos(10^-30), sin(10^-100)-10^-100, sin(pi+10^-50)
tan(pi/2-10^-40), sin(3.1415926535897932384626433832795028841971), cot(1), sec(2), csc(3), cot(10^-20)
pi/2-atan(10^50), acos(1-10^-40), asin(1-10^-40), asin(0.3), acos(-0.9999999999999999999999), atan(2), atan(10^-30)
atan2(1,2), atan2(-1,2), atan2(1,-2), atan2(-1,-2), atan2(2,1), atan2(pi,-e), atan2(10^-60,-1), atan2(-10^-60,-1)
cos(ln(pi+20)), sin(exp(100)), tan(exp(5)), sin(cos(tan(sinh(1))))
sinh(1), cosh(2), tanh(0.5), 1-tanh(100), sinh(10^-30)-10^-30, cosh(10^-30)-1, sinh(1000), asinh(2), acosh(3)
acosh(1+10^-40), atanh(1-10^-30), atanh(10^-30)-10^-30, asinh(-10^20), tanh(-20), atanh(-0.5)
100000!, 1000000!, 0.1!, (1/3)!, (-0.1)!, (-2.5)!, 100.5!, (10^15+0.5)!, 100000000000!, (pi)!, gamma(1/3), gamma(2/3), gamma(0.9)
gamma(100.5), gamma(-100.3), gamma(pi), gamma(-pi), gamma(10^-40), gamma(-5+10^-30), gamma(e^8), gamma(12345.678)
nCr(1000,500), nCr(10^30,7), nCr(100000,50000), nCr(10^9,100000), nCr(5*10^6,2*10^6), nPr(10^20,12), nPr(10^7,3*10^6)
max(pi,355/113), min(pi,355/113), abs(e-pi), frac(pi*10^20), frac(-pi), mod(10^20,pi), mod(-10,e), mod(5,-sqrt(2))
= 1/4, 9007199254740993-9007199254740992, 10^100+1-10^100, (10^10^3+1)-10^10^3, 10^10^3
= floor(pi*10^50), floor(-pi), ceil(pi), ceil(-pi), round(2.5), round(-2.5), round(e*10^30), trunc(-pi), trunc(pi)
= floor(exp(100)), floor(10^40/7), sign(-pi), sign(pi-3), frac(-2.75), mod(-7,3), mod(7,-3), mod(5.5,2), abs(-7/8)
= nCr(10,3), nCr(10^9,3), nPr(10,3), 0!, 20!, 5!/3!, 0^0, (-1)^101
"""


def whole(value):
    """A number that is meant to be whole."""
    result = int(mp.nint(value))
    assert abs(value - result) < mpf(10) ** (10 - mp.dps) * max(1, abs(result)), value
    return result


def power(a, b):
    if b == int(b):
        return mpf(a) ** int(b)
    if a < 0:
        raise ValueError("no formula here has such a power")
    return mpf(a) ** b


def root(a, n):
    return mp.sign(a) * mp.root(abs(a), whole(n)) if abs(n) < 10**4 else mpf(a) ** (1 / mpf(n))


def cut(a):
    return mp.floor(a) if a >= 0 else mp.ceil(a)


def permutations(n, k):
    return mp.gammaprod([n + 1], [n - k + 1]) if k <= n else mpf(0)


FUNCTIONS = {
    "sqrt": mp.sqrt, "cbrt": lambda a: root(a, 3), "root": root, "hypot": mp.hypot, "exp": mp.exp, "ln": mp.ln,
    "log": lambda a, b=10: mp.ln(a) / mp.ln(b), "log2": lambda a: mp.ln(a) / mp.ln(2),
    "sin": mp.sin, "cos": mp.cos, "tan": mp.tan, "cot": mp.cot, "sec": mp.sec, "csc": mp.csc,
    "asin": mp.asin, "acos": mp.acos, "atan": mp.atan, "atan2": mp.atan2, "sinh": mp.sinh, "cosh": mp.cosh,
    "tanh": mp.tanh, "asinh": mp.asinh, "acosh": mp.acosh, "atanh": mp.atanh, "gamma": mp.gamma, "fact": mp.factorial,
    "nCr": lambda n, k: permutations(n, k) / mp.factorial(k), "nPr": permutations, "max": max, "min": min, "abs": abs,
    "floor": mp.floor, "ceil": mp.ceil, "trunc": cut, "round": lambda a: mp.sign(a) * mp.floor(abs(a) + mpf(1) / 2),
    "sign": mp.sign, "frac": lambda a: a - cut(a), "mod": lambda a, b: a - b * mp.floor(a / b),
}
OPERATORS = {
    ast.Add: operator.add, ast.Sub: operator.sub, ast.Mult: operator.mul, ast.Div: operator.truediv, ast.Pow: power,
}


def tree(formula):
    text = formula.replace("^", "**")
    text = re.sub(r"(\d[\d.]*|\([^()]*\))!", r"fact(\1)", text)
    # Numbers as text, so that they are read with all digits.
    return ast.parse(re.sub(r"(?<![\w.])(\d[\d.]*)", r"N('\1')", text), mode="eval").body


def value(node):
    match node:
        case ast.Call(ast.Name("N"), [ast.Constant(text)]):
            return mpf(text)
        case ast.Call(ast.Name(name), operands):
            return FUNCTIONS[name](*map(value, operands))
        case ast.BinOp(left, operation, right):
            return OPERATORS[type(operation)](value(left), value(right))
        case ast.UnaryOp(ast.USub(), operand):
            return -value(operand)
        case ast.Name("pi"):
            return +mp.pi
        case ast.Name("e"):
            return +mp.e
    raise ValueError(ast.dump(node))


def leading(number, count):
    """The first digits, rounded, and the power of ten of the first."""
    with mp.workdps(mp.dps + 30):
        power_of_ten = int(mp.floor(mp.log10(abs(number))))
        digits = str(int(mp.nint(abs(number) * mpf(10) ** (count - 1 - power_of_ten))))
    return ("-" if number < 0 else "") + digits[:count], power_of_ten + len(digits) - count


def digits(formula):
    """So many digits that have settled that a run of nines at their end is a number with fewer digits."""
    node = tree(formula)
    mp.dps, before = 500, None
    while mp.dps < 50000:
        number = value(node)
        found = leading(number, SETTLED) if number else None
        if found and found == before:
            return found
        mp.dps, before = 2 * mp.dps, found
    raise ValueError(f"{formula} does not settle")


def rows():
    for line in FORMULAS.strip().splitlines():
        is_exact = line.startswith("= ")
        for formula in re.split(r", (?![^(]*\))", line.removeprefix("= ")):
            text, exponent = digits(formula)
            sign, text = ("-", text[1:]) if text[0] == "-" else ("", text)
            yield formula, sign + (text[:DIGITS].rstrip("0") or "0"), exponent, "yes" if is_exact else "no"


lines = ["# Made by Tools/oracles/calculations.py; do not edit.", "formula\tdigits\texponent\texact"]
lines += ["\t".join(map(str, row)) for row in rows()]
(CASES / "calculation-values.tsv").write_text("\n".join(lines) + "\n", encoding="utf-8")
