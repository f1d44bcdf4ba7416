"""The games in OpenSpiel, with every die and card as a chance node. Needs the extra `admiralty[openspiel]`.

>>> import pyspiel
>>> import admiralty.adapters.openspiel
>>> game = pyspiel.load_game("admiralty_port_arthur")
>>> state = game.new_initial_state()
>>> state.action_to_string(state.legal_actions()[1])
'sail mikasa yellow-sea'

Options are parameters: `pyspiel.load_game("admiralty_port_arthur", {"fog_of_war": "on"})`, numbers and truth
values as such: `"admiralty_battle_of_midway(vp_threshold=12)"`. So is `data`, the
path of an owner's data file. Questions to several seats at once are asked one after the other; nobody sees
another's answer before all are in, as at the table. As in PettingZoo, actions are those of `explore` unless
the parameter `every_order` is true.

An observation is what the seat sees now and what it is asked. An information state adds everything it has
heard, seen and done before, so recall is perfect. `resample_from_infostate` deals the secrets anew.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import numpy as np
import pyspiel

from admiralty import games
from admiralty.adapters.episode import module_name
from admiralty.adapters.lens import Lens, lens
from admiralty.core import flow
from admiralty.core.action import FIELD, Action
from admiralty.core.event import Event
from admiralty.core.game import Game as Rules
from admiralty.core.luck import LuckNeeded, Scripted, Seeded
from admiralty.core.state import State
from admiralty.show.picture import listing, text

DECISION_LIMIT: Final = 20_000
MAX_SEATS: Final = 16
NOBODY: Final = -1
EVERY_ORDER: Final = "every_order"
DATA: Final = "data"
SEEDS: Final = 1 << 53


def short_name(slug: str) -> str:
    return f"admiralty_{module_name(slug)}"


def game_type(game: Rules) -> pyspiel.GameType:
    """What OpenSpiel must know of a game; the options may decide the number of seats and what is secret."""
    kind = pyspiel.GameType
    return kind(
        short_name=short_name(game.slug),
        long_name=game.title,
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.IMPERFECT_INFORMATION
        if game.has_secrets()
        else kind.Information.PERFECT_INFORMATION,
        utility=kind.Utility.ZERO_SUM if len(game.seats) == 2 else kind.Utility.GENERAL_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=MAX_SEATS,
        min_num_players=1,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=defaults(game),
    )


def defaults(game: Rules) -> dict[str, str | int | bool]:
    """The parameters. OpenSpiel reads `12` in a game's string as a number and `true` as a truth value, so
    options with such values are of these types.
    """
    found: dict[str, str | int | bool] = {EVERY_ORDER: False, DATA: ""}
    for option in game.option_list():
        if set(option.values) <= {"true", "false"}:
            found[option.name] = option.default == "true"
        elif all(value.isdecimal() for value in option.values):
            found[option.name] = int(option.default)
        else:
            found[option.name] = ""
    return found


class Game(pyspiel.Game):
    """A game with its options; the base class keeps the parameters."""

    def __init__(self, slug: str, params: dict[str, Any] | None = None) -> None:
        given = params or {}
        own_data = Path(given[DATA]).read_text(encoding="utf-8") if given.get(DATA) else ""
        usual = defaults(games.load(slug))
        options = {
            name: str(value).lower() if isinstance(value, bool) else str(value)
            for name, value in given.items()
            if value != usual[name] and name not in (EVERY_ORDER, DATA)
        }
        self.lens: Lens = lens(slug, options, own_data)
        self.every_order: bool = bool(given.get(EVERY_ORDER))
        own = self.lens.game
        info = pyspiel.GameInfo(
            num_distinct_actions=self.lens.actions.size,
            max_chance_outcomes=FIELD + 1,
            num_players=len(own.seats),
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0 if len(own.seats) == 2 else None,
            max_game_length=DECISION_LIMIT,
        )
        super().__init__(game_type(own), info, params or {})

    def new_initial_state(self) -> Node:
        return Node(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        return Observer(self.lens, iig_obs_type is not None and iig_obs_type.perfect_recall)

    def max_chance_nodes_in_history(self) -> int:
        return DECISION_LIMIT


class Step:
    """What happened before: an action of a seat at a state, what was heard of it, and the step before it."""

    def __init__(self, before: Step | None, s: State, seat: int, action: Action, events: list[Event]) -> None:
        self.before = before
        self.s = s
        self.seat = seat
        self.action = action
        self.events = events
        self.texts: dict[int, str] = {}

    def known_to(self, game: Rules, player: int) -> str:
        """What the player knows of it: its own decision and what it saw then, and what it heard. Kept."""
        found = self.texts.get(player)
        if found is None:
            lines = [f"heard: {one.kind} {one.args}" for one in self.events if one.is_heard_by(player)]
            if self.seat == player:
                lines = [seen(game, self.s, player), f"did: {game.write_action(self.action)}", *lines]
            found = self.texts[player] = "\n".join(lines)
        return found


class Moment:
    """A state, or a moment between two: an action that waits for its luck.

    While an action waits, `s` still stands before it; `told` is the luck given so far. With each outcome the
    action is tried again on a copy, until it needs no more. Nothing here is changed in place but by `proceed`
    and `act`, so a copy shares all but the lists.
    """

    def __init__(self, lens: Lens, every_order: bool) -> None:
        self.lens = lens
        self.every_order = every_order
        self.s: State = lens.game.layout(Scripted([]))
        self.has_begun = False
        self.waiting: tuple[int, Action] = (NOBODY, 0)
        self.told: list[int] = []
        self.outcomes: list[int] = []
        self.decisions = 0
        self.indexed: dict[int, Action] | None = None
        self.past: Step | None = None
        # After resampling: for whom, and at which step. What the others saw before it is not of this world.
        self.resampled: tuple[int, Step | None] = (NOBODY, None)

    def __deepcopy__(self, memo: dict[int, object]) -> Moment:
        """OpenSpiel clones a state by deep copies; the game's own clone is cheaper and shares its tables."""
        c = Moment.__new__(Moment)
        c.lens = self.lens
        c.every_order = self.every_order
        c.s = self.s  # never changed: `proceed` plays on a clone
        c.has_begun = self.has_begun
        c.waiting = self.waiting
        c.told = self.told[:]
        c.outcomes = self.outcomes
        c.decisions = self.decisions
        c.indexed = self.indexed
        c.past = self.past
        c.resampled = self.resampled
        return c

    def choices(self) -> dict[int, Action]:
        """What the seat that is asked may do, by index; worked out once."""
        if self.indexed is None:
            ask = flow.question(self.s)
            seat = ask.seats(self.s)[0]
            allowed = ask.legal(self.s, seat) if self.every_order else ask.explore(self.s, seat)
            self.indexed = self.lens.actions.numbered(allowed, seat)
        return self.indexed

    def proceed(self) -> None:
        """Try the waiting action with the luck given so far."""
        c = self.s.clone()
        c.tape = Scripted(self.told[:])
        c.events = []
        seat, action = self.waiting
        try:
            if seat == NOBODY:
                flow.settle(c, None)
            else:
                flow.apply(c, seat, action)
        except LuckNeeded as needed:
            self.outcomes = needed.outcomes
            return
        self.past = Step(self.past, self.s, seat, action, c.events)
        c.events = None
        self.s = c
        self.has_begun = True
        self.told = []
        self.outcomes = []
        self.indexed = None

    def steps_of(self, seat: int) -> list[Step]:
        """The steps that the seat may remember, from the first on."""
        resampled_for, at = self.resampled
        last = at if resampled_for not in (NOBODY, seat) else None
        found: list[Step] = []
        step = self.past
        while step is not None and step is not last:
            found.append(step)
            step = step.before
        return found[::-1]

    def act(self, seat: int, action: Action) -> None:
        self.waiting = (seat, action)
        self.decisions += 1
        self.proceed()


