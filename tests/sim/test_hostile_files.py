"""Hostile records, data files and maps: refused or usable, never a hang and never an unexpected exception."""

from __future__ import annotations

from itertools import islice

import pytest

from admiralty import games
from admiralty.sim import hostile_data, hostile_records

SLUGS = games.slugs(hidden=True)


@pytest.mark.parametrize("slug", SLUGS)
def test_hostile_records_are_refused_or_replay(slug: str) -> None:
    tried = [run() for _, _, run in islice(hostile_records.inputs(slug, 1), 60)]
    assert -1 in tried


@pytest.mark.parametrize("slug", SLUGS)
def test_hostile_data_files_are_refused_or_can_be_played(slug: str) -> None:
    tried = [run() for _, _, run in islice(hostile_data.data_files(slug, 1), 60)]
    assert -1 in tried
    assert max(tried) >= 0


def test_hostile_maps_are_refused_or_can_be_played() -> None:
    tried = [run() for _, _, run in islice(hostile_data.maps("naval-strategy", 1), 60)]
    assert {-1, 0} == set(tried)
    assert list(hostile_data.maps("port-arthur", 1)) == []


def test_the_same_seed_gives_the_same_inputs() -> None:
    for make in (hostile_records.inputs, hostile_data.data_files):
        first, again, other = ([text for _, text, _ in islice(make("_template", s), 20)] for s in (1, 1, 2))
        assert first == again != other


def test_a_fault_is_not_taken_for_a_refusal(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(games, "load", fail)
    with pytest.raises(ZeroDivisionError):
        hostile_data.attempt("_template", {}, "", 1)
