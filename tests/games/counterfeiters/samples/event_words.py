"""View events of Counterfeiters and their sentences, for the tests of every game."""

from typing import Any, Final, cast

import attrs

from criminals.core.base.errors import Param
from criminals.core.base.frozen_map import FrozenMap
from criminals.core.game.events import Event
from criminals.core.game.results import Outcome, ScoreLine
from criminals.games.counterfeiters import (
    Advanced,
    Began,
    Binned,
    Bought,
    Changed,
    Declined,
    Defrauded,
    Dined,
    Dining,
    Ended,
    Filled,
    Finishing,
    Flew,
    Kind,
    LaidDown,
    Over,
    Paid,
    Playing,
    Printed,
    Replaying,
    Retaking,
    Retook,
    Returned,
    Scored,
    Showed,
    Stowed,
    Uncovered,
    ViewEvent,
    Won,
)


def line(seat: int | None, points: int, reason: str, **params: Param) -> ScoreLine:
    return ScoreLine("counterfeiters", seat, points, reason, "6.4", FrozenMap(params))


CASH: Final = line(1, 130, "cash", amount=130)

ENGLISH: Final[tuple[tuple[ViewEvent, str], ...]] = (
    (Bought(0, "buy 3", 12, 40), "Player 0 buys card 12 for $40, from space 3 of the black market"),
    (Printed(1, "print 2", 3, 4), "Player 1 prints 4 fakes of quality 3 (space 2)"),
    (Printed(1, "print 2", 3, 1), "Player 1 prints 1 fake of quality 3 (space 2)"),
    (
        Changed(0, "shop 1", (0, 2, 1), 150),
        "Player 0 changes 2 fakes of quality 2 and 1 of quality 3 into $150 at the supermarket (space 1)",
    ),
    (Changed(2, "fence 2", (1, 0, 0), 20), "Player 2 sells 1 fake of quality 1 to the fence for $20 (space 2)"),
    (
        Defrauded(2, "defraud 1", 30, True),
        "Player 2 takes $30 by tax fraud (space 1), and will be first player in the next round",
    ),
    (Defrauded(2, "defraud 2", 20, False), "Player 2 takes $20 by tax fraud (space 2)"),
    (Flew(0, "fly commercial", 30), "Player 0 flies to the Caribbean by commercial flight and pays $30"),
    (Flew(0, "fly jet", 0), "Player 0 flies to the Caribbean by private jet"),
    (Stowed(120), "You put $120 into your offshore account"),
    (LaidDown(3), "Player 3 lays a henchman down"),
    (Advanced(7), "The police pawn advances to space 7 of its track"),
    (Paid(1, 60), "Player 1 pays the Godfather $60"),
    (Returned(), "The round is over: the henchmen return to their owners"),
    (Binned((14,)), "Binned from the black market: card 14"),
    (Binned((14, 9)), "Binned from the black market: card 14 and card 9"),
    (Binned(()), "No card is binned from the black market"),
    (Filled((20,)), "New in the black market: card 20"),
    (Filled((20, 25, 21)), "New in the black market: card 20, card 25 and card 21"),
    (Filled(()), "The cards of the black market close up to the right, no new ones come"),
    (Dined(1, 2, 50), "Over lunch player 1 turns a fake of quality 2 into $50"),
    (Retook(0, "fly jet"), "Player 0 takes a henchman back from the private jet space"),
    (Declined(0), "Player 0 makes no use of a lawyer"),
    (Won(1, 130), "Player 1 wins $130 in the lottery"),
    (Showed(0, 90), "Player 0 shows $90 in cash"),
    (Uncovered((41,)), "Left in the stack: card 41"),
    (Uncovered((41, 38)), "Left in the stack: card 41 and card 38"),
    (Uncovered(()), "No card is left in the stack"),
    (Began(Playing(1)), "Player 1 is to act: play a henchman, or lay it down"),
    (Began(Dining(1, 2)), "Player 1 has 2 lunches left: choose a fake to turn into money over lunch"),
    (Began(Dining(1, 1)), "Player 1 has 1 lunch left: choose a fake to turn into money over lunch"),
    (Began(Finishing(1, 0)), "Player 1 is to act: play a last henchman, or lay it down"),
    (
        Began(Retaking(1, Kind.GREAT_LAWYER)),
        "Player 1 is to act, with the Great Lawyer: take one of your henchmen off the board, or decline",
    ),
    (
        Began(Replaying(1, Kind.NEGLIGENT_LAWYER)),
        "Player 1 is to act, with the Negligent Lawyer: play that henchman once more, or lay it down",
    ),
    (Began(Over()), "The game is over"),
    (Scored(CASH), "Player 1: $130 in cash"),
    (Ended(Outcome((1,), "6.4")), "Player 1 wins"),
    (Ended(Outcome((0, 2), "6.4")), "Player 0 and player 2 share the win"),
)

