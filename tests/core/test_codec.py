"""Positions as text and the hash of a state, on the template game."""

import pytest

from admiralty.core import codec, flow
from admiralty.core.codec import BadPosition, digest, read_stack, write_stack
from admiralty.core.flow import Frame
from admiralty.core.luck import Scripted, Seeded
from admiralty.core.state import State
from tests.support import game

SLUG = "_template"
FRAMES = game(SLUG).frames
ROUND = "Match.rounds[] Round.commitment[]"
HANDS = "hand red frigates cruisers; hand blue gunboats frigates"


def at(text: str) -> State:
    return game(SLUG).read_position(f"{HANDS}; at {text}")


# The stack as text


def test_the_stack_is_written_with_clauses_and_fields() -> None:
    s = game(SLUG).read_position(HANDS)
    assert write_stack(s) == "Match.rounds[] Round.commitment[] Commit[[-1,-1]]"
    flow.apply(s, 0, flow.question(s).legal(s, 0)[0])
    assert write_stack(s) == "Match.rounds[] Round.commitment[] Commit[[4096,-1]]"


def test_a_stack_is_read_back() -> None:
    text = "Match.rounds[] Round.commitment[] Clash.pursuit[1,0,0] ChoosePursuit[0]"
    assert write_stack(at(text)) == text


def test_frames_are_found_in_the_rule_modules() -> None:
    assert {"Match", "Round", "Commit", "Clash", "ChoosePursuit", "ChooseStake"} == set(FRAMES)
    assert all(issubclass(frame, Frame) for frame in FRAMES.values())


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("Nowhere.0[]", "no such frame: 'Nowhere'"),
        ("Round.0x[]", "Round has no clause"),
        ("Round.x[]", "Round has no clause 'x'"),
        ("Round.-1[]", "no such frame"),
        ("ChoosePursuit[0", "unreadable fields"),
        ("ChoosePursuit", "unreadable fields"),
        ("ChoosePursuit[zero]", "unreadable fields"),
        ("ChoosePursuit[]", "ChoosePursuit has 1 fields"),
        ("ChoosePursuit[0,1]", "ChoosePursuit has 1 fields"),
        ('ChoosePursuit["0"]', "must be whole numbers"),
        ("ChoosePursuit[true]", "must be whole numbers"),
        ("ChoosePursuit[null]", "must be whole numbers"),
        ("ChoosePursuit[0.5]", "must be whole numbers"),
        ("Commit[[1.5,2]]", "must be whole numbers"),
        ("Match.rounds[] Round.commitment[]", "stands at a question, not at Round"),
    ],
)
def test_a_bad_stack_is_refused_with_a_reason(text: str, message: str) -> None:
    with pytest.raises(BadPosition, match=message):
        read_stack(text, FRAMES)


# The whole position


def test_the_header_may_be_left_out() -> None:
    with_header = game(SLUG).read_position(f"_template/1; {HANDS}")
    assert digest(with_header) == digest(game(SLUG).read_position(HANDS))


def test_lines_and_blanks_do_not_matter() -> None:
    spread = "\n  " + HANDS.replace("; ", ";\n    ") + ";;\n"
    assert digest(game(SLUG).read_position(spread)) == digest(game(SLUG).read_position(HANDS))


def test_another_rules_version_is_refused() -> None:
    with pytest.raises(BadPosition, match="these rules are version 1"):
        game(SLUG).read_position(f"_template/999; {HANDS}")


def test_a_finished_game_is_a_position_too() -> None:
    s = game(SLUG).layout(Seeded(1))
    flow.settle(s, None)
    flow.playout(s, Seeded(2), 1000)
    assert s.is_over
    again = game(SLUG).read_position(game(SLUG).write_position(s))
    assert again.is_over
    assert (again.result, again.ending) == (s.result, s.ending)
    assert digest(again) == digest(s)


@pytest.mark.parametrize("words", ["result 1", "result [1", 'result ["a"] x', "result"])
def test_an_unreadable_result_is_refused(words: str) -> None:
    with pytest.raises(BadPosition, match="unreadable result"):
        game(SLUG).read_position(f"{HANDS}; {words}")


