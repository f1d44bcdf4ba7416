"""`admiralty replay`: step through a recorded game, look at one moment, or verify all of it."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.rule import Rule
from rich.text import Text

from admiralty.cli.console import out, print_json
from admiralty.cli.errors import FAILED, Stop
from admiralty.cli.files import read_text
from admiralty.cli.params import AsJson, check_language, check_seat, own_language
from admiralty.cli.play.board import show_board, show_events
from admiralty.cli.play.phrases import Phrases
from admiralty.cli.play.terminal import Terminal
from admiralty.show.text import Speaker
from admiralty.table.record import DamagedRecord
from admiralty.table.replay import Replay
from admiralty.table.table import Table

TOLD = "What they led to is told by the record."
FOLLOWED = "What they led to follows from the present rules and the record's snapshots."


def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A recorded game.")],
    verify: Annotated[bool, typer.Option("--verify", help="Check every state and every roll.")] = False,
    to: Annotated[int | None, typer.Option(metavar="N", help="Show the moment after entry N.")] = None,
    seat: Annotated[str, typer.Option("--as", metavar="SEAT", help="See only what this side saw.")] = "",
    lang: Annotated[str, typer.Option(metavar="LANGUAGE", help="en, cs, fr or ja.")] = "",
    json: AsJson = False,
) -> None:
    """Step through a recorded game (Enter, back, a number, quit), or verify it."""
    language = check_language(lang or own_language())
    text = read_text(file)
    try:
        record = Replay(text)
        if seat:
            check_seat(record.game, seat)
        if to is not None and not 0 <= to <= len(record):
            raise Stop(f"{file} has entries 0 to {len(record)}, not {to}")
        if verify:
            show_verdict(file, record, json)
        elif json:
            print_json(moment(record, len(record) if to is None else to, seat))
        elif to is not None:
            show_moment(record.at(to, from_start=True), to, len(record), seat, language)
        else:
            step_through(record, seat, language)
    except DamagedRecord as error:
        raise Stop(f"{file}: {error}", FAILED) from None


def show_verdict(file: Path, record: Replay, json: bool) -> None:
    """Play everything again: every action must be legal, every hash right, every roll as it was dealt."""
    table = record.table()
    rolls = len(record.record.header.opening) + sum(len(entry.luck) for entry in record.record.entries)
    known = record.luck_is_known()
    old = [n for n in range(len(record)) if record.is_old(n + 1)]
    gaps = record.recall.gaps
    if json:
        verdict = {"game": record.game.slug, "entries": len(record), "rolls": rolls, "dice_known": known}
        rules = {"rules": record.game.rules_version, "by_earlier_rules": len(old), "unknown": len(gaps)}
        practice = {"takebacks": record.trail.takebacks, "practice": record.trail.practised}
        end = {"verified": True, "over": table.is_over, "result": table.result}
        print_json({**verdict, **rules, **practice, **end})
        return
    title = f"{file}: {record.game.title}, {len(record)} entries"
    if old:
        out.print(
            f"{title}, {len(old)} of them recorded under rules {record.rules[0]}; rules now "
            f"{record.game.rules_version}. {TOLD if record.record.header.start else FOLLOWED}"
        )
        if gaps:
            out.print(f"The rules could not follow {len(gaps)} of these; their dice were not checked.")
        if len(old) < len(record):
            out.print("Of the others every action is legal and every hash is right.")
    else:
        out.print(f"{title}: every action is legal and every hash is right.")
    source = str(record.record.header.luck["kind"])
    again = record.repeated()
    skipped = gaps | set(again)
    checked = rolls - sum(len(entry.luck) for entry in record.record.entries if entry.n in skipped)
    if known:
        out.print(f"{checked} outcomes of dice: each is the one that the {source} dice give.")
    else:
        out.print(
            f"{checked} outcomes of dice: each is possible; "
            f"their source ({source}) is not known to the record."
        )

    if record.trail.takebacks:
        how = ", in practice" if record.trail.practised else ""
        out.print(
            f"{record.trail.takebacks} takebacks{how}: the dice of what was taken back are among these. "
            f"{len(again)} moves with dice were made again and kept their outcomes."
        )


def moment(record: Replay, n: int, seat: str) -> dict[str, object]:
    table = record.at(n, from_start=True)
    return {
        "game": record.game.slug,
        "entry": n,
        "entries": len(record),
        "acting": list(table.acting),
        "result": table.result,
        "view": table.view(seat),
        "entries_so_far": [vars(entry) for entry in table.record.entries],
    }


def show_moment(table: Table, n: int, last: int, seat: str, language: str) -> None:
    """The board after an entry, with what that entry did."""
    title = f"{n}/{last}"
    if n:
        entry = table.record.entries[n - 1]
        title += f"  {entry.seat}: {entry.action}" + (f"  {list(entry.luck)}" if entry.luck else "")
    speaker = Speaker(table.game, language)
    out.print(Rule(Text(title, "bold"), align="left", style="bright_black"))
    show_board(out, table, speaker, seat)
    show_events(out, speaker, [event for number, event in table.heard(seat) if number == n])
    out.print(Text(speaker.prompt(table.state, table.number_of(seat)), "bold"))


def step_through(record: Replay, seat: str, language: str) -> None:
    terminal = Terminal(out)
    if not terminal.is_live:
        print_steps(record, seat, language)
        return
    phrases = Phrases(language)
    n = 0
    while True:
        show_moment(record.at(n, from_start=True), n, len(record), seat, language)
        try:
            answer = terminal.ask(phrases("replay-prompt", last=len(record)))
        except (EOFError, KeyboardInterrupt):
            return
        if answer.startswith("q"):
            return
        if answer.isdecimal():
            n = min(int(answer), len(record))
        elif answer.startswith("b"):
            n = max(0, n - 1)
        else:
            n = min(n + 1, len(record))


def print_steps(record: Replay, seat: str, language: str) -> None:
    """Every entry with what it did, then the last board."""
    table = record.table()
    heard = table.heard(seat)
    speaker = Speaker(table.game, language)
    show_events(out, speaker, [event for n, event in heard if n == 0])
    for entry in record.record.entries:
        out.print(Text(f"{entry.n:>4}  {entry.seat}: {entry.action}", "bold"))
        show_events(out, speaker, [event for n, event in heard if n == entry.n])
    show_board(out, table, speaker, seat)
    out.print(Text(speaker.prompt(table.state, table.number_of(seat)), "bold"))
