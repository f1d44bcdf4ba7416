"""A table opened from a checkpoint is the table that a replay of the whole record leads to; and damage to the
record or to its checkpoints is never overlooked.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import replace

import msgspec
import pytest

from admiralty import games
from admiralty.core import codec
from admiralty.core.luck import Keyed
from admiralty.kit.extras import Organiser
from admiralty.server.errors import Problem
from admiralty.server.games import restore
from admiralty.server.games.behind import Behind
from admiralty.server.games.checkpoints import DECODER, ENCODER, Known
from admiralty.server.games.progress import Progress
from admiralty.server.games.restore import Restored
from admiralty.server.games.views import Views, lexicon
from admiralty.table import takeback, trace
from admiralty.table.record import SNAPSHOT_EVERY, Entry, Record
from admiralty.table.table import Table

GAMES = ["port-arthur", "battle-of-midway", "naval-strategy", "russo-japanese-war"]


def begun(slug: str, options: dict[str, str] | None = None) -> Restored:
    words = lexicon(slug, options or {})
    table = Table(words.game, luck=Keyed(bytes(32), "some-table"), clock=lambda: "2026-11-19T20:00:00Z")
    return Restored(table, words, Progress(table, words))


def play(played: Restored, entries: int, chance: random.Random, ready: float = 0.05) -> None:
    """Random moves, undone and taken back now and then, each noted as a room does."""
    table = played.table
    word = "practice" if table.game.extra(Organiser) is None else "return"
    while table.sequence < entries and not table.is_over:
        seat = chance.choice(table.acting)
        if table.may_undo(seat) and chance.random() < 0.1:
            entry = table.undo(seat)
        elif chance.random() < 0.02 and (back := [n for n in jumps(table, seat) if n < table.sequence]):
            entry = table.play(seat, f"{word} {chance.choice(back)}")
        else:
            choices = [choice.text for choice in table.legal(seat)]
            others = [text for text in choices if text != "ready"] or choices
            entry = table.play(seat, chance.choice(choices if chance.random() < ready else others))
        assert entry is not None
        played.progress.note(entry)


def jumps(table: Table, seat: str) -> list[int]:
    """The moments to which a seat may go back."""
    how = table.game.extra(Organiser)
    if how is None:
        return list(takeback.decisions(table, seat))
    return list(range(table.sequence)) if seat == how.seat else []


def stored(played: Restored) -> Record:
    """The record as it comes out of a database."""
    kept = played.table.record
    entries = [replace(entry) for entry in kept.entries]
    return Record(replace(kept.header), entries, dict(kept.snapshots))


def facts(opened: Restored) -> dict[str, object]:
    """Everything that is shown, or decides what can be done next."""
    table, words, progress = opened
    staleness, steps, views = progress.staleness, progress.steps, Views(table, words)
    seats = ["", *table.game.seats]
    numbers = range(max(0, table.sequence - 2 * SNAPSHOT_EVERY), table.sequence)
    return {
        "state": codec.digest(table.state),
        "entries": table.record.entries,
        "snapshots": table.record.snapshots,
        "text": table.text,
        "rules": table.rules,
        "tape": table.tape.counter if isinstance(table.tape, Keyed) else None,
        "tape of the state": table.state.tape is table.tape,
        "archive": table.told.archive,
        "logs": [views.log(seat) for seat in seats],
        "boards": [views.board(seat) for seat in seats] if not table.is_over else [],
        "undo": [table.may_undo(seat) for seat in table.game.seats],
        "steps back": [codec.digest(state) for state in table.horizon.back],
        "offer, request": (table.offer, table.request),
        "noticed": steps.noticed,
        "question": steps.question,
        "asked at": staleness.asked_at,
        "stale": [staleness.is_stale(n, seat, "no-action") for n in numbers for seat in seats[1:]],
        "turns": progress.saved.turns,
        "planned": progress.saved.planned,
        "decided": [progress.decided.has_decided(seat) for seat in table.game.seats],
        "checkpoints": progress.checkpoints.texts,
    }


def same(one: Restored, two: Restored) -> None:
    first, second = facts(one), facts(two)
    for name in first:
        assert first[name] == second[name], name


@pytest.mark.parametrize("slug", GAMES)
@pytest.mark.parametrize("seed", range(3))
def test_a_table_is_the_same_whichever_way_it_is_opened(slug: str, seed: int) -> None:
    compare(begun(slug), random.Random(seed))


def test_a_table_with_an_organiser_is_the_same() -> None:
    compare(
        begun("naval-strategy", {"organiser": "seat", "days": "1", "turns_per_day": "8"}), random.Random(1)
    )


def compare(played: Restored, chance: random.Random) -> None:
    for entries in (70, 199, 330, 400):
        play(played, entries, chance)
        kept, texts = stored(played), dict(played.progress.checkpoints.texts)
        assert set(texts) == set(kept.snapshots)
        known = Known(kept, texts, played.table.game)
        quick, whole = restore.reopen(kept, texts), restore.restore(kept)
        same(quick, whole)
        same(quick, played)
        assert known.last or len(kept.entries) < 2 * SNAPSHOT_EVERY
        played = quick  # and it goes on from there


def opened(kept: Record, texts: dict[int, str], monkeypatch: pytest.MonkeyPatch) -> tuple[Restored, int]:
    """A table, and how many entries were played to open it."""
    count = 0
    follow = restore.Followed.follow

    def counted(self: restore.Followed, table: Table, entry: Entry, true: object) -> None:
        nonlocal count
        count += 1
        follow(self, table, entry, true)  # type: ignore[arg-type]  # a tape

    monkeypatch.setattr(restore.Followed, "follow", counted)
    found = restore.reopen(kept, texts)
    monkeypatch.setattr(restore.Followed, "follow", follow)
    return found, count


@pytest.fixture(scope="module")
def long_game() -> tuple[Record, dict[int, str]]:
    played = begun("naval-strategy")
    play(played, 320, random.Random(5), ready=0.03)
    return stored(played), dict(played.progress.checkpoints.texts)


def copy(long_game: tuple[Record, dict[int, str]]) -> tuple[Record, dict[int, str]]:
    kept, texts = long_game
    header = replace(kept.header, luck=dict(kept.header.luck))
    return Record(header, list(kept.entries), dict(kept.snapshots)), dict(texts)


def test_only_what_follows_the_last_checkpoint_is_played(
    long_game: tuple[Record, dict[int, str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    kept, texts = copy(long_game)
    assert opened(kept, texts, monkeypatch)[1] < SNAPSHOT_EVERY
    assert opened(kept, {}, monkeypatch)[1] == len(kept.entries)


def entry_with(n: int, **changes: object) -> Callable[[Record], None]:
    def change(kept: Record) -> None:
        kept.entries[n - 1] = replace(kept.entries[n - 1], **changes)  # type: ignore[arg-type]  # as named

    return change


def lose(kept: Record) -> None:
    del kept.entries[99]


def change_snapshot(kept: Record) -> None:
    kept.snapshots[100] = kept.snapshots[100].replace("hp 4", "hp 3", 1)


def change_key(kept: Record) -> None:
    kept.header.luck["key"] = "00" * 31 + "01"


DAMAGE = {
    "a hash of long ago": entry_with(7, hash="f00d"),
    "a die of long ago": entry_with(60, luck=(1, 2, 3)),
    "an action of long ago": entry_with(30, action="ready"),
    "a hash of just now": entry_with(319, hash="f00d"),
    "an action that cannot be": entry_with(318, action="fly blue-1"),
    "a lost entry": lose,
    "the key of the dice": change_key,
}


@pytest.mark.parametrize("damage", DAMAGE.values(), ids=DAMAGE)
def test_a_damaged_record_is_refused_whatever_its_checkpoints_say(
    long_game: tuple[Record, dict[int, str]], damage: Callable[[Record], None]
) -> None:
    kept, texts = copy(long_game)
    damage(kept)
    with pytest.raises(Problem) as refused:
        restore.reopen(kept, texts)
    assert refused.value.error == "error-record-damaged"


def remade(text: str, **changes: object) -> str:
    """A checkpoint that tells something else."""
    found = msgspec.structs.replace(DECODER.decode(trace.unpack(text, "")), **changes)
    return trace.pack(ENCODER.encode(found).decode(), "")


USELESS = {
    "unreadable": lambda text: "oops",
    "no checkpoint": lambda text: trace.pack('{"a": 1}', ""),
    "of other rules": lambda text: remade(text, rules=1),
    "of another record": lambda text: remade(text, checksum="0" * 64),
    "of too few entries": lambda text: remade(text, noticed=[-1]),
    "of an event that is none": lambda text: remade(text, told=[(200, ["volcano", -1, []])]),
    "of half an event": lambda text: remade(text, told=[(200, ["volcano"])]),
}


@pytest.mark.parametrize("spoil", USELESS.values(), ids=USELESS)
def test_without_its_checkpoints_a_sound_record_is_played_and_gets_new_ones(
    long_game: tuple[Record, dict[int, str]], spoil: Callable[[str], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    kept, texts = copy(long_game)
    spoilt = {**texts, 200: spoil(texts[200])}
    found, count = opened(kept, spoilt, monkeypatch)
    assert count == len(kept.entries)
    assert found.progress.checkpoints.texts == texts
    assert found.progress.checkpoints.take() == (None, texts)
    same(found, restore.restore(kept))


def test_a_changed_snapshot_or_time_is_played_over(
    long_game: tuple[Record, dict[int, str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither decides where the game stands; `admiralty admin verify` names the snapshot."""
    for change in (change_snapshot, entry_with(80, time="2001-01-01T00:00:00Z")):
        kept, texts = copy(long_game)
        change(kept)
        found, count = opened(kept, texts, monkeypatch)
        assert count == len(kept.entries)
        assert codec.digest(found.table.state) == kept.entries[-1].hash


