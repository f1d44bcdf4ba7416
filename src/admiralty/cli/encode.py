"""`admiralty encode`: what a seat sees as numbers, for learners, and what each number means."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.table import Table as Grid

from admiralty.adapters.episode import module_name, version
from admiralty.cli.console import out, print_json
from admiralty.cli.params import AsJson, DataFile, GameName, Options, load_game
from admiralty.core.game import Game
from admiralty.core.luck import Seeded
from admiralty.kit.fields import Field
from admiralty.kit.observation import Observation, Observations

SHOWN_WORDS = 6


def encode(
    game: GameName,
    schema: Annotated[bool, typer.Option("--schema", help="Print the layout instead of a position.")] = False,
    position: Annotated[
        str, typer.Option(metavar="TEXT", help="What to encode; the start of a game if not given.")
    ] = "",
    seat: Annotated[str, typer.Option(help="Who looks; the first seat if not given.")] = "",
    seed: Annotated[int, typer.Option(help="The luck of set-up.")] = 1,
    option: Options = None,
    data: DataFile = None,
    json: AsJson = False,
) -> None:
    """What a seat sees as numbers, by name; with --schema, what every number means."""
    chosen = load_game(game, option, data)
    made = chosen.require(Observations).make()
    if schema:
        show_schema(chosen, made, json)
        return
    tape = Seeded(seed)
    s = chosen.read_position(position, tape) if position else chosen.setup(tape)
    numbers = [0] * made.size
    for at, part in made.parts(s, chosen.seat_index(seat) if seat else 0):
        numbers[at : at + len(part)] = part
    found = {name: number for name, number in zip(made.names(), numbers) if number}
    if json:
        print_json(found)
    else:
        for name, number in found.items():
            out.print(f"{name} {number}", markup=False)


def show_schema(game: Game, made: Observation, json: bool) -> None:
    """Field by field: where it begins, how many numbers, how far they go, scale and meaning."""
    rows = described(made)
    if json:
        name = f"{module_name(game.slug)}_v{version(game)}"
        print_json({"environment": name, "size": made.size, "fields": rows})
        return
    out.print(f"{module_name(game.slug)}_v{version(game)}: {made.size} numbers", markup=False)
    grid = Grid(box=None, header_style="bright_black")
    for column in ("at", "numbers", "field", "from", "to", "scale", "meaning"):
        grid.add_column(column, justify="left" if column in ("field", "meaning") else "right")
    at = 0
    for field in made.fields:
        limits = (str(field.low), str(field.high), str(field.scale))
        grid.add_row(str(at), str(field.size), field.name, *limits, meaning(field))
        at += field.size
    out.print(grid)


def meaning(field: Field) -> str:
    """With the words that numbers stand for, as long as they are few."""
    if not field.values:
        return field.meaning
    words = ", ".join(f"{field.low + n} {name}" for n, name in enumerate(field.values[:SHOWN_WORDS]))
    return f"{field.meaning} ({words}{', ...' if len(field.values) > SHOWN_WORDS else ''})"


def described(made: Observation) -> list[dict[str, object]]:
    rows: list[dict[str, object]] = []
    at = 0
    for field in made.fields:
        rows.append(
            {
                "name": field.name,
                "at": at,
                "size": field.size,
                "labels": field.labels,
                "low": field.low,
                "high": field.high,
                "scale": field.scale,
                "meaning": field.meaning,
                "values": field.values,
            }
        )
        at += field.size
    return rows
