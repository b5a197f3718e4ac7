"""Counters of the server's work, in the text format of Prometheus."""

from collections.abc import Mapping
from typing import Final

import attrs

HELP: Final[Mapping[str, str]] = {
    "tables_made": "Tables that were made.",
    "tables_loaded": "Tables that were read from the storage.",
    "tables_dropped": "Tables that were dropped from memory while nobody was there.",
    "connections": "Connections that showed a token.",
    "connections_shed": "Connections without a token that were cut.",
    "connections_slow": "Connections that were cut because they did not read.",
    "connections_refused": "Connections that were refused, by reason.",
    "requests": "Requests of players, by kind.",
    "requests_delayed": "Requests that had to wait for their turn.",
    "requests_refused": "Requests that the table did not take.",
    "changes": "Changes that were stored and told.",
    "storage_seconds": "Seconds spent on storing.",
    "storage_conflicts": "Changes that were not stored because another process was quicker.",
    "storage_troubles": "Changes that could not be stored, by reason.",
    "messages_sent": "Messages that were sent.",
    "bots_asked": "Choices that bots made.",
    "bots_replaced": "Bots that failed and were replaced, by reason.",
    "pictures_made": "Pictures that were drawn.",
    "pictures_failed": "Pictures that could not be drawn.",
    "errors": "Faults of the server itself.",
}
"""The description of each counter."""

GAUGES: Final[Mapping[str, str]] = {
    "tables_in_memory": "Tables in memory now.",
    "connections_open": "Connections with a token now.",
    "strangers": "Connections without a token now.",
    "bots_waiting": "Choices of bots that wait for a process now.",
    "pictures_waiting": "Pictures that wait for a process now.",
}
"""The numbers that are not counted, but measured when they are read."""


@attrs.define(eq=False)
class Counters:
    """Counters by name and, where there is one, by reason or kind."""

    _counts: dict[tuple[str, str], float] = attrs.field(factory=dict[tuple[str, str], float], init=False)

    def count(self, name: str, what: str = "", amount: float = 1) -> None:
        """Add to a counter."""
        if name not in HELP:
            raise KeyError(name)
        self._counts[name, what] = self._counts.get((name, what), 0) + amount

    def of(self, name: str, what: str = "") -> float:
        """The value of a counter."""
        return self._counts.get((name, what), 0)

    def text(self, gauges: Mapping[str, float]) -> str:
        """All counters and gauges as text."""
        lines: list[str] = []
        for name, about in HELP.items():
            full = f"criminals_{name}_total"
            found = {what: count for (of, what), count in sorted(self._counts.items()) if of == name} or {"": 0}
            lines += [f"# HELP {full} {about}", f"# TYPE {full} counter"]
            lines += [
                f'{full}{{what="{what}"}} {count}' if what else f"{full} {count}" for what, count in found.items()
            ]
        for name, about in GAUGES.items():
            full = f"criminals_{name}"
            lines += [f"# HELP {full} {about}", f"# TYPE {full} gauge", f"{full} {gauges.get(name, 0)}"]
        return "\n".join([*lines, ""])
