"""What each operation does to balls."""

import math
from fractions import Fraction

from flint import arb, ctx, fmpq, fmpz

from .values import LONGEST, Undecided, Undefined, ball, compare, exact, exact_root, floor, is_exact, sign, whole

#: The angle of a whole turn in each unit, as a function so that it has the precision of the moment.
TURN = {"rad": lambda: 2 * arb.pi(), "deg": lambda: fmpq(360), "grad": lambda: fmpq(400)}


def both(function):
    """An operation of two numbers that is exact for exact ones."""
    return lambda x, y: function(x, y) if is_exact(x) and is_exact(y) else function(ball(x), ball(y))


add = both(lambda x, y: x + y)
subtract = both(lambda x, y: x - y)
multiply = both(lambda x, y: x * y)


def divide(x, y):
    if sign(y) == 0:
        raise Undefined("division by zero")
    return both(lambda x, y: x / y)(x, y)


def modulo(x, y):
    quotient = floor(divide(x, y))
    return subtract(x, multiply(fmpq(quotient), y))


def share(operation):
    return lambda x, percent: multiply(x, operation(fmpq(1), divide(percent, fmpq(100))))


# Powers and roots

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


# Angles

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


# Whole numbers

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
    if number < 0 or number > 20_000:
        raise Undefined("double factorial below 0") if number < 0 else Undecided
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


#: By the tree's names. Those of the second table also take the unit of angles.
OPERATIONS = {
    "add": add, "subtract": subtract, "multiply": multiply, "divide": divide, "modulo": modulo, "mod": modulo,
    "power": power, "negate": lambda x: -x, "percent": lambda x: divide(x, fmpq(100)),
    "addShare": share(add), "subtractShare": share(subtract),
    "sqrt": square_root, "cbrt": lambda x: power(x, fmpq(1, 3)), "root": real_root, "hypot": hypot,
    "exp": exponential, "ln": logarithm, "log": logarithm_to, "log2": lambda x: logarithm_to(x, fmpq(2)),
    "sinh": odd(arb.sinh), "cosh": lambda x: ball(x).cosh(), "tanh": odd(arb.tanh),
    "asinh": odd(arb.asinh), "acosh": area_cosine, "atanh": area_tangent,
    "abs": abs, "sign": lambda x: fmpq(sign(x)), "floor": lambda x: fmpq(floor(x)), "ceil": lambda x: -fmpq(floor(-x)),
    "round": rounded, "trunc": truncated, "frac": lambda x: subtract(x, truncated(x)),
    "min": extreme(lambda order: order < 0), "max": extreme(lambda order: order > 0),
    "gcd": common_divisor, "lcm": common_multiple,
    "nCr": lambda n, k: choose(n, k, ordered=False), "nPr": lambda n, k: choose(n, k, ordered=True),
    "factorial": factorial, "doubleFactorial": double_factorial, "gamma": gamma,
}
ANGLES = {
    "sin": sine, "cos": cosine, "tan": lambda x, unit: divide(sine(x, unit), cosine(x, unit)),
    "sec": lambda x, unit: divide(fmpq(1), cosine(x, unit)), "csc": lambda x, unit: divide(fmpq(1), sine(x, unit)),
    "cot": lambda x, unit: divide(cosine(x, unit), sine(x, unit)),
    "asin": arcsine, "acos": arccosine, "atan": arctangent, "atan2": arctangent_of,
    "degrees": lambda x, unit: x if unit == "deg" else divide(multiply(x, exact_turn(unit)), fmpq(360)),
}


def exact_turn(unit):
    return TURN[unit]()


CONSTANTS = {
    "pi": arb.pi, "tau": lambda: 2 * arb.pi(), "e": arb.const_e, "phi": lambda: (1 + arb(5).sqrt()) / 2,
}
