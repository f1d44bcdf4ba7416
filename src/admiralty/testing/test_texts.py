"""Every game can say everything it has to say, in every language, and says it right."""

from __future__ import annotations

import ast
import itertools
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from admiralty import games
from admiralty.core import flow
from admiralty.core.action import NUMBER
from admiralty.core.game import Game
from admiralty.core.luck import Seeded
from admiralty.core.state import State
from admiralty.kit.extras import Advice
from admiralty.show import text
from admiralty.show.text import LANGUAGES, Speaker, verb_pairs
from admiralty.table import guide
from admiralty.table.lesson import lessons
from admiralty.testing.cases import SLUGS
from admiralty.testing.marks import every_game

EVERYWHERE = [(name, language) for name in SLUGS for language in LANGUAGES]
SAID = (
    "event-", "ask-", "wait-", "do-", "refuse-", "ending-", "option-", "value-", "phase-", "game-",
    "unreadable-", "advice-", "lesson-", "guide-", "tip-", "window-",
)  # fmt: skip

everywhere = pytest.mark.parametrize(("name", "language"), EVERYWHERE)


@cache
def load(name: str) -> Game:
    return games.load(name)


@cache
def speaker(name: str, language: str) -> Speaker:
    return Speaker(load(name), language)


# The files


def folders() -> list[Path]:
    return [text.SHARED, *(games.find(name).folder / "text" for name in SLUGS)]


@cache
def entries(path: Path) -> list[ftl.EntryType]:
    return FluentParser().parse(path.read_text(encoding="utf-8")).body


