"""Errors in words: what is told of each, in which language, and what is not told."""

import pickle
from collections.abc import Callable, Iterator
from typing import Any, Final

import pytest

import criminals
from criminals import Fault, InvalidArgument, InvalidEdition, InvalidState, MalformedDocument, NotOver
from criminals.core.base.errors import CriminalsError, FaultyValue, Place
from criminals.core.base.faults import MORE, fault, listed, named, shown, under
from criminals.core.looks.catalogues import COMMON, LANGUAGES, Catalogues
from criminals.core.looks.phrases import NO_BREAK
from criminals.dice import generator
from criminals.games import crooks, sicario
from tests.core.looks.error_samples import FIRST, SENTENCES, VIEW

VERBS: Final[Any] = criminals
"""The verbs for values of any game, which type checkers know nothing of."""


def error_of(attempt: Callable[[], object]) -> CriminalsError:
    with pytest.raises(CriminalsError) as caught:
        attempt()
    return caught.value


def told(error: CriminalsError) -> list[str]:
    """What is told of an error, with spaces of the usual kind."""
    return [criminals.describe(error, lang).replace(NO_BREAK, " ") for lang in LANGUAGES]


# --- sentences ---


@pytest.mark.parametrize("name", SENTENCES)
def test_an_error_is_told_in_the_language_of_who_reads_it(name: str) -> None:
    attempt, *sentences = SENTENCES[name]
    error = error_of(attempt)
    assert told(error) == sentences
    if isinstance(error, FaultyValue):
        assert str(error) == sentences[0]


def test_an_illegal_action_is_told_as_its_violation_with_a_view_and_names() -> None:
    state = criminals.new_game("sicario", players=3, seed=3, first=0)
    state = criminals.apply(state, VERBS.drawn(state, generator(1)))
    while not isinstance(criminals.actor(state), int):
        state = criminals.apply(state, VERBS.drawn(state, generator(1)))
    error = error_of(lambda: criminals.apply(state, sicario.Ask(0, "cap")))
    assert isinstance(error, criminals.IllegalAction)
    view: Any = criminals.view(state, VERBS.actor(state))
    for lang in LANGUAGES:
        several: list[dict[str, Any]] = [{}, {"view": view}, {"view": view, "names": ("Ada", "Bo", "Cy")}]
        for options in several:
            assert criminals.describe(error, lang, **options) == criminals.describe(error.violation, lang, **options)
    with pytest.raises(InvalidArgument, match="a view of crooks tells nothing about sicario"):
        criminals.describe(error, view=VIEW)


def test_an_error_that_is_not_of_a_game_has_no_sentence() -> None:
    with pytest.raises(TypeError, match="there is no sentence for a CriminalsError: str"):
        criminals.describe(CriminalsError("no"))


def test_the_language_of_an_error_must_be_known() -> None:
    error = error_of(lambda: criminals.new_game("crook"))
    with pytest.raises(InvalidArgument, match="no words in 'xx', only in en, it, fr"):
        criminals.describe(error, "xx")


# --- codes, parameters and places ---


def test_a_fault_is_data() -> None:
    error = error_of(lambda: criminals.from_document({**criminals.document(FIRST), "bank": "x", "box": []}, "state"))
    assert isinstance(error, MalformedDocument)
    (found,) = error.faults
    assert (found.code, dict(found.params)) == ("expected", {"expected": ("number",), "got": '"x"'})
    assert (found.place, found.clause, found.game) == (Place("$.bank"), "", "")
    assert hash(found) == hash(Fault("expected", found.params, Place("$.bank")))


def test_a_fault_of_a_game_has_its_clause() -> None:
    error = error_of(lambda: criminals.from_document({**criminals.document(FIRST), "bank": 0}, "state"))
    assert isinstance(error, InvalidState)
    (found,) = error.faults
    assert (found.code, dict(found.params)) == ("money_total", {"total": 36, "money": 101})
    assert (found.clause, found.game) == ("1.5", "crooks")


def test_an_argument_has_one_fault() -> None:
    error = error_of(lambda: criminals.view(FIRST, 7))
    assert isinstance(error, InvalidArgument)
    assert isinstance(error, ValueError)
    assert error.faults == (error.fault,)
    assert (error.fault.code, dict(error.fault.params)) == ("no_viewer", {"last": 1, "given": "7"})


