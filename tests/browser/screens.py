"""The main screens of the page and the way to each: for axe, for the camera, for whoever reads them."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser import midway, naval, records, war
from tests.browser.harness import Captain

Screen = Callable[[Captain], None]


def lobby(captain: Captain) -> None:
    captain.open()
    captain.card.get_by_role("button", name="Play against a bot").click()
    captain.card.locator("summary").click()


def table(captain: Captain) -> None:
    captain.new_game("bot")
    expect(captain.choices.get_by_label("Show what is not allowed")).to_be_visible()


def refusals(captain: Captain) -> None:
    captain.bring(records.stand("operations japan; tsushima: asama rossia; sea-of-japan: fuji").save())
    captain.choices.get_by_label("Show what is not allowed").check()
    captain.choices.locator("[data-refused]").first.click(force=True)


def battle(captain: Captain) -> None:
    captain.bring(records.in_battle().save())
    expect(captain.battle.locator("tbody tr")).to_have_count(6)


def text_view(captain: Captain) -> None:
    table(captain)
    captain.page.keyboard.press("t")
    captain.page.locator("#board .text").wait_for()


def rules(captain: Captain) -> None:
    table(captain)
    captain.page.keyboard.press("r")
    captain.page.locator("[data-clause]").first.wait_for()


def guide(captain: Captain) -> None:
    captain.open("/learn/port-arthur")
    captain.page.locator("figure svg").first.wait_for()


def settings(captain: Captain) -> None:
    captain.open()
    captain.page.get_by_role("button", name="Settings").click()
    captain.page.get_by_role("dialog").wait_for()


def keyboard_help(captain: Captain) -> None:
    captain.open()
    captain.page.keyboard.press("?")
    captain.page.get_by_role("dialog").wait_for()


def invitation(captain: Captain) -> None:
    captain.new_game("friend")
    captain.page.get_by_label("Link of the invitation", exact=True).wait_for()
    captain.panel("Table")


def curtain(captain: Captain) -> None:
    captain.new_game("screen", fog_of_war="on")
    captain.page.locator(".curtain").wait_for()


def finished(captain: Captain) -> None:
    captain.bring(records.finished().save())
    captain.page.keyboard.press("[")
    expect(captain.page.get_by_role("button", name="Back to now").first).to_be_enabled()


def landing(captain: Captain) -> None:
    """Turn 4 with armies ashore, squadrons at sea, the blockade on and a fleet in the yard."""
    captain.bring(
        records.stand(
            "turn 4; operations japan; cp 2; blockade; army tsushima; track yalu nanshan liaoyang; "
            "tsushima: mikasa asahi* asama tokiwa rossia gromoboi; "
            "yellow-sea: fuji izumo tsesarevich* bayan; "
            "sea-of-japan: kasuga nisshin*; yard japan: shikishima* chitose*"
        ).save()
    )
    captain.choice("pass").wait_for()


def marked(captain: Captain) -> None:
    """Three ships chosen on the board; the seas they may sail to glow."""
    table(captain)
    for ship in ("mikasa", "asahi", "fuji"):
        captain.counter(ship).click()


def hits(captain: Captain) -> None:
    captain.bring(records.stand(records.BATTLE, "japan: battle tsushima", "japan: fire 3", seed=3).save())
    captain.battle.wait_for()


def names(captain: Captain) -> None:
    rules(captain)
    captain.page.get_by_role("button", name="Names", exact=True).click()
    captain.page.get_by_role("row").nth(5).wait_for()


def log_and_chat(captain: Captain) -> None:
    captain.bring(records.finished().save())
    chat = captain.panel("Chat")
    captain.page.get_by_label("Write a message").fill("Well played. Another one?")
    captain.page.keyboard.press("Enter")
    chat.get_by_text("Well played").wait_for()


def finished_log(captain: Captain) -> None:
    finished(captain)
    captain.panel("Log")


def joining(captain: Captain) -> None:
    captain.open("/join#abcdefghijklmnopqrstuvwxyz")
    captain.page.get_by_label("Your name").wait_for()


def nowhere(captain: Captain) -> None:
    captain.open("/nowhere")


def everything(captain: Captain) -> None:
    captain.bring(records.finished(fog_of_war="on").save())
    captain.page.get_by_label("Seen by").select_option(label="everything")
    expect(captain.page.locator("#board .map")).to_have_count(2)


def midway_flight(captain: Captain) -> None:
    """An aircraft is chosen: where it can fly, whom it can attack, and the odds of the attack marked."""
    captain.bring(midway.stand(f"activation usa; {midway.CROWD}", "usa: activate usa-f1").save())
    midway.lift(captain, "USA")
    midway.aircraft(captain, "jp-f1").click()
    captain.page.locator("#board table").wait_for()


def midway_plan(captain: Captain) -> None:
    captain.bring(midway.stand(f"attack usa-f1 jp-f1; {midway.CROWD}").save())
    midway.lift(captain, "USA")
    captain.page.locator('[data-token="left"]').click()


def midway_cards(captain: Captain) -> None:
    """Carrier hunt, in the middle of the orders of a combat."""
    plays = ("usa: plan left-right", "japan: plan straight-straight", "usa: first defender", "japan: pass")
    position = f"attack usa-f1 jp-f1; {midway.CROWD}"
    captain.bring(midway.stand(position, *plays, mode="carrier_hunt").save())
    midway.lift(captain, "USA")
    captain.page.locator("#board .stack").wait_for()


def midway_text(captain: Captain) -> None:
    midway_cards(captain)
    captain.page.keyboard.press("t")
    captain.page.locator("#board .text").wait_for()


def lesson(captain: Captain) -> None:
    captain.open("/learn/battle-of-midway/combat#n=2")
    captain.page.locator("#board .map").wait_for()


def lesson_end(captain: Captain) -> None:
    captain.open("/learn/battle-of-midway/combat#n=10")
    captain.page.locator("#board .map").wait_for()


def war_movement(captain: Captain) -> None:
    war.bring(captain, war.stand(war.FRONT + "movement japan"))
    war.unit(captain, "J-1").click()


def war_combat(captain: Captain) -> None:
    war.bring(captain, war.stand(war.FRONT + "combats japan"))
    for name in ("J-6", "J-7", "R-S3"):
        war.unit(captain, name).click()


def war_cards(captain: Captain) -> None:
    war.bring(captain, war.stand(war.FRONT + "cards japan"))


def naval_planning(captain: Captain) -> None:
    plays = ("blue: forward blue-1", "blue: volley-left blue-1", "blue: right blue-1")
    captain.bring(naval.stand(naval.BATTLE, *plays).save())
    naval.lift(captain, "Blue")
