"""Exact sentences of Port Arthur in four languages, and what a speaker answers to what it does not know."""

# ruff: noqa: RUF001

from __future__ import annotations

import re
from functools import cache

import pytest
from fluent.runtime.errors import FluentReferenceError

from admiralty import games
from admiralty.core import flow
from admiralty.core.action import Unreadable
from admiralty.core.event import EVERYONE, Event
from admiralty.core.game import Game
from admiralty.show.text import LANGUAGES, Speaker


@cache
def game() -> Game:
    return games.load("port-arthur")


@cache
def said_in(language: str) -> Speaker:
    return Speaker(game(), language)


def say_event(language: str, kind: str, *args: int | tuple[int, ...]) -> str:
    return said_in(language).event(Event(kind, EVERYONE, args))


def number(kind: str, word: str) -> int:
    return game().grammar.ids[kind].index(word)


def ships(*words: str) -> tuple[int, ...]:
    return tuple(number("ship", word) for word in words)


MIKASA, ASAHI, FUJI = ships("mikasa", "asahi", "fuji")
YELLOW_SEA, TSUSHIMA = number("zone", "yellow-sea"), number("zone", "tsushima")
HOME, VLADIVOSTOK = number("port", "japan"), number("port", "vladivostok")


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Mikasa sails to the Yellow Sea."),
        ("cs", "Loď Mikasa vyplula do Žlutého moře."),
        ("fr", "Mikasa fait route vers la mer Jaune."),
        ("ja", "三笠は黄海へ出撃した。"),
    ],
)
def test_a_ship_sails(language: str, sentence: str) -> None:
    assert say_event(language, "sailed", MIKASA, YELLOW_SEA) == sentence


@pytest.mark.parametrize(
    ("language", "one", "two", "five"),
    [
        ("en", "1 ship strikes a mine", "2 ships strike mines", "5 ships strike mines"),
        ("cs", "na minu najede 1 loď", "na miny najedou 2 lodě", "na miny najede 5 lodí"),
        ("fr", "1 navire heurte une mine", "2 navires heurtent des mines", "5 navires heurtent des mines"),
        ("ja", "1隻が触雷する", "2隻が触雷する", "5隻が触雷する"),
    ],
)
def test_numbers_of_ships(language: str, one: str, two: str, five: str) -> None:
    for struck, ending in ((1, one), (2, two), (5, five)):
        sentence = say_event(language, "mine-die", 1, 4, 6, struck)
        assert sentence.rstrip(".。").endswith(ending)


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Mikasa, Asahi and Fuji return to Japan."),
        ("cs", "Lodě Mikasa, Asahi a Fudži se vrátily do přístavu Japonsko."),
        ("fr", "Mikasa, Asahi et Fuji rentrent au Japon."),
        ("ja", "三笠、朝日、富士が日本の港へ帰港した。"),
    ],
)
def test_a_list_of_ships_returns(language: str, sentence: str) -> None:
    assert say_event(language, "returned", (MIKASA, ASAHI, FUJI), HOME) == sentence


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Control of the seas: Japan 6 CP, Russia 4 CP."),
        ("cs", "Nadvláda na moři: Japonsko 6 BN, Rusko 4 BN."),
        ("fr", "Contrôle des mers\u00a0: Japon 6 PC, Russie 4 PC."),
        ("ja", "海域の支配：日本軍6点、ロシア軍4点。"),
    ],
)
def test_control_of_the_seas(language: str, sentence: str) -> None:
    assert say_event(language, "control", 6, 4) == sentence


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Japan fires with firepower 28 and rolls 1, 1, 2, 4, 4: 5 hits and 2 critical hits."),
        (
            "cs",
            "Japonsko pálí (palebná síla 28, hod 1, 1, 2, 4, 4): 5 běžných zásahů a 2 kritické zásahy.",
        ),
        (
            "fr",
            "Le Japon tire (puissance de feu 28, jet 1, 1, 2, 4, 4)\u00a0: "
            "5 coups au but et 2 coups critiques.",
        ),
        ("ja", "日本軍が砲撃（火力28、ダイス1、1、2、4、4）：命中弾5発、致命弾2発。"),
    ],
)
def test_a_volley(language: str, sentence: str) -> None:
    assert say_event(language, "fired", 0, 28, (1, 1, 2, 4, 4), 5, 2) == sentence


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "The Russian squadron moves from the Sea of Japan to Vladivostok (speed 5, die 3)."),
        ("cs", "Ruská eskadra se přesunula z Japonského moře do Vladivostoku (rychlost 5, hod 3)."),
        ("fr", "L’escadre russe se déplace de la mer du Japon vers Vladivostok (vitesse 5, dé 3)."),
        ("ja", "ロシア軍の戦隊が日本海からウラジオストク港へ移動した（速力5、ダイス3）。"),
    ],
)
def test_a_squadron_enters_a_port_so_places_borrow_the_forms_of_zones_and_ports(
    language: str, sentence: str
) -> None:
    here, there = number("place", "sea-of-japan"), number("place", "vladivostok")
    assert say_event(language, "moved", 1, here, there, 5, 3) == sentence


