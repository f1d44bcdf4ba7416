"""What the evaluation computes once for the tables of a game."""

from __future__ import annotations

from functools import lru_cache

from admiralty.core.action import Action
from admiralty.games.port_arthur.r02_ports import has_yard
from admiralty.games.port_arthur.r07_battle import ChooseDice
from admiralty.games.port_arthur.r07_fire import firepower_in
from admiralty.games.port_arthur.show.odds import volley
from admiralty.games.port_arthur.state import State
from admiralty.games.port_arthur.tables import DAMAGED, EFFECT_VICTORY, INTACT, JAPAN, RUSSIA, Tables
from admiralty.games.port_arthur.words import FIRE
from admiralty.kit import heuristics


class Numbers(heuristics.Evaluation):
    """The weights of the evaluation; data/evaluation.toml explains each of them."""

    presence: float
    damaged_share: float
    laid_up_share: float
    neglected_share: float
    critical: float
    swing: float
    kept: float
    clear: float
    outrun: float
    hunted_japan: float
    hunted_russia: float
    leak: float
    leak_sortie: float
    raid: float
    threat: float
    threat_sortie: float
    great_fleet: float
    guard: float
    exposed_japan: float
    exposed_russia: float
    hand: float
    reserve: float
    landing: float
    landing_chance: float
    ashore: float
    initiative: float
    blockade: float
    beyond: float
    hope: float
    certain: float
    doubt: float

    def __init__(self, numbers: dict[str, float]) -> None:
        super().__init__(numbers)
        self.known: list[Precomputed] = []

    def precomputed(self, t: Tables, yard_lost: int, fallen: int) -> Precomputed:
        for one in self.known:
            if one.t is t and one.yard_lost == yard_lost and one.fallen == fallen:
                return one
        self.known.append(Precomputed(t, self, yard_lost, fallen))
        return self.known[-1]

    def dice(self, s: State, ask: ChooseDice) -> Action:
        """[PA-7.9] The number of dice with the most hits."""
        dice = self.precomputed(s.t, s.yard_lost, s.fallen).dice
        return FIRE | dice[min(firepower_in(s, ask.side, ask.zone), len(dice) - 1)] << 12


class Precomputed:
    """What the evaluation computes once for a data file, with and without Port Arthur as a port.

    `dice` is the best number of dice by firepower, `hits` the mean of such a volley; `worth` that of a ship,
    at (ship * 2 + face) * places + place; `coming` the worth that arrives on each turn; `road` the spaces
    that must be occupied for Japan to be able to win.
    """

    def __init__(self, t: Tables, w: Numbers, yard_lost: int, fallen: int) -> None:
        self.t: Tables = t
        self.yard_lost: int = yard_lost
        self.fallen: int = fallen
        powers = range(t.fire_max * t.die_faces + 1)
        self.dice: list[int] = [best_dice(t, w, power) for power in powers]
        self.hits: list[float] = [mean_hits(t, w, power, self.dice[power]) for power in powers]
        self.worth: list[float] = []
        self.coming: list[float] = [0.0] * (t.turns + 1)
        self.road: list[int] = road(t)
        shares = [
            [share(t, w, side, face, place, yard_lost, fallen) for place in range(t.places)]
            for side in (JAPAN, RUSSIA)
            for face in (INTACT, DAMAGED)
        ]
        for ship in range(t.ships):
            whole = t.firepower[ship * 2] + w.presence
            for face in (INTACT, DAMAGED):
                self.worth += [whole * kept for kept in shares[t.side[ship] * 2 + face]]
            if t.start_place[ship] in t.arrival_place:
                self.coming[t.arrival_place.index(t.start_place[ship])] += whole

    def missing(self, s: State) -> int:
        """[PA-4.5] Armies that must still land for Mukden; below zero when more than enough have."""
        missing = -s.landed
        for space in self.road:
            if not s.spaces[space]:
                missing += 1
        return missing


def best_dice(t: Tables, w: Numbers, firepower: int) -> int:
    """[PA-7.9] The number of dice that hits most on average."""
    counts = list(range(t.fire_min, t.fire_max + 1))
    worths = [mean_hits(t, w, firepower, n) for n in counts]
    return counts[worths.index(max(worths))]


def mean_hits(t: Tables, w: Numbers, firepower: int, n: int) -> float:
    """[PA-7.9] Hits of a volley of n dice on average, criticals included."""
    hits, criticals = fired(firepower, n, t.inclusive, t.die_faces)
    return hits + criticals * w.critical


@lru_cache(maxsize=1024)
def fired(firepower: int, n: int, inclusive: bool, faces: int) -> tuple[float, float]:
    """[PA-7.9] Hits and critical hits of n dice on average."""
    odds = volley(firepower, n, inclusive, faces)
    return float(odds.expected_hits), float(odds.expected_criticals)


def share(t: Tables, w: Numbers, side: int, face: int, place: int, yard_lost: int, fallen: int) -> float:
    """The part of its worth that a ship keeps with this face in this place."""
    if place >= t.unused:
        return 0.0
    if place < t.zones:
        ports = [port for port in t.return_ports[side][place] if not (fallen and port == t.port_arthur)]
    elif place < t.shipyard0:
        ports = [place - t.anchorage0]
    else:
        return w.laid_up_share if place < t.shipyard0 + t.ports else 1.0
    for port in ports:
        if has_yard(t, port, yard_lost):
            return 1.0 if face == INTACT else w.damaged_share
    return w.neglected_share


def road(t: Tables) -> list[int]:
    """[PA-4.5] [PA-8.15] [PA-8.24] The spaces up to the one that victory requires."""
    goals = [space for space in range(t.spaces) if t.effect[space] == EFFECT_VICTORY]
    if t.sequence_layout:
        return t.sequence[: max([t.sequence.index(goal) for goal in goals]) + 1]
    for space in goals:
        goals += [needed for needed in t.requires[space] if needed not in goals]
    return goals
