"""Runs the rules of one table, and stops the table when they never end or keep failing."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Final, TypeVar

from admiralty.core.action import Refused
from admiralty.core.flow import EndlessRun
from admiralty.server import telemetry
from admiralty.server.errors import Problem, stopped
from admiralty.server.work.watchdog import StepTooLong, Watchdog

T = TypeVar("T")
MAX_FAULTS: Final = 3


class RulesGuard:
    """A stopped table stays as it was committed, until it is opened anew; other tables go on.

    `on_fault` is called when memory may hold half a move, `on_stop` when the table stops.
    """

    def __init__(
        self,
        table_id: str,
        watchdog: Watchdog,
        on_fault: Callable[[], None],
        on_stop: Callable[[], None],
    ) -> None:
        self.table_id = table_id
        self.watchdog = watchdog
        self.on_fault = on_fault
        self.on_stop = on_stop
        self.faults = 0
        self.is_stopped = False
        self.is_blind = False  # the table cannot even be shown

    def run(self, work: Callable[[], T]) -> T:
        """Do something by the rules; a refusal is no fault."""
        if self.is_stopped:
            raise stopped()
        try:
            return self.watchdog.run(work)
        except (Refused, Problem):
            raise
        except Exception as fault:
            self.on_fault()
            self.faults += 1
            if self.faults < MAX_FAULTS and not isinstance(fault, EndlessRun | StepTooLong):
                raise
            self.stop()
            raise stopped() from fault

    def show(self, work: Callable[[], bytes]) -> bytes | None:
        """What somebody sees of the table, even of one that was stopped; None if it cannot be shown."""
        if self.is_blind:
            return None
        try:
            return self.watchdog.run(work)
        except Exception:  # noqa: BLE001 (stopping logs it)
            self.is_blind = True
            self.stop()
            return None

    def stop(self) -> None:
        if self.is_stopped:
            return
        self.is_stopped = True
        telemetry.STOPPED_TABLES.inc()
        logging.getLogger(__name__).exception("a table was stopped", extra={"table": self.table_id})
        self.on_stop()
