"""Undo is offered only while no luck was drawn and nobody else acted, and it leads back exactly."""

from __future__ import annotations

from admiralty import Table
from admiralty.core import flow
from admiralty.core.codec import digest
from admiralty.core.luck import Seeded
from admiralty.table.record import Entry
from admiralty.testing.cases import Case
from admiralty.testing.marks import every_case

GAME = 3
"""One random game of each case: a table keeps a record and is slower than a bare state."""

UNDO_EVERY = 5
LOOK_EVERY = 25
RETREAT_EVERY = 40


def start(case: Case) -> tuple[Table, Seeded]:
    return Table(case.game(), seed=GAME, clock=lambda: ""), Seeded(GAME + 1_000)


def play(table: Table, choice: Seeded) -> Entry:
    """One random decision."""
    seats = flow.acting(table.state)
    seat = seats[choice.pick(len(seats))]
    legal = flow.question(table.state).legal(table.state, seat)
    entry = table.play(table.game.seats[seat], legal[choice.pick(len(legal))])
    assert entry is not None
    return entry


def known(table: Table) -> list[object]:
    """All that the seats and spectators can see, hear or do."""
    seats = table.game.seats
    names = ("", *seats)
    return [
        [table.view(seat) for seat in names],
        [table.heard(seat) for seat in names],
        [table.legal(seat) for seat in seats],
        table.acting,
    ]


def check_offer(table: Table, entry: Entry) -> bool:
    """Whether somebody may undo: only who has just acted, without luck, and must act again alone."""
    offered = [seat for seat in table.game.seats if table.may_undo(seat)]
    if offered:
        assert offered == [entry.seat]
        assert entry.luck == ()
        assert table.acting == (entry.seat,)
    return bool(offered)


class Walk:
    """A random game at a table; now and then somebody goes back, one step or as far as it may."""

    def __init__(self, case: Case) -> None:
        self.table, self.choice = start(case)
        self.way: list[str] = []
        self.last = ""
        self.offers = 0

    def step(self, n: int) -> None:
        """One decision, and sometimes back and the same again."""
        table = self.table
        before = digest(table.state)
        look = n % LOOK_EVERY == 0
        knew = known(table) if look else []
        entry = play(table, self.choice)
        may_undo = check_offer(table, entry)
        self.offers += may_undo
        if may_undo and (look or n % UNDO_EVERY == 0):
            table.undo(entry.seat)
            assert digest(table.state) == before
            assert not look or known(table) == knew
            again = table.play(entry.seat, entry.action)
            assert again is not None
            assert again.hash == entry.hash
        self.way = [] if entry.luck else [*self.way, before] if entry.seat == self.last else [before]
        self.last = entry.seat

    def retreat(self) -> None:
        """As far back as the last seat may go, step by step the way it came."""
        while self.table.may_undo(self.last):
            self.table.undo(self.last)
            assert digest(self.table.state) == self.way.pop()
        self.way = []


@every_case
def test_undo_leads_back_step_by_step_to_the_horizon_and_no_further(case: Case) -> None:
    walk = Walk(case)
    n = 0
    while not walk.table.is_over:
        n += 1
        walk.step(n)
        if n % RETREAT_EVERY == 0:
            walk.retreat()
    assert walk.offers or case.options, "undo is never offered"
