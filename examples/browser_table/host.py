"""A table in the same browser as the page: one person plays with bots, and there is no server.

It holds the truth, as a server does. The page is sent the messages of a table, made from the view and the view events
of the person's seat, and a bot is given its view: one process for all is no reason to do otherwise.
"""

import json
from collections.abc import Callable, Mapping, Sequence
from random import Random, SystemRandom
from typing import Any, Final

import attrs

import criminals
from criminals import CHANCE, CriminalsError, Rng, Seat
from criminals.bots import Bot, make_bot
from criminals.cli.bots import names_of
from criminals.hosting import Draw, Host, message

PERSON: Final[Seat] = 0
"""The seat of who looks at the page. Who begins is drawn with the deal or chosen, so it is as good as any other."""

BOTS: Final[Mapping[str, str]] = {"random": "random", "rule": "rule", "ismcts": "ismcts:iterations=100"}
"""The bots to choose from. The search is a short one: Python in a browser is slow."""

PLAYERS: Final[Mapping[str, range]] = {"crooks": range(2, 5), "counterfeiters": range(2, 5), "sicario": range(3, 5)}
"""The games to choose from, and how many can play each."""

DIGITS: Final = 40
"""The most digits of a seed; 128 bits have 39."""


@attrs.define(eq=False, repr=False)
class Table:
    """Answers what the page asks for by texts for the page. A bot moves when it is told to: the page sets the pace."""

    host: Host | None = None
    lang: str = "en"
    """The language of the person."""
    drawn: Draw = attrs.field(factory=lambda: Draw(memory=False, narrow=False))
    """The pictures that the page wants."""
    _bots: Mapping[Seat, Bot] = attrs.field(init=False, factory=dict[Seat, Bot])
    _rng: Rng = attrs.field(init=False, factory=SystemRandom)
    _dice: Rng = attrs.field(init=False, factory=SystemRandom)
    """For chance alone: a bot that had it would know the throws to come."""

    def start(self, game: str, bots: Sequence[str], seed: str, first: str = "", lang: str = "en") -> list[str]:
        """Deal a new game: a bot for every seat but the person's. An empty seed is a fresh one, which nobody is told.

        `first` is the seat that acts first; empty, it is drawn. For `lang` see `speak`.
        """
        seed = seed.strip()
        for code, sentence in _faults(game, bots, seed, first):
            return [_wrong(code, sentence)]
        number = int(seed) if seed else None
        # Not the generator of the deal: what a bot draws is to have nothing to do with what was dealt.
        self._rng = SystemRandom() if number is None else Random(f"the bots of {number}")
        self._dice = SystemRandom() if number is None else Random(f"the dice of {number}")
        seats = dict(enumerate(bots, PERSON + 1))
        self._bots = {seat: make_bot(BOTS[bot]) for seat, bot in seats.items()}
        host = Host.of(
            criminals.new_game(game, players=len(bots) + 1, seed=number, first=int(first) if first else None)
        )
        for seat, name in names_of(seats).items():
            host = host.hand_over(seat, name=name, bot=seats[seat])
        self.host = host
        return self.speak(lang)

    def speak(self, lang: str) -> list[str]:
        """Tell things in a language from now on, and all of it once more.

        In a language that the game has no words in, things are told in English.
        """
        if self.host is None:
            return [NO_GAME]
        welcome = message(self.host.welcome(PERSON), lang)
        self.lang = welcome["lang"]
        return [_text(welcome), self._picture(self.host)]

    def draw(self, memory: bool, narrow: bool) -> list[str]:
        """Draw pictures like this from now on: with what the person remembers or without, wide or narrow."""
        self.drawn = Draw(memory, narrow)
        return [] if self.host is None else [self._picture(self.host)]

    def act(self, at: int, action: str) -> list[str]:
        """Do what the person asks for, or say why not."""
        return self._changed(lambda host: host.act(PERSON, action, at=at), action)

    def take_back(self, at: int) -> list[str]:
        """Take the person's last action back, or say why not."""
        return self._changed(lambda host: host.undo(PERSON, at=at), "undo")

    def waits(self) -> bool:
        """True if a bot or chance moves next."""
        return self.host is not None and (self.host.actor is CHANCE or self.host.actor in self._bots)

    def go_on(self) -> list[str]:
        """Let the bot that is to act have its move, or throw the die."""
        return self._changed(self._with_a_move)

    def keep(self) -> list[str]:
        """Return everything that the person perceived so far, as a document of the kind `view_record`."""
        if self.host is None:
            return [NO_GAME]
        record = criminals.document(self.host.welcome(PERSON).record)
        return [_text({"kind": "kept", "changes": self.host.changes, "record": record})]

    def _with_a_move(self, host: Host) -> Host:
        """The host after a throw, or after the move of a bot, which is given its view and nothing else."""
        if host.actor is CHANCE:
            return host.advance(self._dice)
        assert isinstance(host.actor, Seat)
        return host.act(host.actor, self._bots[host.actor].choose(host.view(host.actor), self._rng))

    def _changed(self, change: Callable[[Host], Host], tried: str = "") -> list[str]:
        if self.host is None:
            return [NO_GAME]
        try:
            self.host = change(self.host)
        except CriminalsError as error:
            return [_text(message(error, self.lang, briefing=self.host.news(PERSON), tried=tried))]
        return [_text(message(self.host.news(PERSON), self.lang)), self._picture(self.host)]

    def _picture(self, host: Host) -> str:
        return _text(picture(host, self.lang, self.drawn))


