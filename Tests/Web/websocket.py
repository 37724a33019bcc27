"""A client of the WebSocket protocol (RFC 6455): text messages over loopback, one at a time."""

import base64
import os
import socket
import struct

TEXT, PING, PONG = 1, 9, 10


class WebSocket:
    """A connection to ws://127.0.0.1:PORT/PATH; fails where nobody listens."""

    def __init__(self, port, path):
        self.socket = socket.create_connection(("127.0.0.1", port), timeout=60)
        self.stream = self.socket.makefile("rb")
        key = base64.b64encode(os.urandom(16)).decode()
        self.socket.sendall(
            f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n\r\n".encode())
        head = list(iter(self.stream.readline, b"\r\n"))
        if not head or b" 101 " not in head[0]:
            raise ConnectionError(f"no WebSocket: {head[:1]}")

    def send(self, text):
        self.send_frame(TEXT, text.encode())

    def send_frame(self, kind, data):
        size = len(data)
        head = bytes([0x80 | kind])
        if size < 126:
            head += bytes([0x80 | size])
        elif size < 1 << 16:
            head += struct.pack(">BH", 0x80 | 126, size)
        else:
            head += struct.pack(">BQ", 0x80 | 127, size)
        mask = os.urandom(4)
        self.socket.sendall(head + mask + bytes(byte ^ mask[place % 4] for place, byte in enumerate(data)))

    def receive(self):
        """The next text; pings on the way are answered."""
        message = b""
        while True:
            first, second = self.stream.read(2)
            size = second & 0x7F
            if size > 125:
                size = struct.unpack(">H" if size == 126 else ">Q", self.stream.read(2 if size == 126 else 8))[0]
            data = self.stream.read(size)
            if first & 0x0F == PING:
                self.send_frame(PONG, data)
                continue
            message += data
            if first & 0x80:
                return message.decode()

    def close(self):
        self.stream.close()
        self.socket.close()
