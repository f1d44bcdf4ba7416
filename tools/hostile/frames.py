"""Malformed frames over real sockets: the server answers each with an error or a refusal, and goes on."""

from __future__ import annotations

import asyncio
import json
import random
import time
from collections import Counter
from dataclasses import dataclass, field

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.typing import Origin

from tools.load.people import Chair

BATCH = 200
"""Frames sent between two pings."""

CLOSING_ODDS = 2000
"""One frame in so many is binary or too long, and the server hangs up."""

ANSWER_SECONDS = 20.0
REFUSED_SECONDS = 0.5
VALID = (
    {"t": "play", "id": "1", "seat": "red", "expect": 0, "action": "commit gunboats"},
    {"t": "look", "seat": "red"},
    {"t": "why", "id": "1", "seat": "red", "action": "commit gunboats"},
    {"t": "chat", "id": "1", "text": "hello"},
    {"t": "ping", "id": "1"},
)
ODD_VALUES: tuple[object, ...] = (
    *(None, True, False, -1, 0, 1 << 31, 1 << 63, 10**400, -(10**400), 1e308),
    *("", " ", "\0", "\u202e", "٣", "x" * 5000, "../..", "__proto__"),
    *("undo", "return 0", "return -1", "draw accept", "resign\n"),
    *([], {}, [[]], {"t": "play"}),
)
ODD_TEXTS = (
    *("", " ", "\n", "null", "true", "0", "[]", "{}", '"', "{", "}", "\x00", "💥" * 400),
    *("[" * 4000, '{"t":' * 1000, '{"t":"play"', '{"t":"play","id":NaN}', '{"t":"play","id":1e9999}'),
    *('{"t":"\\ud800"}', '{"t":"play","t":"ping"}'),
)


@dataclass
class FrameReport:
    sent: int = 0
    answers: Counter[str] = field(default_factory=Counter)
    reconnected: int = 0
    silent: int = 0
    slowest: float = 0.0


def malformed(rng: random.Random) -> str | bytes:
    """One frame that a page would never send; a few end the connection."""
    if rng.randrange(CLOSING_ODDS) == 0:
        return b"\x00\xff" if rng.randrange(2) else "x" * 20_000
    kind = rng.randrange(7)
    if kind == 0:
        return rng.choice(ODD_TEXTS)
    if kind == 1:
        return "".join(chr(rng.randrange(32, 0x3000)) for _ in range(rng.randrange(200)))
    message: dict[str, object] = dict(rng.choice(VALID))
    text = json.dumps(message)
    if kind == 2:
        at = rng.randrange(len(text))
        return text[:at] + chr(rng.randrange(32, 127)) + text[at + 1 :]
    if kind == 3:
        return text[: rng.randrange(len(text))]
    key = rng.choice(list(message))
    if kind == 4:
        del message[key]
    elif kind == 5:
        message[key] = rng.choice(ODD_VALUES)
    else:
        message[rng.choice(["extra", "seat", "player", "seq", ""])] = rng.choice(ODD_VALUES)
    return json.dumps(message, ensure_ascii=rng.randrange(2) == 0)


async def storm(
    url: str, chair: Chair, count: int, seed: int, until: float, address: str = "127.0.0.1"
) -> FrameReport:
    """Send frames in batches; a ping after each batch must come back. Ends with the first that does not, or
    with a handshake that is not answered.
    """
    rng = random.Random(seed)
    report = FrameReport()
    while report.sent < count and time.monotonic() < until:
        report.reconnected += 1
        try:
            async with connect(
                chair.address(url),
                origin=Origin(url),
                additional_headers=chair.headers(),
                max_size=None,
                ping_interval=None,
                local_addr=(address, 0),
            ) as socket:
                while report.sent < count and time.monotonic() < until:
                    await send_batch(socket, rng, report, min(BATCH, count - report.sent))
        except ConnectionClosed as closed:
            report.answers[f"closed {closed.rcvd.code if closed.rcvd else 0}"] += 1
        except InvalidHandshake as refused:
            report.answers[type(refused).__name__] += 1
            await asyncio.sleep(REFUSED_SECONDS)
        except TimeoutError:
            report.silent += 1
            break
    return report


async def send_batch(socket: ClientConnection, rng: random.Random, report: FrameReport, count: int) -> None:
    for _ in range(count):
        frame = malformed(rng)
        report.sent += 1
        await socket.send(frame)
    started = time.monotonic()
    mark = f"mark-{report.sent}"
    await socket.send(json.dumps({"t": "ping", "id": mark}))
    async with asyncio.timeout(ANSWER_SECONDS):
        while not await is_answered(socket, mark, report):
            pass
    report.slowest = max(report.slowest, time.monotonic() - started)


async def is_answered(socket: ClientConnection, mark: str, report: FrameReport) -> bool:
    """Whether the ping was answered, if only with "too fast"."""
    for line in (await socket.recv(decode=True)).split("\n"):
        message = json.loads(line)
        report.answers[message["t"]] += 1
        if message.get("error") == "error-internal":
            report.answers["error-internal"] += 1
        if message.get("id") == mark:
            return True
    return False
