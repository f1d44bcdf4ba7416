"""What a person may type at the terminal: actions, choices by number, and words of the terminal itself."""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from pathlib import Path

from rich.table import Table as Grid
from rich.text import Text

from admiralty import bots
from admiralty.analysis import hint
from admiralty.cli.errors import Stop
from admiralty.cli.play.board import show_events
from admiralty.cli.play.menu import NoSuchChoice
from admiralty.cli.play.session import Session
from admiralty.cli.play.understand import Unclear
from admiralty.core.action import Action, Refused, Unreadable
from admiralty.show import rulebook
from admiralty.show.text import LANGUAGES
from admiralty.table import gate, takeback
from admiralty.table.record import DRAW_ACCEPT, DRAW_DECLINE, DRAW_OFFER, PRACTICE, RESIGN, TABLE_WORDS

MAX_SHOWN = 5
HELP_WORDS = (
    "?",
    "rule",
    "choices",
    "hint",
    "board",
    "log",
    "undo",
    "position",
    "lang",
    "save",
    "draw",
    "resign",
    "quit",
)


class Leave(Exception):
    """Somebody leaves the game; it can be resumed."""


class Commands:
    """Carries out what people type."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.table = session.table
        self.words: dict[str, Callable[[str, str], None]] = {
            "?": self.explain,
            "help": self.explain,
            "rule": self.rule,
            "choices": self.choices,
            "hint": self.hint,
            "board": self.board,
            "log": self.log,
            "undo": self.undo,
            "position": self.position,
            "lang": self.lang,
            "save": self.save,
            "draw": self.draw,
            "resign": self.resign,
            "quit": self.quit,
        }

    def run(self) -> None:
        """The whole game, to its end or until somebody leaves."""
        session = self.session
        session.terminal.complete_with(self.completions)
        session.greet()
        while not self.table.is_over:
            if self.table.pending is not None:
                self.ask_dice()
            elif not session.bots_act():
                self.ask(session.next_person())
        session.over()

    def ask(self, seat: str) -> None:
        self.session.face(seat)
        start = time.monotonic()
        line = self.session.terminal.ask(f"{self.session.seat_name(seat)}>")
        self.session.thought(time.monotonic() - start)
        for command in line.split(";"):
            still_asked = seat in self.table.acting and self.table.pending is None
            if not still_asked or not self.obey(seat, command.strip()):
                return

    def obey(self, seat: str, text: str) -> bool:
        """Carry out one command. If that is impossible, print a sentence and return False."""
        try:
            self.carry_out(seat, text)
        except (Refused, Unreadable, Unclear, NoSuchChoice, Stop) as error:
            self.session.tell(seat)
            self.problem(self.sentence(error))
            return False
        return True

    def sentence(self, error: Refused | Unreadable | Unclear | NoSuchChoice | Stop) -> str:
        phrases = self.session.phrases
        if isinstance(error, Refused):
            self.session.last_clause = error.clause
            message = self.session.speaker.refused(error)
            return f"{message} [{error.clause}]" if error.clause else message
        if isinstance(error, Unreadable):
            return self.session.speaker.unreadable(error)
        if isinstance(error, Unclear) and not error.meanings:
            return phrases("nothing", word=error.word)
        if isinstance(error, Unclear):
            more = ", …" if len(error.meanings) > MAX_SHOWN else ""
            return phrases("unclear", word=error.word, meanings=", ".join(error.meanings[:MAX_SHOWN]) + more)
        if isinstance(error, NoSuchChoice):
            return phrases("no-number", number=str(error))
        return str(error)

    def problem(self, text: str) -> None:
        self.session.console.print(Text(text, "yellow"))

    def carry_out(self, seat: str, text: str) -> None:
        word, _, rest = text.partition(" ")
        if not text:
            self.choices(seat, "")
        elif text.startswith("?"):
            self.explain(seat, text[1:].strip())
        elif text.startswith("/"):
            self.own_word(word[1:])(seat, rest.strip())
        elif text[0].isdigit():
            for a in self.session.menu.read(text) or self.session.reader.read(text, self.legal(seat)):
                self.play(seat, a)
        elif word.casefold() in self.words and word not in self.table.game.grammar.verb_of:
            self.words[word.casefold()](seat, rest.strip())
        else:
            for a in self.session.reader.read(text, self.legal(seat)):
                self.play(seat, a)

    def own_word(self, word: str) -> Callable[[str, str], None]:
        if word not in self.words:
            raise Unreadable("unknown-verb", f"/{word}")
        return self.words[word]

    def legal(self, seat: str) -> list[Action]:
        return [choice.action for choice in self.table.legal(seat)]

    def play(self, seat: str, a: Action) -> None:
        if not self.may_lose(seat, a):
            return
        self.table.play(seat, a)
        self.session.autosave.try_to_keep(self.table)

    def may_lose(self, seat: str, a: Action) -> bool:
        """Ask before something is given up for good."""
        table, number = self.table, self.table.game.seat_index(seat)
        losses = gate.waived(table.game, table.state, number, self.legal(seat)).get(a)
        if not losses:
            return True
        speaker = self.session.speaker
        told = [
            speaker.say(
                f"loss-{loss.name}",
                count=loss.count,
                things=speaker.listing([speaker.name(*thing) for thing in loss.things]),
            )
            for loss in losses
        ]
        question = self.session.phrases("lose-sure", loss=" ".join(told))
        return self.session.terminal.confirm(question, speaker.say("yes"))

    def completions(self, line: str) -> list[str]:
        """Everything legal, and every word of the terminal, that begins like the line."""
        seat = self.session.viewer
        choices = [choice.text for choice in self.table.legal(seat)] if seat else []
        return [text for text in [*choices, *self.words] if text.startswith(line.rpartition(";")[2].lstrip())]

    # Real dice

    def ask_dice(self) -> None:
        """Somebody rolls real dice and types what they show, one number or several."""
        pending = self.table.pending
        assert pending is not None
        seat = self.table.game.seats[pending.seat] if pending.seat >= 0 else self.session.people[0]
        outcomes = sorted(set(pending.outcomes))
        span = f"{outcomes[0]}-{outcomes[-1]}" if len(outcomes) > 2 else ", ".join(map(str, outcomes))
        told = " ".join(str(outcome) for outcome in pending.told)
        line = self.session.terminal.ask(self.session.phrases("dice", told=told or "-", outcomes=span))
        if not line.replace(" ", "").isdecimal():
            self.obey(seat if seat in self.session.people else self.session.people[0], line or "?")
            return
        try:
            for word in line.split():
                if self.table.pending is None:
                    raise Stop(self.session.phrases("dice-too-many", word=word))
                self.table.tell_luck(int(word))
        except (Refused, Stop) as error:
            self.problem(self.sentence(error))
        if self.table.pending is None:
            self.session.autosave.try_to_keep(self.table)

    # Questions about the rules

    def explain(self, seat: str, text: str) -> None:
        """`?` lists the words and what is forbidden now; `? ACTION` says if it is allowed, or why not."""
        if not text:
            self.help()
            self.forbidden(seat)
            return
        for a in self.session.reader.read(text, self.legal(seat)):
            sentence = self.session.speaker.action(a)
            try:
                self.table.admit(seat, a)
            except Refused as refusal:
                self.problem(f"{sentence}: {self.sentence(refusal)}")
            else:
                self.session.say("allowed", style="green", action=sentence)

    def help(self) -> None:
        grid = Grid(box=None, padding=(0, 2), show_header=False)
        for word in HELP_WORDS:
            name = "help" if word == "?" else word
            grid.add_row(
                Text(self.session.phrases(f"usage-{name}"), "bold"), self.session.phrases(f"about-{name}")
            )
        self.session.console.print(grid)
        self.session.say("about-typing", style="")
        self.session.console.print()

    def forbidden(self, seat: str) -> None:
        """What one might try but may not do, grouped by the clause that forbids it."""
        by_clause: dict[str, list[str]] = {}
        for choice, clause in self.table.refused(seat):
            by_clause.setdefault(clause, []).append(choice.text)
        if by_clause:
            self.session.say("forbidden-now", style="bold")
        for clause, texts in by_clause.items():
            more = f" … +{len(texts) - MAX_SHOWN}" if len(texts) > MAX_SHOWN else ""
            self.session.console.print(Text(f"  {clause}  {self.session.speaker.refusal(clause)}"))
            self.session.console.print(Text(f"      {', '.join(texts[:MAX_SHOWN])}{more}", "bright_black"))

    def rule(self, seat: str, wanted: str) -> None:
        """The text of a clause; without a number, that of the last refusal or of the present question."""
        clause = wanted or self.session.last_clause or self.table.clause
        game, speaker = self.table.game, self.session.speaker
        found = rulebook.look_up(game, clause, speaker.language)
        if not found:
            raise Stop(self.session.phrases("no-rule", word=clause))
        for one in found:
            self.session.console.print(Text.assemble((one.number, "bold"), f"  {one.sentence}"))
        if rulebook.is_translated(game, speaker.language):
            self.session.console.print(Text(speaker.say("rules-translation"), "bright_black"))

    # Looking

    def choices(self, seat: str, _: str) -> None:
        self.session.show_question(seat, is_whole=True)

    def hint(self, seat: str, _: str) -> None:
        """What the hard bot would do, knowing what the seat knows, with the figures of its search."""
        number = self.table.game.seat_index(seat)
        known = self.table.imagine(seat, self.table.sequence)
        with self.session.console.status(self.session.phrases("hint-thinks")):
            found = hint.advise(self.table.game, known, number, self.table.sequence)
        speaker = self.session.speaker
        if len(self.legal(seat)) == 1:
            self.session.say("hint-forced", action=speaker.action(found.opinions[0].action))
            return
        self.session.say("hint-now", style="bold", chance=f"{found.chance:.0%}")
        for one, chance in zip(found.opinions, found.chances, strict=True):
            self.session.say(
                "hint-line",
                style="",
                action=speaker.action(one.action),
                chance=f"{chance:.0%}",
                tries=one.visits,
            )
        for message, terms in (("hint-gains", found.reasons.gains), ("hint-costs", found.reasons.costs)):
            if terms:
                names = ", ".join(speaker.say(f"term-{term}") for term in terms)
                self.session.console.print(Text(speaker.say(message, terms=names), "bright_black"))

    def board(self, seat: str, _: str) -> None:
        self.session.draw(seat)

    def log(self, seat: str, _: str) -> None:
        show_events(
            self.session.console, self.session.speaker, [event for _, event in self.table.heard(seat)]
        )

    def position(self, seat: str, _: str) -> None:
        """The position as text, as far as the seat knows it; what it cannot know is made up."""
        known = self.table.imagine(seat, self.table.sequence)
        self.session.console.print(Text(self.table.game.write_position(known)), soft_wrap=True)

    def lang(self, seat: str, language: str) -> None:
        if language not in LANGUAGES:
            raise Stop(self.session.phrases("no-language", word=language, languages=", ".join(LANGUAGES)))
        self.session.speak(language)

    # Table words

    def undo(self, seat: str, what: str) -> None:
        """The last step. Against bots also what dice or others have answered: then it is practice."""
        turn = what == "turn"
        back = (takeback.last_turn if turn else takeback.last_action)(self.table, seat)
        is_practice = bool(self.session.bots) and back >= 0 and (turn or not self.table.may_undo(seat))
        if is_practice and self.table.pending is None:
            self.table.play(seat, f"{PRACTICE} {back}")
        else:
            self.table.undo(seat)
        self.session.autosave.try_to_keep(self.table)
        heard = self.session.heard
        for other in heard:
            heard[other] = min(heard[other], len(self.table.heard(other)))
        name = self.session.seat_name(seat)
        say = self.session.speaker.say
        self.session.console.print(say("taken-back", seat=name) if is_practice else say("undone", seat=name))

    def save(self, seat: str, name: str) -> None:
        if not name:
            raise Stop(self.session.phrases("save-where"))
        self.session.autosave.move_to(Path(os.path.expanduser(name)), self.table)
        self.session.say("saved", file=name)

    def resign(self, seat: str, _: str) -> None:
        if self.session.terminal.confirm(
            self.session.phrases("resign-sure"), self.session.speaker.say("yes")
        ):
            self.table.play(seat, RESIGN)
            self.session.autosave.try_to_keep(self.table)

    def draw(self, seat: str, answer: str) -> None:
        """Offer a draw: the other side, bot or person, answers at once. An older offer is answered too."""
        if f"draw {answer}" in TABLE_WORDS and answer != "offer":
            self.table.play(seat, f"draw {answer}")
            self.session.autosave.try_to_keep(self.table)
            return
        if answer != "offer":
            raise Stop(self.session.phrases("usage-draw"))
        self.table.play(seat, DRAW_OFFER)
        other = next(name for name in self.table.game.seats if name != seat)
        if self.accepts_draw(other):
            self.table.play(other, DRAW_ACCEPT)
        else:
            self.table.play(other, DRAW_DECLINE)
            self.session.console.print(
                self.session.speaker.say("draw-declined", seat=self.session.seat_name(other))
            )
        self.session.autosave.try_to_keep(self.table)

    def accepts_draw(self, seat: str) -> bool:
        """A bot decides for itself; a person is asked."""
        if seat in self.session.bots:
            number = self.table.game.seat_index(seat)
            known = self.table.imagine(seat, self.table.sequence)
            return bots.accepts_draw(self.table.game, known, number)
        question = self.session.phrases("draw-question", seat=self.session.seat_name(seat))
        return self.session.terminal.ask(question).casefold().startswith(self.session.speaker.say("yes")[0])

    def quit(self, seat: str, _: str) -> None:
        raise Leave
