"""The state of a game: flat lists by unit, place, side and ship, queries, and the verbs that change them."""

from __future__ import annotations

from typing import ClassVar, Final

from admiralty.core import state as core
from admiralty.core.flow import FINISH, Flow
from admiralty.core.luck import Tape
from admiralty.games.russo_japanese_war.tables import JAPAN, RUSSIA, SOUTHERN, SQUADRON, Tables

JAPAN_AT_ONCE: Final = "RJ-4.11 japan"
RUSSIA_AT_ONCE: Final = "RJ-4.11 russia"


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
        self.where: list[int] = []
        self.control: list[int] = []
        self.morale: list[int] = []
        self.hands: list[int] = [0, 0]
        self.deck: list[int] = []
        self.pile: list[int] = []
        self.lost: list[int] = [0, 0]
        self.limit: int = -1
        self.blocked: list[int] = [0, 0]
        self.neutralised: int = 0
        self.flipped: int = 0
        self.marked: int = 0
        self.marched: int = 0
        self.modified: list[int] = [0, 0]
        self.declared: list[int] = []
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
        self.steps: list[int] = []
        self.flagship: int = -1
        self.sea: int = 0
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
                zoc = self.zoc(side)
                for near in t.near[here]:
                    zoc[near] += 1

    def men(self, side: int) -> list[int]:
        """The units of a side by place."""
        return self.russian if side else self.japanese

    def zoc(self, side: int) -> list[int]:
        """[RJ-7.1] [RJ-7.2] [RJ-7.3] How many units of a side have a place in their ZOC."""
        return self.zoc_russia if side else self.zoc_japan

    def units_at(self, side: int, place: int) -> list[int]:
        where = self.where
        return [u for u in self.t.own[side] if where[u] == place]

    def strength(self, u: int) -> int:
        """[RJ-1.2] [RJ-R.29] The garrison counts more on its reverse side."""
        if self.flipped and u == self.t.garrison:
            return self.t.garrison_strength
        return self.t.combat[u]

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

    def controls(self, side: int, place: int) -> bool:
        """[RJ-4.1] A supply source always counts as its owner's (Reading RJ-R.41)."""
        return self.control[place] == side

    def undamaged(self, fleet: int) -> int:
        return sum([1 for ship in self.t.ships_of[fleet] if self.steps[ship] == 2])

    def afloat(self, fleet: int) -> list[int]:
        return [ship for ship in self.t.ships_of[fleet] if self.steps[ship]]

    def is_port_open(self, port: int) -> bool:
        """[RJ-10.15] [RJ-10.16] [RJ-13.30] Whether the Japanese may land there as far as the fleets go."""
        t = self.t
        if t.port[port] == SOUTHERN:
            return not (t.nanshan_blocks and port == t.dalian and self.russian[t.nanshan] > 0)
        return self.undamaged(SQUADRON) <= 2 if t.naval else self.neutralised > 0

    # Verbs: units

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
        men[here] -= 1
        men[there] += 1
        self.where[u] = there
        if self.marked >> u & 1:
            return
        if here < t.n:
            for near in t.near[here]:
                zoc[near] -= 1
        if there < t.n:
            for near in t.near[there]:
                zoc[near] += 1

    def enter(self, kind: str, u: int, there: int) -> Flow:
        """[RJ-4.2] A unit enters a hex by whatever means; control changes at that moment."""
        self.shift(u, there)
        if self.events is not None:
            self.tell(kind, u, there)
        side = self.t.side[u]
        if self.control[there] != side:
            return self.take_control(side, there)
        return None

    def take_control(self, side: int, there: int) -> Flow:
        """[RJ-4.1] [RJ-4.3] [RJ-4.4] [RJ-4.5] [RJ-4.10] [RJ-4.11] A hex passes to a side."""
        t = self.t
        self.control[there] = side
        if there == t.source[1 - side]:
            # Reading RJ-R.10: by whatever means the unit came.
            if self.events is not None:
                self.tell("won-at-once", side, there)
            if side == JAPAN:
                self.finish((1, -1), JAPAN_AT_ONCE)
            else:
                self.finish((-1, 1), RUSSIA_AT_ONCE)
            return FINISH
        if t.key_of[there] >= 0:
            if self.events is not None:
                self.tell("control", side, there)
            self.change_morale(1 - side, -1)
            if side == JAPAN and there == t.port_arthur:
                self.lose_squadron()
        return None

    def eliminate(self, u: int) -> None:
        """[RJ-9.24] [RJ-12.1] A unit goes to the eliminated box and counts as lost in this turn."""
        self.shift(u, self.t.gone)
        self.lost[self.t.side[u]] += 1
        if self.events is not None:
            self.tell("eliminated", u)

    def mark(self, u: int) -> None:
        """[RJ-7.9] A unit loses its ZOC."""
        for near in self.t.near[self.where[u]]:
            self.zoc_russia[near] -= 1
        self.marked |= 1 << u
        if self.events is not None:
            self.tell("zoc-lost", u)

    def unmark(self) -> None:
        """[RJ-7.9] The loss of ZOC ends with the player turn."""
        t = self.t
        if self.events is not None:
            self.tell("zoc-back", tuple([u for u in range(t.units) if self.marked >> u & 1]))
        for u in range(t.units):
            if self.marked >> u & 1 and self.where[u] < t.n:
                for near in t.near[self.where[u]]:
                    self.zoc_russia[near] += 1
        self.marked = 0

    # Verbs: morale and fleets

    def change_morale(self, side: int, change: int) -> None:
        """[RJ-4.6] [RJ-4.7] [RJ-4.9] [RJ-R.16] Morale moves between 0 and its maximum."""
        morale = max(0, min(self.t.top_morale, self.morale[side] + change))
        change = morale - self.morale[side]
        self.morale[side] = morale
        if change and self.events is not None:
            self.tell("morale", side, change, morale)

    def lose_squadron(self) -> None:
        """[RJ-4.10] [RJ-13.29] [RJ-R.21] The Port Arthur squadron is out of the war for good."""
        if self.t.naval:
            if not self.afloat(SQUADRON):
                return
            for ship in self.t.ships_of[SQUADRON]:
                self.steps[ship] = 0
            self.flagship = -1
            if self.events is not None:
                self.tell("squadron-lost")
        else:
            self.neutralise()

    def neutralise(self) -> None:
        """[RJ-11.8] The squadron may not sortie any more."""
        if not self.neutralised:
            self.neutralised = 1
            if self.events is not None:
                self.tell("neutralised")

    def hit(self, ship: int) -> None:
        """[RJ-13.2] [RJ-13.27] A ship loses a step; the flagship's end costs morale.

        [RJ-13.3] No sinking is undone while the flagship is secret: whether it sank would be known.
        """
        self.steps[ship] -= 1
        if self.steps[ship]:
            if self.events is not None:
                self.tell("hit", ship, self.steps[ship])
            return
        if self.events is not None:
            self.tell("sunk", ship)
        if self.flagship >= 0 and ship in self.t.ships_of[SQUADRON]:
            self.cut()
        if ship == self.flagship:
            self.flagship = -1
            if self.events is not None:
                self.tell("flagship-sunk", ship)
            self.change_morale(RUSSIA, -1)

    # Verbs: cards

    def discard(self, side: int, card: int) -> None:
        """[RJ-1.7] A used card goes face up on top of the pile at once."""
        self.hands[side] &= ~(1 << card)
        self.pile.append(card)

    def take_top(self, card: int) -> None:
        """[RJ-E.J13] [RJ-11.9] The top discard into the Japanese hand, then the card itself onto the pile."""
        taken = self.pile.pop()
        self.hands[JAPAN] |= 1 << taken
        self.discard(JAPAN, card)
        if self.events is not None:
            self.tell("took-discard", taken)

    def draw_cards(self, side: int, count: int) -> list[int]:
        """[RJ-6.6] [RJ-6.7] [RJ-R.17] Cards one by one; before the last one the pile is shuffled in."""
        drawn: list[int] = []
        for _ in range(count):
            if len(self.deck) == 1:
                self.deck = sorted(self.deck + self.pile)
                self.pile = []
                if self.events is not None:
                    self.tell("reshuffled")
            card = self.draw(self.deck)
            self.deck.remove(card)
            drawn.append(card)
            self.hands[side] |= 1 << card
        if self.events is not None:
            self.tell_only(1 << side, "drew", tuple(sorted(drawn)))
            self.tell_only(~(1 << side), "drew-cards", side, count)
        return drawn

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
