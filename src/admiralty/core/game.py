"""The interface of a game: set-up, views, words, positions. Each game.py has one subclass."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any, ClassVar, Final, TypeVar

from admiralty.compiler import mypyc_attr
from admiralty.core import codec, flow
from admiralty.core.action import Action, Grammar, Unreadable, Verb
from admiralty.core.event import Event, Kind
from admiralty.core.flow import Ask, Frame
from admiralty.core.luck import ImpossibleLuck, Scripted, Tape
from admiralty.core.state import State

E = TypeVar("E")


@dataclass(frozen=True)
class Option:
    """Something the players agree on before set-up. A preset has no value of its own: it sets others."""

    name: str
    values: tuple[str, ...]
    default: str
    clause: str
    sets: tuple[tuple[str, str], ...] = ()


class NotOffered(ValueError):
    """An extra that the game does not have."""


class BadOption(ValueError):
    """An option, or a value of one, that the game does not have."""


# What rules raise when they are given a state that they cannot reach.
MISFITS: Final = (
    ArithmeticError, AssertionError, AttributeError, LookupError, RecursionError, TypeError, ValueError,
    flow.EndlessRun,
)  # fmt: skip


class Versions:
    """A game's knowledge of its earlier rules versions: none, unless it has `kit.upgrade.Upgrades`."""

    def rewrite(self, words: list[str], version: int, now: int) -> list[str]:
        """The words of a position of one version as another says them; raises BadPosition."""
        if version != now:
            raise codec.BadPosition(f"this is of rules version {version}; these rules are version {now}")
        return words

    def options(self, options: dict[str, str], version: int, now: int) -> dict[str, str]:
        self.rewrite([], version, now)
        return options

    def ends(self, version: int, now: int) -> str:
        """Why running games of that version cannot be played on, or ""."""
        return ""


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """A game with its options and data chosen. Consumers know games only through this class."""

    slug: ClassVar[str]
    title: ClassVar[str]
    prefix: ClassVar[str]
    rules_version: ClassVar[int]
    verbs: ClassVar[tuple[Verb, ...]]
    events: ClassVar[dict[str, Kind]]
    prompts: ClassVar[dict[str, Kind]]
    endings: ClassVar[tuple[str, ...]]
    rules: ClassVar[tuple[ModuleType, ...]]
    folder: ClassVar[Path]
    # Which frames may stand on `Phase.clause` or `Question`, and at the bottom (""); empty: any.
    nesting: ClassVar[dict[str, tuple[str, ...]]] = {}
    upgrades: ClassVar[Versions] = Versions()

    seats: tuple[str, ...]
    dataset: str
    data_text: str
    options: dict[str, str]
    grammar: Grammar

    def __init__(self, options: dict[str, str], data_text: str = "") -> None:
        """Read the shipped data file, or the owner's text, and settle the options; then call `equip`."""
        self.owners_data: bool = bool(data_text)
        self.data_text = data_text or self.shipped_data()
        self.frames: dict[str, type[Frame]] = codec.frames_of(self.rules)
        self.prepare(self.data_text)
        self.options = self.settle_options(options)
        self.equip()
        self.grammar = Grammar(self.verbs, self.ids())
        self.offered: tuple[object, ...] = self.extras()

    # What a game supplies

    def shipped_data(self) -> str:
        return (self.folder / "data" / f"{self.slug}.toml").read_text(encoding="utf-8")

    def prepare(self, data_text: str) -> None:
        """Parse and check the data file; set `dataset` and `seats`. The options may depend on it."""
        raise NotImplementedError

    def equip(self) -> None:
        """Build the tables from data and options."""
        raise NotImplementedError

    def option_list(self) -> list[Option]:
        raise NotImplementedError

    def ids(self) -> dict[str, list[str]]:
        """The ids of everything an action, event or prompt can speak of, by kind."""
        raise NotImplementedError

    def layout(self, tape: Tape) -> State:
        """A new game laid out, with its first frame on the stack; no luck is drawn yet."""
        raise NotImplementedError

    def view(self, s: Any, seat: int) -> Mapping[str, object]:
        """What a seat may know, built up from nothing; seat -1 is a spectator."""
        raise NotImplementedError

    def imagine(self, s: Any, seat: int, tape: Tape) -> State:
        """A state that this seat cannot tell from the real one, with other secrets and fresh luck."""
        raise NotImplementedError

    def check(self, s: Any) -> None:
        """Raise AssertionError when an invariant of the game is broken, such as a lost piece."""
        raise NotImplementedError

    def write_words(self, s: Any) -> list[str]:
        """The game's own part of a position."""
        raise NotImplementedError

    def read_words(self, words: list[str], tape: Tape) -> State:
        """A state from the game's own part. Whatever it leaves out is as at the start of the game.

        A phrase of the game may stand for a stack of frames (`sortie japan`); `at` replaces it.
        """
        raise NotImplementedError

    def names(self) -> dict[str, dict[str, str]]:
        """Names of things by `kind-id` and language, for those whose name is data."""
        return {}

    def has_secrets(self) -> bool:
        """Whether seats may see different things. If so, a shared screen is covered between turns."""
        return True

    def extras(self) -> tuple[object, ...]:
        """What the game offers besides its rules, each of a class of kit/extras.py or kit/heuristics.py."""
        return ()

    # What every game has

    def extra(self, kind: type[E]) -> E | None:
        """What the game offers of a kind, such as `Odds`; None if it does not."""
        for one in self.offered:
            if isinstance(one, kind):
                return one
        return None

    def require(self, kind: type[E]) -> E:
        """The same, but raises NotOffered if the game does not offer it."""
        found = self.extra(kind)
        if found is None:
            raise NotOffered(f"{self.title} does not offer {kind.__name__}")
        return found

    def setup(self, tape: Tape, events: list[Event] | None = None) -> State:
        """A new game, run on to its first question. A list given as `events` hears all, from set-up on."""
        s = self.layout(tape)
        s.events = events
        flow.settle(s, None)
        return s

    def settle_options(self, chosen: dict[str, str]) -> dict[str, str]:
        known = {option.name: option for option in self.option_list()}
        settled = {name: option.default for name, option in known.items() if not option.sets}
        for name, value in chosen.items():
            option = known.get(name)
            if option is None:
                raise BadOption(f"{self.title} has no option {name!r}; it has {', '.join(known)}")
            if value not in option.values:
                raise BadOption(f"option {name!r} must be one of {', '.join(option.values)}, not {value!r}")
            if option.sets and value == "on":
                settled.update({other: v for other, v in option.sets if other not in chosen})
            elif not option.sets:
                settled[name] = value
        return settled

    def seat_index(self, name: str) -> int:
        if name not in self.seats:
            raise Unreadable("unknown-seat", name, ", ".join(self.seats))
        return self.seats.index(name)

    def write_action(self, a: Action) -> str:
        return self.grammar.write(a)

    def read_action(self, text: str) -> Action:
        return self.grammar.read(text)

    def write_position(self, s: State) -> str:
        words = [f"{self.slug}/{self.rules_version}", *self.write_words(s)]
        if s.result:
            words.append(f"result {codec.dumps(s.result)} {s.ending}")
        words.append(f"at {codec.write_stack(s)}".strip())
        return "; ".join(words)

    def read_position(self, text: str, tape: Tape | None = None, events: list[Event] | None = None) -> State:
        """A state from text. The text need only say what differs from the start of a game.

        A word for a moment may lead on to the next question; `events` hears what happens on the way.
        """
        words, version = codec.split(text), self.rules_version
        if words and words[0].startswith(f"{self.slug}/"):
            version = codec.read_number(words.pop(0).partition("/")[2])
        try:
            words = self.upgrades.rewrite(words, version, self.rules_version)
            return self.build(words, tape if tape is not None else Scripted([]), events)
        except (codec.BadPosition, ImpossibleLuck):
            raise
        except AssertionError as broken:
            raise codec.BadPosition(f"this position cannot be: {broken}") from broken
        except MISFITS as error:
            raise codec.BadPosition("the frames of this position do not fit together") from error

    def build(self, words: list[str], tape: Tape, events: list[Event] | None) -> State:
        """A state from the words of a position, checked. May raise any exception of MISFITS."""
        s = self.read_words([w for w in words if w.partition(" ")[0] not in codec.SHARED], tape)
        is_led_on = True
        for word in words:
            key, _, rest = word.partition(" ")
            if key == "result":
                s.finish(*codec.read_result(rest, len(self.seats), self.endings))
            elif key == "at":
                s.stack, s.at = codec.read_stack(rest, self.frames)
                is_led_on = False
        self.check(s)
        if is_led_on:
            s.events = events
            flow.settle(s, None)
            s.events = None
            self.check(s)
        codec.check_stack(s, self.nesting, len(self.seats))
        codec.check_question(s, len(self.seats))
        return s

    def prompt(self, ask: Ask) -> str:
        """The name of a question, under which its prompt is found."""
        return prompt_name(type(ask).__name__)

    def clause(self, ask: Ask) -> str:
        """The clause that a question carries out."""
        return self.prompts[self.prompt(ask)].clause

    def refusals(self, s: State, seat: int, actions: list[Action]) -> list[str]:
        """For each action the clause that forbids it, or "" when it is legal. Asks for `legal` once."""
        ask = flow.question(s)
        legal = set(ask.legal(s, seat))
        own = self.clause(ask)
        return ["" if a in legal else ask.why_not(s, seat, a) or own for a in actions]


@cache
def prompt_name(question: str) -> str:
    """ChooseShips is asked by the prompt choose-ships."""
    return "".join(f"-{c.lower()}" if c.isupper() else c for c in question).lstrip("-")
