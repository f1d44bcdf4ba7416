"""What a volley costs a squadron when both players choose by a fixed policy.

Who is hit is the players' choice, so the ships lost are only known under an assumption. Here it is:

- a critical hit goes to the legal target that loses the most firepower (PA-7.16 to PA-7.18); among equals to
  the one with the higher defence, then to the one with the higher firepower;
- normal hits are taken so that as few ships as possible sink and, among those ways, the most firepower is
  left at that moment: an exact search over every legal way (PA-7.19 to PA-7.23, option underpayment).
"""

from dataclasses import dataclass
from functools import lru_cache

from admiralty.games.port_arthur.tables import DAMAGED, INTACT, Tables

# By (hits paid in full, whether a ship was underpaid if one must be): fewest ships lost, then most firepower.
Plans = dict[tuple[int, bool], tuple[int, int]]
# What may become of a ship: hits paid in full, whether it is the underpaid one, ships lost, firepower kept.
Fate = tuple[int, bool, int, int]


@dataclass(frozen=True)
class Squadron:
    """Ships that fight together; firepower and speed of ship i are at i * 2 + face, as in the tables."""

    names: tuple[str, ...]
    faces: tuple[int, ...]
    firepower: tuple[int, ...]
    speed: tuple[int, ...]
    defence: tuple[int, ...]

    def total_firepower(self) -> int:
        """The firepower of all ships, faces as they lie."""
        return sum(self.firepower[ship * 2 + face] for ship, face in enumerate(self.faces))

    def lowest_speed(self) -> int:
        """The speed of the slowest ship, faces as they lie."""
        return min(self.speed[ship * 2 + face] for ship, face in enumerate(self.faces))


def build_squadron(tables: Tables, ships: list[int], faces: list[int]) -> Squadron:
    """Ships of the tables by number, each with the face that is up."""
    both = (INTACT, DAMAGED)
    return Squadron(
        tuple(tables.ship_ids[ship] for ship in ships),
        tuple(faces),
        tuple(tables.firepower[ship * 2 + face] for ship in ships for face in both),
        tuple(tables.speed[ship * 2 + face] for ship in ships for face in both),
        tuple(tables.defence[ship] for ship in ships),
    )


@lru_cache(maxsize=4096)
def damage(target: Squadron, hits: int, criticals: int, forced_only: bool) -> tuple[int, int]:
    """Ships lost and firepower left after critical hits, then normal hits, are taken as assumed."""
    faces = list(target.faces)
    afloat = list(range(len(faces)))
    for _ in range(criticals):
        if not afloat:
            break
        ship = _critical_target(target, faces, afloat)
        if faces[ship] == INTACT:
            faces[ship] = DAMAGED
        else:
            afloat.remove(ship)
    lost, left = _take_normal_hits(target, faces, afloat, hits, forced_only)
    return len(faces) - len(afloat) + lost, left


def _critical_target(target: Squadron, faces: list[int], afloat: list[int]) -> int:
    """The ship that loses the most firepower; a damaged one only if none is intact (PA-7.17)."""
    choices: list[tuple[int, int, int, int]] = []
    for ship in [ship for ship in afloat if faces[ship] == INTACT] or afloat:
        now = target.firepower[ship * 2 + faces[ship]]
        loss = now - target.firepower[ship * 2 + DAMAGED] if faces[ship] == INTACT else now
        choices.append((loss, target.defence[ship], now, ship))
    return max(choices)[3]


def _take_normal_hits(
    target: Squadron, faces: list[int], afloat: list[int], hits: int, forced_only: bool
) -> tuple[int, int]:
    """The best way to use up all hits: ships lost, firepower left.

    The last ship to sink may cost less than its defence (PA-7.22): `short` tries each such cost, 0 for none.
    """
    capacity = sum(target.defence[ship] + (1 if faces[ship] == INTACT else 0) for ship in afloat)
    if hits >= capacity:
        return len(afloat), 0
    best = (len(afloat) + 1, 0)
    for short in range(min(hits + 1, max(target.defence[ship] for ship in afloat))):
        plans = {(0, short == 0): (0, 0)}
        for ship in afloat:
            plans = _extend(plans, _fates(target, ship, faces[ship], short, forced_only), hits - short)
        lost, kept = plans.get((hits - short, True), best)
        if (lost, -kept) < (best[0], -best[1]):
            best = lost, kept
    return best


def _fates(target: Squadron, ship: int, face: int, short: int, forced_only: bool) -> list[Fate]:
    """Every end a ship can have when one ship sinks for `short` hits (0: none is underpaid)."""
    defence = target.defence[ship]
    crippled = target.firepower[ship * 2 + DAMAGED]
    # Reading PA-R.7: forced_only, so first every ship is damaged and every one that can be paid for sinks.
    forced = forced_only and short > 0
    to_damage = 1 if face == INTACT else 0
    fates = [(to_damage + defence, False, 1, 0)]
    if not (forced and defence <= short):
        fates.append((to_damage, False, 0, crippled))
        if face == INTACT and not forced:
            fates.append((0, False, 0, target.firepower[ship * 2 + INTACT]))
    if 0 < short < defence:
        fates.append((to_damage, True, 1, 0))
    return fates


def _extend(plans: Plans, fates: list[Fate], limit: int) -> Plans:
    """The best plans with one more ship; none pays more than the limit or underpays twice."""
    longer: Plans = {}
    for (paid, settled), (lost, kept) in plans.items():
        for cost, underpaid, sinks, keeps in fates:
            if paid + cost > limit or (underpaid and settled):
                continue
            key = paid + cost, settled or underpaid
            plan = lost + sinks, kept + keeps
            known = longer.get(key)
            if known is None or plan[0] < known[0] or (plan[0] == known[0] and plan[1] > known[1]):
                longer[key] = plan
    return longer
