"""Chapter 9, second part: what the cards do."""

from __future__ import annotations

import pytest

from admiralty import Table
from tests.games.battle_of_midway.positions import (
    RESERVES,
    at,
    choices,
    domination,
    hand,
    lay,
    log,
    midway,
    refused,
    run,
    seen,
    told,
)

FAR = "jp-f1 -3,0 w"


def duel(usa: str, japan: str = "", enemy: str = FAR, luck: list[int] | None = None, **options: str) -> Table:
    """The Japanese attack an American fighter at (0,0) that looks east; so the Americans may play first."""
    position = f"orders jp-f1 usa-f1; usa-f1 0,0 e; {enemy}; hand usa {usa}; hand japan {japan}; {RESERVES}"
    return domination(position, luck, **options)


@pytest.mark.parametrize(("turn", "after"), [("left", "1,0 ne"), ("straight", "1,0 e"), ("right", "1,0 se")])
def test_bm_9_8__acceleration_is_one_manoeuvre_with_a_turn_of_choice(turn: str, after: str) -> None:
    t = duel("acceleration")
    run(t, "usa play acceleration", f"usa turn {turn}")
    assert at(t, "usa-f1") == after


def test_bm_9_8__nothing_else_is_chosen_then() -> None:
    t = duel("acceleration")
    run(t, "usa play acceleration")
    assert refused(t, "usa", "pass") == refused(t, "usa", "fly left") == "BM-9.8"


def test_bm_9_7__cards_move_the_players_own_aircraft_in_this_combat() -> None:
    t = duel("about-turn", "about-turn")
    run(t, "usa play about-turn")
    assert (at(t, "usa-f1"), at(t, "jp-f1"), at(t, "usa-f4")) == ("0,0 w", "-3,0 w", "5,0 e")


def test_bm_9_9__after_a_surprise_attack_nobody_plays_a_card() -> None:
    t = duel("surprise-attack dodge", "dodge", "jp-f1 2,0 e", luck=[1, 2, 3, 7])
    run(t, "usa play surprise-attack")
    assert (hand(t, "usa"), hand(t, "japan")) == ("dodge", "dodge")
    assert told(t, "fired") == ["1+2+3 7 3 7"]


@pytest.mark.parametrize(("way", "after"), [("left", "1,-2 e"), ("right", "-1,2 e")])
def test_bm_9_10__a_feint_leads_to_the_cell_abeam(way: str, after: str) -> None:
    t = duel("feint")
    run(t, "usa play feint", f"usa feint {way}")
    assert at(t, "usa-f1") == after


def test_bm_9_10__a_feint_is_to_the_left_or_to_the_right() -> None:
    t = duel("feint")
    run(t, "usa play feint")
    assert refused(t, "usa", "feint straight") == "BM-9.10"


def test_bm_9_10__the_cells_between_are_not_entered() -> None:
    t = duel("feint", enemy=f"{FAR}; jp-f2 1,-1 e; jp-f3 0,-1 e")
    run(t, "usa play feint", "usa feint left")
    assert (at(t, "jp-f2"), at(t, "jp-f3")) == ("1,-1 e", "0,-1 e")


def test_bm_9_10__a_feint_may_extend_the_board() -> None:
    t = domination(f"orders jp-f1 usa-f1; usa-f1 7,-3 se; {FAR}; hand usa feint; hand japan; {RESERVES}")
    run(t, "usa play feint", "usa feint left")
    assert t.now("ChooseExtension")
    lay(t, "usa", "s1", "9,-4")
    assert at(t, "usa-f1") == "9,-4 se"


@pytest.mark.parametrize(("way", "after"), [("left", "1,-1 e"), ("right", "0,1 e")])
def test_bm_r_20__by_option_a_feint_leads_diagonally_ahead(way: str, after: str) -> None:
    t = duel("feint", feint_geometry="forward_diagonal")
    run(t, "usa play feint", f"usa feint {way}")
    assert at(t, "usa-f1") == after


def test_bm_9_11__a_barrel_roll_takes_away_the_opponents_highest_card() -> None:
    t = duel("barrel-roll", enemy="jp-f1 1,-1 w", luck=[1, 2, 7, 3])
    run(t, "usa play barrel-roll")
    assert told(t, "fired") == ["1+2 7+3 2 3"]


