"""A position of Battle of Midway in words, both ways.

Written: `round N; holder SIDE; points N N; score N N; AIRCRAFT CELL HEADING [*]; tile TILE CELL; hand SIDE
CARD ...; bank CARD ...; discard CARD ...; combat ATTACKER DEFENDER; plans PLAN PLAN; omitted N N; first SIDE;
start SIDE CELL HEADING; barrels N N; veterans N N; dodged`, each only where it says something. The American
number comes first, a star is an activation marker, `-` no plan. All other orders are in the deck.

Read: what is not said stands as at the start; once an aircraft is placed, those not said are destroyed. One
more word may name the moment: `begin` (of a round), `activation SIDE` (without any star all aircraft have
markers), `action AIRCRAFT`, `flight AIRCRAFT`, `attack A B`, `orders A B`, `firing A B`, `purchase SIDE`,
`end SIDE` (of a round). Without one an empty board is set up, otherwise the next round
begins.
"""

from __future__ import annotations

from admiralty.core import flow
from admiralty.core.codec import BadPosition
from admiralty.core.flow import Frame
from admiralty.core.luck import Tape
from admiralty.games.battle_of_midway.datacheck import SIDES
from admiralty.games.battle_of_midway.hexes import pack
from admiralty.games.battle_of_midway.r03_setup import Match, new_state
from admiralty.games.battle_of_midway.r04_initiative import Round
from admiralty.games.battle_of_midway.r05_activation import Activation, ChooseAction
from admiralty.games.battle_of_midway.r07_flight import Fly
from admiralty.games.battle_of_midway.r08_combat import Combat
from admiralty.games.battle_of_midway.r08_duel import engage
from admiralty.games.battle_of_midway.r11_purchase import Purchase
from admiralty.games.battle_of_midway.r12_rounds import EndOfRound
from admiralty.games.battle_of_midway.state import State
from admiralty.games.battle_of_midway.tables import JAPAN, NOWHERE, STRAIGHT, USA, Tables, cell_word
from admiralty.games.battle_of_midway.view import listed
from admiralty.kit import notation

NO_PLAN = "-"
PAIRS = ("points", "score", "barrels", "veterans")
MOMENTS = ("begin", "activation", "action", "flight", "attack", "orders", "firing", "purchase", "end")
CLAUSE_OF_COMBAT = {"attack": "planning", "orders": "orders", "firing": "firing"}
LARGEST_NUMBER = 9999


def write(s: State) -> list[str]:
    t = s.t
    words = [f"round {s.round}"]
    words += [f"holder {SIDES[s.holder]}"] if s.holder >= 0 else []
    words.append(f"points {s.points[USA]} {s.points[JAPAN]}")
    words += [f"score {s.score[USA]} {s.score[JAPAN]}"] if any(s.score) else []
    for a, where in enumerate(s.cell):
        if where != NOWHERE:
            star = " *" if s.marker[a] else ""
            words.append(f"{t.aircraft_ids[a]} {cell_word(where)} {t.heading_ids[s.heading[a]]}{star}")
    for tile, centre in enumerate(s.tiles):
        words += [f"tile {t.tile_ids[tile]} {cell_word(centre)}"] if centre != NOWHERE else []
    for side in (USA, JAPAN):
        cards = listed(s, s.hands[side * t.cards : (side + 1) * t.cards])
        words.append(" ".join(["hand", SIDES[side], *cards]))
    words += [" ".join(["bank", *[t.card_ids[card] for card in s.bank]])] if s.bank else []
    words += [" ".join(["discard", *listed(s, s.discard)])] if any(s.discard) else []
    return words + (write_combat(s) if s.attacker >= 0 else [])


