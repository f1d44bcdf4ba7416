"""How a game is learnt: the pictures can be drawn, and the tips of a first game are met in play."""

from __future__ import annotations

from pathlib import Path

import pytest

from admiralty import bots, games
from admiralty.core import flow
from admiralty.show import rulebook
from admiralty.table import guide
from admiralty.table.guide import BrokenGuide, Guide, Tip
from admiralty.table.table import Table

EVERY = [found for slug in games.slugs() if (found := guide.find(slug))]
every_guide = pytest.mark.parametrize("given", EVERY, ids=lambda each: each.game)
PICTURES = 6
SEEDS = 12
"""So many first games at most, until every tip was met."""

SMALL = """
clauses = ["TP-5.1"]

[[picture]]
say = "hand"
seat = "red"
position = "hand red frigates ironclads; hand blue gunboats cruisers"
shows = ["squadron:ironclads"]

[first]
seat = "red"

[[tip]]
name = "commit"
prompt = "commit"
"""


def read(folder: Path, text: str) -> Guide:
    path = folder / "guide.toml"
    path.write_text(text, encoding="utf-8")
    return guide.read("_template", path)


def holds(tip: Tip, table: Table, seat: str) -> bool:
    """As the page decides it: asked, able, and told."""
    is_asked = seat in table.acting
    prompt = table.game.prompt(flow.question(table.state)) if is_asked else ""
    verbs = {choice.text.split()[0] for choice in table.legal(seat)} if is_asked else set()
    events = {event.kind for _, event in table.heard(seat)}
    return (
        tip.prompt in ("", prompt)
        and (not tip.verb or tip.verb in verbs)
        and (not tip.event or tip.event in events)
    )


def test_every_game_has_a_guide() -> None:
    assert [found.game for found in EVERY] == games.slugs()


@every_guide
def test_a_turn_is_shown_in_six_pictures_that_can_be_drawn(given: Guide) -> None:
    drawn = list(given.draw())
    assert len(drawn) == PICTURES
    for picture, table in drawn:
        assert picture.seat in table.game.seats
        assert table.view(picture.seat)
        for thing in picture.shows:
            kind, _, word = thing.partition(":")
            assert word in table.game.ids()[kind], thing


@every_guide
def test_a_guide_cites_clauses_of_the_rules_and_says_each_thing_once(given: Guide) -> None:
    cited = [
        given.clauses,
        *(picture.clauses for picture in given.pictures),
        *(tip.clauses for tip in given.tips),
    ]
    known = {clause.number for clause in rulebook.clauses(given.load())}
    assert all(cited)
    assert {number for clauses in cited for number in clauses} <= known
    assert len(set(given.messages())) == len(given.messages())


@every_guide
def test_every_tip_is_met_in_the_first_game(given: Guide) -> None:
    game = given.load()
    missing = {tip.name: tip for tip in given.tips}
    for seed in range(SEEDS):
        if not missing:
            return
        table = Table(game, seed=seed, position=given.position)
        players = {seat: bots.make("epsilon-greedy", seed) for seat in game.seats}
        while not table.is_over:
            met = [name for name, tip in missing.items() if holds(tip, table, given.seat)]
            for name in met:
                del missing[name]
            seat = table.acting[0]
            known = table.imagine(seat, table.sequence)
            table.play(seat, players[seat].choose(game, known, game.seat_index(seat)))
    assert missing.keys() == set()


def test_a_guide_is_read(tmp_path: Path) -> None:
    given = read(tmp_path, SMALL)
    assert given.messages() == ["guide-goal", "guide-hand", "tip-commit"]
    assert [table.acting for _, table in given.draw()] == [("red", "blue")]


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('prompt = "commit"', "", "prompt must be there, or verb, or event"),
        ('position = "hand red', 'lesson = "chess"\nposition = "hand red', "position must be there, or else"),
        ('position = "hand red', 'position = "ship red', "picture hand"),
        ('[first]\nseat = "red"', "[first]", "seat is missing"),
        ('[first]\nseat = "red"', '[first]\nseat = "red"\noptions = { length = "endless" }', "length"),
        (
            'position = "hand red frigates ironclads; hand blue gunboats cruisers"',
            'lesson = "chess"',
            "no lesson",
        ),
        ("clauses = [", "clauses = first", "not valid TOML"),
    ],
)
def test_a_guide_that_cannot_be_shown_says_why(tmp_path: Path, old: str, new: str, message: str) -> None:
    assert old in SMALL
    with pytest.raises(BrokenGuide, match=message):
        list(read(tmp_path, SMALL.replace(old, new, 1)).draw())
