"""A whole evening at a camp: three teams with two phones each, a projector, the organiser's laptop.

Pictures of every stage on the three kinds of screen are kept in build/screenshots.
"""

from __future__ import annotations

import json
import re
from datetime import datetime, timedelta

from playwright.sync_api import Route, expect

from tests.browser.camp import SCHEMES, Console, hears, order, orders, saved, so_far
from tests.browser.conftest import Visit
from tests.browser.harness import PHONE, PROJECTOR, Captain
from tests.browser.naval import comes_to_turn, on_board, stand
from tests.browser.test_accessibility import grave
from tests.browser.test_screenshots import FOLDER

ADDRESS = "http://192.168.1.20:8765"
NO_LINE = ("WebSocket", "ERR_INTERNET_DISCONNECTED", "Failed to load resource")
SECONDS, LONG = 5, 600
# Blue 1 moves up and fires at Red 1, which sinks; Blue 2 and Red 2 want one tile; Green 1 sells in Caracas,
# where Green 2 looks for a boss.
FLEETS = (
    "ship blue-1 brig -1,4 0; ship blue-2 galleon 0,3 0; ship red-1 schooner -2,4 2 hp 10; "
    "ship red-2 frigate 0,1 3; ship green-1 schooner 2,4 0 hold 15-rum; ship green-2 brig 2,4 0"
)
STORY = (
    "So it stood before the round.",
    "Boss fight against The Corsair: Green 2.",
    "Sea Hawk sails on and fires near Tortuga: volley to port.",
    "Sea Hawk hits Red 1 for 12; 0 left.",
    "Under sail: Sea Hawk, The Kestrels 2, Red 2.",
    "The Kestrels 2 stays, Red 2 must go back.",
    "Green 1 sells in Caracas: 15 rum, for 300.",
    "Red 1 goes down near Tortuga! It waits in Tortuga to be repaired.",
)
STEERING = ("forward", "left", "right")


def reachable(route: Route) -> None:
    """As on a server that listens to the network."""
    answer = route.fetch()
    route.fulfill(response=answer, json=answer.json() | {"network": ADDRESS})


def shows(person: Captain, key: str) -> None:
    """The same picture of the round."""
    expect(person.page.locator(f'#board [data-picture="{key}"]')).to_be_visible()


