"""Actions, violations and score lines of Counterfeiters and their sentences, for the tests of every game."""

import re
from collections.abc import Iterator
from functools import cache
from itertools import product
from typing import Final

import attrs

from criminals.core.base.errors import Param, Violation
from criminals.core.base.frozen_map import FrozenMap
from criminals.core.game.results import ScoreLine
from criminals.games.counterfeiters import (
    REFERENCE,
    TINY,
    Action,
    Buy,
    Decline,
    Defraud,
    Dine,
    Fence,
    Fly,
    LayDown,
    Print,
    Retake,
    Shop,
    State,
    score,
    violation,
)
from criminals.games.counterfeiters.rules.violations import refuse
from tests.games.counterfeiters.scenes import DRY, every_state

REASONS: Final = ("cash", "offshore", "tickets")

PHASES: Final = ("playing", "finishing", "dining", "retaking", "replaying")

REFUSING_PHASES: Final = ("playing", "dining", "retaking")

SOME_FAKES: Final = tuple(product((0, 1, 4), repeat=3))

NAMES: Final = tuple(
    [f"{kind} {number}" for kind in ("buy", "print", "shop", "fence", "defraud") for number in range(8)]
    + ["fly commercial", "fly jet"]
)

EVERY_ACTION: Final[tuple[Action, ...]] = (
    *(LayDown(), Decline()),
    *(make(space) for make in (Buy, Print, Defraud) for space in range(8)),
    *(make(space, fakes) for make in (Shop, Fence) for space in range(4) for fakes in SOME_FAKES),
    *(Fly(flight, amount) for flight in ("commercial", "jet") for amount in (0, 5, 10, 40, 900)),
    *map(Dine, range(5)),
    *map(Retake, NAMES),
)


@cache
def states() -> tuple[State, ...]:
    """Every state of some random games, and some that no game reaches: nobody loses a press, or the last ink."""
    return tuple(_states())


def _states() -> Iterator[State]:
    for edition in (REFERENCE, DRY, TINY):
        for players in edition.players:
            for seed in range(3):
                game = list(every_state(players, seed, edition))
                yield from game
    first = next(every_state(2, 0))
    press = first.layout.dealing.presses[0]
    for cards in ((), (press,)):
        yield attrs.evolve(first, crews=tuple(attrs.evolve(crew, cards=cards) for crew in first.crews))


@cache
def refusals() -> frozenset[Violation]:
    asked = [violation(state, action) for state in states()[::3] for action in EVERY_ACTION]
    asked += [violation(state, action) for state in states()[-2:] for action in EVERY_ACTION]
    asked += [violation(state, LayDown(), by=0) for state in states()]
    return frozenset(refusal for refusal in asked if refusal is not None)


@cache
def lines() -> frozenset[ScoreLine]:
    return frozenset(line for state in states() for line in score(state).lines)


def line(reason: str, points: int = 0, **params: Param) -> ScoreLine:
    return ScoreLine("counterfeiters", 0, points, reason, "6.4", FrozenMap(params))


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
        refuse("3.7", "wrong_phase", phase="dining"),
        "not now: choose a fake to turn into money over lunch",
        "ora bisogna scegliere una banconota falsa da trasformare a pranzo",
        "ce n'est pas le moment, il faut choisir un faux billet à écouler au déjeuner",
    ),
    (
        refuse("1.5", "no_such_thing", kind="space", name="print 9"),
        "this board does not have printing space 9",
        "su questo tabellone non c'è lo spazio 9 della stamperia",
        "ce plateau n'a pas de case 9 de l'imprimerie",
    ),
    (
        refuse("1.1", "no_such_thing", kind="quality", name=4),
        "there is no quality 4",
        "non c'è la qualità 4",
        "il n'y a pas de qualité 4",
    ),
    (
        refuse("3.2", "space_taken", space="fly jet", seat=1),
        "player 1's henchman already stands on the private jet space",
        "sullo spazio del jet privato c'è già uno scagnozzo del giocatore 1",
        "un homme de main du joueur 1 est déjà sur la case du jet privé",
    ),
    (
        refuse("4.3", "not_that_many_fakes", quality=2, count=3, held=0),
        "you have 0 fakes of quality 2, not 3",
        "hai 0 banconote false di qualità 2, non 3",
        "vous avez 0 faux billet de qualité 2, pas 3",
    ),
    (
        refuse("4.3", "not_that_many_fakes", quality=2, count=3, held=1),
        "you have 1 fake of quality 2, not 3",
        "hai 1 banconota falsa di qualità 2, non 3",
        "vous avez 1 faux billet de qualité 2, pas 3",
    ),
    (
        refuse("4.3", "not_that_many_fakes", quality=2, count=3, held=2),
        "you have 2 fakes of quality 2, not 3",
        "hai 2 banconote false di qualità 2, non 3",
        "vous avez 2 faux billets de qualité 2, pas 3",
    ),
    (
        refuse("4.6", "not_enough_to_fly", amount=60, fare=30, cash=80),
        "you have $80 in cash, not $60 and $30 for the flight",
        "hai 80 $ in banconote reali, non 60 $ e 30 $ per il volo",
        "vous avez 80 $ en espèces : pas assez pour 60 $, plus 30 $ pour le vol",
    ),
    (
        refuse("4.6", "not_enough_to_fly", amount=90, fare=0, cash=80),
        "you have $80 in cash, not $90",
        "hai 80 $ in banconote reali, non 90 $",
        "vous avez 80 $ en espèces : pas assez pour 90 $",
    ),
    (
        refuse("6.2", "not_your_henchman", space="buy 2"),
        "no henchman of yours stands on space 2 of the black market",
        "sullo spazio 2 del mercato nero non c'è nessuno dei tuoi scagnozzi",
        "aucun de vos hommes de main n'est sur la case 2 du marché noir",
    ),
)

