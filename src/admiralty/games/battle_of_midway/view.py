"""What a seat sees, built up from nothing, and determinizations: other states with the same view."""

from __future__ import annotations

from typing import cast

from admiralty.core.action import first
from admiralty.core.flow import Sealed
from admiralty.core.luck import Tape
from admiralty.games.battle_of_midway.datacheck import COLOURS
from admiralty.games.battle_of_midway.datacheck import SIDES as SIDE_IDS
from admiralty.games.battle_of_midway.hexes import unpack
from admiralty.games.battle_of_midway.r01_basics import is_flying
from admiralty.games.battle_of_midway.r03_setup import ChooseCell, ChooseHeading
from admiralty.games.battle_of_midway.r04_initiative import ChooseBid
from admiralty.games.battle_of_midway.r06_manoeuvres import ChooseExtension
from admiralty.games.battle_of_midway.r07_flight import Fly, OverTheEdge
from admiralty.games.battle_of_midway.r08_combat import ChoosePlan
from admiralty.games.battle_of_midway.r08_duel import is_duel_over
from admiralty.games.battle_of_midway.r09_orders import ChooseCard, Effect
from admiralty.games.battle_of_midway.r10_firing import colour
from admiralty.games.battle_of_midway.r13_domination import ChooseReturnCell, ChooseReturnHeading
from admiralty.games.battle_of_midway.state import State
from admiralty.games.battle_of_midway.tables import JAPAN, NOWHERE, SPECIAL, USA
from admiralty.games.battle_of_midway.view_types import Aircraft, Cell, Combat, MidwayView, Mover, Side
from admiralty.kit import sealed

SIDES = cast("list[Side]", SIDE_IDS)
PHASES = {
    "Placement": "placement",
    "ChooseBid": "bids",
    "Fly": "flight",
    "OverTheEdge": "flight",
    "ChooseCard": "orders",
    "Effect": "orders",
    "Combat": "combat",
    "Activation": "activation",
    "Purchase": "purchase",
    "EndOfRound": "reinforcement",
}
PHASE_WORDS = [*dict.fromkeys(PHASES.values()), "over"]


def phase(s: State) -> str:
    """Where the round stands, in a word."""
    for frame in reversed(s.stack):
        word = PHASES.get(type(frame).__name__)
        if word is not None:
            return word
    return "over"


def view(s: State, seat: int) -> MidwayView:
    """[BM-H.1] Everything but bids and plans before they are revealed, closed hands, and luck to come."""
    t = s.t
    confirmed, chosen = answers_seen(s, seat)
    return {
        "mode": "carrier_hunt" if t.hunt else "domination",
        "round": s.round,
        "phase": phase(s),
        "holder": SIDES[s.holder] if s.holder >= 0 else None,
        "points": by_side(s.points),
        "score": by_side(s.score),
        "threshold": None if t.hunt else t.threshold,
        "aircraft": [aircraft_seen(s, a) for a in range(t.aircraft)],
        "tiles": {t.tile_ids[i]: place(centre) for i, centre in enumerate(s.tiles)},
        "bank": [t.card_ids[card] for card in s.bank],
        "deck": len(s.deck),
        "discard": listed(s, s.discard),
        "cards": {SIDES[side]: s.hand_size(side) for side in (USA, JAPAN)},
        "hands": {SIDES[side]: hand(s, side) for side in (USA, JAPAN) if side == seat or t.open_hands},
        "moving": moving(s),
        "combat": combat_seen(s) if s.attacker >= 0 else None,
        "confirmed": confirmed,
        "chosen": chosen,
    }


def by_side(numbers: list[int]) -> dict[Side, int]:
    return {SIDES[side]: numbers[side] for side in (USA, JAPAN)}


def place(where: int) -> Cell | None:
    return None if where == NOWHERE else list(unpack(where))


def aircraft_seen(s: State, a: int) -> Aircraft:
    """[BM-H.1] Cell, heading and marker are open."""
    t = s.t
    flying = is_flying(s, a)
    return {
        "id": t.aircraft_ids[a],
        "side": SIDES[t.side[a]],
        "kind": ("bomber" if t.hunt else "ace") if t.piece[a] == SPECIAL else "fighter",
        "cell": place(s.cell[a]),
        "heading": t.heading_ids[s.heading[a]] if flying else None,
        "marker": bool(s.marker[a]),
    }


def listed(s: State, counts: list[int]) -> list[str]:
    """Cards in words, one by one."""
    return [s.t.card_ids[card] for card, n in enumerate(counts) for _ in range(n)]


def hand(s: State, side: int) -> list[str]:
    """[BM-H.3] Reading BM-R.32: a hand is shown to its owner, and to all by option."""
    return listed(s, s.hands[side * s.t.cards : (side + 1) * s.t.cards])


def moving(s: State) -> Mover | None:
    """The aircraft that is being placed or flown, the cell it is about to enter and, at the edge of the
    board, its heading there.
    """
    aircraft, made, cell, heading = moved(s)
    if aircraft < 0:
        return None
    return {
        "aircraft": s.t.aircraft_ids[aircraft],
        "made": made,
        "cell": place(cell),
        "heading": s.t.heading_ids[heading] if heading >= 0 else None,
    }


