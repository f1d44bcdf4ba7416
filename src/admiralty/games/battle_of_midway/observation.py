"""What a seat sees as numbers, for learners: everything in view.py, and nothing else."""

from __future__ import annotations

from typing import Final

from admiralty.core.event import Kind
from admiralty.core.flow import Sealed
from admiralty.games.battle_of_midway.datacheck import COLOURS, SIDES, TURNS
from admiralty.games.battle_of_midway.hexes import unpack
from admiralty.games.battle_of_midway.invariants import FARTHEST_CELL, MOST_ROUNDS
from admiralty.games.battle_of_midway.r08_combat import ChoosePlan
from admiralty.games.battle_of_midway.r08_duel import is_duel_over
from admiralty.games.battle_of_midway.r10_firing import colour
from admiralty.games.battle_of_midway.state import State
from admiralty.games.battle_of_midway.tables import JAPAN, NOWHERE, USA, Tables
from admiralty.games.battle_of_midway.view import PHASE_WORDS, card_played, moved, own_answer, phase
from admiralty.kit.datafile import root
from admiralty.kit.fields import Field, amount, amounts, grid, marks, numbered, or_none, up_to, word, words
from admiralty.kit.observation import Observation, Questions

USUAL_ROUNDS: Final = 12
CELL: Final = ("on board", "q", "r")
OFF_BOARD: Final = [0, 0, 0]


class Seen(Observation):
    """[BM-H.1] [BM-H.2] [BM-H.3] The board and all that is open, one's own hand, bid and plan.

    Plans are written token by token, because the list of plans depends on the mode.
    """

    def __init__(
        self, t: Tables, document: dict[str, object], prompts: dict[str, Kind], ids: dict[str, list[str]]
    ) -> None:
        kinds = root(document).rows("aircraft_kind")
        flight = max([row.whole("flight_max") for row in kinds])
        tokens = max([row.whole("combat_tokens_planned") for row in kinds])
        self.no_plan: list[int] = [0] * tokens
        self.tokens: list[list[int]] = [
            [turn + 1 for turn in plan] + [0] * (tokens - len(plan)) for plan in t.plans
        ]
        combat = combat_fields(t, tokens)
        self.no_combat: list[int] = [0] * sum([field.size for field in combat])
        self.no_hand: list[int] = [0] * t.cards
        far = (-FARTHEST_CELL, FARTHEST_CELL, farthest(t))
        limits = {
            "choose-piece/left": up_to(t.aircraft), "choose-bid/round": up_to(MOST_ROUNDS, USUAL_ROUNDS),
            "choose-aircraft/left": up_to(t.aircraft), "fly/made": up_to(flight), "fly/least": up_to(flight),
            "fly/most": up_to(flight), "choose-extension/q": far, "choose-extension/r": far,
            "choose-purchase/points": up_to(t.points),
        }  # fmt: skip
        known = {kind: names for kind, names in ids.items() if kind != "plan"}
        super().__init__(
            [*common_fields(t, document), *moving_fields(t, flight), *combat, *answer_fields(t, tokens)],
            Questions(prompts, known, limits),
        )

    def facts(self, s: State, seat: int) -> list[int]:
        t = s.t
        out = [
            seat, int(not t.hunt), s.round, PHASE_WORDS.index(phase(s)), s.holder + 1, s.points[USA],
            s.points[JAPAN], s.score[USA], s.score[JAPAN], 0 if t.hunt else t.threshold,
        ]  # fmt: skip
        for a, where in enumerate(s.cell):
            if where == NOWHERE:
                out += [0, 0, 0, 0, 0]
            else:
                q, r = unpack(where)
                out += [1, q, r, s.heading[a] + 1, s.marker[a]]
        for centre in s.tiles:
            add_cell(out, centre)
        out += [card + 1 for card in s.bank]
        out += [0] * (t.bank_size - len(s.bank))
        out.append(len(s.deck))
        out += s.discard
        out += [s.hand_size(USA), s.hand_size(JAPAN)]
        for side in (USA, JAPAN):
            if side == seat or t.open_hands:
                out += s.hands[side * t.cards : (side + 1) * t.cards]
            else:
                out += self.no_hand
        self.add_moving(s, out)
        if s.attacker >= 0:
            self.add_combat(s, out)
        else:
            out += self.no_combat
        self.add_answers(s, seat, out)
        return out

    def add_moving(self, s: State, out: list[int]) -> None:
        aircraft, made, cell, heading = moved(s)
        out += [aircraft + 1, made]
        add_cell(out, cell)
        out.append(heading + 1)

    def add_combat(self, s: State, out: list[int]) -> None:
        """[BM-H.1] Both aircraft, the tokens once they are revealed, and what has been played."""
        window, card = card_played(s)
        out += [s.attacker + 1, s.first + 1, s.dodged, s.duel[USA] + 1, s.duel[JAPAN] + 1]
        for side in (USA, JAPAN):
            out += self.tokens[s.plans[side]] if s.plans[side] >= 0 else self.no_plan
        out += [s.omitted[USA] + 1, s.omitted[JAPAN] + 1]
        for side in (USA, JAPAN):
            add_cell(out, s.start[side])
        is_over = is_duel_over(s)
        for side in (USA, JAPAN):
            out.append(0 if is_over else colour(s, s.duel[side], s.duel[1 - side]) + 1)
        out += [s.barrels[USA], s.barrels[JAPAN], s.veterans[USA], s.veterans[JAPAN], window + 1, card + 1]

    def add_answers(self, s: State, seat: int, out: list[int]) -> None:
        """[BM-H.2] [BM-H.5] Who has confirmed a bid or a plan, and one's own."""
        top = s.stack[-1] if s.stack else None
        if not isinstance(top, Sealed):
            out += [0, 0, 0]
            out += self.no_plan
            return
        own = own_answer(s, seat)
        is_plan = isinstance(top, ChoosePlan)
        out += [int(top.answers[USA] >= 0), int(top.answers[JAPAN] >= 0), 0 if is_plan else own + 1]
        out += self.tokens[own] if is_plan and own >= 0 else self.no_plan


