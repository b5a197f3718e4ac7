"""What is told with a view, on buttons, as prompts and as single words. The violations are met in play."""

import re
from collections.abc import Iterator
from typing import Any, Final

import pytest

from criminals.core.base.seats import SPECTATOR, Viewer
from criminals.core.game.results import Outcome, ScoreLine
from criminals.core.looks.catalogues import LANGUAGES
from criminals.core.looks.phrases import slots_of
from criminals.games.sicario import (
    CATALOGUES,
    REFERENCE,
    Answered,
    Ask,
    Capture,
    Decoding,
    Drew,
    Eliminate,
    Ended,
    Hunting,
    LostTurn,
    Moved,
    Named,
    Phase,
    Questioning,
    Rolling,
    Scored,
    Showed,
    State,
    Uncovered,
    View,
    apply,
    describe,
    label,
    prompt,
    term,
    view,
)
from criminals.games.sicario.box.edition import FEATURES
from criminals.games.sicario.looks.telling import KINDS as TERM_KINDS
from tests.games.sicario.played import every_state
from tests.games.sicario.samples.words import KINDS, PHASES, refusals
from tests.games.sicario.scenes import scene

PLAYERS: Final = ("Ann", "Bob", "Cy", "Di")

GLENDA: Final = "Glenda (woman, no hat, no glasses, freckles)"


def of(viewer: Viewer, *at: int | None, phase: Phase | None = None, lost: int = 0) -> View:
    """A view of a scene in which seat 0 is the sicario, Boris."""
    return view(scene(*at, phase=phase, lost={0: lost}), viewer)


def test_games_meet_every_phase_and_kind() -> None:
    """So that the lists of this file leave nothing out."""
    assert {refusal.params["phase"] for refusal in refusals() if refusal.code == "wrong_phase"} == set(PHASES)
    assert {refusal.params["kind"] for refusal in refusals() if refusal.code == "no_such_thing"} == set(KINDS)
    whose = {refusal.params["actor"] for refusal in refusals() if refusal.code == "not_your_turn"}
    assert whose == {0, 1, 2, 3, "chance"}
    assert {refusal.params["space"] == 0 for refusal in refusals() if refusal.code == "not_exposed"} == {True, False}


# --- with a view ---

CASES: Final[tuple[tuple[Any, View, str], ...]] = (
    (Moved(1, 12), of(2, 4, 5, 6), "Bob moves to space 12, a street, and is exposed"),
    (Moved(1, 7), of(1, 4, 5, 6), "You move to space 7, a building, and are hidden"),
    (Moved(1, 11), of(1, 4, 5, 6), "You move to space 11, a building with an antenna, and are hidden"),
    (Moved(1, 0), of(1, 4, 5, 6), "You go back to the boats"),
    (Moved(1, 45), of(1, 43, 5, 6), "You reach the embassy (1 of 2 agents needed)"),
    (Moved(1, 45), of(2, 43, 45, 6), "Bob reaches the embassy (2 of 2 agents needed)"),
    (Moved(1, 45), of(2, 43, 5), "Bob reaches the embassy (1 of 1 agent needed)"),
    (Moved(1, 99), of(2, 43, 5), "Bob moves to space 99"),
    (LostTurn(0), of(0, 4, 5, 6), "You lose a turn, because of the blackout"),
    (LostTurn(0), of(1, 4, 5, 6), "Ann loses a turn, because of the blackout"),
    (LostTurn(1), of(2, 4, 5, 6), "Bob loses a turn, because of an event card"),
    (
        Named(0, 2, "Olga", False),
        of(2, 4, 5, 6),
        "Ann says that you are Olga (woman, hat, no glasses, green hat): wrong, and the turn is over",
    ),
    (
        Named(1, 0, "Zeno", False),
        of(1, 4, 5, 6),
        "You say that Ann is Zeno (man, no hat, no glasses, tattoo): wrong, and your turn is over",
    ),
    (
        Named(0, 2, "Glenda", True),
        of(2, None, 5, 6),
        f"Ann says that you are {GLENDA}: right, you are eliminated (2 of 2 agents needed)",
    ),
    (
        Named(0, 2, "Glenda", True),
        of(0, 4, 5, 6),
        f"You say that Cy is {GLENDA}: right, Cy is eliminated (1 of 2 agents needed)",
    ),
    (
        Named(1, 0, "Boris", True),
        of(0, 4, 5, 6),
        "Bob says that you are Boris (man, hat, glasses, scar): right, the sicario is captured",
    ),
    (Showed(0, "Boris"), of(0, 4, 5, 6), "You show your character card: Boris (man, hat, glasses, scar)"),
    (Showed(0, "Nobody"), of(1, 4, 5, 6), "Ann shows the character card: Nobody"),
    (
        Ended(Outcome((1, 2, 3), "5.1")),
        of(2, 4, 5, 6),
        "The embassy is reached: you win together with Bob and Di",
    ),
    (Ended(Outcome((0,), "5.2")), of(0, 4, 5, 6), "Two agents are eliminated: you win"),
    (Ended(Outcome((0,), "5.2")), of(SPECTATOR, 4, 5, 6), "Two agents are eliminated: Ann wins"),
    (Capture("Olga"), of(1, 4, 5, 6), "Capture the sicario: it is Olga (woman, hat, no glasses, green hat)"),
    (Answered(2, "scar", yes=True), of(2, 4, 5, 6), "Asked “do you have a scar?”, you answer yes"),
)