def moved(s: State) -> tuple[int, int, int, int]:
    """Aircraft, manoeuvres made, cell and heading of `moving`; -1 and NOWHERE for what is not there."""
    for frame in reversed(s.stack):
        if isinstance(frame, Fly):
            return frame.aircraft, frame.made, NOWHERE, -1
        if isinstance(frame, OverTheEdge):
            return frame.aircraft, frame.made, frame.cell, frame.heading
        if isinstance(frame, (ChooseCell, ChooseReturnCell)):
            return frame.aircraft, 0, NOWHERE, -1
        if isinstance(frame, (ChooseHeading, ChooseReturnHeading)):
            return frame.aircraft, 0, frame.cell, -1
    top = s.stack[-1] if s.stack else None
    if isinstance(top, ChooseExtension):
        return top.aircraft, 0, top.cell, top.heading
    return -1, 0, NOWHERE, -1


def combat_seen(s: State) -> Combat:
    """[BM-H.1] Both aircraft, the tokens once they are revealed, and what has been played."""
    t = s.t
    window, card = card_played(s)
    return {
        "attacker": SIDES[s.attacker],
        "aircraft": {SIDES[side]: t.aircraft_ids[s.duel[side]] for side in (USA, JAPAN)},
        "plans": {SIDES[side]: plan_seen(s, side) for side in (USA, JAPAN)},
        "omitted": by_side([number + 1 for number in s.omitted]),
        "first": SIDES[s.first] if s.first >= 0 else None,
        "start": {SIDES[side]: place(s.start[side]) for side in (USA, JAPAN)},
        "sights": {SIDES[side]: sight(s, side) for side in (USA, JAPAN)},
        "barrels": by_side(s.barrels),
        "veterans": by_side(s.veterans),
        "dodged": bool(s.dodged),
        "window": SIDES[window] if window >= 0 else None,
        "card": t.card_ids[card] if card >= 0 else None,
    }


def card_played(s: State) -> tuple[int, int]:
    """The side that may play a card now, and the card that takes effect; -1 for none."""
    for frame in s.stack:
        if isinstance(frame, ChooseCard):
            return frame.side, -1
        if isinstance(frame, Effect):
            return frame.side, frame.card
    return -1, -1


def plan_seen(s: State, side: int) -> str | None:
    """[BM-H.2] A plan is in the state only after both are revealed."""
    return s.t.plan_ids[s.plans[side]] if s.plans[side] >= 0 else None


def sight(s: State, side: int) -> str | None:
    """[BM-10.1] The colour in which a side has the other aircraft of the combat."""
    return None if is_duel_over(s) else COLOURS[colour(s, s.duel[side], s.duel[1 - side])]


def answers_seen(s: State, seat: int) -> tuple[list[Side], str | int | None]:
    """[BM-H.2] [BM-H.5] Who has confirmed a bid or a plan, and one's own."""
    top = s.stack[-1] if s.stack else None
    if not isinstance(top, Sealed):
        return [], None
    own = own_answer(s, seat)
    chosen: str | int | None = None
    if own >= 0:
        chosen = s.t.plan_ids[own] if isinstance(top, ChoosePlan) else own
    return [SIDES[side] for side in sealed.answered(s)], chosen


def own_answer(s: State, seat: int) -> int:
    """[BM-H.2] The bid or plan this seat has confirmed, or -1."""
    chosen = sealed.own_answer(s, seat)
    return first(chosen) if chosen >= 0 else -1


def imagine(s: State, seat: int, tape: Tape) -> State:
    """[BM-H.3] [BM-H.4] A determinization: secrets are dealt anew, and luck is fresh.

    A closed hand keeps its size and its special orders, which are known from those played.
    """
    c = s.clone()
    c.tape = tape
    hidden = [side for side in (USA, JAPAN) if side != seat]
    if not c.t.open_hands:
        deal_again(c, hidden, tape)
    top = c.stack[-1] if c.stack else None
    if isinstance(top, (ChooseBid, ChoosePlan)):
        for side in hidden:
            if top.answers[side] >= 0:
                top.answers[side] = tape.draw(top.legal(c, side))
    return c


def deal_again(c: State, hidden: list[int], tape: Tape) -> None:
    """Orders of hidden hands and of the deck are mixed and dealt in the same numbers."""
    t = c.t
    pool = c.deck[:]
    sizes: list[int] = []
    for side in hidden:
        base = side * t.cards
        sizes.append(sum(c.hands[base : base + t.orders]))
        for card in range(t.orders):
            pool += [card] * c.hands[base + card]
            c.hands[base + card] = 0
    pool.sort()  # so that the same luck deals the same, whatever was hidden before
    for side, size in zip(hidden, sizes):
        for _ in range(size):
            card = tape.draw(pool)
            pool.remove(card)
            c.hands[side * t.cards + card] += 1
    c.deck = sorted(pool)
