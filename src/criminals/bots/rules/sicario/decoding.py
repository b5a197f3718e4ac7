"""Rules for an agent at an antenna: set the disc or name the sicario.

Skipping never helps, because even a wrong name rules out a suspect. Only the disc tells anything about the sicario's
features, and nothing tells its sign. So in the end suspects have to be named one by one, and it matters how often an
antenna will still be used.
"""

from collections.abc import Mapping
from typing import Final, TypeAlias

import attrs

from criminals.bots.rules.sicario.suspects import Suspects
from criminals.games.sicario import UseDisc, View, legal_actions

VISITS: Final = 3
"""The number of antenna uses to plan for: this one and two more. A game with three players has two or three in all."""

Names: TypeAlias = tuple[str, ...]


@attrs.frozen(eq=False)
class Plan:
    """The chances to capture the sicario within some antenna uses by any agent, since all hear what one learns (§6.1).

    Each use after the first happens with the chance `again`.
    """

    suspects: Suspects
    lights: Mapping[UseDisc, Mapping[str, int]]
    """For each way to set the disc, the number of lights that each suspect would answer with (§3.6)."""
    again: float
    _known: dict[tuple[Names, int], float] = attrs.field(factory=dict[tuple[Names, int], float], init=False)

    def after_capture(self, names: Names, name: str, visits: int = VISITS) -> float:
        """The chance to capture the sicario among these names if this name is said first."""
        return self.suspects[name] + self._later(tuple([other for other in names if other != name]), visits)

    def after_disc(self, names: Names, disc: UseDisc, visits: int = VISITS) -> float:
        """The same if the disc is set first. Each number of lights leaves a group of names for the next uses."""
        groups: dict[int, list[str]] = {}
        lights = self.lights[disc]
        for name in names:
            groups.setdefault(lights[name], []).append(name)
        return sum([self._later(tuple(group), visits) for group in groups.values()])

    def _later(self, names: Names, visits: int) -> float:
        """The chance in the uses that follow."""
        return self.again * self._best(names, visits - 1) if names and visits > 1 else 0.0

    def _best(self, names: Names, visits: int) -> float:
        """The chance with the best choice now."""
        key = names, visits
        if key not in self._known:
            best = self.after_capture(names, max(names, key=self.suspects.__getitem__), visits)
            if visits > 1:
                best = max(best, *[self.after_disc(names, disc, visits) for disc in self.lights])
            self._known[key] = best
        return self._known[key]


def plan_of(view: View, suspects: Suspects, again: float) -> Plan:
    """Make the plan against the sicario."""
    characters = view.layout.sheet.characters
    discs = [action for action in legal_actions(view) if isinstance(action, UseDisc)]
    lights = {
        disc: {name: sum([each in disc.features for each in characters[name].features]) for name in suspects}
        for disc in discs
    }
    return Plan(suspects, lights, again)
