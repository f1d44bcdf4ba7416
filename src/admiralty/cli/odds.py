"""`admiralty odds`: exact odds, as far as a game computes them."""

from __future__ import annotations

import typer
from rich.table import Table as Grid

from admiralty.cli.console import out, print_json
from admiralty.cli.errors import Stop
from admiralty.cli.params import AsJson, DataFile, GameName, Options, load_game
from admiralty.kit.extras import Odds

# Other arguments belong to the game: `--firepower 28 --dice 3`, `--attack poltava*,diana`.
FREE_ARGUMENTS = {"ignore_unknown_options": True, "allow_extra_args": True}


def odds(
    context: typer.Context,
    game: GameName,
    option: Options = None,
    data: DataFile = None,
    json: AsJson = False,
) -> None:
    """Exact odds; what may be asked depends on the game (Port Arthur: --firepower F [--dice N])."""
    chosen = load_game(game, option, data)
    asked = chosen.extra(Odds)
    if asked is None:
        raise Stop(f"{chosen.title} has no odds to compute")
    try:
        document = asked.answer(read_arguments(context.args))
    except ValueError as error:
        raise Stop(str(error)) from None
    if json:
        print_json(document)
    else:
        show(document)


def read_arguments(words: list[str]) -> dict[str, str]:
    """`--name value` and `--name=value`; dashes inside a name are written as underscores."""
    found: dict[str, str] = {}
    rest = list(words)
    while rest:
        word = rest.pop(0)
        if not word.startswith("--"):
            raise Stop(f"{word!r} is not expected here: arguments are written --name value")
        name, sign, value = word[2:].partition("=")
        if not sign:
            if not rest or rest[0].startswith("--"):
                raise Stop(f"--{name} needs a value")
            value = rest.pop(0)
        found[name.replace("-", "_")] = value
    return found


def show(document: dict[str, object]) -> None:
    """Single values line by line, then the rows as a table; lists inside a row are left to --json."""
    rows = document.get("rows")
    for key, value in document.items():
        if key != "rows":
            out.print(f"{key.replace('_', ' ')}: {plain(value)}")
    if not isinstance(rows, list) or not rows:
        return
    grid = Grid(box=None, padding=(0, 2), header_style="bright_black")
    columns = [key for key, value in rows[0].items() if not isinstance(value, list)]
    for key in columns:
        grid.add_column(key.replace("_", " "), justify="right")
    for row in rows:
        grid.add_row(*[shown(key, row[key]) for key in columns])
    out.print(grid)


def shown(key: str, value: object) -> str:
    if isinstance(value, float):
        return f"{value:.2%}" if key.startswith("p_") or key == "p" else f"{value:.3f}"
    return plain(value)


def plain(value: object) -> str:
    if isinstance(value, dict):
        return "  ".join(f"{key} {plain(inner)}" for key, inner in value.items())
    if isinstance(value, list):
        return ", ".join(plain(inner) for inner in value)
    return f"{value:.3f}" if isinstance(value, float) else str(value)
