"""[RJ-R.18] [RJ-R.30] The check of a data file: what it must hold before a game can be played with it."""

from __future__ import annotations

import re
from typing import Final

from admiralty.games.russo_japanese_war.mapdata import SIDES, Chart
from admiralty.kit.datafile import DataError, Entry, shown

BOXES: Final = ["box:korea", "box:siberia", "box:japan", "box:europe"]
KEY_POINTS: Final = ["port_arthur", "dalian", "liaoyang", "mukden"]
RESULTS: Final = ["NE", "DR", "DE", "EX", "AR", "AE"]
FLEETS: Final = ["first", "second", "port_arthur", "vladivostok"]
LANGUAGES: Final = ["en", "cs", "fr", "ja"]
ATTACKS: Final = ["japanese_attack", "russian_attack"]
TARGETS: Final = ["port_arthur", "rough_or_town", "rough_not_port_arthur"]
NAVAL_PARTS: Final = ["blockade", "mines", "akiyama", "sortie", "vladivostok"]
CARDS: Final = 16
FACES: Final = 6
MOST_UNITS: Final = 30
MOST_SHIPS: Final = 12
MAX_NUMBER: Final = 20
LONGEST_NAME: Final = 80

# Each effect with its timing and the side or sides whose half may have it.
EFFECTS: Final = {
    "cancel_event": ("reaction", "japan"),
    "change_result": ("combat_after_die", "both"),
    "force_result": ("combat_before_die", "both"),
    "hand_limit": ("own_card_phase", "russia"),
    "makarov": ("own_card_phase", "russia"),
    "remove_zoc": ("own_card_phase", "japan"),
    "block_transport": ("own_card_phase", "japan"),
    "cancel_combat_event": ("combat_after_die", "japan"),
    "attack_bonus": ("combat_strength", "japan"),
    "rail_reinforcement": ("own_card_phase", "russia"),
    "extra_phase": ("own_card_phase", "japan"),
    "take_top_discard": ("any_time", "japan"),
    "morale_check_modifier": ("morale_check", "both"),
    "extra_advance": ("advance", "russia"),
    "morale": ("own_card_phase", "both"),
    "rebuild": ("own_card_phase", "both"),
    "reshuffle": ("on_draw", "both"),
}

ID: Final = re.compile(r"[A-Za-z0-9]+(-[A-Za-z0-9]+)*")


def check(top: Entry, chart: Chart) -> None:
    """Raise DataError for the first fault found; the sentence names the entry."""
    dataset = top.text("dataset")
    if len(dataset) > LONGEST_NAME or not dataset.isprintable():
        raise top.wrong("dataset", f"must be one line of at most {LONGEST_NAME} characters")
    check_types(top)
    check_units(top, chart)
    check_numbers(top, chart)
    check_crt(top)
    check_cards(top)
    check_ships(top)
    for point in KEY_POINTS:
        if len(chart.with_field("key_point", point)) != 1:
            raise DataError(f"map: the key point {shown(point)} must be exactly one hex")


def ids(top: Entry, key: str, most: int) -> list[str]:
    """The ids of the rows of [[key]], all different."""
    names: list[str] = []
    for row in top.rows(key):
        name = row.text("id")
        if not ID.fullmatch(name) or len(name) > LONGEST_NAME:
            raise row.wrong("id", "must be letters and digits, joined by -")
        if name in names:
            raise DataError(f"{key} {shown(name)}: the id is used by more than one of the {key}")
        names.append(name)
    if len(names) > most:
        raise top.wrong(key, f"must have at most {most} entries, not {len(names)}")
    return names


def check_types(top: Entry) -> None:
    """[RJ-1.2] [RJ-1.3] Strength and movement of every type; one type at most has a reverse side."""
    types = top.table("unit_types")
    flips = 0
    for name in types.names():
        row = types.table(name)
        row.one_of("side", SIDES, "side")
        row.whole("combat", 0, MAX_NUMBER)
        row.whole("movement", 0, MAX_NUMBER)
        if row.has("by_card"):
            row.flag("by_card")
        if row.has("flips_to"):
            flips += 1
            row.one_of("flips_to", types.names(), "unit type")
    if flips > 1:
        raise DataError("unit_types: at most one type may have flips_to")


