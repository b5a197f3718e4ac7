"""Views: all that one viewer knows (§6). The verbs of play take a view too: a bot or a frontend needs nothing else."""

from typing import TYPE_CHECKING, ClassVar

import attrs
from typing_extensions import override

from criminals.core.base.building import builder, changer
from criminals.core.base.checks import checks_of
from criminals.core.base.errors import InvalidState
from criminals.core.base.faults import given, named
from criminals.core.base.frozen_map import FrozenMap
from criminals.core.base.seats import SPECTATOR, Viewer, check_viewer
from criminals.core.game.beliefs import Beliefs
from criminals.core.game.marginals import Marginals
from criminals.core.game.position import GameView
from criminals.games.crooks.box.faults import fault
from criminals.games.crooks.knowledge.events import ViewEvent
from criminals.games.crooks.rules.actions import Action
from criminals.games.crooks.rules.masks import free_of, payable_of
from criminals.games.crooks.rules.phase import Moving, Placing
from criminals.games.crooks.rules.pieces import NOTHING, Card, FaceDown, Origin, Seen, crook_of
from criminals.games.crooks.rules.state import State, Table

if TYPE_CHECKING:  # worlds come after views
    from criminals.games.crooks.knowledge.worlds import Whereabouts


@attrs.frozen(weakref_slot=False, repr=False)
class View(Table, GameView[State, Action, "View", ViewEvent]):
    """Everything a viewer with a perfect memory may know of the present, and nothing else.

    It has the fields of a `Table`, which are the same for all viewers. `seen` and `known` are the viewer's own; the
    spectator's hold nothing.
    """

    game: ClassVar[str] = "crooks"

    viewer: Viewer
    """The seat or spectator whose view this is."""
    seen: Seen
    """For each hangout the looks of the viewer, the first one first: each has the ids of the crooks that lay there,
    ascending (§6.3). `seen_in(letter)` finds a hangout by its letter."""
    known: FrozenMap[Origin, int]
    """The ids of the hidden crooks that the viewer knows, by their origins: in hand, face down, or discarded face down
    (§6.4, §6.5, §6.7)."""

    def seen_in(self, hangout: str) -> tuple[tuple[int, ...], ...]:
        """The crooks that the viewer saw in a hangout.

        Args:
            hangout: The letter of a hangout in play.

        Returns:
            For each look of the viewer the ids of the crooks, ascending; the first look first.

        Raises:
            KeyError: There is no such hangout.
        """
        return self.seen[self.layout.hangouts[hangout]]

    def has_just_seen(self, hangout: str) -> bool:
        """Test if the viewer has looked into a hangout, and no crook has left it since.

        Args:
            hangout: The letter of a hangout in play.

        Returns:
            True if so; then `pile` returns the crooks there.

        Raises:
            KeyError: There is no such hangout.
        """
        looks = self.seen_in(hangout)
        return bool(looks) and len(looks[-1]) == self.size(hangout)

    def who(self, card: Card) -> int | None:
        """The id of a card if it lies face up or the viewer knows it, otherwise None.

        Args:
            card: A card of `rows` or `discards`.

        Returns:
            The id, or None if the viewer does not know it.
        """
        return crook_of(card, self.known)

    def pile(self, hangout: str) -> tuple[int, ...]:
        """The crooks in a hangout that the viewer knows completely.

        Args:
            hangout: The letter of a hangout in play.

        Returns:
            The ids, ascending.

        Raises:
            InvalidState: The viewer does not know all crooks there.
            KeyError: There is no such hangout.
        """
        if not self.has_just_seen(hangout):
            found = fault("", "pile_not_known", viewer=given(self.viewer), hangout=named(hangout))
            raise InvalidState("view", (found,))
        return self.seen_in(hangout)[-1]

    def crook_of(self, origin: Origin) -> int:
        """The hidden crook with an origin.

        Args:
            origin: The origin of a hidden crook.

        Returns:
            The id of the crook.

        Raises:
            InvalidState: The viewer does not know the crook.
        """
        if origin not in self.known:
            raise InvalidState("view", (fault("", "crook_not_known", viewer=given(self.viewer), origin=given(origin)),))
        return self.known[origin]

    @property
    def payable(self) -> int:
        """For each sum of money a bit for each hangout that it pays for: `State.payable`, found anew (§3.4)."""
        return payable_of(self.sizes, self.layout.bits)

    @property
    def free(self) -> int:
        """For each seat a bit for each target where it has no crooks: `State.free`, found anew (§3.7)."""
        return free_of(self.rows)

    @property
    def hand(self) -> int | None:
        """The crook that the viewer holds and has to place, or None."""
        phase = self.phase
        return self.known.get(phase.origin) if isinstance(phase, Placing) else None

    @property
    @override
    def beliefs(self) -> "Beliefs[State, Marginals[int, Whereabouts]]":
        """The worlds that fit the view, as the verb `beliefs` gives them."""
        return super().beliefs

    @property
    @override
    def marginals(self) -> "Marginals[int, Whereabouts]":
        """The chances of what is hidden, as the verb `marginals` gives them."""
        return super().marginals

    @override
    def __repr__(self) -> str:
        known = dict(sorted(self.known.items()))
        return f"{super().__repr__()[:-1]}, viewer={self.viewer}, seen={self.seen}, known={known}>"


