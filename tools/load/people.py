"""Tables with two strangers each, made over HTTP as the page makes them."""

from __future__ import annotations

from typing import NamedTuple

import httpx

COOKIE = "admiralty_session"


class Chair(NamedTuple):
    """A seat at a table and the session of its player."""

    table: str
    seat: str
    session: str

    def address(self, url: str) -> str:
        return f"ws{url.removeprefix('http')}/api/tables/{self.table}/socket"

    def headers(self) -> dict[str, str]:
        return {"Cookie": f"{COOKIE}={self.session}"}


class Lobby:
    """Makes guests and tables on a server whose limits are off."""

    def __init__(self, url: str) -> None:
        self.http = httpx.AsyncClient(base_url=url, headers={"Origin": url}, timeout=60, verify=False)

    async def __aenter__(self) -> Lobby:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.http.aclose()

    async def post(self, path: str, session: str, **body: object) -> httpx.Response:
        self.http.cookies.clear()
        cookies = {"Cookie": f"{COOKIE}={session}"} if session else {}
        response = await self.http.post(path, json=body, headers=cookies)
        response.raise_for_status()
        return response

    async def guest(self, name: str) -> str:
        """The session of somebody new."""
        return (await self.post("/api/me", "", name=name)).cookies[COOKIE]

    async def table(self, game: str, owner: str, seats: dict[str, str]) -> str:
        """Seats are "me", "open" or a bot."""
        made = await self.post("/api/tables", owner, game=game, seats=seats, options={})
        return str(made.json()["id"])

    async def pair(self, game: str, seats: tuple[str, str]) -> tuple[Chair, Chair]:
        """Two people at a new table: one makes it, the other comes by invitation."""
        first, second = seats
        owner, friend = await self.guest("Ann"), await self.guest("Bob")
        table = await self.table(game, owner, {first: "me", second: "open"})
        invited = await self.post(f"/api/tables/{table}/invitations", owner, seat=second)
        await self.post("/api/join", friend, token=invited.json()["link"].partition("#")[2])
        return Chair(table, first, owner), Chair(table, second, friend)

    async def end(self, *chairs: Chair) -> None:
        """Give a table up; everybody who plays there must agree."""
        for chair in chairs:
            await self.post(f"/api/tables/{chair.table}/end", chair.session)

    async def record(self, chair: Chair) -> str:
        """The record of a table that is over."""
        response = await self.http.get(f"/api/tables/{chair.table}/export", headers=chair.headers())
        response.raise_for_status()
        return response.text
