"""The result of a tournament and its document, which holds no times, so that equal tournaments have equal documents."""

import json
from math import comb
from typing import Any, Final, get_args

import attrs

from criminals.bots.matches.choice_times import ChoiceTimes
from criminals.bots.matches.fouls import Foul, Reason
from criminals.bots.matches.jobs import GameResult, Settings, seatings
from criminals.bots.matches.seeds import derived
from criminals.bots.matches.statistics import Interval, interval, rating_intervals
from criminals.core.base.errors import Fault, MalformedDocument
from criminals.core.base.faults import fault, given, shown
from criminals.core.base.seats import Seat
from criminals.core.documents.shapes import expected
from criminals.core.game.registry import find_game
from criminals.dice import generator

HUGE: Final = 1e15
"""A number of points that no game reaches."""

APART: Final = ("fault", "record", "times")
"""The fields of games and fouls that are left out of documents."""

VERSION: Final = 1
"""The version of the document."""


@attrs.frozen
class Pairing:
    """The games between two contestants. Void games are in no figure but `void`."""

    pair: tuple[str, str]
    """The names of the two contestants."""
    deals: int
    """The number of deals that count."""
    games: int
    """The number of games that count."""
    share: Interval
    """The first contestant's share of the wins, over the deals. If no deal counts, it is meaningless."""
    lead: float | None
    """The first contestant's mean lead, in points per seat; None if no game has points."""
    fouls: tuple[int, int]
    """The number of games that each of the two broke off."""
    void: int = 0
    """The number of void games."""


@attrs.frozen
class Standing:
    """The result of one contestant. Void games are in no figure but `void`."""

    name: str
    """The name of the contestant."""
    rating: Interval
    """Its rating on the Elo scale; the mean of all contestants is 0."""
    share: float
    """Its share of the wins over all its games, from 0 to 1."""
    games: int
    """The number of its games that count."""
    fouls: int
    """The number of games that it broke off."""
    void: int = 0
    """The number of void games."""
    times: ChoiceTimes = attrs.field(default=ChoiceTimes(), eq=False)
    """The time of its choices in games that were not read from a file. It is in no document and doesn't count for
    equality, because it differs from run to run."""


@attrs.frozen
class Tournament:
    """The result of a tournament: every game, and the standings and pairings made from them."""

    settings: Settings
    """The game and its settings."""
    contestants: tuple[str, ...]
    """The names of the contestants, in the order in which you gave them."""
    deals: int
    """The number of deals for each pairing."""
    games: tuple[GameResult, ...]
    """Every game so far, in a fixed order: by pairing, deal and seating."""
    seed: int
    """The seed of the deals, the throws and the bots' generators. Keep it from bots until everything is played."""

    @property
    def is_complete(self) -> bool:
        """True if every game has been played or is void."""
        pairs = comb(len(self.contestants), 2)
        return len(self.games) == pairs * self.deals * len(seatings(self.settings.players))

    def by_job(self) -> dict[tuple[tuple[str, str], int], tuple[GameResult, ...]]:
        """Group the games.

        Returns:
            The games of each pairing and deal.
        """
        found: dict[tuple[tuple[str, str], int], tuple[GameResult, ...]] = {}
        for game in self.games:
            found[game.pair, game.deal] = (*found.get((game.pair, game.deal), ()), game)
        return found

    def shares(self) -> dict[tuple[str, str], list[float]]:
        """Compute the share of the first contestant of each pairing in each deal.

        There is one number for each deal, because games of the same deal are not independent. Void games don't count,
        and a deal with only void games is left out.

        Returns:
            The shares of each pairing, by the names of its contestants.
        """
        found: dict[tuple[str, str], list[float]] = {}
        for (pair, _), games in self.by_job().items():
            counted = [game.share(pair[0]) for game in games if game.void is None]
            found.setdefault(pair, []).extend([sum(counted) / len(counted)] if counted else [])
        return found

    def pairings(self) -> tuple[Pairing, ...]:
        """Sum up the games of each pairing.

        Returns:
            The pairings, in the order in which you gave the contestants.
        """
        found: list[Pairing] = []
        for pair, shares in self.shares().items():
            every = [game for game in self.games if game.pair == pair]
            games = [game for game in every if game.void is None]
            leads = [lead for lead in (game.lead(pair[0]) for game in games) if lead is not None]
            fouls = [game.seats[game.foul.seat] for game in games if game.foul is not None]
            found.append(
                Pairing(
                    pair,
                    len(shares),
                    len(games),
                    interval(shares),
                    sum(leads) / len(leads) if leads else None,
                    (fouls.count(pair[0]), fouls.count(pair[1])),
                    len(every) - len(games),
                )
            )
        return tuple(found)

    def standings(self) -> tuple[Standing, ...]:
        """Rate the contestants.

        Returns:
            The standing of each contestant, the best first.
        """
        numbers = {name: number for number, name in enumerate(self.contestants)}
        shares = {(numbers[one], numbers[other]): values for (one, other), values in self.shares().items()}
        rng = generator(derived(self.seed, "ratings"))
        found: list[Standing] = []
        for name, rating in zip(self.contestants, rating_intervals(shares, len(numbers), rng), strict=True):
            every = [game for game in self.games if name in game.pair]
            games = [game for game in every if game.void is None]
            fouls = sum(game.foul is not None and game.seats[game.foul.seat] == name for game in games)
            share = sum(game.share(name) for game in games) / max(1, len(games))
            times = ChoiceTimes.joined(
                each for game in games for each, own in zip(game.times, game.seats, strict=False) if own == name
            )
            found.append(Standing(name, rating, share, len(games), fouls, len(every) - len(games), times))
        return tuple(sorted(found, key=lambda standing: -standing.rating.mean))

    def to_json(self) -> str:
        """Write the result as a document: settings, standings, pairings and every game.

        Returns:
            The document, as JSON.
        """
        document = {
            "tournament": VERSION,
            **_settings(self.settings, self.contestants, self.deals, self.seed),
            "standings": [
                {
                    "name": each.name,
                    "rating": _rounded(each.rating, 1),
                    "share": round(each.share, 4),
                    "games": each.games,
                    "fouls": each.fouls,
                    "void": each.void,
                }
                for each in self.standings()
            ],
            "pairings": [
                {
                    "pair": each.pair,
                    "deals": each.deals,
                    "games": each.games,
                    "share": _rounded(each.share, 4),
                    "lead": None if each.lead is None else round(each.lead, 2),
                    "fouls": each.fouls,
                    "void": each.void,
                }
                for each in self.pairings()
            ],
        }
        head = json.dumps(document, indent=1, ensure_ascii=False)[:-2]
        games = ",\n".join(f"  {json.dumps(document_of_game(game), ensure_ascii=False)}" for game in self.games)
        return f'{head},\n "games": [\n{games}\n ]\n}}\n'

    @classmethod
    def from_json(
        cls, text: str, settings: Settings, contestants: tuple[str, ...], deals: int, seed: int | None = None
    ) -> "Tournament":
        """Read the games of a document, to go on with its tournament.

        Args:
            text: The document, from `to_json`.
            settings: The settings of the tournament.
            contestants: The names of its contestants.
            deals: The number of deals. It may be higher than in the document.
            seed: The seed of the tournament; by default the one in the document.

        Returns:
            The tournament, with the games of the document.

        Raises:
            MalformedDocument: The document belongs to another tournament, or is none.
        """
        try:
            document: Any = json.loads(text)
            seed = document.get("seed") if seed is None else seed
            wanted = json.loads(json.dumps(_settings(settings, contestants, deals, seed)))
            other = [name for name in wanted if name != "deals" and document.get(name) != wanted[name]]
            if document.get("tournament") != VERSION or other:
                faults = [_other_setting(name, document.get(name), wanted[name]) for name in other]
                version = expected("$.tournament", (shown(VERSION),), document.get("tournament"))
                raise MalformedDocument("tournament", faults or (version,))
            games = tuple(game_of_document(game) for game in document["games"] if game["deal"] < deals)
            if seed is None:
                raise KeyError("seed")
            generator(seed)  # it says what is wrong with a seed
        except (ValueError, KeyError, TypeError, AttributeError) as error:
            if isinstance(error, MalformedDocument):
                raise
            raise MalformedDocument("tournament", (fault("no_tournament", why=given(error)),)) from None
        return cls(settings, contestants, deals, games, seed)


