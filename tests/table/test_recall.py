"""Games that outlive their rules: recorded by version 1 of a game, opened by version 2 and 3."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator, Mapping
from typing import Any

import pytest

from admiralty import games
from admiralty.core.luck import Keyed
from admiralty.table.agreements import OUTDATED
from admiralty.table.record import DamagedRecord
from admiralty.table.replay import Replay
from admiralty.table.table import Table
from tests.table.next_rules import LastTemplate, NextTemplate, OtherTemplate, play_by

SEATS = ("", "red", "blue")
LONG = {"length": "long"}


@pytest.fixture(autouse=True)
def forget(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    yield
    monkeypatch.undo()
    games.loaded.cache_clear()


class Past:
    """A game as version 1 played it, and what everybody saw after each entry."""

    def __init__(self, decisions: int, seed: int = 5, traced: bool = True) -> None:
        self.table = Table(games.load("_template", LONG), luck=Keyed(bytes([seed] * 32), "then"))
        self.seen = [self.look()]
        chance = random.Random(seed)
        for _ in range(decisions):
            if self.table.is_over:
                break
            seat = self.table.acting[0]
            choices = [choice.text for choice in self.table.legal(seat)]
            if choices[-1] in ("pursue", "call-off") and chance.random() < 0.9:
                choices = choices[-1:]  # for longer games
            self.table.play(seat, chance.choice(choices))
            self.seen.append(self.look())
            if self.table.may_undo(seat) and chance.random() < 0.5:
                self.table.undo(seat)
                self.seen.append(self.look())
        self.text = self.table.save() if traced else untraced(self.table.save())
        self.log = [self.table.heard(seat) for seat in SEATS]

    def look(self) -> list[Mapping[str, object]]:
        return [self.table.view(seat) for seat in SEATS]


def untraced(text: str) -> str:
    """A record as it was kept before there were traces."""
    lines = [json.loads(line) for line in text.splitlines()]
    kept = [{k: v for k, v in line.items() if k not in ("trace", "start")} for line in lines]
    return "".join(json.dumps(line, separators=(",", ":"), ensure_ascii=False) + "\n" for line in kept)


def look_back(text: str) -> list[list[Mapping[str, object]]]:
    replay = Replay(text)
    return [[table.view(seat) for seat in SEATS] for table in replay.along(0, len(replay))]


def play_on(table: Table) -> None:
    chance = random.Random(1)
    while not table.is_over:
        seat = table.acting[0]
        table.play(seat, chance.choice(table.legal(seat)).text)


def altered(text: str, n: int, **changes: Any) -> str:
    lines = text.splitlines()
    entries = [i for i, line in enumerate(lines) if line.startswith('{"n":')]
    lines[entries[n - 1]] = json.dumps({**json.loads(lines[entries[n - 1]]), **changes})
    return "\n".join(lines) + "\n"


def test_a_finished_game_looks_as_it_did_whatever_the_rules_say_now(monkeypatch: pytest.MonkeyPatch) -> None:
    past = Past(1000)
    assert past.table.is_over
    play_by(monkeypatch, OtherTemplate)
    assert look_back(past.text) == past.seen
    table = Table.load(past.text)
    assert (table.is_over, table.result) == (True, past.table.result)
    assert [table.heard(seat) for seat in SEATS] == past.log
    assert table.save() == past.text


def test_every_moment_is_found_from_the_nearest_snapshot_too(monkeypatch: pytest.MonkeyPatch) -> None:
    past = Past(1000)
    play_by(monkeypatch, OtherTemplate)
    replay = Replay(past.text)
    assert len(replay) > 60
    for n in range(0, len(replay) + 1, 7):
        assert [replay.at(n).view(seat) for seat in SEATS] == past.seen[n]


@pytest.mark.parametrize("decisions", [0, 1, 3, 12, 60])
@pytest.mark.parametrize(
    ("traced", "rules"), [(True, NextTemplate), (False, NextTemplate), (True, OtherTemplate)]
)
def test_a_running_game_goes_on_by_the_new_rules(
    monkeypatch: pytest.MonkeyPatch, decisions: int, traced: bool, rules: type[NextTemplate]
) -> None:
    past = Past(decisions, traced=traced)
    then = past.table.sequence
    assert not past.table.is_over
    play_by(monkeypatch, rules)
    table = Table.load(past.text)
    assert [table.view(seat) for seat in SEATS] == past.seen[-1]
    assert [(entry.seat, entry.action) for entry in table.record.entries[then:]] == [("", "rules 2")]
    assert not any(table.may_undo(seat) for seat in table.game.seats)
    play_on(table)
    text = table.save()
    assert text.startswith(past.text)
    again = Replay(text)
    assert (again.table().save(), again.table().position()) == (text, table.position())
    assert again.luck_is_known()
    assert look_back(text)[: then + 1] == past.seen


def test_dice_go_on_where_they_stood(monkeypatch: pytest.MonkeyPatch) -> None:
    past = Past(20)
    play_by(monkeypatch, NextTemplate)
    table = Table.load(past.text)
    assert isinstance(table.tape, Keyed)
    assert isinstance(past.table.tape, Keyed)
    assert table.tape.counter == past.table.tape.counter > 0


def test_dice_of_earlier_rules_are_verified(monkeypatch: pytest.MonkeyPatch) -> None:
    past = Past(1000)
    rolled = next(entry for entry in past.table.record.entries if entry.luck)
    play_by(monkeypatch, OtherTemplate)
    other = [6 if outcome != 6 else 5 for outcome in rolled.luck]
    with pytest.raises(DamagedRecord, match="where the dice gave"):
        Replay(altered(past.text, rolled.n, luck=other)).table()
    with pytest.raises(DamagedRecord, match="outcomes of"):
        Replay(altered(past.text, rolled.n, luck=[*rolled.luck, 1])).table()
    with pytest.raises(DamagedRecord, match="impossible"):
        Replay(altered(past.text, rolled.n, luck=[99 for _ in rolled.luck])).table()


def test_a_trace_that_was_altered_is_damage_also_in_those_behind_it(monkeypatch: pytest.MonkeyPatch) -> None:
    past = Past(30)
    traces = [entry.trace for entry in past.table.record.entries]
    play_by(monkeypatch, NextTemplate)
    for trace in (traces[3], traces[4][:-8], "!", "AAAA", ""):
        with pytest.raises(DamagedRecord):
            Replay(altered(past.text, 5, trace=trace)).table()


def test_where_the_rules_cannot_follow_the_next_snapshot_helps(monkeypatch: pytest.MonkeyPatch) -> None:
    """The die of the tides is missing in records of before, so a round cannot be followed to its end."""
    past = Past(1000, traced=False)
    play_by(monkeypatch, OtherTemplate)
    replay = Replay(past.text)
    table = replay.table()
    assert set(range(1, 50)) <= replay.recall.gaps
    assert 50 not in replay.recall.gaps
    assert [replay.at(50, from_start=True).view(seat) for seat in SEATS] == past.seen[50]
    assert table.save() == past.text


def test_a_game_that_cannot_go_on_ends_and_can_be_looked_at(monkeypatch: pytest.MonkeyPatch) -> None:
    past = Past(20)
    play_by(monkeypatch, LastTemplate)
    table = Table.load(past.text)
    assert (table.is_over, table.ending, set(table.result.values())) == (True, OUTDATED, {0})
    assert look_back(table.save())[: past.table.sequence + 1] == past.seen
    assert Table.load(table.save()).save() == table.save()


def test_two_changes_of_rules_are_noted_one_after_the_other(monkeypatch: pytest.MonkeyPatch) -> None:
    past = Past(20)
    play_by(monkeypatch, NextTemplate)
    between = Table.load(past.text)
    for _ in range(5):
        between.play(between.acting[0], between.legal(between.acting[0])[0].text)
    seen = look_back(between.save())
    monkeypatch.undo()
    play_by(monkeypatch, LastTemplate)
    assert look_back(between.save()) == seen
    last = Table.load(between.save())
    assert [e.action for e in last.record.entries if not e.seat] == ["rules 2", "rules 3"]


def test_a_return_leads_behind_a_change_of_rules_by_its_position(monkeypatch: pytest.MonkeyPatch) -> None:
    past = Past(20)
    play_by(monkeypatch, NextTemplate)
    table = Table.load(past.text)
    assert [table.game.view(table.moment(7), seat) for seat in (-1, 0, 1)] == past.seen[7]


@pytest.mark.parametrize(
    ("n", "changes"),
    [
        (5, {"action": "rules 2"}),
        (5, {"action": "rules 1"}),
        (5, {"action": "rules 9"}),
        (5, {"seat": "", "action": "rules 999999999999"}),
    ],
)
def test_rules_do_not_change_because_somebody_says_so(n: int, changes: dict[str, str]) -> None:
    with pytest.raises(DamagedRecord):
        Replay(altered(Past(20).text, n, **changes)).table()


def test_nobody_changes_the_rules_at_a_table() -> None:
    table = Table(games.load("_template"), seed=1)
    assert table.refuses("red", "rules 2")
    assert table.refuses("red", "rules 1")
