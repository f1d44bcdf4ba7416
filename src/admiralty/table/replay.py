"""A recorded game played again: from any entry, or in full with every hash and every roll checked."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property

from admiralty import games
from admiralty.core import codec
from admiralty.core.action import Refused, Unreadable
from admiralty.core.game import BadOption, Game
from admiralty.core.luck import ImpossibleLuck, Keyed, LuckNeeded, Scripted, Seeded, Tape, commitment
from admiralty.show import picture
from admiralty.table import branches, record, takeback, trace
from admiralty.table.branches import Trail
from admiralty.table.log import Log
from admiralty.table.recall import Recall
from admiralty.table.record import DRAW_OFFER, UNDO, DamagedRecord, Entry, Record
from admiralty.table.table import Table, now
from admiralty.table.tapes import ASK
from admiralty.table.undo import MAX_STEPS_BACK

# What rules may raise at a position that no game reaches.
FAULTS = (ArithmeticError, AssertionError, AttributeError, LookupError, RuntimeError, TypeError, ValueError)


class Replay:
    """A record read and its game loaded; raises DamagedRecord with one sentence when that cannot be done.

    A record that `is_trusted` was checked when it was made: its hashes and dice are checked again, but not
    whether every action is legal, nor what its traces tell.
    """

    is_trusted = False

    def __init__(self, source: str | Record, game: Game | None = None) -> None:
        """From the text of a record, or from one that is read; `game` if it is loaded already."""
        self.record: Record = record.read(source) if isinstance(source, str) else source
        self.game = load_game(self.record) if game is None else game

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
        return self.at(len(self), from_start=True)

    @cached_property
    def rules(self) -> list[int]:
        """The version of the rules by which each entry was made; 0 is the beginning."""
        versions = [self.record.header.rules_version]
        for entry in self.record.entries:
            version = max(versions[-1], branches.rules_from(entry.action))
            if version > self.game.rules_version:
                raise DamagedRecord(f"entry {entry.n} is of rules version {version}, which is not known here")
            versions.append(version)
        return versions

    def is_old(self, n: int) -> bool:
        return self.rules[n] != self.game.rules_version

    def at(self, n: int, from_start: bool = False) -> Table:
        """The table after entry n; by the nearest snapshot unless the whole way is asked for."""
        if not 0 <= n <= len(self):
            raise DamagedRecord(f"the record has entries 0 to {len(self)}, not {n}")
        return self.on_from(0 if from_start else self.snapshot_before(n), n)

    def on_from(self, start: int, n: int) -> Table:
        """The table after entry n, played from the snapshot after entry `start`."""
        own, true = own_luck_after(self.record), self.tape_after(start)
        table = self.stand(start, true if own < 0 else None)
        for entry in self.record.entries[start:n]:
            self.follow(table, entry, true if entry.n > own else None)
        table.state.tape = table.tape = true if true is not None else Scripted([])
        table.asks = true is None
        table.is_replayed = False
        if table.is_trusted:
            table.text, table.is_trusted = self.text_after(n), False
        table.clock = now
        return table

    def tape_after(self, start: int) -> Tape | None:
        """The tape the game was played with, if it is known how far it was used."""
        return true_tape(self.record) if start <= max(own_luck_after(self.record), 0) else None

    def along(self, first: int, last: int) -> Iterator[Table]:
        """The table after each of these entries in turn. It is one table, which moves on."""
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
        """The last snapshot from which entry n can be reached: no undo after it, up to entry n or `until`,
        takes back a move before it.
        """
        end = max(n, until)
        first_taken_back = end + 1
        for i in range(end, 0, -1):
            if i <= n and i < first_taken_back and i in self.record.snapshots:
                return i
            if self.record.entries[i - 1].action == UNDO:
                first_taken_back = min(first_taken_back, self.trail.taken_back(i))
        return 0

    def stand(self, start: int, true: Tape | None) -> Table:
        header = self.record.header
        try:
            table = self.begin(true) if start == 0 else self.table_at(self.record.snapshots[start])
        except (LuckNeeded, ImpossibleLuck, codec.BadPosition) as error:
            raise DamagedRecord(f"the game of this record cannot begin: {error}") from None
        except FAULTS as fault:
            raise self.cannot_follow("the game of this record cannot begin", fault) from fault
        kept = {n: position for n, position in self.record.snapshots.items() if n <= start}
        table.record = Record(header, self.record.entries[:start], kept, self.record.bots)
        table.rules = self.rules[start]
        table.text = self.record.snapshots[start] if start else self.start_text()
        self.recall = Recall(self.record, self.game)
        self.recall.sure, self.recall.states[start] = start, table.state.clone()
        table.trail = Trail(table.record.entries)
        table.horizon.limit = max(MAX_STEPS_BACK, self.trail.undo_depth)
        if start == 0 and 0 in self.targets:
            table.marks[0] = table.position()
        table.offer = self.open_offer(start)
        table.request = takeback.open_request(table.record.entries)
        table.is_replayed = True
        table.is_trusted = self.is_trusted and not self.is_old(0)
        return table

    def text_after(self, n: int) -> str:
        """What the trace of the entry after entry n need not repeat."""
        start = next((i for i in range(n, 0, -1) if i in self.record.snapshots), 0)
        text = self.record.snapshots[start] if start else self.start_text()
        for entry in self.record.entries[start:n]:
            text = trace.unpack(entry.trace, text) if entry.trace else ""
        return text

    def table_at(self, position: str, luck: Tape | None = None) -> Table:
        return Table(self.game, luck=luck or Scripted([]), position=position)

    def begin(self, true: Tape | None) -> Table:
        """The opening: by the rules that made it or, when they have changed, from its trace."""
        header = self.record.header
        if not self.is_old(0) or not header.start:
            return self.table_at(header.position, Scripted(list(header.opening), true))
        kept = trace.read(self.start_text(), self.game)
        trace.check_luck(tuple(header.opening), kept.drawn_from, true)
        table = self.table_at(kept.position)
        table.told = Log(kept.events)
        return table

    def start_text(self) -> str:
        start = self.record.header.start
        return trace.unpack(start, "") if start else ""

    def open_offer(self, n: int) -> int:
        """The seat whose offer of a draw is open after entry n, or -1."""
        words = [entry for entry in self.record.entries[:n] if entry.action.startswith("draw ")]
        is_open = bool(words) and words[-1].action == DRAW_OFFER and words[-1].seat in self.game.seats
        return self.game.seat_index(words[-1].seat) if is_open else -1

    def follow(self, table: Table, entry: Entry, true: Tape | None) -> None:
        """Play one entry as it was played; it must be legal, use the same luck and lead to the same state.

        What earlier rules played is recalled. A move made again after a takeback has the luck it had.
        """
        repeated = table.trail.repeated(entry.seat, entry.action)
        if repeated:
            if entry.luck != self.record.entries[repeated - 1].luck:
                raise DamagedRecord(f"entry {entry.n} repeats entry {repeated} with other luck")
            true = None
        if self.is_old(entry.n):
            self.recall.follow(table, entry, true)
        elif branches.rules_from(entry.action) >= 0:
            self.change_rules(table, entry)
        else:
            self.play(table, entry, true)
        if entry.n in self.targets:
            table.marks[entry.n] = table.position()

    def play(self, table: Table, entry: Entry, true: Tape | None) -> None:
        before = table.text
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
        self.compare(table, entry, before)

    def compare(self, table: Table, entry: Entry, before: str) -> None:
        """Snapshot and trace must be of the moment, if in the words of earlier days; the table keeps them."""
        if table.is_trusted:
            table.record.entries[-1] = entry
            if entry.n in self.record.snapshots:
                table.record.snapshots[entry.n] = self.record.snapshots[entry.n]
            return
        text = trace.unpack(entry.trace, before) if entry.trace else ""
        if text not in ("", table.last_trace):
            kept = trace.read(text, self.game)
            trace.check_luck(entry.luck, kept.drawn_from, None)
            self.check_moment(entry, kept.position)
        own = table.record.snapshots.pop(entry.n, "")
        table.record.entries[-1] = entry
        table.text = text
        if entry.n in self.record.snapshots:
            table.text = table.record.snapshots[entry.n] = self.record.snapshots[entry.n]
            if table.text != own:
                self.check_moment(entry, table.text)

    def check_moment(self, entry: Entry, position: str) -> None:
        try:
            if codec.digest(self.game.read_position(position)) == entry.hash:
                return
        except codec.BadPosition:
            pass
        raise DamagedRecord(f"the snapshot after entry {entry.n} is not the position of that moment")

    def change_rules(self, table: Table, entry: Entry) -> None:
        """The game went on by the present rules, from the position that the record has here."""
        if table.rules == self.game.rules_version or entry.seat or entry.luck:
            raise DamagedRecord(f"entry {entry.n} ({entry.action}) changes no rules")
        position = self.record.snapshots.get(entry.n, "")
        self.check_moment(entry, position)
        table.recall(entry, self.game.read_position(position), [])
        self.recall.note(table, entry, position)

    def cannot_follow(self, where: str, fault: Exception) -> Exception:
        """If a record brings its own position or data, an error in the rules means a damaged record;
        otherwise it is a fault of the rules.
        """
        if not self.record.header.position and not self.record.header.data:
            return fault
        return DamagedRecord(f"{where}: the rules cannot follow ({type(fault).__name__})")

    @cached_property
    def targets(self) -> set[int]:
        """The entries that the record returns to; a replay keeps their positions."""
        return {branches.target(entry.action) for entry in self.record.entries}

    @cached_property
    def trail(self) -> Trail:
        """Which entries of the whole record count."""
        return Trail(self.record.entries)

    def repeated(self) -> list[int]:
        """The entries with luck that was not drawn: moves made again after a takeback."""
        same = self.trail.same if self.trail.takebacks else list(range(len(self) + 1))
        return [entry.n for entry in self.record.entries if entry.luck and same[entry.n] != entry.n]

    def luck_is_known(self) -> bool:
        """Whether the record has the seed or key of all its dice, so that the dice were checked, too."""
        return true_tape(self.record) is not None and own_luck_after(self.record) < 0


def load_game(kept: Record) -> Game:
    header = kept.header
    try:
        game = games.loaded(header.recipe)
    except (games.UnknownGame, BadOption, ValueError) as error:
        raise DamagedRecord(f"the game of this record cannot be loaded: {error}") from None
    if game.rules_version == header.rules_version and game.dataset != header.dataset:
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
    """The entry after which a game that continues another one rolls its own dice; -1 if all are its own."""
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
