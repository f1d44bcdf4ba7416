"""What differs between two states is told in few edits."""

from __future__ import annotations

import json
from collections.abc import Sequence

import pytest

from admiralty.server.wire.changes import Edit, applied, edit

SHIPS = [{"id": "mikasa", "hits": 0}, {"id": "fuji", "hits": 0}, {"id": "asahi", "hits": 1}]
SUNK = [SHIPS[0], {"id": "fuji", "hits": 2}, SHIPS[2]]


@pytest.mark.parametrize(
    ("before", "now", "edits"),
    [
        ({"turn": 1, "phase": "repair"}, {"turn": 2, "phase": "repair"}, [[["turn"], 2]]),
        ({"ships": SHIPS}, {"ships": SUNK}, [[["ships", 1, "hits"], 2]]),
        ({"ships": SHIPS}, {"ships": SHIPS[1:]}, [[["ships"], 0, 1, []]]),
        ({"legal": ["a", "b", "d"]}, {"legal": ["a", "c", "d"]}, [[["legal"], 1, 1, ["c"]]]),
        ({"legal": []}, {"legal": ["pass"]}, [[["legal"], 0, 0, ["pass"]]]),
        ({"legal": ["a", "a"]}, {"legal": ["a"]}, [[["legal"], 1, 1, []]]),
        ({"battle": None}, {"battle": {"zone": 3}}, [[["battle"], {"zone": 3}]]),
        ({"odds": {"a": 1}}, {"odds": {"b": 2, "a": 1}}, [[["odds"], {"b": 2, "a": 1}]]),
        ({"grid": [[0, 0], [0, 1]]}, {"grid": [[0, 0], [1, 1]]}, [[["grid"], 1, 1, [[1, 1]]]]),
    ],
)
def test_an_edit_names_what_has_changed(before: object, now: object, edits: Sequence[object]) -> None:
    found: list[Edit] = []
    edit(before, now, (), found)
    told = json.loads(json.dumps(found))
    assert told == edits
    text = json.dumps(before)
    assert json.dumps(applied(before, told)) == json.dumps(now)
    assert json.dumps(before) == text, "the state before stays as it was"
