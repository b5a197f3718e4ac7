"""Whole games told in every language: names and not ids, no word of another language, nothing left open."""

import re
from collections.abc import Iterator
from functools import cache
from random import Random
from string import Formatter
from typing import Any, Final, NamedTuple

import pytest

import criminals
from criminals import SPECTATOR
from criminals.core.looks.catalogues import LANGUAGES, Catalogues, Words, catalogues_of, joined
from criminals.core.looks.checking import differences, model_of, usable
from criminals.core.looks.phrases import NO_BREAK
from criminals.testing import KITS, random_actions, random_first
from tests.games.pictures import texts

NAMES: Final = ("Ada", "Bo", "Cy", "Di")

ITALIAN: Final = "all antenna come counterfeiters in link no offshore round sicario"
FRENCH: Final = (
    "action agent agents capture change counterfeiters face jets offshore on or pile place point points police presses "
    "question second sicario table trait"
)

SHARED: Final[dict[str, frozenset[str]]] = {"it": frozenset(ITALIAN.split()), "fr": frozenset(FRENCH.split())}
"""Words that are right in English and in another language, too."""


DRAWING: Final = "a drawing"

GAMES: Final = {"crooks": 6, "counterfeiters": 3, "sicario": 4}
"""How many games of each are told: half a minute of a run goes here."""


class Told(NamedTuple):
    """A text, and what was told."""

    text: str
    value: str


def catalogues(game: str) -> Catalogues:
    return catalogues_of(criminals.GAMES[game])


def words_of(text: str) -> set[str]:
    """The words of a text, without slots and numbers."""
    return set(re.findall(r"[^\W\d_]+", text.lower()))


def literals(text: str) -> str:
    """What stands in a text besides slots, and between the marks of a slot that chooses."""
    found = [(literal, form or "") for literal, _, form, _ in Formatter().parse(text)]
    return " ".join(f"{literal} {literals(form) if '|' in form else ''}" for literal, form in found)


def texts_of(words: Words) -> Iterator[str]:
    """The words of a catalogue, entry by entry."""
    for part, entries in words.items():
        if part == "grammar":
            yield " ".join(text for entry in entries.values() for text in _texts(entry))
        elif part != "format":
            yield from (literals(text) for entry in entries.values() for text in _texts(entry))


def _texts(entry: Any) -> list[str]:
    return [entry] if isinstance(entry, str) else [text for form, text in entry.items() if form != "gender"]


def vocabulary(game: str, lang: str) -> set[str]:
    return {word for text in texts_of(catalogues(game).own(lang)) for word in words_of(text)}


def names_in(edition: Any) -> set[str]:
    """The names that are printed on a box, whatever the language."""
    return words_of(repr(edition))


@cache
def told(game: str, lang: str) -> frozenset[Told]:
    """All that is told in some random games, to every viewer with its view and with names."""
    return frozenset(_told(game, lang))


def _told(game: str, lang: str) -> Iterator[Told]:
    kit, verbs = KITS[game], criminals
    for seed in range(GAMES[game]):
        rng = Random(seed)
        state: Any = random_first(game, rng, "reference")
        names = NAMES[: state.players] if seed % 2 else None
        options: dict[str, Any] = {"names": names}
        for action in random_actions(kit, state, rng):
            viewers = (*verbs.seats(state), SPECTATOR)
            for viewer in viewers:
                view: Any = verbs.view(state, viewer)
                yield Told(verbs.prompt(view, lang, **options), f"prompt in {view.phase}")
                if rng.randrange(5) == 0:
                    yield from _drawn(view, lang, options)
                for choice in verbs.legal_actions(view):
                    yield Told(verbs.describe(choice, lang, view=view, **options), repr(choice))
                    yield Told(verbs.label(choice, lang, view=view, **options), repr(choice))
                asked: Any = rng.sample([*kit.universe(state)], 3)
                for refused in filter(None, (verbs.violation(view, each) for each in asked)):
                    if refused.code == "no_such_thing":  # it has a name that nothing has
                        continue
                    yield Told(verbs.describe(refused, lang, view=view, **options), repr(refused))
                for event in verbs.view_events(verbs.step(state, action).events, viewer):
                    yield Told(verbs.describe(event, lang, view=view, **options), repr(event))
                    view = verbs.fold(view, (event,))
            state = verbs.apply(state, action)
        for line in verbs.score(state).lines:
            yield Told(verbs.describe(line, lang, view=verbs.view(state, 0), **options), repr(line))


