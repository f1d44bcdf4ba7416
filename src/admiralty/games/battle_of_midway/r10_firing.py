"""[BM-10] Firing."""

from __future__ import annotations

from admiralty.core.flow import Flow
from admiralty.games.battle_of_midway.hexes import HEADINGS
from admiralty.games.battle_of_midway.r14_victory import destroy
from admiralty.games.battle_of_midway.state import State
from admiralty.games.battle_of_midway.tables import JAPAN, OUTSIDE, USA


def colour(s: State, a: int, b: int) -> int:
    """[BM-10.1] The colour of b's cell in the diagram of a."""
    return diagram(s, a).get(s.cell[b] - s.cell[a], OUTSIDE)


def diagram(s: State, a: int) -> dict[int, int]:
    """[BM-10.1] The diagram of an aircraft as it heads: the colour by the way to a cell."""
    return s.t.sight[s.t.diagram[a] * HEADINGS + s.heading[a]]


def fire(s: State) -> Flow:
    """[BM-10.2] [BM-9.13] The aircraft of the combat fire, if one has the other in its attack area."""
    usa, japan = s.duel[USA], s.duel[JAPAN]
    attacks = s.t.attacks
    if s.dodged or not (attacks[colour(s, usa, japan)] or attacks[colour(s, japan, usa)]):
        if s.events is not None:
            s.tell("no-fire")
        return None
    return volley(s, usa, japan, -1)


def volley(s: State, usa: int, japan: int, weaver: int) -> Flow:
    """[BM-10.3] [BM-10.7] Both draw, the higher best card wins; `weaver` is the side of a Thach Weave, or -1.

    [BM-R.21] [BM-R.22] [BM-R.23] Other cards change the firing of the combat, and the weave by option.
    """
    t = s.t
    changed = weaver < 0 or t.weave_is_firing
    colours = [colour(s, usa, japan), colour(s, japan, usa)]
    cards: list[list[int]] = []
    best: list[int] = []
    for side, a in ((USA, usa), (JAPAN, japan)):
        count = shots(t.colour_cards[colours[side]], s.veterans[side] if changed else 0)
        cards.append(draw_cards(s, side, count))
        best.append(value(cards[side], s.barrels[1 - side] if changed else 0, t.bonus[a]))
    if s.events is not None:
        s.tell("fired", tuple(cards[USA]), tuple(cards[JAPAN]), best[USA], best[JAPAN])
    if best[USA] > best[JAPAN] and t.attacks[colours[USA]] and weaver != JAPAN:
        return destroy(s, japan)
    if best[JAPAN] > best[USA] and t.attacks[colours[JAPAN]] and weaver != USA:
        return destroy(s, usa)
    if s.events is not None:
        s.tell("no-hit")
    return None


def shots(cards: int, veterans: int) -> int:
    """[BM-10.3] [BM-10.4] Veterans add to a draw that takes place; off the diagram there is none.

    Reading BM-R.25: a side that does not have the enemy in its diagram draws nothing, even if the other side
    draws.
    """
    return cards + veterans if cards else 0


def draw_cards(s: State, side: int, count: int) -> list[int]:
    """[BM-10.3] [BM-10.8] [BM-3.6] [BM-H.6] Cards of its own pile, which is whole and shuffled every time."""
    pile = s.t.firing[side][:]
    out: list[int] = []
    for _ in range(min(count, len(pile))):
        card = s.draw(pile)
        pile.remove(card)
        out.append(card)
    return out


def value(cards: list[int], barrels: int, bonus: int) -> int:
    """[BM-10.5] [BM-10.6] The best card that is not ignored, with the bonus of an ace; 0 without cards."""
    if barrels >= len(cards):
        return 0
    return sorted(cards)[len(cards) - 1 - barrels] + bonus
