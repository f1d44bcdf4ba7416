"""Hostile saves: records of real games with lines and fields changed, read and replayed as an import is."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any, Final

from admiralty import games
from admiralty.core.game import Game
from admiralty.core.luck import Seeded
from admiralty.sim.fuzz import some_option_sets
from admiralty.sim.seeds import derive
from admiralty.table.record import DamagedRecord
from admiralty.table.replay import Replay
from admiralty.table.table import Table

POOL: Final = 12  # records of one option set
BATCH: Final = 500  # hostile ones made from them
MOVES: Final = 60  # of the longest of them
UNDO_EVERY: Final = 5
POSITION_EVERY: Final = 3  # one record in three begins at a position

Line = dict[str, Any]
Mutation = Callable[[list[Line], list[Line], Seeded], None]

VALUES: Final[tuple[object, ...]] = (
    None, True, -1, 0, 1, 50, 10**9, 10**30, 1.5, "", "x", "undo", "resign", "draw offer", "draw accept",
    "return 0", "return 99", "return " + "9" * 400, "\ud800", "\0", "x" * 5000, [], [0], [10**30], [[1]],
    {}, {"a": []},
    "2026-99-99T99:99:99Z", "0000-00-00T00:00:00Z",
)  # fmt: skip
WORDS: Final = ("undo", "resign", "draw offer", "draw accept", "draw decline", "return 0", "return 1", "x")


def inputs(slug: str, seed: int) -> Iterator[tuple[dict[str, str], str, Callable[[], int]]]:
    """Hostile records of a game under all its options, without end, each with the call that tries it."""
    for batch, options in enumerate(some_option_sets(games.load(slug), seed)):
        pool = real_records(games.load(slug, options), derive(seed, "pool", batch))
        chance = Seeded(derive(seed, "mutations", batch))
        for _ in range(BATCH):
            text = mutate(pool, chance)
            yield options, text, partial(attempt, text)


def real_records(game: Game, seed: int) -> list[list[Line]]:
    """Records of random games, with undos; some begin at a position."""
    return [write(game, derive(seed, "record", number)) for number in range(POOL)]


def write(game: Game, seed: int) -> list[Line]:
    chance = Seeded(seed)
    position = ""
    if not chance.pick(POSITION_EVERY):
        position = play(Table(game, seed=seed), chance).position()
    text = play(Table(game, seed=seed + 1, position=position), chance).save()
    return [json.loads(line) for line in text.splitlines()]


def play(t: Table, chance: Seeded) -> Table:
    for _ in range(chance.pick(MOVES)):
        if t.is_over:
            break
        seat = t.acting[0]
        if not chance.pick(UNDO_EVERY) and t.may_undo(seat):
            t.undo(seat)
            continue
        choices = t.legal(seat)
        t.play(seat, choices[chance.pick(len(choices))].action)
    return t


# Mutations: the lines of a record, those of another one of the same game, and chance


def change_field(lines: list[Line], other: list[Line], chance: Seeded) -> None:
    """Any field of any line becomes something else; the head is changed as often as all the rest."""
    line = lines[0] if chance.pick(2) else lines[chance.pick(len(lines))]
    keys = sorted(line)
    line[keys[chance.pick(len(keys))]] = VALUES[chance.pick(len(VALUES))]


def change_luck(lines: list[Line], other: list[Line], chance: Seeded) -> None:
    """Where the luck comes from."""
    luck = lines[0]["luck"]
    keys = ("kind", "seed", "key", "commitment", "game_id", "outcomes", "after", "x")
    if isinstance(luck, dict):
        lines[0]["luck"] = {**luck, keys[chance.pick(len(keys))]: VALUES[chance.pick(len(VALUES))]}


def change_word(lines: list[Line], other: list[Line], chance: Seeded) -> None:
    """An entry says another word of the table, or what another entry says."""
    entries = [line for line in lines if "action" in line]
    if entries:
        words = [*WORDS, *(line["action"] for line in other if "action" in line)]
        entries[chance.pick(len(entries))]["action"] = words[chance.pick(len(words))]


def delete_line(lines: list[Line], other: list[Line], chance: Seeded) -> None:
    if len(lines) > 1:
        del lines[chance.pick(len(lines))]


def double_line(lines: list[Line], other: list[Line], chance: Seeded) -> None:
    lines.insert(chance.pick(len(lines) + 1), dict(lines[chance.pick(len(lines))]))


def borrow_line(lines: list[Line], other: list[Line], chance: Seeded) -> None:
    lines[chance.pick(len(lines))] = dict(other[chance.pick(len(other))])


def borrow_position(lines: list[Line], other: list[Line], chance: Seeded) -> None:
    """The entries of one record from the position of another."""
    found = [line["position"] for line in other if line.get("position")]
    if found:
        lines[0]["position"] = found[chance.pick(len(found))]


def go_on(lines: list[Line], other: list[Line], chance: Seeded) -> None:
    """The end of another record follows."""
    lines.extend(dict(line) for line in other[1 + chance.pick(len(other)) :])


MUTATIONS: Final[tuple[Mutation, ...]] = (
    change_field, change_field, change_luck, change_word, delete_line, double_line, borrow_line,
    borrow_position, go_on,
)  # fmt: skip


def mutate(pool: list[list[Line]], chance: Seeded) -> str:
    """A real record with one to three faults. Half are renumbered, so that they get past the reader."""
    lines = [dict(line) for line in pool[chance.pick(len(pool))]]
    for _ in range(1 + chance.pick(3)):
        MUTATIONS[chance.pick(len(MUTATIONS))](lines, pool[chance.pick(len(pool))], chance)
    if chance.pick(2):
        number(lines)
    text = "\n".join(json.dumps(line) for line in lines)
    if chance.pick(8):
        return text
    i = chance.pick(len(text) + 1)
    return text[:i] + '[{\x00\ud800"\n9'[chance.pick(7)] + text[i + chance.pick(3) :]


def number(lines: list[Line]) -> None:
    n = 0
    for line in lines:
        if "action" in line:
            n += 1
            line["n"] = n
        elif "snapshot" in line:
            line["snapshot"] = n


def attempt(text: str) -> int:
    """Read and replay a record; how many entries it has, or -1 when it was refused."""
    try:
        replay = Replay(text)
        table = replay.table()
    except DamagedRecord:
        return -1
    if Replay(table.save()).table().position() != table.position():
        raise AssertionError("the record reads back as another one")
    return len(replay)
