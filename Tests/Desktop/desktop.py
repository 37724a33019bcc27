"""A desktop of its own for one run of tests: an X server nobody sees, a window manager, a session bus, a home."""

import contextlib
import os
import shutil
import subprocess
import tempfile

from waiting import wait_until

# Nothing of the desktop that starts the tests may reach the programs: each of these changes what they do.
FOREIGN = {
    "WAYLAND_DISPLAY", "AT_SPI_BUS_ADDRESS", "GTK_THEME", "GTK_A11Y", "NO_AT_BRIDGE", "GTK_IM_MODULE", "XMODIFIERS",
    "LANGUAGE", "LANG", "XDG_DATA_DIRS", "XDG_CONFIG_DIRS", "XDG_CURRENT_DESKTOP", "TALLY_DATA",
}  # fmt: skip


@contextlib.contextmanager
def own_desktop():
    """Makes the desktop, and makes it this process's environment while it lasts."""
    with contextlib.ExitStack() as cleanup:
        home = tempfile.mkdtemp(prefix="tally-desktop-")
        cleanup.callback(shutil.rmtree, home, ignore_errors=True)
        before = dict(os.environ)
        cleanup.callback(lambda: (os.environ.clear(), os.environ.update(before)))
        settle_in(home)
        os.environ["DISPLAY"] = ":" + start(cleanup, ["Xvfb", "-screen", "0", "1280x900x24", "-displayfd"])
        os.environ["DBUS_SESSION_BUS_ADDRESS"] = start(cleanup, ["dbus-daemon", "--session", "--nofork", "--print-address"])
        cleanup.callback(end, spawn(["openbox"]))
        wait_until(has_window_manager, "the window manager")
        yield


def has_window_manager():
    """Whether there is one to say which of its desktops is shown: it gives no window the keyboard that came before it."""
    return spawn(["xdotool", "get_desktop"]).wait() == 0


def settle_in(home):
    """The variables of a user's session in this home."""
    for name in FOREIGN & set(os.environ):
        del os.environ[name]
    runtime = os.path.join(home, "run")
    os.mkdir(runtime, mode=0o700)
    os.environ |= {
        "HOME": home, "XDG_RUNTIME_DIR": runtime, "GDK_BACKEND": "x11", "LC_ALL": "C.UTF-8",
        "SWIFT_BACKTRACE": "enable=no",
    }  # fmt: skip
    for kind in ("CONFIG", "DATA", "STATE", "CACHE"):
        os.environ[f"XDG_{kind}_HOME"] = os.path.join(home, kind.lower())


def start(cleanup, command):
    """Starts a server that says on the descriptor after its last option where it is to be found, and gives that."""
    reading, writing = os.pipe()
    cleanup.callback(end, spawn([*command, str(writing)], pass_fds=[writing]))
    os.close(writing)
    with os.fdopen(reading) as pipe:
        answer = pipe.readline().strip()
    if not answer:
        raise RuntimeError(f"{command[0]} did not start")
    return answer


def spawn(command, **options):
    """Starts a process whose talk nobody reads."""
    return subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, **options)


def end(process):
    """Ends a process; by force if it does not listen, as happens to openbox."""
    process.terminate()
    try:
        process.wait(5)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()
