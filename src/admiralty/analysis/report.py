"""An analysis as it grows: chances to win, the ledger of luck, the decisions that cost most.

It is made of steps that any process may do. Whoever runs them hands the results back, in any order, and may
ask for the document at any time: what is not known yet is missing in it.
"""

from __future__ import annotations

from copy import copy
from dataclasses import dataclass, field
from typing import Final, NamedTuple, TypeAlias

from admiralty.analysis import study
from admiralty.analysis.chances import Slope, Trial, chances, fit, own_chance, shares
from admiralty.analysis.luck import Fortune
from admiralty.analysis.study import Effort, Outlook, Verdict
from admiralty.sim.wilson import Z95

WORST: Final = 12
SPREAD: Final = 8  # times that the graph is gone over
TRIAL_GAMES: Final = 2  # from each of the positions that are played to the end

Found: TypeAlias = Outlook | Trial | Fortune | Verdict | float


class Step(NamedTuple):
    """One piece of work: what to do, about which decision, and a number to tell repeated ones apart."""

    work: str
    at: int
    number: int = 0


def do(text: str, step: Step, effort: Effort, seed: int) -> Found:
    """In any process."""
    if step.work == "outlook":
        return study.outlook(text, step.at, effort, seed)
    if step.work == "luck":
        return study.luck(text, step.at, seed)
    if step.work == "trial":
        return study.trial(text, step.at, step.number, effort, seed)
    if step.work == "suspicion":
        return study.suspicion(text, step.at, seed)
    return study.verdict(text, step.at, effort, seed)


@dataclass
class Analysis:
    """What is known so far about one recorded game."""

    text: str
    effort: Effort = field(default_factory=Effort)
    seed: int = 0
    outlooks: dict[int, Outlook] = field(default_factory=dict)
    fortunes: dict[int, Fortune] = field(default_factory=dict)
    verdicts: dict[int, Verdict] = field(default_factory=dict)
    suspicions: dict[int, float] = field(default_factory=dict)
    trials: dict[Step, Trial] = field(default_factory=dict)
    done: int = 0

    def __post_init__(self) -> None:
        self.story = study.story(self.text)

    # Work

    def coarse(self) -> list[int]:
        """The moments of the first graph."""
        count = len(self.story.moments)
        return list(range(0, count, max(1, count // 24)))

    def first_steps(self) -> list[Step]:
        """What everything else needs: a graph of few points, games to the end, the luck, a first look."""
        coarse = self.coarse()
        starts = coarse[:: max(1, len(coarse) * TRIAL_GAMES // max(1, self.effort.playouts))]
        steps = [Step("outlook", index) for index in coarse]
        steps += [Step("trial", index, number) for number in range(TRIAL_GAMES) for index in starts]
        steps += [Step("luck", index) for index, moment in enumerate(self.story.moments) if moment.luck]
        return steps + [Step("suspicion", index) for index in range(len(self.story.moments))]

    def fine_steps(self) -> list[Step]:
        """The rest of the graph; a long game has time for a part of it, spread over the whole."""
        known = set(self.coarse())
        rest = [index for index in range(len(self.story.moments)) if index not in known]
        return [Step("outlook", index) for start in range(SPREAD) for index in rest[start::SPREAD]]

    def last_steps(self) -> list[Step]:
        """The decisions, the most suspicious first; call when all first steps are done."""
        doubtful = [index for index, doubt in self.suspicions.items() if doubt >= 0]
        doubtful.sort(key=lambda index: (-self.suspicions[index], index))
        return [Step("verdict", index) for index in doubtful]

    def take(self, step: Step, found: Found) -> None:
        """Note what a step found."""
        self.done += 1
        if isinstance(found, Outlook):
            self.outlooks[step.at] = found
        elif isinstance(found, Trial):
            self.trials[step] = found
        elif isinstance(found, Fortune):
            self.fortunes[step.at] = found
        elif isinstance(found, Verdict):
            self.verdicts[step.at] = found
        else:
            self.suspicions[step.at] = found

    def still(self) -> Analysis:
        """A copy that does not change while somebody looks at it."""
        c = copy(self)
        c.outlooks, c.fortunes = dict(self.outlooks), dict(self.fortunes)
        c.verdicts, c.suspicions = dict(self.verdicts), dict(self.suspicions)
        c.trials = dict(self.trials)
        return c

    # What came out

    def document(self) -> dict[str, object]:
        game, moments, result = self.story
        slope = fit([self.trials[step] for step in sorted(self.trials)])
        decided = [index for index, doubt in self.suspicions.items() if doubt >= 0]
        return {
            "game": game.slug,
            "options": game.options,
            "seats": list(game.seats),
            "decisions": len(moments),
            "result": dict(zip(game.seats, result, strict=False)),
            "slope": {"value": slope.value, "error": slope.error, "games": slope.games},
            "points": self.points(slope),
            "luck": self.luck(slope),
            "costly": self.costly(slope)[:WORST],
            "examined": {"decisions": len(self.verdicts), "of": len(decided)},
        }

    def points(self, slope: Slope) -> list[dict[str, object]]:
        """The graph: each seat's chance to win before a decision, with a band of 95 %."""
        game, moments, result = self.story
        out: list[dict[str, object]] = []
        for index in sorted(self.outlooks):
            moment, seen = moments[index], self.outlooks[index]
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

    def band(self, slope: Slope, seen: Outlook, seat: int, p: float) -> tuple[float, float]:
        """The error of the rollouts and of the slope, as far as each moves this chance."""
        mean = sum(q * worth for q, worth in zip(chances(slope.value, seen.values), seen.values, strict=True))
        lead = seen.values[seat] - mean
        others = len(seen.values) / (len(seen.values) - 1)
        by_rollouts = p * (1 - p) * slope.value * others * seen.errors[seat]
        by_slope = p * lead * slope.error
        reach = Z95 * (by_rollouts**2 + by_slope**2) ** 0.5
        return max(0.0, p - reach), min(1.0, p + reach)

    def luck(self, slope: Slope) -> dict[str, object]:
        """Every die and card, and what each entry's luck moved the chances by."""
        game, moments, _ = self.story
        rows: list[dict[str, object]] = []
        totals = [0.0] * len(game.seats)
        for index in sorted(self.fortunes):
            moment, fortune = moments[index], self.fortunes[index]
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
        """The decisions by what they cost for sure: chances lost, less the standard error of that."""
        game, moments, _ = self.story
        seats = len(game.seats)
        rows: list[tuple[float, dict[str, object]]] = []
        for index, (_, chosen, best) in self.verdicts.items():
            moment = moments[index]
            had, could = (own_chance(slope.value, one.value, seats) for one in (chosen, best))
            steep = slope.value * seats / (seats - 1) * could * (1 - could)
            error = steep * (chosen.error**2 + best.error**2) ** 0.5
            if best.action == moment.action or could - had <= error:
                continue
            row: dict[str, object] = {
                "entry": moment.n,
                "seat": game.seats[moment.seat],
                "action": game.write_action(moment.action),
                "chance": had,
                "better": game.write_action(best.action),
                "better_chance": could,
                "cost": could - had,
                "error": error,
            }
            rows.append((could - had - error, row))
        return [row for _, row in sorted(rows, key=lambda pair: -pair[0])]
