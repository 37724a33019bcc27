"""The words of expressions, and what they stand for."""

import re

TOKEN = re.compile(r"""
    (?P<radix> 0[xX][0-9a-fA-F]+ | 0[bB][01]+ | 0[oO][0-7]+ )
  | (?P<number> (?: \d+\.?\d* | \.\d+ ) (?: [eE][+-]?\d+ )? )
  | (?P<inverse> (?: sin | cos | tan )h? \^ -1 )
  | (?P<name> (?: log2 | atan2 ) (?!\d) | [a-zA-Z]+ | [πφτ] )
  | (?P<raised> [⁺⁻]?[⁰¹²³⁴⁵⁶⁷⁸⁹]+ )
  | (?P<sign> \*\* | !! | . )
""", re.VERBOSE)

PLAIN = {"×": "*", "·": "*", "÷": "/", ":": "/", "−": "-", "–": "-", "**": "^", ";": ","}
RAISED = str.maketrans("⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻", "0123456789+-")
CONSTANTS = {"pi": "pi", "π": "pi", "e": "e", "phi": "phi", "φ": "phi", "tau": "tau", "τ": "tau"}
ALIASES = {
    "arcsin": "asin", "arccos": "acos", "arctan": "atan", "sin^-1": "asin", "cos^-1": "acos", "tan^-1": "atan",
    "arcsinh": "asinh", "arccosh": "acosh", "arctanh": "atanh", "sinh^-1": "asinh", "cosh^-1": "acosh", "tanh^-1": "atanh",
    "ceiling": "ceil", "sgn": "sign", "fact": "factorial", "ncr": "nCr", "comb": "nCr", "binomial": "nCr", "npr": "nPr",
    "perm": "nPr", "√": "sqrt",
}
MANY = range(1, 1000)
COUNTS = {
    **dict.fromkeys(("atan2", "root", "mod", "nCr", "nPr", "hypot"), (2,)), "log": (1, 2),
    **dict.fromkeys(("min", "max", "gcd", "lcm"), MANY),
    **dict.fromkeys((
        "sin", "cos", "tan", "sec", "csc", "cot", "asin", "acos", "atan", "sinh", "cosh", "tanh", "asinh", "acosh", "atanh",
        "exp", "ln", "log2", "sqrt", "cbrt", "abs", "sign", "floor", "ceil", "round", "trunc", "frac", "gamma", "factorial",
    ), (1,)),
}
BINARY = {"+": (1, "add"), "-": (1, "subtract"), "*": (2, "multiply"), "/": (2, "divide"), "mod": (2, "modulo")}


#: Marks a percentage without brackets, which after plus and minus is a share of all to the left.
BARE = object()
