"""Sentences in three languages. The refusals and score lines are met in play, so their parameters are the real ones."""

import re
from collections.abc import Mapping
from functools import cache
from itertools import product
from typing import Any, Final, cast

import attrs
import pytest

from criminals.core.errors import IllegalAction, Param, Violation
from criminals.core.results import ScoreLine
from criminals.core.undo import UNDO_CODES
from criminals.core.words import SHARED
from criminals.games.sicario import (
    ACTIONS,
    CODES,
    LANGUAGES,
    REASONS,
    REFERENCE,
    VIEW_EVENTS,
    Action,
    Ask,
    Capture,
    Eliminate,
    Roll,
    Skip,
    State,
    UseDisc,
    apply,
    describe,
    score,
    violation,
)
from criminals.games.sicario.actions import SEXES
from criminals.games.sicario.edition import FEATURES, PLAIN_EVENTS
from criminals.games.sicario.violations import refuse
from criminals.games.sicario.words import TABLE
from tests.games.sicario.played import LONG, SHORT, every_state, start

PHASES: Final = ("rolling", "decoding", "hunting", "questioning")
KINDS: Final = ("pips", "seat", "trait", "character")
TRAITS: Final = (*FEATURES, *REFERENCE.signs, "wooden-leg", "another")

EVERY_ACTION: Final[tuple[Action, ...]] = (
    Skip(),
    *map(Roll, (0, 1, 6, 7, 21)),
    *(UseDisc(*asked) for asked in product(SEXES, (True, False), (True, False))),
    *map(Capture, ("Olga", "Ada", "Nobody")),
    *(Ask(agent, trait) for agent in range(5) for trait in TRAITS),
    *(Eliminate(agent, name) for agent in range(5) for name in ("Olga", "Ada", "Nobody")),
)


@cache
def states() -> tuple[State, ...]:
    """Every state of some random games."""
    return tuple(
        state
        for edition in (REFERENCE, LONG, SHORT)
        for players in edition.players
        for seed in range(4)
        for state in every_state(players, seed, edition)
    )


@cache
def refusals() -> frozenset[Violation]:
    asked = [violation(state, action) for state in states()[::2] for action in EVERY_ACTION]
    asked += [violation(state, Skip(), by=seat) for state in states() for seat in (0, 1)]
    return frozenset(refusal for refusal in asked if refusal is not None)


@cache
def lines() -> frozenset[ScoreLine]:
    return frozenset(line for state in states() for line in score(state).lines)


def check_sentences(value: Action | Violation | ScoreLine, facts: Mapping[str, Param]) -> None:
    """Three sentences, all different, with every number and name in them and nothing left to fill in."""
    sentences = [describe(value, lang) for lang in LANGUAGES]
    assert len(set(sentences)) == len(LANGUAGES), sentences
    for sentence in sentences:
        assert sentence.strip() == sentence != ""
        assert sentence.isprintable()
        assert not re.search(r"[{}|]|  |\.$", sentence), sentence
        numbers = set(re.findall(r"\d+", sentence))
        for name, fact in facts.items():
            if type(fact) is int:
                assert str(fact) in numbers, (name, sentence)
            elif name in ("character", "name"):
                assert str(fact) in sentence


@pytest.mark.parametrize("code", CODES)
def test_every_refusal_has_its_sentences(code: str) -> None:
    met = [refusal for refusal in refusals() if refusal.code == code]
    assert met, f"no game met {code}"
    for refusal in met:
        # Who is told "not yours" knows who it is, and the boats have no number on them.
        untold = {("not_your_turn", "seat", refusal.params.get("seat")), ("not_exposed", "space", 0)}
        told = {name: fact for name, fact in refusal.params.items() if (code, name, fact) not in untold}
        check_sentences(refusal, told)
        for lang in LANGUAGES:
            assert describe(refusal, lang)[0].islower(), "it follows a colon"


@pytest.mark.parametrize("reason", REASONS)
def test_every_score_line_has_its_sentences(reason: str) -> None:
    met = [line for line in lines() if line.reason == reason]
    assert met, f"no game met {reason}"
    for line in met:
        check_sentences(line, {**line.params, "points": line.points})


@pytest.mark.parametrize("kind", ACTIONS)
def test_every_action_has_its_sentences(kind: type[Action]) -> None:
    some = [action for action in EVERY_ACTION if isinstance(action, kind)]
    assert some
    for action in some:
        check_sentences(action, attrs.asdict(action))
    for lang in LANGUAGES:
        assert len({describe(action, lang) for action in some}) == len(some), "no two actions read alike"


