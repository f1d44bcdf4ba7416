"""What the source of a game says of its classes."""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path

from admiralty.core.game import Game


def docstrings(game: Game) -> dict[str, str]:
    """By class; a compiled class has no docstring to ask for, so the source is read."""
    return read(game.folder)


@cache
def read(folder: Path) -> dict[str, str]:
    out: dict[str, str] = {}
    for path in sorted(folder.glob("*.py")):
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.ClassDef):
                out[node.name] = ast.get_docstring(node) or ""
    return out
