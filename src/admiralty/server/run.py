"""Starts the server on a port of this machine."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging.config
import socket
import sys
from collections.abc import Callable
from typing import Any, Final

import uvicorn

from admiralty.server import telemetry
from admiralty.server.app import create_app
from admiralty.server.errors import CannotStart, StorageFailed
from admiralty.server.http.admission import raise_descriptors
from admiralty.server.http.compression import Wire
from admiralty.server.http.protocol import HttpProtocol
from admiralty.server.http.worker_protocol import WorkerProtocol, WorkerWire
from admiralty.server.notify.channels import vapid_of
from admiralty.server.settings import Settings, misspelt
from admiralty.server.store import database, database_lock
from admiralty.server.wire.messages import LONGEST_MESSAGE

BACKLOG: Final = 2048
SWITCH_SECONDS: Final = 0.0005
YOUNG_OBJECTS: Final = 2_000


def configure(settings: Settings, port: int, internal: str = "") -> uvicorn.Config:
    """Of the only server or, with the address at which others reach it, of one of several workers."""
    return uvicorn.Config(
        create_app(settings, internal),
        host=settings.host,
        port=port,
        log_config=telemetry.logging_config(),
        access_log=False,
        ws_max_size=4 * LONGEST_MESSAGE,
        http=WorkerProtocol if internal else HttpProtocol,
        ws=WorkerWire if internal else Wire,
        ws_ping_interval=settings.connections.ping_seconds,
        ws_ping_timeout=settings.connections.pong_seconds,
        timeout_keep_alive=settings.connections.idle_seconds,
        forwarded_allow_ips=",".join(settings.trusted_proxies),
        server_header=False,
        date_header=False,
        timeout_graceful_shutdown=5,
    )


async def check_database(settings: Settings) -> None:
    async with database_lock.opened(settings.database):
        return


def listen(host: str, port: int) -> socket.socket:
    """Take the port before the address is announced; 0 takes any free port."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    sock = socket.socket(family, socket.SOCK_STREAM)
    sock.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        sock.bind((host, port))
    except OSError as error:
        sock.close()
        raise CannotStart(f"port {port} of {host} cannot be used: {error.strerror}") from None
    return sock


def address(sock: socket.socket) -> str:
    host, port = sock.getsockname()[:2]
    host = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host)
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def network_address(sock: socket.socket) -> str:
    """What others on the network type to reach this server; "" if it does not listen to them or there is no
    network.
    """
    host, port = sock.getsockname()[:2]
    if host != "0.0.0.0":
        return ""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # sends nothing, only chooses a network interface
        except OSError:
            return ""
        own = str(probe.getsockname()[0])
    return f"http://{own}:{port}"


def prepare(settings: Settings, workers: int = 0) -> bool:
    """Check the keys and the database before the server announces itself; whether several workers may share
    the database. Then each of them checks it when it joins.
    """
    vapid_of(settings)
    try:
        if workers and not database.is_sqlite(database.address(settings.database)):
            return True
        if workers > 1:
            raise CannotStart("several workers need PostgreSQL: a SQLite database has one server")
        asyncio.run(check_database(settings))
    except StorageFailed as error:
        raise CannotStart(str(error)) from None
    return False


def collect_seldom() -> None:
    """Collect garbage less often. Tables fill the memory with long-lived objects; with the default thresholds
    the collector takes an eighth of the time and now and then blocks for a third of a second. So old objects
    are looked at seldom, and young ones a few at a time: 50,000 of them took 30 ms.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG_OBJECTS, 5, 5_000)


def switch_often() -> None:
    """Let a thread that asks for the interpreter lock have it soon. A move takes the lock some twenty times
    on its way through the event loop and the threads of the database. With the default of 5 ms it could wait
    that long each time for a table that is being replayed in another thread.
    """
    sys.setswitchinterval(SWITCH_SECONDS)


class Worker(uvicorn.Server):
    """One of several. It says when it is ready, and before it stops it hands its tables over, while it still
    serves.
    """

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self.ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self.ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        app: Any = self.config.app
        await app.state.cluster.leave()
        await super().shutdown(sockets)


def serve(
    settings: Settings,
    sock: socket.socket,
    internal: socket.socket | None = None,
    ready: Callable[[], None] = lambda: None,
) -> None:
    """Run until stopped; as one of several workers, if they can reach it at an internal address."""
    logging.config.dictConfig(telemetry.logging_config())
    for warning in (*settings.warnings(), *misspelt()):
        logging.getLogger(__name__).warning(warning)
    raise_descriptors()
    collect_seldom()
    switch_often()
    inside = "" if internal is None else "{}:{}".format(*internal.getsockname()[:2])
    config = configure(settings, sock.getsockname()[1], inside)
    app: Any = config.app
    app.state.network = network_address(sock)
    server = uvicorn.Server(config) if internal is None else Worker(config, ready)
    with contextlib.suppress(KeyboardInterrupt):
        server.run(sockets=[sock] if internal is None else [sock, internal])
    if not server.started:
        sys.exit(1)
