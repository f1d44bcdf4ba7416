"""The choices of a seat, numbered and grouped: sentences, names of things, and compact tables.

A long table numbers its rows and letters its columns: `4c` is row 4 with column c, `4-7 9 c` all these rows.
"""

from __future__ import annotations

import re
import string

from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from admiralty.cli.play.board import Run
from admiralty.cli.play.phrases import Phrases
from admiralty.core.action import Action, first, second, verb
from admiralty.core.game import Game
from admiralty.show.text import Speaker

MAX_SENTENCES = 4
MAX_LINES = 6
CODE = re.compile(r"(\d+)(?:-(\d+))?([a-z])?|([a-z])")
MAX_RANGE = 10_000

Cells = dict[tuple[int, int], Action]  # by column (verb, second thing)


class NoSuchChoice(Exception):
    """A number, or a number with a letter, that the menu does not have."""


class Menu:
    """What can be chosen now: `plain` by number, `rows` by number and letter."""

    def __init__(
        self,
        speaker: Speaker,
        phrases: Phrases,
        legal: list[Action],
        advice: dict[Action, dict[str, float]],
        last: list[Action] | None = None,
    ) -> None:
        """What gives something up stands `last`."""
        self.speaker = speaker
        self.phrases = phrases
        self.game: Game = speaker.game
        self.advice = advice
        self.last = 0
        self.plain: dict[int, Action] = {}
        self.rows: dict[int, dict[str, Action]] = {}
        self.parts: list[RenderableType] = []
        groups: dict[int, list[Action]] = {}
        for a in legal:
            groups.setdefault(verb(a), []).append(a)
        arity = {v: len(self.game.verbs[v].kinds) for v in groups}
        self.add_sentences([a for v, group in groups.items() if arity[v] == 0 for a in group])
        tables = {v: [v] for v in groups if arity[v] == 2}
        for v in groups:
            if arity[v] == 1:
                home = [w for w in tables if self.game.verbs[w].kinds[0] == self.game.verbs[v].kinds[0]]
                if home:
                    tables[home[0]].append(v)
                else:
                    self.add_things(v, groups[v])
        for verbs in tables.values():
            self.add_table(verbs, [a for v in verbs for a in groups[v]])
        self.add_sentences(last or [])

    def show(self, console: Console) -> None:
        for part in self.parts:
            console.print(Padding(part, (0, 0, 0, 1)))
        example = next((f"{row}{letter}" for row, codes in self.rows.items() for letter in codes), "")
        hint = self.phrases("hint-codes", example=example) if example else self.phrases("hint")
        console.print(Text(hint, "bright_black"))

    def next_number(self) -> int:
        self.last += 1
        return self.last

    def number(self, a: Action) -> int:
        number = self.next_number()
        self.plain[number] = a
        return number

    def read(self, text: str) -> list[Action] | None:
        """The actions that numbers and letters stand for; None when the text is something else."""
        words = text.casefold().split()
        codes = [CODE.fullmatch(word) for word in words]
        if not text[:1].isdigit() or None in codes:
            return None
        out: list[Action] = []
        open_rows: list[int] = []
        for code in codes:
            assert code is not None
            low, high, joined, alone = code.groups()
            if low:
                open_rows += range(int(low), min(int(high or low), int(low) + MAX_RANGE) + 1)
            letter = joined or alone
            if letter:
                out += [self.cell(row, letter) for row in open_rows]
                open_rows = []
        return out + [self.cell(row, "") for row in open_rows]

    def cell(self, number: int, letter: str) -> Action:
        found = self.rows.get(number, {}).get(letter) if letter else self.plain.get(number)
        if found is None:
            raise NoSuchChoice(f"{number}{letter}")
        return found

    # Verbs said of nothing, or of one thing

    def add_sentences(self, actions: list[Action]) -> None:
        if actions:
            self.parts.append(Run([self.sentence(a) for a in actions]))

    def sentence(self, a: Action) -> Text:
        text = coded(str(self.number(a)), self.speaker.action(a))
        text.append(f"  {self.game.write_action(a)}", "bright_black")
        return self.advised(text, a)

    def advised(self, text: Text, a: Action) -> Text:
        """With its chances, each of which says of what."""
        figures = self.advice.get(a, {}).items()
        chances = [
            f"{shown(name, value)} {self.heading_of(name)}"
            for name, value in figures
            if name.startswith("p_")
        ]
        return text.append(f" ({', '.join(chances)})", "green") if chances else text

    def heading_of(self, figure: str) -> str:
        return self.speaker.say(f"advice-{figure.replace('_', '-')}")

    def add_things(self, v: int, actions: list[Action]) -> None:
        """A verb said of one thing: sentences when there are few, a table with advice, else names."""
        if any(len(self.advice.get(a, {})) > 1 for a in actions):
            self.parts.append(self.advice_table(actions))
        elif len(actions) <= MAX_SENTENCES:
            self.add_sentences(actions)
        else:
            kind = self.game.verbs[v].kinds[0]
            names = [
                self.advised(coded(str(self.number(a)), self.speaker.name(kind, first(a))), a)
                for a in actions
            ]
            self.parts += [self.heading(v, actions[0]), Padding(Run(names), (0, 0, 0, 2))]

    def heading(self, v: int, example: Action) -> Text:
        """How the verb is typed, and what it means in the player's language."""
        word = self.game.verbs[v]
        text = Text(" ".join([word.name, *(kind.upper() for kind in word.kinds)]), "bold")
        sentence = self.phrases("for-example", sentence=self.speaker.action(example))
        return text.append(f"  {sentence}", "bright_black not bold")

    def advice_table(self, actions: list[Action]) -> Grid:
        grid = Grid(box=None, padding=(0, 2), header_style="bright_black")
        grid.add_column("", no_wrap=True)
        names = list(dict.fromkeys(name for a in actions for name in self.advice.get(a, {})))
        for name in names:
            grid.add_column(self.heading_of(name), justify="right")
        for a in actions:
            known = self.advice.get(a, {})
            values = [shown(name, known[name]) if name in known else "" for name in names]
            grid.add_row(coded(str(self.number(a)), self.speaker.action(a)), *values)
        return grid

    # Verbs said of two things

    def add_table(self, verbs: list[int], actions: list[Action]) -> None:
        """One row for each first thing of the verbs; numbers and letters when there are many."""
        table: dict[int, Cells] = {}
        for a in actions:
            table.setdefault(first(a), {})[verb(a), second(a)] = a
        ends = sorted({second(a) for a in actions if verb(a) == verbs[0]})
        columns = [(verbs[0], end) for end in ends] + [(v, 0) for v in verbs[1:]]
        self.parts.append(self.heading(verbs[0], actions[0]))
        has_chances = any(self.advice.get(a) for a in actions)
        is_long = len(table) > MAX_LINES and not has_chances and len(columns) <= len(string.ascii_lowercase)
        add = self.add_coded if is_long else self.add_lines
        add(self.game.verbs[verbs[0]].kinds, table, columns)

    def column_name(self, kind: str, column: tuple[int, int], main: int) -> str:
        return self.speaker.name(kind, column[1]) if column[0] == main else self.game.verbs[column[0]].name

    def add_coded(
        self, kinds: tuple[str, ...], table: dict[int, Cells], columns: list[tuple[int, int]]
    ) -> None:
        """The columns with their letters, then the rows, those with the same letters together."""
        letters = dict(zip(columns, string.ascii_lowercase, strict=False))
        legend = [
            coded(letters[column], self.column_name(kinds[1], column, columns[0][0])) for column in columns
        ]
        self.parts.append(Padding(Run(legend), (0, 0, 0, 2)))
        groups: dict[str, list[Text]] = {}
        for row, cells in table.items():
            number = self.next_number()
            self.rows[number] = {letters[column]: a for column, a in cells.items()}
            codes = "".join(sorted(self.rows[number]))
            groups.setdefault(codes, []).append(coded(str(number), self.speaker.name(kinds[0], row)))
        grid = Grid(box=None, padding=(0, 1), show_header=False, pad_edge=False)
        grid.add_column(no_wrap=True)
        grid.add_column()
        for codes, names in groups.items():
            grid.add_row(Text(f"  {span(codes)}", "green"), Run(names))
        self.parts.append(grid)

    def add_lines(
        self, kinds: tuple[str, ...], table: dict[int, Cells], columns: list[tuple[int, int]]
    ) -> None:
        grid = Grid(box=None, padding=(0, 1), show_header=False, pad_edge=False)
        grid.add_column(no_wrap=True)
        grid.add_column()
        for row, cells in table.items():
            here = [column for column in columns if column in cells]
            names = [self.column_name(kinds[1], column, columns[0][0]) for column in here]
            texts = [coded(str(self.number(cells[c])), name) for c, name in zip(here, names, strict=True)]
            pieces = [self.advised(text, cells[c]) for c, text in zip(here, texts, strict=True)]
            grid.add_row(f"  {self.speaker.name(kinds[0], row)}", Run(pieces))
        self.parts.append(grid)


def coded(code: str, text: str) -> Text:
    return Text.assemble((code, "cyan"), f" {text}")


def span(letters: str) -> str:
    """Letters in order; a run of three or more is abbreviated.

    >>> span("abcdf")
    'a-df'
    """
    out = ""
    for run in re.findall("|".join(runs()), letters):
        out += run if len(run) < 3 else f"{run[0]}-{run[-1]}"
    return out


def runs() -> list[str]:
    """Every run of neighbouring letters, the longest first."""
    every = string.ascii_lowercase
    return [every[i : i + n] for n in range(len(every), 0, -1) for i in range(len(every) - n + 1)]


def shown(name: str, value: float) -> str:
    """A chance in per cent, never rounded to certain; anything else as a number."""
    if not name.startswith("p_"):
        return f"{value:.2f}"
    return ">99%" if 0.995 <= value < 1 else f"{value:.0%}"
