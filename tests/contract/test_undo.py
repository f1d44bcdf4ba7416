"""Undo is offered only while no luck was drawn and nobody else acted, and it leads back exactly."""

from __future__ import annotations

from admiralty import Table
from admiralty.core import flow
from admiralty.core.codec import digest
from admiralty.core.luck import Seeded
from admiralty.table.record import Entry
from tests.contract.cases import Case, every_case, every_game

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


@every_case
def test_undo_leads_back_to_where_one_was(case: Case) -> None:
    table, choice = start(case)
    n = 0
    while not table.is_over:
        n += 1
        before = digest(table.state)
        look = n % LOOK_EVERY == 0
        knew = known(table) if look else []
        entry = play(table, choice)
        if check_offer(table, entry) and (look or n % UNDO_EVERY == 0):
            table.undo(entry.seat)
            assert digest(table.state) == before
            assert not look or known(table) == knew
            again = table.play(entry.seat, entry.action)
            assert again is not None
            assert again.hash == entry.hash


@every_case
def test_a_seat_goes_back_step_by_step_to_its_horizon_and_no_further(case: Case) -> None:
    table, choice = start(case)
    way: list[str] = []
    last = ""
    n = 0
    while not table.is_over:
        n += 1
        before = digest(table.state)
        entry = play(table, choice)
        way = [] if entry.luck else [*way, before] if entry.seat == last else [before]
        last = entry.seat
        if n % RETREAT_EVERY == 0:
            while table.may_undo(last):
                table.undo(last)
                assert digest(table.state) == way.pop()
            way = []


@every_game
def test_undo_is_offered_at_all(slug: str) -> None:
    table, choice = start(Case(slug, ()))
    offers = 0
    while not table.is_over:
        offers += check_offer(table, play(table, choice))
    assert offers
