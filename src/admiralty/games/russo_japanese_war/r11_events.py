"""[RJ-11] Events of the card play phase, what they ask for, and the Japanese reaction to fleet events."""

from __future__ import annotations

from dataclasses import dataclass

from admiralty.core.action import Action, first
from admiralty.core.flow import END, Ask, Flow, Frame, Seats
from admiralty.games.russo_japanese_war.datacheck import CARDS
from admiralty.games.russo_japanese_war.r01_general import discard
from admiralty.games.russo_japanese_war.r04_control import change_morale
from admiralty.games.russo_japanese_war.r06_replenishment import limit_hand
from admiralty.games.russo_japanese_war.r07_zoc import mark
from admiralty.games.russo_japanese_war.r09_declaration import CombatPhase
from admiralty.games.russo_japanese_war.r11_refusals import refuse_event
from admiralty.games.russo_japanese_war.r11_squadron import neutralise
from admiralty.games.russo_japanese_war.r11_wargod import add_war_god, play_war_god
from admiralty.games.russo_japanese_war.state import State
from admiralty.games.russo_japanese_war.tables import (
    BLOCK,
    CANCEL,
    EXTRA_COMBAT,
    JAPAN,
    LIMIT,
    MAKAROV,
    MORALE,
    NO_ZOC,
    RAILWAY,
    REBUILD,
    RUSSIA,
    TAKE_TOP,
)
from admiralty.games.russo_japanese_war.words import DONE, MARK, PASS, PLAY, RETURN, SEND, VERB


def is_useful(s: State, event: int) -> bool:
    """[RJ-10.3] [RJ-10.20] [RJ-11.1] [RJ-R.46] Whether an event would do something now.

    [RJ-11.8] [RJ-13.1] The fleet events are closed once the squadron is neutralised, and in the naval game.
    """
    t = s.t
    effect = t.effect[event]
    if t.naval and t.part[event] >= 0:
        return False
    if effect == NO_ZOC:
        return len(markable(s)) > 0
    if effect == BLOCK:
        return s.turn < t.turns
    if effect == TAKE_TOP:
        return len(s.pile) > 0
    if effect == MORALE:
        return moves_morale(s, event)
    if effect == REBUILD:
        return len(returnable(s, event)) > 0
    if effect == RAILWAY:
        return len(sendable(s)) > 0
    if effect in (LIMIT, MAKAROV):
        return not (t.forbidden[event] and s.neutralised)
    if effect == CANCEL:
        # Reading RJ-R.28: the mines may also be laid at will where the option says so.
        return t.mines_at_will and t.neutralises[event] > 0 and not s.neutralised
    return effect == EXTRA_COMBAT


def moves_morale(s: State, event: int) -> bool:
    """[RJ-E.J15] [RJ-E.R15] Not before its turn, not while Japan holds Port Arthur, and only if it counts."""
    t = s.t
    morale = s.morale[t.side_of[event]]
    if s.turn < t.from_turn[event]:
        return False
    if t.while_held[event] and s.control[t.port_arthur] == JAPAN:
        return False
    return morale < t.top_morale if t.value[event] > 0 else morale > 0


def markable(s: State) -> list[int]:
    """[RJ-E.J05] Russian units on the map that have a ZOC."""
    return [u for u in s.t.own[RUSSIA] if s.where[u] < s.t.n and not s.marked >> u & 1]


def returnable(s: State, event: int) -> list[int]:
    """[RJ-E.J16] [RJ-E.R13] Eliminated units of the types the event names."""
    types = s.t.types[event]
    side = event // CARDS
    return [u for u in s.t.own[side] if s.where[u] == s.t.gone and s.t.type[u] in types]


def sendable(s: State) -> list[int]:
    """[RJ-E.R09] [RJ-E.J06] Units of European Russia, unless nobody may leave it."""
    if s.blocked[RUSSIA]:
        return []
    return [u for u in s.t.mobile[RUSSIA] if s.where[u] == s.t.europe]


def play_event(s: State, side: int, event: int) -> Flow:
    """[RJ-10.3] [RJ-1.7] An event of the seat's own card play phase."""
    t = s.t
    effect = t.effect[event]
    if effect == TAKE_TOP:
        play_war_god(s, event)
        return None
    discard(s, side, event % CARDS)
    if s.events is not None:
        s.tell("played", side, event)
    if effect in (LIMIT, MAKAROV):
        s.cut()
        # [RJ-R.20] Japan is asked whenever it holds a card.
        if s.hands[JAPAN]:
            return Reaction(event)
        fleet_event(s, event)
        return None
    return other_event(s, side, event, effect)


def other_event(s: State, side: int, event: int, effect: int) -> Flow:
    """[RJ-E.J05] [RJ-E.J06] [RJ-E.J10] [RJ-E.J15] [RJ-E.J16] [RJ-E.R09] [RJ-E.R13] [RJ-E.R15] No reaction."""
    t = s.t
    if effect == NO_ZOC:
        return ChooseMarked(min(t.value[event], len(markable(s))), 0)
    if effect == BLOCK:
        s.blocked[RUSSIA] = 1
        if s.events is not None:
            s.tell("blocked", t.europe)
    elif effect == EXTRA_COMBAT:
        return CombatPhase(side)
    elif effect == MORALE:
        change_morale(s, t.side_of[event], t.value[event])
    elif effect == REBUILD:
        return ChooseReturned(event, t.value[event], 0)
    elif effect == RAILWAY:
        return ChooseSent(2, 0)
    else:
        lay_mines(s)
    return None


