"""[NS-16.9] Names of ships, goods, lots, ports and bosses: data, by language."""

from __future__ import annotations

from admiralty.games.naval_strategy.datacheck import GOODS
from admiralty.games.naval_strategy.mapfile import TEAMS
from admiralty.games.naval_strategy.words import AMOUNTS, HALF
from admiralty.kit.datafile import Entry

LANGUAGES = ("en", "cs", "fr", "ja")
Names = dict[str, str]


def check_names(entry: Entry) -> None:
    """Every team, commodity and word by every language."""
    for group, keys in (
        ("teams", TEAMS),
        ("goods", GOODS),
        ("amounts", AMOUNTS[HALF:]),
        ("words", ["arena", "boss"]),
    ):
        for key in keys:
            named(entry.table(group), key)


def named(entry: Entry, key: str) -> Names:
    table = entry.table(key)
    return {language: table.text(language) for language in LANGUAGES}


def ship_names(entry: Entry, ids: list[str], teams: list[str], most: int) -> dict[str, Names]:
    """Ships by team and number, their copies in the arena, and the bosses they meet there."""
    arena, boss = named(entry.table("words"), "arena"), named(entry.table("words"), "boss")
    out: dict[str, Names] = {}
    for i, word in enumerate(ids):
        own = i % (len(teams) * most)
        if i >= 2 * len(teams) * most:
            team = named(entry.table("teams"), teams[i - 2 * len(teams) * most])
            out[f"ship-{word}"] = {x: f"{boss[x]} ({team[x]})" for x in LANGUAGES}
            continue
        team = named(entry.table("teams"), teams[own // most])
        name = {x: f"{team[x]} {own % most + 1}" for x in LANGUAGES}
        if i != own:
            name = {x: f"{name[x]} ({arena[x]})" for x in LANGUAGES}
        out[f"ship-{word}"] = name
    return out


def goods_names(entry: Entry) -> dict[str, Names]:
    """Commodities, and lots of them: `wood × 10`, `wood: half`."""
    out: dict[str, Names] = {}
    for good in GOODS:
        name = named(entry.table("goods"), good)
        out[f"commodity-{good}"] = name
        for i, amount in enumerate(AMOUNTS):
            if i < HALF:
                out[f"lot-{amount}-{good}"] = {x: f"{name[x]} \u00d7 {amount}" for x in LANGUAGES}
            else:
                much = named(entry.table("amounts"), amount)
                out[f"lot-{amount}-{good}"] = {x: f"{name[x]}: {much[x]}" for x in LANGUAGES}
    return out
