"""Who hosts a game: it holds the state, draws what is up to chance, tells, asks and checks."""

from collections.abc import Sequence
from functools import partial
from typing import Any, Self, cast

import attrs

from criminals.bots.bot import Bot, Observer, Seer, has
from criminals.bots.fouls import Foul
from criminals.bots.guard import Guard
from criminals.bots.seeds import derived
from criminals.core.chance import drawn
from criminals.core.errors import IllegalAction
from criminals.core.protocol import Game, Rng
from criminals.core.registry import game_of
from criminals.core.seats import CHANCE, Seat
from criminals.dice import generator


@attrs.define
class Host:
    """A game under way. A seat without a bot is played by who calls `take` for it."""

    game: Game[Any, Any]
    first: Any
    state: Any
    bots: Sequence[Bot | None]
    guard: Guard
    actions: list[Any]
    _seers: frozenset[Seat]
    _chance: Rng
    _dice: Sequence[Rng]
    _untold: dict[Seat, list[Any]]
    """What an observer perceived and was not told yet."""
    _before: dict[Seat, int] = attrs.field(factory=dict[Seat, int], init=False)
    """How many facts each observer had not been told before the last action."""

    @classmethod
    def of(
        cls,
        first: Any,
        bots: Sequence[Bot | None],
        seed: int,
        *,
        actions: Sequence[Any] = (),
        chance: int | None = None,
        guard: Guard | None = None,
        truth: bool = False,
    ) -> Self:
        """The host of a game from its first state, after the actions that were played of it; `play` says the rest."""
        game = game_of(first)
        state = first
        for action in actions:
            state = game.apply(state, action)
        if len(bots) != len(game.seats(state)):
            raise ValueError(f"{len(game.seats(state))} seats want as many bots, not {len(bots)}")
        sitting: Sequence[object] = bots  # what they can do besides, only they tell
        seers = [seat for seat, bot in enumerate(sitting) if has(bot, "see")]
        if seers and not truth:
            raise ValueError(f"the bots of the seats {seers} want the truth: only play(..., truth=True) tells it")
        return cls(
            game,
            first,
            state,
            bots,
            guard or Guard(),
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
        """One decision: of chance, or of the bot whose turn it is; or what was wrong with it."""
        seat = self.game.actor(self.state)
        if seat is CHANCE:
            self.take(drawn(self.game, self.state, self._chance))
            return None
        bot = None if seat is None else self.bots[seat]
        if seat is None or bot is None:
            raise ValueError(f"no bot is to act: {'the game is over' if seat is None else f'seat {seat} has none'}")
        return self._asked(seat, bot)

    def close(self) -> Foul | None:
        """Tell the observers the end."""
        for seat in self._untold:
            foul = self.guard.foul(seat, len(self.actions), partial(self._tell, seat))
            if foul is not None:
                return foul
        return None

    def take(self, action: Any) -> None:
        """Play an action, for the observers too; `IllegalAction`, and nothing has changed, if the rules refuse it."""
        if self._untold:
            self.state, events = self.game.step(self.state, action)
            for seat, untold in self._untold.items():
                self._before[seat] = len(untold)
                untold.extend(self.game.view_events(events, seat))
        else:
            self.state = self.game.apply(self.state, action)
        self.actions.append(action)

    def take_back(self) -> None:
        """Leave out the last action, once: nobody must have been asked since. `can_undo` tells whether it is fair."""
        self.actions.pop()
        self.state = self.first
        for action in self.actions:
            self.state = self.game.apply(self.state, action)
        for seat, untold in self._untold.items():
            del untold[self._before[seat] :]

    def _asked(self, seat: Seat, bot: Bot) -> Foul | None:
        """Ask a seat and do what it says, or say what was wrong."""
        view, action = self.game.view(self.state, seat), None

        def choice() -> None:
            nonlocal action
            if seat in self._seers:
                cast(Seer, bot).see(self.state)
            if seat in self._untold:
                self._tell(seat)
            action = bot.choose(view, self._dice[seat])

        foul = self.guard.foul(seat, len(self.actions), choice)
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
        except Exception as error:  # an action of the bot's own making may do anything
            return Foul(seat, "illegal", f"{type(error).__name__} of an action of type {type(action).__name__}")
        return None

    def _tell(self, seat: Seat) -> None:
        untold = self._untold[seat]
        if untold:
            self._untold[seat] = []
            cast(Observer, self.bots[seat]).observe(tuple(untold))
