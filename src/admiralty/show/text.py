"""What a game says, in the player's language: Fluent messages filled in from events, prompts and actions.

Messages that all games share are in `show/text/<language>.ftl`, those of a game in its own folder, in
`text/<language>.ftl`; a game may replace a shared one. They are plain Fluent, so the page can read them too.

Messages of a game:

    event-<kind>       for every event; arguments: the parameters of its kind
    ask-<prompt>       for every prompt, said to a seat that must decide; arguments: its parameters
    wait-<prompt>      the same, said to the others; argument: $seats, whom we wait for. It tells no secret
    window-<prompt>    for a prompt that only asks for an answer and has the choice `pass`: its name. A player
                       may then have it passed without being asked
    do-<verb>          for every verb: the text of a choice; arguments: what it is said of, named by its kind
                       (two of one kind: $ship and $ship-2)
    refuse-<clause>    for every clause that forbids something, one sentence; dots as dashes: refuse-PA-5-8
    ending-<label>     for every ending; anything but letters and digits as a dash: ending-PA-4-6-draw
    option-<name>      a label; option-<name>-about, one sentence; value-<name>-<value>, a label
    phase-<word>       for every word that the view gives as its "phase"
    advice-<figure>    for every figure that the game's advice gives, a heading; underscores as dashes. Its
                       attributes .about and .short are a longer and a shorter heading, for the page
    seat-<id>          the name of each seat; likewise <kind>-<id> for other things whose name is not data
    game-title         what the game is called; game-about, one sentence; game-length, how long it takes;
                       game-players, who plays it, if options decide how many seats there are
    unreadable-unknown-<kind>   said of $word, for every kind of thing
    view-<key>         for a word of the view: how the text view calls it

Arguments. A parameter `name` that is a number gives $name. Any other thing gives

    $name              its name: from the data file, else the message <kind>-<id>, else English, else its id
    $name-id           its id, to select on
    $name-<form>       its name as it stands in a sentence ("to the Yellow Sea"), for each attribute of the
                       message <kind>-<id>. A form that is missing there is taken from the attributes of
                       form-<kind>, then of form, which speak of $name. So are all of them when the data file
                       gives the thing another name than the message does.

A kind without messages borrows them from the first other kind that has the id.
A list gives $name and each $name-<form>, joined in the way of the language, and $name-count; numbers are only
joined by commas. An ending may speak of the $winner, if there is one.

A missing message raises KeyError and a message that cannot be filled in raises what Fluent reports.
"""

from __future__ import annotations

import difflib
import re
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Junk, Message

from admiralty.core import flow
from admiralty.core.action import NUMBER, Action, Refused, Unreadable, Verb, verb
from admiralty.core.event import Event
from admiralty.core.game import Game
from admiralty.core.state import State
from admiralty.kit.extras import Nameable

LANGUAGES: Final = ("en", "cs", "fr", "ja")
SHARED: Final = Path(__file__).parent / "text"
NUMBERED: Final = re.compile(r"([a-z]+)-(\d+)$")
BEFORE_MARKS: Final = re.compile(r" (?=[:;!?%»])|(?<=«) ")


def spaced(source: str, language: str) -> str:
    """French puts a space that does not break before : ; ! ? % » and after «.

    >>> spaced("label = Tour : 2", "fr")
    'label = Tour\\xa0: 2'
    """
    return BEFORE_MARKS.sub("\N{NO-BREAK SPACE}", source) if language == "fr" else source


Arguments = dict[str, str | int]


class Book:
    """All messages of a game in one language: the shared ones, then the game's own."""

    def __init__(self, folder: Path, language: str) -> None:
        self.bundle = FluentBundle([language], use_isolating=False)
        self.attributes: dict[str, list[str]] = {}
        for path in (SHARED / f"{language}.ftl", folder / "text" / f"{language}.ftl"):
            resource = FluentResource(spaced(path.read_text(encoding="utf-8"), language))
            for entry in resource.body:
                if isinstance(entry, Junk):
                    raise ValueError(f"{path.name}: not Fluent: {(entry.content or '').splitlines()[0]!r}")
                if isinstance(entry, Message):
                    self.attributes[entry.id.name] = [attribute.id.name for attribute in entry.attributes]
            self.bundle.add_resource(resource, allow_overrides=True)

    def format(self, message_id: str, attribute: str, args: Arguments) -> str:
        """The text of a message, or of one of its attributes."""
        if message_id not in self.attributes:
            raise KeyError(message_id)
        message = self.bundle.get_message(message_id)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            raise KeyError(f"{message_id}.{attribute}" if attribute else message_id)
        text, errors = self.bundle.format_pattern(pattern, args)
        if errors:
            raise type(errors[0])(f"{message_id}: {errors[0]}")
        return str(text)


