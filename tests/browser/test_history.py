"""Looking back: by keys, by the log, by a link to a moment; and games of five hundred moves."""

from __future__ import annotations

import re
import sys

import pytest
from playwright.sync_api import expect

from tests.browser import records
from tests.browser.conftest import Visit
from tests.browser.harness import Captain, Server

MANY = 500


def sail_three(captain: Captain) -> None:
    """Three moves of Japan in a game against a bot."""
    captain.new_game("bot")
    for ship in ("Mikasa", "Asahi", "Fuji"):
        captain.choices.get_by_role("button", name=ship, exact=True).click()
    captain.choices.get_by_role("button", name="→ Yellow Sea").click()
    captain.comes_to(3)


def stands_at(captain: Captain, n: int, last: int) -> None:
    expect(captain.slider).to_have_js_property("valueAsNumber", n)
    expect(captain.page.locator(".where")).to_contain_text(f"Move {n} of {last}")


def test_the_past_is_reached_by_keys_by_the_log_and_by_a_link_and_played_on_from(captain: Captain) -> None:
    sail_three(captain)
    table = captain.page.url
    captain.page.keyboard.press("[")
    stands_at(captain, 2, 3)
    captain.page.wait_for_url(re.compile("#n=2$"))
    expect(captain.log).not_to_contain_text("Fuji")
    expect(captain.choices).to_have_count(0)
    captain.page.keyboard.press("h")
    expect(captain.slider).to_be_focused()
    captain.page.keyboard.press("Home")
    stands_at(captain, 0, 3)
    expect(captain.log).not_to_contain_text("Mikasa")
    captain.page.keyboard.press("ArrowRight")
    stands_at(captain, 1, 3)
    expect(captain.log).to_contain_text("Mikasa")
    captain.page.keyboard.press("Escape")
    expect(captain.page.locator(".where")).not_to_contain_text("Move")
    expect(captain.choice("done")).to_be_visible()

    captain.log.get_by_role("button", name="Show move 2", exact=True).click()
    stands_at(captain, 2, 3)

    captain.open("/")
    captain.open(f"{table}#n=1")
    stands_at(captain, 1, 3)
    captain.page.get_by_role("button", name="Back to now").first.click()
    expect(captain.choice("done")).to_be_visible()
    assert "#" not in captain.page.url

    # A fork plays on from an earlier moment, at a table of its own.
    captain.page.keyboard.press("[")
    stands_at(captain, 2, 3)
    captain.panel("Table").get_by_role("button", name="Play on from move 2").click()
    captain.page.wait_for_url(lambda url: url.split("#")[0] != table)
    captain.comes_to(2)
    expect(captain.choice("done")).to_be_visible()


@pytest.fixture(scope="module")
def long_record() -> str:
    return records.hesitant(MANY).save()


def test_a_game_of_five_hundred_moves_opens_and_scrubs_within_the_limits_of_the_server(
    own_server: Server, visit: Visit, long_record: str
) -> None:
    captain = visit(server=own_server)
    captain.bring(long_record)
    last = captain.sequence
    assert last >= MANY
    expect(captain.prompt).to_contain_text("wins")
    captain.slider.focus()
    captain.page.keyboard.press("Home")
    stands_at(captain, 0, last)
    for _ in range(20):
        captain.page.keyboard.press("PageDown")
    stands_at(captain, 200, last)
    expect(captain.page.locator("#board .map")).to_be_visible()

    bar = captain.slider.bounding_box()
    assert bar is not None
    y = bar["y"] + bar["height"] / 2
    captain.page.mouse.move(bar["x"] + bar["width"] * 0.3, y)
    captain.page.mouse.down()
    for step in range(60):
        captain.page.mouse.move(bar["x"] + bar["width"] * (0.3 + step / 150), y)
    captain.page.mouse.up()
    n = int(captain.slider.evaluate("slider => slider.valueAsNumber"))
    stands_at(captain, n, last)
    expect(captain.page.locator("#log li.now, #log li").last).to_be_visible()
    captain.page.keyboard.press("End")
    stands_at(captain, last, last)


# From the moment the slider is moved until the board shows the moment, in milliseconds.
SCRUB = """async (moments) => {
  const [slider, board] = [document.querySelector('#history'), document.querySelector('#board')];
  const taken = [];
  for (const n of moments) {
    const begin = performance.now();
    slider.value = n;
    slider.dispatchEvent(new Event('input', { bubbles: true }));
    do await new Promise(requestAnimationFrame); while (board.dataset.moment !== String(n));
    taken.push(performance.now() - begin);
  }
  return taken;
}"""


ALL_HERE = """n =>
  performance.getEntriesByType('resource').filter(each => each.name.includes('/moments?')).length >= n"""


def test_moving_the_slider_asks_for_a_page_of_moments_at_a_time_and_seats_differ(
    captain: Captain, long_record: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """Once they are here no move of the slider asks for anything; how long it takes is printed."""
    asked: list[str] = []
    captain.page.on("request", lambda request: asked.append(request.url))
    captain.bring(long_record)
    table, last = captain.page.url, captain.sequence
    pages = last // 50 + 1
    captain.page.wait_for_function(ALL_HERE, arg=pages)
    captain.page.reload()
    captain.slider.wait_for()
    opened = captain.page.evaluate("performance.now()")
    first = captain.page.evaluate(SCRUB, [last // 2])
    captain.page.wait_for_function(ALL_HERE, arg=pages)
    taken = sorted(captain.page.evaluate(SCRUB, [n * 37 % last for n in range(100)]))
    assert len([url for url in asked if "/moments?" in url]) == 2 * pages
    assert not [url for url in asked if "/at/" in url]
    assert captain.page.url.startswith(table)

    # Every seat saw the finished game in its own way.
    captain.slider.focus()
    captain.page.keyboard.press("Home")
    seats = ("Russia", "Russia"), ("Japan", "Japan"), ("Spectator", "Spectator"), ("everything", "All-seeing")
    for seat, shown in seats:
        captain.page.get_by_label("Seen by").select_option(label=seat)
        expect(captain.page.locator(".where")).to_contain_text(shown)
    with capsys.disabled():
        sys.stdout.write(
            f"\n{last} moves: open {opened:.0f} ms, first jump {first[0]:.0f} ms, "
            f"100 jumps: median {taken[50]:.0f} ms, slowest {taken[-1]:.0f} ms\n"
        )