new_view = builder(View)
changed_view = changer(View)

check_state, check_view, check_position = checks_of("crooks", State, View)
"""Checks that refuse any value that is no state, no view, or neither."""


def view(state: State, viewer: Viewer) -> View:
    """All that a seat or the spectator knows of a state.

    Args:
        state: A state of Crooks.
        viewer: A seat, or `SPECTATOR`.

    Returns:
        The view. It holds no reference to a secret.

    Raises:
        InvalidArgument: No such seat is at the table.
        TypeError: The value is not a state of Crooks.
    """
    check_state(state)
    check_viewer(viewer, state.layout.players)
    return new_view(
        state.layout,
        state.sizes,
        state.looks,
        state.left,
        state.rows,
        state.discards,
        state.money,
        state.bank,
        state.passed,
        state.phase,
        viewer,
        _seen(state, viewer),
        _known(state, viewer),
    )


def _seen(state: State, viewer: Viewer) -> Seen:
    """A look when n lay there showed what is still there, and what was taken with a number up to n (§6.10)."""
    seen: list[tuple[tuple[int, ...], ...]] = []
    for dealt, looks in zip(state.dealt, state.looks, strict=True):
        there: tuple[tuple[int, ...], ...] = ()
        for look in looks:
            if look.seat == viewer:
                there += (tuple(sorted(dealt[: look.number])),)
        seen.append(there)
    return tuple(seen)


def _known(state: State, viewer: Viewer) -> FrozenMap[Origin, int]:
    """The crook in hand is its owner's to know (§6.4), a hidden one its knowers' (§6.5, §6.7)."""
    if viewer is SPECTATOR:
        return NOTHING
    known: dict[Origin, int] = {}
    for row in state.rows:
        for stack in row:
            if stack:
                card = stack[0]  # only the first of a stack can lie face down (§6.12)
                if type(card) is FaceDown and viewer in card.knowers:
                    known[card.origin] = state.crook_of(card.origin)
    for discard in state.discards:
        card = discard.card
        if type(card) is FaceDown and viewer in card.knowers:
            known[card.origin] = state.crook_of(card.origin)
    phase = state.phase
    if type(phase) is Moving:
        card = phase.cards[0]
        if type(card) is FaceDown and viewer in card.knowers:
            known[card.origin] = state.crook_of(card.origin)
    elif type(phase) is Placing and phase.seat == viewer:
        known[phase.origin] = state.crook_of(phase.origin)
    return FrozenMap(known) if known else NOTHING
