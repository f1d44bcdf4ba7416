"""PA-D.5: what a side may take back, and the moment from which it may not."""

from __future__ import annotations

import pytest

from admiralty import Refused, Table
from tests.games.port_arthur.positions import log, place
from tests.support import game, table

SECOND_DIVISION = "asama tokiwa izumo iwate yakumo azuma"
BATTLE = f"operations japan; yellow-sea: {SECOND_DIVISION} tsesarevich retvizan poltava"


def take_back(t: Table, seat: str, *actions: str) -> None:
    """Play the actions, take them all back, and stand where one stood before, as if nothing had happened."""
    before, heard = t.position(), log(t, seat)
    for action in actions:
        t.play(seat, action)
    assert t.position() != before
    for _ in actions:
        assert t.may_undo(seat)
        t.undo(seat)
    assert t.position() == before
    assert log(t, seat) == heard


def is_final(t: Table, seat: str) -> bool:
    """Whether the seat cannot take its last action back."""
    position = t.position()
    with pytest.raises(Refused):
        t.undo(seat)
    return not t.may_undo(seat) and t.position() == position


def test_pa_d_5__a_sortie_of_japan_may_be_taken_back_until_it_is_done() -> None:
    t = table("port-arthur", "port japan: fuji*")
    take_back(
        t,
        "japan",
        "sail asama tsushima",
        "repair fuji",
        "stay asama",
        "embark tsushima",
        "disembark tsushima",
    )
    t.play("japan", "sail asama tsushima")
    t.play("japan", "done")
    assert is_final(t, "japan")
    assert place(t, "asama") == "tsushima"


def test_pa_d_5__a_sortie_of_russia_may_be_taken_back_until_it_is_done() -> None:
    t = table("port-arthur", "sortie russia; port vladivostok: rossia*", luck=[6, 1])
    take_back(t, "russia", "sail askold yellow-sea", "repair rossia")
    t.play("russia", "done")
    assert is_final(t, "russia")


def test_pa_d_5__russia_cannot_take_back_what_japan_did() -> None:
    t = table("port-arthur")
    t.play("japan", "sail asama tsushima")
    assert is_final(t, "russia")
    t.play("japan", "done")
    assert is_final(t, "russia")


def test_pa_d_5__the_choice_of_ships_in_port_may_be_taken_back_until_the_test_die() -> None:
    t = table("port-arthur", "operations japan", luck=[1, 2, 1])
    take_back(t, "japan", "from japan", "add asama", "add fuji", "drop asama", "cancel", "from japan")
    for action in ("from japan", "add asama", "to tsushima"):
        t.play("japan", action)
    assert is_final(t, "japan")


def test_pa_d_5__a_failed_test_is_as_final_as_a_successful_one() -> None:
    t = table("port-arthur", "operations japan; tsushima: asama; sea-of-japan: rossia", luck=[6])
    t.play("japan", "move tsushima sea-of-japan")
    assert is_final(t, "japan")
    t = table("port-arthur", "operations japan; tsushima: asama", luck=[5, 2, 1])
    t.play("japan", "move tsushima sea-of-japan")
    assert t.acting == ("japan",)
    assert is_final(t, "japan")


def test_pa_d_5__with_real_dice_a_move_may_be_taken_back_until_the_die_is_told() -> None:
    t = Table(game("port-arthur"), luck="ask", position="operations japan; tsushima: asama")
    before = t.position()
    t.play("japan", "move tsushima sea-of-japan")
    t.undo("japan")
    assert t.pending is None
    assert t.position() == before


def test_pa_d_5__with_real_dice_a_told_die_is_final() -> None:
    t = Table(game("port-arthur"), luck="ask", position="operations japan; tsushima: asama")
    t.play("japan", "move tsushima sea-of-japan")
    t.tell_luck(2)
    with pytest.raises(Refused):
        t.undo("japan")
    assert t.pending is not None  # the dice of the next cycle are still to be told


def test_pa_d_5__a_battle_may_be_taken_back_until_the_fire_dice() -> None:
    t = table("port-arthur", BATTLE, luck=[6])
    take_back(t, "japan", "battle yellow-sea")
    t.play("japan", "battle yellow-sea")
    t.play("japan", "fire 1")
    assert is_final(t, "japan")


def test_pa_d_5__a_battle_may_not_be_taken_back_once_the_other_side_has_to_decide() -> None:
    t = table("port-arthur", "operations japan; initiative russia; tsushima: mikasa rossia")
    t.play("japan", "battle tsushima")
    assert t.acting == ("russia",)
    assert is_final(t, "japan")
    t = table("port-arthur", "operations japan; initiative russia; tsushima: kasagi rossia")
    t.play("japan", "battle tsushima")
    assert t.now("ChooseOrder")
    assert is_final(t, "japan")


