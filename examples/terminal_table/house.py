"""The host's side: the only part of the terminal table with the truth. The rest is told what one seat may know."""

import asyncio
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from secrets import SystemRandom
from typing import Any, Final, TypeAlias

import attrs

import criminals
from criminals import CHANCE, Record, Rng, Seat, Viewer
from criminals.bots import Bot, Foul, RandomBot
from criminals.bots.matches.seeds import derived
from criminals.cli.arguments import USUAL_GAME, first_of
from criminals.cli.files import check_first, put_record, read_record
from criminals.core.game.registry import find_game
from criminals.dice import fresh_seed, generator
from criminals.hosting import Host, News, Welcome
from examples.terminal_table.seating import bots_of, seated
from examples.terminal_table.thinking import asked

OPPONENT: Final = "ismcts:iterations=100"
"""The bot that sits where nobody is named, and gives hints."""

USUAL_PLAYERS: Final = 3

LIMIT: Final = 60.0
"""Seconds that a bot may think; after that another goes on for it."""

Tell: TypeAlias = Callable[[News | Welcome], None]
"""Takes what the one at the keyboard is told."""


@attrs.frozen
class Failure:
    """A bot that gave no legal action. What it said may be a secret of its seat: it is not for the screen."""

    seat: Seat
    name: str
    foul: Foul

    @property
    def kind(self) -> str:
        """The reason in a word: all that may be shown while the game goes on."""
        return self.foul.reason


@attrs.define(eq=False)
class House:
    """A host, its bots, and one keyboard: people come to it in turn. It keeps the game in a file.

    All of it happens in one event loop; only a bot thinks in a thread.
    """

    host: Host
    bots: Mapping[Seat, Bot]
    rng: Rng
    """For chance alone: a bot that had it would know the throws to come."""
    dice: Mapping[Seat, Rng]
    """A generator for each bot."""
    pause: float = 1.0
    """The seconds before a bot or chance acts: time to see what happened, and to take it back."""
    file: Path | None = None
    waits: bool = False
    """True if bots and chance wait after a person's turn, as long as it can be taken back."""
    limit: float = LIMIT
    failures: list[Failure] = attrs.field(init=False, factory=list[Failure])
    on_failure: Callable[[Failure], None] = attrs.field(init=False, default=lambda _: None)
    on_unkept: Callable[[OSError], None] = attrs.field(init=False, default=lambda _: None)
    _at_keyboard: tuple[Viewer, Tell] | None = attrs.field(init=False, default=None)
    _changed: asyncio.Event = attrs.field(init=False, factory=asyncio.Event)
    _go_on: asyncio.Event = attrs.field(init=False, factory=asyncio.Event)

    @property
    def names(self) -> dict[Seat, str]:
        """The names of those who have one."""
        return {seat: sitter.name for seat, sitter in enumerate(self.host.sitters) if sitter.name is not None}

    @property
    def people(self) -> tuple[Seat, ...]:
        """The seats without a bot."""
        return tuple(seat for seat in self.host.seats if seat not in self.bots)

    @property
    def next_person(self) -> Seat | None:
        """The person given the keyboard first: the one to act, else the first of them; None if there are only bots."""
        people, actor = self.people, self.host.actor
        return actor if isinstance(actor, Seat) and actor in people else people[0] if people else None

    # --- the one at the keyboard ---

    def enter(self, viewer: Viewer, tell: Tell) -> None:
        """Let somebody sit down: they are welcomed, and told the news from now on."""
        self._at_keyboard = viewer, tell
        self.welcome()

    def leave(self) -> None:
        """Tell nobody anything until somebody sits down again."""
        self._at_keyboard = None

    def welcome(self) -> None:
        """Tell the one at the keyboard everything anew."""
        if self._at_keyboard is not None:
            viewer, tell = self._at_keyboard
            tell(self.host.welcome(viewer))

    # --- the game ---

    def change(self, host: Host) -> None:
        """Put a changed host in place of the old one, tell the news of it, and keep the game."""
        self.host = host
        self._changed.set()
        self._go_on.set()
        if self._at_keyboard is not None:
            viewer, tell = self._at_keyboard
            tell(host.news(viewer))
        try:
            self.keep()
        except OSError as error:
            self.on_unkept(error)

    async def run(self) -> None:
        """Act for bots and for chance, as long as the app runs."""
        while True:
            self._changed.clear()
            host = self.host
            if host.actor is not CHANCE and host.actor not in self.bots:
                await self._changed.wait()
                continue
            await self._paused()
            if self.host is not host:
                continue
            after = await self._played(host)
            if self.host is host:  # else somebody has taken their action back meanwhile
                self.change(after)

    async def _played(self, host: Host) -> Host:
        """The host after what chance or a bot does."""
        seat = host.actor
        if not isinstance(seat, Seat):
            return host.advance(self.rng)
        return host.act(seat, await self._choice(seat, host.view(seat)))

    async def _choice(self, seat: Seat, view: Any) -> Any:
        """Choose for a bot. It is given its view and nothing else."""
        found = await asked(self.bots[seat], view, self.dice[seat], self.limit)
        if not isinstance(found, Foul):
            return found
        # Whatever a bot does, the people at the table are not to wait for ever, and not again.
        self.failed(found)
        self.bots = {**self.bots, seat: RandomBot()}
        return RandomBot().choose(view, SystemRandom())

    def failed(self, foul: Foul) -> None:
        """Take note of a bot that gave no legal action."""
        failure = Failure(foul.seat, self.host.sitters[foul.seat].bot or "", foul)
        self.failures.append(failure)
        self.on_failure(failure)

    # --- waiting ---

    @property
    def is_waiting(self) -> bool:
        """True if a bot or chance would act, but waits for somebody who can still take back."""
        host = self.host
        others = host.actor is CHANCE or host.actor in self.bots
        return self.waits and others and any(criminals.can_undo(host.record, seat) is None for seat in self.people)

    def go_on(self) -> None:
        """Wait no longer."""
        self._go_on.set()

    async def _paused(self) -> None:
        """Wait before a bot or chance acts."""
        if self.is_waiting:
            self._go_on.clear()
            await self._go_on.wait()
        else:
            await asyncio.sleep(self.pause)

    # --- keeping ---

    def keep(self) -> None:
        """Write the record, if it has a file; `OSError` says why it cannot."""
        if self.file is not None:
            put_record(self.file, self.host.record)

    def save(self, path: Path) -> None:
        """Keep the game in this file from now on, but over no other file; `OSError` says why not."""
        if path != self.file and path.exists():
            raise FileExistsError(path)
        put_record(path, self.host.record)
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
    bots = bots_of(kinds)
    host = seated(Host.of(next(record.replay()), record.actions), kinds)
    # Chance and the bots begin anew where a game goes on: not with what they began with the first time.
    begun = derived(seed, "from", len(record.actions))
    rng, dice = generator(begun), {seat: generator(derived(begun, "bot", seat)) for seat in bots}
    house = kind(host, bots, rng, dice, pause, file, waits)
    house.keep()
    return house


def _kept(file: Path, game: str | None, edition: str | None) -> Record:
    record = read_record(file)
    if edition is not None:
        raise ValueError(f"{file}: the game in it has its edition: give none")
    if game is not None and record.game != find_game(game).NAME:
        raise ValueError(f"{file}: the game in it is {record.game}, not {game}")
    return record
