"""Host a table: people and bots play one game, each in their own browser.

Usage: python -m examples.web_table crooks person:Ada person:Bo greedy [--first SEAT]

A person may have a name; who has none is told by the number of the seat. It prints a link for every person and one to
look on. Each link is a seat: give everybody their own, and only that. On the page everybody chooses a language.
"""

# The packages live in .venv-web: nothing of theirs is known here.
# pyright: basic, reportMissingImports=false

import argparse
import sys
from collections.abc import Sequence

import criminals
from criminals import SPECTATOR, Seat
from criminals.cli.arguments import add_edition, add_first, add_one_game, first_of
from criminals.cli.catalogue import usual_lang
from criminals.core.game.registry import find_game
from criminals.core.looks.catalogues import LANGUAGES
from examples.web_table.keys import fresh_keys
from examples.web_table.room import Room
from examples.web_table.seating import bots_of, seated_names
from examples.web_table.speaking import speaker_of
from examples.web_table.table import Table


def room_of(
    game: str,
    seats: Sequence[str],
    *,
    edition: str | None = None,
    first: Seat | None = None,
    sicario: Seat | None = None,
    pause: float = 1.0,
) -> Room:
    """A room with a new game; for each seat `person`, `person:Ada`, or the text of a bot: `ismcts:iterations=200`.

    `first` is the seat that acts first, `sicario` that of the sicario; else who begins is drawn. `ValueError` says what
    cannot be.
    """
    bots, names = bots_of(seats), seated_names(seats)
    begins = first_of(find_game(game).NAME, len(seats), first, sicario)
    dealt = criminals.new_game(game, players=len(seats), edition=edition, first=begins)
    table = Table((dealt,), bots={seat: seats[seat] for seat in bots}, names=names)
    return Room(table, fresh_keys(table.viewers), bots, pause)


def links(room: Room, origin: str, lang: str) -> list[str]:
    """A line for everybody who may come. The token stands behind a #, so that no server and no log is told of it."""
    table, say = room.table, speaker_of(lang, names=room.table.names).say
    lines: list[str] = []
    for viewer, token in room.keys.tokens.items():
        if viewer is SPECTATOR:
            lines.append(say("links", "look_on", {"address": f"{origin}/#{token}"}))
        elif viewer in room.bots:
            lines.append(say("links", "bot", {"seat": viewer, "text": table.bots[viewer]}))
        else:
            lines.append(say("links", "seat", {"seat": viewer, "address": f"{origin}/#{token}"}))
    return lines


def main() -> None:
    """Read the command line, print the links, serve."""
    parser = argparse.ArgumentParser(prog="web_table", description="Host a table in the browser.")
    add_one_game(parser)
    parser.add_argument(
        "seats", nargs="+", metavar="SEAT", help="for each seat: person:NAME, random, greedy, ismcts:iterations=200"
    )
    add_edition(parser)
    add_first(parser)
    parser.add_argument("--pause", type=float, default=1.0, help="seconds before a bot or the die moves (default: 1)")
    parser.add_argument("--host", default="127.0.0.1", help="the address to listen at (default: this machine only)")
    parser.add_argument("--port", type=int, default=8000, help="the port to listen at (default: 8000)")
    parser.add_argument(
        "--lang", choices=LANGUAGES, default=usual_lang(), help="for the links (default: by LC_ALL or LANG)"
    )
    chosen = parser.parse_args()
    try:
        room = room_of(
            chosen.game,
            chosen.seats,
            edition=chosen.edition,
            first=chosen.first,
            sicario=chosen.sicario,
            pause=chosen.pause,
        )
    except ValueError as error:
        parser.error(str(error))
    try:
        import uvicorn  # noqa: PLC0415 -- so that --help and faults need no web packages

        from examples.web_table.server import app  # noqa: PLC0415 -- for the same reason
    except ModuleNotFoundError as error:
        sys.exit(f"no module {error.name!r}: `make web-table` has an environment with it")
    print("\n".join(links(room, f"http://{chosen.host}:{chosen.port}", chosen.lang)), flush=True)
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
