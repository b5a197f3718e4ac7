"""A host in the same browser as the page: one person and bots play Crooks, and there is no server.

It holds the truth, as a server does. The page is told what the table of the web example tells a seat, made of that
seat's view and view events, and a bot is given its view: one process for all is no reason to do otherwise.
"""

import json
from collections.abc import Callable, Mapping, Sequence
from random import Random, SystemRandom
from typing import Any, Final, Literal, TypedDict

import attrs

import criminals
from criminals import Rng, Seat
from criminals.bots import Bot, make_bot
from criminals.cli.bots import names_of
from criminals.core.looks.catalogues import ENGLISH
from examples.web_table.messages import Wrong
from examples.web_table.table import NotTaken, Table, encoded

PERSON: Final[Seat] = 0
"""The seat of who looks at the page. Who begins is drawn with the deal or chosen, so it is as good as any other."""

BOTS: Final[Mapping[str, str]] = {"random": "random", "greedy": "greedy", "ismcts": "ismcts:iterations=100"}
"""The bots to choose from. The search is a short one: Python in a browser is slow."""

MOST_BOTS: Final = 3

DIGITS: Final = 40
"""The most digits of a seed; 128 bits have 39."""


class Kept(TypedDict):
    """What one may keep of a game: a document of the kind `view_record`."""

    type: Literal["kept"]
    at: int
    record: dict[str, Any]


@attrs.define(eq=False, repr=False)
class Host:
    """Answers what the page asks for by texts for the page. A bot moves when it is told to: the page sets the pace."""

    table: Table | None = None
    lang: str = ENGLISH
    """The language of the person."""
    memory: bool = False
    """Whether pictures show what the person has seen before."""
    _bots: Mapping[Seat, Bot] = attrs.field(init=False, factory=dict[Seat, Bot])
    _rng: Rng = attrs.field(init=False, factory=SystemRandom)

    def start(
        self, bots: Sequence[str], seed: str, first: str = "", lang: str = ENGLISH, memory: bool = False
    ) -> list[str]:
        """Deal a new game: a bot for every seat but the person's. An empty seed is a fresh one, which nobody is told.

        `first` is the seat that acts first; empty, it is drawn. For `lang` and `memory` see `speak`.
        """
        if not 1 <= len(bots) <= MOST_BOTS or any(bot not in BOTS for bot in bots):
            named = ", ".join(bots) or "none"
            return _wrong("bots", f"one to {MOST_BOTS} bots play along, each of {', '.join(BOTS)}, not {named}")
        seed = seed.strip()
        if seed and not (seed.isascii() and seed.isdigit() and len(seed) <= DIGITS):
            return _wrong("seed", f"a seed is a whole number of at most {DIGITS} digits, or nothing for a fresh one")
        players = len(bots) + 1
        if first not in ("", *map(str, range(players))):
            return _wrong("first", f"who begins is a seat from 0 to {players - 1}, or nothing to have it drawn")
        number = int(seed) if seed else None
        # Not the generator of the deal: what a bot draws is to have nothing to do with what was dealt.
        self._rng = SystemRandom() if number is None else Random(f"the bots of {number}")
        seats = dict(enumerate(bots, PERSON + 1))
        self._bots = {seat: make_bot(BOTS[bot]) for seat, bot in seats.items()}
        dealt = criminals.new_game("crooks", players=players, seed=number, first=int(first) if first else None)
        self.table = Table((dealt,), bots=seats, names=names_of(seats))
        return self.speak(lang, memory)

    def speak(self, lang: str, memory: bool) -> list[str]:
        """Tell things in a language from now on, with what the person remembers or without; all of it once more.

        In a language that the game has no words in, things are told in English.
        """
        if self.table is None:
            return _wrong("no_game", "no game was dealt yet")
        self.lang, self.memory = self.table.known(lang), memory
        return [encoded(self.table.welcome(PERSON, self.lang)), self._picture(self.table)]

    def act(self, at: int, action: str) -> list[str]:
        """Do what the person asks for, or say why not."""
        return self._changed(lambda table: table.acted(PERSON, at, action, self.lang))

    def take_back(self, at: int) -> list[str]:
        """Take the person's last action back, or say why not."""
        return self._changed(lambda table: table.taken_back(PERSON, at, self.lang))

    def waits(self) -> bool:
        """Whether it is for a bot to move."""
        return self.table is not None and self.table.actor in self._bots

    def move_a_bot(self) -> list[str]:
        """Let the bot that is to act have its move."""
        return self._changed(self._with_a_move)

    def keep(self) -> list[str]:
        """What the person perceived of the game so far."""
        if self.table is None:
            return _wrong("no_game", "no game was dealt yet")
        record = json.loads(criminals.dumps(self.table.record.for_viewer(PERSON)))
        kept: Kept = {"type": "kept", "at": self.table.at, "record": record}
        return [json.dumps(kept, ensure_ascii=False, separators=(",", ":"))]

    def _with_a_move(self, table: Table) -> Table:
        """The table after the move of a bot, which is given its view and nothing else."""
        assert isinstance(table.actor, Seat)
        view = table.game.view(table.state, table.actor)
        return table.played(self._bots[table.actor].choose(view, self._rng))

    def _changed(self, change: Callable[[Table], Table]) -> list[str]:
        if self.table is None:
            return _wrong("no_game", "no game was dealt yet")
        try:
            self.table = change(self.table)
        except NotTaken as refused:
            return [encoded(refused.message)]
        return [encoded(self.table.news(PERSON, self.lang)), self._picture(self.table)]

    def _picture(self, table: Table) -> str:
        return encoded(table.picture(PERSON, self.lang, memory=self.memory))


def _wrong(code: str, says: str) -> list[str]:
    message: Wrong = {"type": "wrong", "code": code, "says": says}
    return [encoded(message)]
