"""What Prometheus reads. Of several workers any one answers for all: whoever asks reaches one by chance."""

from __future__ import annotations

import asyncio
import gzip
import re
from collections.abc import Mapping
from typing import Final

from prometheus_client import generate_latest
from starlette.requests import Request

from admiralty.server.cluster.cluster import Cluster
from admiralty.server.cluster.leases import Peer
from admiralty.server.errors import Problem
from admiralty.server.http import forward

HEAD: Final = re.compile(r"# (?:HELP|TYPE) (\w+) ")
SAMPLE: Final = re.compile(r"(\w+)(?:\{(.*)\})? (.*)")


async def figures(request: Request) -> str:
    own = generate_latest().decode()
    cluster: Cluster | None = request.app.state.cluster
    if cluster is None or forward.is_forwarded(request):
        return own
    others = [peer for number, peer in cluster.member.view.peers.items() if number != cluster.peer.id]
    told = await asyncio.gather(*(asked(cluster, peer, request) for peer in others))
    found = {peer.id: text for peer, text in zip(others, told, strict=True)}
    return merged({cluster.peer.id: own, **found})


async def asked(cluster: Cluster, peer: Peer, request: Request) -> str:
    """Nothing from a worker that ends just now."""
    try:
        answer = await forward.ask(cluster, peer, request)
    except Problem:
        return ""
    if answer is None or answer.status_code != 200:
        return ""
    body = bytes(answer.body)
    is_packed = answer.headers.get("content-encoding") == "gzip"
    return (gzip.decompress(body) if is_packed else body).decode()


def merged(texts: Mapping[int, str]) -> str:
    """Each figure once, with the samples of all workers.

    >>> one = "# HELP sockets Open\\n# TYPE sockets gauge\\nsockets 3.0\\n"
    >>> print(merged({7: one, 9: one.replace("3", "4")}), end="")
    # HELP sockets Open
    # TYPE sockets gauge
    sockets{worker="7"} 3.0
    sockets{worker="9"} 4.0
    >>> merged({7: 'commands_total{kind="play"} 1.0'})
    'commands_total{worker="7",kind="play"} 1.0\\n'
    """
    families: dict[str, dict[str, None]] = {}
    for worker, text in texts.items():
        name = ""
        for line in text.splitlines():
            head = HEAD.match(line)
            name = head[1] if head is not None else name
            families.setdefault(name, {})[line if head is not None else labelled(line, worker)] = None
    return "".join(f"{line}\n" for family in families.values() for line in family)


def labelled(line: str, worker: int) -> str:
    found = SAMPLE.fullmatch(line)
    if found is None:
        return line
    name, labels, value = found.groups()
    whose = f'worker="{worker}"'
    return f"{name}{{{whose},{labels}}} {value}" if labels else f"{name}{{{whose}}} {value}"
