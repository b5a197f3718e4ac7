"""Verbs that are made from the rest of a game, so that it need not write them.

Each is given the game, as `completed` makes it, before what the verb is given. A game that has the verb itself is asked
instead. Those that list worlds are for games whose worlds are few.
"""

from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping
from enum import Enum
from fractions import Fraction
from functools import wraps
from types import MethodType
from typing import Any, Final, NoReturn, cast

import attrs
from typing_extensions import TypeVar, override

from criminals.core.base.errors import Violation
from criminals.core.base.faults import invalid, named
from criminals.core.base.later import ModuleLater
from criminals.core.base.seats import CHANCE, Spectator, Viewer
from criminals.core.base.value import Value
from criminals.core.game import events as core_events
from criminals.core.game.beliefs import Beliefs, BeliefsByVerbs, ListedBeliefs
from criminals.core.game.events import Event, Step
from criminals.core.game.marginals import Marginals
from criminals.core.game.protocol import CompleteGame, Game, Rng
from criminals.core.game.results import Outcome, ScoreLine
from criminals.core.game.violations import UNDO, UNDO_PARAMS

S = TypeVar("S", bound=Any)
A = TypeVar("A", bound=Value)
V = TypeVar("V", bound=Any)
F = TypeVar("F", bound=Value)

_WORDS: Final = ModuleLater("criminals.core.looks.errors")
"""The sentences that all games share, loaded on first use."""


class LacksVerb(TypeError):
    """A verb can be neither found nor made: the game lacks what it would be made from."""


def seats(_game: Any, position: Any) -> range:
    """As many seats as the position has players."""
    return range(position.players)


def actor(_game: Any, position: Any) -> Any:
    """The `actor` of the position."""
    return position.actor


def chances(game: Any, state: Any) -> tuple[()]:
    """Nothing: a game without dice. One in which chance is to act has to say how likely each throw is."""
    if game.actor(state) is CHANCE:
        raise LacksVerb(f"{game.NAME} has CHANCE as its actor, but no chances: the game lacks chances(state)")
    return ()


def step(game: Any, state: Any, action: Any) -> Step[Any, Any]:
    """The state that `apply` gives, and the game's `events(before, action, after)`."""
    after = game.apply(state, action)
    return Step(after, tuple(game.events(state, action, after)))


def view_events(_game: Any, events: Iterable[Event[F]], viewer: Viewer) -> tuple[F, ...]:
    """The view events of those events that the viewer perceives."""
    return core_events.view_events(events, viewer)


def worlds(game: Any, view: Any) -> Iterator[Any]:
    """Those of the game's `possible_states(view)` that look like the view to its viewer."""
    if not hasattr(game, "possible_states"):
        _lacks(game, "worlds", "possible_states")
    return (state for state in game.possible_states(view) if game.view(state, view.viewer) == view)


def count_worlds(game: Any, view: Any) -> int:
    """The number of worlds, found by going through them."""
    return sum(1 for _ in game.worlds(view))


def is_consistent(game: Any, view: Any, state: Any) -> bool:
    """Test if the state is one of the worlds, by going through them."""
    return any(world == state for world in game.worlds(view))


def sample_world(game: Any, view: Any, rng: Rng) -> Any:
    """One of the worlds, which are all listed; `ValueError` if there is none."""
    found = tuple(game.worlds(view))
    return found[rng.randrange(len(found))]


def marginals(game: Any, view: Any) -> Marginals[Any, Any]:
    """The shares of worlds, counted by the game's `whereabouts(state)`: the things at each place."""
    if not hasattr(game, "whereabouts"):
        _lacks(game, "marginals", "whereabouts")
    found = tuple(game.worlds(view))
    chances: dict[Hashable, dict[Hashable, Fraction]] = {}
    for world in found:
        places: Mapping[Hashable, Iterable[Hashable]] = game.whereabouts(world)
        for place, things in places.items():
            there = chances.setdefault(place, {})
            for thing in things:
                there[thing] = there.get(thing, Fraction(0)) + Fraction(1, len(found))
    return Marginals(chances)


