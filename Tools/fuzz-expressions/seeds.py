"""Writes every expression of Tests/Cases as a file of its own into a folder: seeds.py FOLDER"""

import hashlib
import pathlib
import sys

CASES = pathlib.Path(__file__).resolve().parents[2] / "Tests" / "Cases"


def expressions():
    """The column `expression` of every table that has one."""
    for table in CASES.glob("*.tsv"):
        lines = [line for line in table.read_text(encoding="utf-8").splitlines() if not line.startswith("#")]
        columns, *rows = [line.split("\t") for line in lines]
        if "expression" in columns:
            yield from (row[columns.index("expression")] for row in rows)


for text in set(expressions()):
    data = text.encode()
    (pathlib.Path(sys.argv[1]) / hashlib.sha1(data).hexdigest()[:16]).write_bytes(data)
