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
"""The bots that a text can name, apart from `process:` and a command, and `python:` and a class of a module."""

ROLLOUTS: Final[Mapping[str, Rollout | None]] = {"random": random_rollout, "rules": None}
"""The rollouts that a text can name: chance, or what the library has for the game."""


@attrs.frozen
class Contestant:
    """A name, and a function that makes a bot: it is called for each seat of each game.

    To be sent to another process it has to be picklable: a class, a `functools.partial`, a function of a module.
    """

    name: str
    make: Callable[[], Bot]

    @classmethod
    def of(cls, text: str) -> "Contestant":
        """The contestant that a text describes: `random`, `ismcts:iterations=200`, `process:./bot`.

        The text is also its name; `strong=ismcts:iterations=900` names it *strong*. After the colon come settings of
        the bot, separated by commas; for `process:`, its command; for `python:my_bots:MyBot`, a module and a class or
        function in it.
        """
        name, equals, rest = text.partition("=")
        if not equals or ":" in name:
            name, rest = text, text
        make_bot(rest)
        return cls(name, partial(make_bot, rest))


def wants_truth(text: str) -> bool:
    """Whether the bot of a contestant that a text describes wants to see the whole state."""
    found: list[bool] = []
    return failure(lambda: found.append(has(Contestant.of(text).make(), "see"))) is None and found[0]


def make_bot(text: str) -> Bot:
    """The bot that a text such as `rule` or `ismcts:iterations=200,rollout=random` describes."""
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
    """Refuse a text whose program is not on this machine."""
    kind, _, rest = text.partition(":")
    if kind == "process":
        check_command(_command(text, rest))


def check_command(command: Sequence[str]) -> None:
    """Refuse a command whose program is not on this machine."""
    if shutil.which(command[0]) is None:
        raise invalid("no_program", text=named(command[0]))


def _command(text: str, rest: str) -> list[str]:
    """The words of a command."""
    try:
        command = shlex.split(rest)
    except ValueError:  # a quotation mark that is not closed
        raise invalid("command_quotes", text=named(text)) from None
    if not command:
        raise invalid("no_command", text=named(text))
    return command


def _of_module(text: str, rest: str) -> Bot:
    """The bot that a class or function of a module makes, called without arguments."""
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
    """The rollout that a text names; None is the default, the cheap rules of the game."""
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