def beliefs(game: Any, view: Any) -> Beliefs[Any, Any]:
    """Beliefs that ask the game's verbs; if those would list all worlds to draw one, they are listed once."""
    if not hasattr(view, "viewer"):
        raise TypeError("beliefs are of a view: view(state, viewer) gives what a viewer may know of a state")
    kind = ListedBeliefs if getattr(game.sample_world, "__func__", None) is sample_world else BeliefsByVerbs
    return kind(view, game)


def points(game: Any, state: Any) -> tuple[int, ...]:
    """The points of the score."""
    return tuple(game.score(state).points)


def reveal(game: Any, state: Any, *, lang: str = "en", **_told_to: Any) -> str:
    """Whose turn it is, and the fields of the state, secrets too, a line each: in English."""
    _check_english(lang)
    return _drawn(game, state, "with all secrets shown")


def draw(game: Any, view: Any, *, lang: str = "en", **_told_to: Any) -> str:
    """The viewer, whose turn it is, and the fields of the view, a line each: in English, whatever is remembered."""
    _check_english(lang)
    viewer = getattr(view, "viewer", None)
    if viewer is None:
        raise TypeError("a drawing is of a view: view(state, viewer) gives what a viewer may know of a state")
    return _drawn(game, view, f"as {'a spectator' if isinstance(viewer, Spectator) else f'player {viewer}'} sees it")


def describe(game: Any, value: Any, lang: str = "en", *, view: Any = None, **told_to: Any) -> str:
    """The words in the value's own names: English, whatever the game and whoever reads it."""
    _check_english(lang)
    if _is_of_undo(value):
        shared: str = _WORDS.undo_text(value, lang, view=view, **told_to)
        return shared
    if isinstance(value, Event):
        event = cast(Event[Value], value)
        if view is not None and event.seers is not None and view.viewer not in event.seers:
            raise invalid("not_perceived")  # its sentence would tell a secret
        sentence: str = game.describe(event.fact)
        return sentence
    if isinstance(value, Violation):
        return _plain(value.code)
    if isinstance(value, ScoreLine):
        return f"{value.points:+} by {_plain(value.reason)}"
    if isinstance(value, Outcome):
        return f"Won by {', '.join(f'player {seat}' for seat in value.winners)}"
    text = str(value)
    return text[:1].upper() + text[1:] if _has_text(value) else _sentence(value)


def label(game: Any, action: Any, lang: str = "en", **told_to: Any) -> str:
    """The sentence of the action."""
    told: str = game.describe(action, lang, **told_to)
    return told


def prompt(game: Any, view: Any, lang: str = "en", **_told_to: Any) -> str:
    """Whose turn it is."""
    _check_english(lang)
    return _turn(game, view)


def term(_game: Any, _kind: str, value: Any, lang: str = "en") -> str:
    """The name of the value itself."""
    _check_english(lang)
    return _plain(_told(value))


def to_text(game: Any, _value: Any) -> NoReturn:
    """No line of text: the game has none."""
    _lacks(game, "lines of text", "to_text")


def from_text(game: Any, _text: str, **_options: Any) -> NoReturn:
    """No line of text: the game has none."""
    _lacks(game, "lines of text", "from_text")


DEFAULTS: Final[Mapping[str, Callable[..., Any]]] = {
    made.__name__: made
    for made in (
        seats,
        actor,
        chances,
        step,
        view_events,
        worlds,
        count_worlds,
        is_consistent,
        sample_world,
        marginals,
        beliefs,
        points,
        reveal,
        draw,
        describe,
        label,
        prompt,
        term,
        to_text,
        from_text,
    )
}
"""The verbs that are made for a game that lacks them, by name."""

REQUIRED: Final = tuple(verb for verb in vars(Game) if not verb.startswith("_"))
"""The names that a game must have."""


def missing_verbs(game: object) -> tuple[str, ...]:
    """All that an object lacks to be a game; of `step` and `events` one is enough."""
    told = hasattr(game, "step") or hasattr(game, "events")
    return (*(verb for verb in REQUIRED if not hasattr(game, verb)), *(() if told else ("step or events",)))


def _is_of_undo(value: object) -> bool:
    """Test if a value is a refusal of `can_undo`: their codes are the same in all games."""
    return isinstance(value, Violation) and value.clause == UNDO and value.code in UNDO_PARAMS


