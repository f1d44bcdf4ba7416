"""A study: the same games over a grid of options, data values and bots, and what that changes.

A study is a TOML file:

    title = "How much is Mikasa worth?"
    game = "port-arthur"
    games = 200                        # in every cell of the grid
    seed = 1
    bots = ["greedy", "greedy"]

    [options]                          # the same in every cell
    mines = "on"

    [[vary]]                           # one dimension of the grid: an option, ...
    option = "manchuria_layout"
    values = ["fork", "sequence"]

    [[vary]]                           # ... a value of the data file, ...
    data = "ship.mikasa.intact.firepower"
    values = [6, 8, 10]

    [[vary]]                           # ... or levels that change several things, bots too
    name = "players"
    [[vary.level]]
    label = "random"
    bots = ["random", "random"]
    [[vary.level]]
    label = "greedy against no mines"
    options = { mines = "off" }
    data = { "constants.turns" = 6 }

Game number i has the same seed in every cell, so cells are compared under the same luck as far as possible.
"""

from __future__ import annotations

import hashlib
import itertools
import tomllib
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from admiralty import games as folders
from admiralty.core.game import BadOption, Game
from admiralty.games import GameRecipe, loaded
from admiralty.kit.datafile import DataError
from admiralty.sim.drive import Row
from admiralty.sim.journal import Journal
from admiralty.sim.progress import Progress, ignore
from admiralty.sim.simulate import check
from admiralty.sim.spread import MIN_SHARED_GAMES, Batch, portioned, processors, spread
from admiralty.sim.variation import NoSuchValue, changed

STUDY_KEYS: Final = {"title", "about", "game", "games", "seed", "bots", "options", "data", "measures", "vary"}
VARY_KEYS: Final = {"name", "option", "data", "values", "level"}
LEVEL_KEYS: Final = {"label", "options", "data", "bots"}
MAX_CELLS: Final = 1_000
MAX_GAMES: Final = 1_000_000


class BadStudy(ValueError):
    """A study file that cannot be run; the message says what is wrong."""


@dataclass(frozen=True)
class Level:
    """One value of a dimension, and what it changes."""

    label: str
    options: dict[str, str] = field(default_factory=dict)
    data: dict[str, object] = field(default_factory=dict)
    bots: list[str] = field(default_factory=list)


@dataclass(frozen=True)
class Factor:
    """One dimension of the grid."""

    name: str
    levels: list[Level]


@dataclass(frozen=True)
class Cell:
    """One point of the grid: the label of its level in every dimension, and the games that are played."""

    labels: tuple[str, ...]
    batch: Batch


@dataclass(frozen=True)
class Study:
    title: str
    about: str
    game: Game
    games: int
    seed: int
    measures: list[str]
    factors: list[Factor]
    cells: list[Cell]
    digest: str


def read(path: Path) -> Study:
    """A study from its file; every cell is checked before anything is played."""
    text = path.read_text(encoding="utf-8")
    try:
        document = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadStudy(f"{path}: {error}") from None
    known(document, STUDY_KEYS, "a study")
    slug = folders.use(wanted(document, "game", str))
    owners = Path(path.parent, wanted(document, "data", str, "")) if "data" in document else None
    data_text = owners.read_text(encoding="utf-8") if owners is not None else ""
    options = texts(wanted(document, "options", dict, {}), "options")
    bots = wanted(document, "bots", list, [])
    factors = [factor(entry, n) for n, entry in enumerate(wanted(document, "vary", list, []), 1)]
    number = wanted(document, "games", int, 100)
    seed = wanted(document, "seed", int, 0)
    if not 0 < number <= MAX_GAMES:
        raise BadStudy(f"games must be 1 to {MAX_GAMES}, not {number}")
    grid = list(itertools.product(*[entry.levels for entry in factors]))
    if len(grid) > MAX_CELLS:
        raise BadStudy(f"the grid has {len(grid)} cells; {MAX_CELLS} are the most")
    cells = [cell(slug, options, data_text, bots, seed, levels, number) for levels in grid]
    first = loaded(cells[0].batch.recipe)
    for one in cells:
        if loaded(one.batch.recipe).seats != first.seats:
            raise BadStudy(f"{' / '.join(one.labels)}: other seats than in the first cell")
    return Study(
        wanted(document, "title", str, path.stem),
        wanted(document, "about", str, "").strip(),
        first,
        number,
        seed,
        [str(name) for name in wanted(document, "measures", list, [])],
        factors,
        cells,
        hashlib.sha256("/".join([text, data_text]).encode()).hexdigest(),
    )


