"""The games of the library, each with what the tests of all games need of it."""

from collections.abc import Callable, Iterator, Mapping
from random import Random
from types import ModuleType
from typing import Any, Final, cast

import attrs
import pytest

from criminals.core.records import Record
from criminals.core.seats import SPECTATOR, Viewer
from criminals.games import counterfeiters, crooks, sicario
from criminals.testing import KITS, random_actions, random_first
from tests.games.counterfeiters import lines as counterfeiters_lines
from tests.games.counterfeiters import papers as counterfeiters_papers
from tests.games.crooks import lines as crooks_lines
from tests.games.crooks import papers as crooks_papers
from tests.games.sicario import lines as sicario_lines
from tests.games.sicario import papers as sicario_papers


@attrs.frozen(eq=False, repr=False)
class Sample:
    """A game, and some of its values."""

    game: Any
    """Its module: type checkers know nothing of what it gives."""
    record: str
    """A short game of the reference edition, as a document."""
    mine: Any
    """An edition that does not come with the library."""
    states: Mapping[str, tuple[Callable[[], Any], str]]
    """Scenes by name: what makes one, and its text."""
    views: Mapping[str, tuple[Callable[[], Any], Viewer, str]]
    """Scenes, who looks at them, and the text of the view."""
    longest_text: int
    """What the texts of the editions that come with the library stay below."""

    @property
    def name(self) -> str:
        return str(self.game.NAME)


def _sample(game: ModuleType, papers: Any, lines: Any, longest_text: int) -> Sample:
    return Sample(game, papers.RECORD, papers.MINE, lines.STATES, lines.VIEWS, longest_text)


SAMPLES: Final = (
    _sample(crooks, crooks_papers, crooks_lines, 600),
    _sample(counterfeiters, counterfeiters_papers, counterfeiters_lines, 600),
    _sample(sicario, sicario_papers, sicario_lines, 700),
)

every_game = pytest.mark.parametrize("sample", SAMPLES, ids=lambda sample: sample.name)


def random_record(sample: Sample, rng: Random) -> Record:
    """A game of any edition, or the beginning of one."""
    edition = rng.choice((*sample.game.EDITIONS, "random"))
    first = random_first(sample.name, rng, edition)
    actions = random_actions(KITS[sample.name], first, rng)
    return Record.of(first, actions[: rng.choice((len(actions), rng.randrange(len(actions) + 1)))])


def every_state(sample: Sample, seed: int, edition: str = "reference", players: int | None = None) -> Iterator[Any]:
    """The states of a whole random game, the first and the last included."""
    rng = Random(seed)
    state = random_first(sample.name, rng, edition, players)
    yield state
    for action in random_actions(KITS[sample.name], state, rng):
        state = sample.game.apply(state, action)
        yield state


def viewers(players: int) -> tuple[Viewer, ...]:
    """Every seat, and the spectator."""
    return (*range(players), SPECTATOR)


def values(sample: Sample, state: Any) -> Iterator[Any]:
    """A state, and every view of it."""
    yield state
    for viewer in viewers(state.players):
        yield sample.game.view(state, viewer)


def parts(value: object) -> Iterator[object]:
    """A value and everything in it, the layout apart."""
    yield value
    if attrs.has(type(value)):
        for field in attrs.fields(cast(Any, type(value))):
            if field.name != "layout":
                yield from parts(getattr(value, field.name))
    elif isinstance(value, tuple | frozenset):
        for item in cast(tuple[object, ...], value):
            yield from parts(item)
