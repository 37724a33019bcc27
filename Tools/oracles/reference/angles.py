"""Sines and their like, in each unit of angles, and hyperbolic functions."""

from flint import arb, fmpq

from .arithmetic import divide, multiply
from .values import Undefined, ball, compare, is_exact, sign

#: A whole turn in each unit; a function, so that it has the precision of the moment.
TURN = {"rad": lambda: 2 * arb.pi(), "deg": lambda: fmpq(360), "grad": lambda: fmpq(400)}


def radians(x, unit):
    return ball(x) if unit == "rad" else ball(x) * 2 * arb.pi() / arb(TURN[unit]())


def angle(x, unit):
    return x if unit == "rad" else ball(x) * arb(TURN[unit]()) / (2 * arb.pi())


def sine(x, unit):
    return fmpq(0) if is_exact(x) and x == 0 else radians(x, unit).sin()


def cosine(x, unit):
    return fmpq(1) if is_exact(x) and x == 0 else radians(x, unit).cos()


def arcsine(x, unit):
    inside = compare(abs(x), fmpq(1))
    if inside > 0:
        raise Undefined("arcsine outside -1…1")
    return angle(ball(x).asin() if inside else sign(x) * arb.pi() / 2, unit)


def arccosine(x, unit):
    inside = compare(abs(x), fmpq(1))
    if inside > 0:
        raise Undefined("arccosine outside -1…1")
    if inside == 0 and sign(x) > 0:
        return fmpq(0)
    return angle(ball(x).acos() if inside else arb.pi(), unit)


def arctangent(x, unit):
    return fmpq(0) if is_exact(x) and x == 0 else angle(ball(x).atan(), unit)


def arctangent_of(y, x, unit):
    side = sign(x)
    if side == 0:
        above = sign(y)
        if above == 0:
            raise Undefined("the angle of 0, 0")
        return angle(above * arb.pi() / 2, unit)
    slope = (ball(y) / ball(x)).atan()
    if side < 0:
        slope += arb.pi() if sign(y) >= 0 else -arb.pi()
    return angle(slope, unit)


def degrees(x, unit):
    """x degrees, measured in the unit."""
    return x if unit == "deg" else divide(multiply(x, TURN[unit]()), fmpq(360))


# Hyperbolic functions

def area_cosine(x):
    above = compare(x, fmpq(1))
    if above < 0:
        raise Undefined("acosh below 1")
    return ball(x).acosh() if above else fmpq(0)


def area_tangent(x):
    if compare(abs(x), fmpq(1)) >= 0:
        raise Undefined("atanh outside -1…1")
    return fmpq(0) if is_exact(x) and x == 0 else ball(x).atanh()


def odd(function):
    """A function with the value 0 at 0."""
    return lambda x: fmpq(0) if is_exact(x) and x == 0 else function(ball(x))