def names_in(path: Path) -> list[str]:
    return [entry.id.name for entry in entries(path) if isinstance(entry, ftl.Message)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_files_are_fluent_and_say_nothing_twice(language: str) -> None:
    for folder in folders():
        path = folder / f"{language}.ftl"
        assert [entry for entry in entries(path) if isinstance(entry, ftl.Junk)] == []
        assert len(names_in(path)) == len(set(names_in(path)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_messages_of_english_and_no_others(language: str) -> None:
    assert set(names_in(text.SHARED / f"{language}.ftl")) == set(names_in(text.SHARED / "en.ftl"))
    for folder in folders()[1:]:
        here, english = (names_in(folder / f"{other}.ftl") for other in (language, "en"))
        assert [name for name in here if name.startswith(SAID)] == [
            name for name in english if name.startswith(SAID)
        ]


# Every message is there


def refusing_clauses(game: Game) -> set[str]:
    """Clauses that some rule returns as a refusal, also from a table, and those of the prompts."""
    clauses = {kind.clause for kind in game.prompts.values()}
    for module in game.rules:
        path = game.folder / f"{module.__name__.rpartition('.')[2]}.py"
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Return) and node.value is not None:
                clauses |= texts_in(node.value)
                if isinstance(node.value, ast.Subscript) and isinstance(node.value.value, ast.Name):
                    table = getattr(module, node.value.value.id, ())
                    values = table.values() if isinstance(table, dict) else table
                    clauses |= {value for value in values if isinstance(value, str)}
    pattern = rf"{game.prefix}-[A-Z0-9]+\.[A-Z]?\d+"
    return {clause for clause in clauses if re.fullmatch(pattern, clause)}


def texts_in(node: ast.AST) -> set[str]:
    return {
        part.value
        for part in ast.walk(node)
        if isinstance(part, ast.Constant) and isinstance(part.value, str)
    }


def needed(game: Game) -> set[str]:
    names = {"game-title", "game-about", "game-length", *(f"seat-{seat}" for seat in game.seats)}
    names |= {f"event-{kind}" for kind in game.events}
    names |= {f"{said}-{prompt}" for prompt in game.prompts for said in ("ask", "wait")}
    names |= {f"do-{verb.name}" for verb in game.verbs}
    names |= {f"refuse-{text.slug(clause)}" for clause in refusing_clauses(game)}
    names |= {f"ending-{text.slug(label)}" for label in game.endings}
    names |= {f"unreadable-unknown-{kind}" for kind in (*game.ids(), "verb", "seat", NUMBER)}
    names |= {message for lesson in lessons(game.slug) for message in lesson.messages()}
    found = guide.find(game.slug)
    names |= set(found.messages()) if found else set()
    for option in game.option_list():
        names |= {f"option-{option.name}", f"option-{option.name}-about"}
        names |= {f"value-{option.name}-{value}" for value in option.values}
    return names


@everywhere
def test_everything_a_game_may_say_has_a_message(name: str, language: str) -> None:
    assert needed(load(name)) - speaker(name, language).messages() == set()


@everywhere
def test_no_message_is_left_over(name: str, language: str) -> None:
    path = load(name).folder / "text" / f"{language}.ftl"
    said = {message for message in names_in(path) if message.startswith(SAID)}
    played = {message for message in said if message.startswith(("phase-", "advice-"))}
    played |= {"game-players", *(f"window-{prompt}" for prompt in load(name).prompts)}
    seats = {message.removeprefix("seat-") for message in names_in(path) if message.startswith("seat-")}
    played |= {f"ask-{prompt}-{seat}" for prompt in load(name).prompts for seat in seats}
    assert said - needed(load(name)) - played - set(names_in(text.SHARED / f"{language}.ftl")) == set()


def asked_by_name(folder: Path, call: str) -> set[str]:
    sources = [path.read_text(encoding="utf-8") for path in folder.rglob("*.py")]
    return {name for source in sources for name in re.findall(rf"""\b{call}\(\s*["']([^"']+)["']""", source)}


@every_game
def test_every_message_that_a_game_asks_for_by_name_is_there(slug: str) -> None:
    assert asked_by_name(load(slug).folder, "say") - speaker(slug, "en").messages() == set()


@everywhere
def test_every_message_that_a_board_asks_for_by_name_is_there(name: str, language: str) -> None:
    boards = [*(load(name).folder / "board").rglob("*.svelte"), *(load(name).folder / "board").rglob("*.ts")]
    sources = [path.read_text(encoding="utf-8") for path in boards if not path.name.endswith(".test.ts")]
    asked = {key for source in sources for key in re.findall(r"words\.say\(\s*'([^']+)'", source)}
    assert asked - speaker(name, language).messages() == set()


# No message asks for what is not supplied


class Mentions(Visitor):
    """The arguments a message uses and the messages it refers to."""

    def __init__(self) -> None:
        self.arguments: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.arguments.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)


def used(said: Speaker, message: str) -> set[str]:
    mentions = Mentions()
    for folder in (text.SHARED, said.game.folder / "text"):
        for entry in entries(folder / f"{said.language}.ftl"):
            if isinstance(entry, ftl.Message) and entry.id.name == message and entry.value is not None:
                mentions = Mentions()
                mentions.visit(entry.value)
    return mentions.arguments.union(*(used(said, other) for other in mentions.messages))


def supplied(said: Speaker, pairs: list[tuple[str, str]]) -> set[str]:
    """The arguments there are whichever thing it is."""
    out: set[str] = set()
    for name, kind in pairs:
        thing = kind.rstrip("*")
        out |= {name, f"{name}-count"} if kind.endswith("*") else {name}
        if thing != NUMBER:
            everything = range(len(said.game.grammar.ids[thing]))
            forms = set.intersection(*(set(said.forms(thing, i)) for i in everything))
            out |= {f"{name}-{form}" for form in forms} | (set() if kind.endswith("*") else {f"{name}-id"})
    return out


def told(game: Game) -> Iterator[tuple[str, list[tuple[str, str]]]]:
    """Every message of a game with the parameters it is filled in from."""
    for name, kind in game.events.items():
        yield f"event-{name}", kind.pairs()
    for name, kind in game.prompts.items():
        yield f"ask-{name}", kind.pairs()
        yield f"wait-{name}", [("seats", "seat*")]
    for verb in game.verbs:
        yield f"do-{verb.name}", verb_pairs(verb)
    for name in needed(game):
        if name.startswith(("refuse-", "option-", "value-", "game-")):
            yield name, []
        elif name.startswith("ending-"):
            yield name, [("winner", "seat")]


@everywhere
def test_no_message_uses_an_argument_that_is_not_supplied(name: str, language: str) -> None:
    said = speaker(name, language)
    for message, pairs in told(said.game):
        assert used(said, message) - supplied(said, pairs) == set(), message


# Everything that can happen can be told


def is_clean(sentence: str) -> bool:
    return bool(sentence.strip()) and not re.search(r"[{}\u2068\u2069]|  | [.,]", sentence)


def samples(game: Game, kind: str) -> list[int | tuple[int, ...]]:
    """A few values a parameter may have, so that every plural and every kind of place is met."""
    if kind == NUMBER:
        return [0, 1, 2, 5]
    if kind == f"{NUMBER}*":
        return [(1,), (1, 1, 6)]
    count = len(game.grammar.ids[kind.rstrip("*")])
    if kind.endswith("*"):
        return [tuple(i % count for i in range(length)) for length in (1, 2, 5)]
    return [0, count // 2, count - 1]


@everywhere
def test_every_message_reads_well_whatever_it_speaks_of(name: str, language: str) -> None:
    said = speaker(name, language)
    for message, pairs in told(said.game):
        for values in itertools.product(*(samples(said.game, kind) for _, kind in pairs)):
            assert is_clean(said.say(message, **said.arguments(pairs, values))), message


def option_sets(game: Game) -> list[dict[str, str]]:
    options = [option for option in game.option_list() if not option.sets]
    return [{}, {option.name: option.values[-1] for option in options}]


def tell(said: Speaker, s: State) -> None:
    """The events since the last question, the question for everybody, the choices, and what is refused."""
    game = said.game
    assert s.events is not None
    sentences = [said.event(event) for event in s.events]
    sentences += [said.prompt(s, seat) for seat in range(-1, len(game.seats))]
    phase = game.view(s, -1).get("phase")
    sentences += [said.say(f"phase-{phase}")] if phase is not None else []
    for seat in flow.acting(s):
        ask = flow.question(s)
        legal = ask.legal(s, seat)
        advice = game.extra(Advice)
        rows = advice.figures(s, seat).values() if advice else ()
        figures = {figure for row in rows for figure in row}
        sentences += [said.say(f"advice-{figure.replace('_', '-')}") for figure in figures]
        for a in ask.candidates(s, seat)[:: 1 + len(legal) // 8]:
            sentences.append(said.action(a))
            if a not in legal:
                sentences.append(said.refusal(game.refusals(s, seat, [a])[0], said.action(a)))
    assert all(is_clean(sentence) for sentence in sentences), sentences


@pytest.mark.parametrize("name", SLUGS)
def test_random_games_are_told_in_every_language(name: str) -> None:
    for seed, options in enumerate(option_sets(load(name))):
        game = games.load(name, options)
        speakers = [Speaker(game, language) for language in LANGUAGES]
        s = game.setup(Seeded(seed))
        s.events = []
        tape = Seeded(seed + 100)
        for step in range(3000):
            tell(speakers[step % len(speakers)], s)
            s.events = []
            if not s.stack:
                break
            seat = flow.acting(s)[0]
            choices = flow.question(s).legal(s, seat)
            flow.apply(s, seat, choices[min(tape.pick(len(choices)), tape.pick(len(choices)))])
        assert not s.stack
