"""The secret choices of the other players in a world, for models of opponents (§7.5)."""

from criminals.core.game.hidden_choices import HiddenChoice
from criminals.games.counterfeiters.knowledge.views import View, check_state, check_view
from criminals.games.counterfeiters.rules.state import State


def hidden_choices(view: View, world: State) -> tuple[HiddenChoice, ...]:
    """The amount that each other seat has flown out, if the others cannot work it out (§7.2).

    `chosen` is the seat's offshore money, `options` are all amounts of it that the table allows, ascending, and
    `seeing` is its cash and offshore money together. Several flights of a seat are one choice, because a state keeps
    only their sum.

    Args:
        view: A view of Counterfeiters.
        world: A state that fits the view.

    Returns:
        The choices, each with its seat, its options and what the seat saw.

    Raises:
        TypeError: The values are not a view and a state of Counterfeiters.
    """
    check_view(view)
    check_state(world)
    return tuple(
        HiddenChoice(
            seat,
            crew.wealth - world.cash[seat],
            tuple(crew.wealth - cash for cash in reversed(crew.possible)),
            crew.wealth,
        )
        for seat, crew in enumerate(world.crews)
        if seat != view.viewer and len(crew.possible) > 1
    )
