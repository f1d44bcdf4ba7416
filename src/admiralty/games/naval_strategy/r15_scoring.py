"""[NS-15] Who wins."""

from __future__ import annotations

from typing import Final

from admiralty.games.naval_strategy.state import State
from admiralty.games.naval_strategy.tables import FITTINGS, METAL, VALUES, WORKING

ENDINGS: Final = ("NS-15.1", "NS-15.2", "NS-R.19")


def worth(s: State, amounts: list[int], at: int) -> int:
    """[NS-R.19] Money and goods at selling prices."""
    total = amounts[at]
    for value in range(METAL, VALUES):
        total += amounts[at + value] * s.sell_price[value]
    return total


def wealth(s: State, team: int) -> int:
    """[NS-R.19] Treasury and store, and the purchase price of ships and enhancements that work."""
    t = s.t
    total = worth(s, s.store, team * VALUES)
    for ship, owner in enumerate(s.team):
        if owner == team and not s.dead[ship]:
            total += worth(s, t.price, s.kind[ship] * VALUES)
            for e in range(FITTINGS):
                if s.fit[ship * FITTINGS + e] == WORKING:
                    total += worth(s, t.fitting_price, e * VALUES)
    return total


def scores(s: State) -> list[int]:
    """[NS-15.1] [NS-L.27] Points, or wealth when that was agreed."""
    return [wealth(s, team) for team in range(s.t.teams)] if s.t.by_wealth else s.points[:]


def finish(s: State) -> None:
    """[NS-15.1] [NS-15.2] Most points win; equal ones share the place unless wealth decides."""
    found = scores(s)
    # Reading NS-R.40: a team that was never called in neither wins nor loses.
    there = [team for team in range(s.t.teams) if not s.asleep[team]]
    if s.events is not None:
        for team in sorted(there, key=lambda team: -found[team]):
            s.tell("standing", team, found[team])
    most = max([found[team] for team in there])
    best = [team for team in there if found[team] == most]
    if len(best) > 1 and s.t.wealth_breaks and not s.t.by_wealth:
        riches = [wealth(s, team) for team in best]
        best = [team for team, rich in zip(best, riches) if rich == max(riches)]
    result = [
        0 if len(best) == len(there) or s.asleep[team] else 1 if team in best else -1
        for team in range(s.t.teams)
    ]
    if s.t.organiser >= 0:
        result.append(0)
    ending = "NS-R.19" if s.t.by_wealth else "NS-15.1" if len(best) == 1 else "NS-15.2"
    s.finish(tuple(result), ending)
