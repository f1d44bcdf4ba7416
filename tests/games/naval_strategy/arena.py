"""Fights in the arena, for the tests of bosses and of the bots' tactics."""

from __future__ import annotations

from admiralty import Table
from tests.games.naval_strategy.positions import FightSeen, order, table, turn, view_of, words

FLEET = "ship blue-1 schooner -5,5 1; ship blue-2 brig -5,5 1; ship red-1 schooner 5,-5 3"


def met(boss: str = "corsair", position: str = FLEET, **options: str) -> Table:
    """Both ships of Blue have met a boss."""
    t = table(position, **options)
    turn(t, f"boss blue-1 {boss}", f"boss blue-2 {boss}")
    return t


def arena(boss: str, *ships: str, more: str = "", **options: str) -> Table:
    """A fight of Blue's schooners, each said as `0,-2 1`: its tile and facing. The boss is said as
    `corsair 0,-3 3 hp 8`, and stands on 0,-3, facing south, if nothing is said.
    """
    name, *said = boss.split(maxsplit=1)
    position = [FLEET, f"fight blue {name} {said[0] if said else '0,-3 3'}"]
    position += [f"fighter arena-blue-{n} schooner {where}" for n, where in enumerate(ships, start=1)]
    return table("; ".join([*position, more]), **options)


def arena_turn(t: Table, *actions: str) -> list[str]:
    """All ships of the first fight report, after these orders: what everybody then hears."""
    order(t, *actions)
    before = t.sequence
    for one in view_of(t)["fights"][0]["ships"]:
        if not one["reported"]:
            order(t, f"report {one['id']}")
    return [words(t, event) for n, event in t.heard() if n > before]


def fight(t: Table) -> FightSeen:
    """The only fight there is."""
    (found,) = view_of(t)["fights"]
    return found