def _with_undo(own: Callable[..., str]) -> Callable[..., str]:
    """A game's own `describe`, which need not have words for what `can_undo` refuses."""

    @wraps(own)
    def describe(value: Any, *args: Any, **told_to: Any) -> str:
        try:
            return own(value, *args, **told_to)
        except LookupError:
            if not _is_of_undo(value):
                raise
        shared: str = _WORDS.undo_text(value, *args, **told_to)
        return shared

    return describe


class _Completed:
    """A game with all verbs: its own, and what it lacks made from them."""

    def __init__(self, game: object) -> None:
        self.__wrapped__ = game
        for verb, made in DEFAULTS.items():
            setattr(self, verb, getattr(game, verb, None) or MethodType(made, self))
        for verb in REQUIRED:  # so that they are found as fast as those of a module
            setattr(self, verb, getattr(game, verb))
        own: Callable[..., str] | None = getattr(game, "describe", None)
        if own is not None and not hasattr(game, "CATALOGUES"):
            self.describe = _with_undo(own)

    def __getattr__(self, name: str) -> Any:
        return getattr(self.__dict__["__wrapped__"], name)

    @override
    def __repr__(self) -> str:
        return f"<{self.__wrapped__!r} with all verbs>"


def completed(game: Game[S, A, V, F]) -> CompleteGame[S, A, V, F]:
    """Complete a game: make the verbs that it lacks from those that it has.

    Args:
        game: A module or an object that has the verbs of `Game`.

    Returns:
        A game of the library itself; otherwise an object that passes calls on to the game and has the missing verbs.
        `register` stores this.
    """
    whole = all(hasattr(game, verb) for verb in DEFAULTS) and (
        isinstance(game, _Completed) or hasattr(game, "CATALOGUES")
    )
    return cast(CompleteGame[S, A, V, F], game if whole else _Completed(game))


def _check_english(lang: str) -> None:
    if lang != "en":
        raise invalid("no_language", lang=named(lang), known=("en",), near="")


def _lacks(game: Any, what: str, verb: str) -> NoReturn:
    raise LacksVerb(f"{game.NAME} has no {what}: the game lacks {verb}")


def _drawn(game: Any, position: Any, how: str) -> str:
    """A heading, whose turn it is, and the fields of a position; those of every position are in the heading."""
    edition = getattr(position.edition, "name", None)
    box = "" if edition is None else f" ({edition})"
    told = {_plain(name): told for name, told in _told_fields(position) if name not in ("edition", "players", "viewer")}
    width = max(map(len, told), default=0)
    lines = [f"{game.NAME.capitalize()}{box}, {how}", _turn(game, position), ""]
    return "\n".join([*lines, *(f"{name:<{width}}  {each}" for name, each in told.items())])


def _turn(game: Any, position: Any) -> str:
    seat = game.actor(position)
    if seat is None:
        return "the game is over"
    if seat is CHANCE:
        return "chance is to act"
    return "your turn" if seat == getattr(position, "viewer", None) else f"player {seat}'s turn"


def _sentence(value: Any) -> str:
    """The class of a value in words, and its fields."""
    fields = (f"{_plain(name)} {told}" for name, told in _told_fields(value))
    name = "".join(f" {mark.lower()}" if mark.isupper() else mark for mark in type(value).__name__)
    return f"{name.strip().capitalize()}: {', '.join(fields)}".removesuffix(": ")


def _has_text(value: object) -> bool:
    """Test if the class of a value defines how it is written: classes of attrs do not."""
    return "__str__" in vars(type(value))


def _told_fields(value: Any) -> Iterator[tuple[str, str]]:
    names: tuple[str, ...] = tuple(field.name for field in attrs.fields(cast(type[attrs.AttrsInstance], type(value))))
    return ((name, _told(getattr(value, name))) for name in names)


def _told(value: object) -> str:
    match value:
        case Enum():
            return str(value.value)
        case None:
            return "-"
        case tuple():
            return " ".join(map(_told, cast(tuple[object, ...], value))) or "-"
        case _:
            return str(value)


def _plain(code: str) -> str:
    return code.replace("_", " ")
