"""[RJ-12] The end of the game turn: morale checks, then victory."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from admiralty.core.action import Action, first
from admiralty.core.flow import END, FINISH, Ask, Clauses, Flow, Phase, Seats
from admiralty.games.russo_japanese_war.datacheck import CARDS, FACES
from admiralty.games.russo_japanese_war.r01_general import discard
from admiralty.games.russo_japanese_war.r04_control import JAPAN_AT_ONCE, RUSSIA_AT_ONCE, change_morale
from admiralty.games.russo_japanese_war.r11_refusals import refuse_event
from admiralty.games.russo_japanese_war.r11_wargod import add_war_god, play_war_god
from admiralty.games.russo_japanese_war.state import State
from admiralty.games.russo_japanese_war.tables import JAPAN, MODIFY, RUSSIA, TAKE_TOP
from admiralty.games.russo_japanese_war.words import PASS, PLAY, VERB

JAPAN_WINS: Final = "RJ-12.5 japan"
RUSSIA_WINS: Final = "RJ-12.5 russia"
DRAW: Final = "RJ-12.5 draw"
TIME: Final = "RJ-12.6"
ENDINGS: Final[tuple[str, ...]] = (JAPAN_AT_ONCE, RUSSIA_AT_ONCE, JAPAN_WINS, RUSSIA_WINS, DRAW, TIME)


@dataclass
class Victory(Phase):
    """[RJ-12.1] [RJ-R.15] Morale checks for the losses of this turn, then victory by morale."""

    def clauses(self) -> Clauses:
        return self.beriberi, self.scurvy, self.checks, self.morale, self.time, self.end

    def beriberi(self, s: State) -> Flow:
        """[RJ-12.2] [RJ-R.31] If Japan lost units Russia may make its check harder."""
        return MoraleWindow(RUSSIA) if s.lost[JAPAN] and s.hands[RUSSIA] else None

    def scurvy(self, s: State) -> Flow:
        """[RJ-12.2] If Russia lost units Japan may make its check harder."""
        return MoraleWindow(JAPAN) if s.lost[RUSSIA] and s.hands[JAPAN] else None

    def checks(self, s: State) -> Flow:
        """[RJ-12.1] [RJ-12.3] [RJ-12.4] [RJ-R.30] A die for each side with losses, in any order."""
        t = s.t
        for side in (RUSSIA, JAPAN):
            lost = min(s.lost[side], 3)
            if lost:
                die = s.roll(FACES)
                if s.events is not None:
                    s.tell("checked", side, s.lost[side], die, t.fails[lost] - s.modified[side])
                if die + s.modified[side] <= t.fails[lost]:
                    change_morale(s, side, -1)
        return None

    def morale(self, s: State) -> Flow:
        """[RJ-4.8] [RJ-12.5] Only now morale 0 counts."""
        gone = [side for side in (JAPAN, RUSSIA) if not s.morale[side]]
        if not gone:
            return None
        if len(gone) == 2:
            if s.events is not None:
                s.tell("drawn")
            s.finish((0, 0), DRAW)
        else:
            if s.events is not None:
                s.tell("morale-gone", gone[0])
            if gone[0] == RUSSIA:
                s.finish((1, -1), JAPAN_WINS)
            else:
                s.finish((-1, 1), RUSSIA_WINS)
        return FINISH

    def time(self, s: State) -> Flow:
        """[RJ-12.6] [RJ-5.4] After the last turn Russia wins."""
        if s.turn < s.t.turns:
            return None
        if s.events is not None:
            s.tell("time-over")
        s.finish((-1, 1), TIME)
        return FINISH

    def end(self, s: State) -> Flow:
        """[RJ-12.1] Losses are counted anew in the next turn."""
        s.lost = [0, 0]
        s.modified = [0, 0]
        s.cut()
        return None


@dataclass
class MoraleWindow(Ask):
    """[RJ-12.2] [RJ-11.5] Before the dice a side may play its event against the other's check."""

    side: int

    def seats(self, s: State) -> Seats:
        return (self.side,)

    def about(self, s: State, seat: int) -> tuple[int, ...]:
        return 1 - self.side, s.lost[1 - self.side]

    def legal(self, s: State, seat: int) -> list[Action]:
        """[RJ-E.J14] [RJ-E.R16] The event that modifies the check; War God for Japan."""
        out = [PASS]
        held = s.hands[seat] & s.t.with_effect[seat][MODIFY]
        for card in range(CARDS):
            if held >> card & 1:
                out.append(PLAY | seat * CARDS + card << 12)
        if not seat:
            add_war_god(s, out)
        return out

    def candidates(self, s: State, seat: int) -> list[Action]:
        return [PASS] + [PLAY | seat * CARDS + card << 12 for card in s.hand_cards(seat)]

    def why_not(self, s: State, seat: int, a: Action) -> str:
        """[RJ-11.5] Only the event of this moment, from one's own hand."""
        return refuse_event(s, seat, first(a), (MODIFY,)) if a & VERB == PLAY else ""

    def apply(self, s: State, seat: int, a: Action) -> Flow:
        s.cut()
        if a == PASS:
            if s.events is not None:
                s.tell("passed", seat)
            return END
        event = first(a)
        if s.t.effect[event] == TAKE_TOP:
            play_war_god(s, event)
            return None
        discard(s, seat, event % CARDS)
        s.modified[s.t.side_of[event]] += s.t.value[event]
        if s.events is not None:
            s.tell("played", seat, event)
            s.tell("check-modified", s.t.side_of[event])
        return None if s.hands[seat] else END
