"""The rules that a compiler does not check: `python3 Tools/rules`, from the root of the repository.

Prints every breach as `path:line: what`, and fails when there is one.
"""

import sys

import arrows
import documents
import purity
import snippets

breaches = [breach for rule in (arrows, purity, snippets, documents) for breach in rule.breaches()]
for breach in breaches:
    print(breach)
sys.exit(1 if breaches else 0)
