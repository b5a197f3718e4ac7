"""The laws of locations: movements lead from what lay where to what lies where, and clicks tell actions apart."""

from collections.abc import Iterable, Sequence
from typing import Any, TypeAlias, TypeVar

from criminals.core.base.seats import Viewer
from criminals.core.base.value import Value
from criminals.core.game.locations import Location, Locations, Movement, Piece, is_part
from criminals.core.game.position import GameState
from criminals.core.looks.menus import AMOUNT
from criminals.testing.kits.kit import Kit
from criminals.testing.laws.broken import LawBroken, demand
from criminals.testing.laws.histories import viewers

S = TypeVar("S", bound=GameState)
A = TypeVar("A", bound=Value)

Counts: TypeAlias = dict[tuple[str, bool], int | None]
"""The number of each kind of thing, in the open and hidden."""


def check_movements(kit: Kit[S, A], first: S, actions: Sequence[A]) -> int:
    """Check a whole game: for every viewer, the movements of a step lead from one view to the next.

    Each movement must find its piece at its source. After a step there must be as much of every kind at each location
    as the next view says. Things in the open, and everything else that the viewer knows, must be as the movements said.
    About things from elsewhere, the movements may say no more than the view.

    Args:
        kit: The game.
        first: The first state.
        actions: The actions of the game.

    Returns:
        The number of movements.

    Raises:
        LawBroken: The law does not hold.
    """
    game: Any = kit.game
    state = first
    count = 0
    for ply, action in enumerate(actions, 1):
        step = game.step(state, action)
        for viewer in viewers(kit.game, first):
            view = game.view(state, viewer)
            ledger = _Ledger(game.locations(view))
            for view_event in game.view_events(step.events, viewer):
                for movement in game.movements(view_event, view):
                    ledger.move(movement, f"at ply {ply}, {type(view_event).__qualname__} for {viewer}")
                    count += 1
                view = game.fold(view, (view_event,))
            ledger.compare(game.locations(game.view(step.state, viewer)), f"at ply {ply}, for {viewer}")
        state = step.state
    return count


def check_clicks(kit: Kit[S, A], state: S, viewer: Viewer) -> int:
    """Check that the things to click for legal actions are there, and that no action begins with another's clicks.

    Args:
        kit: The game.
        state: A state.
        viewer: The viewer.

    Returns:
        The number of actions.

    Raises:
        LawBroken: The law does not hold.
    """
    game: Any = kit.game
    view = game.view(state, viewer)
    known: Locations = game.locations(view)
    found: dict[tuple[Location, ...], Any] = {}
    for action in game.legal_actions(view):
        clicks: tuple[Location, ...] = game.locations_of(action, view)
        demand(bool(clicks), f"nothing is clicked for {action}")
        for location in clicks:
            demand(location in known or location.startswith(f"{AMOUNT}/"), f"{action}: there is no location {location}")
        demand(clicks not in found, f"{action} and {found.get(clicks)} have the same clicks: {clicks}")
        found[clicks] = action
    for clicks, action in found.items():
        for length in range(1, len(clicks)):
            other = found.get(clicks[:length])
            demand(other is None, f"the clicks of {action} begin with those of {other}")
    return len(found)


class _Ledger:
    """The things at each location: units of each kind, by identity and by being hidden or not."""

    def __init__(self, locations: Locations) -> None:
        self.held: dict[Location, list[Piece]] = {
            location: [*pieces] for location, pieces in locations.items() if not is_part(location, locations)
        }
        self.arrived: list[tuple[Location, Piece]] = []
        """Things that came from elsewhere, as the movements told them."""

    def move(self, movement: Movement, what: str) -> None:
        """Take a piece from its source, which must have it, and put it down at its target."""
        piece = movement.piece
        for location in (movement.source, movement.target):
            demand(location in self.held, f"{what}: there is no location {location}")
        self._take(movement, what)
        self.held[movement.target].append(piece)
        if movement.source != movement.target and piece.value is not None:
            self.arrived.append((movement.target, piece))

    def _take(self, movement: Movement, what: str) -> None:
        piece, source = movement.piece, movement.source
        lying = self.held[source]
        alike = [each for each in lying if each.kind == piece.kind]
        exact = [each for each in alike if piece.value is not None and each.value == piece.value]
        unknown = [each for each in alike if each.value is None or piece.value is None]
        if not exact and not unknown:
            raise LawBroken(f"{what}: no {piece.kind} {piece.value} lies at {source}: {lying}")
        # Of things that are alike, one that lies open already is not the one that is turned up there.
        is_in_place = source == movement.target
        if is_in_place and piece.value is None and any(each.number is None for each in alike):
            lying[:] = [each for each in lying if each.kind != piece.kind]  # all of it is told
            return
        is_turned_up = is_in_place and not piece.face_down
        hidden = [each for each in (*exact, *unknown) if each.face_down and is_turned_up]
        found = (hidden or exact or unknown)[0]
        lying.remove(found)
        if found.number is None or piece.number is None:
            lying.append(Piece(found.kind, None, found.value, found.face_down))
            return
        left = found.number - piece.number
        if left:
            lying.append(Piece(found.kind, left, found.value, found.face_down))
        numbers = [each.number for each in alike]
        total = sum(number or 0 for number in numbers)
        enough = None in numbers or total >= piece.number
        demand(enough, f"{what}: {piece.number} of {piece.kind} leave {source}, where {total} lie")

    def compare(self, locations: Locations, what: str) -> None:
        """Check that the next view says the same of every location."""
        after = {at: pieces for at, pieces in locations.items() if not is_part(at, locations)}
        self._check_told(after, what)
        for location in {**self.held, **after}:
            ours, theirs = self.held.get(location, ()), after.get(location, ())
            demand(
                _are_alike(_counted(ours), _counted(theirs)),
                f"{what}: movements lead to {[*ours]} at {location}, there is {[*theirs]}",
            )
            for piece in theirs:
                if piece.value is not None and piece not in ours:
                    told = any(each.kind == piece.kind and each.value == piece.value for each in ours)
                    demand(told, f"{what}: no movement told of {piece} at {location}: {[*ours]}")

    def _check_told(self, after: Locations, what: str) -> None:
        """Check that the viewer knows what came from elsewhere and is still there; what was seen in place is exempt."""
        for location, piece in self.arrived:
            which = piece.kind, piece.value
            left = sum(each.number or 0 for each in self.held[location] if (each.kind, each.value) == which)
            theirs = after.get(location, ())
            is_known = any((each.kind, each.value) == which for each in theirs)
            told = f"{what}: a movement told of {piece} at {location}, the viewer knows {[*theirs]}"
            demand(is_known or left <= 0, told)


def _are_alike(ours: Counts, theirs: Counts) -> bool:
    """Test if counts agree: an amount is known if and only if the movements told it."""
    return all(ours.get(key, 0) == theirs.get(key, 0) for key in ours.keys() | theirs.keys())


def _counted(pieces: Iterable[Piece]) -> Counts:
    """The number of things of each kind, hidden and in the open; None if somebody does not know it."""
    found: Counts = {}
    for piece in pieces:
        key = piece.kind, piece.face_down
        before = found.get(key, 0)
        found[key] = None if before is None or piece.number is None else before + piece.number
    return {key: number for key, number in found.items() if number != 0}
