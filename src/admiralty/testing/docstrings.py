"""What the source of a game says of its classes."""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path

from admiralty.core.game import Game


def docstrings(game: Game) -> dict[str, str]:
    """By class of the rules; a compiled class has no docstring to ask for, so the source is read."""
    return read(game.folder, tuple(module.__name__.rpartition(".")[2] for module in game.rules))


@cache
def read(folder: Path, modules: tuple[str, ...]) -> dict[str, str]:
    out: dict[str, str] = {}
    for name in modules:
        for node in ast.parse((folder / f"{name}.py").read_text(encoding="utf-8")).body:
            if isinstance(node, ast.ClassDef):
                out[node.name] = ast.get_docstring(node) or ""
    return out


def cited(docstring: str) -> list[str]:
    """The clauses a docstring cites at its start: "[PA-6.2] [PA-6.3] text" gives both."""
    out: list[str] = []
    text = docstring.strip()
    while text.startswith("["):
        clause, _, rest = text[1:].partition("]")
        out.append(clause)
        text = rest.strip()
    return out or [""]
