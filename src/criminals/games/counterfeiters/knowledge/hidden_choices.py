"""The secret choices of the other players in a world, for models of opponents (§7.5)."""

from criminals.core.game.hidden_choices import HiddenChoice
from criminals.games.counterfeiters.knowledge.views import View, check_state, check_view
from criminals.games.counterfeiters.rules.state import State


def hidden_choices(view: View, world: State) -> tuple[HiddenChoice, ...]:
    """The split of money by the flights of each other seat; only of flights that left a choice (§7.2).

    `chosen` is its offshore money, `options` all amounts of it that the table allows, ascending; `seeing` is the whole
    that it had to split. One flight is not told from another: what a state keeps of them is their sum.

    Args:
        view: A view of Counterfeiters.
        world: A state that fits the view.

    Returns:
        The choices, each with the view of the player who made it.
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
