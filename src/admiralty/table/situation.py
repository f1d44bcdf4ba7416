"""How a game stands: who decides, what each seat may do and sees. Nothing here changes the game."""

from __future__ import annotations

from collections.abc import Mapping

from admiralty.core import flow
from admiralty.core.action import Action, Refused
from admiralty.core.event import Event
from admiralty.core.flow import Ask
from admiralty.core.game import Game
from admiralty.core.luck import Seeded
from admiralty.core.state import State
from admiralty.kit.extras import Advice, Figures
from admiralty.show import picture
from admiralty.table import gate
from admiralty.table.branches import Trail
from admiralty.table.gate import Choice
from admiralty.table.log import Log
from admiralty.table.tapes import SET_UP, Pending


class Situation:
    """Seats are named; a spectator is the seat ""."""

    state: State

    def __init__(self, game: Game) -> None:
        self.game = game
        self.trail = Trail()
        self.told = Log([])
        self.pending: Pending | None = None  # an action that waits for real dice

    # Who may do what

    @property
    def acting(self) -> tuple[str, ...]:
        """The seats that must decide now."""
        return tuple(self.game.seats[seat] for seat in self.asked())

    def asked(self) -> tuple[int, ...]:
        """The same as numbers; nobody while set-up waits for real dice."""
        return () if self.pending and self.pending.seat == SET_UP else flow.acting(self.state)

    def answered(self) -> tuple[int, ...]:
        """Those who have answered and may still change that."""
        return self.question.answered(self.state)

    @property
    def is_over(self) -> bool:
        return self.state.is_over

    @property
    def result(self) -> dict[str, int]:
        """What the finished game is worth to each seat; empty while it goes on."""
        return dict(zip(self.game.seats, self.state.result, strict=False))

    @property
    def ending(self) -> str:
        """By which clause, or by which word of the table, the game ended."""
        return self.state.ending

    @property
    def question(self) -> Ask:
        """What is asked now; call only while the game goes on."""
        return flow.question(self.state)

    @property
    def clause(self) -> str:
        """The clause of the present question; "" when the game is over."""
        return "" if self.is_over else self.game.clause(self.question)

    def number_of(self, seat: str) -> int:
        """The number of a seat; -1 for a spectator."""
        return self.game.seat_index(seat) if seat else -1

    def now(self, name: str) -> bool:
        """Whether a phase or question of that name is in progress."""
        return any(type(frame).__name__ == name for frame in self.state.stack)

    def legal(self, seat: str) -> list[Choice]:
        """Everything the seat may do now."""
        number = self.game.seat_index(seat)
        return gate.legal(self.game, self.state, number) if self.may_act(number) else []

    def refused(self, seat: str) -> list[tuple[Choice, str]]:
        """What the seat might think of but may not do, each with the clause that forbids it."""
        number = self.game.seat_index(seat)
        return gate.refused(self.game, self.state, number) if self.may_act(number) else []

    def may_act(self, number: int) -> bool:
        return self.pending is None and not self.is_over and number in (*self.asked(), *self.answered())

    def refuses(self, seat: str, action: str | Action) -> str:
        """The clause that forbids an action now, or "" when it is legal."""
        try:
            self.admit(seat, action)
        except Refused as refusal:
            return refusal.clause or "-"
        return ""

    def admit(self, seat: str, action: str | Action) -> tuple[int, Action]:
        """The legality gate: the seat must be asked, the words must be an action, the action must be
        legal.
        """
        number = gate.seat_number(self.game, seat)
        if self.is_over:
            raise Refused("", "game-over")
        if self.pending:
            raise Refused("", "luck-is-awaited")
        a = gate.read(self.game, action)
        if number not in self.asked() and number not in self.answered():
            raise Refused("", "not-your-turn", seats=" ".join(self.acting))
        gate.check(self.game, self.state, number, a)
        return number, a

    def known(self, seat: str, action: str | Action) -> tuple[int, Action]:
        """The seat and the action as numbers."""
        return gate.seat_number(self.game, seat), gate.read(self.game, action)

    # Seeing

    def view(self, seat: str = "") -> Mapping[str, object]:
        """Only what the seat may know; a spectator without a seat name."""
        return self.game.view(self.state, self.number_of(seat))

    def heard(self, seat: str = "") -> list[tuple[int, Event]]:
        """The events a seat has heard, with the number of the entry that caused them."""
        number = self.number_of(seat)
        return [(n, event) for n, event in self.log if event.is_heard_by(number)]

    def advice(self, seat: str) -> Figures:
        """Numbers that help a seat to decide, by action; empty if the game gives none."""
        found = self.game.extra(Advice)
        return found.figures(self.state, self.game.seat_index(seat)) if found else {}

    def imagine(self, seat: str, seed: int) -> State:
        """A state that the seat cannot tell from the real one: what it does not know is dealt anew."""
        return self.game.imagine(self.state, self.game.seat_index(seat), Seeded(seed))

    def position(self) -> str:
        return self.game.write_position(self.state)

    def picture(self, seat: str = "", language: str = "en") -> picture.Picture:
        """What a seat sees as SVG, which a notebook shows, with the question or the ending below it."""
        from admiralty.show.text import Speaker

        speaker = Speaker(self.game, language)
        asked = speaker.prompt(self.state, self.number_of(seat))
        drawn = picture.lines(self.game, self.view(seat), speaker)
        return picture.svg([*drawn, [("faint", asked)]], self.game.seats)

    def _repr_html_(self) -> str:
        """In a notebook: what a spectator sees."""
        return self.picture()

    @property
    def log(self) -> list[tuple[int, Event]]:
        """What happened, with the entry that caused it; without what was undone or left by a return."""
        return self.told.live(self.trail)
