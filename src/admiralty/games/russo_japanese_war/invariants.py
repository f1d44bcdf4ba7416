"""What holds in every state of a game. A position that breaks it is refused."""

from __future__ import annotations

from typing import Final

from admiralty.core.flow import Frame
from admiralty.games.russo_japanese_war import invariants_naval
from admiralty.games.russo_japanese_war.datacheck import CARDS, FACES, RESULTS
from admiralty.games.russo_japanese_war.r03_setup import Match
from admiralty.games.russo_japanese_war.r05_turn import PlayerTurn, Turn
from admiralty.games.russo_japanese_war.r06_replenishment import ChooseRefill
from admiralty.games.russo_japanese_war.r08_movement import ChooseMover, March, Ride
from admiralty.games.russo_japanese_war.r09_combat import ChooseSupport, Combat
from admiralty.games.russo_japanese_war.r09_declaration import (
    ChooseAttackers,
    ChooseCombat,
    ChooseTarget,
    CombatPhase,
    members,
)
from admiralty.games.russo_japanese_war.r09_results import (
    ChooseAdvance,
    ChooseCavalry,
    ChooseConversion,
    ChooseFurther,
    ChooseLoss,
    Result,
)
from admiralty.games.russo_japanese_war.r09_retreat import ChooseChain, ChooseRetreat
from admiralty.games.russo_japanese_war.r09_windows import AfterDie, BeforeDie
from admiralty.games.russo_japanese_war.r10_cards import ChooseLanding, ChooseUse, transportable
from admiralty.games.russo_japanese_war.r10_strategic import ChooseStrategist, StrategicMarch
from admiralty.games.russo_japanese_war.r11_events import ChooseMarked, ChooseReturned, ChooseSent, Reaction
from admiralty.games.russo_japanese_war.r12_victory import MoraleWindow
from admiralty.games.russo_japanese_war.r13_battle import ChooseFire, ChoosePairing
from admiralty.games.russo_japanese_war.r13_repair import ChooseRepair
from admiralty.games.russo_japanese_war.state import State
from admiralty.games.russo_japanese_war.tables import JAPAN, REBUILD, RUSSIA

NESTING: Final[dict[str, tuple[str, ...]]] = {
    "": ("Match", "Turn"),
    "Match.flagship": ("ChooseFlagship",),
    "Turn.russia": ("PlayerTurn",),
    "Turn.japan": ("PlayerTurn",),
    "Turn.victory": ("Victory",),
    "Victory.beriberi": ("MoraleWindow",),
    "Victory.scurvy": ("MoraleWindow",),
    "PlayerTurn.replenishment": ("ChooseRefill",),
    "PlayerTurn.movement": ("ChooseMover",),
    "PlayerTurn.combat": ("CombatPhase",),
    "PlayerTurn.fleets": ("NavalStep",),
    "PlayerTurn.cards": ("ChooseUse",),
    "ChooseMover": ("March", "Ride"),
    "CombatPhase.declaration": ("ChooseTarget",),
    "CombatPhase.next_combat": ("ChooseCombat", "Combat"),
    "ChooseTarget": ("ChooseAttackers",),
    "Combat.strength": ("ChooseSupport",),
    "Combat.before": ("BeforeDie",),
    "Combat.after": ("AfterDie",),
    "Combat.result": ("Result",),
    "Result.conversion": ("ChooseConversion",),
    "Result.defence_loses": ("ChooseLoss",),
    "Result.attack_loses": ("ChooseLoss",),
    "Result.retreat": ("ChooseRetreat", "ChooseChain"),
    "Result.advance": ("ChooseAdvance", "ChooseCavalry", "ChooseFurther"),
    "ChooseUse": (
        "ChooseLanding", "ChooseMarked", "ChooseMover", "ChooseReinforcement", "ChooseReorganised",
        "ChooseReturned", "ChooseSent", "ChooseStrategist", "ChooseTransport", "CombatPhase", "Reaction",
        "StrategicMarch",
    ),
    "NavalStep.sortie": ("ChooseSortie",),
    "NavalStep.response": ("ChooseResponse",),
    "NavalStep.break_off": ("ChooseBreakOff",),
    "NavalStep.interception": ("ChooseIntercept",),
    "NavalStep.battle": ("Battle",),
    "NavalStep.vladivostok": ("ChooseVladivostok",),
    "NavalStep.second_fleet": ("ChooseSecondFleet",),
    "NavalStep.second_battle": ("Battle",),
    "NavalStep.repairs": ("Repairs",),
    "ChooseResponse": ("ChooseHit",),
    "Battle.lines": ("ChooseLine",),
    "Battle.assign": ("ChoosePairing",),
    "Battle.first_fire": ("ChooseFirstFire",),
    "Battle.aim": ("ChooseFire",),
    "Repairs.squadron": ("ChooseRepair",),
    "Repairs.first_fleet": ("ChooseRepair",),
    "Repairs.second_fleet": ("ChooseRepair", "ChooseRevival"),
}  # fmt: skip

