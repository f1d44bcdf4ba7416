"""A recorded game again: step by step, from any entry, or whole with every hash and every roll checked."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property

from admiralty import games
from admiralty.core import codec
from admiralty.core.action import Unreadable
from admiralty.core.game import BadOption, Game
from admiralty.core.luck import ImpossibleLuck, Keyed, LuckNeeded, Scripted, Seeded, Tape, commitment
from admiralty.table import branches, picture, record
from admiralty.table.record import TABLE_WORDS, UNDO, DamagedRecord, Entry, Record
from admiralty.table.table import ASK, Refused, Table, now
from admiralty.table.undo import MAX_STEPS_BACK

# What rules may do with a position that no game comes to.
FAULTS = (ArithmeticError, AssertionError, AttributeError, LookupError, RuntimeError, TypeError, ValueError)


class Replay:
    """A record read and its game loaded; raises DamagedRecord with one sentence when that cannot be done."""

    def __init__(self, text: str, language: str = "en") -> None:
        self.record: Record = record.read(text)
        self.language = language
        self.game = load_game(self.record)

    def __len__(self) -> int:
        return len(self.record.entries)

    def _repr_html_(self) -> str:
        """In a notebook: the record, entry by entry."""
        rows: list[list[object]] = [
            [entry.n, entry.seat, entry.action, " ".join(map(str, entry.luck))]
            for entry in self.record.entries
        ]
        return picture.grid(["n", "seat", "action", "luck"], rows)

    def table(self) -> Table:
        """The table as it stood at the end of the record, ready to be played on."""
        table = self.at(len(self), from_start=True)
        for n, position in self.record.snapshots.items():
            if table.record.snapshots.get(n) != position:
                raise DamagedRecord(f"the snapshot after entry {n} is not the position of that moment")
        return table

    def at(self, n: int, from_start: bool = False) -> Table:
        """The table after entry n; by the nearest snapshot unless the whole way is asked for."""
        if not 0 <= n <= len(self):
            raise DamagedRecord(f"the record has entries 0 to {len(self)}, not {n}")
        start = 0 if from_start else self.snapshot_before(n)
        own = own_luck_after(self.record)
        true = true_tape(self.record) if start <= max(own, 0) else None
        table = self.stand(start, true if own < 0 else None)
        for entry in self.record.entries[start:n]:
            self.follow(table, entry, true if entry.n > own else None)
        table.state.tape = table.tape = true if true is not None else Scripted([])
        table.asks = true is None
        table.clock = now
        return table

    def along(self, first: int, last: int) -> Iterator[Table]:
        """The table after each of these entries in turn: one table that moves on, so look at it at once."""
        if not 0 <= first <= last <= len(self):
            raise DamagedRecord(f"the record has entries 0 to {len(self)}, not {first} to {last}")
        start = self.snapshot_before(first, last)
        table = self.stand(start, None)
        for entry in self.record.entries[start:first]:
            self.follow(table, entry, None)
        yield table
        for entry in self.record.entries[first:last]:
            self.follow(table, entry, None)
            yield table

    def snapshot_before(self, n: int, until: int = 0) -> int:
        """The last snapshot from which entry n can be reached: no undo on the way leads behind it.

        Neither does one further on, as far as `until`.
        """
        owed = 0  # actions that undos further on take back
        for i in range(max(n, until), 0, -1):
            if not owed and i <= n and i in self.record.snapshots:
                return i
            action = self.record.entries[i - 1].action
            if action == UNDO:
                owed += 1
            elif action not in TABLE_WORDS:
                owed = max(0, owed - 1)
        return 0

    def stand(self, start: int, true: Tape | None) -> Table:
        header = self.record.header
        script = header.opening if start == 0 else []
        position = header.position if start == 0 else self.record.snapshots[start]
        try:
            table = Table(
                self.game, luck=Scripted(list(script), true), position=position, language=self.language
            )
        except (LuckNeeded, ImpossibleLuck, codec.BadPosition) as error:
            raise DamagedRecord(f"the game of this record cannot begin: {error}") from None
        except FAULTS as fault:
            raise self.cannot_follow("the game of this record cannot begin", fault) from fault
        kept = {n: position for n, position in self.record.snapshots.items() if n <= start}
        table.record = Record(header, self.record.entries[:start], kept)
        table.trail = branches.Trail(table.record.entries)
        table.horizon.limit = max(MAX_STEPS_BACK, self.steps_back)
        if start == 0 and 0 in self.targets:
            table.marks[0] = table.position()
        table.offer = self.open_offer(start)
        return table

    def open_offer(self, n: int) -> int:
        """The seat whose offer of a draw stands after entry n, or -1."""
        words = [entry for entry in self.record.entries[:n] if entry.action.startswith("draw ")]
        is_open = bool(words) and words[-1].action == "draw offer" and words[-1].seat in self.game.seats
        return self.game.seat_index(words[-1].seat) if is_open else -1

    def follow(self, table: Table, entry: Entry, true: Tape | None) -> None:
        """Play one entry as it was played; it must be legal, use the same luck and lead to the same state."""
        table.state.tape = tape = Scripted(list(entry.luck), true)
        table.clock = lambda: entry.time
        try:
            done = table.play(entry.seat, entry.action)
        except (Refused, LuckNeeded, ImpossibleLuck, Unreadable) as error:
            raise DamagedRecord(
                f"entry {entry.n} ({entry.seat}: {entry.action}) cannot be: {error}"
            ) from None
        except FAULTS as fault:
            raise self.cannot_follow(f"entry {entry.n} ({entry.seat}: {entry.action})", fault) from fault
        if done is None or done.hash != entry.hash or len(tape.drawn) != len(entry.luck):
            raise DamagedRecord(
                f"entry {entry.n} ({entry.seat}: {entry.action}) does not lead to the recorded state"
            )
        if entry.n in self.targets:
            table.marks[entry.n] = table.position()

    def cannot_follow(self, where: str, fault: Exception) -> Exception:
        """Of a record that brings its own position or data, what breaks the rules is its damage; of any
        other it is a fault of the rules.
        """
        if not self.record.header.position and not self.record.header.data:
            return fault
        return DamagedRecord(f"{where}: the rules cannot follow ({type(fault).__name__})")

    @cached_property
    def targets(self) -> set[int]:
        """The moments that the record returns to: a replay keeps them as it passes."""
        return {branches.target(entry.action) for entry in self.record.entries}

    @cached_property
    def steps_back(self) -> int:
        """How far back the record's undos go."""
        return branches.undo_depth(self.record.entries)

    def luck_is_known(self) -> bool:
        """Whether the record tells the seed or key of all its dice, so that the dice were checked too."""
        return true_tape(self.record) is not None and own_luck_after(self.record) < 0


