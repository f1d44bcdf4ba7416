"""Frames on a stack: what is in progress, what comes next, and who must decide.

A phase runs its clauses in rulebook order; an ask waits for a seat. A clause or an answer returns what comes
next: None carry on, SomeFrame() do that first, END leave, AGAIN leave and rerun the clause that
pushed this frame, REPEAT start this phase again, Become(f) go over to f, FINISH the game is over.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from admiralty.compiler import mypyc_attr
from admiralty.core.action import Action

if TYPE_CHECKING:
    from admiralty.core.luck import Tape
    from admiralty.core.state import State

STEP_LIMIT: Final = 10_000  # phases run without a question; real games need 13


class EndlessRun(Exception):
    """Clauses ran on without reaching a question: the rules or the first position must be wrong."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame:
    """Something in progress. Its fields are what must be remembered; they are integers or lists of them."""

    def clone(self) -> Frame:
        """A frame whose fields never change may be shared; one that changes them returns a copy."""
        return self


class Signal(Frame):
    """What a clause or an answer can return besides a frame to do first."""


class Become(Signal):
    def __init__(self, frame: Frame) -> None:
        self.frame = frame


END: Final = Signal()
AGAIN: Final = Signal()
REPEAT: Final = Signal()
FINISH: Final = Signal()

Flow: TypeAlias = Frame | None
Seats: TypeAlias = tuple[int, ...]
Clause: TypeAlias = Callable[[Any], Flow]
Clauses: TypeAlias = tuple[Clause, ...]


@mypyc_attr(allow_interpreted_subclasses=True)
class Phase(Frame):
    def clauses(self) -> Clauses:
        """The methods that carry out this phase, in rulebook order: the same for all phases of a kind."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Ask(Frame):
    """A question to one seat, or to several at once."""

    def seats(self, s: Any) -> Seats:
        """Who must answer now."""
        raise NotImplementedError

    def answered(self, s: Any) -> Seats:
        """Who has answered and may still change that; nobody waits for them."""
        return ()

    def legal(self, s: Any, seat: int) -> list[Action]:
        """All legal actions. This is a hot path: write one plain loop."""
        raise NotImplementedError

    def apply(self, s: Any, seat: int, a: Action) -> Flow:
        """Carry out an answer that is legal."""
        raise NotImplementedError

    def candidates(self, s: Any, seat: int) -> list[Action]:
        """For people: everything worth showing, legal or not."""
        return self.legal(s, seat)

    def why_not(self, s: Any, seat: int, a: Action) -> str:
        """The clause that forbids an action that is not legal; "" stands for the question's own clause."""
        return ""

    def explore(self, s: Any, seat: int) -> list[Action]:
        """For search: a part of `legal` that loses nothing, such as one canonical order."""
        return self.legal(s, seat)

    def about(self, s: Any, seat: int) -> tuple[int | tuple[int, ...], ...]:
        """The numbers a prompt for this question speaks of."""
        return ()


