"""Ways to make the library itself leak, in every game alike: a public name is changed for as long as a test runs."""

import re
from collections.abc import Callable, Sequence
from functools import wraps
from random import Random
from types import ModuleType
from typing import Any, Final
from zlib import crc32

import pytest

from criminals.core.base.seats import Viewer
from criminals.core.game.registry import APPLY, LEGAL_ACTIONS
from criminals.games import counterfeiters, crooks, sicario
from criminals.testing import KITS, check_no_leak, random_actions, random_first

PLIES: Final = 3
"""The plies of a game that is to be caught: few, for nearly every leak shows at once."""

SECRETS: Final[dict[str, Callable[[Any], object]]] = {
    "crooks": lambda state: (state.dealt, state.undealt),
    "counterfeiters": lambda state: (state.stack, state.cash),
    "sicario": lambda state: (state.characters, state.unread),
}
"""All that is hidden in a state, by the game."""

MODULES: Final[dict[str, ModuleType]] = {
    "crooks": crooks,
    "counterfeiters": counterfeiters,
    "sicario": sicario,
}


def anyhow(*_: Any, **__: Any) -> bool:
    """Yes, whatever the arguments are."""
    return True


class Spoiled:
    """A game whose public names can be made to tell the state behind the last view."""

    def __init__(self, name: str, patch: pytest.MonkeyPatch) -> None:
        self.name = name
        self.game: Any = MODULES[name]
        self.patch = patch
        self.state: Any = None
        self._numbers: dict[int, tuple[Any, int]] = {}
        own = self.game.view

        def view(state: Any, viewer: Viewer) -> Any:
            self.state = state
            return own(state, viewer)

        patch.setattr(self.game, "view", view)

    def secret(self, state: Any = None) -> str:
        """All that is hidden, as a text."""
        return repr(SECRETS[self.name](self.state if state is None else state))

    def number(self, state: Any = None) -> int:
        """A number that another deal hardly has, found once for each state."""
        asked = self.state if state is None else state
        if id(asked) not in self._numbers:
            self._numbers[id(asked)] = asked, crc32(self.secret(asked).encode())
        return self._numbers[id(asked)][1]

    def bits(self, state: Any = None) -> tuple[bool, ...]:
        """The last bits of this number."""
        number = self.number(state)
        return tuple(bool(number >> place & 1) for place in range(8))

    def odd(self, state: Any = None) -> bool:
        """The last bit of it."""
        return self.bits(state)[0]

    def turned(self, several: Sequence[Any]) -> list[Any]:
        """Several things in another order: it begins at a place that the number tells."""
        start = self.number() % (len(several) or 1)
        return [*several[start:], *several[:start]]

    def change(self, owner: Any, name: str, make: Callable[[Callable[..., Any]], Callable[..., Any]]) -> None:
        """Put a function that is made from the own one in the place of a public name, with the same signature."""
        own = getattr(owner, name, None)
        made = make(own or object)
        leaking = made if own is None else wraps(own)(made)
        self.patch.setattr(owner, name, leaking, raising=False)
        for verb, found in (("apply", APPLY), ("legal_actions", LEGAL_ACTIONS)):  # where those of `criminals` find them
            if owner is self.game and name == verb:
                self.patch.setitem(found, self.name, leaking)

    def telling(
        self, name: str, change: Callable[..., Any], when: Callable[..., bool] = lambda *_a, **_k: True
    ) -> None:
        """Change the answers of a verb of the game: `change` is given the answer, `when` the arguments."""

        def make(own: Callable[..., Any]) -> Callable[..., Any]:
            def verb(*arguments: Any, **named: Any) -> Any:
                found = own(*arguments, **named)
                return change(found) if when(*arguments, **named) else found

            return verb

        self.change(self.game, name, make)

    def play(self, *, name: str = "", thorough: bool = True, games: int = 12, plies: int = PLIES) -> None:
        """A few short games under the law that nothing leaks; only what has a name of this pattern is compared."""
        kit, only = KITS[self.name], re.compile(name).match
        for seed in range(games):
            rng = Random(seed)
            first = random_first(self.name, rng, "tiny")
            actions = random_actions(kit, first, rng)[:plies]
            check_no_leak(kit, first, actions, rng, moments=2, tries=8, thorough=thorough, only=only)
