"""Balls, exact where they can be, and the questions that balls cannot always answer."""

from fractions import Fraction

from flint import arb, ctx, fmpq, fmpz

#: The most bits of an exact number; beyond, it goes on as a ball.
LONGEST = 400_000


class Undefined(Exception):
    """The expression has no value."""


class Undecided(Exception):
    """More precision is needed, or no precision is enough."""


class Assumption:
    """Whether what looks like 0 is taken for 0, and whether that was needed."""

    def __init__(self):
        self.allowed = False
        self.used = False


assumption = Assumption()


def exact(value):
    """A Fraction or whole number as an exact value, or as a ball if it is too long."""
    value = Fraction(value)
    result = fmpq(value.numerator, value.denominator)
    return result if result.height_bits() <= LONGEST else arb(result)


def is_exact(value):
    return isinstance(value, fmpq)


def ball(value):
    return arb(value) if is_exact(value) else value


def checked(value):
    """A ball to go on with."""
    if is_exact(value):
        return value if value.height_bits() <= LONGEST else arb(value)
    if not value.is_finite():
        raise Undecided
    return value


def sign(value):
    """-1, 0 or 1. A ball around 0 that has become tiny is 0 by assumption."""
    if is_exact(value):
        return (value > 0) - (value < 0)
    if value > 0 or value < 0:
        return 1 if value > 0 else -1
    if value.is_zero():
        return 0
    if assumption.allowed and value.abs_upper() < arb(2) ** -(ctx.prec // 4):
        assumption.used = True
        return 0
    raise Undecided


def compare(left, right):
    return sign(left - right if is_exact(left) and is_exact(right) else ball(left) - ball(right))


def floor(value):
    """The greatest whole number that is not above, as an fmpz."""
    if is_exact(value):
        return value.floor()
    whole = only_whole(value.floor())
    if whole is not None:
        return whole
    nearest = nearest_whole(value)
    return nearest if sign(value - arb(nearest)) >= 0 else nearest - 1


def nearest_whole(value):
    nearest = only_whole((value + arb(0.5)).floor())
    if nearest is None:
        raise Undecided
    return nearest


def only_whole(value):
    """The only whole number in a ball, or None."""
    if value.abs_upper() > arb(2) ** LONGEST:
        raise Undecided
    return value.unique_fmpz()


def whole(value):
    """The whole number that the value is, or None."""
    if is_exact(value):
        return value.p if value.q == 1 else None
    if not value.contains_integer():
        return None
    nearest = nearest_whole(value)
    return nearest if sign(value - arb(nearest)) == 0 else None


def exact_root(value, index):
    """The root, if the value is exact and the root rational; else None."""
    if not is_exact(value) or value < 0:
        return None
    parts = [root(part, index) for part in (value.p, value.q)]
    return None if None in parts else fmpq(*parts)


def root(number, index):
    if number <= 1:
        return number
    if index >= number.bit_length():
        return None
    floor_ = fmpz(number).root(index)
    return floor_ if floor_**index == number else None
