"""The types of views reach the page as they are."""

from __future__ import annotations

import pytest

from tools import view_types


def test_what_was_written_for_the_boards_is_fresh() -> None:
    assert view_types.documents()
    assert view_types.stale() == []


def test_types_are_written_as_typescript() -> None:
    source = '''
from typing import Annotated, Literal, NotRequired, TypedDict

Side = Literal["red", "blue"]
Cell = Annotated[list[int], "[number, number]"]
"""Column and row."""


class Ship(TypedDict):
    """One of them."""

    id: str
    cell: Cell | None
    orders: NotRequired[list[str | None]]


class Seen(TypedDict, total=False):
    points: dict[Side, int]
    share: float
    asked: bool
    about: dict[str, object]
'''
    assert view_types.typescript(source).split("\n\n")[1:] == [
        "export type Side = 'red' | 'blue';",
        "/** Column and row. */\nexport type Cell = [number, number];",
        "/** One of them. */\nexport interface Ship {\n  id: string;\n  cell: Cell | null;\n"
        "  orders?: (string | null)[];\n}",
        "export interface Seen {\n  points?: Record<Side, number>;\n  share?: number;\n  asked?: boolean;\n"
        "  about?: Record<string, unknown>;\n}\n",
    ]


def test_a_type_without_typescript_is_an_error() -> None:
    with pytest.raises(ValueError, match="no TypeScript is known for set"):
        view_types.typescript("Ids = set[str]")
