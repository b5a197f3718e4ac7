"""The words for locations, in three languages: what they are, and what the viewer knows to lie there."""

import re
from collections.abc import Iterator
from typing import Any, Final

import attrs
import pytest

from criminals import menu
from criminals.core.base.seats import SPECTATOR
from criminals.core.looks.catalogues import LANGUAGES
from criminals.core.looks.menus import Choice
from criminals.core.looks.phrases import NO_BREAK
from criminals.games import sicario
from criminals.games.sicario import (
    CATALOGUES,
    REFERENCE,
    TINY,
    Answer,
    Decoding,
    Edition,
    Fact,
    Hunting,
    State,
    location_name,
    locations,
    view,
)
from tests.games.pictures import located
from tests.games.positions import viewers
from tests.games.sicario.played import SHORT, every_state
from tests.games.sicario.scenes import HOME, scene

VERBS: Final[Any] = sicario

NAMES: Final = {2: "Anna"}

HEARD: Final[set[Fact]] = {Answer("hat", yes=True), Answer("glasses", yes=False), Answer("man", yes=True)}

TABLE: Final = scene(12, None, HOME, phase=Hunting(0), read=["tip-off", "lose-turn", "advance-1"], facts={1: HEARD})
"""Anna is out, player 3 at the embassy, and the sicario looks on."""

NAMED: Final = (
    ("path/0", "Boats: nobody", "Barche: nessuno", "Bateaux : personne"),
    ("path/3", "Space 3, building: free", "Casella 3, palazzo: libera", "Case 3, immeuble : libre"),
    ("path/11", "Space 11, antenna: free", "Casella 11, antenna: libera", "Case 11, antenne : libre"),
    ("path/12", "Space 12, street: player 1", "Casella Tombino 12: il giocatore 1", "Case 12, rue : le joueur 1"),
    (
        f"path/{HOME}",
        "Embassy: player 3, 2 needed",
        "Ambasciata: il giocatore 3 (ne servono 2)",
        "Ambassade : le joueur 3 (il faut 2 agents)",
    ),
    ("lair", "The sicario's lair: you", "Tana del Sicario: tu", "Repaire du tueur à gages : vous"),
    ("out", "Eliminated agents: Anna", "Agenti eliminati: Anna", "Agents éliminés : Anna"),
    (
        "deck",
        "Event cards: 13 not read, then tip-off, lose a turn and advance 1",
        "Carte Imprevisto: 13 non lette, poi soffiata, salta un turno e avanza di 1",
        "Cartes Imprévu : 13 non lues, puis tuyau, passez un tour et avancez de 1",
    ),
    (
        "undrawn",
        "Character cards that nobody drew: 20",
        "Carte Personaggio non pescate: 20",
        "Cartes Personnage non piochées : 20",
    ),
    ("die", "Die with 6 sides", "Dado a 6 facce", "Dé à 6 faces"),
    (
        "hand/0",
        "Your character card, face down: Boris (man, hat, glasses, scar)",
        "La tua Carta Personaggio, coperta: Boris (uomo, con cappello, con occhiali, cicatrice)",
        "Votre carte Personnage, face cachée : Boris (homme, avec chapeau, avec lunettes, cicatrice)",
    ),
    (
        "hand/1",
        "Player 1's character card, face down: can be Jakob, Nestor, Pablo",
        "Carta Personaggio del giocatore 1, coperta: può essere Jakob, Nestor, Pablo",
        "Carte Personnage du joueur 1, face cachée : peut être Jakob, Nestor, Pablo",
    ),
    (
        "hand/2",
        "Anna's character card: Glenda (woman, no hat, no glasses, freckles)",
        "Carta Personaggio di Anna: Glenda (donna, senza cappello, senza occhiali, lentiggini)",
        "Carte Personnage d'Anna : Glenda (femme, sans chapeau, sans lunettes, taches de rousseur)",
    ),
    (
        "hand/3",
        "Player 3's character card, face down: can be any of 22",
        "Carta Personaggio del giocatore 3, coperta: può essere uno fra 22 personaggi",
        "Carte Personnage du joueur 3, face cachée : peut être un personnage parmi 22",
    ),
    (
        "sheet/Olga",
        "Olga (woman, hat, no glasses, green hat)",
        "Olga (donna, con cappello, senza occhiali, cappello verde)",
        "Olga (femme, avec chapeau, sans lunettes, chapeau vert)",
    ),
    (
        "sheet/Glenda",
        "Glenda (woman, no hat, no glasses, freckles): Anna",
        "Glenda (donna, senza cappello, senza occhiali, lentiggini): Anna",
        "Glenda (femme, sans chapeau, sans lunettes, taches de rousseur) : Anna",
    ),
    (
        "sheet/Boris",
        "Boris (man, hat, glasses, scar): you",
        "Boris (uomo, con cappello, con occhiali, cicatrice): tu",
        "Boris (homme, avec chapeau, avec lunettes, cicatrice) : vous",
    ),
    (
        "trait/hat",
        "Question: do you wear a hat?",
        "Domanda: porti il cappello?",
        "Question : « Portez-vous un chapeau ? »",
    ),
    (
        "trait/green-hat",
        "Question: do you have a green hat?",
        "Domanda: hai il cappello verde?",
        "Question : « Avez-vous un chapeau vert ? »",
    ),
    ("disc/no-hat", "Disc: no hat", "Disco Decodificatore: senza cappello", "Disque : sans chapeau"),
    ("button/skip", "Make no use of the antenna", "Rinuncia a usare l'antenna", "Ne pas utiliser l'antenne"),
)


