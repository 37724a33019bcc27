"""What each operation of a tree does to balls."""

from flint import arb, fmpq

from .angles import arccosine, arcsine, arctangent, arctangent_of, area_cosine, area_tangent, cosine, degrees, odd, sine
from .arithmetic import add, divide, modulo, multiply, share, subtract
from .powers import exponential, hypot, logarithm, logarithm_to, power, real_root, square_root
from .values import ball, floor, sign
from .wholes import (
    choose, common_divisor, common_multiple, double_factorial, extreme, factorial, gamma, rounded, truncated)

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
    "degrees": degrees,
}


CONSTANTS = {
    "pi": arb.pi, "tau": lambda: 2 * arb.pi(), "e": arb.const_e, "phi": lambda: (1 + arb(5).sqrt()) / 2,
}
