"""Exact numbers for the question at hand: what the odds assistant shows while a side chooses."""

from __future__ import annotations

from typing import cast

from admiralty.core.action import Action, first
from admiralty.games.port_arthur.r06_moves import ChooseOperation, ChooseShips
from admiralty.games.port_arthur.r06_operations import ChooseReroll
from admiralty.games.port_arthur.r06_squadrons import speed_of
from admiralty.games.port_arthur.r07_battle import ChooseDice
from admiralty.games.port_arthur.r07_fire import firepower_in
from admiralty.games.port_arthur.show import odds
from admiralty.games.port_arthur.show.losses import Squadron, build_squadron
from admiralty.games.port_arthur.state import State
from admiralty.games.port_arthur.view_types import Outlook, VolleyRow
from admiralty.games.port_arthur.words import FIRE, MOVE, REROLL, TO, VERB

Figures = dict[Action, dict[str, float]]


def advice(s: State, seat: int) -> Figures:
    """[PA-D.7] Volley odds before firing, the chance of a movement test, the chance of another tie."""
    top = s.stack[-1] if s.stack else None
    faces = s.t.die_faces
    if isinstance(top, ChooseDice):
        return {FIRE | row["dice"] << 12: figures(row) for row in volley_rows(s, top.side, top.zone)}
    if isinstance(top, ChooseShips) and top.chosen:
        p = float(odds.movement_chance(speed_of(s, top.chosen), faces))
        return {a: {"p_success": p} for a in top.legal(s, seat) if a & VERB == TO}
    if isinstance(top, ChooseOperation):
        moves = [a for a in top.legal(s, seat) if a & VERB == MOVE]
        speeds = [speed_of(s, s.ships_in(top.side, first(a))) for a in moves]
        return {
            a: {"p_success": float(odds.movement_chance(v, faces))}
            for a, v in zip(moves, speeds, strict=True)
        }
    if isinstance(top, ChooseReroll):
        return {REROLL: {"p_tie": float(odds.tie_chance(faces))}}
    return {}


def figures(row: VolleyRow) -> dict[str, float]:
    return {
        "p_within": row["p_within"],
        "expected_hits": row["expected_hits"],
        "expected_criticals": row["expected_criticals"],
        "expected_lost": row["expected_lost"],
    }


def outlook(s: State, _: int) -> Outlook | None:
    """[PA-D.7] The whole distribution of every number of dice, for a picture; nothing at other questions."""
    top = s.stack[-1] if s.stack else None
    if not isinstance(top, ChooseDice):
        return None
    firepower = firepower_in(s, top.side, top.zone)
    best = odds.best_dice(firepower, odds.gunnery(s.t))
    return {"firepower": firepower, "best": best, "rows": volley_rows(s, top.side, top.zone)}


def volley_rows(s: State, side: int, zone: int) -> list[VolleyRow]:
    """[PA-D.7] For each number of dice the distribution of hits, and what the enemy can expect to lose."""
    rules = odds.gunnery(s.t)
    firepower = firepower_in(s, side, zone)
    rows = cast("list[VolleyRow]", odds.volley_document(firepower, None, rules)["rows"])
    target = squadron(s, 1 - side, zone)
    for row in rows:
        losses = odds.volley_losses(target, firepower, row["dice"], rules)
        row["expected_lost"] = float(sum(share * lost for (lost, _), share in losses.items()))
    return rows


def squadron(s: State, side: int, zone: int) -> Squadron:
    ships = s.ships_in(side, zone)
    return build_squadron(s.t, ships, [s.face[ship] for ship in ships])
