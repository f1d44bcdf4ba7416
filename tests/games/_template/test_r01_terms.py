"""Chapter 1: sides, data and where squadrons are."""

import pytest

from admiralty import games
from admiralty.core.codec import BadPosition
from admiralty.kit.datafile import DataError, parse, provenance_rows
from tests.support import game, table

SLUG = "_template"
TEXT = game(SLUG).data_text


def altered(old: str, new: str) -> str:
    """The shipped data file with some of its text replaced."""
    assert TEXT.count(old) == 1
    return TEXT.replace(old, new)


def test_tp_1_1__there_are_two_sides() -> None:
    assert game(SLUG).seats == ("red", "blue")


def test_tp_1_2__every_table_says_where_it_comes_from() -> None:
    notes = dict(provenance_rows(parse(TEXT)))
    assert all(note.startswith(("rulebook", "public", "reconstructed")) for note in notes.values())
    assert {f'squadron "{name}"' for name in game(SLUG).ids()["squadron"]} <= set(notes)


def test_tp_1_2__an_owners_file_is_played_under_its_own_name() -> None:
    theirs = games.load(SLUG, {}, altered('dataset = "template-1"', 'dataset = "mine"'))
    assert theirs.dataset == "mine"


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("target = 4\n", "", "constants: target is missing"),
        (
            "die_faces = 6",
            "die_faces = 1",
            "constants: die_faces must be a whole number from 2 to 1000, not 1",
        ),
        ('id = "frigates"', 'id = "gunboats"', "squadron: an id is used by more than one squadron"),
        ("hand_long = 5", "hand_long = 8", "data file: squadron must have at least 16 copies in all"),
    ],
)
def test_tp_1_2__a_bad_file_is_rejected_by_entry(old: str, new: str, message: str) -> None:
    with pytest.raises(DataError, match=message):
        games.load(SLUG, {}, altered(old, new))


def test_tp_1_3__a_squadron_is_in_one_place_only() -> None:
    with pytest.raises(BadPosition, match="there are not so many ironclads"):
        table(SLUG, "hand red ironclads ironclads; hand blue ironclads ironclads")


def test_tp_1_3__hands_of_different_size_cannot_be() -> None:
    with pytest.raises(BadPosition, match="one size"):
        table(SLUG, "hand red ironclads; hand blue gunboats gunboats")
