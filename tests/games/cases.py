"""What a step tells and why an action is refused, case by case: forms that every game fills."""

from collections.abc import Callable, Mapping
from typing import Any, cast

import attrs

import criminals
from criminals.core.base.errors import Param
from criminals.core.game.events import Event


@attrs.frozen
class Case:
    """A state, an action there, and what happens; `secret` kinds of view events are for the one who acts alone."""

    name: str
    state: Callable[[], Any]
    action: str
    facts: tuple[Any, ...]
    secret: tuple[type, ...] = ()

    def events(self) -> tuple[Event[Any], ...]:
        """The truth: every view event with its seers."""
        actor = cast(Any, criminals).actor(self.state())
        return tuple(Event(fact, frozenset({actor}) if type(fact) in self.secret else None) for fact in self.facts)

    def public(self) -> tuple[Any, ...]:
        """What everybody perceives."""
        return tuple(fact for fact in self.facts if type(fact) not in self.secret)


@attrs.frozen
class Refusal:
    """A state, an action that it refuses, and how; `by` a seat, where it is not the actor that asks."""

    code: str
    state: Callable[[], Any]
    action: str
    clause: str
    params: Mapping[str, Param]
    by: int | None = None
    english: str = ""
    """The sentence, where a case gives it."""
