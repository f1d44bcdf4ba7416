"""The command line: `admiralty COMMAND`."""

from __future__ import annotations

import sys


def main(arguments: list[str] | None = None) -> int:
    """Run one command; its exit code. Loading takes a moment, in which Ctrl-C is no error either."""
    try:
        from admiralty.cli.app import run
    except KeyboardInterrupt:
        print("admiralty: stopped.", file=sys.stderr)
        return 130
    return run(arguments)
