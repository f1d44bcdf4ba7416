"""Organised tables for the tests: an organiser, and crews that join by code."""

from __future__ import annotations

from typing import Any

from tests.server.harness import Person, Server, answer

OPTIONS = {"teams": "2", "organiser": "seat"}


class Camp:
    """A table of two teams: Olga organises it."""

    def __init__(self, server: Server, **options: str) -> None:
        self.server = server
        self.olga = server.person("Olga")
        self.id = self.olga.table("naval-strategy", {**OPTIONS, **options}, seats={"organiser": "me"})
        self.path = f"/api/tables/{self.id}"

    def crews(self) -> dict[str, Any]:
        crews: dict[str, Any] = self.olga.get(f"{self.path}/crews")
        return crews

    def code(self, seat: str) -> str:
        return str(self.crews()["codes"][seat])

    def sailor(self, name: str, seat: str) -> Person:
        """Somebody who has joined a crew."""
        person = self.server.person(name)
        person.post("/api/join", code=self.code(seat))
        return person

    def who(self, name: str) -> str:
        """The id of somebody at the table."""
        return next(str(person["id"]) for person in self.crews()["people"] if person["name"] == name)

    def change(self, name: str, **change: Any) -> dict[str, Any]:
        done: dict[str, Any] = answer(
            self.olga.send("PATCH", f"{self.path}/people/{self.who(name)}", **change)
        )
        return done

    def remove(self, name: str) -> None:
        answer(self.olga.send("DELETE", f"{self.path}/people/{self.who(name)}"))

    def timer(self, do: str, **more: Any) -> dict[str, Any]:
        round: dict[str, Any] = self.olga.post(f"{self.path}/timer", do=do, **more)
        return round

    def refuses_timer(self, do: str, **more: Any) -> tuple[int, str]:
        return self.olga.refused(f"{self.path}/timer", do=do, **more)

    def fund(self, seat: str) -> None:
        """Evaluate the round and give a team what a schooner costs."""
        gifts = ["100-money"] * 10 + ["100-wood", "100-cloth"]
        with self.olga.at(self.id) as wire:
            wire.play("evaluate")
            for gift in gifts:
                wire.play(f"edit-team {seat}")
                wire.play(f"give {gift}")
            wire.play("continue")
