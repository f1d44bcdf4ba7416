"""`admiralty train`: the weights of an evaluation, or a value model, fitted by self-play."""

from __future__ import annotations

from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import Annotated

import typer

from admiralty.bots.value_model import VALUE_FILE, write
from admiralty.cli.console import notice, out, print_json, progress
from admiralty.cli.errors import FAILED, INTERRUPTED, Stop
from admiralty.cli.files import check_writable
from admiralty.cli.params import MAX_JOBS, AsJson, DataFile, GameName, Options, load_game
from admiralty.cli.simulate import MAX_GAMES
from admiralty.cli.stopping import stopped_by_signals
from admiralty.core.game import Game
from admiralty.kit.heuristics import LEARNED_FILE, Heuristics
from admiralty.sim import fit_value
from admiralty.sim.fit_value import Errors, ValueStopped
from admiralty.sim.simulate import rate
from admiralty.sim.train import FitStopped, MeasureStopped, Weights, fit, measure


def train(
    game: GameName,
    trials: Annotated[
        int, typer.Option(min=8, max=MAX_GAMES, help="How many trials of two games each.")
    ] = 2400,
    games: Annotated[
        int, typer.Option(min=2, max=MAX_GAMES, help="How many games measure the result.")
    ] = 400,
    seed: Annotated[int, typer.Option(help="The same seed gives the same weights.")] = 0,
    jobs: Annotated[int, typer.Option(min=1, max=MAX_JOBS, help="Processes to use.")] = 1,
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
    """Fit the weights of a game's evaluation by self-play, and measure them against the hand-written ones.

    Ctrl-C ends it with what it has so far, in a file FILE.stopped.
    """
    chosen = load_game(game, option, data)
    heuristics = chosen.extra(Heuristics)
    if heuristics is None:
        raise Stop(f"{chosen.title} has no evaluation whose weights could be fitted")
    if value and not heuristics.feature_names:
        raise Stop(f"{chosen.title} has no features for a value model")
    file = file or Path(VALUE_FILE if value else LEARNED_FILE)
    check_writable(file)
    try:
        with stopped_by_signals():
            if value:
                fit_model(chosen, trials, seed, jobs, file, json)
            else:
                fit_numbers(chosen, trials, games, seed, jobs, file, json)
    except BrokenProcessPool:
        raise Stop("one of the processes died; try fewer --jobs", FAILED) from None


def fit_numbers(chosen: Game, trials: int, games: int, seed: int, jobs: int, file: Path, json: bool) -> None:
    origin = f"Fitted by `admiralty train {chosen.slug} --trials {trials} --seed {seed}`."
    try:
        with progress("trials") as step:
            weights = fit(chosen, trials, seed, jobs, step)
    except FitStopped as stopped:
        state = f"stopped after {stopped.trials} of {trials} trials"
        raise keep(file, state, written(stopped.weights, origin, f"Not measured: {state}.")) from None
    played = games // 2 * 2
    try:
        with progress("games") as step:
            wins, level = measure(chosen, weights, games, seed, jobs, step)
    except MeasureStopped as measured:
        state = f"stopped after {measured.games} of {played} games that measure the weights"
        told = verdict_of(measured.wins, measured.level, measured.games)
        raise keep(file, state, written(weights, origin, told)) from None
    found, verdict = rate(wins, played), verdict_of(wins, level, played)
    replace(file, written(weights, origin, verdict))
    if json:
        print_json(
            {"game": chosen.slug, "numbers": weights, "games": played, "wins": wins, "level": level, **found}
        )
        return
    out.print(verdict)
    notice(f"The weights are in {file}.")


def verdict_of(wins: int, level: int, played: int) -> str:
    found = rate(wins, played)
    return (
        f"Against the hand-written weights: {wins} of {played} games won, {level} level; "
        f"{found['rate']:.1%} ({found['low']:.1%} - {found['high']:.1%})."
    )


def written(weights: Weights, origin: str, verdict: str) -> str:
    lines = [f"# {origin}", f"# {verdict}", *(f"{name} = {value}" for name, value in weights.items())]
    return "\n".join(lines) + "\n"


def keep(file: Path, state: str, text: str) -> Stop:
    """What somebody stopped goes beside the file, which a run that came to its end may have written."""
    beside = file.with_name(f"{file.name}.stopped")
    beside.write_text(text, encoding="utf-8")
    return Stop(f"{state}; what it has so far is in {beside}", INTERRUPTED)


def replace(file: Path, text: str) -> None:
    """What was there before may be better: it is kept."""
    if file.exists() and file.read_text(encoding="utf-8") != text:
        before, number = file.with_name(f"{file.name}.before"), 2
        while before.exists():
            before, number = file.with_name(f"{file.name}.before-{number}"), number + 1
        file.replace(before)
        notice(f"What was in {file} is now in {before}.")
    file.write_text(text, encoding="utf-8")


def fit_model(game: Game, trials: int, seed: int, jobs: int, file: Path, json: bool) -> None:
    names = game.require(Heuristics).feature_names
    origin = f"Fitted by `admiralty train {game.slug} --value --trials {trials} --seed {seed}`."
    try:
        with progress("trials") as step:
            weights, found = fit_value.fit(game, trials, seed, jobs, step)
    except ValueStopped as stopped:
        state = f"stopped after {stopped.trials} of {trials} trials"
        lines = [origin, f"It was {state}.", errors_told(stopped.errors)]
        raise keep(file, state, write(stopped.weights, names, lines)) from None
    verdict = errors_told(found)
    replace(file, write(weights, names, [origin, verdict]))
    if json:
        print_json({"game": game.slug, "weights": weights, **found._asdict()})
        return
    out.print(verdict)
    notice(f"The weights are in {file}.")


def errors_told(found: Errors) -> str:
    return (
        f"Squared error in {found.positions} positions of other games: {found.fitted:.3f}, "
        f"by the hand-written evaluation {found.evaluation:.3f}."
    )
