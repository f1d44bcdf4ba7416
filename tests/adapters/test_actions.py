"""Actions as numbers, for every game: a fixed meaning, both ways, and nothing legal left out."""

from __future__ import annotations

import pytest

from admiralty.adapters.actions import NUMBERS, SPARE, WAIT, ActionTable
from admiralty.core.action import pack
from tests.contract.cases import SLUGS, Case, moments
from tests.support import game

every_game = pytest.mark.parametrize("slug", SLUGS)


@every_game
def test_an_index_means_the_same_words_always(slug: str) -> None:
    table = ActionTable(game(slug))
    labels = [table.label(i) for i in range(1, table.named)]
    assert len(set(labels)) == len(labels)
    for i, label in enumerate(labels, 1):
        assert table.index(table.game.read_action(label)) == i
    assert (table.label(WAIT), table.label(table.named)) == ("wait", "spare 0")
    assert table.size == table.named + SPARE


@every_game
def test_every_legal_action_has_an_index(slug: str) -> None:
    table = ActionTable(game(slug))
    for moment in moments(Case(slug, ())):
        legal = moment.ask.legal(moment.s, moment.seat)
        numbered = table.numbered(legal)
        assert sorted(numbered.values()) == sorted(legal)
        assert all(WAIT < i < table.size for i in numbered)
        own = [i for i in numbered if i < table.named]
        assert all(table.label(i) == table.game.write_action(numbered[i]) for i in own)


def test_what_has_no_index_takes_a_spare_one_in_the_order_of_the_list() -> None:
    table = ActionTable(game("_template"))
    stake = table.game.grammar.verb_of["stake"]
    legal = [pack(stake, n) for n in (NUMBERS + 5, 1, NUMBERS)]
    assert table.numbered(legal) == {
        table.named: legal[0],
        table.index(legal[1]): legal[1],
        table.named + 1: legal[2],
    }
    with pytest.raises(OverflowError, match="no index of their own"):
        table.numbered([pack(stake, NUMBERS + n) for n in range(SPARE + 1)])
