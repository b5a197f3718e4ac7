"""The games of a tournament in a folder: a record in a file for each, whose name says what was played."""

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
"""What a file of a folder is called: `deal-0007_0-eager_2-ismcts-iterations-200_ab.json`."""


@attrs.frozen
class KeptGame:
    """What the file of a game says: the deal, its two contestants, and which of them sat where.

    `numbers` are their places among the contestants of the tournament. Names are those of others, so `words` are only
    their letters and digits, which may be the same for both.
    """

    deal: int
    numbers: tuple[int, int]
    words: tuple[str, str]
    seating: tuple[int, ...]

    @classmethod
    def of(cls, game: GameResult, contestants: tuple[str, ...]) -> Self:
        """What the file of a game of these contestants says."""
        one, other = game.pair
        numbers = contestants.index(one), contestants.index(other)
        return cls(game.deal, numbers, (word(one), word(other)), tuple(int(name != one) for name in game.seats))

    @classmethod
    def read(cls, name: str) -> Self | None:
        """What the name of a file says; None if it is no name of a kept game."""
        found = FORM.fullmatch(name)
        if found is None:
            return None
        deal, number, own, other_number, other, seating = found.groups()
        return cls(int(deal), (int(number), int(other_number)), (own, other), tuple("ab".index(at) for at in seating))

    @property
    def file_name(self) -> str:
        """The name of its file: nothing but letters, digits, and marks between them."""
        pair = [f"{number}-{own}" for number, own in zip(self.numbers, self.words, strict=True)]
        return f"deal-{self.deal:04}_{pair[0]}_{pair[1]}_{''.join('ab'[at] for at in self.seating)}.json"

    @property
    def seats(self) -> dict[Seat, str]:
        """Who sat where: the word of each, and its number too if both have the same."""
        same = self.words[0] == self.words[1]
        told = [f"{own} {number}" if same else own for own, number in zip(self.words, self.numbers, strict=True)]
        return {seat: told[at] for seat, at in enumerate(self.seating)}

    def has(self, name: str) -> bool:
        """Whether a contestant of this name, or of this number among them, took part."""
        return word(name) in self.words or name in map(str, self.numbers)


def word(name: str) -> str:
    """The letters and digits of a name, with a mark for all between them."""
    return re.sub(r"[^A-Za-z0-9]+", "-", name)[:LONGEST].strip("-") or "bot"


def kept_games(folder: Path) -> list[tuple[KeptGame, Path]]:
    """The games that a folder keeps, in the order of their names; `OSError` if it cannot be read."""
    found = [(KeptGame.read(path.name), path) for path in sorted(folder.iterdir())]
    return [(game, path) for game, path in found if game is not None]


def open_folder(folder: Path, *, goes_on: bool) -> None:
    """Make a folder for games, for its owner alone; `FileExistsError` if it has something and nothing goes on in it."""
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    if not goes_on and any(folder.iterdir()):
        raise FileExistsError(f"{folder} is not empty: the games of two tournaments would be mixed up in it")


def keep(folder: Path, game: GameResult, contestants: tuple[str, ...]) -> None:
    """Write the record of a game, if it has one, to a file that only its owner may read: it tells the deal."""
    if game.record is not None:
        write_private(folder / KeptGame.of(game, contestants).file_name, f"{dumps(game.record)}\n")
