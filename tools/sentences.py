"""Prints what Python says about random games, in every language, as JSON: the page must say the same.

The page's test of its words (web/src/lib/words.test.ts) runs this and compares.
"""

from __future__ import annotations

import json
import random
import sys

import msgspec

from admiralty import games
from admiralty.core import flow
from admiralty.core.game import Game
from admiralty.core.luck import Seeded
from admiralty.server.games import library
from admiralty.server.games.views import Lexicon
from admiralty.show.text import LANGUAGES, Speaker

SEED = 1904
ACTIONS = 3
"""How many of the choices at each step are told."""

EAGERNESS = 0.25
"""How often the first choice is taken: it is often the one that leads on."""

Case = dict[str, object]


def cases(game: Game) -> list[Case]:
    """One random game: what happened, what was asked and of whom, what could be done, how it ended."""
    words, rng = Lexicon(game), random.Random(SEED)
    speakers = {language: Speaker(game, language) for language in LANGUAGES}
    told: list[Case] = []
    s = game.setup(Seeded(SEED), [])
    while True:
        for event in s.events or []:
            line = json.loads(bytes(words.event(0, event)))
            told.append({"event": line, "said": {la: sp.event(event) for la, sp in speakers.items()}})
        s.events = []
        if s.is_over:
            label, result = s.ending, dict(zip(game.seats, s.result, strict=True))
            said = {la: sp.ending(label, s.result) for la, sp in speakers.items()}
            told.append({"ending": label, "result": result, "said": said})
            return list({json.dumps(case): case for case in told}.values())
        ask = flow.question(s)
        seat = rng.choice(ask.seats(s))
        name = game.prompt(ask)
        asked = words.prompt(name, game.prompts[name], ask.about(s, seat))
        for looks in (seat, -1):
            told.append(
                {
                    "prompt": msgspec.to_builtins(asked),
                    "seat": game.seats[looks] if looks >= 0 else "",
                    "acting": [game.seats[other] for other in ask.seats(s)],
                    "said": {la: sp.prompt(s, looks) for la, sp in speakers.items()},
                }
            )
        legal = ask.legal(s, seat)
        for a in rng.sample(legal, min(ACTIONS, len(legal))):
            said = {la: sp.action(a) for la, sp in speakers.items()}
            told.append({"action": words.action(a), "said": said})
        flow.apply(s, seat, legal[0] if rng.random() < EAGERNESS else rng.choice(legal))


def with_all_options(slug: str) -> Game:
    """Every option at its last value, so that as many rules as possible speak."""
    return games.load(slug, {o.name: o.values[-1] for o in games.load(slug).option_list() if not o.sets})


def main() -> None:
    document = {
        game.slug: {
            "game": msgspec.to_builtins(library.document(game)),
            "text": {language: library.text(game.slug, language) for language in LANGUAGES},
            "cases": cases(game),
        }
        for game in map(with_all_options, games.slugs(hidden=True))
    }
    json.dump(document, sys.stdout, ensure_ascii=False)


if __name__ == "__main__":
    main()
