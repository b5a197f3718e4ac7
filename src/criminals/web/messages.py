"""The server's own messages. Those of the game come from `criminals.hosting.message`."""

import json
from collections.abc import Mapping, Sequence
from typing import Any, Final

from criminals.core.base.errors import FaultyValue
from criminals.core.base.seats import SPECTATOR, Seat, Viewer
from criminals.core.looks.errors import faults_text
from criminals.hosting import Draw
from criminals.web.speaking import speaker_of, spoken

BAD_LINK: Final = 4401
"""The close code for a link that does not belong to this table, or is no longer valid. Do not reconnect with it."""

CLOSED: Final = 4410
"""The close code for a table that was closed."""

FULL: Final = 4429
"""The close code for one browser too many."""

TRY_AGAIN: Final = 1013
"""The close code for a client that asked too often or read too slowly. Reconnect a little later."""


def encoded(message: Mapping[str, Any]) -> str:
    """The text of a message."""
    return json.dumps(message, ensure_ascii=False, separators=(",", ":"))


def people(viewers: Sequence[Viewer], seats: range) -> dict[str, Any]:
    """The seats that have somebody connected, and the number of spectators."""
    here = [seat in viewers for seat in seats]
    return {"kind": "people", "here": here, "spectators": sum(viewer is SPECTATOR for viewer in viewers)}


def picture(changes: int, lang: str, wanted: Draw, drawn: Mapping[str, Any]) -> dict[str, Any]:
    """A view as a picture and as text, as the client wants it."""
    about = {"kind": "picture", "changes": changes, "lang": lang, "memory": wanted.memory, "narrow": wanted.narrow}
    return {**about, "svg": drawn["svg"], "text": drawn["text"]}


def wrong(code: str, lang: str, **slots: str | int) -> dict[str, Any]:
    """The reason why the server did not do something. It concerns the connection or the server, never the game."""
    sentence = speaker_of(lang).say("wrong", code, {**slots})
    return {"kind": "wrong", "lang": lang, "code": code, "sentence": sentence}


def no_request(error: FaultyValue, lang: str) -> dict[str, Any]:
    """The reason why a text is not a request: its faults, in the language of the sentence around them."""
    return wrong("no_request", lang, why=faults_text(error, spoken(lang))[:200])


def stand_in(seat: Seat, lang: str, viewer: Viewer, old: str, new: str) -> dict[str, Any]:
    """A bot has failed, and another replaces it. The reason may be a secret of its seat."""
    sentence = speaker_of(lang, viewer).say("notice", "stand_in", {"old": old, "new": new})
    return {"kind": "notice", "lang": lang, "code": "stand_in", "seat": seat, "sentence": sentence}
