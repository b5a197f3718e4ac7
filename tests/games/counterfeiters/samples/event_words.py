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
    (Bought(0, "buy 3", 12, 40), "Seat 0 buys card 12 for $40, from space 3 of the black market"),
    (Printed(1, "print 2", 3, 4), "Seat 1 prints 4 fakes of quality 3, on space 2 for printing"),
    (Printed(1, "print 2", 3, 1), "Seat 1 prints 1 fake of quality 3, on space 2 for printing"),
    (
        Changed(0, "shop 1", (0, 2, 1), 150),
        "Seat 0 changes 2 fakes of quality 2 and 1 of quality 3 into $150, on space 1 of the supermarket",
    ),
    (Changed(2, "fence 2", (1, 0, 0), 20), "Seat 2 sells 1 fake of quality 1 for $20, on space 2 of the fence"),
    (
        Defrauded(2, "defraud 1", 30, True),
        "Seat 2 takes $30, on space 1 for tax fraud, and will be first in the next round",
    ),
    (Defrauded(2, "defraud 2", 20, False), "Seat 2 takes $20, on space 2 for tax fraud"),
    (Flew(0, "fly commercial", 30), "Seat 0 flies to the Caribbean by commercial flight and pays $30"),
    (Flew(0, "fly jet", 0), "Seat 0 flies to the Caribbean by private jet"),
    (Stowed(120), "You put $120 into your offshore account"),
    (LaidDown(3), "Seat 3 lays a henchman down"),
    (Advanced(7), "The police pawn advances to space 7"),
    (Paid(1, 60), "Seat 1 pays the Godfather $60"),
    (Returned(), "The round is over: the henchmen return to their owners"),
    (Binned((14,)), "Binned from the black market: card 14"),
    (Binned((14, 9)), "Binned from the black market: cards 14, 9"),
    (Binned(()), "No card is binned from the black market"),
    (Filled((20,)), "New in the black market: card 20"),
    (Filled((20, 25, 21)), "New in the black market: cards 20, 25, 21"),
    (Filled(()), "The black market closes up, without new cards"),
    (Dined(1, 2, 50), "Over lunch, seat 1 turns a fake of quality 2 into $50"),
    (Retook(0, "fly jet"), "Seat 0 takes its henchman back from the space for the private jet"),
    (Declined(0), "Seat 0 makes no use of its lawyer"),
    (Won(1, 130), "Seat 1 wins $130 in the lottery"),
    (Showed(0, 90), "Seat 0 shows its cash: $90"),
    (Uncovered((41,)), "Left in the stack: card 41"),
    (Uncovered((41, 38)), "Left in the stack: cards 41, 38"),
    (Uncovered(()), "No card is left in the stack"),
    (Began(Playing(1)), "Seat 1: play a henchman, or lay it down"),
    (Began(Dining(1, 2)), "Seat 1, 2 lunches left: choose a fake to pay for lunch with"),
    (Began(Dining(1, 1)), "Seat 1, 1 lunch left: choose a fake to pay for lunch with"),
    (Began(Finishing(1, 0)), "Seat 1: play a last henchman, or lay it down"),
    (
        Began(Retaking(1, Kind.GREAT_LAWYER)),
        "Seat 1, with the Great Lawyer: take one of your henchmen off the board, or decline",
    ),
    (
        Began(Replaying(1, Kind.NEGLIGENT_LAWYER)),
        "Seat 1, with the Negligent Lawyer: play that henchman once more, or lay it down",
    ),
    (Began(Over()), "The game is over"),
    (Scored(CASH), "Seat 1: $130 in cash"),
    (Ended(Outcome((1,), "6.4")), "Seat 1 wins"),
    (Ended(Outcome((0, 2), "6.4")), "Seats 0, 2 share the win"),
)

TRANSLATED: Final[tuple[tuple[ViewEvent, str, str], ...]] = (
    (
        Bought(0, "buy 3", 12, 40),
        "Il posto 0 compra la carta 12 per 40$, dallo spazio 3 del mercato nero",
        "Le siège 0 achète la carte 12 pour 40$, à la case 3 du marché noir",
    ),
    (
        Printed(1, "print 2", 3, 4),
        "Il posto 1 stampa 4 banconote false di qualità 3, sullo spazio 2 della stampa",
        "Le siège 1 imprime 4 faux billets de qualité 3, sur la case 2 de l'impression",
    ),
    (
        Printed(1, "print 2", 3, 1),
        "Il posto 1 stampa 1 banconota falsa di qualità 3, sullo spazio 2 della stampa",
        "Le siège 1 imprime 1 faux billet de qualité 3, sur la case 2 de l'impression",
    ),
    (
        Changed(0, "shop 1", (0, 2, 0), 100),
        "Il posto 0 cambia 2 banconote false di qualità 2 in 100$, sullo spazio 1 del supermercato",
        "Le siège 0 échange 2 faux billets de qualité 2 contre 100$, sur la case 1 du supermarché",
    ),
    (
        Flew(0, "fly commercial", 30),
        "Il posto 0 vola ai Caraibi con il volo commerciale e paga 30$",
        "Le siège 0 s'envole vers les Caraïbes par le vol commercial et paie 30$",
    ),
    (Stowed(120), "Metti 120$ sul tuo conto offshore", "Vous mettez 120$ sur votre compte offshore"),
    (Binned((14,)), "Tolta dal mercato nero: carta 14", "Retirée du marché noir : carte 14"),
    (Binned((14, 9)), "Tolte dal mercato nero: carte 14, 9", "Retirées du marché noir : cartes 14, 9"),
    (Filled((20,)), "Arriva al mercato nero: carta 20", "Arrive au marché noir : carte 20"),
    (Uncovered((41, 38)), "Restano nel mazzo: carte 41, 38", "Restent dans la pioche : cartes 41, 38"),
    (
        Began(Dining(1, 1)),
        "Posto 1, resta 1 pranzo: scegli una banconota falsa con cui pagare il pranzo",
        "Siège 1, il reste 1 déjeuner : choisissez un faux billet pour payer le déjeuner",
    ),
    (
        Began(Dining(1, 2)),
        "Posto 1, restano 2 pranzi: scegli una banconota falsa con cui pagare il pranzo",
        "Siège 1, il reste 2 déjeuners : choisissez un faux billet pour payer le déjeuner",
    ),
    (
        Began(Replaying(1, Kind.NEGLIGENT_LAWYER)),
        "Posto 1, con l'Avvocato Negligente: gioca ancora quello scagnozzo, o stendilo",
        "Siège 1, avec l'Avocat négligent : rejouez cet homme de main, ou couchez-le",
    ),
    (Began(Over()), "La partita è finita", "La partie est finie"),
    (Scored(CASH), "Posto 1: 130$ in contanti", "Siège 1 : 130$ en espèces"),
    (
        Ended(Outcome((0, 2), "6.4")),
        "Vincono insieme i posti 0, 2",
        "Les sièges 0, 2 se partagent la victoire",
    ),
)

NOT_EVENTS: Final[tuple[Any, ...]] = ("laid down", None, LaidDown, Event(cast(Any, "laid down")))

EVENTS: Final = (Event(LaidDown(0)), Event(Stowed(50), frozenset({1})))

SCORED: Final = Scored(CASH)

UNTOLD: Final[tuple[tuple[str, int], ...]] = (("fare", 0),)
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
