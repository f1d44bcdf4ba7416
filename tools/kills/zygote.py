"""A process that has loaded all that a server needs, and forks one whenever it is told to.

A start from nothing takes seconds, most of them for imports; a fork takes none. Each line on the input names
a port, a file for the log and a database; the answer is the number of the new process, which then does what
`python -m admiralty.server` does.
"""

from __future__ import annotations

import os
import signal
import sys

from admiralty.server import __main__ as server
from admiralty.server.games import library


def become_server(port: str, log: str, database: str) -> None:
    """In the forked process; it never returns."""
    os.setsid()
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    output = os.open(log, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)
    os.dup2(output, 1)
    os.dup2(output, 2)
    sys.argv = ["admiralty.server", port, database]
    try:
        server.main()
    except SystemExit as leaving:
        sys.stderr.write(f"{leaving}\n")
    finally:
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(1)  # it was not meant to end by itself


def main() -> None:
    library.warm()
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # the dead are not waited for
    for line in sys.stdin:
        port, log, database = line.rstrip("\n").split("\t")
        pid = os.fork()
        if pid == 0:
            become_server(port, log, database)
        sys.stdout.write(f"{pid}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
