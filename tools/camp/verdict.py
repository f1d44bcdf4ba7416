"""Checks an evening: nothing acknowledged is lost, no round counts twice, every screen is right."""

from __future__ import annotations

from collections import Counter

import msgspec

from admiralty.server.games import restore
from admiralty.server.games.restore import Restored
from admiralty.server.games.steps import Numbering
from admiralty.server.games.views import Views
from admiralty.server.store.table_store import Stored
from tools.camp.client import Client
from tools.camp.evening import Evening, Plan, missing, read


class Verdict:
    def __init__(self, evening: Evening, stored: Stored) -> None:
        self.evening = evening
        self.stored = stored
        self.restored: Restored = restore.restore(stored.record)  # every hash and die is checked
        self.views = Views(self.restored.table, self.restored.words)
        self.faults: list[str] = [fault for client in evening.everybody for fault in client.faults]

    def judge(self) -> list[str]:
        self.judge_orders()
        self.judge_rounds()
        for client in self.evening.everybody:
            self.judge_numbers(client)
            self.judge_client(client)
        return self.faults

    def judge_orders(self) -> None:
        """Everything acknowledged is in the record, and every entry was asked for once."""
        promised = {name: done for client in self.evening.everybody for name, done in client.done.items()}
        self.faults += [f"lost: {lost}" for lost in {*self.evening.lost, *missing(promised, self.stored)}]
        asked = Counter(self.stored.commands.values())
        self.faults += [f"entry {n} answers two commands" for n, count in asked.items() if count > 1]
        for entry in self.stored.record.entries:
            if entry.n not in asked and (entry.seat, entry.action) != ("organiser", "evaluate"):
                self.faults.append(f"nobody asked for entry {entry.n}: {entry.seat} {entry.action}")
        for (_, name), n in self.stored.commands.items():
            if name not in promised:
                self.faults.append(f"entry {n} was never acknowledged: {name}")

    def judge_rounds(self) -> None:
        """Each round is evaluated once, and with all the orders that were given for it."""
        evaluated = [saved.turn for saved in self.restored.progress.saved.turns if saved.when == "after"]
        if evaluated != list(range(1, self.evening.plan.rounds + 1)):
            self.faults.append(f"the rounds evaluated are {evaluated}")
        if self.evening.plan.bosses > max(self.evening.fights[1:], default=self.evening.plan.bosses):
            self.faults.append(f"the boss fights in each round are {self.evening.fights}")

    def told(self, kind: str) -> int:
        """How often something happened, as the whole room was told."""
        return sum(event.kind == kind for _, event in self.restored.table.log)

    def numbering(self, client: Client) -> Numbering:
        """How somebody counts: the organiser all steps, the others those of their seat and of spectators."""
        sees_all = client is self.evening.organiser or self.restored.table.is_over
        seats = [client.state["as"]] if client.state["as"] else []
        return self.restored.progress.steps.numbering(None if sees_all else seats)

    def judge_numbers(self, client: Client) -> None:
        """Every acknowledged step has the number in the device's own count that it was acknowledged with."""
        numbering = self.numbering(client)
        kept = {name: n for (_, name), n in self.stored.commands.items()}
        for name, done in client.done.items():
            if not self.restored.table.is_over and done.n != numbering.own(kept.get(name, 0)):
                self.faults.append(f"{client.name} knows another number of {name}: {done}")

    def judge_client(self, client: Client) -> None:
        """What stands on a screen is what the record says for that seat."""
        seat, state = client.state["as"], client.state
        numbering = self.numbering(client)
        truth = msgspec.json.decode(msgspec.json.encode(self.views.board(seat).view))
        lines = [msgspec.json.decode(line) for line in self.views.log(seat, numbering)]
        notices = {notice.n: notice.text for notice in self.stored.notices}
        for what, is_so in (
            ("sequence", state["seq"] == numbering.last),
            ("view", state["view"] == truth),
            ("log", client.log == lines),
            ("announcements", client.notices == notices),
        ):
            if not is_so:
                self.faults.append(f"{client.name} shows another {what} than the record")

    def report(self) -> str:
        evening, plan = self.evening, self.evening.plan
        clients = evening.everybody
        seconds = sorted(second for client in clients for second in client.seconds)
        by_timer = sum(
            1 for e in self.stored.record.entries if e.action == "evaluate" and e.n not in self.asked()
        )
        by_organiser = evening.organiser.ended["organiser"]
        return "\n".join(
            [
                f"{describe(plan)}",
                f"rounds evaluated: {plan.rounds} (organiser {by_organiser}, timer {by_timer}, "
                f"last team {plan.rounds - by_organiser - by_timer})",
                f"entries in the record: {self.restored.table.sequence}",
                f"acknowledged: {sum(len(client.done) for client in clients)}; repeated because somebody of "
                f"the crew was quicker: {sum(captain.repeated for captain in evening.captains)}",
                f"connections lost: {sum(captain.drops for captain in evening.captains)}; servers killed: "
                f"{evening.kills} (back after {', '.join(f'{s:.1f} s' for s in evening.away) or '-'})",
                f"seconds to an answer: median {at(seconds, 0.5):.3f}, 99 % {at(seconds, 0.99):.3f}, "
                f"longest {at(seconds, 1):.3f}",
                f"boss fights: {self.told('fight-opened')} opened, {self.told('boss-beaten')} won, "
                f"{self.told('arena-turn')} turns in arenas; at most {max(evening.fights)} at once",
                f"faults: {len(self.faults)}",
                *(f"  {fault}" for fault in self.faults[:20]),
            ]
        )

    def asked(self) -> set[int]:
        return set(self.stored.commands.values())


def describe(plan: Plan) -> str:
    return (
        f"{plan.teams} teams x {plan.crew} phones, an organiser, a projector; {plan.ships} ships, "
        f"{plan.rounds} rounds, seed {plan.seed}"
    )


def at(ordered: list[float], share: float) -> float:
    return ordered[min(len(ordered) - 1, int(len(ordered) * share))] if ordered else 0.0


async def judge(evening: Evening) -> Verdict:
    stored = await read(evening.server.database, evening.table)
    return Verdict(evening, stored)
