"""An evening at a camp in browsers: the organiser's console, phones that join by code, the projector."""

from __future__ import annotations

import re
from typing import Literal

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Visit
from tests.browser.harness import LAPTOP, PHONE, PROJECTOR, Captain
from tests.browser.naval import card, choose, on_board

CONSOLE = LAPTOP
SCHEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
CODE = re.compile(r"[A-Z2-9]{6}")


class Console:
    """The organiser at a laptop."""

    def __init__(self, visit: Visit, bots: tuple[str, ...] = (), record: str = "", **options: str) -> None:
        self.visit = visit
        self.person = visit(CONSOLE)
        self.page = self.person.page
        if record:
            self.person.open()
            self.person.put_in(record)
            self.page.wait_for_url("**/table/*")
        else:
            self.fill_in(bots, options)
        expect(self.page.locator("#board .map")).to_be_visible()

    def fill_in(self, bots: tuple[str, ...], options: dict[str, str]) -> None:
        self.person.open()
        form = card(self.person)
        form.get_by_role("button", name="Organise a game").click()
        choose(form, options)
        for team in bots:
            form.get_by_role("combobox", name=team).select_option(label="bot, easy")
        form.get_by_role("button", name="Open the console").click()
        self.page.wait_for_url("**/table/*")

    def code(self, team: str) -> str:
        """As it stands on the console."""
        shown = self.crew(team).locator(".code")
        expect(shown).to_have_text(CODE)
        return shown.inner_text().strip()

    def crew(self, team: str) -> Locator:
        return self.page.get_by_role("region", name=team, exact=True)

    def phone(self, team: str, name: str, declines: bool = True) -> Captain:
        return join(self.visit(PHONE), self.code(team), name, declines)

    def projector(self) -> Captain:
        screen = self.visit(PROJECTOR)
        screen.open(f"/join/{self.code('Projector')}/projector")
        screen.page.wait_for_url("**/projector")
        expect(screen.page.locator("#board .map")).to_be_visible()
        return screen

    def open_projector(self) -> Page:
        """On the organiser's own machine, who sees everything elsewhere."""
        with self.page.context.expect_page() as opened:
            self.page.get_by_role("link", name="Open it on this computer").click()
        expect(opened.value.locator("#board .map")).to_be_visible()
        return opened.value

    def timer(self, what: str) -> None:
        self.page.locator(f'[data-timer="{what}"]').click()

    def tab(self, name: str) -> Locator:
        self.page.get_by_role("tab", name=name).click()
        return self.page.get_by_role("tabpanel")

    def change(self, form: str, thing: str, *actions: str) -> None:
        """Between turns: open a form for a thing, press its buttons, close it."""
        self.page.locator(f'[data-form="{form}"]').click()
        self.page.locator(f'[data-change="{thing}"]').click()
        for action in (*actions, "done"):
            expect(self.page.locator(".changes [aria-disabled=true]")).to_have_count(0)
            self.page.locator(f'.changes [data-action="{action}"]').click()
        expect(self.page.locator('.changes [data-action="done"]')).to_have_count(0)

    def set_timer(self, **order: object) -> None:
        """Lengths that no list offers."""
        self.page.evaluate(ORDER, order)


ORDER = """order => fetch(`/api${location.pathname.replace('table', 'tables')}/timer`, {
  method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(order),
})"""


def join(phone: Captain, code: str, name: str, declines: bool = True) -> Captain:
    """By the address of a scanned code; the lesson that is offered is declined at once."""
    phone.open(f"/join/{code}")
    expect(phone.page.get_by_label("Code of your team")).to_have_value(code)
    phone.page.get_by_label("Your name").fill(name)
    phone.page.get_by_role("button", name="Join", exact=True).click()
    phone.at_table()
    if declines:
        phone.page.get_by_role("button", name="No, thanks").click()
    return phone


def order(phone: Captain, *actions: str) -> None:
    """On the board; done when the server has it."""
    for action in actions:
        on_board(phone, action).click()
        saved(phone)


def saved(phone: Captain) -> None:
    expect(phone.page.locator("[data-saved]")).to_have_attribute("data-saved", "saved")


def orders(person: Captain, ship: str) -> list[str]:
    """What the person's page was told of a ship's orders."""
    found = next(each for each in person.state["view"]["ships"] if each["id"] == ship)
    return [each[0] for each in found.get("orders", ["?"])]


def so_far(person: Captain, text: str) -> None:
    expect(person.page.locator("#board .so-far")).to_contain_text(text)


def hears(person: Captain, text: str) -> None:
    expect(person.page.get_by_role("log", name="Announcements")).to_contain_text(text)
