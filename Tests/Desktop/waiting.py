"""Waiting for something to become true, by asking again; nothing here sleeps for a fixed time and hopes."""

import time


def wait_until(condition, what, seconds=10.0):
    """The first true value of `condition()`; fails in words after some seconds."""
    deadline = time.monotonic() + seconds
    while True:
        value = condition()
        if value:
            return value
        if time.monotonic() > deadline:
            raise AssertionError(f"waited {seconds:g} s for {what}")
        time.sleep(0.004)


def wait_for(read, expected, what, seconds=10.0):
    """Waits until `read()` equals what is expected; the failure shows what it was instead."""
    deadline = time.monotonic() + seconds
    while (value := read()) != expected:
        if time.monotonic() > deadline:
            raise AssertionError(f"{what}: expected {expected!r}, got {value!r}")
        time.sleep(0.004)
