"""What is legal, shown, refused and searched hang together, and everything can be said in words."""

from __future__ import annotations

from admiralty.core.action import Action
from admiralty.core.luck import Seeded
from tests.contract.cases import (
    CASES,
    Case,
    Moment,
    Sampler,
    any_action,
    clauses,
    every_case,
    every_game,
    moments,
)

ODD_ACTIONS = 4


def check_lists(case: Case, moment: Moment, seat: int) -> None:
    s, ask = moment.s, moment.ask
    legal, shown, searched = ask.legal(s, seat), ask.candidates(s, seat), ask.explore(s, seat)
    for actions in (legal, shown, searched):
        assert len(set(actions)) == len(actions), "an action is listed twice"
    assert legal, "nothing is legal"
    assert searched, "nothing is left to search"
    assert set(searched) <= set(legal)
    assert set(legal) <= set(shown)


def check_refusals(case: Case, moment: Moment, seat: int, odd: list[Action]) -> None:
    s, ask = moment.s, moment.ask
    legal = set(ask.legal(s, seat))
    for a in ask.candidates(s, seat):
        clause = ask.refuse(s, seat, a)
        assert (clause == "") == (a in legal)
        assert clause == "" or clause in clauses(case.slug)
    for a in odd:
        clause = case.game().refuse(s, seat, a)
        assert (clause == "") == (a in legal)
        assert clause == "" or clause in clauses(case.slug), f"{clause} is no clause of the rules"


@every_case
def test_legal_shown_and_searched_actions_agree(case: Case) -> None:
    for moment in moments(case):
        seats = moment.ask.seats(moment.s)
        assert len(set(seats)) == len(seats)
        assert set(seats) <= set(range(len(case.game().seats)))
        for seat in seats:
            check_lists(case, moment, seat)


@every_case
def test_whatever_is_not_legal_is_refused_with_a_clause(case: Case) -> None:
    wanted = Sampler(every=20)
    tape = Seeded(1)
    for moment in moments(case):
        if wanted(moment):
            odd = [any_action(case.game(), tape) for _ in range(ODD_ACTIONS)]
            for seat in moment.ask.seats(moment.s):
                check_refusals(case, moment, seat, odd)


@every_case
def test_every_action_is_read_back_from_its_words(case: Case) -> None:
    game = case.game()
    known: set[Action] = set()
    for moment in moments(case):
        for seat in moment.ask.seats(moment.s):
            known.update(moment.ask.candidates(moment.s, seat))
    for a in known:
        assert game.read_action(game.write_action(a)) == a


@every_case
def test_every_question_has_a_prompt_with_its_numbers(case: Case) -> None:
    game = case.game()
    for moment in moments(case):
        kind = game.prompts[game.prompt(moment.ask)]
        assert kind.clause in clauses(case.slug)
        for seat in moment.ask.seats(moment.s):
            about = moment.ask.about(moment.s, seat)
            assert len(about) == len(kind.params)
            assert all(fits(case, value, what) for value, (_, what) in zip(about, kind.pairs()))


def fits(case: Case, value: int | tuple[int, ...], what: str) -> bool:
    """Whether a number of a prompt or an event can be what its kind says."""
    if what.endswith("*"):
        return isinstance(value, tuple) and all(fits(case, item, what[:-1]) for item in value)
    if not isinstance(value, int):
        return False
    return what == "number" or 0 <= value < len(case.game().grammar.ids[what])


@every_case
def test_every_event_is_declared_with_its_numbers(case: Case) -> None:
    game = case.game()
    for moment in moments(case, listen=True):
        assert moment.s.events is not None
        for event in moment.s.events:
            kind = game.events[event.kind]
            assert kind.clause in clauses(case.slug)
            assert len(event.args) == len(kind.params)
            assert all(fits(case, value, what) for value, (_, what) in zip(event.args, kind.pairs())), event
        moment.s.events.clear()


@every_game
def test_random_games_ask_every_question_there_is(slug: str) -> None:
    """Otherwise the tests beside this one prove nothing for the questions left out."""
    asked: set[str] = set()
    prompts: set[str] = set()
    for case in CASES:
        if case.slug == slug:
            prompts |= set(case.game().prompts)
            asked |= {case.game().prompt(moment.ask) for moment in moments(case)}
    assert asked == prompts
