"""Writes golden games: a random game as text, counted continuations, a record for every way to end.

`python -m admiralty.testing.playthrough` renews those of all games, or of the games named behind it. What
changed then shows as a difference in version control: read it before committing.
"""

from __future__ import annotations

import hashlib
import json
import re
import sys
from collections.abc import Iterator
from pathlib import Path

from admiralty import Table, games
from admiralty.core import flow
from admiralty.core.action import Action
from admiralty.core.codec import digest
from admiralty.core.event import EVERYONE, Event
from admiralty.core.game import Game
from admiralty.core.luck import Seeded
from admiralty.core.state import State
from admiralty.sim import perft

CHECKOUT = Path(__file__).resolve().parents[3]
SEED = 1904
FILES = ("playthrough", "playthrough-other-options")
MOST_CHOICES = 24
EAGERNESS = 8
"""How much likelier than the others the first choice is taken: it is often the one that leads on."""

TRIES = 1500
DEEPEST = 6
MOST_CONTINUATIONS = 4000


def replays(slug: str) -> Path:
    """Where a game keeps them: in tests/replays of this project, or in its own folder if it is elsewhere."""
    game = games.find(slug)
    if game.__module__.startswith(games.__name__):
        return CHECKOUT / "tests" / "replays" / slug
    return game.folder / "replays"


def option_sets(slug: str) -> dict[str, dict[str, str]]:
    """By name of file: the defaults, and every option at its last value."""
    last = {o.name: o.values[-1] for o in games.load(slug).option_list() if not o.sets}
    return dict(zip(FILES, ({}, last)))


def pick(s: State, choice: Seeded, eagerness: int) -> tuple[int, Action]:
    """A random seat among those asked and a random legal action."""
    ask = flow.question(s)
    seats = ask.seats(s)
    seat = seats[choice.pick(len(seats))]
    legal = ask.legal(s, seat)
    return seat, legal[max(0, choice.pick(len(legal) + eagerness) - eagerness)]


# A game as text


def playthrough(slug: str, options: dict[str, str]) -> str:
    """Every decision in a line; the first time each question is asked also the position and the choices.

    Views stand in full at the start, in the middle and at the end; in between their hashes do.
    """
    game = games.load(slug, options)
    middle = sum(1 for _ in decisions(game)) // 2
    lines = [f"game {slug}", f"rules version {game.rules_version}", f"data {game.dataset}"]
    lines += [f"option {name} {value}" for name, value in game.options.items()] + [f"seed {SEED}"]
    asked: set[str] = set()
    for n, (s, seat, a) in enumerate(decisions(game)):
        lines += told(game, s)
        question = game.prompt(flow.question(s))
        if question not in asked or n == middle:
            lines += ["", *described(game, s), *views(game, s, n in (0, middle))]
            asked.add(question)
        lines.append(f"{n} {digest(s)} {game.seats[seat]}: {game.write_action(a)}")
    lines += [*told(game, s), "", *described(game, s), *views(game, s, True)]
    lines += [f"result {' '.join(str(n) for n in s.result)}", f"ending {s.ending}"]
    return "\n".join(lines) + "\n"


def decisions(game: Game) -> Iterator[tuple[State, int, Action]]:
    """A random game that is listened to; each state stands before the action."""
    choice = Seeded(SEED + 1)
    s = game.setup(Seeded(SEED), [])
    while not s.is_over:
        seat, a = pick(s, choice, EAGERNESS)
        yield s, seat, a
        flow.apply(s, seat, a)


def told(game: Game, s: State) -> list[str]:
    """The events since the last decision and the luck behind them; both are forgotten afterwards."""
    lines = [f"  luck {' '.join(str(n) for n in s.tape.drawn)}"] if s.tape.drawn else []
    lines += [f"  {sentence(game, event)}" for event in s.events or []]
    s.tape.drawn.clear()
    s.events = []
    return lines


def sentence(game: Game, event: Event) -> str:
    words = [event.kind]
    for (name, kind), value in zip(game.events[event.kind].pairs(), event.args, strict=True):
        values = value if isinstance(value, tuple) else (value,)
        things = ",".join(game.grammar.word(kind.rstrip("*"), v) for v in values)
        words.append(f"{name}={things or '-'}")
    if event.audience != EVERYONE:
        hearers = [name for seat, name in enumerate(game.seats) if event.is_heard_by(seat)]
        words.append(f"(only {', '.join(hearers)})")
    return " ".join(words)


