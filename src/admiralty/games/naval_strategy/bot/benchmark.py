"""[NS-16.11] Turns evaluated per second: ten ships on the first map, about 29 orders per turn."""

from __future__ import annotations

import time
from typing import Final

from admiralty.core.luck import Seeded
from admiralty.games.naval_strategy.r02_setup import new_state
from admiralty.games.naval_strategy.r04_check import refuse, take
from admiralty.games.naval_strategy.r04_draft import draft
from admiralty.games.naval_strategy.r04_orders import LEFT, VOLLEY_RIGHT
from admiralty.games.naval_strategy.r09_evaluation import evaluate
from admiralty.games.naval_strategy.r09_turn_end import end_turn
from admiralty.games.naval_strategy.r11_destruction import revive
from admiralty.games.naval_strategy.state import State
from admiralty.games.naval_strategy.tables import Tables

TURNS: Final = 200
ORDER_TRIES: Final = 20
MIN_ORDERS: Final = 2
ORDER_SPREAD: Final = 3


def figures(t: Tables, number: int, seconds: float) -> dict[str, float]:
    """Turns evaluated, turns checked order by order and then evaluated, and orders per turn."""
    rounds = prepare(t, number)
    orders = sum([len(o) for _, plans in rounds for o in plans]) / len(rounds)
    return {
        "turns_evaluated_per_second": measure(rounds, seconds, False),
        "turns_checked_and_evaluated_per_second": measure(rounds, seconds, True),
        "orders_per_turn": orders,
    }


def prepare(t: Tables, number: int) -> list[tuple[State, list[list[int]]]]:
    """A long random game: the state before each turn and the orders of all ships."""
    tape = Seeded(number)
    s = new_state(tape.clone(), t)
    rounds: list[tuple[State, list[list[int]]]] = []
    for _ in range(TURNS):
        plans = [plan(s, ship, tape) for ship in range(s.ships())]
        rounds.append((s.clone(), plans))
        s.orders = [o[:] for o in plans]
        evaluate(s)
        end_turn(s)
        for ship in range(s.ships()):
            s.orders[ship] = []
            if s.dead[ship]:
                revive(s, ship)
    return rounds


def plan(s: State, ship: int, tape: Seeded) -> list[int]:
    """Two to four random orders: half of them forward, the others turns and volleys."""
    o: list[int] = []
    sketch = draft(s, ship)
    wanted = MIN_ORDERS + tape.pick(ORDER_SPREAD)
    for _ in range(ORDER_TRIES):
        code = tape.pick(2 * (VOLLEY_RIGHT + 1))
        code = code if code <= VOLLEY_RIGHT else 0
        if len(o) < wanted and not refuse(sketch, [code], 0):
            take(sketch, [code], 0)
            o.append(code)
    return o or [LEFT]


def measure(rounds: list[tuple[State, list[list[int]]]], seconds: float, checked: bool) -> float:
    """Turns per second, the copying of states left out."""
    turns = 0
    spent = 0.0
    while spent < seconds:
        copies = [(s.clone(), [o[:] for o in plans]) for s, plans in rounds]
        start = time.process_time()
        for s, plans in copies:
            if checked:
                check(s, plans)
            s.orders = plans
            evaluate(s)
            end_turn(s)
        spent += time.process_time() - start
        turns += len(copies)
    return turns / spent


def check(s: State, plans: list[list[int]]) -> None:
    """[NS-4.5] Every order, one after the other, as planning checks it."""
    for ship, o in enumerate(plans):
        sketch = draft(s, ship)
        for k in range(len(o)):
            assert not refuse(sketch, o, k), "an order of the benchmark is refused"
            take(sketch, o, k)
