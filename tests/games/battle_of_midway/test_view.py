"""BM-H: what each side, and a spectator, may know at every moment, and what a bot is given."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping

import pytest

from admiralty import Table
from admiralty.core.luck import Seeded
from tests.games.battle_of_midway.positions import domination, hand, log, midway, run, seen, state
from tests.support import game

DUEL = "usa-f1 0,0 e; jp-f1 3,0 e; usa-f4 5,0 e *; jp-f4 -5,0 w *"
SEATS = ("usa", "japan", "")


def random_game(seed: int, **options: str) -> Iterator[Table]:
    """A game of random legal choices, stopping before each of them."""
    t = Table(game("battle-of-midway", *sorted(options.items())), seed=seed)
    tape = Seeded(seed)
    while not t.is_over:
        yield t
        seat = t.acting[tape.pick(len(t.acting))]
        actions = t.legal(seat)
        t.play(seat, actions[tape.pick(len(actions))].action)


def public(view: Mapping[str, object]) -> dict[str, object]:
    return {key: value for key, value in view.items() if key not in ("hands", "chosen")}


@pytest.mark.parametrize("mode", ["carrier_hunt", "domination"])
def test_bm_h_1__all_but_hands_bids_and_plans_is_open(mode: str) -> None:
    for t in random_game(5, mode=mode, max_rounds="4"):
        views = [public(t.view(seat)) for seat in SEATS]
        assert views[0] == views[1] == views[2]


def test_bm_h_1__board_aircraft_markers_card_points_bank_and_sizes_are_shown() -> None:
    t = domination(
        f"activation usa; {DUEL}; bank dodge loop; hand usa feint; discard feint; tile s1 9,-3; score 2 0"
    )
    view = t.view()
    assert view["tiles"] == {"s1": [9, -3], "s2": None}
    assert (view["holder"], view["bank"], view["discard"]) == ("usa", ["dodge", "loop"], ["feint"])
    assert view["cards"] == {"usa": 1, "japan": 2}
    assert view["deck"] == 16
    assert seen(t, "score", "usa") == 2
    aircraft = view["aircraft"]
    assert isinstance(aircraft, list)
    assert aircraft[3] == {
        "id": "usa-f4", "side": "usa", "kind": "fighter", "cell": [5, 0], "heading": "e", "marker": True,
    }  # fmt: skip


def test_bm_h_1__all_cards_drawn_in_a_firing_are_shown() -> None:
    position = "firing usa-f1 jp-f1; usa-f1 0,0 e; jp-f1 2,0 e; hand usa; hand japan; usa-f4 5,0 e *"
    t = domination(position, luck=[1, 2, 3, 7])
    assert log(t, "usa") == log(t, "japan") == log(t)
    assert log(t)[0] == "fired 1+2+3 7 3 7"


def test_bm_h_2__a_bid_is_hidden_until_revealed() -> None:
    views = []
    for bid in ("bid 0", "bid 3"):
        t = domination(f"begin; {DUEL}")
        t.play("usa", bid)
        views.append(
            [json.dumps(t.view(seat)) for seat in ("japan", "")] + [str(log(t, "japan")), str(log(t))]
        )
    assert views[0] == views[1]


def test_bm_h_2__a_plan_is_hidden_until_revealed() -> None:
    views = []
    for plan in ("plan left-left", "plan right-straight"):
        t = domination(f"attack usa-f1 jp-f1; {DUEL}")
        t.play("usa", plan)
        assert t.view("usa")["chosen"] == plan.split()[1]
        views.append(
            [json.dumps(t.view(seat)) for seat in ("japan", "")] + [str(log(t, "japan")), str(log(t))]
        )
    assert views[0] == views[1]


def test_bm_h_3__the_opponent_sees_only_the_number_of_cards() -> None:
    views = [
        domination(f"activation usa; {DUEL}; hand japan {cards}").view("usa") for cards in ("loop", "dodge")
    ]
    assert views[0] == views[1]
    assert views[0]["cards"] == {"usa": 2, "japan": 1}


def test_bm_r_32__by_option_hands_are_open() -> None:
    t = domination(f"activation usa; {DUEL}; hand japan loop dodge", open_hands="true")
    assert t.view("usa")["hands"] == t.view()["hands"] == {
        "usa": ["thach-weave", "thach-weave"], "japan": ["dodge", "loop"],
    }  # fmt: skip


def test_bm_r_32__otherwise_only_the_owner_sees_them() -> None:
    t = domination(f"activation usa; {DUEL}; hand japan loop")
    assert hand(t, "japan") == "loop"
    assert t.view("usa")["hands"] == {"usa": ["thach-weave", "thach-weave"]}
    assert t.view()["hands"] == {}


def test_bm_h_3__what_a_bot_imagines_behind_a_closed_hand_has_its_size_and_special_orders() -> None:
    t = domination(f"activation usa; {DUEL}; hand japan loop dodge veterans; bank feint feint")
    s = state(t)
    hands = set()
    for seed in range(12):
        twin = t.game.imagine(s, 0, Seeded(seed))
        t.game.check(twin)
        assert json.dumps(t.game.view(twin, 0)) == json.dumps(t.view("usa"))
        hands.add(str(t.game.view(twin, 1)["hands"]))
    assert len(hands) > 3
    assert all("veterans" in cards for cards in hands)


def test_bm_h_4__the_order_of_deck_and_piles_is_nowhere() -> None:
    t = midway()
    assert state(t).deck == sorted(state(t).deck)
    assert t.view()["deck"] == 20


def test_bm_h_5__one_learns_only_whether_a_choice_has_been_confirmed() -> None:
    t = domination(f"attack usa-f1 jp-f1; {DUEL}")
    assert t.view("usa")["confirmed"] == []
    t.play("japan", "plan left-left")
    assert t.view("usa")["confirmed"] == ["japan"]
    assert t.acting == ("usa",)


def test_bm_h_5__a_confirmed_bid_or_plan_cannot_be_taken_back() -> None:
    t = domination(f"begin; {DUEL}")
    t.play("usa", "bid 2")
    assert not t.may_undo("usa")
    assert t.legal("usa") == []


def test_bm_h_6__a_draw_is_a_random_subset_without_replacement() -> None:
    position = (
        "firing usa-f1 jp-f1; usa-f1 0,0 e; jp-f1 1,0 w; hand usa; hand japan; usa-f4 5,0 e *; jp-f4 -5,0 w *"
    )
    for seed in range(20):
        s = game("battle-of-midway", ("mode", "domination")).read_position(position, Seeded(seed))
        usa, japan = s.tape.drawn[:3], s.tape.drawn[3:6]
        assert len(set(usa)) == len(set(japan)) == 3


def test_bm_h_6__luck_can_be_given_in_advance() -> None:
    t = midway(luck=[7, 7, 0, 1])
    while t.now("Placement"):
        t.play(t.acting[0], t.legal(t.acting[0])[0].action)
    assert t.view()["bank"] == ["sixth-sense", "sixth-sense", "acceleration", "surprise-attack"]


def test_an_imagined_plan_is_one_the_opponent_could_have_laid() -> None:
    t = domination(f"attack usa-f1 jp-f1; {DUEL}")
    t.play("japan", "plan left-left")
    plans = {t.game.view(t.game.imagine(t.state, 0, Seeded(seed)), 1)["chosen"] for seed in range(30)}
    assert len(plans) > 4


def test_the_phase_is_told_in_a_word() -> None:
    assert midway().view()["phase"] == "placement"
    assert domination(f"begin; {DUEL}").view()["phase"] == "bids"
    assert domination(f"activation usa; {DUEL}").view()["phase"] == "activation"
    assert domination(f"flight usa-f1; {DUEL}").view()["phase"] == "flight"
    assert domination(f"attack usa-f1 jp-f1; {DUEL}").view()["phase"] == "combat"
    assert domination(f"orders usa-f1 jp-f1; {DUEL}").view()["phase"] == "orders"
    shop = domination(f"purchase usa; {DUEL}; bank feint feint feint dodge")
    assert shop.view()["phase"] == "purchase"
    run(shop, "usa done", "japan done")
    assert shop.view()["phase"] == "reinforcement"


def test_bm_6_7__everybody_sees_with_which_heading_an_aircraft_comes_over_the_edge() -> None:
    t = domination("flight usa-f1; usa-f1 7,-3 e; usa-f2 5,0 e; jp-f1 -5,0 e *")
    run(t, "usa fly right")
    for seat in SEATS:
        assert t.view(seat)["moving"] == {"aircraft": "usa-f1", "made": 1, "cell": [8, -3], "heading": "se"}
