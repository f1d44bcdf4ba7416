"""The evaluation: what is better for a side is worth more, and single orders show it."""

from __future__ import annotations

import pytest

from admiralty.bots import make
from admiralty.core import flow
from admiralty.core.luck import Scripted, Seeded
from admiralty.core.state import State
from admiralty.games.port_arthur import state as port_arthur
from admiralty.kit.extras import Advice
from admiralty.kit.heuristics import Heuristics
from tests.support import game

OPTIONS: tuple[dict[str, str], ...] = (
    {},
    {"manchuria_layout": "sequence"},
    {"hidden_threat": "on"},
    {"fog_of_war": "on", "return_choice": "per_squadron", "partial_hits": "inclusive"},
)
AFLOAT = "tsushima: mikasa asahi; yellow-sea: fuji asama; sea-of-japan: rossia"


def worth(position: str, seat: int = 0, action: str = "", luck: list[int] | None = None) -> float:
    """What a position is worth to a seat, after an action if one is given."""
    chosen = game("port-arthur")
    s: State = chosen.read_position(position, Scripted(luck or []))
    if action:
        flow.apply(s, flow.acting(s)[0], chosen.read_action(action))
    return chosen.require(Heuristics).hand_value(s, seat)


@pytest.mark.parametrize("options", OPTIONS, ids=lambda options: ",".join(options) or "default")
def test_it_is_a_number_from_minus_one_to_one_and_what_one_side_gains_the_other_loses(
    options: dict[str, str],
) -> None:
    chosen = game("port-arthur", *sorted(options.items()))
    s = chosen.setup(Seeded(4))
    chance = Seeded(5)
    while s.stack:
        japan, russia = (
            chosen.require(Heuristics).hand_value(s, 0),
            chosen.require(Heuristics).hand_value(s, 1),
        )
        assert -1 <= japan <= 1
        assert russia == -japan
        seat = flow.acting(s)[0]
        choices = flow.question(s).legal(s, seat)
        flow.apply(s, seat, choices[chance.pick(len(choices))])
    assert (
        chosen.require(Heuristics).hand_value(s, 0),
        chosen.require(Heuristics).hand_value(s, 1),
    ) == s.result


def test_pa_4_6__a_marker_further_on_is_worth_more() -> None:
    track = "track yalu nanshan liaoyang mukden; supply 2"
    values = [worth(f"turn 5; cp {cp}; operations japan; {AFLOAT}; {track}") for cp in range(-5, 6)]
    assert values == sorted(values)
    assert values[0] < values[-1]


def test_pa_4_5__without_time_for_mukden_all_is_lost() -> None:
    assert worth(f"turn 6; cp 5; operations japan; {AFLOAT}") < -0.95


def test_pa_4_5__an_army_nearer_to_mukden_is_worth_more_when_time_is_short() -> None:
    short = worth(f"turn 5; cp 2; operations japan; {AFLOAT}; track yalu; supply 5")
    near = worth(f"turn 5; cp 2; operations japan; {AFLOAT}; track yalu nanshan liaoyang; supply 3")
    there = worth(f"turn 5; cp 2; operations japan; {AFLOAT}; track yalu nanshan liaoyang mukden; supply 2")
    assert short < near < there


def test_pa_8_15__the_last_army_in_time_goes_to_mukden() -> None:
    s = game("port-arthur").read_position(
        f"turn 6; cp 2; scoring; {AFLOAT}; track yalu nanshan liaoyang; supply 2; army tsushima", Scripted([])
    )
    bot = make("greedy", 1)
    while game("port-arthur").prompt(flow.question(s)) != "choose-space":
        flow.apply(s, 0, bot.choose(game("port-arthur"), s, 0))
    assert game("port-arthur").write_action(bot.choose(game("port-arthur"), s, 0)) == "land mukden"


def test_pa_5_16__armies_are_sent_before_ships() -> None:
    chosen = game("port-arthur")
    s = chosen.setup(Seeded(1))
    bot = make("greedy", 1)
    orders: list[str] = []
    for _ in range(3):
        a = bot.choose(chosen, s, 0)
        orders.append(chosen.write_action(a))
        flow.apply(s, 0, a)
    assert orders[:2] == ["embark yellow-sea", "embark tsushima"]
    assert orders[2].startswith("sail")


def test_pa_5_5__an_order_shows_its_worth_at_once() -> None:
    start = "turn 2; sortie japan"
    assert worth(start, action="sail mikasa tsushima") > worth(start, action="done")
    assert worth(start, action="sail mikasa tsushima") > worth(start, action="sail chinen pacific-ocean")


