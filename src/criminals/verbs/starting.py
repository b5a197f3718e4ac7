"""The verbs that take the name of a game: they start one, or read what it writes."""

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any, Literal, TypeAlias, overload

from criminals.core.base.faults import invalid
from criminals.core.base.seats import Seat
from criminals.core.base.value import Value
from criminals.core.game.action_space import ActionSpace
from criminals.core.game.position import GameState, Position
from criminals.core.game.protocol import TextKind
from criminals.core.game.registry import find_game
from criminals.dice import generator

if TYPE_CHECKING:  # games are loaded when they are first used
    from criminals.games import counterfeiters, crooks, sicario

Crooks: TypeAlias = Literal["crooks", "criminals"]
Counterfeiters: TypeAlias = Literal["counterfeiters"]
Sicario: TypeAlias = Literal["sicario"]
SetupObject: TypeAlias = Mapping[str, object]
"""The `setup` object of a record's document."""


@overload
def new_game(
    game: Crooks = "crooks",
    *,
    players: int | None = None,
    seed: int | None = None,
    setup: "crooks.Setup | SetupObject | None" = None,
    edition: "crooks.Edition | str | None" = None,
    first: Seat | None = None,
) -> "crooks.State": ...
@overload
def new_game(
    game: Counterfeiters,
    *,
    players: int | None = None,
    seed: int | None = None,
    setup: "counterfeiters.Setup | SetupObject | None" = None,
    edition: "counterfeiters.Edition | str | None" = None,
    first: Seat | None = None,
) -> "counterfeiters.State": ...
@overload
def new_game(
    game: Sicario,
    *,
    players: int | None = None,
    seed: int | None = None,
    setup: "sicario.Setup | SetupObject | None" = None,
    edition: "sicario.Edition | str | None" = None,
    first: Seat | None = None,
) -> "sicario.State": ...
@overload
def new_game(
    game: str,
    *,
    players: int | None = None,
    seed: int | None = None,
    setup: Any = None,
    edition: Any = None,
    first: Seat | None = None,
) -> Any: ...
def new_game(
    game: str = "crooks",
    *,
    players: int | None = None,
    seed: int | None = None,
    setup: Any = None,
    edition: Any = None,
    first: Seat | None = None,
) -> GameState:
    """Start a game: deal from a seed, or use a set-up.

    Args:
        game: A name in `GAMES`, or the name of an installed game. `"criminals"`, the name of the Italian edition, means
            `"crooks"` wherever a verb takes a name.
        players: The number of players. By default, the number that the set-up is for, or the smallest that the edition
            allows.
        seed: The same seed gives the same deal, whoever goes first. Only what follows from going first may differ, such
            as the purses of Counterfeiters. Without a seed or a set-up, 128 fresh bits are used.
        setup: The game's `Setup`, or the `setup` object of a record. You cannot combine it with `seed` or `first`.
        edition: The name of an edition, or the game's `Edition`. The default is the reference edition.
        first: The seat that acts first. By default one is drawn, each equally likely. In Sicario the sicario sits just
            before this seat.

    Returns:
        The first `State` of the game. In a game with dice, `CHANCE` may be the actor.

    Raises:
        InvalidArgument: There is no such game (the message suggests the nearest name), edition, number of players or
            seat, or two arguments exclude each other.
        InvalidState: The set-up does not belong to this edition; every fault is named.
        MalformedDocument: The `setup` object does not belong to this game or edition.
    """
    if setup is None:
        first_state: GameState = find_game(game).new_game(
            players=players, rng=generator(seed), edition=edition, first=first
        )
        return first_state
    if seed is not None:
        raise invalid("setup_or_seed")
    set_up: GameState = find_game(game).new_game(players=players, setup=setup, edition=edition, first=first)
    return set_up


@overload
def setups(game: Crooks, players: int, edition: "crooks.Edition | str | None" = None) -> "Iterator[crooks.Setup]": ...
@overload
def setups(
    game: Counterfeiters, players: int, edition: "counterfeiters.Edition | str | None" = None
) -> "Iterator[counterfeiters.Setup]": ...
@overload
def setups(
    game: Sicario, players: int, edition: "sicario.Edition | str | None" = None
) -> "Iterator[sicario.Setup]": ...
@overload
def setups(game: str, players: int, edition: Any = None) -> Iterator[Any]: ...
def setups(game: str, players: int, edition: Any = None) -> Iterator[Any]:
    """List every set-up of a game; all are equally likely.

    Args:
        game: A name in `GAMES`, or the name of an installed game.
        players: The number of players.
        edition: As in `new_game`.

    Returns:
        An iterator with each set-up once. Only a tiny edition has few enough to go through.

    Raises:
        InvalidArgument: There is no such game or edition, or the edition is not for this number of players.
    """
    return find_game(game).setups(players, edition)


