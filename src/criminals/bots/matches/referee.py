"""The referee of a game with bots, who holds the state, draws for chance, asks the bots and checks their answers."""

from collections import Counter
from collections.abc import Callable, Collection, Sequence
from functools import partial
from time import perf_counter
from typing import Any, Self, cast

import attrs

from criminals.bots.matches.forfeits import Forfeits
from criminals.bots.matches.fouls import Foul, refused
from criminals.bots.matches.own_action import own_action
from criminals.bots.matches.seeds import derived
from criminals.bots.players.bot import OPTIONAL, Bot, Follower, Observer, Seer, has
from criminals.bots.players.failures import counting_interrupts
from criminals.core.base.errors import IllegalAction, InvalidArgument
from criminals.core.base.faults import fault, invalid
from criminals.core.base.seats import CHANCE, Seat
from criminals.core.game.chance import drawn
from criminals.core.game.protocol import CompleteGame, Rng
from criminals.core.game.registry import game_of
from criminals.core.records.view_record import ViewRecord
from criminals.dice import generator


class TruthWanted(InvalidArgument):
    """Raised when bots want to see the whole state in a game that doesn't allow it."""

    def __init__(self, seats: Sequence[Seat]) -> None:
        self.seats = tuple(seats)
        super().__init__(fault("truth_wanted", seats=self.seats))
        self.args = (self.seats,)


