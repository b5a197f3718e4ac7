"""The pictures of one table in its present state. Each is made once, in another process, for everybody who wants it."""

import asyncio
from collections.abc import Mapping
from typing import Any, Final, TypeAlias

import attrs

from criminals.core.base.seats import Viewer
from criminals.hosting import Draw, Host
from criminals.web.messages import encoded, picture
from criminals.web.rooms.desk import Desk
from criminals.web.workers import tasks
from criminals.web.workers.process import WorkerLost

LIMIT: Final = 20.0
"""The seconds that a picture may take."""

Key: TypeAlias = tuple[Viewer, str, Draw]


@attrs.define(eq=False, repr=False)
class Pictures:
    """Pictures of a host, as the texts of messages."""

    table: str
    desk: Desk
    _host: Host | None = attrs.field(default=None, init=False)
    _made: dict[Key, asyncio.Task[str | None]] = attrs.field(factory=dict[Key, "asyncio.Task[str | None]"], init=False)

    async def of(self, host: Host, viewer: Viewer, lang: str, wanted: Draw) -> str | None:
        """The picture of a host for a viewer, or None if it cannot be drawn."""
        if host is not self._host:
            self._host, self._made = host, {}
        key = viewer, lang, wanted
        if key not in self._made:
            self._made[key] = asyncio.create_task(self._drawn(host, viewer, lang, wanted))
        return await asyncio.shield(self._made[key])

    async def _drawn(self, host: Host, viewer: Viewer, lang: str, wanted: Draw) -> str | None:
        counters = self.desk.counters
        try:
            drawn: Mapping[str, Any] = await self.desk.painters.run(
                self.table,
                tasks.picture,
                host.view(viewer),
                lang,
                {seat: sitter.name for seat, sitter in enumerate(host.sitters) if sitter.name is not None},
                limit=LIMIT,
                memory=wanted.memory,
                narrow=wanted.narrow,
            )
        except WorkerLost:
            counters.count("pictures_failed")
            return None
        counters.count("pictures_made")
        return encoded(picture(host.changes, lang, wanted, drawn))
