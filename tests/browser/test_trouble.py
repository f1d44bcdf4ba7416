"""What goes wrong is said in a clear sentence, in every language, and nothing is lost by it."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Route, expect

from tests.browser import records
from tests.browser.conftest import Visit
from tests.browser.harness import LANGUAGES, Captain, Server
from tests.browser.test_recovery import BROKEN_LINE

REFUSED = ("status of 4",)
NO_TABLE = {
    "en": "There is no such table.",
    "cs": "Takový stůl neexistuje.",
    "fr": "Cette table n\u2019existe pas.",
    "ja": "そのようなテーブルはありません。",
}
USED = {
    "en": "Somebody has already used this invitation.",
    "cs": "Tuto pozvánku už někdo použil.",
    "fr": "Quelqu\u2019un a déjà utilisé cette invitation.",
    "ja": "この招待はすでに使われました。",
}
DAMAGED = {
    "en": "This file is damaged or holds no recorded game: line 3 is cut off or altered.",
    "cs": "Tento soubor je poškozený nebo v něm není zaznamenaná hra.",
    "fr": "Ce fichier est endommagé ou ne contient pas de partie enregistrée.",
    "ja": "このファイルは壊れているか、対局の記録ではありません。",
}
OTHER_RULES = {
    "en": "This record was made with version 99 of the rules of Port Arthur; this server has version",
    "cs": "Tento záznam vznikl s verzí 99 pravidel hry Port Arthur",
    "fr": "Cet enregistrement date de la version 99 des règles de Port Arthur",
    "ja": "この記録は Port Arthur のルール第 99 版で作られました。",
}
PASSWORD = {
    "en": "There is no account with this name and password.",
    "cs": "Účet s tímto jménem a heslem neexistuje.",
    "fr": "Aucun compte n\u2019a ce nom et ce mot de passe.",
    "ja": "この名前とパスワードのアカウントはありません。",
}
UNREACHABLE = {
    "en": "The server cannot be reached.",
    "cs": "Server není dosažitelný.",
    "fr": "Le serveur est injoignable.",
    "ja": "サーバーに接続できません。",
}


@pytest.fixture
def clumsy(captain: Captain) -> Captain:
    captain.tolerates = REFUSED
    return captain


def in_every_language(captain: Captain, sentences: dict[str, str]) -> None:
    for language in LANGUAGES:
        captain.speak(language)
        expect(captain.page.get_by_text(sentences[language]).first).to_be_visible()


def offer(captain: Captain, text: str) -> None:
    file = {"name": "game.jsonl", "mimeType": "text/plain", "buffer": text.encode()}
    captain.page.locator("input[type=file]").set_input_files(file)  # type: ignore[arg-type]


def test_a_board_on_its_way_leaves_its_place_empty_and_one_that_cannot_come_is_told_in_words(
    visit: Visit,
) -> None:
    captain = visit()
    captain.tolerates = ("Failed to load resource", "dynamically imported module")
    waiting: list[Route] = []
    drawing = re.compile(r"/assets/Board-.*\.js$")
    page, text = captain.page, captain.page.locator("#board .text")
    page.route(drawing, lambda route: waiting.append(route))
    captain.new_game("bot")
    page.locator("#board [data-awaited]").wait_for()
    captain.choice("done").wait_for()
    expect(text).to_have_count(0)
    for route in waiting:
        route.continue_()
    captain.counter("mikasa").wait_for()
    expect(page.locator("[data-awaited]")).to_have_count(0)
    page.unroute(drawing)
    page.route(drawing, lambda route: route.abort())
    page.reload()
    expect(page.get_by_text("The board cannot be drawn. Here it is in words.")).to_be_visible()
    expect(text).to_be_visible()
    page.unroute(drawing)
    page.get_by_role("button", name="Reload the page").click()
    captain.counter("mikasa").wait_for()


def test_an_unknown_table_is_said_to_be_none(clumsy: Captain) -> None:
    for table in ("%", "a%20b", "nothing-here"):
        clumsy.open(f"/table/{table}")
        if table == "nothing-here":
            in_every_language(clumsy, NO_TABLE)
        else:
            expect(clumsy.page.get_by_role("heading", name="There is no such page")).to_be_visible()
        clumsy.speak("en")
        clumsy.page.get_by_role("link", name="To the games").click()
        expect(clumsy.card).to_be_visible()


def test_a_used_invitation_says_so_and_leads_to_the_games(visit: Visit) -> None:
    owner, friend, late = visit(), visit(), visit()
    late.tolerates = REFUSED
    owner.new_game("friend")
    link = owner.page.get_by_label("Link of the invitation", exact=True).input_value()
    friend.open(link)
    friend.page.get_by_role("button", name="Take the seat").click()
    friend.at_table()
    late.open(link)
    late.page.get_by_role("button", name="Take the seat").click()
    in_every_language(late, USED)
    expect(late.page.locator("button[type=submit]")).to_have_count(0)
    late.speak("en")
    late.page.get_by_role("link", name="To the games").click()
    expect(late.card).to_be_visible()
    late.open(owner.page.url)
    expect(late.page.get_by_text("You are not at this table.")).to_be_visible()
    friend.open(link)  # his own link still leads to his seat
    friend.at_table()


def test_wrong_and_weak_passwords_are_refused_and_the_guest_stays_who_he_is(clumsy: Captain) -> None:
    """A short one may be typed all the same: the sentence says what is wrong with it."""
    clumsy.new_game("bot")
    table = clumsy.page.url
    clumsy.page.get_by_role("button", name="Settings").click()
    dialog = clumsy.page.get_by_role("dialog")
    dialog.get_by_label("Account name").fill("weak-one")
    for password, sentence in (
        ("brief", "A password needs at least 10 characters"),
        ("password123", "This password is among the first that others try."),
    ):
        dialog.get_by_label("Password", exact=True).fill(password)
        dialog.get_by_role("button", name="Create the account").click()
        expect(clumsy.page.get_by_text(sentence)).to_be_visible()
    dialog.get_by_label("Account name").fill("nobody-at-all")
    dialog.get_by_label("Password", exact=True).fill("not the password")
    dialog.get_by_role("button", name="Sign in").click()
    expect(clumsy.page.get_by_text(PASSWORD["en"])).to_be_visible()
    clumsy.page.keyboard.press("Escape")
    in_every_language(clumsy, PASSWORD)
    clumsy.speak("en")
    clumsy.open(table)
    expect(clumsy.choice("done")).to_be_visible()


def test_a_damaged_record_and_one_of_other_rules_are_refused_and_the_lobby_stays(clumsy: Captain) -> None:
    clumsy.open()
    text = records.in_battle().save()
    lines = text.splitlines()
    assert len(lines) == 2
    offer(clumsy, "\n".join([*lines, lines[1][:40]]))
    in_every_language(clumsy, DAMAGED)
    clumsy.speak("en")
    offer(clumsy, "\n".join([json.dumps({**json.loads(lines[0]), "rules_version": 99}), *lines[1:]]))
    expect(clumsy.page.get_by_text(DAMAGED["en"])).to_have_count(0)
    in_every_language(clumsy, OTHER_RULES)
    clumsy.speak("en")
    offer(clumsy, text)
    clumsy.at_table()


def test_while_the_server_is_away_the_page_opens_and_says_so(own_server: Server, visit: Visit) -> None:
    """The built page is kept in the browser; what the server tells never is."""
    captain = visit(server=own_server, worker=True)
    captain.tolerates = BROKEN_LINE
    captain.new_game("bot")
    captain.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    kept = captain.page.evaluate(
        """async () => (await Promise.all((await caches.keys()).map(async name =>
          (await (await caches.open(name)).keys()).map(request => new URL(request.url).pathname)))).flat()"""
    )
    assert "/" in kept
    assert any(path.startswith("/assets/") for path in kept)
    assert not [path for path in kept if path.startswith("/api")]
    table = captain.page.url

    own_server.kill()
    captain.page.reload()
    expect(captain.page.get_by_role("heading", name="This table cannot be opened")).to_be_visible()
    in_every_language(captain, UNREACHABLE)
    captain.speak("en")
    own_server.start()
    captain.page.get_by_role("button", name="Try again").click()
    expect(captain.choice("done")).to_be_visible()
    assert captain.page.url == table
