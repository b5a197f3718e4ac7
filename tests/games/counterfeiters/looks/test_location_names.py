"""The words for locations, in three languages: what they are, and what the viewer knows to lie there."""

import re
from random import Random
from typing import Any, Final

import pytest

from criminals import menu
from criminals.core.base.seats import SPECTATOR
from criminals.core.looks.catalogues import LANGUAGES
from criminals.core.looks.menus import AMOUNT, Amounts, Choice
from criminals.core.looks.phrases import NO_BREAK
from criminals.games import counterfeiters
from criminals.games.counterfeiters import CATALOGUES, State, location_name, locations, view
from criminals.testing import random_first
from tests.games.counterfeiters.happenings import at_the_end, rich
from tests.games.counterfeiters.scenes import chosen, scene
from tests.games.positions import play, plies, viewers

VERBS: Final[Any] = counterfeiters

NAMES: Final = {1: "Anna"}

TABLE: Final = play(
    scene(3, cash=(200, 130, 40), fakes={0: (2, 1, 0), 1: (1, 0, 0)}, market=(34, 18, 9), cards={1: (16, 17)}, pawn=5),
    *("buy 6", "fly commercial 50", "defraud 2", "laydown"),
)
"""Anna has flown, and player 0 looks on."""

NAMED: Final = (
    (
        "market/3",
        "$50 space of the black market: empty",
        "Spazio da 50 $ del mercato nero: vuoto",
        "Case à 50 $ du marché noir : vide",
    ),
    (
        "market/4",
        "$40 space of the black market: lottery ticket ($50)",
        "Spazio da 40 $ del mercato nero: biglietto della lotteria (50 $)",
        "Case à 40 $ du marché noir : billet de loterie (50 $)",
    ),
    (
        "market/6",
        "$20 space of the black market, with a bin: your henchman",
        "Spazio da 20 $ del mercato nero, con cestino: un tuo scagnozzo",
        "Case à 20 $ du marché noir, avec corbeille : un de vos hommes de main",
    ),
    (
        "space/shop/2",
        "Second supermarket space (police hat): free",
        "Secondo spazio del supermercato (cappello da poliziotto): libero",
        "Deuxième case du supermarché (casquette de police) : libre",
    ),
    (
        "space/fly/commercial",
        "Commercial flight space: Anna's henchman",
        "Spazio del volo commerciale: uno scagnozzo di Anna",
        "Case du vol commercial : un homme de main d'Anna",
    ),
    (
        "track/5",
        "Space 5 of the police track, with the police pawn: nothing happens",
        "Spazio 5 del tracciato polizia, con il segnalino polizia: non succede nulla",
        "Case 5 de la piste de la police, avec le pion police : rien ne se passe",
    ),
    (
        "track/6",
        "Space 6 of the police track: Godfather (everybody pays half of their cash)",
        "Spazio 6 del tracciato polizia: Padrino (tutti pagano metà delle banconote reali)",
        "Case 6 de la piste de la police : Parrain (chacun paye la moitié de ses espèces)",
    ),
    ("stack", "Stack: 0 cards", "Mazzo: 0 carte", "Pioche : 0 carte"),
    ("bank", "Bank: $3,370", "Banca: 3.370 $", "Banque : 3 370 $"),
    (
        "supply/1",
        "Supply: 27 fakes of quality 1",
        "Riserva: 27 banconote false di qualità 1",
        "Réserve : 27 faux billets de qualité 1",
    ),
    (
        "crew/0",
        "Your henchmen still to be played: 1 (first player)",
        "I tuoi scagnozzi da giocare: 1 (primo giocatore)",
        "Vos hommes de main à jouer : 1 (premier joueur)",
    ),
    (
        "crew/1",
        "Anna's henchmen still to be played: 2",
        "Scagnozzi di Anna da giocare: 2",
        "Hommes de main d'Anna à jouer : 2",
    ),
    ("laid/0", "Your henchmen laid down: 1", "I tuoi scagnozzi stesi: 1", "Vos hommes de main couchés : 1"),
    (
        "laid/2",
        "Player 2's henchmen laid down: 0",
        "Scagnozzi stesi del giocatore 2: 0",
        "Hommes de main couchés du joueur 2 : 0",
    ),
    (
        "cards/1",
        "Anna's cards: a press, paper and 2 lunches",
        "Carte di Anna: una stampatrice, carta speciale e 2 pranzi",
        "Cartes d'Anna : une presse, du papier et 2 déjeuners",
    ),
    ("cards/0/9", "Your card: press", "Una tua carta: stampatrice", "Une de vos cartes : presse"),
    (
        "fakes/0/1",
        "Your fakes of quality 1: 2",
        "Le tue banconote false di qualità 1: 2",
        "Vos faux billets de qualité 1 : 2",
    ),
    (
        "fakes/1/3",
        "Anna's fakes of quality 3: 0",
        "Banconote false di Anna di qualità 3: 0",
        "Faux billets d'Anna, qualité 3 : 0",
    ),
    ("purse/0", "Your cash: $180", "Le tue banconote reali: 180 $", "Vos espèces : 180 $"),
    (
        "purse/1",
        "Anna's cash: from $0 to $90",
        "Banconote reali di Anna: da 0 $ a 90 $",
        "Espèces d'Anna : de 0 $ à 90 $",
    ),
    (
        "offshore/1",
        "Anna's offshore account: from $10 to $100",
        "Conto estero offshore di Anna: da 10 $ a 100 $",
        "Compte offshore d'Anna : de 10 $ à 100 $",
    ),
    (
        "offshore/0",
        "Your offshore account: $0",
        "Il tuo conto estero offshore: 0 $",
        "Votre compte offshore : 0 $",
    ),
    ("button/laydown", "Lay a henchman down", "Stendi uno scagnozzo", "Coucher un homme de main"),
    ("button/decline", "Make no use of the lawyer", "Rinuncia all'avvocato", "Ne pas faire appel à l'avocat"),
    ("button/done", "Done", "Fatto", "Terminé"),
    (
        "amount",
        "Amount for the offshore account",
        "Somma per il conto estero offshore",
        "Somme pour le compte offshore",
    ),
)


