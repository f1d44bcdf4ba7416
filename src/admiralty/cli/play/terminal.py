"""Questions to a person: on a terminal with editing and completion, or from a pipe with an echo."""

from __future__ import annotations

import sys
from collections.abc import Callable

from rich.console import Console
from rich.text import Text

from admiralty.cli.errors import Stop

Complete = Callable[[str], list[str]]


class Terminal:
    def __init__(self, console: Console) -> None:
        self.console = console
        self.is_live = sys.stdin.isatty()

    def ask(self, prompt: str) -> str:
        """One line; EOFError when there are no more."""
        if self.is_live:
            return input(f"{prompt} ").strip()
        line = sys.stdin.readline()
        if not line:
            raise EOFError
        self.console.print(Text(f"{prompt} {line.strip()}"))
        return line.strip()

    def leave_line(self) -> None:
        """End the line of a question that was left unanswered."""
        if self.is_live:
            self.console.print()

    def wipe(self) -> None:
        """Clear the screen and what can be scrolled back to."""
        if self.console.is_terminal:
            self.console.clear()
            self.console.file.write("\x1b[3J")

    def complete_with(self, candidates: Complete) -> None:
        """Complete the line with Tab from these candidates."""
        if not self.is_live:
            return
        try:
            import readline
        except ImportError:  # a Python without it: lines are typed in full
            return

        def complete(word: str, state: int) -> str | None:
            before = readline.get_line_buffer()[: readline.get_begidx()]
            words = [line.removeprefix(before).split(" ")[0] for line in candidates(before + word)]
            found = list(dict.fromkeys(words))
            return f"{found[state]} " if state < len(found) else None

        readline.set_completer(complete)
        readline.set_completer_delims(" ;")
        readline.parse_and_bind("tab: complete")

    def choose(self, question: str, options: list[tuple[str, str]], default: int) -> str:
        """One of several (value, label); Enter takes the default."""
        self.console.print(Text(question, "bold"))
        for n, (_, label) in enumerate(options, start=1):
            self.console.print(Text.assemble("  ", (str(n), "cyan"), f" {label}"))
        while True:
            try:
                answer = self.ask(f"[{default + 1}]")
            except EOFError:
                self.leave_line()
                raise Stop("the input has ended before the game began.") from None
            if not answer:
                return options[default][0]
            if answer.isdecimal() and 1 <= int(answer) <= len(options):
                return options[int(answer) - 1][0]
            found = [
                value for value, label in options if value == answer or label.casefold() == answer.casefold()
            ]
            if found:
                return found[0]

    def confirm(self, question: str, yes: str) -> bool:
        """Whether the answer begins like the word for yes. Input from a pipe is not asked again."""
        if not self.is_live:
            return True
        return self.ask(question).casefold().startswith(yes.casefold()[0])