@pytest.mark.parametrize(("value", "seen", "sentence"), CASES)
def test_what_matters_is_told_with_a_view(value: Any, seen: View, sentence: str) -> None:
    assert describe(value, view=seen, names=PLAYERS) == sentence


def test_5_the_end_tells_by_whom_once_the_view_knows_it() -> None:
    """Before that, in a view from before the last step, a line of the score tells only how."""
    line = ScoreLine("sicario", 0, 1, "elimination", "5.2")
    assert describe(line, view=of(1, None, None, 6)) == "1 point, two agents are eliminated (you and player 2)"
    assert describe(line, view=of(1, None, 5, 6)) == "1 point, two agents are eliminated"
    line = ScoreLine("sicario", 2, 1, "embassy", "5.1")
    assert describe(Scored(line), view=of(2, 45, 45, 6)) == "You: 1 point, the embassy is reached (player 1 and you)"
    line = ScoreLine("sicario", 1, 1, "capture", "3.7")
    end = apply(scene(11, 5, 6, phase=Decoding(1)), Capture("Boris"))
    assert describe(line, view=view(end, 2)) == "1 point, the sicario is captured (Boris)"
    assert describe(line, view=of(2, 11, 5, 6)) == "1 point, the sicario is captured"


# --- prompts ---

PROMPTS: Final[tuple[tuple[View, str], ...]] = (
    (of(1, 4, 5, 7, phase=Rolling(1)), "The die is to be thrown for you"),
    (of(SPECTATOR, 4, 5, 7, phase=Rolling(1)), "The die is to be thrown for player 1"),
    (of(1, 11, 5, 7, phase=Decoding(1)), "Use the decoder disc, try to capture the sicario, or do neither"),
    (of(0, 11, 5, 7, phase=Decoding(1)), "Player 1 may use the decoder disc or try to capture the sicario"),
    (of(0, 4, 5, 7, phase=Hunting(0)), "Ask an exposed agent, or try to eliminate one: player 1 and player 2"),
    (
        of(2, 4, 5, 7, phase=Hunting(0)),
        "Player 0 is to ask an exposed agent, or try to eliminate one: player 1 and you",
    ),
    (of(0, 4, 5, 7, phase=Questioning(0, 1)), "Tip-off: ask player 1 one question"),
    (of(1, 4, 5, 7, phase=Questioning(0, 1)), "Tip-off: player 0 is to ask you one question"),
)


@pytest.mark.parametrize(("seen", "sentence"), PROMPTS)
def test_a_prompt_tells_what_to_do_or_whom_all_wait_for(seen: View, sentence: str) -> None:
    assert prompt(seen) == sentence


