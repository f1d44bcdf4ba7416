"""What a witness tells of a game: clauses, measures, decisions."""

from __future__ import annotations

from admiralty.core import flow
from admiralty.sim.drive import Row, play
from admiralty.sim.witness import Decision, Witness, measures
from tests.support import game


def observed(number: int) -> tuple[Row, list[Decision]]:
    chosen = game("_template", ("length", "long"))
    witness = Witness(chosen, number, notes_decisions=True)
    return play(chosen, ["random", "greedy"], 5, number, witness=witness), witness.decisions


def test_clauses_are_counted_by_event_question_and_ending() -> None:
    for number in range(5):
        row = observed(number)[0]
        assert row.clauses["TP-2.1"] == 2  # both hands are dealt
        assert row.clauses["TP-3.1"] >= 3  # two answers and what was shown, each round
        assert row.ending.partition(" ")[0] in row.clauses
        names = {"round", "points/red", "points/blue", "hold/red", "hold/blue"}
        assert set(row.measures) == names
        assert row.winner == (row.measures["points/blue"] > row.measures["points/red"])


def test_every_decision_is_noted_with_its_choices_and_luck() -> None:
    row, decisions = observed(0)
    assert [decision.n for decision in decisions] == list(range(row.decisions))
    chosen = game("_template", ("length", "long"))
    for decision in decisions:
        assert decision.seat in chosen.seats
        assert decision.question in chosen.prompts
        assert decision.choices > 0
        chosen.read_action(decision.action)
    assert any(decision.luck for decision in decisions), "dice are rolled somewhere"
    answers = [decision for decision in decisions if decision.question == decisions[0].question]
    assert not answers[0].luck, "nothing is drawn before both seats have answered"


def test_a_decision_can_be_set_up_again_from_its_row() -> None:
    """Position, legal actions and the index of the one taken: enough to learn by imitation."""
    chosen = game("_template", ("length", "long"))
    for decision in observed(1)[1]:
        s = chosen.read_position(decision.position)
        legal = flow.question(s).legal(s, chosen.seat_index(decision.seat))
        assert [chosen.write_action(a) for a in legal] == decision.legal
        assert decision.legal[decision.chosen] == decision.action
        assert (decision.visits, decision.values) == ([], []), "neither bot searches"


def test_a_search_tells_what_it_found_about_each_legal_action() -> None:
    chosen = game("_template")
    witness = Witness(chosen, 0, notes_decisions=True)
    play(chosen, ["mcts:20", "random"], 5, 0, witness=witness)
    searched = [decision for decision in witness.decisions if decision.visits]
    assert searched
    for decision in searched:
        assert decision.seat == "red"
        assert len(decision.visits) == len(decision.values) == len(decision.legal)
        assert [value is not None for value in decision.values] == [n > 0 for n in decision.visits]


def test_decisions_are_only_noted_when_wanted() -> None:
    chosen = game("_template")
    witness = Witness(chosen, 0, notes_decisions=False)
    assert play(chosen, ["random", "greedy"], 5, 0, witness=witness).clauses
    assert not witness.decisions


def test_measures_are_the_whole_numbers_of_a_view() -> None:
    view: dict[str, object] = {"turn": 6, "phase": "over", "points": {"red": 3, "note": "x"}, "fallen": True}
    assert measures(view) == {"turn": 6, "points/red": 3, "fallen": 1}
