"""Two people at two browsers, by invitation, and somebody who watches."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.harness import Captain


def invite(host: Captain) -> str:
    """A game as Japan; the link for Russia."""
    host.new_game("friend", side="Japan")
    return link_on(host)


def link_on(host: Captain) -> str:
    return host.page.get_by_label("Link of the invitation", exact=True).input_value()


def join(guest: Captain, link: str, name: str) -> None:
    guest.open(link)
    guest.page.get_by_label("Your name").fill(name)
    guest.page.get_by_role("button", name="Take the seat").click()
    guest.at_table()


def watch(host: Captain, spectator: Captain) -> None:
    menu = host.panel("Table")
    menu.get_by_role("button", name="Link for spectators").click()
    spectator.open(menu.get_by_label("Link for spectators", exact=True).input_value())
    spectator.page.get_by_label("Your name").fill("Watcher")
    spectator.page.get_by_role("button", name="Watch").click()
    spectator.at_table()


def test_two_browsers_play_each_other_by_link_and_a_spectator_sees_every_move(visit: Visit) -> None:
    """Until one offers a draw, and the other accepts it."""
    japan, russia, spectator = visit(), visit(), visit()
    japan.new_game_in_lobby("friend", side="Japan")
    link = link_on(japan)
    expect(japan.page.get_by_text("This link works only on this computer.")).to_be_visible()
    expect(japan.page.get_by_role("img", name="QR code: Link of the invitation")).to_have_count(0)
    join(russia, link, "Makarov")
    expect(japan.page.get_by_role("list", name="Seats")).to_contain_text("Makarov")
    watch(japan, spectator)

    japan.page.get_by_role("button", name="Mikasa", exact=True).click()
    japan.choices.get_by_role("button", name="→ Yellow Sea").click()
    for person in (japan, russia, spectator):
        person.panel("Log")
        expect(person.log).to_contain_text("Mikasa")
    expect(russia.prompt).to_have_text("Waiting for Japan: sortie")
    expect(russia.choices).to_have_count(0)

    japan.take("done")
    expect(russia.choice("done")).to_be_visible()
    russia.take("done")
    for person in (japan, spectator):
        person.comes_to(russia.sequence)
    expect(spectator.choices).to_have_count(0)
    expect(spectator.page.locator(".prompt")).to_contain_text("Spectator")
    assert spectator.state["you"] == []
    assert spectator.state["legal"] == []
    japan.plays("japan")
    russia.plays("russia")

    japan.panel("Table").get_by_role("button", name="Offer a draw").click()
    expect(russia.page.get_by_text("Japan offers a draw.")).to_be_visible()
    russia.page.get_by_role("button", name="Accept the draw").click()
    for person in (japan, russia, spectator):
        expect(person.prompt).to_have_text("The game is a draw by agreement.")


def test_a_link_survives_a_reload_a_new_one_revokes_it_and_that_of_spectators_opens_no_seat(
    visit: Visit,
) -> None:
    japan, late = visit(), visit()
    late.tolerates = ("status of 4",)
    old = invite(japan)
    japan.page.reload()
    field = japan.page.get_by_label("Link of the invitation", exact=True)
    expect(field).to_have_value(old)
    japan.page.get_by_role("button", name="Make a new link instead").click()
    expect(field).not_to_have_value(old)
    late.open(old)
    late.page.get_by_role("button", name="Take the seat").click()
    expect(late.page.get_by_text("This invitation was replaced by a newer one.")).to_be_visible()

    menu = japan.panel("Table")
    menu.get_by_role("button", name="Link for spectators").click()
    link = menu.get_by_label("Link for spectators", exact=True).input_value()
    late.open("/")
    late.open(link.replace("/watch#", "/join#"))
    expect(late.page.get_by_text("This link leads nowhere.")).to_be_visible()
