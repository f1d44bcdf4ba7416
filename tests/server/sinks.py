"""Where notifications arrive in the tests: a mail server, a push service and a chat server, on this machine.

A sink keeps what it was sent. It can be told to refuse for a while.
"""

from __future__ import annotations

import email
import email.policy
import json
import socketserver
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, NamedTuple

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM

from admiralty.server.notify import web_push


class Posted(NamedTuple):
    path: str
    headers: dict[str, str]
    body: bytes


class WebSink:
    """Takes any POST; `answers` are given first, one each, then 201."""

    def __init__(self) -> None:
        self.posted: list[Posted] = []
        self.answers: list[int] = []
        sink = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                status = sink.answers.pop(0) if sink.answers else 201
                if status < 300:
                    sink.posted.append(Posted(self.path, dict(self.headers), body))
                self.send_response(status)
                self.end_headers()

            def log_message(self, format: str, *args: Any) -> None:
                """Quietly."""

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.server.daemon_threads = True
        self.thread = threading.Thread(target=self.server.serve_forever, daemon=True)
        self.thread.start()

    @property
    def host(self) -> str:
        return f"127.0.0.1:{self.server.server_address[1]}"

    @property
    def url(self) -> str:
        return f"http://{self.host}"

    def close(self) -> None:
        self.server.shutdown()
        self.server.server_close()


class MailSink:
    """As much of SMTP as is needed to take a mail; `refusals` are given to the next recipients."""

    def __init__(self) -> None:
        self.mails: list[EmailMessage] = []
        self.refusals: list[str] = []
        sink = self

        class Handler(socketserver.StreamRequestHandler):
            def say(self, line: str) -> None:
                self.wfile.write(f"{line}\r\n".encode())

            def handle(self) -> None:
                self.say("220 sink")
                while line := self.rfile.readline().decode().strip():
                    word = line.split(" ")[0].upper()
                    if word == "DATA":
                        self.say("354 go on")
                        sink.mails.append(parsed(b"".join(iter(self.rfile.readline, b".\r\n"))))
                    if word == "RCPT" and sink.refusals:
                        self.say(sink.refusals.pop(0))
                    else:
                        self.say("221 bye" if word == "QUIT" else "250 fine")
                    if word == "QUIT":
                        return

        self.server = socketserver.ThreadingTCPServer(("127.0.0.1", 0), Handler)
        self.server.daemon_threads = True
        self.thread = threading.Thread(target=self.server.serve_forever, daemon=True)
        self.thread.start()

    @property
    def port(self) -> int:
        return int(self.server.server_address[1])

    def close(self) -> None:
        self.server.shutdown()
        self.server.server_close()


def parsed(raw: bytes) -> EmailMessage:
    return email.message_from_bytes(raw.replace(b"\r\n..", b"\r\n."), policy=email.policy.default)


class PushBrowser:
    """A browser that has subscribed at a sink, and can read what it is sent."""

    def __init__(self, sink: WebSink, name: str = "phone") -> None:
        self.sink = sink
        self.path = f"/push/{name}"
        self.key = ec.generate_private_key(web_push.CURVE)
        self.auth = bytes(range(16))

    @property
    def subscription(self) -> dict[str, str]:
        return {
            "endpoint": self.sink.url + self.path,
            "p256dh": web_push.encode(web_push.point(self.key.public_key())),
            "auth": web_push.encode(self.auth),
        }

    def received(self) -> list[dict[str, Any]]:
        return [json.loads(self.decrypt(post.body)) for post in self.sink.posted if post.path == self.path]

    def decrypt(self, body: bytes) -> bytes:
        """[RFC 8291] From the other side than the server."""
        salt, theirs, cipher = body[:16], body[21:86], body[86:]
        other = ec.EllipticCurvePublicKey.from_encoded_point(web_push.CURVE, theirs)
        mine = web_push.point(self.key.public_key())
        shared = self.key.exchange(ec.ECDH(), other)
        secret = web_push.derived(shared, self.auth, b"WebPush: info\0" + mine + theirs, 32)
        key = web_push.derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
        nonce = web_push.derived(secret, salt, b"Content-Encoding: nonce\0", 12)
        return AESGCM(key).decrypt(nonce, cipher, None).removesuffix(b"\x02")


@contextmanager
def sinks() -> Iterator[tuple[WebSink, MailSink]]:
    web, mail = WebSink(), MailSink()
    yield web, mail
    web.close()
    mail.close()
