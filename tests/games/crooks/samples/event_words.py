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
    (Passed(0), "Seat 0 passes for good"),
    (Paid(1, 3), "Seat 1 pays $3"),
    (Looked(2, "B", 3), "Seat 2 looks into hangout B: 3 crooks"),
    (Looked(2, "B", 1), "Seat 2 looks into hangout B: 1 crook"),
    (Saw("C", (18, 19, 20)), "In hangout C you see crooks 18, 19, 20"),
    (Saw("C", (18,)), "In hangout C you see crook 18"),
    (Took(0, Origin("B", 3)), "Seat 0 takes a crook from hangout B"),
    (Took(0, Origin("I", 5)), "Seat 0 takes a crook from hangout I"),
    (Recognized(Origin("A", 2), 18), "It is crook 18, from hangout A"),
    (Left(0, "B"), "Seat 0 leaves hangout B with nothing"),
    (Placed(0, 6, 18), "Seat 0 places crook 18 at target 6"),
    (PlacedDown(3, 4), "Seat 3 places a crook face down at target 4"),
    (Returned(1), "Seat 1 returns the crook to the box"),
    (Picked(1, 2), "Seat 1 takes $2 from the bank"),
    (Lifted(0, 6), "Seat 0 takes up its crooks at target 6"),
    (Moved(0, 9), "Seat 0 moves them to target 9"),
    (Discarded(2, 6), "The crooks of seat 2 at target 6 go to the box"),
    (Spied(1, 6), "Seat 1 looks at the face-down crooks at target 6"),
    (Declined(1), "Seat 1 declines the ability"),
    (Revealed(0, 6, 22), "Seat 0 turns up crook 22 at target 6"),
    (Began(Recruiting(1)), "Seat 1: choose a hangout to recruit at, or pass"),
    (Began(Taking(1, "A")), "Seat 1: choose a crook to take"),
    (Began(Placing(0, Origin("A", 2))), "Seat 0: place the crook in hand"),
    (Began(Picking(0)), "Seat 0: use the Pickpocket, or decline"),
    (Began(Moving(0, 6, (BACK,))), "Seat 0: choose the target the Swap moves to"),
    (Began(Killing(1, 6)), "Seat 1: choose a victim for the Killer, or decline"),
    (Began(Spying(2)), "Seat 2: choose what the Spy looks at, or decline"),
    (Began(Over()), "The game is over"),
    (Scored(WON), "Seat 1, 7 points: target 6 is worth 7 (6 + 2 - 1); strongest with 8"),
    (Scored(GANG), "Seat 0, 1 point: Outfit: most members (2)"),
    (Scored(EMPTY), "Nobody: target 6 has no crooks"),
    (Ended(Outcome((1,), "5.7")), "Seat 1 wins"),
    (Ended(Outcome((0, 2), "5.7")), "Seats 0, 2 share the win"),
)

TRANSLATED: Final[tuple[tuple[ViewEvent, str, str], ...]] = (
    (Passed(0), "Il posto 0 passa definitivamente", "Le siège 0 passe définitivement"),
    (Paid(1, 3), "Il posto 1 paga 3$", "Le siège 1 paie 3$"),
    (
        Looked(2, "B", 3),
        "Il posto 2 guarda nel covo B: 3 scagnozzi",
        "Le siège 2 regarde dans le lieu B : 3 escrocs",
    ),
    (
        Looked(2, "B", 1),
        "Il posto 2 guarda nel covo B: 1 scagnozzo",
        "Le siège 2 regarde dans le lieu B : 1 escroc",
    ),
    (
        Saw("C", (18, 19)),
        "Nel covo C vedi gli scagnozzi 18, 19",
        "Dans le lieu C, vous voyez les escrocs 18, 19",
    ),
    (
        Took(0, Origin("B", 3)),
        "Il posto 0 prende uno scagnozzo dal covo B",
        "Le siège 0 prend un escroc dans le lieu B",
    ),
    (Recognized(Origin("A", 2), 18), "È lo scagnozzo 18, dal covo A", "C'est l'escroc 18, du lieu A"),
    (
        PlacedDown(3, 4),
        "Il posto 3 piazza uno scagnozzo a faccia in giù sul bersaglio 4",
        "Le siège 3 place un escroc face cachée sur la cible 4",
    ),
    (
        Began(Taking(1, "A")),
        "Posto 1: scegli uno scagnozzo da prendere",
        "Siège 1 : choisissez un escroc à prendre",
    ),
    (Began(Over()), "La partita è finita", "La partie est finie"),
    (
        Scored(GANG),
        "Posto 0, 1 punto: Outfit: più membri di tutti (2)",
        "Siège 0, 1 point : Outfit : le plus de membres (2)",
    ),
    (
        Scored(WON),
        "Posto 1, 7 punti: il bersaglio 6 vale 7 (6 + 2 - 1); vinto con forza 8",
        "Siège 1, 7 points : la cible 6 vaut 7 (6 + 2 - 1) ; remportée avec une force de 8",
    ),
    (Scored(EMPTY), "Nessuno: il bersaglio 6 non ha scagnozzi", "Personne : la cible 6 n'a pas d'escroc"),
    (Ended(Outcome((1,), "5.7")), "Vince il posto 1", "Le siège 1 gagne"),
    (
        Ended(Outcome((0, 2), "5.7")),
        "Vincono insieme i posti 0, 2",
        "Les sièges 0, 2 se partagent la victoire",
    ),
)

NOT_EVENTS: Final[tuple[Any, ...]] = ("passed", None, Passed, Event(cast(Any, "passed")))

EVENTS: Final = (Event(Passed(0)), Event(Saw("C", (18,)), frozenset({1})))

SCORED: Final = Scored(EMPTY)

UNTOLD: Final[tuple[tuple[str, int], ...]] = ()
"""Fields and numbers that no sentence needs to have."""

LAST: Final = tuple(event.fact for event in crooks.step(last_pass(), crooks.Pass()).events)
"""The view events of the end of a game, beyond those of the cases."""


WORDLESS: Final = (
    Scored(attrs.evolve(WON, reason="target_lost")),
    Scored(line(0, 1, "gang_won", gang="southside", members=2)),
    Scored(line(1, 7, "target_won")),
    Scored(attrs.evolve(WON, game="sicario")),
)
"""View events that have no words."""
