"""The verbs for all games: each finds the game of what it is given and asks it.

For the games of this library a type checker infers the game's own types; for a registered game it sees what the
protocol says. Code that is generic over games takes a `game: Game[...]` and calls its verbs.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from fractions import Fraction
from typing import Any, Literal, TypeVar, overload

from criminals.core import chance
from criminals.core import events as core_events
from criminals.core.action_space import ActionSpace
from criminals.core.errors import Violation
from criminals.core.events import Event, Step
from criminals.core.marginals import Marginals
from criminals.core.protocol import Perspective, Rng, Value
from criminals.core.registry import add_alias, find_game, game_of, register
from criminals.core.results import Outcome, ScoreLine, ScoreSheet
from criminals.core.seats import Chance, Seat, Viewer
from criminals.core.texts import TextKind
from criminals.dice import generator
from criminals.games import counterfeiters, crooks, sicario

S = TypeVar("S", bound=Value)
V = TypeVar("V", bound=Value)
F = TypeVar("F", bound=Value)

register(crooks.NAME, crooks)
register(counterfeiters.NAME, counterfeiters)
register(sicario.NAME, sicario)
add_alias("criminals", crooks.NAME)  # its Italian edition


@overload
def new_game(
    game: Literal["crooks", "criminals"] = "crooks",
    *,
    players: int | None = None,
    seed: int | None = None,
    setup: crooks.Setup | Mapping[str, object] | None = None,
    edition: crooks.Edition | str | None = None,
    first: Seat | None = None,
) -> crooks.State: ...
@overload
def new_game(
    game: Literal["counterfeiters"],
    *,
    players: int | None = None,
    seed: int | None = None,
    setup: counterfeiters.Setup | Mapping[str, object] | None = None,
    edition: counterfeiters.Edition | str | None = None,
    first: Seat | None = None,
) -> counterfeiters.State: ...
@overload
def new_game(
    game: Literal["sicario"],
    *,
    players: int | None = None,
    seed: int | None = None,
    setup: sicario.Setup | Mapping[str, object] | None = None,
    edition: sicario.Edition | str | None = None,
    first: Seat | None = None,
) -> sicario.State: ...
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
) -> Any:
    """The first state of a game, dealt from a seed or as a set-up says.

    `game` is a name in `GAMES`; `"criminals"`, as the Italian edition is called, means `"crooks"` wherever a verb takes
    a name. An unknown one is a `ValueError`, which suggests the nearest one.

    `setup` is the game's `Setup`, or the `setup` object of a record; it excludes `seed` and `first`. Without a set-up
    or a seed, 128 fresh bits are the seed. `players` may be left out where the set-up tells it; else it is the fewest
    the edition is for. `edition` is a name or the game's `Edition`.

    `first` is the seat that acts first; without it one is drawn, each seat alike. In Sicario the sicario sits just
    before it. The same seed deals the same, whoever is first, but for what follows from that, such as the purses of
    Counterfeiters.
    """
    if setup is None:
        return find_game(game).new_game(players=players, rng=generator(seed), edition=edition, first=first)
    if seed is not None:
        raise ValueError("a set-up leaves nothing to a seed: give one of them")
    return find_game(game).new_game(players=players, setup=setup, edition=edition, first=first)


@overload
def setups(
    game: Literal["crooks", "criminals"], players: int, edition: crooks.Edition | str | None = None
) -> Iterator[crooks.Setup]: ...
@overload
def setups(
    game: Literal["counterfeiters"], players: int, edition: counterfeiters.Edition | str | None = None
) -> Iterator[counterfeiters.Setup]: ...
@overload
def setups(
    game: Literal["sicario"], players: int, edition: sicario.Edition | str | None = None
) -> Iterator[sicario.Setup]: ...
@overload
def setups(game: str, players: int, edition: Any = None) -> Iterator[Any]: ...
def setups(game: str, players: int, edition: Any = None) -> Iterator[Any]:
    """Every set-up, each once; all are equally likely. Few enough to go through only for a tiny edition."""
    return find_game(game).setups(players, edition)


@overload
def action_space(
    game: Literal["crooks", "criminals"], players: int, edition: crooks.Edition | str | None = None
) -> ActionSpace[crooks.Action]: ...
@overload
def action_space(
    game: Literal["counterfeiters"], players: int, edition: counterfeiters.Edition | str | None = None
) -> ActionSpace[counterfeiters.Action]: ...
@overload
def action_space(
    game: Literal["sicario"], players: int, edition: sicario.Edition | str | None = None
) -> ActionSpace[sicario.Action]: ...
@overload
def action_space(game: str, players: int, edition: Any = None) -> ActionSpace[Any]: ...
def action_space(game: str, players: int, edition: Any = None) -> ActionSpace[Any]:
    """Every action there can be in a box with so many players, each with a number that stays the same."""
    return find_game(game).action_space(players, edition)


def seats(where: Value) -> range:
    """The seats at the table, from 0, clockwise."""
    return game_of(where).seats(where)


@overload
def actor(where: crooks.State | crooks.View) -> Seat | None: ...
@overload
def actor(where: counterfeiters.State | counterfeiters.View) -> Seat | None: ...
@overload
def actor(where: sicario.State | sicario.View) -> Seat | Chance | None: ...
@overload
def actor(where: Value) -> Seat | Chance | None: ...
def actor(where: Value) -> Seat | Chance | None:
    """Who is to act: a seat, `CHANCE`, or None once the game is over. Seat 0 is falsy: ask `is None`."""
    return game_of(where).actor(where)


@overload
def legal_actions(where: crooks.State | crooks.View) -> tuple[crooks.Action, ...]: ...
@overload
def legal_actions(where: counterfeiters.State | counterfeiters.View) -> tuple[counterfeiters.Action, ...]: ...
@overload
def legal_actions(where: sicario.State | sicario.View) -> tuple[sicario.Action, ...]: ...
@overload
def legal_actions(where: Value) -> tuple[Any, ...]: ...
def legal_actions(where: Value) -> tuple[Any, ...]:
    """Every lawful action, each once, in the game's documented order.

    Of a state: empty exactly when the game is over. Of a view: those of its viewer, so empty while another is to act.
    """
    return game_of(where).legal_actions(where)


@overload
def violation(
    where: crooks.State | crooks.View, action: crooks.Action, *, by: Viewer | None = None
) -> Violation | None: ...
@overload
def violation(
    where: counterfeiters.State | counterfeiters.View, action: counterfeiters.Action, *, by: Viewer | None = None
) -> Violation | None: ...
@overload
def violation(
    where: sicario.State | sicario.View, action: sicario.Action, *, by: Viewer | None = None
) -> Violation | None: ...
@overload
def violation(where: Value, action: Value, *, by: Viewer | None = None) -> Violation | None: ...
def violation(where: Value, action: Value, *, by: Viewer | None = None) -> Violation | None:
    """Why an action is refused, or None for a lawful one. It never raises on an action of the game.

    `by` is who asks, for a host that is handed actions by its players: `not_your_turn` if another is to act.
    A view answers for its viewer.
    """
    return game_of(where).violation(where, action, by=by)


@overload
def apply(state: crooks.State, action: crooks.Action) -> crooks.State: ...
@overload
def apply(state: counterfeiters.State, action: counterfeiters.Action) -> counterfeiters.State: ...
@overload
def apply(state: sicario.State, action: sicario.Action) -> sicario.State: ...
@overload
def apply(state: S, action: Value) -> S: ...
def apply(state: Value, action: Value) -> Value:
    """The state after an action. It always validates: `IllegalAction` says why not, and nothing has changed."""
    after: Value = game_of(state).apply(state, action)
    return after


@overload
def step(state: crooks.State, action: crooks.Action) -> Step[crooks.State, crooks.ViewEvent]: ...
@overload
def step(
    state: counterfeiters.State, action: counterfeiters.Action
) -> Step[counterfeiters.State, counterfeiters.ViewEvent]: ...
@overload
def step(state: sicario.State, action: sicario.Action) -> Step[sicario.State, sicario.ViewEvent]: ...
@overload
def step(state: S, action: Value) -> Step[S, Any]: ...
def step(state: Value, action: Value) -> Step[Any, Any]:
    """What `apply` gives, and the events that led there: the truth, of which `view_events` picks what one may know."""
    return game_of(state).step(state, action)


@overload
def chances(state: sicario.State) -> tuple[tuple[sicario.Action, Fraction], ...]: ...
@overload
def chances(state: Value) -> tuple[tuple[Any, Fraction], ...]: ...
def chances(state: Value) -> tuple[tuple[Any, Fraction], ...]:
    """What can be drawn or thrown now, with how likely it is, as exact fractions; nothing unless `CHANCE` is to act."""
    return game_of(state).chances(state)


@overload
def drawn(state: sicario.State, rng: Rng) -> sicario.Action: ...
@overload
def drawn(state: Value, rng: Rng) -> Any: ...
def drawn(state: Value, rng: Rng) -> Any:
    """One of the actions that `CHANCE` can take now, each by its exact share, drawn by a generator.

    For a host that keeps a record or tells what happened; `ValueError` if `CHANCE` is not to act.
    """
    return chance.drawn(game_of(state), state, rng)


def advance(state: S, rng: Rng) -> S:
    """The state after everything that is up to `CHANCE` now, drawn by a generator; the state itself if nothing is."""
    after: S = chance.advance(game_of(state), state, rng)
    return after


@overload
def view(state: crooks.State, viewer: Viewer) -> crooks.View: ...
@overload
def view(state: counterfeiters.State, viewer: Viewer) -> counterfeiters.View: ...
@overload
def view(state: sicario.State, viewer: Viewer) -> sicario.View: ...
@overload
def view(state: Value, viewer: Viewer) -> Any: ...
def view(state: Value, viewer: Viewer) -> Any:
    """What a viewer, a seat or `SPECTATOR`, may know of a state with a perfect memory: this may leave the process."""
    return game_of(state).view(state, viewer)


def view_events(events: Iterable[Event[F]], viewer: Viewer) -> tuple[F, ...]:
    """What a viewer perceives of the events of a step: these facts may leave the process, events may not."""
    told = tuple(events)
    return game_of(told[0]).view_events(told, viewer) if told else core_events.view_events(told, viewer)


@overload
def fold(view: crooks.View, view_events: Iterable[crooks.ViewEvent]) -> crooks.View: ...
@overload
def fold(view: counterfeiters.View, view_events: Iterable[counterfeiters.ViewEvent]) -> counterfeiters.View: ...
@overload
def fold(view: sicario.View, view_events: Iterable[sicario.ViewEvent]) -> sicario.View: ...
@overload
def fold(view: V, view_events: Iterable[Value]) -> V: ...
def fold(view: Value, view_events: Iterable[Value]) -> Any:
    """The view after what its viewer perceived: equal to `view` of the state after the step, without any state."""
    return game_of(view).fold(view, view_events)


def outcome(where: Value) -> Outcome | None:
    """Who won and by which clause; None while the game goes on."""
    return game_of(where).outcome(where)


def score(where: Value) -> ScoreSheet:
    """Points by seat with the lines that explain them: of a state at any time, as if the game ended now.

    Of a view once the game is over; `NotOver` before.
    """
    return game_of(where).score(where)


def count_worlds(view: Value) -> int:
    """How many states, as far as its viewer can tell, may lie behind a view. Exact, and found without listing them."""
    return game_of(view).count_worlds(view)


@overload
def worlds(view: crooks.View) -> Iterator[crooks.State]: ...
@overload
def worlds(view: counterfeiters.View) -> Iterator[counterfeiters.State]: ...
@overload
def worlds(view: sicario.View) -> Iterator[sicario.State]: ...
@overload
def worlds(view: Value) -> Iterator[Any]: ...
def worlds(view: Value) -> Iterator[Any]:
    """Every state that may lie behind a view, each once, in a fixed order; `count_worlds` says how many will come."""
    return game_of(view).worlds(view)


@overload
def sample_world(view: crooks.View, rng: Rng) -> crooks.State: ...
@overload
def sample_world(view: counterfeiters.View, rng: Rng) -> counterfeiters.State: ...
@overload
def sample_world(view: sicario.View, rng: Rng) -> sicario.State: ...
@overload
def sample_world(view: Value, rng: Rng) -> Any: ...
def sample_world(view: Value, rng: Rng) -> Any:
    """A state that may lie behind a view, each with the same chance. It is given a view, so it can not cheat."""
    return game_of(view).sample_world(view, rng)


@overload
def marginals(view: crooks.View) -> Marginals[int, crooks.Whereabouts]: ...
@overload
def marginals(view: counterfeiters.View) -> Marginals[counterfeiters.Thing, counterfeiters.Place]: ...
@overload
def marginals(view: sicario.View) -> Marginals[sicario.Thing, sicario.Place]: ...
@overload
def marginals(view: Value) -> Marginals[Any, Any]: ...
def marginals(view: Value) -> Marginals[Any, Any]:
    """In what share of the worlds each thing is at each place, as exact fractions."""
    return game_of(view).marginals(view)


def is_consistent(view: Value, state: Value) -> bool:
    """Whether a state may lie behind a view: whether it is one of `worlds(view)`."""
    return game_of(view).is_consistent(view, state)


def reveal(state: Value) -> str:
    """The whole truth of a state as text, on purpose: `repr(state)` shows no secrets."""
    return game_of(state).reveal(state)


def svg(view: Perspective) -> str:
    """The picture of a view as SVG; for who can not see it, `str(view)`, the same as text, is inside."""
    if not hasattr(view, "viewer"):
        raise TypeError("a picture is of a view: view(state, viewer) gives what a viewer may know of a state")
    draw: Callable[[], str] | None = getattr(view, "_repr_svg_", None)  # what a notebook asks for
    if draw is None:
        raise TypeError(f"the views of {view.game} have no picture: str(view) is one of text")
    return draw()


def to_text(value: Value) -> str:
    """A state or a view as one line of text, for puzzles, bug reports and tests. Equal values have equal texts.

    The text of a state tells all its secrets, that of a view only what its viewer knows. `InvalidState` names the
    faults of what no game can have. An edition of one's own is named only: whoever reads the text needs it too.
    """
    return game_of(value).to_text(value)


@overload
def from_text(
    game: Literal["crooks", "criminals"], text: str, *, kind: Literal["state"], edition: crooks.Edition | None = None
) -> crooks.State: ...
@overload
def from_text(
    game: Literal["counterfeiters"], text: str, *, kind: Literal["state"], edition: counterfeiters.Edition | None = None
) -> counterfeiters.State: ...
@overload
def from_text(
    game: Literal["sicario"], text: str, *, kind: Literal["state"], edition: sicario.Edition | None = None
) -> sicario.State: ...
@overload
def from_text(
    game: Literal["crooks", "criminals"], text: str, *, kind: Literal["view"], edition: crooks.Edition | None = None
) -> crooks.View: ...
@overload
def from_text(
    game: Literal["counterfeiters"], text: str, *, kind: Literal["view"], edition: counterfeiters.Edition | None = None
) -> counterfeiters.View: ...
@overload
def from_text(
    game: Literal["sicario"], text: str, *, kind: Literal["view"], edition: sicario.Edition | None = None
) -> sicario.View: ...
@overload
def from_text(
    game: Literal["crooks", "criminals"],
    text: str,
    *,
    kind: TextKind | None = None,
    edition: crooks.Edition | None = None,
) -> crooks.State | crooks.View: ...
@overload
def from_text(
    game: Literal["counterfeiters"],
    text: str,
    *,
    kind: TextKind | None = None,
    edition: counterfeiters.Edition | None = None,
) -> counterfeiters.State | counterfeiters.View: ...
@overload
def from_text(
    game: Literal["sicario"],
    text: str,
    *,
    kind: TextKind | None = None,
    edition: sicario.Edition | None = None,
) -> sicario.State | sicario.View: ...
@overload
def from_text(game: str, text: str, *, kind: TextKind | None = None, edition: Any = None) -> Any: ...
def from_text(game: str, text: str, *, kind: TextKind | None = None, edition: Any = None) -> Any:
    """The state or view that a line of text stands for, the inverse of `to_text`; one value has one text.

    `kind` refuses the other kind. An edition that does not come with the library has to be handed over.
    `MalformedDocument` lists what is not well written, with field and column, `InvalidState` why no game comes to it.
    """
    return find_game(game).from_text(text, kind=kind, edition=edition)


@overload
def parse_action(game: Literal["crooks", "criminals"], text: str) -> crooks.Action: ...
@overload
def parse_action(game: Literal["counterfeiters"], text: str) -> counterfeiters.Action: ...
@overload
def parse_action(game: Literal["sicario"], text: str) -> sicario.Action: ...
@overload
def parse_action(game: str, text: str) -> Any: ...
def parse_action(game: str, text: str) -> Any:
    """The action a text stands for, the inverse of `str(action)`; `MalformedDocument` says what was expected."""
    return find_game(game).parse_action(text)


def describe(value: Value | Event[Any] | Violation | ScoreLine, lang: str = "en") -> str:
    """A readable sentence for an action, an event, a violation or a score line, in English, Italian or French."""
    return game_of(value).describe(value, lang)
