"""Questions to several seats at once: sealed answers and written orders."""

from __future__ import annotations

from dataclasses import dataclass

from admiralty.core import flow
from admiralty.core.action import Action
from admiralty.core.flow import END, NOT_ASKED, WAITING, Flow, Frame, Plan, Sealed
from admiralty.core.luck import Scripted
from admiralty.core.state import State

DONE, BACK = 100, 101


class Board(State):
    def __init__(self) -> None:
        super().__init__(Scripted([]))
        self.opened: list[list[Action]] = []

    def clone(self) -> Board:
        c = Board()
        c.opened = [answers[:] for answers in self.opened]
        self.carry(c)
        return c


@dataclass
class Bids(Sealed):
    """[XX-2.1] Everybody bids."""

    answers: list[Action]

    def clone(self) -> Frame:
        return Bids(self.answers[:])

    def legal(self, s: Board, seat: int) -> list[Action]:
        return [10 * seat + n for n in range(3)]

    def opened(self, s: Board) -> Flow:
        s.opened.append(self.answers)
        return END


@dataclass
class Orders(Plan):
    """[XX-2.2] Everybody writes at least `least` orders and at most three."""

    least: int
    may_go_back: int
    orders: list[list[Action]]  # the fields of a compiled base look like defaults, so they come last
    closed: list[int]

    def clone(self) -> Frame:
        return Orders(self.least, self.may_go_back, [o[:] for o in self.orders], self.closed[:])

    def steps(self, s: Board, seat: int, so_far: list[Action]) -> list[Action]:
        return [n for n in (1, 2, 3) if n not in so_far]

    def done(self) -> Action:
        return DONE

    def back(self) -> Action:
        return BACK if self.may_go_back else super().back()

    def may_close(self, s: Board, seat: int, so_far: list[Action]) -> bool:
        return len(so_far) >= self.least

    def opened(self, s: Board) -> Flow:
        s.opened += self.orders
        return END


@dataclass
class FreeOrders(Orders):
    """[XX-2.3] Orders that may be closed whenever one likes."""

    def may_close(self, s: Board, seat: int, so_far: list[Action]) -> bool:
        return Plan.may_close(self, s, seat, so_far)


def start(frame: Frame) -> Board:
    s = Board()
    flow.stand(s, (frame, ""))
    flow.settle(s, None)
    return s


def orders(seats: int, least: int = 0, may_go_back: int = 1) -> Board:
    return start(Orders(least, may_go_back, [[] for _ in range(seats)], [0] * seats))


# Sealed


def test_everybody_still_waited_for_is_asked() -> None:
    s = start(Bids([WAITING] * 3))
    assert flow.acting(s) == (0, 1, 2)
    flow.apply(s, 1, 12)
    assert flow.acting(s) == (0, 2)


def test_answers_open_when_all_are_in_whatever_the_order() -> None:
    s = start(Bids([WAITING] * 3))
    flow.apply(s, 2, 20)
    flow.apply(s, 0, 1)
    assert s.opened == []
    flow.apply(s, 1, 12)
    assert s.opened == [[1, 12, 20]]
    assert s.is_over


def test_who_is_not_asked_is_not_waited_for() -> None:
    s = start(Bids([WAITING, NOT_ASKED, WAITING]))
    assert flow.acting(s) == (0, 2)
    flow.apply(s, 2, 21)
    flow.apply(s, 0, 0)
    assert s.opened == [[0, NOT_ASKED, 21]]


def test_a_sealed_answer_is_final() -> None:
    s = start(Bids([WAITING] * 3))
    before = s.cuts
    flow.apply(s, 1, 12)
    assert s.cuts == before + 1


def test_answers_of_a_copy_are_its_own() -> None:
    s = start(Bids([WAITING] * 3))
    c = s.clone()
    flow.apply(s, 1, 12)
    assert flow.acting(c) == (0, 1, 2)


# Plan


def test_orders_are_written_one_step_at_a_time() -> None:
    s = orders(2)
    flow.apply(s, 0, 3)
    flow.apply(s, 0, 1)
    assert flow.question(s).legal(s, 0) == [2, DONE, BACK]
    assert flow.question(s).legal(s, 1) == [1, 2, 3, DONE]


def test_the_last_order_can_be_taken_back() -> None:
    s = orders(2)
    flow.apply(s, 0, 3)
    flow.apply(s, 0, 1)
    flow.apply(s, 0, BACK)
    assert flow.question(s).legal(s, 0) == [1, 2, DONE, BACK]


def test_orders_stand_where_nothing_takes_them_back() -> None:
    s = orders(2, may_go_back=0)
    flow.apply(s, 0, 3)
    assert flow.question(s).legal(s, 0) == [1, 2, DONE]


def test_search_takes_nothing_back() -> None:
    s = orders(2)
    flow.apply(s, 0, 3)
    assert flow.question(s).explore(s, 0) == [1, 2, DONE]


def test_a_list_is_closed_only_when_it_may_be() -> None:
    s = orders(2, least=2)
    assert DONE not in flow.question(s).legal(s, 0)
    flow.apply(s, 0, 3)
    assert DONE not in flow.question(s).legal(s, 0)
    flow.apply(s, 0, 2)
    assert DONE in flow.question(s).legal(s, 0)


def test_by_default_a_list_may_be_closed_at_once() -> None:
    s = start(FreeOrders(3, 1, [[], []], [0, 0]))
    assert DONE in flow.question(s).legal(s, 0)


def test_only_closing_is_final() -> None:
    s = orders(2)
    flow.apply(s, 0, 3)
    flow.apply(s, 0, BACK)
    assert s.cuts == 0
    flow.apply(s, 0, DONE)
    assert s.cuts == 1


def test_orders_open_when_all_lists_are_closed() -> None:
    s = orders(3)
    flow.apply(s, 1, 2)
    flow.apply(s, 1, DONE)
    assert flow.acting(s) == (0, 2)
    flow.apply(s, 0, DONE)
    flow.apply(s, 2, 1)
    assert s.opened == []
    flow.apply(s, 2, DONE)
    assert s.opened == [[], [2], [1]]


def test_who_is_closed_from_the_start_writes_no_orders() -> None:
    s = start(Orders(0, 1, [[], [], []], [0, 1, 0]))
    assert flow.acting(s) == (0, 2)
