"""Reports of a tournament for people to read: a page in Markdown and a picture."""

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from html import escape
from typing import Final

import attrs

from criminals.bots.matches.catalogue import CATALOGUES
from criminals.bots.matches.choice_times import ChoiceTimes
from criminals.bots.matches.fouls import Foul, printable
from criminals.bots.matches.jobs import WANTS_TRUTH, Settings
from criminals.bots.matches.results import Pairing, Standing, Tournament
from criminals.bots.matches.workers.apart import DIED
from criminals.bots.matches.workers.worker_pool import VOID
from criminals.bots.players.process_fault import ProcessFault
from criminals.core.base.faults import fault
from criminals.core.looks.catalogues import ENGLISH
from criminals.core.looks.errors import fault_text
from criminals.core.looks.phrases import Slot, Speaker
from criminals.dice import is_short
from criminals.verbs.wording import game_word

_TEXTS: Final[Mapping[str, str]] = {VOID: "void", DIED: "died", WANTS_TRUTH: "wants_truth"}
"""The keys of texts of the library that results have in English."""

_CODES: Final = ("program_deaf", "program_ended")
"""The codes of faults of programs that say all."""


@attrs.frozen
class ReportWords:
    """The words of a report in a language, and numbers as it writes them."""

    speaker: Speaker

    @classmethod
    def of(cls, lang: str = ENGLISH) -> "ReportWords":
        """Those of a language; `InvalidArgument` if there are none."""
        return cls(Speaker(CATALOGUES.find(lang)))

    @property
    def lang(self) -> str:
        """The language."""
        return self.speaker.catalogue.lang

    def say(self, key: str, /, **slots: Slot) -> str:
        """A sentence with its slots filled."""
        return self.speaker.say("report", key, slots)

    def columns(self, *keys: str) -> list[str]:
        """The heads of some columns."""
        return [self.speaker.say("column", key) for key in keys]

    def heading(self, settings: Settings) -> str:
        """The game, and how many play it."""
        return self.say("heading", game=game_word(settings.game, self.lang), players=settings.players)

    def counted(self, tournament: Tournament) -> str:
        """How many games there are, how many of them are void, and how many deals."""
        number, voids = len(tournament.games), sum(game.void is not None for game in tournament.games)
        games = self.say("void_games", games=number, voids=voids) if voids else self.say("games", games=number)
        return self.say("counted", games=games, deals=tournament.deals)

    def seed(self, tournament: Tournament) -> str:
        """The seed, once all is played. Before that, a bot that reads it would know the deals to come."""
        if not tournament.is_complete:
            return self.say("later_seed")
        return self.say("short_seed" if is_short(tournament.seed) else "seed", seed=str(tournament.seed))

    def rating(self, each: Standing) -> tuple[str, str]:
        """A rating, and its interval."""
        return f"{each.rating.mean:.0f}", self._between(f"{each.rating.low:.0f}", f"{each.rating.high:.0f}")

    def share(self, share: float) -> str:
        """A part of the wins."""
        return self.speaker.say("figures", "percent", {"number": self._written(f"{100 * share:.1f}")})

    def shares(self, pairing: Pairing) -> str:
        """The interval of the share of the first of a pairing."""
        return self._between(self.share(pairing.share.low), self.share(pairing.share.high))

    def lead(self, lead: float | None) -> str:
        """How many points the first of a pairing is ahead; empty if that is not known."""
        return "" if lead is None else self._written(f"{lead:+.1f}")

    def times(self, times: ChoiceTimes) -> tuple[str, str]:
        """The mean seconds of a choice, and the longest; empty texts if they are not known."""
        return ("", "") if times.mean is None else (self._seconds(times.mean), self._seconds(times.longest))

    def reason(self, foul: Foul) -> str:
        """The word for how a bot failed."""
        return self.speaker.say("reason", foul.reason)

    def why(self, foul: Foul) -> str:
        """The fault of a bot; empty if the reason says it already, except in English."""
        return "" if self.lang != ENGLISH and foul.reason in ("nothing", "time") else self._known(foul.text)

    def void(self, why: str) -> str:
        """Why a game could not be played."""
        return self._known(why)

    def foul(self, bot: str, foul: Foul) -> str:
        """Who broke off, and why."""
        why = ": ".join(filter(None, (self.reason(foul), self.why(foul))))
        return self.say("foul", bot=bot, why=why)

    def void_game(self, pair: Sequence[str], why: str) -> str:
        """Whose games are void, and why."""
        return self.say("void_pair", pair=" - ".join(pair), why=self.void(why))

    def _known(self, text: str) -> str:
        """A text of the library in the language, any other as it is."""
        if text in _TEXTS:
            return self.say(_TEXTS[text])
        code = next((code for code in _CODES if text == f"{ProcessFault.__name__}: {fault(code)}"), None)
        return text if code is None or self.lang == ENGLISH else fault_text(fault(code), self.lang)

    def _between(self, low: str, high: str) -> str:
        return self.speaker.say("figures", "between", {"low": low, "high": high})

    def _seconds(self, seconds: float) -> str:
        return self._written(f"{seconds:.3g}")

    def _written(self, number: str) -> str:
        return number.replace(".", self.speaker.say("figures", "decimal"))


