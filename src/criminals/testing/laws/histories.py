"""Games that were played, and other games that one viewer cannot tell from them."""

from collections.abc import Hashable, Sequence
from typing import Any, Generic, TypeVar, cast

import attrs

from criminals.core.base.errors import CriminalsError, IllegalAction
from criminals.core.base.seats import SPECTATOR, Viewer
from criminals.core.base.value import Value
from criminals.core.game.position import GameState
from criminals.core.game.protocol import CompleteGame, Rng
from criminals.testing.kits.kit import Kit
from criminals.testing.laws.broken import LawBroken, demand

S = TypeVar("S", bound=GameState)
A = TypeVar("A", bound=Value)


@attrs.frozen
class History(Generic[S, A]):
    """The states of a game, from the first one on, and the actions between them."""

    states: Sequence[S]
    actions: Sequence[A]


def history(game: CompleteGame[S, A], first: S, actions: Sequence[A]) -> History[S, A]:
    """The history of actions from a first state; `IllegalAction` if one is not legal."""
    states = [first]
    for action in actions:
        states.append(game.apply(states[-1], action))
    return History(states, actions)


def random_actions(kit: Kit[S, A], first: S, rng: Rng) -> list[A]:
    """Play a random game.

    Args:
        kit: The game.
        first: The first state.
        rng: The generator that chooses the actions.

    Returns:
        The actions of the whole game.

    Raises:
        LawBroken: The game does not end within the bound of its kit.
    """
    actions: list[A] = []
    state = first
    while legal := kit.game.legal_actions(state):
        demand(len(actions) < kit.longest(first), f"the game has not ended within {kit.longest(first)} actions")
        actions.append(legal[rng.randrange(len(legal))])
        state = kit.game.apply(state, actions[-1])
    return actions


def viewers(game: CompleteGame[S, A], state: S) -> tuple[Viewer, ...]:
    """Every seat, and the spectator."""
    return (*game.seats(state), SPECTATOR)


def called(viewer: Viewer) -> str:
    """A viewer in the text of a broken law."""
    return "the spectator" if viewer is SPECTATOR else f"seat {viewer}"


def differing(one: Any, other: Any) -> str:
    """The fields by which a view differs from that of a game in which the viewer perceives the same."""
    cls = cast(type[attrs.AttrsInstance], type(one))
    names: list[str] = [field.name for field in attrs.fields(cls)] if isinstance(other, cls) else []
    pairs = [(name, getattr(one, name), getattr(other, name)) for name in names]
    told = [f"{name} {a!r} and {b!r}" for name, a, b in pairs if a != b]
    if not told:
        return "is_consistent refuses a game that looks the same to it"
    return f"in two games that look the same to it, the view has {'; '.join(told)}"


def perceptions(kit: Kit[S, A], past: History[S, A], viewer: Viewer) -> list[Hashable]:
    """A viewer's perception of the set-up and of each step."""
    steps = zip(past.states, past.actions, past.states[1:], strict=False)
    return [kit.perceived_at_first(past.states[0], viewer), *(kit.perceived(*step, viewer) for step in steps)]


def retraced(kit: Kit[S, A], past: History[S, A], world: S) -> History[S, A] | None:
    """The history that leads to a world instead of the last state; None if no legal play leads to it."""
    first, actions = kit.retraced(past.states[0], past.actions, world)
    try:
        found = history(kit.game, first, actions)
    except IllegalAction:
        return None
    return found if found.states[-1] == world else None


def sampled_twin(kit: Kit[S, A], past: History[S, A], viewer: Viewer, rng: Rng) -> History[S, A]:
    """A history that leads to a world drawn from the last view: its viewer must perceive the same."""
    game = kit.game
    view = game.view(past.states[-1], viewer)
    try:
        world: S = game.sample_world(view, rng)
    except CriminalsError as error:
        raise LawBroken(f"no world can be drawn from the view of {viewer}: {error}") from error
    faults = kit.faults(world)
    demand(not faults, f"a world drawn from the view of {viewer} is no state of a game: {'; '.join(map(str, faults))}")
    demand(game.is_consistent(view, world), f"a world drawn from the view of {viewer} is not consistent with it")
    twin = retraced(kit, past, world)
    if twin is None:
        raise LawBroken(f"a world drawn from the view of {viewer} cannot have come about by this play")
    same = perceptions(kit, twin, viewer) == perceptions(kit, past, viewer)
    demand(same, f"a world drawn from the view of {viewer} contradicts what it perceived: the view has forgotten it")
    return twin


def exchanged_twin(kit: Kit[S, A], past: History[S, A], viewer: Viewer, rng: Rng, tries: int) -> History[S, A] | None:
    """A history with exchanged secrets that its viewer perceives the same, found without the view; or None.

    On the way, it checks that the view is consistent with exactly those worlds whose history is perceived the same.
    """
    game = kit.game
    view = game.view(past.states[-1], viewer)
    perceived = perceptions(kit, past, viewer)
    found: History[S, A] | None = None
    world = past.states[-1]
    for _ in range(tries):
        other = kit.exchanged(world, rng)
        twin = retraced(kit, past, other)
        alike = twin is not None and perceptions(kit, twin, viewer) == perceived
        if game.is_consistent(view, other) != alike:
            if alike:
                told = differing(game.view(other, viewer), view)
                where, who = f"at ply {len(past.actions)}", called(viewer)
                raise LawBroken(f"{where} the view of {who} tells more than {who} perceived: {told}")
            if twin is None:
                raise LawBroken(f"a world that no legal play leads to is consistent with the view of {viewer}")
            raise LawBroken(f"{viewer} perceived what rules a world out, but its view does not: it has forgotten that")
        if alike and other != past.states[-1]:
            found, world = twin, other
    return found
