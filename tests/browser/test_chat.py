"""Talk at the table; whatever is written is shown as it was written and nothing else happens."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.harness import Captain
from tests.browser.test_invitation import invite, join, watch

CORPUS = [
    "<script>window.harmed = 1</script>",
    "<img src=x onerror='window.harmed = 1'>",
    "<svg onload=window.harmed=1>",
    '"><script>window.harmed=1</script>',
    "javascript:window.harmed=1",
    "<iframe srcdoc='<script>parent.harmed=1</script>'>",
    "<a href='javascript:window.harmed=1'>click</a>",
    "<style>*{display:none}</style>",
    "<math><mtext></form><form><mglyph><style></math><img src onerror=window.harmed=1>",
    "{@html '<b>x</b>'} ${window.harmed=1} {{window.harmed=1}}",
    "&lt;b&gt; &#60;script&#62;",
    "\u202eright to left\u202c and <b>bold</b>",
]
NAMES = ("<img src=x onerror=harmed=1>", "<b>Togo</b>", '"><script>harmed=1</script>')


def unharmed(captain: Captain) -> bool:
    return bool(captain.page.evaluate("window.harmed === undefined"))


def test_what_is_said_is_announced_and_reaches_everybody_as_text(visit: Visit) -> None:
    japan, russia, spectator = visit(), visit(), visit()
    join(russia, invite(japan), "Makarov")
    watch(japan, spectator)
    people = (japan, russia, spectator)
    japan.panel("Log")
    russia.panel("Chat")
    russia.page.get_by_label("Write a message").fill("Good luck")
    russia.page.keyboard.press("Enter")
    expect(japan.page.get_by_role("tab", name="Chat")).to_contain_text("1")
    expect(japan.panel("Chat")).to_contain_text("Good luck")
    chats = [person.panel("Chat") for person in people]
    for text in CORPUS:
        japan.page.get_by_label("Write a message").fill(text)
        japan.page.keyboard.press("Enter")
        expect(japan.page.get_by_label("Write a message")).to_have_value("")
    for person, chat in zip(people, chats, strict=True):
        lines = chat.get_by_role("listitem")
        expect(lines).to_have_count(1 + len(CORPUS))
        for n, text in enumerate(("Good luck", *CORPUS)):
            assert lines.nth(n).locator("> span").last.text_content() == text
        assert chat.locator("ol script, ol img, ol iframe, ol a, ol style, ol b b").count() == 0
        assert unharmed(person)


def test_a_name_is_shown_as_it_was_written(visit: Visit) -> None:
    japan, russia = visit(), visit()
    join(russia, invite(japan), NAMES[0])
    for name in NAMES:
        if name != NAMES[0]:
            russia.ask("/me", name=name)
            russia.open(invite(japan))
            russia.at_table()
        expect(japan.page.get_by_role("list", name="Seats")).to_contain_text(name)
        expect(russia.page.locator("header").first).to_contain_text(name)
        assert unharmed(japan)
        assert unharmed(russia)


ASK = """async ([path, body]) => (await fetch(`/api${path}`, {
  method: body ? 'POST' : 'GET',
  headers: { 'Content-Type': 'application/json' },
  body: body ? JSON.stringify(body) : undefined,
})).json()"""


def test_announcements_and_people_of_a_crew_are_shown_as_text(visit: Visit) -> None:
    organiser, screen = visit(), visit()
    organiser.open()

    def ask(path: str, **body: object) -> dict[str, Any]:
        found: dict[str, Any] = organiser.page.evaluate(ASK, [path, body or None])
        return found

    ask("/me", name="Olga")
    options = {"organiser": "seat", "teams": "2"}
    table = ask("/tables", game="naval-strategy", options=options, seats={"organiser": "me"})["id"]
    names = [text[:40].strip() for text in CORPUS if text.isprintable()]
    for name in names:
        assert ask(f"/tables/{table}/people", name=name, seat="blue", role="captain")["id"]
    organiser.open(f"/table/{table}")
    code = ask(f"/tables/{table}/crews")["watch_code"]
    screen.open(f"/join/{code}/projector")
    screen.page.wait_for_url("**/projector")
    for person in (organiser, screen):
        expect(person.page.locator("#board")).to_be_visible()
    banners = [person.page.locator(".banner .organiser span") for person in (organiser, screen)]
    for n, text in enumerate(CORPUS, 1):
        assert ask(f"/tables/{table}/announce", text=text)["n"] == n
        for banner in banners:
            expect(banner.last).to_have_text(text)
    for name in names:
        expect(organiser.page.locator("main").first).to_contain_text(name)
    for person in (organiser, screen):
        assert person.page.locator(".banner").locator("script, img, iframe, a, style").count() == 0
        assert unharmed(person)
