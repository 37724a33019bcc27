"""Sums, products, quotients and remainders, exact for exact numbers."""

from flint import fmpq

from .values import Undefined, ball, floor, is_exact, sign


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
