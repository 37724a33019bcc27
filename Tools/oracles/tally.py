"""Asks the program `tally` in a pipe: thousands of expressions in one process."""

import json
import re
import subprocess
from collections import Counter

#: Refusals that say "not by me, not now"; all others say that there is no value.
PATIENCE = re.compile(
    r"too (long|large|big|much|many|deep|small)|takes|memory|cannot (tell|be told)|not (proved|certain|available)"
    r"|undecided|stopped", re.IGNORECASE)


class Answer:
    """What came of one expression: a result, a refusal or the end of the program."""

    def __init__(self, record):
        self.result, self.reading, self.is_exact = record["result"], record["reading"], record["exact"]
        self.message = record["error"]["message"] if record["error"] else None

    @property
    def kind(self):
        """result, refused (for lack of patience), undefined (a claim that there is no value) or crash."""
        if self.result is not None:
            return "refused" if "not proved" in self.result else "result"
        if self.message.startswith("crash"):
            return "crash"
        return "refused" if PATIENCE.search(self.message) else "undefined"

    @property
    def reason(self):
        """The message without names and numbers, to count by."""
        return re.sub(r"'[^']*'|-?\d[\d.e-]*", "…", self.message or self.result)

    def __str__(self):
        return self.result if self.result is not None else f"({self.message})"


def crashed(status):
    message = f"crash: status {status}"
    return Answer({"result": None, "reading": None, "exact": False, "error": {"message": message}})


def ask(program, expressions, *options, patience=10):
    """The answers, in order. A crash or a hang is the answer to its expression; the rest is asked anew."""
    answers = []
    expressions = list(expressions)
    while len(answers) < len(expressions):
        chunk = expressions[len(answers):len(answers) + 500]
        lines, status = run([program, "--json", *options], chunk, patience)
        if not lines and status == 2:
            raise SystemExit(f"{program} does not take {' '.join(options)}")
        answers += map(parsed, lines)
        if len(lines) < len(chunk):
            answers.append(crashed(status))
    return answers


def run(command, lines, patience):
    """The lines of output that came, each within the patience on average, and the exit status."""
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL) as process:
        try:
            output, _ = process.communicate("".join(line + "\n" for line in lines).encode(), patience * (len(lines) + 5) / 5)
            status = process.returncode
        except subprocess.TimeoutExpired:
            process.kill()
            output, status = process.communicate()[0], "none, it hangs"
    return output.decode().split("\n")[:-1], status


def parsed(line):
    return Answer(json.loads(line))


def same_digits(one, other):
    """Whether two texts are the same number, however it is laid out."""
    return one == other or parts(one) == parts(other)


def parts(text):
    """The sign, the digits without zeros at the ends, and the power of ten of the first; None of another text."""
    match = re.fullmatch(r"(-?)0*(\d*)(?:\.(\d*))?(?:e(-?\d+))?", text)
    if not match:
        return None
    sign, whole, rest, exponent = match.groups("")
    figures = (whole + rest).lstrip("0")
    first = len(whole) or len(figures) - len(rest)
    return (sign, figures.rstrip("0"), first + int(exponent or 0)) if figures else ("", "", 0)


class Verdicts:
    """Counts verdicts, and prints the first lines of each that is not right."""

    def __init__(self, most=30):
        self.counts, self.reasons, self.most = Counter(), Counter(), most

    def add(self, verdict, answer, line):
        self.counts[verdict] += 1
        if verdict == "refused":
            self.reasons[answer.reason] += 1
        if verdict not in ("right", "skipped") and self.counts[verdict] <= self.most:
            print(f"{verdict}\t{line}", flush=True)

    def close(self):
        """Prints the counts; whether nothing was wrong."""
        print(", ".join(f"{count} {verdict}" for verdict, count in self.counts.most_common()))
        for reason, count in self.reasons.most_common():
            print(f"  {count} refused: {reason}")
        return not self.counts["WRONG"] and not self.counts["CRASH"]
