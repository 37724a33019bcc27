"""What the rules read: the package's targets and its Swift files."""

import functools
import json
import re
import subprocess
from pathlib import Path

IMPORT = re.compile(r"^\s*(?:@\w+\s+)*(?:public |package |internal |fileprivate |private )?import (?:\w+ )?(\w+)", re.MULTILINE)
NOT_CODE = re.compile(r'//[^\n]*|/\*.*?\*/|"""\n.*?"""|"(?:\\.|[^"\\\n])*"', re.DOTALL)


@functools.cache
def targets():
    """The targets of Package.swift by name, each with `path`, `type` and the names it depends on."""
    package = json.loads(subprocess.run(["swift", "package", "dump-package"], check=True, capture_output=True).stdout)
    return {
        target["name"]: {
            "path": Path(target["path"]),
            "type": target["type"],
            "dependencies": [dependency["byName"][0] for dependency in target["dependencies"]],
        }
        for target in package["targets"]
    }


def swift_files(path):
    """The Swift files under a folder, sorted."""
    return sorted(Path(path).rglob("*.swift"))


def imports(file):
    """The (line number, module) pairs that a file imports."""
    text = file.read_text()
    return [(line_of(text, match.start(1)), match[1]) for match in IMPORT.finditer(text)]


def code(file):
    """A file's text with comments and string literals blanked, so that words in them are not taken for code."""
    return NOT_CODE.sub(lambda match: re.sub(r"[^\n]", " ", match[0]), file.read_text())


def line_of(text, position):
    """The number of the line, from 1, at a position."""
    return text.count("\n", 0, position) + 1
