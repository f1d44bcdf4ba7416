"""The notes on decisions: what is told of luck, what search is offered, what is asked at all (PA-D)."""

import random

import pytest

from admiralty import Table
from admiralty.core import flow
from admiralty.core.event import Event
from admiralty.core.game import Game
from admiralty.core.luck import Seeded
from admiralty.games.port_arthur.state import State
from tests.games.port_arthur.positions import (
    JAPAN_FLEET,
    PORT_ARTHUR_FLEET,
    VLADIVOSTOK_FLEET,
    choices,
    log,
    place,
    ships_at,
    told,
)
from tests.support import game, table

# PA-D.1 and PA-D.8: luck


@pytest.mark.parametrize(
    ("position", "plays", "luck", "logged"),
    [
        (
            "operations japan; tsushima: fuji",
            ["move tsushima japan"],
            [5, 6, 1],
            "stuck japan tsushima japan 4 5",
        ),
        (
            "operations japan; tsushima: fuji",
            ["move tsushima japan"],
            [4, 6, 1],
            "moved japan tsushima japan 4 4",
        ),
        (
            "operations japan",
            ["from japan", "add fuji", "to tsushima"],
            [1, 6, 1],
            "put-to-sea fuji japan tsushima 4 1",
        ),
        (
            "operations japan",
            ["from japan", "add fuji", "to tsushima"],
            [6, 6, 1],
            "kept-in-port fuji japan tsushima 4 6",
        ),
        (
            "operations japan; tsushima: asama poltava",
            ["battle tsushima", "fire 2"],
            [6, 2],
            "fired japan 5 6+2 0 0",
        ),
        ("scoring; track yalu nanshan liaoyang mukden siping", ["blockade off"], [4], "siping-die 4"),
        ("scoring; cp 1; yellow-sea: fuji", ["blockade on"], [5, 2], "mine-die japan 4 5 1"),
        ("scoring; cp 1; yellow-sea: fuji", ["blockade on"], [5, 2], "survival-die fuji 3 2"),
    ],
)
def test_pa_d_1__every_roll_is_logged_with_its_cause(
    position: str, plays: list[str], luck: list[int], logged: str
) -> None:
    t = table("port-arthur", position, luck, mines="on")
    for action in plays:
        t.play("japan", action)
    assert logged in log(t)


def test_pa_d_1__the_raid_die_and_the_cycle_dice_are_logged_with_their_cause() -> None:
    t = table("port-arthur", luck=[3, 5, 2], opening_raid="on")
    assert log(t)[0] == "raid-die 3 1"
    for seat, action in (("japan", "raid poltava"), ("japan", "done"), ("japan", "done"), ("russia", "done")):
        t.play(seat, action)
    assert log(t)[-1] == "cycle 5 2"


def dice_of(some: Game, event: Event) -> list[int]:
    """The dice an event tells of."""
    if event.kind == "cycle":
        return [number for number in event.args if isinstance(number, int)]
    out: list[int] = []
    for (name, _), value in zip(some.events[event.kind].pairs(), event.args, strict=True):
        if name in ("die", "dice"):
            out += value if isinstance(value, tuple) else [value]
    return out


@pytest.mark.parametrize("fog", ["off", "on"])
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_pa_d_1__everybody_is_told_every_die_of_a_game_in_the_order_of_the_rolls(seed: int, fog: str) -> None:
    some = game("port-arthur", ("fog_of_war", fog), ("hidden_threat", "on"))
    s = some.setup(Seeded(seed), [])
    whim = random.Random(seed)
    while not s.is_over:
        ask = flow.question(s)
        seat = ask.seats(s)[0]
        flow.apply(s, seat, whim.choice(ask.explore(s, seat)))
    heard = [event for event in s.events or [] if event.is_heard_by(-1)]
    assert [die for event in heard for die in dice_of(some, event)] == s.tape.drawn


def test_pa_d_8__the_dice_of_a_volley_are_one_roll_of_the_record() -> None:
    t = table("port-arthur", "operations japan; tsushima: asama poltava", luck=[6, 2, 5])
    t.play("japan", "battle tsushima")
    entry = t.play("japan", "fire 3")
    assert entry is not None
    assert entry.luck == (6, 2, 5)