def fleet_event(s: State, event: int) -> None:
    """[RJ-E.R01] [RJ-E.R05] [RJ-E.R06] What a fleet event does if it is not cancelled."""
    t = s.t
    if t.effect[event] == LIMIT:
        limit_hand(s, t.value[event])
        return
    change_morale(s, RUSSIA, t.value[event])
    block_japan(s)


def block_japan(s: State) -> None:
    """[RJ-E.R06] [RJ-13.11] In the next Japanese player turn nobody leaves the Japan box."""
    s.blocked[JAPAN] = 1
    if s.events is not None:
        s.tell("blocked", s.t.japan)


def lay_mines(s: State) -> None:
    """[RJ-E.J03] Russian morale drops and the squadron is neutralised."""
    change_morale(s, RUSSIA, -1)
    neutralise(s)


@dataclass
class Reaction(Ask):
    """[RJ-11.2] [RJ-R.44] Japan may answer a fleet event, once; War God may come before that."""

    event: int

    def seats(self, s: State) -> Seats:
        return (JAPAN,)

    def about(self, s: State, seat: int) -> tuple[int, ...]:
        return (self.event,)

    def legal(self, s: State, seat: int) -> list[Action]:
        """[RJ-E.J01] [RJ-E.J03] [RJ-E.J04] The cards that answer this event."""
        out = [PASS]
        number = self.event % CARDS
        for card in s.hand_cards(JAPAN):
            if s.t.effect[card] == CANCEL and s.t.answers[card] >> number & 1:
                out.append(PLAY | card << 12)
        add_war_god(s, out)
        return out

    def candidates(self, s: State, seat: int) -> list[Action]:
        return [PASS] + [PLAY | card << 12 for card in s.hand_cards(JAPAN)]

    def why_not(self, s: State, seat: int, a: Action) -> str:
        """[RJ-11.2] Only an event that answers this one, from one's own hand."""
        return refuse_event(s, seat, first(a), (CANCEL,)) if a & VERB == PLAY else ""

    def apply(self, s: State, seat: int, a: Action) -> Flow:
        """[RJ-10.19] A cancelled event is used up."""
        s.cut()
        if a == PASS:
            if s.events is not None:
                s.tell("passed", JAPAN)
            fleet_event(s, self.event)
            return END
        event = first(a)
        if s.t.effect[event] == TAKE_TOP:
            play_war_god(s, event)
            return None
        discard(s, JAPAN, event)
        if s.events is not None:
            s.tell("played", JAPAN, event)
            s.tell("cancelled", self.event)
        if s.t.neutralises[event]:
            lay_mines(s)
        return END


@dataclass
class ChooseMarked(Ask):
    """[RJ-E.J05] One to three Russian units lose their ZOC; `done` how many have."""

    left: int
    done: int

    def clone(self) -> Frame:
        return ChooseMarked(self.left, self.done)

    def seats(self, s: State) -> Seats:
        return (JAPAN,)

    def about(self, s: State, seat: int) -> tuple[int, ...]:
        return (self.left,)

    def legal(self, s: State, seat: int) -> list[Action]:
        out = [MARK | u << 12 for u in markable(s)]
        return [DONE, *out] if self.done else out

    def apply(self, s: State, seat: int, a: Action) -> Flow:
        if a == DONE:
            return END
        mark(s, first(a))
        self.left -= 1
        self.done += 1
        return None if self.left and markable(s) else END


@dataclass
class ChooseReturned(Ask):
    """[RJ-R.46] Up to two eliminated units come back; `done` how many have."""

    event: int
    left: int
    done: int

    def clone(self) -> Frame:
        return ChooseReturned(self.event, self.left, self.done)

    def seats(self, s: State) -> Seats:
        return (self.event // CARDS,)

    def about(self, s: State, seat: int) -> tuple[int, ...]:
        return (self.left,)

    def legal(self, s: State, seat: int) -> list[Action]:
        out = [RETURN | u << 12 for u in returnable(s, self.event)]
        return [DONE, *out] if self.done else out

    def apply(self, s: State, seat: int, a: Action) -> Flow:
        """[RJ-E.J16] [RJ-E.R13] Japanese units to the Japan box, Russian ones to European Russia."""
        if a == DONE:
            return END
        s.shift(first(a), s.t.japan if seat == JAPAN else s.t.europe)
        if s.events is not None:
            s.tell("reorganised", first(a))
        self.left -= 1
        self.done += 1
        return None if self.left and returnable(s, self.event) else END


@dataclass
class ChooseSent(Ask):
    """[RJ-E.R09] One heavy unit or up to two light ones go to Siberia; `done` how many have."""

    left: int
    done: int

    def clone(self) -> Frame:
        return ChooseSent(self.left, self.done)

    def seats(self, s: State) -> Seats:
        return (RUSSIA,)

    def about(self, s: State, seat: int) -> tuple[int, ...]:
        return (self.left,)

    def legal(self, s: State, seat: int) -> list[Action]:
        if not self.done:
            return [SEND | u << 12 for u in sendable(s)]
        return [DONE] + [SEND | u << 12 for u in sendable(s) if s.t.by_card[u]]

    def apply(self, s: State, seat: int, a: Action) -> Flow:
        if a == DONE:
            return END
        u = first(a)
        s.shift(u, s.t.siberia)
        if s.events is not None:
            s.tell("transported", u, s.t.siberia)
        self.left -= 1
        self.done += 1
        if not s.t.by_card[u] or not self.left:
            return END
        return None if len(self.legal(s, seat)) > 1 else END
