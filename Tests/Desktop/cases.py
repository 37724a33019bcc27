"""The scripts that every renderer replays, and what their keys are called on a screen."""

import csv
import json
import subprocess
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]

# The ids of the controls whose key in a script is not the id itself.
CONTROLS = {
    **{digit: f"digit-{digit}" for digit in "0123456789"},
    ".": "point", ",": "point", "+": "add", "-": "subtract", "−": "subtract", "*": "multiply", "×": "multiply",
    "/": "divide", "÷": "divide", "=": "equals", "%": "percent", "±": "change-sign", "neg": "change-sign",
    "AC": "all-clear", "C": "clear-entry", "⌫": "backspace", "back": "backspace", "MC": "memory-clear",
    "MR": "memory-recall", "M+": "memory-add", "M-": "memory-subtract", "M−": "memory-subtract",
    "MS": "memory-store", "sqrt": "square-root", "sq": "square", "inv": "reciprocal", "undo": "undo", "redo": "redo",
}  # fmt: skip


def rows(name):
    """The rows of a table in Tests/Cases by column; lines that begin with # are notes."""
    with open(ROOT / "Tests" / "Cases" / name, newline="") as file:
        lines = (line for line in file if not line.startswith("#"))
        return list(csv.DictReader(lines, delimiter="\t", quoting=csv.QUOTE_NONE))


def calculator_scripts():
    """The calculator's scripts for one calculator that is cleared in between: of controls alone, and not of an undo
    first, which would take back the clearing."""
    scripts = rows("calculator-scripts.tsv")
    return [row for row in scripts if is_of_controls(row["keys"]) and not row["keys"].startswith("undo")]


def is_of_controls(keys):
    """Whether every key of a script is a control's."""
    return all(key in CONTROLS for key in keys.split())


def controls_of(keys):
    """The ids of the controls of a script's keys."""
    return [CONTROLS[key] for key in keys.split()]


@cache
def controls(app):
    """Every control of an application by id, as the terminal program's snapshot tells them."""
    command = [ROOT / ".build" / "release" / "tally", "snapshot", app, "--format", "json"]
    screen = json.loads(subprocess.run(command, check=True, capture_output=True).stdout)
    return {control["id"]: control for control in screen["controls"]}
