"""A game at this terminal: people and bots take turns until it is over or somebody leaves."""

from __future__ import annotations

import shlex

from rich.console import Console
from rich.rule import Rule
from rich.text import Text

from admiralty.bots import PACE, MctsBot, make, paced
from admiralty.cli.board import palette, show_board, show_events
from admiralty.cli.keeper import Keeper
from admiralty.cli.menu import Menu
from admiralty.cli.phrases import Phrases
from admiralty.cli.terminal import Terminal
from admiralty.cli.understand import Reader
from admiralty.core import flow
from admiralty.core.event import Event
from admiralty.core.flow import Ask
from admiralty.table.match import Match
from admiralty.table.table import Table
from admiralty.table.text import Speaker

MOST_EVENTS = 50


class Session:
    """Who sits where, what each person has been shown, and how the game goes on."""

    def __init__(
        self,
        table: Table,
        bots: dict[str, str],
        console: Console,
        terminal: Terminal,
        keeper: Keeper,
        seed: int,
    ) -> None:
        self.table = table
        self.bots = bots
        self.people = tuple(seat for seat in table.game.seats if seat not in bots)
        players = {seat: make(name, seed + n) for n, (seat, name) in enumerate(bots.items())}
        self.match = Match(table, players, seed)
        self.console = console
        self.terminal = terminal
        self.keeper = keeper
        self.viewer = ""
        self.heard = dict.fromkeys(table.game.seats, 0)
        self.drawn_at = -1
        self.drawn_phase: object = None
        self.asked = ""
        self.asking: Ask | None = None
        self.last_clause = ""
        self.speak(table.speaker.language)

    def speak(self, language: str) -> None:
        """Say everything in that language from now on."""
        self.table.speaker = Speaker(self.table.game, language)
        self.phrases = Phrases(language)
        self.reader = Reader(self.table.speaker)
        self.asked = ""
        self.menu = Menu(self.table.speaker, self.phrases, [], {})

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
            self.keeper.try_to_keep(self.table)
        return True

    def thought(self, seconds: float) -> None:
        """A person has thought for so long: a bot that keeps pace will do the same."""
        for seat, name in self.bots.items():
            bot = self.match.players[seat]
            if name == PACE and isinstance(bot, MctsBot):
                bot.milliseconds = paced(seconds)

    def next_person(self) -> str:
        """Whose turn it is at the screen; whoever sits there stays if it can."""
        acting = [seat for seat in self.table.acting if seat in self.people]
        return self.viewer if self.viewer in acting else acting[0]

    def seat_name(self, seat: str) -> str:
        return self.table.speaker.name("seat", self.table.game.seat_index(seat))

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
        if self.drawn_at < 0 or others or phase != self.drawn_phase:
            self.draw(seat)
        self.tell(seat)
        question = self.table.prompt(seat)
        frame = flow.question(self.table.state)
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

    def draw(self, seat: str) -> None:
        self.console.print()
        show_board(self.console, self.table, seat)
        self.drawn_at = self.table.sequence
        self.drawn_phase = self.table.view(seat).get("phase")
        self.asked = ""

    def tell(self, seat: str) -> None:
        """What the seat has heard since it last looked; people without secrets hear it together."""
        events = self.fresh(seat)
        hidden = max(0, len(events) - MOST_EVENTS)
        if hidden:
            self.console.print(Text(f"  {self.phrases('log-shortened', count=hidden)}", "bright_black"))
        show_events(self.console, self.table, events[hidden:])
        together = self.people if not self.is_secret() else (seat,)
        for other in together:
            self.heard[other] = len(self.table.heard(other))

    def fresh(self, seat: str) -> list[Event]:
        heard = self.table.heard(seat)
        return [event for _, event in heard[min(self.heard[seat], len(heard)) :]]

    def show_question(self, seat: str) -> None:
        colour = palette(self.table.game.seats)[seat]
        self.console.print(
            Rule(Text(self.seat_name(seat), f"bold {colour}"), align="left", style="bright_black")
        )
        self.console.print(Text(self.table.prompt(seat), "bold"))
        self.show_menu(seat)

    def show_menu(self, seat: str) -> None:
        number = self.table.game.seat_index(seat)
        legal = flow.question(self.table.state).legal(self.table.state, number)
        advice = self.table.game.advice(self.table.state, number)
        self.menu = Menu(self.table.speaker, self.phrases, legal, advice)
        self.menu.show(self.console)

    # The end

    def over(self) -> None:
        """Everybody sees the end."""
        seat = self.viewer if self.viewer or not self.people else self.people[0]
        self.tell(seat or self.table.game.seats[0])
        self.console.print()
        show_board(self.console, self.table, seat)
        self.console.print()
        self.console.print(Text(self.table.prompt(seat), "bold"))
        if self.keeper.path is not None:
            self.say("replay-hint", command=f"admiralty replay {shlex.quote(str(self.keeper.path))}")

    def left(self) -> str:
        """What to tell somebody who leaves: where the game is kept and how to go on with it."""
        if self.keeper.path is None:
            return self.phrases("not-kept")
        return self.phrases("kept", file=str(self.keeper.path), command=self.resume_command())

    def resume_command(self) -> str:
        parts = ["admiralty", "play", "--resume", str(self.keeper.path)]
        if self.bots:
            parts += ["--as", self.people[0], "--against", next(iter(self.bots.values()))]
        if self.table.speaker.language != "en":
            parts += ["--lang", self.table.speaker.language]
        return shlex.join(parts)

    def say(self, message_id: str, /, style: str = "bright_black", **args: str | int) -> None:
        self.console.print(Text(self.phrases(message_id, **args), style), soft_wrap="command" in args)
