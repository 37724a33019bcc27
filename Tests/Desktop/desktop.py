"""A desktop of its own for one run of tests: an X server nobody sees, a window manager, a session bus, a home."""

import contextlib
import os
import shutil
import signal
import subprocess
import sys
import tempfile

# Nothing of the desktop that starts the tests may reach the programs: each of these changes what they do.
FOREIGN = (
    "WAYLAND_DISPLAY", "DBUS_SESSION_BUS_ADDRESS", "AT_SPI_BUS_ADDRESS", "GTK_THEME", "GTK_A11Y", "NO_AT_BRIDGE",
    "LANGUAGE", "LANG", "XDG_DATA_DIRS", "XDG_CONFIG_DIRS", "GTK_IM_MODULE", "XMODIFIERS", "TALLY_DATA",
)  # fmt: skip


def run_inside(command, log):
    """Runs a command on a new desktop, standard error to a file, and gives its exit status."""
    home = tempfile.mkdtemp(prefix="tally-desktop-")
    with contextlib.ExitStack() as cleanup:
        cleanup.callback(shutil.rmtree, home, ignore_errors=True)
        display = start_display(cleanup)
        variables = environment(home, display)
        manager = start(["openbox"], env=variables)
        cleanup.callback(stop, manager)
        # The bus and what it starts talk on standard error; the tests report on standard output.
        with open(log, "wb") as noise:
            return subprocess.run(["dbus-run-session", "--", *command], env=variables, stderr=noise).returncode


def start_display(cleanup):
    """Starts an X server on a free display, which it chooses itself, and gives the display's name."""
    reading, writing = os.pipe()
    server = start(
        ["Xvfb", "-displayfd", str(writing), "-screen", "0", "1280x900x24", "-nolisten", "tcp"], pass_fds=[writing]
    )
    cleanup.callback(stop, server)
    os.close(writing)
    with os.fdopen(reading) as pipe:
        number = pipe.readline().strip()
    if not number:
        sys.exit("Xvfb did not start")
    return f":{number}"


def environment(home, display):
    """The variables of a user's session in this home on this display."""
    variables = {name: value for name, value in os.environ.items() if name not in FOREIGN}
    runtime = os.path.join(home, "run")
    os.mkdir(runtime, mode=0o700)
    variables |= {
        "HOME": home, "XDG_RUNTIME_DIR": runtime, "DISPLAY": display, "GDK_BACKEND": "x11", "LC_ALL": "C.UTF-8",
        "SWIFT_BACKTRACE": "enable=no",
    }  # fmt: skip
    for kind in ("CONFIG", "DATA", "STATE", "CACHE"):
        variables[f"XDG_{kind}_HOME"] = os.path.join(home, kind.lower())
    return variables


def start(command, **options):
    return subprocess.Popen(command, stderr=subprocess.DEVNULL, **options)


def stop(process):
    process.send_signal(signal.SIGTERM)
    process.wait()
