"""Everything that can be wrong in a record is found when it is read, and told in one sentence."""

from __future__ import annotations

import json
from typing import Any

import pytest

from admiralty import Replay, Table
from admiralty.table.record import DamagedRecord, Record, read
from tests.support import game


@pytest.fixture(scope="module")
def sound() -> list[dict[str, Any]]:
    """A record of some entries and one snapshot, as its lines."""
    t = Table(game("port-arthur"), seed=1)
    for _ in range(25):
        t.play("japan", "sail mikasa tsushima")
        t.undo("japan")
    return [json.loads(line) for line in t.save().splitlines()]


def reading(lines: list[dict[str, Any]]) -> Record:
    return read("\n".join(json.dumps(line) for line in lines))


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("time", "2026-99-99T99:99:99Z"),
        ("time", "0000-01-01T00:00:00Z"),
        ("time", "2026-02-30T00:00:00Z"),
        ("time", "2026-01-01T00:00:60Z"),
        ("time", "2026-01-01 00:00"),
        ("time", "٢٠٢٦-01-01T00:00:00Z"),
        ("action", "x" * 1_000_000),
        ("action", "sail \ud800"),
        ("action", "sail\0"),
        ("seat", "j" * 1_000_000),
        ("seat", ""),
        ("seat", 1),
        ("hash", "f" * 1_000_000),
        ("hash", "nothing"),
        ("luck", [10**30]),
        ("luck", [True]),
        ("luck", [1] * 20_000),
        ("luck", [[1]]),
        ("n", 10**30),
        ("n", True),
        ("trace", 1),
        ("trace", "x"),
        ("trace", "A" * 300_000),
    ],
)
def test_an_entry_with_something_impossible_is_refused(
    sound: list[dict[str, Any]], key: str, value: object
) -> None:
    reading(sound)
    with pytest.raises(DamagedRecord) as damage:
        Replay("\n".join(json.dumps(line) for line in [sound[0], {**sound[1], key: value}])).table()
    assert len(str(damage.value)) < 300
    str(damage.value).encode()


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("game", "x" * 1_000_000),
        ("game", "\ud800"),
        ("version", "1" * 1_000_000),
        ("rules_version", 10**30),
        ("dataset", "\0"),
        ("options", [1]),
        ("options", {"a": 1}),
        ("options", {"a": ["b"]}),
        ("options", {"\ud800": "b"}),
        ("options", {str(n): "b" for n in range(1000)}),
        ("luck", "seeded"),
        ("luck", {"kind": ["seeded"]}),
        ("luck", {"kind": "seeded", "seed": "1"}),
        ("luck", {"kind": "seeded", "seed": 10**50}),
        ("luck", {"kind": "other", "after": 10**30}),
        ("luck", {"kind": "other", "after": 51}),
        ("luck", {"kind": "other", "after": -2}),
        ("luck", {"kind": "other", "after": "1"}),
        ("luck", {"kind": "keyed", "key": "0" * 1_000_000}),
        ("luck", {"kind": "keyed", "game_id": "\ud800"}),
        ("luck", {"kind": "seeded", "more": {}}),
        ("opening", {}),
        ("data", 1),
        ("data", "x" * 1_000_000),
        ("position", "x" * 1_000_000),
        ("position", "\ud800"),
    ],
)
def test_a_head_with_something_impossible_is_refused(
    sound: list[dict[str, Any]], key: str, value: object
) -> None:
    with pytest.raises(DamagedRecord) as damage:
        reading([{**sound[0], key: value}, *sound[1:]])
    assert len(str(damage.value)) < 300
    str(damage.value).encode()


@pytest.mark.parametrize("n", [0, -1, 49, 51, 10**30, "50"])
def test_a_snapshot_is_that_of_the_entry_before_it(sound: list[dict[str, Any]], n: object) -> None:
    assert sound[-1]["snapshot"] == 50
    with pytest.raises(DamagedRecord, match="line 52"):
        reading([*sound[:-1], {**sound[-1], "snapshot": n}])


def test_deep_nesting_is_damage(sound: list[dict[str, Any]]) -> None:
    with pytest.raises(DamagedRecord, match="line 2"):
        read(json.dumps(sound[0]) + '\n{"n":' + "[" * 100_000)


def test_only_line_feeds_end_a_line(sound: list[dict[str, Any]]) -> None:
    """A data file may contain signs that other programs take for the end of a line."""
    head = {**sound[0], "data": "# a\u2028b\x0bc\x85"}
    assert read(json.dumps(head, ensure_ascii=False)).header.data == head["data"]


@pytest.mark.parametrize("action", ["undo", "resign", "draw offer", "draw accept", "return 0"])
def test_a_word_of_a_seat_that_is_not_there_is_damage(sound: list[dict[str, Any]], action: str) -> None:
    entry = {**sound[1], "seat": "nobody", "action": action}
    with pytest.raises(DamagedRecord, match="entry 1"):
        Replay("\n".join(json.dumps(line) for line in (sound[0], entry))).table()
