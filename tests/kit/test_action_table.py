"""Actions as numbers, for every game: a fixed meaning, both ways, and nothing legal left out."""

from __future__ import annotations

import pytest

from admiralty.core.action import pack
from admiralty.kit.action_table import NUMBERS, SPARE, WAIT, ActionTable
from admiralty.kit.extras import OrganiserOption
from admiralty.kit.observation import Observations
from admiralty.testing.cases import CASES, SLUGS, Case, moments
from tests.support import game

every_game = pytest.mark.parametrize("slug", SLUGS)


def labels(table: ActionTable) -> list[str]:
    return [table.label(i) for i in range(1, table.named)]


@every_game
def test_an_index_means_the_same_words_always(slug: str) -> None:
    table = ActionTable(game(slug))
    named = labels(table)
    assert len(set(named)) == len(named)
    numbered = table.game.require(Observations).numberings()
    kinds = {verb.name: verb.kinds for verb in table.game.verbs}
    for i, label in enumerate(named, 1):
        if not set(kinds[label.split()[0]]) & set(numbered):
            assert table.index(table.game.read_action(label)) == i
    assert (table.label(WAIT), table.label(table.named)) == ("wait", "spare 0")


@every_game
def test_options_change_no_index(slug: str) -> None:
    tables = [ActionTable(case.game()) for case in CASES if case.slug == slug]
    assert len({table.named for table in tables}) == 1
    assert all(labels(table) == labels(tables[0]) for table in (tables[1], tables[-1]))


@every_game
def test_every_legal_action_has_an_index(slug: str) -> None:
    table = ActionTable(game(slug))
    for moment in moments(Case(slug, ())):
        legal = moment.ask.legal(moment.s, moment.seat)
        numbered = table.numbered(legal, moment.seat)
        assert sorted(numbered.values()) == sorted(legal)
        assert all(WAIT < i < table.size for i in numbered)
        for i, a in numbered.items():
            if i < table.named:
                assert table.index(a, moment.seat) == i
                assert table.label(i).split()[0] == table.game.write_action(a).split()[0]


def test_an_organiser_has_indexes_of_his_own_behind_all_others() -> None:
    """Teams say nothing that only he says, and his own actions all have an index."""
    slug = next(slug for slug in SLUGS if game(slug).extra(OrganiserOption))
    option = game(slug).require(OrganiserOption)
    without = ActionTable(game(slug))
    led = Case(slug, tuple(option.options.items()))
    table = ActionTable(led.game())
    assert labels(table) == labels(without)
    assert without.size == without.named + SPARE
    assert not {label.split()[0] for label in labels(without)} & set(option.verbs)
    for moment in moments(led):
        numbered = table.numbered(moment.legal(moment.seat), moment.seat)
        if moment.seat == table.organiser:
            assert min(numbered) >= without.named
        else:
            assert max(numbered) < without.size


def test_a_team_numbers_its_own_ships() -> None:
    """The same order of the first ship has the same index for every team, however many there are."""
    for teams in ("2", "6"):
        table = ActionTable(game("naval-strategy", ("teams", teams)))
        found = {
            table.index(table.game.read_action(f"forward {team}-1"), seat)
            for seat, team in enumerate(table.game.seats)
        }
        assert [table.label(i) for i in found] == ["forward own-1"]


def test_what_has_no_index_takes_a_spare_one_in_the_order_of_the_list() -> None:
    table = ActionTable(game("_template"))
    stake = table.game.grammar.verb_of["stake"]
    legal = [pack(stake, n) for n in (NUMBERS + 5, 1, NUMBERS)]
    assert table.numbered(legal, 0) == {
        table.named: legal[0],
        table.index(legal[1]): legal[1],
        table.named + 1: legal[2],
    }
    with pytest.raises(OverflowError, match="no index of their own"):
        table.numbered([pack(stake, NUMBERS + n) for n in range(SPARE + 1)], 0)
