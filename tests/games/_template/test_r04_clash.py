"""Chapter 4: clash and pursuit."""

from admiralty import Table
from tests.support import table

SLUG = "_template"


def clash(red: str, blue: str, luck: list[int] | None = None, points: str = "0 0", **options: str) -> Table:
    """Both sides have committed the squadrons named; each has gunboats left."""
    position = f"points {points}; hand red gunboats {red}; hand blue gunboats {blue}"
    t = table(SLUG, position, luck, **options)
    t.play("red", f"commit {red}")
    t.play("blue", f"commit {blue}")
    return t


def test_tp_4_1__the_stronger_squadron_scores() -> None:
    assert clash("cruisers", "ironclads").view()["points"] == {"red": 0, "blue": 1}


def test_tp_4_2__on_equal_strength_the_higher_die_wins() -> None:
    t = clash("cruisers", "cruisers", luck=[2, 5])
    assert t.view()["points"] == {"red": 0, "blue": 1}
    assert t.acting == ("blue",)


def test_tp_4_2__on_equal_dice_nobody_wins() -> None:
    t = clash("cruisers", "cruisers", luck=[4, 4])
    assert t.view()["points"] == {"red": 0, "blue": 0}
    assert t.view()["round"] == 2


def test_tp_4_3__the_winner_may_pursue_or_hold() -> None:
    t = clash("ironclads", "frigates")
    assert [choice.text for choice in t.legal("red")] == ["hold", "pursue"]
    t.play("red", "hold")
    assert t.view()["round"] == 2


def test_tp_4_3__without_the_option_the_next_round_begins() -> None:
    assert clash("ironclads", "frigates", pursuit="off").now("Commit")


def test_tp_4_3__nothing_else_can_be_done_now() -> None:
    assert clash("ironclads", "frigates").refuses("red", "stake 1") == "TP-4.3"


def test_tp_4_3__a_side_may_pursue_again() -> None:
    t = clash("ironclads", "frigates", luck=[4, 6])
    for _ in range(2):
        t.play("red", "pursue")
        t.play("red", "stake 1")
    assert t.view()["points"] == {"red": 3, "blue": 0}


def test_tp_4_4__nobody_stakes_more_than_it_has() -> None:
    t = clash("ironclads", "frigates")
    t.play("red", "pursue")
    assert t.refuses("red", "stake 1") == ""
    assert t.refuses("red", "stake 2") == "TP-4.4"


def test_tp_4_4__nobody_stakes_more_than_the_largest_stake() -> None:
    t = clash("ironclads", "frigates", points="2 0")
    t.play("red", "pursue")
    assert t.refuses("red", "stake 2") == ""
    assert t.refuses("red", "stake 3") == "TP-4.4"


def test_tp_4_4__without_points_there_is_no_pursuit() -> None:
    t = clash("ironclads", "frigates", luck=[1])
    t.play("red", "pursue")
    t.play("red", "stake 1")
    assert t.refuses("red", "pursue") == "TP-4.4"


def test_tp_4_4__a_pursuit_can_be_called_off() -> None:
    t = clash("ironclads", "frigates")
    t.play("red", "pursue")
    t.play("red", "call-off")
    assert [choice.text for choice in t.legal("red")] == ["hold", "pursue"]


def test_tp_4_5__a_high_die_scores_the_stake() -> None:
    t = clash("ironclads", "frigates", luck=[4], points="1 0")
    t.play("red", "pursue")
    t.play("red", "stake 2")
    assert t.view()["points"] == {"red": 4, "blue": 0}


def test_tp_4_5__a_low_die_loses_the_stake() -> None:
    t = clash("ironclads", "frigates", luck=[3], points="1 0")
    t.play("red", "pursue")
    t.play("red", "stake 2")
    assert t.view()["points"] == {"red": 0, "blue": 0}
