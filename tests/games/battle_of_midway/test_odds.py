"""Exact odds of firing, for any pair of draws, and the advice made from them."""

from __future__ import annotations

from fractions import Fraction
from itertools import combinations
from typing import Any

import pytest

from admiralty.games.battle_of_midway.r10_firing import value
from admiralty.games.battle_of_midway.show.odds import Shot, best_card, compare
from admiralty.kit.extras import Advice, Odds
from tests.games.battle_of_midway.positions import EXPANDED, domination
from tests.support import game

PILE = (1, 2, 3, 4, 5, 6, 7)
DUEL = "usa-f1 0,0 e; jp-f1 2,0 e; usa-f4 5,0 e *; jp-f4 -5,0 w *"


def counted(one: Shot, other: Shot) -> tuple[Fraction, Fraction, Fraction]:
    """The same chances from every possible pair of draws."""
    totals = [0, 0, 0]
    mine = [
        value(list(c), one.barrels, one.bonus) for c in combinations(one.pile, min(one.cards, len(one.pile)))
    ]
    theirs = [
        value(list(c), other.barrels, other.bonus)
        for c in combinations(other.pile, min(other.cards, len(other.pile)))
    ]
    for a in mine:
        for b in theirs:
            totals[0 if a > b else 1 if a == b else 2] += 1
    share = [Fraction(n, len(mine) * len(theirs)) for n in totals]
    return share[0], share[1], share[2]


@pytest.mark.parametrize("row", EXPANDED["firing_odds"]["rows"], ids=lambda row: f"{row['n']} to {row['m']}")
def test_bm_10_7__the_odds_are_those_of_the_check_table(row: dict[str, Any]) -> None:
    found = compare(Shot(PILE, row["n"], 0, 0), Shot(PILE, row["m"], 0, 0))
    assert found.higher == Fraction(row["win"])
    assert found.equal == Fraction(row["tie"])
    assert found.lower == Fraction(row["lose"])


@pytest.mark.parametrize("pile", [PILE, (1, 1, 2, 5, 5), (3,)])
@pytest.mark.parametrize("bonus", [0, 1])
@pytest.mark.parametrize("barrels", [0, 1, 2])
def test_bm_10_6__the_odds_agree_with_counting_every_draw(
    pile: tuple[int, ...], bonus: int, barrels: int
) -> None:
    for mine in range(6):
        for theirs in range(4):
            one, other = Shot(pile, mine, bonus, 0), Shot(PILE, theirs, 0, barrels)
            found = compare(one, other)
            assert (found.higher, found.equal, found.lower) == counted(one, other)


def test_bm_10_5__a_distribution_adds_up_to_one() -> None:
    assert sum(best_card(Shot(PILE, 3, 1, 1)).values()) == 1


def test_the_command_gives_every_pair_of_draws() -> None:
    rows: Any = game("battle-of-midway").require(Odds).answer({})["rows"]
    assert [(row["usa"], row["japan"]) for row in rows] == [(n, m) for n in (1, 2, 3) for m in (1, 2, 3)]
    assert rows[0]["p_usa_higher"] == pytest.approx(3 / 7)


