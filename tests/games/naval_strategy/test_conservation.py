"""Goods and money neither appear nor vanish except where a clause says so."""

from __future__ import annotations

import pytest

from admiralty import games
from admiralty.core import flow
from admiralty.core.event import Event
from admiralty.core.luck import Seeded
from admiralty.games.naval_strategy.r02_sources import regrow
from admiralty.games.naval_strategy.state import State
from admiralty.games.naval_strategy.tables import VALUES

SEEDS = range(12)


def totals(s: State) -> list[int]:
    """Everything in stores, holds, wrecks and plantations, by kind."""
    return [
        sum(sum(part[value::VALUES]) for part in (s.store, s.hold, s.loot, s.stock))
        for value in range(VALUES)
    ]


def amounts(event: Event) -> list[int]:
    return [value for value in event.args if isinstance(value, int)]


class Ledger:
    """What events say has come and gone, by kind."""

    def __init__(self, s: State) -> None:
        self.s = s
        self.sums = [0] * VALUES

    def add(self, amounts: list[int], sign: int = 1) -> None:
        self.sums = [n + sign * amount for n, amount in zip(self.sums, amounts, strict=True)]

    def hear(self) -> None:
        s = self.s
        for event in s.events or []:
            if event.kind == "sold":
                _, metal, wood, cloth, rum, income = amounts(event)
                self.add([income, -metal, -wood, -cloth, -rum])
            elif event.kind == "bought":
                _, wood, cloth, cost = amounts(event)
                self.add([-cost, 0, wood, cloth, 0])
            elif event.kind == "credited":
                self.add(amounts(event)[1:])
        s.events = []


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("ruleset", ["rulebook", "los-piratos"])
def test_ns_3_7__goods_are_conserved_through_whole_games(
    seed: int, ruleset: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Sales, purchases, rewards and regrowth are the only ways while no ship is changed or sunk."""
    options = {"ruleset": ruleset, "teams": "2", "map": "lagoon", "days": "1", "turns_per_day": "6"}
    s = games.load("naval-strategy", options).setup(Seeded(seed))
    assert isinstance(s, State)
    grown: list[list[int]] = []
    real = regrow

    def watched(state: State) -> None:
        before = totals(state)
        real(state)
        grown.append([after - was for after, was in zip(totals(state), before, strict=True)])

    monkeypatch.setattr("admiralty.games.naval_strategy.r09_turn_end.regrow", watched)
    tape = Seeded(seed + 7)
    ledger = Ledger(s)
    before = totals(s)
    changing = {"fitted", "mended", "upgraded", "downgraded", "revived", "repaired", "launched", "sunk"}
    s.events = []
    while s.stack:
        turn = s.turn
        seat = flow.acting(s)[0]
        legal = flow.question(s).legal(s, seat)
        flow.apply(s, seat, legal[tape.pick(len(legal))])
        spent = any(s.building)
        changed = any(event.kind in changing for event in s.events or [])
        ledger.hear()
        if s.turn != turn or not s.stack:
            for amounts in grown:
                ledger.add(amounts)
            if not changed and not spent:
                expected = [was + come for was, come in zip(before, ledger.sums, strict=True)]
                assert totals(s) == expected
            before, ledger.sums = totals(s), [0] * VALUES
            grown.clear()
