"""Arguments that several commands share.

Help pages have their own words for them; a parser elsewhere passes what its help says.
"""

import argparse
from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final, TypeAlias

from criminals.cli.catalogue import CATALOGUES, spoken, usual_lang
from criminals.cli.complaints import Complaint, Told, complaining, reported, worded
from criminals.cli.parsing import Unfit
from criminals.core.base.faults import given, named
from criminals.core.base.seats import SPECTATOR, Seat, Viewer, check_viewer
from criminals.core.game.protocol import CompleteGame
from criminals.core.game.registry import find_game
from criminals.core.looks.catalogues import ENGLISH
from criminals.dice import generator
from criminals.installed import load_game
from criminals.verbs.wording import game_word

TRUTH: Final = "truth"
"""The name of a viewer who sees everything."""

Parser: TypeAlias = argparse.ArgumentParser
Options = argparse.Namespace


LIMIT: Final = 60.0
"""The time limit of a choice if none is named, in seconds: a bot that hangs holds nobody for longer."""

USUAL_GAME: Final = "crooks"
"""The game that is played if none is named."""

SICARIO: Final = "sicario"
"""The game with the option `--sicario`."""


USUAL_PLAYERS: Final = 3
"""The number of players if no bots are named and the game allows it."""


def add_load(parser: Parser) -> None:
    """Add `--load`, which `load_games` has carried out before the other arguments are read."""
    parser.add_argument("--load", action="append", metavar="MODULE")


def load_games(arguments: Sequence[str]) -> None:
    """Load the games that `--load` names among all arguments of a command."""
    parser = argparse.ArgumentParser(add_help=False)
    parser.add_argument("--load", action="append", default=[], nargs="?")
    named: list[str | None] = parser.parse_known_args(arguments)[0].load
    for place in filter(None, named):  # what is missing is complained of by the command
        try:
            load_game(place)
        except ModuleNotFoundError as error:
            raise Complaint(worded("complaint", "no_module", place=place, module=str(error.name))) from None
        except Exception as error:  # a module may do anything when it is imported
            known = error if isinstance(error, (ImportError, TypeError, ValueError)) else ValueError(repr(error))
            raise Complaint(reported(known, f"--load {place}")) from None


def add_game(parser: Parser, default: str | None = USUAL_GAME, help_: str | None = None) -> None:
    """Add the game, the first positional argument."""
    parser.add_argument("game", nargs="?", type=game_name, default=default, help=help_)


def add_one_game(parser: Parser, help_: str | None = None) -> None:
    """Add the game, where it has to be named."""
    parser.add_argument("game", type=game_name, help=help_)


def add_games(parser: Parser) -> None:
    """Add an option for some of the games."""
    parser.add_argument("--game", action="append", type=game_name)


def add_first(parser: Parser, help_first: str | None = None, help_sicario: str | None = None) -> None:
    """Add `--first` and `--sicario`, which `first_of` turns into the seat that acts first."""
    either = parser.add_mutually_exclusive_group()
    either.add_argument("--first", type=natural, metavar="SEAT", help=help_first)
    either.add_argument("--sicario", type=natural, metavar="SEAT", help=help_sicario)


def add_bots(parser: Parser) -> None:
    """Add the bots, all further positional arguments."""
    parser.add_argument("bots", nargs="*", metavar="BOT")


def add_edition(parser: Parser, help_: str | None = None) -> None:
    """Add the edition."""
    parser.add_argument("--edition", metavar="NAME", help=help_)


def add_seed(parser: Parser, help_: str | None = None) -> None:
    """Add the seed."""
    parser.add_argument("--seed", type=natural, metavar="N", help=help_)


def add_lang(parser: Parser) -> None:
    """Add the language, which `spoken_lang` finds for a table."""
    parser.add_argument("--lang")


def add_memory(parser: Parser, help_: str | None = None) -> None:
    """Add whether tables show what has been seen before."""
    parser.add_argument("--memory", action=argparse.BooleanOptionalAction, default=False, help=help_)


def add_notation(parser: Parser) -> None:
    """Add whether the notation of actions stands beside their sentences."""
    parser.add_argument("--notation", action=argparse.BooleanOptionalAction, default=False)


def add_limit(parser: Parser) -> None:
    """Add the time limit of a choice."""
    parser.add_argument("--limit", type=positive, default=LIMIT, metavar="SECONDS")