def write_combat(s: State) -> list[str]:
    t = s.t
    attacker, defender = s.duel[s.attacker], s.duel[1 - s.attacker]
    words = [f"combat {t.aircraft_ids[attacker]} {t.aircraft_ids[defender]}"]
    if max(s.plans) >= 0:
        plans = [t.plan_ids[plan] if plan >= 0 else NO_PLAN for plan in s.plans]
        words.append(f"plans {plans[USA]} {plans[JAPAN]}")
    if max(s.omitted) >= 0:
        words.append(f"omitted {s.omitted[USA] + 1} {s.omitted[JAPAN] + 1}")
    words += [f"first {SIDES[s.first]}"] if s.first >= 0 else []
    for side in (USA, JAPAN):
        if s.start[side] != NOWHERE:
            words.append(f"start {SIDES[side]} {cell_word(s.start[side])} {t.heading_ids[s.nose[side]]}")
    for key, numbers in (("barrels", s.barrels), ("veterans", s.veterans)):
        words += [f"{key} {numbers[USA]} {numbers[JAPAN]}"] if any(numbers) else []
    return words + (["dodged"] if s.dodged else [])


class Reader:
    """Reads the words one after the other into the state at the start of a game."""

    def __init__(self, tape: Tape, t: Tables) -> None:
        self.t = t
        self.s = new_state(tape, t)
        self.moment: list[str] = []
        self.said: set[str] = set()

    def read(self, words: list[str]) -> State:
        for word in words:
            key, *args = word.split()
            if not (self.read_aircraft(key, args) or self.read_side(key, args) or self.read_rest(key, args)):
                raise BadPosition(f"{word!r} is not part of a position of Battle of Midway")
            self.said.add(key)
        self.fill_deck()
        self.stand()
        return self.s

    def read_aircraft(self, key: str, args: list[str]) -> bool:
        """`usa-f1 5,-2 e *`: cell, heading, and a star for a marker."""
        if key not in self.t.aircraft_ids or len(args) not in (2, 3) or args[2:] not in ([], ["*"]):
            return False
        a = self.t.aircraft_ids.index(key)
        self.s.cell[a] = self.cell(args[0])
        self.s.heading[a] = self.one_of(args[1], self.t.heading_ids)
        self.s.marker[a] = len(args) - 2
        self.said.add("aircraft")
        if self.s.marker[a]:
            self.said.add("marker")
        return True

    def read_side(self, key: str, args: list[str]) -> bool:
        s = self.s
        if key == "holder" and len(args) == 1:
            s.holder = self.one_of(args[0], SIDES)
        elif key == "first" and len(args) == 1:
            s.first = self.one_of(args[0], SIDES)
        elif key == "hand" and args:
            side = self.one_of(args[0], SIDES)
            size = self.t.cards
            s.hands[side * size : (side + 1) * size] = self.counts(args[1:], size)
        elif key == "start" and len(args) == 3:
            side = self.one_of(args[0], SIDES)
            s.start[side] = self.cell(args[1])
            s.nose[side] = self.one_of(args[2], self.t.heading_ids)
        else:
            return False
        return True

    def read_rest(self, key: str, args: list[str]) -> bool:
        s = self.s
        t = self.t
        if key in PAIRS and len(args) == 2:
            setattr(s, key, [self.number(word) for word in args])
        elif key == "round" and len(args) == 1:
            s.round = self.number(args[0])
        elif key == "tile" and len(args) == 2:
            s.tiles[self.one_of(args[0], t.tile_ids)] = self.cell(args[1])
        elif key == "bank":
            s.bank = [self.one_of(word, t.card_ids[: t.orders]) for word in args]
        elif key == "discard":
            s.discard = self.counts(args, t.orders)
        elif key == "combat" and len(args) == 2:
            self.engage(args)
        elif key == "plans" and len(args) == 2:
            s.plans = [-1 if word == NO_PLAN else self.one_of(word, t.plan_ids) for word in args]
        elif key == "omitted" and len(args) == 2:
            s.omitted = [self.number(word) - 1 for word in args]
        elif key == "dodged" and not args:
            s.dodged = 1
        elif key in MOMENTS:
            self.moment = [key, *args]
        else:
            return False
        return True

    def fill_deck(self) -> None:
        """Every order card that is nowhere else is in the deck."""
        s = self.s
        t = self.t
        s.deck = []
        for card in range(t.orders):
            used = s.bank.count(card) + s.discard[card] + s.hands[card] + s.hands[t.cards + card]
            s.deck += [card] * (t.copies[card] - used)

    def counts(self, words: list[str], size: int) -> list[int]:
        out = [0] * size
        for word in words:
            out[self.one_of(word, self.t.card_ids[:size])] += 1
        return out

    def engage(self, names: list[str]) -> None:
        """The attacking aircraft and the one it attacks."""
        attacker, defender = [self.one_of(name, self.t.aircraft_ids) for name in names]
        if self.t.side[attacker] == self.t.side[defender]:
            raise BadPosition(f"{names[0]} and {names[1]} are of one side")
        engage(self.s, attacker, defender)

    def number(self, word: str) -> int:
        return notation.number(word, LARGEST_NUMBER)

    def cell(self, word: str) -> int:
        """`5,-2`"""
        q, _, r = word.partition(",")
        numbers = [
            self.number(part.removeprefix("-")) * (-1 if part.startswith("-") else 1) for part in (q, r)
        ]
        return pack(numbers[0], numbers[1])

    def one_of(self, word: str, names: list[str]) -> int:
        return notation.one_of(word, names)

    def stand(self) -> None:
        """Put the frames of the named moment on the stack; the next clause then leads on to a question."""
        s = self.s
        if not self.moment and "aircraft" not in self.said:
            flow.stand(s, (Match(), "placement"))
            return
        if not self.moment:
            self.stand_in_round((Round(), "begin"))
            return
        name, *args = self.moment
        s.round = max(s.round, 1)
        if name in ("activation", "purchase", "end") and len(args) == 1:
            self.stand_at_phase(name, self.one_of(args[0], SIDES))
        elif name in ("action", "flight") and len(args) == 1:
            self.stand_at_aircraft(name, self.one_of(args[0], self.t.aircraft_ids))
        elif name in CLAUSE_OF_COMBAT and len(args) == 2:
            self.engage(args)
            self.stand_in_combat(name)
        elif name == "begin" and not args:
            s.round -= 1
            self.stand_in_round((Round(), "begin"))
        else:
            raise BadPosition(f"there is no moment {' '.join(self.moment)!r} ({', '.join(MOMENTS)})")

    def stand_at_phase(self, name: str, side: int) -> None:
        s = self.s
        s.holder = side
        if name != "end" and "points" not in self.said:
            s.points = [self.t.points, self.t.points]
        if name == "activation":
            self.give_markers()
            self.stand_in_round((Round(), "activation"), (Activation(), "activate"))
        elif name == "purchase":
            self.stand_in_round((Round(), "purchase"), (Purchase(), "fill"))
        else:
            self.stand_in_round((Round(), "end"), (EndOfRound(), "midway"))

    def give_markers(self) -> None:
        if "marker" not in self.said:
            self.s.marker = [int(where != NOWHERE) for where in self.s.cell]

    def stand_at_aircraft(self, name: str, a: int) -> None:
        s = self.s
        s.holder = self.t.side[a]
        self.give_markers()
        s.marker[a] = 0
        ask = ChooseAction(a) if name == "action" else Fly(a, 0)
        self.stand_in_round((Round(), "activation"), (Activation(), "activate"), (ask, ""))

    def stand_in_combat(self, name: str) -> None:
        """[BM-8.3] Both have lost their markers; unless the position says otherwise, neither has moved."""
        s = self.s
        s.holder = s.attacker
        for side in (USA, JAPAN):
            a = s.duel[side]
            s.marker[a] = 0
            if name != "attack" and s.start[side] == NOWHERE:
                s.start[side], s.nose[side] = s.cell[a], s.heading[a]
            if name != "attack" and s.plans[side] < 0:
                plans = self.t.plans_of[self.t.planned[a]]
                s.plans[side] = max(plans, key=lambda plan: self.t.plans[plan].count(STRAIGHT))
        if name != "attack" and s.first < 0:
            s.first = s.attacker
        combat = (Combat(), CLAUSE_OF_COMBAT[name])
        self.stand_in_round((Round(), "activation"), (Activation(), "activate"), combat)

    def stand_in_round(self, *places: tuple[Frame, str]) -> None:
        flow.stand(self.s, (Match(), "rounds"), *places)
