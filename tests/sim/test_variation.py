"""Data files with a few values changed."""

from __future__ import annotations

import tomllib

import pytest

from admiralty import games
from admiralty.sim.variation import NoSuchValue, changed


@pytest.mark.parametrize("slug", games.slugs(hidden=True))
def test_a_data_file_survives_being_written_again(slug: str) -> None:
    """The text is another, the tables are the same."""
    shipped = games.load(slug).data_text
    again = changed(shipped, {})
    assert tomllib.loads(again) == tomllib.loads(shipped)
    games.load(slug, {}, changed(shipped, {"dataset": "mine"}))


def test_a_path_leads_through_ids_and_numbers() -> None:
    text = '[[ship]]\nid = "fuji"\nguns = [4, 2]\nfast = true\n'
    assert (
        changed(text, {"ship.fuji.guns.1": 3}) == 'ship = [{"id" = "fuji", "guns" = [4, 3], "fast" = true}]\n'
    )
    with pytest.raises(NoSuchValue, match="'asahi' is not there"):
        changed(text, {"ship.asahi.guns": []})
    with pytest.raises(NoSuchValue, match="is a yes or no"):
        changed(text, {"ship.fuji.fast": 1})


def test_odd_names_and_texts_are_quoted() -> None:
    text = '"a b" = "say \\"no\\"\\n"\nday = 2026-11-18\npart = 0.5\n'
    assert tomllib.loads(changed(text, {"part": 1.5})) == tomllib.loads(text) | {"part": 1.5}


@pytest.mark.parametrize(
    ("path", "value", "words"),
    [
        ("ship", 1, "ship is a list"),
        ("ship.fuji", 1, "ship.fuji is a table"),
        ("ship.fuji.id", 3, "is a text"),
        ("ship.2.id", "x", "'2' is not there"),
        ("ship.fuji.id.x", 1, "'x' is not there"),
    ],
)
def test_a_value_keeps_its_kind_and_a_path_must_lead_somewhere(path: str, value: object, words: str) -> None:
    with pytest.raises(NoSuchValue, match=words):
        changed('[[ship]]\nid = "fuji"\n', {path: value})
