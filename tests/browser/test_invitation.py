"""Two people at two browsers, by invitation, and somebody who watches."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.harness import Captain


def invite(host: Captain) -> str:
    """A game as Japan; the link for Russia."""
    host.new_game("friend", side="Japan")
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
    japan, russia, spectator = visit(), visit(), visit()
    link = invite(japan)
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


def test_an_invitation_seats_only_the_first_who_opens_it(visit: Visit) -> None:
    japan, russia, late = visit(), visit(), visit()
    late.tolerates = ("status of 4",)
    link = invite(japan)
    join(russia, link, "Makarov")
    late.open(link)
    late.page.get_by_label("Your name").fill("Late")
    late.page.get_by_role("button", name="Take the seat").click()
    expect(late.page.get_by_text("Somebody has already used this invitation.")).to_be_visible()
    late.open(japan.page.url)
    expect(late.page.get_by_text("You are not at this table.")).to_be_visible()


def test_a_new_link_revokes_the_one_before(visit: Visit) -> None:
    japan, late = visit(), visit()
    late.tolerates = ("status of 4",)
    old = invite(japan)
    field = japan.page.get_by_label("Link of the invitation", exact=True)
    japan.page.get_by_role("button", name="Make a new link instead").click()
    expect(field).not_to_have_value(old)
    late.open(old)
    late.page.get_by_role("button", name="Take the seat").click()
    expect(late.page.get_by_text("This invitation was replaced by a newer one.")).to_be_visible()


def test_the_link_of_the_spectators_opens_no_seat(visit: Visit) -> None:
    japan, spectator = visit(), visit()
    spectator.tolerates = ("status of 4",)
    invite(japan)
    menu = japan.panel("Table")
    menu.get_by_role("button", name="Link for spectators").click()
    link = menu.get_by_label("Link for spectators", exact=True).input_value()
    spectator.open(link.replace("/watch#", "/join#"))
    spectator.page.get_by_role("button", name="Take the seat").click()
    expect(spectator.page.get_by_text("This link leads nowhere.")).to_be_visible()


def test_the_link_survives_a_reload_of_the_hosts_page(captain: Captain) -> None:
    link = invite(captain)
    captain.page.reload()
    expect(captain.page.get_by_label("Link of the invitation", exact=True)).to_have_value(link)


def test_an_offer_of_a_draw_reaches_the_other_browser(visit: Visit) -> None:
    japan, russia = visit(), visit()
    join(russia, invite(japan), "Makarov")
    expect(japan.page.get_by_role("list", name="Seats")).to_contain_text("Makarov")
    japan.panel("Table").get_by_role("button", name="Offer a draw").click()
    expect(russia.page.get_by_text("Japan offers a draw.")).to_be_visible()
    russia.page.get_by_role("button", name="Accept the draw").click()
    expect(japan.prompt).to_have_text("The game is a draw by agreement.")
