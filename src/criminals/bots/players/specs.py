"""Bots named by text, for command lines and for jobs that are sent to other processes."""

import shlex
import shutil
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from importlib import import_module
from typing import Any, Final

import attrs

from criminals.bots.players.bot import Bot, has
from criminals.bots.players.failures import failure
from criminals.bots.players.ismcts_bot import ISMCTSBot
from criminals.bots.players.oracle_bot import OracleBot
from criminals.bots.players.process_bot import ProcessBot
from criminals.bots.players.random_bot import RandomBot
from criminals.bots.players.rule_bot import RuleBot
from criminals.bots.rollouts.random_rollout import random_rollout
from criminals.bots.rollouts.table import Rollout
from criminals.core.base.checks import shortened
from criminals.core.base.faults import LONGEST_TEXT, invalid, named

KINDS: Final[Mapping[str, type[RandomBot | RuleBot | ISMCTSBot]]] = {
    "random": RandomBot,
    "rule": RuleBot,
    "ismcts": ISMCTSBot,
    "oracle": OracleBot,
}
"""The bots that a text can name, besides `process:` with a command and `python:` with a class of a module."""

ROLLOUTS: Final[Mapping[str, Rollout | None]] = {"random": random_rollout, "rules": None}
"""The rollouts that a text can name: chance, or the library's rules for the game."""


@attrs.frozen
class Contestant:
    """A name for the report of a tournament, and a function that makes a bot.

    Examples:
        >>> eager = Contestant("eager", functools.partial(RandomBot, eager=True))
    """

    name: str
    """The name. No two contestants of a tournament have the same."""
    make: Callable[[], Bot]
    """A class or function that is called, without arguments, to make a bot for each seat of each game.

    To be sent to another process it has to be picklable: a class, a `functools.partial` or a function of a module.
    """

    @classmethod
    def of(cls, text: str) -> "Contestant":
        """Make a contestant from a text such as `random`, `ismcts:iterations=200` or `process:./bot`.

        After the colon come the settings of the bot, separated by commas; for `process:`, a command; for
        `python:my_bots:MyBot`, a module and a class or function in it.

        Args:
            text: The text. It is also the name, unless another name and `=` are in front of it: in
                `strong=ismcts:iterations=900` the name is *strong*.

        Returns:
            The contestant.

        Raises:
            InvalidArgument: The text describes no bot, or the bot can't be made here.
        """
        name, equals, rest = text.partition("=")
        if not equals or ":" in name:
            name, rest = text, text
        make_bot(rest)
        return cls(name, partial(make_bot, rest))


def wants_truth(text: str) -> bool:
    """Tell whether a text describes a bot that wants to see the whole state."""
    found: list[bool] = []
    return failure(lambda: found.append(has(Contestant.of(text).make(), "see"))) is None and found[0]


def make_bot(text: str) -> Bot:
    """Make a bot from a text such as `rule` or `ismcts:iterations=200,rollout=random`.

    Args:
        text: The text, as `Contestant.of` takes it, but without a name and `=` in front.

    Returns:
        The bot.

    Raises:
        InvalidArgument: The text describes no bot, or the bot can't be made here.

    Examples:
        >>> bot = make_bot("ismcts:iterations=200")
    """
    kind, _, rest = text.partition(":")
    if kind == "process":
        return ProcessBot(_command(text, rest))
    if kind == "python":
        return _of_module(text, rest)
    if kind not in KINDS:
        raise invalid("no_bot", name=named(kind), known=tuple(KINDS))
    maker = KINDS[kind]
    fields: set[str] = {field.name for field in attrs.fields(maker) if field.init}
    settings: dict[str, Any] = {}
    for part in filter(None, rest.split(",")):
        name, equals, value = part.partition("=")
        if not equals or name not in fields:
            raise invalid("no_setting", name=named(part), of=kind, known=tuple(sorted(fields)))
        settings[name] = _rollout(value) if name == "rollout" else _value(name, value)
    return maker(**settings)


def check_program(text: str) -> None:
    """Refuse a text whose program is missing on this machine."""
    kind, _, rest = text.partition(":")
    if kind == "process":
        check_command(_command(text, rest))


def check_command(command: Sequence[str]) -> None:
    """Refuse a command whose program is missing on this machine."""
    if shutil.which(command[0]) is None:
        raise invalid("no_program", text=named(command[0]))


def _command(text: str, rest: str) -> list[str]:
    """Split a command into words."""
    try:
        command = shlex.split(rest)
    except ValueError:  # a quotation mark that is not closed
        raise invalid("command_quotes", text=named(text)) from None
    if not command:
        raise invalid("no_command", text=named(text))
    return command


def _of_module(text: str, rest: str) -> Bot:
    """Make a bot by calling a class or function of a module without arguments."""
    module, _, name = rest.partition(":")
    if not module or not name:
        raise invalid("no_bot_class", text=named(text))
    made: list[Any] = []

    def make() -> None:
        bot = getattr(import_module(module), name)()
        if not has(bot, "choose"):
            raise TypeError(f"{shortened(bot)} is no bot: it has no method choose")
        made.append(bot)

    failed = failure(make)  # a module may do anything when it is imported
    if failed is not None:
        raise invalid("bot_not_made", text=named(text), why=named(failed.text, LONGEST_TEXT))
    bot: Bot = made[0]
    return bot


def _rollout(text: str) -> Rollout | None:
    """The rollout that a text names; None stands for the default, the library's rules for the game."""
    if text not in ROLLOUTS:
        raise invalid("no_rollout", value=named(text))
    return ROLLOUTS[text]


def _value(name: str, text: str) -> Any:
    """A number, a truth value or None."""
    words = {"true": True, "false": False, "none": None}
    if text.lower() in words:
        return words[text.lower()]
    for number in (int, float):
        try:
            return number(text)
        except ValueError:
            continue
    raise invalid("no_setting_value", name=named(name), value=named(text))
