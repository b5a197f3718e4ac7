"""View events of Crooks and their sentences, for the tests of every game."""

from typing import Any, Final, cast

import attrs

from criminals.core.base.errors import Param
from criminals.core.base.frozen_map import FrozenMap
from criminals.core.game.events import Event
from criminals.core.game.results import Outcome, ScoreLine
from criminals.games import crooks
from criminals.games.crooks import (
    Began,
    Declined,
    Discarded,
    Ended,
    FaceDown,
    Killing,
    Left,
    Lifted,
    Looked,
    Moved,
    Moving,
    Origin,
    Over,
    Paid,
    Passed,
    Picked,
    Picking,
    Placed,
    PlacedDown,
    Placing,
    Recognized,
    Recruiting,
    Returned,
    Revealed,
    Saw,
    Scored,
    Spied,
    Spying,
    Taking,
    Took,
    ViewEvent,
)
from tests.games.crooks.happenings import last_pass


def line(seat: int | None, points: int, reason: str, **params: Param) -> ScoreLine:
    return ScoreLine("crooks", seat, points, reason, "5.4", FrozenMap(params))


WON: Final = line(1, 7, "target_won", target=6, modifiers=(2, -1), worth=7, strength=8)

GANG: Final = line(0, 1, "gang_won", gang="outfit", members=2)

EMPTY: Final = line(None, 0, "target_empty", target=6)

BACK: Final = FaceDown(Origin("A", 1), frozenset({0}))

ENGLISH: Final[tuple[tuple[ViewEvent, str], ...]] = (
    (Passed(0), "Player 0 passes for good"),
    (Paid(1, 3), "Player 1 pays $3"),
    (Looked(2, "B", 3), "Player 2 looks into hangout B: 3 crooks"),
    (Looked(2, "B", 1), "Player 2 looks into hangout B: 1 crook"),
    (Saw("C", (18, 19, 20)), "In hangout C you see crook 18, crook 19 and crook 20"),
    (Saw("C", (18,)), "In hangout C you see crook 18"),
    (Took(0, Origin("B", 3)), "Player 0 takes a crook from hangout B"),
    (Took(0, Origin("I", 5)), "Player 0 takes a crook from hangout I"),
    (Recognized(Origin("A", 2), 18), "It is crook 18, from hangout A"),
    (Left(0, "B"), "Player 0 leaves hangout B with nothing"),
    (Placed(0, 6, 18), "Player 0 places crook 18 at target 6"),
    (PlacedDown(3, 4), "Player 3 places a crook face down at target 4"),
    (Returned(1), "Player 1 returns the crook to the box"),
    (Picked(1, 2), "Player 1 takes $2 from the bank"),
    (Lifted(0, 6), "Player 0 takes up the crooks at target 6"),
    (Moved(0, 9), "Player 0 moves them to target 9"),
    (Discarded(2, 6), "Player 2's crooks at target 6 go to the box"),
    (Spied(1, 6), "Player 1 looks at the face-down crooks at target 6"),
    (Declined(1), "Player 1 declines the ability"),
    (Revealed(0, 6, 22), "Player 0 turns up crook 22 at target 6"),
    (Began(Recruiting(1)), "Player 1 is to act: choose a hangout to recruit at, or pass"),
    (Began(Taking(1, "A")), "Player 1 is to act: choose a crook to take"),
    (Began(Placing(0, Origin("A", 2))), "Player 0 is to act: place the crook in hand"),
    (Began(Picking(0)), "Player 0 is to act: use the Pickpocket, or decline"),
    (Began(Moving(0, 6, (BACK,))), "Player 0 is to act: choose the target the Swap moves to"),
    (Began(Killing(1, 6)), "Player 1 is to act: choose a victim for the Killer, or decline"),
    (Began(Spying(2)), "Player 2 is to act: choose what the Spy looks at, or decline"),
    (Began(Over()), "The game is over"),
    (Scored(WON), "Player 1: 7 points: target 6 is worth 7 (6 + 2 - 1); strongest with 8"),
    (Scored(GANG), "Player 0: 1 point: Outfit, most members (2)"),
    (Scored(EMPTY), "Nobody: target 6 has no crooks"),
    (Ended(Outcome((1,), "5.7")), "Player 1 wins"),
    (Ended(Outcome((0, 2), "5.7")), "Player 0 and player 2 share the win"),
)

