"""[NS-3] Commodities, team stores, treasuries and holds."""

from __future__ import annotations

from admiralty.games.naval_strategy.state import State
from admiralty.games.naval_strategy.tables import METAL, MONEY, MOST_SHIPS, RUM, VALUES


def can_pay(s: State, team: int, price: list[int]) -> bool:
    """[NS-3.4] Everything is paid from treasury and store, wherever the ship is."""
    at = team * VALUES
    store = s.store
    return all(store[at + value] >= price[value] for value in range(VALUES))


def pay(s: State, team: int, price: list[int]) -> None:
    """[NS-3.4] [NS-3.5] Money and goods leave treasury and store, never a hold."""
    at = team * VALUES
    for value in range(VALUES):
        s.store[at + value] -= price[value]


def credit(s: State, team: int, amounts: list[int]) -> None:
    """[NS-3.2] [NS-3.4] [NS-3.7] Unloaded goods and rewards come into the store, which has no limit."""
    at = team * VALUES
    for value in range(VALUES):
        s.store[at + value] += amounts[value]


def refuse_goods(o: list[int], k: int) -> str:
    """[NS-3.1] [NS-3.3] Only wood and cloth can be bought."""
    return "NS-3.3" if o[k + 1 + MONEY] or o[k + 1 + METAL] or o[k + 1 + RUM] else ""


def has_crew(s: State, team: int) -> bool:
    """[NS-3.20] [NS-3.22] By option every ship needs a captain of its own."""
    ships = len(s.fleet(team)) + sum([order[0] == team for order in s.building])
    return ships < (s.t.people if s.t.strict_crews else MOST_SHIPS)


def next_captain(s: State, team: int) -> int:
    """[NS-3.20] Reading NS-R.32: the first of the team's people who commands the fewest ships."""
    commands = [s.captain[ship] for ship in s.fleet(team)]
    people = [commands.count(person) for person in range(s.t.people)]
    return people.index(min(people))


def cargo_room(s: State, ship: int) -> int:
    """[NS-3.6] Free space in a hold; money takes none."""
    return s.t.hold[s.kind[ship]] - s.goods(ship)