def test_an_impossible_position_is_refused() -> None:
    with pytest.raises(BadPosition, match="this position cannot be: the hands must be of one size"):
        game(SLUG).read_position("hand red gunboats")


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (f"{ROUND} Clash.pursuit[1,0,0] ChoosePursuit[11]", "ChoosePursuit: no such side"),
        (f"{ROUND} Clash.pursuit[1,0,0] ChooseStake[0]", "there is nothing to stake"),
        (f"{ROUND} Clash.pursuit[1,9,0] ChoosePursuit[0]", "Clash: no such squadron"),
        ("Match.rounds[] Round[] Commit[[-1,-1]]", "Commit cannot stand on Round"),
        ("Match.rounds[] Round.7[] Commit[[-1,-1]]", "Round has no clause 7"),
        ("Match.rounds[] Round.parley[] Commit[[-1,-1]]", "Round has no clause 'parley'"),
        ("Match.rounds[] Commit[[-1,-1]]", "Commit cannot stand on Match.rounds"),
        ("Round.commitment[] Commit[[-1,-1]]", "Round cannot stand on nothing"),
        (f"Match.rounds[] {ROUND} Commit[[-1,-1]]", "Match cannot stand on Match.rounds"),
        (f"{ROUND} Commit.3[[-1,-1]]", "Commit has no clause 3"),
        (f"{ROUND} Commit.x[[-1,-1]]", "Commit has no clause 'x'"),
        (f"{ROUND} Commit[[-1]]", "an answer for each seat"),
        (f"{ROUND} Commit[[4096,4096]]", "Commit: "),
        (f"{ROUND} Commit[[77,-1]]", "Commit: no such answer"),
        (f"{ROUND} Commit[[-2,-1]]", "both sides are asked"),
        (f"{ROUND} Commit[4]", "do not fit together|has the wrong shape"),
        ("", "the game is over but has no result"),
    ],
)
def test_frames_that_no_game_could_reach_are_refused(text: str, message: str) -> None:
    with pytest.raises(BadPosition, match=message):
        at(text)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (f"{HANDS}; {'at ' * 40_000}", "at most 100000 letters"),
        (f"{HANDS}; points 1 {'9' * 19}", "at most 18 digits"),
        (f"{HANDS}; points 1 {'9' * 18}", "is not a whole number from 0 to"),
        (f"{HANDS}; round \0", "cannot be printed"),
        (f"{HANDS}; round \ud800", "cannot be printed"),
        (f"{HANDS}; at {'Match.rounds[] ' * 33}Commit[[-1,-1]]", "at most 32 frames"),
        (f"{HANDS}; at {ROUND} Commit[{'[' * 5_000}", "unreadable fields"),
        (f"{HANDS}; at {ROUND} Commit[[[[1]]]]", "must be whole numbers"),
        (f"{HANDS}; at Match.² Round.commitment[] Commit[[-1,-1]]", "no such frame"),
        (f"{HANDS}; result [1,-1] TP-5.1; at {ROUND} Commit[[-1,-1]]", "result but goes on"),
    ],
)
def test_what_is_too_large_to_be_a_position_is_refused(text: str, message: str) -> None:
    with pytest.raises(BadPosition, match=message):
        game(SLUG).read_position(text)


def test_a_position_that_needs_luck_takes_it_from_the_tape() -> None:
    s = game(SLUG).read_position("points 1 1", Scripted([0, 0, 0, 1, 1, 1]))
    assert "hand blue frigates frigates frigates" in game(SLUG).write_position(s)


# The hash


def changed(s: State, name: str) -> State:
    """A copy with one number of one part changed."""
    c = s.clone()
    value = getattr(c, name)
    if isinstance(value, list):
        value[0] += 1
    else:
        setattr(c, name, value + 1)
    return c


def test_the_hash_differs_when_any_part_differs() -> None:
    s = game(SLUG).read_position(HANDS)
    hashes = [digest(changed(s, part)) for part in s.parts] + [digest(s)]
    assert len(set(hashes)) == len(hashes) == len(s.parts) + 1


def test_the_hash_differs_when_the_place_in_the_rules_differs() -> None:
    texts = [
        f"{ROUND} Commit[[-1,-1]]",
        f"{ROUND} Commit[[-1,4096]]",
        "Match.rounds[] Round[] Commit[[-1,-1]]",
        "Match.rounds[] Commit[[-1,-1]]",
        f"{ROUND} Clash.pursuit[1,1,1] ChoosePursuit[1]",
        f"{ROUND} Clash.pursuit[1,1,1] ChoosePursuit[0]",
        f"{ROUND} Clash.pursuit[1,1,0] ChoosePursuit[0]",
    ]
    digests: set[str] = set()
    for text in texts:
        s = game(SLUG).read_position(HANDS)
        s.stack, s.at = read_stack(text, FRAMES)
        digests.add(digest(s))
    assert len(digests) == len(texts)


def test_the_hash_differs_when_the_result_differs() -> None:
    s = game(SLUG).read_position(HANDS)
    hashes = {digest(s)}
    for result, ending in (((1, -1), "TP-5.1"), ((-1, 1), "TP-5.1"), ((1, -1), "TP-5.2")):
        s.finish(result, ending)
        hashes.add(digest(s))
    assert len(hashes) == 4


def test_luck_to_come_listeners_and_cuts_are_no_part_of_the_hash() -> None:
    s = game(SLUG).read_position(HANDS)
    before = digest(s)
    s.tape = Seeded(5)
    s.events = []
    s.cut()
    assert digest(s) == before


def test_the_hash_is_the_same_everywhere() -> None:
    """Pinned: records are checked against it."""
    assert digest(game(SLUG).read_position(HANDS)) == "1b3247dba3769d6a"
    assert len(codec.digest(game(SLUG).read_position(HANDS))) == 16
