"""[RJ-9] Strengths of a combat, and the windows before and after the die in which events alternate."""

from __future__ import annotations

from dataclasses import dataclass

from admiralty.core.action import Action, first
from admiralty.core.flow import END, Ask, Flow, Frame, Seats
from admiralty.games.russo_japanese_war.datacheck import CARDS
from admiralty.games.russo_japanese_war.r01_general import discard, strength
from admiralty.games.russo_japanese_war.r11_refusals import refuse_event
from admiralty.games.russo_japanese_war.r11_wargod import add_war_god, play_war_god
from admiralty.games.russo_japanese_war.state import State
from admiralty.games.russo_japanese_war.tables import (
    AT_PORT_ARTHUR,
    CHANGE,
    FORCE,
    JAPAN,
    ROUGH_ELSEWHERE,
    ROUGH_OR_TOWN,
    TAKE_TOP,
    UNDO,
)
from admiralty.games.russo_japanese_war.words import PASS, PLAY, VERB


def attack_strength(s: State, mask: int) -> int:
    """[RJ-9.3] [RJ-9.8] The attackers' strengths, undivided."""
    total = 0
    u = 0
    while mask:
        if mask & 1:
            total += strength(s, u)
        mask >>= 1
        u += 1
    return total


def defence_strength(s: State, side: int, target: int, mask: int) -> int:
    """[RJ-9.4] [RJ-9.8] [RJ-9.9] All defenders, and what rivers, rough ground and towns add."""
    t = s.t
    total = t.rough_bonus * t.rough[target] + t.town_bonus * t.town[target]
    for u in t.own[1 - side]:
        if s.where[u] == target:
            total += strength(s, u)
    across = mask != 0
    u = 0
    while mask:
        if mask & 1 and not t.river[s.where[u] * t.size + target]:
            across = False
        mask >>= 1
        u += 1
    return total + t.river_bonus if across else total


def column(s: State, attack: int, defence: int) -> int:
    """[RJ-9.11] The difference, not above the last column; below the first one there is no combat."""
    return min(attack - defence, s.t.highest)


def fits(s: State, event: int) -> bool:
    """Whether the target is of the kind that an event speaks of."""
    t = s.t
    kind = t.where[event]
    if kind == AT_PORT_ARTHUR:
        return s.target == t.port_arthur
    if kind == ROUGH_OR_TOWN:
        return t.rough[s.target] + t.town[s.target] > 0
    if kind == ROUGH_ELSEWHERE:
        return t.rough[s.target] > 0 and s.target != t.port_arthur
    return True


def changes(s: State, side: int) -> int:
    """[RJ-9.16] [RJ-R.46] The cards whose event of a side would change the outcome now, as bits.

    [RJ-E.J02] [RJ-E.J07] [RJ-E.R02] [RJ-E.R03] [RJ-E.R04] [RJ-E.R07] [RJ-E.R08] [RJ-E.R11]
    """
    t = s.t
    mask = 0
    for card in range(CARDS):
        event = side * CARDS + card
        effect = t.effect[event]
        if effect == CHANGE:
            if t.attack_by[event] == s.active and t.from_mask[event] >> s.outcome & 1 and fits(s, event):
                mask |= 1 << card
        elif effect == UNDO and s.active == side and s.changed_by >= CARDS:
            mask |= (t.answers[event] >> s.changed_by - CARDS & 1) << card
    return mask


def forces(s: State, side: int) -> int:
    """[RJ-9.15] [RJ-E.J09] [RJ-E.R10] The cards whose event of a side sets the outcome of this attack."""
    t = s.t
    mask = t.with_effect[side][FORCE]
    for card in range(CARDS):
        if mask >> card & 1 and t.attack_by[side * CARDS + card] != s.active:
            mask &= ~(1 << card)
    return mask


