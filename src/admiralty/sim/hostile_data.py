"""Hostile data files and maps: the shipped ones with lines, numbers and words changed, loaded and set up."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import partial
from itertools import count
from typing import Final

from admiralty import games
from admiralty.core import flow
from admiralty.core.game import BadOption, Game
from admiralty.core.luck import Seeded
from admiralty.kit.datafile import DataError
from admiralty.kit.extras import Advice, MapFiles, Printed
from admiralty.sim.seeds import derive

MOVES: Final = 10
MUTATIONS_OF_A_MAP: Final = 20
MAP_SIZES: Final = ("radius", "ports", "plantations", "land")
SIZES: Final = (-1, 0, 1, 2, 3, 5, 8, 16, 17, 20, 21, 60, 200, 400, 10**9)

NUMBER: Final = re.compile(r"-?\d+(?:\.\d+)?")
QUOTED: Final = re.compile(r'"[^"\n]*"')
VALUES: Final = (
    "-1", "0", "1", "2", "7", "99", "1000000", "1000001", "9" * 30, "0x" + "f" * 40, "1e308", "nan", "1.5",
    "true", '""', '"x"', '"\\u0000"', "[]", "[1]", "{}", "[" * 40, "2026-01-01", "''", '"' + "y" * 300 + '"',
)  # fmt: skip
LINES: Final = (
    "a." * 50 + "a = 1", "[" + "b." * 30 + "b]", "[[maps]]", "]", "x = 1", "x = [", "\ud800", "\0",
    "# it's \"\"\"",
)  # fmt: skip

Mutation = Callable[[str, Seeded], str]


Input = tuple[dict[str, str], str, Callable[[], int]]


def data_files(slug: str, seed: int) -> Iterator[Input]:
    """Hostile data files of a game, without end, each with the call that tries it."""
    text = games.load(slug).data_text
    chance = Seeded(derive(seed, "data"))
    for number in count():
        hostile = mutate(text, chance)
        yield {}, hostile, partial(attempt, slug, {}, hostile, derive(seed, number))


def maps(slug: str, seed: int) -> Iterator[Input]:
    """Hostile maps, and maps made up in odd sizes; none for a game that takes no maps."""
    game = games.load(slug)
    drawn = game.extra(MapFiles)
    if drawn is None:
        return
    chance = Seeded(derive(seed, "maps"))
    for number in count():
        sizes = {name: SIZES[chance.pick(len(SIZES))] for name in MAP_SIZES if chance.pick(2)}
        yield {}, f"map of {sizes}", partial(draw, slug, number, sizes)
        text = drawn.make(number, {"radius": 2 + number % 5, "ports": 2, "plantations": 2, "land": 3})
        for _ in range(MUTATIONS_OF_A_MAP):
            hostile = mutate(text, chance)
            yield {}, hostile, partial(inspect, slug, {}, hostile, derive(seed, number))


def between(pattern: re.Pattern[str], text: str, chance: Seeded, values: tuple[str, ...]) -> str:
    """One thing of a kind becomes something else."""
    found = list(pattern.finditer(text))
    if not found:
        return text
    one = found[chance.pick(len(found))]
    others = [*values, *(found[chance.pick(len(found))].group() for _ in range(4))]
    return text[: one.start()] + others[chance.pick(len(others))] + text[one.end() :]


def change_number(text: str, chance: Seeded) -> str:
    found = list(NUMBER.finditer(text))
    if not found:
        return text
    one = found[chance.pick(len(found))]
    value = float(one.group())
    near = tuple(f"{number:g}" for number in (value + 1, value - 1, -value, value * 2, value * 1000))
    return between(NUMBER, text, chance, near) if chance.pick(2) else between(NUMBER, text, chance, VALUES)


def change_text(text: str, chance: Seeded) -> str:
    return between(QUOTED, text, chance, VALUES)


def delete_lines(text: str, chance: Seeded) -> str:
    lines = text.split("\n")
    i = chance.pick(len(lines))
    del lines[i : i + 1 + chance.pick(4)]
    return "\n".join(lines)


def double_lines(text: str, chance: Seeded) -> str:
    lines = text.split("\n")
    i, j = chance.pick(len(lines)), chance.pick(len(lines) + 1)
    return "\n".join(lines[:j] + lines[i : i + 1 + chance.pick(12)] + lines[j:])


def move_lines(text: str, chance: Seeded) -> str:
    lines = text.split("\n")
    i = chance.pick(len(lines))
    taken = lines[i : i + 1 + chance.pick(6)]
    del lines[i : i + len(taken)]
    j = chance.pick(len(lines) + 1)
    return "\n".join(lines[:j] + taken + lines[j:])


def add_line(text: str, chance: Seeded) -> str:
    lines = text.split("\n")
    lines.insert(chance.pick(len(lines) + 1), LINES[chance.pick(len(LINES))])
    return "\n".join(lines)


def cut_off(text: str, chance: Seeded) -> str:
    return text[: chance.pick(len(text) + 1)]


MUTATIONS: Final[tuple[Mutation, ...]] = (
    change_number, change_number, change_number, change_number, change_text, change_text, delete_lines,
    delete_lines, double_lines, double_lines, move_lines, add_line, cut_off,
)  # fmt: skip


def mutate(text: str, chance: Seeded) -> str:
    """A real file with one to three things wrong."""
    for _ in range(1 + chance.pick(3)):
        text = MUTATIONS[chance.pick(len(MUTATIONS))](text, chance)
    return text


def attempt(slug: str, options: dict[str, str], text: str, seed: int) -> int:
    """Load a game with an owner's file and play a little; how many moves, or -1 when it was refused."""
    try:
        game = games.load(slug, options, text)
    except (DataError, BadOption):
        return -1
    return play(game, seed)


def play(game: Game, seed: int) -> int:
    chance = Seeded(derive(seed, "moves"))
    s = game.setup(Seeded(seed))
    s.events = []
    printed, advice = game.extra(Printed), game.extra(Advice)
    for n in range(MOVES):
        for seat in range(-1, len(game.seats)):
            game.view(s, seat)
        if printed:
            printed.document()
        if not s.stack:
            return n
        for seat in flow.acting(s):
            if advice:
                advice.figures(s, seat)
                advice.outlook(s, seat)
        seat = flow.acting(s)[0]
        choices = flow.question(s).legal(s, seat)
        flow.apply(s, seat, choices[chance.pick(len(choices))])
        s.events.clear()
    return MOVES


def draw(slug: str, seed: int, sizes: dict[str, int]) -> int:
    """Have a map made up in odd sizes; it must be found sound."""
    drawn = games.loaded(games.GameRecipe(slug)).require(MapFiles)
    try:
        text = drawn.make(seed, sizes)
    except DataError:
        return -1
    if drawn.faults(text):
        raise AssertionError("a map that was made up has faults")
    return 0


def inspect(slug: str, options: dict[str, str], text: str, seed: int) -> int:
    """Look for the faults of a map; one without any must be playable."""
    faults = games.loaded(games.GameRecipe(slug)).require(MapFiles).faults(text)
    if attempt(slug, options, text, seed) < 0:
        if not faults:
            raise AssertionError("a map without faults is refused")
        return -1
    return 0
