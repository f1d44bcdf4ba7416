"""Exact odds of fire and battle, against every single roll."""

import json
from collections import Counter
from fractions import Fraction
from importlib.resources import files
from itertools import accumulate, product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from admiralty.games.port_arthur.show import odds as pa
from admiralty.games.port_arthur.show.losses import Squadron, build_squadron, damage
from admiralty.games.port_arthur.show.odds import (
    Gunnery,
    battle,
    best_dice,
    odds,
    volley,
    volley_losses,
)
from admiralty.games.port_arthur.tables import Tables, load

SHIPPED = load((files("admiralty.games.port_arthur") / "data" / "port-arthur.toml").read_text("utf-8"))
TABLES = Tables(SHIPPED, {})
RULES = Gunnery(1, 6, 6, False, False)
LOOSE = Gunnery(1, 6, 6, True, True)

FIREPOWER = st.integers(0, 40)
DICE = st.integers(1, 6)
SQUADRONS = st.lists(
    st.tuples(st.integers(0, TABLES.ships - 1), st.integers(0, 1)), min_size=1, max_size=6
).map(lambda pairs: build_squadron(TABLES, [ship for ship, _ in pairs], [face for _, face in pairs]))


def worth(roll: tuple[int, ...], firepower: int, inclusive: bool) -> tuple[int, int]:
    """Normal and critical hits of one roll, written down a second time."""
    if sum(roll) <= firepower:
        return len(roll), len(roll) - len(set(roll))
    runs = accumulate(sorted(roll, reverse=True))
    return sum(run < firepower or (inclusive and run == firepower) for run in runs), 0


def every_roll(firepower: int, n: int, inclusive: bool) -> dict[tuple[int, int], Fraction]:
    counts = Counter(worth(roll, firepower, inclusive) for roll in product(range(1, 7), repeat=n))
    return {outcome: Fraction(count, 6**n) for outcome, count in counts.items()}


def small(text: str) -> Squadron:
    return pa.read_squadron(TABLES, text)


@pytest.mark.parametrize("inclusive", [False, True])
@pytest.mark.parametrize("firepower", [0, 1, 3, 5, 7, 10, 13, 14, 19, 23, 24, 60])
@pytest.mark.parametrize("n", [1, 2, 3, 4])
def test_pa_d_7__the_odds_of_a_volley_are_those_of_all_rolls(firepower: int, n: int, inclusive: bool) -> None:
    fired = volley(firepower, n, inclusive)
    rolls = every_roll(firepower, n, inclusive)
    assert fired.outcomes == rolls
    assert fired.expected_hits == sum(hits * share for (hits, _), share in rolls.items())
    assert fired.expected_criticals == sum(criticals * share for (_, criticals), share in rolls.items())
    within = sum(sum(roll) <= firepower for roll in product(range(1, 7), repeat=n))
    assert fired.within == Fraction(within, 6**n)


def test_pa_d_7__six_dice_too_are_counted_over_all_rolls() -> None:
    assert volley(19, 6).outcomes == every_roll(19, 6, False)


@given(FIREPOWER, DICE, st.booleans())
def test_pa_d_7__the_odds_of_a_volley_add_up_to_one(firepower: int, n: int, inclusive: bool) -> None:
    fired = volley(firepower, n, inclusive)
    assert sum(fired.outcomes.values()) == 1
    assert all(0 <= hits <= n and 0 <= criticals < n for hits, criticals in fired.outcomes)


@given(FIREPOWER, DICE, st.booleans())
def test_pa_d_7__more_firepower_never_makes_a_volley_worse(firepower: int, n: int, inclusive: bool) -> None:
    weaker, stronger = volley(firepower, n, inclusive), volley(firepower + 1, n, inclusive)
    assert weaker.within <= stronger.within
    assert weaker.expected_hits <= stronger.expected_hits
    assert weaker.expected_criticals <= stronger.expected_criticals


@given(FIREPOWER, DICE)
def test_pa_r_5__inclusive_partial_hits_only_add_normal_hits(firepower: int, n: int) -> None:
    strict, inclusive = volley(firepower, n), volley(firepower, n, True)
    assert inclusive.expected_hits >= strict.expected_hits
    assert inclusive.within == strict.within
    assert inclusive.expected_criticals == strict.expected_criticals


def test_pa_d_7__the_chances_of_a_movement_test_and_of_a_tie() -> None:
    assert pa.movement_chance(4, 6) == Fraction(2, 3)
    assert pa.movement_chance(6, 6) == 1
    assert pa.tie_chance(6) == Fraction(1, 6)


