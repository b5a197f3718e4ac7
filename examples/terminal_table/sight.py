"""The sight of a person at the keyboard, put together from what a host tells that person."""

from collections.abc import Iterable, Iterator
from typing import Any

import attrs

from criminals import Seat, Viewer
from criminals.core.base.seats import Chance
from criminals.core.game.registry import game_of
from criminals.hosting import Briefing, News, Result, Sitter, TakenBack, Welcome
from examples.terminal_table.voice import TableVoice


@attrs.frozen
class Sight:
    """A view, and what came with it."""

    at: int
    """How many changes the table has been through."""
    view: Any
    may_undo: bool
    result: Result | None
    sitters: tuple[Sitter, ...]
    story: tuple[tuple[str, ...], ...]
    """The sentences about each action, as it was perceived."""

    @property
    def viewer(self) -> Viewer:
        """The one who sees it."""
        viewer: Viewer = self.view.viewer
        return viewer

    @property
    def actor(self) -> Seat | Chance | None:
        """The one whose turn it is."""
        return game_of(self.view).actor(self.view)

    @property
    def is_mine(self) -> bool:
        """True at the turn of the one who sees it."""
        return self.actor == self.viewer

    @property
    def next_person(self) -> Seat | None:
        """The other person who is to act, if it is one."""
        actor = self.actor
        return actor if isinstance(actor, Seat) and actor != self.viewer and self.sitters[actor].bot is None else None


def sight_at_first(welcome: Welcome, voice: TableVoice) -> Sight:
    """The sight of somebody who sits down, or wants everything told by another voice."""
    return _told(welcome, _story(welcome.record.first, welcome.record.steps, voice))


def sight_after(before: Sight, news: News, voice: TableVoice) -> Sight:
    """The sight after a change."""
    if isinstance(news.change, TakenBack):
        return _told(news, before.story[:-1])
    return _told(news, (*before.story, *_story(news.before, news.steps, voice)))


def _story(view: Any, steps: Iterable[Iterable[Any]], voice: TableVoice) -> Iterator[tuple[str, ...]]:
    """For each step its sentences, told to one who had this view before the first."""
    fold = game_of(view).fold
    for step in steps:
        events = tuple(step)
        yield tuple(sentence for _, sentence in voice.events(view, events))
        view = fold(view, events)


def _told(told: Briefing, story: Iterable[tuple[str, ...]]) -> Sight:
    return Sight(told.changes, told.view, told.may_undo, told.result, told.sitters, tuple(story))