def described(game: Game, s: State) -> list[str]:
    """The position, and for everybody who must act the question and the choices."""
    lines = [f"position {game.write_position(s)}"]
    for seat in flow.acting(s):
        ask = flow.question(s)
        about = " ".join(str(value) for value in ask.about(s, seat))
        lines.append(f"asked {game.seats[seat]} {game.prompt(ask)} {about}".rstrip())
        for name, actions in (("legal", ask.legal(s, seat)), ("explore", ask.explore(s, seat))):
            texts = [game.write_action(a) for a in actions[:MOST_CHOICES]]
            more = f", and {len(actions) - len(texts)} more" if len(actions) > len(texts) else ""
            lines.append(f"{name} {len(actions)}: {', '.join(texts)}{more}")
    return lines


def views(game: Game, s: State, in_full: bool) -> list[str]:
    """What each seat and a spectator see, or a hash of it."""
    lines: list[str] = []
    for seat in range(-1, len(game.seats)):
        name = game.seats[seat] if seat >= 0 else "spectator"
        text = json.dumps(game.view(s, seat), ensure_ascii=False)
        lines.append(f"view {name} {text if in_full else hashlib.sha256(text.encode()).hexdigest()[:16]}")
    return lines


# Continuations, counted


def counts(slug: str) -> str:
    """Depth, ways to go on, position: where each question is first asked, as deep as is quickly done."""
    game = games.load(slug)
    lines = ["# depth, number of continuations, position"]
    asked: set[str] = set()
    for s, _, _ in decisions(game):
        question = game.prompt(flow.question(s))
        if question not in asked:
            asked.add(question)
            lines += pinned(game, s)
        last = s.clone()
    if len(asked) == 1:  # then the last decision too, so that there is more than one position
        lines += pinned(game, last)
    return "\n".join(lines) + "\n"


def pinned(game: Game, s: State) -> list[str]:
    lines: list[str] = []
    for depth in range(1, DEEPEST + 1):
        number = count(s, depth, MOST_CONTINUATIONS)
        if number > MOST_CONTINUATIONS:
            break
        lines.append(f"{depth} {number} {game.write_position(s)}")
    return lines


def count(s: State, depth: int, most: int) -> int:
    """Counts as perft does, but gives up at more than `most`."""
    if depth == 0:
        return 1
    total = 0
    for seat in flow.acting(s):
        for a in flow.question(s).legal(s, seat):
            for after in perft.outcomes(s, seat, a):
                total += count(after, depth - 1, most - total)
                if total > most:
                    return total
    return total


# A record for every ending


def ending_file(ending: str) -> str:
    return f"ending-{re.sub(r'[^a-z0-9]+', '-', ending.lower()).strip('-')}.jsonl"


def endings(slug: str) -> dict[str, str]:
    """The shortest record found for each way to end, by name of file."""
    game = games.load(slug)
    found: dict[str, str] = {}
    for seed in range(TRIES):
        table = finished(game, seed)
        text = table.save()
        name = ending_file(table.ending)
        if name not in found or len(text) < len(found[name]):
            found[name] = text
    missing = [e for e in game.endings if ending_file(e) not in found and not is_recorded(slug, e)]
    if missing:
        sys.exit(f"{slug}: no random game ended by {', '.join(missing)}; record one by hand")
    return found


def is_recorded(slug: str, ending: str) -> bool:
    """Whether a record made by hand is there and still replays to its ending; it is then kept."""
    path = replays(slug) / ending_file(ending)
    return path.exists() and Table.load(path.read_text(encoding="utf-8")).ending == ending


def finished(game: Game, seed: int) -> Table:
    table = Table(game, seed=seed, clock=lambda: "")
    choice = Seeded(seed + 1)
    while not table.is_over:
        seat, a = pick(table.state, choice, seed % (2 * EAGERNESS))
        table.play(game.seats[seat], a)
    return table


def write(slug: str) -> None:
    folder = replays(slug)
    folder.mkdir(parents=True, exist_ok=True)
    texts = {f"{name}.txt": playthrough(slug, options) for name, options in option_sets(slug).items()}
    for name, text in (texts | {"perft.txt": counts(slug)} | endings(slug)).items():
        (folder / name).write_text(text, encoding="utf-8")
        print(f"{slug}/{name}: {len(text):,} characters")


def main() -> None:
    for slug in sys.argv[1:] or games.slugs(hidden=True):
        write(slug)


if __name__ == "__main__":
    main()
