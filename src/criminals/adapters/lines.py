"""A line of play: a state and the actions that led to it. Everything that a seat has perceived follows from it."""

from typing import Any

from typing_extensions import override

from criminals.adapters.matches import Match, match_of
from criminals.core.base.seats import Seat
from criminals.core.game.protocol import Rng
from criminals.core.records.dumping import dumps, loads


class Line:
    """A state and the actions that led to it since the deal, or since a world was sampled. Immutable.

    Lines share their beginnings, so it is cheap to go on. Perceptions are computed only when they are asked for.
    """

    __slots__ = ("_before", "_events", "_told", "action", "match", "state")

    def __init__(
        self,
        match: Match,
        state: Any,
        *,
        told: dict[Seat, str] | None = None,
        before: "Line | None" = None,
        action: Any = None,
    ) -> None:
        self.match = match
        self.state = state
        self.action = action
        self._before = before
        self._told = told or {}
        self._events: tuple[Any, ...] | None = None

    def after(self, action: Any) -> "Line":
        """Make the line after one more action; `IllegalAction` if it is refused."""
        return Line(self.match, self.match.game.apply(self.state, action), before=self, action=action)

    def past(self, seat: Seat) -> str:
        """Write everything a seat has perceived: its first view, and a line of text for each step it has noticed since.

        It is the same for two lines that the seat can't tell apart. It forgets nothing, and has the seat's own actions.
        """
        lines: list[Line] = [self]
        while seat not in lines[-1]._told and lines[-1]._before is not None:
            lines.append(lines[-1]._before)
        for line in reversed(lines):
            if seat not in line._told:
                line._told[seat] = line._last(seat)
        return self._told[seat]

    def _last(self, seat: Seat) -> str:
        """Write the past, from the past of the line before."""
        game = self.match.game
        if self._before is None:
            return game.to_text(game.view(self.state, seat))
        if self._events is None:
            self._events = game.step(self._before.state, self.action).events
        perceived = " ".join(map(repr, game.view_events(self._events, seat)))
        return "\n".join(filter(None, (self._before._told[seat], perceived)))

    def resampled(self, seat: Seat, rng: Rng) -> "Line":
        """Make a line that the seat can't tell from this one: with the same past, and the rest drawn fairly.

        Nothing says how it came to its state, so for the other seats the past begins here.
        """
        game = self.match.game
        world = game.sample_world(game.view(self.state, seat), rng)
        return Line(self.match, world, told={seat: self.past(seat)})

    def __deepcopy__(self, _memo: object) -> "Line":
        return self

    @override
    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle only texts and numbers, not one line inside another, or a long game would be nested too deeply."""
        actions: list[str] = []
        line = self
        while line._before is not None:
            actions.append(str(line.action))
            line = line._before
        return _line, (dumps(line.state), tuple(reversed(actions)), line._told)


def _line(state: str, actions: tuple[str, ...], told: dict[Seat, str]) -> Line:
    first = loads(state, "state")
    line = Line(match_of(first.game, first.players, first.edition), first, told=told)
    for action in actions:
        line = line.after(line.match.game.parse_action(action))
    return line
