"""Chapter 2: the deal and who sees what."""

from admiralty.core.luck import Seeded
from tests.support import game, table

SLUG = "_template"


def test_tp_2_1__red_draws_first_then_blue() -> None:
    t = table(SLUG, luck=[3, 2, 1, 0, 0, 0])
    assert t.view("red")["hand"] == ["frigates", "cruisers", "ironclads"]
    assert t.view("blue")["hand"] == ["gunboats"] * 3


def test_tp_2_1__a_long_game_deals_more() -> None:
    t = table(SLUG, luck=[3, 3, 3, 2, 2, 0, 0, 0, 0, 1], length="long")
    assert t.view()["hold"] == {"red": 5, "blue": 5}


def test_tp_2_1__everybody_is_told_of_the_own_hand_only() -> None:
    t = table(SLUG, luck=[3, 2, 1, 0, 0, 0])
    assert [event.args for _, event in t.heard("red")] == [((3, 2, 1),)]
    assert t.heard() == []


def test_tp_2_2__the_other_hand_is_a_number() -> None:
    t = table(SLUG, "hand red ironclads; hand blue gunboats")
    assert t.view("blue")["hand"] == ["gunboats"]
    assert t.view("blue")["hold"] == {"red": 1, "blue": 1}
    assert t.view()["hand"] == []


def test_tp_2_2__imagination_deals_hidden_hands_from_what_is_left() -> None:
    spent = "spent red cruisers cruisers; spent blue cruisers"
    t = table(SLUG, f"hand red ironclads; hand blue gunboats; {spent}")
    twins = [game(SLUG).imagine(t.state, 0, Seeded(seed)) for seed in range(40)]
    assert all(game(SLUG).view(twin, 0) == t.view("red") for twin in twins)
    hands = {str(game(SLUG).view(twin, 1)["hand"]) for twin in twins}
    assert hands == {"['gunboats']", "['frigates']", "['ironclads']"}
