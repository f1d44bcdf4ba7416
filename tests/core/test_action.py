"""Actions: three numbers in one, and their words."""

import pytest

from admiralty.core.action import FIELD, Grammar, Unreadable, Verb, first, pack, second, verb, verb_table

GRAMMAR = Grammar(
    (Verb("done"), Verb("sail", "ship", "zone"), Verb("fire", "number"), Verb("join", "ship", "ship")),
    {"ship": ["fuji", "mikasa"], "zone": ["tsushima", "yellow-sea", "pacific"]},
)


@pytest.mark.parametrize("fields", [(0, 0, 0), (7, 3, 9), (255, FIELD, FIELD), (1, 0, FIELD), (1, FIELD, 0)])
def test_what_is_packed_can_be_unpacked(fields: tuple[int, int, int]) -> None:
    a = pack(*fields)
    assert (verb(a), first(a), second(a)) == fields


@pytest.mark.parametrize("text", ["done", "sail fuji pacific", "fire 0", "fire 4095", "join mikasa mikasa"])
def test_text_is_read_and_written_alike(text: str) -> None:
    assert GRAMMAR.write(GRAMMAR.read(text)) == text


def test_blanks_between_words_do_not_matter() -> None:
    assert GRAMMAR.read("  sail  mikasa\ttsushima ") == pack(1, 1, 0)


@pytest.mark.parametrize(
    ("text", "reason", "about", "expected"),
    [
        ("", "empty", "", ""),
        ("   ", "empty", "   ", ""),
        ("dive fuji", "unknown-verb", "dive", "done, sail, fire, join"),
        ("Done", "unknown-verb", "Done", "done, sail, fire, join"),
        ("sail fuji", "wrong-count", "sail fuji", "sail SHIP ZONE"),
        ("done now", "wrong-count", "done now", "done"),
        ("sail yamato pacific", "unknown-ship", "yamato", "ship"),
        ("sail fuji atlantic", "unknown-zone", "atlantic", "zone"),
        ("fire many", "unknown-number", "many", "number"),
        ("fire -1", "unknown-number", "-1", "number"),
        ("fire 4096", "unknown-number", "4096", "number"),
        ("fire ٣", "unknown-number", "٣", "number"),
        ("fire ²", "unknown-number", "²", "number"),
    ],
)
def test_unreadable_text_says_what_is_wrong(text: str, reason: str, about: str, expected: str) -> None:
    with pytest.raises(Unreadable) as caught:
        GRAMMAR.read(text)
    assert (caught.value.reason, caught.value.about, caught.value.expected) == (reason, about, expected)


def test_parts_tell_what_an_action_is_said_of() -> None:
    assert GRAMMAR.parts(pack(1, 1, 2)) == [("ship", 1), ("zone", 2)]
    assert GRAMMAR.parts(pack(0)) == []


def test_verbs_stand_in_the_order_of_their_constants() -> None:
    pass_, sail = Verb("pass"), Verb("sail", "ship")
    assert verb_table({0 << 24: pass_, 1 << 24: sail}) == (pass_, sail)
    for rows in ({1 << 24: sail, 0 << 24: pass_}, {0 << 24: pass_, 2 << 24: sail}, {1: sail}):
        with pytest.raises(AssertionError, match="leave a gap"):
            verb_table(rows)