def check_units(top: Entry, chart: Chart) -> None:
    """[RJ-3.1] [RJ-7.10] Every unit has a type and starts on the map or in a box, within stacking."""
    types = top.table("unit_types")
    ids(top, "units", MOST_UNITS)
    stacks: dict[str, int] = {}
    owner: dict[str, str] = {}
    flipping = 0
    for row in top.rows("units"):
        kind = types.table(row.one_of("type", types.names(), "unit type"))
        side = kind.text("side")
        start = row.text("start")
        flipping += int(kind.has("flips_to"))
        if row.has("name"):
            row.text("name")
        if start in BOXES:
            continue
        places = chart.with_field("key_point", start) if start in KEY_POINTS else [start]
        if len(places) != 1 or not chart.is_playable(places[0]):
            raise row.wrong("start", f"must be a playable hex, a key point or a box, not {shown(start)}")
        stacks[places[0]] = stacks.get(places[0], 0) + 1
        if owner.setdefault(places[0], side) != side or stacks[places[0]] > limit(top, side):
            raise row.wrong("start", f"puts too many units into {places[0]}")
    if flipping > 1:
        raise DataError("units: at most one unit may have a reverse side")


def limit(top: Entry, side: str) -> int:
    return top.table("stacking").whole(side, 1, 9)


def check_numbers(top: Entry, chart: Chart) -> None:
    """[RJ-3.7] [RJ-5.4] [RJ-6.1] [RJ-12.3] Tracks, hands, stacking, morale checks."""
    tracks = top.table("tracks")
    tracks.whole("morale_min", 0, 0)
    most = tracks.whole("morale_max", 1, MAX_NUMBER)
    if not 1 <= len(tracks.texts("turn_names")) <= MAX_NUMBER:
        raise tracks.wrong("turn_names", f"must list 1 to {MAX_NUMBER} turns")
    setup = top.table("setup")
    for side in SIDES:
        setup.whole(f"morale_{side}", 1, most)
        limit(top, side)
    setup.whole("hand_japan", 0, 4)
    if not chart.is_playable(setup.text("nanshan")):
        raise setup.wrong("nanshan", "must be a playable hex")
    hand = top.table("hand")
    refill = hand.whole("refill_to", 1, 4)
    hand.whole("refill_only_if_at_most", 0, refill - 1)
    hand.whole("bonus_cards", 0, 2)
    hand.whole("bonus_cost_morale", 0, most)
    checks = top.table("morale_check")
    for key in ("lost_1", "lost_2", "lost_3_or_more"):
        checks.whole(key, 0, FACES)


def check_crt(top: Entry) -> None:
    """[RJ-9.11] One row for each die result, one result for each column; columns are consecutive."""
    crt = top.table("crt")
    columns = crt.wholes("columns", -MAX_NUMBER, MAX_NUMBER)
    if not columns or columns != list(range(columns[0], columns[0] + len(columns))):
        raise crt.wrong("columns", "must be whole numbers that follow each other")
    for die in range(1, FACES + 1):
        row = crt.texts(f"die_{die}")
        if len(row) != len(columns):
            raise crt.wrong(f"die_{die}", f"must have {len(columns)} results, not {len(row)}")
        for result in row:
            if result not in RESULTS:
                raise crt.wrong(f"die_{die}", f"names the unknown result {shown(result)}")
    terrain = top.table("terrain")
    for kind in ("rough", "river", "town"):
        terrain.table(kind).whole("combat", 0, MAX_NUMBER)


