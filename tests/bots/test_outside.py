"""Bots that other people wrote: found by file, by module or by entry point."""

from __future__ import annotations

import sys
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from admiralty.bots import BadBot, BotSpec, IllegalChoice, OutsideBot, make, outside, parse, spec
from admiralty.core import flow
from admiralty.core.luck import Seeded
from tests.support import game

SOURCE = """
from admiralty.core import flow

class First:
    def __init__(self, seed):
        self.seed = seed
    def choose(self, game, s, seat):
        return flow.question(s).explore(s, seat)[0]

class InWords(First):
    def choose(self, game, s, seat):
        return game.write_action(super().choose(game, s, seat))

class Illegal(First):
    def choose(self, game, s, seat):
        return 4_000_000

class Talker(First):
    def choose(self, game, s, seat):
        return "hello there"

class Seedless:
    def choose(self, game, s, seat):
        return 0

class Dumb:
    def __init__(self, seed):
        pass
"""


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    path = tmp_path / "their_bots.py"
    path.write_text(SOURCE, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setitem(sys.modules, "their_bots", None)
    monkeypatch.delitem(sys.modules, "their_bots")
    outside.find.cache_clear()
    return path


def choice(name: str) -> int:
    template = game("_template")
    s = template.setup(Seeded(1))
    return make(name, 1).choose(template, s, flow.acting(s)[0])


def test_a_class_of_a_file_and_of_a_module_is_a_bot(file: Path) -> None:
    template = game("_template")
    s = template.setup(Seeded(1))
    first = flow.question(s).explore(s, flow.acting(s)[0])[0]
    assert choice(f"{file}:First") == choice(f"{file}:InWords") == first
    package = file.parent / "package"
    package.mkdir()
    (package / "bots.py").write_text(SOURCE, encoding="utf-8")
    assert choice("package.bots:First") == first
    bot = make(f"{file}:First", 7)
    assert isinstance(bot, OutsideBot)
    assert bot.bot.seed == 7


def test_an_entry_point_gives_a_bot_a_plain_name(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    offered = EntryPoint("careful", "their_bots:First", spec.ENTRY_POINTS)

    def entry_points(group: str, name: str) -> list[EntryPoint]:
        return [offered] if (group, name) == (spec.ENTRY_POINTS, "careful") else []

    monkeypatch.setattr(spec, "entry_points", entry_points)
    monkeypatch.setattr(outside, "entry_points", entry_points)
    assert parse("careful") == BotSpec("outside", source="careful")
    assert isinstance(make("careful", 1), OutsideBot)
    with pytest.raises(BadBot, match="there is no bot 'reckless'"):
        parse("reckless")


def test_parsing_a_name_runs_nobody_elses_code(tmp_path: Path) -> None:
    (tmp_path / "bad.py").write_text("raise SystemExit", encoding="utf-8")
    assert parse(f"{tmp_path}/bad.py:Bot").source == f"{tmp_path}/bad.py:Bot"


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("missing.py:Bot", "there is no file missing.py"),
        ("no.such.module:Bot", "the module no.such.module cannot be imported"),
        ("{file}:Nobody", "has no class Nobody"),
        ("{file}:Seedless", "cannot be made with a seed"),
        ("{file}:Dumb", "is not a bot: it has no method choose"),
    ],
)
def test_what_is_no_bot_is_refused_with_the_reason(file: Path, name: str, reason: str) -> None:
    with pytest.raises(BadBot, match=reason):
        make(name.format(file=file), 1)


def test_a_file_that_fails_says_why(tmp_path: Path) -> None:
    (tmp_path / "broken.py").write_text("1 / 0", encoding="utf-8")
    with pytest.raises(BadBot, match="cannot be run: ZeroDivisionError: division by zero"):
        make(f"{tmp_path}/broken.py:Bot", 1)


def test_an_illegal_choice_names_the_bot_and_the_seat(file: Path) -> None:
    with pytest.raises(IllegalChoice, match=r"their_bots.py:Illegal chose .* which is not legal now"):
        choice(f"{file}:Illegal")
    with pytest.raises(IllegalChoice, match="chose 'hello there', which is no action"):
        choice(f"{file}:Talker")


def test_weights_of_a_file_play(tmp_path: Path) -> None:
    weights = tmp_path / "weights.toml"
    weights.write_text((game("_template").folder / "data" / "evaluation.toml").read_text(encoding="utf-8"))
    assert choice(f"learned:{weights}") == choice("greedy")
    weights.write_text("other = 1.0", encoding="utf-8")
    with pytest.raises(ValueError, match="the learned weights are not those of the evaluation"):
        choice(f"learned:{weights}")
