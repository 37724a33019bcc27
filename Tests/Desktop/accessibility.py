"""The accessibility tree, as a screen reader sees it. (The one place that loads GObject's bindings.)"""

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, Gio, GLib  # noqa: E402


def applications():
    """What runs on this desktop."""
    desktop = Atspi.get_desktop(0)
    # Nothing is kept from one question to the next: a kept answer is corrected only where an event loop runs.
    running = children(desktop)
    for node in [desktop, *running]:
        node.set_cache_mask(Atspi.Cache.NONE)
    return running


def children(node):
    """The accessibles below one, less those that went away meanwhile."""
    found = (node.get_child_at_index(index) for index in range(node.get_child_count()))
    return [child for child in found if child]


def descendants(node):
    """Every accessible below one, from the top down."""
    for child in children(node):
        yield child
        yield from descendants(child)


def text_of(node):
    """The text of an accessible as a plain number: no thin spaces, an ASCII minus."""
    text = node.get_text_iface()
    drawn = Atspi.Text.get_text(text, 0, Atspi.Text.get_character_count(text)) if text else node.get_name()
    return plain(drawn)


def plain(drawn):
    """What is drawn, with an ASCII minus and without the thin spaces that group digits."""
    return drawn.replace("\u2212", "-").replace("\u2009", "").replace("\u202f", "")


def act(node, action):
    """Does the action of this name on an accessible."""
    actions = node.get_action_iface()
    names = [Atspi.Action.get_action_name(actions, index) for index in range(Atspi.Action.get_n_actions(actions))]
    return Atspi.Action.do_action(actions, names.index(action))


def has_focus(node):
    """Whether the keyboard acts on this accessible."""
    return node.get_state_set().contains(Atspi.StateType.FOCUSED)


def can_focus(node):
    """Whether Tab can bring the keyboard there."""
    return node.get_state_set().contains(Atspi.StateType.FOCUSABLE)


def process_of(application):
    """The number of the process of an application; 0 when it has just gone."""
    try:
        return application.get_process_id()
    except GLib.Error:
        return 0
