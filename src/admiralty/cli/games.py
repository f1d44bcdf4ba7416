"""`admiralty games`: what can be played, and with which options."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.padding import Padding
from rich.text import Text

from admiralty import games as folders
from admiralty.cli.console import notice, out, print_json
from admiralty.cli.params import AsJson
from admiralty.core.game import Game, Option
from admiralty.show.text import Speaker
from admiralty.sim.builds import build


def games(
    json: AsJson = False,
    hidden: Annotated[bool, typer.Option("--all", help="Also the games for development.")] = False,
) -> None:
    """List the games with their options, rules version and data set."""
    found = [folders.load(slug) for slug in folders.working(hidden)]
    for slug in folders.slugs(hidden):
        if folders.fault(slug):
            notice(f"{slug} cannot be loaded: {folders.fault(slug)}")
    if json:
        print_json([describe(game) for game in found])
        return
    for game in found:
        show(game)
    out.print(
        Text(f"The engine runs {build()}. Play one with: admiralty play {found[0].slug}", "bright_black")
    )


def describe(game: Game) -> dict[str, object]:
    return {
        "slug": game.slug,
        "title": game.title,
        "seats": list(game.seats),
        "options": [describe_option(option) for option in game.option_list()],
        "rules_version": game.rules_version,
        "dataset": game.dataset,
        "build": build(),
    }


def describe_option(option: Option) -> dict[str, object]:
    return {
        "name": option.name,
        "default": option.default,
        "values": list(option.values),
        "clause": option.clause,
        "sets": dict(option.sets),
    }


def show(game: Game) -> None:
    speaker = Speaker(game)
    out.print(Text.assemble((game.title, "bold"), f"  {game.slug}"))
    facts = f"seats: {', '.join(game.seats)}   rules version: {game.rules_version}   data set: {game.dataset}"
    out.print(Text(f"  {facts}", "bright_black"))
    for option in game.option_list():
        values = [value + " (default)" * (value == option.default) for value in option.values]
        head = Text.assemble("  ", (option.name, "cyan"), " = ", " | ".join(values))
        out.print(head.append(f"  {option.clause}", "bright_black"))
        out.print(Padding(Text(speaker.option_about(option.name), "bright_black"), (0, 0, 0, 6)))
    out.print(Text("  Choose with --option NAME=VALUE.\n", "bright_black"))
