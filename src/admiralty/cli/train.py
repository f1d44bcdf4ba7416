"""`admiralty train`: the weights of an evaluation, or a value model, fitted by self-play."""

from __future__ import annotations

from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import Annotated

import typer

from admiralty.bots.value_model import VALUE_FILE, write
from admiralty.cli.console import notice, out, print_json, progress
from admiralty.cli.errors import FAILED, Stop
from admiralty.cli.files import check_writable
from admiralty.cli.given import MOST_JOBS, AsJson, DataFile, GameName, Options, load_game
from admiralty.cli.simulate import MOST_GAMES
from admiralty.kit.evaluation import LEARNED_FILE, EvaluatedGame
from admiralty.sim import fit_value
from admiralty.sim.simulate import rate
from admiralty.sim.train import fit, measure


def train(
    game: GameName,
    trials: Annotated[
        int, typer.Option(min=8, max=MOST_GAMES, help="How many trials of two games each.")
    ] = 2400,
    games: Annotated[
        int, typer.Option(min=2, max=MOST_GAMES, help="How many games tell whether it was worth it.")
    ] = 400,
    seed: Annotated[int, typer.Option(help="The same seed gives the same numbers.")] = 0,
    jobs: Annotated[int, typer.Option(min=1, max=MOST_JOBS, help="Processes to use.")] = 1,
    option: Options = None,
    data: DataFile = None,
    file: Annotated[
        Path | None,
        typer.Option(
            "--file", metavar="FILE", help=f"Where it goes, as TOML: {LEARNED_FILE}, or {VALUE_FILE}."
        ),
    ] = None,
    value: Annotated[
        bool, typer.Option("--value", help="Fit a value model of the game's checkpoints instead.")
    ] = False,
    json: AsJson = False,
) -> None:
    """Fit the numbers of a game's evaluation by self-play, and measure them against the hand-written ones."""
    chosen = load_game(game, option, data)
    if not isinstance(chosen, EvaluatedGame):
        raise Stop(f"the evaluation of {chosen.title} has no numbers to fit")
    if value and not chosen.feature_names:
        raise Stop(f"{chosen.title} has no features for a value model")
    file = file or Path(VALUE_FILE if value else LEARNED_FILE)
    check_writable(file)
    try:
        if value:
            fit_model(chosen, trials, seed, jobs, file, json)
            return
        with progress("trials") as step:
            numbers = fit(chosen, trials, seed, jobs, step)
        with progress("games") as step:
            wins, level = measure(chosen, numbers, games, seed, jobs, step)
    except BrokenProcessPool:
        raise Stop("one of the processes died; try fewer --jobs", FAILED) from None
    played = games // 2 * 2
    found = rate(wins, played)
    verdict = (
        f"Against the hand-written numbers: {wins} of {played} games won, {level} level; "
        f"{found['rate']:.1%} ({found['low']:.1%} - {found['high']:.1%})."
    )
    origin = f"Fitted by `admiralty train {chosen.slug} --trials {trials} --seed {seed}`."
    lines = [f"# {origin}", f"# {verdict}", *(f"{name} = {value}" for name, value in numbers.items())]
    file.write_text("\n".join(lines) + "\n", encoding="utf-8")
    if json:
        print_json(
            {"game": chosen.slug, "numbers": numbers, "games": played, "wins": wins, "level": level, **found}
        )
        return
    out.print(verdict)
    notice(f"The numbers are in {file}.")


def fit_model(game: EvaluatedGame, trials: int, seed: int, jobs: int, file: Path, json: bool) -> None:
    with progress("trials") as step:
        weights, found = fit_value.fit(game, trials, seed, jobs, step)
    verdict = (
        f"Squared error in {found.positions} positions of other games: {found.fitted:.3f}, "
        f"by the hand-written evaluation {found.evaluation:.3f}."
    )
    origin = f"Fitted by `admiralty train {game.slug} --value --trials {trials} --seed {seed}`."
    file.write_text(write(weights, game.feature_names, [origin, verdict]), encoding="utf-8")
    if json:
        print_json({"game": game.slug, "weights": weights, **found._asdict()})
        return
    out.print(verdict)
    notice(f"The weights are in {file}.")
