"""What the benchmarks share: where things are, the words on the machine, and tables in Markdown."""

import datetime
import os
import platform
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
RELEASE = ROOT / ".build" / "release"
BENCH = ROOT / ".build" / "bench"


def print_machine(*words):
    """Says when and where the figures were measured, and what else there is to know of them."""
    machine = [str(datetime.date.today()), f"{os.cpu_count()} cores", platform.machine(), *words]
    print(", ".join(machine) + ".\n")


def print_table(head, rows):
    """Prints a Markdown table; the first column holds words, the others figures."""
    for cells in (head, ["---"] + ["---:"] * (len(head) - 1), *rows):
        print("| " + " | ".join(cells) + " |")
