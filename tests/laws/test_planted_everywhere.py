"""The law that nothing leaks can fail in every game: each leak, planted in the library itself, is caught by name."""

from collections.abc import Callable
from typing import Final

import pytest

from criminals.testing import LawBroken
from tests.laws import leaks_shown as shown
from tests.laws import leaks_told as told
from tests.laws.leaking import MODULES, PLIES, Spoiled

Plant = Callable[[Spoiled], None]

LEAKS: Final[dict[str, tuple[Plant, str]]] = {
    "violation to the spectator, by the host": (
        told.to_the_spectator_by_the_host,
        r"violation\((state|view), action, viewer\)",
    ),
    "violation to the spectator, by its view": (told.to_the_spectator_by_its_view, r"violation\(view, action\)"),
    "order of a violation's parameters": (told.by_the_order_of_parameters, r"violation\(view, action\)"),
    "True for 1": (told.by_true_for_one, r"violation\(view, action\)"),
    "-0.0 for 0.0": (told.by_the_sign_of_nothing, r"violation\(view, action\)"),
    "order of a set": (told.by_the_order_of_a_set, r"violation\(view, action\)"),
    "sentence in French": (told.in_french_only, r"describe\(violation, fr.*\)"),
    "sentence of one event, in Italian": (told.in_italian_of_one_event_only, r"describe\(view event, it.*\)"),
    "sentence of a legal action": (told.of_a_legal_action, r"describe\(action, en.*\)"),
    "label": (told.on_a_button_only, r"label\(action, \w+.*\)"),
    "label in French": (told.on_a_button_in_french_only, r"label\(action, fr.*\)"),
    "prompt in Italian": (told.in_an_italian_prompt_only, r"prompt\(view, it\)"),
    "sentence with a view": (told.with_a_view_only, r"describe\(.*, view\)"),
    "sentence of an event in time": (told.of_an_event_as_it_happens, r"describe\(view event, .*, view before it\)"),
    "JSON of one event": (told.in_the_document_of_one_event, r"d\w+\(view event\)"),
    "JSON of the spectator's view": (told.in_the_document_of_the_spectators_view, r"d\w+\(view\)"),
    "JSON of a violation": (told.in_the_document_of_a_violation, r"d\w+\(violation\)"),
    "JSON of a view record": (told.in_the_document_of_a_view_record, r"d\w+\(view record\)"),
    "digest": (told.in_the_digest, r"digest\(\w+\)"),
    "line of the spectator": (told.in_the_line_of_the_spectator, r"(to|from)_text\(.*\)"),
    "fault of a text": (told.in_a_fault_of_a_text, r"from_text\(.*\)"),
    "view record of the spectator": (told.in_the_record_of_the_spectator, r".*\(view record.*\)"),
    "can_undo": (told.by_taking_back, r"can_undo\(record, own seat\)"),
    "reveals": (told.by_what_an_action_reveals, r"(can_undo\(record, own seat\) tells|.* rules worlds out)"),
    "repr of the record": (told.in_the_repr_of_the_record, r"repr\(record\)"),
    "deck in repr(state)": (shown.in_the_repr_of_the_state, r"repr\(state\)"),
    "deck in str(state)": (shown.in_the_text_of_the_state, r"str\(state\)"),
    "deck in format(state)": (shown.in_the_format_of_the_state, r"format\(state\)"),
    "repr of the table": (shown.in_the_repr_of_the_table, r"repr\(state\.table\)"),
    "repr of an event": (shown.in_the_repr_of_an_event, r"repr\(events\)"),
    "refusal of a view": (shown.in_the_refusal_of_a_view, r"apply\(view\)"),
    "refusal of a state": (shown.in_the_refusal_of_a_state, r"count_worlds\(state\)"),
    "HTML": (shown.in_html_only, r"_repr_html_\(view\)"),
    "MIME bundle": (shown.in_a_mime_bundle, r"_repr_mimebundle_\(view\)"),
    "format of a view": (shown.in_the_format_of_a_view, r"format\(view\)"),
    "property of a view": (shown.in_a_property, r"view\.luck"),
    "pickle": (shown.in_the_pickle, r"pickle.*\(view.*\)"),
    "sharing in a pickle": (shown.by_sharing_in_the_pickle, r"pickle.*\(view.*\)"),
    "title of an SVG": (shown.in_the_title_of_a_picture, r"svg\(view.*\)"),
    "drawing of the spectator": (shown.in_the_drawing_of_the_spectator, r"str\(view\)"),
    "drawing of a state": (shown.in_the_drawing_of_a_state, r"draw\(state, \w+\) of the game"),
    "kept from the viewer before": (shown.kept_for_the_next_viewer, r"(str|format|html|draw|\w+)\((view|table).*\)"),
    "kept in every world": (shown.kept_whatever_the_world, r"\w+\(view.*\)"),
    "sharing in a view record": (told.by_sharing_in_a_view_record, r"pickle\(view record\)"),
    "written into a given document": (told.in_what_was_given_before, r"document\(view\)"),
    "descriptor of a view": (shown.in_a_descriptor, r"view\.luck"),
    "property of the phase": (shown.in_a_property_of_the_phase, r"properties of view.*"),
    "end of a replay": (shown.at_the_end_of_a_replay, r"ViewRecord\.replay\(view record\)"),
    "number of events": (shown.by_the_number_of_events, "a view event"),
    "order of events": (shown.by_the_order_of_events, "a view event"),
    "identity through fold": (shown.by_identity_through_fold, r"pickle of fold\(view, view events\)"),
    "mask": (shown.by_the_mask, r"ActionSpace\.mask\(space, view\)"),
    "order of marginals": (shown.by_the_order_of_marginals, r"marginals\(view\)"),
    "order of legal actions": (shown.by_the_order_of_legal_actions, r"legal_actions\(view\)"),
    "refusal of an early score": (shown.by_when_the_score_is_refused, r"score\(view\)"),
    "hidden choices": (shown.by_hidden_choices, r"hidden_choices\(view, world\)"),
}


LONGER: Final = {"sharing in a view record": 20}
"""How many plies are played for leaks that do not show at once."""

TOO_SHORT: Final = {("end of a replay", "counterfeiters")}
"""Leaks that the few plies played here have no twin for."""


@pytest.mark.parametrize(
    ("leak", "game"),
    [
        (leak, name)
        for leak in LEAKS
        for name, game in MODULES.items()
        if (leak != "reveals" or hasattr(game, leak)) and (leak, name) not in TOO_SHORT
    ],
)
def test_a_leak_is_caught_by_its_name(leak: str, game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    plant, name = LEAKS[leak]
    spoiled = Spoiled(game, monkeypatch)
    plant(spoiled)
    with pytest.raises(LawBroken, match=rf"at ply \d+ {name}( tells|$| by)"):
        spoiled.play(name=name, plies=LONGER.get(leak, PLIES))


@pytest.mark.parametrize("game", MODULES)
def test_without_a_leak_nothing_is_caught(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    Spoiled(game, monkeypatch).play(games=2, thorough=False)


@pytest.mark.parametrize("game", MODULES)
def test_who_has_learned_something_and_may_take_it_back_is_caught(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def nothing(*_: object) -> bool:
        return False

    spoiled = Spoiled(game, monkeypatch)
    monkeypatch.setattr("criminals.core.records.undo.changes_worlds", nothing)
    monkeypatch.setattr(spoiled.game, "reveals", nothing, raising=False)
    with pytest.raises(LawBroken, match=r"at ply \d+ .* rules worlds out by an action that can be taken back"):
        spoiled.play(plies=40)
