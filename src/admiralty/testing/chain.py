"""Prints a hash of everything a random game of each case shows, to compare between processes."""

from __future__ import annotations

import hashlib
import json

from admiralty.core.codec import digest
from admiralty.testing.cases import CASES, SPARSE, Case, Sampler, seats_of, walk


def chain(case: Case) -> str:
    """States, choices in their order, events and views of one random game."""
    game = case.game()
    wanted = Sampler(SPARSE if case.is_single else 1)
    out = hashlib.blake2b(digest_size=8)
    for moment in walk(case, 0):
        s = moment.s
        out.update(repr((s.events, game.write_action(moment.action))).encode())
        if wanted(moment):
            shown = moment.candidates(moment.seat)
            lists = moment.legal(moment.seat), moment.ask.explore(s, moment.seat), shown
            out.update(repr((digest(s), lists)).encode())
        if moment.n % 10 == 0:
            out.update(json.dumps([game.view(s, seat) for seat in seats_of(game)]).encode())
            out.update(game.write_position(s).encode())
        s.events = []
    return out.hexdigest()


if __name__ == "__main__":
    for case in CASES:
        print(case, chain(case))
