"""The verbs about locations: for clicks, pictures and animation."""

from collections.abc import Callable
from typing import Any

from typing_extensions import TypeVar

from criminals.core.base.errors import IllegalAction
from criminals.core.base.faults import invalid, named
from criminals.core.base.seats import Names
from criminals.core.base.value import Value
from criminals.core.game.locations import Location, Locations, Movement
from criminals.core.game.position import GameView
from criminals.core.game.registry import game_of
from criminals.core.looks.menus import Amounts, Choice, menu_of
from criminals.verbs.showing import check_view

A = TypeVar("A", bound=Value)
F = TypeVar("F", bound=Value)


def locations(view: GameView) -> Locations:
    """Every location of the table, with the pieces there, as the viewer knows them.

    Args:
        view: A view.

    Returns:
        The pieces at each location; many locations have none. A location that is a part of another shows one of the
        pieces there: the crook at `hangout/C/14` is one of those at `hangout/C`.
        In the middle of a step, when only some of its view events are folded, pieces in a hand may be missing.

    Raises:
        TypeError: `view` is not a view, or the game has no locations.
    """
    found: Locations = _verb(view, "locations")(view)
    return found


def locations_of(action: A, view: GameView[Any, A, Any, Any]) -> tuple[Location, ...]:
    """The locations to click to play an action, in order.

    Args:
        action: An action.
        view: A view in which the action is legal.

    Returns:
        At least one location; no other legal action begins with all of them. Each is one of `locations(view)`, or an
        amount such as `amount/120`.

    Raises:
        IllegalAction: The action is not legal in this view; the error has the violation.
        InvalidArgument: The view belongs to another game.
        TypeError: `action` is not an action, `view` is not a view, or the game has no locations.
    """
    verb = _verb(view, "locations_of")
    _check_game(action, view)
    game = game_of(view)
    refused = game.violation(view, action)
    if refused is not None:
        raise IllegalAction(action, refused, game.describe)
    found: tuple[Location, ...] = verb(action, view)
    return found


def movements(view_event: F, view: GameView[Any, Any, Any, F]) -> tuple[Movement, ...]:
    """The pieces that a view event moves, each with its source and target: enough to animate it.

    Args:
        view_event: A view event.
        view: The viewer's view just before the event. If there are several view events, fold each one before you ask
            about the next.

    Returns:
        The movements, in order; empty for an event that moves nothing.

    Raises:
        InvalidArgument: The view belongs to another game.
        InvalidState: The event cannot follow on this view, as in `fold`.
        TypeError: `view_event` is not a view event, `view` is not a view, or the game has no locations.
    """
    verb = _verb(view, "movements")
    _check_game(view_event, view)
    found: tuple[Movement, ...] = verb(view_event, view)
    return found


def location_name(location: Location, view: GameView, lang: str = "en", *, names: Names | None = None) -> str:
    """A name for a location, for screen readers and menus.

    Args:
        location: One of `locations(view)`; or `amount`, in a game in which players choose amounts.
        view: A view.
        lang: As in `describe`.
        names: As in `describe`.

    Returns:
        A few words, with a capital letter.

    Raises:
        InvalidArgument: There is no such location, or the game has no words in this language.
        TypeError: `view` is not a view, or the game has no locations.
    """
    found: str = _verb(view, "location_name")(location, view, lang, names=names)
    return found


def menu(view: GameView, lang: str = "en", *, names: Names | None = None) -> tuple[Choice | Amounts, ...]:
    """The legal actions of the viewer as a tree of choices.

    Args:
        view: A view.
        lang: As in `describe`.
        names: As in `describe`.

    Returns:
        The first choices, in the order of the legal actions. Each choice plays an action or has further choices;
        amounts are ranges. Empty if it is not the viewer's turn.

    Raises:
        InvalidArgument: The game has no words in this language.
        TypeError: `view` is not a view, or the game has no locations.
    """
    clicks = _verb(view, "locations_of")
    game = game_of(view)
    told = {} if names is None else {"names": names}

    def word(action: Any) -> str:
        return game.label(action, lang, view=view, **told)

    def place(location: Location) -> str:
        return location_name(location, view, lang, names=names)

    game.prompt(view, lang, **told)  # so that an unknown language is refused where nothing is legal, too
    return menu_of({action: clicks(action, view) for action in game.legal_actions(view)}, (word, place))


def _verb(view: Any, name: str) -> Callable[..., Any]:
    check_view(view)
    found: Callable[..., Any] | None = getattr(game_of(view), name, None)
    if found is None:
        raise TypeError(f"the game {view.game} has no locations")
    return found


def _check_game(value: Any, view: Any) -> None:
    if getattr(value, "game", view.game) != view.game:  # the game itself refuses what has none
        raise invalid("view_of_other_game", of=named(view.game), about=named(value.game))