def markdown_report(tournament: Tournament, *, times: bool = False, lang: str = "en") -> str:
    """Write a page with the standings, the pairings, the fouls, the void games and the method.

    Names and the texts of fouls, which others may have written, are shown as code, so they hold no markup and no link.

    Args:
        tournament: The result.
        times: Add a table of the time that choices took. Without it, equal tournaments have equal reports.
        lang: The language: `en`, `it` or `fr`.

    Returns:
        The page, in Markdown.

    Raises:
        InvalidArgument: There are no words in this language.
    """
    words = ReportWords.of(lang)
    lines = [
        f"# {words.heading(tournament.settings)}",
        "",
        f"{words.counted(tournament)}. {words.seed(tournament)}",
        "",
        *_head(words.columns("contestant", "rating", "interval", "share", "games", "fouls")),
    ]
    lines += (
        _row(_cell(each.name), *words.rating(each), _part(words, each.share, each.games), each.games, each.fouls)
        for each in tournament.standings()
    )
    lines += ["", *_head(words.columns("pairing", "first_share", "interval", "lead", "games"))]
    lines += (
        _row(
            f"{_cell(each.pair[0])} - {_cell(each.pair[1])}",
            _part(words, each.share.mean, each.games),
            words.shares(each),
            words.lead(each.lead),
            each.games,
        )
        for each in tournament.pairings()
    )
    if times:
        lines += ["", *_head(words.columns("contestant", "choices", "mean", "longest"))]
        lines += (
            _row(_cell(each.name), each.times.choices, *words.times(each.times)) for each in tournament.standings()
        )
    fouls = Counter(
        (game.seats[game.foul.seat], words.reason(game.foul), words.why(game.foul))
        for game in tournament.games
        if game.foul is not None
    )
    if fouls:
        lines += ["", *_head(words.columns("foul", "why", "games"))]
        lines += (
            _row(_cell(who), ": ".join(filter(None, (reason, _cell(why)))), count)
            for (who, reason, why), count in fouls.items()
        )
    voids = Counter((*game.pair, words.void(game.void)) for game in tournament.games if game.void is not None)
    if voids:
        lines += ["", *_head(words.columns("void", "why", "games"))]
        lines += (
            _row(f"{_cell(one)} - {_cell(other)}", _cell(why), count) for (one, other, why), count in voids.items()
        )
    return "\n".join([*lines, "", words.say("method"), ""])


def _head(columns: Sequence[str]) -> tuple[str, str]:
    """The first lines of a table."""
    return _row(*columns), "|" + "---|" * len(columns)


def _row(*cells: object) -> str:
    return f"| {' | '.join(map(str, cells))} |"


def _part(words: ReportWords, share: float, games: int) -> str:
    """A share, if any game counts."""
    return words.share(share) if games else ""


def _cell(text: str) -> str:
    """Write a text as code in a table cell, where only a stroke and the fence of the code have a meaning."""
    plain = printable(" ".join(text.split())).replace("|", "\\x7c")
    fence = "`" * (1 + max((len(run) for run in re.findall("`+", plain)), default=0))
    space = " " if "`" in plain else ""
    return f"{fence}{space}{plain}{space}{fence}" if plain else ""


ROW: Final = 28
LEFT: Final = 220
WIDTH: Final = 480


def svg_plot(tournament: Tournament, *, lang: str = "en") -> str:
    """Draw the ratings with their intervals, the best contestant at the top.

    Args:
        tournament: The result.
        lang: The language of its title: `en`, `it` or `fr`.

    Returns:
        The picture, in SVG.

    Raises:
        InvalidArgument: There are no words in this language.
    """
    title = escape(ReportWords.of(lang).say("plot"))
    standings = tournament.standings()
    low = min(each.rating.low for each in standings)
    high = max(each.rating.high for each in standings)
    step = next(size for size in (25, 50, 100, 200, 400, 800, 1600, 10**9) if (high - low) / size <= 8)
    start, end = int(low // step) * step, -int(-high // step) * step
    height = ROW * (len(standings) + 2)

    def x(rating: float) -> str:
        return f"{LEFT + WIDTH * (rating - start) / max(1, end - start):.1f}"

    width = LEFT + WIDTH + 40
    words = f'font-family="sans-serif" font-size="13" role="img" aria-label="{title}"'
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" {words}>',
        f'<rect width="100%" height="{height}" fill="#fff"/>',
    ]
    for tick in range(start, end + 1, step):
        parts.append(f'<path d="M{x(tick)} {ROW // 2}V{height - ROW}" stroke="#ddd"/>')
        parts.append(f'<text x="{x(tick)}" y="{height - 10}" text-anchor="middle" fill="#555">{tick}</text>')
    for row, each in enumerate(standings):
        parts += _dot(each, ROW * (row + 1), x(each.rating.low), x(each.rating.mean), x(each.rating.high))
    return "\n".join([*parts, "</svg>", ""])


def _dot(each: Standing, y: int, low: str, mean: str, high: str) -> list[str]:
    return [
        f'<text x="{LEFT - 12}" y="{y + 4}" text-anchor="end" fill="#222">{escape(printable(each.name))}</text>',
        f'<path d="M{low} {y}H{high}" stroke="#37474f" stroke-width="2"/>',
        f'<circle cx="{mean}" cy="{y}" r="5" fill="#e64a19"/>',
    ]
