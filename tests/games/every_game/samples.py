"""The games of the library, each with what the tests of all games need of it."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from importlib import import_module
from random import Random
from types import ModuleType
from typing import Any, Final, cast

import attrs
import pytest

from criminals.core.base.seats import SPECTATOR, Viewer
from criminals.core.records.record import Record
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
    edition_field: Mapping[str, Any]
    """A field of an edition, with another value than that of the reference."""
    event_words: Any
    """The module of view events and their sentences."""
    words: Any
    """The module of actions, violations and score lines, and their sentences."""
    drawings: Any
    """The module of tables to be drawn."""
    actions: Any
    """The module of actions, their texts and their numbers."""
    violations: Any
    """The module of actions that are refused."""
    papers: Any
    """The module of documents, and of the tables that they are of."""
    record_documents: Any
    """The module of records and set-ups with faults."""
    record_texts: Any
    """The module of a record as text, and of texts with faults."""
    state_documents: Any
    """The module of a state as document, and of documents with faults."""
    view_documents: Any
    """The module of a view as document, and of documents with faults."""
    text_faults: Any
    """The module of lines of text with faults."""
    view_records: Any
    """The module of view records with faults."""
    event_documents: Any
    """The module of view events with faults."""
    spoilt: Any
    """The module of documents to be spoilt."""
    happenings: Any
    """The module of cases: actions, and the events each leads to."""
    knowledge: Any
    """The module of what viewers can tell apart."""
    scenes: Any
    """The module of tables to play at."""
    editions: Any
    """The module of editions with faults."""
    wrong_facts: Any
    """The module of view events that cannot follow on a view."""
    edition_documents: Any
    """The module of an edition as document, and of documents with faults."""

    @property
    def name(self) -> str:
        return str(self.game.NAME)

    @property
    def title(self) -> str:
        """The game's name in a sentence."""
        return self.name.capitalize()

    @property
    def documents(self) -> Any:
        """The module that writes and reads parts of documents."""
        return import_module(f"{self.game.__name__}.formats.documents")

    @property
    def players(self) -> tuple[int, ...]:
        """How many can play the reference edition."""
        return tuple(self.game.REFERENCE.players)


def _sample(game: Any, papers: Any, lines: Any, longest_text: int, **edition_field: Any) -> Sample:
    """A game with its `samples`: they have the same modules for every game, with the same names in them."""

    def module(name: str) -> ModuleType:
        return import_module(f"tests.games.{game.NAME}.{name}")

    return Sample(
        game,
        papers.RECORD,
        papers.MINE,
        lines.STATES,
        lines.VIEWS,
        longest_text,
        edition_field,
        event_words=module("samples.event_words"),
        words=module("samples.words"),
        drawings=module("samples.drawings"),
        actions=module("samples.actions"),
        violations=module("samples.violations"),
        papers=papers,
        record_documents=module("samples.record_documents"),
        record_texts=module("samples.record_texts"),
        state_documents=module("samples.state_documents"),
        view_documents=module("samples.view_documents"),
        text_faults=module("samples.text_faults"),
        view_records=module("samples.view_records"),
        event_documents=module("samples.event_documents"),
        spoilt=module("samples.spoilt"),
        happenings=module("happenings"),
        knowledge=module("samples.knowledge"),
        scenes=module("scenes"),
        editions=module("samples.editions"),
        wrong_facts=module("samples.wrong_facts"),
        edition_documents=module("samples.edition_documents"),
    )


SAMPLES: Final = (
    _sample(crooks, crooks_papers, crooks_lines, 600, money=200),
    _sample(counterfeiters, counterfeiters_papers, counterfeiters_lines, 600, money=4000),
    _sample(sicario, sicario_papers, sicario_lines, 700, die=4),
)

every_game = pytest.mark.parametrize("sample", SAMPLES, ids=lambda sample: sample.name)


def every_case(names: str, cases: Callable[[Sample], Iterable[Any]]) -> pytest.MarkDecorator:
    """Every case of every game, for a test with a parameter `sample` and those of a case."""
    parameters = [
        pytest.param(sample, *(case if "," in names else (case,)), id=f"{sample.name}-{_label(case) or number}")
        for sample in SAMPLES
        for number, case in enumerate(cases(sample))
    ]
    return pytest.mark.parametrize(("sample", *names.split(", ")), parameters)


def _label(case: object) -> str:
    """The first text of a case, or the first name of a class or function."""
    for each in cast(tuple[object, ...], case) if isinstance(case, tuple) else (case,):
        label = each if isinstance(each, str) else getattr(each, "__name__", "")
        if label:
            return str(label)[:40]
    return ""


def every_table(sample: Sample) -> Iterator[tuple[str, int]]:
    """For `every_case`: each edition that comes with the library, for each number of players."""
    for name, edition in sample.game.EDITIONS.items():
        for players in edition.players:
            yield name, players


def every_number_of_players(sample: Sample) -> tuple[int, ...]:
    """For `every_case`: how many can play the reference edition."""
    return sample.players


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


def every_scene(sample: Sample) -> Iterator[Callable[[], Any]]:
    """For `every_case`: what makes a state, for each of the scenes."""
    yield from sample.papers.SCENES
    yield from (make for make, _ in sample.states.values())
