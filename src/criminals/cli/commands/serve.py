"""`criminals serve`: host tables for people in browsers."""

import os
import sys
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

from criminals.cli.arguments import Options, Parser, add_lang, counting, natural, own_lang, positive
from criminals.cli.catalogue import spoken
from criminals.cli.complaints import DONE, Complaint, complaining, reported, worded
from criminals.cli.table.screen import Screen
from criminals.core.base.errors import CriminalsError
from criminals.web.guards.addresses import is_loopback
from criminals.web.settings import BOTS, STAND_IN, Settings, check_bot_text, hashed_password

PACKAGES: Final = ("starlette", "uvicorn", "websockets")
"""The packages of the extra `web`."""

POSTGRES: Final = ("postgresql://", "postgres://")
"""The beginnings of addresses of PostgreSQL databases."""


def add_arguments(parser: Parser) -> None:
    """Add its arguments."""
    parser.add_argument("--host", default="127.0.0.1", metavar="ADDRESS")
    parser.add_argument("--port", type=natural, default=8000, metavar="N")
    parser.add_argument("--data", default="criminals.db", metavar="FILE")
    access = parser.add_mutually_exclusive_group()
    access.add_argument("--password", type=Path, metavar="FILE")
    access.add_argument("--open", action="store_true")
    parser.add_argument("--origin", action="append", default=[], metavar="ADDRESS")
    parser.add_argument("--proxy", action="append", default=[], metavar="ADDRESS")
    parser.add_argument("--bot", action="append", default=[], metavar="NAME=BOT")
    parser.add_argument("--limit", type=positive, default=Settings().limit, metavar="SECONDS")
    parser.add_argument("--pause", type=_seconds, default=Settings().pause, metavar="SECONDS")
    parser.add_argument("--workers", type=counting, metavar="N")
    parser.add_argument("--tables", type=counting, default=Settings().most_tables, metavar="N")
    parser.add_argument("--keep", type=positive, default=Settings().keep, metavar="DAYS")
    parser.add_argument("--log-json", action="store_true")
    add_lang(parser)


def run(options: Options) -> int:
    """Serve until it is asked to stop."""
    for package in PACKAGES:
        if find_spec(package) is None:
            raise Complaint(worded("complaint", "no_web", package=package))
    lang, settings = own_lang(options.lang), _settings(options)
    running: Any = import_module("criminals.web.server.running")
    listening = _listener(running, options)
    with listening:
        desk = _desk(settings, options)
        say = Screen().line

        def tell() -> None:
            say(worded("serving", "listens", address=running.address_of(listening))(lang), "bold")
            say(worded("serving", "keeps", place=shown_place(options.data))(lang))
            say(worded("serving", "locked" if settings.password else "open")(lang))

        running.run(desk, listening, tell)
    return DONE


def _settings(options: Options) -> Settings:
    only_here = is_loopback(options.host)
    if not only_here and options.password is None and not options.open:
        raise Complaint(worded("complaint", "open_lobby", host=options.host))
    return Settings(
        bots={**BOTS, **dict(map(_bot, options.bot)), STAND_IN: BOTS[STAND_IN]},
        pause=options.pause,
        limit=options.limit,
        processes=options.workers or max(1, (os.cpu_count() or 1) - 1),
        most_tables=options.tables,
        keep=options.keep,
        password=None if options.password is None else _password(options.password),
        origins=tuple(each.rstrip("/") for each in options.origin),
        proxies=tuple(options.proxy),
        only_here=only_here,
    )


def _bot(text: str) -> tuple[str, str]:
    """The name and the text of a bot that `--bot` adds."""
    name, equals, bot = text.partition("=")
    if not equals or not name.isidentifier():
        raise Complaint(worded("complaint", "no_named_bot", given=text))
    with complaining("--bot"):
        check_bot_text(bot)
    return name, bot


def _password(path: Path) -> str:
    """The hash of the password in the first line of a file."""
    with complaining("--password"):
        lines = path.read_text(encoding="utf-8").splitlines()
    if not lines or not lines[0].strip():
        raise Complaint(worded("complaint", "no_password", file=str(path)))
    return hashed_password(lines[0].strip())


def _listener(running: Any, options: Options) -> Any:
    try:
        return running.listener(options.host, options.port)
    except (OSError, OverflowError) as error:
        address = f"{options.host}:{options.port}"
        raise Complaint(worded("complaint", "no_listener", address=address, why=str(error))) from None


def _desk(settings: Settings, options: Options) -> Any:
    """The desk with its storage; a complaint says why that cannot be used."""
    log: Any = import_module("criminals.web.notes.log")
    desk: Any = import_module("criminals.web.rooms.desk")
    try:
        return desk.Desk.of(settings, _storage(options.data), log.Log(sys.stderr, options.log_json))
    except CriminalsError as error:
        told = getattr(error, "told", None)
        raise Complaint(reported(error) if told is None else lambda lang: told(spoken(lang))) from None


def _storage(data: str) -> Any:
    if not data.startswith(POSTGRES):
        return import_module("criminals.web.storage.sqlite").SQLiteStorage(data)
    if find_spec("psycopg") is None:
        raise Complaint(worded("complaint", "no_postgres"))
    return import_module("criminals.web.storage.postgres").PostgresStorage(data)


def shown_place(data: str) -> str:
    """The place where tables are kept, without the password of a database."""
    if not data.startswith(POSTGRES):
        return str(Path(data).absolute())
    scheme, _, rest = data.partition("://")
    return f"{scheme}://{rest.rpartition('@')[2].partition('?')[0]}"


def _seconds(text: str) -> float:
    """A number of seconds, from 0 up."""
    return 0.0 if text == "0" else positive(text)
