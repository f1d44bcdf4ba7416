"""Exact odds of fire and battle, from all rolls of the dice and without simulation.

The odds of a volley need no assumption. Ships lost depend on what the players choose: hits are given and
taken by the policy of the module losses, and a side whose number of dice is not given rolls the number with
the highest mean of normal and critical hits together for its firepower when it fires (the fewest if equal).
"""

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from typing import Final

from admiralty.games.port_arthur.datacheck import spelled
from admiralty.games.port_arthur.r07_fire import critical_hits, normal_hits
from admiralty.games.port_arthur.show.distributions import (
    from_weights,
    marginal,
    mean,
    multisets,
    probability,
    then,
)
from admiralty.games.port_arthur.show.losses import Squadron, build_squadron, damage
from admiralty.games.port_arthur.tables import DAMAGED, INTACT, Tables

ATTACK: Final = "attack"
DEFEND: Final = "defend"
VOLLEY_ARGUMENTS: Final = ("firepower", "dice")
BATTLE_ARGUMENTS: Final = (ATTACK, DEFEND, "attack_dice", "defend_dice", "first")
LONGEST_NUMBER: Final = 9
USAGE: Final = """\
firepower=F [dice=N]       odds of a volley, for every number of dice or for one
attack=SHIPS defend=SHIPS  odds of a battle; ship ids with commas between, * after a damaged ship
  [attack_dice=N]          dice of the attacker; not given: all choices if it fires first, else the most hits
  [defend_dice=N]          dice of the defender, likewise
  [first=attack|defend]    who fires first; not given: the faster squadron, the defender if equally fast"""


@dataclass(frozen=True)
class Gunnery:
    """The numbers and options on which fire and its damage depend."""

    fire_min: int
    fire_max: int
    die_faces: int
    inclusive: bool
    forced_only: bool


@dataclass(frozen=True)
class Volley:
    """Odds of one roll: outcomes are (normal hits, critical hits)."""

    outcomes: Mapping[tuple[int, int], Fraction]
    within: Fraction
    expected_hits: Fraction
    expected_criticals: Fraction


@dataclass(frozen=True)
class Battle:
    """Odds of one battle: ships lost as (by the first player, by the second), mean firepower left to each."""

    lost: Mapping[tuple[int, int], Fraction]
    first_firepower: Fraction
    second_firepower: Fraction


def volley(firepower: int, n: int, inclusive: bool = False, faces: int = 6) -> Volley:
    """[PA-D.7] The exact odds of firing n dice."""
    return _volley(max(0, min(firepower, n * faces)), n, inclusive, faces)


@lru_cache(maxsize=1024)
def _volley(firepower: int, n: int, inclusive: bool, faces: int) -> Volley:
    weights: dict[tuple[int, int], int] = {}
    for dice, orders in _rolls(n, faces):
        outcome = normal_hits(dice, firepower, inclusive), critical_hits(dice, firepower)
        weights[outcome] = weights.get(outcome, 0) + orders
    outcomes = from_weights(weights)
    return Volley(
        outcomes,
        probability(outcomes, lambda outcome: outcome[0] == n),
        mean(outcomes, lambda outcome: outcome[0]),
        mean(outcomes, lambda outcome: outcome[1]),
    )


@lru_cache(maxsize=16)
def _rolls(n: int, faces: int) -> list[tuple[list[int], int]]:
    return [(list(roll), orders) for roll, orders in multisets(n, faces)]


def movement_chance(speed: int, faces: int) -> Fraction:
    """[PA-D.7] The chance that a movement test succeeds."""
    return Fraction(min(speed, faces), faces)


def tie_chance(faces: int) -> Fraction:
    """[PA-D.7] The chance that both sides roll the same cycle die."""
    return Fraction(1, faces)


def best_dice(firepower: int, rules: Gunnery) -> int:
    """The number of dice with the highest mean of hits of both kinds together; the fewest among equals."""
    best = rules.fire_min
    most = Fraction(-1)
    for n in range(rules.fire_min, rules.fire_max + 1):
        fired = volley(firepower, n, rules.inclusive, rules.die_faces)
        hits = fired.expected_hits + fired.expected_criticals
        if hits > most:
            best, most = n, hits
    return best


