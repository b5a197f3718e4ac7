"""The referee of a game with bots: it holds the state, draws for chance, asks the bots and checks their answers."""

from collections.abc import Sequence
from functools import partial
from typing import Any, Self, cast

import attrs

from criminals.bots.matches.forfeits import Forfeits
from criminals.bots.matches.fouls import Foul
from criminals.bots.matches.seeds import derived
from criminals.bots.players.bot import Bot, Observer, Seer, has
from criminals.core.base.errors import IllegalAction
from criminals.core.base.seats import CHANCE, Seat
from criminals.core.game.chance import drawn
from criminals.core.game.protocol import CompleteGame, Rng
from criminals.core.game.registry import game_of
from criminals.dice import generator


@attrs.define
class Referee:
    """A game in progress. The caller plays a seat without a bot, by `take`."""

    game: CompleteGame[Any, Any]
    first: Any
    state: Any
    bots: Sequence[Bot | None]
    forfeits: Forfeits
    actions: list[Any]
    _seers: frozenset[Seat]
    _chance: Rng
    _dice: Sequence[Rng]
    _untold: dict[Seat, list[Any]]
    """View events that an observer has perceived and was not told yet."""
    _before: dict[Seat, int] = attrs.field(factory=dict[Seat, int], init=False)
    """How many view events each observer had not been told before the last action."""

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
        """The referee of a game from its first state, after the actions played so far. See `play`."""
        game = game_of(first)
        state = first
        for action in actions:
            state = game.apply(state, action)
        if len(bots) != len(game.seats(state)):
            raise ValueError(f"{len(game.seats(state))} seats want as many bots, not {len(bots)}")
        sitting: Sequence[object] = bots  # their optional methods are not part of the type
        seers = [seat for seat, bot in enumerate(sitting) if has(bot, "see")]
        if seers and not truth:
            raise ValueError(f"the bots of the seats {seers} want the truth: only play(..., truth=True) tells it")
        return cls(
            game,
            first,
            state,
            bots,
            forfeits or Forfeits(),
            [*actions],
            frozenset(seers),
            generator(derived(seed, "chance") if chance is None else chance),
            [generator(derived(seed, "bot", seat)) for seat in range(len(bots))],
            {seat: [] for seat, bot in enumerate(sitting) if has(bot, "observe")},
        )

    def run(self) -> Foul | None:
        """Play to the end, or to a foul."""
        actor = self.game.actor
        while actor(self.state) is not None:
            foul = self.turn()
            if foul is not None:
                return foul
        return self.close()

    def turn(self) -> Foul | None:
        """Play one decision, of chance or of the bot whose turn it is, and return the bot's foul if there is one."""
        seat = self.game.actor(self.state)
        if seat is CHANCE:
            self.take(drawn(self.game, self.state, self._chance))
            return None
        bot = None if seat is None else self.bots[seat]
        if seat is None or bot is None:
            raise ValueError(f"no bot is to act: {'the game is over' if seat is None else f'seat {seat} has none'}")
        return self._asked(seat, bot)

    def close(self) -> Foul | None:
        """Tell the observers the end of the game."""
        for seat in self._untold:
            foul = self.forfeits.foul(seat, len(self.actions), partial(self._tell, seat))
            if foul is not None:
                return foul
        return None

    def take(self, action: Any) -> None:
        """Play an action, and note what observers perceive; an `IllegalAction` leaves everything as it was."""
        if self._untold:
            self.state, events = self.game.step(self.state, action)
            for seat, untold in self._untold.items():
                self._before[seat] = len(untold)
                untold.extend(self.game.view_events(events, seat))
        else:
            self.state = self.game.apply(self.state, action)
        self.actions.append(action)

    def take_back(self) -> None:
        """Undo the last action, once: no bot may have been asked since. `can_undo` tells whether it is fair."""
        self.actions.pop()
        self.state = self.first
        for action in self.actions:
            self.state = self.game.apply(self.state, action)
        for seat, untold in self._untold.items():
            del untold[self._before[seat] :]

    def _asked(self, seat: Seat, bot: Bot) -> Foul | None:
        """Ask a bot and play its action, or return its foul."""
        view, action = self.game.view(self.state, seat), None

        def choice() -> None:
            nonlocal action
            if seat in self._seers:
                cast(Seer, bot).see(self.state)
            if seat in self._untold:
                self._tell(seat)
            action = bot.choose(view, self._dice[seat])

        foul = self.forfeits.foul(seat, len(self.actions), choice)
        if foul is not None:
            return foul
        if action is None:
            return Foul(seat, "nothing", "gave no action")
        try:
            self.take(action)
        except IllegalAction as refused:
            return Foul(seat, "illegal", str(refused))
        except TypeError as error:
            return Foul(seat, "illegal", str(error))
        except Exception as error:  # an action of the bot's own class may do anything
            return Foul(seat, "illegal", f"{type(error).__name__} of an action of type {type(action).__name__}")
        return None

    def _tell(self, seat: Seat) -> None:
        untold = self._untold[seat]
        if untold:
            self._untold[seat] = []
            cast(Observer, self.bots[seat]).observe(tuple(untold))