def check_cards(top: Entry) -> None:
    """[RJ-1.5] [RJ-R.18] Sixteen cards with two halves; one card reshuffles, for both sides."""
    rows = top.rows("cards")
    if [row.whole("number") for row in rows] != list(range(1, CARDS + 1)):
        raise top.wrong("cards", f"must be numbered 1 to {CARDS} in this order")
    reshuffles = [0, 0]
    for row in rows:
        for place, side in enumerate(SIDES):
            half = row.table(side)
            half.label = f"cards {row.whole('number')}"
            check_half(half, side, top)
            reshuffles[place] += half.text("effect") == "reshuffle"
        if (row.table(SIDES[0]).text("effect") == "reshuffle") != (
            row.table(SIDES[1]).text("effect") == "reshuffle"
        ):
            raise row.wrong("effect", "reshuffle must stand on both halves of one card")
    if reshuffles != [1, 1]:
        raise top.wrong("cards", "must have exactly one card that reshuffles")


def check_half(half: Entry, side: str, top: Entry) -> None:
    half.text("name_en")
    for language in LANGUAGES:
        if half.has(f"name_{language}"):
            half.text(f"name_{language}")
    effect = half.one_of("effect", list(EFFECTS), "effect")
    timing, owner = EFFECTS[effect]
    if owner not in (side, "both"):
        raise half.wrong("effect", f"{shown(effect)} is for the other side")
    if half.text("timing") != timing:
        raise half.wrong("timing", f"must be {shown(timing)} for the effect {shown(effect)}")
    if half.has("naval"):
        half.one_of("naval", NAVAL_PARTS, "part in the naval rules")
    check_details(half, effect, top)


def check_details(half: Entry, effect: str, top: Entry) -> None:
    """The numbers and words that belong to an effect."""
    if effect in ("cancel_event", "cancel_combat_event"):
        half.wholes("events", 1, CARDS)
    elif effect == "change_result":
        half.one_of("when", ATTACKS, "kind of attack")
        half.some_of("from", RESULTS, "result")
        half.one_of("to", RESULTS, "result")
        if half.has("flip_unit"):
            half.one_of("flip_unit", ids(top, "units", MOST_UNITS), "unit")
    elif effect == "force_result":
        half.one_of("when", ATTACKS, "kind of attack")
        half.one_of("to", RESULTS, "result")
    elif effect == "hand_limit":
        half.whole("limit", 0, 4)
    elif effect == "makarov":
        half.whole("russian_morale", -MAX_NUMBER, MAX_NUMBER)
    elif effect in ("remove_zoc", "rebuild"):
        half.whole("max_units", 1, MAX_NUMBER)
    elif effect == "attack_bonus":
        half.whole("value", 1, MAX_NUMBER)
    elif effect in ("morale", "morale_check_modifier"):
        half.one_of("side", SIDES, "side")
        half.whole("value", -MAX_NUMBER, MAX_NUMBER)
    elif effect == "extra_advance":
        half.whole("hexes", 1, 3)
    if effect == "rebuild":
        half.some_of("types", top.table("unit_types").names(), "unit type")
    if half.has("target"):
        half.one_of("target", TARGETS, "target")
    if half.has("from_turn"):
        half.whole("from_turn", 1, MAX_NUMBER)


def check_ships(top: Entry) -> None:
    """[RJ-13.2] Every fleet has a unit; the two small ones have exactly one."""
    ids(top, "naval_units", 2 * MOST_SHIPS)
    counts = dict.fromkeys(FLEETS, 0)
    for row in top.rows("naval_units"):
        fleet = row.one_of("fleet", FLEETS, "fleet")
        side = "japan" if fleet in FLEETS[:2] else "russia"
        row.one_of("side", [side], f"side of the fleet {shown(fleet)}")
        row.whole("combat", 0, FACES)
        counts[fleet] += 1
    for fleet, count in counts.items():
        most = 1 if fleet in ("second", "vladivostok") else MOST_SHIPS
        if not 1 <= count <= most:
            raise top.wrong("naval_units", f"must have 1 to {most} units in the fleet {shown(fleet)}")
