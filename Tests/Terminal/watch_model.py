"""A stopwatch so simple that it is plainly right, which works out what presses come to."""

from collections import namedtuple

State = namedtuple("State", "marks banked since", defaults=((), 0, None))


class Watch:
    """The state of a watch, those before it and those that were taken back; readings are in nanoseconds."""

    def __init__(self, presses=()):
        self.state, self.past, self.future, self.clock = State(), [], [], 0
        for press, reading in presses:
            self.press(press, reading)

    def press(self, press, reading):
        """Does it; whether it counted."""
        if self.state.since is None or reading > self.clock:
            self.clock = reading
        if not self.counts(press):
            return False
        if press == "undo":
            self.future.append(self.state)
            self.state = self.past.pop()
        elif press == "redo":
            self.past.append(self.state)
            self.state = self.future.pop()
        else:
            self.past.append(self.state)
            self.future, self.state = [], self.after(press, reading)
        return True

    def counts(self, press):
        running = self.state.since is not None
        return {
            "start": not running, "stop": running, "lap": running, "reset": not self.is_fresh,
            "undo": bool(self.past), "redo": bool(self.future),
        }[press]  # fmt: skip

    @property
    def is_fresh(self):
        return self.state == State()

    @property
    def can_undo(self):
        return bool(self.past)

    def after(self, press, reading):
        marks, banked, since = self.state
        if press == "start":
            return State(marks, banked, reading)
        if press == "lap":
            return State((*marks, self.elapsed(reading)), banked, since)
        if press == "stop":
            return State(marks, self.elapsed(reading), None)
        return State()

    def elapsed(self, reading):
        """The time while it runs. A press that is kept after a later one of another program does not go back."""
        marks, banked, since = self.state
        least = max((banked, *marks[-1:]))
        time = banked + reading - since
        return time if time >= least else max(least, banked + self.clock - since)


def effective(presses):
    """Those of the presses that change anything; a start after a reset has nothing to undo before it."""
    kept, watch = [], Watch()
    for press in presses:
        if press == "start" and watch.is_fresh and watch.can_undo:
            watch = Watch()
        if watch.press(press, len(kept)):
            kept.append(press)
    return kept
