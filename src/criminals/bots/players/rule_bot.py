"""A bot that plays by rules of thumb."""

from collections.abc import Callable
from typing import Any

import attrs

from criminals.bots.players.random_bot import legal
from criminals.bots.players.settings import check_function
from criminals.bots.rules.table import MODULES, rules_of
from criminals.core.base.faults import invalid, named
from criminals.core.game.position import GameView
from criminals.core.game.protocol import Rng


@attrs.frozen
class RuleBot:
    """Plays by rules of thumb, such as "empty the cheapest hangout first".

    The library has rules for Crooks, Counterfeiters and Sicario, in `criminals.bots.rules`: short functions of the
    view, each with its reason. They look no further ahead than the next turns and draw no worlds, so a choice is quick.
    The generator decides only between actions that the rules rate the same.

    Examples:
        >>> bot = RuleBot()
        >>> action = bot.choose(view, random.Random(1))
    """

    rules: Callable[[Any, Rng], Any] | None = None
    """Your own rules, as a function `rules(view, rng)` that returns one of `legal_actions(view)`.

    It is called only if there is more than one. By default the rules that the library has for the game.
    """

    def __attrs_post_init__(self) -> None:
        check_function("rules", self.rules)

    def choose(self, view: GameView, rng: Rng) -> Any:
        """Choose an action by the rules.

        Args:
            view: A view whose viewer is to act.
            rng: The generator that decides between equals.

        Returns:
            A legal action.

        Raises:
            InvalidArgument: There are no rules for this game.
            ValueError: The viewer is not to act.
        """
        rules = self.rules or rules_of(view.game)
        if rules is None:
            raise invalid("no_rules", game=named(view.game), known=tuple(MODULES))
        actions = legal(view)
        return actions[0] if len(actions) == 1 else rules(view, rng)
