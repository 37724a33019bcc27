"""The modes of `tally calculator` in a terminal: every script that can be typed, the mouse, what is remembered."""

import subprocess
import tempfile

from cases import SPELLINGS, plain, rows
from terminal import Terminal, key, paste, program
from test_calculator import calculator, settle

# The keys of each mode by how a script writes them; a control's own name is one of its spellings.
WORDS = {"sqrt": "√", "left": "Left", "right": "Right", "home": "Home", "end": "End", "word-left": "Ctrl+Left",
         "word-right": "Ctrl+Right", "del": "Delete", "hex": "F5", "dec": "F6", "oct": "F7", "bin": "F8",
         "=": "Enter", "back": "Backspace", "accept": "Enter",
         "dismiss": "Escape", "next-row": "Down", "AC": "Escape", "neg": "F9", "undo": "Ctrl+Z", "redo": "Ctrl+Shift+Z"}
IDS = {(row["mode"], row["id"]): row["key"] for row in rows("mode-keys.tsv")}
# Ctrl+M is Enter in a terminal, and C has no key there.
UNTYPED = {"MS", "C"}
# Scripts whose words are other keys when they are typed letter by letter.
OTHERWISE = {"second-page", "undo-variable", "digits-end-with-typing", "shift-negative"}


def spelled(text):
    """A line with its signs in one spelling, and without the bracket that the key √ writes."""
    for sign, other in [("÷", "/"), ("×", "*"), ("√(", "√")]:
        text = text.replace(sign, other)
    return plain(text)


def typed(script, mode):
    """What a terminal sends for a script; None where a key of it cannot be typed."""
    sent = ""
    for word in script.split():
        if word in UNTYPED or word.startswith(("unit-", "history-")):
            return None
        if word.startswith("paste:"):
            sent += paste(word[len("paste:"):])
        elif word.startswith(("type:", "find:")):
            sent += word[len("type:"):]
        elif word in WORDS:
            sent += key(WORDS[word])
        elif (mode, word) in IDS or ("basic", word) in IDS:
            name = IDS.get((mode, word)) or IDS.get(("basic", word))
            if not name:
                return None
            sent += key(name)
        else:
            sent += key(SPELLINGS[word]) if word in SPELLINGS else word
        if word.startswith("mode-"):
            mode = word[len("mode-"):]
    return sent


def display(terminal):
    """The lines above the first rule, without captions and marks in the gutter."""
    end = next(row for row, line in enumerate(terminal.lines) if "├" in line)
    start = next(row for row, line in enumerate(terminal.lines) if "╭" in line)
    return [line[line.index("│") + 1:line.rindex("│")].strip() for line in terminal.lines[start + 1:end]]


def last_mode(row):
    """The mode that a script ends in."""
    modes = [word[len("mode-"):] for word in row["keys"].split() if word.startswith("mode-")]
    return (modes or [row["mode"]])[-1]


def replays(row, keys):
    # The converter draws the number of its line, with the unit before it.
    line = row["line"].split(" ")[0] if last_mode(row) == "converter" else row["line"]
    with calculator("--mode", row["mode"], rows=32, columns=100) as terminal:
        terminal.send(keys)
        settle(terminal)
        shown = [spelled(line.replace("▏", "")) for line in display(terminal)]
        for wanted in [line, row["result"], row["status"]]:
            assert not wanted or any(line.endswith(spelled(wanted)) for line in shown), (
                f"{wanted!r} is not shown\n{terminal.text}")


def test_scripts():
    for row in rows("mode-scripts.tsv"):
        keys = typed(row["keys"], row["mode"])
        if keys is not None and row["id"] not in OTHERWISE:
            yield f"modes {row['id']}", lambda row=row, keys=keys: replays(row, keys)


