"""Other game engines, measured like ours: random play from the start to the end, on one processor.

`admiralty bench --peers` runs this in a checkout, once for each peer and round. A decision is everything
between two choices: list what is legal, pick one at random, carry it out, see whether the game is over. Peers
that are not installed are left out. docs/results/performance.md says what may be compared with what.
"""

from __future__ import annotations

import json
import os
import random
import shutil
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

BOARDGAME_SCRIPT: Final = Path(__file__).with_name("boardgame_io.mjs")
BOARDGAME_IO: Final = "ADMIRALTY_BOARDGAME_IO"
RALLY_SCRIPT: Final = Path(__file__).with_name("rally_the_troops.cjs")
RALLY: Final = "ADMIRALTY_RALLY"  # the path of a rules.js
BATCH: Final = 1024

Played = tuple[int, float]


@dataclass(frozen=True)
class Peer:
    """`needs` are the modules it takes; `level` says in which language the loop and the rules run."""

    name: str
    level: str
    needs: tuple[str, ...]
    play: Callable[[float, int], Played]


def until(seconds: float, game: Callable[[], int]) -> Played:
    """Whole games until the time is over: decisions, and seconds of this process."""
    decisions = 0
    start = time.process_time()
    spent = 0.0
    while spent < seconds or not decisions:
        decisions += game()
        spent = time.process_time() - start
    return decisions, spent


def python_chess(seconds: float, seed: int) -> Played:
    import chess

    rng = random.Random(seed)

    def game() -> int:
        board = chess.Board()
        n = 0
        while not board.is_game_over():
            board.push(rng.choice(list(board.legal_moves)))
            n += 1
        return n

    return until(seconds, game)


def open_spiel(name: str) -> Callable[[float, int], Played]:
    """The loop in Python; the rules wherever the game has them."""

    def play(seconds: float, seed: int) -> Played:
        import pyspiel
        from open_spiel.python import games

        assert games is not None  # importing it registers the games written in Python
        rng = random.Random(seed)
        own = pyspiel.load_game(name)

        def game() -> int:
            state = own.new_initial_state()
            n = 0
            while not state.is_terminal():
                state.apply_action(rng.choice(state.legal_actions()))
                n += 1
            return n

        return until(seconds, game)

    return play


def open_spiel_native(name: str) -> Callable[[float, int], Played]:
    """Loop, rules and bots in C++."""

    def play(seconds: float, seed: int) -> Played:
        import pyspiel

        own = pyspiel.load_game(name)
        bots = [pyspiel.make_uniform_random_bot(player, seed + player) for player in range(own.num_players())]
        numbers = random.Random(seed)

        def game() -> int:
            state = own.new_initial_state()
            pyspiel.evaluate_bots(state, bots, numbers.randrange(1 << 30))
            return int(state.move_number())

        return until(seconds, game)

    return play


def pettingzoo_classic(name: str) -> Callable[[float, int], Played]:
    """An environment with observations and masks."""

    def play(seconds: float, seed: int) -> Played:
        import importlib

        os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
        env = importlib.import_module(f"pettingzoo.classic.{name}").env()
        return until(seconds, lambda: env_game(env, seed))

    return play


def own_pettingzoo(slug: str) -> Callable[[float, int], Played]:
    """Our own rules through the same interface."""

    def play(seconds: float, seed: int) -> Played:
        from admiralty.adapters.pettingzoo import Environments

        env = Environments(slug).env()
        return until(seconds, lambda: env_game(env, seed))

    return play


def env_game(env: Any, seed: int) -> int:
    import numpy as np

    rng = np.random.default_rng(seed)
    env.reset(seed=seed)
    n = 0
    for _ in env.agent_iter():
        observation, _, termination, truncation, _ = env.last()
        if termination or truncation:
            env.step(None)
            continue
        env.step(int(rng.choice(np.flatnonzero(observation["action_mask"]))))
        n += 1
    return n