def test_pa_d_5__in_fog_of_war_a_battle_may_not_be_taken_back_at_all() -> None:
    t = table("port-arthur", BATTLE, fog_of_war="on")
    t.play("japan", "battle yellow-sea")
    assert t.acting == ("japan",)
    assert is_final(t, "japan")


def test_pa_d_5__taking_the_first_volley_may_be_taken_back_until_the_fire_dice() -> None:
    t = table("port-arthur", "operations japan; initiative japan; tsushima: mikasa rossia", luck=[6])
    take_back(t, "japan", "battle tsushima", "take-first")
    t.play("japan", "battle tsushima")
    take_back(t, "japan", "take-first")
    t.play("japan", "take-first")
    t.play("japan", "fire 1")
    assert is_final(t, "japan")


def test_pa_d_5__staying_second_is_final() -> None:
    t = table("port-arthur", "operations japan; initiative japan; tsushima: mikasa rossia")
    t.play("japan", "battle tsushima")
    t.play("japan", "stay-second")
    assert t.acting == ("russia",)
    assert is_final(t, "japan")


def test_pa_d_5__critical_hits_may_be_taken_back_until_they_are_confirmed() -> None:
    t = table("port-arthur", BATTLE, luck=[1, 1, 1])
    t.play("japan", "battle yellow-sea")
    t.play("japan", "fire 3")
    take_back(t, "japan", "crit poltava", "crit retvizan")
    for action in ("crit poltava", "crit retvizan", "done"):
        t.play("japan", action)
    assert is_final(t, "japan")


def test_pa_d_5__normal_hits_may_be_taken_back_until_they_are_confirmed() -> None:
    t = table("port-arthur", BATTLE, luck=[1, 2])
    t.play("japan", "battle yellow-sea")
    t.play("japan", "fire 2")
    take_back(t, "russia", "hit poltava", "hit poltava")
    for action in ("hit poltava", "hit retvizan", "done"):
        t.play("russia", action)
    assert t.acting == ("russia",)  # it fires now, but its hits stand
    assert is_final(t, "russia")


LANDING = "turn 2; scoring; track yalu nanshan liaoyang; army yellow-sea tsushima"


def test_pa_d_5__blockade_and_landings_may_be_taken_back_until_the_next_phase() -> None:
    t = table("port-arthur", LANDING)
    take_back(t, "japan", "blockade on", "land hill-203")
    t.play("japan", "blockade on")
    take_back(t, "japan", "land mukden")
    t.play("japan", "land mukden")
    t.play("japan", "land hill-203")
    assert t.acting == ("japan",)
    assert t.view()["turn"] == 3
    assert is_final(t, "japan")


def test_pa_d_5__a_blockade_that_leads_to_the_next_phase_is_final() -> None:
    t = table("port-arthur", "turn 2; scoring; yellow-sea: askold asama")
    t.play("japan", "blockade on")
    assert t.view()["phase"] == "return"
    assert is_final(t, "japan")


def test_pa_d_5__the_siping_die_makes_the_blockade_final() -> None:
    position = "turn 4; scoring; track yalu nanshan liaoyang mukden siping"
    t = table("port-arthur", position, luck=[6])
    entry = t.play("japan", "blockade on")
    assert entry is not None
    assert entry.luck == (6,)
    assert is_final(t, "japan")


def test_pa_d_5__the_siping_die_makes_a_landing_final() -> None:
    position = "turn 4; scoring; track yalu nanshan liaoyang mukden; army tsushima"
    t = table("port-arthur", position, luck=[6])
    take_back(t, "japan", "blockade off")
    t.play("japan", "blockade off")
    t.play("japan", "land siping")
    assert is_final(t, "japan")


def test_pa_d_5__the_return_may_be_taken_back_until_it_is_done() -> None:
    t = table("port-arthur", "turn 2; return; yellow-sea: askold; east-china-sea: bayan diana")
    take_back(t, "russia", "return askold diego-suarez", "return-all east-china-sea diego-suarez")
    t.play("russia", "return askold diego-suarez")
    t.play("russia", "done")
    assert is_final(t, "russia")


def test_pa_d_5__the_raid_may_be_taken_back_until_it_is_done() -> None:
    t = table("port-arthur", luck=[4], opening_raid="on")
    take_back(t, "japan", "raid poltava", "raid askold", "spare poltava")
    for action in ("raid poltava", "raid askold", "done"):
        t.play("japan", action)
    assert t.acting == ("japan",)
    assert is_final(t, "japan")