def test_games_meet_every_phase_and_kind() -> None:
    """So that the lists of this file leave nothing out."""
    assert {refusal.params["phase"] for refusal in refusals() if refusal.code == "wrong_phase"} == set(PHASES)
    assert {refusal.params["kind"] for refusal in refusals() if refusal.code == "no_such_thing"} == set(KINDS)
    whose = {refusal.params["actor"] for refusal in refusals() if refusal.code == "not_your_turn"}
    assert whose == {0, 1, 2, 3, "chance"}
    assert {refusal.params["space"] == 0 for refusal in refusals() if refusal.code == "not_exposed"} == {True, False}


def test_the_table_has_nothing_to_spare() -> None:
    kinds = {f"no_such_{kind}" for kind in KINDS}
    traits = {*FEATURES, *REFERENCE.signs}
    assert {kind: set(entries) for kind, entries in TABLE.items()} == {
        "action": {kind.__name__ for kind in ACTIONS},
        "event": {*(kind.__name__ for kind in VIEW_EVENTS), "MovedBack", "BeganQuestioning", "Over"},
        "violation": {*CODES, *UNDO_CODES, *kinds, "on_the_boats"} - {"no_such_thing"},
        "chance": {"not_your_turn", "another_acted"},
        "score": set(REASONS),
        "phase": set(PHASES),
        "feature": set(FEATURES),
        "has": traits,
        "lacks": traits,
        "sign": {"has", "lacks"},
        "cards": {*PLAIN_EVENTS, "advance", "retreat"},
    }
    assert all(len(words) == len(LANGUAGES) for entries in TABLE.values() for words in entries.values())


def test_an_illegal_action_reads_as_a_sentence() -> None:
    with pytest.raises(IllegalAction) as refused:
        apply(start(), Roll(7))
    assert str(refused.value) == "Roll(pips=7): the die has no 7 (§1.2)"


@pytest.mark.parametrize(
    ("refusal", "en", "it", "fr"),
    [
        (
            refuse("2.4", "not_your_turn", seat=0, actor=1),
            "it is the turn of seat 1, not yours",
            "tocca al posto 1, non a te",
            "c'est au siège 1 de jouer, pas à vous",
        ),
        *(
            (
                refuse("2.4", "not_your_turn", seat=seat, actor="chance"),
                "the die is to be thrown first",
                "prima bisogna tirare il dado",
                "il faut d'abord lancer le dé",
            )
            for seat in (0, "spectator")
        ),
        (
            refuse("undo", "another_acted", actor=2),
            "seat 2 has acted since",
            "nel frattempo ha giocato il posto 2",
            "le siège 2 a joué depuis",
        ),
        (
            refuse("undo", "another_acted", actor="chance"),
            "the die has been thrown since",
            "nel frattempo è stato tirato il dado",
            "le dé a été lancé depuis",
        ),
        (
            refuse("3.1", "wrong_phase", phase="rolling"),
            "not now: the die is to be thrown",
            "non ora: bisogna tirare il dado",
            "pas maintenant : il faut lancer le dé",
        ),
        (
            refuse("1.1", "no_such_thing", kind="trait", name="beard"),
            "nobody can be asked about beard",
            "nessuna caratteristica si chiama beard",
            "aucune caractéristique ne s'appelle beard",
        ),
        (
            refuse("4.1", "not_exposed", agent=1, space=7),
            "seat 1 is hidden in the building on space 7",
            "il posto 1 è nascosto nel palazzo della casella 7",
            "le siège 1 est caché dans l'immeuble de la case 7",
        ),
        (
            refuse("4.1", "not_exposed", agent=1, space=0),
            "seat 1 is still on the boats, hidden",
            "il posto 1 è ancora sulle barche, nascosto",
            "le siège 1 est encore sur les bateaux, caché",
        ),
        (
            refuse("7.4", "other_agent", agent=1, tipped=3),
            "the tip-off is about seat 3, not seat 1",
            "la soffiata riguarda il posto 3, non il posto 1",
            "le tuyau concerne le siège 3, pas le siège 1",
        ),
    ],
)
def test_sentences_of_refusals(refusal: Violation, en: str, it: str, fr: str) -> None:
    assert [describe(refusal, lang) for lang in ("en", "it", "fr")] == [en, it, fr]


def test_6_6_all_games_in_which_chance_acts_say_the_same() -> None:
    assert TABLE["chance"] == SHARED["chance"]
    assert set(SHARED["chance"]) <= set(SHARED["violation"])


