"""[RJ-9] One combat: support, the difference, the die, the result."""

from __future__ import annotations

from dataclasses import dataclass

from admiralty.core.action import Action, first
from admiralty.core.flow import AGAIN, END, Ask, Clauses, Flow, Phase, Seats
from admiralty.games.russo_japanese_war.datacheck import CARDS, FACES
from admiralty.games.russo_japanese_war.r01_general import discard
from admiralty.games.russo_japanese_war.r09_results import carry_out
from admiralty.games.russo_japanese_war.r09_windows import (
    AfterDie,
    BeforeDie,
    attack_strength,
    column,
    defence_strength,
    fits,
    open_window,
)
from admiralty.games.russo_japanese_war.r11_refusals import refuse_event
from admiralty.games.russo_japanese_war.r11_wargod import add_war_god, play_war_god
from admiralty.games.russo_japanese_war.state import State
from admiralty.games.russo_japanese_war.tables import (
    BONUS,
    TAKE_TOP,
)
from admiralty.games.russo_japanese_war.words import PLAY, STRENGTH_DONE, SUPPORT, VERB


@dataclass
class Combat(Phase):
    """[RJ-9.13] [RJ-R.7] The steps of one combat in their order."""

    def clauses(self) -> Clauses:
        return self.strength, self.difference, self.before, self.roll, self.after, self.result, self.end

    def strength(self, s: State) -> Flow:
        """[RJ-9.10] [RJ-9.17] [RJ-10.11] The attacker, and nobody else, adds what he likes."""
        return ChooseSupport() if s.hands[s.active] else None

    def difference(self, s: State) -> Flow:
        """[RJ-9.11] [RJ-9.12] [RJ-R.8] A hopeless attack comes to nothing, without die and windows."""
        attack = attack_strength(s, s.attackers) + s.bonus
        defence = defence_strength(s, s.active, s.target, s.attackers)
        if attack - defence < s.t.lowest:
            if s.events is not None:
                s.tell("hopeless", attack, defence)
            s.clear_combat()
            return AGAIN
        if s.events is not None:
            s.tell("strength", attack, defence, column(s, attack, defence))
        return None

    def before(self, s: State) -> Flow:
        """[RJ-9.14] Events before the die, the attacker first."""
        return open_window(s, BeforeDie(s.active, 0))

    def roll(self, s: State) -> Flow:
        """[RJ-1.4] [RJ-9.13] The die, unless the outcome is set."""
        if s.outcome >= 0:
            return None
        t = s.t
        attack = attack_strength(s, s.attackers) + s.bonus
        at = column(s, attack, defence_strength(s, s.active, s.target, s.attackers)) - t.lowest
        s.die = s.roll(FACES)
        s.outcome = t.crt[(s.die - 1) * t.columns + at]
        if s.events is not None:
            s.tell("rolled", s.die, s.outcome)
        return None

    def after(self, s: State) -> Flow:
        """[RJ-9.14] [RJ-9.15] Events after the die; after a set outcome the opponent of that event first."""
        starts = 1 - s.forced_by if s.forced_by >= 0 else s.active
        return open_window(s, AfterDie(starts, 0))

    def result(self, s: State) -> Flow:
        """[RJ-9.13] The result is applied."""
        return carry_out(s)

    def end(self, s: State) -> Flow:
        """[RJ-9.6] The next combat follows."""
        s.clear_combat()
        return AGAIN


@dataclass
class ChooseSupport(Ask):
    """[RJ-9.10] The attacker may discard one card for 1 more, and play events that add strength."""

    def seats(self, s: State) -> Seats:
        return (s.active,)

    def about(self, s: State, seat: int) -> tuple[int, ...]:
        attack = attack_strength(s, s.attackers) + s.bonus
        return s.target, attack, defence_strength(s, s.active, s.target, s.attackers)

    def legal(self, s: State, seat: int) -> list[Action]:
        """[RJ-E.J08] [RJ-E.J11] [RJ-11.3] Strength events fit the target."""
        t = s.t
        out = [STRENGTH_DONE]
        bonus = t.with_effect[seat][BONUS]
        for card in s.hand_cards(seat):
            if not s.supported:
                out.append(SUPPORT | card << 12)
            if bonus >> card & 1 and fits(s, seat * CARDS + card):
                out.append(PLAY | seat * CARDS + card << 12)
        if not seat:
            add_war_god(s, out)
        return out

    def explore(self, s: State, seat: int) -> list[Action]:
        return self.legal(s, seat)

    def candidates(self, s: State, seat: int) -> list[Action]:
        shown = self.legal(s, seat)
        for card in s.hand_cards(seat):
            for a in (SUPPORT | card << 12, PLAY | seat * CARDS + card << 12):
                if a not in shown:
                    shown.append(a)
        return shown

    def why_not(self, s: State, seat: int, a: Action) -> str:
        """[RJ-9.10] [RJ-11.3] One support card a combat; own events at their time."""
        return refuse_event(s, seat, first(a), (BONUS,)) if a & VERB == PLAY else ""

    def apply(self, s: State, seat: int, a: Action) -> Flow:
        """[RJ-R.42] A card is used once: for support or for its event."""
        if a == STRENGTH_DONE:
            return END
        if a & VERB == SUPPORT:
            discard(s, seat, first(a))
            s.supported = 1
            s.bonus += 1
            if s.events is not None:
                s.tell("supported", seat, first(a))
        elif s.t.effect[first(a)] == TAKE_TOP:
            play_war_god(s, first(a))
        else:
            discard(s, seat, first(a) % CARDS)
            s.bonus += s.t.value[first(a)]
            if s.events is not None:
                s.tell("played", seat, first(a))
        return None if s.hands[seat] else END