def pgx(name: str) -> Callable[[float, int], Played]:
    """BATCH games side by side, compiled by JAX, which is not timed; a game that is over counts no more."""

    def play(seconds: float, seed: int) -> Played:
        import jax
        import pgx as library

        env = library.make(name)
        start_all = jax.jit(jax.vmap(env.init))
        step_all = jax.jit(jax.vmap(env.step))
        numbers = random.Random(seed)

        def pick(key: Any, mask: Any) -> Any:
            return jax.random.categorical(key, jax.numpy.log(mask.astype(float)), axis=1)

        choose = jax.jit(pick)

        def keys() -> Any:
            return jax.random.split(jax.random.PRNGKey(numbers.randrange(1 << 30)), BATCH)

        def game() -> int:
            state = start_all(keys())
            n = 0
            while not bool(state.terminated.all()):
                n += int((~state.terminated).sum())
                luck = keys()
                state = step_all(state, choose(luck[0], state.legal_action_mask), luck)
            return n

        game()
        return until(seconds, game)

    return play


def boardgame_io(seconds: float, seed: int) -> Played:
    """Tic-tac-toe on boardgame.io's own client, without a page."""
    return in_node(BOARDGAME_SCRIPT, boardgame_folder(), seconds, seed)


def rally_the_troops(seconds: float, seed: int) -> Played:
    """A rules module of Rally the Troops, whose path is given."""
    return in_node(RALLY_SCRIPT, Path("."), os.environ[RALLY], seconds, seed)


def in_node(script: Path, folder: Path, *arguments: object) -> Played:
    done = subprocess.run(
        [node(), str(script), *map(str, arguments)], cwd=folder, text=True, capture_output=True, check=True
    )
    decisions, spent = json.loads(done.stdout)
    return int(decisions), float(spent)


def node() -> str:
    """The system's, or the one that tools/npm.sh has put beside Python."""
    return shutil.which("node") or shutil.which("node", path=str(Path(sys.executable).parent)) or ""


def boardgame_folder() -> Path:
    """Where boardgame.io is installed by npm: a folder that is named, or this one."""
    return Path(os.environ.get(BOARDGAME_IO) or ".")


def has_boardgame_io() -> bool:
    return bool(node()) and (boardgame_folder() / "node_modules" / "boardgame.io").is_dir()


PEERS: Final = (
    Peer("python-chess", "Python", ("chess",), python_chess),
    Peer("OpenSpiel tic-tac-toe in Python", "Python", ("pyspiel",), open_spiel("python_tic_tac_toe")),
    Peer("PettingZoo tictactoe_v3", "Python, as environment", ("pettingzoo", "pygame"),
         pettingzoo_classic("tictactoe_v3")),
    Peer("PettingZoo connect_four_v3", "Python, as environment", ("pettingzoo", "pygame"),
         pettingzoo_classic("connect_four_v3")),
    Peer("PettingZoo chess_v6", "Python, as environment", ("pettingzoo", "pygame", "chess"),
         pettingzoo_classic("chess_v6")),
    Peer("Admiralty port-arthur through PettingZoo", "Python, as environment", ("pettingzoo",),
         own_pettingzoo("port-arthur")),
    Peer("OpenSpiel chess from Python", "C++ rules, Python loop", ("pyspiel",), open_spiel("chess")),
    Peer("OpenSpiel backgammon from Python", "C++ rules, Python loop", ("pyspiel",),
         open_spiel("backgammon")),
    Peer("OpenSpiel chess", "C++", ("pyspiel",), open_spiel_native("chess")),
    Peer("OpenSpiel backgammon", "C++", ("pyspiel",), open_spiel_native("backgammon")),
    Peer(f"pgx backgammon, {BATCH} at once", "JAX", ("pgx", "jax"), pgx("backgammon")),
    Peer("boardgame.io tic-tac-toe", "JavaScript", (), boardgame_io),
    Peer("Rally the Troops rules", "JavaScript", (), rally_the_troops),
)  # fmt: skip


def installed() -> list[Peer]:
    missing = set() if has_boardgame_io() else {boardgame_io}
    if not (node() and os.environ.get(RALLY)):
        missing.add(rally_the_troops)
    found = [peer for peer in PEERS if all(find_spec(module) is not None for module in peer.needs)]
    return [peer for peer in found if peer.play not in missing]


def main(arguments: list[str]) -> None:
    """`list` tells the peers that are installed; NAME NUMBER SECONDS measures one. Answers are JSON."""
    if arguments == ["list"]:
        sys.stdout.write(json.dumps([[peer.name, peer.level] for peer in installed()]))
        return
    name, number, seconds = arguments
    peer = next(peer for peer in PEERS if peer.name == name)
    sys.stdout.write("\n" + json.dumps(peer.play(float(seconds), int(number))))


if __name__ == "__main__":
    main(sys.argv[1:])