def test_bm_9_12__an_about_turn_turns_by_180_degrees_on_the_spot() -> None:
    t = duel("about-turn")
    run(t, "usa play about-turn")
    assert at(t, "usa-f1") == "0,0 w"
    assert told(t, "turned-about") == ["usa-f1 w"]


def test_bm_9_13__after_a_dodge_there_is_no_firing_but_the_windows_go_on() -> None:
    t = duel("dodge feint", "about-turn", "jp-f1 2,0 e")
    run(t, "usa play dodge")
    assert t.acting == ("japan",)
    run(t, "japan pass")
    assert log(t)[-1] == "no-fire"


MOVED = "start usa -2,1 ne"


def test_bm_9_14__a_loop_leads_back_to_cell_and_heading_before_the_own_tokens() -> None:
    t = duel("loop", enemy=f"{FAR}; {MOVED}")
    run(t, "usa play loop")
    assert at(t, "usa-f1") == "-2,1 ne"


def test_bm_9_14__the_state_is_noted_when_the_own_first_token_is_due() -> None:
    position = f"attack jp-f1 usa-f1; usa-f1 0,0 e; jp-f1 3,0 w; hand usa loop; hand japan; {RESERVES}"
    t = domination(position, luck=[1, 2, 2])
    run(t, "usa plan left-left", "japan plan left-left", "japan first attacker")
    assert at(t, "usa-f1") == "2,-1 nw"
    run(t, "usa play loop")
    assert at(t, "usa-f1") == "0,0 e"


def test_bm_r_19__later_changes_by_cards_are_lost_too() -> None:
    t = duel("acceleration about-turn loop", "dodge dodge", f"{FAR}; {MOVED}")
    run(
        t,
        "usa play acceleration",
        "usa turn left",
        "japan play dodge",
        "usa play about-turn",
        "japan play dodge",
    )
    run(t, "usa play loop")
    assert at(t, "usa-f1") == "-2,1 ne"


def test_bm_r_19__who_stands_on_the_old_cell_is_exchanged_and_others_stay() -> None:
    t = duel("loop", enemy=f"{FAR}; {MOVED}; jp-f2 -2,1 sw; jp-f3 1,0 e")
    run(t, "usa play loop")
    assert (at(t, "usa-f1"), at(t, "jp-f2"), at(t, "jp-f3")) == ("-2,1 ne", "0,0 sw", "1,0 e")


def test_bm_r_19__an_old_cell_that_is_off_the_board_is_extended_to() -> None:
    t = duel("loop", enemy=f"{FAR}; start usa 8,-3 w")
    run(t, "usa play loop")
    lay(t, "usa", "s2", "9,-3")
    assert at(t, "usa-f1") == "8,-3 w"


def test_bm_r_19__or_the_aircraft_is_destroyed() -> None:
    t = duel("loop", enemy=f"{FAR}; start usa 20,-3 w")
    run(t, "usa play loop")
    assert at(t, "usa-f1") == ""
    assert not t.now("Combat")


def test_bm_r_19__a_loop_of_an_aircraft_that_is_back_changes_nothing() -> None:
    t = duel("loop loop", "dodge", f"{FAR}; {MOVED}")
    run(t, "usa play loop", "japan play dodge", "usa play loop")
    assert at(t, "usa-f1") == "-2,1 ne"


def test_bm_r_19__a_push_by_the_opponent_before_the_own_tokens_counts() -> None:
    position = f"attack jp-f1 usa-f1; usa-f1 1,0 e; jp-f1 0,0 e; hand usa loop; hand japan; {RESERVES}"
    t = domination(position, luck=[1, 2, 3, 7])
    run(t, "usa plan left-left", "japan plan straight-straight", "japan first attacker", "usa play loop")
    assert at(t, "usa-f1") == "0,0 e"


def test_bm_r_19__no_cell_between_is_entered_on_the_way_back() -> None:
    t = duel("loop", enemy=f"{FAR}; {MOVED}; jp-f2 -1,0 e; jp-f3 -1,1 e")
    run(t, "usa play loop")
    assert (at(t, "jp-f2"), at(t, "jp-f3")) == ("-1,0 e", "-1,1 e")


def test_bm_9_15__sixth_sense_leads_back_and_lets_plan_anew() -> None:
    t = duel("sixth-sense", enemy=f"{FAR}; {MOVED}")
    run(t, "usa play sixth-sense")
    assert at(t, "usa-f1") == "-2,1 ne"
    assert len(choices(t, "usa")) == 10
    run(t, "usa replan right-straight")
    assert at(t, "usa-f1") == "0,0 e"
    assert told(t, "replanned") == ["usa-f1 right-straight"]


