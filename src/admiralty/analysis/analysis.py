"""The analysis of a recorded game: chances to win, the luck report, the decisions that cost most.

It is made of steps that any process may do. Their results may be added in any order, and the document can be
made at any time: what is not known yet is missing in it.
"""

from __future__ import annotations

from copy import copy
from dataclasses import dataclass, field
from typing import Final

from admiralty.analysis import moments
from admiralty.analysis.chances import Slope, chances, fit, own_chance, shares
from admiralty.analysis.findings import Estimate, Findings
from admiralty.analysis.luck_ledger import values_of
from admiralty.analysis.steps import Effort, EstimateValue, Judge, PlayOut, Step, Suspect, WeighLuck
from admiralty.sim.wilson import Z95

SHOWN_DECISIONS: Final = 12  # of the costly ones
COARSE_POINTS: Final = 24  # of the graph, made first
SKETCH_ERROR: Final = 0.2  # of an evaluation without rollouts
FINE_PASSES: Final = 8  # over the whole game, to fill in the rest of the graph
PLAYOUTS_PER_START: Final = 2
THRESHOLDS: Final = {"blunder": 0.10, "mistake": 0.05, "inaccuracy": 0.02}
"""How much of the chance to win a decision loses at least to be called so."""


@dataclass
class Analysis:
    """What is known so far about one recorded game."""

    text: str
    effort: Effort = field(default_factory=Effort)
    seed: int = 0

    def __post_init__(self) -> None:
        self.story = moments.read(self.text)
        self.findings = Findings()

    # Work

    def coarse(self) -> list[int]:
        """The decisions of the first graph."""
        count = len(self.story.moments)
        return list(range(0, count, max(1, count // COARSE_POINTS)))

    def first_steps(self) -> list[Step]:
        """What everything else needs: a coarse graph, games to the end, the luck, a first look."""
        coarse = self.coarse()
        starts = coarse[:: max(1, len(coarse) * PLAYOUTS_PER_START // max(1, self.effort.playouts))]
        steps: list[Step] = [EstimateValue(at) for at in coarse]
        steps += [PlayOut(at, number) for number in range(PLAYOUTS_PER_START) for at in starts]
        steps += [WeighLuck(at) for at, moment in enumerate(self.story.moments) if moment.luck]
        return steps + [Suspect(at) for at in range(len(self.story.moments))]

    def fine_steps(self) -> list[Step]:
        """The rest of the graph; a long game has time for a part of it, spread over the whole."""
        known = set(self.coarse())
        rest = [at for at in range(len(self.story.moments)) if at not in known]
        return [EstimateValue(at) for start in range(FINE_PASSES) for at in rest[start::FINE_PASSES]]

    def last_steps(self) -> list[Step]:
        """The decisions, the most suspicious first; call when all first steps are done."""
        return [Judge(at) for at in self.findings.decisions()]

    def costly_steps(self) -> list[Step]:
        """The decisions that would be shown, to be judged once more."""
        slope = self.slope()
        shown = {row["entry"] for row in self.costly(slope)[:SHOWN_DECISIONS]}
        return [Judge(at) for at in self.findings.verdicts if self.story.moments[at].n in shown]

    def snapshot(self) -> Analysis:
        """A copy that does not change while a document is made of it."""
        c = copy(self)
        c.findings = self.findings.copy()
        return c

    # The document

    def document(self) -> dict[str, object]:
        game, moments, result = self.story
        slope = self.slope()
        return {
            "game": game.slug,
            "options": game.options,
            "seats": list(game.seats),
            "decisions": len(moments),
            "result": dict(zip(game.seats, result, strict=False)),
            "slope": {"value": slope.value, "error": slope.error, "games": slope.games},
            "points": self.points(slope),
            "luck": self.luck(slope),
            "costly": self.costly(slope)[:SHOWN_DECISIONS],
            "thresholds": THRESHOLDS,
            "examined": {"decisions": len(self.findings.verdicts), "of": len(self.findings.decisions())},
        }

    def slope(self) -> Slope:
        return fit([found for _, found in sorted(self.findings.playouts.items())])

    def points(self, slope: Slope) -> list[dict[str, object]]:
        """The graph: each seat's chance to win before a decision, with a band of 95 %."""
        game, moments, result = self.story
        out: list[dict[str, object]] = []
        for index, seen in self.settled(slope).items():
            moment = moments[index]
            now = chances(slope.value, seen.values)
            bands = [self.band(slope, seen, seat, p) for seat, p in enumerate(now)]
            out.append(
                {
                    "entry": moment.n,
                    "seat": game.seats[moment.seat],
                    "action": game.write_action(moment.action),
                    "chances": dict(zip(game.seats, now, strict=True)),
                    "low": {seat: low for seat, (low, _) in zip(game.seats, bands, strict=True)},
                    "high": {seat: high for seat, (_, high) in zip(game.seats, bands, strict=True)},
                }
            )
        if result and out:
            sure = dict(zip(game.seats, shares(result), strict=True))
            last = {"entry": moments[-1].n + 1, "seat": "", "action": ""}
            out.append({**last, "chances": sure, "low": sure, "high": sure})
        return out

    def estimates(self) -> dict[int, Estimate]:
        """Of the rollouts so far; where the first graph has none yet, the evaluation of the position stands
        for them.
        """
        game, moments, _ = self.story
        errors = (SKETCH_ERROR,) * len(game.seats)
        missing = [at for at in self.coarse() if at not in self.findings.estimates]
        sketch = {at: Estimate(at, values_of(game, moments[at].before), errors) for at in missing}
        return self.findings.estimates | sketch

    def settled(self, slope: Slope) -> dict[int, Estimate]:
        """The estimates in order; those between which neither luck fell nor a mistake was made share one
        value, since nothing has happened there.
        """
        moments = self.story.moments
        costly = {row["entry"] for row in self.costly(slope)}
        estimates = self.estimates()
        groups: list[list[Estimate]] = [[]]
        events = 0
        for index in range(len(moments)):
            if index in estimates:
                if events and groups[-1]:
                    groups.append([])
                groups[-1].append(estimates[index])
                events = 0
            events += bool(moments[index].luck) or moments[index].n in costly
        return {seen.at: mean_of(group)._replace(at=seen.at) for group in groups for seen in group}

    def band(self, slope: Slope, seen: Estimate, seat: int, p: float) -> tuple[float, float]:
        """The 95 % band of a chance, from the errors of the rollouts and of the slope."""
        mean = sum(q * value for q, value in zip(chances(slope.value, seen.values), seen.values, strict=True))
        lead = seen.values[seat] - mean
        others = len(seen.values) / (len(seen.values) - 1)
        by_rollouts = p * (1 - p) * slope.value * others * seen.errors[seat]
        by_slope = p * lead * slope.error
        reach = Z95 * (by_rollouts**2 + by_slope**2) ** 0.5
        return max(0.0, p - reach), min(1.0, p + reach)

    def luck(self, slope: Slope) -> dict[str, object]:
        """Every die and card, and how much the luck of each entry changed the chances."""
        game, moments, _ = self.story
        rows: list[dict[str, object]] = []
        totals = [0.0] * len(game.seats)
        for index in sorted(self.findings.fortunes):
            moment, fortune = moments[index], self.findings.fortunes[index]
            before, after = chances(slope.value, fortune.expected), chances(slope.value, fortune.values)
            swing = [b - a for a, b in zip(before, after, strict=True)]
            totals = [total + one for total, one in zip(totals, swing, strict=True)]
            rows.append(
                {
                    "entry": moment.n,
                    "seat": game.seats[moment.seat],
                    "action": game.write_action(moment.action),
                    "outcomes": [outcome._asdict() for outcome in fortune.outcomes],
                    "swing": dict(zip(game.seats, swing, strict=True)),
                }
            )
        return {"rows": rows, "swing": dict(zip(game.seats, totals, strict=True))}

    def costly(self, slope: Slope) -> list[dict[str, object]]:
        """The decisions that cost more than their standard error and a threshold, the costliest first."""
        game, moments, _ = self.story
        seats = len(game.seats)
        rows: list[tuple[float, dict[str, object]]] = []
        for index, (_, chosen, best) in self.findings.verdicts.items():
            moment = moments[index]
            had, could = (own_chance(slope.value, one.value, seats) for one in (chosen, best))
            steep = slope.value * seats / (seats - 1) * could * (1 - could)
            error = steep * (chosen.error**2 + best.error**2) ** 0.5
            if best.action == moment.action or could - had <= max(error, THRESHOLDS["inaccuracy"]):
                continue
            row: dict[str, object] = {
                "entry": moment.n,
                "seat": game.seats[moment.seat],
                "action": game.write_action(moment.action),
                "chance": had,
                "better": game.write_action(best.action),
                "better_chance": could,
                "cost": could - had,
                "label": next(name for name, least in THRESHOLDS.items() if could - had >= least),
                "error": error,
            }
            rows.append((could - had, row))
        return [row for _, row in sorted(rows, key=lambda pair: -pair[0])]


def mean_of(group: list[Estimate]) -> Estimate:
    """Several estimates of one value, taken together."""
    count = len(group)
    means = tuple(sum(values) / count for values in zip(*(seen.values for seen in group), strict=True))
    errors = tuple(
        (sum(error**2 for error in errors) ** 0.5) / count
        for errors in zip(*(seen.errors for seen in group), strict=True)
    )
    return Estimate(group[0].at, means, errors)
