"""Every bot chooses as it did when its digests were recorded: a change of structure changes no choice.

A block is some decisions in a row, from a moment that random play has reached; blocks begin early and late in
a game. `choices.json` holds one digest for each block. `ADMIRALTY_CHOICES=all` compares all blocks, else the
slow bots are compared in some of them. After a change that is meant to change choices:

    ADMIRALTY_CHOICES=record pytest tests/bots/test_same_choices.py
"""

from __future__ import annotations

import hashlib
import json
import os
from functools import cache
from pathlib import Path

import pytest

from admiralty.bots import SEED_RANGE, Bot, decide, make
from admiralty.core import flow
from admiralty.core.game import Game
from admiralty.core.luck import Seeded
from admiralty.core.state import State
from admiralty.games import slugs
from tests.support import game as load

PATH = Path(__file__).with_name("choices.json")
MODE = os.environ.get("ADMIRALTY_CHOICES", "")
BLOCKS = 15
CHOICES = 20
"""In each block; 300 for every game and bot."""

BUDGETS = {"naval-strategy": 6}
ITERATIONS = 20
"""More than search takes before it may stop, but in Naval Strategy, where an iteration is a whole battle."""

FAST = ("random", "epsilon-greedy", "greedy", "learned")
LONGEST_PREFIX = 255
"""Random decisions before the last block, or all of a shorter game."""


def specs(slug: str) -> tuple[str, ...]:
    return (*FAST, f"mcts:{BUDGETS.get(slug, ITERATIONS)}")


def start(game: Game, number: int) -> State:
    """A state that random play reaches, the same for the same number."""
    length = flow.playout(game.setup(Seeded(number)), Seeded(number), LONGEST_PREFIX)
    s = game.setup(Seeded(number))
    flow.playout(s, Seeded(number), length * number // BLOCKS)
    return s


def block(slug: str, spec: str, number: int) -> str:
    game = load(slug)
    s = start(game, number)
    bots: list[Bot] = [make(spec, 100 * number + seat) for seat in range(len(game.seats))]
    determinization = Seeded(number)
    chosen: list[str] = []
    while len(chosen) < CHOICES:
        if s.is_over:
            s = start(game, number)
        ask = flow.question(s)
        seat = ask.seats(s)[0]
        is_choice = len(ask.explore(s, seat)) > 1
        a = decide(bots[seat], game, s, seat, determinization.pick(SEED_RANGE))
        if is_choice:
            chosen.append(f"{seat} {game.write_action(a)}")
        flow.apply(s, seat, a)
    return hashlib.blake2b("\n".join(chosen).encode(), digest_size=8).hexdigest()


@cache
def recorded() -> dict[str, dict[str, list[str]]]:
    found: dict[str, dict[str, list[str]]] = json.loads(PATH.read_text()) if PATH.exists() else {}
    return found


def blocks_of(spec: str) -> list[int]:
    return list(range(BLOCKS)) if MODE or spec in FAST else [0, 8]


def games() -> list[str]:
    """A game that has no digests yet is only recorded."""
    return [slug for slug in slugs(hidden=True) if slug in recorded() or MODE == "record"]


@pytest.mark.parametrize(("slug", "spec"), [(slug, spec) for slug in games() for spec in specs(slug)])
def test_a_bot_chooses_as_recorded(slug: str, spec: str) -> None:
    found = {number: block(slug, spec, number) for number in blocks_of(spec)}
    if MODE == "record":
        everything = json.loads(PATH.read_text()) if PATH.exists() else {}
        everything.setdefault(slug, {})[spec] = [found[number] for number in range(BLOCKS)]
        PATH.write_text(json.dumps(everything, indent=1, sort_keys=True) + "\n")
    expected = recorded()[slug][spec] if MODE != "record" else [found[n] for n in range(BLOCKS)]
    assert {number: expected[number] for number in found} == found