@overload
def action_space(
    game: Crooks, players: int, edition: "crooks.Edition | str | None" = None
) -> "ActionSpace[crooks.Action]": ...
@overload
def action_space(
    game: Counterfeiters, players: int, edition: "counterfeiters.Edition | str | None" = None
) -> "ActionSpace[counterfeiters.Action]": ...
@overload
def action_space(
    game: Sicario, players: int, edition: "sicario.Edition | str | None" = None
) -> "ActionSpace[sicario.Action]": ...
@overload
def action_space(game: str, players: int, edition: Any = None) -> ActionSpace[Any]: ...
def action_space(game: str, players: int, edition: Any = None) -> ActionSpace[Any]:
    """Number every action of an edition, for learning programs. The numbers stay the same within a rules version.

    Args:
        game: A name in `GAMES`, or the name of an installed game.
        players: The number of players.
        edition: As in `new_game`.

    Returns:
        The numbers of all actions, with masks of the legal ones.

    Raises:
        InvalidArgument: There is no such game or edition, or the edition is not for this number of players.
    """
    return find_game(game).action_space(players, edition)


@overload
def parse_action(game: Crooks, text: str) -> "crooks.Action": ...
@overload
def parse_action(game: Counterfeiters, text: str) -> "counterfeiters.Action": ...
@overload
def parse_action(game: Sicario, text: str) -> "sicario.Action": ...
@overload
def parse_action(game: str, text: str) -> Any: ...
def parse_action(game: str, text: str) -> Value:
    """Read the text of an action: the inverse of `str(action)`.

    Args:
        game: A name in `GAMES`, or the name of an installed game.
        text: One action, such as `"place 6 down"`.

    Returns:
        An `Action` of the game. A well-formed name that no edition has is accepted here; `violation` refuses it.

    Raises:
        MalformedDocument: The text is not an action; the message says what was expected.
        InvalidArgument: There is no such game.
    """
    action: Value = find_game(game).parse_action(text)
    return action


@overload
def from_text(
    game: Crooks, text: str, *, kind: Literal["state"], edition: "crooks.Edition | None" = None
) -> "crooks.State": ...
@overload
def from_text(
    game: Crooks, text: str, *, kind: Literal["view"], edition: "crooks.Edition | None" = None
) -> "crooks.View": ...
@overload
def from_text(
    game: Crooks, text: str, *, kind: TextKind | None = None, edition: "crooks.Edition | None" = None
) -> "crooks.State | crooks.View": ...
@overload
def from_text(
    game: Counterfeiters, text: str, *, kind: Literal["state"], edition: "counterfeiters.Edition | None" = None
) -> "counterfeiters.State": ...
@overload
def from_text(
    game: Counterfeiters, text: str, *, kind: Literal["view"], edition: "counterfeiters.Edition | None" = None
) -> "counterfeiters.View": ...
@overload
def from_text(
    game: Counterfeiters, text: str, *, kind: TextKind | None = None, edition: "counterfeiters.Edition | None" = None
) -> "counterfeiters.State | counterfeiters.View": ...
@overload
def from_text(
    game: Sicario, text: str, *, kind: Literal["state"], edition: "sicario.Edition | None" = None
) -> "sicario.State": ...
@overload
def from_text(
    game: Sicario, text: str, *, kind: Literal["view"], edition: "sicario.Edition | None" = None
) -> "sicario.View": ...
@overload
def from_text(
    game: Sicario, text: str, *, kind: TextKind | None = None, edition: "sicario.Edition | None" = None
) -> "sicario.State | sicario.View": ...
@overload
def from_text(game: str, text: str, *, kind: TextKind | None = None, edition: Any = None) -> Any: ...
def from_text(game: str, text: str, *, kind: TextKind | None = None, edition: Any = None) -> Position:
    """Read a state or a view from a line of text: the inverse of `to_text`.

    Args:
        game: A name in `GAMES`, or the name of an installed game.
        text: A line written by `to_text`. One value has one text.
        kind: `"state"` or `"view"`, to refuse the other one. By default both are accepted.
        edition: The edition that the text names. You need it only for editions that do not come with the library.

    Returns:
        A `State` or a `View` of the game.

    Raises:
        MalformedDocument: The text is malformed; every fault is listed with its field and column.
        InvalidState: No game can reach this state or view; the message says why.
        InvalidArgument: There is no such game or kind.
        TypeError: The game has no lines of text.
    """
    position: Position = find_game(game).from_text(text, kind=kind, edition=edition)
    return position