class Evening:
    """Everybody in the room."""

    def __init__(self, visit: Visit) -> None:
        record = stand(FLEETS, teams="3", organiser="seat").save()
        self.console = Console(visit, record=record)
        self.organiser = self.console.person
        self.screen = visit(PROJECTOR)
        self.screen.page.route("**/api/me", reachable)
        self.screen.open(f"/join/{self.console.code('Projector')}/projector")
        expect(self.screen.page.locator("#board .map")).to_be_visible()
        self.phones: dict[str, Captain] = {}

    @property
    def everybody(self) -> list[Captain]:
        return [*self.phones.values(), self.screen, self.organiser]

    def comes(self, team: str, name: str, declines: bool = True) -> Captain:
        self.phones[name] = phone = self.console.phone(team, name, declines)
        return phone

    def keep(self, stage: str, phone: str = "Anne") -> None:
        """A picture of each kind of screen; nothing scrolls sideways on any."""
        kinds = {"console": self.organiser, "projector": self.screen, "phone": self.phones[phone]}
        for kind, person in kinds.items():
            person.comes_to_rest()
            assert not person.scrolls_sideways(), (stage, kind)
            person.page.screenshot(path=FOLDER / f"evening-{stage}-{kind}.png")

    # The stages

    def come_aboard(self) -> None:
        """An address that phones can reach, a code for each team, and names as people come."""
        self.console.page.locator('[data-show="join"]').click()
        way = self.screen.page.get_by_role("region", name="Come aboard")
        expect(way).to_contain_text("192.168.1.20:8765/join")
        expect(way.get_by_role("img")).to_have_count(3)
        for team in ("Blue", "Red", "Green"):
            code = self.screen.page.locator(f'[data-join="{team.lower()}"] .code')
            expect(code).to_have_text(self.console.code(team))
        for name, team in (
            ("Anne", "Blue"),
            ("Bart", "Blue"),
            ("Mary", "Red"),
            ("Ned", "Red"),
            ("Jack", "Green"),
        ):
            self.comes(team, name)
        expect(self.screen.page.locator('[data-join="blue"] .crew li')).to_have_text(["Anne", "Bart"])
        expect(self.console.crew("Red").locator("[data-person]")).to_have_count(2)
        self.choose_names(self.phones["Anne"])
        expect(self.screen.page.locator('[data-join="blue"]')).to_contain_text("The Kestrels")
        self.keep("join")
        self.console.page.locator('[data-show="board"]').click()
        expect(way).to_have_count(0)

    def choose_names(self, anne: Captain) -> None:
        """Of team and ships, and a flag. Everybody sees it; what another team flies cannot be chosen."""
        bar = anne.page.locator(".round-bar > details")
        bar.locator("summary").first.click()
        bar.locator(".naming summary").click()
        expect(bar.locator('[data-flag="red"]')).to_be_disabled()
        for thing, name in (("seat:blue", "The Kestrels"), ("ship:blue-1", "Sea Hawk")):
            bar.locator(f'[data-name="{thing}"]').fill(name)
            bar.locator(f'[data-name="{thing}"]').press("Tab")
        self.keep("flag")
        bar.locator('[data-flag="orange"]').click()
        bar.locator("summary").first.click()
        for person in (anne, self.organiser, self.phones["Mary"]):
            ship = person.page.locator('#board [data-thing="ship:blue-1"]')
            expect(ship).to_have_attribute("style", re.compile("--team-orange"))
            expect(ship).to_have_attribute("aria-label", re.compile("Sea Hawk"))

    def announce(self) -> None:
        """It reaches everybody, as text and nothing else."""
        self.console.page.get_by_label("Tell everybody something").fill("Dinner at <b>seven</b>")
        self.console.page.get_by_role("button", name="Announce", exact=True).click()
        for person in self.everybody:
            hears(person, "Dinner at <b>seven</b>")

    def plan(self) -> None:
        """Two people at one ship see each other's orders; nobody else does."""
        anne, bart, mary = (self.phones[name] for name in ("Anne", "Bart", "Mary"))
        order(anne, "forward blue-1")
        so_far(bart, "forward")
        order(bart, "volley-left blue-1")
        anne.knows(lambda _: orders(anne, "blue-1") == ["forward", "volley-left"])
        bart.knows(lambda _: orders(bart, "blue-1") == ["forward", "volley-left"])
        others = [ship for ship in mary.state["view"]["ships"] if ship["side"] != "red"]
        assert "orders" not in json.dumps([others, self.screen.state["view"]])
        assert self.screen.state["outlook"] is None
        self.lose_the_line(anne, bart)
        self.console.page.locator('[data-tick="red-2"]').click()
        on_board(self.organiser, "forward red-2").click()
        mary.knows(lambda _: orders(mary, "red-2") == ["forward"])
        self.look_for_a_boss(self.phones["Jack"])
        expect(self.console.page.locator(".tick.missing")).to_have_count(3)
        wall = self.console.open_projector()
        expect(wall.locator("#board [data-ghost], #board .plan, #board [data-action]")).to_have_count(0)
        wall.close()

    def lose_the_line(self, anne: Captain, bart: Captain) -> None:
        """A phone keeps what was tapped, says so, and sends it when the line is back."""
        bart.tolerates = NO_LINE
        bart.page.context.set_offline(True)
        bart.page.locator('[data-ship="blue-2"]').click()
        on_board(bart, "forward blue-2").click()
        expect(bart.page.get_by_text("1 order not sent yet")).to_be_visible()
        expect(bart.page.get_by_text("No connection. Trying again …")).to_be_visible()
        order(anne, "report blue-1")
        bart.page.context.set_offline(False)
        saved(bart)
        anne.knows(lambda _: orders(anne, "blue-2") == ["forward"])
        expect(bart.page.locator('[data-ship="blue-1"] .ok')).to_be_visible()

    def look_for_a_boss(self, jack: Captain) -> None:
        """One ship sells what it has; the other chooses a boss by its sheet."""
        order(jack, "sell green-1", "add-hold green-1 all-rum", "report green-1")
        bosses = jack.page.locator("#board .pad details").filter(has=jack.page.locator("[data-boss]"))
        bosses.locator("summary").click()
        expect(bosses.locator('[data-boss="corsair"]')).to_contain_text("Reward")
        expect(bosses.locator('[data-boss="corsair"] [data-action="boss green-2 corsair"]')).to_be_visible()
        bosses.locator('[data-boss="corsair"]').scroll_into_view_if_needed()
        self.keep("boss-choice", "Jack")
        order(jack, "boss green-2 corsair", "report green-2")

    def look_closely(self) -> None:
        """axe finds nothing serious, in light and in dark."""
        for person in (self.phones["Bart"], self.screen, self.organiser):
            for scheme in SCHEMES:
                person.sees(scheme)
                assert grave(person) == []
        self.keep("dark", "Bart")
        for person in (self.phones["Bart"], self.screen, self.organiser):
            person.sees("light")
        self.keep("planning", "Bart")

    def run_out(self) -> None:
        """Time is up: the turn is evaluated once."""
        self.console.set_timer(do="set", at_zero="evaluate")
        self.console.set_timer(do="start", seconds=SECONDS)
        for person in (self.phones["Anne"], self.screen, self.organiser):
            expect(person.page.locator("[data-urgency=last]")).to_be_visible()
        self.all_come_to(2)
        self.console.set_timer(do="set", seconds=LONG, at_zero="wait")
        assert self.screen.state["view"]["phase"] == "intervention"
        expect(self.screen.page.get_by_role("log", name="Announcements")).not_to_contain_text("Red 1")
        expect(self.console.tab("Saved").locator("[data-saved]")).to_have_count(2)
        self.console.tab("People")

    def all_come_to(self, turn: int) -> None:
        for person in self.everybody:
            comes_to_turn(person, turn)

    def watch_the_round(self) -> None:
        """Step by step, on all screens together; who joins meanwhile is where the others are."""
        page, anne = self.console.page, self.phones["Anne"]
        page.locator('[data-replay="begin"]').click()
        caption = self.screen.page.locator("#board [data-picture]")
        told: list[str] = []
        for n in range(20):
            key = page.locator("#board [data-picture]").get_attribute("data-picture") or ""
            shows(self.screen, key)
            shows(anne, key)
            told += caption.locator("li").all_inner_texts()
            self.screen.comes_to_rest()
            self.screen.page.screenshot(path=FOLDER / f"evening-round-{n:02}-{key}.png")
            assert self.in_sight(anne)
            if key.startswith("fire"):
                expect(self.screen.page.locator('[data-ghost-of="blue-1"]')).to_have_count(1)
                expect(self.screen.page.locator("#board .called")).to_have_text(["Sea Hawk", "Red 1"])
                expect(self.screen.page.locator('[data-team="green"]')).to_contain_text("500")
                self.keep("round")
                shows(self.comes("Green", "Olivier", declines=False), key)
            if key.startswith("sink"):
                break
            page.get_by_role("button", name="Next step").click()
            expect(page.locator(f'[data-picture="{key}"]')).to_have_count(0)
        expect(self.screen.page.locator('[data-team="green"]')).to_contain_text("800")  # the sale, not before
        places = [told.index(next(line for line in told if part in line)) for part in STORY]
        assert places == sorted(places), told
        page.get_by_role("button", name="To the present").click()
        expect(self.screen.page.locator(".story")).to_contain_text("Red 1 goes down")
        self.screen.comes_to_rest()
        self.screen.page.screenshot(path=FOLDER / "evening-round-after.png")
        self.phones["Olivier"].page.get_by_role("button", name="No, thanks").click()

    def in_sight(self, phone: Captain) -> bool:
        """Whether a phone shows the map, wherever its page was scrolled to."""
        box = phone.page.locator("#board .map").bounding_box()
        return box is not None and 0 <= box["y"] <= PHONE[1] / 3

    def point_out(self) -> None:
        """A spotlight on a place, and its end."""
        switch = self.console.page.locator("[data-spotlight-switch]")
        switch.click()
        self.console.page.locator('[data-spot="2,4"]').click()
        for person in (self.screen, self.phones["Anne"]):
            expect(person.page.locator('[data-spotlight="2,4"]')).to_have_count(1)
        assert self.in_sight(self.phones["Anne"])
        self.keep("spotlight")
        switch.click()
        expect(self.screen.page.locator("[data-spotlight]")).to_have_count(0)

    def correct(self) -> None:
        """What the organiser puts right is told to everybody, and shown to those it concerns."""
        page, mary, jack = self.console.page, self.phones["Mary"], self.phones["Jack"]
        page.locator('[data-form="ship"]').click()
        page.locator('[data-change="ship:red-2"]').click()
        expect(page.locator('.changes [data-action="destroy"]')).to_be_visible()
        assert grave(self.organiser) == []
        page.locator('.changes [data-action="hit-points minus-10"]').click()
        expect(mary.page.locator("[data-corrections]")).to_contain_text(
            "The organiser changes Red 2: hit points. Now 90 / 105."
        )
        expect(jack.page.locator("[data-corrections]")).to_have_count(0)
        self.keep("correction", "Mary")
        expect(page.locator(".changes [aria-disabled=true]")).to_have_count(0)
        page.locator('.changes [data-action="done"]').click()
        told = self.console.tab("Log").get_by_label("Show")
        told.select_option(label="Red 2")
        expect(page.locator("#log li").last).to_contain_text("The organiser changes Red 2: hit points.")
        expect(page.locator("#log")).to_contain_text(f"Collision near Tortuga! {STORY[5]}")
        expect(page.locator("#log")).not_to_contain_text("Green 1")
        self.go_on()
        expect(self.screen.page.get_by_role("timer")).to_be_visible()

    def go_on(self) -> None:
        self.console.page.locator('.changes [data-action="continue"]').click()
        expect(self.console.page.locator(".changes")).to_have_count(0)

    def fight(self) -> None:
        """The arena on the big screen, and a turn of the fight while the others plan at sea."""
        page, jack = self.console.page, self.phones["Jack"]
        order(self.phones["Anne"], "forward blue-1")
        page.get_by_role("button", name="Corsair (Green)").first.click()
        page.locator('[data-place="green"]').click()
        boss = self.screen.page.locator('[data-boss="corsair"]')
        expect(boss).to_contain_text("turn 1 of the fight")
        expect(boss.locator("meter")).to_have_count(1)
        expect(self.screen.page.locator('[data-thing="ship:boss-green"] .ring')).to_have_count(1)
        jack.page.get_by_role("button", name="Corsair (Green)").click()
        expect(jack.page.get_by_text("Arena turn 1")).to_contain_text("Waiting for Green 2")
        own = [action.split() for action in jack.state["legal"] if action.endswith(" arena-green-2")]
        order(jack, " ".join(next(words for words in own if words[0] in STEERING)))
        self.keep("boss", "Jack")
        order(jack, "report arena-green-2")
        expect(boss).to_contain_text("turn 2 of the fight")
        page.locator('[data-split="green"]').click()
        expect(self.screen.page.locator("#board .map")).to_have_count(2)
        self.keep("split", "Jack")
        page.get_by_role("button", name="Sea", exact=True).click()
        page.locator('[data-place=""]').click()
        expect(self.screen.page.locator("#board .map")).to_have_count(1)
        expect(boss).to_have_count(0)

    def evaluate(self, turn: int) -> None:
        on_board(self.organiser, "evaluate").click()
        self.all_come_to(turn + 1)

    def go_back(self) -> None:
        """To the moment before an evaluation: everybody is told, and orders are as they were."""
        row = self.console.tab("Saved").locator('[data-saved="2 before"]')
        row.get_by_role("button", name="Return").click()
        self.console.page.get_by_role("dialog").get_by_role("button", name="Return").click()
        self.all_come_to(2)
        for person in self.everybody:
            hears(person, "Back to turn 2, before its evaluation")
        self.organiser.knows(lambda _: orders(self.organiser, "blue-1") == ["forward"])
        self.keep("return")

    def plan_the_week(self) -> None:
        """Sessions by the form: each a day after the last; one that ends before it begins is not taken."""
        form = self.console.page.locator(".schedule")
        form.locator("summary").click()
        for count in (1, 2, 3):
            form.locator("[data-session=add]").click()
            expect(form.get_by_label("Begin")).to_have_count(count)
        begins = [datetime.fromisoformat(field.input_value()) for field in form.get_by_label("Begin").all()]
        assert [later - begins[0] for later in begins[1:]] == [timedelta(days=1), timedelta(days=2)]
        last = form.get_by_label("End", exact=True).nth(2)
        kept = last.input_value()
        last.fill(begins[0].isoformat(timespec="minutes"))
        last.blur()
        expect(self.console.page.get_by_text("A session ends after it begins")).to_be_visible()
        expect(last).to_have_value(kept)
        self.keep("sessions")
        form.get_by_role("button", name="Remove this session").nth(2).click()
        expect(form.get_by_label("Begin")).to_have_count(2)
        expect(self.console.page.get_by_text("A session ends after it begins")).to_have_count(0)
        expect(form.locator("summary")).to_contain_text("next:")
        self.console.timer("start")

    def end(self, action: str) -> None:
        """The day, or the week."""
        page = self.console.page
        page.locator('[data-form="calendar"]').click()
        page.locator(f'.changes [data-action="{action}"]').click()
        expect(page.locator(f'.changes [data-action="{action}"]')).to_have_count(0)
        self.go_on()

    def celebrate(self, title: str) -> None:
        """It begins by itself."""
        for person in (self.screen, *self.phones.values()):
            end = person.page.get_by_role("region", name=title)
            expect(end.locator("[data-place-of]")).to_have_count(3)
            expect(end).to_contain_text("Sea Hawk hits Red 1 for 12")
            expect(end.locator('[data-place-of="green"]')).to_contain_text("1 point")
            expect(end.locator('[data-place-of="blue"]')).to_contain_text("The Kestrels")
            expect(end.locator("polyline")).to_have_count(3)


