"""Positions and orders as people write them; the contract suite reads back those of random games."""

import pytest

from admiralty import Refused, Table
from admiralty.core.codec import BadPosition, digest
from admiralty.show.text import Speaker
from tests.games.port_arthur.positions import is_damaged, place, ships_at, state
from tests.support import game, table


def read_back(t: Table) -> Table:
    """A new table at the position of this one."""
    return Table(t.game, luck=[], position=t.position())


# What may be said


def test_what_is_not_said_stands_as_at_the_start() -> None:
    assert digest(table("port-arthur", "turn 1").state) == digest(table("port-arthur").state)


@pytest.mark.parametrize(
    ("moment", "question", "seat"),
    [
        ("begin", "Sortie", "japan"),
        ("sortie japan", "Sortie", "japan"),
        ("sortie russia", "Sortie", "russia"),
        ("operations", "ChooseReroll", "japan"),
        ("operations japan", "ChooseOperation", "japan"),
        ("operations russia", "ChooseOperation", "russia"),
        ("scoring", "ChooseBlockade", "japan"),
        ("return; yellow-sea: diana", "ChooseReturn", "russia"),
    ],
)
def test_a_word_names_the_moment(moment: str, question: str, seat: str) -> None:
    t = table("port-arthur", f"turn 2; {moment}", luck=[3, 3])
    assert t.now(question)
    assert t.acting == (seat,)
    assert state(t).turn == 2


def test_the_end_of_a_turn_leads_to_the_next_one() -> None:
    assert state(table("port-arthur", "turn 2; turn-end")).turn == 3


def test_a_game_may_stand_before_its_raid() -> None:
    assert table("port-arthur", "raid", luck=[2], opening_raid="on").now("ChooseRaid")


def test_a_star_marks_a_damaged_ship() -> None:
    t = table("port-arthur", "tsushima: asama* fuji; yard japan: mikasa*; sunk: asahi")
    assert ships_at(t, "tsushima", "japan") == "fuji asama*"
    assert (place(t, "mikasa"), place(t, "asahi")) == ("yard japan", "sunk")
    assert is_damaged(t, "mikasa")


def test_a_ship_named_twice_is_where_it_is_named_last() -> None:
    t = table("port-arthur", "sunk: rossia gromoboi rurik*; tsushima: rurik")
    assert ships_at(t, "sunk", "russia") == "rossia gromoboi"
    assert ships_at(t, "tsushima", "russia") == "rurik"


def test_armies_that_are_not_placed_are_in_the_supply() -> None:
    t = table("port-arthur", "army tsushima; track yalu nanshan")
    assert state(t).supply == 3
    assert t.view()["boxes"] == ["tsushima"]
    assert t.view()["spaces"] == ["yalu", "nanshan"]


def test_markers_are_set_by_their_names() -> None:
    t = table("port-arthur", "turn 3; cp -2; initiative russia; blockade; shipyard-lost")
    s = state(t)
    assert (s.turn, s.cp, s.initiative, s.blockade, s.yard_lost) == (3, -2, 1, 1, 1)


def test_words_may_stand_on_lines_of_their_own() -> None:
    t = table("port-arthur", "turn 2;\n  cp 1;\n\n  tsushima:   asama   fuji*;\n")
    assert ships_at(t, "tsushima", "japan") == "fuji* asama"


# Written and read back


@pytest.mark.parametrize(
    ("position", "plays"),
    [
        ("sortie japan", ["japan: sail asama tsushima", "japan: embark tsushima"]),
        ("operations japan", ["japan: from japan", "japan: add fuji"]),
        ("operations japan; tsushima: fuji rossia", ["japan: battle tsushima"]),
        ("operations japan; tsushima: asama poltava diana", ["japan: battle tsushima", "japan: fire 2"]),
        (
            "operations japan; tsushima: asama poltava diana",
            [
                "japan: battle tsushima",
                "japan: fire 2",
                "japan: crit diana",
                "japan: done",
                "russia: hit diana",
            ],
        ),
        ("scoring; track yalu nanshan liaoyang; army tsushima", ["japan: blockade on"]),
        ("return; yellow-sea: diana pallada", ["russia: return diana diego-suarez"]),
        ("turn 6; return; cp 3; track yalu nanshan liaoyang mukden", []),
    ],
)
def test_a_position_in_the_middle_of_things_is_read_back(position: str, plays: list[str]) -> None:
    t = table("port-arthur", position, luck=[1, 1])
    for play in plays:
        seat, _, action = play.partition(": ")
        t.play(seat, action)
    again = read_back(t)
    assert again.position() == t.position()
    assert digest(again.state) == digest(t.state)
    assert (again.acting, again.result) == (t.acting, t.result)
    assert [again.legal(seat) for seat in again.acting] == [t.legal(seat) for seat in t.acting]