@pytest.mark.parametrize(("location", "en", "it", "fr"), NAMED, ids=[row[0] for row in NAMED])
def test_a_location_of_sicario_is_told_with_what_lies_there(location: str, en: str, it: str, fr: str) -> None:
    told = [location_name(location, view(TABLE, 0), lang, names=NAMES) for lang in LANGUAGES]
    assert [name.replace(NO_BREAK, " ") for name in told] == [en, it, fr]


def test_every_kind_of_location_is_among_them() -> None:
    kinds = {location.partition("/")[0] for location, *_ in NAMED}
    assert kinds == {location.partition("/")[0] for location in locations(view(TABLE, 0))}


def test_the_die_tells_for_whom_it_is_to_be_thrown() -> None:
    state = scene(0, 0)
    told = [location_name("die", view(state, 1), lang) for lang in LANGUAGES]
    assert told == [
        "Die with 6 sides, to be thrown for you",
        "Dado a 6 facce, da tirare per te",
        "Dé à 6 faces, à lancer pour vous",
    ]
    assert location_name("die", view(state, 0), "it", names={1: "Anna"}) == "Dado a 6 facce, da tirare per Anna"


def test_the_deck_tells_which_cards_were_read() -> None:
    assert location_name("deck", view(scene(0, 0), 0)) == "Event cards: 16 not read"
    assert location_name("deck", view(scene(0, 0, edition=TINY, read=TINY.events), 0)) == (
        "Event cards, from the top: advance 1 and lose a turn"
    )


def test_several_agents_are_told_together() -> None:
    assert location_name("path/0", view(scene(0, 0, 0), 2)) == "Boats: player 1, you and player 3"
    assert location_name("out", view(scene(1, None, None), 2)) == "Eliminated agents: you and player 3"


def test_a_sign_without_words_is_told_as_it_is_printed() -> None:
    state = scene(0, 0, edition=attrs.evolve(REFERENCE, characters=(*REFERENCE.characters, *SHORT.characters)))
    assert location_name("trait/monocle", view(state, 0)) == "Question: do you have the sign monocle?"
    assert location_name("sheet/Cal", view(state, 0)) == "Cal (man, no hat, no glasses, sign monocle)"


def test_an_unknown_location_of_sicario_is_named() -> None:
    for location in (
        "path/46",
        "path",
        "hand/4",
        "sheet/Nobody",
        "disc/scar",
        "trait/Olga",
        "button/done",
        "amount",
        "",
    ):
        with pytest.raises(ValueError, match=f"there is no location {location!r} in this view"):
            location_name(location, view(TABLE, 0))
    with pytest.raises(ValueError, match="no words in 'de'"):
        location_name("deck", view(TABLE, 0), "de")
    with pytest.raises(TypeError, match="a state is no view"):
        VERBS.location_name("deck", TABLE)