@lru_cache(maxsize=64)
def open_book(folder: Path, language: str) -> Book:
    return Book(folder, language)


def slug(label: str) -> str:
    """A clause or a label as part of a message's name: PA-4.6 draw gives PA-4-6-draw."""
    return re.sub(r"[^A-Za-z0-9]+", "-", label).strip("-")


def verb_pairs(said: Verb) -> list[tuple[str, str]]:
    """The things a verb is said of as (name, kind): the kind is the name, with a number if it comes twice."""
    return [
        (kind if i == said.kinds.index(kind) else f"{kind}-{i + 1}", kind)
        for i, kind in enumerate(said.kinds)
    ]


class Speaker:
    """Says in one language what a game tells, asks, offers and refuses."""

    def __init__(self, game: Game, language: str = "en", given: Mapping[str, str] | None = None) -> None:
        """`given` are names by `kind-id` that players have chosen; they are the same in every language."""
        if language not in LANGUAGES:
            raise ValueError(f"there is no language {language!r}; there are {', '.join(LANGUAGES)}")
        self.game = game
        self.language = language
        self.given = given or {}
        self.book = open_book(game.folder, language)
        self.known_forms: dict[tuple[str, int], dict[str, str]] = {}

    # What is said

    def say(self, message_id: str, /, **args: str | int) -> str:
        """Any message by its name."""
        return self.book.format(message_id, "", args)

    def messages(self) -> set[str]:
        """The names of all messages."""
        return set(self.book.attributes)

    def event(self, event: Event, told: str = "") -> str:
        """What happened, in the sentence `told` if the game has it."""
        pairs = self.game.events[event.kind].pairs()
        message = told if told in self.book.attributes else f"event-{event.kind}"
        return self.say(message, **self.arguments(pairs, event.args))

    def prompt(self, s: State, seat: int) -> str:
        """What a seat must decide, or whom it waits for (seat -1 is a spectator), or how the game ended."""
        if not s.stack:
            return self.ending(s.ending, s.result)
        ask = flow.question(s)
        name = self.game.prompt(ask)
        seats = ask.seats(s)
        if seat in seats:
            pairs = self.game.prompts[name].pairs()
            own = f"ask-{name}-{self.game.seats[seat]}"  # a seat may be asked in a sentence of its own
            message = own if own in self.book.attributes else f"ask-{name}"
            return self.say(message, **self.arguments(pairs, ask.about(s, seat)))
        return self.say(f"wait-{name}", **self.arguments([("seats", "seat*")], (seats,)))

    def action(self, a: Action) -> str:
        said = self.game.verbs[verb(a)]
        values = tuple(value for _, value in self.game.grammar.parts(a))
        return self.say(f"do-{said.name}", **self.arguments(verb_pairs(said), values))

    def refusal(self, clause: str, text: str = "") -> str:
        """Why a clause forbids something; `text`, if given, is what was tried."""
        reason = self.say(f"refuse-{slug(clause)}")
        return self.say("refused", action=text, reason=reason) if text else reason

    def refused(self, refusal: Refused) -> str:
        """Why something is not allowed: by which clause, or for which reason of the table."""
        if refusal.clause:
            return self.refusal(refusal.clause)
        args = {name: str(value) for name, value in refusal.arguments.items()}
        if refusal.reason == "unreadable":
            return self.unreadable(Unreadable(args["kind"], args["word"], args["expected"]))
        if "seats" in args:
            seats = [self.game.seat_index(seat) for seat in args["seats"].split()]
            args["seats"] = self.listing([self.name("seat", seat) for seat in seats])
        return self.say(refusal.reason, **args)

    def ending(self, label: str, result: tuple[int, ...]) -> str:
        """How a game ended, from its label and what it was worth to each seat."""
        best = [seat for seat, worth in enumerate(result) if worth == max(result)]
        args = self.arguments([("winner", "seat")], (best[0],)) if len(best) == 1 else {}
        return self.say(f"ending-{slug(label)}", **args)

    def unreadable(self, error: Unreadable) -> str:
        """What is wrong with text that is no action, and the nearest word if there is one."""
        sentence = self.say(f"unreadable-{error.reason}", word=error.about, expected=error.expected)
        near = self.nearest(error)
        return self.say("did-you-mean", sentence=sentence, word=near) if near else sentence

    def option(self, name: str) -> str:
        return self.say(f"option-{name}")

    def option_about(self, name: str) -> str:
        return self.say(f"option-{name}-about")

    def name(self, kind: str, index: int) -> str:
        """The plain name of a thing."""
        word = self.word(kind, index)
        key = f"{self.home(kind, word)}-{word}"
        if key in self.given:
            return self.given[key]
        if after := self.after_seat(kind, word):
            return after
        named = self.game.names().get(key, {})
        if self.language in named:
            return named[self.language]
        if key in self.book.attributes:
            return self.say(key)
        return named.get("en", word)

    def after_seat(self, kind: str, word: str) -> str:
        """`Sharks 2` for blue-2, when players have named its seat; else ""."""
        found = NUMBERED.search(word) if self.given else None
        seat = self.given.get(f"seat-{found[1]}", "") if found else ""
        how = self.game.extra(Nameable) if seat else None
        return f"{seat} {found[2]}" if found and how is not None and kind in how.kinds else ""

    def flagged(self, seat: int) -> str:
        """The name of a seat with the flag that it has chosen, for paper without colours."""
        name, flag = self.name("seat", seat), self.given.get(f"flag-{self.word('seat', seat)}")
        return self.say("flagged", seat=name, flag=self.say(f"flag-{flag}")) if flag else name

    # How it is filled in

    def arguments(self, pairs: list[tuple[str, str]], values: tuple[int | tuple[int, ...], ...]) -> Arguments:
        """What a message is filled in with, for each (name, kind) and its value."""
        args: Arguments = {}
        for (name, kind), value in zip(pairs, values, strict=True):
            if isinstance(value, tuple):
                self.add_list(args, name, kind.rstrip("*"), value)
            elif kind == NUMBER:
                args[name] = value
            else:
                args[name] = self.name(kind, value)
                args[f"{name}-id"] = self.word(kind, value)
                for form, text in self.forms(kind, value).items():
                    args[f"{name}-{form}"] = text
        return args

    def add_list(self, args: Arguments, name: str, kind: str, values: tuple[int, ...]) -> None:
        args[f"{name}-count"] = len(values)
        if kind == NUMBER:
            args[name] = self.commas([str(value) for value in values])
            return
        args[name] = self.listing([self.name(kind, value) for value in values])
        forms = [self.forms(kind, value) for value in values]
        for form in forms[0] if forms else ():
            if all(form in other for other in forms):
                args[f"{name}-{form}"] = self.listing([other[form] for other in forms])

    def commas(self, texts: list[str]) -> str:
        joined = texts[0] if texts else self.say("list-none")
        for text in texts[1:]:
            joined = self.say("list-comma", first=joined, next=text)
        return joined

    def listing(self, texts: list[str]) -> str:
        """One, two and three."""
        if len(texts) < 2:
            return self.commas(texts)
        return self.say("list-and", first=self.commas(texts[:-1]), last=texts[-1])

    def forms(self, kind: str, index: int) -> dict[str, str]:
        """The name of a thing as it stands in a sentence, by form."""
        known = self.known_forms.get((kind, index))
        if known is None:
            known = self.known_forms[kind, index] = self.find_forms(kind, index)
        return known

    def find_forms(self, kind: str, index: int) -> dict[str, str]:
        word = self.word(kind, index)
        name = self.name(kind, index)
        home = self.home(kind, word)
        layers = ["form", f"form-{home}"] if f"form-{home}" in self.book.attributes else ["form"]
        own = f"{home}-{word}"
        if own in self.book.attributes and self.say(own) == name:
            layers.append(own)
        forms: dict[str, str] = {}
        for layer in layers:
            for form in self.book.attributes[layer]:
                forms[form] = self.book.format(layer, form, {"name": name})
        return forms

    def home(self, kind: str, word: str) -> str:
        """The kind under which a thing has its name: its own, or the first other one that has the id."""
        named = self.game.names()
        others = [other for other, ids in self.game.grammar.ids.items() if other != kind and word in ids]
        for known in (kind, *others):
            if f"{known}-{word}" in named or f"{known}-{word}" in self.book.attributes:
                return known
        return kind

    def word(self, kind: str, index: int) -> str:
        if index < 0:
            raise IndexError(f"there is no {kind} {index}")
        return self.game.grammar.word(kind, index)

    def nearest(self, error: Unreadable) -> str:
        """The id nearest to a word that was not understood; names are compared too."""
        kind = error.reason.removeprefix("unknown-")
        if error.reason == "unknown-verb":
            pool = {word: word for word in self.game.grammar.verb_of}
        elif kind == "seat":
            pool = {word: word for word in self.game.seats}
        elif kind in self.game.grammar.ids:
            ids = self.game.grammar.ids[kind]
            pool = {self.name(kind, i).casefold(): word for i, word in enumerate(ids)} | {
                word: word for word in ids
            }
        else:
            return ""
        near = difflib.get_close_matches(error.about.casefold(), list(pool), n=1)
        return pool[near[0]] if near else ""
