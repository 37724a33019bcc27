"""The digits of a tree's value, written as the calculator writes them."""

from fractions import Fraction

from flint import arb, ctx, fmpq

from .functions import ANGLES, CONSTANTS, OPERATIONS
from .values import Undecided, assumption, ball, checked, exact, floor, is_exact, sign


def value(tree, unit):
    """The tree's value at the present precision."""
    operation, *operands = tree
    if operation == "number":
        return exact(operands[0])
    if operation == "name":
        return CONSTANTS[operands[0]]()
    numbers = [value(operand, unit) for operand in operands if isinstance(operand, tuple)]
    if operation in ANGLES:
        return checked(ANGLES[operation](*numbers, unit))
    return checked(OPERATIONS[operation](*numbers))


class Answer:
    """Digits of a value: `text`, `is_exact` when they are all of it, `is_assumed` when a zero was assumed."""

    def __init__(self, text, is_exact, is_assumed, value):
        self.text, self.is_exact, self.is_assumed, self.value = text, is_exact, is_assumed, value

    @property
    def fraction(self):
        """The value, if it is rational for certain."""
        return Fraction(int(self.value.p), int(self.value.q)) if is_exact(self.value) else None


def answer(tree, digits=40, unit="rad", *, cut=True, most=1 << 13):
    """The value in so many digits; raises Undefined or, where up to `most` bits decide nothing, Undecided."""
    precision = 64 + 4 * digits
    while True:
        ctx.prec = precision
        assumption.allowed, assumption.used = precision * 2 > most, False
        try:
            number = value(tree, unit)
            text, is_exact_ = written(number, digits, cut)
            return Answer(text, is_exact_, assumption.used, number)
        except Undecided:
            if precision * 2 > most:
                raise
        except OverflowError as error:
            raise Undecided from error
        precision *= 2


def written(number, digits, cut):
    """The canonical text in so many digits, cut or rounded to even, and whether it is the whole value."""
    direction = sign(number)
    if direction == 0:
        return "0", True
    magnitude = abs(number)
    exponent = order(magnitude)
    room = max(digits, exponent + 1 if 0 <= exponent < 16 else 0)
    scaled = shifted(magnitude, room - 1 - exponent)
    figures = floor(scaled)
    rest = sign(scaled - fmpq(figures) if is_exact(scaled) else scaled - arb(figures))
    if not cut and rest:
        half = sign(scaled - fmpq(2 * figures + 1, 2) if is_exact(scaled) else scaled - arb(2 * figures + 1) / 2)
        figures += half > 0 or half == 0 and figures % 2
    figures, exponent = (figures, exponent) if figures < 10**room else (figures // 10, exponent + 1)
    is_whole = not rest and whole_digits(str(figures), exponent)
    return ("-" if direction < 0 else "") + laid_out(str(figures), exponent, is_whole and exponent < room), not rest


def order(magnitude):
    """The power of ten of the first digit."""
    guess = floor((ball(magnitude).log() / arb.const_log10()).mid())
    for exponent in (guess, guess + 1, guess - 1):
        if sign(shifted(magnitude, -exponent) - 1) >= 0 and sign(shifted(magnitude, -exponent - 1) - 1) < 0:
            return int(exponent)
    raise Undecided


def shifted(magnitude, places):
    """magnitude · 10^places."""
    places = int(places)
    if is_exact(magnitude) and abs(places) < 100_000:
        return magnitude * fmpq(10) ** places
    scale = (arb(places) * arb.const_log10()).exp() if abs(places) > 1 << 40 else arb(10) ** places
    return ball(magnitude) * scale


def whole_digits(figures, exponent):
    return len(figures.rstrip("0")) <= exponent + 1


def laid_out(figures, exponent, is_whole):
    """Digits with a decimal point from 1e-9 to 1e16, and whole numbers that have room; else with an exponent."""
    figures = figures.rstrip("0")
    if exponent < -9 or exponent >= 16 and not is_whole:
        return figures[0] + ("." + figures[1:] if len(figures) > 1 else "") + f"e{exponent}"
    if exponent < 0:
        return "0." + "0" * (-exponent - 1) + figures
    figures = figures.ljust(exponent + 1, "0")
    return figures[:exponent + 1] + ("." + figures[exponent + 1:] if len(figures) > exponent + 1 else "")