def test_5_a_prompt_at_the_end_tells_how_it_came() -> None:
    caught = apply(scene(11, 5, 6, phase=Decoding(1)), Capture("Boris"))
    assert prompt(view(caught, 2)) == "The game is over: the sicario is captured, the agents win"
    out = apply(scene(None, 5, 6, phase=Hunting(0)), Eliminate(2, "Glenda"))
    assert prompt(view(out, 2)) == "The game is over: two agents are eliminated, the sicario wins"


# --- labels ---


def states() -> Iterator[State]:
    for players in REFERENCE.players:
        yield from every_state(players, 1)


def test_a_label_is_short() -> None:
    seen = of(0, 4, 5, 7, phase=Hunting(0))
    assert label(Ask(1, "gold-tooth"), view=seen, names=PLAYERS) == "Bob: gold tooth?"
    assert label(Ask(1, "wooden-leg")) == "Player 1: sign wooden-leg?"
    assert label(Eliminate(1, "Olga"), view=seen) == "Player 1 is Olga"
    assert label(Capture("Olga"), "fr", view=of(1, 11, 5, 7)) == "Le tueur à gages est Olga"


# --- words ---


def test_7_1_7_4_every_trait_and_card_of_the_reference_box_is_translated() -> None:
    """But a blackout is the same in Italian, and a scar in French and Italian."""
    for trait in (*FEATURES, *REFERENCE.signs):
        assert len({describe(Ask(1, trait), lang) for lang in LANGUAGES}) == 3
        assert len({term("trait", trait, lang) for lang in LANGUAGES}) == (2 if trait == "scar" else 3)
    for feature in FEATURES:
        assert len({term("feature", feature, lang) for lang in LANGUAGES}) == 3
    for kind in CATALOGUES.find("en").words["card"]:
        assert len({term("card", kind, lang) for lang in LANGUAGES}) == (2 if kind == "blackout" else 3)


def test_every_kind_of_word_is_a_part_of_every_catalogue() -> None:
    for lang in LANGUAGES:
        for kind in TERM_KINDS:
            for key in CATALOGUES.own(lang)[kind]:
                assert term(kind, key, lang)
    assert term("space", "street", "it") == "Casella Tombino"
    assert {character.name for character in REFERENCE.characters} <= CATALOGUES.own("en")["character"].keys()


def test_all_languages_have_the_same_entries_with_the_same_slots() -> None:
    """The parts `grammar` and `edition` are of a language."""
    english, *others = (_shape(lang) for lang in LANGUAGES)
    assert others == [english, english]


def _shape(lang: str) -> dict[tuple[str, str], frozenset[str]]:
    return {
        (part, key): frozenset[str]().union(*map(slots_of, [entry] if isinstance(entry, str) else entry.values()))
        for part, entries in CATALOGUES.own(lang).items()
        if part not in {"grammar", "edition"}
        for key, entry in entries.items()
    }


def test_no_two_traits_or_cards_read_alike() -> None:
    traits = (*FEATURES, *REFERENCE.signs, "monocle", "another")
    answers = [Answered(1, trait, yes) for trait in traits for yes in (True, False)]
    cards = [Drew(1, event) for event in dict.fromkeys((*REFERENCE.events, "advance-11", "retreat-11"))]
    for lang in LANGUAGES:
        assert len({describe(fact, lang) for fact in answers}) == len(answers)
        assert len({describe(fact, lang) for fact in cards}) == len(cards)


def test_french_has_a_no_break_space_before_a_colon_and_a_question_mark() -> None:
    told = [describe(Answered(1, "hat", yes=True), "fr"), describe(Uncovered(("tip-off",)), "fr")]
    told += [label(Ask(1, "hat"), "fr"), prompt(of(0, 4, 5, 7, phase=Hunting(0)), "fr")]
    for sentence in told:
        assert re.search("\u00a0[:?]", sentence)
        assert not re.search("[^\u00a0][:;!?»]", sentence)
