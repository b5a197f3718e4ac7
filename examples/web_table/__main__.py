"""Host a table: people and bots play one game, each in their own browser.

Usage: python -m examples.web_table crooks person person greedy

It prints a link for every person and one to look on. Each link is a seat: give everybody their own, and only that.
"""

# The packages live in .venv-web: nothing of theirs is known here.
# pyright: basic, reportMissingImports=false

import argparse
import sys
from collections.abc import Sequence

import criminals
from criminals import SPECTATOR
from examples.web_table.keys import fresh_keys
from examples.web_table.room import Room
from examples.web_table.seating import bots_of
from examples.web_table.table import Table


def room_of(game: str, seats: Sequence[str], *, edition: str | None = None, pause: float = 1.0) -> Room:
    """A room with a new game; for each seat `person`, or the text of a bot such as `greedy` or `ismcts:iterations=200`.

    `ValueError` says what can not be.
    """
    bots = bots_of(seats)
    first = criminals.new_game(game, players=len(seats), edition=edition)
    table = Table((first,), bots={seat: seats[seat] for seat in bots})
    return Room(table, fresh_keys(table.viewers), bots, pause)


def links(room: Room, origin: str) -> list[str]:
    """A line for everybody who may come. The token stands behind a #, so that no server and no log is told of it."""
    tokens = room.keys.tokens
    lines = [f"seat {seat}: {room.table.bots[seat]}" for seat in room.bots]
    lines += [f"seat {v}: {origin}/#{t}" for v, t in tokens.items() if v is not SPECTATOR and v not in room.bots]
    return [*sorted(lines), f"to look on: {origin}/#{tokens[SPECTATOR]}"]


def main() -> None:
    """Read the command line, print the links, serve."""
    parser = argparse.ArgumentParser(prog="web_table", description="Host a table in the browser.")
    parser.add_argument("game", choices=sorted(criminals.GAMES))
    parser.add_argument("seats", nargs="+", help="for each seat: person, random, greedy, ismcts:iterations=200")
    parser.add_argument("--edition", help="the name of an edition")
    parser.add_argument("--pause", type=float, default=1.0, help="seconds before a bot or the die moves (default 1)")
    parser.add_argument("--host", default="127.0.0.1", help="the address to listen at (default: this machine only)")
    parser.add_argument("--port", type=int, default=8000)
    chosen = parser.parse_args()
    try:
        room = room_of(chosen.game, chosen.seats, edition=chosen.edition, pause=chosen.pause)
    except ValueError as error:
        parser.error(str(error))
    try:
        import uvicorn  # noqa: PLC0415 -- so that --help and faults need no web packages

        from examples.web_table.server import app  # noqa: PLC0415 -- for the same reason
    except ModuleNotFoundError as error:
        sys.exit(f"no module {error.name!r}: `make web-table` has an environment with it")
    print("\n".join(links(room, f"http://{chosen.host}:{chosen.port}")), flush=True)
    uvicorn.run(
        app(room),
        host=chosen.host,
        port=chosen.port,
        ws="websockets-sansio",
        ws_max_size=65_536,
        log_level="warning",
    )


if __name__ == "__main__":
    main()
