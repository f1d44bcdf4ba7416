"""What is legal, shown, refused and searched agree, and everything can be said in words."""

from __future__ import annotations

from admiralty.core.action import Action
from admiralty.core.event import Event
from admiralty.core.game import Game
from admiralty.core.luck import Seeded
from admiralty.core.state import State
from admiralty.testing.cases import Case, Moment, any_action, clauses
from admiralty.testing.contract import Check
from admiralty.testing.docstrings import cited, docstrings

ODD_ACTIONS = 4


class LegalShownAndSearchedActionsAgree(Check):
    dear = True

    def at(self, moment: Moment) -> None:
        seats = moment.seats
        assert len(set(seats)) == len(seats)
        assert set(seats) <= set(range(len(self.game.seats)))
        for seat in seats:
            self.compare(moment, seat)

    def compare(self, moment: Moment, seat: int) -> None:
        legal, shown = moment.legal(seat), moment.candidates(seat)
        searched = moment.ask.explore(moment.s, seat)
        for actions in (legal, shown, searched):
            assert len(set(actions)) == len(actions), "an action is listed twice"
        assert legal, "nothing is legal"
        assert searched, "nothing is left to search"
        assert set(searched) <= set(legal)
        assert set(legal) <= set(shown)


class WhateverIsNotLegalIsRefusedWithAClause(Check):
    every = 20

    def __init__(self, case: Case, game: Game) -> None:
        super().__init__(case, game)
        self.tape = Seeded(1)

    def at(self, moment: Moment) -> None:
        odd = [any_action(self.game, self.tape) for _ in range(ODD_ACTIONS)]
        for seat in moment.seats:
            self.try_all(moment, seat, odd)

    def try_all(self, moment: Moment, seat: int, odd: list[Action]) -> None:
        legal = set(moment.legal(seat))
        tried = moment.candidates(seat) + odd
        for a, clause in zip(tried, self.game.refusals(moment.s, seat, tried), strict=True):
            assert (clause == "") == (a in legal)
            assert clause == "" or clause in clauses(self.case.slug), f"{clause} is no clause of the rules"


class EveryActionIsReadBackFromItsWords(Check):
    dear = True

    def __init__(self, case: Case, game: Game) -> None:
        super().__init__(case, game)
        self.known: set[Action] = set()

    def at(self, moment: Moment) -> None:
        for seat in moment.seats:
            for a in moment.candidates(seat):
                if a not in self.known:
                    self.known.add(a)
                    assert self.game.read_action(self.game.write_action(a)) == a


class EveryQuestionHasAPromptWithItsNumbers(Check):
    def at(self, moment: Moment) -> None:
        kind = self.game.prompts[self.game.prompt(moment.ask)]
        assert kind.clause in clauses(self.case.slug)
        for seat in moment.seats:
            about = moment.ask.about(moment.s, seat)
            assert len(about) == len(kind.params)
            assert all(fits(self.game, value, what) for value, (_, what) in zip(about, kind.pairs()))


class EveryQuestionCarriesOutTheClauseOfItsPrompt(Check):
    def at(self, moment: Moment) -> None:
        clause = self.game.prompts[self.game.prompt(moment.ask)].clause
        said = cited(docstrings(self.game)[type(moment.ask).__name__])[0]
        assert clause == said


class EveryEventIsDeclaredWithItsNumbers(Check):
    def at(self, moment: Moment) -> None:
        self.look_at(moment.s.events)

    def over(self, s: State, number: int) -> None:
        self.look_at(s.events)

    def look_at(self, events: list[Event] | None) -> None:
        assert events is not None
        for event in events:
            kind = self.game.events[event.kind]
            assert kind.clause in clauses(self.case.slug)
            assert len(event.args) == len(kind.params)
            assert all(fits(self.game, v, what) for v, (_, what) in zip(event.args, kind.pairs())), event


def fits(game: Game, value: int | tuple[int, ...], what: str) -> bool:
    """Whether a number of a prompt or an event can be what its kind says."""
    if what.endswith("*"):
        return isinstance(value, tuple) and all(fits(game, item, what[:-1]) for item in value)
    if not isinstance(value, int):
        return False
    return what == "number" or 0 <= value < len(game.grammar.ids[what])
