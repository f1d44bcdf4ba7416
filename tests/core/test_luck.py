"""Luck: the same tape gives the same outcomes, and all outcomes are equally likely."""

import hashlib
import hmac
from collections import Counter

import pytest

from admiralty.core.luck import ImpossibleLuck, Keyed, LuckNeeded, Scripted, Seeded, Tape, commitment

ROLLS = 60_000
CHI_SQUARED_5 = 20.5  # exceeded once in a thousand by five degrees of freedom
ALL = 1 << 64


def rolls(tape: Tape, number: int, faces: int = 6) -> list[int]:
    return [tape.roll(faces) for _ in range(number)]


def chi_squared(counts: Counter[int], expected: float) -> float:
    return sum((n - expected) ** 2 / expected for n in counts.values())


# Scripted


def test_a_script_deals_what_it_says_and_keeps_it() -> None:
    tape = Scripted([3, 5, 7])
    assert (tape.roll(6), tape.roll(6), tape.draw([7, 7, 9])) == (3, 5, 7)
    assert tape.drawn == [3, 5, 7]


def test_at_its_end_a_script_asks() -> None:
    tape = Scripted([1])
    tape.roll(6)
    with pytest.raises(LuckNeeded) as needed:
        tape.draw([4, 4, 8])
    assert needed.value.outcomes == [4, 4, 8]
    assert str(needed.value) == "an outcome among [4, 8] is needed"
    assert tape.drawn == [1]


@pytest.mark.parametrize("outcome", [0, 7, -1])
def test_a_die_cannot_give_what_is_not_on_it(outcome: int) -> None:
    with pytest.raises(ImpossibleLuck, match=f"{outcome} is not among the outcomes"):
        Scripted([outcome]).roll(6)


def test_a_pile_cannot_give_what_is_not_in_it() -> None:
    tape = Scripted([5])
    with pytest.raises(ImpossibleLuck):
        tape.draw([1, 2])
    assert tape.drawn == []


def test_a_copy_of_a_script_goes_on_by_itself() -> None:
    tape = Scripted([1, 2, 3])
    tape.roll(6)
    copy = tape.clone()
    assert rolls(copy, 2) == [2, 3]
    assert rolls(tape, 2) == [2, 3]
    assert copy.drawn == [2, 3]


# Seeded


def test_the_same_seed_gives_the_same_luck_everywhere() -> None:
    """Pinned: a record of yesterday must replay tomorrow."""
    assert rolls(Seeded(7), 20) == [3, 2, 5, 2, 1, 3, 5, 1, 6, 2, 5, 2, 3, 1, 2, 6, 5, 1, 4, 4]


def test_other_seeds_give_other_luck() -> None:
    assert len({tuple(rolls(Seeded(seed), 12)) for seed in range(-50, 50)}) == 100


def test_a_copy_of_a_seeded_tape_goes_on_by_itself() -> None:
    tape = Seeded(11)
    rolls(tape, 5)
    copy = tape.clone()
    assert rolls(tape, 10) == rolls(copy, 10)
    assert (len(tape.drawn), len(copy.drawn)) == (15, 10)


def test_seeded_dice_are_fair() -> None:
    counts = Counter(rolls(Seeded(1904), ROLLS))
    assert set(counts) == {1, 2, 3, 4, 5, 6}
    assert chi_squared(counts, ROLLS / 6) < CHI_SQUARED_5


def test_one_roll_tells_nothing_of_the_next() -> None:
    tape = Seeded(1905)
    pairs = Counter(tape.roll(6) * 10 + tape.roll(6) for _ in range(ROLLS))
    assert len(pairs) == 36
    assert chi_squared(pairs, ROLLS / 36) < 66.6  # once in a thousand by 35 degrees of freedom


def test_the_first_roll_of_many_seeds_is_fair() -> None:
    counts = Counter(Seeded(seed).roll(6) for seed in range(ROLLS // 6))
    assert chi_squared(counts, ROLLS / 36) < CHI_SQUARED_5


def test_a_draw_is_an_item_of_the_pile() -> None:
    tape = Seeded(3)
    pile = [10, 10, 10, 20]
    counts = Counter(tape.draw(pile) for _ in range(4000))
    assert set(counts) == {10, 20}
    assert 2800 < counts[10] < 3200
    assert pile == [10, 10, 10, 20]


# Keyed


def test_keyed_luck_can_be_checked_by_anybody_with_the_key() -> None:
    key, game_id = b"a key of thirty-two bytes, kept.", "table-1"
    tape = Keyed(key, game_id)
    expected = []
    for counter in range(12):
        code = hmac.new(key, f"{game_id}:{counter}".encode(), "sha256").digest()
        expected.append(int.from_bytes(code[:8], "big") % 6 + 1)
    assert rolls(tape, 12) == expected


def test_the_commitment_is_the_hash_of_the_key() -> None:
    key = bytes(range(32))
    assert commitment(key) == hashlib.sha256(key).hexdigest()


def test_another_key_or_game_gives_other_luck() -> None:
    tapes = [Keyed(b"k1", "a"), Keyed(b"k2", "a"), Keyed(b"k1", "b")]
    assert len({tuple(rolls(tape, 16)) for tape in tapes}) == 3


def test_a_copy_of_a_keyed_tape_goes_on_by_itself() -> None:
    tape = Keyed(b"key", "game")
    rolls(tape, 3)
    copy = tape.clone()
    assert rolls(tape, 8) == rolls(copy, 8)


def test_keyed_dice_are_fair() -> None:
    counts = Counter(rolls(Keyed(b"fair", "game"), ROLLS // 6))
    assert chi_squared(counts, ROLLS / 36) < CHI_SQUARED_5


def test_values_beyond_the_last_whole_share_are_rejected() -> None:
    """With n just above half of the range, half of the values would make small outcomes twice as likely."""
    tape, n = Keyed(b"rejection", "game"), (1 << 63) + 1
    values = [tape.pick(n) for _ in range(64)]
    assert all(value < n for value in values)
    assert 64 < tape.counter < 64 * 4  # about every second value was thrown away
    again, kept = Keyed(b"rejection", "game"), []
    while again.counter < tape.counter:
        raw = again.pick(ALL)  # the raw stream: nothing to reject
        if raw < n:
            kept.append(raw)
    assert values == kept