def spoken_lang(game: CompleteGame[Any, Any], players: int, edition: Any, lang: str | None) -> str:
    """The language of a table: the one that is named, or that of the environment, if the game has words in it."""
    wanted = usual_lang() if lang is None else lang
    for verb, speak in _speaking(game, players, edition, wanted):
        try:
            speak()
        except ValueError as error:
            if lang is None:
                return ENGLISH
            raise Complaint(reported(error, f"--lang: {verb}()" if verb else "--lang")) from None
    return wanted


def _speaking(
    game: CompleteGame[Any, Any], players: int, edition: Any, lang: str
) -> Iterator[tuple[str, Callable[[], object]]]:
    """Try a sentence in a language; of a game without catalogues, whose verbs speak for themselves, try each verb."""
    action = game.action_space(players, edition).actions[0]
    yield "", lambda: game.describe(action, lang)
    if hasattr(game, "CATALOGUES"):
        return
    state = game.new_game(players=players, rng=generator(0), edition=edition)
    view = game.view(state, SPECTATOR)
    yield "label", lambda: game.label(action, lang)
    yield "prompt", lambda: game.prompt(view, lang)
    yield "draw", lambda: game.draw(view, lang=lang)
    yield "reveal", lambda: game.reveal(state, lang=lang)


def own_lang(lang: str | None) -> str:
    """The language of a command without a table: the one that is named, or that of the environment, or English."""
    if lang is None:
        return spoken(usual_lang())
    with complaining("--lang"):
        return CATALOGUES.find(lang).lang


def usual_players(game: CompleteGame[Any, Any], edition: Any = None) -> int:
    """The default number of players: `USUAL_PLAYERS`, or the fewest if the game is not for that number."""
    try:
        game.new_game(players=USUAL_PLAYERS, rng=generator(0), edition=edition)
    except ValueError:
        fewest: int = game.new_game(rng=generator(0), edition=edition).players
        return fewest
    return USUAL_PLAYERS


def game_name(text: str) -> str:
    """The game's own name, for a name or an alias."""
    try:
        return find_game(text).NAME
    except ValueError as error:
        raise Unfit(reported(error)) from None


def natural(text: str) -> int:
    """A whole number from 0 up."""
    if not text.isdecimal() or len(text) > 40:
        raise Unfit(worded("misuse", "natural", given=given(text)))
    return int(text)


def counting(text: str) -> int:
    """A whole number from 1 up."""
    if natural(text) < 1:
        raise Unfit(worded("misuse", "counting", given=given(text)))
    return int(text)


def positive(text: str) -> float:
    """A number above 0, at most 10,000,000."""
    try:
        number = float(text)
    except ValueError:
        number = 0.0
    if not 0 < number <= 1e7:
        raise Unfit(worded("misuse", "positive", given=given(text)))
    return number


def viewer_of(text: str, players: int) -> Viewer | None:
    """A seat by its number, the spectator, or None for the truth."""
    if text == TRUTH:
        return None
    viewer: Any = SPECTATOR if text == SPECTATOR.value else int(text) if text.isdecimal() and len(text) < 5 else text
    try:
        check_viewer(viewer, players)
    except ValueError:
        raise Complaint(worded("complaint", "no_viewer", last=str(players - 1), given=named(text))) from None
    seen: Viewer = viewer
    return seen


def first_of(game: str, players: int, first: Seat | None, sicario: Seat | None) -> Seat | None:
    """The seat that acts first, from the options `--first` and `--sicario`, or None to draw one.

    `Complaint` if they do not fit the game or the number of players.
    """
    if sicario is None:
        return first if first is None else _seat("--first", first, players)
    if first is not None:
        raise Complaint(worded("complaint", "first_and_sicario"))
    if game != SICARIO:
        raise Complaint(lambda lang: worded("complaint", "no_sicario", game=game_word(game, lang))(lang))
    return (_seat("--sicario", sicario, players) + 1) % players


def no_such_seat(option: str, players: int, seat: Seat) -> Told:
    """The line about an option whose seat is not at the table."""
    return worded("complaint", "no_seat", option=option, last=str(players - 1), number=str(seat))


def _seat(option: str, seat: Seat, players: int) -> Seat:
    if not 0 <= seat < players:
        raise Complaint(no_such_seat(option, players, seat))
    return seat
