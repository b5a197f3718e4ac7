"""Law 5: documents round-trip, over whole games: every state, view, event and action of them."""

from collections import Counter
from collections.abc import Mapping
from random import Random
from typing import Any

import attrs
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from criminals.core.documents.envelope import KINDS, check_envelope
from criminals.core.records.record import Record
from criminals.games import counterfeiters, crooks
from criminals.testing import KITS, LawBroken, crooks_kit, random_actions, random_first
from criminals.testing.laws.documents import check_documents, check_record, check_texts
from criminals.testing.strategies import games
from tests.games.crooks.scenes import every_state, table
from tests.games.positions import play
from tests.laws.small import SWAP, first_states


def nothing(_: object) -> tuple[Any, ...]:
    return ()


KIT = attrs.evolve(crooks_kit(), universe=nothing)
"""The actions of a box are the same at every state of a game: they are looked at once."""

NAMES = ("crooks", "counterfeiters")


def check_whole(name: str, state: Any, rng: Random) -> None:
    """A third of the states of a game, and the last; and the record."""
    game, bare = KITS[name].game, attrs.evolve(KITS[name], universe=nothing)
    check_documents(KITS[name], state)
    check_texts(KITS[name], state)
    actions = random_actions(bare, state, rng)
    check_record(Record.of(state, actions))
    for action in actions:
        state = game.apply(state, action)
        if rng.randrange(3) == 0 or game.actor(state) is None:
            check_documents(bare, state)
            check_texts(bare, state)


@pytest.mark.parametrize("name", NAMES)
@settings(max_examples=8)
@given(data=st.data())
def test_law_5_on_any_edition(name: str, data: st.DataObject) -> None:
    check_whole(name, data.draw(games(name)), data.draw(st.randoms(use_true_random=False)))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_law_5_on_a_game_in_which_nobody_passes_early(players: int) -> None:
    for state in list(every_state(players, seed=players))[::4]:
        check_documents(KIT, state)


@pytest.mark.parametrize("name", NAMES)
def test_law_5_on_editions_made_by_chance(name: str) -> None:
    rng = Random(3)
    for _ in range(3):
        check_whole(name, random_first(name, rng, players=4 if name == "crooks" else None), rng)


def test_law_5_on_every_set_up_of_a_small_edition() -> None:
    for state in first_states(SWAP):
        check_documents(KIT, state)


def test_every_value_is_counted_and_shown_to_a_further_check() -> None:
    shown: Counter[str] = Counter()
    kinds: set[object] = set()

    def also(kind: str, document: Any) -> None:
        shown[kind] += 1
        kinds.add((kind, document["kind"]))

    state = middle()
    first = crooks.new_game(edition=state.edition, setup=crooks.Setup([[18, 19], [13], [5]], state.undealt))
    count = check_documents(crooks_kit(), state, also) + check_record(Record.of(first, [crooks.Pass()]), also)
    assert count == shown.total()
    check_documents(attrs.evolve(crooks_kit(), universe=nothing), play(first, *["pass"] * 2), also)
    assert (shown["state"], shown["view"], shown["record"], shown["view_record"], shown["edition"]) == (2, 6, 1, 3, 1)
    assert kinds == {(kind, kind) for kind in KINDS}
    assert check_texts(crooks_kit(), state) == 1 + 3 + shown["action"]


@pytest.mark.parametrize("name", NAMES)
def test_law_5_on_every_set_up_of_the_tiny_edition(name: str) -> None:
    game: Any = KITS[name].game
    bare = attrs.evolve(KITS[name], universe=nothing)
    for setup in list(game.setups(2, "tiny"))[::3]:
        first = game.new_game(edition="tiny", setup=setup)
        check_documents(bare, first)
        check_texts(bare, first)


# --- faults that the law must find ---


def middle() -> crooks.State:
    return play(table(A=[18, 19], B=[13], C=[5]), "recruit A, take 18, place 6 down", "recruit A")


def test_a_document_that_forgets_breaks_the_law(monkeypatch: pytest.MonkeyPatch) -> None:
    true = crooks.read_document

    def forgetful(kind: Any, fields: Any) -> Any:
        found = true(kind, fields)
        return attrs.evolve(found, left=frozenset("A")) if kind == "state" else found

    monkeypatch.setattr(crooks, "read_document", forgetful)
    with pytest.raises(LawBroken, match="comes back as another"):
        check_documents(KIT, middle())