@pytest.mark.parametrize(("location", "en", "it", "fr"), NAMED, ids=[row[0] for row in NAMED])
def test_a_location_of_counterfeiters_is_told_with_what_lies_there(location: str, en: str, it: str, fr: str) -> None:
    told = [location_name(location, view(TABLE, 0), lang, names=NAMES) for lang in LANGUAGES]
    assert [name.replace(NO_BREAK, " ") for name in told] == [en, it, fr]


def test_the_bin_and_the_stack_are_told_by_their_cards() -> None:
    before, after = at_the_end(), play(at_the_end(), "laydown")
    assert location_name("stack", view(before, 0)) == "Stack: 2 cards"
    assert location_name("stack", view(after, 0)) == "Left in the stack: a lunch and a hologram"
    assert location_name("bin", view(counterfeiters.new_game(players=2, rng=Random(1)), 0)) == "Bin: no cards"
    binned = play(rich(), *("laydown",) * 6)
    assert ", 6 lunches, " in location_name("bin", view(binned, 0))


def test_the_last_space_of_the_track_is_told_by_all_that_it_does() -> None:
    assert location_name("track/20", view(TABLE, 0)) == (
        "Space 20 of the police track: Godfather (everybody pays half of their cash); "
        "end of the game (last henchmen, lawyers, lunches and tickets)"
    )


def test_an_unknown_location_of_counterfeiters_is_named() -> None:
    for location in ("space/buy/3", "market/9", "cards/0/40", "purse/3", "amount/10", ""):
        with pytest.raises(ValueError, match=f"there is no location {location!r} in this view"):
            location_name(location, view(TABLE, 0))
    with pytest.raises(ValueError, match="no words in 'de'"):
        location_name("bank", view(TABLE, 0), "de")
    with pytest.raises(TypeError, match="a state is no view"):
        VERBS.location_name("bank", TABLE)


def states() -> list[State]:
    """Some tables of whole games."""
    rng = Random(3)
    return [state for state, _ in plies(random_first("counterfeiters", rng, "reference"), rng, chosen)][::6]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_location_of_counterfeiters_has_a_name_of_its_own(lang: str) -> None:
    for state in states():
        for viewer in viewers(state):
            seen = view(state, viewer)
            told = {location: location_name(location, seen, lang) for location in locations(seen)}
            for name in told.values():
                assert name.replace(NO_BREAK, " ").isprintable()
                assert not re.search(r"[{}|]|  |\.$|^[a-z]", name), name
            whole = [name for location, name in told.items() if not re.fullmatch(r"cards/\d/\d+", location)]
            assert len(set(whole)) == len(whole)


def test_every_word_for_a_location_is_used() -> None:
    told = " ".join(
        location_name(location, view(state, viewer))
        for state in (TABLE, at_the_end(), *states(), play(at_the_end(), "laydown"))
        for viewer in (0, SPECTATOR)
        for location in (*locations(view(state, viewer)), AMOUNT)
    ).lower()
    for key, entry in CATALOGUES.own("en")["location"].items():
        for text in (entry,) if isinstance(entry, str) else entry.values():
            pattern = re.sub(r"\\\{.*?\\\}", ".+?", re.escape(text))
            assert re.search(pattern, told), key


def test_a_menu_of_counterfeiters_leads_from_a_space_to_fakes_and_amounts() -> None:
    choices = {choice.location: choice for choice in menu(view(rich(), 0))}
    shop, flight = choices["space/shop/1"], choices["space/fly/commercial"]
    assert isinstance(shop, Choice)
    assert isinstance(flight, Choice)
    assert shop.label == "Supermarket space (police hat): free"
    assert [choice.location for choice in shop.choices] == ["fakes/0/2", "fakes/0/1"]
    (amounts,) = flight.choices
    assert isinstance(amounts, Amounts)
    assert amounts.label == "Amount for the offshore account"
    assert amounts.action(50) == counterfeiters.Fly("commercial", 50)
