"""A game at this terminal: people and bots take turns until it is over or somebody leaves."""

from __future__ import annotations

import shlex
from typing import Final

from rich.console import Console
from rich.rule import Rule
from rich.text import Text

from admiralty.bots import PACE, MctsBot, make, paced
from admiralty.bots.match import Match
from admiralty.cli.play.autosave import Autosave
from admiralty.cli.play.board import palette, show_board, show_events
from admiralty.cli.play.menu import Menu
from admiralty.cli.play.phrases import Phrases
from admiralty.cli.play.terminal import Terminal
from admiralty.cli.play.understand import Reader
from admiralty.core.event import Event
from admiralty.core.flow import Ask
from admiralty.show.picture import lines
from admiralty.show.text import Speaker
from admiralty.table import gate
from admiralty.table.table import Table

MAX_EVENTS = 50
LEAST_MENU: Final = 6  # lines of choices that are shown beside the whole board
LEAST_MENU_IF_LOW: Final = 3  # beside the map alone
AROUND_MENU: Final = 6  # lines for the question, the events and what is typed


class Session:
    """Who plays which seat, and what each person has been shown."""

    def __init__(
        self,
        table: Table,
        bots: dict[str, str],
        console: Console,
        terminal: Terminal,
        autosave: Autosave,
        seed: int,
        language: str,
    ) -> None:
        self.table = table
        self.bots = bots
        self.people = tuple(seat for seat in table.game.seats if seat not in bots)
        players = {seat: make(name, seed + n) for n, (seat, name) in enumerate(bots.items())}
        self.match = Match(table, players, seed)
        self.console = console
        self.terminal = terminal
        self.autosave = autosave
        self.viewer = ""
        self.heard = dict.fromkeys(table.game.seats, 0)
        self.drawn_at = -1
        self.drawn_phase: object = None
        self.asked = ""
        self.asking: Ask | None = None
        self.last_clause = ""
        self.speak(language)

    def speak(self, language: str) -> None:
        """Say everything in that language from now on."""
        self.speaker = Speaker(self.table.game, language)
        self.phrases = Phrases(language)
        self.reader = Reader(self.speaker)
        self.asked = ""
        self.menu = Menu(self.speaker, self.phrases, [], {})

    def greet(self) -> None:
        if self.bots:
            bots = ", ".join(dict.fromkeys(self.bots.values()))
            self.say("you-play", seat=self.seat_name(self.people[0]), bot=bots)

    # The course of the game

    def bots_act(self) -> bool:
        """One decision of a bot, if one must decide."""
        if not any(seat in self.bots for seat in self.table.acting):
            return False
        seat = next(seat for seat in self.table.acting if seat in self.bots)
        waiting = self.phrases("bot-thinks", seat=self.seat_name(seat), bot=self.bots[seat])
        with self.console.status(waiting):
            entry = self.match.step()
        if entry is not None:
            self.autosave.try_to_keep(self.table)
        return True

    def thought(self, seconds: float) -> None:
        """A person has thought for some seconds: a bot that keeps pace will do the same."""
        for seat, name in self.bots.items():
            bot = self.match.bots[seat]
            if name == PACE and isinstance(bot, MctsBot):
                bot.milliseconds = paced(seconds)

    def next_person(self) -> str:
        """Who plays next at this screen; the present viewer, if it is asked."""
        acting = [seat for seat in self.table.acting if seat in self.people]
        return self.viewer if self.viewer in acting else acting[0]

    def seat_name(self, seat: str) -> str:
        return self.speaker.name("seat", self.table.game.seat_index(seat))

    def prompt(self, seat: str) -> str:
        """What a seat must decide, or whom it waits for."""
        return self.speaker.prompt(self.table.state, self.table.number_of(seat))

    def is_secret(self) -> bool:
        """Whether the people at this screen know different things now."""
        views = [self.table.view(seat) for seat in self.people]
        return any(view != views[0] for view in views)

    # What is shown

    def face(self, seat: str) -> None:
        """Show a person what is new: the board after others acted, what happened, question and choices."""
        if self.viewer != seat:
            self.hand_over(seat)
        entries = self.table.record.entries
        phase = self.table.view(seat).get("phase")
        others = any(entry.seat != seat for entry in entries[max(0, self.drawn_at) :])
        is_low = self.is_low(seat)
        if is_low:
            self.tell(seat)  # above the map, so that nothing comes between it and the question
        is_stale = is_low and self.drawn_at != self.table.sequence
        if self.drawn_at < 0 or others or phase != self.drawn_phase or is_stale:
            self.draw(seat, is_low)
        self.tell(seat)
        question = self.prompt(seat)
        frame = self.table.question
        if question != self.asked or frame is not self.asking:
            self.asked = question
            self.asking = frame
            self.show_question(seat)

    def hand_over(self, seat: str) -> None:
        """The screen goes to another person; with secrets between them behind a curtain."""
        if self.viewer and self.is_secret():
            words = self.phrases("curtain", seat=self.seat_name(seat))
            self.terminal.wipe()
            if self.terminal.is_live:
                self.terminal.ask(words)
                self.terminal.wipe()
            else:
                self.console.print(Text(words, "bold"))
        self.viewer = seat
        self.drawn_at = -1
        self.asked = ""

    def draw(self, seat: str, is_brief: bool = False) -> None:
        self.console.print()
        show_board(self.console, self.table, self.speaker, seat, is_brief)
        self.drawn_at = self.table.sequence
        self.drawn_phase = self.table.view(seat).get("phase")
        self.asked = ""

    def tell(self, seat: str) -> None:
        """What the seat has heard since it last looked; people without secrets hear it together."""
        events = self.fresh(seat)
        hidden = max(0, len(events) - MAX_EVENTS)
        if hidden:
            self.console.print(Text(f"  {self.phrases('log-shortened', count=hidden)}", "bright_black"))
        show_events(self.console, self.speaker, events[hidden:])
        together = self.people if not self.is_secret() else (seat,)
        for other in together:
            self.heard[other] = len(self.table.heard(other))

    def fresh(self, seat: str) -> list[Event]:
        heard = self.table.heard(seat)
        return [event for _, event in heard[min(self.heard[seat], len(heard)) :]]

    def show_question(self, seat: str, is_whole: bool = False) -> None:
        colour = palette(self.table.game.seats)[seat]
        self.console.print(
            Rule(Text(self.seat_name(seat), f"bold {colour}"), align="left", style="bright_black")
        )
        self.console.print(Text(self.prompt(seat), "bold"))
        self.show_menu(seat, is_whole)

    def show_menu(self, seat: str, is_whole: bool = False) -> None:
        """The choices; in a small window only so many lines that the board above them stays visible."""
        legal = [choice.action for choice in self.table.legal(seat)]
        number = self.table.game.seat_index(seat)
        waived = gate.waived(self.table.game, self.table.state, number, legal)
        ordered = [a for a in legal if a not in waived]
        self.menu = Menu(self.speaker, self.phrases, ordered, self.table.advice(seat), list(waived))
        if is_whole or not self.console.is_terminal:
            self.menu.show(self.console)
            return
        with self.console.capture() as shown:
            self.menu.show(self.console)
        found = shown.get().rstrip("\n").split("\n")
        least = LEAST_MENU_IF_LOW if self.is_low(seat) else LEAST_MENU
        room = max(least, self.console.height - self.board_height(seat) - AROUND_MENU)
        hidden = len(found) - room if len(found) > room + 1 else 0
        for line in found[: len(found) - hidden]:
            self.console.print(Text.from_ansi(line), soft_wrap=True)
        if hidden:
            self.console.print(Text(self.phrases("menu-shortened", count=hidden), "bright_black"))

    def is_low(self, seat: str) -> bool:
        """Whether the window has no room for the whole board and a question: then the map alone is drawn,
        after every action, so that it stays in sight.
        """
        least = self.board_height(seat) + LEAST_MENU + AROUND_MENU
        return self.console.is_terminal and self.console.height < least

    def board_height(self, seat: str) -> int:
        return len(lines(self.table.game, self.table.view(seat), self.speaker, self.console.width))

    # The end

    def over(self) -> None:
        """Everybody sees the end."""
        seat = self.viewer if self.viewer or not self.people else self.people[0]
        self.tell(seat or self.table.game.seats[0])
        self.console.print()
        show_board(self.console, self.table, self.speaker, seat)
        self.console.print()
        self.console.print(Text(self.prompt(seat), "bold"))
        if self.autosave.path is not None:
            self.say("replay-hint", command=f"admiralty replay {shlex.quote(str(self.autosave.path))}")

    def left(self) -> str:
        """What to tell somebody who leaves: where the game is kept and how to go on with it."""
        if self.autosave.path is None:
            return self.phrases("not-kept")
        return self.phrases("kept", file=str(self.autosave.path), command=self.resume_command())

    def resume_command(self) -> str:
        parts = ["admiralty", "play", "--resume", str(self.autosave.path)]
        if self.bots:
            parts += ["--as", self.people[0], "--against", next(iter(self.bots.values()))]
        if self.speaker.language != "en":
            parts += ["--lang", self.speaker.language]
        return shlex.join(parts)

    def say(self, message_id: str, /, style: str = "bright_black", **args: str | int) -> None:
        self.console.print(Text(self.phrases(message_id, **args), style), soft_wrap="command" in args)
