"""[NS-4.3] A ship's turn as one flat list of numbers: each order is its code, then what it is said of."""

from __future__ import annotations

from typing import Final

FORWARD: Final = 0
LEFT: Final = 1
RIGHT: Final = 2
VOLLEY_LEFT: Final = 3
VOLLEY_RIGHT: Final = 4
CHAIN_LEFT: Final = 5
CHAIN_RIGHT: Final = 6
HEAVY_LEFT: Final = 7
HEAVY_RIGHT: Final = 8
ASSAULT: Final = 9
HOWITZER: Final = 10  # tile
LOAD: Final = 11  # source, then five amounts
BUY: Final = 12  # five amounts
SELL: Final = 13  # five amounts of the store, five of the hold
UNLOAD: Final = 14
FIT: Final = 15  # enhancement
MEND: Final = 16  # enhancement
UPGRADE: Final = 17
REPAIR: Final = 18
DOWNGRADE: Final = 19
BOSS: Final = 20  # boss
WITHDRAW: Final = 21

CODES: Final = [
    "forward", "left", "right", "volley-left", "volley-right", "chain-left", "chain-right", "heavy-left",
    "heavy-right", "assault", "howitzer", "load", "buy", "sell", "unload", "fit", "mend", "upgrade", "repair",
    "downgrade", "boss", "withdraw",
]  # fmt: skip
LENGTH: Final = [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 7, 6, 11, 1, 2, 2, 1, 1, 1, 2, 1]

PLANTATION: Final = 0
WRECK: Final = 1


def starts(o: list[int]) -> list[int]:
    """Where each order of a list begins."""
    out: list[int] = []
    k = 0
    while k < len(o):
        out.append(k)
        k += LENGTH[o[k]]
    return out


def last(o: list[int]) -> int:
    """Where the last order begins, or -1."""
    at = -1
    k = 0
    while k < len(o):
        at = k
        k += LENGTH[o[k]]
    return at


def append(o: list[int], code: int, what: int) -> None:
    """Add an order to a list; its amounts, if it has any, are 0."""
    o.append(code)
    size = LENGTH[code]
    if size == 2 or code == LOAD:
        o.append(what)
    if LOAD <= code <= SELL:
        o += [0] * (size - (2 if code == LOAD else 1))


def is_empty(o: list[int], k: int) -> bool:
    """[NS-6.15] Whether the order is a sale, purchase or load of nothing."""
    code = o[k]
    if code == LOAD:
        return not any(o[k + 2 : k + 7])
    return (code == BUY or code == SELL) and not any(o[k + 1 : k + LENGTH[code]])


def well_formed(o: list[int]) -> bool:
    """Whether numbers are orders at all."""
    k = 0
    while k < len(o):
        if not 0 <= o[k] < len(LENGTH):
            return False
        k += LENGTH[o[k]]
    return k == len(o) and min(o, default=0) >= 0