@lru_cache(maxsize=4096)
def volley_losses(
    target: Squadron, firepower: int, n: int, rules: Gunnery
) -> Mapping[tuple[int, int], Fraction]:
    """The odds of (ships lost, firepower left) for a squadron under one volley of n dice."""
    fired = volley(firepower, n, rules.inclusive, rules.die_faces)
    return marginal(fired.outcomes, lambda outcome: damage(target, outcome[0], outcome[1], rules.forced_only))


def battle(first: Squadron, second: Squadron, dice: int | None, reply: int | None, rules: Gunnery) -> Battle:
    """The odds of a battle: the first player fires, then what is left of the second (PA-7.4, PA-7.25)."""
    opening = first.total_firepower()
    if dice is None:
        dice = best_dice(opening, rules)

    def answer(hurt: tuple[int, int]) -> Mapping[tuple[int, int, int, int], Fraction]:
        lost, left = hurt  # a squadron that is gone has no firepower and never hits
        n = best_dice(left, rules) if reply is None else reply
        returned = volley_losses(first, left, n, rules)
        return {(own, lost, kept, left): share for (own, kept), share in returned.items()}

    joint = then(volley_losses(second, opening, dice, rules), answer)
    return Battle(
        marginal(joint, lambda end: (end[0], end[1])),
        mean(joint, lambda end: end[2]),
        mean(joint, lambda end: end[3]),
    )


def gunnery(tables: Tables) -> Gunnery:
    """The numbers and options of fire in a game with these tables."""
    return Gunnery(tables.fire_min, tables.fire_max, tables.die_faces, tables.inclusive, tables.forced_only)


def read_squadron(tables: Tables, text: str) -> Squadron:
    """A squadron written as ship ids with commas between, `*` after a damaged one: `poltava*,diana`."""
    ships: list[int] = []
    faces: list[int] = []
    for word in text.split(","):
        name = spelled(word.strip().lower())
        if name.removesuffix("*") not in tables.ship_ids:
            raise ValueError(f'There is no ship "{word.strip()}".')
        ship = tables.ship_ids.index(name.removesuffix("*"))
        if ship in ships:
            raise ValueError(f'The ship "{tables.ship_ids[ship]}" is named twice.')
        ships.append(ship)
        faces.append(DAMAGED if name.endswith("*") else INTACT)
    if len({tables.side[ship] for ship in ships}) > 1:
        raise ValueError(f'"{text}" has ships of both sides in one squadron.')
    return build_squadron(tables, ships, faces)


def volley_document(firepower: int, dice: int | None, rules: Gunnery) -> dict[str, object]:
    """[PA-D.7] The odds of each number of dice, or of the one given, for one firepower."""
    rows: list[dict[str, object]] = []
    for n in dice_choices(dice, rules):
        fired = volley(firepower, n, rules.inclusive, rules.die_faces)
        rows.append(
            {
                "dice": n,
                "p_within": float(fired.within),
                "expected_hits": float(fired.expected_hits),
                "expected_criticals": float(fired.expected_criticals),
                "hits": shares(fired.outcomes, 0, "hits"),
                "criticals": shares(fired.outcomes, 1, "criticals"),
                "outcomes": [
                    {"hits": hits, "criticals": criticals, "p": float(share)}
                    for (hits, criticals), share in sorted(fired.outcomes.items())
                ],
            }
        )
    return {"firepower": firepower, "rows": rows}