TRANSLATED: Final[tuple[tuple[ViewEvent, str, str], ...]] = (
    (
        Bought(0, "buy 3", 12, 40),
        "Il giocatore 0 compra la carta 12 per 40 $, dallo spazio 3 del mercato nero",
        "Le joueur 0 achète la carte 12 pour 40 $, sur la case 3 du marché noir",
    ),
    (
        Printed(1, "print 2", 3, 4),
        "Il giocatore 1 stampa 4 banconote false di qualità 3 (spazio 2)",
        "Le joueur 1 imprime 4 faux billets de qualité 3 (case 2)",
    ),
    (
        Printed(1, "print 2", 3, 1),
        "Il giocatore 1 stampa 1 banconota falsa di qualità 3 (spazio 2)",
        "Le joueur 1 imprime 1 faux billet de qualité 3 (case 2)",
    ),
    (
        Changed(0, "shop 1", (0, 2, 0), 100),
        "Il giocatore 0 scambia 2 banconote false di qualità 2 per 100 $ al supermercato (spazio 1)",
        "Le joueur 0 écoule 2 faux billets de qualité 2 au supermarché pour 100 $ (case 1)",
    ),
    (
        Flew(0, "fly commercial", 30),
        "Il giocatore 0 vola ai Caraibi con il volo commerciale e paga 30 $",
        "Le joueur 0 s'envole vers les Caraïbes par un vol commercial et paye 30 $",
    ),
    (Stowed(120), "Metti 120 $ sul tuo conto estero offshore", "Vous déposez 120 $ sur votre compte offshore"),
    (Binned((14,)), "Dal mercato nero al cestino: la carta 14", "Du marché noir à la corbeille : la carte 14"),
    (
        Binned((14, 9)),
        "Dal mercato nero al cestino: la carta 14 e la carta 9",
        "Du marché noir à la corbeille : la carte 14 et la carte 9",
    ),
    (
        Filled((20,)),
        "Le carte scorrono verso destra; novità al mercato nero: la carta 20",
        "Nouveautés au marché noir : la carte 20",
    ),
    (
        Uncovered((41, 38)),
        "Ancora nel mazzo: la carta 41 e la carta 38",
        "Reste de la pioche : la carte 41 et la carte 38",
    ),
    (
        Began(Dining(1, 1)),
        "Il giocatore 1 ha ancora 1 pranzo e deve scegliere una banconota falsa da trasformare a pranzo",
        "Le joueur 1 a encore 1 déjeuner : choisir un faux billet à écouler au déjeuner",
    ),
    (
        Began(Dining(1, 2)),
        "Il giocatore 1 ha ancora 2 pranzi e deve scegliere una banconota falsa da trasformare a pranzo",
        "Le joueur 1 a encore 2 déjeuners : choisir un faux billet à écouler au déjeuner",
    ),
    (
        Began(Replaying(1, Kind.NEGLIGENT_LAWYER)),
        "Con l'Avvocato Negligente tocca al giocatore 1 giocare di nuovo lo scagnozzo ripreso, o stenderlo",
        "C'est au joueur 1 de jouer, avec l'Avocat négligent : rejouer l'homme de main repris, ou le coucher",
    ),
    (Began(Over()), "La partita è finita", "La partie est finie"),
    (Scored(CASH), "Il giocatore 1: 130 $ in banconote reali", "Le joueur 1 : 130 $ en espèces"),
    (
        Ended(Outcome((0, 2), "6.4")),
        "Vincono insieme il giocatore 0 e il giocatore 2",
        "Victoire partagée : le joueur 0 et le joueur 2",
    ),
)

NOT_EVENTS: Final[tuple[Any, ...]] = ("laid down", None, LaidDown, Event(cast(Any, "laid down")))

EVENTS: Final = (Event(LaidDown(0)), Event(Stowed(50), frozenset({1})))

SCORED: Final = Scored(CASH)

UNTOLD: Final[tuple[tuple[str, int], ...]] = (("fare", 0), ("amount", 0))
"""Fields and numbers that no sentence needs to have."""

LAST: Final[tuple[ViewEvent, ...]] = ()
"""The view events of the end of a game, beyond those of the cases."""


WORDLESS: Final = (
    Scored(attrs.evolve(CASH, reason="fakes")),
    Scored(line(0, 1, "cash")),
    Scored(line(None, 0, "cash", amount=0)),
    Scored(attrs.evolve(CASH, game="sicario")),
    Changed(0, "dance 1", (1, 0, 0), 20),
    Retook(0, "dance 1"),
)
"""View events that have no words."""