def _drawn(view: Any, lang: str, options: dict[str, Any]) -> Iterator[Told]:
    """The words of drawings and pictures, with memory and without; marks that stand for cards are none."""
    for memory in (True, False):
        drawing = criminals.draw(view, lang=lang, memory=memory, **options)
        for text in (*drawing.splitlines(), *texts(criminals.svg(view, lang=lang, memory=memory, **options))):
            words = " ".join(re.findall(r"(?<![\w=+-])[^\W\d_]{3,}(?![\w=+-])", text))
            if words:
                yield Told(words, DRAWING)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", KITS)
def test_a_whole_game_is_told_with_nothing_left_open(game: str, lang: str) -> None:
    for text, value in told(game, lang):
        plain = text.replace(NO_BREAK, " ")
        assert plain.isprintable(), value
        assert not re.search(r"[{}|]|  |^\s|\s$|\.$|^$", plain), (text, value)
        assert not re.search(r"\b(seat|posto|siège)\b", text.lower()), (text, value)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", KITS)
def test_a_whole_game_is_told_in_the_words_of_its_catalogue(game: str, lang: str) -> None:
    """In drawings there are marks besides words: there, no word is English."""
    names = {name.lower() for name in NAMES}
    known = vocabulary(game, lang) | names | names_in(criminals.GAMES[game].EDITIONS)  # type: ignore[attr-defined]
    english = vocabulary(game, "en")
    for text, value in told(game, lang):
        unknown = {word for word in words_of(text) - known if len(word) > 1}
        assert not (unknown & english if value == DRAWING else unknown), (text, value)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", KITS)
def test_no_two_legal_actions_have_the_same_label(game: str, lang: str) -> None:
    rng = Random(7)
    state: Any = random_first(game, rng, "reference")
    for action in random_actions(KITS[game], state, rng):
        actor = criminals.actor(state)
        if isinstance(actor, int):
            view: Any = criminals.view(state, actor)
            labels = [criminals.label(each, lang, view=view) for each in criminals.legal_actions(view)]
            assert len(set(labels)) == len(labels), labels
        state = criminals.apply(state, action)


@pytest.mark.parametrize("lang", [lang for lang in LANGUAGES if lang != "en"])
@pytest.mark.parametrize("game", KITS)
def test_no_catalogue_has_words_of_english(game: str, lang: str) -> None:
    both = vocabulary(game, lang) & vocabulary(game, "en")
    assert {word for word in both if len(word) > 1} <= SHARED[lang] | names_in(criminals.GAMES[game].EDITIONS)  # type: ignore[attr-defined]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", KITS)
def test_every_catalogue_has_the_same_entries_and_slots(game: str, lang: str) -> None:
    words = joined(*(catalogues(game).own(lang, ending) for ending in ("toml", "faults.toml", "clauses.toml")))
    assert [*differences(words, model_of(words, catalogues(game)))] == []
    assert usable(words, catalogues(game)) is words


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", KITS)
def test_no_thing_with_a_name_is_told_by_its_number(game: str, lang: str) -> None:
    """With a view every crook and card has a name: the words for one without are never used."""
    unnamed = [
        re.compile(re.escape(text).replace(r"\{id\}", r"\d+").replace(r"\{number\}", r"\d+"))
        for entries in catalogues(game).own(lang).values()
        for key, entry in entries.items()
        if key == "by_id"
        for text in _texts(entry)
    ]
    assert not [each for each in told(game, lang) for form in unnamed if form.search(each.text.lower())]


@pytest.mark.parametrize("game", KITS)
def test_words_that_could_not_be_told_are_not_added(game: str) -> None:
    words, known = {"prompt": {"over": "vorbei"}, "player": {"you": "{du}"}}, criminals.languages(game)
    with pytest.raises(ValueError, match=r"^words: player\.you: it has slots that are not filled: du$"):
        criminals.add_words(game, "xx", words)
    with pytest.raises(ValueError, match=r"^a language has a short name"):
        criminals.add_words(game, "", {})
    assert criminals.languages(game) == known
