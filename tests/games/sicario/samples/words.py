"""Actions, violations and score lines of Sicario and their sentences, for the tests of every game."""

from functools import cache
from itertools import product
from typing import Final

from criminals.core.base.errors import Param, Violation
from criminals.core.game.results import ScoreLine
from criminals.games.sicario import REASONS as REASONS
from criminals.games.sicario import (
    REFERENCE,
    Action,
    Ask,
    Capture,
    Eliminate,
    Roll,
    Skip,
    State,
    UseDisc,
    score,
    violation,
)
from criminals.games.sicario.box.edition import FEATURES
from criminals.games.sicario.box.features import SEXES
from criminals.games.sicario.rules.violations import refuse
from tests.games.sicario.played import LONG, SHORT, every_state, start

PHASES: Final = ("rolling", "decoding", "hunting", "questioning")

KINDS: Final = ("pips", "seat", "trait", "character")

TRAITS: Final = (*FEATURES, *REFERENCE.signs, "wooden-leg", "another")

EVERY_ACTION: Final[tuple[Action, ...]] = (
    Skip(),
    *map(Roll, (0, 1, 6, 7, 21)),
    *(UseDisc(*asked) for asked in product(SEXES, (True, False), (True, False))),
    *map(Capture, ("Olga", "Ada", "Nobody")),
    *(Ask(agent, trait) for agent in range(5) for trait in TRAITS),
    *(Eliminate(agent, name) for agent in range(5) for name in ("Olga", "Ada", "Nobody")),
)


@cache
def states() -> tuple[State, ...]:
    """Every state of some random games."""
    return tuple(
        state
        for edition in (REFERENCE, LONG, SHORT)
        for players in edition.players
        for seed in range(4)
        for state in every_state(players, seed, edition)
    )


@cache
def refusals() -> frozenset[Violation]:
    asked = [violation(state, action) for state in states()[::2] for action in EVERY_ACTION]
    asked += [violation(state, Skip(), by=seat) for state in states() for seat in (0, 1)]
    return frozenset(refusal for refusal in asked if refusal is not None)


@cache
def lines() -> frozenset[ScoreLine]:
    return frozenset(line for state in states() for line in score(state).lines)


def line(reason: str, points: int = 1) -> ScoreLine:
    return ScoreLine("sicario", 0, points, reason, "5.3")


REFUSALS: Final[tuple[tuple[Violation, str, str, str], ...]] = (
    (
        refuse("2.4", "not_your_turn", seat=0, actor=1),
        "it is the turn of player 1, not yours",
        "tocca al giocatore 1, non a te",
        "c'est au joueur 1 de jouer, pas à vous",
    ),
    *(
        (
            refuse("2.4", "not_your_turn", seat=seat, actor="chance"),
            "the die is to be thrown first",
            "prima bisogna tirare il dado",
            "il faut d'abord lancer le dé",
        )
        for seat in (0, "spectator")
    ),
    (
        refuse("undo", "another_acted", actor="chance"),
        "the die has been thrown since",
        "nel frattempo è stato tirato il dado",
        "le dé a été lancé depuis",
    ),
    (
        refuse("3.1", "wrong_phase", phase="rolling"),
        "not now: the die is to be thrown",
        "ora bisogna tirare il dado",
        "ce n'est pas le moment, il faut lancer le dé",
    ),
    (
        refuse("1.1", "no_such_thing", kind="trait", name="beard"),
        "nobody can be asked about beard",
        "nessuna caratteristica e nessun segno particolare si chiama beard",
        "aucun trait ne s'appelle beard",
    ),
    (
        refuse("4.1", "not_exposed", agent=1, space=7),
        "player 1 is hidden in the building on space 7",
        "il giocatore 1 è al riparo nel palazzo della casella 7",
        "le joueur 1 est à l'abri dans l'immeuble de la case 7",
    ),
    (
        refuse("4.1", "not_exposed", agent=1, space=0),
        "player 1 is still on the boats, hidden",
        "il giocatore 1 è ancora sulle barche, al riparo",
        "le joueur 1 est encore sur les bateaux, à l'abri",
    ),
    (
        refuse("7.4", "other_agent", agent=1, tipped=3),
        "the tip-off is about player 3, not player 1",
        "la domanda della soffiata va al giocatore 3, non al giocatore 1",
        "la question du tuyau se pose au joueur 3, pas au joueur 1",
    ),
)

