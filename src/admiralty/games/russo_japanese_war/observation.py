"""What a seat sees as numbers, for learners: everything in view.py, and nothing else."""

from __future__ import annotations

from admiralty.core.event import Kind
from admiralty.core.flow import Ask, Frame
from admiralty.core.game import prompt_name
from admiralty.games.russo_japanese_war.datacheck import CARDS
from admiralty.games.russo_japanese_war.observation_layout import (
    IDS,
    LISTS,
    NUMBERS,
    about_fields,
    limits,
    table_fields,
    unit_fields,
)
from admiralty.games.russo_japanese_war.r01_general import strength
from admiralty.games.russo_japanese_war.r09_retreat import ChooseChain
from admiralty.games.russo_japanese_war.r13_battle import ChooseLine
from admiralty.games.russo_japanese_war.state import State
from admiralty.games.russo_japanese_war.tables import BOX_WORDS, JAPAN, RUSSIA, Tables
from admiralty.games.russo_japanese_war.view import (
    PHASE_WORDS,
    UNIT_SETS,
    flagship_seen,
    fought,
    lines_seen,
    movement,
    phase,
)
from admiralty.kit.observation import Observation, Questions


class Seen(Observation):
    """[RJ-1.8] Everything on the map; of the cards, one's own hand, the top discard and how many there are.

    `hexes` and `towns` are those of all maps, whichever is played. What a question is about is open, too: a
    field of that name has the same place for every question.
    """

    def __init__(
        self,
        t: Tables,
        hexes: list[str],
        towns: list[str],
        frames: dict[str, type[Frame]],
        prompts: dict[str, Kind],
        ids: dict[str, list[str]],
    ) -> None:
        places = [*hexes, *BOX_WORDS]
        self.place_number: list[int] = [places.index(name) for name in t.place_ids]
        held = [h for h in range(t.n) if t.town[h]]
        assert set(t.key_hex) <= set(held), "a key point is no town"
        self.towns: list[int] = [-1] * len(towns)
        for h in held:
            self.towns[towns.index(t.place_ids[h])] = h
        self.no_units: list[int] = [0] * t.units
        self.no_places: list[int] = [0] * len(places)
        self.no_ships: list[int] = [0] * t.ships
        self.no_cards: list[int] = [0] * CARDS
        self.no_about: list[int] = [0] * (1 + len(IDS) + 1 + len(NUMBERS))
        self.question_number: dict[str, int] = {name: n + 1 for n, name in enumerate(prompts)}
        self.asked_of: dict[str, list[str]] = fields_of(frames)
        known = {kind: names for kind, names in ids.items() if kind != "place"}
        super().__init__(
            [*table_fields(t), *unit_fields(t, places, towns), *about_fields(t, places, list(prompts))],
            Questions(prompts, known, limits(t)),
        )

    def facts(self, s: State, seat: int) -> list[int]:
        t = s.t
        out = [
            seat, s.turn, PHASE_WORDS.index(phase(s)), s.active, s.morale[JAPAN], s.morale[RUSSIA],
            s.hand_size(JAPAN), s.hand_size(RUSSIA), len(s.deck), len(s.pile),
            s.pile[-1] + 1 if s.pile else 0, s.lost[JAPAN], s.lost[RUSSIA], s.limit + 1, s.blocked[JAPAN],
            s.blocked[RUSSIA], s.neutralised, s.marched, s.modified[JAPAN], s.modified[RUSSIA],
            strength(s, t.garrison) if t.garrison >= 0 else 0,
        ]  # fmt: skip
        add_bits(out, s.hands[seat], self.no_cards)
        add_ranks(out, s.pile if t.history else [], self.no_cards)
        out += [0 if h < 0 else s.control[h] + 1 for h in self.towns]
        self.add_naval(s, seat, out)
        self.add_units(s, out)
        self.add_about(s, out)
        return out

    def add_naval(self, s: State, seat: int, out: list[int]) -> None:
        """[RJ-13.3] Fleets are open. Only Russia sees the flagship; a line is secret until both are set."""
        if not s.t.naval:
            out += [0, 0, 0, 0]
            for _ in range(4):
                out += self.no_ships
            return
        top = s.stack[-1] if s.stack else None
        closed = top.closed if isinstance(top, ChooseLine) else [0, 0]
        out += [flagship_seen(s, seat) + 1, closed[JAPAN], closed[RUSSIA], s.sea]
        out += s.steps
        base = len(out)
        out += self.no_ships
        for line in lines_seen(s, seat):
            for number, ship in enumerate(line):
                out[base + ship] = number + 1
        out += [ship + 1 for ship in s.faces] if s.faces else self.no_ships
        out += [ship + 1 for ship in s.aims] if s.aims else self.no_ships

    def add_units(self, s: State, out: list[int]) -> None:
        """Where the units are, and which of them have a zone of control, move or attack."""
        number = self.place_number
        out += [number[place] for place in s.where]
        add_bits(out, s.marked, self.no_units)
        movers, unit, left, path = movement(s)
        if movers is None:
            out += [0, 0]
            out += self.no_units
        else:
            out += [1, movers.rail]
            add_bits(out, movers.moved, self.no_units)
        out += [unit + 1, left]
        target, mask = fought(s)
        out += [0 if target < 0 else number[target] + 1, s.bonus, s.supported, s.die, s.outcome + 1]
        add_bits(out, mask, self.no_units)
        base = len(out)
        out += self.no_units
        out += self.no_units
        for i in range(0, len(s.declared), 2):
            out[base + i // 2] = number[s.declared[i]] + 1
            mask = s.declared[i + 1]
            for u in range(s.t.units):
                if mask >> u & 1:
                    out[base + s.t.units + u] = i // 2 + 1
        self.add_path(s, path, out)

    def add_path(self, s: State, path: list[int], out: list[int]) -> None:
        """The path of a unit, or a chain of retreats: hex, unit, hex, unit, ... (RJ-9.28)."""
        places = len(out)
        out += self.no_places
        units = len(out)
        out += self.no_units
        for n, place in enumerate(path):
            out[places + self.place_number[place]] = n + 1
        top = s.stack[-1] if s.stack else None
        if isinstance(top, ChooseChain):
            for n, what in enumerate(top.chain):
                if n % 2:
                    out[units + what] = n + 1
                else:
                    out[places + self.place_number[what]] = n + 1

    def add_about(self, s: State, out: list[int]) -> None:
        """[RJ-1.8] What the question is about, whoever is asked; lines of battle in the making are secret."""
        base = len(out)
        out += self.no_about
        units = len(out)
        for _ in UNIT_SETS:
            out += self.no_units
        if not s.stack:
            return
        top = s.stack[-1]
        name = type(top).__name__
        out[base] = self.question_number[prompt_name(name)]
        if isinstance(top, ChooseLine):
            return
        for field in self.asked_of[name]:
            if field in LISTS:
                continue
            value: int = getattr(top, field)
            if field in UNIT_SETS:
                at = units + UNIT_SETS.index(field) * s.t.units
                for u in range(s.t.units):
                    out[at + u] = value >> u & 1
            elif field in NUMBERS:
                out[base + 2 + len(IDS) + NUMBERS.index(field)] = value
            elif field == "target":
                out[base + 1 + len(IDS)] = self.place_number[value] + 1
            else:
                out[base + 1 + IDS.index(field)] = value + 1


def add_bits(out: list[int], mask: int, empty: list[int]) -> None:
    """A 0 or 1 for each bit."""
    if not mask:
        out += empty
        return
    for i in range(len(empty)):
        out.append(mask >> i & 1)


def add_ranks(out: list[int], listed: list[int], empty: list[int]) -> None:
    """The place of each thing in a list, from 1; 0 for one that is not in it."""
    base = len(out)
    out += empty
    for number, thing in enumerate(listed):
        out[base + thing] = number + 1


def fields_of(frames: dict[str, type[Frame]]) -> dict[str, list[str]]:
    """The names of the fields of every question; each must have a place in the layout."""
    found: dict[str, list[str]] = {}
    for name, frame in frames.items():
        if issubclass(frame, Ask) and frame is not ChooseLine:
            fields = list(frame.__dataclass_fields__) if hasattr(frame, "__dataclass_fields__") else []
            strange = set(fields) - {*IDS, *NUMBERS, *UNIT_SETS, *LISTS, "target"}
            assert not strange, f"{name}: {', '.join(sorted(strange))} cannot be observed"
            found[name] = fields
    return found
