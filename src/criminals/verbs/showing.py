"""The verbs that show a value to people: as a sentence, a picture or a line of text."""

from collections.abc import Callable
from typing import Any

from criminals.core.base.errors import Violation
from criminals.core.base.value import Value
from criminals.core.game.events import Event
from criminals.core.game.position import GameState, GameView, Position
from criminals.core.game.registry import game_of
from criminals.core.game.results import ScoreLine


def describe(value: Value | Event[Any] | Violation | ScoreLine, lang: str = "en") -> str:
    """A readable sentence for a value.

    Args:
        value: An action, an event, a view event, a violation or a score line.
        lang: `"en"`, `"it"` or `"fr"`; a registered game may have fewer.

    Returns:
        A sentence without a full stop.

    Raises:
        ValueError: The game has no words in this language.
        TypeError: There is no sentence for such a value.
    """
    return game_of(value).describe(value, lang)


def reveal(state: GameState) -> str:
    """The whole truth of a state as text, on purpose: `repr(state)` shows no secrets.

    Args:
        state: A state.

    Returns:
        Several lines, for those who host or debug a game.
    """
    return game_of(state).reveal(state)


def svg(view: GameView) -> str:
    """The picture of a view as SVG.

    Args:
        view: A view.

    Returns:
        A whole SVG document. For those who cannot see it, `str(view)`, the same as text, is inside.

    Raises:
        TypeError: It is no view, or the game has no pictures.
    """
    if not hasattr(view, "viewer"):
        raise TypeError("a picture is of a view: view(state, viewer) gives what a viewer may know of a state")
    drawn: Callable[[Any], str] | None = getattr(game_of(view), "svg", None)
    if drawn is None:
        raise TypeError(f"the views of {view.game} have no picture: str(view) is one of text")
    return drawn(view)


def to_text(value: Position) -> str:
    """A state or a view as one line of text, for puzzles, bug reports and tests.

    Args:
        value: A state or a view.

    Returns:
        A line that `from_text` reads back. Equal values have equal texts. The text of a state tells all its secrets,
        that of a view only what its viewer knows. An edition of one's own is named only: whoever reads the text needs
        it too.

    Raises:
        InvalidState: No game can have such a value; its faults are named.
        TypeError: The game has no lines of text.
    """
    return game_of(value).to_text(value)
