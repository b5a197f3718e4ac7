"""Games in which every bot has a process of its own, for jobs whose worker died.

Whatever a bot does to its process, now or later, in a thread or when it is closed, it does only to itself. So it is
clear which bot is to blame. The process that holds the game runs no code of a bot.
"""

import json
import os
import pickle
from collections.abc import Callable
from functools import partial
from socket import socket
from time import monotonic
from typing import Any, Final, cast, get_args

import attrs
from typing_extensions import override

from criminals.bots.matches.activity import SharedActivity
from criminals.bots.matches.forfeits import Forfeits
from criminals.bots.matches.fouls import Foul, Reason
from criminals.bots.matches.jobs import GameResult, Games, Job, dealt, played_game
from criminals.bots.matches.own_action import own_action
from criminals.bots.players.bot import OPTIONAL, close_bot, has
from criminals.bots.players.children import Child, Ended, answer, begin, requests
from criminals.bots.players.clock import late
from criminals.bots.players.specs import Contestant
from criminals.core.base.errors import CriminalsError
from criminals.core.base.seats import Seat
from criminals.core.game.protocol import Rng
from criminals.core.game.registry import game_of
from criminals.installed import game_from

PATIENCE: Final = 3
"""The number of times that a process may die over the same thing. No accident happens so often."""

LONGEST: Final = 65_536
"""The longest answer, in bytes."""

INTERVAL: Final = 0.1
"""The seconds between two checks of a process."""

DIED: Final = "ended the process that it was in"


@attrs.frozen
class Setting:
    """The settings for the process of a bot: the game, the module to load it from, and the limit.

    `starting` and `calling` are the seconds after which the process counts as stuck, when it starts and in a call.
    """

    game: str
    place: str | None
    limit: float | None
    starting: float | None
    calling: float | None


def apart(job: Job, starting: float | None, calling: float | None) -> Job:
    """Make a job with bots that have processes of their own. Unpickling it loads no code of a bot."""
    settings = job.settings
    setting = Setting(settings.game, settings.place, settings.limit, starting, calling)
    one, other = (Contestant(each.name, partial(BotApart, pickle.dumps(each.make), setting)) for each in job.pair)
    return attrs.evolve(job, pair=(one, other))


def played_apart(job: Job, activity: SharedActivity) -> Games:
    """Play the games of such a job. A bot whose process died loses only if it dies each time."""
    first, forfeits = dealt(job), ForfeitsApart(activity=activity)
    return tuple(_settled(job, first, number, forfeits) for number in range(len(job.bots)))


def _settled(job: Job, first: Any, number: int, forfeits: Forfeits) -> GameResult:
    game = played_game(job, first, number, forfeits)
    for _ in range(PATIENCE - 1):
        if game.foul is None or game.foul.text != DIED:
            break
        game = played_game(job, first, number, forfeits)
    return game


class FoulApart(Exception):
    """Raised for the foul of a bot that has a process of its own."""

    def __init__(self, reason: Reason, text: str) -> None:
        super().__init__(reason, text)
        self.reason: Reason = reason
        self.text = text


@attrs.frozen
class ForfeitsApart(Forfeits):
    """Notes the fouls of bots that have processes of their own, which watch their time themselves."""

    @override
    def foul(self, seat: Seat, call: Callable[[], object]) -> Foul | None:
        """Call the bot of a seat, and return its foul, or None if there is none."""
        self.activity.begin_call(seat)
        try:
            call()
        except FoulApart as broken:
            return Foul(seat, broken.reason, broken.text)
        finally:
            self.activity.end_call()
        return None


