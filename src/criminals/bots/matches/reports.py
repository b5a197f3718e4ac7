"""Reports of a tournament for people to read: a page in Markdown and a picture."""

import re
from html import escape
from typing import Final

from criminals.bots.matches.choice_times import ChoiceTimes
from criminals.bots.matches.fouls import printable
from criminals.bots.matches.results import Standing, Tournament
from criminals.dice import is_short

METHOD: Final = (
    "Each deal is played in every seating of the two, and each game has its own throws. A share is a contestant's part "
    "of the wins, counted for each seat: equal bots have 50 %. Intervals are at 95 %: for shares Student's, over the "
    "means of the deals; for ratings the middle of 200 fits to deals drawn with replacement. Ratings are on the Elo "
    "scale, by the Bradley-Terry model, with one drawn deal added to each pairing; their mean is 0."
)

SHORT: Final = " It is short: a bot could have found it by trying, and known the deals."


def markdown_report(tournament: Tournament, *, times: bool = False) -> str:
    """Write a page with the standings, the pairings, the fouls, the void games and the method.

    Names and the texts of fouls, which others may have written, are shown as code, so they hold no markup and no link.

    Args:
        tournament: The result.
        times: Add a table of the time that choices took. Without it, equal tournaments have equal reports.

    Returns:
        The page, in Markdown.
    """
    settings = tournament.settings
    lines = [
        f"# {settings.game.capitalize()}, {settings.players} players",
        "",
        f"{games_note(tournament)}, {tournament.deals} deals for each pairing. {seed_note(tournament)}",
        "",
        "| contestant | rating | 95 % | share of wins | games | broken off |",
        "|---|---|---|---|---|---|",
    ]
    lines += (
        f"| {_cell(each.name)} | {each.rating.mean:.0f} | {each.rating.low:.0f} to {each.rating.high:.0f} "
        f"| {_part(each.share, each.games)} | {each.games} | {each.fouls} |"
        for each in tournament.standings()
    )
    lines += ["", "| pairing | share of the first | 95 % | lead in points | games |", "|---|---|---|---|---|"]
    lines += (
        f"| {_cell(each.pair[0])} - {_cell(each.pair[1])} | {_part(each.share.mean, each.games)} "
        f"| {each.share.low:.1%} to {each.share.high:.1%} | {_signed(each.lead)} | {each.games} |"
        for each in tournament.pairings()
    )
    if times:
        lines += ["", "| contestant | choices | seconds a choice | the longest |", "|---|---|---|---|"]
        lines += (
            f"| {_cell(each.name)} | {each.times.choices} | {' | '.join(shown_times(each.times))} |"
            for each in tournament.standings()
        )
    fouls: dict[tuple[str, str, str], int] = {}
    for game in tournament.games:
        if game.foul is not None:
            key = game.seats[game.foul.seat], game.foul.reason, game.foul.text
            fouls[key] = fouls.get(key, 0) + 1
    if fouls:
        lines += ["", "| broken off by | reason | games |", "|---|---|---|"]
        lines += (f"| {_cell(who)} | {why}: {_cell(text)} | {count} |" for (who, why, text), count in fouls.items())
    voids: dict[tuple[str, str, str], int] = {}
    for game in tournament.games:
        if game.void is not None:
            voids[*game.pair, game.void] = voids.get((*game.pair, game.void), 0) + 1
    if voids:
        lines += ["", "| void, and counted for nobody | reason | games |", "|---|---|---|"]
        lines += (
            f"| {_cell(one)} - {_cell(other)} | {_cell(why)} | {count} |" for (one, other, why), count in voids.items()
        )
    return "\n".join([*lines, "", METHOD, ""])


def games_note(tournament: Tournament) -> str:
    """Say the number of games, and of void games if there are any."""
    number, voids = len(tournament.games), sum(game.void is not None for game in tournament.games)
    return f"{number} games" + (f", {voids} of them void" if voids else "")


def shown_times(times: ChoiceTimes) -> tuple[str, str]:
    """Write the mean seconds of a choice and the longest; empty texts if they are unknown."""
    return ("", "") if times.mean is None else (f"{times.mean:.3g}", f"{times.longest:.3g}")


def _part(share: float, games: int) -> str:
    """Write a share; empty if no game counts."""
    return f"{share:.1%}" if games else ""


def seed_note(tournament: Tournament) -> str:
    """Tell the seed once everything is played. Before that, a bot that reads it would know the deals to come."""
    if not tournament.is_complete:
        return "The seed is told when all is played."
    return f"Seed {tournament.seed}.{SHORT if is_short(tournament.seed) else ''}"


def _signed(lead: float | None) -> str:
    return "" if lead is None else f"{lead:+.1f}"


def _cell(text: str) -> str:
    """Write a text as code in a table cell, where only a stroke and the fence of the code have a meaning."""
    plain = printable(" ".join(text.split())).replace("|", "\\x7c")
    fence = "`" * (1 + max((len(run) for run in re.findall("`+", plain)), default=0))
    space = " " if "`" in plain else ""
    return f"{fence}{space}{plain}{space}{fence}" if plain else ""


ROW: Final = 28
LEFT: Final = 220
WIDTH: Final = 480


def svg_plot(tournament: Tournament) -> str:
    """Draw the ratings with their intervals, the best contestant at the top.

    Args:
        tournament: The result.

    Returns:
        The picture, in SVG.
    """
    standings = tournament.standings()
    low = min(each.rating.low for each in standings)
    high = max(each.rating.high for each in standings)
    step = next(size for size in (25, 50, 100, 200, 400, 800, 1600, 10**9) if (high - low) / size <= 8)
    start, end = int(low // step) * step, -int(-high // step) * step
    height = ROW * (len(standings) + 2)

    def x(rating: float) -> str:
        return f"{LEFT + WIDTH * (rating - start) / max(1, end - start):.1f}"

    width = LEFT + WIDTH + 40
    words = 'font-family="sans-serif" font-size="13" role="img" aria-label="Ratings with their intervals"'
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