def _other_setting(name: str, found: object, played: object) -> Fault:
    return fault("other_setting", f"$.{name}", found=given(found), played=given(played))


def _settings(settings: Settings, contestants: tuple[str, ...], deals: int, seed: int | None) -> dict[str, Any]:
    edition: Any = settings.edition
    if edition is None:  # the one that is dealt then; a game with a single box has none
        edition = find_game(settings.game).new_game(players=settings.players, rng=generator(0)).edition
    return {
        "game": settings.game,
        "rules": find_game(settings.game).RULES,
        "edition": getattr(edition, "name", edition),
        "players": settings.players,
        "seed": seed,
        "limit": settings.limit,
        "truth": settings.truth,
        "deals": deals,
        "contestants": contestants,
    }


def _rounded(it: Interval, digits: int) -> list[float]:
    """Round a mean and the ends of its interval."""
    return [round(value, digits) + 0.0 for value in (it.mean, it.low, it.high)]


def document_of_game(game: GameResult) -> dict[str, Any]:
    """The fields of a game for a document: only the text of a foul, and neither record nor times."""
    return attrs.asdict(game, filter=lambda attribute, _: attribute.name not in APART)


def game_of_document(fields: Any) -> GameResult:
    """Read a game of a document; `ValueError`, `TypeError` or `KeyError` if it is none.

    Documents from before there were void games have no field for them.
    """
    (one, other), seats, points = fields["pair"], tuple(fields["seats"]), fields["points"]
    found = GameResult(
        (one, other),
        fields["deal"],
        seats,
        None if points is None else tuple(points),
        tuple(fields["winners"]),
        fields["plies"],
        None if fields["foul"] is None else _foul(**fields["foul"]),
        fields.get("void"),
    )
    if not _is_sound(found):
        raise ValueError(f"no game of a tournament: {found!r:.200}")
    return found


def _foul(*, seat: Seat, reason: Reason, text: str) -> Foul:
    return Foul(seat, reason, text)


def _is_sound(game: GameResult) -> bool:
    """Tell whether a game has the right types, and a result that a game can have."""
    places, foul = range(len(game.seats)), game.foul
    if not all(type(name) is str for name in game.pair) or {*game.seats} != {*game.pair}:
        return False
    if not all(type(number) is int and number >= 0 for number in (game.deal, game.plies, *game.winners)):
        return False
    if [*game.winners] != [seat for seat in places if seat in game.winners]:
        return False
    if foul is not None and not (type(foul.seat) is int and foul.seat in places and foul.reason in get_args(Reason)):
        return False
    if game.points is not None and not (
        len(game.points) == len(places) and all(type(each) in (int, float) and abs(each) < HUGE for each in game.points)
    ):
        return False
    if game.void is None:
        return bool(game.winners) and (game.points is None) == (foul is not None)
    return type(game.void) is str and not game.winners and game.points is None and foul is None
