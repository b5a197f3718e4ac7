"""Actions, violations and score lines of Crooks and their sentences, for the tests of every game."""

import random
import re
from collections.abc import Iterator
from functools import cache
from typing import Final

import attrs

from criminals.core.base.errors import Param, Violation
from criminals.core.base.frozen_map import FrozenMap
from criminals.core.game.results import ScoreLine
from criminals.games.crooks.box.edition import Ability, Crook, Edition, Gang
from criminals.games.crooks.box.editions import EDITIONS, REFERENCE
from criminals.games.crooks.play import apply, legal_actions, score, violation
from criminals.games.crooks.rules.actions import (
    Action,
    Decline,
    Kill,
    Leave,
    Move,
    Pass,
    Pick,
    Place,
    Recruit,
    Return,
    SpyHangout,
    SpyTarget,
    Take,
)
from criminals.games.crooks.rules.layout import lay_out
from criminals.games.crooks.rules.opening import deal, first_state
from criminals.games.crooks.rules.phase import Over
from criminals.games.crooks.rules.state import State
from criminals.games.crooks.rules.violations import refuse

CROWDED: Final = Edition(
    name="crowded",
    crooks=tuple(Crook(id_, 5, (-3, 0, 1)[id_ % 3], (Gang.OUTFIT,), Ability.SWAP) for id_ in range(1, 9)),
    targets=(2, 3),
    piles={2: (2, 2, 2, 2)},
    purse=20,
    money=40,
    gang_points={2: 5},
)
"""Rows that fill up, so that a Swap may find no free target (§4.4)."""

REASONS: Final = ("target_won", "target_shared", "target_empty", "gang_won", "gang_tied", "gang_empty")

OTHER_PHASES: Final = ("recruiting", "taking", "placing", "picking", "moving", "killing", "spying")

KINDS: Final = ("hangout", "target", "crook", "seat")

EVERY_ACTION: Final[tuple[Action, ...]] = (
    *(Pass(), Leave(), Return(), Pick(), Decline()),
    *(make(letter) for make in (Recruit, SpyHangout) for letter in "ABCDEFGHIZ"),
    *(Take(crook) for crook in range(34)),
    *(Place(target, down) for target in range(11) for down in (False, True)),
    *(make(target) for make in (Move, SpyTarget) for target in range(11)),
    *(Kill(seat) for seat in range(5)),
)


@cache
def states() -> tuple[State, ...]:
    """Every state of some random games."""
    return tuple(_states(random.Random(2012)))


def _states(rng: random.Random) -> Iterator[State]:
    for edition in (*EDITIONS.values(), CROWDED):
        for players in edition.piles:
            layout = lay_out(edition, players)
            for _ in range(6):
                state = first_state(layout, deal(edition, players, rng))
                yield state
                while not isinstance(state.phase, Over):
                    choices = legal_actions(state)
                    eager = [action for action in choices if not isinstance(action, Pass)]
                    state = apply(state, rng.choice(eager or choices))
                    yield state


@cache
def refusals() -> frozenset[Violation]:
    asked = [violation(state, action) for state in states() for action in EVERY_ACTION]
    asked += [violation(state, Pass(), by=0) for state in states()]
    return frozenset(refusal for refusal in asked if refusal is not None)


@cache
def lines() -> frozenset[ScoreLine]:
    return frozenset(line for state in states() for line in score(state).lines)


def line(reason: str, points: int = 0, **params: Param) -> ScoreLine:
    return ScoreLine("crooks", 0 if points else None, points, reason, "5.4", FrozenMap(params))