def states() -> Iterator[State]:
    """Tables of whole games."""
    games: tuple[tuple[int, int, Edition], ...] = ((3, 2, REFERENCE), (4, 5, REFERENCE), (3, 1, SHORT), (4, 1, TINY))
    for players, seed, edition in games:
        yield from [*every_state(players, seed, edition)][::-8]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_location_of_sicario_has_a_name_of_its_own(lang: str) -> None:
    for state in states():
        for viewer in viewers(state):
            seen = view(state, viewer)
            told = [location_name(location, seen, lang) for location in locations(seen)]
            for name in told:
                assert name.replace(NO_BREAK, " ").isprintable()
                assert not re.search(r"[{}|]|  |\.$|^[a-z]", name), name
            assert len(set(told)) == len(told)


def test_every_word_for_a_location_of_sicario_is_used() -> None:
    told = " ".join(
        location_name(location, view(state, viewer))
        for state in (TABLE, scene(0, 0), *states())
        for viewer in (0, SPECTATOR)
        for location in locations(view(state, viewer))
    ).lower()
    for key, entry in CATALOGUES.own("en")["location"].items():
        for text in (entry,) if isinstance(entry, str) else entry.values():
            pattern = re.sub(r"\\\{.*?\\\}", ".+?", re.escape(text.lower()))
            assert re.search(pattern, told), key


def test_a_menu_of_sicario_leads_from_the_disc_to_a_question_about_three_features() -> None:
    choices = menu(view(scene(11, 3, phase=Decoding(1)), 1))
    assert [choice.location for choice in choices[:3]] == ["disc/man", "disc/woman", "sheet/Boris"]
    assert choices[-1] == Choice("button/skip", "Skip", sicario.Skip())
    woman = choices[1]
    assert isinstance(woman, Choice)
    assert (woman.label, [choice.label for choice in woman.choices]) == ("Disc: woman", ["Disc: hat", "Disc: no hat"])
    hat = woman.choices[0]
    assert isinstance(hat, Choice)
    assert [choice.label for choice in hat.choices] == ["Disc: woman, hat, glasses", "Disc: woman, hat, no glasses"]


def test_a_menu_of_sicario_leads_from_an_agent_to_questions_and_names() -> None:
    (agent,) = menu(view(TABLE, 0), names=NAMES)
    assert isinstance(agent, Choice)
    assert (agent.location, agent.label[:25]) == ("hand/1", "Player 1's character card")
    assert [choice.label for choice in agent.choices[::12]] == [
        "Player 1: man?",
        "Player 1 is Boris",
        "Player 1 is Agata",
    ]


@pytest.mark.parametrize(
    ("lang", "deck", "hand", "own"),
    [
        (
            "en",
            "Event cards: 16",
            "Player 1's character card, face down",
            "Your character card, face down: Boris (man, hat, glasses, scar)",
        ),
        (
            "it",
            "Carte Imprevisto: 16",
            "Carta Personaggio del giocatore 1, coperta",
            "La tua Carta Personaggio, coperta: Boris (uomo, con cappello, con occhiali, cicatrice)",
        ),
        (
            "fr",
            "Cartes Imprévu : 16",
            "Carte Personnage du joueur 1, face cachée",
            "Votre carte Personnage, face cachée : Boris (homme, avec chapeau, avec lunettes, cicatrice)",
        ),
    ],
)
def test_without_memory_a_picture_names_neither_who_one_can_be_nor_what_was_read(
    lang: str, deck: str, hand: str, own: str
) -> None:
    groups = located(sicario.svg(view(TABLE, 0), lang=lang, memory=False))
    told = [groups[location].attrib["aria-label"].replace(NO_BREAK, " ") for location in ("deck", "hand/1", "hand/0")]
    assert told == [deck, hand, own]
    assert "Glenda" in groups["hand/2"].attrib["aria-label"]


def test_without_memory_a_picture_names_all_that_the_end_shows() -> None:
    *_, last = every_state(players=3, seed=1)
    for viewer in viewers(last):
        groups = located(sicario.svg(view(last, viewer), memory=False))
        for location in ("deck", *map("hand/{}".format, range(3))):
            assert groups[location].attrib["aria-label"] == location_name(location, view(last, viewer))
