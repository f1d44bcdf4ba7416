"""The journal of a run: finished games are taken over, torn lines and other runs are not."""

from __future__ import annotations

from pathlib import Path

import pytest

from admiralty.sim.drive import Row
from admiralty.sim.journal import Journal, OtherRun

ROWS = [Row(n, 100 + n, n % 2, "TP-5.1", 9, 0.5, (1, -1), {"round": n}, {"TP-2.1": 2}) for n in range(3)]


def written(path: Path) -> bytes:
    journal = Journal(path, {"seed": 5})
    journal.add(0, ROWS[:1])
    journal.add(1, ROWS[1:])
    journal.close()
    return path.read_bytes()


def test_rows_come_back_as_they_were(tmp_path: Path) -> None:
    written(tmp_path / "journal")
    again = Journal(tmp_path / "journal", {"seed": 5})
    assert again.rows == {(0, 0): ROWS[0], (1, 1): ROWS[1], (1, 2): ROWS[2]}
    again.close()


def test_a_torn_line_is_left_out_and_written_again(tmp_path: Path) -> None:
    path = tmp_path / "journal"
    whole = written(path)
    path.write_bytes(whole[:-4])
    again = Journal(path, {"seed": 5})
    assert list(again.rows) == [(0, 0)]
    again.add(1, ROWS[1:])
    again.close()
    assert path.read_bytes() == whole


def test_every_row_is_on_the_disk_before_the_journal_is_closed(tmp_path: Path) -> None:
    journal = Journal(tmp_path / "journal", {"seed": 5})
    journal.add(0, ROWS)
    assert (tmp_path / "journal").read_bytes().count(b"\n") == 2
    journal.close()


@pytest.mark.parametrize(
    ("content", "words"),
    [
        (b'{"format":"admiralty-journal","version":1,"seed":6}\n', "differs in seed"),
        (b'{"format":"admiralty-journal","version":0,"seed":5}\n', "differs in version"),
        (b'{"format":"shopping list"}\n', "is no journal of games"),
        (b"[1]\n", "is no journal of games"),
        (b"eggs\n", "is no journal of games"),
    ],
)
def test_the_file_of_another_run_is_refused_and_stays(tmp_path: Path, content: bytes, words: str) -> None:
    path = tmp_path / "journal"
    path.write_bytes(content)
    with pytest.raises(OtherRun, match=words):
        Journal(path, {"seed": 5})
    assert path.read_bytes() == content