OF_A_SIDE = (
    PlayerTurn, ChooseRefill, ChooseMover, CombatPhase, ChooseTarget, ChooseAttackers, ChooseCombat,
    ChooseLoss, ChooseRetreat, ChooseChain, ChooseUse, ChooseStrategist, MoraleWindow, ChooseRepair,
    ChoosePairing, ChooseFire,
)  # fmt: skip
OF_A_UNIT = (March, Ride, StrategicMarch, ChooseCavalry, ChooseFurther, ChooseLanding)
OF_A_COMBAT = (
    Combat, ChooseSupport, BeforeDie, AfterDie, Result, ChooseConversion, ChooseLoss, ChooseAdvance,
    ChooseCavalry, ChooseFurther,
)  # fmt: skip
REPEATED_QUESTIONS = (ChooseFurther, ChooseMarked, ChooseReturned, ChooseSent)
WITH_OUTCOME = (AfterDie, Result, ChooseConversion, ChooseLoss, ChooseAdvance)
MOST_LEFT = 9  # for events that may be applied several times
MOST_BONUS = 99


def check(s: State) -> None:
    """Units within stacking, every card somewhere, numbers within their tracks, frames that can be asked."""
    check_units(s)
    check_cards(s)
    check_numbers(s)
    check_combat(s)
    invariants_naval.check_fleets(s)
    for frame in s.stack:
        check_frame(s, frame)


def check_units(s: State) -> None:
    """[RJ-7.10] [RJ-7.12] [RJ-7.13] Stacking; units of one side in a hex; units in boxes of their side;
    correct counts.
    """
    t = s.t
    for h in range(t.n):
        assert not (s.japanese[h] and s.russian[h]), f"both sides are in {t.place_ids[h]}"
        for side in (JAPAN, RUSSIA):
            assert s.men(side)[h] <= t.stack[side], f"too many units are in {t.place_ids[h]}"
    boxes = [(t.korea, t.japan, t.gone), (t.siberia, t.europe, t.gone)]
    for u, place in enumerate(s.where):
        name = t.unit_ids[u]
        assert place < t.n or place in boxes[t.side[u]], f"{name} is in a box of the other side"
        if place < t.n and not s.result:
            assert s.control[place] == t.side[u], f"{name} does not control its hex"
        if not t.movement[u]:
            assert place in (t.start[u], t.gone), f"{name} never moves"
    c = s.clone()
    c.count_up()
    counted = [c.japanese, c.russian, c.zoc_japan, c.zoc_russia]
    assert counted == [s.japanese, s.russian, s.zoc_japan, s.zoc_russia], "the counts of units are wrong"
    for u in members(s.marked):
        assert u in t.own[RUSSIA], "only Russian units lose their ZOC"
    if not s.result:
        assert s.control[t.source[JAPAN]] == JAPAN, "Japan has lost its supply source"
        assert s.control[t.source[RUSSIA]] == RUSSIA, "Russia has lost its supply source"


def check_cards(s: State) -> None:
    """[RJ-1.5] [RJ-6.9] Sixteen cards, each in one place; the one that reshuffles is never used."""
    held = [*s.hand_cards(JAPAN), *s.hand_cards(RUSSIA)]
    assert sorted([*held, *s.deck, *s.pile]) == list(range(CARDS)), "a card is missing or twice there"
    assert s.deck == sorted(s.deck), "the deck has an order of its own"
    assert s.t.reshuffle in s.deck, f"card {s.t.reshuffle + 1} is never held or discarded"


def check_numbers(s: State) -> None:
    t = s.t
    assert 0 <= s.turn <= t.turns, f"the turn must be 0 to {t.turns}"
    assert s.active in (JAPAN, RUSSIA), "nobody such is active"
    for side in (JAPAN, RUSSIA):
        assert 0 <= s.morale[side] <= t.top_morale, f"morale must be 0 to {t.top_morale}"
        assert 0 <= s.lost[side] <= t.units, "more units are lost than there are"
        assert -FACES <= s.modified[side] <= FACES, "a check is modified too much"
        assert s.blocked[side] in (0, 1), "a box is blocked or not"
    assert -1 <= s.limit <= CARDS, "there is no such hand limit"
    for flag in (s.neutralised, s.flipped, s.marched, s.supported, s.flipped_before):
        assert flag in (0, 1), "a marker is there or not"


def check_combat(s: State) -> None:
    """[RJ-9.6] What belongs to a combat is there during a combat only."""
    t = s.t
    assert len(s.declared) % 2 == 0, "a declared combat has no attackers"
    for i in range(0, len(s.declared), 2):
        assert 0 <= s.declared[i] < t.n, "a declared combat has no target"
        assert s.declared[i + 1] < 1 << t.units, "an attacker is unknown"
    if s.target < 0:
        loose = [s.attackers, s.bonus, s.supported, s.die, s.flipped_before]
        assert not any(loose), "something of a combat is left over"
        assert [s.outcome, s.forced_by, s.changed_by, s.before] == [-1] * 4, "a combat has left an outcome"
        return
    assert s.target < t.n, "the target is no hex"
    assert 0 < s.attackers < 1 << t.units, "nobody attacks"
    assert all(t.side[u] == s.active for u in members(s.attackers)), "an attacker is of the wrong side"
    assert -MOST_BONUS <= s.bonus <= MOST_BONUS, "there is no such bonus"
    assert 0 <= s.die <= FACES, "there is no such die"
    assert -1 <= s.outcome < len(RESULTS), "there is no such outcome"
    assert -1 <= s.before < len(RESULTS), "there is no such outcome"
    assert s.forced_by in (-1, JAPAN, RUSSIA), "nobody such set the outcome"
    assert -1 <= s.changed_by < 2 * CARDS, "there is no such event"