def test_picks_of_the_raid_and_of_the_mine_check_are_read_back() -> None:
    t = table("port-arthur", luck=[4], opening_raid="on")
    t.play("japan", "raid poltava")
    assert read_back(t).refuses("japan", "spare poltava") == ""
    t = table("port-arthur", "return; blockade; yellow-sea: fuji mikasa asahi", luck=[6], mines="on")
    t.play("japan", "strike fuji")
    assert read_back(t).refuses("japan", "spare fuji") == ""


def test_the_top_ships_of_fog_are_read_back() -> None:
    t = table("port-arthur", "operations japan; tsushima: asama fuji; top tsushima fuji", fog_of_war="on")
    assert "top tsushima fuji" in t.position()
    assert digest(read_back(t).state) == digest(t.state)


def test_in_fog_a_squadron_whose_top_is_not_said_shows_its_first_ship() -> None:
    t = table("port-arthur", "operations japan; tsushima: asama fuji", fog_of_war="on")
    assert "top tsushima fuji" in t.position()  # the first in the order of the data file


# What is wrong


@pytest.mark.parametrize(
    ("words", "message"),
    [
        ("tsushima: potemkin", "'potemkin' is not one of mikasa, asahi"),
        ("tsushima: asama**", r"'asama\*' is not one of mikasa, asahi"),
        ("black-sea: asama", "there is no place 'black-sea'"),
        ("port tsushima: asama", "there is no place 'port tsushima'"),
        ("box 3: orel", "there is no place 'box 3'"),
        ("turn two", "'two' is not a whole number"),
        ("initiative china", "'china' is not one of japan, russia"),
        ("passed japan china", "'china' is not one of japan, russia"),
        ("army pacific-ocean", "'pacific-ocean' is not one of yellow-sea, tsushima"),
        ("track harbin", "'harbin' is not one of yalu, nanshan"),
        ("dice 3", "'dice 3' is not part of a position"),
        ("weather fine", "'weather fine' is not part of a position"),
        ("port-arthur/999; turn 1", "these rules are version"),
    ],
)
def test_a_wrong_word_is_named(words: str, message: str) -> None:
    with pytest.raises(BadPosition, match=message):
        table("port-arthur", words)


@pytest.mark.parametrize(
    "words", ["sortie", "scoring japan", "raid russia", "begin japan", "operations japan russia"]
)
def test_a_moment_that_does_not_exist_is_named(words: str) -> None:
    """Once `sortie` alone crashed, and a side after another moment was read as `operations` of that side."""
    with pytest.raises(BadPosition, match=f"there is no moment '{words}'"):
        table("port-arthur", words)


@pytest.mark.parametrize(
    ("words", "message"),
    [
        ("port vladivostok: asama", "asama is in a place it cannot be in"),
        ("port japan: rossia", "rossia is in a place it cannot be in"),
        ("box 4: rossia", "rossia is in a place it cannot be in"),
        ("box 5: orel", "orel is in a place it cannot be in"),
        ("unused: asama", "asama is not an optional ship"),
        ("yard japan: asama", "asama is not damaged but in a shipyard"),
        ("yard diego-suarez: oleg*", "diego-suarez has no shipyard"),
        ("shipyard-lost; yard port-arthur: diana*", "port-arthur has no shipyard"),
        ("turn 0", "the turn must be 1 to 6"),
        ("cp 6", "the marker must be -5 to 5"),
        ("supply 5", "there must be 6 armies"),
        ("supply -1; landed 7", "the supply of armies is below zero"),
        ("shipyard-lost; fallen", "no ships in Port Arthur after its fall"),
        ("blockade; fallen", "no blockade after Port Arthur has fallen"),
        ("top tsushima asama", "a squadron's top ship is wrong"),
    ],
)
def test_a_position_that_cannot_be_is_refused(words: str, message: str) -> None:
    with pytest.raises(BadPosition, match=f"this position cannot be: {message}"):
        table("port-arthur", words)


def test_a_position_is_checked_before_the_game_runs_on() -> None:
    """Once a turn that does not exist crashed in the arrival phase before anybody looked at it."""
    with pytest.raises(BadPosition, match="the turn must be 1 to 6"):
        table("port-arthur", "turn 9; begin")


@pytest.mark.parametrize(
    ("stack", "message"),
    [
        ("Nowhere.0[]", "no such frame"),
        ("War.turns[] Turn.japanese_sortie[", "unreadable fields"),
        ("War.turns[] Turn.japanese_sortie[] ChooseDice[0]", "ChooseDice has 2 fields"),
        ('War.turns[] Turn.japanese_sortie[] ChooseDice[0,"tsushima"]', "must be whole numbers"),
        ("War.turns[] Turn.japanese_sortie[]", "stands at a question, not at Turn"),
    ],
)
def test_an_unreadable_stack_is_refused(stack: str, message: str) -> None:
    with pytest.raises(BadPosition, match=message):
        table("port-arthur", f"turn 2; at {stack}")


