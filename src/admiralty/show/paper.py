"""The sheets of a game as a PDF, for play without screens; letters of all four languages are embedded."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Final

from admiralty.core.game import Game
from admiralty.kit.extras import Sheets
from admiralty.kit.sheets import MARGIN, Flow, Mark, Page, Shape, Stroke, Text
from admiralty.show.text import Speaker

FONTS: Final = Path(__file__).parent / "fonts"
LATIN: Final = "latin"
KANA: Final = "kana"
POINT: Final = 25.4 / 72
SMALLEST_TYPE: Final = 3.5
FOOTER: Final = 6.5
LEADING: Final = 1.3
BETWEEN: Final = 0.45
NEVER_FIRST: Final = "。、」ー\uff09\uff01\uff1f"  # no Japanese line begins with one of these


class NoPaper(ValueError):
    """A game that has nothing to print."""


def pdf(
    game: Game, view: Mapping[str, object], language: str, given: Mapping[str, str] | None = None
) -> bytes:
    """The sheets of a view. They show nothing that the view does not hold."""
    sheets = game.extra(Sheets)
    if sheets is None:
        raise NoPaper(f"{game.title} has no sheets to print")
    speaker = Speaker(game, language, given)
    pages = sheets.pages(view, speaker)
    return Press(speaker.say("game-title"), language, speaker.say("paper-page")).print(pages)


class Press:
    """Puts pages into a file."""

    def __init__(self, title: str, language: str, page_word: str) -> None:
        # Only here: with what it needs for images it takes longer to load than some games.
        from fpdf import FPDF
        from fpdf.enums import WrapMode

        self.page_word = page_word
        self.file = FPDF(unit="mm")
        self.file.set_auto_page_break(False)
        self.file.set_title(title)
        self.file.set_lang(language)
        self.file.c_margin = 0
        self.file.add_font(LATIN, "", FONTS / "NotoSans-Regular.ttf")
        self.file.add_font(LATIN, "B", FONTS / "NotoSans-Bold.ttf")
        self.file.add_font(KANA, "", FONTS / "NotoSansJP-Regular.ttf")
        self.file.add_font(KANA, "B", FONTS / "NotoSansJP-Regular.ttf")
        self.family = KANA if language == "ja" else LATIN
        self.wrapping = WrapMode.CHAR if language == "ja" else WrapMode.WORD
        # Names come from owners' files: a letter that one font lacks may be in the other.
        self.file.set_fallback_fonts([LATIN if language == "ja" else KANA], exact_match=False)

    def print(self, pages: list[Page]) -> bytes:
        for number, page in enumerate(pages, start=1):
            self.file.add_page("L" if page.width > page.height else "P", "A4")
            for mark in page.marks:
                self.put(mark)
            foot = f"{self.page_word} {number}/{len(pages)}"
            self.write(Text(page.width - MARGIN, page.height - FOOTER, foot, 7, "R", False, 120, 0))
        return bytes(self.file.output())

    def put(self, mark: Mark) -> None:
        if isinstance(mark, Text):
            self.write(mark)
        elif isinstance(mark, Flow):
            self.write_flow(mark)
        elif isinstance(mark, Stroke):
            self.file.set_line_width(mark.thick)
            self.file.set_draw_color(mark.grey)
            self.file.line(mark.x, mark.y, mark.to_x, mark.to_y)
        else:
            self.draw(mark)

    def draw(self, mark: Shape) -> None:
        self.file.set_line_width(mark.thick)
        self.file.set_draw_color(0)
        if mark.fill >= 0:
            self.file.set_fill_color(mark.fill)
        self.file.polygon(mark.points, style="DF" if mark.fill >= 0 else "D")

    def write_flow(self, mark: Flow) -> None:
        self.file.set_text_color(0)
        self.file.set_y(mark.y)
        for text, bold in mark.paragraphs:
            self.file.set_font(self.family, "B" if bold else "", mark.size)
            self.file.set_x(mark.x)
            self.file.multi_cell(
                mark.width, mark.size * POINT * LEADING, "\n".join(self.lines(text, mark.width)), align="L",
                new_x="LMARGIN", new_y="NEXT", wrapmode=self.wrapping,
            )  # fmt: skip
            self.file.set_y(self.file.get_y() + mark.size * POINT * BETWEEN)

    def lines(self, text: str, width: float) -> list[str]:
        """Japanese is broken anywhere, except before marks that close what is before them."""
        if self.family != KANA:
            return [text]
        found: list[str] = []
        while text:
            line = self.fitting(text, width)
            rest = text[len(line) :]
            if rest[:1] and rest[0] in NEVER_FIRST and len(line) > 1:
                line = line[:-1]
            found.append(line)
            text = text[len(line) :].lstrip()
        return found or [""]

    def fitting(self, text: str, width: float) -> str:
        """The first line of a text, as wide as there is room."""
        from fpdf.enums import MethodReturnValue

        lines = self.file.multi_cell(
            width, text=text, align="L", wrapmode=self.wrapping, dry_run=True, output=MethodReturnValue.LINES
        )
        assert isinstance(lines, list)
        return lines[0] or text[:1]

    def write(self, mark: Text) -> None:
        size = mark.size
        self.file.set_font(self.family, "B" if mark.bold else "", size)
        wide = self.file.get_string_width(mark.text)
        if mark.width and wide > mark.width:
            size = max(SMALLEST_TYPE, size * mark.width / wide)
            self.file.set_font_size(size)
            wide = self.file.get_string_width(mark.text)
        self.file.set_text_color(mark.grey)
        left = mark.x - (wide if mark.align == "R" else wide / 2 if mark.align == "C" else 0)
        high = size * POINT
        self.file.set_xy(left, mark.y - high / 2)
        self.file.cell(wide, high, mark.text)
