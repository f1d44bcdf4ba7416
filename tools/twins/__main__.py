"""`python -m tools.twins --pairs 50000`: real states that look alike to a seat, compared in all it is told.

For every game random games are walked under every option set, and decisions are taken twice. Wherever a seat
cannot tell the outcomes apart, all that a table shows and offers to it must be the same: view, log, prompt,
choices, refusals, advice, outlook, undo, what is imagined and, with --bots, what bots choose. With --wire all
that comes over the sockets of a server must be the same.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
import time
from pathlib import Path

from admiralty import games
from tools.twins.campaign import Campaign, Difference
from tools.twins.wire import WireCampaign, compare_over_the_wire

DEALS = range(40)
SHOWN_DIFFERENCES = 5
SECONDS_BETWEEN_LINES = 10


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.twins", description=__doc__)
    parser.add_argument("--pairs", type=int, default=2000, help="pairs of each game (default 2000)")
    parser.add_argument("--bots", action="store_true", help="ask bots at some of the pairs, too")
    parser.add_argument("--wire", action="store_true", help="over the sockets of a server, not at the board")
    parser.add_argument("games", nargs="*", help="slugs; all games when none is named")
    options = parser.parse_args()
    found = 0
    for slug in options.games or games.slugs(hidden=True):
        if options.wire:
            found += asyncio.run(over_the_wire(slug, options.pairs))
        else:
            found += at_the_board(slug, options.pairs, options.bots)
    sys.exit(1 if found else 0)


class Progress:
    """A line now and then, and one at the end."""

    def __init__(self, slug: str, wanted: int) -> None:
        self.slug = slug
        self.wanted = wanted
        self.begun = self.said = time.monotonic()

    def tell(self, compared: int) -> None:
        if time.monotonic() - self.said > SECONDS_BETWEEN_LINES:
            self.said = time.monotonic()
            print(f"{self.slug}: {compared:,} of {self.wanted:,} pairs", flush=True)

    def end(self, compared: int, differences: list[Difference], more: str) -> int:
        """How many differences there are."""
        for difference in differences[:SHOWN_DIFFERENCES]:
            print(difference)
        seconds = time.monotonic() - self.begun
        found = len(differences)
        print(f"{self.slug}: {compared:,} pairs, {found} differences ({more}, {seconds:.0f} s)", flush=True)
        return found


def at_the_board(slug: str, wanted: int, with_bots: bool) -> int:
    campaign = Campaign(slug, with_bots)
    campaign.compare_all_dealt(DEALS)
    progress = Progress(slug, wanted)
    for number in campaign.run(wanted):
        progress.tell(number)
    more = f"{campaign.told_apart:,} more told apart by the log, {campaign.choices:,} choices of bots"
    return progress.end(campaign.compared, campaign.differences, more)


async def over_the_wire(slug: str, wanted: int) -> int:
    progress = Progress(slug, wanted)
    campaign = WireCampaign()
    with tempfile.TemporaryDirectory() as folder:
        async for number in compare_over_the_wire(campaign, slug, wanted, Path(folder)):
            progress.tell(number)
    return progress.end(campaign.compared, campaign.differences, f"{campaign.messages:,} messages")


if __name__ == "__main__":
    main()
