"""The tables in Tests/Cases, and the keys of a snapshot's script as a terminal sends them."""

import os

from terminal import ROOT, key, paste


def rows(name):
    """The rows of a table as dictionaries by column; lines that begin with # are notes."""
    with open(os.path.join(ROOT, "Tests", "Cases", name), encoding="utf-8") as file:
        lines = [line.rstrip("\n") for line in file if line.strip() and not line.startswith("#")]
    columns = lines[0].split("\t")
    for line in lines[1:]:
        cells = line.split("\t")
        yield dict(zip(columns, cells + [""] * (len(columns) - len(cells))))


SPELLINGS = {
    spelling: row["key"] for row in rows("calculator-keys.tsv") for spelling in row["script"].split()
}
LABELS = {
    spelling: row["label"] for row in rows("calculator-keys.tsv") for spelling in row["script"].split()
}


def typed(script):
    """What a terminal sends for the keys of a calculator's script."""
    return "".join(typed_key(word) for word in script.split())


def typed_key(word):
    if word.startswith("paste:"):
        return paste(word[len("paste:"):])
    if word.startswith("type:"):
        return word[len("type:"):]
    return key(SPELLINGS[word]) if word in SPELLINGS else word


def plain(text):
    """Text as drawn, with its numbers canonical: an ASCII minus and no groups."""
    return text.replace("−", "-").replace(" ", "")
