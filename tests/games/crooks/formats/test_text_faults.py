"""Texts that are refused: each fault in its words, with its place, at once, and by no other error."""

from criminals.core.base.faults import MOST_FAULTS
from criminals.games import crooks
from tests.games.crooks.scenes import table
from tests.games.papers import text_refusal


def test_crooks_are_numbers_of_the_box_even_where_it_has_gaps() -> None:
    crook = crooks.Crook(900, 1)
    state = table(deck=(*crooks.REFERENCE.crooks, crook), targets=(2,), A=[900])
    text = crooks.to_text(state)
    assert crooks.from_text(text, edition=state.edition) == state
    assert text_refusal(crooks, text.replace("A=900", "A=899"), edition=state.edition) == (
        'A, column 72: expected a crook of the box, by its number, got "899" (§1.1)',
    )


# --- strangers ---


def test_of_many_faults_the_first_are_listed() -> None:
    state = table(deck=tuple(crooks.Crook(id_, 1) for id_ in range(1, 301)), A=[1])
    text = crooks.to_text(state).replace("killed=-", f"killed={','.join(['x'] * 300)}")
    faults = text_refusal(crooks, text, edition=state.edition)
    assert len(faults) == MOST_FAULTS + 1
    assert faults[0].startswith("killed, column ")
    assert faults[-1] == "and more"
