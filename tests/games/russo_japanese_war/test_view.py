"""What each seat sees, and what it can imagine behind that."""

from __future__ import annotations

import json

from admiralty.core.luck import Seeded
from admiralty.table.table import Table
from tests.games.russo_japanese_war.positions import hand, naval, run, state, war


def test_a_hand_is_seen_by_its_owner_only() -> None:
    t = war("hand japan 01 02; hand russia 05 07 08; cards japan")
    assert t.view("japan")["hand"] == ["01", "02"]
    assert t.view("russia")["hand"] == ["05", "07", "08"]
    assert t.view()["hand"] == []
    assert t.view()["cards"] == {"japan": 2, "russia": 3}


def test_neither_hand_nor_deck_leaks_into_another_view() -> None:
    one = war("hand japan 01 02; hand russia 05 07; pile 09; cards japan")
    other = war("hand japan 01 02; hand russia 15 16; pile 09; cards japan")
    assert json.dumps(one.view("japan")) == json.dumps(other.view("japan"))
    assert json.dumps(one.view()) == json.dumps(other.view())
    assert one.view("russia") != other.view("russia")


def test_the_flagship_leaks_nowhere() -> None:
    one, other = (naval(f"flagship N-{name}; hand russia 07; fleets") for name in ("Poltava", "Pobeda"))
    assert json.dumps(one.view("japan")) == json.dumps(other.view("japan"))
    assert one.view("russia") != other.view("russia")


def test_imagined_hands_have_the_same_size_and_never_card_12() -> None:
    t = war("hand japan 01 02; hand russia 05 07 08; pile 09 10; cards japan")
    seen: set[int] = set()
    for seed in range(60):
        twin = t.game.imagine(t.state, 0, Seeded(seed))
        t.game.check(twin)
        assert twin.hands[0] == state(t).hands[0]  # type: ignore[attr-defined]
        assert twin.hand_size(1) == 3  # type: ignore[attr-defined]
        seen.update(twin.hand_cards(1))  # type: ignore[attr-defined]
    assert 11 not in seen
    assert not seen & {0, 1, 8, 9}
    assert len(seen) == 11


def test_imagined_flagships_are_afloat() -> None:
    t = naval("flagship N-Poltava; ship N-Pobeda 0; hand russia 07; fleets")
    ships = {t.game.imagine(t.state, 0, Seeded(seed)).flagship for seed in range(80)}  # type: ignore[attr-defined]
    names = {state(t).t.ship_ids[ship] for ship in ships}
    assert names == {
        f"N-{n}" for n in ("Tsesarevich", "Retvizan", "Petropavlovsk", "Poltava", "Sevastopol", "Peresvet")
    }


def imagined_lines(t: Table) -> set[str]:
    return {
        str(t.game.imagine(t.state, 1, Seeded(seed)).stack[-1].orders[0])  # type: ignore[attr-defined]
        for seed in range(30)
    }


def test_a_secret_line_is_imagined_anew() -> None:
    """Of one that is not done Russia cannot know how long it is."""
    t = naval("hand russia 07; fleets")
    run(t, "russia sortie", "russia go-on", "japan intercept", "japan next N-Fuji", "japan next N-Asahi")
    assert imagined_lines(t) == {"[]"}
    for name in ("Mikasa", "Shikishima", "Hatsuse", "Yashima"):
        t.play("japan", f"next N-{name}")
    t.play("japan", "done")
    assert len(imagined_lines(t)) > 5


def test_units_show_strength_place_and_zoc() -> None:
    t = war("flipped; marked R-S2; hand japan 01; cards japan")
    units = {one["id"]: one for one in t.view()["units"]}  # type: ignore[attr-defined]
    assert units["R-PA"]["combat"] == 3
    assert units["R-S2"]["zoc"] is False
    assert units["J-Gds"]["place"] == "korea"


def test_the_phase_has_a_name() -> None:
    moments = {
        "replenishment japan": "replenishment",
        "movement japan": "movement",
        "J-2 1215; combats japan": "combat",
        "hand japan 01; cards japan": "cards",
        "lost 1 0; hand russia 16; victory": "victory",
    }
    assert {war(moment).view()["phase"] for moment in moments} == set(moments.values())
    assert naval("fleets").view()["phase"] == "fleets"
    assert naval("").view()["phase"] == "setup"
    assert war("morale 0 3; victory").view()["phase"] == "over"


def test_a_move_in_progress_is_seen() -> None:
    t = war("movement japan")
    run(t, "japan move J-2", "japan step 1015")
    assert t.view()["moving"] == {"moved": ["J-2"], "rail": True, "unit": "J-2", "left": 2}
    assert hand(t, "japan") == ""


def test_rj_1_8__everybody_sees_what_the_question_is_about() -> None:
    """Which unit a transport carries was known to Japan alone until it had landed."""
    t = war("hand japan 01; cards japan")
    run(t, "japan transport 01", "japan unit J-1")
    for seat in ("japan", "russia", ""):
        assert t.view(seat)["about"] == {"unit": "J-1"}