def test_a_choice_is_told_as_players_would() -> None:
    action = game().read_action("return-all yellow-sea diego-suarez")
    assert said_in("en").action(action) == "The squadron from the Yellow Sea returns to Diego Suarez"
    assert said_in("cs").action(action) == "Eskadra ze Žlutého moře se vrátí do Diego-Suarezu"
    assert said_in("fr").action(action) == "L’escadre de la mer Jaune rentre à Diego Suarez"


def test_the_side_that_decides_is_asked_and_the_others_wait() -> None:
    s = game().read_position("sortie japan")
    assert said_in("cs").prompt(s, 0).startswith("Výpad: vyšlete lodě na moře")
    assert said_in("cs").prompt(s, 1) == said_in("cs").prompt(s, -1) == "Čekáme na Japonsko: výpad"
    assert said_in("fr").prompt(s, 1) == "En attente du Japon\u00a0: sortie"


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_waits_does_not_learn_that_ships_are_being_picked(language: str) -> None:
    said = said_in(language)
    s = game().read_position("operations russia")
    before = said.prompt(s, 0)
    flow.apply(s, 1, game().read_action("from port-arthur"))
    assert said.prompt(s, 0) == before


def test_the_end_of_a_game_is_told_instead_of_a_question() -> None:
    s = game().read_position("turn 6; turn-end")
    assert said_in("en").prompt(s, 0) == "Russia wins: no Japanese army stands in Mukden."
    assert said_in("cs").ending("resigned", (1, -1)) == "Vítězí Japonsko: druhá strana se vzdala."


# Refusals and what is not understood


def test_a_refusal_gives_the_reason_and_if_wanted_what_was_tried() -> None:
    said = said_in("en")
    assert said.refusal("PA-5.14") == "Only a damaged ship may enter a shipyard."
    tried = said.action(game().read_action("repair fuji"))
    assert said.refusal("PA-5.14", tried).startswith("Send Fuji to the shipyard: not allowed. Only a damaged")


@pytest.mark.parametrize(
    ("written", "sentence"),
    [
        ("", "Nothing was entered."),
        ("sial mikasa tsushima", "There is no action “sial”. Did you mean “sail”?"),
        ("sail Mikassa tsushima", "There is no ship “Mikassa”. Did you mean “mikasa”?"),
        ("sail knyaz-suvorof tsushima", "There is no ship “knyaz-suvorof”. Did you mean “knyaz-suvorov”?"),
        ("sail mikasa xyz", "There is no sea zone “xyz”."),
        (
            "move tsushima vladivostock",
            "There is no sea zone or port “vladivostock”. Did you mean “vladivostok”?",
        ),
        ("land mukden-city", "There is no space “mukden-city” on the track. Did you mean “mukden”?"),
        ("from arthur-port", "There is no port “arthur-port”."),
        ("fire six", "“six” is not a whole number from 0 to 4095."),
        ("sail mikasa", "“sail mikasa” has the wrong number of words. Write: sail SHIP ZONE"),
    ],
)
def test_text_that_is_no_action_is_answered_with_a_sentence(written: str, sentence: str) -> None:
    with pytest.raises(Unreadable) as caught:
        game().read_action(written)
    assert said_in("en").unreadable(caught.value) == sentence


def test_a_name_in_the_players_language_leads_to_the_id() -> None:
    error = Unreadable("unknown-ship", "Fudži", "ship")
    assert said_in("cs").unreadable(error) == "Loď „Fudži“ neexistuje. Mysleli jste „fuji“?"


def test_an_unknown_seat_is_answered_too() -> None:
    with pytest.raises(Unreadable) as caught:
        game().seat_index("rusia")
    assert said_in("en").unreadable(caught.value) == "There is no side “rusia”. Did you mean “russia”?"


# An owner's data, and what is missing


def test_a_place_that_the_owner_calls_otherwise_gets_a_general_form() -> None:
    data = game().data_text.replace("Žluté moře", "Bílé moře").replace('cs = "Mikasa", ', "")
    said = Speaker(games.load("port-arthur", {}, data), "cs")
    event = Event("sailed", EVERYONE, (FUJI, YELLOW_SEA))
    assert said.event(event) == "Loď Fudži vyplula do oblasti Bílé moře."
    assert said.name("zone", YELLOW_SEA) == "Bílé moře"


def test_a_name_the_owner_gives_in_english_only_is_said_in_english() -> None:
    data = re.sub(r'name = \{ en = "Fuji".*\}', 'name = { en = "Fuji" }', game().data_text)
    said = Speaker(games.load("port-arthur", {}, data), "ja")
    assert said.name("ship", FUJI) == "Fuji"
    assert said.name("ship", MIKASA) == "三笠"


def test_what_is_missing_is_an_error() -> None:
    with pytest.raises(KeyError, match="no-such-message"):
        said_in("en").say("no-such-message")
    with pytest.raises(KeyError, match="refuse-PA-99-9"):
        said_in("en").refusal("PA-99.9")
    with pytest.raises(FluentReferenceError, match="not-your-turn"):
        said_in("en").say("not-your-turn")
    with pytest.raises(ValueError, match="there is no language 'de'; there are en, cs, fr, ja"):
        Speaker(game(), "de")
    with pytest.raises(IndexError):
        said_in("en").name("ship", -1)
