"""The secret choices of the other players in a world, for models of opponents (§6.14)."""

from collections.abc import Iterator

from criminals.core.base.seats import Seat
from criminals.core.game.hidden_choices import HiddenChoice
from criminals.games.crooks.knowledge.views import View, check_state, check_view
from criminals.games.crooks.rules.actions import Place, Take
from criminals.games.crooks.rules.phase import Moving, Placing
from criminals.games.crooks.rules.phases.taking import takable
from criminals.games.crooks.rules.pieces import FaceDown, Origin
from criminals.games.crooks.rules.state import State


def hidden_choices(view: View, world: State) -> tuple[HiddenChoice, ...]:
    """The secret choices of the other players: their takes, then the crooks they placed face down.

    `chosen` and `options` are actions. The options of a take are the crooks that could be taken, and `seeing` has the
    ids in the pile, ascending. The options for a crook that lies face down are to place it face down or face up at the
    target where it lies now, and `seeing` is its id. Takes come hangout by hangout, the first take of a hangout first.
    They include crooks that were killed or returned since; how those had been placed is not listed.

    Args:
        view: A view of Crooks.
        world: A state that fits the view.

    Returns:
        The choices, each with its seat, its options and what the seat saw.

    Raises:
        TypeError: The values are not a view and a state of Crooks.
    """
    check_view(view)
    check_state(world)
    return (*_takes(view, world), *_placements(view, world))


def _takes(view: View, world: State) -> Iterator[HiddenChoice]:
    for origin, seat in sorted(_takers(world).items(), key=lambda item: (item[0].hangout, -item[0].number)):
        if seat == view.viewer:
            continue
        dealt = world.dealt[world.layout.hangouts[origin.hangout]]
        pile = tuple(sorted(dealt[: origin.number]))
        options = tuple(map(Take, takable(world.layout, pile)))
        yield HiddenChoice(seat, Take(dealt[origin.number - 1]), options, pile)


def _takers(world: State) -> dict[Origin, Seat]:
    """The seat that took the crook of each origin."""
    takers = {card.origin: seat for seat, row in enumerate(world.rows) for stack in row for card in stack} | {
        discard.card.origin: discard.owner for discard in world.discards
    }
    phase = world.phase
    if isinstance(phase, Moving):
        takers |= {card.origin: phase.seat for card in phase.cards}
    elif isinstance(phase, Placing):
        takers[phase.origin] = phase.seat
    return takers


def _placements(view: View, world: State) -> Iterator[HiddenChoice]:
    for seat, row in enumerate(world.rows):
        if seat == view.viewer:
            continue
        for target, stack in zip(world.layout.edition.targets, row, strict=True):
            for card in stack[:1]:  # only the first of a stack can lie face down (§6.12)
                if isinstance(card, FaceDown):
                    down = Place(target, face_down=True)
                    yield HiddenChoice(seat, down, (Place(target), down), world.crook_of(card.origin))
