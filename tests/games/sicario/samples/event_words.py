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
    (Rolled(1, 4), "Player 1 throws the die: 4"),
    (Moved(1, 12), "Player 1 moves to space 12"),
    (Moved(1, 0), "Player 1 goes back to the boats"),
    (Drew(2, "advance-1"), "Player 2 draws an event card: advance 1 space"),
    (Drew(2, "advance-3"), "Player 2 draws an event card: advance 3 spaces"),
    (Drew(2, "retreat-2"), "Player 2 draws an event card: go back 2 spaces"),
    (Drew(2, "lose-turn"), "Player 2 draws an event card: lose a turn"),
    (Drew(2, "roll-again"), "Player 2 draws an event card: roll again"),
    (Drew(2, "take-cover"), "Player 2 draws an event card: take cover in the next free building"),
    (Drew(2, "tip-off"), "Player 2 draws an event card: tip-off, the sicario asks one question at once"),
    (Drew(2, "blackout"), "Player 2 draws an event card: blackout, the sicario loses a turn"),
    (LostTurn(0), "Player 0 loses a turn"),
    (
        Decoded(1, ("man", "hat", "no-glasses"), 3),
        "Player 1 sets the decoder disc to man, hat, no glasses: 3 lights, the sicario has all three",
    ),
    (
        Decoded(1, ("man", "hat", "no-glasses"), 2),
        "Player 1 sets the decoder disc to man, hat, no glasses: 2 lights, the sicario has two of the three",
    ),
    (
        Decoded(1, ("woman", "no-hat", "glasses"), 1),
        "Player 1 sets the decoder disc to woman, no hat, glasses: 1 light, the sicario has one of the three",
    ),
    (
        Decoded(1, ("woman", "no-hat", "glasses"), 0),
        "Player 1 sets the decoder disc to woman, no hat, glasses: 0 lights, the sicario has none of the three",
    ),
    (Skipped(1), "Player 1 makes no use of the antenna"),
    (Answered(2, "hat", True), "Asked “do you wear a hat?”, player 2 answers yes"),
    (Answered(2, "hat", False), "Asked “do you wear a hat?”, player 2 answers no"),
    (Answered(2, "no-hat", True), "Asked “are you without a hat?”, player 2 answers yes"),
    (Answered(2, "no-hat", False), "Asked “are you without a hat?”, player 2 answers no"),
    (Answered(2, "scar", False), "Asked “do you have a scar?”, player 2 answers no"),
    (Answered(2, "monocle", True), "Asked “do you have the sign monocle?”, player 2 answers yes"),
    (Answered(2, "monocle", False), "Asked “do you have the sign monocle?”, player 2 answers no"),
    (Named(0, 2, "Olga", True), "Player 0 says that player 2 is Olga: right"),
    (Named(0, 2, "Olga", False), "Player 0 says that player 2 is Olga: wrong"),
    (Showed(3, "Glenda"), "Player 3 shows the character card: Glenda"),
    (Uncovered(("tip-off",)), "Event cards not read, from the top: tip-off"),
    (Uncovered(("tip-off", "advance-2")), "Event cards not read, from the top: tip-off and advance 2 spaces"),
    (Began(Rolling(1)), "Player 1's turn: the die is to be thrown"),
    (Began(Decoding(1)), "Player 1's turn: use the decoder disc, try to capture the sicario, or do neither"),
    (Began(Hunting(0)), "Player 0's turn: ask an exposed agent, or try to eliminate one"),
    (Began(Questioning(0, 2)), "Tip-off: player 0 asks player 2 one question"),
    (Began(Over()), "The game is over"),
    (Scored(POINT), "Player 1: 1 point, the sicario is captured"),
    (Ended(Outcome((0,), "5.2")), "Two agents are eliminated: player 0 wins"),
    (Ended(Outcome((1, 2, 3), "5.1")), "The embassy is reached: player 1, player 2 and player 3 win together"),
    (Ended(Outcome((1, 2, 3), "3.7")), "The sicario is captured: player 1, player 2 and player 3 win together"),
    (Ended(Outcome((1, 2), "5")), "Player 1 and player 2 win together"),
)

