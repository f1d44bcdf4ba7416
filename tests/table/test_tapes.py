"""Where luck comes from, and how a record describes it."""

from __future__ import annotations

import pytest

from admiralty.core.luck import Keyed, Scripted, Seeded, commitment
from admiralty.table.tapes import ASK, make_tape


def test_a_seed_is_described_and_gives_the_same_luck() -> None:
    tape, described = make_tape(7, None)
    assert described == {"kind": "seeded", "seed": 7}
    assert [tape.roll(6) for _ in range(5)] == [Seeded(7).roll(6)] + [tape.drawn[n] for n in range(1, 5)]


def test_without_a_seed_one_is_chosen_and_described() -> None:
    tape, described = make_tape(None, None)
    seed = described["seed"]
    assert isinstance(seed, int)
    assert Seeded(seed).pick(1000) == tape.pick(1000)


def test_a_list_is_a_script_and_ask_is_an_empty_one() -> None:
    tape, described = make_tape(None, [3, 1])
    assert described == {"kind": "scripted", "outcomes": [3, 1]}
    assert [tape.roll(6), tape.roll(6)] == [3, 1]
    assert make_tape(None, ASK)[1] == {"kind": "ask"}


def test_keyed_luck_is_described_with_its_commitment() -> None:
    keyed = Keyed(b"secret", "game 1")
    tape, described = make_tape(None, keyed)
    assert tape is keyed
    assert described == {
        "kind": "keyed", "commitment": commitment(keyed.key), "game_id": "game 1", "key": b"secret".hex(),
    }  # fmt: skip


def test_another_tape_is_taken_as_it_is_and_another_word_is_refused() -> None:
    tape = Scripted([1])
    assert make_tape(5, tape) == (tape, {"kind": "other"})
    with pytest.raises(ValueError, match="not 'dice'"):
        make_tape(None, "dice")
