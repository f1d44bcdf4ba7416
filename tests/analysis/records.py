"""Recorded games for tests of analyses."""

from __future__ import annotations

from functools import cache

from admiralty import Table
from admiralty.analysis.steps import Effort
from admiralty.bots import make
from admiralty.bots.match import Match
from tests.support import game

SMALL = Effort(rollouts=2, playouts=4, iterations=8)


@cache
def record(slug: str, first: str, second: str, seed: int = 1, steps: int = 10_000) -> str:
    table = Table(game(slug), seed=seed, clock=lambda: "")
    bots = {seat: make(name, n) for n, (seat, name) in enumerate(zip(table.game.seats, (first, second)))}
    match = Match(table, bots, seed)
    while not table.is_over and table.sequence < steps:
        match.step()
    return table.save()
