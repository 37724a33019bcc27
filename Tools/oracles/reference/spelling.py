"""Writes trees as people do: as few brackets as the rules allow, and every way to spell a sign."""

from fractions import Fraction

SUM, PRODUCT, PREFIX, POWER, ATOM = range(1, 6)
SIGNS = {
    "add": (SUM, ("+", " + ")), "subtract": (SUM, ("-", " - ", " − ")), "multiply": (PRODUCT, ("*", " * ", "×", "·")),
    "divide": (PRODUCT, ("/", " / ", "÷")), "modulo": (PRODUCT, (" mod ",)),
}
POSTFIX = {"factorial": "!", "percent": "%"}
CONSTANTS = {"pi": ("pi", "π"), "tau": ("tau", "τ"), "e": ("e",), "phi": ("phi", "φ")}


def spelt(tree, random):
    """The text of a tree, with spellings chosen at random."""
    return Writer(random).text(tree)[0]


class Writer:
    def __init__(self, random):
        self.random = random

    def text(self, tree):
        """The text, and how tightly it holds together."""
        operation, *operands = tree
        if operation == "number":
            return number(operands[0]), ATOM
        if operation == "name":
            return self.random.choice(CONSTANTS[operands[0]]), ATOM
        if operation == "negate":
            return "-" + self.bracketed(operands[0], PREFIX), PREFIX
        if operation in POSTFIX:
            # A bare percentage after plus or minus would be a share of the left side; "x!!" one factorial of another kind.
            return "(" + self.bracketed(operands[0], ATOM, "!%") + POSTFIX[operation] + ")", ATOM
        if operation == "power":
            return self.power(*operands)
        if operation in SIGNS:
            return self.binary(operation, *operands)
        return self.call(operation, operands)

    def bracketed(self, tree, tightness, endings="\0"):
        text, own = self.text(tree)
        return text if own >= tightness and text[-1] not in endings else f"({text})"

    def power(self, base, exponent):
        if exponent == ("number", Fraction(2)) and self.random.random() < 0.2:
            return self.bracketed(base, ATOM) + "²", POWER
        sign = self.random.choice(("^", "^", "^", "**"))
        return self.bracketed(base, ATOM) + sign + self.bracketed(exponent, PREFIX), POWER

    def binary(self, operation, left, right):
        tightness, signs = SIGNS[operation]
        if operation == "multiply" and left[0] == "number" and self.random.random() < 0.5:
            text, own = self.text(right)
            if own >= POWER and (text[0] == "(" or text[0].isalpha()) and text[0] != "e" and not text.startswith(("mod", "nCr", "nPr")):
                return self.text(left)[0] + text, PRODUCT
        return self.bracketed(left, tightness) + self.random.choice(signs) + self.bracketed(right, tightness + 1), tightness

    def call(self, name, operands):
        texts = [self.text(operand)[0] for operand in operands]
        if name == "sqrt" and self.random.random() < 0.5:
            return f"√({texts[0]})", ATOM
        if len(operands) == 1 and self.random.random() < 0.1:
            text = self.bracketed(operands[0], POWER)
            if text[0] != "(":
                return f"{name} {text}", PREFIX
        return f"{name}({', '.join(texts)})", ATOM


def number(value):
    """A decimal in full, or a quotient in brackets."""
    if 10**20 % value.denominator:
        return f"({value.numerator}/{value.denominator})"
    places = next(places for places in range(21) if 10**places % value.denominator == 0)
    whole, rest = divmod(value.numerator * 10**places // value.denominator, 10**places)
    return f"{whole}.{rest:0{places}}" if places else str(whole)
