"""Keys by the names that screens give them, as WebDriver's actions strike them."""

VALUES = {
    "Enter": "\ue007", "Escape": "\ue00c", "Backspace": "\ue003", "Delete": "\ue017", "Tab": "\ue004", "Space": " ",
    "Ctrl": "\ue009", "Shift": "\ue008", "Alt": "\ue00a", "F2": "\ue032", "F9": "\ue039", "Up": "\ue013", "Down": "\ue015",
}  # fmt: skip
NUMPAD = {str(digit): chr(0xE01A + digit) for digit in range(10)} | {"Enter": "\ue006"}


def strokes(names, values=VALUES):
    """The actions of a keyboard that strike these keys one after the other."""
    for name in names:
        *modifiers, key = [name] if len(name) == 1 else name.split("+")
        held = [values.get(part, part) for part in modifiers]
        struck = values.get(key, key.lower() if modifiers else key)
        yield from ({"type": "keyDown", "value": value} for value in held)
        yield from ({"type": kind, "value": struck} for kind in ("keyDown", "keyUp"))
        yield from ({"type": "keyUp", "value": value} for value in reversed(held))


def keyboard(names, values=VALUES):
    """The one source of actions that strikes these keys."""
    return [{"type": "key", "id": "keyboard", "actions": list(strokes(names, values))}]


def pointer(x, y):
    """The one source of actions that clicks at a place of the page."""
    actions = [
        {"type": "pointerMove", "x": round(x), "y": round(y), "duration": 0},
        {"type": "pointerDown", "button": 0}, {"type": "pointerUp", "button": 0},
    ]  # fmt: skip
    return [{"type": "pointer", "id": "mouse", "parameters": {"pointerType": "mouse"}, "actions": actions}]
