"""Returns: the organiser goes back to an earlier moment, and the record keeps everything."""

from __future__ import annotations

import sys
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from types import FrameType
from typing import Any

import pytest

from admiralty import Refused, Table
from admiralty.analysis import moments
from admiralty.core.luck import Seeded
from admiralty.table import branches, replay, undo
from admiralty.table.record import DamagedRecord, Entry
from admiralty.table.replay import Replay
from tests.support import game


def organised() -> Table:
    options = {"organiser": "seat", "teams": "2", "days": "9"}
    return Table(game("naval-strategy", *options.items()), seed=5)


def play(t: Table, *actions: str) -> None:
    for action in actions:
        t.play("organiser", action)


def entry(n: int, action: str) -> Entry:
    return Entry(n, "organiser", action, (), "", "")


def trail(actions: str) -> branches.Trail:
    return branches.Trail(entry(n, text.replace("-", " ")) for n, text in enumerate(actions.split(), 1))


@pytest.mark.parametrize(
    ("action", "n"),
    [
        ("return 57", 57),
        ("return 0", 0),
        ("return", -1),
        ("return -1", -1),
        ("return x", -1),
        ("ready", -1),
        ("return " + "9" * 5000, -1),
    ],
)
def test_a_return_names_an_entry(action: str, n: int) -> None:
    assert branches.target(action) == n


@pytest.mark.parametrize(
    ("actions", "live"),
    [
        ("a b c", {0, 1, 2, 3}),
        ("a b undo", {0, 1}),
        ("a b return-1 d", {0, 1, 4}),
        ("a b return-1 d return-2", {0, 1, 2}),
        ("a b return-0 d undo", {0}),
        ("a return-0 c return-1 e return-3", {0, 3}),
        ("a b c undo undo d undo undo", {0}),
        ("a b draw-offer undo", {0, 1}),
    ],
)
def test_what_made_a_moment(actions: str, live: set[int]) -> None:
    assert trail(actions).live() == live


@pytest.mark.parametrize(
    ("actions", "depth"),
    [
        ("a b c", 0),
        ("a b undo c undo", 1),
        ("a b c undo undo d undo undo", 3),
        ("a b c undo draw-offer undo", 2),
        ("a b undo return-0 c undo", 1),
    ],
)
def test_how_many_moves_are_taken_back_in_a_row(actions: str, depth: int) -> None:
    assert trail(actions).undo_depth == depth


def test_an_undo_takes_back_the_last_move_that_counts() -> None:
    made = trail("a b draw-offer undo c undo undo")
    assert [made.taken_back(n) for n in (4, 6, 7)] == [2, 5, 1]


def test_a_return_restores_the_moment_and_the_log() -> None:
    t = organised()
    play(t, "right blue-1", "evaluate")
    position, log = t.position(), t.log[:]
    play(t, "continue", "left blue-1", "evaluate", "continue")
    later, told = t.position(), t.log[:]
    done = t.play("organiser", "return 2")
    assert done is not None
    assert (done.n, done.action, done.luck) == (7, "return 2", ())
    assert (t.position(), t.log) == (position, log)
    assert t.record.snapshots[7] == position
    assert not t.may_undo("organiser")
    t.play("organiser", "return 6")
    assert (t.position(), t.log) == (later, told)


def test_a_record_with_returns_replays_and_damage_is_found() -> None:
    t = organised()
    for _ in range(20):
        play(t, "right blue-1", "evaluate", "continue")
    play(t, "return 40", "left blue-1", "return 59", "continue", "return 61", "evaluate")
    text = t.save()
    again = Replay(text).table()
    assert (again.position(), again.log) == (t.position(), t.log)
    assert Replay(text).at(64).position() == Replay(text).at(64, from_start=True).position()
    assert [table.sequence for table in Replay(text).along(58, 66)] == list(range(58, 67))
    with pytest.raises(DamagedRecord, match="entry 63"):
        Replay(text.replace("return 59", "return 58")).table()
    with pytest.raises(DamagedRecord, match="snapshot"):
        Replay(text.replace('{"snapshot":61,', '{"snapshot":60,')).table()


