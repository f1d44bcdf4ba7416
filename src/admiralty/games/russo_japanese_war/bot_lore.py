"""What the bot knows of a map before it plays: how far every place is from what matters, by side."""

from __future__ import annotations

from typing import Final

from admiralty.games.russo_japanese_war.state import State
from admiralty.games.russo_japanese_war.tables import JAPAN, RUSSIA, Tables

FAR: Final = 40
NEARER: Final = 0.85
THREAT: Final = 0.3
THREAT_NEARER: Final = 0.8
ON_MAP: Final = 0.016
GOAL_WORTH: Final = 0.022
GUARD_WORTH: Final = 0.005
SOURCE_WORTH: Final = 0.003
BOXES: Final = ([0.013, 0.0, 0.008, 0.0, 0.0], [0.0, 0.014, 0.0, 0.008, 0.0])


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


class Lore:
    """Closeness to the enemy source (`threat`) and to key points, as numbers that fall with the distance."""

    def __init__(self, t: Tables) -> None:
        self.t = t
        sources = [distances(t, t.source[side]) for side in (JAPAN, RUSSIA)]
        self.threat: list[list[float]] = [
            [THREAT * THREAT_NEARER**steps for steps in sources[1 - side]] for side in (JAPAN, RUSSIA)
        ]
        keys = [distances(t, h) for h in t.key_hex]
        self.close: list[list[float]] = [[NEARER**steps for steps in key] for key in keys]
        self.home: list[list[float]] = [[NEARER**steps for steps in source] for source in sources]
        self.known: dict[int, list[float]] = {}

    def places(self, s: State, side: int) -> list[float]:
        """What a point of strength is worth in every place, as key points are held now."""
        held = 0
        for i, h in enumerate(self.t.key_hex):
            held |= s.control[h] << i
        code = held * 2 + side
        found = self.known.get(code)
        if found is None:
            found = self.known[code] = self.weigh(held, side)
        return found

    def weigh(self, held: int, side: int) -> list[float]:
        """Towards key points of the enemy, beside own ones, and a little towards both sources."""
        t = self.t
        out = [0.0] * t.size
        boxes = BOXES[side]
        for place in range(t.n):
            goals = [
                key[place] * (GOAL_WORTH if (held >> i & 1) != side else GUARD_WORTH)
                for i, key in enumerate(self.close)
            ]
            sources = self.home[side][place] + self.home[1 - side][place]
            out[place] = ON_MAP + max(goals) + SOURCE_WORTH * sources
        for i in range(len(boxes)):
            out[t.n + i] = boxes[i]
        return out


KNOWN: Final[list[Lore]] = []
MOST_KNOWN: Final = 16


def lore(t: Tables) -> Lore:
    """One for each set of tables, made when first asked for; only the last few are kept."""
    for one in KNOWN:
        if one.t is t:
            return one
    if len(KNOWN) >= MOST_KNOWN:
        KNOWN.pop(0)
    KNOWN.append(Lore(t))
    return KNOWN[-1]