class Node(pyspiel.State):
    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.moment = Moment(game.lens, game.every_order)
        self.moment.proceed()

    def current_player(self) -> int:
        if self.moment.outcomes:
            return int(pyspiel.PlayerId.CHANCE)
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        return flow.acting(self.moment.s)[0]

    def is_terminal(self) -> bool:
        m = self.moment
        return not m.outcomes and (not m.s.stack or m.decisions >= DECISION_LIMIT)

    def choices(self, player: int) -> dict[int, Action]:
        """What the player who is asked may do; nothing for anybody else."""
        return self.moment.choices() if player == self.current_player() else {}

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.choices(player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """An outcome is itself: the face of the die, the number of the card."""
        outcomes = self.moment.outcomes
        return [(value, outcomes.count(value) / len(outcomes)) for value in sorted(set(outcomes))]

    def _apply_action(self, action: int) -> None:
        m = self.moment
        if m.outcomes:
            m.told.append(action)
            m.proceed()
        else:
            player = self.current_player()
            m.act(player, self.choices(player)[action])

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"luck {action}"
        found = self.choices(player).get(action)
        m = self.moment
        return m.lens.game.write_action(found) if found is not None else m.lens.actions.label(action)

    def resample_from_infostate(self, player: int, sampler: Any) -> Node:
        """The same for the player, with the secrets of the others dealt anew; `sampler` draws from 0 to 1."""
        node = self.clone()
        assert isinstance(node, Node)
        m = node.moment
        m.s = m.lens.game.imagine(m.s, player, Seeded(int(sampler() * SEEDS)))
        m.indexed = None
        m.resampled = (player, m.past)
        return node

    def returns(self) -> list[float]:
        m = self.moment
        result = m.s.result if self.is_terminal() else ()
        return [float(n) for n in result] or [0.0] * len(m.lens.game.seats)

    def __str__(self) -> str:
        m = self.moment
        if not m.has_begun:
            return f"set-up | luck {m.told}"
        position = m.lens.game.write_position(m.s)
        seat, action = m.waiting
        waits = f" | {seat} {m.lens.game.write_action(action)} | luck {m.told}" if m.outcomes else ""
        return position + waits


class Observer:
    """What a seat sees, as a tensor and as text; with perfect recall its text tells all that it ever saw."""

    def __init__(self, lens: Lens, perfect_recall: bool) -> None:
        self.lens = lens
        self.perfect_recall = perfect_recall
        self.tensor = np.zeros(lens.encoder.size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: Node, player: int) -> None:
        """Before set-up is over there is nothing to see."""
        m = state.moment
        self.tensor[:] = m.lens.observe(m.s, player) if m.has_begun else 0.0

    def string_from(self, state: Node, player: int) -> str:
        m = state.moment
        if not m.has_begun:
            return "set-up"
        if not self.perfect_recall:
            return seen(m.lens.game, m.s, player)
        past = [step.known_to(m.lens.game, player) for step in m.steps_of(player)]
        return "\n".join([*filter(None, past), seen(m.lens.game, m.s, player)])


def seen(game: Rules, s: State, player: int) -> str:
    """The view and the question: two states that read alike have the same choices."""
    question = game.seats[player]
    if player in flow.acting(s):
        ask = flow.question(s)
        question = f"{question}, {game.prompt(ask)} {ask.about(s, player)}"
    return f"{text(listing(game.view(s, player)))}\nasked: {question}"


def made(slug: str) -> type[Game]:
    """OpenSpiel makes a game from its parameters alone, so each gets a class of its own."""

    class Own(Game):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(slug, params)

    Own.__name__ = Own.__qualname__ = short_name(slug)
    return Own


for known in games.working(hidden=True):
    pyspiel.register_game(game_type(games.load(known)), made(known))