def test_pa_d_5__mine_strikes_may_be_taken_back_until_they_are_done() -> None:
    t = table("port-arthur", "return; blockade; yellow-sea: asama tokiwa fuji", luck=[6, 1, 1], mines="on")
    take_back(t, "japan", "strike asama", "strike fuji", "spare asama")
    for action in ("strike asama", "strike fuji", "done"):
        t.play("japan", action)
    assert is_final(t, "japan")


def test_pa_d_5__mine_strikes_of_damaged_ships_are_final_without_a_survival_die_too() -> None:
    t = table("port-arthur", "return; blockade; yellow-sea: askold* bayan* diana*", luck=[5], mines="on")
    t.play("russia", "strike diana")
    t.play("russia", "done")
    assert t.acting == ("russia",)  # it chooses ports for the others
    assert place(t, "diana") == "sunk"
    assert is_final(t, "russia")


@pytest.mark.parametrize("answer", ["reroll", "accept"])
@pytest.mark.parametrize("next_dice", [[6, 1], [4, 4]])
def test_pa_d_5__both_answers_to_equal_dice_are_final(answer: str, next_dice: list[int]) -> None:
    t = table("port-arthur", "operations; initiative japan", luck=[3, 3, *next_dice])
    t.play("japan", answer)
    assert is_final(t, "japan")
    assert is_final(t, "russia")


def test_pa_d_5__a_pass_is_final_whatever_follows() -> None:
    t = table("port-arthur", "operations japan; tsushima: asama")
    t.play("japan", "pass")
    assert is_final(t, "japan")  # Russia decides
    t.play("russia", "pass")
    assert t.acting == ("japan",)
    assert is_final(t, "russia")  # the next phase
    assert is_final(t, "japan")


def test_pa_d_5__a_pass_is_final_even_if_its_side_decides_next() -> None:
    nobody = "sunk: tsesarevich retvizan poltava sevastopol peresvet pobeda bayan askold diana pallada rossia"
    t = table("port-arthur", f"operations japan; {nobody} gromoboi rurik")
    t.play("japan", "pass")
    assert t.now("ChooseBlockade")
    assert t.acting == ("japan",)
    assert is_final(t, "japan")


def test_pa_d_5__a_top_ship_may_be_taken_back_until_its_owners_next_cut() -> None:
    t = table("port-arthur", "operations japan; tsushima: asama tokiwa", fog_of_war="on")
    take_back(t, "japan", "top tsushima tokiwa")
    take_back(t, "japan", "top tsushima tokiwa", "from japan", "add fuji")
    t.play("japan", "top tsushima tokiwa")
    t.play("japan", "pass")
    assert is_final(t, "japan")


def test_pa_d_5__a_top_ship_of_a_sortie_may_be_taken_back_until_it_is_done() -> None:
    t = table("port-arthur", fog_of_war="on")
    take_back(t, "japan", "sail asama tsushima", "sail fuji tsushima", "top tsushima fuji")
    for action in ("sail asama tsushima", "sail fuji tsushima", "top tsushima fuji", "done"):
        t.play("japan", action)
    assert is_final(t, "japan")


def test_pa_d_5__nothing_before_the_cut_can_be_taken_back() -> None:
    t = table("port-arthur", luck=[6, 1])
    t.play("japan", "sail asama tsushima")
    t.play("japan", "done")
    t.play("russia", "done")
    t.play("japan", "from japan")
    t.undo("japan")
    assert is_final(t, "japan")
    assert place(t, "asama") == "tsushima"


def test_pa_d_5__the_end_of_a_turn_is_a_cut() -> None:
    t = table("port-arthur", "turn 2; scoring; tsushima: asama")
    t.play("japan", "blockade off")
    assert t.view()["turn"] == 3
    assert is_final(t, "japan")


@pytest.mark.parametrize("ending", ["resign", "draw accept"])
def test_pa_d_5__resignation_and_an_accepted_draw_are_final(ending: str) -> None:
    t = table("port-arthur")
    t.play("japan", "sail asama tsushima")
    t.play("russia", "draw offer")
    t.play("japan", ending)
    assert is_final(t, "japan")
    assert t.is_over


def test_pa_d_5__an_offer_may_be_withdrawn_until_it_is_answered() -> None:
    t = table("port-arthur")
    t.play("japan", "draw offer")
    t.play("japan", "draw withdraw")
    with pytest.raises(Refused):
        t.play("russia", "draw accept")
    t.play("japan", "draw offer")
    t.play("russia", "draw decline")
    with pytest.raises(Refused):
        t.play("japan", "draw withdraw")
    assert not t.is_over


def test_pa_d_5__an_offer_does_not_stand_in_the_way_of_taking_back() -> None:
    t = table("port-arthur")
    t.play("japan", "sail asama tsushima")
    t.play("japan", "draw offer")
    t.undo("japan")
    assert place(t, "asama") == "port japan"
    t.play("russia", "draw decline")
