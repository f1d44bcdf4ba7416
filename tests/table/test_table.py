"""The table: gate, undo, draws, real dice, what a seat hears."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

import pytest

import admiralty
from admiralty import Refused, Table, load
from admiralty.core.luck import Keyed, LuckNeeded
from admiralty.show.text import LANGUAGES, Speaker
from admiralty.table import table as table_module
from admiralty.table.agreements import AGREED, RESIGNED
from tests.support import game, table

SQUADRON = "turn 2; operations japan; tsushima: chinen itsukushima; sea-of-japan: rossia"


def test_the_seat_that_is_asked_acts() -> None:
    t = table("port-arthur")
    assert t.acting == ("japan",)
    assert t.legal("russia") == []
    assert "sail mikasa tsushima" in [choice.text for choice in t.legal("japan")]


def test_a_legal_action_is_entered_with_its_luck_and_hash() -> None:
    t = table("port-arthur", SQUADRON, luck=[4])
    entry = t.play("japan", "move tsushima sea-of-japan")
    assert entry is not None
    assert (entry.n, entry.seat, entry.action, entry.luck) == (1, "japan", "move tsushima sea-of-japan", (4,))
    assert len(entry.hash) == 16


@pytest.mark.parametrize(
    ("seat", "action", "reason", "sentence"),
    [
        ("russia", "pass", "not-your-turn", "It is not your turn. Waiting for Japan."),
        ("japan", "sail titanic tsushima", "unreadable", "There is no ship “titanic”."),
        ("japan", "fly mikasa", "unreadable", "There is no action “fly”."),
        (
            "japan",
            "sail mikasa",
            "unreadable",
            "“sail mikasa” has the wrong number of words. Write: sail SHIP ZONE",
        ),
        ("japan", "", "unreadable", "Nothing was entered."),
        ("china", "pass", "unreadable", "There is no side “china”."),
    ],
)
def test_what_is_no_action_is_refused_with_a_reason(
    seat: str, action: str, reason: str, sentence: str
) -> None:
    t = table("port-arthur")
    before = t.position()
    with pytest.raises(Refused) as refusal:
        t.play(seat, action)
    assert (refusal.value.clause, refusal.value.reason) == ("", reason)
    assert Speaker(t.game).refused(refusal.value).startswith(sentence)
    assert t.position() == before
    assert t.sequence == 0


def test_an_illegal_action_is_refused_with_its_clause_and_changes_nothing() -> None:
    t = table("port-arthur", "sortie japan; port japan: fuji*")
    before = t.position()
    assert t.refuses("japan", "sail fuji yellow-sea") == "PA-5.8"
    with pytest.raises(Refused) as refusal:
        t.play("japan", "sail fuji yellow-sea")
    assert refusal.value.clause == "PA-5.8"
    assert Speaker(t.game).refused(refusal.value) == Speaker(t.game).refusal("PA-5.8")
    assert str(refusal.value) == "forbidden by PA-5.8"
    assert t.position() == before


def test_refused_lists_what_may_not_be_done_and_why() -> None:
    t = table("port-arthur", "sortie japan; port japan: fuji*")
    reasons = {choice.text: clause for choice, clause in t.refused("japan")}
    assert reasons["sail fuji yellow-sea"] == "PA-5.8"
    assert not set(reasons) & {choice.text for choice in t.legal("japan")}


def test_undo_goes_back_step_by_step_and_stays_in_the_record() -> None:
    t = table("port-arthur")
    start = t.position()
    t.play("japan", "sail mikasa tsushima")
    once = t.position()
    t.play("japan", "sail asahi tsushima")
    t.undo("japan")
    assert t.position() == once
    t.undo("japan")
    assert t.position() == start
    assert not t.may_undo("japan")
    assert [entry.action for entry in t.record.entries][2:] == ["undo", "undo"]
    assert [event for _, event in t.heard("japan") if event.kind == "sailed"] == []


def test_undo_is_refused_after_luck_and_to_the_other_side() -> None:
    t = table("port-arthur", SQUADRON, luck=[4])
    t.play("japan", "move tsushima sea-of-japan")
    for seat in ("japan", "russia"):
        assert not t.may_undo(seat)
        with pytest.raises(Refused):
            t.undo(seat)


def test_a_script_that_runs_dry_changes_nothing() -> None:
    t = table("port-arthur", SQUADRON, luck=[])
    before = t.position()
    with pytest.raises(LuckNeeded):
        t.play("japan", "move tsushima sea-of-japan")
    assert t.position() == before
    assert t.sequence == 0


def test_real_dice_are_asked_for_and_told() -> None:
    t = Table(game("port-arthur"), luck="ask", position=SQUADRON)
    assert t.play("japan", "move tsushima sea-of-japan") is None
    assert t.pending is not None
    assert t.pending.outcomes == (1, 2, 3, 4, 5, 6)
    assert t.legal("japan") == []
    with pytest.raises(Refused):
        t.play("japan", "pass")
    with pytest.raises(Refused):
        t.tell_luck(7)
    entry = t.tell_luck(4)
    assert entry is not None
    assert entry.luck == (4,)
    assert t.acting == ("russia",)
    with pytest.raises(Refused):
        t.tell_luck(1)


def test_real_dice_for_a_volley_are_told_one_by_one() -> None:
    position = "turn 2; operations japan; initiative japan; tsushima: asama tokiwa rossia*"
    t = Table(game("port-arthur"), luck="ask", position=position)
    t.play("japan", "battle tsushima")
    t.play("japan", "fire 2")
    for die in (1, 2, 5):  # two of the volley, then the new cycle's
        assert t.tell_luck(die) is None
    entry = t.tell_luck(2)
    assert entry is not None
    assert entry.luck == (1, 2, 5, 2)


def test_an_action_that_waits_for_its_first_die_may_be_taken_back() -> None:
    t = Table(game("port-arthur"), luck="ask", position=SQUADRON)
    before = t.position()
    t.play("japan", "move tsushima sea-of-japan")
    assert t.may_undo("japan")
    assert not t.may_undo("russia")
    t.undo("japan")
    assert t.pending is None
    assert t.position() == before
    assert t.acting == ("japan",)
    assert Table.load(t.save()).position() == before


def test_a_position_that_leads_on_to_a_question_tells_what_happened() -> None:
    t = table("port-arthur", "turn 2; operations; tsushima: mikasa", luck=[5, 2])
    assert [event.kind for _, event in t.heard("")] == ["cycle"]


def test_set_up_with_real_dice_waits_for_the_raid_die() -> None:
    t = Table(load("port-arthur", opening_raid="on"), luck="ask")
    assert not t.acting
    assert t.tell_luck(4) is None
    assert t.acting == ("japan",)
    assert t.now("ChooseRaid")
    assert t.record.header.opening == [4]


def test_resignation_ends_the_game() -> None:
    t = table("port-arthur")
    t.play("russia", "resign")
    assert t.is_over
    assert t.result == {"japan": 1, "russia": -1}
    assert t.ending == RESIGNED
    with pytest.raises(Refused):
        t.play("japan", "done")
    assert not t.may_undo("russia")


def test_a_draw_is_offered_declined_withdrawn_and_accepted() -> None:
    t = table("port-arthur")
    with pytest.raises(Refused):
        t.play("japan", "draw accept")
    t.play("japan", "draw offer")
    with pytest.raises(Refused):
        t.play("japan", "draw accept")
    t.play("russia", "draw decline")
    t.play("russia", "draw offer")
    with pytest.raises(Refused):
        t.play("japan", "draw withdraw")
    t.play("russia", "draw withdraw")
    t.play("japan", "draw offer")
    with pytest.raises(Refused):
        t.play("russia", "draw offer")
    t.play("russia", "draw accept")
    assert t.ending == AGREED
    assert t.result == {"japan": 0, "russia": 0}


def test_an_undo_passes_over_words_of_the_table() -> None:
    t = table("port-arthur")
    start = t.position()
    t.play("japan", "sail mikasa tsushima")
    t.play("russia", "draw offer")
    t.undo("japan")
    assert t.position() == start
    assert t.heard("japan") == t.heard("")[: len(t.heard("japan"))]


def test_fog_keeps_orders_from_the_other_side_until_the_sortie_is_over() -> None:
    t = table("port-arthur", fog_of_war="on")
    before = t.view("russia")
    t.play("japan", "sail mikasa tsushima")
    assert t.view("russia") == before
    assert [event for _, event in t.heard("russia") if event.kind == "sailed"] == []
    assert [event for _, event in t.heard("japan") if event.kind == "sailed"] != []


def test_keyed_luck_shows_its_commitment() -> None:
    t = Table(game("port-arthur"), luck=Keyed(b"k" * 32, "g1"))
    assert len(t.commitment()) == 64
    assert '"key"' not in t.save(public=True)
    t.play("japan", "resign")
    assert '"key"' in t.save(public=True)


def test_a_seed_gives_the_same_game() -> None:
    a, b = Table(game("port-arthur"), seed=3), Table(game("port-arthur"), seed=3)
    for t in (a, b):
        t.play("japan", "done")
        t.play("russia", "done")
    assert a.position() == b.position()


def test_luck_that_is_none_is_rejected() -> None:
    with pytest.raises(ValueError, match="luck"):
        Table(game("port-arthur"), luck="dice")


def reasons() -> set[str]:
    """Every reason for which a table refuses something that no clause forbids, read from its source."""
    folder = Path(table_module.__file__).parent
    sources = [ast.parse(path.read_text(encoding="utf-8")) for path in folder.glob("*.py")]
    calls = [node for source in sources for node in ast.walk(source) if isinstance(node, ast.Call)]
    made = [call.args[1] for call in calls if ast.unparse(call.func) == "Refused" and len(call.args) > 1]
    return {ast.literal_eval(reason) for reason in made}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_a_sentence_for_terminal_and_page(language: str) -> None:
    assert {"not-your-turn", "nothing-to-undo", "no-draw-offered", "unreadable"} <= reasons()
    shared = Speaker(load("_template"), language).messages()
    assert reasons() - {"unreadable"} <= shared
    page = (Path(admiralty.__file__).parent / "server" / "text" / f"{language}.ftl").read_text(
        encoding="utf-8"
    )
    never_on_a_server = {
        "luck-is-awaited",
        "no-luck-is-awaited",
        "impossible-luck",
        "only-for-organiser",
        "no-moment",
    }
    for reason in reasons() - never_on_a_server:
        assert f"\nerror-{reason} = " in page, reason


def test_a_table_needs_no_sentences() -> None:
    code = "import sys; from admiralty import Refused, Table, load\n"
    code += "try: Table(load('_template'), seed=1).play('red', 'fly')\n"
    code += "except Refused as refusal: print(refusal)\n"
    code += "assert 'fluent' not in sys.modules"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.startswith("unreadable: kind unknown-verb, word fly, expected commit")
