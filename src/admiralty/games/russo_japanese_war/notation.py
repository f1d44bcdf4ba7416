"""A position of Russo-Japanese War in words, both ways.

Written, each only where it says something: `turn N; active SIDE; UNIT PLACE; control japan HEX ...; morale N
N; hand SIDE CARD ...; pile CARD ... (the top last); lost N N; limit N; blocked SIDE; neutralised; flipped;
marked UNIT ...; marched; modified N N; declared HEX UNIT ...; combat HEX UNIT ...; bonus N; supported; die N;
outcome RESULT; forced SIDE; changed EVENT RESULT [flipped]; ship SHIP N; flagship SHIP; sea N; line SIDE SHIP
...; faces SHIP SHIP; aims SHIP SHIP`. The Japanese number comes first. All other cards are in the deck.

Read: what is not said stands as at the start; a hex with a unit is its side's. One more word may name the
moment: `replenishment SIDE`, `movement SIDE`, `combats SIDE`, `fleets`, `cards SIDE`, `end SIDE` (of a player
turn), `victory`, or `attack HEX UNIT ...` for one combat. The turn is then 2 unless it is said. Without one
the game begins.
"""

from __future__ import annotations

from admiralty.core import flow
from admiralty.core.codec import BadPosition
from admiralty.core.flow import Frame
from admiralty.core.luck import Tape
from admiralty.games.russo_japanese_war.datacheck import CARDS, RESULTS
from admiralty.games.russo_japanese_war.mapdata import SIDES
from admiralty.games.russo_japanese_war.r03_setup import Match, new_state
from admiralty.games.russo_japanese_war.r05_turn import PlayerTurn, Turn
from admiralty.games.russo_japanese_war.r09_combat import Combat
from admiralty.games.russo_japanese_war.r09_declaration import CombatPhase, members
from admiralty.games.russo_japanese_war.r12_victory import Victory
from admiralty.games.russo_japanese_war.state import State
from admiralty.games.russo_japanese_war.tables import JAPAN, RUSSIA, Tables
from admiralty.kit import notation

MOMENTS = ("replenishment", "movement", "combats", "fleets", "cards", "end")
CLAUSE_OF = {
    "replenishment": "replenishment", "movement": "movement", "combats": "combat", "fleets": "fleets",
    "cards": "cards", "end": "end",
}  # fmt: skip
LARGEST_NUMBER = 9999
FLAGS = ("neutralised", "flipped", "marched", "supported")
NUMBERS = ("turn", "limit", "bonus", "die", "sea")
PAIRS = ("morale", "lost", "modified")


def write(s: State) -> list[str]:
    t = s.t
    words = [f"turn {s.turn}", f"active {SIDES[s.active]}"]
    for u, place in enumerate(s.where):
        if place != t.start[u]:
            words.append(f"{t.unit_ids[u]} {t.place_ids[place]}")
    held = [t.place_ids[h] for h in range(t.n) if s.control[h] == JAPAN and h != t.source[JAPAN]]
    words += [" ".join(["control", "japan", *held])] if held else []
    words += [f"{key} {pair(s, key)}" for key in PAIRS if key == "morale" or pair(s, key) != "0 0"]
    for side in (JAPAN, RUSSIA):
        words += [" ".join(["hand", SIDES[side], *cards(t, s.hand_cards(side))])] if s.hands[side] else []
    words += [" ".join(["pile", *cards(t, s.pile)])] if s.pile else []
    words += [f"limit {s.limit}"] if s.limit >= 0 else []
    words += [f"blocked {SIDES[side]}" for side in (JAPAN, RUSSIA) if s.blocked[side]]
    words += [key for key in FLAGS if getattr(s, key)]
    words += [" ".join(["marked", *units(t, s.marked)])] if s.marked else []
    for i in range(0, len(s.declared), 2):
        words.append(" ".join(["declared", t.place_ids[s.declared[i]], *units(t, s.declared[i + 1])]))
    return words + (write_combat(s) if s.target >= 0 else []) + write_fleets(s)