# Orders


@pytest.mark.parametrize(
    "words",
    [
        "done",
        "sail knyaz-suvorov yellow-sea",
        "move yellow-sea port-arthur",
        "fire 6",
        "blockade on",
        "land hill-203",
        "return diana diego-suarez",
        "return-all east-china-sea port-arthur",
        "top tsushima fuji",
    ],
)
def test_an_order_is_read_and_written_in_the_same_words(words: str) -> None:
    assert game("port-arthur").write_action(game("port-arthur").read_action(words)) == words


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ("", ""),
        ("sial asama tsushima", "sail"),
        ("sail asma tsushima", "asama"),
        ("sail asama tsushma", "tsushima"),
        ("sail asama", "SHIP ZONE"),
        ("fire six", "six"),
        ("blockade maybe", "maybe"),
    ],
)
def test_an_order_that_cannot_be_read_is_refused_with_a_hint(words: str, told: str) -> None:
    t = table("port-arthur")
    with pytest.raises(Refused) as caught:
        t.play("japan", words)
    assert caught.value.clause == ""
    assert told in Speaker(t.game).refused(caught.value)
    assert t.sequence == 0


OPERATIONS = "active japan; at War.turns[] Turn.operations[] Operations.active_side[]"
BATTLE = f"first japan; tsushima: mikasa rossia; {OPERATIONS}"
UNCHOSEN = ",".join(["-1"] * 50)


@pytest.mark.parametrize(
    ("words", "message"),
    [
        ("at War.turns[] Turn.japanese_sortie[] Sortie[7,[]]", "Sortie: no such side"),
        (
            "at War.turns[] Turn.japanese_sortie[] Sortie[0,[]]",
            "Sortie: not as many ports as there are ships",
        ),
        (f"at War.turns[] Turn.japanese_sortie[] Sortie[0,[{'-1,' * 49}99]]", "Sortie: no such port"),
        (
            f"at War.turns[] Turn.japanese_sortie[] Sortie[0,[1{',-1' * 49}]]",
            "Sortie: a ship of the other side",
        ),
        (f"at War.turns[] Sortie[0,[{UNCHOSEN}]]", "Sortie cannot stand on War.turns"),
        (
            "at War.turns[] Turn.operations[] Operations.active_side[] ChooseOperation[0]",
            "ChooseOperation: nobody is active",
        ),
        (f"{OPERATIONS} ChooseOperation[2]", "ChooseOperation: no such side"),
        (f"{OPERATIONS} ChooseShips[0,9,[]]", "ChooseShips: no such port"),
        (f"{OPERATIONS} ChooseShips[0,0,[49]]", "ChooseShips: a ship is not in the port"),
        (f"{OPERATIONS} ChooseShips[0,0,[0,0]]", "ChooseShips: a ship is chosen twice"),
        (f"{OPERATIONS} Battle.first_volley[1,0] ChooseDice[0,1]", "nobody fires first"),
        (f"{BATTLE} Battle.first_volley[99,0] ChooseDice[0,99]", "Battle: no such zone"),
        (f"{BATTLE} Battle.first_volley[1,5] ChooseDice[0,1]", "Battle: no such side"),
        (f"{BATTLE} Battle.first_volley[1,0] ChooseDice[0,2]", "ChooseDice: the battle is elsewhere"),
        (f"{BATTLE} Battle.first_volley[1,0] ChooseDice[0,1]", "ChooseDice: there is nobody to fire at"),
        (
            f"{BATTLE} Battle.first_volley[1,0] Damage.normal_hits[0,1,0,99] ChooseHits[1,1,1]",
            "Damage: no such hits",
        ),
        (
            f"{BATTLE} Battle.first_volley[1,0] Damage.normal_hits[0,1,0,2] ChooseHits[1,1,-1]",
            "ChooseHits: no such hits",
        ),
        ("at ChooseHits[5,0,1]", "ChooseHits: no such side"),
        (
            "at War.turns[] Turn.scoring[] Scoring.landings[] Landings.next_army[] ChooseSpace[]",
            "no army has landed",
        ),
        ("landed -1; supply 7", "fewer than no armies have landed"),
        ("dice 7 1", "there is no such die"),
        (
            "at War.turns[] Turn.return_to_port[] ReturnToPort.russian_return[] "
            f"ChooseReturn[[1{',-1' * 49}]]",
            "a ship of the other side",
        ),
        ("at War.opening_raid[] ChooseRaid[0,[]]", "ChooseRaid: there are not so many ships"),
        ("at War.opening_raid[] ChooseRaid[1,[0]]", "ChooseRaid: a ship is somewhere else"),
    ],
)
def test_what_the_rules_cannot_reach_is_refused(words: str, message: str) -> None:
    with pytest.raises(BadPosition, match=message):
        game("port-arthur").read_position(f"turn 2; {words}")
