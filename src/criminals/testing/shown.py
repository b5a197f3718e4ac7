"""All that reaches a viewer at one moment of a game, as text: what the laws of hidden information compare."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import islice
from random import Random
from typing import Any, Final, TypeVar

from criminals.core.errors import CriminalsError, IllegalAction, Violation
from criminals.core.events import Event
from criminals.core.protocol import Game, Position, Value
from criminals.core.seats import Viewer
from criminals.testing.canonical import canonical
from criminals.testing.kits import Kit

S = TypeVar("S", bound=Position)
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
    """What is shown, by name, in a fixed order. `came` are the events of the step that led to the state."""
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
    yield from _refusals(kit, state, viewer, view)
    facts = game.view_events(came, viewer)
    yield "a view event", canonical(facts)
    yield "the sentence of a view event", canonical([game.describe(fact) for fact in facts])
    yield "the number of worlds", _text_of(game.count_worlds, view)
    yield "the list of worlds", _text_of(lambda: tuple(islice(game.worlds(view), 3)))
    yield "a world drawn", _text_of(game.sample_world, view, Random(0))
    yield "the table of marginals", _text_of(game.marginals, view)
    for name, value in kit.also_shown(state, viewer).items():
        yield name, canonical(value)


def _text_of(verb: Callable[..., object], *arguments: object) -> str:
    """What a verb gives, or how it refuses."""
    try:
        return canonical(verb(*arguments))
    except CriminalsError as error:
        return f"{type(error).__name__}: {error}"


def _refusals(kit: Kit[S, A], state: S, viewer: Viewer, view: Any) -> Iterator[tuple[str, str]]:
    """What is answered to every action of the box, when it is asked about and when it is played.

    A host's answer, `violation(state, action, by=viewer)`, needs no telling: it must be the view's own.
    """
    game = kit.game
    universe = tuple(kit.universe(state))
    refusals = [game.violation(view, action) for action in universe]
    yield "a violation", _by_kind(refusals)
    yield "the sentence of a violation", canonical(list(_sentences(game, refusals)))
    if viewer == game.actor(state):
        yield "an error of apply", canonical([_error(game, state, action) for action in universe])


def _by_kind(refusals: Iterable[Violation | None]) -> str:
    """The text of each different refusal once, and for every action which it is."""
    kinds: dict[Violation | None, int] = {}
    which = [kinds.setdefault(refusal, len(kinds)) for refusal in refusals]
    return canonical([list(kinds), which])


def _sentences(game: Game[S, A], refusals: Iterable[Violation | None]) -> Iterator[str]:
    """A sentence for each refusal, the same ones once."""
    return (game.describe(refusal) for refusal in dict.fromkeys(refusals) if refusal is not None)


def _error(game: Game[S, A], state: S, action: A) -> list[str] | None:
    try:
        game.apply(state, action)
    except IllegalAction as error:
        return [str(error), repr(error)]
    return None