def test_caret():
    def is_where_it_was_put():
        with calculator("--mode", "scientific") as terminal:
            terminal.send("1234" + key("Left") * 2)
            terminal.wait_for("1 2▏34")

    def stays_in_view():
        with calculator("--mode", "scientific") as terminal:
            terminal.send("1+" * 100 + key("Home"))
            settle(terminal)
            assert "▏1+1+" in terminal.text, terminal.text

    yield "the caret stands where keys put it, among grouped digits", is_where_it_was_put
    yield "a long expression shows its caret", stays_in_view


def test_mouse():
    def turns_a_bit():
        with calculator("--mode", "programmer", rows=32, columns=100) as terminal:
            row = next(row for row, line in enumerate(terminal.lines) if "│ 15 " in line)
            terminal.click(row, terminal.lines[row].rindex("0", 0, terminal.lines[row].rindex("0")))
            settle(terminal)
            assert any(line.startswith("DEC") and line.endswith(" 1") for line in display(terminal)), terminal.text

    def chooses_a_base():
        with calculator("--mode", "programmer", rows=32, columns=100) as terminal:
            terminal.send("255")
            terminal.wait_for("FF")
            row = next(row for row, line in enumerate(terminal.lines) if "HEX" in line)
            terminal.click(row, terminal.lines[row].index("HEX"))
            terminal.wait_for("FF▏")

    yield "a click turns a bit over", turns_a_bit
    yield "a click on a line chooses its base", chooses_a_base


def test_remembered():
    def comes_back():
        folder = tempfile.mkdtemp(prefix="tally-test-")
        with calculator(TALLY_DATA=folder) as terminal:
            terminal.press("Ctrl+2")
            terminal.wait_for("Scientific")
            terminal.press("Ctrl+Q")
            terminal.status()
        with calculator(TALLY_DATA=folder) as terminal:
            terminal.wait_for("Scientific")
        with calculator("--mode", "basic", TALLY_DATA=folder) as terminal:
            terminal.wait_for("Basic")

    yield "the mode is remembered; --mode goes before", comes_back


def test_busy():
    def takes_keys():
        with calculator("--mode", "scientific") as terminal:
            terminal.send("sin(2^10^6)+gamma(12345.678)^1000000" + "9" * 40 + key("Home") + "7")
            terminal.wait_for("▏sin")
            terminal.press("Escape", "4", "2")
            settle(terminal)
            assert any(line.endswith("42") for line in display(terminal)), terminal.text

    yield "no key waits for a sum", takes_keys


def test_plain_text():
    def answers():
        run = subprocess.run(
            [program("tally"), "calculator", "--mode", "scientific", "--renderer", "text"],
            input="sin(30)+2 =\n1/3 =\n*3 =\n1+ =\n", capture_output=True, text=True)
        assert run.stdout == "2.5\n0.333333333333\n1\n", run.stdout
        assert run.stderr == "A number is missing at the end\n", run.stderr
        assert run.returncode == 1

    yield "plain text takes whole expressions", answers


def test_converter():
    def types_in_both_fields():
        with calculator("--mode", "converter") as terminal:
            terminal.send("5")
            terminal.wait_for("8.046 72")
            terminal.send(key("Down") + "100")
            terminal.wait_for("62.137 119 223 7")

    def finds_a_unit():
        with calculator("--mode", "converter") as terminal:
            terminal.send("3" + key("Ctrl+F") + "inch")
            terminal.wait_for("Search units: inch▏")
            terminal.send(key("Enter"))
            terminal.wait_for("1 in = 0.000 025 4 km")
            assert any(line.startswith("in") and line.endswith("3▏") for line in display(terminal)), terminal.text

    def goes_to_a_clicked_field():
        with calculator("--mode", "converter") as terminal:
            row = next(row for row, line in enumerate(terminal.lines) if "│ km" in line)
            terminal.click(row, terminal.lines[row].index("km"))
            terminal.send("2")
            terminal.wait_for("1.242 742 384 47")

    yield "both fields of the converter can be typed in", types_in_both_fields
    yield "a unit is found by its name", finds_a_unit
    yield "a click on a field of the converter has keys go there", goes_to_a_clicked_field
