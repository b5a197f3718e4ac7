"""What a translation lacks, and what of it could not be told."""

from typing import Any, Final

import pytest

from criminals.core.looks.catalogues import BadWords, Catalogues, Words
from criminals.core.looks.checking import differences, model_of, usable
from criminals.core.looks.phrases import Speaker

ENGLISH: Final[Words] = {
    "event": {"Paid": {"they": "{seat} pays {amount:money}", "you": "you pay {amount:money}"}, "Over": "over"},
    "animal": {"cat": "cat"},
    "3.4": {"text": "Pay {for all}.", "ruling": "It is silent."},
}


def zoo() -> Catalogues:
    return Catalogues("zoo", words={"en": ENGLISH})


@pytest.mark.parametrize(
    ("part", "key", "entry", "fault"),
    [
        ("event", "Paid", "{seat", "event.Paid: CANNOT expected '}' before end of string"),
        ("event", "Paid", "{seat} }", "event.Paid: CANNOT Single '}' encountered in format string"),
        ("event", "Paid", "{} zahlt", "event.Paid: CANNOT Format string contains positional fields"),
        ("event", "Paid", "{seat} {amout}", "event.Paid: it has slots that are not filled: amout"),
        (
            "event",
            "Paid",
            "{amount.speaker}",
            "event.Paid: CANNOT a slot is a name alone, with no dot and no bracket",
        ),
        (
            "event",
            "Paid",
            "{seat[0]}",
            "event.Paid: CANNOT a slot is a name alone, with no dot and no bracket",
        ),
        (
            "event",
            "Paid",
            "{amount!r}",
            "event.Paid: CANNOT a slot is told in a form after a colon, not after '!'",
        ),
        (
            "event",
            "Paid",
            "{amount:a|b|c}",
            "event.Paid: CANNOT 'a|b|c' has more than two texts to choose from",
        ),
        ("event", "Paid", {"you": "du zahlst"}, "event.Paid: it has a form for you, and none for others: they"),
        ("event", "Paid", {}, "event.Paid: it has no form: name"),
        ("event", "Over", "{seat} hat geendet", "event.Over: it has slots that are not filled: seat"),
        ("event", "New", "{", "event.New: CANNOT Single '{' encountered in format string"),
        ("animal", "cat", {"the": "die Katze"}, "animal.cat: it has no form: name"),
        ("format", "money", "{euros}", "format.money: it has slots that are not filled: euros"),
        ("grammar", "of", "von", "grammar.of: what articles become is wanted, and what all else does: else"),
        ("grammar", "of", {"der ": "des "}, "grammar.of: what articles become is wanted, and what all else does: else"),
        ("3.4", "text", {"you": "Zahle."}, "3.4.text: it has forms, where a text is wanted"),
    ],
)
def test_what_could_not_be_told_is_named(part: str, key: str, entry: Any, fault: str) -> None:
    words = {"animal": {"cat": "Katze"}, part: {key: entry}}
    fault = fault.replace("CANNOT", "it cannot be told:")
    with pytest.raises(BadWords) as refused:
        usable(words, zoo())
    assert [*map(str, refused.value.faults)] == [fault]
    assert fault in [*map(str, differences(words, model_of(words, zoo())))]


def test_every_fault_is_named() -> None:
    with pytest.raises(BadWords, match=r"event\.Paid: .*; event\.Over: .*; animal\.cat: it has no form: name$"):
        usable({"event": {"Paid": "{", "Over": "}"}, "animal": {"cat": {}}}, zoo())


def test_words_that_can_be_told() -> None:
    words: Words = {
        "event": {"Paid": {"they": "{seat} zahlt {amount:money}", "you": "{seat} zahlst"}, "Later": "{any} {slot}"},
        "animal": {"cat": {"name": "Katze", "the": "die Katze", "gender": "f"}},
        "grammar": {"of": {"die ": "der ", "else": "von "}},
        "format": {"money": "{amount} $", "unbreakable": ":"},
        "3.4": {"text": "Zahle {für alle}."},
    }
    assert usable(words, zoo()) is words


def test_words_are_compared_with_those_that_the_game_came_with() -> None:
    catalogues = zoo()
    catalogues.add("en", {"event": {"Paid": "paid"}})
    words: Words = {"event": {"Paid": "{seat} zahlt {amount:money}"}}
    assert usable(words, catalogues) is words


def test_a_translation_is_compared_with_the_rules_if_it_has_some() -> None:
    words: Words = {"event": {"Paid": "{seat} zahlt {amount}", "Over": "aus"}, "animal": {"cat": "Katze"}}
    faults = [*map(str, differences(words, model_of(words, zoo())))]
    assert not [fault for fault in faults if fault.startswith("3")]
    words = {**words, "3.4": {"text": "Zahle."}, "3.5": {"text": "?"}}
    assert [fault for fault in map(str, differences(words, model_of(words, zoo()))) if fault.startswith("3")] == [
        "3.4.ruling: it is missing",
        "3.5.text: it is not known: no sentence asks for it",
    ]


def test_a_form_that_a_number_does_not_have_is_named_with_its_entry() -> None:
    catalogues = zoo()
    catalogues.add("de", usable({"event": {"Paid": "zahlt {amount:euro}"}}, catalogues))
    with pytest.raises(ValueError, match=r"^event\.Paid in 'de': after the colon of a slot stands 'euro', not money"):
        Speaker(catalogues.find("de")).say("event", "Paid", {"seat": 0, "amount": 3})
