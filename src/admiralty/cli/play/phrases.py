"""What the terminal itself says, in the player's language: messages of text/<language>.ftl in this folder."""

from __future__ import annotations

from pathlib import Path

from admiralty.show.text import open_book

FOLDER = Path(__file__).parent


class Phrases:
    def __init__(self, language: str) -> None:
        self.language = language
        self.book = open_book(FOLDER, language)

    def __call__(self, message_id: str, /, **args: str | int) -> str:
        return " ".join(self.book.format(message_id, "", args).split())
