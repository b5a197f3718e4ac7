"""The games that a tournament kept in a folder: one of them to be replayed, or a list of them."""

from collections.abc import Sequence, Set
from pathlib import Path

import attrs

from criminals.bots.matches.records_folder import KeptGame, kept_games
from criminals.cli.arguments import spoken_lang
from criminals.cli.complaints import Complaint, worded
from criminals.cli.files import failed, read_record
from criminals.cli.table.screen import Screen
from criminals.cli.table.voice import Voice
from criminals.core.base.seats import Seat
from criminals.core.game.registry import find_game, game_of


@attrs.frozen
class Wanted:
    """The games of a folder that are asked for."""

    deal: int | None = None
    bots: Sequence[str] = ()
    """The names or the numbers of contestants who all took part."""
    lost: bool = False
    """True for the games that the first of these bots has lost."""

    def has(self, game: KeptGame, file: Path) -> bool:
        """Tell whether a game is asked for."""
        if self.deal not in (None, game.deal) or not all(map(game.seats_of, self.bots)):
            return False
        return not self.lost or _is_lost(file, game.seats_of(self.bots[0]))


def found(path: Path, wanted: Wanted) -> Path | list[Path]:
    """The file to replay: the path itself, or the only game asked for in a folder; otherwise all games asked for."""
    if wanted.lost and not wanted.bots:
        raise Complaint(worded("complaint", "lost_by_whom"))
    if not path.is_dir():
        if wanted.deal is not None or wanted.bots:
            raise Complaint(worded("complaint", "no_folder", file=str(path)))
        return path
    try:
        kept = kept_games(path)
    except OSError as error:
        raise Complaint(failed("unread", path, error)) from None
    games = [file for game, file in kept if wanted.has(game, file)]
    if not kept:
        raise Complaint(worded("complaint", "no_kept_games", file=str(path)))
    if not games:
        bots = tuple(sorted({name for game, _ in kept for name in game.words}))
        raise Complaint(worded("complaint", "no_kept_game", file=str(path), bots=bots))
    return games[0] if len(games) == 1 else games


def _is_lost(file: Path, seats: Set[Seat]) -> bool:
    """Tell whether others have won a game. A game that was broken off is lost by nobody here."""
    *_, last = read_record(file).replay()
    outcome = game_of(last).outcome(last)
    return outcome is not None and seats.isdisjoint(outcome.winners)


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
