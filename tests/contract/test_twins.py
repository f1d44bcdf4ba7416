"""A short version of `make twins`: real states that look alike to a seat, at a table and over the wire."""

from __future__ import annotations

import asyncio
from pathlib import Path

from admiralty.testing.marks import every_game
from tools.twins.campaign import Campaign
from tools.twins.wire import WireCampaign, compare_over_the_wire

PAIRS = 120
PAIRS_ON_THE_WIRE = 40


@every_game
def test_a_table_shows_a_seat_the_same_of_states_it_cannot_tell_apart(slug: str) -> None:
    campaign = Campaign(slug, with_bots=False)
    for _ in campaign.run(PAIRS):
        pass
    assert campaign.compared >= PAIRS
    assert not campaign.differences, "\n".join(str(each) for each in campaign.differences)


@every_game
def test_sockets_bring_a_seat_the_same_of_states_it_cannot_tell_apart(slug: str, tmp_path: Path) -> None:
    campaign = asyncio.run(over_the_wire(slug, tmp_path))
    assert campaign.compared >= PAIRS_ON_THE_WIRE
    assert not campaign.differences, "\n".join(str(each) for each in campaign.differences)


async def over_the_wire(slug: str, folder: Path) -> WireCampaign:
    campaign = WireCampaign()
    async for _ in compare_over_the_wire(campaign, slug, PAIRS_ON_THE_WIRE, folder):
        pass
    return campaign
