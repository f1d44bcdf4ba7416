"""The stack of frames: each signal, with frames as small as they get."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

import pytest

from admiralty.core import flow
from admiralty.core.action import Action
from admiralty.core.flow import AGAIN, END, FINISH, REPEAT, Ask, Become, Clauses, Flow, Frame, Phase, Seats
from admiralty.core.luck import Scripted, Seeded
from admiralty.core.state import State


class Diary(State):
    """A state that only notes what was done."""

    parts: ClassVar[tuple[str, ...]] = ("notes",)

    def __init__(self) -> None:
        super().__init__(Scripted([]))
        self.notes: list[str] = []

    def clone(self) -> Diary:
        c = Diary()
        c.notes = self.notes[:]
        self.carry(c)
        return c


@dataclass
class Steps(Phase):
    """Clauses a, b, c: each notes its letter and returns what it is told to."""

    returns: dict[str, Flow]

    def clauses(self) -> Clauses:
        return self.a, self.b, self.c

    def a(self, s: Diary) -> Flow:
        return self.step(s, "a")

    def b(self, s: Diary) -> Flow:
        return self.step(s, "b")

    def c(self, s: Diary) -> Flow:
        return self.step(s, "c")

    def step(self, s: Diary, letter: str) -> Flow:
        s.notes.append(letter)
        return self.returns.pop(letter, None)


@dataclass
class Question(Ask):
    """[XX-1.1] [XX-1.2] Any of three answers; each leads where it is told to."""

    seat: int
    answers: dict[Action, Flow]

    def seats(self, s: Diary) -> Seats:
        return (self.seat,)

    def legal(self, s: Diary, seat: int) -> list[Action]:
        return [1, 2, 3]

    def apply(self, s: Diary, seat: int, a: Action) -> Flow:
        s.notes.append(f"{seat} says {a}")
        return self.answers[a]


def start(frame: Frame) -> Diary:
    s = Diary()
    flow.stand(s, (frame, ""))
    flow.settle(s, None)
    return s


def names(s: State) -> list[str]:
    return [type(frame).__name__ for frame in s.stack]


def test_none_carries_on_and_the_last_clause_ends_the_phase() -> None:
    s = start(Steps({}))
    assert s.notes == ["a", "b", "c"]
    assert s.is_over


def test_standing_runs_nothing_yet() -> None:
    s = Diary()
    flow.stand(s, (Steps({}), ""))
    assert s.notes == []
    assert names(s) == ["Steps"]


def test_a_frame_is_done_first_and_then_the_phase_goes_on() -> None:
    s = start(Steps({"a": Question(1, {2: END})}))
    assert names(s) == ["Steps", "Question"]
    assert s.notes == ["a"]
    assert flow.acting(s) == (1,)
    flow.apply(s, 1, 2)
    assert s.notes == ["a", "1 says 2", "b", "c"]


def test_a_phase_within_a_phase_runs_to_its_end() -> None:
    s = start(Steps({"b": Steps({})}))
    assert s.notes == ["a", "b", "a", "b", "c", "c"]


def test_none_asks_the_same_question_again() -> None:
    s = start(Question(0, {1: None, 2: END}))
    flow.apply(s, 0, 1)
    assert names(s) == ["Question"]
    flow.apply(s, 0, 2)
    assert s.is_over


def test_end_leaves_a_phase_before_its_last_clause() -> None:
    s = start(Steps({"a": END}))
    assert s.notes == ["a"]
    assert s.is_over


def test_end_leaves_one_frame_only() -> None:
    s = start(Steps({"b": Steps({"a": END})}))
    assert s.notes == ["a", "b", "a", "c"]


def test_again_leaves_and_runs_the_clause_below_once_more() -> None:
    s = start(Steps({"b": Question(1, {1: AGAIN})}))
    flow.apply(s, 1, 1)
    assert s.notes == ["a", "b", "1 says 1", "b", "c"]
    assert s.is_over


def test_again_from_a_phase_runs_the_clause_that_began_it() -> None:
    s = start(Steps({"b": Steps({"c": AGAIN})}))
    assert s.notes == ["a", "b", "a", "b", "c", "b", "c"]


@dataclass
class Day(Phase):
    def clauses(self) -> Clauses:
        return self.morning, self.noon

    def morning(self, s: Diary) -> Flow:
        s.notes.append("morning")
        return None

    def noon(self, s: Diary) -> Flow:
        s.notes.append("noon")
        return Question(0, {1: END})


def test_frames_stand_in_the_clauses_named_and_the_top_one_has_yet_to_begin() -> None:
    s = Diary()
    flow.stand(s, (Day(), "morning"), (Day(), "noon"))
    flow.settle(s, None)
    assert s.notes == ["noon"]
    assert [flow.in_progress(frame, at) for frame, at in zip(s.stack, s.at, strict=True)] == [
        "morning", "noon", "",
    ]  # fmt: skip
    flow.apply(s, 0, 1)
    assert s.notes == ["noon", "0 says 1", "noon"]


def test_a_phase_stands_in_no_clause_that_it_has_not() -> None:
    with pytest.raises(ValueError, match="not in list"):
        flow.stand(Diary(), (Day(), "night"))


def test_repeat_starts_the_phase_again() -> None:
    s = start(Steps({"b": REPEAT}))
    assert s.notes == ["a", "b", "a", "b", "c"]


@dataclass
class Treadmill(Phase):
    """A phase that never gets anywhere: every run of its only clause starts it again."""

    def clauses(self) -> Clauses:
        return (self.again,)

    def again(self, s: Diary) -> Flow:
        return REPEAT


def test_a_phase_that_reaches_no_question_is_stopped() -> None:
    with pytest.raises(flow.EndlessRun, match="Treadmill reached no question in 10000 steps"):
        start(Treadmill())


def test_an_answer_that_leads_nowhere_is_stopped() -> None:
    s = start(Question(0, {1: Become(Treadmill())}))
    with pytest.raises(flow.EndlessRun, match="Treadmill"):
        flow.apply(s, 0, 1)


def test_an_answer_may_repeat_the_question() -> None:
    s = start(Steps({"a": Question(0, {1: REPEAT, 2: END})}))
    flow.apply(s, 0, 1)
    assert names(s) == ["Steps", "Question"]
    assert s.at == [1, 0]


def test_become_puts_another_frame_in_its_place() -> None:
    s = start(Steps({"a": Question(0, {1: Become(Question(1, {2: END}))})}))
    flow.apply(s, 0, 1)
    assert names(s) == ["Steps", "Question"]
    assert flow.acting(s) == (1,)
    flow.apply(s, 1, 2)
    assert s.notes == ["a", "0 says 1", "1 says 2", "b", "c"]


def test_a_phase_may_become_another() -> None:
    s = start(Steps({"b": Become(Steps({}))}))
    assert s.notes == ["a", "b", "a", "b", "c"]
    assert s.is_over


def test_finish_ends_the_game_from_anywhere() -> None:
    s = start(Steps({"a": Steps({"b": Question(0, {3: FINISH})})}))
    assert names(s) == ["Steps", "Steps", "Question"]
    flow.apply(s, 0, 3)
    assert s.is_over
    assert (s.stack, s.at) == ([], [])
    assert s.notes == ["a", "a", "b", "0 says 3"]
    assert flow.acting(s) == ()


def test_a_question_may_put_another_on_top_and_is_asked_again_afterwards() -> None:
    s = start(Question(0, {1: Question(1, {1: END}), 2: END}))
    flow.apply(s, 0, 1)
    assert names(s) == ["Question", "Question"]
    assert flow.acting(s) == (1,)
    flow.apply(s, 1, 1)
    assert names(s) == ["Question"]
    assert flow.acting(s) == (0,)


def test_a_copy_stands_where_the_original_stands() -> None:
    s = start(Steps({"b": Question(0, {1: END})}))
    c = s.clone()
    flow.apply(s, 0, 1)
    assert s.is_over
    assert names(c) == ["Steps", "Question"]
    assert (c.at, c.notes) == ([2, 0], ["a", "b"])


def test_only_what_stands_at_a_question_has_a_question() -> None:
    s = Diary()
    flow.stand(s, (Steps({}), ""))
    with pytest.raises(AssertionError):
        flow.question(s)
    with pytest.raises(AssertionError):
        flow.apply(s, 0, 1)


def test_a_playout_stops_at_its_limit() -> None:
    s = start(Question(0, {1: None, 2: None, 3: None}))
    assert flow.playout(s, Seeded(1), 25) == 25
    assert len(s.notes) == 25
    assert {note[-1] for note in s.notes} == {"1", "2", "3"}


def test_a_playout_stops_at_the_end() -> None:
    s = start(Question(0, {1: FINISH, 2: FINISH, 3: FINISH}))
    assert flow.playout(s, Seeded(1), 25) == 1


# What a question says by itself


def test_by_default_people_and_search_see_what_is_legal() -> None:
    ask = Question(0, {})
    s = start(ask)
    assert ask.candidates(s, 0) == ask.explore(s, 0) == [1, 2, 3]
    assert ask.about(s, 0) == ()
