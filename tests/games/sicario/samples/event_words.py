"""View events of Sicario and their sentences, for the tests of every game."""

from typing import Any, Final, cast

import attrs

from criminals.core.game.events import Event
from criminals.core.game.results import Outcome, ScoreLine
from criminals.games.sicario import (
    Answered,
    Began,
    Decoded,
    Decoding,
    Drew,
    Ended,
    Hunting,
    LostTurn,
    Moved,
    Named,
    Over,
    Questioning,
    Rolled,
    Rolling,
    Scored,
    Showed,
    Skipped,
    Uncovered,
    ViewEvent,
)

POINT: Final = ScoreLine("sicario", 1, 1, "capture", "3.7")

ENGLISH: Final[tuple[tuple[ViewEvent, str], ...]] = (
    (Rolled(1, 4), "Seat 1 throws the die: 4"),
    (Moved(1, 12), "Seat 1 moves to space 12"),
    (Moved(1, 0), "Seat 1 goes back to the boats"),
    (Drew(2, "advance-1"), "Seat 2 draws an event card: advance 1 space"),
    (Drew(2, "advance-3"), "Seat 2 draws an event card: advance 3 spaces"),
    (Drew(2, "retreat-2"), "Seat 2 draws an event card: go back 2 spaces"),
    (Drew(2, "lose-turn"), "Seat 2 draws an event card: lose a turn"),
    (Drew(2, "roll-again"), "Seat 2 draws an event card: roll again"),
    (Drew(2, "take-cover"), "Seat 2 draws an event card: take cover"),
    (Drew(2, "tip-off"), "Seat 2 draws an event card: tip-off"),
    (Drew(2, "blackout"), "Seat 2 draws an event card: blackout"),
    (LostTurn(0), "Seat 0 loses its turn"),
    (Decoded(1, ("man", "hat", "no-glasses"), 2), "Seat 1 sets the disc to man, hat, no glasses: 2 lights"),
    (Decoded(1, ("woman", "no-hat", "glasses"), 1), "Seat 1 sets the disc to woman, no hat, glasses: 1 light"),
    (Decoded(1, ("woman", "no-hat", "glasses"), 0), "Seat 1 sets the disc to woman, no hat, glasses: 0 lights"),
    (Skipped(1), "Seat 1 makes no use of the antenna"),
    (Answered(2, "hat", True), "Seat 2 answers yes: it wears a hat"),
    (Answered(2, "hat", False), "Seat 2 answers no: it wears no hat"),
    (Answered(2, "no-hat", True), "Seat 2 answers yes: it is without a hat"),
    (Answered(2, "no-hat", False), "Seat 2 answers no: it is not without a hat"),
    (Answered(2, "scar", False), "Seat 2 answers no: it has no scar"),
    (Answered(2, "monocle", True), "Seat 2 answers yes: it has the sign monocle"),
    (Answered(2, "monocle", False), "Seat 2 answers no: it does not have the sign monocle"),
    (Named(0, 2, "Olga", True), "Seat 0 takes seat 2 for Olga and is right"),
    (Named(0, 2, "Olga", False), "Seat 0 takes seat 2 for Olga and is wrong"),
    (Showed(3, "Glenda"), "Seat 3 shows its character: Glenda"),
    (Uncovered(("tip-off",)), "Event cards not read, from the top: tip-off"),
    (Uncovered(("tip-off", "advance-2")), "Event cards not read, from the top: tip-off, advance 2 spaces"),
    (Began(Rolling(1)), "Seat 1: the die is to be thrown"),
    (Began(Decoding(1)), "Seat 1: use the disc, try a capture, or do neither"),
    (Began(Hunting(0)), "Seat 0: ask an exposed agent, or eliminate one"),
    (Began(Questioning(0, 2)), "Seat 0: ask seat 2, by a tip-off"),
    (Began(Over()), "The game is over"),
    (Scored(POINT), "Seat 1: 1 point, the sicario is captured"),
    (Ended(Outcome((0,), "5.2")), "Seat 0 wins"),
    (Ended(Outcome((1, 2, 3), "5.1")), "Seats 1, 2, 3 share the win"),
)