REFUSALS: Final[tuple[tuple[Violation, str, str, str], ...]] = (
    *(
        (
            refuse("3.1", "not_your_turn", seat=seat, actor=1),
            "it is the turn of player 1, not yours",
            "tocca al giocatore 1, non a te",
            "c'est au joueur 1 de jouer, pas à vous",
        )
        for seat in (0, "spectator")
    ),
    (
        refuse("3.4", "too_dear", cost=5, money=3),
        "it costs $5, you have $3",
        "costa 5 $, ma hai 3 $",
        "cela coûte 5 $, vous avez 3 $",
    ),
    (
        refuse("3.5", "wrong_phase", phase="taking"),
        "not now: choose a crook to take",
        "ora bisogna scegliere uno scagnozzo da prendere",
        "ce n'est pas le moment, il faut choisir un escroc à prendre",
    ),
    (
        refuse("2.2", "no_such_thing", kind="hangout", name="Z"),
        "there is no hangout Z",
        "non c'è nessun covo Z",
        "il n'y a aucun lieu Z",
    ),
    (
        refuse("1.2", "no_such_thing", kind="target", name=12),
        "there is no target 12",
        "non c'è nessun bersaglio 12",
        "il n'y a aucune cible 12",
    ),
    (
        refuse("4.6", "boss_not_last", crook=32, others=1),
        "crook 32 must be taken last, like every Boss: 1 other is still there",
        "come ogni Boss, lo scagnozzo 32 si recluta per ultimo: nel covo c'è ancora 1 altro scagnozzo",
        "l'escroc 32 ne se recrute qu'en dernier, comme tout Caïd : il reste 1 autre escroc dans ce lieu",
    ),
    (
        refuse("4.6", "boss_not_last", crook=32, others=2),
        "crook 32 must be taken last, like every Boss: 2 others are still there",
        "come ogni Boss, lo scagnozzo 32 si recluta per ultimo: nel covo ci sono ancora 2 altri scagnozzi",
        "l'escroc 32 ne se recrute qu'en dernier, comme tout Caïd : il reste 2 autres escrocs dans ce lieu",
    ),
    (
        refuse("3.9", "must_take", crooks=(14,)),
        "you cannot leave with nothing: take crook 14",
        "non puoi andare via a mani vuote: prendi lo scagnozzo 14",
        "vous ne pouvez pas repartir les mains vides, prenez l'escroc 14",
    ),
    (
        refuse("3.9", "must_take", crooks=(3, 7, 14)),
        "you cannot leave with nothing: take one of crook 3, crook 7 and crook 14",
        "non puoi andare via a mani vuote: prendi uno tra lo scagnozzo 3, lo scagnozzo 7 e lo scagnozzo 14",
        "vous ne pouvez pas repartir les mains vides, prenez l'un de ceux-ci : l'escroc 3, l'escroc 7 et l'escroc 14",
    ),
)

ACTION_SENTENCES: Final[tuple[tuple[Action, str, str, str], ...]] = (
    (Recruit("C"), "Recruit at hangout C", "Recluta nel covo C", "Recruter dans le lieu C"),
    (Take(14), "Take crook 14", "Prendi lo scagnozzo 14", "Prendre l'escroc 14"),
    (
        Place(6),
        "Place the crook at target 6",
        "Piazza lo scagnozzo sul bersaglio 6",
        "Placer l'escroc sur la cible 6",
    ),
    (
        Place(6, face_down=True),
        "Place the crook at target 6 face down",
        "Piazza lo scagnozzo sul bersaglio 6 a faccia in giù",
        "Placer l'escroc face cachée sur la cible 6",
    ),
    (SpyHangout("C"), "Spy on hangout C", "Spia il covo C", "Espionner le lieu C"),
)