class BotApart:
    """A bot in a process of its own."""

    def __init__(self, make: bytes, setting: Setting) -> None:
        self._setting = setting
        self._child: Child | None = Child.started(_serve, make, setting)
        methods = self._answer(setting.starting).get("methods")
        for method in OPTIONAL:
            if isinstance(methods, list) and method in methods:
                setattr(self, method, partial(self._call, method))

    def choose(self, view: Any, rng: Rng) -> Any:
        """Ask the bot, and read its answer. It keeps the generator that it is given first."""
        text = self._call("choose", view, rng).get("action")
        try:
            return game_of(view).parse_action(text if isinstance(text, str) else "")
        except (CriminalsError, ValueError):
            raise FoulApart("illegal", f"{text!r} is no action") from None

    def close(self) -> None:
        """Close the bot and end its process."""
        if self._child is not None:
            self._call("close")
            self._end()

    def _call(self, method: str, *given: object) -> dict[str, Any]:
        if self._child is None:
            raise FoulApart("crash", DIED)
        self._child.write(pickle.dumps((method, given)))
        return self._answer(self._setting.calling)

    def _answer(self, seconds: float | None) -> dict[str, Any]:
        """Wait some seconds for the answer of the process. Any failure ends the process."""
        try:
            return _sound(self._line(seconds))
        except Ended:
            self._end()
            raise FoulApart("crash", DIED) from None
        except FoulApart:
            self._end()
            raise

    def _line(self, seconds: float | None) -> bytes:
        child, deadline = self._child, None if seconds is None else monotonic() + seconds
        assert child is not None
        while (line := child.line(LONGEST)) is None:
            if deadline is not None and monotonic() > deadline:
                raise FoulApart("time", str(late(self._setting.limit or 0.0)))
            child.wait(INTERVAL)
        return line

    def _end(self) -> None:
        child, self._child = self._child, None
        if child is not None:
            child.end()


def _sound(line: bytes) -> dict[str, Any]:
    """Read the object in a line. Raise a foul if it tells one, or if it is no answer."""
    try:
        found: Any = json.loads(line)
    except (ValueError, RecursionError):
        found = None
    if not isinstance(found, dict):
        raise FoulApart("crash", "wrote to the host what is no answer")
    foul = cast(dict[str, Any], found).get("foul")
    match foul:
        case [str() as reason, str() as text] if reason in get_args(Reason):
            raise FoulApart(cast(Reason, reason), text)
        case _:
            return cast(dict[str, Any], found)


# --- in the process of the bot ---


def _serve(there: socket, make: bytes, setting: Setting) -> None:
    """Make a bot and answer for it until the host has no more requests."""
    begin()
    served = _Served(Forfeits(setting.limit))
    answer(there, served.made(make, setting))
    for method, given in requests(there):
        answer(there, served.called(method, given))
    os._exit(0)  # threads of the bot may go on


@attrs.define
class _Served:
    """A bot, and the generator that it was given first."""

    forfeits: Forfeits
    bots: list[Any] = attrs.field(factory=list[Any])
    rngs: list[Rng] = attrs.field(factory=list[Rng])

    def made(self, make: bytes, setting: Setting) -> dict[str, Any]:
        """Load the bot's module, without a limit, make the bot, and return the methods that it has."""
        methods: list[str] = []

        def load() -> None:
            game_from(setting.game, setting.place)
            self.bots.append(pickle.loads(make))  # noqa: S301 -- the host has pickled it

        def construct() -> None:
            self.bots[0] = self.bots[0]()
            methods.extend(method for method in OPTIONAL if has(self.bots[0], method))

        foul = Forfeits().foul(0, load) or self.forfeits.foul(0, construct)
        return {"methods": methods} if foul is None else _told(foul)

    def called(self, method: str, given: tuple[Any, ...]) -> dict[str, Any]:
        """Call a method of the bot, and return the answer: for `choose` its action."""
        found: list[Any] = []

        def call() -> None:
            bot = self.bots[0]
            if method == "close":
                close_bot(bot)
            elif method == "choose":
                view, rng = given
                self.rngs = self.rngs or [rng]
                found.append(own_action(game_of(view), view, bot.choose(view, self.rngs[0])))
            else:
                getattr(bot, method)(*given)

        foul = self.forfeits.foul(0, call)
        if foul is not None or (found and isinstance(found[0], Foul)):
            return _told(foul or found[0])
        return {"action": str(found[0])} if found else {}


def _told(foul: Foul) -> dict[str, Any]:
    return {"foul": [foul.reason, foul.text]}