TRANSLATED: Final[tuple[tuple[ViewEvent, str, str], ...]] = (
    (Rolled(1, 4), "Il posto 1 tira il dado: 4", "Le siège 1 lance le dé : 4"),
    (Moved(1, 12), "Il posto 1 va alla casella 12", "Le siège 1 va à la case 12"),
    (Moved(1, 0), "Il posto 1 torna alle barche", "Le siège 1 retourne aux bateaux"),
    (
        Drew(2, "advance-1"),
        "Il posto 2 pesca un imprevisto: avanza di 1 casella",
        "Le siège 2 pioche un imprévu : avancez de 1 case",
    ),
    (
        Drew(2, "retreat-2"),
        "Il posto 2 pesca un imprevisto: indietreggia di 2 caselle",
        "Le siège 2 pioche un imprévu : reculez de 2 cases",
    ),
    (Drew(2, "tip-off"), "Il posto 2 pesca un imprevisto: soffiata", "Le siège 2 pioche un imprévu : tuyau"),
    (LostTurn(0), "Il posto 0 perde il turno", "Le siège 0 passe son tour"),
    (
        Decoded(1, ("man", "hat", "no-glasses"), 1),
        "Il posto 1 regola il disco su uomo, cappello, senza occhiali: 1 luce accesa",
        "Le siège 1 règle le disque sur homme, chapeau, sans lunettes : 1 lumière allumée",
    ),
    (
        Decoded(1, ("woman", "no-hat", "glasses"), 0),
        "Il posto 1 regola il disco su donna, senza cappello, occhiali: 0 luci accese",
        "Le siège 1 règle le disque sur femme, sans chapeau, lunettes : 0 lumière allumée",
    ),
    (
        Answered(2, "earring", True),
        "Il posto 2 risponde di sì: ha un orecchino",
        "Le siège 2 répond oui : il a une boucle d'oreille",
    ),
    (
        Answered(2, "freckles", False),
        "Il posto 2 risponde di no: non ha le lentiggini",
        "Le siège 2 répond non : il n'a pas de taches de rousseur",
    ),
    (
        Answered(2, "monocle", False),
        "Il posto 2 risponde di no: non ha il segno particolare monocle",
        "Le siège 2 répond non : il n'a pas le signe particulier monocle",
    ),
    (
        Named(0, 2, "Olga", True),
        "Per il posto 0, il posto 2 è Olga: indovinato",
        "Pour le siège 0, le siège 2 est Olga : c'est juste",
    ),
    (
        Named(0, 2, "Olga", False),
        "Per il posto 0, il posto 2 è Olga: sbagliato",
        "Pour le siège 0, le siège 2 est Olga : c'est faux",
    ),
    (
        Uncovered(("blackout", "lose-turn")),
        "Imprevisti non letti, a partire dall'alto: blackout, perdi un turno",
        "Imprévus non lus, en partant du dessus : panne de courant, passez un tour",
    ),
    (
        Began(Hunting(0)),
        "Posto 0: interroga un agente allo scoperto, o eliminane uno",
        "Siège 0 : interrogez un agent à découvert, ou éliminez-en un",
    ),
    (
        Began(Questioning(0, 2)),
        "Posto 0: interroga il posto 2, grazie a una soffiata",
        "Siège 0 : interrogez le siège 2, grâce à un tuyau",
    ),
    (Began(Over()), "La partita è finita", "La partie est finie"),
    (Scored(POINT), "Posto 1: 1 punto, il sicario è catturato", "Siège 1 : 1 point, le sicaire est capturé"),
)

NOT_EVENTS: Final[tuple[Any, ...]] = ("skipped", None, Skipped, Event(cast(Any, "skipped")))

EVENTS: Final = (Event(Skipped(0)),)

SCORED: Final = Scored(POINT)

UNTOLD: Final[tuple[tuple[str, int], ...]] = (("space", 0),)
"""Fields and numbers that no sentence needs to have."""

LAST: Final[tuple[ViewEvent, ...]] = ()
"""The view events of the end of a game, beyond those of the cases."""


WORDLESS: Final = (
    Scored(attrs.evolve(POINT, reason="cash")),
    Scored(attrs.evolve(POINT, seat=None)),
    Scored(attrs.evolve(POINT, game="crooks")),
    Drew(1, "earthquake"),
    Uncovered(("tip-off", "advance-0")),
    Decoded(1, ("man", "hat", "scar"), 1),
)
"""View events that have no words."""