def known(entry: dict[str, Any], names: set[str], where: str) -> None:
    strange = sorted(set(entry) - names)
    if strange:
        raise BadStudy(f"{where} has no {', '.join(strange)}; it has {', '.join(sorted(names))}")


def wanted(entry: dict[str, Any], name: str, kind: type, default: Any = None) -> Any:
    value = entry.get(name, default)
    if value is None:
        raise BadStudy(f"a study must say its {name}")
    if not isinstance(value, kind) or isinstance(value, bool):
        raise BadStudy(f"{name} must be a {kind.__name__}, not {value!r}")
    return value


def texts(entry: dict[str, Any], where: str) -> dict[str, str]:
    for name, value in entry.items():
        if not isinstance(value, str):
            raise BadStudy(f'{where}: the value of {name} must be a text, such as "{value}"')
    return dict(entry)


def factor(entry: dict[str, Any], number: int) -> Factor:
    """A dimension: the values of an option or of a datum, or levels that change several things."""
    where = f"vary number {number}"
    known(entry, VARY_KEYS, where)
    if sum(name in entry for name in ("option", "data", "level")) != 1:
        raise BadStudy(f"{where} must have one of option, data and level")
    if "level" in entry:
        levels = [level(inner, where) for inner in wanted(entry, "level", list)]
        name = wanted(entry, "name", str, f"level {number}")
    else:
        values = wanted(entry, "values", list)
        is_option = "option" in entry
        target = wanted(entry, "option" if is_option else "data", str)
        name = wanted(entry, "name", str, target)
        if is_option:
            levels = [Level(str(value), options=texts({target: value}, where)) for value in values]
        else:
            levels = [Level(str(value), data={target: value}) for value in values]
    labels = [one.label for one in levels]
    if not levels or len(set(labels)) < len(labels):
        raise BadStudy(f"{where} needs at least one level, and no label twice")
    return Factor(name, levels)


def level(entry: dict[str, Any], where: str) -> Level:
    known(entry, LEVEL_KEYS, f"a level of {where}")
    return Level(
        wanted(entry, "label", str),
        texts(wanted(entry, "options", dict, {}), where),
        wanted(entry, "data", dict, {}),
        wanted(entry, "bots", list, []),
    )


def cell(
    slug: str,
    options: dict[str, str],
    data_text: str,
    bots: list[str],
    seed: int,
    levels: tuple[Level, ...],
    games: int,
) -> Cell:
    """One point of the grid, checked; where two levels change the same thing, the later one wins."""
    labels = tuple(one.label for one in levels)
    edits: dict[str, object] = {}
    for one in levels:
        options = options | one.options
        edits |= one.data
        bots = one.bots or bots
    try:
        if edits:
            data_text = changed(data_text or folders.load(slug).data_text, {"dataset": "study", **edits})
        recipe = GameRecipe(slug, tuple(sorted(options.items())), data_text)
        game = loaded(recipe)
        names = [str(name) for name in bots] or ["random"] * len(game.seats)
        check(game, names, games, 1)
    except (NoSuchValue, BadOption, DataError, ValueError) as error:
        raise BadStudy(f"{' / '.join(labels) or 'the study'}: {error}") from None
    return Cell(labels, Batch(recipe, tuple(names), seed, watched=True))


def run(
    study: Study,
    journal: Path,
    jobs: int = 0,
    cluster: str = "",
    progress: Progress = ignore,
) -> list[list[Row]]:
    """Play every cell; returns the rows of each, in order. Games in the journal are not played again."""
    jobs = jobs or (processors() if study.games * len(study.cells) >= MIN_SHARED_GAMES else 1)
    log = Journal(journal, {"study": study.digest, "rules version": study.game.rules_version})
    total = study.games * len(study.cells)
    try:
        progress(len(log.rows), total)
        tasks = []
        for number, one in enumerate(study.cells):
            left = [n for n in range(study.games) if (number, n) not in log.rows]
            tasks += portioned(number, one.batch, left, jobs)
        for portion in spread(tasks, jobs, cluster):
            log.add(portion.cell, portion.rows)
            progress(len(log.rows), total)
    finally:
        log.close()
    return [[log.rows[number, n] for n in range(study.games)] for number in range(len(study.cells))]
