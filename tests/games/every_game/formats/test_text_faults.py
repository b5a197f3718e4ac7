"""Texts that are refused: each fault in its words, with its place, at once, and by no other error."""

import re
from collections.abc import Callable, Iterator, Mapping
from random import Random
from time import process_time
from typing import Final

import pytest

from criminals.core.base.errors import InvalidState, MalformedDocument
from criminals.core.base.faults import MOST_FAULTS
from tests.games.every_game.samples import Sample, every_case, every_game
from tests.games.papers import changed, text_invalidity, text_refusal, without_column


def view_text(sample: Sample, viewer: int) -> str:
    """The text of a view without faults."""
    return str(sample.game.to_text(sample.game.view(sample.text_faults.faultless(), viewer)))


def headers(sample: Sample) -> Iterator[tuple[str, tuple[str, ...]]]:
    """For `every_case`: beginnings that no game allows, and the faults of each."""
    name, players = sample.name, sample.players[0]
    kind, edition = len(f"{name} ") + 1, len(f"{name} state ") + 1
    seats = f"expected a seat from 0 to {players - 1}"
    kinds = 'expected "state" or "view:VIEWER"'
    four = "expected a game, a kind, an edition and how many play"
    editions, counts = ", ".join(sample.game.EDITIONS), ", ".join(map(str, sample.players))
    yield "", (f'{four}, got ""',)
    yield f"{name} state tiny", (f'{four}, got "{name} state tiny"',)
    yield f"{name}\tstate tiny {players}", (f"column {kind - 1}: expected printable ASCII, got U+0009",)
    yield f"{name} state tiny {players} \u00e8", (f"column {edition + 7}: expected printable ASCII, got U+00E8",)
    yield f"{name} state tiny {players} \ud800", (f"column {edition + 7}: expected printable ASCII, got U+D800",)
    yield f"chess state tiny {players}", (f'game, column 1: expected "{name}", got "chess"',)
    for wrong in ("world", "view", "state:0"):
        yield f"{name} {wrong} tiny {players}", (f'kind, column {kind}: {kinds}, got "{wrong}"',)
    for seat in (str(players), ""):
        yield f"{name} view:{seat} tiny {players}", (f'kind, column {kind + 5}: {seats}, got "{seat}" (§2.1)',)
    known = f"edition, column {edition}: expected one of {editions}, or another after a star"
    yield f"{name} state small {players}", (f'{known}, got "small"',)
    for wrong in ("1", "5", "03"):
        many = f"players, column {edition + 10}: expected how many play, one of {counts}"
        yield f"{name} state reference {wrong}", (f'{many}, got "{wrong}"',)
    yield (
        "chess world *mine x",
        (
            f'game, column 1: expected "{name}", got "chess"',
            f'kind, column 7: {kinds}, got "world"',
            'edition, column 13: "*mine" does not come with the library: hand it over, edition=EDITION',
        ),
    )


@every_case("text, faults", headers)
def test_a_faulty_beginning_is_refused(sample: Sample, text: str, faults: tuple[str, ...]) -> None:
    assert text_refusal(sample.game, text) == faults


def field_faults(sample: Sample) -> Iterator[tuple[str, str, str]]:
    """Changes of the fields of a text that no game allows, and the fault of each."""
    text = sample.game.to_text(sample.text_faults.faultless())
    fields = text.split(" ")[4:]
    names = [field.partition("=")[0] for field in fields]
    listed = ", ".join(f"{name}=" for name in names)
    for field, name in zip(fields, names, strict=True):
        yield f" {field}", "", f"{name}: it is missing"
        yield f" {field}", f" {field} {field}", f"{name}: it stands there more than once"
    field, name = fields[2], names[2]
    yield f" {field}", f" note=16 {field}", f"note: no such field, expected {listed}"
    yield f" {field}", f"  {field}", f"field: no such field, expected {listed}"
    yield f" {field}", f" {name} {field}", f"{name}: no such field, expected {listed}"
    order = f"{names[3]}: expected {name}= first: the order is {listed}"
    yield f"{field} {fields[3]}", f"{fields[3]} {field}", order