def picture(host: Host, lang: str, drawn: Draw) -> dict[str, Any]:
    """The person's view, drawn by the library, and in words for who cannot see it.

    As at a table it shows what lies open and what is the person's own; with `memory`, also what was seen before. What
    can be clicked is marked. It has no theme: the page sets the colours.
    """
    view = host.view(PERSON)
    names = {seat: sitter.name for seat, sitter in enumerate(host.sitters)}
    return {
        "kind": "picture",
        "changes": host.changes,
        "lang": lang,
        "memory": drawn.memory,
        "narrow": drawn.narrow,
        "svg": criminals.svg(view, lang=lang, memory=drawn.memory, names=names, legal=True, narrow=drawn.narrow),
        "text": criminals.draw(view, lang=lang, memory=drawn.memory, names=names),
    }


def _faults(game: str, bots: Sequence[str], seed: str, first: str) -> list[tuple[str, str]]:
    """Check a request to deal; return the faults as codes, with sentences for the author of the page."""
    if game not in PLAYERS:
        return [("game", f"the games are {', '.join(PLAYERS)}, not {game}")]
    faults: list[tuple[str, str]] = []
    if len(bots) + 1 not in PLAYERS[game] or any(bot not in BOTS for bot in bots):
        told, (least, *_, most) = ", ".join(bots) or "none", PLAYERS[game]
        faults += [("bots", f"{least - 1} to {most - 1} bots play along, each of {', '.join(BOTS)}, not {told}")]
    if seed and not (seed.isascii() and seed.isdigit() and len(seed) <= DIGITS):
        faults += [("seed", f"a seed is a whole number of at most {DIGITS} digits, or nothing for a fresh one")]
    if first not in ("", *map(str, range(len(bots) + 1))):
        faults += [("first", f"who begins is a seat from 0 to {len(bots)}, or nothing to have it drawn")]
    return faults


def _text(told: Mapping[str, Any]) -> str:
    """The text of a message, as the page is sent it."""
    return json.dumps(told, ensure_ascii=False, separators=(",", ":"))


def _wrong(code: str, sentence: str) -> str:
    return _text({"kind": "wrong", "code": code, "sentence": sentence})


NO_GAME: Final = _wrong("no_game", "no game was dealt yet")