class Window(Ask):
    """[RJ-9.14] Priority alternates until both pass in succession; `passes` counts the passes in a row."""

    priority: int
    passes: int

    def seats(self, s: State) -> Seats:
        return (self.priority,)

    def playable(self, s: State, side: int) -> int:
        """The cards whose event of a side fits the situation, as bits, regardless of who holds them."""
        raise NotImplementedError

    def legal(self, s: State, seat: int) -> list[Action]:
        out = [PASS]
        mask = s.hands[seat] & self.playable(s, seat)
        card = 0
        while mask:
            if mask & 1:
                out.append(PLAY | seat * CARDS + card << 12)
            mask >>= 1
            card += 1
        if not seat:
            add_war_god(s, out)
        return out

    def candidates(self, s: State, seat: int) -> list[Action]:
        shown = self.legal(s, seat)
        known = set(shown)
        held = [PLAY | seat * CARDS + card << 12 for card in s.hand_cards(seat)]
        return shown + [a for a in held if a not in known]

    def could_play(self, s: State, side: int) -> bool:
        """[RJ-R.20] Whether a side is asked: it holds cards and some event of its half could be legal."""
        if not s.hands[side]:
            return False
        if side == JAPAN and s.pile and s.t.with_effect[JAPAN][TAKE_TOP]:
            return True
        return self.playable(s, side) != 0

    def passed(self, s: State) -> Flow:
        self.passes += 1
        if s.events is not None:
            s.tell("passed", self.priority)
        return self.pass_on(s)

    def pass_on(self, s: State) -> Flow:
        """[RJ-9.14] Priority goes to the other side; a side that can have nothing to play passes unasked."""
        while self.passes < 2:
            self.priority = 1 - self.priority
            if self.could_play(s, self.priority):
                return None
            self.passes += 1
        return END


def open_window(s: State, window: Window) -> Flow:
    """[RJ-R.20] A window that nobody can use is not opened."""
    if window.could_play(s, window.priority):
        return window
    window.passes = 1
    return window if window.pass_on(s) is None else None


@dataclass
class BeforeDie(Window):
    """[RJ-9.14] [RJ-11.3] Before the die an event may set the outcome."""

    priority: int
    passes: int

    def clone(self) -> Frame:
        return BeforeDie(self.priority, self.passes)

    def about(self, s: State, seat: int) -> tuple[int, ...]:
        attack = attack_strength(s, s.attackers) + s.bonus
        return s.target, attack, defence_strength(s, s.active, s.target, s.attackers)

    def playable(self, s: State, side: int) -> int:
        return forces(s, side)

    def why_not(self, s: State, seat: int, a: Action) -> str:
        """[RJ-11.3] Only events of this moment."""
        return refuse_event(s, seat, first(a), (FORCE,)) if a & VERB == PLAY else ""

    def apply(self, s: State, seat: int, a: Action) -> Flow:
        """[RJ-9.15] An outcome that is set ends the window at once."""
        s.cut()
        if a == PASS:
            return self.passed(s)
        self.passes = 0
        event = first(a)
        if s.t.effect[event] == TAKE_TOP:
            play_war_god(s, event)
            return self.pass_on(s)
        discard(s, seat, event % CARDS)
        s.outcome = s.t.to[event]
        s.forced_by = seat
        if s.events is not None:
            s.tell("played", seat, event)
            s.tell("changed", s.outcome)
        return END


@dataclass
class AfterDie(Window):
    """[RJ-9.16] After the die events may change the outcome, one against the other."""

    priority: int
    passes: int

    def clone(self) -> Frame:
        return AfterDie(self.priority, self.passes)

    def about(self, s: State, seat: int) -> tuple[int, ...]:
        return s.target, s.outcome

    def playable(self, s: State, side: int) -> int:
        return changes(s, side)

    def why_not(self, s: State, seat: int, a: Action) -> str:
        """[RJ-9.16] [RJ-10.20] The event must fit the outcome and the situation."""
        return refuse_event(s, seat, first(a), (CHANGE, UNDO)) if a & VERB == PLAY else ""

    def apply(self, s: State, seat: int, a: Action) -> Flow:
        s.cut()
        if a == PASS:
            return self.passed(s)
        self.passes = 0
        event = first(a)
        if s.t.effect[event] == TAKE_TOP:
            play_war_god(s, event)
        else:
            change_outcome(s, seat, event)
        return self.pass_on(s)


def change_outcome(s: State, side: int, event: int) -> None:
    """[RJ-9.16] [RJ-E.J07] [RJ-E.R08] [RJ-R.29] [RJ-R.50] The outcome changes, or goes back."""
    t = s.t
    discard(s, side, event % CARDS)
    flipped = s.flipped
    if s.events is not None:
        s.tell("played", side, event)
    if t.effect[event] == UNDO:
        s.outcome = s.before
        s.flipped = s.flipped_before
    else:
        s.before = s.outcome
        s.flipped_before = s.flipped
        s.outcome = t.to[event]
        if t.flips[event] and t.garrison >= 0 and s.where[t.garrison] == s.target:
            s.flipped = 1
    s.changed_by = event
    if s.events is not None:
        s.tell("changed", s.outcome)
        if s.flipped != flipped:
            s.tell("garrison", t.garrison, strength(s, t.garrison))
