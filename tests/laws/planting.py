"""Ways to plant a fault in a copy of Crooks: a verb put in place of its own, or another view with its verbs."""

from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any, ClassVar, Final

import attrs
from typing_extensions import override

from criminals.core.base.seats import Viewer
from criminals.core.game.action_space import ActionSpace
from criminals.games import crooks
from criminals.testing import Kit, check_no_leak, crooks_kit, random_actions
from tests.laws import copies
from tests.laws.copies import Verb

VIEW_VERBS = (
    "seats",
    "actor",
    "legal_actions",
    "violation",
    "fold",
    "outcome",
    "score",
    "count_worlds",
    "worlds",
    "sample_world",
    "marginals",
    "is_consistent",
    "to_text",
)


KIT: Final = crooks_kit()

broken = partial(copies.broken, KIT)
deaf_to = partial(copies.deaf_to, KIT)
twice = partial(copies.twice, KIT)
chances_of = partial(copies.chances_of, KIT)


class Peek(copies.Peek[crooks.State]):
    """A view verb that remembers the state, and what is hidden there."""

    def __init__(self) -> None:
        super().__init__(KIT)

    def secret(self) -> tuple[object, ...]:
        """All that is hidden in the state."""
        return self.state.dealt, self.state.undealt

    def odd(self) -> bool:
        """A hidden bit."""
        return sum(crook * place for place, pile in enumerate(self.state.dealt) for crook in pile) % 2 == 1


def with_view(see: Callable[[crooks.State, crooks.View], crooks.View]) -> Kit[Any, Any]:
    """The kit with other views of Crooks and a matching `is_consistent`; worlds are drawn from these views."""

    def view(state: crooks.State, viewer: Viewer) -> crooks.View:
        return see(state, crooks.view(state, viewer))

    def is_consistent(known: crooks.View, state: crooks.State) -> bool:
        return not crooks.faults(state) and view(state, known.viewer) == known

    return broken(view=view, is_consistent=is_consistent)


@attrs.frozen(repr=False)
class Wrapped:
    """A view with something more in it, which equality and `repr` leave out."""

    game: ClassVar[str] = "crooks"
    inner: crooks.View
    secret: Any = attrs.field(eq=False)

    @property
    def edition(self) -> crooks.Edition:
        return self.inner.edition

    @property
    def players(self) -> int:
        return self.inner.players

    @property
    def viewer(self) -> Viewer:
        return self.inner.viewer

    @override
    def __repr__(self) -> str:
        return repr(self.inner)


def wrapping(secret: Callable[[crooks.State], object], kind: type[Wrapped] = Wrapped, **verbs: Verb) -> Kit[Any, Any]:
    """The kit with a secret in every view."""

    def view(state: crooks.State, viewer: Viewer) -> Wrapped:
        return kind(crooks.view(state, viewer), secret(state))

    def unwrapping(verb: Verb) -> Verb:
        def unwrapped(position: Any, *args: Any, **kwargs: Any) -> Any:
            found = verb(position.inner if isinstance(position, Wrapped) else position, *args, **kwargs)
            return kind(found, position.secret) if isinstance(found, crooks.View) else found

        unwrapped.__name__ = verb.__name__
        return unwrapped

    wrapped = {name: unwrapping(getattr(crooks, name)) for name in VIEW_VERBS}

    def action_space(players: int, edition: crooks.Edition) -> ActionSpace[crooks.Action]:
        actions = crooks.action_space(players, edition).actions
        return ActionSpace("crooks", edition, players, actions, wrapped["legal_actions"])

    planted: dict[str, Verb] = {**wrapped, "view": view, "action_space": action_space, **verbs}
    return broken(**planted)


def play_leaks(
    kit: Kit[Any, Any],
    edition: str = "reference",
    games: int = 4,
    players: int | None = None,
    *,
    short: bool = False,
    thorough: bool = False,
    only: Callable[[str], object] | None = None,
) -> None:
    """A few games under the law that nothing leaks; in short ones everybody passes at once."""
    for seed in range(games):
        rng = Random(seed)
        first = crooks.new_game(edition=edition, players=players, rng=rng)
        actions = [crooks.Pass()] * first.players if short else random_actions(crooks_kit(), first, rng)
        check_no_leak(kit, first, actions, rng, tries=15, thorough=thorough, only=only)
