"""A text is bounded before it is parsed."""

import json
import tomllib

import pytest

from admiralty.kit import bounds
from admiralty.kit.bounds import TooMuch, check_toml, read_json
from admiralty.kit.datafile import DataError, parse


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("a." * 29_999 + "a = 1", "more than 10 parts"),
        ('"a"."a".' * 9 + "a = 1", "more than 10 parts"),
        ("[" + "a." * 20 + "a]", "more than 10 parts"),
        ("x = {" + "a . " * 20 + "a = 1}", "more than 10 parts"),
        ('# """\n' + "a." * 20 + 'a = 1 # """', "more than 10 parts"),
        ("# it's\n" + "1." * 20 + "1 = 1", "more than 10 parts"),
        ("a = " + "[" * 30 + "]" * 30, "nested more than 20 deep"),
        ("a = " + "{a = " * 30, "nested more than 20 deep"),
        ("a = 1\n" * 20_001, "more than 20000 lines"),
        ("a = '" + "x" * bounds.MAX_CHARACTERS + "'", "longer than 200000 characters"),
        ('a = "\\u0000"', "NUL"),
        ("a = '\ud800'", "not valid Unicode"),
    ],
)
def test_too_much_is_refused_before_tomllib_sees_it(
    text: str, fault: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def loads(_: str) -> dict[str, object]:
        raise AssertionError("the text was parsed")

    monkeypatch.setattr(tomllib, "loads", loads)
    with pytest.raises(DataError, match=fault):
        parse(text)


@pytest.mark.parametrize(
    "text",
    [
        'a.b.c = "1.2.3.4.5.6.7.8.9.10.11.12. And so on..............."',
        "a = [" + "1.5, " * 500 + "2.5]",
        'a = """one \\\n ... two ""..........."""',
        "a = 1  # .............. [[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[",
        "[a.b]\n[[a.c]]\nd = [[1, 2], [3]]",
    ],
)
def test_dots_and_brackets_in_texts_numbers_and_comments_are_no_keys(text: str) -> None:
    check_toml(text)


@pytest.mark.parametrize("sign", ['\\"', '"', "'", '"""', "'''", "a", ".", " ", "[]"])
def test_a_text_is_looked_through_once_whatever_it_is_made_of(sign: str) -> None:
    """Texts that are never closed: looking for their end from every sign anew would never be done."""
    text = '"' + sign * (60_000 // len(sign))
    found = [m.end() - m.start() for m in bounds.QUOTED.finditer(text)]
    assert sum(found) <= len(text)
    bounds.check_depth(bounds.QUOTED.sub("s", text))


def test_json_is_bounded_too() -> None:
    assert read_json(json.dumps({"a": [[1]], "b": "[" * 50})) == {"a": [[1]], "b": "[" * 50}
    with pytest.raises(TooMuch, match="nested"):
        read_json("[" * 30 + "]" * 30)
    with pytest.raises(TooMuch, match="longer"):
        read_json(" " * 200_001)
