"""Copying and pasting as the browser tells the page of it, without the clipboard of this machine."""

# What the page copies.
COPIED = """(() => {
    let copied = "";
    const clipboardData = { setData: (_, text) => { copied = text; } };
    document.dispatchEvent(Object.assign(new Event("copy", { cancelable: true }), { clipboardData }));
    return copied;
})()"""


def pasting(text):
    """Pastes the text of an expression."""
    return f"""(() => {{
        const clipboardData = {{ getData: () => {text} }};
        document.dispatchEvent(Object.assign(new Event("paste", {{ cancelable: true }}), {{ clipboardData }}));
        return null;
    }})()"""
