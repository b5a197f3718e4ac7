"""How the comparison is shown: for a terminal, and in Markdown for the docs."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

import attrs

from tools.bench import CALIBRATION, Figure, number
from tools.peers.rows import KEEP, PLAY, READ, TENSOR, Way

CHANCE: Final = "chance"
OWN: Final = ("criminals", "crooks")
"""The way and the game that all others are compared with."""

HEAD: Final = (
    "game",
    "moves/s",
    "crooks is",
    "moves/s, all states kept",
    "crooks is",
    "µs an observation",
    "µs a tensor",
    "moves by chance",
)
WIDTHS: Final = (34, 11, 10, 26, 10, 19, 13, 17)


@attrs.frozen
class Line:
    """A row that was tried, and the kinds of figures it is meant to have."""

    way: Way
    game: str
    kinds: tuple[str, ...]

    def name(self, kind: str) -> str:
        return f"{self.way.name}: {self.game}: {kind}"


@attrs.frozen
class Claim:
    """That Crooks is so many times as fast as what some way does; `games` is empty if all of its games are meant."""

    kind: str
    factor: float
    way: str
    games: tuple[str, ...] = ()


CLAIMS: Final = (
    Claim(KEEP, 1, "OpenSpiel, C++", ("gin_rummy", "hanabi", "go_fish", "oh_hell")),
    Claim(PLAY, 5, "RLCard", ("uno", "gin-rummy")),
    Claim(PLAY, 5, "PettingZoo classic, `env`"),
    Claim(PLAY, 5, "PokerKit"),
    Claim(PLAY, 5, "python-chess"),
)


def times(name: str) -> str:
    """The name of the figure that tells how many times as fast Crooks is."""
    return f"{name}: times"


def with_times(run: Mapping[str, float]) -> dict[str, float]:
    """The figures of a process, and how they compare with those of Crooks in the same process."""
    own = {kind: run.get(": ".join((*OWN, kind))) for kind in (PLAY, KEEP)}
    kinds = {name: name.rpartition(": ")[2] for name in run}
    return {**run, **{times(name): run[name] / of for name, kind in kinds.items() if (of := own.get(kind))}}


def cells(line: Line, figures: Mapping[str, Figure]) -> Iterator[str]:
    """The cells under the head."""
    speed = figures[CALIBRATION].median
    yield line.game
    for kind in (PLAY, KEEP):
        name = line.name(kind)
        by = figures.get(times(name))
        yield number(speed / figures[name].median) if name in figures else "broke" if kind in line.kinds else ""
        yield f"{number(by.median)} x" if by else ""
    for kind in (READ, TENSOR):
        name = line.name(kind)
        yield number(figures[name].median / speed * 1e6) if name in figures else "broke" if kind in line.kinds else ""
    chance = figures.get(line.name(CHANCE))
    yield f"{chance.median:.0%}" if chance else ""


def by_way(lines: Sequence[Line]) -> dict[Way, list[Line]]:
    """The lines under their ways, in order."""
    return {way: [line for line in lines if line.way == way] for way in dict.fromkeys(line.way for line in lines)}


def legend(way: Way) -> Iterator[tuple[str, str]]:
    """Explain the figures of a way, without those that are not measured."""
    told = {"a move": way.move, "kept": way.kept, "an observation": way.observation, "an illegal action": way.checks}
    yield from ((what, text) for what, text in told.items() if text)


def text_table(lines: Sequence[Line], figures: Mapping[str, Figure]) -> Iterator[str]:
    """For a terminal."""

    def row(found: Sequence[str]) -> str:
        first, *others = (cell.replace("`", "") for cell in found)
        return (f"{first:<{WIDTHS[0]}}" + "".join(map(str.rjust, others, WIDTHS[1:]))).rstrip()

    yield row(HEAD)
    for way, those in by_way(lines).items():
        yield f"\n{way.name.replace('`', '')}"
        yield from (f"    {what}: {text.replace('`', '')}" for what, text in legend(way))
        yield from (row([f"  {first}", *rest]) for first, *rest in (cells(line, figures) for line in those))


def markdown_table(lines: Sequence[Line], figures: Mapping[str, Figure]) -> Iterator[str]:
    """For the docs: the figures, then what they mean."""
    yield f"| {' | '.join(('library', *HEAD))} |"
    yield f"|{'---|' * 2}{'---:|' * (len(HEAD) - 1)}"
    for line in lines:
        yield f"| {' | '.join((line.way.name, *cells(line, figures)))} |"
    yield ""
    yield "| library | a move | kept | an observation | an illegal action is |"
    yield "|---|---|---|---|---|"
    for way in by_way(lines):
        yield f"| {' | '.join((way.name, way.move, way.kept, way.observation, way.checks))} |"


def judged(lines: Sequence[Line], figures: Mapping[str, Figure], claims: Sequence[Claim] = CLAIMS) -> Iterator[str]:
    """The verdict on each claim, game by game; it is open if some processes say yes and some no."""
    for claim in claims:
        doing = "with all states kept" if claim.kind == KEEP else "in random play"
        aim = f"{claim.factor:g} times as fast as" if claim.factor != 1 else "ahead of"
        meant = [line.game for line in lines if line.way.name == claim.way and claim.kind in line.kinds]
        for game in claim.games or meant or ("any game",):
            by = figures.get(times(f"{claim.way}: {game}: {claim.kind}"))
            yield f"{_verdict(by, claim.factor)}: crooks {doing} {aim} {claim.way}, {game}".replace("`", "")


def _verdict(by: Figure | None, factor: float) -> str:
    if by is None:
        return "not measured"
    word = "holds" if by.low > factor else "DOES NOT HOLD" if by.high <= factor else "OPEN"
    return f"{word}, {number(by.median)} times ({number(by.low)} - {number(by.high)})"
