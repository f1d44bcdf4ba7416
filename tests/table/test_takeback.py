"""Takebacks across dice: the record keeps everything, and the same move keeps its luck."""

from __future__ import annotations

from random import Random

import pytest

from admiralty import Refused, Table
from admiralty.core.luck import Keyed
from admiralty.table import record, takeback
from admiralty.table.record import DamagedRecord
from admiralty.table.replay import Replay
from admiralty.table.takeback import Request
from tests.support import game


def at_sea(moves: int = 80) -> Table:
    """A game of Port Arthur played at random."""
    t = Table(game("port-arthur"), luck=Keyed(b"k" * 32, "here"))
    for _ in range(moves):
        go_on(t)
    return t


def go_on(t: Table) -> None:
    """One of the first choices, others than at the same moment before a takeback."""
    seat = t.acting[0]
    t.play(seat, Random(t.sequence).choice(t.legal(seat)[:3]).text)


def rolls(t: Table) -> list[int]:
    return [entry.n for entry in t.record.entries if entry.luck]


def before_a_roll(t: Table) -> tuple[str, int]:
    """A seat that rolled, and the moment before it did."""
    n = rolls(t)[0]
    return t.record.entries[n - 1].seat, n - 1


def test_practice_goes_back_across_dice_and_the_record_keeps_everything() -> None:
    t = at_sea()
    seat, n = before_a_roll(t)
    then = Replay(t.record, t.game).at(n).position()
    t.play(seat, f"practice {n}")
    assert t.position() == then
    assert t.sequence == 81
    assert t.trail.takebacks == 1
    assert max(number for number, _ in t.log) <= n


def test_the_same_move_has_the_same_luck_and_another_draws_on() -> None:
    t = at_sea()
    seat, n = before_a_roll(t)
    old = t.record.entries[n]
    drawn = len(t.tape.drawn)
    t.play(seat, f"practice {n}")
    again = t.play(seat, old.action)
    assert again is not None
    assert (again.luck, again.hash) == (old.luck, old.hash)
    assert len(t.tape.drawn) == drawn
    for _ in range(60):
        go_on(t)
    assert len(t.tape.drawn) > drawn
    assert Table.load(t.save()).position() == t.position()
    assert Replay(t.save()).luck_is_known()
    assert Replay(t.save()).repeated() == [again.n]


def test_repeated_luck_cannot_be_forged() -> None:
    t = at_sea()
    seat, n = before_a_roll(t)
    action = t.record.entries[n].action
    t.play(seat, f"practice {n}")
    t.play(seat, action)
    forged = record.read(t.save())
    last = forged.entries[-1]
    forged.entries[-1] = record.Entry(**{**vars(last), "luck": tuple(7 - x for x in last.luck)})
    with pytest.raises(DamagedRecord, match=f"repeats entry {n + 1} with other luck"):
        Replay(forged).table()


def test_only_own_decisions_that_still_count_are_taken_back() -> None:
    t = at_sea()
    own = list(takeback.decisions(t, "japan"))
    other = next(entry.n - 1 for entry in t.record.entries if entry.seat == "russia")
    assert own
    assert other not in own
    for n in (other, t.sequence, 10**8):
        with pytest.raises(Refused, match="nothing-to-take-back"):
            t.play("japan", f"practice {n}")
    t.play("japan", f"practice {own[-1]}")
    with pytest.raises(Refused, match="nothing-to-take-back"):
        t.play("japan", f"practice {own[0]}")


def test_a_turn_is_what_a_seat_did_since_the_other_moved() -> None:
    t = at_sea()
    seats = [entry.seat for entry in t.record.entries]
    for seat in t.game.seats:
        last = len(seats) - seats[::-1].index(seat)
        first = last
        while first > 1 and seats[first - 2] == seat:
            first -= 1
        assert (takeback.last_action(t, seat), takeback.last_turn(t, seat)) == (last - 1, first - 1)


def test_people_ask_and_nothing_changes_before_all_agree() -> None:
    t = at_sea()
    seat, n = before_a_roll(t)
    other = "russia" if seat == "japan" else "japan"
    here = t.position()
    t.play(seat, f"takeback ask {n}")
    assert (t.request, t.position()) == (Request(seat, n), here)
    for asking, words in (
        (seat, f"takeback accept {n}"), (other, f"takeback accept {n - 1}"), (other, "takeback withdraw"),
        (seat, "takeback decline"),
    ):  # fmt: skip
        with pytest.raises(Refused, match="no-takeback-asked"):
            t.play(asking, words)
    with pytest.raises(Refused, match="takeback-already-asked"):
        t.play(other, f"takeback ask {takeback.last_action(t, other)}")
    t.play(other, "takeback decline")
    assert (t.request, t.position()) == (None, here)
    t.play(seat, f"takeback ask {n}")
    again = Table.load(t.save())
    assert again.request == Request(seat, n)
    again.play(other, f"takeback accept {n}")
    assert again.position() == Replay(t.record, t.game).at(n).position()
    assert Table.load(again.save()).position() == again.position()


def test_a_request_ends_when_the_game_moves_on() -> None:
    t = at_sea()
    t.play("japan", f"takeback ask {takeback.last_action(t, 'japan')}")
    t.play("japan", "draw offer")
    assert t.request == Request("japan", takeback.last_action(t, "japan"))
    go_on(t)
    assert takeback.open_request(t.record.entries) is None
    with pytest.raises(Refused, match="no-takeback-asked"):
        t.play("russia", "takeback decline")


def test_a_record_is_read_from_a_snapshot_with_its_open_request() -> None:
    t = at_sea(49)
    n = takeback.last_action(t, "japan")
    t.play("japan", f"takeback ask {n}")
    assert 50 in t.record.snapshots
    assert Replay(t.record, t.game).at(50).request == Request("japan", n)


def test_a_game_with_an_organiser_and_a_finished_one_are_not_taken_back() -> None:
    led = Table(game("naval-strategy", ("organiser", "seat"), ("teams", "2")), seed=5)
    with pytest.raises(Refused, match="only-for-organiser"):
        led.play(led.game.seats[0], "practice 0")
    t = at_sea()
    t.play("japan", "resign")
    with pytest.raises(Refused, match="game-over"):
        t.play("japan", f"practice {takeback.last_action(t, 'japan')}")


def test_takebacks_are_limited(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(takeback, "MOST_TAKEBACKS", 1)
    t = at_sea()
    t.play("japan", f"practice {takeback.last_action(t, 'japan')}")
    with pytest.raises(Refused, match="too-many-takebacks"):
        t.play("japan", f"practice {takeback.last_action(t, 'japan')}")
