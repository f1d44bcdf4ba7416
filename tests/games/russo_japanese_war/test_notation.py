"""Positions as text, both ways."""

from __future__ import annotations

import pytest

from admiralty.core.codec import BadPosition
from admiralty.games.russo_japanese_war.game import RussoJapaneseWar
from tests.games.russo_japanese_war.positions import asked, at, controls, naval, run, state, war

WRITTEN = (
    "russo-japanese-war/3; turn 4; active japan; J-Gds 1114; J-2 1215; R-S3 siberia; R-S4 eliminated; "
    "control japan 1114 1203 1215; morale 5 3; lost 0 1; hand japan 01 13; hand russia 02; pile 05 07; "
    "limit 2; blocked russia; neutralised; marched; marked R-S2; combat 1214 J-Gds J-2; supported; bonus 1; "
    "die 4; outcome NE; "
    "at Turn.japan[] PlayerTurn.combat[0] CombatPhase.next_combat[0] Combat.after[] AfterDie[0,0]"
)


def test_a_position_is_read_and_written_back() -> None:
    t = war(WRITTEN)
    again = war(t.position())
    assert again.position() == t.position()
    assert asked(t) == "japan after-die"
    assert at(t, "R-S3") == "siberia"
    assert controls(t, "1203") == "japan"
    for part in WRITTEN.split("; "):
        assert part in t.position(), part


EARLIER = (
    (WRITTEN, "Turn.3[] PlayerTurn.4[0] CombatPhase.1[0] Combat.5[] AfterDie.0[0,0]"),
    (WRITTEN, "Turn.japan[] PlayerTurn.combat[0] CombatPhase.declaration[0] Combat.after[] AfterDie[0,0]"),
)


@pytest.mark.parametrize(("text", "stack"), EARLIER)
def test_a_position_of_version_1_is_read(text: str, stack: str) -> None:
    """[RJ-9.6] A combat in progress stood on the clause before the one that had begun it."""
    old = text.replace("war/3", "war/1").partition("; at ")[0] + f"; at {stack}"
    assert war(old).position() == war(text).position()


@pytest.mark.parametrize(
    ("battle", "question"), [("Battle.2", "ChoosePairing.0[0,2]"), ("Battle.4", "ChooseFire.0[1,7]")]
)
def test_a_battle_of_version_1_asks_on(battle: str, question: str) -> None:
    """[RJ-13.19] [RJ-R.35] Clauses that ask for each ship in turn are in progress while they ask."""
    new = {"Battle.2": "Battle.assign", "Battle.4": "Battle.aim"}[battle]
    places = RussoJapaneseWar.upgrades.rewrite([f"at NavalStep.5[] {battle}[0,2] {question}"], 1, 2)
    assert places == [f"at NavalStep.battle[] {new}[0,2] {question.replace('.0', '')}"]


def test_naval_positions_are_read_and_written_back() -> None:
    t = naval("flagship N-Poltava; ship N-Fuji 1; hand russia 07; fleets")
    run(t, "russia sortie", "russia go-on", "japan intercept", "japan next N-Mikasa")
    again = naval(t.position())
    assert again.position() == t.position()
    assert state(again).flagship == state(t).flagship


def test_every_moment_leads_to_its_question() -> None:
    moments = {
        "replenishment russia": "russia choose-refill",
        "movement japan": "japan choose-mover",
        "J-2 1215; combats japan": "japan choose-target",
        "hand russia 01; cards russia": "russia choose-use",
        "J-2 1215; J-12 1215; hand japan 01; attack 1214 J-2 J-12": "japan choose-support",
        "lost 1 0; hand russia 16; victory": "russia morale-window",
    }
    for moment, question in moments.items():
        assert asked(war(moment)) == question
    assert asked(naval("fleets")) == "russia choose-sortie"


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("J-99 1214", "is not part of a position"),
        ("J-2 9999", "is not one of"),
        ("morale 7 6; cards japan", "morale must be 0 to 6"),
        ("turn 13; cards japan", "the turn must be 0 to 12"),
        ("hand japan 01; hand russia 01; cards japan", "a card is missing or twice there"),
        ("J-2 siberia; cards japan", "in a box of the other side"),
        ("R-PA 1913; R-S1 europe; cards japan", "never moves"),
        ("attack 1214", "there is no moment"),
        ("cards", "there is no moment"),
        ("turn x; cards japan", "is not a whole number"),
        ("die 4; cards japan", "something of a combat is left over"),
        ("marked J-2; cards japan", "only Russian units"),
        ("flagship N-Poltava; cards japan", "the flagship is not afloat"),
        ("J-2 2417; cards japan", "Russia has lost its supply source"),
    ],
)
def test_what_cannot_be_is_refused(text: str, complaint: str) -> None:
    with pytest.raises(BadPosition, match=complaint):
        war(text)