@every_case("old, new, fault", lambda sample: (*field_faults(sample), *sample.text_faults.FAULTY))
def test_a_faulty_text_is_refused_with_the_place_and_the_reason(sample: Sample, old: str, new: str, fault: str) -> None:
    text = changed(sample.game.to_text(sample.text_faults.faultless()), old, new)
    found = text_refusal(sample.game, text, edition=sample.text_faults.EDITION)
    assert [placed for placed in found if without_column(text, placed).startswith(fault)], found


@every_case("old, new, fault", lambda sample: sample.text_faults.FAULTY_VIEWS)
def test_a_faulty_text_of_a_view_is_refused(sample: Sample, old: str, new: str, fault: str) -> None:
    """The column stands in some cases; in all of them it is where the text has what is refused."""
    text = changed(view_text(sample, sample.text_faults.VIEWER), old, new)
    (found,) = text_refusal(sample.game, text, edition=sample.text_faults.EDITION)
    assert fault in (found, without_column(text, found))


@every_game
def test_every_fault_of_a_text_is_named(sample: Sample) -> None:
    text = sample.text_faults.MANY
    faults = text_refusal(sample.game, text)
    assert tuple(without_column(text, fault).partition(":")[0] for fault in faults) == sample.text_faults.MANY_FIELDS
    columns = [int(found) for fault in faults for found in re.findall(r"column (\d+):", fault)]
    assert tuple(text[column - 1 :].partition(" ")[0] for column in columns) == sample.text_faults.MANY_WORDS


@every_case("old, new, faults", lambda sample: sample.text_faults.IMPOSSIBLE)
def test_an_impossible_state_is_refused(sample: Sample, old: str, new: str, faults: tuple[str, ...]) -> None:
    text = changed(sample.game.to_text(sample.text_faults.faultless()), old, new)
    assert text_invalidity(sample.game, text, edition=sample.text_faults.EDITION) == ("state", faults)


@every_case("old, new, faults", lambda sample: sample.text_faults.IMPOSSIBLE_VIEWS)
def test_a_view_that_nobody_can_have_is_refused(sample: Sample, old: str, new: str, faults: tuple[str, ...]) -> None:
    text = changed(view_text(sample, sample.text_faults.IMPOSSIBLE_VIEWER), old, new)
    what, found = text_invalidity(sample.game, text, edition=sample.text_faults.EDITION)
    assert (what, found) == ("view", faults)


@every_game
def test_what_no_game_comes_to_has_no_text(sample: Sample) -> None:
    state, why = sample.text_faults.NO_GAME
    with pytest.raises(InvalidState, match=f"^state: {why}"):
        sample.game.to_text(state)
    with pytest.raises(InvalidState, match=f"^view: {why}"):
        sample.game.to_text(sample.game.view(state, 0))


@every_game
def test_what_could_not_be_read_again_is_not_written(sample: Sample) -> None:
    for edition, why in sample.text_faults.UNWRITABLE:
        state = sample.game.new_game(players=sample.players[0], rng=Random(1), edition=edition)
        with pytest.raises(MalformedDocument, match=why):
            sample.game.to_text(state)


FLOODS: Final[Mapping[str, Callable[[], str]]] = {"long": lambda: "x" * 10_000_000, "spaces": lambda: " " * 90_000}
"""Long texts of no game, by what there is too much of."""


@pytest.mark.usefixtures("uncollected")
@every_case("name", lambda sample: (*FLOODS, *sample.text_faults.FLOODS))
def test_a_flood_is_refused_at_once_and_in_short(sample: Sample, name: str) -> None:
    text = {**FLOODS, **sample.text_faults.FLOODS}[name]()
    edition = sample.text_faults.flood_edition(text)
    began = process_time()
    faults = text_refusal(sample.game, text, edition=edition)
    assert process_time() - began < 0.5  # some milliseconds
    assert len(faults) <= MOST_FAULTS + 1
    assert len("; ".join(faults)) < 20_000
