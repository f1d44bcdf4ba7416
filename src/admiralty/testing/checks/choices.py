"""What is legal, shown, refused and searched agree, and everything can be said in words."""

from __future__ import annotations

from admiralty.core.action import Action
from admiralty.core.event import Event, Kind
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
        name = type(moment.ask).__name__
        lists = {"legal": legal, "candidates": shown, "explore": searched}
        for where, actions in lists.items():
            twice = {a for a in actions if actions.count(a) > 1} if len(set(actions)) < len(actions) else ()
            assert not twice, f"`{where}` of {name} lists twice: {moment.words(twice)}"
        assert legal, f"`legal` of {name} is empty: {self.game.seats[seat]} has nothing to do"
        assert searched, f"`explore` of {name} is empty: search has nothing to do"
        odd, hidden = set(searched) - set(legal), set(legal) - set(shown)
        assert not odd, f"`explore` of {name} has what is not legal: {moment.words(odd)}"
        assert not hidden, f"`candidates` of {name} leaves out what is legal: {moment.words(hidden)}"


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
            said = self.game.write_action(a)
            assert (clause == "") == (a in legal), f"{said!r} is refused by {clause or 'no clause'}"
            known = clause == "" or clause in clauses(self.case.slug)
            assert known, f"{said!r} is refused by {clause}, which is no clause of rules.md"


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
                    text = self.game.write_action(a)
                    assert self.game.read_action(text) == a, f"{text!r} is read as another action"


class EveryQuestionHasAPromptWithItsNumbers(Check):
    def at(self, moment: Moment) -> None:
        name, question = self.game.prompt(moment.ask), type(moment.ask).__name__
        assert name in self.game.prompts, f"words.py has no prompt {name!r} for the question {question}"
        kind = self.game.prompts[name]
        assert kind.clause in clauses(self.case.slug), f"the prompt {name} cites {kind.clause}, no clause"
        for seat in moment.seats:
            about = moment.ask.about(moment.s, seat)
            fault = misfit(self.game, about, kind)
            assert not fault, f"`about` of {question} does not fit the prompt {name}: {fault}"


class EveryQuestionCarriesOutTheClauseOfItsPrompt(Check):
    def at(self, moment: Moment) -> None:
        name, prompt = type(moment.ask).__name__, self.game.prompt(moment.ask)
        if prompt in self.game.prompts:
            clause = self.game.prompts[prompt].clause
            said = cited(docstrings(self.game).get(name, ""))[0]
            assert clause == said, f"{name} begins with [{said}], but its prompt cites {clause}"


class EveryEventIsDeclaredWithItsNumbers(Check):
    def at(self, moment: Moment) -> None:
        self.look_at(moment.s.events)

    def over(self, s: State, number: int) -> None:
        self.look_at(s.events)

    def look_at(self, events: list[Event] | None) -> None:
        assert events is not None
        for event in events:
            assert event.kind in self.game.events, f"words.py does not declare the event {event.kind!r}"
            kind = self.game.events[event.kind]
            known = kind.clause in clauses(self.case.slug)
            assert known, f"the event {event.kind} cites {kind.clause}, which is no clause of rules.md"
            fault = misfit(self.game, event.args, kind)
            assert not fault, f"the event {event.kind} is not told as words.py declares it: {fault}"


def misfit(game: Game, values: tuple[int | tuple[int, ...], ...], kind: Kind) -> str:
    """Why numbers are not what a prompt or an event declares, or ""."""
    if len(values) != len(kind.params):
        return f"{len(values)} numbers instead of {len(kind.params)}"
    for value, (name, what) in zip(values, kind.pairs()):
        if not fits(game, value, what):
            return f"{value} is no {what} (${name})"
    return ""


def fits(game: Game, value: int | tuple[int, ...], what: str) -> bool:
    """Whether a number of a prompt or an event can be what its kind says."""
    if what.endswith("*"):
        return isinstance(value, tuple) and all(fits(game, item, what[:-1]) for item in value)
    if not isinstance(value, int):
        return False
    return what == "number" or 0 <= value < len(game.grammar.ids[what])
