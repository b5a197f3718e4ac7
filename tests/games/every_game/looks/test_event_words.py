"""Sentences for events, in three languages."""

import re
from random import Random
from typing import Any, cast

import attrs
import pytest

from criminals.core.base.seats import SPECTATOR
from criminals.core.game.events import Event
from criminals.core.looks.catalogues import LANGUAGES
from tests.games.every_game.looks.test_words import plain
from tests.games.every_game.samples import Sample, every_case, every_game


@every_case("event, sentence", lambda sample: sample.event_words.ENGLISH)
def test_sentences_of_events(sample: Sample, event: Any, sentence: str) -> None:
    assert sample.game.describe(event) == sample.game.describe(event, "en") == sentence


@every_game
def test_every_kind_of_event_is_among_them(sample: Sample) -> None:
    kinds: list[Any] = [type(event) for event, _ in sample.event_words.ENGLISH]
    assert tuple(dict.fromkeys(kinds)) == sample.game.VIEW_EVENTS


@every_case("event, it, fr", lambda sample: sample.event_words.TRANSLATED)
def test_sentences_of_events_in_italian_and_french(sample: Sample, event: Any, it: str, fr: str) -> None:
    assert [plain(sample.game.describe(event, lang)) for lang in ("it", "fr")] == [it, fr]


@every_game
def test_every_event_has_three_sentences_with_nothing_left_to_fill_in(sample: Sample) -> None:
    events = {event for event, _ in sample.event_words.ENGLISH} | set(sample.event_words.LAST)
    events |= {event for case in sample.happenings.CASES for event in case.facts}
    for event in events:
        sentences = [sample.game.describe(event, lang) for lang in LANGUAGES]
        assert len(set(sentences)) == 3
        for sentence in sentences:
            assert sentence.strip() == sentence
            assert sentence[0].isupper()
            assert not re.search(r"[{}|]|  |\.$", sentence), sentence
            numbers = set(re.findall(r"\d+", sentence))
            for field in attrs.fields(cast(Any, type(event))):
                number = getattr(event, field.name)
                if type(number) is int and (field.name, number) not in sample.event_words.UNTOLD:
                    assert str(number) in numbers


@every_game
def test_an_event_of_a_larger_table_is_told_with_the_view_of_a_smaller_one(sample: Sample) -> None:
    """It is not of this table, but that is for `fold` to refuse."""
    view = sample.game.view(sample.game.new_game(players=sample.players[0], rng=Random(1)), SPECTATOR)
    for event, _ in sample.event_words.ENGLISH:
        if hasattr(event, "seat"):
            assert str(view.players) in sample.game.describe(attrs.evolve(event, seat=view.players), view=view)


@every_game
def test_an_event_reads_as_what_it_tells(sample: Sample) -> None:
    for event in sample.event_words.EVENTS:
        for lang in LANGUAGES:
            assert sample.game.describe(event, lang) == sample.game.describe(event.fact, lang)


@pytest.mark.parametrize("lang", ["de", "EN", ""])
@every_game
def test_an_unknown_language_is_refused(sample: Sample, lang: str) -> None:
    event = sample.event_words.EVENTS[0].fact
    for value in (event, Event(event), sample.event_words.SCORED):
        with pytest.raises(ValueError, match=rf"^no words in {lang!r}, only in en, it, fr"):
            sample.game.describe(value, lang)


@every_case("thing", lambda sample: sample.event_words.NOT_EVENTS)
def test_what_is_no_event_has_no_words(sample: Sample, thing: Any) -> None:
    expected = rf" is no action, event, violation, score line or outcome of {sample.title}$"
    with pytest.raises(TypeError, match=expected):
        sample.game.describe(thing)


@every_game
def test_no_two_events_read_alike(sample: Sample) -> None:
    events = [event for event, _ in sample.event_words.ENGLISH]
    for lang in LANGUAGES:
        assert len({sample.game.describe(event, lang) for event in events}) == len(events)


@every_case("event", lambda sample: sample.event_words.WORDLESS)
def test_what_has_no_words_is_told_so(sample: Sample, event: Any) -> None:
    with pytest.raises(ValueError, match=r"^no words for |of another game"):
        sample.game.describe(event)
