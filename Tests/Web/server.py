"""The page's folder on a static file server of this machine, which can be taken away."""

import functools
import socket
import threading
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

FOLDER = Path(__file__).resolve().parents[2] / ".build" / "web"


class Quiet(SimpleHTTPRequestHandler):
    """Keeps connections open, and says nothing."""

    protocol_version = "HTTP/1.1"

    def log_message(self, *_):
        pass


class Server:
    """Serves the folder until it is closed."""

    def __init__(self):
        self.server = ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Quiet, directory=FOLDER))
        self.server.daemon_threads = True
        threading.Thread(target=self.server.serve_forever, daemon=True).start()
        self.url = f"http://127.0.0.1:{self.server.server_port}/"

    def close(self):
        self.server.shutdown()
        self.server.server_close()


def free_port():
    """A port of this machine that nobody uses."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]
