"""What a record keeps of each moment: packed, unpacked, and refused when it is no trace."""

from __future__ import annotations

import base64
import json
import zlib

import pytest

from admiralty import games
from admiralty.core.event import EVERYONE, Event
from admiralty.core.luck import Keyed, Seeded, Source
from admiralty.table import trace
from admiralty.table.record import DamagedRecord
from admiralty.table.table import Table
from admiralty.table.trace import MAX_BYTES, Trace, check_luck, pack, unpack

GAME = games.load("_template")
SOUND: list[object] = ["round 1", [["clash-dice", -1, [3, 5]]], [6, [1, 2]]]


def test_a_text_comes_back_and_takes_little_room_beside_the_one_before() -> None:
    before, text = "round 1; hand red frigates cruisers " * 20, "round 2; hand red frigates cruisers " * 20
    assert unpack(pack(text, before), before) == text
    assert len(pack(text, before)) < len(text) / 5


@pytest.mark.parametrize(
    "packed",
    [
        "", "!", "AAAA", pack("text", "other"), pack("text", "before")[:-4], pack("text", "before") + "AAAA",
        base64.b64encode(zlib.compress(b"\xff")).decode(), pack("x" * (MAX_BYTES + 1), "before"),
    ],
)  # fmt: skip
def test_what_is_no_trace_of_that_moment_is_damage(packed: str) -> None:
    with pytest.raises(DamagedRecord):
        unpack(packed, "before")


def test_a_trace_is_read_as_it_was_written() -> None:
    kept = trace.read(json.dumps(SOUND), GAME)
    assert kept == Trace("round 1", [Event("clash-dice", EVERYONE, (3, 5))], [6, [1, 2]])
    assert trace.read(kept.write(), GAME) == kept


@pytest.mark.parametrize(
    "found",
    [
        "", "{}", "[]", "[" * 100_000, '["a", [], [], []]', '[1, [], []]', '["a", {}, []]', '["a", [], [0]]',
        '["a", [], [[]]]', '["a", [], [["x"]]]', '["a", [], [true]]', '["a", [[]], []]',
        '["a", [[1, 2, 3]], []]', '["a", [["won", "all", []]], []]', '["a", [], [10000000000]]',
    ],
)  # fmt: skip
def test_what_is_no_trace_at_all_is_damage(found: str) -> None:
    with pytest.raises(DamagedRecord):
        trace.read(found, GAME)


@pytest.mark.parametrize(
    "event",
    [
        ["no-such-thing", -1, []],
        ["clash-dice", -1, [3]],
        ["clash-dice", -1, [3, [5]]],
        ["clash-dice", -1, [3, "5"]],
        ["committed", 1, [99]],
        ["committed", 1, [-1]],
    ],
)
def test_an_event_that_cannot_be_told_any_more_is_left_out(event: list[object]) -> None:
    assert trace.read(json.dumps(["round 1", [event], []]), GAME).events == []


def test_luck_is_checked_against_what_it_was_drawn_from() -> None:
    dice = Seeded(4)
    luck = dice.roll(6), dice.draw([7, 8, 9])
    check_luck(luck, [6, [7, 8, 9]], Seeded(4))
    check_luck(luck, [6, [7, 8, 9]], None)
    wrong: list[list[Source]] = [[6], [6, [70, 80, 90]], [luck[0] - 1, [7, 8, 9]]]
    for drawn_from in wrong:
        with pytest.raises(DamagedRecord):
            check_luck(luck, drawn_from, Seeded(4))
    with pytest.raises(DamagedRecord, match="where the dice gave"):
        check_luck((luck[0] % 6 + 1, luck[1]), [6, [7, 8, 9]], Seeded(4))


def test_luck_of_an_occasion_is_checked_by_its_label() -> None:
    """It does not depend on how much was drawn before."""
    dice = Keyed(bytes(32), "game")
    luck = dice.draw([7, 8, 9], "tie"), dice.roll(1000, "storm"), dice.roll(1000)
    drawn: list[Source] = [("tie", [7, 8, 9]), ("storm", 1000), 1000]
    for order in ([0, 1, 2], [1, 0, 2], [2, 1, 0]):
        check_luck(tuple(luck[i] for i in order), [drawn[i] for i in order], Keyed(bytes(32), "game"))
    with pytest.raises(DamagedRecord, match="where the dice gave"):
        check_luck((luck[1],), [("calm", 1000)], Keyed(bytes(32), "game"))


def test_the_events_of_a_trace_are_those_that_were_told() -> None:
    table = Table(GAME, seed=3)
    before = table.text
    entry = table.play("red", table.legal("red")[0].text)
    assert entry is not None
    kept = trace.read(unpack(entry.trace, before), GAME)
    assert (
        [(1, event) for event in kept.events]
        == [(n, event) for n, event in table.told.archive if n == 1]
        != []
    )
    assert kept.position == table.position()
