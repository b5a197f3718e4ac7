"""What is told with a view: the names and prices of things, "you", and what the police bring about."""

import re
from typing import Any, Final

import attrs
import pytest

from criminals.core.base.seats import SPECTATOR, Viewer
from criminals.core.looks.catalogues import LANGUAGES
from criminals.core.looks.phrases import NO_BREAK
from criminals.games.counterfeiters import (
    REFERENCE,
    Advanced,
    Began,
    Binned,
    Bought,
    Buy,
    Decline,
    Defraud,
    Defrauded,
    Dine,
    Dined,
    Dining,
    Filled,
    Finishing,
    Fly,
    Kind,
    MarketSpace,
    Over,
    Paid,
    Playing,
    Print,
    Replaying,
    Retake,
    Retaking,
    Retook,
    Returned,
    Shop,
    Space,
    View,
    Won,
    describe,
    label,
    legal_actions,
    prompt,
    term,
    view,
)
from criminals.games.counterfeiters.looks.telling import KINDS
from criminals.games.counterfeiters.rules.violations import refuse
from tests.games.counterfeiters.samples.words import PHASES
from tests.games.counterfeiters.scenes import every_state, scene

GREAT: Final = Kind.GREAT_LAWYER

MARKED: Final = attrs.evolve(
    REFERENCE.boards[1],
    starts={2: 0},
    market=[MarketSpace(20)] * 9,
    print=[Space()] * 8,
    defraud=[Space(hat=True, sunglasses=True)],
    strikes=(9, 10),
)
ALIKE: Final = attrs.evolve(REFERENCE, name="alike", boards=[MARKED])
"""A box whose market has one price for all, and more spaces than there are ordinals."""


def seen(viewer: Viewer = 0, **fields: Any) -> View:
    return view(scene(**fields), viewer)


def told(value: Any, watched: View, **options: Any) -> list[str]:
    return [describe(value, lang, view=watched, **options).replace(NO_BREAK, " ") for lang in LANGUAGES]


MARKET: Final[dict[str, Any]] = {"cash": (90, 90), "market": (34, 18, 9)}


def test_a_card_has_its_name_and_price() -> None:
    assert told(Buy(4), seen(**MARKET)) == [
        "Buy the hologram for $30",
        "Compra l'olografo per 30 $",
        "Acheter un hologramme pour 30 $",
    ]
    assert told(Bought(1, "buy 3", 34, 40), seen(**MARKET)) == [
        "Player 1 buys the lottery ticket ($50) for $40",
        "Il giocatore 1 compra il biglietto della lotteria (50 $) per 40 $",
        "Le joueur 1 achète un billet de loterie (50 $) pour 40 $",
    ]


def test_a_space_without_a_card_is_told_by_its_number_or_price() -> None:
    assert describe(Buy(1), view=seen(**MARKET)) == "Buy at the $60 space of the black market"
    assert describe(Buy(99), view=seen(**MARKET)) == "Buy at space 99 of the black market"


def test_a_space_has_its_place_and_its_marks() -> None:
    assert told(Print(2), seen()) == [
        "Print 2 fakes of quality 1 (second space, police hat)",
        "Stampa 2 banconote false di qualità 1 (secondo spazio, cappello da poliziotto)",
        "Imprimer 2 faux billets de qualité 1 (deuxième case, casquette de police)",
    ]
    assert describe(Shop(1, (2, 0, 0)), view=seen()) == (
        "Change 2 fakes of quality 1 into $100 at the supermarket (police hat)"
    )
    assert told(Retake("print 2"), seen()) == [
        "Take the henchman back from the second printing space (police hat)",
        "Riprendi lo scagnozzo dal secondo spazio della stamperia (cappello da poliziotto)",
        "Reprendre l'homme de main de la deuxième case de l'imprimerie (casquette de police)",
    ]
    assert label(Retake("fly jet"), view=seen()) == "Private jet space"


