"""Guided lessons: every lesson of every game replays with its claims true, and a false one is found out."""

from __future__ import annotations

import dataclasses
import re
from pathlib import Path

import pytest

from admiralty import games
from admiralty.table import lesson
from admiralty.table.lesson import BrokenLesson, Lesson, UnknownLesson

EVERY = [each for slug in games.slugs(hidden=True) for each in lesson.lessons(slug)]
every_lesson = pytest.mark.parametrize("given", EVERY, ids=lambda each: f"{each.game} {each.name}")

TEMPLATE = """
order = 1
seat = "red"
position = "hand red frigates ironclads; hand blue gunboats cruisers"
luck = [5]

[[step]]
say = "start"
shows = ["squadron:ironclads"]

[[step]]
seat = "red"
action = "commit ironclads"
say = "secret"
clauses = ["TP-3.1"]

[[step]]
seat = "blue"
action = "commit gunboats"
say = "clash"
heard = ["scored red 1 1"]
stands = ["points 1 0"]
legal = ["hold", "pursue"]
refused = { "commit cruisers" = "TP-4.3" }

[[step]]
seat = "red"
action = "pursue"
say = "pursue"

[[step]]
seat = "red"
action = "stake 1"
say = "end"
"""


def written(folder: Path, text: str) -> Lesson:
    path = folder / "clash.toml"
    path.write_text(text, encoding="utf-8")
    return lesson.read("_template", path)


def played(given: Lesson) -> list[str]:
    return [step.say for step, _ in given.play(given.load())]


@every_lesson
def test_every_lesson_replays_with_its_claims_true(given: Lesson) -> None:
    assert played(given) == [step.say for step in given.steps]


@every_lesson
def test_a_lesson_explains_each_step_once_and_cites_clauses_of_the_rules(given: Lesson) -> None:
    assert given.seat in given.load().seats
    assert len(set(given.messages())) == len(given.messages())
    rules = (games.find(given.game).folder / "rules.md").read_text(encoding="utf-8")
    for step in given.steps:
        for clause in step.clauses:
            assert re.search(rf"\*\*{re.escape(clause)}[ *]", rules), clause


def test_lessons_come_in_their_order_and_are_found_by_name() -> None:
    assert [each.name for each in lesson.lessons("battle-of-midway")] == ["flight", "combat"]
    assert lesson.find("battle-of-midway", "combat").title == "lesson-combat"
    assert lesson.lessons("_template") == []
    with pytest.raises(UnknownLesson, match="no lesson 'chess'"):
        lesson.find("battle-of-midway", "chess")


def test_a_lesson_is_played_step_by_step(tmp_path: Path) -> None:
    assert played(written(tmp_path, TEMPLATE)) == ["start", "secret", "clash", "pursue", "end"]


def test_a_step_may_be_several_actions_and_claims_what_is_heard_in_any_of_them(tmp_path: Path) -> None:
    given = lesson.find("russo-japanese-war", "yalu")
    bank = given.steps[1]
    assert bank.then == ("step 1015", "step 1114")
    spoken = dataclasses.replace(bank, heard=("moved J-2 1015", "moved J-2 1114"))
    played(dataclasses.replace(given, steps=(given.steps[0], spoken, *given.steps[2:])))
    wrong = dataclasses.replace(bank, then=("step 1015", "step 1417"))
    with pytest.raises(BrokenLesson, match=r"step 1 .bank.: japan cannot step 1417"):
        played(dataclasses.replace(given, steps=(given.steps[0], wrong, *given.steps[2:])))


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('heard = ["scored red 1 1"]', 'heard = ["scored blue 1 1"]', "step 2 .clash.: nobody hears"),
        ('stands = ["points 1 0"]', 'stands = ["points 2 0"]', "is not in the position"),
        ('legal = ["hold", "pursue"]', 'legal = ["hold"]', "what may be done is"),
        ('"TP-4.3" }', '"TP-9.9" }', "not by TP-9.9"),
        ('"squadron:ironclads"', '"squadron:submarines"', "no squadron 'submarines' to show"),
        ('action = "commit gunboats"', 'action = "commit ironclads"', "blue cannot commit ironclads"),
        ("luck = [5]", "luck = [5, 2]", "1 outcomes are never drawn"),
        ("luck = [5]", "luck = []", "red cannot stake 1"),
        ('position = "hand red', 'position = "ship red', "it cannot begin"),
        ('say = "start"', 'say = "start"\nseat = "red"\naction = "hold"', "the first step explains"),
        ('say = "start"', "", "say is missing"),
        ("order = 1", "order = first", "not valid TOML"),
        ('seat = "red"\nposition', 'seat = "red"\noptions = { length = "endless" }\nposition', "length"),
    ],
)
def test_a_lesson_that_is_not_true_says_where(tmp_path: Path, old: str, new: str, message: str) -> None:
    assert old in TEMPLATE
    with pytest.raises(BrokenLesson, match=message):
        played(written(tmp_path, TEMPLATE.replace(old, new, 1)))


def test_a_claim_is_about_the_step_it_stands_in(tmp_path: Path) -> None:
    given = written(tmp_path, TEMPLATE)
    late = dataclasses.replace(given.steps[3], heard=("scored red 1 1",))
    with pytest.raises(BrokenLesson, match="step 3"):
        played(dataclasses.replace(given, steps=(*given.steps[:3], late, given.steps[4])))