def test_bm_9_15__without_a_new_plan_it_is_a_loop() -> None:
    t = duel("sixth-sense", enemy=f"{FAR}; {MOVED}")
    run(t, "usa play sixth-sense", "usa keep")
    assert at(t, "usa-f1") == "-2,1 ne"


def test_bm_9_15__a_plan_of_the_wrong_length_is_refused() -> None:
    t = duel("sixth-sense", enemy=f"{FAR}; {MOVED}")
    run(t, "usa play sixth-sense")
    assert refused(t, "usa", "replan left-left-right") == refused(t, "usa", "pass") == "BM-9.15"


def test_bm_9_15__an_ace_leaves_one_of_the_new_tokens_out() -> None:
    position = f"orders jp-f1 usa-s1; usa-s1 0,0 e; {FAR}; hand usa sixth-sense; hand japan; {RESERVES}"
    for omission in ("when_moving", "at_reveal"):
        t = domination(position, ace_omission=omission)
        run(t, "usa play sixth-sense", "usa replan left-right-straight", "usa omit 1")
        assert at(t, "usa-s1") == "1,1 se"


def test_bm_r_19__a_second_one_goes_back_to_the_same_cell() -> None:
    t = duel("sixth-sense loop", "dodge", f"{FAR}; {MOVED}")
    run(t, "usa play sixth-sense", "usa replan right-straight", "japan play dodge", "usa play loop")
    assert at(t, "usa-f1") == "-2,1 ne"


WEAVER = "jp-f1 -2,0 w; usa-f2 -4,0 e; usa-f3 2,2 e"


def weave(cards: list[int], **options: str) -> Table:
    t = duel("thach-weave", "dodge", WEAVER, cards, **options)
    run(t, "usa play thach-weave")
    return t


def test_bm_9_16__another_aircraft_with_the_enemy_in_its_attack_area_fires() -> None:
    t = weave([7, 5, 1, 6, 2])
    assert choices(t, "usa") == ["weave usa-f2"]
    run(t, "usa weave usa-f2")
    assert at(t, "jp-f1") == ""
    assert told(t, "wove") == ["usa-f2 jp-f1"]


def test_bm_9_16__the_enemy_draws_too_but_cannot_destroy_the_weaver() -> None:
    t = duel("thach-weave", "dodge", "jp-f1 -2,0 w; usa-f2 -4,0 e", [1, 2, 3, 7, 5])
    run(t, "usa play thach-weave", "usa weave usa-f2")
    assert told(t, "fired") == ["1+2+3 7+5 3 7"]
    assert at(t, "usa-f2") == "-4,0 e"
    assert t.acting == ("japan",)


@pytest.mark.parametrize("word", ["weave usa-f1", "weave jp-f1"])
def test_bm_9_16__an_aircraft_of_the_combat_or_of_the_enemy_cannot_weave(word: str) -> None:
    t = weave([])
    assert refused(t, "usa", word) == "BM-9.16"


def test_bm_r_24__the_weaver_needs_the_enemy_in_its_attack_area() -> None:
    t = weave([])
    assert refused(t, "usa", "weave usa-f3") == "BM-R.24"


def test_bm_r_24__a_destroyed_aircraft_cannot_weave() -> None:
    t = weave([])
    assert refused(t, "usa", "weave usa-s2") == "BM-1.6"


def test_bm_r_24__without_a_weaver_the_card_cannot_be_played() -> None:
    t = duel("thach-weave", enemy="jp-f1 -2,0 w; usa-f3 2,2 e")
    assert choices(t, "usa") == ["pass"]
    assert refused(t, "usa", "play thach-weave") == "BM-R.24"


def test_bm_r_24__the_bonus_of_an_ace_applies_to_both() -> None:
    t = duel("thach-weave", "dodge", "jp-f1 -2,0 w; usa-s1 -4,0 e", [1, 2, 3, 4, 5])
    run(t, "usa play thach-weave", "usa weave usa-s1")
    assert told(t, "fired") == ["1+2+3 4+5 4 5"]


