"""Games between bots."""

from collections.abc import Sequence
from typing import Any

import attrs

from criminals.bots.bot import Bot, has
from criminals.bots.fouls import Foul, FoulPlay
from criminals.bots.guard import Guard
from criminals.bots.hosting import Host
from criminals.bots.seeds import derived
from criminals.core.checks import shortened
from criminals.core.records import Record
from criminals.core.registry import find_game
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
    for number, bot in enumerate(bots):
        if isinstance(bot, type) or not has(bot, "choose"):
            made = f": {bot.__name__}() makes one" if isinstance(bot, type) else ""
            raise TypeError(f"bots[{number}] is {shortened(bot)}, not a bot{made}")
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
    host = Host.of(first, bots, seed, actions=actions, chance=chance, guard=guard, truth=truth)
    foul = host.run()
    return Played(tuple(host.actions), host.state, foul)
