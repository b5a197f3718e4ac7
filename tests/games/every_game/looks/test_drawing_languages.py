"""Drawings and pictures of every game in every language, with names."""

from importlib import import_module
from typing import Any

import pytest

from criminals.core.looks.catalogues import LANGUAGES
from criminals.core.looks.phrases import NO_BREAK
from tests.games.every_game.samples import Sample, every_game


def drawn(sample: Sample, view: Any, **options: Any) -> list[str]:
    """The lines of a drawing, with spaces of the usual kind."""
    text: str = sample.game.draw(view, **options)
    return text.replace(NO_BREAK, " ").splitlines()


@pytest.mark.parametrize("lang", LANGUAGES)
@every_game
def test_a_drawing_is_in_its_language(sample: Sample, lang: str) -> None:
    told: Any = import_module(f"tests.games.{sample.name}.looks.test_languages")
    state, viewer = told.DRAWN
    assert tuple(drawn(sample, sample.game.view(state, viewer), lang=lang)) == told.DRAWINGS[lang]


@pytest.mark.parametrize("lang", ["de", "EN", ""])
@every_game
def test_nothing_is_drawn_in_an_unknown_language(sample: Sample, lang: str) -> None:
    game, state = sample.game, sample.drawings.START
    for show, shown in ((game.draw, game.view(state, 0)), (game.svg, game.view(state, 0)), (game.reveal, state)):
        with pytest.raises(ValueError, match=f"^no words in '{lang}', only in en, it, fr"):
            show(shown, lang=lang)


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Massimiliano", "Massimiliano"),
        ("Wilhelmina von H", "Wilhelmina\u2026"),
        ("a\nb\x00c", "a b?c"),
        ("{seat}|{x", "{seat}|{x"),
        ("\u202eadA", "?adA"),
    ],
)
@every_game
def test_a_name_stays_in_its_line(sample: Sample, name: str, shown: str) -> None:
    state = sample.drawings.START
    view = sample.game.view(state, 0)
    lines = drawn(sample, view, names=("Ada", name))
    assert len(lines) == len(drawn(sample, view))
    assert any(line[2:].startswith(f"{shown} ") for line in lines)
    for lang in LANGUAGES:
        assert shown in sample.game.reveal(state, lang=lang, names=("Ada", name))
