"""Texts that are refused: each fault in its words, with its place, at once, and by no other error."""

from collections.abc import Callable
from time import process_time

import pytest

from criminals.core.base.errors import MalformedDocument
from criminals.core.base.faults import MOST_FAULTS
from criminals.games import crooks
from tests.games.crooks.lines import killing
from tests.games.crooks.scenes import table
from tests.games.papers import text_refusal


def test_crooks_are_numbers_of_the_box_even_where_it_has_gaps() -> None:
    crook = crooks.Crook(900, 1)
    state = table(deck=(*crooks.REFERENCE.crooks, crook), targets=(2,), A=[900])
    text = crooks.to_text(state)
    assert crooks.from_text(text, edition=state.edition) == state
    assert text_refusal(crooks, text.replace("A=900", "A=899"), edition=state.edition) == (
        'A, column 72: expected a crook of the box, by its number (§1.1), got "899"',
    )


# --- what no game comes to ---


# --- strangers ---


def flooded(old: str, new: str) -> str:
    text = crooks.to_text(killing())
    assert text.count(old) == 1
    return text.replace(old, new)


@pytest.mark.usefixtures("uncollected")
@pytest.mark.parametrize(
    "flood",
    [
        lambda: "x" * 10_000_000,
        lambda: " " * 90_000,
        lambda: flooded(" bank=16", " bank=16" * 80),
        lambda: flooded("bank=16", f"bank={'1' * 90_000}"),
        lambda: flooded("passed=0", f"passed={'0' * 90_000}"),
        lambda: flooded("C=12", f"C={'12,' * 30_000}12"),
        lambda: flooded("C=12", f"C=12{'/1:0' * 20_000}"),
        lambda: flooded("18@B3", "+".join(["18@B3"] * 15_000)),
        lambda: flooded("killed=-", f"killed={','.join(['x'] * 40_000)}"),
        lambda: flooded("killed=-", f"killed={','.join(['x'] * 32)}"),
    ],
    ids=["long", "spaces", "fields", "digits", "seats", "crooks", "looks", "cards", "discards", "items"],
)
def test_a_flood_is_refused_at_once_and_in_short(flood: Callable[[], str]) -> None:
    text, edition = flood(), killing().edition
    began = process_time()
    with pytest.raises(MalformedDocument) as caught:
        crooks.from_text(text, edition=edition)
    assert process_time() - began < 0.5  # some milliseconds
    assert len(caught.value.faults) <= MOST_FAULTS + 1
    assert len(str(caught.value)) < 20_000


def test_of_many_faults_the_first_are_listed() -> None:
    state = table(deck=tuple(crooks.Crook(id_, 1) for id_ in range(1, 301)), A=[1])
    text = crooks.to_text(state).replace("killed=-", f"killed={','.join(['x'] * 300)}")
    faults = text_refusal(crooks, text, edition=state.edition)
    assert len(faults) == MOST_FAULTS + 1
    assert faults[0].startswith("killed, column ")
    assert faults[-1] == "and more"
