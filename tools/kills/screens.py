"""What everybody at a table sees."""

from __future__ import annotations

import asyncio
import json
import time
from typing import Any

from websockets.asyncio.client import connect
from websockets.typing import Origin

from tools.kills.players import LARGEST_FRAME
from tools.load.people import Chair

Screens = dict[tuple[str, str], dict[str, Any]]  # by table and seat
PATIENCE = 60.0


async def quiet_screens(url: str, chairs: set[Chair]) -> Screens:
    """The screens after the bots have moved."""
    end = time.monotonic() + PATIENCE
    while True:
        shown = {(chair.table, chair.seat): await screen(url, chair) for chair in chairs}
        if not any(waits_for_bot(state) for state in shown.values()):
            return shown
        assert time.monotonic() < end, "a bot does not move"
        await asyncio.sleep(0.2)


async def screen(url: str, chair: Chair) -> dict[str, Any]:
    address, headers = chair.address(url), chair.headers()
    async with connect(
        address, origin=Origin(url), additional_headers=headers, max_size=LARGEST_FRAME
    ) as socket:
        while True:
            for line in (await socket.recv(decode=True)).split("\n"):
                message: dict[str, Any] = json.loads(line)
                if message["t"] == "state":
                    return without_the_moment(message)


def waits_for_bot(state: dict[str, Any]) -> bool:
    bots = {seat["seat"] for seat in state["seats"] if seat["kind"] == "bot"}
    return state["status"] == "playing" and any(seat in bots for seat in state["acting"])


def without_the_moment(state: dict[str, Any]) -> dict[str, Any]:
    """A state without what depends on the time of day and on who is there just now."""
    kept = {key: value for key, value in state.items() if key not in ("now", "clocks")}
    kept["seats"] = [
        {**seat, "online": None, "crew": [{**mate, "online": None} for mate in seat.get("crew", [])]}
        for seat in state["seats"]
    ]
    return kept
