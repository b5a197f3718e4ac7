"""The verbs that show a value to people: as a sentence, a picture or a line of text."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, Final

from criminals.core.base.checks import shortened
from criminals.core.base.errors import CriminalsError, Violation
from criminals.core.base.faults import invalid, named
from criminals.core.base.later import ModuleLater
from criminals.core.base.seats import Names
from criminals.core.base.themes import Theme
from criminals.core.base.value import Value
from criminals.core.box.cards import GameCard
from criminals.core.game.events import Event
from criminals.core.game.position import GameState, GameView, Position
from criminals.core.game.registry import find_game, game_of
from criminals.core.game.results import Outcome, ScoreLine

_ERRORS: Final = ModuleLater("criminals.core.looks.errors")
"""What tells errors is loaded when it is first asked for."""


def describe(
    value: Value | Event[Any] | Violation | ScoreLine | Outcome | CriminalsError,
    lang: str = "en",
    *,
    view: GameView | None = None,
    names: Names | None = None,
) -> str:
    """A readable sentence for a value.

    Args:
        value: An action, an event, a view event, a violation, a score line or an outcome; or an error of this library.
        lang: `"en"`, `"it"` or `"fr"`, or a language that `add_words` added; a registered game may have fewer.
        view: The view of the one who reads it: just before the event, or one in which the action is legal. Then things
            have their names, and the viewer is "you".
        names: The names of the players, by seat.

    Returns:
        A sentence without a full stop.

    Raises:
        InvalidArgument: The game has no words in this language, the view is of another game, or the viewer does not
            perceive the event.
        TypeError: There is no sentence for such a value, or `view` is no view.
    """
    if isinstance(value, CriminalsError):
        judged = getattr(value, "violation", None)
        told: str = _ERRORS.describe_error(value, lang, **_told_to(judged, None if judged is None else view, names))
        return told
    return game_of(value).describe(value, lang, **_told_to(value, view, names))


def label(action: Value, lang: str = "en", *, view: GameView | None = None, names: Names | None = None) -> str:
    """The few words of the button for an action.

    Args:
        action: An action.
        lang: As in `describe`.
        view: A view in which the action is legal: then things have their names and prices.
        names: The names of the players, by seat.

    Returns:
        Some words, with a capital letter.

    Raises:
        InvalidArgument: The game has no words in this language, or the view is of another game.
        TypeError: It is no action, or `view` is no view.
    """
    return game_of(action).label(action, lang, **_told_to(action, view, names))


def prompt(view: GameView, lang: str = "en", *, names: Names | None = None) -> str:
    """What the viewer is asked to do now, or whom all wait for.

    Args:
        view: A view.
        lang: As in `describe`.
        names: The names of the players, by seat.

    Returns:
        A sentence without a full stop.

    Raises:
        InvalidArgument: The game has no words in this language.
        TypeError: It is no view.
    """
    return game_of(view).prompt(view, lang, **_told_to(view, view, names, told=False))


def term(game: str, kind: str, value: object, lang: str = "en") -> str:
    """The word for a thing of a game.

    Args:
        game: The name of a game.
        kind: What it is a word for: `"ability"`, `"gang"`, `"phase"`, `"region"`, ...; the error for another lists all.
        value: The thing: the member of an enum, or its name as documents write it.
        lang: As in `describe`.

    Returns:
        The word, as it stands alone.

    Raises:
        InvalidArgument: There is no such game, language, kind or thing; the message says which there are.
    """
    return find_game(game).term(kind, value, lang)


def _told_to(value: Any, view: Any, names: Names | None, *, told: bool = True) -> dict[str, Any]:
    """The options that say whom something is told to: only those that are given, since a game may have none."""
    options: dict[str, Any] = {}
    if view is not None:
        check_view(view)
        if view.game != value.game:
            raise invalid("view_of_other_game", of=named(view.game), about=named(value.game))
        if told:
            options["view"] = view
    if names is not None:
        options["names"] = names
    return options


def reveal(state: GameState, *, lang: str = "en", names: Names | None = None) -> str:
    """The whole truth of a state as text, on purpose: `repr(state)` shows no secrets.

    Args:
        state: A state.
        lang: As in `describe`.
        names: The names of the players, by seat.

    Returns:
        Several lines, for those who host or debug a game.

    Raises:
        InvalidArgument: The game has no words in this language.
        TypeError: It is no state, or the game's own `reveal` does not take the option.
    """
    return game_of(state).reveal(state, **_shown_to(lang=lang, names=names))


def draw(view: GameView, *, lang: str = "en", memory: bool = True, names: Names | None = None) -> str:
    """The table as text, as its viewer knows it.

    Args:
        view: A view.
        lang: As in `describe`.
        memory: Whether it shows what the viewer has seen before and can no longer see. If not, it shows what lies in
            the open and what is the viewer's own, as at a table.
        names: The names of the players, by seat. A long one is shortened.

    Returns:
        Several lines, made for a font whose characters all have the same width. With no option it is `str(view)`.

    Raises:
        InvalidArgument: The game has no words in this language.
        TypeError: It is no view, or the game's own `draw` does not take the option.
    """
    check_view(view)
    return game_of(view).draw(view, **_shown_to(lang=lang, names=names, memory=memory))


def svg(
    view: GameView | GameCard,
    *,
    lang: str = "en",
    memory: bool = True,
    names: Names | None = None,
    legal: bool = False,
    theme: Theme | None = None,
    narrow: bool = False,
) -> str:
    """The picture of a view, or of a card alone, as SVG.

    Each location that it shows is a group with its name: `<g data-location="hangout/C" aria-label="Hangout C, ...">`.

    Args:
        view: A view; or a card of an edition: a `Crook` of Crooks, a `Card` of Counterfeiters, a `Character` of
            Sicario. Of the options, only `lang` and `theme` change the picture of a card.
        lang: As in `describe`.
        memory: As in `draw`.
        names: As in `draw`.
        legal: Whether it marks what the viewer can click first to play a legal action: such a group has a frame, the
            class `legal`, and is a button. There is a button, too, for each that it would not show, as `button/pass`.
        theme: `"light"`, `"dark"` or `"print"`. Without one, the page around the picture can set its colours, CSS
            variables such as `--criminals-ground`; else it has those of the game, on a dark ground.
        narrow: Whether it is tall and narrow, for a phone: shown 390 pixels wide, its smallest text has 11 pixels.

    Returns:
        A whole SVG document. For those who cannot see it, the text of `draw` is inside, or the name of the card.

    Raises:
        InvalidArgument: The game has no words in this language, or there is no such theme.
        TypeError: It is neither a view nor a card, or the game has no pictures, or its own `svg` does not take
            the option.
    """
    if not isinstance(view, GameCard):
        check_view(view)
    drawn: Callable[..., str] | None = getattr(game_of(view), "svg", None)
    if drawn is None:
        raise TypeError(f"the views of {view.game} have no picture: str(view) is one of text")
    return drawn(view, **_shown_to(lang=lang, names=names, memory=memory, legal=legal, theme=theme, narrow=narrow))


_USUAL: Final[Mapping[str, object]] = MappingProxyType(
    {"lang": "en", "names": None, "memory": True, "legal": False, "theme": None, "narrow": False}
)
"""The options of a drawing, each as it is if it is not given."""


def _shown_to(**given: object) -> dict[str, Any]:
    """The options of a drawing: only those that are not as usual, since a game may have none."""
    return {option: value for option, value in given.items() if value != _USUAL[option]}


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


def check_view(view: object) -> None:
    """Raise `TypeError` for what is no view: a state would tell secrets."""
    if not hasattr(view, "viewer"):
        raise TypeError(f"a view is wanted, not {shortened(view)}: view(state, viewer) is what one may know of a state")
