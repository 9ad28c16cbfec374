"""Logs: one line of JSON each, with what happened and where. Never a secret, a name or chat."""

from __future__ import annotations

import logging
import sys
from datetime import UTC, datetime

import msgspec

_ALREADY_SAID = frozenset(vars(logging.makeLogRecord({}))) | {"message", "taskName"}


_MOST_IN_A_VALUE = 8_000  # characters


class JsonLines(logging.Formatter):
    """Writes a record as a line of JSON, including its `extra`."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the line."""
        line: dict[str, object] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "part": record.name,
            "what": record.getMessage(),
        }
        line |= {key: value for key, value in vars(record).items() if key not in _ALREADY_SAID}
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        line = {key: _cut(value) for key, value in line.items()}
        return msgspec.json.encode(line, enc_hook=str).decode()


def _cut(value: object) -> object:
    """Cut long text, so that a line stays a line; the end of an error says the most."""
    if isinstance(value, str) and len(value) > _MOST_IN_A_VALUE:
        return value[: _MOST_IN_A_VALUE // 4] + " … " + value[-3 * _MOST_IN_A_VALUE // 4 :]
    return value


def set_up_logs(level: str) -> None:
    """Send our logs, and the web server's warnings, to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    for name, at in (("hotseat", level), ("uvicorn", "WARNING")):
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.setLevel(at)
        logger.propagate = False
