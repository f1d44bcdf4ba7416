"""What an entry led to, kept with it: the position, the events told, and what each outcome was drawn from.

Rules change. A replay by later rules cannot tell what a recorded game looked like; its traces can, for ever.
A trace is JSON, compressed with the text of the moment before as the dictionary (about 60 bytes), in base64.
"""

from __future__ import annotations

import base64
import binascii
import json
import zlib
from typing import Final, NamedTuple

import msgspec

from admiralty.core.event import Event
from admiralty.core.game import Game
from admiralty.core.luck import Source, Tape
from admiralty.kit.bounds import MAX_CHARACTERS
from admiralty.table.record import DamagedRecord, is_whole

ENCODER: Final = msgspec.json.Encoder()
MAX_BYTES = 2 * MAX_CHARACTERS
LEVEL = 6
MAX_FACES = 10**6


class Trace(NamedTuple):
    """`drawn_from` has, for each outcome of luck, the faces of the die or the pile, with its label if any."""

    position: str
    events: list[Event]
    drawn_from: list[Source]

    def write(self) -> str:
        return dumps(self)


def dumps(value: object) -> str:
    """As `core.codec` writes it, ten times as fast."""
    return ENCODER.encode(value).decode()


def pack(text: str, before: str) -> str:
    """A text in few letters, when most of it was said in the text before it."""
    compressor = zlib.compressobj(LEVEL, zdict=before.encode())
    return base64.b64encode(compressor.compress(text.encode()) + compressor.flush()).decode()


def unpack(packed: str, before: str) -> str:
    """The text again; raises DamagedRecord when it, or the one before it, was altered."""
    try:
        decompressor = zlib.decompressobj(zdict=before.encode())
        data = decompressor.decompress(base64.b64decode(packed, validate=True), MAX_BYTES)
        if not decompressor.eof or decompressor.unused_data:
            raise DamagedRecord("a trace is cut off or too long")
        return data.decode()
    except (binascii.Error, zlib.error, UnicodeDecodeError):
        raise DamagedRecord("a trace is unreadable") from None


def read(text: str, game: Game) -> Trace:
    """A trace from its text; of events, those that the game still knows."""
    try:
        found = json.loads(text)
    except (ValueError, RecursionError):
        raise DamagedRecord("a trace is unreadable") from None
    if not isinstance(found, list) or len(found) != len(Trace._fields):
        raise DamagedRecord("a trace is not complete")
    position, events, drawn_from = found
    if not (isinstance(position, str) and isinstance(events, list) and isinstance(drawn_from, list)):
        raise DamagedRecord("a trace is not complete")
    known = [event for event in map(read_event, events) if is_known(event, game)]
    return Trace(position, known, [read_source(source) for source in drawn_from])


def read_source(found: object) -> Source:
    """What luck can be drawn from: a die with faces, a pile with something in it, either with a label."""
    if isinstance(found, list) and len(found) == 2 and isinstance(found[0], str):
        source = read_source(found[1])
        if not isinstance(source, tuple):
            return found[0], source
    if isinstance(found, list) and found and all(is_whole(item) for item in found):
        return found
    if isinstance(found, int) and is_whole(found, 1, MAX_FACES):
        return found
    raise DamagedRecord("a trace tells of dice that are none")


def read_event(found: object) -> Event:
    if isinstance(found, list) and len(found) == len(Event._fields):
        kind, audience, args = found
        if isinstance(kind, str) and is_whole(audience) and isinstance(args, list):
            return Event(kind, audience, tuple(tuple(arg) if isinstance(arg, list) else arg for arg in args))
    raise DamagedRecord("a trace tells of an event that is none")


def is_known(event: Event, game: Game) -> bool:
    """Whether the event can be told: a kind of the game, about things that there are."""
    if event.kind not in game.events:
        return False
    pairs = game.events[event.kind].pairs()
    return len(pairs) == len(event.args) and all(
        is_argument(arg, kind, game.grammar.ids) for (_, kind), arg in zip(pairs, event.args, strict=True)
    )


def is_argument(arg: object, kind: str, ids: dict[str, list[str]]) -> bool:
    if kind.endswith("*"):
        return isinstance(arg, tuple) and all(is_argument(item, kind[:-1], ids) for item in arg)
    return is_whole(arg, 0, len(ids[kind]) - 1) if kind in ids else is_whole(arg)


def check_luck(luck: tuple[int, ...], drawn_from: list[Source], true: Tape | None) -> None:
    """Every outcome must be possible and, when the true tape is known, the one that it gives."""
    if len(luck) != len(drawn_from):
        raise DamagedRecord(f"there are {len(luck)} outcomes of {len(drawn_from)} draws")
    for outcome, drawn in zip(luck, drawn_from, strict=True):
        label, source = drawn if isinstance(drawn, tuple) else ("", drawn)
        possible = outcome in source if isinstance(source, list) else 1 <= outcome <= source
        if not possible:
            raise DamagedRecord(f"the outcome {outcome} is impossible")
        if true is not None:
            dealt = true.draw(source, label) if isinstance(source, list) else true.roll(source, label)
            if dealt != outcome:
                raise DamagedRecord(f"the record says {outcome} where the dice gave {dealt}")
