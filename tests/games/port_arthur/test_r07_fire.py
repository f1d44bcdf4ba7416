"""What a roll of fire dice is worth."""

import pytest

from admiralty.games.port_arthur.r07_fire import critical_hits, normal_hits


def test_pa_7_11__a_sum_equal_to_the_firepower_lets_every_die_hit() -> None:
    assert normal_hits([6, 5, 3], 14, False) == 3


def test_pa_x_5__the_first_volley_has_six_normal_and_two_critical_hits() -> None:
    dice = [1, 1, 2, 4, 4, 5]
    assert (normal_hits(dice, 28, False), critical_hits(dice, 28)) == (6, 2)


def test_pa_x_5__the_second_volley_has_three_normal_and_no_critical_hits() -> None:
    dice = [4, 4, 5, 5, 5, 6]
    assert (normal_hits(dice, 19, False), critical_hits(dice, 19)) == (3, 0)


def test_pa_x_6__a_pair_and_a_triple_are_three_critical_hits() -> None:
    assert critical_hits([2, 5, 2, 5, 5], 19) == 3


@pytest.mark.parametrize(
    ("dice", "criticals"),
    [([3], 0), ([1, 2, 3, 4, 5, 6], 0), ([4, 4], 1), ([1, 1, 2, 2, 3, 3], 3), ([6, 6, 6, 6, 6, 6], 5)],
)
def test_pa_7_12__every_die_that_repeats_a_face_is_a_critical_hit(dice: list[int], criticals: int) -> None:
    assert critical_hits(dice, 36) == criticals


def test_pa_7_13__highest_dice_that_reach_the_firepower_exactly_do_not_all_count() -> None:
    assert normal_hits([6, 5, 5, 2], 16, False) == 2


def test_pa_7_13__with_inclusive_partial_hits_they_do() -> None:
    assert normal_hits([6, 5, 5, 2], 16, True) == 3


@pytest.mark.parametrize("inclusive", [False, True])
def test_pa_7_13__a_lower_die_is_not_tried_when_a_higher_one_does_not_fit(inclusive: bool) -> None:
    assert normal_hits([6, 1], 5, inclusive) == 0


@pytest.mark.parametrize("inclusive", [False, True])
def test_pa_7_13__no_firepower_never_hits(inclusive: bool) -> None:
    assert normal_hits([1], 0, inclusive) == 0


def test_pa_7_14__a_failed_roll_has_no_critical_hits() -> None:
    assert critical_hits([6, 6, 6], 17) == 0


def test_pa_7_13__the_order_in_which_dice_fell_does_not_matter_and_stays() -> None:
    dice = [2, 6, 1, 5]
    assert normal_hits(dice, 12, False) == 2
    assert dice == [2, 6, 1, 5]
