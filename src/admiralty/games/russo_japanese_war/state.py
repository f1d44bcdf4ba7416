"""The state of a game: flat lists by unit, place, side and ship, queries, and methods that change them."""

from __future__ import annotations

from typing import ClassVar

from admiralty.core import state as core
from admiralty.core.luck import Tape
from admiralty.games.russo_japanese_war.tables import JAPAN, Tables


class State(core.State):
    """Where every unit is, who controls what, morale, cards, and the combat in progress.

    `hands` are cards as bits; `deck` is sorted: what comes next is drawn by luck; the last of `pile` is the
    top discard. `marked` are the units without ZOC as bits. Of a combat: `declared` holds target and
    attackers (as bits) in turn, `target` and `attackers` those of the one being fought, `die` and `outcome`
    what came of it, `changed_by` the last event that changed the outcome and `before`, `flipped_before` what
    was before that. `forced_by` is the side that set the outcome without a die.
    At sea: `steps` of every ship, the secret `flagship`, what happened in this naval step (`sea`, as bits),
    and of a battle the two lines, whom each ship of the longer one `faces` and whom each ship `aims` at.
    `men` and `zoc` count, by side and place, the units there and those that have it in their ZOC.
    """

    parts: ClassVar[tuple[str, ...]] = (
        "turn", "active", "where", "control", "morale", "hands", "deck", "pile", "lost", "limit", "blocked",
        "neutralised", "flipped", "marked", "marched", "modified", "declared", "target", "attackers", "bonus",
        "supported", "die", "outcome", "forced_by", "changed_by", "before", "flipped_before", "steps",
        "flagship", "sea", "japan_line", "russia_line", "faces", "aims",
    )  # fmt: skip
    remembered: ClassVar[tuple[str, ...]] = ("pile",)

    def __init__(self, tape: Tape, t: Tables) -> None:
        super().__init__(tape)
        self.t: Tables = t
        self.turn: int = 0
        self.active: int = JAPAN
        self.limit: int = -1
        self.neutralised: int = 0
        self.flipped: int = 0
        self.marked: int = 0
        self.marched: int = 0
        self.target: int = -1
        self.attackers: int = 0
        self.bonus: int = 0
        self.supported: int = 0
        self.die: int = 0
        self.outcome: int = -1
        self.forced_by: int = -1
        self.changed_by: int = -1
        self.before: int = -1
        self.flipped_before: int = 0
        self.flagship: int = -1
        self.sea: int = 0

    def lay_out(self) -> None:
        """The lists of a new game; `clone` makes those of a copy."""
        self.where: list[int] = []
        self.control: list[int] = []
        self.morale: list[int] = []
        self.hands: list[int] = [0, 0]
        self.deck: list[int] = []
        self.pile: list[int] = []
        self.lost: list[int] = [0, 0]
        self.blocked: list[int] = [0, 0]
        self.modified: list[int] = [0, 0]
        self.declared: list[int] = []
        self.steps: list[int] = []
        self.japan_line: list[int] = []
        self.russia_line: list[int] = []
        self.faces: list[int] = []
        self.aims: list[int] = []
        self.japanese: list[int] = []
        self.russian: list[int] = []
        self.zoc_japan: list[int] = []
        self.zoc_russia: list[int] = []

    def clone(self) -> State:
        c = State(self.tape.clone(), self.t)
        c.turn = self.turn
        c.active = self.active
        c.where = self.where[:]
        c.control = self.control[:]
        c.morale = self.morale[:]
        c.hands = self.hands[:]
        c.deck = self.deck[:]
        c.pile = self.pile[:]
        c.lost = self.lost[:]
        c.limit = self.limit
        c.blocked = self.blocked[:]
        c.neutralised = self.neutralised
        c.flipped = self.flipped
        c.marked = self.marked
        c.marched = self.marched
        c.modified = self.modified[:]
        c.declared = self.declared[:]
        c.target = self.target
        c.attackers = self.attackers
        c.bonus = self.bonus
        c.supported = self.supported
        c.die = self.die
        c.outcome = self.outcome
        c.forced_by = self.forced_by
        c.changed_by = self.changed_by
        c.before = self.before
        c.flipped_before = self.flipped_before
        c.steps = self.steps[:]
        c.flagship = self.flagship
        c.sea = self.sea
        c.japan_line = self.japan_line[:]
        c.russia_line = self.russia_line[:]
        c.faces = self.faces[:]
        c.aims = self.aims[:]
        c.japanese = self.japanese[:]
        c.russian = self.russian[:]
        c.zoc_japan = self.zoc_japan[:]
        c.zoc_russia = self.zoc_russia[:]
        self.carry(c)
        return c

    # Queries

    def count_up(self) -> None:
        """Set the counts that follow from where the units are."""
        t = self.t
        self.japanese = [0] * t.size
        self.russian = [0] * t.size
        self.zoc_japan = [0] * t.size
        self.zoc_russia = [0] * t.size
        for u, here in enumerate(self.where):
            side = t.side[u]
            self.men(side)[here] += 1
            if here < t.n and not self.marked >> u & 1:
                zoc = self.zoc_russia if side else self.zoc_japan
                for near in t.near[here]:
                    zoc[near] += 1

    def men(self, side: int) -> list[int]:
        """The units of a side by place."""
        return self.russian if side else self.japanese

    def units_at(self, side: int, place: int) -> list[int]:
        where = self.where
        return [u for u in self.t.own[side] if where[u] == place]

    def hand_size(self, side: int) -> int:
        return self.hands[side].bit_count()

    def hand_cards(self, side: int) -> list[int]:
        hand = self.hands[side]
        out: list[int] = []
        card = 0
        while hand:
            if hand & 1:
                out.append(card)
            hand >>= 1
            card += 1
        return out

    def undamaged(self, fleet: int) -> int:
        return sum([1 for ship in self.t.ships_of[fleet] if self.steps[ship] == 2])

    def afloat(self, fleet: int) -> list[int]:
        return [ship for ship in self.t.ships_of[fleet] if self.steps[ship]]

    # Verbs

    def shift(self, u: int, there: int) -> None:
        """A unit changes its place; counts and ZOC follow."""
        t = self.t
        if t.side[u]:
            men = self.russian
            zoc = self.zoc_russia
        else:
            men = self.japanese
            zoc = self.zoc_japan
        here = self.where[u]
        men[here] = men[here] - 1  # mypyc would compute `-=` with objects
        men[there] = men[there] + 1
        self.where[u] = there
        if self.marked >> u & 1:
            return
        if here < t.n:
            for near in t.near[here]:
                zoc[near] = zoc[near] - 1
        if there < t.n:
            for near in t.near[there]:
                zoc[near] = zoc[near] + 1

    def clear_combat(self) -> None:
        """Nothing of a combat is left over when it is done."""
        self.target = -1
        self.attackers = 0
        self.bonus = 0
        self.supported = 0
        self.die = 0
        self.outcome = -1
        self.forced_by = -1
        self.changed_by = -1
        self.before = -1
        self.flipped_before = 0
