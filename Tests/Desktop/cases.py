"""The scripts that every renderer replays, and the controls that their keys press."""

import csv
from pathlib import Path

CASES = Path(__file__).resolve().parents[1] / "Cases"


def rows(name):
    """The rows of a table in Tests/Cases by column; lines that begin with # are notes."""
    with open(CASES / name, newline="") as file:
        lines = (line for line in file if not line.startswith("#"))
        return list(csv.DictReader(lines, delimiter="\t", quoting=csv.QUOTE_NONE))


# The calculator's controls by the ways in which a script writes them, each with `id`, `spoken` and `key`.
CONTROLS = {spelling: row for row in rows("calculator-keys.tsv") for spelling in row["script"].split()}


def calculator_scripts():
    """The calculator's scripts for one calculator that is cleared in between: of controls alone, and not of an undo
    first, which would take back the clearing."""
    scripts = rows("calculator-scripts.tsv")
    return [row for row in scripts if is_of_controls(row["keys"]) and not row["keys"].startswith("undo")]


def is_of_controls(keys):
    """Whether every key of a script is a control's."""
    return all(key in CONTROLS for key in keys.split())


def pressed(keys, what):
    """The `id`, the `spoken` name or the `key` of each control that a script presses."""
    return [CONTROLS[key][what] for key in keys.split()]
