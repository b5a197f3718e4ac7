"""The log: one line for each event, for people or as JSON.

An event has a fixed name, and fields from a fixed list. None of them can hold a token, an action or a view. So no
secret of a table gets into a log, whatever happens.
"""

import json
from collections.abc import Callable
from datetime import UTC, datetime
from typing import Final, TextIO

import attrs

EVENTS: Final = frozenset(
    {
        "started",
        "stopped",
        "table_made",
        "table_loaded",
        "table_dropped",
        "table_closed",
        "tables_expired",
        "game_over",
        "link_renewed",
        "link_revoked",
        "joined",
        "left",
        "slow_reader",
        "origin_refused",
        "bot_replaced",
        "storage_conflict",
        "storage_trouble",
        "fault",
    }
)
"""Every event that can be logged."""

FIELDS: Final = frozenset(
    (
        *("address", "changes", "code", "count", "error", "game", "line", "listening"),
        *("module", "origin", "players", "reason", "seat", "table"),
    )
)
"""The fields that an event can have."""


@attrs.define(eq=False)
class Log:
    """Writes events to a stream, or nowhere."""

    stream: TextIO | None = None
    as_json: bool = False
    now: Callable[[], datetime] = lambda: datetime.now(UTC)

    def write(self, event: str, /, **fields: str | int | float | None) -> None:
        """Write an event with its fields. Fields that are None are left out."""
        if event not in EVENTS or not fields.keys() <= FIELDS:
            raise ValueError(f"no event of the log: {event} with {', '.join(fields)}")
        if self.stream is None:
            return
        time = self.now().isoformat(timespec="milliseconds")
        known = {name: value for name, value in fields.items() if value is not None}
        if self.as_json:
            line = json.dumps({"time": time, "event": event, **known})
        else:
            line = " ".join([time, event, *(f"{name}={json.dumps(value)}" for name, value in known.items())])
        self.stream.write(f"{line}\n")
        self.stream.flush()

    def fault(self, error: BaseException) -> None:
        """Write that the server itself failed: the class of the error and the place. Its text could quote a secret."""
        trace = error.__traceback__
        while trace is not None and trace.tb_next is not None:
            trace = trace.tb_next
        place = None if trace is None else trace.tb_frame.f_globals.get("__name__")
        self.write(
            "fault",
            error=type(error).__name__,
            module=place if isinstance(place, str) else None,
            line=None if trace is None else trace.tb_lineno,
        )