class Kept(Replay):
    """A replay of a record that is already read, with a game that is already loaded."""

    def __init__(self, kept: Record, game: Game) -> None:
        self.record = kept
        self.language = "en"
        self.game = game


def load_game(kept: Record) -> Game:
    header = kept.header
    try:
        game = games.load(header.game, header.options, header.data)
    except (games.UnknownGame, BadOption, ValueError) as error:
        raise DamagedRecord(f"the game of this record cannot be loaded: {error}") from None
    if game.rules_version != header.rules_version:
        raise DamagedRecord(
            f"this record was made with rules version {header.rules_version} of {game.title}; "
            f"these rules are version {game.rules_version}"
        )
    if game.dataset != header.dataset:
        raise DamagedRecord(f"this record uses the data set {header.dataset!r}, not {game.dataset!r}")
    return game


def true_tape(kept: Record) -> Tape | None:
    """The tape the game was played with, at its beginning, if the record tells its secret."""
    luck = kept.header.luck
    kind, seed, key = luck["kind"], luck.get("seed"), luck.get("key")
    if kind == "seeded" and isinstance(seed, int):
        return Seeded(seed)
    if kind == "scripted":
        return Scripted(record.outcomes(1, luck, "outcomes"))
    if kind == "keyed" and isinstance(key, str):
        return keyed_tape(luck, key)
    if kind in ("seeded", "keyed", ASK, "other"):
        return None
    raise DamagedRecord(f"unknown kind of luck: {kind!r}")


def own_luck_after(kept: Record) -> int:
    """A game that goes on from another one's moment rolls its own dice only after that entry.

    Else -1: the opening is its own, too.
    """
    luck = kept.header.luck
    return record.whole(1, luck, "after") if "after" in luck else -1


def keyed_tape(luck: dict[str, object], key: str) -> Tape:
    try:
        secret = bytes.fromhex(key)
    except ValueError:
        raise DamagedRecord("the key of the dice is unreadable") from None
    if commitment(secret) != luck.get("commitment"):
        raise DamagedRecord("the key of the dice is not the one that was promised at the start")
    return Keyed(secret, str(luck.get("game_id", "")))
