"""Law 5: documents round-trip, over whole games: every state, view, event and action of them."""

from collections.abc import Mapping
from random import Random
from typing import Any

import attrs
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from criminals.core.documents import check_envelope
from criminals.games import crooks
from criminals.testing import LawBroken, crooks_kit, random_actions, random_edition
from criminals.testing.documents import check_documents
from criminals.testing.strategies import crooks_games
from tests.games.crooks.scenes import every_state, play, table
from tests.laws.small import SWAP, first_states


def nothing(_: crooks.State) -> tuple[crooks.Action, ...]:
    return ()


KIT = attrs.evolve(crooks_kit(), universe=nothing)
"""The actions of a box are the same at every state of a game: they are looked at once."""


def check_whole(state: crooks.State, rng: Random) -> None:
    """A third of the states of a game, and the last."""
    check_documents(crooks_kit(), state)
    for action in random_actions(KIT, state, rng):
        state = crooks.apply(state, action)
        if rng.randrange(3) == 0 or crooks.actor(state) is None:
            check_documents(KIT, state)


@settings(max_examples=10, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(crooks_games(), st.randoms(use_true_random=False))
def test_law_5_on_any_edition(state: crooks.State, rng: Random) -> None:
    check_whole(state, rng)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_law_5_on_a_game_in_which_nobody_passes_early(players: int) -> None:
    for state in list(every_state(players, seed=players))[::4]:
        check_documents(KIT, state)


def test_law_5_on_editions_made_by_chance() -> None:
    rng = Random(3)
    for _ in range(3):
        check_whole(crooks.new_game(edition=random_edition(rng), players=4, rng=rng), rng)


def test_law_5_on_every_set_up_of_a_small_edition() -> None:
    for state in first_states(SWAP):
        check_documents(KIT, state)


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

    monkeypatch.setattr("criminals.core.dumping.check_envelope", any_kind)
    with pytest.raises(LawBroken, match=r"is taken for|not by name"):
        check_documents(KIT, middle())


def test_a_long_event_breaks_the_law(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("criminals.testing.documents.LONGEST_EVENT", 100)
    with pytest.raises(LawBroken, match=r"has 1\d\d bytes"):
        check_documents(KIT, middle())
