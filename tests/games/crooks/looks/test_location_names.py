"""The words for locations: what lies there, as the viewer knows it, in three languages."""

from random import Random
from typing import Final

import pytest

import criminals
from criminals.core.base.seats import SPECTATOR, Viewer
from criminals.core.looks.catalogues import LANGUAGES
from criminals.games import crooks
from criminals.games.crooks import State
from criminals.testing import random_first
from tests.games.crooks.happenings import full, killing, moving, on_own, spying
from tests.games.crooks.scenes import BOSS_CLAN, deck, table
from tests.games.positions import play, plies, viewers

NAMES: Final = ("Anna", "Bea", "Ugo")


def named(state: State, location: str, viewer: Viewer, lang: str = "en") -> str:
    """The words, with plain spaces: some languages have others before a colon or a dollar."""
    view = crooks.view(state, viewer)
    found = crooks.location_name(location, view, lang, names=NAMES)
    assert criminals.location_name(location, view, lang, names=NAMES) == found
    return found.replace("\N{NO-BREAK SPACE}", " ")


def in_all(state: State, location: str, viewer: Viewer) -> tuple[str, ...]:
    return tuple(named(state, location, viewer, lang) for lang in ("en", "it", "fr"))


def test_a_hangout_tells_how_many_lie_there() -> None:
    state = play(table(A=[18], B=[19, 20]), "recruit A, take 18, place 6")
    assert in_all(state, "hangout/A", 0) == ("Hangout A, empty", "Covo A, vuoto", "Lieu A, vide")
    assert in_all(state, "hangout/B", 0) == ("Hangout B, 2 crooks", "Covo B, 2 scagnozzi", "Lieu B, 2 escrocs")
    assert named(table(A=[18]), "hangout/A", 1) == "Hangout A, 1 crook"


def test_who_has_just_seen_a_hangout_is_told_who_lies_there() -> None:
    state = play(table(A=[18, 9]), "recruit A")
    assert in_all(state, "hangout/A", 0) == (
        "Hangout A, 2 crooks: Killer (level 3, Outfit) and crook (level 6, Northside)",
        "Covo A, 2 scagnozzi: Killer (livello 3, Outfit) e scagnozzo (livello 6, Northside)",
        "Lieu A, 2 escrocs : Tueur (Niveau 3, Outfit) et escroc (Niveau 6, Northside)",
    )
    assert in_all(state, "hangout/A/9", 0) == (
        "Killer (level 3, Outfit)",
        "Killer (livello 3, Outfit)",
        "Tueur (Niveau 3, Outfit)",
    )
    assert named(state, "hangout/A", 1) == "Hangout A, 2 crooks"
    assert named(play(state, "take 9"), "hangout/A", 0) == "Hangout A, 1 crook: crook (level 6, Northside)"


def test_who_has_seen_a_hangout_before_is_told_who_may_lie_there() -> None:
    state = play(table(A=[18, 9, 7]), "recruit A, take 9, place 2", "recruit A, take 18, place 6 down")
    assert in_all(state, "hangout/A", 0) == (
        "Hangout A, 1 of these crooks: Pickpocket (level 3, Northside) and crook (level 6, Northside)",
        "Covo A, 1 di questi scagnozzi: Borseggiatore (livello 3, Northside) e scagnozzo (livello 6, Northside)",
        "Lieu A, 1 de ces escrocs : Pickpocket (Niveau 3, Northside) et escroc (Niveau 6, Northside)",
    )
    assert named(state, "hangout/A", 1) == "Hangout A, 1 crook: Pickpocket (level 3, Northside)"


def test_what_somebody_left_has_bosses() -> None:
    state = play(table(deck=BOSS_CLAN, A=[18], B=[32, 33]), "recruit B, leave")
    assert in_all(state, "hangout/B", 1) == ("Hangout B, 2 Bosses", "Covo B, 2 Boss", "Lieu B, 2 Caïds")


def test_a_target_tells_what_a_spy_could_see_there() -> None:
    assert in_all(on_own(), "target/6", 1) == (
        "Target 6, 3 crooks, 1 face down",
        "Bersaglio 6, 3 scagnozzi, 1 a faccia in giù",
        "Cible 6, 3 escrocs, dont 1 face cachée",
    )
    assert in_all(spying(), "target/2", 0) == ("Target 2, 1 crook", "Bersaglio 2, 1 scagnozzo", "Cible 2, 1 escroc")
    assert in_all(on_own(), "target/9", 1) == (
        "Target 9, no crooks",
        "Bersaglio 9, nessuno scagnozzo",
        "Cible 9, aucun escroc",
    )


