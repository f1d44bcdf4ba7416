"""What the operator sees: logs as JSON lines without secrets, and metrics for Prometheus."""

from __future__ import annotations

import json
import logging
import time
from typing import Final

from prometheus_client import Counter, Gauge, Histogram

COMMANDS: Final = Counter("admiralty_commands", "Commands received over the socket", ["kind", "outcome"])
ACK_SECONDS: Final = Histogram(
    "admiralty_ack_seconds",
    "From receiving a play to its durable acknowledgement",
    buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5),
)
COMMIT_SECONDS: Final = Histogram(
    "admiralty_commit_seconds",
    "One transaction of the journal",
    buckets=(0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1),
)
BATCH_SIZE: Final = Histogram(
    "admiralty_commit_writes", "Writes in one transaction", buckets=(1, 2, 5, 10, 20, 50, 100, 250, 1000)
)
STORAGE_FAILURES: Final = Counter("admiralty_storage_failures", "Transactions that failed")
STORAGE_FAILING: Final = Gauge("admiralty_storage_failing", "Whether the database cannot be written to")
SOCKETS: Final = Gauge("admiralty_sockets", "Open sockets")
ROOMS: Final = Gauge("admiralty_rooms", "Tables in memory")
PARTS: Final = Gauge("admiralty_parts", "Parts of the tables that this worker owns, of 257")
BOT_SECONDS: Final = Histogram("admiralty_bot_seconds", "A bot's decision", ["bot"])
BOT_FAILURES: Final = Counter("admiralty_bot_failures", "Decisions of bots that failed")
TOO_MUCH_WORK: Final = Counter("admiralty_too_much_work", "Pieces of work that exceeded a limit")
STOPPED_TABLES: Final = Counter("admiralty_stopped_tables", "Tables stopped because of their rules")
NOTIFICATIONS: Final = Counter("admiralty_notifications", "Messages to people", ["channel", "outcome"])
DEADLINES: Final = Counter("admiralty_deadlines", "Clocks that fell")

STANDARD: Final = set(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName"}


class JsonLines(logging.Formatter):
    """One JSON object per line: time, level, logger, message and the `extra` values."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
            + f".{record.msecs:03.0f}Z",
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        line.update({key: value for key, value in vars(record).items() if key not in STANDARD})
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        line.pop("color_message", None)
        return json.dumps(line, ensure_ascii=False, default=str)


def logging_config(level: str = "INFO") -> dict[str, object]:
    """For logging.config: everything to stderr as JSON lines; requests are counted, not logged one by one."""
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {"json": {"()": f"{__name__}.JsonLines"}},
        "handlers": {"stderr": {"class": "logging.StreamHandler", "formatter": "json"}},
        "root": {"level": "WARNING", "handlers": ["stderr"]},
        "loggers": {
            "admiralty": {"level": level},
            "uvicorn": {"level": "WARNING"},
            "uvicorn.access": {"level": "WARNING"},
            "uvicorn.error": {
                "level": "ERROR"
            },  # it warns about every malformed request: anybody could fill the disk
        },
    }
