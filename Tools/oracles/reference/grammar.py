"""Reads expressions by the rules of entry into trees: ("number", Fraction), ("name", text), (operation, operand, …)."""

from fractions import Fraction

from .words import ALIASES, BARE, BINARY, CONSTANTS, COUNTS, PLAIN, RAISED, TOKEN


class NotUnderstood(Exception):
    """The text is no expression, or has what this reader leaves out: grouped digits, variables, conversions."""


def read(text):
    """The tree of an expression."""
    reader = Reader(text)
    tree = reader.sum()
    if reader.kind != "end":
        raise NotUnderstood(f"{reader.word!r} in {text!r}")
    return tree


def enclosed(tree):
    """A tree in brackets: no longer a share."""
    return tree[:-1] if tree[-1] is BARE else tree


def decimal(text):
    """A number with an exponent of any size."""
    digits, _, exponent = text.lower().partition("e")
    if abs(int(exponent or 0)) < 10_000:
        return ("number", Fraction(text))
    ten = ("power", ("number", Fraction(10)), ("number", Fraction(exponent)))
    return ("multiply", ("number", Fraction(digits)), ten)


class Reader:
    """Recursive descent over the words of a text."""

    def __init__(self, text):
        self.words = [(match.lastgroup, match.group()) for match in TOKEN.finditer(text) if not match.group().isspace()]
        self.words.append(("end", ""))
        self.next = -1
        self.advance()

    def advance(self):
        self.next += 1
        self.kind, word = self.words[min(self.next, len(self.words) - 1)]
        self.word = PLAIN.get(word, word)
        if self.kind in ("name", "inverse") or self.word == "√":
            name = ALIASES.get(word.lower(), word.lower())
            self.word = {"ncr": "nCr", "npr": "nPr"}.get(name, name)
            if self.word in COUNTS and not (self.word == "mod" and self.peek() != "("):
                self.kind = "function"

    def peek(self):
        return self.words[min(self.next + 1, len(self.words) - 1)][1]

    def take(self, word):
        """Whether this word comes next; then it is passed."""
        is_next = self.kind == "sign" and self.word == word
        if is_next:
            self.advance()
        return is_next

    def sum(self):
        left = self.product()
        while self.kind == "sign" and self.word in "+-":
            operation = BINARY[self.word][1]
            self.advance()
            right = self.product()
            if right[0] == "percent" and right[-1] is BARE:
                left = (operation + "Share", left, right[1])
            else:
                left = (operation, left, right)
        return left

    def product(self):
        left = self.signed()
        while True:
            if self.kind == "sign" and self.word in "*/" or self.word == "mod":
                operation = BINARY[self.word][1]
                self.advance()
                left = (operation, left, self.signed())
            elif self.kind in ("function", "name") or self.kind == "sign" and self.word == "(":
                left = ("multiply", left, self.power())
            else:
                return left

    def signed(self):
        if self.take("-"):
            operand = self.signed()
            # −20% after a plus is a share too: minus twenty percent.
            return ("percent", ("negate", operand[1]), BARE) if operand[-1] is BARE else ("negate", operand)
        if self.take("+"):
            return self.signed()
        return self.power()

    def power(self):
        base = self.postfix()
        return ("power", base, self.signed()) if self.take("^") else base

    def postfix(self):
        operand = self.operand()
        while True:
            if self.kind == "raised":
                operand = ("power", operand, ("number", Fraction(self.word.translate(RAISED))))
                self.advance()
            elif self.take("!!"):
                if self.kind == "sign" and self.word[0] == "!":
                    raise NotUnderstood("!!!")
                operand = ("doubleFactorial", operand)
            elif self.take("!"):
                operand = ("factorial", operand)
            elif self.take("°"):
                operand = ("degrees", operand)
            elif self.take("%"):
                if self.kind in ("number", "radix") or self.kind == "sign" and self.word == "(":
                    raise NotUnderstood("% between two numbers")
                operand = ("percent", operand, BARE)
            else:
                return operand

    def operand(self):
        kind, word = self.kind, self.word
        if self.take("("):
            return self.closed()
        self.advance()
        if kind == "radix":
            return ("number", Fraction(int(word, 0)))
        if kind == "number":
            return decimal(word)
        if kind == "function":
            return self.call(word)
        if word in CONSTANTS:
            return ("name", CONSTANTS[word])
        raise NotUnderstood(word)

    def call(self, name):
        if not self.take("("):
            return (name, enclosed(self.signed()))
        operands = [self.sum()]
        while self.take(","):
            operands.append(self.sum())
        self.close()
        if len(operands) not in COUNTS[name]:
            raise NotUnderstood(f"{len(operands)} numbers for {name}")
        return (name, *map(enclosed, operands))

    def closed(self):
        inner = self.sum()
        self.close()
        return enclosed(inner)

    def close(self):
        """A bracket closes, by itself at the end of the text."""
        if self.kind != "end" and not self.take(")"):
            raise NotUnderstood(self.word)
