"""Two states that a seat cannot tell apart look, sound and offer the same to it.

Twins come from `imagine`: another state behind what the seat sees. Whoever is told something that others are
not has a secret, so in such a game some twin must differ from the real state; else these tests prove nothing.
"""

from __future__ import annotations

import json

from admiralty.core import flow
from admiralty.core.action import Action
from admiralty.core.codec import digest
from admiralty.core.luck import Seeded
from admiralty.core.state import State
from tests.contract.cases import Case, Moment, Sampler, every_case, heard, moments, seats_of
from tests.contract.likeness import common_lists

EVERY = 12
REFUSALS = 40
ONWARD = 25


def seen(case: Case, s: State, seat: int) -> str:
    """The view as it goes over the wire: byte for byte."""
    return json.dumps(case.game().view(s, seat))


def offered(case: Case, s: State, seat: int) -> tuple[object, ...]:
    """Everything a seat is told about its own decision."""
    ask = flow.question(s)
    if seat not in ask.seats(s):
        return ()
    shown = ask.candidates(s, seat)
    refusals = [ask.refuse(s, seat, a) for a in shown[:: len(shown) // REFUSALS + 1]]
    figures = case.game().advice(s, seat), case.game().outlook(s, seat)
    return ask.legal(s, seat), ask.explore(s, seat), shown, refusals, ask.about(s, seat), *figures


@every_case
def test_twins_look_alike_and_offer_the_same(case: Case) -> None:
    game = case.game()
    wanted = Sampler(EVERY)
    for moment in moments(case):
        if wanted(moment):
            before = digest(moment.s)
            for seat in seats_of(game):
                twin = game.imagine(moment.s, seat, Seeded(moment.n))
                game.check(twin)
                assert seen(case, twin, seat) == seen(case, moment.s, seat)
                assert game.prompt(flow.question(twin)) == game.prompt(moment.ask)
                assert flow.acting(twin) == moment.ask.seats(moment.s)
                assert offered(case, twin, seat) == offered(case, moment.s, seat)
                assert common_lists(moment.s, twin) == []
            assert digest(moment.s) == before


@every_case
def test_twins_sound_alike_as_long_as_nothing_is_revealed(case: Case) -> None:
    game = case.game()
    wanted = Sampler(EVERY)
    for moment in moments(case):
        if wanted(moment):
            for seat in seats_of(game):
                twin = game.imagine(moment.s, seat, Seeded(moment.n))
                if moment.action in flow.question(twin).legal(twin, moment.seat):
                    check_sound(case, moment, twin, seat)


def check_sound(case: Case, moment: Moment, twin: State, seat: int) -> None:
    """The same action in both, whoever takes it: a seat that hears of it hears the same."""
    pair = moment.s.clone(), twin.clone()
    sounds = []
    for c in pair:
        c.tape = Seeded(moment.n + 1)
        sounds.append(heard(c, moment.seat, moment.action, seat))
    if all(c.cuts == moment.s.cuts for c in pair) and not pair[0].is_over:
        assert sounds[0] == sounds[1]
        assert seen(case, pair[0], seat) == seen(case, pair[1], seat)
        assert offered(case, pair[0], seat) == offered(case, pair[1], seat)


@every_case
def test_nobody_hears_what_its_view_does_not_show(case: Case) -> None:
    """When two actions of another seat, without luck in them, look the same, they sound the same."""
    wanted = Sampler(EVERY)
    for moment in moments(case):
        legal = moment.ask.legal(moment.s, moment.seat)
        if wanted(moment):
            for seat in seats_of(case.game()):
                if seat != moment.seat:
                    check_silence(case, moment, legal[legal.index(moment.action) - 1], seat)


def check_silence(case: Case, moment: Moment, other: Action, seat: int) -> None:
    """The order of events may differ: the same hits taken in another order leave the same view."""
    pair = moment.s.clone(), moment.s.clone()
    sounds = [sorted(heard(c, moment.seat, a, seat)) for c, a in zip(pair, (moment.action, other))]
    lucky = any(c.tape.drawn for c in pair)
    if (
        not lucky
        and flow.acting(pair[0]) == flow.acting(pair[1])
        and seen(case, pair[0], seat) == seen(case, pair[1], seat)
    ):
        assert sounds[0] == sounds[1]


@every_case
def test_where_there_are_secrets_twins_differ(case: Case) -> None:
    game = case.game()
    wanted = Sampler(EVERY)
    missed = dict.fromkeys(seats_of(game), False)
    differ = dict.fromkeys(seats_of(game), False)
    for moment in moments(case, listen=True):
        for event in moment.s.events or []:
            for seat in seats_of(game):
                missed[seat] = missed[seat] or not event.is_heard_by(seat)
        moment.s.events = []
        if wanted(moment):
            for seat in seats_of(game):
                twin = game.imagine(moment.s, seat, Seeded(moment.n))
                differ[seat] = differ[seat] or digest(twin) != digest(moment.s)
    assert all(differ[seat] for seat in seats_of(game) if missed[seat])


@every_case
def test_an_imagined_game_can_be_played_on(case: Case) -> None:
    game = case.game()
    wanted = Sampler(every=60)
    for moment in moments(case):
        if wanted(moment):
            twin = game.imagine(moment.s, moment.seat, Seeded(moment.n))
            flow.playout(twin, Seeded(moment.n), ONWARD)
            game.check(twin)