@pytest.mark.parametrize(
    "frames",
    [
        "Turn.japan[] PlayerTurn.movement[0] March[99,1,1]",
        "Turn.japan[] PlayerTurn.movement[0] March[0,9,1]",
        "Turn.japan[] PlayerTurn.movement[5] ChooseMover[0,0,1]",
        "Turn.japan[] PlayerTurn.movement[0] Ride[0,[]]",
        "Turn.japan[] PlayerTurn.combat[0] CombatPhase.next_combat[0] Combat.strength[] ChooseSupport[]",
        "Turn.japan[] PlayerTurn.combat[0] CombatPhase.declaration[0] ChooseAttackers[0,999,0]",
        "Turn.japan[] PlayerTurn.cards[0] ChooseUse[0] Reaction[3]",
        "Turn.japan[] PlayerTurn.cards[0] ChooseUse[0] ChooseReturned[3,1,0]",
        "Turn.japan[] PlayerTurn.combat[0] ChooseChain[0,[1],0]",
        "Turn.japan[] PlayerTurn.combat[0] ChooseRepair[0,9,1]",
        "Turn.japan[] PlayerTurn.combat[0] ChooseFire[0,1]",
    ],
)
def test_frames_that_do_not_fit_are_refused(frames: str) -> None:
    with pytest.raises(BadPosition):
        war(f"turn 3; at {frames}")


SEA = "Turn.russia[] PlayerTurn.fleets[1] NavalStep"


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        ("turn 12", "Match: the game has begun"),
        ("turn 0; at Turn.japan[] PlayerTurn.movement[0] ChooseMover[0,0,1]", "Turn: the game has not begun"),
        ("turn 3; faces", "there is no battle at sea"),
        (
            f"turn 3; at {SEA}.battle[] Battle.lines[0,3] ChooseLine[[[],[]],[0,0]]",
            "these fleets do not meet",
        ),
        (
            f"turn 3; at {SEA}.battle[] Battle.lines[0,2] ChooseLine[[[],[]],[0,0]]",
            "a battle needs all ships",
        ),
        (
            f"turn 3; faces; aims; at {SEA}.battle[] Battle.lines[0,2] ChooseLine[[[],[]],[1,1]]",
            "lists are closed",
        ),
        (
            f"turn 3; faces; aims; at {SEA}.battle[] Battle.lines[0,2] ChooseLine[[[7],[]],[0,0]]",
            "no such order",
        ),
        (
            f"turn 3; faces; aims; at {SEA}.battle[] Battle.assign[0,2] ChoosePairing[0,1]",
            "a line has no ships",
        ),
        (f"turn 3; at {SEA}.repairs[] Repairs.squadron[] ChooseRepair[1,2,-1]", "not so many are repaired"),
        (f"turn 3; at {SEA}.response[] ChooseResponse[] ChooseHit[0]", "ChooseHit: no such hits"),
        (f"turn 3; at {SEA}.repairs[] ChooseSortie[]", "ChooseSortie cannot stand on NavalStep.repairs"),
    ],
)
def test_a_battle_at_sea_that_cannot_be_is_refused(words: str, complaint: str) -> None:
    with pytest.raises(BadPosition, match=complaint):
        naval(words)
