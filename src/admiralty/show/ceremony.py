"""The end of a day or of a game as a sheet to hang up: places, points turn by turn, what is remembered."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise
from typing import Final, NamedTuple

from admiralty.core.event import Event
from admiralty.core.game import Game
from admiralty.kit.sheets import CENTRE, GREY, LONG_SIDE, MARGIN, PALE, Page
from admiralty.show.paper import Press
from admiralty.show.text import Speaker

PODIUM: Final = 3
STEP_WIDE: Final = 56.0
HEIGHTS: Final = (34.0, 25.0, 18.0)
ORDER: Final = (1, 0, 2)  # the second to the left of the first, the third to the right
GRAPH_HIGH: Final = 62.0
MOST_NUMBERS: Final = 12


class Told(NamedTuple):
    """Seats from the first to the last, their points after each turn, and named events to remember.

    `turns` begins with the one before the first, as nothing was played yet.
    """

    over: bool
    ranking: list[str]
    turns: list[int]
    scores: dict[str, list[int]]
    highlights: list[tuple[str, Event]]


def places(told: Told) -> list[int]:
    """The place of each seat of the ranking; equal points share one."""
    last = [told.scores[seat][-1] for seat in told.ranking]
    return [last.index(points) + 1 for points in last]


def pdf(game: Game, told: Told, language: str, given: Mapping[str, str] | None = None) -> bytes:
    """`given` are names that players have chosen."""
    speaker = Speaker(game, language, given)
    return Press(speaker.say("game-title"), language, speaker.say("paper-page")).print([sheet(speaker, told)])


def sheet(speaker: Speaker, told: Told) -> Page:
    say = speaker.say
    page = Page(landscape=True)
    title = say("ceremony-over" if told.over else "ceremony-day")
    page.text(LONG_SIDE / 2, 14, f"{say('game-title')}: {title}", 22, CENTRE, bold=True, width=LONG_SIDE - 40)
    draw_podium(page, speaker, told)
    draw_graph(page, speaker, told)
    lines: list[tuple[str, bool]] = []
    for name, event in told.highlights:
        lines += [(say(f"ceremony-{name}"), True), (tell(speaker, event), False)]
    page.flow(MARGIN + 188, 32, LONG_SIDE - 2 * MARGIN - 188, lines, 13)
    return page


def tell(speaker: Speaker, event: Event) -> str:
    """With places instead of coordinates, where the game has a sentence for it."""
    return speaker.event(event, f"ceremony-told-{event.kind}")


def draw_podium(page: Page, speaker: Speaker, told: Told) -> None:
    """The first three on steps, the others in a row below."""
    floor = 88.0
    numbers = places(told)
    for column, rank in enumerate(ORDER):
        if rank >= len(told.ranking):
            continue
        seat, left = told.ranking[rank], MARGIN + column * STEP_WIDE
        top = floor - HEIGHTS[min(numbers[rank] - 1, PODIUM - 1)]
        page.box(left, top, STEP_WIDE, floor - top, PALE, 0.4)
        middle = left + STEP_WIDE / 2
        page.text(middle, top - 6, name_of(speaker, seat), 17, CENTRE, bold=True, width=STEP_WIDE - 4)
        page.text(middle, top + 7, f"{numbers[rank]}.", 20, CENTRE, bold=True)
        page.text(middle, floor - 4, str(told.scores[seat][-1]), 12, CENTRE)
    rest = [
        f"{numbers[rank]}. {name_of(speaker, seat)}: {told.scores[seat][-1]}"
        for rank, seat in enumerate(told.ranking)
        if rank >= PODIUM
    ]
    page.text(MARGIN, floor + 7, "   ".join(rest), 11, width=3 * STEP_WIDE)


def draw_graph(page: Page, speaker: Speaker, told: Told) -> None:
    """A line for each seat, with its name at the end; the lines of equal points lie beside each other."""
    left, top, wide = MARGIN + 8, 112.0, 3 * STEP_WIDE - 34
    floor = top + GRAPH_HIGH
    most = max(1, *(max(points) for points in told.scores.values()))
    page.text(MARGIN, top - 8, speaker.say("ceremony-graph"), 12, bold=True)
    page.stroke(left, floor, left + wide, floor, 0.3)
    page.stroke(left, top, left, floor, 0.3)
    page.text(left - 2, top, str(most), 8, "R")
    page.text(left - 2, floor, "0", 8, "R")
    steps = max(1, len(told.turns) - 1)
    each = steps // MOST_NUMBERS + 1
    for at, turn in enumerate(told.turns):
        if turn % each == 0:
            page.text(left + wide * at / steps, floor + 4, str(turn), 8, CENTRE, grey=GREY)
    for number, seat in enumerate(told.ranking):
        points = told.scores[seat]
        shift = number * 1.1
        ends = [
            (left + wide * at / steps, floor - GRAPH_HIGH * n / most - shift) for at, n in enumerate(points)
        ]
        for (x, y), (to_x, to_y) in pairwise(ends):
            page.stroke(x, y, to_x, to_y, 1.0 - 0.13 * number, 40 * (number % 4))
        below = sum(1 for other in told.ranking[:number] if told.scores[other][-1] == points[-1])
        page.text(left + wide + 2, ends[-1][1] + shift + below * 4, name_of(speaker, seat), 9, width=26)


def name_of(speaker: Speaker, seat: str) -> str:
    return speaker.flagged(speaker.game.seat_index(seat))
