"""Pictures of views: every sign in its cell, only what the seat may see, and nothing that could be run."""

from __future__ import annotations

import xml.etree.ElementTree as ET

import pytest

from admiralty import Replay, Table
from admiralty.show import picture
from admiralty.testing.cases import SLUGS
from tests.support import game


@pytest.mark.parametrize("slug", SLUGS)
def test_every_table_shows_itself_in_a_notebook(slug: str) -> None:
    table = Table(game(slug), seed=2)
    for seat in ("", *table.game.seats):
        tree = ET.fromstring(table.picture(seat))
        assert tree.tag.endswith("svg")
        assert len(tree.findall("{*}text")) > 3
    assert table._repr_html_() == table.picture()
    assert table.picture()._repr_svg_() == str(table.picture())


def test_a_picture_holds_what_its_seat_may_see() -> None:
    table = Table(game("_template"), seed=2)
    assert len({table.picture(seat) for seat in ("", "red", "blue")}) == 3


def test_pieces_stand_at_their_cells_in_the_colour_of_their_seat() -> None:
    drawn = picture.svg([[("", "ab "), ("blue strong", "対馬"), ("faint", "<&>")]], ("red", "blue"))
    texts = ET.fromstring(drawn).findall("{*}text")
    assert [(text.get("x"), text.get("textLength"), text.text) for text in texts] == [
        ("10", "24", "ab "),
        ("34", "32", "対馬"),
        ("66", "24", "<&>"),
    ]
    assert (texts[1].get("fill"), texts[1].get("font-weight")) == (picture.SEAT_COLOURS[1], "bold")


def test_a_record_shows_its_entries() -> None:
    table = Table(game("port-arthur"), seed=2)
    table.play("japan", "sail fuji tsushima")
    shown = Replay(table.save())._repr_html_()
    assert "<td>sail fuji tsushima</td>" in shown
    assert picture.grid(["<a>"], [["<b>"], [0.123456]]).count("&lt;") == 2
