"""The games that a tournament kept in a folder: one of them to be replayed, or a list of them."""

from collections.abc import Sequence
from pathlib import Path

from criminals.bots.matches.records_folder import KeptGame, kept_games
from criminals.cli.arguments import spoken_lang
from criminals.cli.complaints import Complaint, worded
from criminals.cli.files import failed, read_record
from criminals.cli.table.screen import Screen
from criminals.cli.table.voice import Voice
from criminals.core.base.seats import Seat
from criminals.core.game.registry import find_game, game_of


def found(path: Path, deal: int | None, bots: Sequence[str]) -> Path | list[Path]:
    """The file to replay: the path itself, or the only matching game in a folder; otherwise all matching games.

    Args:
        path: A file or a folder.
        deal: The number of the deal, if only its games are asked for.
        bots: The names or the numbers of contestants who all took part.
    """
    if not path.is_dir():
        if deal is not None or bots:
            raise Complaint(worded("complaint", "no_folder", file=str(path)))
        return path
    try:
        kept = kept_games(path)
    except OSError as error:
        raise Complaint(failed("unread", path, error)) from None
    games = [file for game, file in kept if deal in (None, game.deal) and all(map(game.has, bots))]
    if not games:
        raise Complaint(worded("complaint", "no_kept_game" if kept else "no_kept_games", file=str(path)))
    return games[0] if len(games) == 1 else games


def names_in(path: Path) -> dict[Seat, str]:
    """The names of the players by seat, from the name of the file; with a number if one has several seats."""
    game = KeptGame.read(path.name)
    seats = {} if game is None else game.seats
    several = {name for name in seats.values() if [*seats.values()].count(name) > 1}
    return {seat: f"{name} {seat}" if name in several else name for seat, name in seats.items()}


def list_games(files: Sequence[Path], lang: str | None) -> None:
    """Print for each game its file, and how it ended."""
    for file in files:
        record = read_record(file)
        spoken = spoken_lang(find_game(record.game), record.players, record.edition, lang)
        screen = Screen(Voice(spoken, names_in(file)))
        *_, last = record.replay()
        outcome, voice = game_of(last).outcome(last), screen.voice
        if outcome is None:
            told = voice.say("result", "not_over")
        else:
            told = voice.say("result", "won", winners=voice.players(outcome.winners), clause=outcome.clause)
        screen.say("kept", "game", file=str(file), told=told)
