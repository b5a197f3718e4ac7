"""What the person at the keyboard has been told, put together from messages as a page in a browser does it."""

import json
from typing import Any

import attrs

import criminals
from criminals import Seat, Viewer
from criminals.core.base.seats import Chance
from criminals.core.game.registry import game_of
from examples.web_table.messages import Message, News, Result, TakenBack, Told, Welcome


@attrs.frozen
class Sight:
    """A view, and what came with it."""

    at: int
    view: Any
    undo: bool
    result: Result | None
    story: tuple[tuple[str, ...], ...]
    """What was perceived of each action, in sentences."""
    bots: tuple[str | None, ...]
    """For each seat the name of its bot."""

    @property
    def viewer(self) -> Viewer:
        """Whose sight it is."""
        viewer: Viewer = self.view.viewer
        return viewer

    @property
    def actor(self) -> Seat | Chance | None:
        """Who is to act."""
        return game_of(self.view).actor(self.view)

    @property
    def is_mine(self) -> bool:
        """Whether the one who sees it is to act."""
        return self.actor == self.viewer

    @property
    def next_person(self) -> Seat | None:
        """The other person who is to act, if it is one."""
        actor = self.actor
        return actor if isinstance(actor, Seat) and actor != self.viewer and self.bots[actor] is None else None


def sight_after(before: Sight | None, message: Message) -> Sight | None:
    """What is known after a message; one that does not tell of the table changes nothing."""
    match message["type"]:
        case "welcome":
            return _told(message, _story(message), tuple(seat["bot"] for seat in message["seats"]))
        case "news" if before is not None:
            return _told(message, (*before.story, tuple(message["says"])), before.bots)
        case "taken_back" if before is not None:
            return _told(message, before.story[:-1], before.bots)
        case _:
            return before


def _story(message: Welcome) -> tuple[tuple[str, ...], ...]:
    return tuple(map(tuple, message["story"]))


def _told(
    message: Welcome | News | TakenBack, story: tuple[tuple[str, ...], ...], bots: tuple[str | None, ...]
) -> Sight:
    told: Told = message
    view = criminals.loads(json.dumps(told["view"]), kind="view")
    return Sight(message["at"], view, told["undo"], told["result"], story, bots)