def test_a_document_that_is_not_read_breaks_the_law(monkeypatch: pytest.MonkeyPatch) -> None:
    true = crooks.document_of

    def strange(value: Any) -> Any:
        kind, fields = true(value)
        return kind, {**fields, "passed": []} if kind == "view" else fields

    monkeypatch.setattr(crooks, "document_of", strange)
    with pytest.raises(LawBroken, match=r"is written, but not read as view: .*\$.passed"):
        check_documents(KIT, middle())


def test_a_document_that_changes_breaks_the_law(monkeypatch: pytest.MonkeyPatch) -> None:
    true = crooks.document_of
    turns = iter(range(100))

    def turned(value: Any) -> Any:
        kind, fields = true(value)
        return kind, dict(reversed(fields.items())) if next(turns) % 2 else fields

    monkeypatch.setattr(crooks, "document_of", turned)
    with pytest.raises(LawBroken, match="is not always the same"):
        check_documents(KIT, middle())


def test_a_state_that_passes_for_a_view_breaks_the_law(monkeypatch: pytest.MonkeyPatch) -> None:
    def any_kind(value: Any, _: str, rules: Mapping[str, int]) -> Mapping[str, object]:
        return check_envelope(value, value["kind"], rules)

    monkeypatch.setattr("criminals.core.records.dumping.check_envelope", any_kind)
    with pytest.raises(LawBroken, match=r"is taken for|not by name"):
        check_documents(KIT, middle())


def test_a_long_event_breaks_the_law(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("criminals.testing.laws.documents.LONGEST_EVENT", 100)
    with pytest.raises(LawBroken, match=r"has 1\d\d bytes"):
        check_documents(KIT, middle())


def test_a_text_that_forgets_breaks_the_law(monkeypatch: pytest.MonkeyPatch) -> None:
    true: Any = crooks.from_text

    def forgetful(text: str, **more: Any) -> Any:
        return attrs.evolve(true(text, **more), left=frozenset("A"))

    monkeypatch.setattr(crooks, "from_text", forgetful)
    with pytest.raises(LawBroken, match="comes back as another from its text 'crooks state "):
        check_texts(KIT, middle())


def test_a_text_that_is_not_read_breaks_the_law(monkeypatch: pytest.MonkeyPatch) -> None:
    true: Any = crooks.to_text

    def strange(value: Any) -> str:
        text: str = true(value)
        return text.replace("view:spectator", "view:9")

    monkeypatch.setattr(crooks, "to_text", strange)
    with pytest.raises(
        LawBroken, match="is written, but not read from its text: text: kind, column 13: expected a seat"
    ):
        check_texts(KIT, middle())


def test_a_notation_that_is_read_as_another_breaks_the_law(monkeypatch: pytest.MonkeyPatch) -> None:
    true = crooks.parse_action

    def deaf(text: str) -> crooks.Action:
        return true(text.removesuffix(" down"))

    monkeypatch.setattr(crooks, "parse_action", deaf)
    with pytest.raises(LawBroken, match=r"face_down=True\) comes back as another from its text place"):
        check_texts(crooks_kit(), middle())


def test_a_record_that_is_read_as_another_breaks_the_law(monkeypatch: pytest.MonkeyPatch) -> None:
    record: crooks.Record = Record.of(table(A=[18, 19]), [crooks.Pass()])

    def empty(_: str) -> crooks.Record:
        return attrs.evolve(record, actions=())

    monkeypatch.setattr(Record, "from_text", empty)
    with pytest.raises(LawBroken, match="comes back as another from its text"):
        check_record(record)


def test_a_view_record_that_is_not_read_breaks_the_law(monkeypatch: pytest.MonkeyPatch) -> None:
    record = Record.of(table(A=[18, 19]), [crooks.Pass()])
    monkeypatch.setattr("criminals.core.records.view_record.SHARED", ("edition", "viewer"))
    with pytest.raises(LawBroken, match="is written, but not read as view_record"):
        check_record(record)


def test_a_document_of_counterfeiters_that_forgets_breaks_the_law(monkeypatch: pytest.MonkeyPatch) -> None:
    true = counterfeiters.read_document

    def forgetful(kind: Any, fields: Any) -> Any:
        found = true(kind, fields)
        return attrs.evolve(found, quiet=found.quiet + 1) if kind == "view" else found

    monkeypatch.setattr(counterfeiters, "read_document", forgetful)
    kit = attrs.evolve(KITS["counterfeiters"], universe=nothing)
    with pytest.raises(LawBroken, match="comes back as another"):
        check_documents(kit, random_first("counterfeiters", Random(1), "tiny"))