@given(FIREPOWER, st.booleans())
def test_the_best_number_of_dice_has_the_highest_mean_of_all_hits(firepower: int, inclusive: bool) -> None:
    fired = [volley(firepower, n, inclusive).outcomes for n in range(1, 7)]
    means = [sum(sum(hits) * share for hits, share in outcomes.items()) for outcomes in fired]
    assert best_dice(firepower, Gunnery(1, 6, 6, inclusive, False)) == 1 + means.index(max(means))


@settings(deadline=None)
@given(SQUADRONS, FIREPOWER, DICE, st.sampled_from([RULES, LOOSE]))
def test_the_losses_of_a_volley_add_up_to_one_and_never_exceed_the_squadron(
    target: Squadron, firepower: int, n: int, rules: Gunnery
) -> None:
    lost = volley_losses(target, firepower, n, rules)
    assert sum(lost.values()) == 1
    assert all(0 <= ships <= len(target.faces) for ships, _ in lost)
    assert all(0 <= left <= target.total_firepower() for _, left in lost)


@settings(deadline=None, max_examples=40)
@given(SQUADRONS, SQUADRONS, st.none() | DICE, st.none() | DICE, st.sampled_from([RULES, LOOSE]))
def test_the_odds_of_a_battle_add_up_to_one_and_never_exceed_the_squadrons(
    first: Squadron, second: Squadron, dice: int | None, reply: int | None, rules: Gunnery
) -> None:
    fought = battle(first, second, dice, reply, rules)
    assert sum(fought.lost.values()) == 1
    assert all(0 <= own <= len(first.faces) and 0 <= other <= len(second.faces) for own, other in fought.lost)
    assert 0 <= fought.first_firepower <= first.total_firepower()
    assert 0 <= fought.second_firepower <= second.total_firepower()


@pytest.mark.parametrize("rules", [RULES, LOOSE])
@pytest.mark.parametrize(
    ("first", "second", "dice", "reply"),
    [
        ("kasagi", "diana*", 1, 2),
        ("kasagi,mikasa*", "diana,pallada*", 3, 2),
        ("askold*,bayan", "asama,yoshino*", 2, 3),
        ("mikasa", "diana", 2, None),
    ],
)
def test_pa_7_25__a_battle_is_every_first_roll_with_every_reply(
    first: str, second: str, dice: int, reply: int | None, rules: Gunnery
) -> None:
    """Each pair of rolls is counted on its own; a squadron without ships does not reply."""
    one, other = small(first), small(second)
    lost: Counter[tuple[int, int]] = Counter()
    own_left = other_left = Fraction(0)
    for roll in product(range(1, 7), repeat=dice):
        hits, criticals = worth(roll, one.total_firepower(), rules.inclusive)
        sunk, left = damage(other, hits, criticals, rules.forced_only)
        n = best_dice(left, rules) if reply is None else reply
        if sunk == len(other.faces):
            n = 0
        for answer in product(range(1, 7), repeat=n):
            hits, criticals = worth(answer, left, rules.inclusive) if n else (0, 0)
            own, kept = damage(one, hits, criticals, rules.forced_only)
            lost[own, sunk] += 6 ** (6 - n)
            own_left += Fraction(kept, 6 ** (dice + n))
            other_left += Fraction(left, 6 ** (dice + n))
    fought = battle(one, other, dice, reply, rules)
    assert fought.lost == {pair: Fraction(count, 6 ** (dice + 6)) for pair, count in lost.items()}
    assert fought.first_firepower == own_left
    assert fought.second_firepower == other_left


def test_a_document_of_a_volley_has_a_row_for_each_number_of_dice() -> None:
    document = json.loads(json.dumps(odds(TABLES, {"firepower": "19"})))
    assert document["firepower"] == 19
    assert [row["dice"] for row in document["rows"]] == [1, 2, 3, 4, 5, 6]
    row = document["rows"][1]
    assert (row["p_within"], row["expected_hits"]) == (1.0, 2.0)
    assert row["expected_criticals"] == pytest.approx(1 / 6)
    assert row["outcomes"] == [
        {"hits": 2, "criticals": 0, "p": pytest.approx(5 / 6)},
        {"hits": 2, "criticals": 1, "p": pytest.approx(1 / 6)},
    ]
    assert row["criticals"] == [
        {"criticals": 0, "p": pytest.approx(5 / 6)},
        {"criticals": 1, "p": pytest.approx(1 / 6)},
    ]
    assert row["hits"] == [{"hits": 2, "p": 1.0}]


