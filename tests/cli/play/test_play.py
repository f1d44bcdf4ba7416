"""`admiralty play`: whole games, saving, resuming, undoing and asking, all typed."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from admiralty import Table
from admiralty.show.text import Speaker
from tests.cli.conftest import Cli, Result

SORTIE = "sail all yellow-sea; embark all; done"
# Both fleets meet in the Yellow Sea; with this seed Japan wins the first die and may attack at once.
MEETING = ["play", "port-arthur", "--seed", "29"]
TO_BATTLE = "sail all yellow-sea; done\nsail all yellow-sea; done\nbattle yellow-sea\ntake-first\n"


def kept(result: Result) -> Path:
    """The file that a game says it is kept in."""
    return Path((result.out + result.err).partition("kept in ")[2].partition(".jsonl")[0] + ".jsonl")


def test_a_whole_game_against_a_bot(cli: Cli, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    typed = f"{SORTIE}\nbattle yellow-sea\ncancel\npass\ndone\n1\n" * 400
    arguments = ["play", "port-arthur", "--as", "japan", "--against", "random", "--seed", "5", "--save", file]
    result = cli(*arguments, typed=typed)
    assert result.code == 0
    table = Table.load(file.read_text(encoding="utf-8"))
    assert table.is_over
    assert Speaker(table.game).prompt(table.state, -1) in result.out
    assert f"admiralty replay {file}" in result.out


def test_the_board_shows_zones_ports_and_tracks(cli: Cli) -> None:
    shown = cli("play", "port-arthur", typed="quit\n").out
    for name in [
        "Yellow Sea",
        "Tsushima",
        "Pacific Ocean",
        "Diego Suarez",
        "Vladivostok",
        "Mukden",
        "Siping",
        "Mikasa",
    ]:
        assert name in shown
    assert "Turn 1 of 6" in shown
    assert max(len(line) for line in shown.splitlines() if "┐" in line) <= 80


def test_a_game_is_saved_and_resumed_in_the_middle_of_a_battle(cli: Cli) -> None:
    left = cli(*MEETING, typed=TO_BATTLE + "quit\n")
    assert left.code == 0
    assert "How many dice do you fire with?" in left.said
    file = kept(left)
    resumed = cli("play", "--resume", file, typed="fire 6\nquit\n")
    assert resumed.code == 0
    assert "How many dice do you fire with?" in resumed.said
    assert "fires with firepower" in resumed.out
    entries = file.read_text(encoding="utf-8").splitlines()
    assert any(json.loads(line).get("action") == "fire 6" for line in entries)


def test_the_odds_are_shown_with_the_number_of_dice(cli: Cli) -> None:
    shown = cli(*MEETING, typed=TO_BATTLE + "quit\n").said
    assert "on average" in shown
    assert "100%" in shown


def test_undo_takes_the_last_step_back(cli: Cli, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    result = cli("play", "port-arthur", "--save", file, typed="sail mikasa tsushima\nundo\nundo\nquit\n")
    assert "takes the last step back" in result.out
    assert "nothing to undo" in result.out
    table = Table.load(file.read_text(encoding="utf-8"))
    assert [entry.action for entry in table.record.entries] == ["sail mikasa tsushima", "undo"]
    assert "; tsushima:" not in table.position()


def test_against_a_bot_undo_goes_on_as_practice(cli: Cli, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    against = ("--as", "japan", "--against", "random", "--seed", "4", "--save", file)
    result = cli("play", "port-arthur", *against, typed="sail mikasa tsushima\ndone\nundo turn\nquit\n")
    assert "this is a practice game now" in result.out
    table = Table.load(file.read_text(encoding="utf-8"))
    assert table.record.entries[-1].action == "practice 0"
    assert (table.acting, table.record.bots) == (("japan",), {"russia": "random"})
    again = cli("play", "--resume", file, typed="quit\n")
    assert "--against random" in again.out, "the bot is still there"


def test_what_gives_something_up_is_the_last_number(cli: Cli) -> None:
    shown = cli("play", "port-arthur", typed="quit\n").out
    numbers = [line.split() for line in shown.splitlines() if line.strip().endswith("Done  done")]
    assert len(numbers) == 1
    assert int(numbers[0][0]) > 1


def test_a_question_mark_says_why_something_is_refused(cli: Cli) -> None:
    asked = cli("play", "port-arthur", typed="? repair fuji\nrule\n? sail fuji tsushima\nquit\n").out
    assert "[PA-5.14]" in asked
    assert "Only damaged ships may enter a shipyard." in asked.partition("[PA-5.14]")[2]
    assert "Sail Fuji to Tsushima: allowed." in asked


def test_a_question_mark_alone_lists_commands_and_what_is_forbidden(cli: Cli) -> None:
    asked = cli("play", "port-arthur", typed="?\nquit\n").out
    for word in [
        "rule",
        "choices",
        "board",
        "log",
        "undo",
        "position",
        "lang",
        "save",
        "draw",
        "resign",
        "quit",
    ]:
        assert f"  {word}" in asked
    forbidden = asked.partition("Not allowed now:")[2]
    assert "PA-5.14" in forbidden
    assert "repair mikasa" in forbidden


def test_a_rule_is_read_by_number_or_by_chapter(cli: Cli) -> None:
    asked = cli("play", "port-arthur", typed="rule 4.4\nrule PA-10\nrule 99\nquit\n").out
    assert "The game lasts exactly six turns" in asked
    assert asked.count("PA-10.") >= 5
    assert "no clause “99”" in asked


def test_a_rule_is_read_in_the_language_of_the_game_and_called_a_translation(cli: Cli) -> None:
    asked = cli("play", "port-arthur", "--lang", "cs", typed="rule 4.7\nlang en\nrule 4.7\nquit\n").out
    czech, _, english = asked.partition("Ships sunk have no value for victory.")
    assert "Potopené lodě nemají pro vítězství žádnou cenu." in czech
    assert "Překlad; rozhoduje anglický text." in czech
    assert "Překlad" not in english
    assert "Translation" not in english


def test_a_refused_action_names_its_clause_and_changes_nothing(cli: Cli, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    result = cli("play", "port-arthur", "--save", file, typed="repair fuji; sail fuji tsushima\nquit\n")
    assert "[PA-5.14]" in result.out
    assert Table.load(file.read_text(encoding="utf-8")).sequence == 0


def test_numbers_letters_words_and_several_at_once(cli: Cli, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    typed = "3-5 c; 6b\nsail asama tokiwa sea of j\nemb tsu\n99\n4z\nquit\n"
    result = cli("play", "port-arthur", "--save", file, typed=typed)
    actions = [entry.action for entry in Table.load(file.read_text(encoding="utf-8")).record.entries]
    assert actions == [
        "sail mikasa tsushima",
        "sail asahi tsushima",
        "sail shikishima tsushima",
        "sail fuji east-china-sea",
        "sail asama sea-of-japan",
        "sail tokiwa sea-of-japan",
        "embark tsushima",
    ]
    assert "There is no choice 99." in result.out
    assert "There is no choice 4z." in result.out


def test_words_that_are_not_clear_are_explained(cli: Cli) -> None:
    result = cli("play", "port-arthur", typed="sail a tsushima\nsail titanic tsushima\nfly\nstay all\nquit\n")
    assert "could be: sail asahi tsushima" in result.out
    assert "There is no ship “titanic”." in result.out
    assert "There is no action “fly”." in result.out
    assert "“stay all”: there is nothing of that kind" in result.out


def test_the_language_changes_everything_that_is_said(cli: Cli) -> None:
    result = cli("play", "port-arthur", "--lang", "ja", typed="lang cs\nlang xx\nquit\n")
    assert "対馬海峡" in result.out
    assert "Cušimský průliv" in result.out
    assert "Jazyk „xx“" in result.out
    assert "--lang cs" in result.out


def test_the_log_and_the_position_are_shown(cli: Cli) -> None:
    result = cli("play", "port-arthur", typed="sail fuji tsushima\nlog\nposition\nboard\nquit\n").out
    assert result.count("Fuji sails to Tsushima.") == 2
    assert "tsushima: fuji;" in result
    assert result.count("[Diego Suarez]") == 2


def test_the_game_can_be_moved_to_another_file(cli: Cli, tmp_path: Path) -> None:
    file, other = tmp_path / "a.jsonl", tmp_path / "b.jsonl"
    other.write_text("mine", encoding="utf-8")
    typed = f"save {other}\nsave\nsave {tmp_path / 'c.jsonl'}\nsail fuji tsushima\nquit\n"
    result = cli("play", "port-arthur", "--save", file, typed=typed)
    assert "exists already" in result.said
    assert "save FILE" in result.said
    assert other.read_text(encoding="utf-8") == "mine"
    assert Table.load(file.read_text(encoding="utf-8")).sequence == 0
    assert Table.load((tmp_path / "c.jsonl").read_text(encoding="utf-8")).sequence == 1


def test_a_file_that_exists_is_never_overwritten(cli: Cli, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    file.write_text("precious", encoding="utf-8")
    result = cli("play", "port-arthur", "--save", file)
    assert result.code == 2
    assert "exists already" in result.err
    assert file.read_text(encoding="utf-8") == "precious"


def test_resigning_ends_the_game(cli: Cli) -> None:
    result = cli(
        "play", "port-arthur", "--as", "russia", "--against", "random", "--seed", "1", typed="resign\n"
    )
    assert result.code == 0
    assert "Japan wins: the other side resigned." in result.out


def test_a_bot_declines_a_draw_when_it_is_not_losing(cli: Cli) -> None:
    arguments = ["play", "port-arthur", "--as", "japan", "--against", "random"]
    result = cli(*arguments, typed="draw offer\ndraw accept\ndraw\nquit\n")
    assert "Russia declines the draw." in result.out
    assert "no offer of a draw" in result.out


def test_two_people_can_agree_on_a_draw(cli: Cli) -> None:
    assert "draw by agreement" in cli("play", "port-arthur", typed="draw offer\nyes\n").out
    assert "declines the draw" in cli("play", "port-arthur", typed="draw offer\nno\nquit\n").out


def test_with_secrets_between_them_the_screen_is_handed_over(cli: Cli) -> None:
    fog = ["play", "port-arthur", "--option", "fog_of_war=on"]
    result = cli(*fog, typed="sail mikasa fuji asahi tsushima\ndone\nquit\n")
    before, _, after = result.out.partition("Hand the screen to Russia")
    assert "Fuji sails to Tsushima." in before
    assert "Fuji sails to Tsushima." not in after
    assert "2 unseen" in after


def test_without_secrets_nobody_hands_over_and_nothing_is_told_twice(cli: Cli) -> None:
    result = cli("play", "port-arthur", typed="sail fuji tsushima\ndone\nquit\n")
    assert "Hand the screen" not in result.out
    assert result.out.count("Fuji sails to Tsushima.") == 1


def test_simultaneous_answers_are_given_one_after_the_other(cli: Cli) -> None:
    result = cli("play", "_template", "--seed", "1", typed="1\n1\nquit\n")
    assert "Hand the screen to Blue" in result.out
    assert result.out.index("Hand the screen to Blue") < result.out.index("sends")


def test_real_dice_are_typed_in(cli: Cli, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    typed = "done\nsail rossia sea-of-japan\ndone\n7\n5 2 4\nx\nundo\nquit\n"
    result = cli("play", "port-arthur", "--dice", "ask", "--save", file, typed=typed)
    assert "7 is not possible here" in result.out
    assert "one too many" in result.out
    assert "Operations dice: Japan 5, Russia 2." in result.out
    table = Table.load(file.read_text(encoding="utf-8"))
    assert table.record.entries[-1].luck == (5, 2)


@pytest.mark.parametrize(
    ("broken", "words"),
    [
        ("", "empty"),
        ("nonsense", "line 1"),
        ('{"format":"other"}', "no recorded game"),
        ("[" * 100_000, "line 1"),
    ],
)
def test_a_damaged_save_is_refused_and_left_alone(cli: Cli, tmp_path: Path, broken: str, words: str) -> None:
    file = tmp_path / "game.jsonl"
    file.write_text(broken, encoding="utf-8")
    result = cli("play", "--resume", file)
    assert result.code == 2
    assert words in result.err
    assert file.read_text(encoding="utf-8") == broken


def test_an_altered_save_is_refused(cli: Cli, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    cli("play", "port-arthur", "--save", file, typed="sail fuji tsushima\nquit\n")
    file.write_text(file.read_text(encoding="utf-8").replace("fuji", "asama"), encoding="utf-8")
    result = cli("play", "--resume", file)
    assert result.code == 2
    assert "entry 1" in result.err


def test_a_save_that_is_no_text_is_refused(cli: Cli, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    file.write_bytes(b"\xff\xfe\x00")
    assert cli("play", "--resume", file).code == 2


def test_resuming_another_game_or_with_other_options_is_refused(cli: Cli, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    cli("play", "port-arthur", "--save", file, typed="quit\n")
    assert "not of _template" in cli("play", "_template", "--resume", file).err
    assert "options" in cli("play", "--resume", file, "--option", "mines=on").err


def test_the_end_of_the_input_keeps_the_game(cli: Cli) -> None:
    result = cli("play", "port-arthur", typed="sail fuji tsushima\n")
    assert result.code == 2
    assert "the input has ended" in result.err
    assert Table.load(kept(result).read_text(encoding="utf-8")).sequence == 1
    assert "--resume" in result.err


def test_an_interrupt_keeps_the_game(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(*_: object) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("admiralty.cli.play.terminal.Terminal.ask", interrupt)
    result = cli("play", "port-arthur")
    assert result.code == 130
    assert Table.load(kept(result).read_text(encoding="utf-8")).sequence == 0


def test_a_full_disk_is_told_but_does_not_end_the_game(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("admiralty.cli.play.play.own_file", lambda slug: None)
    quiet = cli("play", "port-arthur", typed="quit\n")
    assert "not kept" in quiet.out
    monkeypatch.setattr("admiralty.cli.files.replace", full)
    result = cli("play", "port-arthur", "--save", "game.jsonl", typed="quit\n")
    assert result.code == 2
    assert "No space left on device" in result.err


def test_data_of_an_owner_are_used_and_bad_ones_refused(cli: Cli, tmp_path: Path) -> None:
    shipped = Path("src/admiralty/games/port_arthur/data/port-arthur.toml").read_text(encoding="utf-8")
    mine = tmp_path / "mine.toml"
    mine.write_text(
        shipped.replace("reconstruction-1", "mine").replace('en = "Mikasa"', 'en = "Mika"'), "utf-8"
    )
    assert "Mika," in cli("play", "port-arthur", "--data", mine, typed="quit\n").out
    for text, words in (("", "empty"), ("x = [", "TOML"), ("x = 1", "missing")):
        mine.write_text(text, encoding="utf-8")
        result = cli("play", "port-arthur", "--data", mine)
        assert result.code == 2
        assert words in result.err


def test_a_hint_names_choices_with_their_chances(cli: Cli) -> None:
    shown = cli("play", "battle-of-midway", "--as", "usa", "--seed", "3", typed="hint\nquit\n").said
    assert "Chance to win now: " in shown
    assert "Place a fighter: then " in shown
    assert "tries" in shown
