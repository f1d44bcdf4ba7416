"""Chapter 3: sealed commitments."""

from admiralty.core.luck import Seeded
from tests.support import game, table

SLUG = "_template"
START = "hand red frigates cruisers; hand blue gunboats frigates"


def test_tp_3_1__both_sides_are_asked_at_once() -> None:
    assert table(SLUG, START).acting == ("red", "blue")


def test_tp_3_1__a_commitment_is_not_told_before_both_are_in() -> None:
    t = table(SLUG, START)
    t.play("red", "commit cruisers")
    assert t.acting == ("blue",)
    assert t.view("red")["committed"] == "cruisers"
    assert t.view("blue")["committed"] is None
    assert [event.kind for _, event in t.heard("blue")] == []


def test_tp_3_1__both_squadrons_are_shown_and_spent() -> None:
    t = table(SLUG, START)
    t.play("blue", "commit gunboats")
    t.play("red", "commit cruisers")
    assert t.view()["spent"] == {"red": ["cruisers"], "blue": ["gunboats"]}
    assert [event.kind for _, event in t.heard()] == ["clash", "scored"]


def test_tp_3_1__an_unseen_commitment_is_imagined_anew() -> None:
    t = table(SLUG, START)
    t.play("red", "commit cruisers")
    twins = [game(SLUG).imagine(t.state, 1, Seeded(seed)) for seed in range(40)]
    assert len({game(SLUG).view(twin, 0)["committed"] for twin in twins}) == 4


def test_tp_3_2__only_the_own_hand_can_be_committed() -> None:
    t = table(SLUG, START)
    assert t.refuses("red", "commit frigates") == ""
    assert t.refuses("red", "commit ironclads") == "TP-3.2"
    assert [(choice.text, clause) for choice, clause in t.refused("blue")] == [
        ("commit cruisers", "TP-3.2"),
        ("commit ironclads", "TP-3.2"),
    ]
