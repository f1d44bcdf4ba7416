"""[TP-1.2] The tables of the game, built from the data file it is given: flat lists indexed by small ids."""

from __future__ import annotations

from typing import Final

from admiralty.kit.datafile import DataError, Entry, parse, root

RED: Final = 0
BLUE: Final = 1
SIDES: Final = ("red", "blue")
MAX_NUMBER: Final = 1000


class Tables:
    """[TP-1.2] Everything the rules need to know about squadrons, numbers and options; never changed."""

    def __init__(self, data_text: str) -> None:
        top = root(parse(data_text))
        self.dataset: str = top.text("dataset")
        rows = top.rows("squadron")
        self.squadron_ids: list[str] = [row.text("id") for row in rows]
        self.strength: list[int] = [row.whole("strength", 1, MAX_NUMBER) for row in rows]
        self.pile: list[int] = []
        for kind, row in enumerate(rows):
            self.pile += [kind] * row.whole("copies", 0, MAX_NUMBER)
        self.kinds: int = len(rows)
        self.names: dict[str, dict[str, str]] = {}
        for row in rows:
            self.names[f"squadron-{row.text('id')}"] = row.by_language()
        constants = top.table("constants")
        self.die_faces: int = constants.whole("die_faces", 2, MAX_NUMBER)
        self.clash_points: int = constants.whole("clash_points", 1, MAX_NUMBER)
        self.largest_stake: int = constants.whole("largest_stake", 1, MAX_NUMBER)
        self.pursuit_success: int = constants.whole("pursuit_success", 1, self.die_faces + 1)
        self.target: int = constants.whole("target", 1, MAX_NUMBER)
        self.hand_short: int = constants.whole("hand_short", 1, MAX_NUMBER)
        self.hand_long: int = constants.whole("hand_long", 1, MAX_NUMBER)
        self.check(top)
        self.hand: int = self.hand_short
        self.pursuit: bool = True

    def check(self, top: Entry) -> None:
        """[TP-1.2] What no single field tells: ids differ, and the pile fills both hands."""
        if len(set(self.squadron_ids)) < self.kinds:
            raise DataError("squadron: an id is used by more than one squadron")
        needed = 2 * max(self.hand_short, self.hand_long)
        if len(self.pile) < needed:
            raise top.wrong("squadron", f"must have at least {needed} copies in all, to fill both hands")

    def choose(self, options: dict[str, str]) -> None:
        """[TP-2.1] [TP-4.3] What the players agreed on before set-up."""
        self.hand = self.hand_long if options["length"] == "long" else self.hand_short
        self.pursuit = options["pursuit"] == "on"
