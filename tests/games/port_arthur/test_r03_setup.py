"""Chapter 3: how a game is laid out."""

from __future__ import annotations

import pytest

from admiralty import Table, games
from admiralty.core.game import BadOption
from tests.games.port_arthur.positions import (
    JAPAN_FLEET,
    PORT_ARTHUR_FLEET,
    VLADIVOSTOK_FLEET,
    choices,
    place,
    refused,
    ships_at,
    state,
    tables,
)
from tests.support import table


def test_pa_3_1__japanese_ships_start_intact_in_the_anchorage_of_japan() -> None:
    assert ships_at(table("port-arthur"), "port japan", "japan") == JAPAN_FLEET


def test_pa_3_2__the_port_arthur_and_vladivostok_fleets_start_intact_in_their_ports() -> None:
    t = table("port-arthur")
    assert ships_at(t, "port port-arthur", "russia") == PORT_ARTHUR_FLEET
    assert ships_at(t, "port vladivostok", "russia") == VLADIVOSTOK_FLEET


def test_pa_3_3__the_baltic_ships_wait_in_boxes_4_and_5() -> None:
    t = table("port-arthur")
    assert ships_at(t, "box 4", "russia") == (
        "knyaz-suvorov imperator-aleksandr-iii borodino orel oslyabya sissoi-veliky navarin "
        "admiral-nakhimov oleg aurora"
    )
    assert ships_at(t, "box 5", "russia") == (
        "imperator-nikolai-i general-admiral-apraksin admiral-senyavin admiral-ushakov"
    )
    assert ships_at(t, "port diego-suarez", "russia") == ""


def test_pa_3_4__armies_and_markers_stand_at_their_start() -> None:
    view = table("port-arthur").view()
    assert (view["supply"], view["boxes"], view["spaces"], view["landed"]) == (6, [], [], 0)
    assert view["blockade"] is False
    assert view["initiative"] == "japan"
    assert (view["turn"], view["cp"]) == (1, 0)


def test_pa_3_4__the_first_to_decide_is_japan_in_its_sortie_phase() -> None:
    t = table("port-arthur")
    assert t.acting == ("japan",)
    assert t.view()["phase"] == "sortie-japan"


@pytest.mark.parametrize("ship", ["hatsuse", "yashima"])
def test_pa_3_5__optional_ships_are_unused_and_cannot_act(ship: str) -> None:
    t = table("port-arthur")
    assert place(t, ship) == "unused"
    assert refused(t, "japan", f"sail {ship} tsushima") == "PA-3.5"
    t = table("port-arthur", "operations japan")
    t.play("japan", "from japan")
    assert refused(t, "japan", f"add {ship}") == "PA-6.19"


def test_pa_3_5__petropavlovsk_is_unused_too() -> None:
    t = table("port-arthur", "sortie russia")
    assert place(t, "petropavlovsk") == "unused"
    assert refused(t, "russia", "sail petropavlovsk yellow-sea") == "PA-3.5"


def test_pa_3_5__with_extra_ships_they_start_with_their_fleets() -> None:
    t = table("port-arthur", extra_ships="on")
    assert [place(t, ship) for ship in ("hatsuse", "yashima")] == ["port japan"] * 2
    assert place(t, "petropavlovsk") == "port port-arthur"
    assert "sail hatsuse tsushima" in choices(t, "japan")


def test_pa_3_6__options_are_settled_when_the_game_is_made() -> None:
    game = games.load("port-arthur", {"act_after_pass": "yes"})
    assert game.options["act_after_pass"] == "yes"
    assert game.options["fog_of_war"] == "off"


@pytest.mark.parametrize("options", [{"act_after_pass": "maybe"}, {"fog": "on"}])
def test_pa_3_6__an_option_or_value_the_game_does_not_have_is_refused(options: dict[str, str]) -> None:
    with pytest.raises(BadOption):
        games.load("port-arthur", options)


def test_pa_3_6__a_game_taken_up_again_keeps_its_options() -> None:
    t = table("port-arthur", luck=[2, 3], extra_ships="on", fog_of_war="on")
    t.play("japan", "sail hatsuse tsushima")
    t.play("japan", "done")
    again = Table.load(t.save())
    assert again.game.options == t.game.options
    assert place(again, "petropavlovsk") == "port port-arthur"
    assert again.view("russia") == t.view("russia")


def test_pa_r_12__no_word_of_a_player_changes_an_option() -> None:
    t = table("port-arthur")
    before = dict(t.game.options)
    for choice in choices(t, "japan"):
        assert choice.split()[0] not in before
    assert not set(before) & {verb.name for verb in t.game.verbs}


def test_pa_3_1__the_running_count_of_ships_agrees_with_their_places() -> None:
    t = table("port-arthur")
    t.game.check(t.state)
    assert sum(state(t).count) == tables(t).ships