def test_tax_fraud_tells_its_proceeds_and_who_will_be_first() -> None:
    poor = seen(bank=20)
    assert describe(Defraud(1), view=poor) == (
        "Commit tax fraud for $20 (first space, sunglasses), and be first player in the next round"
    )
    assert describe(Defraud(2), view=poor) == "Commit tax fraud for $20 (second space)"
    assert describe(Defraud(9), view=poor) == "Commit tax fraud (space 9)"
    event = Defrauded(1, "defraud 1", 30, True)
    assert describe(event, view=seen(first=0)).endswith(", and will be first player in the next round")
    assert describe(event, view=seen(first=1)).endswith(", and stays first player in the next round")
    last = seen(pawn=13)
    assert describe(Defraud(1), view=last) == "Commit tax fraud for $30 (first space, sunglasses)", "no round comes"
    assert describe(event, view=last) == "Player 1 takes $30 by tax fraud (first space, sunglasses)"


def test_the_viewer_is_you_and_others_have_their_names() -> None:
    paid = Paid(0, 60)
    assert told(paid, seen()) == ["You pay the Godfather $60", "Paghi 60 $ al Padrino", "Vous payez 60 $ au Parrain"]
    assert told(paid, seen(1), names=("Anna", "Bruno"))[0] == "Anna pays the Godfather $60"
    assert describe(paid, view=seen(SPECTATOR)) == "Player 0 pays the Godfather $60"
    assert describe(Paid(0, 0), view=seen()) == "You have no cash for the Godfather"
    assert describe(refuse("3.2", "space_taken", space="shop 1", seat=0), view=seen()) == (
        "a henchman of yours already stands on the supermarket space (police hat)"
    )


@pytest.mark.parametrize(
    ("pawn", "en", "it", "fr"),
    [
        (6, "", "", ""),
        (
            8,
            (
                ": the Godfather takes half of everybody's cash, rounded up to the next $10; "
                "the strike is over, and flights leave again"
            ),
            (
                ": tutti pagano al Padrino metà delle banconote reali, arrotondata per eccesso a un multiplo di 10 $; "
                "lo sciopero è finito, e si vola di nuovo"
            ),
            (
                " : chacun paye au Parrain la moitié de ses espèces, arrondie au supérieur par tranches de 10 $ ; "
                "la grève est finie, et les vols reprennent"
            ),
        ),
        (
            9,
            ": after an investigation the supermarket no longer takes fakes of quality 2 or lower",
            ": le indagini progrediscono, e il supermercato non accetta più banconote false di qualità 2 o inferiore",
            " : l'enquête progresse, et le supermarché n'accepte plus les faux billets de qualité 1 ou 2",
        ),
        (
            11,
            ": the air traffic controllers go on strike, and nobody flies until the police move on",
            ": i controllori di volo entrano in sciopero, e nessuno vola finché la polizia non avanza",
            " : les contrôleurs aériens se mettent en grève, et aucun avion ne décolle tant que la police n'avance pas",
        ),
    ],
)
def test_the_police_pawn_tells_what_begins_and_ends(pawn: int, en: str, it: str, fr: str) -> None:
    assert told(Advanced(pawn), seen(pawn=pawn - 1)) == [
        f"The police pawn advances to space {pawn} of 13{en}",
        f"Il segnalino polizia avanza allo spazio {pawn} di 13{it}",
        f"Le pion police avance à la case {pawn} sur 13{fr}",
    ]


def test_the_last_space_and_a_strike_that_goes_on() -> None:
    assert describe(Advanced(13), view=seen(pawn=12)).endswith(
        "; the police have closed in, and whoever has henchmen left plays one last time"
    )
    assert "stay on strike" in describe(Advanced(10), view=seen(edition=ALIKE, pawn=9))