@attrs.define
class Referee:
    """A game in progress. For a seat without a bot, the caller plays by `take`."""

    game: CompleteGame[Any, Any]
    first: Any
    state: Any
    bots: list[Bot | None]
    forfeits: Forfeits
    actions: list[Any]
    _methods: dict[Seat, Collection[str]]
    """Which of the methods in `OPTIONAL` the bot of each seat has."""
    _chance: Rng
    _dice: Sequence[Rng]
    _perceived: dict[Seat, list[tuple[Any, ...]]]
    """The view events of each step, for each seat whose bot observes or follows the game."""
    _unfit: dict[Seat, Foul]
    """The fouls of bots that failed when the referee looked up their methods."""
    seconds: dict[Seat, list[float]] = attrs.field(factory=dict[Seat, list[float]], init=False)
    """The seconds that each bot took for each choice, including the one by which it broke off."""
    _told: Counter[Seat] = attrs.field(factory=Counter[Seat], init=False)
    """The number of steps that each observer has been told."""

    @classmethod
    def of(
        cls,
        first: Any,
        bots: Sequence[Bot | None],
        seed: int,
        *,
        actions: Sequence[Any] = (),
        chance: int | None = None,
        forfeits: Forfeits | None = None,
        truth: bool = False,
    ) -> Self:
        """Make the referee of a game from its first state and the actions played so far. See `play`."""
        game = game_of(first)
        if len(bots) != len(game.seats(first)):
            raise invalid("bots_per_seat", seats=len(game.seats(first)), count=len(bots))
        forfeits = forfeits or Forfeits()
        methods, unfit = dict[Seat, Collection[str]](), dict[Seat, Foul]()

        def look(seat: Seat, bot: object) -> None:
            methods[seat] = [method for method in OPTIONAL if has(bot, method)]

        for seat, bot in enumerate(bots):
            foul = None if bot is None else forfeits.foul(seat, partial(look, seat, bot))
            if foul is not None:
                unfit[seat] = foul
        seers = [seat for seat, found in methods.items() if "see" in found]
        if seers and not truth:
            raise TruthWanted(seers)
        referee = cls(
            game,
            first,
            first,
            [*bots],
            forfeits,
            [],
            methods,
            generator(derived(seed, "chance") if chance is None else chance),
            [generator(derived(seed, "bot", seat)) for seat in range(len(bots))],
            {seat: [] for seat, found in methods.items() if not {"observe", "follow"}.isdisjoint(found)},
            unfit,
        )
        for action in actions:
            referee.take(action)
        referee._told.update(dict.fromkeys(methods, len(actions)))
        return referee

    def run(self) -> Foul | None:
        """Play to the end or to a foul, which is returned."""
        if self._unfit:
            return next(iter(self._unfit.values()))
        actor = self.game.actor
        with counting_interrupts():
            while actor(self.state) is not None:
                foul = self.turn()
                if foul is not None:
                    return foul
            return self.close()

    def turn(self) -> Foul | None:
        """Play one decision, of chance or of the bot whose turn it is, and return the bot's foul, if there is one."""
        seat = self.game.actor(self.state)
        if seat is CHANCE:
            self.take(drawn(self.game, self.state, self._chance))
            return None
        bot = None if seat is None else self.bots[seat]
        if seat is None or bot is None:
            raise ValueError(f"no bot is to act: {'the game is over' if seat is None else f'seat {seat} has none'}")
        return self._unfit.get(seat) or self._asked(seat, bot)

    def replace(self, seat: Seat, bot: Bot) -> None:
        """Let another bot, of which only `choose` is called, replace one that broke off. Whoever made it closes it."""
        self.bots[seat] = bot
        self._methods.pop(seat, None)
        self._perceived.pop(seat, None)
        self._unfit.pop(seat, None)

    def close(self) -> Foul | None:
        """Tell the observers and followers the end of the game."""
        for seat in self._perceived:
            foul = self.forfeits.foul(seat, self._telling(seat))
            if foul is not None:
                return foul
        return None

    def take(self, action: Any) -> None:
        """Play an action, and note what observers perceive. After an `IllegalAction` everything is as it was."""
        if self._perceived:
            self.state, events = self.game.step(self.state, action)
            for seat, steps in self._perceived.items():
                steps.append(self.game.view_events(events, seat))
        else:
            self.state = self.game.apply(self.state, action)
        self.actions.append(action)

    def take_back(self) -> None:
        """Undo the last action, once, if no bot has been asked since. `can_undo` tells whether it is fair."""
        self.actions.pop()
        self.state = self.first
        for action in self.actions:
            self.state = self.game.apply(self.state, action)
        for seat, steps in self._perceived.items():
            steps.pop()
            self._told[seat] = min(self._told[seat], len(steps))

    def _asked(self, seat: Seat, bot: Bot) -> Foul | None:
        """Ask a bot and play its action, or return its foul."""
        view, actions = self.game.view(self.state, seat), list[Any]()
        tell = self._telling(seat) if seat in self._perceived else None

        def choice() -> None:
            if "see" in self._methods.get(seat, ()):
                cast(Seer, bot).see(self.state)
            if tell is not None:
                tell()
            actions.append(own_action(self.game, view, bot.choose(view, self._dice[seat])))

        start = perf_counter()
        foul = self.forfeits.foul(seat, choice)
        self.seconds.setdefault(seat, []).append(perf_counter() - start)
        if foul is not None:
            return foul
        if isinstance(actions[0], Foul):
            return actions[0]
        try:
            self.take(actions[0])
        except IllegalAction as illegal:
            told = refused(seat, str(actions[0]), illegal.violation)
            return Foul(seat, "illegal", str(illegal), told.fault)
        except TypeError as error:
            return Foul(seat, "illegal", str(error))
        return None

    def _telling(self, seat: Seat) -> Callable[[], None]:
        """Prepare what a bot is to be told, which takes none of its time. The end of the game is told once."""
        steps, methods, bot = self._perceived[seat], self._methods[seat], self.bots[seat]
        untold = tuple([view_event for step in steps[self._told[seat] :] for view_event in step])
        is_told_already = self.game.actor(self.state) is None and self._told[seat] == len(steps)
        self._told[seat] = len(steps)
        follows = "follow" in methods and not is_told_already
        view_record = ViewRecord(self.game.view(self.first, seat), steps) if follows else None

        def tell() -> None:
            if "observe" in methods and untold:
                cast(Observer, bot).observe(untold)
            if view_record is not None:
                cast(Follower, bot).follow(view_record)

        return tell
