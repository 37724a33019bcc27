"""The pure modules stay pure: they import one another alone, and use nothing that Embedded Swift refuses or that
makes a build for the browser heavy."""

import re

from source import code, imports, line_of, swift_files, targets

PURE = ["Loop", "ExactReal", "Screens", "CalcCore", "StopwatchCore", "WebRenderer"]

FORBIDDEN = {
    r"\bany [A-Z]": "an existential",
    r"\bAny\b": "Any",
    r"\bthrows(?!\s*\()": "untyped throws",
    r"\bweak\b": "weak",
    r"\\(?:[A-Z]\w*)?\.\w": "a key path",
    r"\b(?:Codable|Encodable|Decodable)\b": "Codable",
    r"\bCharacter\b": "Character",
    r"\bString\((?!decoding:)": "String made from a value",
    r"\bDictionary\b|\[\w+: \w+\]|\[:\]": "a dictionary",
    r"\bSet<": "a set, whose order is random",
    r"\b(?:debugPrint|print|dump)\(": "printing",
    r"\b(?:Double|Float)\b": "binary floating point",
    r"\b(?:Date|ContinuousClock|SuspendingClock)\b": "a clock",
    r"\b(?:SystemRandomNumberGenerator|random)\b": "randomness",
    r"\bnonisolated\(unsafe\)": "nonisolated(unsafe)",
}

def breaches():
    """Every forbidden import and construct in a pure module."""
    for module in PURE:
        for file in swift_files(targets()[module]["path"]):
            yield from impure_imports(module, file)
            yield from forbidden(module, file)


def impure_imports(module, file):
    for line, imported in imports(file):
        if imported not in PURE:
            yield f"{file}:{line}: {module} is pure and must not import {imported}"


def forbidden(module, file):
    text = code(file)
    for pattern, words in FORBIDDEN.items():
        for match in re.finditer(pattern, text):
            yield f"{file}:{line_of(text, match.start())}: {words} in the pure module {module}"
