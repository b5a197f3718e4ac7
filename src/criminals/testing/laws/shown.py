"""Everything that reaches a viewer at one moment of a game, as text, for the laws of hidden information to compare."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import islice
from random import Random
from typing import Any, Final, TypeVar

from criminals.core.base.errors import CriminalsError, IllegalAction, Violation
from criminals.core.base.seats import Viewer
from criminals.core.base.value import Value
from criminals.core.game.defaults import LacksVerb
from criminals.core.game.events import Event
from criminals.core.game.position import GameState
from criminals.core.game.protocol import CompleteGame
from criminals.testing.kits.kit import Kit
from criminals.testing.laws.canonical import canonical

S = TypeVar("S", bound=GameState)
A = TypeVar("A", bound=Value)

DISPLAYS: Final = (
    "_repr_svg_",
    "_repr_html_",
    "_repr_markdown_",
    "_repr_latex_",
    "_repr_json_",
    "_repr_png_",
    "_repr_jpeg_",
    "_repr_mimebundle_",
)
"""How notebooks ask a value for its picture."""


def shown(
    kit: Kit[S, A], state: S, viewer: Viewer, came: Sequence[Event[Any]], *, pictures: bool = True
) -> Iterator[tuple[str, str]]:
    """Everything that is shown, by name, in a fixed order; `came` are the events of the step that led to the state."""
    game = kit.game
    view = game.view(state, viewer)
    yield "the view", canonical(view)
    yield "the hash of the view", str(hash(view))
    yield "the repr of the view", repr(view)
    yield "the text of the view", str(view)
    for display in DISPLAYS if pictures else ():
        if hasattr(view, display):
            yield f"{display} of the view", canonical(getattr(view, display)())
    yield "the line of the view", _text_of(game.to_text, view)
    yield "the range of seats", canonical(game.seats(view))
    yield "the list of legal actions", canonical(game.legal_actions(view))
    yield "the mask of legal actions", game.action_space(view.players, view.edition).mask(view).hex()
    yield "the outcome", canonical(game.outcome(view))
    yield "the score", _text_of(game.score, view)
    yield from _violations(kit, state, viewer, view)
    view_events = game.view_events(came, viewer)
    yield "a view event", canonical(view_events)
    yield "the sentence of a view event", canonical([game.describe(each) for each in view_events])
    yield "the number of worlds", _text_of(game.count_worlds, view)
    yield "the list of worlds", _text_of(lambda: tuple(islice(game.worlds(view), 3)))
    yield "a world drawn", _text_of(game.sample_world, view, Random(0))
    yield "the table of marginals", _text_of(game.marginals, view)
    for name, value in kit.also_shown(state, viewer).items():
        yield name, canonical(value)


def _text_of(verb: Callable[..., object], *arguments: object) -> str:
    """The result of a verb, or its error; a game may lack lines of text, or worlds."""
    try:
        return canonical(verb(*arguments))
    except (CriminalsError, LacksVerb) as error:
        return f"{type(error).__name__}: {error}"


def _violations(kit: Kit[S, A], state: S, viewer: Viewer, view: Any) -> Iterator[tuple[str, str]]:
    """The answers to every action of the universe, when it is asked about and when it is played.

    `violation(state, action, by=viewer)`, a host's answer, is left out: it must be the view's own.
    """
    game = kit.game
    universe = tuple(kit.universe(state))
    violations = [game.violation(view, action) for action in universe]
    yield "a violation", _by_kind(violations)
    yield "the sentence of a violation", canonical(list(_sentences(game, violations)))
    if viewer == game.actor(state):
        yield "an error of apply", canonical([_error(game, state, action) for action in universe])


def _by_kind(violations: Iterable[Violation | None]) -> str:
    """The text of each different violation once, and its number for every action."""
    kinds: dict[Violation | None, int] = {}
    which = [kinds.setdefault(violation, len(kinds)) for violation in violations]
    return canonical([list(kinds), which])


def _sentences(game: CompleteGame[S, A], violations: Iterable[Violation | None]) -> Iterator[str]:
    """The sentence of each different violation."""
    return (game.describe(violation) for violation in dict.fromkeys(violations) if violation is not None)


def _error(game: CompleteGame[S, A], state: S, action: A) -> list[str] | None:
    try:
        game.apply(state, action)
    except IllegalAction as error:
        return [str(error), repr(error)]
    return None
