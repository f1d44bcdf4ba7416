"""What every game has: options, seats, prompts and refusals, on the template game."""

from typing import ClassVar

import pytest

from admiralty import games
from admiralty.core import flow
from admiralty.core.action import Action, Unreadable
from admiralty.core.event import Kind
from admiralty.core.flow import Ask
from admiralty.core.game import BadOption, Game, NotOffered, Option
from admiralty.core.luck import Scripted
from admiralty.core.state import State
from admiralty.kit.extras import Odds
from tests.support import game

SLUG = "_template"
PRESET = (
    Option("raid", ("off", "on"), "off", "XX-1"),
    Option("mines", ("off", "on"), "off", "XX-2"),
    Option("both", ("off", "on"), "off", "XX-3", (("raid", "on"), ("mines", "on"))),
)


def settled(monkeypatch: pytest.MonkeyPatch, **chosen: str) -> dict[str, str]:
    """What a game with a preset makes of the options chosen."""
    some = game(SLUG)
    monkeypatch.setattr(type(some), "option_list", lambda self: list(PRESET))
    return some.settle_options(chosen)


def test_options_have_defaults() -> None:
    assert games.load(SLUG).options == {"length": "short", "pursuit": "on"}


def test_an_option_can_be_chosen() -> None:
    assert games.load(SLUG, {"length": "long"}).options == {"length": "long", "pursuit": "on"}


def test_an_unknown_option_is_named() -> None:
    with pytest.raises(BadOption, match="no option 'speed'; it has length, pursuit"):
        games.load(SLUG, {"speed": "fast"})


def test_an_unknown_value_is_named() -> None:
    with pytest.raises(BadOption, match="'length' must be one of short, long, not 'endless'"):
        games.load(SLUG, {"length": "endless"})


@pytest.mark.skipif(not flow.__file__.endswith(".py"), reason="a compiled class cannot be patched")
def test_a_preset_sets_others_but_not_those_that_are_chosen(monkeypatch: pytest.MonkeyPatch) -> None:
    assert settled(monkeypatch) == {"raid": "off", "mines": "off"}
    assert settled(monkeypatch, both="on") == {"raid": "on", "mines": "on"}
    assert settled(monkeypatch, both="off") == {"raid": "off", "mines": "off"}
    assert settled(monkeypatch, both="on", mines="off") == {"raid": "on", "mines": "off"}
    assert settled(monkeypatch, mines="off", both="on") == {"raid": "on", "mines": "off"}


def test_seats_are_found_by_name() -> None:
    assert game(SLUG).seat_index("blue") == 1
    with pytest.raises(Unreadable, match="unknown-seat: 'green'"):
        game(SLUG).seat_index("green")


def test_a_prompt_is_called_after_its_question() -> None:
    s = game(SLUG).read_position("hand red ironclads; hand blue gunboats")
    assert game(SLUG).prompt(flow.question(s)) == "commit"
    for seat in (0, 1):
        flow.apply(s, seat, flow.question(s).legal(s, seat)[0])
    assert game(SLUG).prompt(flow.question(s)) == "choose-pursuit"


def test_a_refusal_names_a_clause_and_an_action_that_is_legal_has_none() -> None:
    s = game(SLUG).read_position("hand red ironclads; hand blue gunboats")
    read = game(SLUG).read_action
    tried = [read(text) for text in ("commit ironclads", "commit gunboats", "hold")]
    assert game(SLUG).refusals(s, 0, tried) == ["", "TP-3.2", "TP-3.2"]


class Counted(Ask):
    """A question that counts how often it lists its choices, and says why 5 is none of them."""

    def __init__(self) -> None:
        self.listed = 0

    def legal(self, s: State, seat: int) -> list[Action]:
        self.listed += 1
        return [1, 2, 3]

    def why_not(self, s: State, seat: int, a: Action) -> str:
        assert a not in (1, 2, 3), "only asked about what is not legal"
        return "XX-1.5" if a == 5 else ""


class Small(Game):
    prompts: ClassVar = {"counted": Kind("XX-1.1")}

    def __init__(self) -> None:
        """Nothing but a prompt."""


def test_many_refusals_list_the_choices_once_and_cite_the_question_by_default() -> None:
    s = State(Scripted([]))
    ask = Counted()
    flow.stand(s, (ask, ""))
    assert Small().refusals(s, 0, [1, 5, 2, 4, 5]) == ["", "XX-1.5", "", "XX-1.1", "XX-1.5"]
    assert ask.listed == 1


def test_set_up_runs_to_the_first_question() -> None:
    s = game(SLUG).layout(Scripted([0] * 3 + [1] * 3))
    assert s.tape.drawn == []
    flow.settle(s, None)
    assert flow.acting(s) == (0, 1)


def test_games_are_found_by_looking() -> None:
    assert SLUG in games.slugs(hidden=True)
    assert SLUG not in games.slugs()
    assert issubclass(games.find(SLUG), Game)


def test_an_unknown_game_is_named() -> None:
    with pytest.raises(games.UnknownGame, match="there is no game 'chess'"):
        games.load("chess")


def test_an_extra_is_asked_for_by_its_class() -> None:
    assert game("port-arthur").extra(Odds) is game("port-arthur").require(Odds)
    assert game(SLUG).extra(Odds) is None
    with pytest.raises(NotOffered, match="Skirmish does not offer Odds"):
        game(SLUG).require(Odds)
