"""`python -m admiralty.server.worker SOCKET READY COUNT HOST`: one of COUNT workers of a supervisor.

It inherits the descriptor of the listening socket, and of a pipe on which it says that it serves. When nobody
reads that pipe any more, the supervisor is gone, and the worker stops, too.
"""

# Processes that work for the server import this module again: what they do not need is imported in `main`.
from __future__ import annotations

import os
import select
import signal
import socket
import sys
import threading
from dataclasses import replace


def main() -> None:
    from admiralty.server.errors import CannotStart
    from admiralty.server.run import listen, serve
    from admiralty.server.settings import Settings
    from admiralty.server.supervisor import SIGNALS

    signal.pthread_sigmask(signal.SIG_UNBLOCK, SIGNALS)
    signal.signal(signal.SIGHUP, signal.SIG_IGN)  # for the supervisor
    public, ready, count = (int(word) for word in sys.argv[1:4])
    try:
        settings = Settings.from_environment(sys.argv[4], "")
        settings = replace(settings, bot_workers=max(1, settings.bot_workers // count))
        serve(settings, socket.socket(fileno=public), listen(settings.internal_host, 0), lambda: say(ready))
    except CannotStart as error:
        sys.exit(f"admiralty: {error}")


def say(ready: int) -> None:
    os.write(ready, b".")
    threading.Thread(target=stop_without, args=[ready], daemon=True).start()


def stop_without(reader: int) -> None:
    """Stop when nobody reads what is written here."""
    poll = select.poll()
    poll.register(reader, 0)
    poll.poll()
    os.kill(os.getpid(), signal.SIGTERM)


if __name__ == "__main__":
    main()
