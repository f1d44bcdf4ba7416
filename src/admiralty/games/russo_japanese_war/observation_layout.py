"""The layout of what a seat sees as numbers: the fields in order, and their ranges."""

from __future__ import annotations

from typing import Final

from admiralty.games.russo_japanese_war.datacheck import CARDS, FACES, FLEETS, RESULTS
from admiralty.games.russo_japanese_war.invariants import MOST_BONUS, MOST_LEFT
from admiralty.games.russo_japanese_war.invariants_naval import HIGHEST_SEA
from admiralty.games.russo_japanese_war.mapdata import SIDES
from admiralty.games.russo_japanese_war.tables import Tables
from admiralty.games.russo_japanese_war.view import PHASE_WORDS, UNIT_SETS
from admiralty.kit.fields import Field, Limits, amount, amounts, marks, numbered, or_none, up_to, word, words

STEPS: Final = 2
IDS: Final = ("side", "priority", "unit", "ship", "fleet", "event")
NUMBERS: Final = ("left", "done", "passes", "fresh", "rail")
LISTS: Final = ("path", "chain")


def table_fields(t: Tables) -> list[Field]:
    """Tracks, cards and fleets."""
    combat = max([*t.combat, t.garrison_strength])
    return [
        word("seat", SIDES, "the seat that looks"),
        amount("turn", t.turns, "the turn; 0 during set-up"),
        word("phase", PHASE_WORDS, "the innermost phase in progress"),
        word("active", SIDES, "whose turn it is"),
        amounts("morale", SIDES, t.top_morale, "morale"),
        amounts("cards", SIDES, CARDS, "cards in each hand"),
        amount("deck", CARDS, "cards in the deck"),
        amount("discards", CARDS, "cards in the discard pile"),
        word("top", or_none(t.card_ids), "the top discard"),
        amounts("lost", SIDES, t.units, "units lost in this turn"),
        amount("limit", CARDS + 1, "the hand limit plus 1; 0 for none"),
        marks("blocked", SIDES, "whether a side's box is blocked"),
        amount("neutralised", 1, "whether the Russian squadron is neutralised"),
        amount("forced march", 1, "whether a forced march was ordered"),
        amounts("check modifiers", SIDES, FACES, "what modifies the next morale check", -FACES),
        amount("garrison", combat, "the strength of the garrison that can be turned over"),
        marks("hand", t.card_ids, "the seat's own hand"),
        amounts("pile", t.card_ids, CARDS, "the order of the discard pile from 1, if the option shows it"),
    ]


def unit_fields(t: Tables, places: list[str], towns: list[str]) -> list[Field]:
    """Control, ships, units, and what they do."""
    return [
        words("control", towns, or_none(SIDES), "who controls a town"),
        word("flagship", or_none(t.ship_ids), "the Russian flagship, for Russia"),
        marks("line set", SIDES, "who has completed its line of battle"),
        amount("at sea", HIGHEST_SEA - 1, "what happened in this naval step, as bits"),
        amounts("steps", t.ship_ids, STEPS, "steps of a ship"),
        amounts("line", t.ship_ids, t.ships, "the place of a ship in its line, from 1"),
        words("faces", t.ship_ids, or_none(t.ship_ids), "the ship that a ship faces"),
        words("aims", t.ship_ids, or_none(t.ship_ids), "the ship that a ship aims at"),
        words("units", t.unit_ids, places, "where a unit is"),
        marks("without zoc", t.unit_ids, "units that have lost their zone of control"),
        amount("moving", 1, "whether a movement phase is in progress"),
        amount("moving/rail", 1, "whether the railway was used in this phase"),
        marks("moving/moved", t.unit_ids, "units that have moved in this phase"),
        word("moving/unit", or_none(t.unit_ids), "the unit that is moving"),
        amount("moving/left", max(t.movement), "the movement points it has left"),
        word("combat/target", or_none(places), "the target of the combat"),
        amount("combat/bonus", MOST_BONUS, "what events add to the attack", -MOST_BONUS),
        amount("combat/supported", 1, "whether a card supports the attack"),
        amount("combat/die", FACES, "the die roll of the combat"),
        word("combat/result", or_none(RESULTS), "the result of the combat"),
        marks("combat/units", t.unit_ids, "the attackers of the combat"),
        words("declared/target", numbered(t.units), or_none(places), "targets of declared combats, in order"),
        amounts("declared/units", t.unit_ids, t.units, "the declared combat a unit takes part in, from 1"),
        amounts("path", places, len(places), "the path of the unit, or hexes of a chain of retreats, from 1"),
        amounts("chain", t.unit_ids, 2 * t.units, "the units between the hexes of the chain, from 2"),
    ]


def about_fields(t: Tables, places: list[str], prompts: list[str]) -> list[Field]:
    """The question in progress and what it is about, told to every seat."""
    words_of = {
        "side": SIDES, "priority": SIDES, "unit": t.unit_ids, "ship": t.ship_ids, "fleet": FLEETS,
        "event": t.event_ids,
    }  # fmt: skip
    most = {"left": max(t.units, *t.movement), "done": MOST_LEFT, "passes": 2, "fresh": 1, "rail": 1}
    return [
        word("question", or_none(prompts), "the question in progress"),
        *[word(f"about/{name}", or_none(words_of[name]), f"{name} of the question") for name in IDS],
        word("about/target", or_none(places), "target of the question"),
        *[amount(f"about/{name}", most[name], f"{name} of the question") for name in NUMBERS],
        *[marks(f"about/{name}", t.unit_ids, f"units ({name}) of the question") for name in UNIT_SETS],
    ]


def limits(t: Tables) -> Limits:
    """The ranges of the amounts in questions."""
    strengths = sum(t.combat) + t.garrison_strength + t.rough_bonus + t.river_bonus + t.town_bonus
    strong = (-MOST_BONUS, strengths + MOST_BONUS, max(t.combat) * 3)
    few = up_to(MOST_LEFT)
    cards = up_to(CARDS)
    ships = up_to(t.ships)
    out: Limits = {
        "choose-refill/cards": cards, "choose-refill/limit": cards, "march/left": up_to(max(t.movement)),
        "choose-advance/left": up_to(max(t.stack)), "choose-use/cards": cards, "choose-marked/left": few,
        "choose-returned/left": few, "choose-sent/left": few, "morale-window/lost": up_to(t.units),
        "choose-hit/left": up_to(FACES), "choose-repair/left": few,
    }  # fmt: skip
    for prompt in ("choose-attackers", "choose-support", "before-die"):
        out[f"{prompt}/attack"] = strong
        out[f"{prompt}/defence"] = strong
    for prompt in ("choose-sortie", "choose-response", "choose-break-off", "choose-intercept"):
        out[f"{prompt}/undamaged"] = ships
        out[f"{prompt}/afloat"] = ships
    return out
