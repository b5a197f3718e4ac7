"""Actions, violations and score lines of Sicario and their sentences, for the tests of every game."""

from functools import cache
from itertools import product
from typing import Final

from criminals.core.base.errors import Param, Violation
from criminals.core.game.results import ScoreLine
from criminals.core.records.undo import UNDO_CODES
from criminals.games.sicario import (
    ACTIONS,
    CODES,
    REASONS,
    REFERENCE,
    VIEW_EVENTS,
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
from criminals.games.sicario.box.edition import FEATURES, PLAIN_EVENTS
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
        "it is the turn of seat 1, not yours",
        "tocca al posto 1, non a te",
        "c'est au siège 1 de jouer, pas à vous",
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
        "non ora: bisogna tirare il dado",
        "pas maintenant : il faut lancer le dé",
    ),
    (
        refuse("1.1", "no_such_thing", kind="trait", name="beard"),
        "nobody can be asked about beard",
        "nessuna caratteristica si chiama beard",
        "aucune caractéristique ne s'appelle beard",
    ),
    (
        refuse("4.1", "not_exposed", agent=1, space=7),
        "seat 1 is hidden in the building on space 7",
        "il posto 1 è nascosto nel palazzo della casella 7",
        "le siège 1 est caché dans l'immeuble de la case 7",
    ),
    (
        refuse("4.1", "not_exposed", agent=1, space=0),
        "seat 1 is still on the boats, hidden",
        "il posto 1 è ancora sulle barche, nascosto",
        "le siège 1 est encore sur les bateaux, caché",
    ),
    (
        refuse("7.4", "other_agent", agent=1, tipped=3),
        "the tip-off is about seat 3, not seat 1",
        "la soffiata riguarda il posto 3, non il posto 1",
        "le tuyau concerne le siège 3, pas le siège 1",
    ),
)

ACTION_SENTENCES: Final[tuple[tuple[Action, str, str, str], ...]] = (
    (Roll(4), "Throw the die: 4", "Tira il dado: 4", "Lancer le dé : 4"),
    (
        UseDisc("woman", hat=False, glasses=True),
        "Set the disc to woman, no hat, glasses",
        "Regola il disco su donna, senza cappello, occhiali",
        "Régler le disque sur femme, sans chapeau, lunettes",
    ),
    (
        Capture("Olga"),
        "Capture the sicario: it is Olga",
        "Cattura il sicario: è Olga",
        "Capturer le sicaire : c'est Olga",
    ),
    (
        Ask(2, "man"),
        "Ask seat 2 whether it is a man",
        "Chiedi al posto 2 se è un uomo",
        "Demander au siège 2 s'il est un homme",
    ),
    (
        Ask(2, "green-hat"),
        "Ask seat 2 whether it has a green hat",
        "Chiedi al posto 2 se ha un cappello verde",
        "Demander au siège 2 s'il a un chapeau vert",
    ),
    (
        Ask(2, "wooden-leg"),
        "Ask seat 2 whether it has the sign wooden-leg",
        "Chiedi al posto 2 se ha il segno particolare wooden-leg",
        "Demander au siège 2 s'il a le signe particulier wooden-leg",
    ),
    (
        Eliminate(1, "Boris"),
        "Eliminate seat 1: it is Boris",
        "Elimina il posto 1: è Boris",
        "Éliminer le siège 1 : c'est Boris",
    ),
)

SCORE_LINES: Final[tuple[tuple[ScoreLine, str, str, str], ...]] = (
    (
        line("embassy"),
        "1 point, the embassy is reached",
        "1 punto, l'ambasciata è raggiunta",
        "1 point, l'ambassade est atteinte",
    ),
    (
        line("capture", 0),
        "0 points, the sicario is captured",
        "0 punti, il sicario è catturato",
        "0 point, le sicaire est capturé",
    ),
    (
        line("elimination", 2),
        "2 points, two agents are eliminated",
        "2 punti, due agenti sono eliminati",
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

ENTRIES: Final = {
    "action": {kind.__name__ for kind in ACTIONS},
    "event": {*(kind.__name__ for kind in VIEW_EVENTS), "MovedBack", "BeganQuestioning", "Over"},
    "violation": {*CODES, *UNDO_CODES, *(f"no_such_{kind}" for kind in KINDS), "on_the_boats"} - {"no_such_thing"},
    "chance": {"not_your_turn", "another_acted"},
    "score": set(REASONS),
    "phase": set(PHASES),
    "feature": set(FEATURES),
    "has": {*FEATURES, *REFERENCE.signs},
    "lacks": {*FEATURES, *REFERENCE.signs},
    "sign": {"has", "lacks"},
    "cards": {*PLAIN_EVENTS, "advance", "retreat"},
}
"""Everything that has words."""

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
