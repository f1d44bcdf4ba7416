"""Records: saved, loaded, verified, stepped through; and every way they can be damaged."""

from __future__ import annotations

import json

import pytest

from admiralty import Replay, Table, load
from admiralty.core import flow
from admiralty.core.luck import Keyed, Seeded, Tape
from admiralty.table.record import DamagedRecord
from tests.support import game


def played(tape: Tape | None = None, moves: int = 400, undo_every: int = 7, **options: str) -> Table:
    """A table after some random play with undos on the way."""
    chosen = game("port-arthur", *sorted(options.items()))
    t = Table(chosen, luck=tape) if tape is not None else Table(chosen, seed=11)
    pick = Seeded(5)
    for n in range(moves):
        if t.is_over:
            break
        seat = t.acting[0]
        if n % undo_every == 0 and t.may_undo(seat):
            t.undo(seat)
            continue
        choices = flow.question(t.state).legal(t.state, chosen.seat_index(seat))
        t.play(seat, choices[pick.pick(len(choices))])
    return t


@pytest.fixture(scope="module")
def record() -> str:
    return played().save()


def test_a_saved_table_loads_and_plays_on_with_the_same_luck(record: str) -> None:
    first, second = played(), Table.load(record)
    assert second.position() == first.position()
    assert second.heard("") == first.heard("")
    pick = Seeded(9)
    for _ in range(60):
        seat = first.acting[0]
        choice = first.legal(seat)[pick.pick(len(first.legal(seat)))].text
        first.play(seat, choice)
        second.play(seat, choice)
        assert second.position() == first.position()


def test_undo_still_works_after_loading() -> None:
    t = Table(game("port-arthur"), seed=1)
    start = t.position()
    t.play("japan", "sail mikasa tsushima")
    loaded = Table.load(t.save())
    loaded.undo("japan")
    assert loaded.position() == start
    loaded.play("japan", "done")
    loaded.play("russia", "done")
    t.undo("japan")
    t.play("japan", "done")
    t.play("russia", "done")
    assert loaded.position() == t.position()


def test_saving_what_was_loaded_gives_the_same_text(record: str) -> None:
    assert Table.load(record).save() == record


def test_stepping_reaches_every_entry_by_the_nearest_snapshot(record: str) -> None:
    replay = Replay(record)
    assert replay.record.snapshots
    for n in (0, 1, 49, 50, 51, 99, 100, 130, len(replay)):
        assert replay.at(n).position() == replay.at(n, from_start=True).position()
    with pytest.raises(DamagedRecord, match="not 999"):
        replay.at(999)


def test_walking_along_passes_every_entry_whatever_is_taken_back_on_the_way(record: str) -> None:
    replay = Replay(record)
    positions = [replay.at(n).position() for n in range(len(replay) + 1)]
    for first, last in ((0, len(replay)), (0, 0), (60, 160), (99, 101), (150, 150)):
        assert [table.position() for table in replay.along(first, last)] == positions[first : last + 1]
    with pytest.raises(DamagedRecord):
        next(replay.along(5, len(replay) + 1))


def test_an_offer_of_a_draw_stands_across_a_snapshot() -> None:
    t = Table(game("port-arthur"), seed=3)
    for n in range(60):
        t.play("japan", "sail mikasa tsushima" if n % 2 == 0 else "stay mikasa")
        if n == 40:
            t.play("russia", "draw offer")
    t.play("japan", "draw accept")
    assert Replay(t.save()).at(t.sequence).ending == t.ending


def test_a_keyed_game_is_verified_with_its_key() -> None:
    tape = Keyed(b"secret", "table-1")
    t = played(tape, moves=200)
    assert Replay(t.save()).luck_is_known()
    assert Replay(t.save()).table().position() == t.position()
    assert not Replay(t.save(public=True)).luck_is_known()


def test_a_game_with_an_owners_data_file_needs_nothing_else() -> None:
    text = game("port-arthur").data_text.replace('dataset = "reconstruction-1"', 'dataset = "mine"')
    from admiralty import games

    t = Table(games.load("port-arthur", {}, text), seed=2)
    t.play("japan", "done")
    assert Table.load(t.save()).game.dataset == "mine"


def test_a_game_that_began_at_a_position_or_with_a_raid_loads() -> None:
    from_position = Table(game("port-arthur"), seed=4, position="turn 3; operations")
    assert Table.load(from_position.save()).position() == from_position.position()
    raid = Table(load("port-arthur", opening_raid="on"), seed=8)
    assert len(raid.record.header.opening) == 1
    assert Table.load(raid.save()).position() == raid.position()


def altered(record: str, line: int, **changes: object) -> str:
    lines = record.splitlines()
    lines[line] = json.dumps({**json.loads(lines[line]), **changes})
    return "\n".join(lines)


def first_with_luck(record: str) -> int:
    return next(i for i, line in enumerate(record.splitlines()) if i and json.loads(line).get("luck"))


def test_each_kind_of_damage_is_told_in_a_sentence(record: str) -> None:
    lines = record.splitlines()
    luck_line = first_with_luck(record)
    luck = json.loads(lines[luck_line])["luck"]
    damaged = {
        "empty": "",
        "no recorded game": "hello",
        "no recorded game of": json.dumps({"format": "other"}),
        "format version": altered(record, 0, version=99),
        "options": altered(record, 0, options=None),
        "luck comes from": altered(record, 0, luck={}),
        "rules version 99": altered(record, 0, rules_version=99),
        "no game 'chess'": altered(record, 0, game="chess"),
        "data set": altered(record, 0, dataset="other"),
        "no option": altered(record, 0, options={"speed": "fast"}),
        "cut off": "\n".join(lines[:-1]) + "\n" + lines[-1][:20],
        "missing or doubled": "\n".join([lines[0], *lines[2:]]),
        "recorded state": altered(record, 3, hash="0" * 16),
        "cannot be": altered(record, 2, action="battle tsushima"),
        "where the dice gave": altered(record, luck_line, luck=[v % 6 + 1 for v in luck]),
        "snapshot": record.replace('"snapshot":50,"position":"', '"snapshot":50,"position":"turn 6; '),
    }
    damaged["no recorded game"] = json.dumps({"a": 1})
    for words, text in damaged.items():
        with pytest.raises(DamagedRecord) as error:
            Replay(text).table()
        assert words in str(error.value)
    with pytest.raises(DamagedRecord, match="line 1"):
        Replay("hello")


def test_another_key_than_promised_is_found_out() -> None:
    t = played(Keyed(b"secret", "table-1"), moves=50)
    head = json.loads(t.save().splitlines()[0])
    forged = altered(t.save(), 0, luck={**head["luck"], "key": b"other".hex()})
    with pytest.raises(DamagedRecord, match="promised"):
        Replay(forged).table()
    with pytest.raises(DamagedRecord, match="unreadable"):
        Replay(altered(t.save(), 0, luck={**head["luck"], "key": "xyz"})).table()
