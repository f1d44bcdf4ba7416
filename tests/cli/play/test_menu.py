"""The choices of a seat on the screen, and the numbers and letters that stand for them."""

from __future__ import annotations

import pytest
from rich.console import Console

from admiralty.cli.play.menu import Menu, NoSuchChoice
from admiralty.cli.play.phrases import Phrases
from admiralty.core import flow
from admiralty.kit.extras import Advice
from admiralty.show.text import Speaker
from tests.support import table


def menu(position: str = "", slug: str = "port-arthur") -> Menu:
    t = table(slug, position)
    seat = flow.acting(t.state)[0]
    legal = flow.question(t.state).legal(t.state, seat)
    return Menu(Speaker(t.game), Phrases("en"), legal, t.game.require(Advice).figures(t.state, seat))


def shown(chosen: Menu, width: int = 100) -> str:
    console = Console(width=width, record=True, file=None)
    with console.capture() as capture:
        chosen.show(console)
    return capture.get()


def words(chosen: Menu, text: str) -> list[str]:
    return [chosen.game.write_action(a) for a in chosen.read(text) or []]


def test_every_choice_has_exactly_one_code() -> None:
    for position in ("", "operations japan; tsushima: mikasa; yellow-sea: fuji tsesarevich", "sortie russia"):
        t = table("port-arthur", position)
        seat = flow.acting(t.state)[0]
        legal = flow.question(t.state).legal(t.state, seat)
        chosen = menu(position)
        coded = list(chosen.plain.values()) + [a for row in chosen.rows.values() for a in row.values()]
        assert sorted(coded) == sorted(legal)


@pytest.mark.parametrize("width", [80, 100])
def test_a_hundred_sailings_take_a_few_lines(width: int) -> None:
    text = shown(menu(), width)
    assert len(text.splitlines()) <= 15
    assert "a Yellow Sea  b East China Sea  c Tsushima" in text
    assert "23 Chin'en" in text
    assert max(len(line) for line in text.splitlines()) <= width


def test_numbers_and_letters_stand_for_choices() -> None:
    chosen = menu()
    assert words(chosen, "1") == ["done"]
    assert words(chosen, "2 3") == ["embark yellow-sea", "embark tsushima"]
    assert words(chosen, "4c") == ["sail mikasa tsushima"]
    assert words(chosen, "4-5 7 C") == [f"sail {ship} tsushima" for ship in ["mikasa", "asahi", "fuji"]]
    assert words(chosen, "4a 5b") == ["sail mikasa yellow-sea", "sail asahi east-china-sea"]
    assert chosen.read("4 mikasa") is None
    assert chosen.read("sail") is None


@pytest.mark.parametrize("text", ["0", "99", "4", "4z", "1c", "3-1 a c", "1-99999999999999"])
def test_other_numbers_are_no_choices(text: str) -> None:
    chosen = menu()
    if text == "3-1 a c":
        assert chosen.read(text) == []
    else:
        with pytest.raises(NoSuchChoice):
            chosen.read(text)


def test_moves_show_their_chances() -> None:
    text = shown(menu("operations japan; tsushima: mikasa; sea-of-japan: rossia asama"))
    assert "Tsushima" in text
    assert "East China Sea (67% success)" in text
    assert "battle" in text
    assert "pass" in text
