"""Frames that no page would send: each is answered or refused, and the server goes on."""

from __future__ import annotations

import asyncio
import random
import time

from tests.server.harness import Server
from tools.hostile import frames
from tools.load.people import COOKIE, Chair

ON_SQLITE_ONLY = True

FRAMES = 1500


def test_malformed_frames_are_answered(server: Server) -> None:
    """`python -m tools.hostile frames` sends a million."""
    ann = server.person()
    chair = Chair(ann.table(), "red", ann.http.cookies[COOKIE])
    report = asyncio.run(frames.storm(server.url, chair, FRAMES, 7, time.monotonic() + 120))
    assert report.sent == FRAMES
    assert report.silent == 0
    assert report.answers["error-internal"] == 0
    assert report.answers["error"] > FRAMES // 2


def test_frames_are_of_many_kinds() -> None:
    """Otherwise the test above would prove little."""
    rng = random.Random(1)
    made = [frames.malformed(rng) for _ in range(4000)]
    assert len(set(made)) > 2000
    assert any(isinstance(frame, bytes) for frame in made)
    assert any(isinstance(frame, str) and frame.startswith('{"t": "play"') for frame in made)
