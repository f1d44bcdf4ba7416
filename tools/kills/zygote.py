"""A process that has loaded all that a server needs, and forks one whenever it is told to.

A start from nothing takes seconds, most of them for imports; a fork takes none. Each line on the input names
what to become, a port, a file for the log and a database; the answer is the number of the new process. A
`server` does what `python -m admiralty.server` does, a `worker` shares port and database with others.
"""

# Processes that work for a server import this module again: what they do not need is imported in functions.
from __future__ import annotations

import os
import signal
import socket
import sys
from importlib import import_module


def become(kind: str, port: str, log: str, database: str) -> None:
    """In the forked process; it never returns."""
    os.setsid()
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    output = os.open(log, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)
    os.dup2(output, 1)
    os.dup2(output, 2)
    sys.argv = ["admiralty.server", port, database]
    from admiralty.server import __main__ as server

    try:
        server.main() if kind == "server" else work(int(port), database)
    except SystemExit as leaving:
        sys.stderr.write(f"{leaving}\n")
    finally:
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(1)  # it was not meant to end by itself


def work(port: int, database: str) -> None:
    from admiralty.server.run import listen, serve
    from admiralty.server.settings import Settings

    public = socket.socket()
    public.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    public.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
    public.bind(("127.0.0.1", port))
    serve(Settings.from_environment("127.0.0.1", database), public, listen("127.0.0.1", 0))
    os._exit(0)  # it was told to leave


def main() -> None:
    import_module("admiralty.server.run")  # all that a server needs
    from admiralty.server.games import library

    library.warm()
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # the dead are not waited for
    for line in sys.stdin:
        kind, port, log, database = line.rstrip("\n").split("\t")
        pid = os.fork()
        if pid == 0:
            become(kind, port, log, database)
        sys.stdout.write(f"{pid}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
