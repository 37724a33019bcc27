"""Powers, roots, exponentials and logarithms."""

from fractions import Fraction

from flint import arb, fmpq, fmpz

from .arithmetic import add, multiply
from .values import LONGEST, Undecided, Undefined, ball, exact_root, is_exact, sign, whole


def power(x, y):
    exponent = whole(y)
    if exponent is not None:
        return whole_power(x, exponent)
    base = sign(x)
    if base == 0:
        if sign(y) < 0:
            raise Undefined("0 to a negative power")
        return fmpq(0)
    if is_exact(y):
        return fraction_power(x, y)
    return ball(x) ** y if base > 0 else fraction_power(x, nearby_fraction(y))


def nearby_fraction(y):
    """The fraction that an exponent is, by assumption; a negative number has no other powers."""
    middle = y.mid().man_exp()
    fraction = (Fraction(int(middle[0])) * Fraction(2) ** int(middle[1])).limit_denominator(1_000_000)
    fraction = fmpq(fraction.numerator, fraction.denominator)
    if sign(y - arb(fraction)):
        raise Undefined("irrational power of a negative number")
    return fraction


def whole_power(x, exponent):
    if exponent == 0:
        return fmpq(1)
    if exponent < 0 and sign(x) == 0:
        raise Undefined("0 to a negative power")
    if is_exact(x) and (abs(x) == 1 or x == 0 or x.height_bits() * abs(exponent) <= LONGEST):
        # The powers of −1, 0 and 1 repeat, however large the exponent.
        return x ** int(exponent if abs(exponent) < 2 or abs(x) > 1 or x.q > 1 else 2 - exponent % 2)
    if abs(exponent) < 1 << 40:
        return ball(x) ** fmpz(exponent)
    if sign(x) == 0:
        return fmpq(0)
    magnitude = (abs(ball(x)).log() * arb(exponent)).exp()
    return magnitude if sign(x) > 0 or exponent % 2 == 0 else -magnitude


def fraction_power(x, y):
    if sign(x) < 0:
        if y.q % 2 == 0:
            raise Undefined("even root of a negative number")
        magnitude = fraction_power(-x, y)
        return magnitude if y.p % 2 == 0 else -magnitude
    if y.q < 1000 and (base := exact_root(x, int(y.q))) is not None:
        return whole_power(base, y.p)
    return ball(x) ** arb(y)


def real_root(x, index):
    index = whole(index)
    if index is None:
        raise Undecided
    if index == 0:
        raise Undefined("zeroth root")
    return power(x, fmpq(1, index))


def square_root(x):
    if sign(x) < 0:
        raise Undefined("square root of a negative number")
    return fraction_power(x, fmpq(1, 2)) if is_exact(x) else fmpq(0) if sign(x) == 0 else x.sqrt()


def hypot(x, y):
    return square_root(add(multiply(x, x), multiply(y, y)))


# Exponentials and logarithms

def exponential(x):
    return fmpq(1) if is_exact(x) and x == 0 else ball(x).exp()


def logarithm(x):
    if sign(x) <= 0:
        raise Undefined("logarithm of a number that is not positive")
    return fmpq(0) if is_exact(x) and x == 1 else ball(x).log()


def logarithm_to(x, base=fmpq(10)):
    above = logarithm(x)
    below = logarithm(base)
    if sign(below) == 0:
        raise Undefined("logarithm to the base 1")
    return ball(above) / ball(below)
