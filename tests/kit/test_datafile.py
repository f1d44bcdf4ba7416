"""Checked data files: typed fields, readable faults, notes on provenance."""

from pathlib import Path

import pytest

from admiralty.kit.datafile import DataError, Entry, parse, provenance_rows, read, root

TEXT = """
dataset = "sample"
flags = [true]

[sea]
name = "North"
depth = 40
salt = true
ports = ["a", "b"]
tides = [1, 2]
provenance = "rulebook"

[[ship]]
id = "fuji"
intact = { speed = 4 }
provenance = { name = "rulebook", values = "reconstructed" }
rulebook_constraint = "speed 4"

[[ship]]
intact = { speed = 9 }

[sea_provenance]
depth = "public: a chart"
"""


def sample() -> Entry:
    return root(parse(TEXT))


def test_fields_are_read_by_type() -> None:
    sea = sample().table("sea")
    assert sea.text("name") == "North"
    assert sea.whole("depth", 0, 100) == 40
    assert sea.flag("salt")
    assert sea.texts("ports") == ["a", "b"]
    assert sea.wholes("tides", 1, 2) == [1, 2]
    assert sea.one_of("name", ["North", "South"], "sea") == "North"
    assert sea.some_of("ports", ["a", "b", "c"], "port") == ["a", "b"]
    assert sea.text("colour", "blue") == "blue"


def test_the_names_of_a_table_leave_out_its_provenance() -> None:
    assert sample().table("sea").names() == ["name", "depth", "salt", "ports", "tides"]


def test_a_fault_names_the_row_by_its_id_and_the_path_to_the_field() -> None:
    fuji, other = sample().rows("ship")
    with pytest.raises(DataError) as fault:
        fuji.table("intact").whole("speed", 5, 6)
    assert str(fault.value) == 'ship "fuji": intact.speed must be a whole number from 5 to 6, not 4'
    with pytest.raises(DataError) as fault:
        other.table("intact").whole("speed", 1, 6)
    assert str(fault.value) == "ship 2: intact.speed must be a whole number from 1 to 6, not 9"


@pytest.mark.parametrize(
    ("method", "key", "sentence"),
    [
        ("text", "colour", "sea: colour is missing"),
        ("text", "depth", "sea: depth must be a text, not 40"),
        ("flag", "depth", "sea: depth must be true or false, not 40"),
        ("whole", "name", 'sea: name must be a whole number, not "North"'),
        ("whole", "salt", "sea: salt must be a whole number, not true"),
        ("wholes", "name", 'sea: name must be a list, not "North"'),
        ("wholes", "ports", 'sea: ports must list whole numbers, not "a"'),
        ("texts", "tides", "sea: tides must list texts, not 1"),
        ("table", "ports", "sea: ports must be a table, not a list"),
        ("rows", "ports", 'sea: ports must list tables, not "a"'),
    ],
)
def test_a_field_of_the_wrong_type_is_one_sentence(method: str, key: str, sentence: str) -> None:
    with pytest.raises(DataError) as fault:
        getattr(sample().table("sea"), method)(key)
    assert str(fault.value) == sentence


def test_a_number_out_of_its_limits_is_told_with_the_limits() -> None:
    sea = sample().table("sea")
    with pytest.raises(DataError, match="depth must be a whole number of at least 50, not 40"):
        sea.whole("depth", 50)
    with pytest.raises(DataError, match="depth must be a whole number of at most 30, not 40"):
        sea.whole("depth", high=30)
    with pytest.raises(DataError, match="tides must list whole numbers of at least 2, not 1"):
        sea.wholes("tides", 2)


def test_true_false_and_fractions_are_no_whole_numbers() -> None:
    for written in ("true", "4.0", "'4'"):
        with pytest.raises(DataError, match="n must be a whole number"):
            root(parse(f"n = {written}")).whole("n", 0, 9)


def test_an_unknown_name_and_a_name_given_twice_are_told() -> None:
    sea = sample().table("sea")
    with pytest.raises(DataError, match='sea: name names the unknown zone "North"'):
        sea.one_of("name", ["South"], "zone")
    with pytest.raises(DataError, match='sea: ports names the unknown port "b"'):
        sea.some_of("ports", ["a"], "port")
    with pytest.raises(DataError, match='data file: p names the port "a" twice'):
        root(parse('p = ["a", "a"]')).some_of("p", ["a"], "port")


def test_an_empty_text_is_no_text() -> None:
    with pytest.raises(DataError, match='data file: dataset must be a text, not ""'):
        root(parse('dataset = "  "')).text("dataset")


def test_a_value_quoted_in_a_message_is_short_and_on_one_line() -> None:
    with pytest.raises(DataError) as fault:
        root(parse('n = """one\ntwo ' + "x" * 900 + '"""')).whole("n")
    assert len(str(fault.value)) < 140
    assert "\n" not in str(fault.value)
    with pytest.raises(DataError, match="not a number beyond a million"):
        root(parse("n = " + "9" * 400)).whole("n", 0)


@pytest.mark.parametrize("text", ["a = ", "a = 1\na = 2", "a = " + "9" * 5000, "a = " + "[" * 100_000])
def test_broken_toml_is_one_sentence(text: str) -> None:
    with pytest.raises(DataError) as fault:
        parse(text)
    assert str(fault.value).startswith("data file: ")
    assert "\n" not in str(fault.value)


def test_a_file_that_cannot_be_read_is_one_sentence(tmp_path: Path) -> None:
    with pytest.raises(DataError, match=r"absent\.toml: cannot be read: No such file or directory"):
        read(tmp_path / "absent.toml")
    with pytest.raises(DataError, match="cannot be read"):
        read(tmp_path)
    with pytest.raises(DataError, match="cannot be read"):
        read("a\0b")
    latin = tmp_path / "latin.toml"
    latin.write_bytes(b'name = "\xe9"')
    with pytest.raises(DataError, match=r"latin\.toml: not a UTF-8 text"):
        read(latin)


def test_a_file_is_read_whole(tmp_path: Path) -> None:
    path = tmp_path / "sample.toml"
    path.write_text(TEXT, encoding="utf-8")
    assert read(str(path)) == TEXT


def test_provenance_rows_give_every_note_in_the_order_of_the_file() -> None:
    assert list(provenance_rows(parse(TEXT))) == [
        ("sea", "rulebook"),
        ('ship "fuji".name', "rulebook"),
        ('ship "fuji".values', "reconstructed"),
        ('ship "fuji".rulebook_constraint', "speed 4"),
        ("sea.depth", "public: a chart"),
    ]


def test_provenance_rows_reach_tables_inside_tables() -> None:
    inner = parse('[points.profiles.plain]\nsea = 1\nprovenance = "reconstructed"')
    assert list(provenance_rows(inner)) == [("points.profiles.plain", "reconstructed")]
