"""`python -m admiralty.server [PORT] [DATABASE]`: the server alone, without opening a browser."""

# Processes that work for the server import this module again: what they do not need is imported in `main`.
from __future__ import annotations

import sys


def main() -> None:
    from admiralty.server.errors import CannotStart
    from admiralty.server.run import address, listen, prepare, serve
    from admiralty.server.settings import Settings

    port = int(sys.argv[1]) if len(sys.argv) > 1 else 8765
    try:
        settings = Settings.from_environment("127.0.0.1", sys.argv[2] if len(sys.argv) > 2 else "")
        prepare(settings)
        sock = listen(settings.host, port)
        sys.stdout.write(f"{address(sock)}\n")
        sys.stdout.flush()
        serve(settings, sock)
    except CannotStart as error:
        sys.exit(f"admiralty: {error}")


if __name__ == "__main__":
    main()
