"""Four languages, changed without a reload; the page says the same as the engine."""

from __future__ import annotations

from playwright.sync_api import expect

from admiralty.show.text import Speaker
from tests.browser import records
from tests.browser.conftest import Visit
from tests.browser.harness import LANGUAGES, Captain


def test_the_language_changes_prompt_log_and_choices_without_a_reload(captain: Captain) -> None:
    table = records.in_battle()
    captain.bring(table.save())
    captain.page.evaluate("window.stayed = true")
    for language in (*LANGUAGES[1:], LANGUAGES[0]):
        captain.speak(language)
        speaker = Speaker(table.game, language)
        expect(captain.prompt).to_contain_text(speaker.prompt(table.state, 0))
        for choice in table.legal("japan"):
            expect(captain.choice(choice.text)).to_contain_text(speaker.action(choice.action))
        for line, (_, event) in enumerate(table.heard("japan")):
            expect(captain.log.locator("li .what").nth(line)).to_have_text(speaker.event(event))
        expect(captain.battle).to_contain_text(speaker.name("seat", 1))
    assert captain.page.evaluate("window.stayed")


def test_a_whole_game_is_told_in_the_words_of_the_engine(captain: Captain) -> None:
    table = records.finished()
    captain.bring(table.save())
    for language in LANGUAGES:
        captain.speak(language)
        speaker = Speaker(table.game, language)
        expect(captain.prompt).to_have_text(speaker.prompt(table.state, 0))
        told = [speaker.event(event) for _, event in table.heard(captain.state["as"])]
        expect(captain.log.locator("li .what")).to_have_text(told)


def test_a_browser_that_prefers_czech_is_greeted_in_czech_until_it_is_told_otherwise(visit: Visit) -> None:
    captain = visit(locale="cs-CZ")
    captain.open()
    expect(captain.page.locator("html")).to_have_attribute("lang", "cs")
    expect(captain.page.locator("header select")).to_have_value("cs")
    captain.speak("ja")
    captain.page.reload()
    expect(captain.page.locator("html")).to_have_attribute("lang", "ja")
