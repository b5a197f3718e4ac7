"""Bots in any language: a program that exchanges lines of JSON over its standard input and output."""

import json
from collections.abc import Sequence
from contextlib import suppress
from math import floor
from time import monotonic
from typing import Any, Final, cast

import attrs

from criminals.bots.players.clock import TimeOver, late, time_left, unbroken
from criminals.bots.players.process_fault import ProcessFault
from criminals.bots.players.program import Program, started
from criminals.bots.players.random_bot import legal
from criminals.core.base.errors import MalformedDocument
from criminals.core.base.faults import fault, given, named
from criminals.core.game.position import GameView
from criminals.core.game.protocol import Rng
from criminals.core.game.registry import game_of
from criminals.core.records.dumping import document

PROTOCOL: Final = 1
"""The version of the protocol, sent in every line. It changes when a program for the old one could no longer play."""

LONGEST: Final = 65_536
"""The longest answer, in bytes."""


def _is_in_words(bot: object, attribute: "attrs.Attribute[Any]", command: Sequence[str]) -> None:
    if isinstance(command, str):
        raise TypeError(f"a command is a list of words, not the text {command!r}: shlex.split makes one of it")


@attrs.define
class ProcessBot:
    """Runs a program as a bot. The program can be in any language.

    The program is started for the first choice. For each choice it reads a line of JSON with its view, the view events
    since the last question, the legal actions and the time it has (and, in the first line, the edition). It writes a
    line such as `{"action": "recruit C"}`. When the game is over it is sent the result. It is never sent a state.

    A program that is late or breaks the protocol is killed at once, with all processes of its group. This is not a
    sandbox: run a program that you don't trust in one.

    Raises:
        TypeError: The command is a text, not a list of words.

    Examples:
        >>> bot = ProcessBot(["node", "bot.mjs"], seconds=2)
    """

    command: Sequence[str] = attrs.field(validator=_is_in_words)
    """The program and its arguments, as a list of words."""
    seconds: float = 10.0
    """The time for an answer, in seconds."""
    startup: float = 5.0
    """The extra time for the first answer, in seconds."""
    grace: float = 0.5
    """The seconds in which the program may end by itself when it is closed."""
    _program: Program | None = attrs.field(default=None, init=False, repr=False)
    _events: list[Any] = attrs.field(factory=list[Any], init=False, repr=False)
    _view: Any = attrs.field(default=None, init=False, repr=False)
    """The view of the last question."""

    @property
    def is_running(self) -> bool:
        """True while the program is running."""
        return self._program is not None

    def observe(self, view_events: Sequence[Any]) -> None:
        """Keep view events for the next question.

        Args:
            view_events: What the bot's seat has perceived since the last call.
        """
        self._events.extend(view_events)

    def choose(self, view: GameView, rng: Rng) -> Any:
        """Ask the program, and read its answer.

        Args:
            view: A view whose viewer is to act.
            rng: The generator from which the seed for the program is drawn.

        Returns:
            The action that the program named, which may be illegal. If the program is late or breaks the protocol, it
            is killed and has lost the game: `play` raises `FoulPlay`, a tournament reports it.
        """
        patience = self.seconds if self._program else self.seconds + self.startup
        events, self._events, self._view = self._events, [], view
        left = time_left()
        question: dict[str, object] = {
            "criminals": PROTOCOL,
            "ask": "choose",
            "game": view.game,
            "seat": view.viewer,
            "view": document(view),
            "events": [document(event) for event in events],
            "legal": [str(action) for action in legal(view)],
            "seconds": self.seconds if left is None else min(self.seconds, floor(left * 1000) / 1000),
            "seed": rng.randrange(1 << 53),  # the largest that every language reads exactly
        }
        if self._program is None:
            question["edition"] = _edition(view)
        try:
            action = _action(self._answer(_line(question), patience))
            try:
                return game_of(view).parse_action(action)
            except MalformedDocument:
                raise ProcessFault(fault("answer_no_move", text=named(action))) from None
        except BaseException:
            self._end(0.0)
            raise

    def close(self) -> None:
        """End the program: send it the result, close its input, and kill it after `grace` seconds."""
        try:
            if self._program is not None:
                self._tell_result(self._program)
        finally:
            self._events, self._view = [], None
            self._end(self.grace)

    def _tell_result(self, program: Program) -> None:
        """Send the result if the game is over. A program that no longer reads is left alone."""
        game = game_of(self._view)
        last = game.fold(self._view, self._events)
        outcome = game.outcome(last)
        if outcome is None:
            return
        result: dict[str, object] = {
            "criminals": PROTOCOL,
            "tell": "result",
            "game": last.game,
            "seat": last.viewer,
            "events": [document(event) for event in self._events],
            "outcome": document(outcome),
            "points": [*game.score(last).points],
        }
        with suppress(OSError):  # `TimeoutError` too
            program.write(_line(result), monotonic() + self.grace)

    def _answer(self, question: bytes, seconds: float) -> bytes:
        """Send a question, and return the line that the program answers within some seconds."""
        deadline = monotonic() + seconds
        if self._program is None:
            try:
                with unbroken():
                    self._program = started(self.command)
            except OSError:
                raise ProcessFault(fault("program_not_started", text=named(self.command[0]))) from None
        try:
            self._program.write(question, deadline)
            line = self._program.read(LONGEST, deadline)
        except TimeoutError:
            raise TimeOver(late(seconds)) from None
        except OSError:
            raise ProcessFault(fault("program_deaf")) from None
        if not line:
            raise ProcessFault(fault("program_ended"))
        return line

    def _end(self, grace: float) -> None:
        with unbroken():
            program, self._program = self._program, None
            if program is not None:
                program.end(grace)


def _line(message: dict[str, object]) -> bytes:
    return json.dumps(message, separators=(",", ":")).encode() + b"\n"


def _edition(view: GameView) -> dict[str, Any] | None:
    """The document of the edition, which says what is in the box; None if the game has no editions."""
    edition: Any = getattr(view, "edition", None)
    return None if edition is None else document(edition)


def _action(line: bytes) -> str:
    """The text of the action in an answer."""
    if len(line) > LONGEST:
        raise ProcessFault(fault("answer_long", most=LONGEST))
    try:
        answer: Any = json.loads(line)
    except (ValueError, RecursionError):
        raise ProcessFault(fault("answer_no_json", given=given(line[:80]))) from None
    action: object = cast(dict[str, object], answer).get("action") if isinstance(answer, dict) else None
    if not isinstance(action, str):
        raise ProcessFault(fault("answer_without_action", given=given(line[:80])))
    return action
