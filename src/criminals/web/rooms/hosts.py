"""The functions of a room that concern its host: reading it from the storage, its result, its links."""

import json

from criminals.core.base.errors import MalformedDocument
from criminals.core.base.seats import SPECTATOR, Viewer
from criminals.hosting import Host, loads
from criminals.web.storage import Saved, StorageTrouble


def host_of(saved: Saved) -> Host:
    """The host of a stored table; `StorageTrouble` if it cannot be read."""
    try:
        return loads(saved.host or "")
    except MalformedDocument:
        raise StorageTrouble("unreadable", saved.table) from None


def result_of(host: Host) -> str | None:
    """The result of a game as JSON, which is kept when the table is closed; None while it goes on."""
    found = None if host.actor is not None else host.result
    if found is None:
        return None
    names = [sitter.name for sitter in host.sitters]
    return json.dumps({"game": host.game, "names": names, "winners": found.winners, "points": found.points})


def hashes_of(host: Host) -> dict[Viewer, str | None]:
    """The hashes of the tokens by viewer."""
    return {**dict(enumerate(host.keys.seats)), SPECTATOR: host.keys.spectators}
