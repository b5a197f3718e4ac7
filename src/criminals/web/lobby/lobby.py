"""The lobby: make tables, and give their links to whoever may have them."""

from collections.abc import Mapping
from functools import cached_property, partial
from hmac import compare_digest
from typing import Any, Final

import attrs

import criminals
from criminals.core.base.seats import SPECTATOR, Seat, Viewer
from criminals.core.game.registry import GAMES, find_game
from criminals.dice import fresh_token
from criminals.hosting import Host, dumps
from criminals.hosting.keys import hashed
from criminals.web.lobby.orders import SeatOrder, TableOrder, Unordered, checked_name, seated_names
from criminals.web.rooms.desk import Desk
from criminals.web.rooms.room import Room
from criminals.web.rooms.rooms import Rooms
from criminals.web.speaking import languages_of
from criminals.web.storage import Saved, TooManyTables

ID_LENGTH: Final = 22
"""The characters of a table's id: 128 bits. It is no secret, but nobody can guess the tables of others."""

MOST_PLAYERS: Final = 8
"""The limit for trying numbers of players with a game that does not name its editions."""


@attrs.frozen(repr=False)
class Made:
    """A new table with all its tokens. They are sent once, and kept nowhere."""

    table: str
    owner: str
    host: Host
    tokens: dict[Viewer, str]


@attrs.define(eq=False, repr=False, slots=False)
class Lobby:
    """Makes tables, changes who sits at them, and closes them."""

    desk: Desk
    rooms: Rooms

    @cached_property
    def games(self) -> list[dict[str, Any]]:
        """The games that can be played here, each with its editions, their numbers of players, and its languages."""
        return [_offered(name) for name in GAMES]

    async def make(self, order: TableOrder) -> Made:
        """Make a table.

        Raises:
            Unordered: The server has no such bot, or no room for another table.
            CriminalsError: The game cannot be played with these settings.
            StorageTrouble: The table could not be stored.
        """
        settings = self.desk.settings
        names = seated_names(order.seats, settings)
        first = criminals.new_game(order.game, players=len(order.seats), edition=order.edition, first=order.first)
        host: Host = Host.of(first)
        tokens: dict[Viewer, str] = {SPECTATOR: fresh_token()}
        for seat, each in enumerate(order.seats):
            if each.bot is None:
                tokens[seat] = fresh_token()
            host = host.hand_over(seat, token=tokens.get(seat), name=names.get(seat), bot=each.bot)
        host = host.let_watch(tokens[SPECTATOR])
        made = Made(fresh_token()[:ID_LENGTH], fresh_token(), host, tokens)
        await self._store(made)
        return made

    async def owned(self, table: str, owner: str) -> Room:
        """Find the room of a table for its owner.

        Raises:
            Unordered: There is no such table, or the token is not its owner's.
            StorageTrouble: The storage does not answer.
        """
        room = await self.rooms.find(table)
        if room is None or not compare_digest(room.saved.owner, hashed(owner)):
            raise Unordered(404, "no_table")
        return room

    async def seat(self, room: Room, viewer: Viewer, order: SeatOrder) -> str | None:
        """Give a seat, or the spectators' link, to somebody else. Return the new token, or None for a bot."""
        bots = self.desk.settings.bots
        if order.bot is not None and (order.bot not in bots or not isinstance(viewer, Seat)):
            raise Unordered(422, "no_bot", {"name": order.bot, "known": ", ".join(bots)})
        name = None if order.name is None else checked_name(order.name)
        if isinstance(viewer, Seat) and name is None:
            sitter = room.host.sitters[viewer]
            name = f"{order.bot} {viewer}" if order.bot else None if sitter.bot else sitter.name
        others = [sitter.name for seat, sitter in enumerate(room.host.sitters) if seat != viewer]
        if name is not None and name in others:
            raise Unordered(422, "same_name", {"name": name})
        token = await room.renew(viewer, name=name, bot=order.bot)
        self.desk.log.write("link_renewed", table=room.table, seat=seat_number(viewer))
        return token

    async def revoke(self, room: Room, viewer: Viewer) -> None:
        """Revoke the link of a viewer."""
        await room.revoke(viewer)
        self.desk.log.write("link_revoked", table=room.table, seat=seat_number(viewer))

    async def _store(self, made: Made) -> None:
        host, log = made.host, self.desk.log
        try:
            saved = Saved(made.table, hashed(made.owner), host.changes, dumps(host))
            await self.desk.keeper.add(saved, self.desk.settings.most_tables)
        except TooManyTables:
            raise Unordered(503, "too_many") from None
        self.desk.counters.count("tables_made")
        log.write("table_made", table=made.table, game=host.game, players=len(host.sitters))


def seat_number(viewer: Viewer) -> int | None:
    """The number of a seat, or None for spectators."""
    return viewer if isinstance(viewer, Seat) else None


def _offered(name: str) -> dict[str, Any]:
    """The facts about a game that the lobby page needs."""
    game: Any = find_game(name)
    spoken = languages_of(name)
    editions: Mapping[str, Any] = getattr(game, "EDITIONS", {})
    found: list[dict[str, Any]] = [{"edition": edition, "players": [*box.players]} for edition, box in editions.items()]
    return {
        "game": name,
        "names": {lang: criminals.term(name, "game", name, lang) for lang in spoken},
        "editions": found or [{"edition": None, "players": [*filter(partial(_is_for, name), range(1, MOST_PLAYERS))]}],
        "languages": [*spoken],
    }


def _is_for(name: str, players: int) -> bool:
    """True if a game can be played with this number of players."""
    try:
        criminals.new_game(name, players=players, seed=0)
    except ValueError:
        return False
    return True
