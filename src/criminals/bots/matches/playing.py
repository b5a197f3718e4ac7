"""Games between bots."""

from collections.abc import Sequence
from typing import Any

import attrs

from criminals.bots.matches.choice_times import ChoiceTimes
from criminals.bots.matches.forfeits import Forfeits
from criminals.bots.matches.fouls import Foul, FoulPlay
from criminals.bots.matches.referee import Referee
from criminals.bots.matches.seeds import derived, given_or_fresh
from criminals.bots.players.bot import Bot, has
from criminals.bots.players.failures import failure
from criminals.core.base.checks import shortened
from criminals.core.game.registry import find_game
from criminals.core.records.record import Record
from criminals.dice import generator


@attrs.frozen
class Played:
    """A game that was played: its actions, its last state, the foul that broke it off if one did, and times by seat."""

    actions: tuple[Any, ...]
    state: Any
    foul: Foul | None
    times: tuple[ChoiceTimes, ...] = attrs.field(default=(), eq=False)


def play(
    start: Any,
    bots: Sequence[Bot],
    *,
    seed: int | None = None,
    edition: Any = None,
    limit: float | None = None,
    truth: bool = False,
) -> Record:
    """Play a game between bots, one for each seat, and return its record.

    Args:
        start: The name of a game, to deal for as many players as there are bots; or a first state; or a record, to go
            on from its last action.
        bots: The bots, by seat.
        seed: The seed for the deal, the throws and the generator of each bot. With the same seed the game is the same,
            if the bots use no other randomness. By default 128 fresh bits. Anyone who knows the seed knows the deal,
            and a bot can find a short one by trying.
        edition: The edition to deal, or its name, if `start` is a name.
        limit: The time for one choice, in seconds. By default there is no limit.
        truth: Admit bots that see the whole state, such as `OracleBot`. Then the game is not fair.

    Returns:
        The record of the game.

    Raises:
        FoulPlay: A bot crashed, took too long or chose no legal action. The error names the bot and has the record so
            far.
        TypeError: Something in `bots` is no bot, for example the class instead of an object.
        InvalidArgument: The number of bots is wrong, or a setting is.

    Examples:
        >>> record = play("crooks", [RandomBot(), RuleBot()], seed=1)
    """
    for number, bot in enumerate(bots):
        if issubclass(type(bot), type) or not _may_choose(bot):
            made = f": {getattr(bot, '__name__', '')}() makes one" if issubclass(type(bot), type) else ""
            raise TypeError(f"bots[{number}] is {shortened(bot)}, not a bot{made}")
    common = given_or_fresh(seed)
    first, actions = _begun(start, len(bots), common, edition)
    played = play_out(first, bots, common, actions=actions, forfeits=Forfeits(limit), truth=truth)
    record: Record = Record.of(first, played.actions)
    if played.foul is not None:
        raise FoulPlay(played.foul, record)
    return record


def _may_choose(bot: object) -> bool:
    """Tell whether a bot has a method `choose`. A bot that crashes when it is asked for it fails later, in the game."""
    found: list[bool] = []
    return failure(lambda: found.append(has(bot, "choose"))) is not None or found[0]


def _begun(start: Any, players: int, seed: int, edition: Any) -> tuple[Any, tuple[Any, ...]]:
    """Return the first state of a game and the actions played so far."""
    if isinstance(start, str):
        return find_game(start).new_game(players=players, rng=generator(derived(seed, "deal")), edition=edition), ()
    if edition is not None:
        raise ValueError("a state or a record has its edition: give none")
    if isinstance(start, Record):
        return _continued(start)  # pyright: ignore[reportUnknownArgumentType] -- of whatever game
    return start, ()


def _continued(record: Record) -> tuple[Any, tuple[Any, ...]]:
    return next(record.replay()), record.actions


def play_out(
    first: Any,
    bots: Sequence[Bot],
    seed: int,
    *,
    actions: Sequence[Any] = (),
    chance: int | None = None,
    forfeits: Forfeits | None = None,
    truth: bool = False,
) -> Played:
    """Play a game to its end or to a foul, with `chance` as the seed for throws if it is given. See `play`."""
    referee = Referee.of(first, bots, seed, actions=actions, chance=chance, forfeits=forfeits, truth=truth)
    foul = referee.run()
    times = tuple([ChoiceTimes.of(referee.seconds.get(seat, ())) for seat in range(len(bots))])
    return Played(tuple(referee.actions), referee.state, foul, times)
