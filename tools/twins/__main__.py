"""`python -m tools.twins --pairs 50000`: real states that look alike to a seat, compared in all it is told.

For every game random games are walked under every option set, and decisions are taken twice. Wherever a seat
cannot tell the outcomes apart, all that a table shows and offers to it must be the same: view, log, prompt,
choices, refusals, advice, outlook, undo, what is imagined and, with --bots, what bots choose. With --wire all
that comes over the sockets of a server must be the same. A difference is printed when it is found; --first
continues a run that was stopped.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from pathlib import Path

import uvloop

from admiralty import games
from tools.twins.campaign import Campaign
from tools.twins.wire import WireCampaign, compare_over_the_wire

DEALS = range(40)
MOST_SHOWN = 5
SECONDS_BETWEEN_LINES = 10


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.twins", description=__doc__)
    parser.add_argument("--pairs", type=int, default=2000, help="pairs of each game (default 2000)")
    parser.add_argument("--bots", action="store_true", help="ask bots at some of the pairs, too")
    parser.add_argument("--wire", action="store_true", help="over the sockets of a server, not at the board")
    parser.add_argument("--first", type=int, default=0, help="number of the first random game (default 0)")
    parser.add_argument("games", nargs="*", help="slugs; all games when none is named")
    options = parser.parse_args()
    found = 0
    for slug in options.games or games.slugs(hidden=True):
        if options.wire:
            found += uvloop.run(over_the_wire(slug, options.pairs, options.first))
        else:
            found += at_the_board(slug, options.pairs, options.first, options.bots)
    sys.exit(1 if found else 0)


class Progress:
    """A line now and then, one for each of the first differences, and one at the end."""

    def __init__(self, slug: str, wanted: int, campaign: Campaign | WireCampaign) -> None:
        self.slug = slug
        self.wanted = wanted
        self.campaign = campaign
        self.begun = self.said = time.monotonic()
        self.shown = 0

    def tell(self, number: int) -> None:
        self.show_differences()
        if time.monotonic() - self.said > SECONDS_BETWEEN_LINES:
            self.said = time.monotonic()
            compared = self.campaign.compared
            print(f"{self.slug}: {compared:,} of {self.wanted:,} pairs, in game {number}", flush=True)

    def show_differences(self) -> None:
        for difference in self.campaign.differences[self.shown : MOST_SHOWN]:
            self.shown += 1
            print(difference, flush=True)

    def end(self, more: str) -> int:
        """How many differences there are."""
        self.show_differences()
        seconds = time.monotonic() - self.begun
        compared, found = self.campaign.compared, len(self.campaign.differences)
        print(f"{self.slug}: {compared:,} pairs, {found} differences ({more}, {seconds:.0f} s)", flush=True)
        return found


def at_the_board(slug: str, wanted: int, first: int, with_bots: bool) -> int:
    campaign = Campaign(slug, with_bots)
    progress = Progress(slug, wanted, campaign)
    if first == 0:
        campaign.compare_all_dealt(DEALS)
    for number in campaign.run(wanted, first):
        progress.tell(number)
    return progress.end(
        f"{campaign.told_apart:,} more told apart by the log, {campaign.choices:,} choices of bots"
    )


async def over_the_wire(slug: str, wanted: int, first: int) -> int:
    campaign = WireCampaign()
    progress = Progress(slug, wanted, campaign)
    with tempfile.TemporaryDirectory() as folder:
        async for number in compare_over_the_wire(campaign, slug, wanted, Path(folder), first):
            progress.tell(number)
    return progress.end(f"{campaign.messages:,} messages")


if __name__ == "__main__":
    main()
