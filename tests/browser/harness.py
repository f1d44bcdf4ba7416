"""A real server in a process of its own, and people who sit at browsers in front of it."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Callable
from pathlib import Path
from typing import Any, Literal
from urllib.parse import urlparse

from playwright.sync_api import ConsoleMessage, Error, FilePayload, Locator, Page, WebSocket, expect

from admiralty.server.wire.changes import state_after

PHONE = (360, 740)
TABLET = (768, 1024)
LAPTOP = (1366, 768)
PROJECTOR = (1920, 1080)
LANGUAGES = ("en", "cs", "fr", "ja")
PATIENCE = 60  # seconds until a test gives up, on a machine that is busy with other things
DESCRIBED = 20_000  # characters of a screen in the report of a failure
OTHER_PYTHON = "ADMIRALTY_PYTHON"
WORKER_BLOCKED = "Service Worker registration blocked by Playwright"
REPORT_VIOLATIONS = """document.addEventListener('securitypolicyviolation', (event) => {
  console.error(`content policy (${event.disposition}): ${event.violatedDirective} ${event.blockedURI}`);
});"""


class Server:
    """`admiralty serve`. Killed and started again it keeps its port and its database.

    ADMIRALTY_PYTHON names the interpreter of another environment where it is installed.
    """

    def __init__(self, folder: Path, limits: bool = False) -> None:
        self.folder = folder
        self.limits = limits
        self.port = 0
        self.start()

    def start(self) -> None:
        python = os.environ.get(OTHER_PYTHON, sys.executable)
        command = [python, "-m", "admiralty", "serve", "--no-open", "--port", str(self.port)]
        environment = {**os.environ, "ADMIRALTY_LIMITS": "on" if self.limits else "off"}
        with (self.folder / "server.log").open("a", encoding="utf-8") as log:
            self.process = subprocess.Popen(
                [*command, "--db", str(self.folder / "games.db")],
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                env=environment,
            )
        assert self.process.stdout is not None
        self.url = self.process.stdout.readline().strip()
        self.port = urlparse(self.url).port or 0
        wait_until(self.is_up, PATIENCE)

    def is_up(self) -> bool:
        assert self.process.poll() is None, (self.folder / "server.log").read_text(encoding="utf-8")
        try:
            with urllib.request.urlopen(f"{self.url}/healthz", timeout=5) as answer:
                return bool(answer.status == 200)
        except (urllib.error.URLError, ConnectionError, TimeoutError):
            return False

    def kill(self) -> None:
        """kill -9: nothing is tidied up."""
        self.process.kill()
        self.gone()

    def stop(self) -> None:
        self.process.terminate()
        self.gone()

    def gone(self) -> None:
        self.process.wait(PATIENCE)
        assert self.process.stdout is not None
        self.process.stdout.close()


class Captain:
    """Somebody at a browser. `state` is the last one that the server has told the page."""

    def __init__(self, page: Page, url: str) -> None:
        self.page = page
        self.url = url
        self.state: dict[str, Any] = {}
        self.complaints: list[str] = []
        self.tolerates: tuple[str, ...] = ()
        page.add_init_script(REPORT_VIOLATIONS)
        page.on("console", self.hear_console)
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("websocket", self.listen)

    # What the browser tells

    def hear_console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and message.text != WORKER_BLOCKED:
            self.complaints.append(message.text)

    def listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", self.hear)

    def hear(self, frame: str | bytes) -> None:
        """A frame has a message on every line."""
        for line in frame.splitlines():
            message = json.loads(line)
            if message["t"] == "state":
                self.state = message
            elif "edits" in message:
                self.state = state_after(self.state, message)

    def knows(self, is_so: Callable[[dict[str, Any]], bool], seconds: float = PATIENCE) -> None:
        """Wait for a state of which something is so: frames reach the test a little after the page."""
        end = time.monotonic() + seconds
        while not is_so(self.state):
            assert time.monotonic() < end, "the page was never told so"
            self.page.wait_for_timeout(20)

    def plays(self, seat: str) -> None:
        self.knows(lambda state: state["as"] == seat)

    def is_waited_for(self, after: int = -1) -> None:
        """Wait until the game waits for nobody else, or is over, and the page shows it.

        Before that, what bots do may take a question away under the test's hands. `after` is the step at
        which we decided last; a ready set-up chosen there is carried out first.
        """

        def is_ours(state: dict[str, Any]) -> bool:
            is_placed = after < 0 or not state["setups"]
            return state["status"] == "over" or (state["acting"] == [state["as"]] and is_placed)

        self.knows(lambda state: state["seq"] > after and is_ours(state))
        self.comes_to(self.state["seq"])

    def check(self) -> None:
        """Nothing went wrong behind the page's face, content policy included."""
        unexpected = [text for text in self.complaints if not any(part in text for part in self.tolerates)]
        assert not unexpected, unexpected

    def describe(self) -> str:
        """What is on the screen, and what the browser complained about, for the report of a failure."""
        try:
            seen = self.page.locator("body").aria_snapshot(timeout=5_000)
        except Error as error:
            seen = str(error)
        return "\n".join([*self.complaints, seen[:DESCRIBED]])

    def is_stalled(self) -> bool:
        """Whether the page runs, but Chromium draws no frame of it."""
        try:
            return not self.page.evaluate(DRAWS, STALLED)
        except Error:
            return False  # closed, or never opened

    # Going somewhere

    def open(self, path: str = "/") -> None:
        self.page.goto(self.url + path if path.startswith("/") else path)
        expect(self.page.locator("#main")).to_be_visible()

    def ask(self, path: str, **body: object) -> dict[str, Any]:
        """Of the server, with the session of this browser."""
        answer = self.page.request.post(f"{self.url}/api{path}", data=body, headers={"Origin": self.url})
        found: dict[str, Any] = answer.json()
        assert answer.ok, found
        return found

    def named(self) -> None:
        """A guest gets a name like those that the page gives."""
        if not self.page.request.get(f"{self.url}/api/me").json()["name"]:
            self.ask("/me", name=f"Captain {100 + id(self) % 900}")

    def sit_down(self, game: str, seats: dict[str, str], **options: str) -> None:
        """At a new table, which is made without the lobby."""
        self.named()
        self.open(f"/table/{self.ask('/tables', game=game, seats=seats, options=options)['id']}")
        self.at_table()

    def new_game(self, mode: str, side: str = "Japan", level: str = "easy", **options: str) -> None:
        """Of Port Arthur, without the lobby: against a `bot`, a `friend`, or both sides on the `screen`."""
        other = {"bot": f"bot:{level}", "friend": "open", "screen": "me"}[mode]
        seats = {seat: "me" if seat == side.lower() else other for seat in ("japan", "russia")}
        self.sit_down("port-arthur", seats, **options)

    def new_game_in_lobby(self, mode: str, side: str = "Japan", level: str = "", **switches: bool) -> None:
        """`bot`, `friend` or `screen`; switches are options that are on or off."""
        self.open()
        card = self.card
        card.get_by_role("button", name=MODES[mode]).click()
        if mode != "screen":
            card.get_by_text(side, exact=True).click()
        if level:
            card.get_by_text(level, exact=True).click()
        if switches:
            card.locator("summary").click()
        for label, on in switches.items():
            card.get_by_role("switch", name=label.replace("_", " ")).set_checked(on)
        card.locator("button[type=submit]").click()
        self.at_table()

    def bring(self, record: str) -> None:
        """Open a recorded game, without the lobby."""
        self.named()
        self.open(f"/table/{self.ask('/import', record=record)['id']}")
        self.at_table()

    def put_in(self, record: str) -> None:
        """In the lobby."""
        file: FilePayload = {"name": "game.jsonl", "mimeType": "text/plain", "buffer": record.encode()}
        self.page.locator("input[type=file]").set_input_files(file)

    def at_table(self) -> None:
        self.page.wait_for_url("**/table/*")
        expect(self.slider).to_be_visible()

    # Looking

    @property
    def card(self) -> Locator:
        """Port Arthur in the lobby."""
        return self.page.get_by_role("article", name="Port Arthur")

    @property
    def prompt(self) -> Locator:
        return self.page.locator(".sentence")

    @property
    def slider(self) -> Locator:
        return self.page.locator("#history")

    @property
    def log(self) -> Locator:
        return self.page.locator("#log")

    @property
    def choices(self) -> Locator:
        return self.page.locator("#choices")

    @property
    def tray(self) -> Locator:
        return self.page.locator("#board .tray")

    @property
    def battle(self) -> Locator:
        return self.page.locator("#board .battle")

    @property
    def sequence(self) -> int:
        """How many entries the game has, as far as the page knows."""
        return int(self.slider.get_attribute("max") or 0)

    @property
    def is_over(self) -> bool:
        return bool(self.state["status"] == "over")

    def comes_to(self, sequence: int) -> None:
        expect(self.slider).to_have_attribute("max", str(sequence))

    def choice(self, action: str) -> Locator:
        """The button of an action in the list."""
        return self.choices.locator(f'[data-action="{action}"]')

    def counter(self, ship: str) -> Locator:
        return self.page.locator(f'#board .counter[data-thing="ship:{ship}"]')

    def panel(self, name: str) -> Locator:
        self.page.get_by_role("tab", name=name).click()
        return self.page.get_by_role("tabpanel")

    def scrolls_sideways(self) -> bool:
        measure = "document.documentElement.scrollWidth > document.documentElement.clientWidth"
        return bool(self.page.evaluate(measure))

    # Acting

    def take(self, action: str) -> None:
        """By its button in the list; done when the page shows the game after it."""
        before = self.sequence
        self.choice(action).click()
        self.goes_beyond(before)

    def goes_beyond(self, sequence: int) -> None:
        self.page.wait_for_function("n => Number(document.querySelector('#history').max) > n", arg=sequence)

    def speak(self, language: str) -> None:
        self.page.locator("header select").select_option(language)
        expect(self.page.locator("html")).to_have_attribute("lang", language)

    def sees(self, scheme: Literal["light", "dark"]) -> None:
        """The system's look; done when no colour is on its way to another."""
        self.page.emulate_media(color_scheme=scheme)
        self.comes_to_rest()

    def comes_to_rest(self) -> None:
        """Wait until the page has measured itself and laid itself out anew: two frames, and no animation."""
        self.page.evaluate("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
        still = "() => document.getAnimations().every(each => each.playState !== 'running')"
        self.page.wait_for_function(still)

    def point_of(self, target: str) -> tuple[float, float]:
        """A point on the screen that belongs to a zone or port and to nothing that lies above it."""
        found = self.page.evaluate(FREE_POINT, target)
        assert found, f"nothing of {target} can be reached"
        return float(found[0]), float(found[1])


MODES = {"bot": "Play against a bot", "friend": "Play a friend", "screen": "Both sides on this screen"}
STALLED = 10_000  # milliseconds without a frame
DRAWS = """patience => new Promise(done => {
  requestAnimationFrame(() => done(true));
  setTimeout(() => done(false), patience);
})"""
FREE_POINT = """target => {
  const shape = document.querySelector(`#board [data-target="${target}"]`);
  const box = shape.getBoundingClientRect();
  for (let i = 1; i < 40; i++) for (let j = 1; j < 40; j++) {
    const [x, y] = [box.left + box.width * ((i * 17) % 40) / 40, box.top + box.height * ((j * 17) % 40) / 40];
    if (document.elementFromPoint(x, y)?.closest('[data-target]') === shape) return [x, y];
  }
  return null;
}"""


def wait_until(is_so: Callable[[], bool], seconds: float = PATIENCE) -> None:
    """For what is outside the browser; inside it, expectations wait by themselves."""
    end = time.monotonic() + seconds
    while not is_so():
        assert time.monotonic() < end, "it did not come to that"
        time.sleep(0.05)
