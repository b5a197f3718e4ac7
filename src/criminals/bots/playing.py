"""A game between bots, and whoever hosts it: it draws what is up to chance, tells, asks and checks."""

from collections.abc import Sequence
from functools import partial
from typing import Any, cast

import attrs

from criminals.bots.bot import Bot, Observer, Seer, has
from criminals.bots.fouls import Foul, FoulPlay
from criminals.bots.guard import Guard
from criminals.bots.seeds import derived
from criminals.core.chance import drawn
from criminals.core.errors import IllegalAction
from criminals.core.protocol import Game, Rng
from criminals.core.records import Record
from criminals.core.registry import find_game, game_of
from criminals.core.seats import CHANCE, Seat
from criminals.dice import generator


@attrs.frozen
class Played:
    """What came of a game: its actions, its last state, and the foul that broke it off, if one did."""

    actions: tuple[Any, ...]
    state: Any
    foul: Foul | None


def play(
    start: Any,
    bots: Sequence[Bot],
    *,
    seed: int | None = None,
    edition: Any = None,
    limit: float | None = None,
    truth: bool = False,
) -> Record:
    """The record of a game between bots, one a seat.

    `start` is a game's name, to be dealt from the seed for so many players as there are bots; or a first state; or a
    record, which is played on from where it stands. Chance and every bot have generators of their own, all made from
    `seed`; without one, from 128 fresh bits. `limit` is the time for one choice, in seconds. A bot that crashes, takes
    longer, or gives no lawful action ends the game: `FoulPlay` names it. A bot that wants the truth, as `OracleBot`
    does, is refused unless `truth` is set: then the game is no fair one.
    """
    common = generator().getrandbits(128) if seed is None else seed
    first, actions = _begun(start, len(bots), common, edition)
    played = play_out(first, bots, common, actions=actions, guard=Guard(limit), truth=truth)
    record: Record = Record.of(first, played.actions)
    if played.foul is not None:
        raise FoulPlay(played.foul, record)
    return record


def _begun(start: Any, players: int, seed: int, edition: Any) -> tuple[Any, tuple[Any, ...]]:
    """The first state of a game, and what has been played of it."""
    if isinstance(start, str):
        return find_game(start).new_game(players=players, rng=generator(derived(seed, "deal")), edition=edition), ()
    if edition is not None:
        raise ValueError("a state or a record has its edition: give none")
    if isinstance(start, Record):
        return _taken_up(start)  # pyright: ignore[reportUnknownArgumentType] -- of whatever game
    return start, ()


def _taken_up(record: Record) -> tuple[Any, tuple[Any, ...]]:
    return next(record.replay()), record.actions


def play_out(
    first: Any,
    bots: Sequence[Bot],
    seed: int,
    *,
    actions: Sequence[Any] = (),
    chance: int | None = None,
    guard: Guard | None = None,
    truth: bool = False,
) -> Played:
    """A game to its end or to a foul, of any registered game; `chance` is a seed for it alone. `play` says the rest."""
    game = game_of(first)
    state = first
    for action in actions:
        state = game.apply(state, action)
    if len(bots) != len(game.seats(state)):
        raise ValueError(f"{len(game.seats(state))} seats want as many bots, not {len(bots)}")
    seers = [seat for seat, bot in enumerate(bots) if has(bot, "see")]
    if seers and not truth:
        raise ValueError(f"the bots of the seats {seers} want the truth: only play(..., truth=True) tells it")
    table = _Host(
        game,
        state,
        bots,
        seed,
        derived(seed, "chance") if chance is None else chance,
        guard or Guard(),
        [*actions],
        frozenset(seers),
    )
    foul = table.run()
    return Played(tuple(table.actions), table.state, foul)


@attrs.define
class _Host:
    game: Game[Any, Any]
    state: Any
    bots: Sequence[Bot]
    seed: int
    chance: int
    guard: Guard
    actions: list[Any]
    seers: frozenset[Seat]
    _untold: dict[Seat, list[Any]] = attrs.field(init=False)
    """What an observer perceived and was not told yet."""

    def run(self) -> Foul | None:
        game, bots = self.game, self.bots
        self._untold = {seat: [] for seat, bot in enumerate(bots) if has(bot, "observe")}
        chance = generator(self.chance)
        dice = [generator(derived(self.seed, "bot", seat)) for seat in range(len(bots))]
        while (seat := game.actor(self.state)) is not None:
            if seat is CHANCE:
                self._take(drawn(game.chances(self.state), chance))
                continue
            foul = self._asked(seat, dice[seat])
            if foul is not None:
                return foul
        for seat in self._untold:
            foul = self.guard.foul(seat, len(self.actions), partial(self._tell, seat))
            if foul is not None:
                return foul
        return None

    def _asked(self, seat: Seat, rng: Rng) -> Foul | None:
        """Ask a seat and do what it says, or say what was wrong."""
        bot, view, action = self.bots[seat], self.game.view(self.state, seat), None

        def choice() -> None:
            nonlocal action
            if seat in self.seers:
                cast(Seer, bot).see(self.state)
            if seat in self._untold:
                self._tell(seat)
            action = bot.choose(view, rng)

        foul = self.guard.foul(seat, len(self.actions), choice)
        if foul is not None:
            return foul
        if action is None:
            return Foul(seat, "nothing", "gave no action")
        try:
            self._take(action)
        except IllegalAction as refused:
            return Foul(seat, "illegal", str(refused))
        except TypeError as error:
            return Foul(seat, "illegal", str(error))
        except Exception as error:  # an action of the bot's own making may do anything
            return Foul(seat, "illegal", f"{type(error).__name__} of an action of type {type(action).__name__}")
        return None

    def _take(self, action: Any) -> None:
        """Play an action, for the observers too."""
        if self._untold:
            self.state, events = self.game.step(self.state, action)
            for seat, untold in self._untold.items():
                untold.extend(self.game.view_events(events, seat))
        else:
            self.state = self.game.apply(self.state, action)
        self.actions.append(action)

    def _tell(self, seat: Seat) -> None:
        untold = self._untold[seat]
        if untold:
            self._untold[seat] = []
            cast(Observer, self.bots[seat]).observe(tuple(untold))
