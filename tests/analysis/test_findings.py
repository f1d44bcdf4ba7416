"""Findings: every result finds its place, and a copy does not change."""

from __future__ import annotations

from admiralty.analysis.findings import Estimate, Findings, Fortune, Playout, Suspicion, Verdict
from admiralty.bots import Opinion

OPINION = Opinion(1, 2, 0.3, 0.1, 1.0)
ESTIMATE = Estimate(0, (0.1, -0.1), (0.2, 0.2))
PLAYOUT = Playout(0, 1, (0.1, -0.1), (1.0, 0.0))
FORTUNE = Fortune(0, (), (0.0, 0.0), (0.1, -0.1))
VERDICT = Verdict(0, OPINION, OPINION)


def test_every_result_finds_its_place() -> None:
    findings = Findings()
    for found in (ESTIMATE, PLAYOUT, FORTUNE, Suspicion(0, 0.2), VERDICT):
        findings.add(found)
    expected = Findings({0: ESTIMATE}, {(0, 1): PLAYOUT}, {0: FORTUNE}, {0: 0.2}, {0: VERDICT}, 5)
    assert findings == expected


def test_a_copy_does_not_grow() -> None:
    findings = Findings()
    findings.add(ESTIMATE)
    copy = findings.copy()
    findings.add(Estimate(1, (), ()))
    assert (list(copy.estimates), copy.count) == ([0], 1)


def test_decisions_with_a_choice_come_by_suspicion() -> None:
    findings = Findings()
    for at, loss in ((0, 0.1), (1, -1.0), (2, 0.5), (3, 0.1)):
        findings.add(Suspicion(at, loss))
    assert findings.decisions() == [2, 0, 3]
