"""Real key events: the X server gets them as from a keyboard. And the clipboard, which keys copy to."""

import subprocess

KEYSYMS = {
    "+": "plus", "-": "minus", "*": "asterisk", "/": "slash", ".": "period", ",": "comma", "=": "equal",
    "%": "percent", "(": "parenleft", ")": "parenright", "^": "asciicircum", "!": "exclam", "@": "at",
    "#": "numbersign", "_": "underscore", "~": "asciitilde", "'": "apostrophe", ";": "semicolon", ":": "colon",
    "Enter": "Return", "Backspace": "BackSpace", "Space": "space", "Ctrl": "ctrl", "Shift": "shift", "Alt": "alt",
}  # fmt: skip

# Key codes of a PC keyboard's numpad: what a code means depends on NumLock, as it does for a user.
NUMPAD = {
    "0": 90, "1": 87, "2": 88, "3": 89, "4": 83, "5": 84, "6": 85, "7": 79, "8": 80, "9": 81, ".": 91,
    "+": 86, "-": 82, "*": 63, "/": 106, "Enter": 104,
}  # fmt: skip


def keysym(key):
    """The X name of a key as screens name it: `Ctrl+Shift+Z` is `ctrl+shift+z`."""
    *modifiers, last = [key] if len(key) == 1 else key.split("+") if not key.endswith("++") else [key[:-2], "+"]
    if modifiers:
        last = last.lower() if len(last) == 1 else last
    return "+".join(KEYSYMS.get(part, part) for part in [*modifiers, last])


def type_keys(keys, delay=1):
    """Strikes keys, named as in screens, this many milliseconds apart."""
    strike([keysym(key) for key in keys], delay)


def type_numpad(keys):
    """Strikes keys of the numpad."""
    strike([str(NUMPAD[key]) for key in keys])


def strike(names, delay=1):
    if names:
        subprocess.run(["xdotool", "key", "--delay", str(delay), *names], check=True)


def toggle_num_lock():
    strike(["Num_Lock"])


def clipboard():
    """The text in the clipboard."""
    return subprocess.run(["xclip", "-selection", "clipboard", "-o"], capture_output=True, text=True).stdout


def fill_clipboard(text):
    """Puts a text in the clipboard, as another program does."""
    command = ["xclip", "-selection", "clipboard", "-i"]
    subprocess.run(command, input=text, text=True, check=True, stdout=subprocess.DEVNULL)
