"""Other engines beside ours in a benchmark. Their programs are in tools/peers, which only a checkout has."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from statistics import median
from typing import Final, NamedTuple, cast

CHECKOUT: Final = Path(__file__).parents[3]
PROGRAM: Final = "tools.peers"


class NoPeers(ValueError):
    """This is an installed package, without the programs that measure other engines."""


class BrokenPeer(RuntimeError):
    """A peer that is installed but does not run."""


class Peer(NamedTuple):
    """`level` says in which language its loop and its rules run."""

    name: str
    level: str


def installed(checkout: Path = CHECKOUT) -> list[Peer]:
    """The peers that can be measured here."""
    if not checkout.joinpath(*PROGRAM.split("."), "__main__.py").is_file():
        raise NoPeers(
            "other engines are measured from a checkout of the source; this is an installed package"
        )
    done = subprocess.run([*command(), "list"], cwd=checkout, text=True, capture_output=True, check=True)
    return [Peer(*pair) for pair in json.loads(done.stdout)]


def command() -> list[str]:
    return [sys.executable, "-m", PROGRAM]


def measure_peer(peer: Peer, number: int, seconds: float) -> float:
    """Decisions per second of one peer, in a process of its own."""
    arguments = [*command(), peer.name, str(number), str(seconds)]
    done = subprocess.run(arguments, cwd=CHECKOUT, text=True, capture_output=True, check=False)
    if done.returncode:
        lines = (done.stderr.strip() or "without a word").splitlines()
        reason = next((line for line in reversed(lines) if "Error" in line), lines[-1])
        raise BrokenPeer(f"{peer.name} stopped: {reason}")
    decisions, spent = json.loads(done.stdout.splitlines()[-1])
    return float(decisions) / float(spent)


class Peers:
    """What was measured of each peer. One that does not run is not tried again."""

    def __init__(self, peers: list[Peer]) -> None:
        self.peers = peers
        self.rates: dict[str, list[float]] = {}
        self.broken: dict[str, str] = {}

    def measure(self, number: int, seconds: float) -> None:
        for peer in self.peers:
            if peer.name in self.broken:
                continue
            try:
                self.rates.setdefault(peer.name, []).append(measure_peer(peer, number, seconds))
            except BrokenPeer as error:
                self.broken[peer.name] = str(error)

    def rows(self, own: list[dict[str, object]]) -> list[dict[str, object]]:
        """The median of each peer, and how many times as fast each row of ours is."""
        out: list[dict[str, object]] = []
        for peer in self.peers:
            if peer.name in self.broken:
                continue
            rate = median(self.rates[peer.name])
            ratios = {
                f"{r['game']} {r['build']}": cast("float", r["decisions_per_second"]) / rate for r in own
            }
            out.append({**peer._asdict(), "decisions_per_second": rate, "ratios": ratios})
        return out