TRANSLATED: Final[tuple[tuple[ViewEvent, str, str], ...]] = (
    (Rolled(1, 4), "Il giocatore 1 tira il dado: 4", "Le joueur 1 lance le dé : 4"),
    (Moved(1, 12), "Il giocatore 1 va alla casella 12", "Le joueur 1 va à la case 12"),
    (Moved(1, 0), "Il giocatore 1 torna alle barche", "Le joueur 1 retourne aux bateaux"),
    (
        Drew(2, "advance-1"),
        "Il giocatore 2 pesca una Carta Imprevisto: avanza di 1 casella",
        "Le joueur 2 pioche une carte Imprévu : avancez de 1 case",
    ),
    (
        Drew(2, "retreat-2"),
        "Il giocatore 2 pesca una Carta Imprevisto: torna indietro di 2 caselle",
        "Le joueur 2 pioche une carte Imprévu : reculez de 2 cases",
    ),
    (
        Drew(2, "tip-off"),
        "Il giocatore 2 pesca una Carta Imprevisto: soffiata, il Sicario fa subito una domanda",
        "Le joueur 2 pioche une carte Imprévu : tuyau, le tueur à gages pose tout de suite une question",
    ),
    (LostTurn(0), "Il giocatore 0 salta un turno", "Le joueur 0 passe un tour"),
    (
        Decoded(1, ("man", "hat", "no-glasses"), 1),
        (
            "Il giocatore 1 regola il Disco Decodificatore su uomo, con cappello, senza occhiali: "
            "1 luce accesa, il Sicario ha una delle tre caratteristiche"
        ),
        (
            "Le joueur 1 règle le disque décodeur sur homme, avec chapeau, sans lunettes : "
            "1 lumière allumée, le tueur à gages a une des trois caractéristiques"
        ),
    ),
    (
        Decoded(1, ("woman", "no-hat", "glasses"), 0),
        (
            "Il giocatore 1 regola il Disco Decodificatore su donna, senza cappello, con occhiali: "
            "0 luci accese, il Sicario non ha nessuna delle tre caratteristiche"
        ),
        (
            "Le joueur 1 règle le disque décodeur sur femme, sans chapeau, avec lunettes : "
            "0 lumière allumée, le tueur à gages n'a aucune des trois caractéristiques"
        ),
    ),
    (
        Answered(2, "earring", True),
        "Alla domanda «hai un orecchino?» il giocatore 2 risponde di sì",
        "À la question « Avez-vous une boucle d'oreille ? », le joueur 2 répond oui",
    ),
    (
        Answered(2, "freckles", False),
        "Alla domanda «hai le lentiggini?» il giocatore 2 risponde di no",
        "À la question « Avez-vous des taches de rousseur ? », le joueur 2 répond non",
    ),
    (
        Answered(2, "monocle", False),
        "Alla domanda «hai il segno particolare monocle?» il giocatore 2 risponde di no",
        "À la question « Avez-vous le signe particulier monocle ? », le joueur 2 répond non",
    ),
    (
        Named(0, 2, "Olga", True),
        "Il giocatore 0 dichiara che il giocatore 2 è Olga: indovinato",
        "Selon le joueur 0, le joueur 2 est Olga : c'est juste",
    ),
    (
        Named(0, 2, "Olga", False),
        "Il giocatore 0 dichiara che il giocatore 2 è Olga: sbagliato",
        "Selon le joueur 0, le joueur 2 est Olga : c'est faux",
    ),
    (
        Uncovered(("blackout", "lose-turn")),
        "Le Carte Imprevisto non ancora lette, dall'alto: blackout e salta un turno",
        "Cartes Imprévu non lues, en partant du dessus : panne de courant et passez un tour",
    ),
    (
        Began(Hunting(0)),
        "Tocca al giocatore 0 fare una domanda a un Agente allo scoperto, o tentare di eliminarne uno",
        "C'est au joueur 0 de jouer : interroger un agent à découvert, ou tenter d'en éliminer un",
    ),
    (
        Began(Questioning(0, 2)),
        "Soffiata: il giocatore 0 fa una domanda al giocatore 2",
        "Tuyau : le joueur 0 pose une question au joueur 2",
    ),
    (Began(Over()), "La partita è finita", "La partie est finie"),
    (
        Scored(POINT),
        "Il giocatore 1: 1 punto, Sicario catturato",
        "Le joueur 1 : 1 point, le tueur à gages est capturé",
    ),
    (
        Ended(Outcome((1, 2), "5.1")),
        "Ambasciata raggiunta: vincono insieme il giocatore 1 e il giocatore 2",
        "L'ambassade est atteinte : le joueur 1 et le joueur 2 gagnent ensemble",
    ),
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
