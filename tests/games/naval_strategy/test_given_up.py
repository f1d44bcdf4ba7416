"""What is asked before a team is ready, and before the organiser has a turn evaluated."""

from __future__ import annotations

from admiralty import Table
from admiralty.table import gate
from tests.games.naval_strategy.arena import FLEET, arena
from tests.games.naval_strategy.positions import order, table


def losses(t: Table, seat: str, action: str) -> dict[str, list[str]]:
    """By the name of its sentence, of which things something is lost."""
    legal = [choice.action for choice in t.legal(seat)]
    found = gate.waived(t.game, t.state, t.game.seat_index(seat), legal)[t.game.read_action(action)]
    assert all(loss.count == len(loss.things) for loss in found)
    return {loss.name: [t.game.grammar.word(*thing) for thing in loss.things] for loss in found}


def test_ns_4_4__ships_without_orders_are_named_before_a_team_is_ready() -> None:
    t = table(FLEET)
    assert losses(t, "blue", "ready") == {"idle": ["blue-1", "blue-2"]}
    order(t, "left blue-1", "report blue-2")
    assert losses(t, "blue", "ready") == {"idle": ["blue-2"]}
    order(t, "reopen blue-2", "right blue-2")
    assert losses(t, "blue", "ready") == {}


def test_ns_6_15__an_order_that_names_no_goods_is_told() -> None:
    t = table(FLEET)
    order(t, "left blue-2", "buy blue-1")
    assert losses(t, "blue", "ready") == {"unfinished": ["blue-1"]}
    order(t, "add blue-1 10-wood")
    assert losses(t, "blue", "ready") == {}


def test_ns_14_8__a_ship_that_is_awaited_in_the_arena_is_told() -> None:
    t = arena("corsair", "0,-2 1", "1,-2 1")
    order(t, "left blue-1", "left blue-2")
    assert losses(t, "blue", "ready") == {"arena": ["arena-blue-1", "arena-blue-2"]}
    order(t, "report arena-blue-1")
    assert losses(t, "blue", "ready") == {"arena": ["arena-blue-2"]}


def test_ns_16_1__teams_that_are_missing_are_named_before_the_evaluation() -> None:
    t = table(FLEET, organiser="seat")
    assert losses(t, "organiser", "evaluate") == {"teams": ["blue", "red"]}
    t.play("blue", "ready")
    assert losses(t, "organiser", "evaluate") == {"teams": ["red"]}
    order(t, "report red-1")
    assert losses(t, "organiser", "evaluate") == {}
