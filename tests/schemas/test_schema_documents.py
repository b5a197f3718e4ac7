"""Whatever the library writes or reads is valid by its schema; what it refuses for its form is not."""

import json
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from random import Random
from typing import Any, Final

import attrs
import jsonschema_rs
import pytest
from hypothesis import given, settings
from jsonschema import Draft202012Validator

import criminals
from criminals.core.base.errors import CriminalsError, MalformedDocument
from criminals.core.base.faults import malformed
from criminals.core.base.seats import SPECTATOR
from criminals.core.documents.envelope import KINDS, Kind, check_envelope
from criminals.core.records.record import documented
from criminals.games import counterfeiters, crooks, sicario
from criminals.testing import check_documents, crooks_kit, random_first
from tests.games.counterfeiters.samples import spoilt as counterfeiters_documents
from tests.games.crooks.samples import spoilt as crooks_documents
from tests.games.papers import GONE, places, with_change
from tests.games.sicario.samples import spoilt as sicario_documents
from tests.games.spoiling import spoilt_document
from tests.schemas.judges import judge, judge_of

VERBS: Final[Any] = criminals
"""The verbs for values of any game, which type checkers know nothing of."""

BEYOND: Final = ("expected rising numbers", "expected a number of 18 digits")
"""What the shapes refuse and a schema has no word for."""

MAKERS: Final[Mapping[str, tuple[tuple[Kind, Callable[[], object]], ...]]] = {
    "crooks": crooks_documents.MAKERS,
    "counterfeiters": counterfeiters_documents.MAKERS,
    "sicario": sicario_documents.MAKERS,
}
"""Values of every kind, by game."""

BOXES: Final = [
    *(("crooks", name, players) for name, edition in crooks.EDITIONS.items() for players in edition.piles),
    *(
        ("counterfeiters", name, players)
        for name, edition in counterfeiters.EDITIONS.items()
        for players in edition.players
    ),
    *(("sicario", name, players) for name, edition in sicario.EDITIONS.items() for players in edition.players),
]

each_game = pytest.mark.parametrize("game", MAKERS)


# --- whole games ---


@pytest.mark.parametrize(("game", "edition", "players"), BOXES)
def test_documents_of_whole_games_are_valid(game: str, edition: str, players: int) -> None:
    rng = Random(players)
    found = Counter[str]()
    for _ in range(5):
        found += judged(random_first(game, rng, edition, players), rng)
    assert set(found) == set(KINDS)
    assert min(found["state"], found["view"], found["view_event"], found["action"]) > 10


@each_game
def test_documents_of_games_with_editions_made_by_chance_are_valid(game: str) -> None:
    rng = Random(11)
    for _ in range(12):
        judged(random_first(game, rng), rng)


def judged(first: Any, rng: Random) -> Counter[str]:
    """How many documents of each kind were valid in a random game: every state, every view, all that happened."""
    found = Counter[str]()
    for kind, value in values(first, rng):
        document = json.loads(criminals.dumps(value))
        judge(kind, document)
        found[kind] += 1
    return found


def values(state: Any, rng: Random) -> Iterator[tuple[Kind, object]]:
    """All that a game has documents of."""
    first, actions = state, list[Any]()
    viewers = (*VERBS.seats(state), SPECTATOR)
    yield "edition", state.edition
    while True:
        yield "state", state
        for viewer in viewers:
            yield "view", VERBS.view(state, viewer)
        legal = VERBS.legal_actions(state)
        if not legal:
            break
        actions.append(rng.choice(legal))
        yield "action", actions[-1]
        state, events = VERBS.step(state, actions[-1])
        for event in events:
            yield "event", event
            yield "view_event", event.fact
    yield "score", VERBS.score(state)
    yield "outcome", VERBS.outcome(state)
    yield "violation", VERBS.violation(state, actions[-1])
    record = criminals.Record.of(first, actions)
    yield "record", record
    for viewer in viewers:
        yield "view_record", record.for_viewer(viewer)


def few(_: crooks.State) -> tuple[crooks.Action, ...]:
    return crooks.Place(6, True), crooks.SpyHangout("C")


def test_the_law_of_documents_takes_a_judge() -> None:
    kit = attrs.evolve(crooks_kit(), universe=few)
    state = crooks.new_game(players=3, rng=Random(1))
    seen = set[Kind]()

    def counted(kind: Kind, document: object) -> None:
        judge(kind, document)
        seen.add(kind)

    check_documents(kit, state, counted)
    assert seen == {"state", "view", "action", "event", "view_event", "violation", "score"}
    with pytest.raises(jsonschema_rs.ValidationError):
        check_documents(kit, state, lambda _kind, document: judge("record", document))


# --- spoilt documents ---


