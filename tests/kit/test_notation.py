"""Words of a position that do not fit are refused with a sentence."""

from __future__ import annotations

import pytest

from admiralty.core.codec import BadPosition
from admiralty.kit.notation import number, one_of


@pytest.mark.parametrize("word", ["", "-1", "1.5", "x", "²", "101", "9" * 5000])
def test_only_whole_numbers_in_range_are_read(word: str) -> None:
    assert (number("0", 100), number("100", 100)) == (0, 100)
    with pytest.raises(BadPosition, match="is not a whole number from 0 to 100"):
        number(word, 100)


def test_a_name_that_is_not_there_is_told_with_some_that_are() -> None:
    names = [f"ship-{n}" for n in range(60)]
    assert one_of("ship-59", names) == 59
    with pytest.raises(BadPosition, match=r"'boat' is not one of ship-0, .*, ship-39, \.\.\.$"):
        one_of("boat", names)