ACTION_SENTENCES: Final[tuple[tuple[Action, str, str, str], ...]] = (
    (Roll(4), "Throw the die: 4", "Tira il dado: 4", "Lancer le dé : 4"),
    (
        UseDisc("woman", hat=False, glasses=True),
        "Set the decoder disc to woman, no hat, glasses",
        "Regola il Disco Decodificatore su donna, senza cappello, con occhiali",
        "Régler le disque décodeur sur femme, sans chapeau, avec lunettes",
    ),
    (
        Capture("Olga"),
        "Capture the sicario: it is Olga",
        "Tenta di catturare il Sicario: è Olga",
        "Tenter de capturer le tueur à gages : c'est Olga",
    ),
    (
        Ask(2, "man"),
        "Ask player 2: “are you a man?”",
        "Chiedi al giocatore 2: «sei un uomo?»",
        "Demander au joueur 2 : « Êtes-vous un homme ? »",
    ),
    (
        Ask(2, "green-hat"),
        "Ask player 2: “do you have a green hat?”",
        "Chiedi al giocatore 2: «hai il cappello verde?»",
        "Demander au joueur 2 : « Avez-vous un chapeau vert ? »",
    ),
    (
        Ask(2, "wooden-leg"),
        "Ask player 2: “do you have the sign wooden-leg?”",
        "Chiedi al giocatore 2: «hai il segno particolare wooden-leg?»",
        "Demander au joueur 2 : « Avez-vous le signe particulier wooden-leg ? »",
    ),
    (
        Eliminate(1, "Boris"),
        "Eliminate an agent: player 1 is Boris",
        "Tenta di eliminare un Agente: il giocatore 1 è Boris",
        "Tenter d'éliminer un agent : le joueur 1 est Boris",
    ),
)

SCORE_LINES: Final[tuple[tuple[ScoreLine, str, str, str], ...]] = (
    (
        line("embassy"),
        "1 point, the embassy is reached",
        "1 punto, Ambasciata raggiunta",
        "1 point, l'ambassade est atteinte",
    ),
    (
        line("capture", 0),
        "0 points, the sicario is captured",
        "0 punti, Sicario catturato",
        "0 point, le tueur à gages est capturé",
    ),
    (
        line("elimination", 2),
        "2 points, two agents are eliminated",
        "2 punti, due Agenti eliminati",
        "2 points, deux agents sont éliminés",
    ),
)

WORDLESS: Final[tuple[Violation | ScoreLine, ...]] = (
    refuse("4.1", "too_cheap"),
    refuse("4.1", "eliminated"),
    refuse("4.1", "not_exposed", agent=1),
    refuse("3.1", "wrong_phase", phase="dancing"),
    refuse("1.1", "no_such_thing"),
    refuse("1.1", "no_such_thing", kind="hangout", name="Z"),
    refuse("undo", "something_revealed", actor="chance"),
    line("cash"),
)

UNTOLD: Final = frozenset[tuple[str, str, Param]]({("not_exposed", "space", 0)})
"""Codes and parameters of violations whose sentences need not have the number: there is none on the boats."""

SILENT: Final[tuple[tuple[str, int], ...]] = ()
"""Parameters and numbers that no sentence needs to have."""

POINTS_TOLD: Final = True


def told(name: str, fact: Param, sentence: str) -> bool:
    """Whether a sentence has the name of a character, or of something that is not there."""
    return name not in ("character", "name") or str(fact) in sentence


def illegal() -> tuple[State, Action, str]:
    """A state, an action that it refuses, and the sentence of the error."""
    return start(), Roll(7), "Roll(pips=7): the die has no 7 (§1.2)"
