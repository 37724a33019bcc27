"""Examples in documents are code that is compiled and tested.

In a document, `<!-- snippet: PATH NAME -->` stands on the line before a fenced block. The block must equal the region
of PATH between `// snippet: NAME` and `// end snippet`, less its indentation.
"""

import re
import textwrap
from pathlib import Path

from source import line_of

MARK = re.compile(r"<!-- snippet: (\S+) (\S+) -->\n```\w*\n(.*?)```", re.DOTALL)
ANY_MARK = re.compile(r"<!-- snippet:")


def breaches():
    """Every marked block that is not what its source says, and every README with a Swift block that is not marked."""
    for document in sorted([*Path(".").glob("*.md"), *Path("Modules").glob("*/README.md")]):
        text = document.read_text()
        marks = list(MARK.finditer(text))
        if len(marks) != len(ANY_MARK.findall(text)):
            yield f"{document}: a snippet mark without a fenced block after it"
        for mark in marks:
            where = f"{document}:{line_of(text, mark.start())}"
            path, name, block = mark.groups()
            yield from differing(where, path, name, block)
        if text.count("```swift\n") != sum("```swift\n" in mark[0] for mark in marks):
            yield f"{document}: a Swift example that is not marked as a snippet, so nothing compiles it"


def differing(where, path, name, block):
    if not Path(path).is_file():
        yield f"{where}: no file {path}"
        return
    region = re.search(rf"^ *// snippet: {re.escape(name)}\n(.*?)^ *// end snippet", Path(path).read_text(), re.DOTALL | re.MULTILINE)
    if not region:
        yield f"{where}: no snippet {name} in {path}"
    elif textwrap.dedent(region[1]).strip() != block.strip():
        yield f"{where}: differs from snippet {name} in {path}"
