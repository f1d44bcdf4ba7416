"""Whoever does not count a step cannot notice it, and whoever counts another's step can.

Everybody at the server counts only such steps of a game (`admiralty.server.games.steps`): else the numbers
would hide a change, or tell of a secret one.
"""

from __future__ import annotations

import json

from admiralty.core import flow
from admiralty.core.game import Game
from admiralty.core.luck import Seeded
from admiralty.kit.extras import Advice
from admiralty.server.games.steps import SPECTATOR, Steps
from admiralty.table.record import Entry
from admiralty.table.table import Table
from admiralty.testing.cases import Case, Sampler, moments, seats_of
from admiralty.testing.marks import every_case

EVERY = 30


def told(table: Table, seat: int) -> str:
    """Everything a state says to a seat that an entry can change."""
    game, s = table.game, table.state
    name = game.seats[seat] if seat >= 0 else ""
    heard = [(event.kind, event.args) for _, event in table.heard(name)]
    shown: list[object] = [game.view(s, seat), heard, table.acting, table.result, table.ending, table.offer]
    if s.is_over:
        return json.dumps(shown)
    ask = flow.question(s)
    shown += [game.prompt(ask), seat >= 0 and table.may_undo(name)]
    if seat in ask.seats(s):
        shown += [ask.about(s, seat), ask.legal(s, seat), ask.candidates(s, seat)]
        advice = game.extra(Advice)
        if advice:
            shown.append(advice.outlook(s, seat))
            shown.append([[a, figures] for a, figures in advice.figures(s, seat).items()])
    return json.dumps(shown)


def check(game: Game, steps: Steps, entry: Entry, before: dict[int, str], now: dict[int, str]) -> None:
    """One more entry has been played; `before` is what everybody was told until then."""
    steps.note(entry)
    for seat in before:
        numbering = steps.numbering([] if seat == SPECTATOR else [game.seats[seat]])
        # Whoever has a seat also counts what a spectator can notice.
        changed = now[seat] != before[seat] or now[SPECTATOR] != before[SPECTATOR]
        is_own = seat >= 0 and (entry.seat == game.seats[seat] or steps.organiser >> seat & 1)
        assert numbering.has_last() == (changed or bool(is_own)), f"{seat} and {entry.seat} {entry.action}"


@every_case
def test_a_step_counts_for_those_who_can_notice_it(case: Case) -> None:
    game = case.game()
    wanted = Sampler(EVERY)
    for moment in moments(case):
        if not wanted(moment):
            continue
        table = Table(game, luck=Seeded(moment.n), position=game.write_position(moment.s))
        steps = Steps(table)
        seat = game.seats[moment.seat]
        before = {looker: told(table, looker) for looker in seats_of(game)}
        for action in (moment.action, "undo"):
            if action == "undo" and not table.may_undo(seat):
                continue
            entry = table.play(seat, action)
            assert entry is not None
            now = {looker: told(table, looker) for looker in seats_of(game)}
            check(game, steps, entry, before, now)
            before = now