TRANSLATED: Final[tuple[tuple[ViewEvent, str, str], ...]] = (
    (Passed(0), "Il giocatore 0 passa per il resto della partita", "Le joueur 0 passe définitivement"),
    (Paid(1, 3), "Il giocatore 1 paga 3 $", "Le joueur 1 paye 3 $"),
    (
        Looked(2, "B", 3),
        "Il giocatore 2 guarda nel covo B: 3 scagnozzi",
        "Le joueur 2 regarde les 3 escrocs du lieu B",
    ),
    (
        Looked(2, "B", 1),
        "Il giocatore 2 guarda nel covo B: 1 scagnozzo",
        "Le joueur 2 regarde le seul escroc du lieu B",
    ),
    (
        Saw("C", (18, 19)),
        "Nel covo C vedi lo scagnozzo 18 e lo scagnozzo 19",
        "Dans le lieu C, vous voyez l'escroc 18 et l'escroc 19",
    ),
    (
        Took(0, Origin("B", 3)),
        "Il giocatore 0 prende uno scagnozzo dal covo B",
        "Le joueur 0 prend un escroc dans le lieu B",
    ),
    (Recognized(Origin("A", 2), 18), "È lo scagnozzo 18, preso dal covo A", "C'est l'escroc 18, du lieu A"),
    (
        PlacedDown(3, 4),
        "Il giocatore 3 piazza uno scagnozzo a faccia in giù sul bersaglio 4",
        "Le joueur 3 place un escroc face cachée sur la cible 4",
    ),
    (
        Began(Taking(1, "A")),
        "Tocca al giocatore 1 scegliere uno scagnozzo da prendere",
        "C'est au joueur 1 de jouer : choisir un escroc à prendre",
    ),
    (Began(Over()), "La partita è finita", "La partie est finie"),
    (
        Scored(GANG),
        "Il giocatore 0: 1 punto per il controllo dell'Outfit, con più membri di tutti (2)",
        "Le joueur 0 : 1 point : contrôle du gang Outfit, avec 2 membres",
    ),
    (
        Scored(WON),
        "Il giocatore 1: 7 punti per il bersaglio 6, che vale 7 (6 + 2 - 1): vinto con livello 8",
        "Le joueur 1 : 7 points : la cible 6 vaut 7 (6 + 2 - 1), remportée avec un Niveau de 8",
    ),
    (Scored(EMPTY), "Nessuno: il bersaglio 6 non ha scagnozzi", "Personne : aucun escroc sur la cible 6"),
    (Ended(Outcome((1,), "5.7")), "Vince il giocatore 1", "Le joueur 1 gagne"),
    (
        Ended(Outcome((0, 2), "5.7")),
        "Vincono insieme il giocatore 0 e il giocatore 2",
        "Victoire partagée : le joueur 0 et le joueur 2",
    ),
)

NOT_EVENTS: Final[tuple[Any, ...]] = ("passed", None, Passed, Event(cast(Any, "passed")))

EVENTS: Final = (Event(Passed(0)), Event(Saw("C", (18,)), frozenset({1})))

SCORED: Final = Scored(EMPTY)

UNTOLD: Final[tuple[tuple[str, int], ...]] = (("number", 1),)
"""Fields and numbers that no sentence needs to have: the only crook is one."""

LAST: Final = tuple(event.fact for event in crooks.step(last_pass(), crooks.Pass()).events)
"""The view events of the end of a game, beyond those of the cases."""


WORDLESS: Final = (
    Scored(attrs.evolve(WON, reason="target_lost")),
    Scored(line(0, 1, "gang_won", gang="southside", members=2)),
    Scored(line(1, 7, "target_won")),
    Scored(attrs.evolve(WON, game="sicario")),
)
"""View events that have no words."""
