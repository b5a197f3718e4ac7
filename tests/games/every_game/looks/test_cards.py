"""Cards alone: each of an edition, in every language and theme."""

from typing import get_args
from xml.etree import ElementTree

import pytest

import criminals
from criminals.core.base.themes import Theme
from criminals.core.looks.catalogues import LANGUAGES
from criminals.games import crooks
from tests.games.pictures import CARDS, SVG, texts


@pytest.mark.parametrize("lang", sorted(LANGUAGES))
@pytest.mark.parametrize("game", CARDS)
def test_every_card_is_drawn_with_its_name(game: str, lang: str) -> None:
    shown = {criminals.svg(card, lang=lang) for card in CARDS[game]}
    assert len(shown) == len(CARDS[game])
    assert len({ElementTree.fromstring(source).attrib["viewBox"] for source in shown}) == 1
    for source in shown:
        root = ElementTree.fromstring(source)
        assert root[0].tag == f"{SVG}title"
        assert root[0].text
        assert root.attrib["role"] == "img"
        assert not any(text.endswith("\u2026") for text in texts(source))


@pytest.mark.parametrize("game", CARDS)
def test_a_card_has_the_colours_of_a_theme(game: str) -> None:
    card = CARDS[game][0]
    assert len({criminals.svg(card, theme=theme) for theme in (None, *get_args(Theme))}) == 4
    with pytest.raises(criminals.InvalidArgument, match="did you mean 'light'"):
        criminals.svg(card, theme="lihgt")  # type: ignore[arg-type]


def test_a_card_says_what_it_is() -> None:
    titles = {game: criminals.svg(cards[13], lang="it").split("title>")[1] for game, cards in CARDS.items()}
    assert titles == {
        "crooks": "Spia (livello 5, Northside, Outfit)</",
        "counterfeiters": "Carta speciale</",
        "sicario": "Carmen, donna, con cappello, con occhiali, lentiggini</",
    }


def test_what_is_no_card_is_refused() -> None:
    with pytest.raises(TypeError, match="a view is wanted"):
        criminals.svg(crooks.Gang.OUTFIT)  # type: ignore[arg-type]
