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
    """Chooses by the rules of thumb of its game: readable functions on the view, each with its reason.

    The rules look ahead no further than the next turns and draw no worlds, so a choice is quick; the generator is used
    among actions that they rate the same. A view of a game without rules is an `InvalidArgument`, unless the bot is
    given `rules(view, rng)`, a function that returns one of `legal_actions(view)`. It is called only where there is a
    choice.
    """

    rules: Callable[[Any, Rng], Any] | None = None

    def __attrs_post_init__(self) -> None:
        check_function("rules", self.rules)

    def choose(self, view: GameView, rng: Rng) -> Any:
        """An action by the rules."""
        rules = self.rules or rules_of(view.game)
        if rules is None:
            raise invalid("no_rules", game=named(view.game), known=tuple(MODULES))
        actions = legal(view)
        return actions[0] if len(actions) == 1 else rules(view, rng)