ACTION_SENTENCES: Final[tuple[tuple[Action, str, str, str], ...]] = (
    (
        Buy(3),
        "Buy at space 3 of the black market",
        "Compra dallo spazio 3 del mercato nero",
        "Acheter la carte sur la case 3 du marché noir",
    ),
    (
        Shop(1, (0, 2, 1)),
        "Change 2 fakes of quality 2 and 1 of quality 3 into $150 at the supermarket (space 1)",
        "Scambia 2 banconote false di qualità 2 e 1 di qualità 3 per 150 $ al supermercato (spazio 1)",
        "Écouler 2 faux billets de qualité 2 et 1 de qualité 3 au supermarché pour 150 $ (case 1)",
    ),
    (
        Shop(1, (0, 0, 0)),
        "Change no fakes into $0 at the supermarket (space 1)",
        "Scambia 0 banconote false per 0 $ al supermercato (spazio 1)",
        "Écouler 0 faux billet au supermarché pour 0 $ (case 1)",
    ),
    (
        Fence(2, (1, 1, 2)),
        "Sell 1 fake of quality 1, 1 of quality 2 and 2 of quality 3 to the fence for $80 (space 2)",
        "Vendi 1 banconota falsa di qualità 1, 1 di qualità 2 e 2 di qualità 3 al ricettatore per 80 $ (spazio 2)",
        "Vendre 1 faux billet de qualité 1, 1 de qualité 2 et 2 de qualité 3 au receleur pour 80 $ (case 2)",
    ),
    (
        Fly("commercial", 120),
        "Fly $120 to your offshore account by commercial flight, for a fare of $30",
        "Porta 120 $ sul tuo conto estero offshore con il volo commerciale, pagando 30 $",
        "Transférer 120 $ sur le compte offshore par un vol commercial, en payant 30 $",
    ),
    (
        Fly("jet", 50),
        "Fly $50 to your offshore account by private jet",
        "Porta 50 $ sul tuo conto estero offshore con il jet privato",
        "Transférer 50 $ sur le compte offshore en jet privé",
    ),
    (
        Retake("fly commercial"),
        "Take the henchman back from the commercial flight space",
        "Riprendi lo scagnozzo dallo spazio del volo commerciale",
        "Reprendre l'homme de main de la case du vol commercial",
    ),
    (LayDown(), "Lay a henchman down", "Stendi uno scagnozzo", "Coucher un homme de main"),
)

SCORE_LINES: Final[tuple[tuple[ScoreLine, str, str, str], ...]] = (
    (line("cash", 130, amount=130), "$130 in cash", "130 $ in banconote reali", "130 $ en espèces"),
    (
        line("offshore", 70, amount=70),
        "$70 in the offshore account",
        "70 $ sul conto estero offshore",
        "70 $ sur le compte offshore",
    ),
    (
        line("tickets", 50, amount=50, values=(50,)),
        "$50 for a lottery ticket ($50)",
        "50 $ per un biglietto della lotteria (50 $)",
        "50 $ pour un billet de loterie (50 $)",
    ),
    (
        line("tickets", 130, amount=130, values=(50, 80)),
        "$130 for lottery tickets ($50 + $80)",
        "130 $ per i biglietti della lotteria (50 $ + 80 $)",
        "130 $ pour des billets de loterie (50 $ + 80 $)",
    ),
    (
        line("tickets", 90, amount=90, values=(50, 80)),
        "$90 for lottery tickets ($50 + $80, all the bank has)",
        "90 $ per i biglietti della lotteria (50 $ + 80 $, tutto ciò che ha la banca)",
        "90 $ pour des billets de loterie (50 $ + 80 $, tout ce qui reste à la banque)",
    ),
)

WORDLESS: Final[tuple[Violation | ScoreLine, ...]] = (
    refuse("4.1", "too_cheap"),
    refuse("4.1", "cash", amount=10),
    refuse("4.1", "too_dear", price=50),
    refuse("3.1", "wrong_phase", phase="dancing"),
    refuse("1.5", "no_such_thing"),
    refuse("1.5", "no_such_thing", kind="hangout", name="Z"),
    refuse("1.5", "no_such_thing", kind="space", name="dance 3"),
    refuse("4.6", "not_enough_to_fly", amount=10),
    refuse("6.2", "not_your_henchman", space="fly rocket"),
    line("fakes", amount=6),
    line("too_dear", price=5, cash=3),
    line("tickets", amount=50),
)

UNTOLD: Final = frozenset[tuple[str, str, Param]]({("not_enough_to_fly", "fare", 0)})
"""Codes and parameters of violations whose sentences need not have the number: a jet flies for nothing."""

SILENT: Final[tuple[tuple[str, int], ...]] = (("fakes", 0),)
"""Parameters and numbers that no sentence needs to have."""

POINTS_TOLD: Final = True


def told(name: str, fact: Param, sentence: str) -> bool:
    """Whether a sentence has the number of a space."""
    numbers = re.findall(r"\d+", fact) if name in ("space", "name") and isinstance(fact, str) else []
    return set(numbers) <= set(re.findall(r"\d+", sentence))


def illegal() -> tuple[State, Action, str]:
    """A state, an action that it refuses, and the sentence of the error."""
    state = next(every_state(2, 1))
    return state, Buy(1), f"Buy(space=1): it costs $60, you have ${state.cash[state.first]} in cash (§4.1)"