def add_cell(out: list[int], where: int) -> None:
    if where == NOWHERE:
        out += OFF_BOARD
    else:
        q, r = unpack(where)
        out += [1, q, r]


def farthest(t: Tables) -> int:
    """How far from the centre the large tiles reach, with a small tile beyond them."""
    return max([abs(n) for where in t.cells for n in unpack(where)]) + 4


def cells(name: str, labels: list[str], scale: int, meaning: str) -> Field:
    """Fields of cells; a label of "" stands for a single one."""
    parts = list(CELL) if labels == [""] else grid(labels, CELL)
    return amounts(name, parts, FARTHEST_CELL, meaning, -FARTHEST_CELL, scale)


def common_fields(t: Tables, document: dict[str, object]) -> list[Field]:
    lengths = root(document).table("victory").table("domination").table("thresholds")
    threshold = max([lengths.whole(name) for name in lengths.names()])
    copies = max(t.copies)
    parts = grid(t.aircraft_ids, (*CELL, "heading", "marker"))
    return [
        word("seat", SIDES, "the seat that looks"),
        word("mode", ("carrier_hunt", "domination"), "the mode of the game"),
        amount("round", MOST_ROUNDS, "the round; 0 while aircraft are placed", scale=USUAL_ROUNDS),
        word("phase", PHASE_WORDS, "the phase of the round"),
        word("holder", or_none(SIDES), "who holds the initiative"),
        amounts("points", SIDES, t.points, "command points"),
        amounts("score", SIDES, MOST_ROUNDS, "victory points in domination", scale=threshold),
        amount("threshold", threshold, "victory points that end domination"),
        amounts(
            "aircraft", parts, FARTHEST_CELL,
            "whether an aircraft is on the board, its cell, its heading from 1 (E, clockwise), its marker",
            -FARTHEST_CELL, farthest(t),
        ),
        cells("tiles", t.tile_ids, farthest(t), "whether a small tile lies on the board, and its centre"),
        words("bank", numbered(t.bank_size), or_none(t.card_ids), "the cards of the bank, in order"),
        amount("deck", sum(t.copies), "cards in the deck"),
        amounts("discard", t.card_ids[: t.orders], copies, "cards in the discard pile"),
        amounts("cards", SIDES, sum(t.copies), "cards in each hand"),
        amounts("hands", grid(SIDES, t.card_ids), copies, "the cards in the hands that the seat may see"),
    ]  # fmt: skip


def moving_fields(t: Tables, flight: int) -> list[Field]:
    return [
        word("moving/aircraft", or_none(t.aircraft_ids), "the aircraft that is being placed or flown"),
        amount("moving/made", flight, "how many manoeuvres it has made"),
        cells("moving/cell", [""], farthest(t), "the cell it is about to enter"),
        word("moving/heading", or_none(t.heading_ids), "its heading as it crosses the edge"),
    ]


def combat_fields(t: Tables, tokens: int) -> list[Field]:
    most = sum(t.copies)
    return [
        word("attacker", or_none(SIDES), "who attacks in the combat"),
        word("first", or_none(SIDES), "who moves first in the combat"),
        amount("dodged", 1, "whether a Dodge was played"),
        words("duel", SIDES, or_none(t.aircraft_ids), "the aircraft of each side in the combat"),
        words("plans", grid(SIDES, numbered(tokens)), or_none(TURNS), "the revealed tokens"),
        amounts("omitted", SIDES, tokens, "the number of the omitted token, from 1"),
        cells("start", SIDES, farthest(t), "where the aircraft stood before they moved"),
        words("sights", SIDES, or_none(COLOURS), "the colour in which a side sees the other aircraft"),
        amounts("barrels", SIDES, most, "Barrel Rolls played"),
        amounts("veterans", SIDES, most, "Veterans played"),
        word("window", or_none(SIDES), "who may play a card"),
        word("card", or_none(t.card_ids), "the card that is taking effect"),
    ]


def answer_fields(t: Tables, tokens: int) -> list[Field]:
    return [
        marks("confirmed", SIDES, "who has confirmed a bid or a plan"),
        amount("bid", t.bid_max + 1, "the seat's own sealed bid plus 1; 0 for none"),
        words("plan", numbered(tokens), or_none(TURNS), "the tokens of the seat's own sealed plan"),
    ]