def battle_document(
    attack: Squadron, defend: Squadron, dice: dict[str, int | None], first: str, rules: Gunnery
) -> dict[str, object]:
    """The odds of a battle for each number of dice of the first player, or for the one given.

    `dice` has the numbers of dice of "attack" and "defend"; `first` is the one that fires first, "" for the
    faster one, the defender if both are equally fast (PA-7.5).
    """
    if not first:
        first = ATTACK if attack.lowest_speed() > defend.lowest_speed() else DEFEND
    second = DEFEND if first == ATTACK else ATTACK
    squadrons = {ATTACK: attack, DEFEND: defend}
    rows: list[dict[str, object]] = []
    for n in dice_choices(dice[first], rules):
        fought = battle(squadrons[first], squadrons[second], n, dice[second], rules)
        lost = [
            {first: own, second: other, "p": float(share)}
            for (own, other), share in sorted(fought.lost.items())
        ]
        rows.append(
            {
                "dice": n,
                "expected_lost": {
                    first: float(mean(fought.lost, lambda ships: ships[0])),
                    second: float(mean(fought.lost, lambda ships: ships[1])),
                },
                "expected_firepower": {
                    first: float(fought.first_firepower),
                    second: float(fought.second_firepower),
                },
                "lost": lost,
            }
        )
    return {
        ATTACK: squadron_document(attack),
        DEFEND: squadron_document(defend),
        "first": first,
        "reply_dice": dice[second],
        "rows": rows,
    }


def squadron_document(squadron: Squadron) -> dict[str, object]:
    ships = [{"ship": name, "damaged": face == DAMAGED} for name, face in zip(squadron.names, squadron.faces)]
    return {"ships": ships, "firepower": squadron.total_firepower(), "speed": squadron.lowest_speed()}


def shares(outcomes: Mapping[tuple[int, int], Fraction], part: int, name: str) -> list[dict[str, object]]:
    """The distribution of the hits of one kind alone."""
    alone = marginal(outcomes, lambda outcome: outcome[part])
    return [{name: number, "p": float(share)} for number, share in sorted(alone.items())]


def dice_choices(dice: int | None, rules: Gunnery) -> list[int]:
    """The one number of dice, or all that may be chosen."""
    return list(range(rules.fire_min, rules.fire_max + 1)) if dice is None else [dice]


def odds(tables: Tables, arguments: dict[str, str]) -> dict[str, object]:
    """The document that the arguments ask for. Raises ValueError with one sentence if they make no sense."""
    volley_asked = "firepower" in arguments
    known = VOLLEY_ARGUMENTS if volley_asked else BATTLE_ARGUMENTS
    for name in arguments:
        if name not in VOLLEY_ARGUMENTS + BATTLE_ARGUMENTS:
            raise ValueError(f'There is no argument "{name}".')
        if name not in known:
            raise ValueError(f'"{name}" cannot be used {"with" if volley_asked else "without"} "firepower".')
    rules = gunnery(tables)
    if volley_asked:
        firepower = whole(arguments, "firepower")
        if firepower < 0:
            raise ValueError(f"firepower must be 0 or more, not {firepower}.")
        return volley_document(firepower, dice_argument(arguments, "dice", rules), rules)
    for name in (ATTACK, DEFEND):
        if not arguments.get(name, "").strip():
            raise ValueError('Give "firepower", or the ships of both "attack" and "defend".')
    attack = read_squadron(tables, arguments[ATTACK])
    defend = read_squadron(tables, arguments[DEFEND])
    if side_of(tables, attack) == side_of(tables, defend):
        raise ValueError("The two squadrons are of the same side.")
    first = arguments.get("first", "")
    if first not in ("", ATTACK, DEFEND):
        raise ValueError(f'first must be "attack" or "defend", not "{first}".')
    dice = {name: dice_argument(arguments, f"{name}_dice", rules) for name in (ATTACK, DEFEND)}
    return battle_document(attack, defend, dice, first, rules)


def side_of(tables: Tables, squadron: Squadron) -> int:
    return tables.side[tables.ship_ids.index(squadron.names[0])]


def whole(arguments: dict[str, str], name: str) -> int:
    text = arguments[name].strip()
    if not text.removeprefix("-").isdecimal() or len(text) > LONGEST_NUMBER:
        raise ValueError(f'{name} must be a whole number, not "{text}".')
    return int(text)


def dice_argument(arguments: dict[str, str], name: str, rules: Gunnery) -> int | None:
    """A number of dice within the limits, or None when it is not given."""
    if name not in arguments:
        return None
    dice = whole(arguments, name)
    if not rules.fire_min <= dice <= rules.fire_max:
        raise ValueError(f"{name} must be from {rules.fire_min} to {rules.fire_max}, not {dice}.")
    return dice
