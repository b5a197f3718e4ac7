"""Ways to plant a fault in a copy of a game, whichever it is: a verb put in place of its own, or other views."""

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from fractions import Fraction
from random import Random
from types import SimpleNamespace
from typing import Any, Generic, TypeVar

import attrs

from criminals.core.base.errors import IllegalAction, Violation
from criminals.core.base.frozen_map import FrozenMap
from criminals.core.base.seats import SPECTATOR, Viewer
from criminals.core.game.action_space import ActionSpace
from criminals.core.game.events import Event
from criminals.core.game.protocol import Rng
from criminals.testing import KITS, Kit, check_beliefs, check_no_leak, random_actions, random_first

S = TypeVar("S")

Verb = Callable[..., Any]


def broken(kit: Kit[Any, Any], **verbs: Verb) -> Kit[Any, Any]:
    """The kit of a game with some verbs put in place of its own.

    The copy has all its public names, those too that the game loads when they are first used; but beliefs and points
    are made from the other verbs, unless they are put in place themselves.
    """
    game: Any = kit.game
    names = {name: getattr(game, name) for name in game.__all__ if name not in ("beliefs", "points")}
    copy: Any = SimpleNamespace(**{**names, "__all__": game.__all__, **verbs})
    return attrs.evolve(kit, game=copy)


class Peek(Generic[S]):
    """A view verb that remembers the state behind the last view, for other verbs to tell what they cannot know."""

    state: S

    def __init__(self, kit: Kit[Any, Any]) -> None:
        self.kit = kit
        self.game: Any = kit.game

    def view(self, state: S, viewer: Viewer) -> Any:
        self.state = state
        return self.game.view(state, viewer)

    def telling(self, **verbs: Verb) -> Kit[Any, Any]:
        """The kit with verbs that peek at the state behind the last view."""
        return broken(self.kit, view=self.view, **verbs)

    def the_truth(self, _view: Any, *_: object) -> S:
        """A sampler that draws the true world."""
        return self.state

    def the_truth_first(self, _view: Any) -> Iterator[S]:
        """A list of worlds with only the true one."""
        return iter([self.state])

    def naming(self, param: str, secret: Callable[[S], Any]) -> Verb:
        """A `violation` that names a secret of the state off turn, if there is one; the host says the same."""

        def violation(position: Any, action: Any, *, by: Viewer | None = None) -> Violation | None:
            refusal: Violation | None = self.game.violation(position, action, by=by)
            hidden = secret(position if isinstance(position, self.game.State) else self.state)
            if refusal is None or refusal.code != "not_your_turn" or hidden is None:
                return refusal
            return attrs.evolve(refusal, params=FrozenMap({**refusal.params, param: hidden}))

        return violation

    def describing(self, kind: type, secret: Callable[[Any], object]) -> Verb:
        """A `describe` that ends the sentences of a kind of values with a secret."""

        def describe(value: Any, lang: str = "en") -> str:
            return f"{self.game.describe(value, lang)}{secret(value) if isinstance(value, kind) else ''}"

        return describe

    def erring(self, secret: Callable[[S], object]) -> Verb:
        """An `apply` whose errors tell a secret of the state."""

        def apply(state: S, action: Any) -> Any:
            try:
                return self.game.apply(state, action)
            except IllegalAction as error:
                text = f"{error.text}; {secret(state)}"
                raise IllegalAction(error.action, error.violation, text) from None

        return apply

    def true_space(self, legal_actions: Verb) -> Verb:
        """An `action_space` whose masks are of what is legal in the true state, whoever looks."""

        def action_space(players: int, edition: Any) -> ActionSpace[Any]:
            actions = self.game.action_space(players, edition).actions
            return ActionSpace(self.game.NAME, edition, players, actions, lambda _: legal_actions(self.state))

        return action_space


def all_events(events: tuple[Event[Any], ...], _viewer: Viewer) -> tuple[Any, ...]:
    """Every fact is told to everybody."""
    return tuple(event.fact for event in events)


def with_view(kit: Kit[Any, Any], see: Callable[[Any, Any], Any]) -> Kit[Any, Any]:
    """The kit with other views of its game and a matching `is_consistent`; worlds are drawn from its own views."""
    game: Any = kit.game
    honest: dict[Any, Any] = {}

    def view(state: Any, viewer: Viewer) -> Any:
        own = game.view(state, viewer)
        seen = see(state, own)
        honest.setdefault(seen, own)
        return seen

    def is_consistent(known: Any, state: Any) -> bool:
        return not game.faults(state) and view(state, known.viewer) == known

    def sample_world(known: Any, rng: Rng) -> Any:
        return game.sample_world(honest[known], rng)

    return broken(kit, view=view, is_consistent=is_consistent, sample_world=sample_world)


def deaf_to(kit: Kit[Any, Any], *kinds: type) -> Verb:
    """A fold that does not hear some facts."""
    game: Any = kit.game

    def fold(view: Any, facts: Iterable[Any]) -> Any:
        return game.fold(view, [fact for fact in facts if not isinstance(fact, kinds)])

    return fold


def twice(kit: Kit[Any, Any]) -> Verb:
    """A list of worlds with each of them twice."""
    game: Any = kit.game

    def worlds(view: Any) -> Iterator[Any]:
        return (world for each in game.worlds(view) for world in (each, each))

    return worlds


def chances_of(kit: Kit[Any, Any], view: Any) -> dict[Any, dict[Any, Fraction]]:
    """The marginals of a view, to be changed."""
    game: Any = kit.game
    return {place: dict(there) for place, there in game.marginals(view).chances.items()}


def named(why: str) -> Callable[[str], object] | None:
    """Whether something is what a broken law is to name, in words that end with `tells`; None for other words.

    For one leak to be caught, nothing else has to be compared: that takes a third of the time.
    """
    return (lambda name: re.search(why, f"at ply 0 {name} tells")) if why.endswith(" tells") else None


def play_leaks(
    kit: Kit[Any, Any],
    first: Any,
    actions: Sequence[Any],
    games: int = 3,
    moments: int = 2,
    only: Callable[[str], object] | None = None,
) -> None:
    """Games under the law that nothing leaks: one that is given, and some small ones made by chance."""
    check_no_leak(kit, first, actions, Random(0), moments=moments, only=only)
    for seed in range(games):
        rng = Random(seed)
        other = random_first(first.game, rng)
        check_no_leak(kit, other, random_actions(KITS[first.game], other, rng), rng, moments=moments, only=only)


def play_events(kit: Kit[Any, Any], name: str, players: int, games: int) -> None:
    """Whole games of the reference edition, of which view events alone are compared: some are told in few games."""
    rng = Random(45)
    for _ in range(games):
        first = random_first(name, rng, "reference", players)
        actions = random_actions(KITS[name], first, rng)
        check_no_leak(kit, first, actions, rng, moments=2, only="a view event".__eq__)


def believe(kit: Kit[Any, Any], first: Any, actions: Iterable[Any], games: int = 12, most: int = 60) -> None:
    """Games of which views are asked for their beliefs: one that is given, and some made by chance."""
    honest = KITS[first.game]
    rng = Random(0)
    state = first
    for action in actions:
        state = honest.game.apply(state, action)
        for viewer in (0, 1, SPECTATOR):
            check_beliefs(kit, state, viewer, rng, most=most)
    for _ in range(games):
        state = random_first(first.game, rng)
        for action in random_actions(honest, state, rng):
            state = honest.game.apply(state, action)
            check_beliefs(kit, state, 1, rng, most=most)