def check_frame(s: State, frame: Frame) -> None:
    """The fields of a question must fit the state, so that it can be asked."""
    t = s.t
    name = type(frame).__name__
    if isinstance(frame, Match):
        assert s.turn == 0, f"{name}: the game has begun"
    if isinstance(frame, Turn):
        assert s.turn > 0, f"{name}: the game has not begun"
    if isinstance(frame, OF_A_SIDE):
        assert frame.side in (JAPAN, RUSSIA), f"{name}: no such side"
    if isinstance(frame, OF_A_UNIT):
        assert 0 <= frame.unit < t.units, f"{name}: no such unit"
    if isinstance(frame, OF_A_COMBAT):
        assert s.target >= 0, f"{name}: there is no combat"
    if isinstance(frame, WITH_OUTCOME):
        assert s.outcome >= 0, f"{name}: there is no outcome"
    if isinstance(frame, (BeforeDie, AfterDie)):
        assert frame.priority in (JAPAN, RUSSIA), f"{name}: no such side"
        assert 0 <= frame.passes < 2, f"{name}: both have passed"
    if isinstance(frame, (Ride, StrategicMarch)):
        assert frame.path, f"{name}: the unit comes from nowhere"
        assert all(0 <= place < t.size for place in frame.path), f"{name}: no such place"
        assert len(set(frame.path)) == len(frame.path), f"{name}: the unit was somewhere twice"
        assert frame.path[-1] == s.where[frame.unit], f"{name}: the unit is somewhere else"
    if isinstance(frame, March):
        assert 0 < frame.left <= t.movement[frame.unit], f"{name}: no such movement"
        assert s.where[frame.unit] < t.japan, f"{name}: the unit cannot move"
    if isinstance(frame, ChooseMover):
        assert frame.rail in (0, 1), f"{name}: the rails are used or not"
    if isinstance(frame, (ChooseMover, ChooseRetreat, ChooseAttackers)):
        mask = frame.moved if isinstance(frame, ChooseMover) else frame.mask
        assert 0 <= mask < 1 << t.units, f"{name}: no such units"
        assert all(t.side[u] == frame.side for u in members(mask)), f"{name}: a unit is of the wrong side"
    check_details(s, frame, name)


def check_details(s: State, frame: Frame, name: str) -> None:
    t = s.t
    if isinstance(frame, ChooseRetreat):
        assert all(s.where[u] < t.n for u in members(frame.mask)), f"{name}: a unit is not on the map"
    if isinstance(frame, ChooseAttackers):
        assert 0 <= frame.target < t.n, f"{name}: no such hex"
    if isinstance(frame, ChooseChain):
        chain = frame.chain
        assert len(chain) >= 3, f"{name}: the chain is too short"
        assert all(0 <= u < t.units for u in chain[1::2]), f"{name}: no such unit"
        assert all(0 <= h < t.n for h in [chain[0], *chain[2::2]]), f"{name}: no such chain"
    if isinstance(frame, Reaction):
        assert CARDS <= frame.event < 2 * CARDS, f"{name}: no such event"
    if isinstance(frame, ChooseReturned):
        assert 0 <= frame.event < 2 * CARDS, f"{name}: no such event"
        assert t.effect[frame.event] == REBUILD, f"{name}: the event returns nobody"
    if isinstance(frame, ChooseAdvance):
        room = t.stack[s.active] - s.men(s.active)[s.target]
        assert 1 <= frame.left <= room, f"{name}: there is no room"
        assert not s.men(1 - s.active)[s.target], f"{name}: the enemy is still there"
    if isinstance(frame, (ChooseCavalry, ChooseFurther)):
        assert t.side[frame.unit] == RUSSIA, f"{name}: a unit of the wrong side"
        assert s.where[frame.unit] < t.n, f"{name}: the unit is not on the map"
    if isinstance(frame, ChooseLanding):
        assert frame.unit in transportable(s, JAPAN), f"{name}: the unit cannot sail"
    if isinstance(frame, REPEATED_QUESTIONS):
        assert 1 <= frame.left <= MOST_LEFT, f"{name}: not so many are left"
    if isinstance(frame, (ChooseMarked, ChooseReturned, ChooseSent)):
        assert 0 <= frame.done <= MOST_LEFT, f"{name}: not so many are done"
    invariants_naval.check_frame(s, frame)
