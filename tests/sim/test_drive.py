"""One game between bots: from its seed alone, observed or not."""

from __future__ import annotations

from admiralty.bots import Bot, RandomBot
from admiralty.core import flow
from admiralty.core.action import Action
from admiralty.core.game import Game
from admiralty.core.luck import Seeded
from admiralty.core.state import State
from admiralty.sim.drive import NOBODY, drive, play, winner
from admiralty.sim.witness import Witness
from tests.support import game


def test_seed_and_number_alone_decide_how_a_game_goes() -> None:
    chosen, names = game("_template"), ["random", "greedy"]
    first, again, other = (play(chosen, names, 4, n)._replace(seconds=0.0) for n in (7, 7, 8))
    assert first == again
    assert (first.game, first.seed) != (other.game, other.seed)
    assert first.decisions != other.decisions or first.payoffs != other.payoffs


def test_a_witness_changes_nothing_but_what_is_told() -> None:
    chosen = game("_template")
    bare = play(chosen, ["random", "greedy"], 4, 1)
    observed = play(chosen, ["random", "greedy"], 4, 1, witness=Witness(chosen, 1, notes_decisions=True))
    assert observed[:5] == bare[:5]
    assert not bare.clauses
    assert not bare.measures
    assert observed.clauses
    assert observed.measures


class FirstChoice:
    """Takes the first choice and remembers the states it was shown."""

    def __init__(self) -> None:
        self.shown: list[State] = []

    def choose(self, game: Game, s: State, seat: int) -> Action:
        self.shown.append(s)
        return flow.question(s).explore(s, seat)[0]


def test_bots_get_determinizations_and_never_the_state() -> None:
    chosen = game("_template")
    s = chosen.setup(Seeded(3))
    bots = [FirstChoice(), FirstChoice()]
    decisions = drive(chosen, s, list[Bot](bots), Seeded(4), 50)
    shown = [state for bot in bots for state in bot.shown]
    assert len(shown) == decisions > 0
    assert all(state is not s and state.tape is not s.tape for state in shown)


def test_a_game_that_does_not_end_is_cut_off() -> None:
    row = play(game("port-arthur"), ["random", "random"], 1, 0, limit=10)
    assert (row.decisions, row.winner, row.payoffs, row.ending) == (10, -1, (), "")


def test_the_best_payoff_wins_unless_it_is_shared() -> None:
    payoffs = [(1, -1), (-1, 1), (0, 0), (), (2, 5, 5), (2, 5, 1)]
    assert [winner(one) for one in payoffs] == [0, 1, NOBODY, NOBODY, NOBODY, 1]


class Plodding:
    """The random bot without the fast path."""

    def __init__(self, seed: int) -> None:
        self.inner = RandomBot(seed)

    def choose(self, game: Game, s: State, seat: int) -> Action:
        return self.inner.choose(game, s, seat)


def test_the_fast_path_of_the_random_bot_plays_the_same_game() -> None:
    chosen = game("port-arthur", ("fog_of_war", "on"))
    lengths = []
    for bots in ([RandomBot(1), RandomBot(2)], [Plodding(1), Plodding(2)]):
        crew: list[Bot] = list(bots)
        lengths.append(drive(chosen, chosen.setup(Seeded(3)), crew, Seeded(4), 10_000))
    assert lengths[0] == lengths[1]
