"""The host's side: the only part of the terminal table with the truth. The rest is told what one seat may know."""

import asyncio
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

import attrs
from typing_extensions import override

import criminals
from criminals import CHANCE, Record, Seat
from criminals.bots import Bot, Foul
from criminals.bots.matches.seeds import derived
from criminals.cli.arguments import USUAL_GAME, first_of
from criminals.cli.files import check_first, put_record, read_record
from criminals.core.game.registry import find_game
from criminals.dice import fresh_seed, generator
from examples.web_table.keys import fresh_keys
from examples.web_table.room import Room
from examples.web_table.seating import bots_of, seated_names
from examples.web_table.table import Table, table_of

OPPONENT: Final = "ismcts:iterations=100"
"""The bot that sits where nobody is named, and gives hints."""

USUAL_PLAYERS: Final = 3


@attrs.frozen
class Failure:
    """A bot that gave no lawful action. What it said may be a secret of its seat: it is not for the screen."""

    seat: Seat
    name: str
    foul: Foul

    @property
    def kind(self) -> str:
        """The reason in a word: all that may be shown while the game goes on."""
        return self.foul.reason


@attrs.define(eq=False)
class House(Room):
    """A room whose people share one keyboard: they come to the table in turn. It keeps the game in a file."""

    file: Path | None = None
    waits: bool = False
    """Whether bots and chance wait after a person's turn, as long as it can be taken back."""
    failures: list[Failure] = attrs.field(init=False, factory=list[Failure])
    on_failure: Callable[[Failure], None] = attrs.field(init=False, default=lambda _: None)
    on_unkept: Callable[[OSError], None] = attrs.field(init=False, default=lambda _: None)
    _go_on: asyncio.Event = attrs.field(init=False, factory=asyncio.Event)

    @property
    def people(self) -> tuple[Seat, ...]:
        """The seats without a bot."""
        return tuple(seat for seat in self.table.game.seats(self.table.state) if seat not in self.bots)

    @property
    def next_person(self) -> Seat | None:
        """Who is given the keyboard first: the person to act, else the first of them; None if there are only bots."""
        people, actor = self.people, self.table.actor
        return actor if isinstance(actor, Seat) and actor in people else people[0] if people else None

    # --- waiting ---

    @property
    def is_waiting(self) -> bool:
        """Whether a bot or chance would act, if it did not wait for somebody who can still take back."""
        table = self.table
        others = table.actor is CHANCE or table.actor in self.bots
        return self.waits and others and any(map(table.may_take_back, self.people))

    def go_on(self) -> None:
        """Wait no longer."""
        self._go_on.set()

    @override
    async def paused(self) -> None:
        if self.is_waiting:
            self._go_on.clear()
            await self._go_on.wait()
        else:
            await Room.paused(self)

    # --- bots ---

    @override
    def failed(self, foul: Foul) -> None:
        failure = Failure(foul.seat, self.table.bots[foul.seat], foul)
        self.failures.append(failure)
        self.on_failure(failure)

    # --- keeping ---

    @override
    def change(self, table: Table) -> None:
        Room.change(self, table)
        self._go_on.set()
        try:
            self.keep()
        except OSError as error:
            self.on_unkept(error)

    def keep(self) -> None:
        """Write the record, if it has a file; `OSError` says why it cannot."""
        if self.file is not None:
            put_record(self.file, self.table.record)

    def save(self, path: Path) -> None:
        """Keep the game in this file from now on, but over no other file; `OSError` says why not."""
        if path != self.file and path.exists():
            raise FileExistsError(path)
        put_record(path, self.table.record)
        self.file = path


def house_of(
    game: str | None = None,
    seats: Sequence[str] = (),
    *,
    edition: str | None = None,
    first: Seat | None = None,
    sicario: Seat | None = None,
    seed: int | None = None,
    file: Path | None = None,
    pause: float = 1.0,
    waits: bool = False,
    kind: type[House] = House,
) -> House:
    """A house with a new game, or with the one in the file if that is there.

    `ValueError`, `Complaint` or `OSError` say why not. For each seat `person`, `person:Ada`, or the text of a bot; if
    nobody is named, a person and bots. `first` is the seat that acts first, `sicario` that of the sicario; else who
    begins is drawn.
    """
    seed = fresh_seed() if seed is None else seed
    if file is not None and file.exists():
        record = _kept(file, game, edition)
        check_first(file, record, first_of(record.game, record.players, first, sicario))
    else:
        name, players = find_game(game or USUAL_GAME).NAME, len(seats) or USUAL_PLAYERS
        begins = first_of(name, players, first, sicario)
        deal = criminals.new_game(name, players=players, seed=derived(seed, "deal"), edition=edition, first=begins)
        record = Record.of(deal, ())
    kinds = [*seats] or ["person", *[OPPONENT] * (record.players - 1)]
    if len(kinds) != record.players:
        raise ValueError(f"the game in {file} has {record.players} seats, not {len(kinds)}")
    bots: dict[Seat, Bot] = bots_of(kinds)
    table = table_of(record, bots={seat: kinds[seat] for seat in bots}, names=seated_names(kinds))
    # Chance and the bots begin anew where a game goes on: not with what they began with the first time.
    begun = derived(seed, "from", len(record.actions))
    rng, dice = generator(begun), {seat: generator(derived(begun, "bot", seat)) for seat in bots}
    house = kind(table, fresh_keys(table.viewers), bots, pause, rng, dice, file=file, waits=waits)
    house.keep()
    return house


def _kept(file: Path, game: str | None, edition: str | None) -> Record:
    record = read_record(file)
    if edition is not None:
        raise ValueError(f"{file}: the game in it has its edition: give none")
    if game is not None and record.game != find_game(game).NAME:
        raise ValueError(f"{file}: the game in it is {record.game}, not {game}")
    return record
