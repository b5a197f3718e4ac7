"""Starting the games that have editions: from a generator, from a set-up, or from the document of a set-up."""

from collections.abc import Callable, Iterable, Mapping, Sized
from typing import Generic, TypeVar

import attrs

from criminals.core.base.errors import Fault, InvalidArgument, InvalidState, MalformedDocument
from criminals.core.base.faults import fault, invalid, named
from criminals.core.base.seats import Seat, check_first
from criminals.core.box.editions import Box, find_edition
from criminals.core.game.protocol import Rng

E = TypeVar("E", bound=Box)
L = TypeVar("L")
U = TypeVar("U")
S = TypeVar("S")


def check_start(rng: Rng | None, setup: object, first: Seat | None) -> None:
    """Check the arguments of `new_game`: exactly one of `rng` and `setup`, and `first` only with a generator.

    Args:
        rng: The argument `rng` of `new_game`.
        setup: The argument `setup`.
        first: The argument `first`.

    Raises:
        InvalidArgument: The arguments exclude each other, or both are missing.
    """
    if (rng is None) == (setup is None):
        raise invalid("rng_or_setup")
    if setup is not None and first is not None:
        raise invalid("setup_or_first")


def not_first() -> InvalidState:
    """The error for asking for the set-up of a state that is not the first of its game."""
    return InvalidState("state", (fault("not_first"),))


def players_by(given: Sized, field: str, edition: Box) -> int:
    """The player count of a set-up with something for each seat; `InvalidArgument` if the edition is for others."""
    players = len(given)
    if players not in edition.players:
        raise untold(field, (players,), edition)
    return players


def untold(field: str, sizes: tuple[int, ...], edition: Box) -> InvalidArgument:
    """The error for a set-up from which the number of players does not follow, by the sizes of a field."""
    return invalid("players_untold", field=field, sizes=sizes, edition=named(edition.name))


@attrs.frozen
class Opening(Generic[E, L, U, S]):
    """The beginning of a game: its editions, layouts, set-ups and first states."""

    editions: Mapping[str, E]
    """The editions of the library, by name."""
    reference: E
    """The default edition."""
    lay_out: Callable[[E, int], L]
    """Makes the layout of an edition for a number of players; `InvalidArgument` if the edition is not for them."""
    setup: type[U]
    deal: Callable[[E, int, Rng], U]
    """A set-up drawn at random."""
    begun_by: Callable[[U, Seat, int], U]
    """The same set-up with another seat to act first, among so many players."""
    read_setup: Callable[[object], U]
    """The set-up that an object describes, whether it is one of an edition or not."""
    players_of: Callable[[U, E], int]
    """The number of players that follows from a set-up; `InvalidArgument` if none does."""
    setup_faults: Callable[[L, U], Iterable[Fault]]
    """The faults that keep a set-up from being played in a layout."""
    first_state: Callable[[L, U], S]
    """The first state of a set-up that is known to be valid, such as one that was just dealt."""

    def find_edition(self, edition: E | str | None) -> E:
        """An edition by its name. None stands for the reference edition."""
        return find_edition(edition, self.editions, self.reference)

    def new_game(
        self,
        players: int | None,
        rng: Rng | None,
        setup: U | Mapping[str, object] | None,
        edition: E | str | None,
        first: Seat | None,
    ) -> S:
        """The first state, as the game's `new_game` promises it."""
        check_start(rng, setup, first)
        box = self.find_edition(edition)
        if rng is not None:
            return self._dealt(box, min(box.players) if players is None else players, rng, first)
        if isinstance(setup, self.setup):
            return self._set_up(box, players, setup)
        given = self.read_setup(setup)
        try:
            return self._set_up(box, players, given)
        except InvalidState as error:
            raise MalformedDocument(error.what, error.faults) from None

    def _dealt(self, box: E, players: int, rng: Rng, first: Seat | None) -> S:
        """The first state of a set-up drawn at random; `first`, if given, replaces the seat that was drawn."""
        layout = self.lay_out(box, players)
        check_first(first, players)
        setup = self.deal(box, players, rng)
        # The first seat is drawn even if it is given: so a seed deals the same and uses as much of the generator.
        return self.first_state(layout, setup if first is None else self.begun_by(setup, first, players))

    def _set_up(self, box: E, players: int | None, setup: U) -> S:
        """The first state; `InvalidState` names every fault of a set-up that this edition does not allow."""
        layout = self.lay_out(box, self.players_of(setup, box) if players is None else players)
        faults = tuple(self.setup_faults(layout, setup))
        if faults:
            raise InvalidState("setup", faults)
        return self.first_state(layout, setup)
