"""Waiting for something to become true, by asking again; nothing here sleeps for a fixed time and hopes."""

import socket
import time


def wait_until(condition, what, seconds=10.0):
    """The first true value of `condition()`; fails in words after some seconds."""
    deadline = time.monotonic() + seconds
    while not (value := condition()):
        if time.monotonic() > deadline:
            raise AssertionError(f"waited {seconds:g} s for {what}")
        time.sleep(0.01)
    return value


def free_port():
    """A port of this machine that nobody uses."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]