def test_pa_d_8__mines_roll_for_japan_then_its_ships_as_picked_then_for_russia() -> None:
    t = table(
        "port-arthur",
        "return; blockade; yellow-sea: fuji mikasa asahi poltava retvizan diana",
        luck=[6, 4, 1, 5, 2],
        mines="on",
    )
    for action in ("strike mikasa", "strike fuji", "done"):
        t.play("japan", action)
    for action in ("strike retvizan", "done"):
        t.play("russia", action)
    assert [words for words in log(t) if words.startswith(("mine-die", "survival-die"))] == [
        "survival-die mikasa 3 4",
        "survival-die fuji 3 1",
        "mine-die russia 4 5 1",
        "survival-die retvizan 3 2",
    ]


def test_pa_d_8__when_all_ships_strike_they_roll_in_the_order_of_the_data_file() -> None:
    position = "scoring; cp 1; blockade; yellow-sea: chinen asama fuji"
    t = table("port-arthur", position, luck=[6, 1, 2, 3], mines="on")
    t.play("japan", "blockade on")
    assert [words for words in log(t) if words.startswith("survival-die")] == [
        "survival-die fuji 3 1",
        "survival-die asama 2 2",
        "survival-die chinen 2 3",
    ]
    assert place(t, "chinen") == "sunk"


# PA-D.3 and PA-D.4: search


def arrangements(s: State, by_search: bool) -> set[tuple[object, ...]]:
    """Every end a sortie phase can have, equal ships taken as one: by search, or by all legal orders."""
    found: set[tuple[object, ...]] = set()
    seen: set[tuple[int, ...]] = set()
    waiting = [s]
    while waiting:
        now = waiting.pop()
        ask = flow.question(now)
        seat = ask.seats(now)[0]
        found.add(arrangement(now, seat))
        for a in ask.explore(now, seat) if by_search else ask.legal(now, seat):
            if a >> 24 == 0:  # done
                continue
            after = now.clone()
            flow.apply(after, seat, a)
            key = (*after.place, *after.boxes)
            if key not in seen:
                seen.add(key)
                waiting.append(after)
    return found


def arrangement(s: State, seat: int) -> tuple[object, ...]:
    """How many ships of each kind and face are where, and which landing boxes hold an army."""
    ships = [(s.t.kind[ship], s.face[ship], s.place[ship]) for ship in s.t.fleet_ships[seat]]
    return (*sorted(ships), *s.boxes)


NOBODY = f"sunk: {JAPAN_FLEET} {PORT_ARTHUR_FLEET} {VLADIVOSTOK_FLEET}"


@pytest.mark.parametrize(
    ("position", "number"),
    [
        # two equal ships in three places, a damaged one in three
        ("sortie russia; {}; port port-arthur: poltava retvizan diana*", 6 * 3),
        # two equal ones in three, one in three; in the other port one in four, one in three
        (
            "sortie russia; {}; port port-arthur: diana* pallada* askold; port vladivostok: rossia rurik*",
            6 * 3 * 12,
        ),
        # two armies for two boxes, two equal ships in seven places
        ("sortie japan; {}; track yalu nanshan liaoyang mukden; port japan: asama tokiwa", 4 * 28),
        # one army for two boxes, two ships in seven places each
        ("sortie japan; {}; track yalu nanshan liaoyang mukden siping; port japan: fuji* kasagi", 3 * 49),
    ],
)
def test_pa_d_4__search_reaches_every_arrangement_of_a_sortie_by_single_orders(
    position: str, number: int
) -> None:
    s = game("port-arthur").read_position(position.format(NOBODY))
    assert isinstance(s, State)
    assert len(arrangements(s, by_search=True)) == number
    assert arrangements(s, by_search=True) == arrangements(s, by_search=False)


def test_pa_d_4__each_of_its_steps_is_an_order_a_player_could_give() -> None:
    t = table("port-arthur", "sortie japan; port japan: fuji*")
    while len(explored(t, 0)) > 1:
        t.play("japan", explored(t, 0)[1])
    assert t.sequence == 2 + len(JAPAN_FLEET.split())


