"""Drawing on terminal cells."""

from __future__ import annotations

from admiralty.kit.canvas import Canvas, cells, flow, line_cells
from admiralty.kit.extras import Line


def texts(lines: list[Line]) -> list[str]:
    return ["".join(text for _, text in line) for line in lines]


def test_wide_signs_take_two_cells_and_accents_none() -> None:
    assert cells("abc") == 3
    assert cells("黄海") == 4
    assert cells("e\u0301") == 1


def test_what_goes_beyond_the_edge_is_lost() -> None:
    sheet = Canvas(5)
    sheet.put(3, 0, "abc")
    sheet.put(0, 1, "abcde", end=2)
    sheet.put(4, 2, "黄")
    assert texts(sheet.lines()) == ["   ab", "ab", ""]


def test_a_wide_sign_keeps_the_columns_straight() -> None:
    sheet = Canvas(6)
    sheet.put(0, 0, "黄海")
    sheet.put(5, 0, "│")
    assert texts(sheet.lines()) == ["黄海 │"]
    assert line_cells(sheet.lines()[0]) == 6


def test_neighbours_of_one_style_are_one_piece() -> None:
    sheet = Canvas(8)
    assert sheet.put_line(0, 0, [("strong", "ab"), ("strong", "c"), ("", " "), ("faint", "d")]) == 5
    assert sheet.lines() == [[("strong", "abc"), ("", " "), ("faint", "d")]]


def test_items_are_broken_between_them_only_and_later_lines_indented() -> None:
    items: list[Line] = [[("", "8/4 Mikasa,")], [("", "Asahi,")], [("", "Fuji")]]
    assert texts(flow(items, 11, indent=1)) == ["8/4 Mikasa,", " Asahi,", " Fuji"]
    assert texts(flow(items, 80)) == ["8/4 Mikasa, Asahi, Fuji"]
    assert flow([], 10) == []
