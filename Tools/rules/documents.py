"""Documents: every module has its README, and nothing that is committed names a place on one machine."""

import re
import subprocess
from pathlib import Path

from source import line_of

MACHINE = re.compile(r"(?<![\w.])/(?:work|home|root)/|/tmp/[a-z]|\.\./shared")


def breaches():
    """Every module without a README worth the name, and every mention of a machine's own path."""
    for module in sorted(Path("Modules").iterdir()):
        if not module.name.startswith("C") or module.name.startswith("Calc"):
            readme = module / "README.md"
            if not readme.is_file() or len(readme.read_text().split()) < 50:
                yield f"{readme}: missing, or too short to tell what the module is"
    yield from machine_paths()


def machine_paths():
    files = subprocess.run(["git", "ls-files", "-z"], check=True, capture_output=True, text=True).stdout.split("\0")
    for name in filter(None, files):
        try:
            text = Path(name).read_text()
        except (UnicodeDecodeError, FileNotFoundError, IsADirectoryError):
            continue
        for match in MACHINE.finditer(text):
            if name != "Tools/rules/documents.py":
                yield f"{name}:{line_of(text, match.start())}: a path of one machine: {match[0]}"