def test_police_who_lose_patience_are_told_apart() -> None:
    spent: dict[str, Any] = {"idle": (0, 0), "pawn": 0, "quiet": 0}
    by_itself = "After 1 quiet round the police pawn advances by itself, to space 1 of 13"
    assert describe(Advanced(1), view=seen(**spent)) == by_itself
    by_hat = seen(**spent, standing={"shop 1": 0})
    assert describe(Advanced(1), view=by_hat) == "The police pawn advances to space 1 of 13"
    assert describe(Returned(), view=seen(idle=(0, 0), quiet=1, edition=REFERENCE)).endswith("quiet round 2 of 3")
    assert describe(Returned(), view=seen(idle=(0, 0), moved=True)) == describe(Returned())


def test_cards_that_come_and_go_have_names() -> None:
    assert told(Filled((9, 12, 10, 34)), seen()) == [
        "New in the black market: 2 presses, ink and a lottery ticket ($50)",
        (
            "Le carte scorrono verso destra; novità al mercato nero: "
            "2 stampatrici, inchiostro e un biglietto della lotteria (50 $)"
        ),
        "Nouveautés au marché noir : 2 presses, de l'encre et un billet de loterie (50 $)",
    ]
    assert describe(Binned((14,)), view=seen()) == "Binned from the black market: paper"
    assert describe(Binned((14, 999)), view=seen()) == "Binned from the black market: paper and card 999"


def test_a_new_round_tells_its_first_player() -> None:
    assert describe(Began(Playing(1)), view=seen(first=0, next_first=1)) == (
        "A new round, player 1 is the new first player: play a henchman, or lay it down"
    )
    assert describe(Began(Playing(0)), view=seen(first=0)) == (
        "A new round, you are first player again: play a henchman, or lay it down"
    )
    assert describe(Began(Playing(1)), view=seen(first=0)) == describe(Began(Playing(1))), "the round has begun before"


def test_lunches_that_do_not_take_place_are_told() -> None:
    asked: dict[str, Any] = {"cards": {1: (16, 17)}, "phase": Dining(1, 2)}
    event = Dined(1, 1, 50)
    assert describe(event, view=seen(**asked, fakes={1: (1, 0, 0)})).endswith("; there is none for 1 more lunch")
    short = seen(**asked, fakes={1: (2, 0, 0)}, bank=90)
    assert describe(event, view=short).endswith("; the bank cannot pay for 1 more lunch")
    assert describe(event, view=seen(**asked, fakes={1: (2, 0, 0)})) == describe(event)


def test_a_lawyer_is_named() -> None:
    asked = seen(phase=Retaking(0, GREAT), standing={"print 1": 0}, cards={0: (40,)})
    assert told(Decline(), asked)[1:] == ["Rinuncia al Grande Avvocato", "Ne pas faire appel au Grand Avocat"]
    assert describe(Retook(0, "print 1"), view=asked) == (
        "With the Great Lawyer you take a henchman back from the first printing space"
    )


def test_a_bank_that_falls_short_of_the_tickets_is_told() -> None:
    owner = seen(cards={1: (34, 38)}, bank=90)
    assert describe(Won(1, 90), view=owner) == "Player 1 wins $90 in the lottery, all the bank has"
    assert describe(Won(1, 130), view=owner) == "Player 1 wins $130 in the lottery"


def test_a_fare_is_told() -> None:
    assert label(Fly("commercial", 60)) == "Commercial flight: $60, fare $30"
    assert label(Fly("jet", 60), "fr").replace(NO_BREAK, " ") == "Jet privé : 60 $"
    assert label(Dine(2), "it") == "Qualità 2"


# --- labels, prompts, terms ---