def test_a_document_of_a_volley_can_be_for_one_number_of_dice_and_follows_the_options() -> None:
    rows = odds(TABLES, {"firepower": "6", "dice": "2"})["rows"]
    inclusive = odds(Tables(SHIPPED, {"partial_hits": "inclusive"}), {"firepower": "6", "dice": "2"})["rows"]
    assert isinstance(rows, list)
    assert isinstance(inclusive, list)
    assert len(rows) == 1
    assert inclusive[0]["expected_hits"] > rows[0]["expected_hits"]


def test_a_document_of_a_battle_reads_ships_faces_and_speeds() -> None:
    document = json.loads(json.dumps(odds(TABLES, {"attack": "mikasa, Asahi", "defend": "poltava*,diana"})))
    assert document["attack"]["firepower"] == 16
    assert document["defend"]["ships"] == [
        {"ship": "poltava", "damaged": True},
        {"ship": "diana", "damaged": False},
    ]
    assert document["defend"]["speed"] == 3
    assert document["first"] == "attack"
    assert [row["dice"] for row in document["rows"]] == [1, 2, 3, 4, 5, 6]
    for row in document["rows"]:
        assert sum(end["p"] for end in row["lost"]) == pytest.approx(1)
        mean = sum(end["p"] * end["defend"] for end in row["lost"])
        assert row["expected_lost"]["defend"] == pytest.approx(mean)


def test_pa_7_5__equally_fast_squadrons_let_the_defender_fire_first() -> None:
    arguments = {"attack": "mikasa", "defend": "poltava", "defend_dice": "3", "attack_dice": "2"}
    document = odds(TABLES, arguments)
    rows = document["rows"]
    assert document["first"] == "defend"
    assert document["reply_dice"] == 2
    assert isinstance(rows, list)
    assert [row["dice"] for row in rows] == [3]
    assert odds(TABLES, {**arguments, "first": "attack"})["first"] == "attack"


def test_ids_may_be_written_with_either_dash() -> None:
    assert small("knyaz_suvorov*") == small("knyaz-suvorov*")


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ({}, 'Give "firepower"'),
        ({"attack": "mikasa"}, 'Give "firepower"'),
        ({"attack": "mikasa", "defend": " "}, 'Give "firepower"'),
        ({"firepower": "strong"}, "firepower must be a whole number"),
        ({"firepower": "1" * 5000}, "firepower must be a whole number"),
        ({"firepower": "-1"}, "firepower must be 0 or more"),
        ({"firepower": "9", "dice": "7"}, "dice must be from 1 to 6, not 7"),
        ({"firepower": "9", "dice": "0"}, "dice must be from 1 to 6, not 0"),
        ({"firepower": "9", "attack": "mikasa"}, '"attack" cannot be used with "firepower"'),
        ({"dice": "2"}, '"dice" cannot be used without "firepower"'),
        ({"firepwer": "9"}, 'There is no argument "firepwer"'),
        ({"attack": "mikasa", "defend": "potemkin"}, 'There is no ship "potemkin"'),
        ({"attack": "mikasa,", "defend": "diana"}, 'There is no ship ""'),
        ({"attack": "mikasa,mikasa*", "defend": "diana"}, '"mikasa" is named twice'),
        ({"attack": "mikasa,pallada", "defend": "diana"}, "both sides in one squadron"),
        ({"attack": "mikasa", "defend": "asahi"}, "of the same side"),
        ({"attack": "mikasa", "defend": "diana", "first": "japan"}, 'first must be "attack" or "defend"'),
        (
            {"attack": "mikasa", "defend": "diana", "defend_dice": "many"},
            "defend_dice must be a whole number",
        ),
        ({"attack": "mikasa", "defend": "diana", "attack_dice": "9"}, "attack_dice must be from 1 to 6"),
    ],
)
def test_bad_arguments_are_refused_in_one_sentence(arguments: dict[str, str], message: str) -> None:
    with pytest.raises(ValueError, match=r"^[^\n]*\.$") as refused:
        odds(TABLES, arguments)
    assert message in str(refused.value)


def test_the_usage_names_every_argument() -> None:
    for name in (*pa.VOLLEY_ARGUMENTS, *pa.BATTLE_ARGUMENTS):
        assert f"{name}=" in pa.USAGE