def explored(t: Table, seat: int) -> list[str]:
    """The orders that search considers."""
    ask = flow.question(t.state)
    return [t.game.write_action(a) for a in ask.explore(t.state, seat)]


def test_pa_d_3__search_considers_one_of_equal_ships_for_a_hit_and_the_engine_all() -> None:
    t = table(
        "port-arthur", "operations japan; tsushima: asama tsesarevich retvizan poltava* diana", luck=[1]
    )
    t.play("japan", "battle tsushima")
    t.play("japan", "fire 1")
    assert explored(t, 1) == ["hit tsesarevich", "hit poltava", "hit diana"]
    assert choices(t, "russia") == ["hit tsesarevich", "hit retvizan", "hit poltava", "hit diana"]


def test_pa_d_3__search_considers_one_of_equal_ships_for_raids_mines_and_returns() -> None:
    t = table("port-arthur", luck=[2], opening_raid="on")
    assert explored(t, 0) == ["raid tsesarevich", "raid peresvet", "raid bayan", "raid askold", "raid diana"]
    t = table("port-arthur", "return; blockade; yellow-sea: fuji mikasa asahi*", luck=[5], mines="on")
    assert explored(t, 0) == ["strike mikasa", "strike asahi", "strike fuji"]
    t = table("port-arthur", "return; yellow-sea: diana pallada; east-china-sea: bayan*")
    sent = [words for words in explored(t, 1) if words != "done"]
    assert sent == ["return bayan diego-suarez", "return diana diego-suarez"]


def test_pa_d_3__search_sends_equal_ships_home_in_one_order() -> None:
    t = table("port-arthur", "return; yellow-sea: diana pallada")
    t.play("russia", "return diana diego-suarez")
    assert explored(t, 1) == ["done", "return pallada diego-suarez"]
    t.play("russia", "return pallada diego-suarez")
    assert explored(t, 1) == ["done"]


def test_pa_d_3__by_option_search_sends_squadrons_home_in_one_order() -> None:
    position = "return; yellow-sea: diana; east-china-sea: bayan"
    t = table("port-arthur", position, return_choice="per_squadron")
    assert explored(t, 1) == [
        "done",
        "return-all yellow-sea diego-suarez",
        "return-all east-china-sea diego-suarez",
    ]
    t.play("russia", "return-all east-china-sea diego-suarez")
    assert explored(t, 1) == ["done"]


# PA-D.9: what is asked at all


def volley(ships: str, dice: list[int]) -> Table:
    t = table("port-arthur", f"operations japan; tsushima: {ships}", luck=[*dice, 6, 1])
    t.play("japan", "battle tsushima")
    t.play("japan", f"fire {len(dice)}")
    return t


def test_pa_d_9__critical_hits_with_one_target_are_applied_without_a_question() -> None:
    t = volley("asama tsesarevich* retvizan* diana", [1, 1])  # Diana is the only intact ship
    assert t.acting == ("russia",)
    assert choices(t, "russia") == ["hit tsesarevich", "hit retvizan", "hit diana"]
    assert ships_at(t, "tsushima", "russia") == "tsesarevich* retvizan* diana*"


def test_pa_d_9__critical_hits_with_a_choice_are_confirmed() -> None:
    t = volley("asama tsesarevich retvizan", [1, 1])
    t.play("japan", "crit retvizan")
    assert t.acting == ("japan",)
    assert choices(t, "japan") == ["done"]


def test_pa_d_9__hits_on_a_lone_ship_are_applied_without_a_question() -> None:
    t = volley("asama tsesarevich", [1])
    assert ships_at(t, "tsushima", "russia") == "tsesarevich*"
    assert choices(t, "russia")[0] == "fire 1"


def test_pa_d_9__hits_with_a_choice_are_confirmed_even_if_the_rest_was_forced() -> None:
    t = volley("asama diana* poltava", [1, 2])
    t.play("russia", "hit diana")  # Poltava must take the other one
    assert ships_at(t, "tsushima", "russia") == "poltava*"
    assert choices(t, "russia") == ["done"]


def test_pa_d_9__a_volley_that_sinks_everybody_without_a_choice_asks_nobody() -> None:
    t = volley("asama diana*", [1])
    assert told(t, "battle-over") != []
    assert t.now("ChooseOperation")