def test_cards_alike_are_told_apart_by_their_spaces() -> None:
    watched = seen(edition=ALIKE, cash=(90, 0), market=(9, 19, None, 12, None, None, None, None, 24))
    labels = [label(Buy(space), view=watched) for space in (1, 2, 4, 9)]
    assert labels == [
        "Press, $20 (first space)",
        "Press, $20 (second space)",
        "Ink, $20 (fourth space)",
        "Ink, $20 (space 9)",
    ]
    assert describe(Retake("buy 3"), view=watched) == (
        "Take the henchman back from the third space of the black market ($20)"
    )
    assert describe(Print(8), view=watched) == "Print 2 fakes of quality 1 (space 8)"
    assert label(Defraud(1), view=watched) == "Tax fraud, $30 (police hat and sunglasses)"


@pytest.mark.parametrize(
    ("phase", "you", "they"),
    [
        (Playing(0), "Play one of your 3 henchmen, or lay it down", "Player 0 is playing one of 3 henchmen"),
        (
            Finishing(0, 1),
            "Play your last henchman of the game, or lay it down",
            "Player 0 is playing a last henchman of the game",
        ),
        (
            Dining(0, 2),
            "Choose a fake to turn into money over lunch (2 lunches left)",
            "Player 0 is choosing a fake for lunch (2 lunches left)",
        ),
        (
            Retaking(0, GREAT),
            "Take back one of your henchmen with the Great Lawyer, or decline",
            "Player 0 may take back a henchman with the Great Lawyer",
        ),
        (
            Replaying(0, GREAT),
            "Play the henchman that the Great Lawyer brought back, or lay it down",
            "Player 0 is playing the henchman that the Great Lawyer brought back",
        ),
        (Over(), "The game is over", "The game is over"),
    ],
)
def test_prompts(phase: Any, you: str, they: str) -> None:
    assert prompt(seen(phase=phase)) == you
    assert prompt(seen(1, phase=phase)) == prompt(seen(SPECTATOR, phase=phase)) == they


def test_every_sentence_of_a_game_names_its_things() -> None:
    """No card and no space is told by a number, and nothing is left to fill in."""
    for state in every_state(3, 7):
        for action in legal_actions(state):
            for lang in LANGUAGES:
                sentence = describe(action, lang, view=view(state, 0))
                assert not re.search(r"[{}|]|  |(space|card|spazio|carta|case|carte) \d", sentence), sentence


TERMS: Final[tuple[tuple[str, object, str, str, str], ...]] = (
    ("game", "counterfeiters", "Counterfeiters", "Counterfeiters", "Counterfeiters"),
    ("concept", "henchman", "henchman", "scagnozzo", "homme de main"),
    ("card", Kind.PAPER, "paper", "carta speciale", "papier"),
    ("space", "defraud", "tax fraud space", "spazio della frode fiscale", "case de la fraude fiscale"),
    ("flight", "jet", "private jet", "jet privato", "jet privé"),
    ("phase", "playing", "play a henchman, or lay it down", "giocare uno scagnozzo, o stenderlo", ""),
    ("quality", 3, "quality 3", "qualità 3", "qualité 3"),
    ("lawyer", GREAT, "Great Lawyer", "Grande Avvocato", "Grand Avocat"),
    ("region", "offshore", "offshore account", "conto estero offshore", "compte offshore"),
    (
        "track",
        "strike",
        "air traffic controllers' strike (nobody flies)",
        "sciopero dei controllori di volo (nessuno vola)",
        "grève des contrôleurs aériens (aucun avion ne décolle)",
    ),
)


@pytest.mark.parametrize(("kind", "value", "en", "it", "fr"), TERMS)
def test_terms(kind: str, value: object, en: str, it: str, fr: str) -> None:
    assert [term(kind, value, lang) for lang in ("en", "it")] == [en, it]
    assert not fr or term(kind, value, "fr") == fr


def test_every_kind_of_term_is_among_them() -> None:
    assert [kind for kind, *_ in TERMS] == list(KINDS)
    for lang in LANGUAGES:
        assert all(term("card", kind, lang) for kind in Kind)
        assert all(term("phase", phase, lang) for phase in PHASES)
