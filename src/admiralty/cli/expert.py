"""`admiralty expert`: a policy-and-value network, trained by self-play."""

from __future__ import annotations

from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import Annotated

import typer

from admiralty.cli.console import notice, out, print_json, progress
from admiralty.cli.errors import FAILED, INTERRUPTED, Stop
from admiralty.cli.files import write_whole
from admiralty.cli.params import MAX_JOBS, AsJson, DataFile, GameName, Options, check_bot, load_game
from admiralty.cli.simulate import MAX_GAMES
from admiralty.cli.stopping import stopped_by_signals
from admiralty.core.game import Game
from admiralty.sim.charts import NO_CHARTS, curve_chart, has_charts
from admiralty.sim.journal import OtherRun

CURVE_FILE = "curve.svg"


def expert(
    game: GameName,
    folder: Annotated[
        Path, typer.Option("--out", metavar="FOLDER", help="For the network, its games and its curve.")
    ],
    generations: Annotated[int, typer.Option(min=1, max=9999, help="How many generations in all.")] = 20,
    first: Annotated[
        int, typer.Option(min=1, max=MAX_GAMES, help="Games of the teacher, in generation 0.")
    ] = 2000,
    games: Annotated[
        int, typer.Option(min=1, max=MAX_GAMES, help="Games of self-play in each later generation.")
    ] = 100,
    iterations: Annotated[
        int, typer.Option(min=2, max=MAX_GAMES, help="Iterations of search for each decision.")
    ] = 32,
    measured: Annotated[
        int, typer.Option(min=2, max=MAX_GAMES, help="Games against the teacher after each generation.")
    ] = 100,
    teacher: Annotated[str, typer.Option(metavar="BOT", help="The bot to begin with.")] = "greedy",
    width: Annotated[int, typer.Option(min=2, max=1024, help="Width of the network.")] = 128,
    seed: Annotated[int, typer.Option(help="The same seed gives the same network.")] = 0,
    jobs: Annotated[int, typer.Option(min=1, max=MAX_JOBS, help="Processes to use.")] = 1,
    option: Options = None,
    data: DataFile = None,
    json: AsJson = False,
) -> None:
    """Train a policy-and-value network by self-play with search; `expert:FOLDER/network.npz` plays with it.

    It can be stopped: the same command goes on from the last generation, also with more --generations.
    """
    chosen = load_game(game, option, data)
    try:
        from admiralty.sim.expert import NotForTwo, Point, Settings, train
    except ImportError as error:
        raise Stop(f"a network needs NumPy: pip install 'admiralty[expert]' ({error})") from error
    settings = Settings(check_bot(teacher), first, games, iterations, measured, width, seed)
    points: list[Point] = []
    try:
        with stopped_by_signals(), progress("games") as step:
            for point in train(chosen, folder, generations, settings, jobs, step):
                points.append(point)
                if not json:
                    out.print(told(point._asdict(), teacher))
    except (OtherRun, NotForTwo) as error:
        raise Stop(str(error)) from None
    except BrokenProcessPool:
        raise Stop("one of the processes died; try fewer --jobs", FAILED) from None
    except KeyboardInterrupt:
        raise Stop("stopped; start it again and it goes on from the last generation", INTERRUPTED) from None
    rows = [point._asdict() for point in points]
    if json:
        print_json({"game": chosen.slug, **settings._asdict(), "points": rows})
    if has_charts():
        write_whole(folder / CURVE_FILE, drawn(chosen, rows, teacher))
    notice(f"The network is in {folder}." if has_charts() else f"The network is in {folder}. {NO_CHARTS}")


def told(point: dict[str, float], teacher: str) -> str:
    wins, measured = point["wins"], point["measured"]
    return (
        f"generation {point['generation']}: won {wins} of {measured} games against {teacher}, "
        f"{wins / measured:.1%} ({point['low']:.1%} - {point['high']:.1%}); "
        f"held out: policy {point['policy']:.3f}, value {point['value']:.3f}"
    )


def drawn(game: Game, points: list[dict[str, float]], teacher: str) -> str:
    records: list[dict[str, str | int | float]] = [
        {
            "of": f"network with search, against {teacher}",
            "x": point["generation"],
            "rate": point["wins"] / point["measured"],
            "low": point["low"],
            "high": point["high"],
        }
        for point in points
    ]
    return curve_chart(records, game.title, "A network trained by self-play", "generation")
