"""The games of a tournament in a folder: a file with the record of each, named after what was played."""

import re
from pathlib import Path
from typing import Final, Self

import attrs

from criminals.bots.matches.jobs import GameResult
from criminals.bots.matches.private_files import write_private
from criminals.core.base.seats import Seat
from criminals.core.records.dumping import dumps

LONGEST: Final = 32
"""The most characters of a contestant's name in the name of a file."""

FORM: Final = re.compile(
    r"deal-([0-9]{4,18})_([0-9]{1,6})-([A-Za-z0-9-]{1,32})_([0-9]{1,6})-([A-Za-z0-9-]{1,32})_([ab]{2,64})\.json"
)
"""The form of a file name: `deal-0007_0-eager_2-ismcts-iterations-200_ab.json`."""


@attrs.frozen
class KeptGame:
    """The parts of a file name: the deal, the two contestants, and who sat where.

    `numbers` are the places of the two among the contestants of the tournament. `words` have only the letters and
    digits of their names, because others chose the names; so both words may be the same.
    """

    deal: int
    numbers: tuple[int, int]
    words: tuple[str, str]
    seating: tuple[int, ...]

    @classmethod
    def of(cls, game: GameResult, contestants: tuple[str, ...]) -> Self:
        """The parts for a game of these contestants."""
        one, other = game.pair
        numbers = contestants.index(one), contestants.index(other)
        return cls(game.deal, numbers, (word(one), word(other)), tuple(int(name != one) for name in game.seats))

    @classmethod
    def read(cls, name: str) -> Self | None:
        """Read a file name; None if it doesn't have this form."""
        found = FORM.fullmatch(name)
        if found is None:
            return None
        deal, number, own, other_number, other, seating = found.groups()
        return cls(int(deal), (int(number), int(other_number)), (own, other), tuple("ab".index(at) for at in seating))

    @property
    def file_name(self) -> str:
        """The file name, made only of letters, digits and marks between them."""
        pair = [f"{number}-{own}" for number, own in zip(self.numbers, self.words, strict=True)]
        return f"deal-{self.deal:04}_{pair[0]}_{pair[1]}_{''.join('ab'[at] for at in self.seating)}.json"

    @property
    def seats(self) -> dict[Seat, str]:
        """The word of the contestant at each seat, with its number if both have the same word."""
        same = self.words[0] == self.words[1]
        told = [f"{own} {number}" if same else own for own, number in zip(self.words, self.numbers, strict=True)]
        return {seat: told[at] for seat, at in enumerate(self.seating)}

    def seats_of(self, name: str) -> set[Seat]:
        """The seats of the contestant with this name or this number; none if it didn't take part."""
        own = {at for at in (0, 1) if word(name) == self.words[at] or name == str(self.numbers[at])}
        return {seat for seat, at in enumerate(self.seating) if at in own}


def word(name: str) -> str:
    """Keep the letters and digits of a name, with one mark for everything between them."""
    return re.sub(r"[^A-Za-z0-9]+", "-", name)[:LONGEST].strip("-") or "bot"


def kept_games(folder: Path) -> list[tuple[KeptGame, Path]]:
    """List the games in a folder, sorted by file name; `OSError` if it can't be read."""
    found = [(KeptGame.read(path.name), path) for path in sorted(folder.iterdir())]
    return [(game, path) for game, path in found if game is not None]


def open_folder(folder: Path, *, goes_on: bool) -> None:
    """Make a folder that only its owner may read; `FileExistsError` if it isn't empty and nothing goes on in it."""
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    if not goes_on and any(folder.iterdir()):
        raise FileExistsError(f"{folder} is not empty: the games of two tournaments would be mixed up in it")


def keep(folder: Path, game: GameResult, contestants: tuple[str, ...]) -> None:
    """Write the record of a game, if it has one, to a file that only its owner may read, because it tells the deal."""
    if game.record is not None:
        write_private(folder / KeptGame.of(game, contestants).file_name, f"{dumps(game.record)}\n")
