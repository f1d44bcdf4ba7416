"""A card for every team of an organised game, as a PDF: how to join, what wins, the rules on one page."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from admiralty.core.game import Game
from admiralty.kit.sheets import CENTRE, MARGIN, PALE, RIGHT, SHORT_SIDE, Page
from admiralty.show.paper import Press
from admiralty.show.text import Speaker

CODE_SIDE: Final = 62.0
TOP: Final = 34.0
INNER: Final = SHORT_SIDE - 2 * MARGIN


class Door(NamedTuple):
    """A seat, and the code that lets people in."""

    seat: str
    code: str


def pdf(
    game: Game,
    doors: list[Door],
    address: str,
    told: list[str],
    language: str,
    given: Mapping[str, str] | None = None,
) -> bytes:
    """A page for each door; `address` is the server as phones reach it, or "" when that is not known, and
    `told` are the messages that tell the goal, which is the first, and the rules; `given` are names
    that players have chosen.
    """
    speaker = Speaker(game, language, given)
    pages = [card(game, speaker, door, address, told) for door in doors]
    return Press(speaker.say("game-title"), language, speaker.say("paper-page")).print(pages)


def card(game: Game, speaker: Speaker, door: Door, address: str, told: list[str]) -> Page:
    say = speaker.say
    page = Page()
    team = speaker.flagged(game.seat_index(door.seat))
    page.box(0, 0, SHORT_SIDE, 24, PALE, 0)
    page.text(MARGIN, 12, team, 28, bold=True, width=INNER * 0.6)
    page.text(SHORT_SIDE - MARGIN, 12, say("game-title"), 13, RIGHT, width=INNER * 0.38)
    left = MARGIN
    if address:
        qr(page, f"{address}/join/{door.code}", MARGIN, TOP)
        left += CODE_SIDE + 8
    wide = SHORT_SIDE - MARGIN - left
    page.flow(left, TOP + 2, wide, [(say("paper-card-way" if address else "paper-card-only-code"), False)])
    if address:
        page.text(left, TOP + 27, f"{address}/join", 16, bold=True, width=wide)
    page.box(left, TOP + 35, wide, 22, thick=0.6)
    page.text(left + wide / 2, TOP + 46, " ".join(door.code), 36, CENTRE, bold=True, width=wide - 6)
    y = TOP + CODE_SIDE + 8
    page.text(MARGIN, y, say("paper-card-goal"), 15, bold=True)
    page.stroke(MARGIN, y + 4.5, SHORT_SIDE - MARGIN, y + 4.5, 0.4)
    goal = [(say(agreed(game, speaker, message)), True) for message in told[:1]]
    rules = [(say(message), False) for message in told[1:]]
    page.flow(MARGIN, y + 7, INNER, [*goal, ("", False), (say("paper-card-rules"), True), *rules], 14)
    return page


def agreed(game: Game, speaker: Speaker, message: str) -> str:
    """`paper-goal-OPTION-VALUE` for an option that was chosen, or the plain message of the goal."""
    variants = {f"paper-goal-{option}-{value}" for option, value in game.options.items()}
    return next(iter(variants & speaker.messages()), message)


def qr(page: Page, link: str, x: float, y: float) -> None:
    """The link as a QR code with the quiet zone that readers want."""
    import segno  # only here: a server that prints no cards does without it

    rows = [list(row) for row in segno.make(link, error="m", micro=False).matrix_iter(border=2)]
    side = CODE_SIDE / len(rows)
    for down, row in enumerate(rows):
        for across, dark in enumerate(row):
            if dark:
                page.box(x + across * side, y + down * side, side, side, 0, 0)
