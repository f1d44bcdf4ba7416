"""`admiralty dataset`: decisions of bots for others to learn from."""

from __future__ import annotations

from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import Annotated

import typer

from admiralty.cli.console import notice, print_json, progress
from admiralty.cli.errors import FAILED, INTERRUPTED, Stop
from admiralty.cli.params import AsJson, GameName, Options, load_game, read_bots
from admiralty.cli.stopping import stopped_by_signals
from admiralty.sim.dataset import make
from admiralty.sim.journal import OtherRun
from admiralty.sim.simulate import Stopped

MAX_DECISIONS = 1_000_000_000


def dataset(
    game: GameName,
    folder: Annotated[Path, typer.Option("--out", metavar="FOLDER", help="For the shards and their card.")],
    decisions: Annotated[
        int, typer.Option(min=1, max=MAX_DECISIONS, help="How many decisions at least, in whole games.")
    ] = 1_000_000,
    bots: Annotated[str, typer.Option(metavar="A,B", help="One bot for each seat, in seat order.")] = "",
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 0,
    option: Options = None,
    json: AsJson = False,
) -> None:
    """Write the decisions of many games as Parquet shards, with a data card.

    A row has the position, the seat, the legal actions, the action taken and, where the bot
    searched, visits and values. The same command continues after the last whole shard.
    """
    chosen = load_game(game, option, None)
    names = read_bots(bots, chosen) if bots else ["greedy"] * len(chosen.seats)
    try:
        with stopped_by_signals(), progress("decisions") as step:
            made = make(chosen, names, decisions, seed, folder, step)
    except BrokenProcessPool:
        raise Stop("one of the processes died", FAILED) from None
    except OtherRun as error:
        raise Stop(str(error)) from None
    except Stopped:
        raise Stop("stopped; start it again and it goes on after the last whole shard", INTERRUPTED) from None
    shards = "1 shard" if made.shards == 1 else f"{made.shards} shards"
    notice(f"{made.decisions:,} decisions of {made.games:,} games in {shards} written to {folder}.")
    if json:
        counts = {"decisions": made.decisions, "games": made.games, "shards": made.shards}
        print_json({"game": chosen.slug, "bots": names, "seed": seed, **counts})