def test_the_story_of_a_game_is_without_what_was_left() -> None:
    t = organised()
    play(t, "right blue-1", "evaluate", "return 1", "left blue-2", "evaluate", "return 2", "continue")
    assert [moment.n for moment in moments.read(t.save()).moments] == [1, 2, 7]


@pytest.mark.parametrize(
    ("seat", "action", "words"),
    [
        ("blue", "return 1", "^only-for-organiser$"),
        ("organiser", "return 2", "^no-moment: n 2, last 1$"),
        ("organiser", "return 99", "^no-moment: n 99, last 1$"),
        ("organiser", "return -1", "^unreadable: .*word return"),
    ],
)
def test_what_is_refused(seat: str, action: str, words: str) -> None:
    t = organised()
    play(t, "right blue-1", "evaluate")
    before = t.position()
    with pytest.raises(Refused, match=words):
        t.play(seat, action)
    assert (t.position(), t.sequence) == (before, 2)


def test_a_game_without_an_organiser_has_no_way_back() -> None:
    t = Table(game("port-arthur"), seed=1)
    t.play("japan", "sail mikasa tsushima")
    with pytest.raises(Refused, match="organiser"):
        t.play("japan", "return 0")


def far_and_back(steps: int) -> str:
    """So many actions of one seat without any cut, and all of them undone."""
    t = Table(game("port-arthur"), seed=1)
    chance = Seeded(9)  # goes far at once
    while len(t.horizon.back) < steps:
        seat = t.acting[0]
        choices = t.legal(seat)
        t.play(seat, choices[chance.pick(len(choices))].action)
    for _ in range(steps):
        t.undo(seat)
    return t.save()


def test_a_replay_begins_at_a_snapshot_that_no_undo_leads_behind() -> None:
    again = Replay(far_and_back(60))
    end = len(again)
    far = end - 60
    assert far - 50 < again.snapshot_before(far) <= far
    assert again.snapshot_before(far, until=end) <= again.trail.last < again.snapshot_before(far)
    assert again.snapshot_before(end) <= again.trail.last
    assert again.at(end).position() == again.at(end, from_start=True).position()


def to_and_fro(returns: int) -> str:
    t = organised()
    for _ in range(returns):
        play(t, "right blue-1", f"return {t.sequence}")
    return t.save()


def work(text: str) -> tuple[int, int]:
    """How many entries a record has, and how many lines of the table's code its replay goes through."""
    lines = 0

    def follow(frame: FrameType, event: str, _: object) -> Any:
        nonlocal lines
        lines += event == "line"
        return follow if "/admiralty/table/" in frame.f_code.co_filename else None

    again = Replay(text)
    before = sys.gettrace()
    sys.settrace(follow)
    try:
        again.table()
    finally:
        sys.settrace(before)
    return len(again), lines


@pytest.mark.parametrize("write", [far_and_back, to_and_fro])
def test_the_work_of_a_replay_grows_with_its_length_only(write: Callable[[int], str]) -> None:
    """Undos and returns are looked up: nothing is searched for, or replayed once more, on the way."""
    with ProcessPoolExecutor(1, get_context("spawn")) as fresh:  # tracing disturbs what else runs here
        (short, few), (long, many) = fresh.map(work, [write(20), write(200)], timeout=120)
    assert many / long < 1.5 * few / short


def test_a_seat_goes_back_only_so_far_but_every_record_replays(monkeypatch: pytest.MonkeyPatch) -> None:
    text = far_and_back(60)
    monkeypatch.setattr(undo, "MAX_STEPS_BACK", 20)
    monkeypatch.setattr(replay, "MAX_STEPS_BACK", 20)
    t = Table(game("port-arthur"), seed=1)
    for entry in Replay(text).record.entries[:-60]:
        t.play(entry.seat, entry.action)
    for _ in range(20):
        t.undo(t.acting[0])
    assert not t.may_undo(t.acting[0])
    assert Replay(text).table().save() == text
