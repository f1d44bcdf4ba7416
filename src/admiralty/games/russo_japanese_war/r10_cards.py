"""[RJ-10] The card play phase: forced march, strategic movement, transport, reorganisation, events."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from admiralty.core.action import Action, first, second
from admiralty.core.flow import END, FINISH, Ask, Become, Flow, Seats
from admiralty.games.russo_japanese_war.datacheck import CARDS
from admiralty.games.russo_japanese_war.r01_general import discard
from admiralty.games.russo_japanese_war.r04_control import enter
from admiralty.games.russo_japanese_war.r07_zoc import refuse_stack
from admiralty.games.russo_japanese_war.r08_movement import movement_phase
from admiralty.games.russo_japanese_war.r09_declaration import CombatPhase
from admiralty.games.russo_japanese_war.r10_strategic import ChooseStrategist, first_of_each, is_strategist
from admiralty.games.russo_japanese_war.r11_events import is_useful, play_event
from admiralty.games.russo_japanese_war.r11_refusals import OWN_PHASE, refuse_event
from admiralty.games.russo_japanese_war.state import State
from admiralty.games.russo_japanese_war.tables import JAPAN, RUSSIA, SOUTHERN, SQUADRON
from admiralty.games.russo_japanese_war.words import (
    END_TURN,
    FORCED_MARCH,
    LAND,
    PLAY,
    REORGANISE,
    STRATEGIC,
    TRANSPORT,
    UNIT,
    VERB,
)

MOVEMENT: Final = 0
COMBAT: Final = 1
USES: Final = (FORCED_MARCH, STRATEGIC, TRANSPORT, REORGANISE)


def transportable(s: State, side: int) -> list[int]:
    """[RJ-10.12] [RJ-10.14] [RJ-E.J06] [RJ-E.R06] The units in the far box, unless nobody may leave it."""
    box = s.t.japan if side == JAPAN else s.t.europe
    if s.blocked[side] or not s.men(side)[box]:
        return []
    where = s.where
    return [u for u in s.t.mobile[side] if where[u] == box and s.t.by_card[u]]


def rebuildable(s: State, side: int) -> list[int]:
    """[RJ-10.17] [RJ-10.18] Russia only, and only what any card may rebuild."""
    if side == JAPAN or not s.men(side)[s.t.gone]:
        return []
    return [u for u in s.t.mobile[side] if s.where[u] == s.t.gone and s.t.by_card[u]]


@dataclass
class ChooseUse(Ask):
    """[RJ-10.1] [RJ-10.2] Any number of cards, in any order, each for one use."""

    side: int

    def seats(self, s: State) -> Seats:
        return (self.side,)

    def about(self, s: State, seat: int) -> tuple[int, ...]:
        return (s.hand_size(self.side),)

    def legal(self, s: State, seat: int) -> list[Action]:
        """[RJ-1.6] [RJ-10.5] [RJ-11.1] What each card in hand can be used for."""
        side = self.side
        out = [END_TURN]
        hand = s.hands[side]
        if not hand:
            return out
        march = not s.marched
        strategic = any(is_strategist(s, side, u) for u in s.t.mobile[side])
        transport = len(transportable(s, side)) > 0
        rebuild = len(rebuildable(s, side)) > 0
        base = side * CARDS
        card = 0
        while hand:
            if hand & 1:
                code = card << 12
                if march:
                    out.append(FORCED_MARCH | code | MOVEMENT)
                    out.append(FORCED_MARCH | code | COMBAT)
                if strategic:
                    out.append(STRATEGIC | code)
                if transport:
                    out.append(TRANSPORT | code)
                if rebuild:
                    out.append(REORGANISE | code)
                if is_useful(s, base + card):
                    out.append(PLAY | base + card << 12)
            hand >>= 1
            card += 1
        return out

    def candidates(self, s: State, seat: int) -> list[Action]:
        shown = [END_TURN]
        for card in s.hand_cards(self.side):
            code = card << 12
            shown += [FORCED_MARCH | code | MOVEMENT, FORCED_MARCH | code | COMBAT, STRATEGIC | code]
            shown += [TRANSPORT | code, REORGANISE | code, PLAY | self.side * CARDS + card << 12]
        return shown

    def why_not(self, s: State, seat: int, a: Action) -> str:
        """[RJ-10.5] [RJ-10.7] [RJ-10.12] [RJ-10.14] [RJ-10.17] [RJ-10.18] [RJ-10.20] Why not."""
        verb = a & VERB
        if verb == PLAY:
            return refuse_event(s, seat, first(a), OWN_PHASE)
        if verb not in USES:
            return ""
        if not s.hands[self.side] >> first(a) & 1:
            return "RJ-1.6"
        return self.refuse_use(s, verb)

    def refuse_use(self, s: State, verb: int) -> str:
        """[RJ-13.11] [RJ-E.J06] [RJ-E.R06] Why a card has no such use."""
        if verb == FORCED_MARCH:
            return "RJ-10.5"
        if verb == STRATEGIC:
            return "RJ-10.7"
        if verb == TRANSPORT:
            if s.blocked[self.side] and self.side == JAPAN:
                return "RJ-13.11" if s.t.naval else "RJ-E.R06"
            if s.blocked[self.side]:
                return "RJ-E.J06"
            return "RJ-10.14" if self.side == JAPAN else "RJ-10.12"
        return "RJ-10.18" if self.side == JAPAN else "RJ-10.17"

    def apply(self, s: State, seat: int, a: Action) -> Flow:
        """[RJ-1.7] [RJ-10.4] [RJ-10.6] [RJ-10.13] The card goes to the pile, then its use follows at once."""
        if a == END_TURN:
            return END
        verb = a & VERB
        if verb == PLAY:
            return play_event(s, self.side, first(a))
        use = USES.index(verb)
        discard(s, self.side, first(a))
        if s.events is not None:
            s.tell("discarded", self.side, first(a), use)
        if verb == FORCED_MARCH:
            s.marched = 1
            return CombatPhase(self.side) if second(a) == COMBAT else movement_phase(s, self.side)
        if verb == STRATEGIC:
            return ChooseStrategist(self.side)
        if verb == REORGANISE:
            return ChooseReorganised()
        return ChooseTransport() if self.side == JAPAN else ChooseReinforcement()


@dataclass
class ChooseTransport(Ask):
    """[RJ-10.14] Which Japanese unit sails."""

    def seats(self, s: State) -> Seats:
        return (JAPAN,)

    def legal(self, s: State, seat: int) -> list[Action]:
        return [UNIT | u << 12 for u in transportable(s, JAPAN)]

    def explore(self, s: State, seat: int) -> list[Action]:
        return first_of_each(s, transportable(s, JAPAN))

    def apply(self, s: State, seat: int, a: Action) -> Flow:
        return Become(ChooseLanding(first(a)))


def is_port_open(s: State, port: int) -> bool:
    """[RJ-10.15] [RJ-10.16] [RJ-13.30] Whether the Japanese may land there as far as the fleets go."""
    t = s.t
    if t.port[port] == SOUTHERN:
        return not (t.nanshan_blocks and port == t.dalian and s.russian[t.nanshan] > 0)
    return s.undamaged(SQUADRON) <= 2 if t.naval else s.neutralised > 0


@dataclass
class ChooseLanding(Ask):
    """[RJ-10.15] [RJ-10.16] To Korea, or to an open port without Russian units."""

    unit: int

    def seats(self, s: State) -> Seats:
        return (JAPAN,)

    def about(self, s: State, seat: int) -> tuple[int, ...]:
        return (self.unit,)

    def legal(self, s: State, seat: int) -> list[Action]:
        t = s.t
        out = [LAND | t.korea << 12]
        for port in t.ports:
            if not s.russian[port] and s.japanese[port] < t.stack[JAPAN] and is_port_open(s, port):
                out.append(LAND | port << 12)
        return out

    def candidates(self, s: State, seat: int) -> list[Action]:
        return [LAND | s.t.korea << 12] + [LAND | port << 12 for port in s.t.ports]

    def why_not(self, s: State, seat: int, a: Action) -> str:
        """[RJ-10.15] [RJ-10.16] [RJ-13.30] [RJ-R.49] Why a port is closed."""
        port = first(a)
        if a & VERB != LAND or port >= s.t.n or not s.t.port[port]:
            return ""
        full = refuse_stack(s, JAPAN, port)
        if full:
            return full
        if s.t.port[port] == SOUTHERN:
            return "RJ-R.49"
        return "RJ-13.30" if s.t.naval else "RJ-10.16"

    def apply(self, s: State, seat: int, a: Action) -> Flow:
        """[RJ-R.26] A landing takes control at once."""
        place = first(a)
        if place >= s.t.n:
            s.shift(self.unit, place)
            if s.events is not None:
                s.tell("transported", self.unit, place)
            return END
        return FINISH if enter(s, "transported", self.unit, place) is FINISH else END


@dataclass
class ChooseReinforcement(Ask):
    """[RJ-10.12] Which Russian unit goes from European Russia to Siberia."""

    def seats(self, s: State) -> Seats:
        return (RUSSIA,)

    def legal(self, s: State, seat: int) -> list[Action]:
        return [UNIT | u << 12 for u in transportable(s, RUSSIA)]

    def explore(self, s: State, seat: int) -> list[Action]:
        return first_of_each(s, transportable(s, RUSSIA))

    def candidates(self, s: State, seat: int) -> list[Action]:
        return [UNIT | u << 12 for u in s.t.own[RUSSIA] if s.where[u] == s.t.europe]

    def apply(self, s: State, seat: int, a: Action) -> Flow:
        s.shift(first(a), s.t.siberia)
        if s.events is not None:
            s.tell("transported", first(a), s.t.siberia)
        return END


@dataclass
class ChooseReorganised(Ask):
    """[RJ-10.17] Which eliminated Russian unit returns to European Russia."""

    def seats(self, s: State) -> Seats:
        return (RUSSIA,)

    def legal(self, s: State, seat: int) -> list[Action]:
        return [UNIT | u << 12 for u in rebuildable(s, RUSSIA)]

    def explore(self, s: State, seat: int) -> list[Action]:
        return first_of_each(s, rebuildable(s, RUSSIA))

    def candidates(self, s: State, seat: int) -> list[Action]:
        return [UNIT | u << 12 for u in s.t.own[RUSSIA] if s.where[u] == s.t.gone]

    def apply(self, s: State, seat: int, a: Action) -> Flow:
        s.shift(first(a), s.t.europe)
        if s.events is not None:
            s.tell("reorganised", first(a))
        return END