def test_bm_9_17__veterans_draw_one_card_more() -> None:
    t = duel("dodge", "veterans", "jp-f1 2,0 w", luck=[1, 2, 3, 1, 2, 3])
    run(t, "usa pass", "japan play veterans", "usa pass")
    assert told(t, "fired") == ["1+2+3 1+2+3 3 3"]


def test_bm_9_18__an_aircraft_lost_by_a_card_ends_the_combat_at_once() -> None:
    t = domination(
        f"orders jp-f1 usa-f1; usa-f1 7,-3 e; {FAR}; hand usa acceleration; hand japan dodge; {RESERVES}"
    )
    run(t, "usa play acceleration", "usa turn straight", "usa fly-off")
    assert not t.now("Combat")
    assert hand(t, "japan") == "dodge"
    assert "no-fire" not in log(t)


def test_bm_9_18__so_does_a_weave_that_destroys() -> None:
    t = weave([7, 5, 1, 6, 2])
    run(t, "usa weave usa-f2")
    assert not t.now("Combat")
    assert seen(t, "score", "usa") == 1


def test_bm_r_21__a_dodge_does_not_prevent_a_weave() -> None:
    t = duel("dodge thach-weave", "about-turn", WEAVER, [7, 5, 1, 6, 2])
    run(t, "usa play dodge", "japan pass")
    assert not t.now("Combat")
    t = duel("barrel-roll thach-weave", "dodge", WEAVER)
    run(t, "usa play barrel-roll", "japan play dodge")
    assert "play thach-weave" in choices(t, "usa")


def test_bm_r_21__by_option_it_does() -> None:
    t = duel("barrel-roll thach-weave", "dodge", WEAVER, weave_is_firing="true")
    run(t, "usa play barrel-roll", "japan play dodge")
    assert refused(t, "usa", "play thach-weave") == "BM-R.21"


def test_bm_r_21__an_earlier_surprise_attack_prevents_the_dodge() -> None:
    t = duel("surprise-attack", "dodge", "jp-f1 2,0 e", luck=[1, 2, 3, 7])
    run(t, "usa play surprise-attack")
    assert told(t, "fired") == ["1+2+3 7 3 7"]


def test_bm_r_21__a_later_one_only_closes_the_windows() -> None:
    t = duel("dodge", "surprise-attack", "jp-f1 2,0 e")
    run(t, "usa play dodge", "japan play surprise-attack")
    assert "no-fire" in log(t)


def test_bm_r_22__barrel_rolls_and_veterans_do_not_change_a_weave() -> None:
    t = duel("barrel-roll thach-weave", "veterans", "jp-f1 -2,0 w; usa-f2 -4,0 e", [1, 2, 3, 7, 5])
    run(t, "usa play barrel-roll", "japan play veterans", "usa play thach-weave", "usa weave usa-f2")
    assert told(t, "fired")[0] == "1+2+3 7+5 3 7"


def test_bm_r_23__by_option_they_do() -> None:
    position = "jp-f1 -2,0 w; usa-f2 -4,0 e"
    t = duel("barrel-roll thach-weave", "veterans", position, [1, 2, 3, 7, 5, 1], weave_is_firing="true")
    run(t, "usa play barrel-roll", "japan play veterans", "usa play thach-weave", "usa weave usa-f2")
    assert told(t, "fired")[0] == "1+2+3 7+5+1 3 5"


def test_bm_r_23__veterans_add_nothing_when_the_enemy_is_off_the_diagram() -> None:
    t = duel("dodge", "veterans veterans")
    run(t, "usa pass", "japan play veterans", "usa pass")
    assert "no-fire" in log(t)


def test_bm_9_14__in_carrier_hunt_a_bomber_that_loops_onto_the_enemy_carrier_wins() -> None:
    cards = "start usa -7,3 e; hand usa loop; hand japan"
    t = midway(f"orders jp-f1 usa-s1; usa-s1 0,0 e; jp-f1 3,3 e; jp-s1 0,4 e; {cards}")
    run(t, "usa play loop")
    assert t.ending == "BM-14.1"


def test_bm_10_8__both_piles_are_whole_again_after_a_weave() -> None:
    t = duel("thach-weave", "", "jp-f1 2,0 w; usa-f2 4,0 w", [7, 6, 5, 7, 7, 6, 5, 7, 6])
    run(t, "usa play thach-weave", "usa weave usa-f2")
    assert told(t, "fired") == ["7+6+5 7 7 7", "7+6+5 7+6 7 7"]