@pytest.mark.parametrize(
    ("action", "en", "it", "fr"),
    [
        (Roll(4), "Throw the die: 4", "Tira il dado: 4", "Lancer le dé : 4"),
        (
            UseDisc("woman", hat=False, glasses=True),
            "Set the disc to woman, no hat, glasses",
            "Regola il disco su donna, senza cappello, occhiali",
            "Régler le disque sur femme, sans chapeau, lunettes",
        ),
        (
            Capture("Olga"),
            "Capture the sicario: it is Olga",
            "Cattura il sicario: è Olga",
            "Capturer le sicaire : c'est Olga",
        ),
        (
            Ask(2, "man"),
            "Ask seat 2 whether it is a man",
            "Chiedi al posto 2 se è un uomo",
            "Demander au siège 2 s'il est un homme",
        ),
        (
            Ask(2, "green-hat"),
            "Ask seat 2 whether it has a green hat",
            "Chiedi al posto 2 se ha un cappello verde",
            "Demander au siège 2 s'il a un chapeau vert",
        ),
        (
            Ask(2, "wooden-leg"),
            "Ask seat 2 whether it has the sign wooden-leg",
            "Chiedi al posto 2 se ha il segno particolare wooden-leg",
            "Demander au siège 2 s'il a le signe particulier wooden-leg",
        ),
        (
            Eliminate(1, "Boris"),
            "Eliminate seat 1: it is Boris",
            "Elimina il posto 1: è Boris",
            "Éliminer le siège 1 : c'est Boris",
        ),
    ],
)
def test_sentences_of_actions(action: Action, en: str, it: str, fr: str) -> None:
    assert [describe(action, lang) for lang in ("en", "it", "fr")] == [en, it, fr]


def line(reason: str, points: int = 1) -> ScoreLine:
    return ScoreLine("sicario", 0, points, reason, "5.3")


@pytest.mark.parametrize(
    ("scored", "en", "it", "fr"),
    [
        (
            line("embassy"),
            "1 point, the embassy is reached",
            "1 punto, l'ambasciata è raggiunta",
            "1 point, l'ambassade est atteinte",
        ),
        (
            line("capture", 0),
            "0 points, the sicario is captured",
            "0 punti, il sicario è catturato",
            "0 point, le sicaire est capturé",
        ),
        (
            line("elimination", 2),
            "2 points, two agents are eliminated",
            "2 punti, due agenti sono eliminati",
            "2 points, deux agents sont éliminés",
        ),
    ],
)
def test_sentences_of_score_lines(scored: ScoreLine, en: str, it: str, fr: str) -> None:
    assert [describe(scored, lang) for lang in ("en", "it", "fr")] == [en, it, fr]


def test_english_is_the_default() -> None:
    assert describe(Skip()) == describe(Skip(), "en") != describe(Skip(), lang="it")


@pytest.mark.parametrize("lang", ["de", "EN", ""])
def test_an_unknown_language_is_refused_by_naming_the_known(lang: str) -> None:
    with pytest.raises(ValueError, match="only in en, it, fr"):
        describe(Skip(), lang)


@pytest.mark.parametrize("value", ["skip", None, 3, Skip])
def test_what_can_not_be_described_is_a_type_error(value: object) -> None:
    with pytest.raises(TypeError, match="no action, event, violation or score line of Sicario"):
        describe(cast(Any, value))


@pytest.mark.parametrize(
    "value",
    [
        refuse("4.1", "too_cheap"),
        refuse("4.1", "eliminated"),
        refuse("4.1", "not_exposed", agent=1),
        refuse("3.1", "wrong_phase", phase="dancing"),
        refuse("1.1", "no_such_thing"),
        refuse("1.1", "no_such_thing", kind="hangout", name="Z"),
        refuse("undo", "something_revealed", actor="chance"),
        line("cash"),
    ],
)
def test_an_unknown_code_or_a_missing_parameter_has_no_words(value: Violation | ScoreLine) -> None:
    with pytest.raises(ValueError, match="no words for"):
        describe(value)


@pytest.mark.parametrize(
    "value",
    [Violation("crooks", "3.3", "no_such_thing"), ScoreLine("crooks", 0, 1, "embassy", "5.1")],
)
def test_another_game_is_refused(value: Violation | ScoreLine) -> None:
    with pytest.raises(ValueError, match="of another game, 'crooks'"):
        describe(value)
