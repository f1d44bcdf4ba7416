"""What is drawn can be read and does not move: contrast, the lens, maps that stay."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser import midway, records, screens, war
from tests.browser.conftest import Visit
from tests.browser.harness import LAPTOP, PHONE, TABLET, Captain
from tests.browser.test_naval import SCHEMES

TARGET = 44
SIDEWAYS = (740, 360)
# The contrast of two colours as WCAG measures it; a canvas turns any notation into red, green, blue.
CONTRAST = """([[one, painted], [other, filled]]) => {
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const light = (selector, property) => {
    context.fillStyle = getComputedStyle(document.querySelector(selector))[property];
    context.fillRect(0, 0, 1, 1);
    const [r, g, b] = [...context.getImageData(0, 0, 1, 1).data].map(c => c / 255)
      .map(c => c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const [a, b] = [light(one, painted), light(other, filled)].sort((x, y) => y - x);
  return (a + 0.05) / (b + 0.05);
}"""
# Where the map stands on the board, once the page has measured itself.
MAP = """() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => {
  const box = selector => document.querySelector(selector).getBoundingClientRect();
  const [map, board] = [box('#board .map'), box('#board')];
  done([map.left, map.top - board.top, board.top + scrollY, map.width, map.height].map(Math.round));
})))"""


def test_a_sea_that_glows_stays_water_and_its_outline_stands_out_from_land(captain: Captain) -> None:
    screens.marked(captain)
    for scheme in SCHEMES:
        captain.sees(scheme)
        pair = [["#board .zone.lit", "stroke"], ["#board .land .coast", "fill"]]
        assert captain.page.evaluate(CONTRAST, pair) >= 3
        red, _, blue = captain.page.locator("#board .zone.lit").first.evaluate(
            "zone => getComputedStyle(zone).fill.match(/\\d+/g).slice(0, 3).map(Number)"
        )
        assert blue > red


def test_no_map_moves_when_a_tray_or_the_undo_button_comes(captain: Captain) -> None:
    screens.landing(captain)
    for width, height in (PHONE, TABLET, LAPTOP):
        captain.page.set_viewport_size({"width": width, "height": height})
        captain.comes_to_rest()
        before = captain.page.evaluate(MAP)
        captain.page.locator('#board [data-thing="squadron:japan:sea-of-japan"]').click()
        captain.tray.wait_for()
        assert captain.page.evaluate(MAP) == before, (width, height)
        captain.tray.get_by_role("button", name="Close").click()
    captain.bring(records.stand(records.SORTIE).save())
    captain.tray.wait_for()
    before = captain.page.evaluate(MAP)
    captain.counter("mikasa").click()
    captain.page.mouse.click(*captain.point_of("zone:yellow-sea"))
    expect(captain.page.get_by_role("button", name="Undo")).to_be_visible()
    assert captain.page.evaluate(MAP) == before


def test_on_a_phone_held_sideways_the_board_comes_first(visit: Visit) -> None:
    """Most of the window shows the map, and what to do stands below it."""
    height = SIDEWAYS[1]
    phone = visit(SIDEWAYS, has_touch=True, is_mobile=True)
    for screen in (screens.landing, screens.midway_flight, screens.war_movement, screens.naval_planning):
        screen(phone)
        phone.page.evaluate("scrollTo(0, 0)")
        phone.comes_to_rest()
        board, prompt = (phone.page.locator(each).first.bounding_box() for each in ("#board", ".top"))
        assert board is not None
        assert prompt is not None
        assert board["y"] < prompt["y"], screen.__name__
        assert prompt["y"] - board["y"] > height / 2, screen.__name__
        assert not phone.scrolls_sideways(), screen.__name__


def test_panels_fold_away_and_a_lens_shows_what_the_pointer_rests_on(captain: Captain) -> None:
    war.bring(captain, war.stand(war.FRONT + "movement japan"))
    window = captain.page.locator("#board .window")
    narrow = window.bounding_box()
    captain.page.get_by_role("button", name="panels beside the map").click()
    captain.page.wait_for_function(
        "w => document.querySelector('#board .window').clientWidth > w + 200",
        arg=narrow["width"] if narrow else 0,
    )
    war.unit(captain, "R-S3").hover()
    lens = captain.page.locator("[data-lens]")
    expect(lens).to_contain_text("Ximucheng")
    expect(lens.locator("use")).to_have_count(1)


def test_a_thumb_finds_a_compass_rose_and_holding_names_what_it_holds(visit: Visit) -> None:
    phone = visit(PHONE, has_touch=True, is_mobile=True, device_scale_factor=2)
    position = f"activation usa; {midway.CROWD}"
    phone.bring(midway.stand(position, "usa: activate usa-f1", "usa: flight").save())
    midway.lift(phone, "USA")
    targets = phone.page.locator("[data-rose]")
    expect(targets.first).to_be_visible()
    for target in targets.all():
        box = target.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= TARGET
    plane = midway.aircraft(phone, "jp-f1")
    plane.dispatch_event("pointerdown", {"pointerType": "touch", "bubbles": True})
    expect(phone.page.locator("[data-lens]")).to_be_visible()
