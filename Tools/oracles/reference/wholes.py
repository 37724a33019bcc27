"""Whole numbers: rounding, common divisors, choices, factorials and the gamma function."""

import math

from flint import arb, fmpq

from .arithmetic import add
from .values import Undecided, Undefined, ball, compare, exact, floor, is_exact, sign, whole


def integers(*numbers):
    result = [whole(number) for number in numbers]
    if None in result:
        raise Undefined("not a whole number")
    return result


def rounded(x):
    return fmpq(floor(add(abs(x), fmpq(1, 2)))) * (1 if sign(x) >= 0 else -1)


def truncated(x):
    return fmpq(floor(abs(x))) * (1 if sign(x) >= 0 else -1)


def common_divisor(*numbers):
    return fmpq(math.gcd(*map(int, integers(*numbers))))


def common_multiple(*numbers):
    return exact(math.lcm(*map(int, integers(*numbers))))


def choose(n, k, *, ordered):
    n, k = integers(n, k)
    if n < 0 or k < 0:
        raise Undefined("negative numbers of things")
    if k > n:
        return fmpq(0)
    if n > 20_000 and k > 100:
        raise Undecided
    return exact((math.perm if ordered else math.comb)(int(n), int(k)))


def factorial(x):
    number = whole(x)
    if number is None:
        return ball(x + 1 if is_exact(x) else x + arb(1)).gamma()
    if number < 0:
        raise Undefined("factorial of a negative whole number")
    return exact(math.factorial(int(number))) if number <= 20_000 else (arb(number) + 1).gamma()


def double_factorial(x):
    [number] = integers(x)
    if number < -1 or number > 20_000:
        raise Undefined("double factorial below -1") if number < 0 else Undecided
    return exact(math.prod(range(int(number), 0, -2)))


def gamma(x):
    number = whole(x)
    if number is not None and number <= 0:
        raise Undefined("gamma of 0 or a negative whole number")
    return factorial(x - 1 if is_exact(x) else x - arb(1))


def extreme(is_better):
    def choice(*numbers):
        best = numbers[0]
        for number in numbers[1:]:
            best = number if is_better(compare(number, best)) else best
        return best
    return choice
