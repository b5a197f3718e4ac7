"""States and views: the bases from which type checkers infer the types of a game.

`Position[State, Action, View, ViewEvent]` is the base of both, so that a verb has one signature for all games. The
classes have no slots: they cost nothing.
"""

from collections.abc import Callable
from typing import Any, ClassVar, Generic, Protocol

from typing_extensions import TypeVar, override

from criminals.core.base.seats import Viewer
from criminals.core.game.beliefs import Beliefs
from criminals.core.game.marginals import Marginals
from criminals.core.game.registry import game_of

S_co = TypeVar("S_co", covariant=True, default=Any)
A = TypeVar("A", default=Any)
V_co = TypeVar("V_co", covariant=True, default=Any)
F = TypeVar("F", default=Any)
W_co = TypeVar("W_co", covariant=True)
M_co = TypeVar("M_co", covariant=True)
B_co = TypeVar("B_co", covariant=True)


class Position(Generic[S_co, A, V_co, F]):
    """A state or a view of a game. The type parameters are the game's types of state, action, view and view event.

    `edition`, `players` and `actor` may be fields or properties: that is why they are `Any` here. The edition of a game
    without editions may be None.
    """

    __slots__ = ()

    game: ClassVar[str]
    """The name of the game."""
    edition: Any
    """The edition that is played with."""
    players: Any
    """The number of players."""
    actor: Any
    """The seat whose turn it is; `CHANCE` before a throw; None once the game is over."""


class GameState(Position[S_co, A, V_co, F]):
    """The base of all states. A state holds all secrets and stays in the process that hosts the game."""

    __slots__ = ()


class GameView(Position[S_co, A, V_co, F]):
    """The base of all views. A view holds what one viewer may know. It has a `viewer`, which no state has.

    Its `str` is the text of the game's `draw`. In notebooks it shows the game's `svg` or `html`.
    """

    __slots__ = ()

    viewer: Viewer
    """The seat that the view belongs to, or `SPECTATOR`."""

    @property
    def beliefs(self) -> Beliefs[S_co, Any]:
        """The result of `criminals.beliefs`, prepared each time: keep it. A game overrides this to name its types."""
        return game_of(self).beliefs(self)

    @property
    def marginals(self) -> Marginals[Any, Any]:
        """The result of `criminals.marginals`. A game overrides it to name the types of its things and places."""
        return game_of(self).marginals(self)

    @override
    def __str__(self) -> str:
        """The table as text, for people; the `repr`, if the game is not registered."""
        return _shown(self, "draw") or repr(self)

    def _repr_svg_(self) -> str | None:
        """The table as a picture, for notebooks, if the game has one."""
        return _shown(self, "svg")

    def _repr_html_(self) -> str | None:
        """The picture with the text below it, for notebooks, if the game has one."""
        return _shown(self, "html")


class Acting(Protocol[W_co]):
    """A position that says whose turn it is: its type depends on whether the game has dice."""

    @property
    def actor(self) -> W_co:
        """The seat whose turn it is; `CHANCE` before a throw; None once the game is over."""
        ...


class Uncertain(Protocol[M_co]):
    """A view whose class names the types of its marginals, so that `criminals.marginals` returns them."""

    @property
    def marginals(self) -> M_co:
        """The exact chances of hidden things."""
        ...


class Believing(Protocol[B_co]):
    """A view whose class names the type of its beliefs, so that `criminals.beliefs` returns it."""

    @property
    def beliefs(self) -> B_co:
        """The worlds that fit the view, prepared once."""
        ...


def _shown(view: GameView, how: str) -> str | None:
    """A view as its game shows it, or None if the game has no such verb."""
    try:
        show: Callable[[object], str] | None = getattr(game_of(view), how, None)
    except TypeError:  # a game of one's own may be played without being registered
        return None
    return None if show is None else show(view)
