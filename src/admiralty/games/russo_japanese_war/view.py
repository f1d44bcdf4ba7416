"""What a seat sees, built up from nothing, and determinizations: other states with the same view."""

from __future__ import annotations

from typing import Final, cast

from admiralty.core.action import first
from admiralty.core.codec import named_fields
from admiralty.core.game import prompt_name
from admiralty.core.luck import Tape
from admiralty.games.russo_japanese_war.datacheck import FLEETS, KEY_POINTS, RESULTS
from admiralty.games.russo_japanese_war.mapdata import SIDES as SIDE_IDS
from admiralty.games.russo_japanese_war.r01_general import strength
from admiralty.games.russo_japanese_war.r07_zoc import zoc_of
from admiralty.games.russo_japanese_war.r08_movement import ChooseMover, March, Ride
from admiralty.games.russo_japanese_war.r09_declaration import ChooseAttackers, members
from admiralty.games.russo_japanese_war.r09_windows import attack_strength, column, defence_strength
from admiralty.games.russo_japanese_war.r10_strategic import StrategicMarch
from admiralty.games.russo_japanese_war.r13_battle import ChooseLine
from admiralty.games.russo_japanese_war.state import State
from admiralty.games.russo_japanese_war.tables import JAPAN, RUSSIA, SQUADRON
from admiralty.games.russo_japanese_war.view_types import Combat, Moving, Naval, Side, Unit, WarView

SIDES = cast("list[Side]", SIDE_IDS)
BOTH: Final = (JAPAN, RUSSIA)
UNIT_SETS = ("mask", "moved", "rest")
PHASES = {
    "PlayerTurn": "turn",
    "ChooseRefill": "replenishment",
    "ChooseMover": "movement",
    "StrategicMarch": "movement",
    "CombatPhase": "combat",
    "NavalStep": "fleets",
    "ChooseUse": "cards",
    "Victory": "victory",
}
PHASE_WORDS = ["setup", *dict.fromkeys(PHASES.values()), "over"]


def view(s: State, seat: int) -> WarView:
    """[RJ-1.8] Everything on the map is open; of the cards its own hand, the top discard and the numbers."""
    t = s.t
    return {
        "turn": s.turn,
        "turns": t.turns,
        "month": t.month_ids[s.turn - 1] if s.turn else None,
        "phase": phase(s),
        "question": prompt_name(type(s.stack[-1]).__name__) if s.stack else None,
        "about": about(s),
        "active": SIDES[s.active],
        "morale": by_side(s.morale),
        "units": [unit(s, u) for u in range(t.units)],
        "control": {t.place_ids[h]: SIDES[s.control[h]] for h in range(t.n) if t.town[h]},
        "key_points": {name: SIDES[s.control[t.key_hex[i]]] for i, name in enumerate(KEY_POINTS)},
        "zoc": {SIDES[side]: [t.place_ids[h] for h in range(t.n) if zoc_of(s, side)[h]] for side in BOTH},
        "cards": {SIDES[side]: s.hand_size(side) for side in BOTH},
        "hand": [t.card_ids[card] for card in s.hand_cards(seat)] if seat >= 0 else [],
        "deck": len(s.deck),
        "discards": len(s.pile),
        "top": t.card_ids[s.pile[-1]] if s.pile else None,
        "pile": [t.card_ids[card] for card in s.pile] if t.history else None,
        "lost": by_side(s.lost),
        "limit": s.limit if s.limit >= 0 else None,
        "blocked": [SIDES[side] for side in BOTH if s.blocked[side]],
        "neutralised": bool(s.neutralised),
        "forced_march": bool(s.marched),
        "check_modifiers": by_side(s.modified),
        "moving": moving(s),
        "declared": [
            {"target": t.place_ids[s.declared[i]], "units": unit_ids(s, s.declared[i + 1])}
            for i in range(0, len(s.declared), 2)
        ],
        "combat": combat(s),
        "naval": naval(s, seat) if t.naval else None,
    }


def by_side(values: list[int]) -> dict[Side, int]:
    return {SIDES[side]: values[side] for side in BOTH}


def unit_ids(s: State, mask: int) -> list[str]:
    return [s.t.unit_ids[u] for u in members(mask)]


def unit(s: State, u: int) -> Unit:
    t = s.t
    return {
        "id": t.unit_ids[u],
        "side": SIDES[t.side[u]],
        "type": t.type_ids[t.type[u]],
        "combat": strength(s, u),
        "movement": t.movement[u],
        "place": t.place_ids[s.where[u]],
        "zoc": not s.marked >> u & 1,
    }


def about(s: State) -> dict[str, object] | None:
    """[RJ-1.8] What the question is about. All of it is open but lines of battle while they are written."""
    top = s.stack[-1] if s.stack else None
    if top is None or isinstance(top, ChooseLine):
        return None
    return {name: in_words(s, name, value) for name, value in named_fields(top).items()}


def in_words(s: State, name: str, value: object) -> object:
    """A field of a question: its name says what it speaks of."""
    t = s.t
    if isinstance(value, list):
        named = "place" if name == "path" else ""  # a chain is place, unit, place, unit, ...
        return [in_words(s, named or ("unit" if i % 2 else "place"), item) for i, item in enumerate(value)]
    assert isinstance(value, int)
    if name in UNIT_SETS:
        return unit_ids(s, value)
    words = {
        "side": SIDE_IDS, "priority": SIDE_IDS, "unit": t.unit_ids, "ship": t.ship_ids, "fleet": FLEETS,
        "place": t.place_ids, "target": t.place_ids, "event": t.event_ids,
    }.get(name)  # fmt: skip
    return words[value] if words is not None and value >= 0 else value


