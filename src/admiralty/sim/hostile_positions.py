"""Hostile positions: real ones with words, numbers and frames changed. Accepted ones are played on."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import partial
from typing import Final

from admiralty import games
from admiralty.core import codec, flow
from admiralty.core.codec import BadPosition
from admiralty.core.game import Game
from admiralty.core.luck import Seeded
from admiralty.core.state import State
from admiralty.kit.heuristics import Heuristics
from admiralty.sim.fuzz import some_option_sets
from admiralty.sim.seeds import derive

POOL: Final = 48  # real positions of one option set
BATCH: Final = 500  # hostile ones made from them
STRIDE: Final = 30  # about 30 decisions lie between two of them
LONGEST_GAME: Final = 4_000
MOVES: Final = 30  # random moves from a position that was accepted
SLOW_CHECK_EVERY: Final = 8  # slow checks are made at about one move in 8
REFUSALS: Final = 4  # candidates whose refusal is asked for
SPECTATOR: Final = -1

NUMBER: Final = re.compile(r"-?\d+")
NUMBERS: Final = (
    -1, 0, 1, 2, 3, 5, 7, 13, 99, 255, 4_095, 4_096, 65_536, 2**31, 2**53, 2**63, 10**30, -2, -(2**31),
)  # fmt: skip
LETTERS: Final = (
    "[",
    "]",
    ",",
    ";",
    ":",
    ".",
    "*",
    "-",
    " ",
    "0",
    "9",
    "é",
    "²",
    "\0",
    "\ud800",
    "\n",
    "[" * 300,
)

Mutation = Callable[[str, str, Seeded], str]


def inputs(slug: str, seed: int) -> Iterator[tuple[dict[str, str], str, Callable[[], int]]]:
    """Hostile positions of a game under all its options, without end, each with the call that tries it."""
    for batch, options in enumerate(some_option_sets(games.load(slug), seed)):
        game = games.load(slug, options)
        pool = real_positions(game, derive(seed, "pool", batch))
        chance = Seeded(derive(seed, "mutations", batch))
        for number in range(BATCH):
            text = mutate(pool, chance)
            yield options, text, partial(attempt, game, text, derive(seed, batch, number))


def real_positions(game: Game, seed: int) -> list[str]:
    """Positions of random games, spread over their length."""
    out: list[str] = []
    number = 0
    while len(out) < POOL:
        chance = Seeded(derive(seed, "choices", number))
        s = game.setup(Seeded(derive(seed, "luck", number)))
        for _ in range(LONGEST_GAME):
            if not chance.pick(STRIDE) or not s.stack:
                out.append(game.write_position(s))
            if not s.stack or len(out) >= POOL:
                break
            step(s, chance)
        number += 1
    return out


def step(s: State, chance: Seeded) -> None:
    """One random legal move."""
    ask = flow.question(s)
    seats = ask.seats(s)
    seat = seats[chance.pick(len(seats))]
    choices = ask.legal(s, seat)
    flow.apply(s, seat, choices[chance.pick(len(choices))])


# Mutations: a position, another one of the same game, and chance


def words_of(text: str) -> list[str]:
    return [word.strip() for word in text.split(";")]


def change_number(text: str, other: str, chance: Seeded) -> str:
    """A number becomes a little larger or smaller, or absurd."""
    found = list(NUMBER.finditer(text))
    if not found:
        return text
    match = found[chance.pick(len(found))]
    value = int(match.group())
    near = (value + 1, value - 1, -value, value * 2, value + 2)
    pick = chance.pick(len(near) + len(NUMBERS))
    new = near[pick] if pick < len(near) else NUMBERS[pick - len(near)]
    return f"{text[: match.start()]}{new}{text[match.end() :]}"


def change_letter(text: str, other: str, chance: Seeded) -> str:
    i = chance.pick(len(text) + 1)
    return text[:i] + LETTERS[chance.pick(len(LETTERS))] + text[i + chance.pick(3) :]


def delete_word(text: str, other: str, chance: Seeded) -> str:
    words = words_of(text)
    words.pop(chance.pick(len(words)))
    return "; ".join(words)


def double_word(text: str, other: str, chance: Seeded) -> str:
    words = words_of(text)
    words.insert(chance.pick(len(words) + 1), words[chance.pick(len(words))])
    return "; ".join(words)


def borrow_word(text: str, other: str, chance: Seeded) -> str:
    """A word of another position, in the place of one with the same key or beside the rest."""
    words, others = words_of(text), words_of(other)
    new = others[chance.pick(len(others))]
    same = [i for i, word in enumerate(words) if word.split(" ")[:1] == new.split(" ")[:1]]
    if same and chance.pick(4):
        words[same[chance.pick(len(same))]] = new
    else:
        words.insert(chance.pick(len(words) + 1), new)
    return "; ".join(words)


def splice(text: str, other: str, chance: Seeded) -> str:
    """The beginning of one position and the end of another."""
    words, others = words_of(text), words_of(other)
    return "; ".join(words[: chance.pick(len(words) + 1)] + others[chance.pick(len(others)) :])


def change_token(text: str, other: str, chance: Seeded) -> str:
    """One thing named becomes another that is named somewhere; or it is gone, or said twice."""
    tokens, others = text.split(" "), other.split(" ")
    i = chance.pick(len(tokens))
    way = chance.pick(4)
    if way == 0:
        del tokens[i]
    elif way == 1:
        tokens.insert(chance.pick(len(tokens)), tokens[i])
    else:
        source = tokens if way == 2 else others
        tokens[i] = source[chance.pick(len(source))]
    return " ".join(tokens)


def change_frames(text: str, other: str, chance: Seeded) -> str:
    """Frames deleted, doubled, swapped, borrowed from another position, or all of them exchanged."""
    head, _, stack = text.rpartition("; at")
    frames = stack.split()
    others = other.rpartition("; at")[2].split()
    way = chance.pick(6)
    if way == 0:
        return f"{head}; at {' '.join(others)}"
    if not frames:
        return f"{text} {' '.join(others)}"
    i = chance.pick(len(frames))
    if way == 1:
        del frames[i]
    elif way == 2:
        frames.insert(i, frames[chance.pick(len(frames))])
    elif way == 3:
        j = chance.pick(len(frames))
        frames[i], frames[j] = frames[j], frames[i]
    elif others:
        k = chance.pick(len(others))
        frames[i:] = others[k:] if way == 4 else [others[k]]
    return f"{head}; at {' '.join(frames)}"


def change_field(text: str, other: str, chance: Seeded) -> str:
    """A number among the fields and clauses of the frames."""
    head, mark, stack = text.rpartition("; at")
    return head + mark + change_number(stack, other, chance)


MUTATIONS: Final[tuple[Mutation, ...]] = (
    change_number, change_number, change_letter, delete_word, double_word, borrow_word, borrow_word, splice,
    change_token, change_token, change_frames, change_frames, change_field, change_field,
)  # fmt: skip


def mutate(pool: list[str], chance: Seeded) -> str:
    """A real position with one to three things wrong."""
    text = pool[chance.pick(len(pool))]
    for _ in range(1 + chance.pick(3)):
        other = pool[chance.pick(len(pool))]
        text = MUTATIONS[chance.pick(len(MUTATIONS))](text, other, chance)
    return text


# What is done with a mutated position


def attempt(game: Game, text: str, seed: int) -> int:
    """Read a position and play on; how many moves were made, or -1 when it was refused."""
    try:
        s = game.read_position(text, Seeded(seed))
    except BadPosition:
        return -1
    again = game.read_position(game.write_position(s), Seeded(seed))
    if codec.digest(again) != codec.digest(s):
        raise AssertionError("the position reads back as another one")
    chance = Seeded(derive(seed, "moves"))
    s.events = []
    for n in range(MOVES):
        if not n or not chance.pick(SLOW_CHECK_EVERY):
            look(game, s, chance)
        if not s.stack:
            return n
        step(s, chance)
        s.events.clear()
    return MOVES


def look(game: Game, s: State, chance: Seeded) -> None:
    """Everything that is asked of a state while people play: copies, views, imagined states, lists."""
    s.clone()
    game.write_position(s)
    heuristics = game.require(Heuristics)
    for seat in range(SPECTATOR, len(game.seats)):
        game.view(s, seat)
        if seat >= 0:
            game.imagine(s, seat, Seeded(chance.pick(1_000)))
            heuristics.learned_value(s, seat)
    if not s.stack:
        return
    ask = flow.question(s)
    for seat in ask.seats(s):
        ask.about(s, seat)
        if not ask.explore(s, seat):
            raise AssertionError("search has nothing to choose from")
        shown = ask.candidates(s, seat)
        for _ in range(REFUSALS):
            a = shown[chance.pick(len(shown))]
            game.write_action(a)
            game.refusals(s, seat, [a])