def write_combat(s: State) -> list[str]:
    t = s.t
    words = [" ".join(["combat", t.place_ids[s.target], *units(t, s.attackers)])]
    words += [f"bonus {s.bonus}"] if s.bonus else []
    words += [f"die {s.die}"] if s.die else []
    words += [f"outcome {RESULTS[s.outcome]}"] if s.outcome >= 0 else []
    words += [f"forced {SIDES[s.forced_by]}"] if s.forced_by >= 0 else []
    if s.changed_by >= 0:
        before = RESULTS[s.before] if s.before >= 0 else "-"
        flipped = " flipped" if s.flipped_before else ""
        words.append(f"changed {t.event_ids[s.changed_by]} {before}{flipped}")
    return words


def write_fleets(s: State) -> list[str]:
    t = s.t
    full = 2 if t.naval else 0
    words = [f"ship {t.ship_ids[ship]} {n}" for ship, n in enumerate(s.steps) if n != full]
    words += [f"flagship {t.ship_ids[s.flagship]}"] if s.flagship >= 0 else []
    words += [f"sea {s.sea}"] if s.sea else []
    for side, line in ((JAPAN, s.japan_line), (RUSSIA, s.russia_line)):
        words += [" ".join(["line", SIDES[side], *[t.ship_ids[ship] for ship in line]])] if line else []
    for key, ships in (("faces", s.faces), ("aims", s.aims)):
        words += [f"{key}"] if ships and max(ships) < 0 else []
        for ship, enemy in enumerate(ships):
            words += [f"{key} {t.ship_ids[ship]} {t.ship_ids[enemy]}"] if enemy >= 0 else []
    return words


def pair(s: State, key: str) -> str:
    return " ".join(str(n) for n in getattr(s, key))


def cards(t: Tables, numbers: list[int]) -> list[str]:
    return [t.card_ids[card] for card in numbers]