def test_a_row_tells_whose_crooks_lie_there() -> None:
    state = on_own()
    assert in_all(state, "row/0/6", 0) == (
        "Target 6, your crooks: crook (level 6, Northside, face down) and Accomplice (level 2, Northside, Westside)",
        (
            "Bersaglio 6, i tuoi scagnozzi: scagnozzo (livello 6, Northside, a faccia in giù) "
            "e Complice (livello 2, Northside, Westside)"
        ),
        "Cible 6, vos escrocs : escroc (Niveau 6, Northside, face cachée) et Complice (Niveau 2, Northside, Westside)",
    )
    assert in_all(state, "row/0/6", SPECTATOR) == (
        "Target 6, Anna's crooks: a face-down crook and Accomplice (level 2, Northside, Westside)",
        "Bersaglio 6, gli scagnozzi di Anna: uno scagnozzo a faccia in giù e Complice (livello 2, Northside, Westside)",
        "Cible 6, les escrocs d'Anna : un escroc face cachée et Complice (Niveau 2, Northside, Westside)",
    )
    assert named(state, "row/1/6", 0) == "Target 6, Bea's crook: crook (level 6, Westside)"
    assert in_all(state, "row/0/9", 0) == (
        "Target 9, no crooks of yours",
        "Bersaglio 9, nessun tuo scagnozzo",
        "Cible 9, aucun de vos escrocs",
    )
    assert in_all(state, "row/0/9", 1) == (
        "Target 9, no crooks of Anna",
        "Bersaglio 9, nessuno scagnozzo di Anna",
        "Cible 9, aucun escroc d'Anna",
    )


def test_a_hand_is_named_to_its_owner() -> None:
    state = play(full(), "take 19")
    assert in_all(state, "hand/1", 1) == (
        "Your hand: crook (level 6, Westside)",
        "La tua mano: scagnozzo (livello 6, Westside)",
        "Votre main : escroc (Niveau 6, Westside)",
    )
    assert in_all(state, "hand/1", 0) == (
        "Bea's hand, a crook",
        "La mano di Bea, uno scagnozzo",
        "La main de Bea, un escroc",
    )
    assert in_all(state, "hand/0", 0) == ("Your hand, empty", "La tua mano, vuota", "Votre main, vide")
    assert in_all(state, "hand/0", 1) == ("Anna's hand, empty", "La mano di Anna, vuota", "La main d'Anna, vide")


def test_what_is_on_the_move_is_told() -> None:
    state = moving()
    assert in_all(state, "moving/0", 1) == (
        "Anna's crooks on the move: a face-down crook and Accomplice (level 2, Northside, Westside)",
        "Gli scagnozzi di Anna in movimento: uno scagnozzo a faccia in giù e Complice (livello 2, Northside, Westside)",
        "Les escrocs d'Anna en déplacement : un escroc face cachée et Complice (Niveau 2, Northside, Westside)",
    )
    assert named(state, "moving/0", 0).startswith("Your crooks on the move: crook (level 6, Northside, face down) and")
    assert in_all(state, "moving/1", 1) == (
        "Your crooks on the move: none",
        "I tuoi scagnozzi in movimento: nessuno",
        "Vos escrocs en déplacement : aucun",
    )


def test_money_and_the_box() -> None:
    state = play(killing(), "kill 0")
    assert in_all(state, "purse/0", 0) == ("Your money, $15", "Il tuo denaro, 15 $", "Votre argent, 15 $")
    assert in_all(state, "purse/0", 1) == ("Anna's money, $15", "Il denaro di Anna, 15 $", "L'argent d'Anna, 15 $")
    assert in_all(state, "bank", 0) == ("Bank, $15", "Banca, 15 $", "Banque, 15 $")
    assert in_all(state, "box", 1) == (
        "Box, 30 crooks, among them Accomplice (level 2, Northside, Westside)",
        "Scatola, 30 scagnozzi, tra cui Complice (livello 2, Northside, Westside)",
        "Boîte, 30 escrocs, dont Complice (Niveau 2, Northside, Westside)",
    )
    assert "among them crook (level 6, Northside, face down) and Accomplice" in named(state, "box", 0)
    assert in_all(table(A=[18]), "box", 0) == ("Box, 31 crooks", "Scatola, 31 scagnozzi", "Boîte, 31 escrocs")
    assert in_all(table(A=[18], deck=deck(18)), "box", 0) == ("Box, empty", "Scatola, vuota", "Boîte, vide")


def test_buttons_are_named_as_their_actions() -> None:
    state = play(full(), "take 19")
    assert [
        named(state, f"button/{name}", 1) for name in ("pass", "leave", "return", "pick", "decline", "face-down")
    ] == [
        "Pass for good",
        "Leave with nothing",
        "Return the crook (level 6, Westside) to the box",
        "Take $2 from the bank",
        "Decline the ability",
        "Face down, for $1 more",
    ]
    assert in_all(state, "button/face-down", 1)[1:] == (
        "A faccia in giù, per 1 $ in più",
        "Face cachée, pour 1 $ de plus",
    )


@pytest.mark.parametrize(
    "location", ["hangout/Z", "hangout/A/18", "row/2/6", "row/0", "button/done", "amount", "amount/3", ""]
)
def test_another_location_is_refused(location: str) -> None:
    view = crooks.view(table(A=[18]), 0)
    with pytest.raises(ValueError, match=f"there is no location {location!r} in this view"):
        crooks.location_name(location, view)


def test_another_language_is_refused() -> None:
    with pytest.raises(ValueError, match="no words in 'xx'"):
        crooks.location_name("bank", crooks.view(table(A=[18]), 0), "xx")


def test_every_location_of_a_game_has_a_name_in_every_language() -> None:
    rng = Random(3)
    for _ in range(4):
        for state, _ in plies(random_first("crooks", rng, "tiny", 2), rng, lambda rng, legal: rng.choice(legal)):
            for viewer in viewers(state):
                view = crooks.view(state, viewer)
                names = [crooks.location_name(at, view, lang) for at in crooks.locations(view) for lang in LANGUAGES]
                assert all(name[0].isupper() and "{" not in name for name in names)
