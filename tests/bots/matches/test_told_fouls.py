"""Fouls are told in the language of who reads them, and nothing of a bot is kept with them."""

import sys
from random import Random
from typing import Any

import pytest
from typing_extensions import override

from criminals import CriminalsError, Rng
from criminals.bots import Foul, ProcessBot, ask
from criminals.bots.players.clock import TimeOver
from criminals.bots.players.process_fault import ProcessFault
from criminals.core.base.errors import Fault
from criminals.core.base.faults import fault
from criminals.core.base.frozen_map import FrozenMap
from criminals.core.looks.catalogues import LANGUAGES
from criminals.games import crooks
from tests.bots.strange_bots import Crasher

VIEW = crooks.view(crooks.new_game(players=2, rng=Random(1), first=0), 0)


class Gives:
    """Gives a value, or raises it if it is an error."""

    def __init__(self, value: Any) -> None:
        self.value = value

    def choose(self, view: Any, rng: Rng) -> Any:
        if isinstance(self.value, BaseException):
            raise self.value
        return self.value


class Claim:
    """A value that is no action, and is written as one."""

    @override
    def __repr__(self) -> str:
        return "pass"


def answering(body: str) -> ProcessBot:
    """A program that reads a question, and does something."""
    return ProcessBot([sys.executable, "-c", f"import sys; sys.stdin.readline(); {body}"], seconds=20)


TOLD = {
    "late": (Gives(TimeOver(fault("bot_late", seconds="1"))), "took longer than 1 s", "ha impiegato più di 1 s"),
    "nothing": (Gives(None), "gave no action", "non ha indicato nessuna mossa"),
    "illegal": (
        Gives(crooks.Leave()),
        "action 'leave': not now: choose a hangout to recruit at, or pass (§3.2)",
        "mossa «leave»: ora bisogna scegliere un covo in cui reclutare, o passare (§3.2)",
    ),
    "not there": (
        ProcessBot(["./no-such-bot"]),
        "the program './no-such-bot' cannot be started",
        "il programma «./no-such-bot» non si avvia",
    ),
    "ended": (
        answering("sys.exit()"),
        "the program ended without an answer",
        "il programma è terminato senza rispondere",
    ),
    "no JSON": (
        answering("print('hello')"),
        "the answer is no JSON: b'hello\\n'",
        "la risposta non è in JSON: b'hello\\n'",
    ),
    "no action": (
        answering("print('{}')"),
        "the answer has no text as \"action\": b'{}\\n'",
        "la risposta non ha un testo come \"action\": b'{}\\n'",
    ),
    "no move": (
        answering('print(\'{"action": "jump 3"}\')'),
        "'jump 3' is no action of this game",
        "«jump 3» non è una mossa di questo gioco",
    ),
    "long": (
        answering("print('x' * 70_000)"),
        "the answer is longer than 65536 bytes",
        "la risposta è più lunga di 65536 byte",
    ),
}


@pytest.mark.parametrize(("bot", "english", "italian"), TOLD.values(), ids=TOLD)
def test_a_foul_is_told_in_every_language(bot: Any, english: str, italian: str) -> None:
    foul = ask(bot, VIEW, Random(1))
    assert isinstance(foul, Foul)
    assert [foul.told(), foul.told("it")] == [english, italian]
    assert len({foul.told(lang) for lang in LANGUAGES}) == len(LANGUAGES)


def test_what_is_no_action_is_named_by_its_class() -> None:
    foul = ask(Gives(Claim()), VIEW, Random(1))
    assert isinstance(foul, Foul)
    assert foul.reason == "illegal"
    assert foul.text == "pass is no action of Crooks"


def test_the_words_of_a_bot_are_its_own() -> None:
    foul = ask(Crasher(), VIEW, Random(1))
    assert isinstance(foul, Foul)
    assert {foul.told(lang) for lang in LANGUAGES} == {"RuntimeError: out of ideas"}


class Deaf:
    """A program whose input is closed."""

    def write(self, line: bytes, deadline: float) -> None:
        raise BrokenPipeError

    def end(self, grace: float) -> None:
        """It has ended."""


def test_a_program_that_takes_no_questions_is_told_as_such(monkeypatch: pytest.MonkeyPatch) -> None:
    def started(command: list[str]) -> Deaf:
        return Deaf()

    monkeypatch.setattr("criminals.bots.players.process_bot.started", started)
    foul = ask(ProcessBot(["deaf"]), VIEW, Random(1))
    assert isinstance(foul, Foul)
    assert foul.text == "ProcessFault: the program takes no questions"
    assert foul.told("fr") == "le programme n'accepte pas de questions"


class OwnText(str):
    """A text of a bot's own class."""

    __slots__ = ()


class OwnFault(Fault):
    """A fault of a bot's own class."""


@pytest.mark.parametrize("kind", [TimeOver, ProcessFault])
@pytest.mark.parametrize(
    "own",
    [
        Fault("bot_late", FrozenMap({"seconds": OwnText("1")})),
        Fault(OwnText("bot_late"), FrozenMap({"seconds": "1"})),
        Fault("bot_late", FrozenMap({"seconds": "1"}), game="crooks"),
        OwnFault("bot_late", FrozenMap({"seconds": "1"})),
        "took longer than 1 s",
    ],
)
def test_no_fault_with_something_of_a_bot_is_kept(kind: type[BaseException], own: Any) -> None:
    foul = ask(Gives(kind(own)), VIEW, Random(1))
    assert isinstance(foul, Foul)
    assert foul.fault is None
    assert type(foul.told("it")) is str


class Untold(CriminalsError):
    """An error that cannot be told."""

    @override
    def __str__(self) -> str:
        raise SystemExit


def test_an_error_that_cannot_be_told_is_told_as_such() -> None:
    foul = ask(Gives(Untold()), VIEW, Random(1))
    assert isinstance(foul, Foul)
    assert foul.told() == "an error that cannot be told"
    assert foul.told("it") == "un errore che non si può raccontare"