@pytest.mark.parametrize(
    ("place", "path", "whole"),
    [
        (Place(), "$.setup", Place("$.setup")),
        (Place("$"), "$.setup", Place("$.setup")),
        (Place("$.box[3]"), "$.setup", Place("$.setup.box[3]")),
        (Place("hangouts.A"), "$.setup", Place("$.setup.hangouts.A")),
        (Place("", 3, 4, "pas"), "$.actions[0]", Place("$.actions[0]", 3, 4, "pas")),
    ],
)
def test_a_fault_of_a_part_is_placed_in_the_whole(place: Place, path: str, whole: Place) -> None:
    assert under(Fault("missing", place=place), path).place == whole


def test_what_is_long_is_cut_and_what_steers_a_terminal_is_spelled() -> None:
    assert named("x" * 50) == "x" * 40 + "..."
    assert named("a\x1b[2Jb\u202e") == "a\\x1b[2Jb\\u202e"
    assert named(7) == "7"
    assert shown(["x"]) == "<list>"
    (found,) = listed([fault("missing", "$" + ".x" * 300)])
    assert found.place.path == ("$" + ".x" * 300)[:200] + "..."
    assert len(str(found)) < 300
    assert listed(["one"] * 101)[-1] is MORE


# --- errors as values ---


def errors() -> Iterator[CriminalsError]:
    for attempt, *_ in SENTENCES.values():
        yield error_of(attempt)


def test_errors_are_sent_to_another_process() -> None:
    kinds = set[type]()
    for error in errors():
        error.add_note("a note")
        data = pickle.dumps(error)
        again: Any = pickle.loads(data)  # noqa: S301 -- our own bytes
        assert type(again) is type(error)
        assert (str(again), told(again)) == (str(error), told(error))
        assert not hasattr(again, "__notes__")
        assert b"State" not in data.replace(b"InvalidState", b"")
        kinds.add(type(error))
    assert {MalformedDocument, InvalidState, InvalidEdition, InvalidArgument, NotOver} <= kinds


def test_an_error_that_nobody_reads_makes_no_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    def never(_self: object, lang: str) -> None:
        raise AssertionError(lang)

    monkeypatch.setattr(Catalogues, "faults", never)
    for attempt, *_ in SENTENCES.values():
        error_of(attempt)


def test_a_fault_that_has_no_words_here_is_shown_as_data() -> None:
    foreign = Fault("no_bet", fault("x", coins=3).params, Place("$.bets"), "2.1", "a game that is not here")
    assert str(foreign) == "$.bets: no_bet coins=3 (§2.1)"
    assert str(Fault("expected_range")) == "expected_range"
    assert criminals.describe(InvalidState("hand", (foreign, "too high")), "it") == (
        "hand: $.bets: no_bet coins=3 (§2.1); too high"
    )


# --- languages of one's own ---


@pytest.fixture
def german(monkeypatch: pytest.MonkeyPatch) -> None:
    """Words in German for some errors of Crooks, and of all games."""
    for catalogues in (COMMON, crooks.CATALOGUES):
        for name in ("_added", "_found", "_faults"):
            monkeypatch.setattr(catalogues, name, {**getattr(catalogues, name)})
    words = {
        "error": {"faults": "{what}: {faults}", "or": " oder "},
        "what": {"state": "Zustand"},
        "expected": {"text": "ein Text"},
        "fault": {"no_game": "kein Spiel namens {name}{near:, vielleicht {near}|}", "hangout_count": "{count} Lager"},
    }
    criminals.add_words("crooks", "de", words)


@pytest.mark.usefixtures("german")
def test_a_language_can_be_added_for_errors() -> None:
    unknown = error_of(lambda: criminals.new_game("crook"))
    assert criminals.describe(unknown, "de") == "kein Spiel namens crook, vielleicht crooks"
    assert criminals.describe(error_of(lambda: criminals.new_game("chess")), "de") == "kein Spiel namens chess"
    setup = crooks.Setup(((1,),), (), 0)
    of_crooks = error_of(lambda: crooks.new_game(players=2, setup=setup))
    assert criminals.describe(of_crooks, "de").startswith("setup: hangouts: 1 Lager (§2.2); crook 2 stands nowhere")


@pytest.mark.usefixtures("german")
def test_words_for_errors_stay_apart_from_the_others() -> None:
    assert crooks.CATALOGUES.own("de") == {}
    assert set(crooks.CATALOGUES.own("de", "faults.toml")) == {"error", "what", "expected", "fault"}
    assert not crooks.CATALOGUES.find("de").has("fault", "no_game")
    assert crooks.CATALOGUES.faults("de").has("fault", "no_game")
