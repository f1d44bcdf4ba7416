"""Step 5 of an evaluation: transactions of phase II."""

from __future__ import annotations

from admiralty.games.naval_strategy.r02_sources import share_loads
from admiralty.games.naval_strategy.r04_orders import LOAD, UNLOAD
from admiralty.games.naval_strategy.r06_trade import carry_out_trade, stow
from admiralty.games.naval_strategy.sea import Sea


def transactions(sea: Sea) -> None:
    """[NS-9.10] [NS-R.7] [NS-R.8] Loads are shared out by source, then each ship goes through its own."""
    if not sea.trades:
        return
    s = sea.s
    done = reached(sea)
    shares = share_loads(s, sea, done)
    if s.t.trades_first:
        for ship, k, _, _ in done:
            if sea.orders[ship][k] != LOAD:
                carry_out_trade(s, ship, sea.orders[ship], k)
    for number, (ship, k, _, _) in enumerate(done):
        if sea.orders[ship][k] == LOAD:
            stow(s, ship, shares[number])
        elif not s.t.trades_first:
            carry_out_trade(s, ship, sea.orders[ship], k)


def reached(sea: Sea) -> list[tuple[int, int, int, int]]:
    """[NS-9.11] What stands behind a point the ship never reached is not done, unless so agreed."""
    s = sea.s
    done: list[tuple[int, int, int, int]] = []
    for trade in sea.trades:
        ship, k, node, _ = trade
        code = sea.orders[ship][k]
        if code > UNLOAD:
            continue
        if node <= sea.node[ship] or s.t.bounced_trades or s.t.late_collisions:
            done.append(trade)
        elif s.events is not None:
            s.tell("unreached", s.hull[ship], code)
    done.sort()
    return done