def test_the_command_takes_colours_aces_veterans_and_barrel_rolls() -> None:
    aces = game("battle-of-midway", ("mode", "domination"))
    rows: Any = aces.require(Odds).answer(
        {"usa": "red", "japan": "dark-blue", "japan_ace": "yes", "veterans": "1", "usa_barrels": "1"}
    )["rows"]
    expected = compare(Shot(PILE, 3, 0, 0), Shot(PILE, 2, 1, 1))
    assert [row["japan"] for row in rows] == [2]
    assert rows[0]["p_usa_higher"] == pytest.approx(float(expected.higher))


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ({"usa": "four"}, "usa must be a whole number"),
        ({"guns": "3"}, "no argument 'guns'"),
        ({"usa_ace": "maybe"}, "yes or no"),
        ({"usa_ace": "yes"}, "domination only"),
    ],
)
def test_the_command_says_what_is_wrong(arguments: dict[str, str], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        game("battle-of-midway").require(Odds).answer(arguments)


def advised(position: str, seat: str) -> dict[str, dict[str, float]]:
    t = domination(position)
    found = t.game.require(Advice).figures(t.state, t.game.seat_index(seat))
    return {t.game.write_action(a): figures for a, figures in found.items()}


def test_whoever_may_play_a_card_sees_the_odds_of_firing_now() -> None:
    found = advised(f"orders usa-f1 jp-f1; {DUEL}; hand japan dodge", "japan")["pass"]
    expected = compare(Shot(PILE, 1, 0, 0), Shot(PILE, 3, 0, 0))
    assert found == {"p_destroy": 0.0, "p_lost": pytest.approx(float(expected.lower))}


def test_barrels_veterans_and_a_dodge_are_reckoned_with() -> None:
    base = f"orders usa-f1 jp-f1; {DUEL}; hand japan dodge"
    barrel = advised(f"{base}; barrels 1 0", "japan")["pass"]["p_lost"]
    veterans = advised(f"{base}; veterans 0 1", "japan")["pass"]["p_lost"]
    plain = advised(base, "japan")["pass"]["p_lost"]
    assert veterans < plain < barrel == 1.0
    assert advised(f"{base}; dodged", "japan")["pass"]["p_lost"] == 0.0


def test_an_attack_shows_what_it_may_bring() -> None:
    found = advised(f"action usa-f1; {DUEL}", "usa")
    assert set(found) == {"attack jp-f1"}
    assert 0 < found["attack jp-f1"]["p_destroy"] < 1


def test_plans_and_the_order_of_movement_are_advised() -> None:
    assert len(advised(f"attack usa-f1 jp-f1; {DUEL}", "usa")) == 9
    t = domination(f"attack usa-f1 jp-f1; {DUEL}")
    t.play("usa", "plan straight-straight")
    t.play("japan", "plan straight-straight")
    found = {t.game.write_action(a): f for a, f in t.game.require(Advice).figures(t.state, 0).items()}
    assert found["first defender"]["p_destroy"] == pytest.approx(5 / 7)


def test_an_ace_is_advised_on_all_its_plans() -> None:
    aces = DUEL.replace("usa-f1", "usa-s1")
    assert len(advised(f"attack usa-s1 jp-f1; {aces}", "usa")) == 24


def test_a_weaver_shows_its_chance() -> None:
    position = (
        "orders jp-f1 usa-f1; usa-f1 0,0 e; jp-f1 -2,0 e; usa-f2 -4,0 e; hand japan dodge; usa-f4 5,0 e *"
    )
    t = domination(position)
    t.play("usa", "play thach-weave")
    found = list(t.game.require(Advice).figures(t.state, 0).values())
    assert found == [{"p_destroy": pytest.approx(5 / 7)}]


def test_before_a_card_the_odds_after_it_are_told() -> None:
    """The defender sits in the attacker's sights and has him in none."""
    hand = "hand japan dodge about-turn veterans barrel-roll surprise-attack feint loop"
    found = advised(f"orders usa-f1 jp-f1; {DUEL}; {hand}", "japan")
    now = found["pass"]
    assert set(found) == {
        "pass", "play dodge", "play about-turn", "play veterans", "play barrel-roll", "play surprise-attack",
        "play loop",
    }  # fmt: skip
    assert found["play surprise-attack"] == found["play loop"] == now
    assert found["play dodge"] == {"p_destroy": 0.0, "p_lost": 0.0}
    assert found["play about-turn"]["p_destroy"] > 0
    assert found["play barrel-roll"]["p_lost"] < now["p_lost"]
    assert found["play veterans"]["p_lost"] < now["p_lost"]


def test_an_extra_manoeuvre_and_a_feint_are_advised() -> None:
    t = domination(f"orders usa-f1 jp-f1; {DUEL}; hand japan feint acceleration")
    t.play("japan", "play feint")
    found = {t.game.write_action(a): f for a, f in t.game.require(Advice).figures(t.state, 1).items()}
    assert set(found) == {"feint left", "feint right"}
    t = domination(f"orders usa-f1 jp-f1; {DUEL}; hand japan acceleration")
    t.play("japan", "play acceleration")
    found = {t.game.write_action(a): f for a, f in t.game.require(Advice).figures(t.state, 1).items()}
    assert set(found) == {"turn left", "turn straight", "turn right"}
    assert {f["p_lost"] for f in found.values()} == {0.0}  # one cell farther he is out of range
