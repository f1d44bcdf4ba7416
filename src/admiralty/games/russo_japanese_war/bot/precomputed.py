"""What the evaluation computes once for a map: distances from every place to what matters, by side."""

from __future__ import annotations

from typing import Final

from admiralty.games.russo_japanese_war.bot.numbers import Numbers
from admiralty.games.russo_japanese_war.state import State
from admiralty.games.russo_japanese_war.tables import JAPAN, RUSSIA, Tables

FAR: Final = 40


def distances(t: Tables, goal: int) -> list[int]:
    """Steps from every place to a hex; a step that must be the last of its move counts two."""
    found = [FAR] * t.size
    found[goal] = 0
    edge = [goal]
    while edge:
        onward: list[int] = []
        for here in range(t.size):
            for there in t.near[here]:
                cost = found[there] + 1 + t.halt[here * t.size + there]
                if cost < found[here]:
                    found[here] = cost
                    onward.append(here)
        edge = onward
    return found


class Precomputed:
    """Closeness to the enemy source (`threat`) and to key points, as numbers that fall with the distance."""

    def __init__(self, numbers: Numbers, t: Tables) -> None:
        self.numbers = numbers
        self.t = t
        sources = [distances(t, t.source[side]) for side in (JAPAN, RUSSIA)]
        self.threat: list[list[float]] = [
            [numbers.threat * numbers.threat_nearer**steps for steps in sources[1 - side]]
            for side in (JAPAN, RUSSIA)
        ]
        keys = [distances(t, h) for h in t.key_hex]
        self.close: list[list[float]] = [[numbers.nearer**steps for steps in key] for key in keys]
        self.home: list[list[float]] = [[numbers.nearer**steps for steps in source] for source in sources]
        self.known: dict[int, list[float]] = {}

    def places(self, s: State, side: int) -> list[float]:
        """What a point of strength is worth in every place, as key points are held now."""
        control = s.control
        held = 0
        for i, h in enumerate(self.t.key_hex):
            held |= control[h] << i
        code = held * 2 + side
        found = self.known.get(code)
        if found is None:
            found = self.known[code] = self.weigh(held, side)
        return found

    def share_of_threat(self, s: State, side: int) -> float:
        """The part that counts of a threat to the enemy source: less where that is guarded."""
        is_guarded = s.men(1 - side)[self.t.source[1 - side]] > 0
        return self.numbers.threat_guarded if is_guarded else 1.0

    def weigh(self, held: int, side: int) -> list[float]:
        """Towards key points of the enemy, beside own ones, and a little towards both sources."""
        t = self.t
        n = self.numbers
        out = [0.0] * t.size
        for place in range(t.n):
            goals = [
                key[place] * (n.goal_worth if (held >> i & 1) != side else n.guard_worth)
                for i, key in enumerate(self.close)
            ]
            sources = self.home[side][place] + self.home[1 - side][place]
            out[place] = n.on_map + max(goals) + n.source_worth * sources
        if side == JAPAN:
            out[t.korea] = n.korea_worth
            out[t.japan] = n.japan_worth
        else:
            out[t.siberia] = n.siberia_worth
            out[t.europe] = n.europe_worth
        return out