def units(t: Tables, mask: int) -> list[str]:
    return [t.unit_ids[u] for u in members(mask)]


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
            known = self.read_unit(key, args) or self.read_numbers(key, args) or self.read_sets(key, args)
            if not (known or self.read_combat(key, args) or self.read_fleets(key, args)):
                raise BadPosition(f"{word!r} is not part of a position of Russo-Japanese War")
            self.said.add(key)
        s = self.s
        for u, place in enumerate(s.where):
            if place < self.t.n:
                s.control[place] = self.t.side[u]
        gone = [*s.pile, *s.hand_cards(JAPAN), *s.hand_cards(RUSSIA)]
        s.deck = [card for card in range(CARDS) if card not in gone]
        s.count_up()
        self.stand()
        return s

    def read_unit(self, key: str, args: list[str]) -> bool:
        """`J-2 1114` or `J-2 korea`."""
        if key not in self.t.unit_ids or len(args) != 1:
            return False
        self.s.where[self.t.unit_ids.index(key)] = self.one_of(args[0], self.t.place_ids)
        return True

    def read_numbers(self, key: str, args: list[str]) -> bool:
        s = self.s
        if key in FLAGS and not args:
            setattr(s, key, 1)
        elif key in NUMBERS and len(args) == 1:
            setattr(s, key, self.number(args[0]))
        elif key in PAIRS and len(args) == 2:
            setattr(s, key, [self.number(word) for word in args])
        else:
            return False
        return True

    def read_sets(self, key: str, args: list[str]) -> bool:
        s = self.s
        t = self.t
        if key == "control" and args and args[0] == SIDES[JAPAN]:
            for word in args[1:]:
                s.control[self.hex(word)] = JAPAN
        elif key == "hand" and args:
            s.hands[self.one_of(args[0], SIDES)] = self.mask(args[1:], t.card_ids)
        elif key == "pile":
            s.pile = [self.one_of(word, t.card_ids) for word in args]
        elif key == "active" and len(args) == 1:
            s.active = self.one_of(args[0], SIDES)
        elif key == "blocked" and len(args) == 1:
            s.blocked[self.one_of(args[0], SIDES)] = 1
        elif key == "marked":
            s.marked = self.mask(args, t.unit_ids)
        elif key in MOMENTS or key in ("victory", "attack"):
            self.moment = [key, *args]
        else:
            return False
        return True

    def read_combat(self, key: str, args: list[str]) -> bool:
        s = self.s
        if key == "declared" and len(args) > 1:
            s.declared += [self.hex(args[0]), self.mask(args[1:], self.t.unit_ids)]
        elif key == "combat" and args:
            s.target = self.hex(args[0])
            s.attackers = self.mask(args[1:], self.t.unit_ids)
        elif key == "outcome" and len(args) == 1:
            s.outcome = self.one_of(args[0], RESULTS)
        elif key == "forced" and len(args) == 1:
            s.forced_by = self.one_of(args[0], SIDES)
        elif key == "changed" and len(args) >= 2 and args[2:] in ([], ["flipped"]):
            s.changed_by = self.one_of(args[0], self.t.event_ids)
            s.before = -1 if args[1] == "-" else self.one_of(args[1], RESULTS)
            s.flipped_before = len(args) - 2
        else:
            return False
        return True

    def read_fleets(self, key: str, args: list[str]) -> bool:
        s = self.s
        ids = self.t.ship_ids
        if key == "ship" and len(args) == 2:
            s.steps[self.one_of(args[0], ids)] = self.number(args[1])
        elif key == "flagship" and len(args) == 1:
            s.flagship = self.one_of(args[0], ids)
        elif key == "line" and args:
            line = [self.one_of(word, ids) for word in args[1:]]
            if self.one_of(args[0], SIDES) == JAPAN:
                s.japan_line = line
            else:
                s.russia_line = line
        elif key in ("faces", "aims") and len(args) in (0, 2):
            found: list[int] = getattr(s, key) or [-1] * self.t.ships
            if args:
                found[self.one_of(args[0], ids)] = self.one_of(args[1], ids)
            setattr(s, key, found)
        else:
            return False
        return True

    def hex(self, word: str) -> int:
        return self.one_of(word, self.t.place_ids[: self.t.n])

    def mask(self, words: list[str], names: list[str]) -> int:
        out = 0
        for word in words:
            out |= 1 << self.one_of(word, names)
        return out

    def number(self, word: str) -> int:
        digits = word.removeprefix("-")
        if not (digits.isascii() and digits.isdigit()) or int(digits) > LARGEST_NUMBER:
            raise BadPosition(f"{word!r} is not a whole number of at most {LARGEST_NUMBER}")
        return int(word)

    def one_of(self, word: str, names: list[str]) -> int:
        return notation.one_of(word, names)

    def stand(self) -> None:
        """Put the frames of the named moment on the stack; the next clause then leads on to a question."""
        s = self.s
        if not self.moment:
            flow.stand(s, (Match(), "flagship"))
            return
        if "turn" not in self.said:
            s.turn = 2
        name, *args = self.moment
        if name == "victory" and not args:
            s.active = JAPAN
            flow.stand(s, (Turn(), "victory"), (Victory(), "beriberi"))
        elif name == "fleets" and not args:
            self.stand_in_turn(RUSSIA, CLAUSE_OF[name])
        elif name in CLAUSE_OF and name != "fleets" and len(args) == 1:
            self.stand_in_turn(self.one_of(args[0], SIDES), CLAUSE_OF[name])
        elif name == "attack" and len(args) > 1:
            s.target = self.hex(args[0])
            s.attackers = self.mask(args[1:], self.t.unit_ids)
            side = self.t.side[members(s.attackers)[0]]
            self.stand_in_turn(side, "combat", (CombatPhase(side), "next_combat"), (Combat(), "strength"))
        else:
            raise BadPosition(f"there is no moment {' '.join(self.moment)!r}")

    def stand_in_turn(self, side: int, clause: str, *places: tuple[Frame, str]) -> None:
        s = self.s
        s.active = side
        flow.stand(s, (Turn(), SIDES[side]), (PlayerTurn(side), clause), *places)