@mypyc_attr(allow_interpreted_subclasses=True)
class Sealed(Ask):
    """Several seats answer at once; nobody's answer is told before all are in. An answer is final.

    `answers` has one entry for each seat of the game: -1 still waiting, -2 not asked, otherwise the action.
    """

    answers: list[Action]

    def seats(self, s: Any) -> Seats:
        return tuple([seat for seat, a in enumerate(self.answers) if a == WAITING])

    def apply(self, s: Any, seat: int, a: Action) -> Flow:
        self.answers[seat] = a
        s.cut()
        return None if WAITING in self.answers else self.opened(s)

    def opened(self, s: Any) -> Flow:
        """All answers are in: tell them and go on (usually END or Become)."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Plan(Ask):
    """Several seats each write a list of orders, one small step at a time, unseen by the others.

    `orders` holds each seat's list so far, `closed` 1 for a seat that has said it is done (or is not asked).
    A subclass lists the next steps and names the action that closes a list. It may also name one that takes
    the last order back.
    """

    orders: list[list[Action]]
    closed: list[int]

    def seats(self, s: Any) -> Seats:
        return tuple([seat for seat, done in enumerate(self.closed) if not done])

    def steps(self, s: Any, seat: int, so_far: list[Action]) -> list[Action]:
        """What may be ordered next."""
        raise NotImplementedError

    def done(self) -> Action:
        raise NotImplementedError

    def back(self) -> Action:
        """The action that takes the last order back, or -1 when orders stand."""
        return -1

    def may_close(self, s: Any, seat: int, so_far: list[Action]) -> bool:
        return True

    def legal(self, s: Any, seat: int) -> list[Action]:
        out = self.explore(s, seat)
        if self.back() >= 0 and self.orders[seat]:
            out.append(self.back())
        return out

    def explore(self, s: Any, seat: int) -> list[Action]:
        so_far = self.orders[seat]
        out = self.steps(s, seat, so_far)
        if self.may_close(s, seat, so_far):
            out.append(self.done())
        return out

    def apply(self, s: Any, seat: int, a: Action) -> Flow:
        if a == self.done():
            self.closed[seat] = 1
            s.cut()
            return self.opened(s) if all(self.closed) else None
        if a == self.back():
            self.orders[seat].pop()
        else:
            self.orders[seat].append(a)
        return None

    def opened(self, s: Any) -> Flow:
        """Everybody is done: carry the orders out."""
        raise NotImplementedError


WAITING: Final = -1
NOT_ASKED: Final = -2
METHODS: Final[dict[type[Phase], tuple[Callable[[Any, Any], Flow], ...]]] = {}


def stand(s: State, *places: tuple[Frame, str]) -> None:
    """Put frames on the stack, each in a clause that the top one has yet to begin: `settle(s, None)` does."""
    s.stack = [frame for frame, _ in places]
    s.at = [after(frame, clause) for frame, clause in places]
    s.at[-1] = max(0, s.at[-1] - 1)


def clause_names(frame: Frame) -> list[str]:
    """The clauses of a phase by name; a question has none."""
    return [clause.__name__ for clause in frame.clauses()] if isinstance(frame, Phase) else []


def after(frame: Frame, clause: str) -> int:
    """The program counter while that clause is in progress: the index of the one after it."""
    return clause_names(frame).index(clause) + 1 if clause else 0


def in_progress(frame: Frame, at: int) -> str:
    """The name of the clause in progress, by the program counter; "" for none."""
    return clause_names(frame)[at - 1] if at else ""


def apply(s: State, seat: int, a: Action) -> None:
    """Carry out a legal answer and run on to the next question or the end."""
    top = s.stack[-1]
    assert isinstance(top, Ask)
    settle(s, top.apply(s, seat, a))


def settle(s: State, flow: Flow) -> None:
    """Take what a frame returned, then run phases until a question is on top or the game is over.
    A run that reaches neither raises EndlessRun; the state is then of no more use.
    """
    stack = s.stack
    at = s.at
    left = STEP_LIMIT
    while left:
        if flow is not None:
            if not isinstance(flow, Signal):
                stack.append(flow)
                at.append(0)
            elif flow is END:
                stack.pop()
                at.pop()
            elif flow is REPEAT:
                at[-1] = 0
            elif isinstance(flow, Become):
                stack[-1] = flow.frame
                at[-1] = 0
            elif flow is AGAIN:
                stack.pop()
                at.pop()
                at[-1] -= 1
            else:  # FINISH
                stack.clear()
                at.clear()
        if not stack:
            return
        top = stack[-1]
        if isinstance(top, Ask):
            return
        assert isinstance(top, Phase)
        flow = proceed(s, top)
        left -= 1
    raise EndlessRun(f"{type(stack[-1]).__name__} reached no question in {STEP_LIMIT} steps")


def proceed(s: State, phase: Phase) -> Flow:
    """Run the clauses of the phase on top from its program counter on, until one of them returns a flow."""
    kind = type(phase)
    clauses = METHODS.get(kind)
    if clauses is None:  # looked up once: binding them all at every step takes longer than most clauses do
        clauses = METHODS[kind] = tuple([getattr(kind, name) for name in clause_names(phase)])
    at = s.at
    i = at[-1]
    while i < len(clauses):
        clause = clauses[i]
        i += 1
        at[-1] = i
        flow = clause(phase, s)
        if flow is not None:
            return flow
    return END


def acting(s: State) -> Seats:
    """The seats that must decide now; nobody when the game is over."""
    return question(s).seats(s) if s.stack else ()


def question(s: State) -> Ask:
    top = s.stack[-1]
    assert isinstance(top, Ask)
    return top


def playout(s: State, tape: Tape, limit: int) -> int:
    """Play random legal actions until the game is over or the limit is reached. Returns their number."""
    n = 0
    stack = s.stack
    while stack and n < limit:
        top = stack[-1]
        assert isinstance(top, Ask)
        seat = top.seats(s)[0]
        choices = top.legal(s, seat)
        settle(s, top.apply(s, seat, choices[tape.pick(len(choices))]))
        n += 1
    return n
