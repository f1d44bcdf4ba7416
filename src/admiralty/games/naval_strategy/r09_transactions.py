"""[NS-9] Step 5 of an evaluation: transactions of phase II."""

from __future__ import annotations

from admiralty.games.naval_strategy.r02_sources import share_loads
from admiralty.games.naval_strategy.r04_orders import LOAD, UNLOAD
from admiralty.games.naval_strategy.r06_trade import carry_out_trade, stow
from admiralty.games.naval_strategy.sea import Sea, Trade


def transactions(sea: Sea) -> None:
    """[NS-9.10] [NS-R.7] [NS-R.8] Loads are shared out by source, then each ship goes through its own."""
    if not sea.trades:
        return
    s = sea.s
    done = reached(sea)
    shares = share_loads(s, sea, done)
    if s.t.trades_first:
        for trade in done:
            if sea.orders[trade.ship][trade.order] != LOAD:
                carry_out_trade(s, trade.ship, sea.orders[trade.ship], trade.order)
    for trade, share in zip(done, shares):
        if sea.orders[trade.ship][trade.order] == LOAD:
            stow(s, trade.ship, share)
        elif not s.t.trades_first:
            carry_out_trade(s, trade.ship, sea.orders[trade.ship], trade.order)


def reached(sea: Sea) -> list[Trade]:
    """[NS-9.11] Orders after a point that the ship never reached are not carried out, unless an option says
    so.
    """
    s = sea.s
    done: list[Trade] = []
    for trade in sea.trades:
        code = sea.orders[trade.ship][trade.order]
        if code > UNLOAD:
            continue
        if trade.node <= sea.node[trade.ship] or s.t.bounced_trades or s.t.late_collisions:
            done.append(trade)
        elif s.events is not None:
            s.tell("unreached", s.hull[trade.ship], code)
    done.sort()
    return done