SCORE_LINES: Final[tuple[tuple[ScoreLine, str, str, str], ...]] = (
    (
        line("target_won", 7, target=6, modifiers=(1,), worth=7, levels=(8,), strength=8),
        "7 points: target 6 is worth 7 (6 + 1); strongest with 8",
        "7 punti per il bersaglio 6, che vale 7 (6 + 1): vinto con livello 8",
        "7 points : la cible 6 vaut 7 (6 + 1), remportée avec un Niveau de 8",
    ),
    (
        line("target_won", 6, target=6, modifiers=(), worth=6, strength=8),
        "6 points: target 6 is worth 6; strongest with 8",
        "6 punti per il bersaglio 6, che vale 6: vinto con livello 8",
        "6 points : la cible 6 vaut 6, remportée avec un Niveau de 8",
    ),
    (
        line("target_won", 0, target=6, modifiers=(-7,), worth=0, strength=2),
        "0 points: target 6 is worth 0 (6 - 7, never below 0); strongest with 2",
        "0 punti per il bersaglio 6, che vale 0 (6 - 7, mai sotto 0): vinto con livello 2",
        "0 point : la cible 6 vaut 0 (6 - 7, mais jamais moins de 0), remportée avec un Niveau de 2",
    ),
    (
        line("target_won", 0, target=6, modifiers=(-6,), worth=0, strength=2),
        "0 points: target 6 is worth 0 (6 - 6); strongest with 2",
        "0 punti per il bersaglio 6, che vale 0 (6 - 6): vinto con livello 2",
        "0 point : la cible 6 vaut 0 (6 - 6), remportée avec un Niveau de 2",
    ),
    (
        line("target_shared", 3, target=6, modifiers=(2, -1), worth=7, levels=(5, 3), strength=8, sharers=2),
        "3 points: target 6 is worth 7 (6 + 2 - 1); 2 players tied at 8 (5 + 3)",
        "3 punti per il bersaglio 6, che vale 7 (6 + 2 - 1): diviso tra 2 giocatori in parità, con livello 8 (5 + 3)",
        "3 points : la cible 6 vaut 7 (6 + 2 - 1), 2 joueurs à égalité au Niveau 8 (5 + 3)",
    ),
    (
        line("gang_won", 4, gang="northside", members=3),
        "4 points: Northside, most members (3)",
        "4 punti per il controllo del Northside, con più membri di tutti (3)",
        "4 points : contrôle du gang Northside, avec 3 membres",
    ),
    (
        line("gang_tied", gang="outfit", members=1, sharers=3),
        "Outfit: 3 players tied at 1 member",
        "3 giocatori in parità per il controllo dell'Outfit, con 1 membro ciascuno",
        "gang Outfit : 3 joueurs à égalité, avec 1 membre chacun",
    ),
    (
        line("gang_tied", gang="westside", members=2, sharers=2),
        "Westside: 2 players tied at 2 members",
        "2 giocatori in parità per il controllo del Westside, con 2 membri ciascuno",
        "gang Westside : 2 joueurs à égalité, avec 2 membres chacun",
    ),
)

WORDLESS: Final[tuple[Violation | ScoreLine, ...]] = (
    refuse("3.4", "too_cheap"),
    refuse("3.4", "target_won", target=6, modifiers=(1,), worth=7, strength=8),
    refuse("3.4", "too_dear", cost=5),
    refuse("3.5", "wrong_phase", phase="dancing"),
    line("target_lost", target=6),
    line("too_dear", cost=5, money=3),
    line("gang_empty", gang="southside"),
    line("target_won", 7, worth=7, strength=8),
)

UNTOLD: Final = frozenset[tuple[str, str, Param]]()
"""Codes and parameters of violations whose sentences need not have the number."""

SILENT: Final[tuple[tuple[str, int], ...]] = ()
"""Parameters and numbers that no sentence needs to have."""

POINTS_TOLD: Final = False


def told(name: str, fact: Param, sentence: str) -> bool:
    """Whether a sentence has a parameter that is a name."""
    return name not in ("hangout", "name", "gang") or bool(re.search(rf"\b{fact}\b", sentence, re.IGNORECASE))


def illegal() -> tuple[State, Action, str]:
    """A state, an action that it refuses, and the sentence of the error."""
    state = first_state(lay_out(REFERENCE, 2), deal(REFERENCE, 2, random.Random(1)))
    poor = attrs.evolve(state, money=(3, 3), bank=state.bank + 30)
    return poor, Recruit("E"), "Recruit(hangout='E'): it costs $5, you have $3 (§3.4)"
