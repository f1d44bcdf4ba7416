"""What a window of a terminal shows: the map stays in sight however low it is."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

from admiralty import Table, games
from admiralty.cli.play.autosave import Autosave
from admiralty.cli.play.session import Session
from admiralty.cli.play.terminal import Terminal
from admiralty.show.picture import brief_lines, lines, text

WIDTH = 80
LOW, HIGH = 24, 60  # lines of a window
STATUS = 2  # lines above the map
TALL = {"naval-strategy"}  # its sea alone has 25 lines


def session(slug: str, height: int) -> Session:
    console = Console(
        file=io.StringIO(),
        force_terminal=True,
        color_system=None,
        width=WIDTH,
        height=height,
        legacy_windows=False,
    )
    return Session(Table(games.load(slug), seed=1), {}, console, Terminal(console), Autosave(None), 1, "en")


def printed(at: Session) -> list[str]:
    file = at.console.file
    assert isinstance(file, io.StringIO)
    found = file.getvalue().rstrip("\n").split("\n")
    file.seek(0)
    file.truncate()
    return [line.rstrip() for line in found]


def drawn(at: Session, seat: str, is_brief: bool) -> list[str]:
    draw = brief_lines if is_brief else lines
    shown = text(draw(at.table.game, at.table.view(seat), at.speaker, WIDTH)).split("\n")
    return [line.rstrip() for line in shown]


def shows_map(at: Session, seat: str) -> bool:
    """Whether the map is whole in the window; the last line of it is for what is typed."""
    window = "\n".join(printed(at)[1 - LOW :])
    return "\n".join(drawn(at, seat, is_brief=True)[STATUS:]) in window


@pytest.mark.parametrize("slug", [slug for slug in games.slugs() if slug not in TALL])
def test_in_a_low_window_the_whole_map_stands_above_the_question(slug: str) -> None:
    at = session(slug, LOW)
    seat = at.next_person()
    at.face(seat)
    assert shows_map(at, seat)


def test_in_a_low_window_the_map_is_drawn_again_after_every_own_action() -> None:
    at = session("port-arthur", LOW)
    at.face("japan")
    assert shows_map(at, "japan")
    at.table.play("japan", "sail mikasa tsushima")
    at.face("japan")
    assert shows_map(at, "japan")


@pytest.mark.parametrize("slug", games.slugs())
def test_a_high_window_shows_everything(slug: str) -> None:
    at = session(slug, HIGH)
    seat = at.next_person()
    at.face(seat)
    assert "\n".join(drawn(at, seat, is_brief=False)) in "\n".join(printed(at))
