"""Sentences for events, in three languages."""

from criminals.games.sicario import (
    LANGUAGES,
    REFERENCE,
    Answered,
    Drew,
    describe,
)
from criminals.games.sicario.box.edition import FEATURES
from criminals.games.sicario.looks.words import TABLE


def test_no_two_traits_or_cards_read_alike() -> None:
    traits = (*FEATURES, *REFERENCE.signs, "monocle", "another")
    answers = [Answered(1, trait, yes) for trait in traits for yes in (True, False)]
    cards = [Drew(1, event) for event in dict.fromkeys((*REFERENCE.events, "advance-11", "retreat-11"))]
    for lang in LANGUAGES:
        assert len({describe(fact, lang) for fact in answers}) == len(answers)
        assert len({describe(fact, lang) for fact in cards}) == len(cards)


def test_7_1_7_4_every_trait_and_card_of_the_reference_box_is_translated() -> None:
    """But for a blackout, which is the same in Italian."""
    for trait in (*FEATURES, *REFERENCE.signs):
        assert len(set(TABLE["has"][trait])) == len(set(TABLE["lacks"][trait])) == 3
    for feature in FEATURES:
        assert len(set(TABLE["feature"][feature])) == 3
    for kind, words in TABLE["cards"].items():
        assert len(set(words)) == (2 if kind == "blackout" else 3)
