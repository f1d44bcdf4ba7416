"""What a club does: challenges, tournaments with ratings, absences, moderation, notes, passes and delays."""

from __future__ import annotations

import asyncio
import os
import time
from typing import TYPE_CHECKING, Any

from cryptography.hazmat.primitives.asymmetric import ec

from admiralty.server.maintenance import moderation
from admiralty.server.notify import web_push
from tools.stored.people import Guest, is_asked, is_over, see_the_same

if TYPE_CHECKING:
    from tools.stored.scenes import Scenes

DAY = 86_400_000
SLOW_CLOCK = {"bank_seconds": 86_400, "increment_seconds": 14_400, "cap_seconds": 259_200}
WEBHOOK = "https://club.example/hook"
""""example" is a name that no network resolves: nothing is ever sent there."""
PUSH = "https://push.example/ann"
SOME = 12
LINE = "Nice weather."


class Club:
    """Ann looks after it; Bob and Eve are members."""

    def __init__(self, scenes: Scenes) -> None:
        self.scenes = scenes
        self.ann, self.bob, self.eve = scenes.ann, scenes.bob, scenes.eve

    async def meet(self) -> None:
        await self.settle_in()
        await self.challenge_others()
        await self.hold_tournaments()
        await self.play_slowly()
        await self.look_after()

    async def settle_in(self) -> None:
        """Ann looks after the club; how she likes the page, and how she is told of things."""
        for person in (self.bob, self.eve):
            login, password = person.name.lower(), self.scenes.password
            await person.ask("POST", "/api/account", login=login, password=password)
        await moderation.give_role(self.scenes.database, "ann", "owner", round(time.time() * 1000))
        await self.ann.ask("POST", "/api/me/preferences", speed="fast", autopass=False, folded=["log"])
        switches = {"turn": ["webhook"], "challenge": ["webhook"]}
        await self.ann.ask(
            "POST", "/api/me/notifications", switches=switches, language="fr", digest="daily", webhook=WEBHOOK
        )
        await self.ann.ask("POST", "/api/me/push", endpoint=PUSH, **browser_keys())

    async def challenge_others(self) -> None:
        """Ann's challenge becomes a slow public game with a takeback and a rematch; others stay open."""
        offer = await self.challenge("port-arthur", seat="japan", clock=SLOW_CLOCK)
        table = await self.accept(offer)
        await self.scenes.alternate(table, SOME)
        await self.take_back()
        await self.ann.say("resign")
        await self.ann.ask("POST", f"/api/tables/{table}/rematch")
        await self.bob.ask("POST", f"/api/tables/{table}/rematch")
        await self.scenes.export("port-arthur-challenge", table)
        await self.challenge("battle-of-midway", whom="accounts", public=False, takebacks=False)
        await self.challenge("port-arthur", rated=True, takebacks=False)
        await self.ann.ask("POST", "/api/challenges/anybody", game="russo-japanese-war")

    async def challenge(self, game: str, **terms: object) -> str:
        return str((await self.ann.ask("POST", "/api/challenges", game=game, **terms))["challenge"])

    async def accept(self, offer: str) -> str:
        table = str((await self.bob.ask("POST", f"/api/challenges/{offer}/accept"))["table"])
        for person in (self.ann, self.bob):
            await person.enter(table)
        return table

    async def take_back(self) -> None:
        await self.ann.say("takeback action")
        await self.bob.until(lambda state: state["request"] is not None, "a request")
        await self.bob.say("takeback accept")
        await see_the_same(self.ann, self.bob)

    # Tournaments

    async def hold_tournaments(self) -> None:
        """One is over, one is in its second round, one has not begun."""
        cup = await self.tournament("Spring cup", "battle-of-midway", system="round-robin")
        await self.start(cup)
        await self.resign_all(cup, 3)
        league = await self.tournament(
            "League", "russo-japanese-war", rounds=3, round_seconds=14 * 86_400, clock=SLOW_CLOCK
        )
        await self.start(league)
        await self.resign_all(league, 1)
        for person in (self.ann, self.bob):
            for table in await self.games_of(league, person):
                await person.enter(table)
                for _ in range(SOME):
                    if is_asked(person.state):
                        await person.act()
        await self.tournament("Autumn cup", "port-arthur", both_sides=True, starts=in_days(60))

    async def tournament(self, name: str, game: str, **terms: object) -> str:
        made = await self.ann.ask("POST", "/api/tournaments", name=name, game=game, **terms)
        path = f"/api/tournaments/{made['id']}"
        for person in (self.ann, self.bob, self.eve):
            last = await person.ask("POST", f"{path}/enter")
        await self.eve.ask("POST", f"{path}/withdraw", entrant=last["you"])
        return path

    async def start(self, tournament: str) -> None:
        await self.ann.ask("POST", f"{tournament}/bots", bot="random")
        await self.ann.ask("POST", f"{tournament}/start")

    async def resign_all(self, tournament: str, last: int) -> None:
        """Ann and Bob resign in all rounds up to a last one."""
        while (shown := await self.ann.ask("GET", tournament))["state"] == "running" and shown[
            "round"
        ] <= last:
            for person in (self.ann, self.bob):
                for table in await self.games_of(tournament, person):
                    await person.enter(table)
                    if not is_over(person.state):
                        await person.say("resign")
            await asyncio.sleep(0.1)  # the server begins a round by itself

    async def games_of(self, tournament: str, person: Guest) -> list[str]:
        """Games of somebody that are being played."""
        found = await person.ask("GET", tournament)
        pairs = [game for game in found["games"] if found["you"] in (game["first"], game["second"])]
        return [game["table"] for game in pairs if game["result"] is None]

    # Slow games

    async def play_slowly(self) -> None:
        """A game with notes, a standing pass and a delay, whose clocks stand still."""
        table = await self.accept(await self.challenge("russo-japanese-war", seat="japan", clock=SLOW_CLOCK))
        path = f"/api/tables/{table}"
        await self.ann.ask("POST", f"{path}/notes", text="Watch Vladivostok.\n旅順も。")
        await self.bob.ask("POST", f"{path}/delay", actions=5, minutes=2)
        await self.pass_until_something_changes(table)
        for person in (self.ann, self.bob):
            await person.ask("POST", f"{path}/pause")
        await self.bob.ask("POST", "/api/me/absence", until=in_days(5), note="At sea", vacation=True)
        await self.eve.ask("POST", "/api/me/absence", until=in_days(2))
        await self.eve.ask("POST", "/api/me/absence/end")

    async def pass_until_something_changes(self, table: str) -> None:
        """An order that still holds, or has ended, whatever the dice gave."""
        while not is_over(self.ann.state):
            await see_the_same(self.ann, self.bob)
            for person in (self.ann, self.bob):
                state = person.state
                if state["as"] in state["acting"] and state["prompt"]["name"] in ("before-die", "after-die"):
                    order = {"seat": state["as"], "prompt": state["prompt"]["name"], "on": True}
                    await person.ask("POST", f"/api/tables/{table}/passes", **order)
                    return
            await self.scenes.alternate(table, 1)

    # Moderation

    async def look_after(self) -> None:
        """Ann reports a line of Bob's; Bob reports and blocks Eve, whom Ann mutes. One report waits."""
        table = await self.scenes.pair("_template")
        lonely = await self.bob.ask(
            "POST", "/api/tables", game="_template", seats={"red": "me", "blue": "open"}
        )
        await self.bob.chat(LINE)
        await self.ann.until(lambda state: LINE in self.ann.heard, "a line of the chat")
        line, eve = self.ann.heard[LINE], await self.who(self.eve)
        await self.ann.ask("POST", f"/api/tables/{table}/report", reason="Off topic", n=line)
        await self.bob.ask("POST", f"/api/people/{eve}/report", reason="She never answers")
        await self.bob.ask("POST", f"/api/people/{eve}/block")
        (*_, first) = (await self.ann.ask("GET", "/api/moderation/reports"))["reports"]
        await self.ann.ask("POST", f"/api/moderation/reports/{first['id']}/settle")
        await self.ann.ask("POST", f"/api/moderation/people/{eve}/mute", days=3, reason="Said so before")
        await self.ann.ask("POST", f"/api/moderation/people/{eve}/role", role="moderator")
        await self.ann.ask("POST", "/api/moderation/invitations", login="zoe", name="Zoe")
        await self.ann.ask("POST", f"/api/moderation/tables/{lonely['id']}/close", reason="A test")

    async def who(self, person: Guest) -> str:
        return str((await person.ask("GET", "/api/me/profile"))["id"])


def in_days(days: int) -> int:
    return round(time.time() * 1000) + days * DAY


def browser_keys() -> dict[str, Any]:
    """What a browser gives with its subscription."""
    key = ec.generate_private_key(web_push.CURVE)
    return {
        "p256dh": web_push.encode(web_push.point(key.public_key())),
        "auth": web_push.encode(os.urandom(16)),
    }