def phase(s: State) -> str:
    """The innermost thing in progress that has a name of its own."""
    for frame in reversed(s.stack):
        word = PHASES.get(type(frame).__name__)
        if word is not None:
            return word
    return "over" if s.result else "setup"


def moving(s: State) -> Moving | None:
    """The unit on its way, and what the movement phase has left."""
    t = s.t
    out: Moving = {}
    phase, unit, left, path = movement(s)
    if phase is not None:
        out["moved"] = unit_ids(s, phase.moved)
        out["rail"] = bool(phase.rail)
    if unit >= 0:
        out["unit"] = t.unit_ids[unit]
    if left:
        out["left"] = left
    if path:
        out["path"] = [t.place_ids[place] for place in path]
    return out or None


def movement(s: State) -> tuple[ChooseMover | None, int, int, list[int]]:
    """The movement phase, the unit on its way or -1, the movement it has left, and its way by rail."""
    phase: ChooseMover | None = None
    unit = -1
    left = 0
    path: list[int] = []
    for frame in s.stack:
        if isinstance(frame, ChooseMover):
            phase = frame
        elif isinstance(frame, March):
            unit = frame.unit
            left = frame.left
        elif isinstance(frame, (Ride, StrategicMarch)):
            unit = frame.unit
            path = frame.path
    return phase, unit, left, path


def combat(s: State) -> Combat | None:
    """The combat being fought, or the one being declared."""
    t = s.t
    target, mask = fought(s)
    if target < 0:
        return None
    attack = attack_strength(s, mask) + s.bonus
    defence = defence_strength(s, s.active, target, mask)
    return {
        "attacker": SIDES[s.active],
        "target": t.place_ids[target],
        "units": unit_ids(s, mask),
        "defenders": [t.unit_ids[u] for u in s.units_at(1 - s.active, target)],
        "attack": attack,
        "defence": defence,
        "column": column(s, attack, defence),
        "supported": bool(s.supported),
        "die": s.die or None,
        "result": RESULTS[s.outcome] if s.outcome >= 0 else None,
    }


def fought(s: State) -> tuple[int, int]:
    """Target and attackers of the combat being fought or declared; the target is -1 without one."""
    top = s.stack[-1] if s.stack else None
    if s.target < 0 and isinstance(top, ChooseAttackers):
        return top.target, top.mask
    return s.target, s.attackers


def naval(s: State, seat: int) -> Naval:
    """[RJ-13.3] Fleets are open, the flagship only to Russia, a line only to its side until both are set."""
    t = s.t
    top = s.stack[-1] if s.stack else None
    lines = lines_seen(s, seat)
    closed: list[Side] = []
    if isinstance(top, ChooseLine):
        closed = [SIDES[side] for side in BOTH if top.closed[side]]
    return {
        "ships": [
            {
                "id": t.ship_ids[ship],
                "fleet": FLEETS[t.fleet[ship]],
                "combat": t.ship_combat[ship],
                "steps": s.steps[ship],
            }
            for ship in range(t.ships)
        ],
        "flagship": t.ship_ids[s.flagship] if flagship_seen(s, seat) >= 0 else None,
        "lines": {SIDES[side]: [t.ship_ids[ship] for ship in lines[side]] for side in BOTH},
        "set": closed,
        "faces": {t.ship_ids[a]: t.ship_ids[b] for a, b in enumerate(s.faces) if b >= 0},
        "aims": {t.ship_ids[a]: t.ship_ids[b] for a, b in enumerate(s.aims) if b >= 0},
        "at_sea": s.sea,
    }


def flagship_seen(s: State, seat: int) -> int:
    """[RJ-13.3] The flagship as far as a seat knows it, or -1."""
    return s.flagship if seat == RUSSIA else -1


def lines_seen(s: State, seat: int) -> list[list[int]]:
    """[RJ-13.18] The lines by side: a side sees only its own until both are set."""
    top = s.stack[-1] if s.stack else None
    if isinstance(top, ChooseLine):
        return [[first(a) for a in top.orders[side]] if side == seat else [] for side in BOTH]
    return [s.japan_line, s.russia_line]


def imagine(s: State, seat: int, tape: Tape) -> State:
    """A determinization: unseen hands are dealt anew, with another flagship and other secret lines."""
    c = s.clone()
    c.tape = tape
    hidden = [side for side in BOTH if side != seat]
    pool = c.deck[:]
    sizes = [c.hand_size(side) for side in hidden]
    for side in hidden:
        pool += c.hand_cards(side)
        c.hands[side] = 0
    pool.sort()
    for side, size in zip(hidden, sizes, strict=True):
        for _ in range(size):
            # Reading RJ-R.18: the card that reshuffles is never in a hand.
            card = tape.draw([card for card in pool if card != c.t.reshuffle])
            pool.remove(card)
            c.hands[side] |= 1 << card
    c.deck = pool
    if c.flagship >= 0 and seat != RUSSIA:
        c.flagship = tape.draw(c.afloat(SQUADRON))
    top = c.stack[-1] if c.stack else None
    if isinstance(top, ChooseLine):
        for side in hidden:
            imagine_line(c, top, side, tape)
    return c


def imagine_line(c: State, top: ChooseLine, side: int, tape: Tape) -> None:
    """[RJ-R.35] A finished secret line gets another legal order; of an unfinished one nothing is known."""
    count = len(top.orders[side]) if top.closed[side] else 0
    line: list[int] = []
    for _ in range(count):
        line.append(tape.draw(top.steps(c, side, line)))
    top.orders[side] = line
