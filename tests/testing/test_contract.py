"""What breaks the contract is told in words: the action, the position and, if it can be seen, the cause."""

from __future__ import annotations

import pytest

from admiralty import games
from admiralty.core.game import Game
from admiralty.games._template import r03_commitment, r05_victory
from admiralty.games._template.r03_commitment import Commit
from admiralty.games._template.state import State
from admiralty.testing import cases
from admiralty.testing.cases import Case
from admiralty.testing.checks import choices, clone
from admiralty.testing.contract import Check, Contract
from tests.support import game

CASE = Case("_template", ())


def told(check: type[Check]) -> str:
    (broken,) = Contract(CASE, game("_template"), [check]).hold()
    return str(broken)


def test_a_frame_without_a_clone_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(Commit, "clone")
    for check in (
        clone.PlayingOnInTheCopyLeavesTheOriginalAlone,
        clone.PlayingOnInTheOriginalLeavesTheCopyAlone,
    ):
        assert "Commit changes its fields but has no clone" in told(check)


def test_what_is_not_legal_is_told_as_players_say_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Commit, "candidates", lambda ask, s, seat: ask.legal(s, seat)[1:])
    said = told(choices.LegalShownAndSearchedActionsAgree)
    assert "`candidates` of Commit leaves out what is legal: commit " in said
    assert "game 0, decision 0, " in said
    assert "_template/1; round 1; points 0 0; hand red " in said


def test_words_that_are_not_declared_are_named(monkeypatch: pytest.MonkeyPatch) -> None:
    kind = type(game("_template"))
    monkeypatch.setattr(kind, "prompts", {k: v for k, v in kind.prompts.items() if k != "commit"})
    monkeypatch.setattr(kind, "events", {k: v for k, v in kind.events.items() if k != "dealt"})
    said = told(choices.EveryQuestionHasAPromptWithItsNumbers)
    assert "words.py has no prompt 'commit' for the question Commit" in said
    assert "words.py does not declare the event 'dealt'" in told(choices.EveryEventIsDeclaredWithItsNumbers)


def test_rules_that_crash_are_told_with_the_position_and_the_place(monkeypatch: pytest.MonkeyPatch) -> None:
    def decide(s: State) -> bool:
        r05_victory.win(s, 2, r05_victory.TARGET)
        return True

    monkeypatch.setattr(r03_commitment, "decide", decide)
    said = told(clone.ACopyIsEqualAndSharesNoList)
    assert said.startswith("the game can be played\n  _template\n  game 0, decision ")
    assert "; at Match.rounds[] " in said
    assert "IndexError: " in said
    assert "in r05_victory.py, line " in said


def test_a_game_that_cannot_be_loaded_stops_no_others(monkeypatch: pytest.MonkeyPatch) -> None:
    def prepare(broken: Game, text: str) -> None:
        raise ValueError("half of the data is missing")

    monkeypatch.setattr(games.find("_template"), "prepare", prepare)
    games.fault.cache_clear()
    games.loaded.cache_clear()
    try:
        assert games.fault("_template") == "ValueError: half of the data is missing"
        assert "_template" not in games.working(hidden=True)
        assert "port-arthur" in games.working()
        assert cases.option_sets("_template") == [CASE]
    finally:
        games.fault.cache_clear()
        games.loaded.cache_clear()