def test_a_gap_in_the_checkpoints_is_filled(
    long_game: tuple[Record, dict[int, str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    kept, texts = copy(long_game)
    less = {n: text for n, text in texts.items() if n != 150}
    found, count = opened(kept, less, monkeypatch)
    assert SNAPSHOT_EVERY < count <= len(kept.entries) - 100
    assert found.progress.checkpoints.texts == texts
    assert min(found.progress.checkpoints.unwritten) == 150


def test_those_who_watch_with_a_delay_stand_where_a_replay_leads(
    long_game: tuple[Record, dict[int, str]],
) -> None:
    kept, texts = copy(long_game)
    words = lexicon("naval-strategy", {})
    quick, whole = (Behind(kept, words, 270, known) for known in (texts, {}))
    assert quick.replay.known is not None
    for n in (270, 320):
        for behind in (quick, whole):
            behind.follow(kept.entries[behind.table.sequence : n])
        one, two = (facts(Restored(each.table, words, each.progress)) for each in (quick, whole))
        for name in ("state", "entries", "archive", "boards", "noticed", "question", "checkpoints"):
            assert one[name] == two[name], name


def test_steps_can_be_taken_back_across_a_checkpoint() -> None:
    """Whoever acts alone for long may take everything back, so the table opens from an earlier checkpoint."""
    played = begun("port-arthur")
    play(played, SNAPSHOT_EVERY - 1, random.Random(0))
    while played.table.sequence < 4 * SNAPSHOT_EVERY or not played.table.horizon.back:
        play(played, played.table.sequence + 1, random.Random(0))
    kept, texts = stored(played), dict(played.progress.checkpoints.texts)
    reached = kept.entries[-1].n - len(played.table.horizon.back)
    assert Known(kept, texts, played.table.game).last <= reached
    quick = restore.reopen(kept, texts)
    same(quick, restore.restore(kept))
    while quick.table.horizon.back:
        assert quick.table.undo(quick.table.acting[0]) is not None


def test_every_game_is_compared() -> None:
    assert set(GAMES) <= set(games.slugs())