def test_an_evening_with_three_teams_of_two_a_projector_and_the_organiser(visit: Visit) -> None:
    evening = Evening(visit)
    evening.come_aboard()
    evening.announce()
    evening.plan()
    evening.look_closely()
    evening.run_out()
    evening.watch_the_round()
    evening.point_out()
    evening.correct()
    evening.fight()
    evening.evaluate(2)
    evening.go_back()
    evening.evaluate(2)

    fights = evening.console.page.locator("#board .fights")
    fights.locator("summary").click()
    fights.locator('[data-action="result green won"]').click()
    evening.plan_the_week()
    evening.end("close-day")
    evening.celebrate("The end of the day")
    for person in (evening.phones["Anne"], evening.organiser):
        expect(person.page.locator("[data-goes-on]")).to_be_visible()
    evening.keep("day")
    evening.phones["Anne"].page.locator("[data-close]").click()
    expect(evening.phones["Anne"].page.get_by_role("region", name="The end of the day")).to_have_count(0)
    evening.evaluate(3)
    evening.end("end-week")
    evening.celebrate("The end of the week")
    expect(evening.screen.page.locator("[data-winner]")).to_contain_text("Green wins the week")
    for person in (evening.phones["Anne"], evening.organiser):
        expect(person.page.locator("[data-goes-on]")).to_have_count(0)
        expect(person.page.locator(".standings")).to_contain_text("The week is over")
    evening.keep("week")
