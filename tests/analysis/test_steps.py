"""The steps of an analysis: each alone, from what the player knew."""

from __future__ import annotations

import pickle

import pytest

from admiralty.analysis.findings import Estimate, Fortune, Playout, Suspicion, Verdict
from admiralty.analysis.moments import read
from admiralty.analysis.steps import (
    EstimateValue,
    Judge,
    PlayOut,
    Step,
    Suspect,
    WeighLuck,
    do,
    standard_error,
)
from admiralty.core.luck import Seeded
from tests.analysis.records import SMALL, record


@pytest.mark.parametrize(
    ("step", "kind"),
    [
        (EstimateValue(1), Estimate),
        (PlayOut(1, 2), Playout),
        (WeighLuck(1), Fortune),
        (Suspect(1), Suspicion),
        (Judge(1), Verdict),
    ],
)
def test_a_step_finds_the_same_in_any_process(step: Step, kind: type) -> None:
    text = record("_template", "greedy", "random")
    found = do(text, step, SMALL, 5)
    assert type(found) is kind
    assert found.at == 1
    assert do(text, pickle.loads(pickle.dumps(step)), SMALL, 5) == found


def test_playouts_of_one_decision_differ_by_their_number() -> None:
    text = record("_template", "greedy", "random")
    found = [do(text, PlayOut(0, number), SMALL, 5) for number in range(12)]
    assert len({one.shares for one in found if isinstance(one, Playout)}) > 1
    assert len({one.values for one in found if isinstance(one, Playout)}) == 1, "they begin alike"


def test_the_error_of_one_rollout_is_large() -> None:
    assert standard_error([0.3]) == 1.0
    assert standard_error([0.1, 0.3]) == pytest.approx(0.1)


def test_a_decision_is_judged_by_what_its_player_knew() -> None:
    """Behind another hand of the opponent the verdict is the same."""
    text = record("_template", "greedy", "random")
    story = read(text)
    index = next(i for i, moment in enumerate(story.moments) if moment.seat == 0)
    before = do(text, Judge(index), SMALL, 5)
    moment = story.moments[index]
    twin = story.game.imagine(moment.before, moment.seat, Seeded(9))
    story.moments[index] = moment._replace(before=twin)
    try:
        assert do(text, Judge(index), SMALL, 5) == before
    finally:
        story.moments[index] = moment
