"""[NS-15.1] [NS-16.10] What is told when a day or the week ends, from what everybody has seen and heard."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, cast

from admiralty.core.event import Event
from admiralty.games.naval_strategy.mapfile import TYPES
from admiralty.games.naval_strategy.tables import Tables

Seen = Mapping[str, object]

TARGET: Final = 1
POINTS: Final = 2


def scores(view: Seen) -> dict[str, int]:
    """[NS-15.1] Points, as they are shown; late teams that nobody has called in are left out."""
    teams = cast("dict[str, Seen]", view["teams"])
    return {name: cast(int, team["points"]) for name, team in teams.items() if not team.get("asleep")}


def since_last_day(events: list[Event]) -> list[Event]:
    """The day that is going on or, if it has hardly begun, the one before."""
    ends = [at for at, event in enumerate(events) if event.kind == "day-closed"]
    today = events[ends[-1] + 1 :] if ends else events
    if ends and not any(event.kind in ("sailed", "fired", "hit") for event in today):
        return events[ends[-2] + 1 : ends[-1]] if len(ends) > 1 else events[: ends[-1]]
    return today


def highlights(t: Tables, view: Seen, events: list[Event], is_week: bool) -> list[tuple[str, Event]]:
    """The best shot, the biggest loss, the best sale and the bosses beaten, each under its name."""
    told = events if is_week else since_last_day(events)
    types = {str(ship["id"]): TYPES.index(str(ship["type"])) for ship in cast("list[Seen]", view["ships"])}

    def size(event: Event) -> int:
        return types.get(t.ship_ids[cast(int, event.args[0])], 0)

    def is_shot(event: Event) -> bool:
        by = cast(int, event.args[0])
        return event.kind == "hit" and by != event.args[TARGET] and not t.ship_ids[by].startswith("boss-")

    shots = [event for event in told if is_shot(event)]
    losses = [event for event in told if event.kind == "sunk"]
    sales = [event for event in told if event.kind == "sold"]
    out: list[tuple[str, Event]] = []
    if shots:
        out.append(("best-shot", max(shots, key=lambda event: cast(int, event.args[POINTS]))))
    if losses:
        out.append(("biggest-loss", max(losses, key=size)))
    if sales:
        out.append(("best-sale", max(sales, key=lambda event: cast(int, event.args[-1]))))
    out += [("boss-beaten", event) for event in told if event.kind == "boss-beaten"]
    return out