def form_faults(kind: Kind, document: Any) -> tuple[str, ...]:
    """What the envelope and the shapes have against a document."""
    try:
        fields = dict(check_envelope(document, kind, {name: documented(name).RULES for name in MAKERS}))
        game = str(fields["game"])
        for name in ("criminals", "kind", "game", "rules"):
            del fields[name]
    except MalformedDocument as error:
        return tuple(map(str, error.faults))
    found = malformed(kind, documented(game).DOCUMENTS[kind].faults(fields, "$"))
    return tuple(map(str, found.faults))


def is_taken(kind: Kind, document: object) -> bool:
    try:
        criminals.loads(json.dumps(document), kind)
    except CriminalsError:
        return False
    return True


def compare(game: str, kind: Kind, document: Any) -> bool:
    """Whether a document is valid: exactly if the shapes take it, but for what a schema has no word for."""
    valid: bool = judge_of(kind, game).is_valid(document)
    faults = form_faults(kind, document)
    if valid:
        assert all(any(words in fault for words in BEYOND) for fault in faults), (document, faults)
    else:
        assert faults, f"the schema refuses what the shapes take: {document}"
        assert not is_taken(kind, document), f"the schema refuses what is read: {document}"
    return valid


@settings(max_examples=400)
@given(spoilt_document(crooks_documents))
def test_a_spoilt_document_of_crooks_is_valid_exactly_if_its_form_is(given: tuple[Kind, str]) -> None:
    kind, text = given
    compare("crooks", kind, json.loads(text))


@settings(max_examples=400)
@given(spoilt_document(counterfeiters_documents))
def test_a_spoilt_document_of_counterfeiters_is_valid_exactly_if_its_form_is(given: tuple[Kind, str]) -> None:
    kind, text = given
    compare("counterfeiters", kind, json.loads(text))


@settings(max_examples=400)
@given(spoilt_document(sicario_documents))
def test_a_spoilt_document_of_sicario_is_valid_exactly_if_its_form_is(given: tuple[Kind, str]) -> None:
    kind, text = given
    compare("sicario", kind, json.loads(text))


OTHERS: Final[tuple[Any, ...]] = (GONE, None, True, -1, 0, 7, 10**9, "x", "up", [], [[]], {}, {"phase": "over"})


@pytest.mark.parametrize(
    ("game", "number"),
    [(game, number) for game, makers in MAKERS.items() for number in range(len(makers))],
    ids=[f"{game}-{number}-{kind}" for game, makers in MAKERS.items() for number, (kind, _) in enumerate(makers)],
)
def test_one_thing_spoilt_anywhere_is_judged_as_it_is_read(game: str, number: int) -> None:
    kind, make = MAKERS[game][number]
    document = json.loads(criminals.dumps(make()))
    assert compare(game, kind, document)
    rng = Random(number)
    found = Counter[bool]()
    everywhere = list(places(document))
    for at in rng.sample(everywhere, min(len(everywhere), 50)):
        for other in (*rng.sample(OTHERS[1:], 4), GONE):
            found[compare(game, kind, with_change(document, at, other))] += 1
        if isinstance(at[-1], str):
            assert not compare(game, kind, with_change(document, (*at[:-1], "note"), 1)), f"a field more beside {at}"
    assert found[False] > found[True]


@each_game
@pytest.mark.parametrize("kind", KINDS)
def test_a_document_of_another_kind_or_game_is_not_valid(kind: Kind, game: str) -> None:
    for of, makers in MAKERS.items():
        for other, make in makers:
            document = json.loads(criminals.dumps(make()))
            assert judge_of(kind, game).is_valid(document) == ((of, other) == (game, kind))
            if (of, other) == (game, kind):
                for name in ("criminals", "kind", "game", "rules"):
                    for value in (2, "2", True, None, GONE):
                        assert not compare(game, kind, with_change(document, (name,), value))


@each_game
def test_no_edition_is_refused_by_the_schema_that_is_read(game: str) -> None:
    rng = Random(5)
    for _ in range(30):
        document = json.loads(criminals.dumps(random_first(game, rng).edition))
        assert compare(game, "edition", document)
        assert judge_of("edition", game).is_valid(with_change(document, ("name",), "Rue Morgue"))


@each_game
def test_another_judge_agrees(game: str) -> None:
    """The one that is in pure Python, and too slow for whole games."""
    rng = Random(2)
    validators: dict[Kind, Any] = {kind: Draft202012Validator(criminals.schema(kind, game)) for kind in KINDS}
    verdicts = Counter[bool]()
    for kind, make in MAKERS[game]:
        document = json.loads(criminals.dumps(make()))
        assert validators[kind].is_valid(document)
        for at in rng.sample(list(places(document)), min(4, len(list(places(document))))):
            changed = with_change(document, at, rng.choice(OTHERS))
            verdict = validators[kind].is_valid(changed)
            assert verdict == judge_of(kind, game).is_valid(changed)
            verdicts[verdict] += 1
    assert verdicts[False] > 20
