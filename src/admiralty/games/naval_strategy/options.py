"""[NS-R.1] What is agreed on before set-up: every option, and the two bundles."""

from __future__ import annotations

from typing import Final

from admiralty.core.game import BadOption, Option
from admiralty.games.naval_strategy.datacheck import RULESETS, TABLES

TRUE_FALSE: Final = ("true", "false")
FALSE_TRUE: Final = ("false", "true")
MAX_LENGTH: Final = 9999

BUNDLE: Final = {
    "tables": "repo_2020",
    "wreck_share": "one_fifth",
    "wreck_money": "carried_and_share",
    "destroyed_repair": "one_fifth",
    "enhancement_repair": "one_tenth",
    "damaged_repair": "table_then_truncate",
    "upgrade_price": "half_new",
    "assault_advance": "false",
    "assault_targets": "any",
    "attack_with_trade": "true",
    "sell_from": "store",
    "howitzer_action": "separate_shots",
    "chain_refresh": "false",
    "collision_stage": "end_of_turn",
    "collision_home": "no_forward",
    "collision_damage": "bounced",
    "collision_weight": "goods_and_money",
    "transaction_order": "trades_then_loading",
    "bounced_transactions": "true",
    "new_ship_arrival": "immediate",
    "modify_timing": "immediate",
    "plan_affordability": "refuse",
    "free_repair": "organiser",
    "kill_xp": "true",
    "victory": "wealth",
    "early_close": "true",
}
"""[NS-R.1] What `ruleset = los-piratos` sets, unless something else is chosen."""

PARTS: Final = {"one_tenth": (1, 10), "one_fifth": (1, 5), "one_half": (1, 2)}
WRITTEN: Final = {f"{top}/{bottom}": name for name, (top, bottom) in PARTS.items()}
"""[NS-R.24] Fractions may also be written as such: `wreck_share=1/10`."""

NUMBERS: Final = ("days", "turns_per_day", "planning_seconds")


def option_list(maps: list[str]) -> list[Option]:
    return [
        Option("ruleset", tuple(RULESETS), RULESETS[0], "NS-R.1"),
        Option("teams", ("4", "2", "3", "5", "6"), "4", "NS-3.22"),
        Option("map", tuple(maps), maps[0], "NS-2.1"),
        Option("days", ("2", "5", "1"), "2", "NS-16.10"),
        Option("turns_per_day", ("3", "1", "6"), "3", "NS-16.10"),
        Option("organiser", ("automatic", "seat"), "automatic", "NS-3.21"),
        Option("late_teams", ("0", "1", "2", "3", "4"), "0", "NS-R.40"),
        Option("tables", tuple(TABLES), TABLES[0], "NS-L.17"),
        Option("wreck_share", ("one_tenth", "one_fifth", "one_half"), "one_tenth", "NS-L.1"),
        Option("wreck_money", ("none", "carried", "carried_and_share"), "none", "NS-L.1"),
        Option("destroyed_repair", ("one_tenth", "one_fifth"), "one_tenth", "NS-L.2"),
        Option("enhancement_repair", ("by_method", "one_fifth", "one_tenth"), "by_method", "NS-L.3"),
        Option("damaged_repair", ("exact", "table_then_truncate"), "exact", "NS-R.21"),
        Option("upgrade_price", ("new_minus_half_old", "half_new"), "new_minus_half_old", "NS-L.4"),
        Option("assault_advance", TRUE_FALSE, "true", "NS-L.5"),
        Option("assault_targets", ("enemy", "any"), "enemy", "NS-L.6"),
        Option("attack_with_trade", FALSE_TRUE, "false", "NS-L.7"),
        Option("sell_from", ("hold_and_store", "store"), "hold_and_store", "NS-L.10"),
        Option("howitzer_action", ("one_action", "separate_shots"), "one_action", "NS-L.16"),
        Option("howitzer_origin", ("in_sequence", "start_tile"), "in_sequence", "NS-R.10"),
        Option("chain_refresh", TRUE_FALSE, "true", "NS-L.15"),
        Option("collision_stage", ("movement", "end_of_turn"), "movement", "NS-L.11"),
        Option("collision_home", ("start_tile", "no_forward"), "start_tile", "NS-L.12"),
        Option("collision_damage", ("all", "bounced"), "all", "NS-L.13"),
        Option("collision_weight", ("goods", "goods_and_money"), "goods", "NS-L.14"),
        Option("collision_tie", ("random", "organiser"), "random", "NS-R.41"),
        Option("transaction_order", ("own_sequence", "trades_then_loading"), "own_sequence", "NS-L.18"),
        Option("bounced_transactions", FALSE_TRUE, "false", "NS-L.19"),
        Option("load_tie", ("equal", "registration"), "equal", "NS-R.16"),
        Option("new_ship_arrival", ("end_of_turn", "immediate"), "end_of_turn", "NS-L.20"),
        Option("modify_timing", ("port_phase", "immediate"), "port_phase", "NS-L.21"),
        Option("plan_affordability", ("warn", "refuse"), "warn", "NS-L.22"),
        Option("free_repair", ("automatic", "organiser"), "automatic", "NS-R.14"),
        Option("kill_xp", FALSE_TRUE, "false", "NS-L.25"),
        Option("victory", ("bosses", "wealth"), "bosses", "NS-L.27"),
        Option("tie_break", ("shared", "wealth"), "shared", "NS-15.2"),
        Option("random_wrecks", FALSE_TRUE, "false", "NS-2.44"),
        Option("planning_seconds", ("300", "180", "120"), "300", "NS-4.2"),
        Option("late_orders", ("use_saved", "discard"), "use_saved", "NS-4.4"),
        Option("early_close", FALSE_TRUE, "false", "NS-L.28"),
        Option("economy_visibility", ("public", "team_only"), "public", "NS-17.3"),
        Option("strict_crews", FALSE_TRUE, "false", "NS-3.22"),
        Option("choose_start_facing", FALSE_TRUE, "false", "NS-R.25"),
        Option("boss_pool", ("per_team", "shared"), "per_team", "NS-14.5"),
        Option("boss_coalitions", FALSE_TRUE, "false", "NS-14.5"),
        Option("boss_points_hidden", FALSE_TRUE, "false", "NS-14.5"),
    ]


def bundled(chosen: dict[str, str]) -> dict[str, str]:
    """[NS-R.1] The choices with what follows from them: a bundle, or a share of its own tables."""
    settled = {name: WRITTEN.get(value, value) for name, value in chosen.items()}
    if chosen.get("ruleset") == "los-piratos":
        settled = BUNDLE | settled
    if settled.get("tables") == "draft_2018_02_23" and "wreck_share" not in settled:
        settled["wreck_share"] = "one_half"
    return settled


def numbers(chosen: dict[str, str]) -> dict[str, str]:
    """[NS-4.2] [NS-16.10] Lengths may be any number, even one that the list does not offer."""
    free: dict[str, str] = {}
    for name in NUMBERS:
        value = chosen.get(name, "")
        if value:
            if not (value.isascii() and value.isdigit()) or not 1 <= int(value) <= MAX_LENGTH:
                raise BadOption(
                    f"option {name!r} must be a whole number from 1 to {MAX_LENGTH}, not {value!r}"
                )
            free[name] = str(int(value))
    return free