def test_pa_5_13__a_damaged_ship_is_better_laid_up_than_left_behind() -> None:
    start = "turn 2; sortie japan; port japan: chinen*"
    assert worth(start, action="repair chinen") > worth(start, action="done")


def test_pa_6_17__coming_to_a_zone_alone_is_worth_more_than_leaving_it() -> None:
    start = "turn 6; operations japan; pacific-ocean: mikasa; track yalu nanshan liaoyang mukden; supply 2"
    gone = worth(start, action="move pacific-ocean sea-of-japan", luck=[1, 3, 2])
    assert gone > worth(start, action="move pacific-ocean japan", luck=[1, 3, 2])


def test_pa_6_4__who_cannot_do_anything_any_more_accepts_the_tie() -> None:
    """Else two sides that hope for better dice could go on for ever."""
    chosen = game("port-arthur")
    at = "at War.turns[] Turn.operations[] Operations.roll_dice[] ChooseReroll[]"
    s = chosen.read_position(f"turn 2; cp 3; initiative japan; pacific-ocean: pallada; dice 1 1; {at}")
    assert isinstance(s, port_arthur.State)
    for ship in s.t.fleet_ships[0]:
        s.put(ship, s.t.sunk)
    for seed in range(4):
        assert chosen.write_action(make("greedy", seed).choose(chosen, s, 0)) == "accept"


def test_pa_7_1__a_battle_against_a_lone_ship_is_worth_fighting_and_one_alone_is_not() -> None:
    track = "track yalu nanshan liaoyang mukden; supply 2"
    strong = f"turn 5; operations japan; tsushima: mikasa asahi shikishima fuji diana; {track}"
    weak = f"turn 5; operations japan; tsushima: chinen tsesarevich retvizan poltava sevastopol; {track}"
    assert worth(strong, action="battle tsushima") > worth(strong)
    assert worth(weak, action="battle tsushima") < worth(weak)


def test_pa_6_17__a_squadron_next_to_a_stronger_one_is_worth_less() -> None:
    """The same ships, a zone away from Russia's great squadron or two."""
    russia = "yellow-sea: tsesarevich retvizan poltava sevastopol peresvet pobeda"
    near = worth(f"turn 2; operations japan; {russia}; east-china-sea: asama tokiwa; sea-of-japan: fuji")
    far = worth(f"turn 2; operations japan; {russia}; tsushima: asama tokiwa; sea-of-japan: fuji")
    assert near < far


def test_pa_7_5__a_slow_ship_costs_a_squadron_the_first_fire() -> None:
    """Kasagi and Itsukushima differ in nothing but speed, and Russia's cruisers are in between."""
    both = "turn 2; operations japan; tsushima: rossia gromoboi rurik asama tokiwa"
    assert worth(f"{both} kasagi") > worth(f"{both} itsukushima")


def test_pa_7_9__the_greedy_bot_rolls_as_many_dice_as_its_firepower_bears() -> None:
    chosen = game("port-arthur")
    s = chosen.read_position("turn 5; operations japan; tsushima: mikasa asahi shikishima fuji diana poltava")
    flow.apply(s, 0, chosen.read_action("battle tsushima"))
    while chosen.prompt(flow.question(s)) != "choose-dice":
        flow.apply(s, flow.acting(s)[0], chosen.read_action("stay-second"))
    seat = flow.acting(s)[0]
    words = chosen.write_action(make("greedy", 2).choose(chosen, s, seat)).split()
    assert (words[0], int(words[1]) >= 2) == ("fire", True)


def test_pa_7_9__the_scripted_gunner_rolls_the_dice_that_hit_most() -> None:
    chosen = game("port-arthur")
    s = chosen.read_position("turn 5; operations japan; tsushima: mikasa asahi shikishima fuji diana poltava")
    flow.apply(s, 0, chosen.read_action("battle tsushima"))
    while chosen.prompt(flow.question(s)) != "choose-dice":
        flow.apply(s, flow.acting(s)[0], chosen.read_action("stay-second"))
    seat = flow.acting(s)[0]
    critical = chosen.require(Heuristics).hand_weights["critical"]
    found = chosen.require(Advice).figures(s, seat).items()
    hits = {a: volley["expected_hits"] + critical * volley["expected_criticals"] for a, volley in found}
    assert len(hits) > 2
    assert hits[chosen.require(Heuristics).scripted_action(s, seat) or 0] == max(hits.values())


def test_pa_9_5__russia_does_not_return_to_a_port_without_a_shipyard_when_it_can_help_it() -> None:
    chosen = game("port-arthur")
    s = chosen.read_position("turn 2; return; yellow-sea: tsesarevich retvizan")
    assert chosen.write_action(make("greedy", 1).choose(chosen, s, 1)) == "done"
