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
"""The sentences for errors, loaded on first use."""


def describe(
    value: Value | Event[Any] | Violation | ScoreLine | Outcome | CriminalsError,
    lang: str = "en",
    *,
    view: GameView | None = None,
    names: Names | None = None,
) -> str:
    """Describe a value in a sentence.

    Args:
        value: An action, an event, a view event, a violation, a score line, an outcome, or an error of this library.
        lang: `"en"`, `"it"`, `"fr"`, or a language that you added with `add_words`. A game of your own may have fewer.
        view: The reader's view: the one just before the event, or one in which the action is legal. With it, the
            sentence calls things by their names and the viewer "you".
        names: The names of the players: a sequence in the order of the seats, or a mapping from seats to names. Players
            without a name are called by their seat's number.

    Returns:
        A sentence without a full stop.

    Raises:
        InvalidArgument: The game has no words in this language, the view belongs to another game, or the viewer does
            not perceive the event.
        TypeError: There is no sentence for values of this type, or `view` is not a view.
    """
    if isinstance(value, CriminalsError):
        judged = getattr(value, "violation", None)
        told: str = _ERRORS.describe_error(value, lang, **_told_to(judged, None if judged is None else view, names))
        return told
    return game_of(value).describe(value, lang, **_told_to(value, view, names))


def label(action: Value, lang: str = "en", *, view: GameView | None = None, names: Names | None = None) -> str:
    """A short text for the button of an action.

    Args:
        action: An action.
        lang: As in `describe`.
        view: A view in which the action is legal. With it, the text has the names and prices of things.
        names: As in `describe`.

    Returns:
        A few words, with a capital letter.

    Raises:
        InvalidArgument: The game has no words in this language, or the view belongs to another game.
        TypeError: `action` is not an action, or `view` is not a view.
    """
    return game_of(action).label(action, lang, **_told_to(action, view, names))


def prompt(view: GameView, lang: str = "en", *, names: Names | None = None) -> str:
    """A sentence that asks the viewer to act, or says whose turn it is.

    Args:
        view: A view.
        lang: As in `describe`.
        names: As in `describe`.

    Returns:
        A sentence without a full stop.

    Raises:
        InvalidArgument: The game has no words in this language.
        TypeError: `view` is not a view.
    """
    return game_of(view).prompt(view, lang, **_told_to(view, view, names, told=False))


def term(game: str, kind: str, value: object, lang: str = "en") -> str:
    """The word for a thing of a game.

    Args:
        game: A name in `GAMES`, or the name of an installed game.
        kind: The kind of thing: `"ability"`, `"gang"`, `"phase"`, `"region"`, ... The error for an unknown kind lists
            them all.
        value: The thing: a member of an enum, or its name in documents.
        lang: As in `describe`.

    Returns:
        The word, in the form it has on its own.

    Raises:
        InvalidArgument: There is no such game, language, kind or thing; the message lists the possible ones.
    """
    return find_game(game).term(kind, value, lang)


def _told_to(value: Any, view: Any, names: Names | None, *, told: bool = True) -> dict[str, Any]:
    """The options about the reader: only those that were given, since a game may not know them."""
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
    """Show everything in a state as text, secrets included: `repr(state)` shows none.

    Args:
        state: A state.
        lang: As in `describe`.
        names: As in `describe`.

    Returns:
        Several lines, for hosting or debugging a game.

    Raises:
        InvalidArgument: The game has no words in this language.
        TypeError: `state` is not a state, or the game's own `reveal` does not take one of the options.
    """
    return game_of(state).reveal(state, **_shown_to(lang=lang, names=names))


def draw(view: GameView, *, lang: str = "en", memory: bool = True, names: Names | None = None) -> str:
    """Draw the table as text, as the viewer knows it.

    Args:
        view: A view.
        lang: As in `describe`.
        memory: True to show things that the viewer has seen before and can no longer see. False to show only what lies
            in the open and what belongs to the viewer, as at a real table.
        names: As in `describe`. Long names are shortened.

    Returns:
        Several lines, for a monospaced font. Without options it equals `str(view)`.

    Raises:
        InvalidArgument: The game has no words in this language.
        TypeError: `view` is not a view, or the game's own `draw` does not take one of the options.
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
    """Draw a view, or a single card, as an SVG picture.

    Each location in the picture is a group with its name: `<g data-location="hangout/C" aria-label="Hangout C, ...">`.

    Args:
        view: A view; or a card of an edition: a `Crook` of Crooks, a `Card` of Counterfeiters, a `Character` of
            Sicario. Of the options, only `lang` and `theme` change the picture of a card.
        lang: As in `describe`.
        memory: As in `draw`.
        names: As in `draw`.
        legal: True to mark what the viewer can click first to play a legal action. Such a group has a frame and the
            class `legal`, and is a button. Actions that the picture does not otherwise show, such as `button/pass`, get
            a button too.
        theme: `"light"`, `"dark"` or `"print"`. Without a theme, the page around the picture can set the colours with
            CSS variables such as `--criminals-ground`; the default is the game's colours on a dark ground.
        narrow: True for a tall and narrow picture, for phones. Shown 390 pixels wide, its smallest text is 11 pixels
            high.

    Returns:
        A whole SVG document. For screen readers it contains the text of `draw`, or the name of the card.

    Raises:
        InvalidArgument: The game has no words in this language, or there is no such theme.
        TypeError: `view` is neither a view nor a card, or the game has no pictures, or its own `svg` does not take one
            of the options.
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
"""The options of a drawing, with their defaults."""


def _shown_to(**given: object) -> dict[str, Any]:
    """The options of a drawing: only those that are not the default, since a game may not know them."""
    return {option: value for option, value in given.items() if value != _USUAL[option]}


def to_text(value: Position) -> str:
    """Write a state or a view as one line of text, for puzzles, bug reports and tests.

    Args:
        value: A state or a view.

    Returns:
        A line that `from_text` reads back. Equal values have equal texts. The text of a state contains all its secrets,
        the text of a view only what its viewer knows. The text contains only the name of an edition: to read the text
        of an edition of your own, you need the edition too.

    Raises:
        InvalidState: No game can have such a value; its faults are named.
        TypeError: The game has no lines of text.
    """
    return game_of(value).to_text(value)


def check_view(view: object) -> None:
    """Raise `TypeError` for anything but a view: a state would reveal secrets."""
    if not hasattr(view, "viewer"):
        raise TypeError(f"a view is wanted, not {shortened(view)}: view(state, viewer) is what one may know of a state")
