"""Sentences in three languages. The refusals and score lines are met in play, so their parameters are the real ones."""

import re
from collections.abc import Iterator, Mapping
from functools import cache
from itertools import product
from typing import Final, cast

import attrs
import pytest

from criminals.core.errors import IllegalAction, Param, Violation
from criminals.core.frozen_map import FrozenMap
from criminals.core.results import ScoreLine
from criminals.core.undo import UNDO_CODES
from criminals.games.counterfeiters import (
    ACTIONS,
    CODES,
    LANGUAGES,
    REASONS,
    REFERENCE,
    TINY,
    VIEW_EVENTS,
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
    apply,
    describe,
    score,
    violation,
)
from criminals.games.counterfeiters.violations import refuse
from criminals.games.counterfeiters.words import TABLE
from tests.games.counterfeiters.scenes import DRY, every_state

PHASES: Final = ("playing", "finishing", "dining", "retaking", "replaying")
REFUSING_PHASES: Final = ("playing", "dining", "retaking")
VARIANTS: Final = {
    "no_such_thing": ("no_such_space", "no_such_quality"),
    "not_enough_to_fly": ("not_enough_to_fly", "not_enough_to_fly_free"),
}
"""Codes whose words depend on their parameters."""

SOME_FAKES: Final = tuple(product((0, 1, 4), repeat=3))
NAMES: Final = tuple(
    [f"{kind} {number}" for kind in ("buy", "print", "shop", "fence", "defraud") for number in range(8)]
    + ["fly commercial", "fly jet"]
)

EVERY_ACTION: Final[tuple[Action, ...]] = (
    *(LayDown(), Decline()),
    *(make(space) for make in (Buy, Print, Defraud) for space in range(8)),
    *(make(space, fakes) for make in (Shop, Fence) for space in range(4) for fakes in SOME_FAKES),
    *(Fly(flight, amount) for flight in ("commercial", "jet") for amount in (0, 5, 10, 40, 1000)),
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
    press = first.layout.presses[0]
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


def check_sentences(value: Action | Violation | ScoreLine, facts: Mapping[str, Param]) -> None:
    """Three sentences, all different, with every number in them and nothing left to fill in."""
    sentences = [describe(value, lang) for lang in LANGUAGES]
    assert len(set(sentences)) == len(LANGUAGES), sentences
    for sentence in sentences:
        assert sentence.strip() == sentence != ""
        assert not re.search(r"[{}|]|  |\.$", sentence), sentence
        numbers = set(re.findall(r"\d+", sentence))
        for name, fact in facts.items():
            for number in fact if isinstance(fact, tuple) else (fact,):
                if type(number) is int and not (name == "fakes" and number == 0):
                    assert str(number) in numbers, (name, sentence)
            if name in ("space", "name") and isinstance(fact, str):
                assert set(re.findall(r"\d+", fact)) <= numbers, (name, sentence)


@pytest.mark.parametrize("code", CODES)
def test_every_refusal_has_its_sentences(code: str) -> None:
    met = [refusal for refusal in refusals() if refusal.code == code]
    assert met, f"no game met {code}"
    for refusal in met:
        # Who is told "not yours" knows who it is, and a jet flies for nothing.
        untold = {("not_your_turn", "seat", refusal.params.get("seat")), ("not_enough_to_fly", "fare", 0)}
        told = {name: fact for name, fact in refusal.params.items() if (code, name, fact) not in untold}
        check_sentences(refusal, told)
        for lang in LANGUAGES:
            assert describe(refusal, lang)[0].islower(), "it follows a colon"


@pytest.mark.parametrize("reason", REASONS)
def test_every_score_line_has_its_sentences(reason: str) -> None:
    met = [line for line in lines() if line.reason == reason]
    assert met, f"no game met {reason}"
    for line in met:
        check_sentences(line, {**line.params, "points": line.points})


@pytest.mark.parametrize("kind", ACTIONS)
def test_every_action_has_its_sentences(kind: type[Action]) -> None:
    some = [action for action in EVERY_ACTION if isinstance(action, kind)]
    assert some
    for action in some:
        check_sentences(action, attrs.asdict(action))
    for lang in LANGUAGES:
        assert len({describe(action, lang) for action in some}) == len(some), "no two actions read alike"


def test_games_meet_every_phase_kind_and_variant() -> None:
    """So that the lists of this file leave nothing out."""
    assert {refusal.params["phase"] for refusal in refusals() if refusal.code == "wrong_phase"} == set(REFUSING_PHASES)
    assert {refusal.params["kind"] for refusal in refusals() if refusal.code == "no_such_thing"} == {"space", "quality"}
    assert {refusal.params["fare"] for refusal in refusals() if refusal.code == "not_enough_to_fly"} == {0, 30}
    assert {len(cast(tuple[int, ...], line.params["values"])) for line in lines() if line.reason == "tickets"} > {1}


def test_the_table_has_nothing_to_spare() -> None:
    codes = {word for code in CODES for word in VARIANTS.get(code, (code,))}
    facts = {kind.__name__ for kind in VIEW_EVENTS} - {"Changed"}
    variants = {"Shopped", "Fenced", "FlewFree", "NoneBinned", "NoneFilled", "NoneUncovered"}
    assert {kind: set(entries) for kind, entries in TABLE.items()} == {
        "action": {kind.__name__ for kind in ACTIONS},
        "event": {*facts, *variants, "Over", "BeganDining", "BeganByLawyer"},
        "violation": {*codes, *UNDO_CODES},
        "score": set(REASONS),
        "phase": set(PHASES),
        "lawyer": {"great-lawyer", "negligent-lawyer"},
        "flight": {"commercial", "jet"},
        "spaces": {"buy", "print", "shop", "fence", "defraud", "fly"},
        "fakes": {"none", "first", "more", "and"},
        "bank": {"short"},
    }
    assert all(len(words) == len(LANGUAGES) for entries in TABLE.values() for words in entries.values())


def test_an_illegal_action_reads_as_a_sentence() -> None:
    state = next(every_state(2, 1))
    with pytest.raises(IllegalAction) as refused:
        apply(state, Buy(1))
    cash = state.cash[state.first]
    assert str(refused.value) == f"Buy(space=1): costs $60, you have ${cash} in cash (§4.1)"


@pytest.mark.parametrize(
    ("refusal", "en", "it", "fr"),
    [
        *(
            (
                refuse("3.1", "not_your_turn", seat=seat, actor=1),
                "it is the turn of seat 1, not yours",
                "tocca al posto 1, non a te",
                "c'est au siège 1 de jouer, pas à vous",
            )
            for seat in (0, "spectator")
        ),
        (
            refuse("3.7", "wrong_phase", phase="dining"),
            "not now: choose a fake to pay for lunch with",
            "non ora: scegli una banconota falsa con cui pagare il pranzo",
            "pas maintenant : choisissez un faux billet pour payer le déjeuner",
        ),
        (
            refuse("1.5", "no_such_thing", kind="space", name="print 9"),
            "this board does not have space 9 for printing",
            "questo tabellone non ha lo spazio 9 della stampa",
            "ce plateau n'a pas la case 9 de l'impression",
        ),
        (
            refuse("1.1", "no_such_thing", kind="quality", name=4),
            "there is no quality 4",
            "non c'è la qualità 4",
            "il n'y a pas de qualité 4",
        ),
        (
            refuse("3.2", "space_taken", space="fly jet", seat=1),
            "a henchman of seat 1 stands on the space for the private jet",
            "sullo spazio del jet privato c'è già uno scagnozzo del posto 1",
            "un homme de main du siège 1 est déjà sur la case du jet privé",
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
            "hai 80$ in contanti, non 60$ e 30$ per il volo",
            "vous avez 80$ en espèces, pas 60$ et 30$ pour le vol",
        ),
        (
            refuse("4.6", "not_enough_to_fly", amount=90, fare=0, cash=80),
            "you have $80 in cash, not $90",
            "hai 80$ in contanti, non 90$",
            "vous avez 80$ en espèces, pas 90$",
        ),
        (
            refuse("6.2", "not_your_henchman", space="buy 2"),
            "no henchman of yours stands on space 2 of the black market",
            "sullo spazio 2 del mercato nero non c'è nessuno dei tuoi scagnozzi",
            "aucun de vos hommes de main n'est sur la case 2 du marché noir",
        ),
        (
            refuse("undo", "another_acted", actor=2),
            "seat 2 has acted since",
            "nel frattempo ha giocato il posto 2",
            "le siège 2 a joué depuis",
        ),
    ],
)
def test_sentences_of_refusals(refusal: Violation, en: str, it: str, fr: str) -> None:
    assert [describe(refusal, lang) for lang in ("en", "it", "fr")] == [en, it, fr]


@pytest.mark.parametrize(
    ("action", "en", "it", "fr"),
    [
        (
            Buy(3),
            "Buy at space 3 of the black market",
            "Compra al mercato nero, spazio 3",
            "Acheter au marché noir, case 3",
        ),
        (
            Shop(1, (0, 2, 1)),
            "Change 2 fakes of quality 2 and 1 of quality 3 at space 1 of the supermarket",
            "Cambia 2 banconote false di qualità 2 e 1 di qualità 3 al supermercato, spazio 1",
            "Échanger 2 faux billets de qualité 2 et 1 de qualité 3 au supermarché, case 1",
        ),
        (
            Shop(1, (0, 0, 0)),
            "Change no fakes at space 1 of the supermarket",
            "Cambia 0 banconote false al supermercato, spazio 1",
            "Échanger 0 faux billet au supermarché, case 1",
        ),
        (
            Fence(2, (1, 1, 2)),
            "Sell 1 fake of quality 1, 1 of quality 2 and 2 of quality 3 at space 2 of the fence",
            "Vendi 1 banconota falsa di qualità 1, 1 di qualità 2 e 2 di qualità 3 al ricettatore, spazio 2",
            "Vendre 1 faux billet de qualité 1, 1 de qualité 2 et 2 de qualité 3 au receleur, case 2",
        ),
        (
            Fly("commercial", 120),
            "Fly $120 to your offshore account by commercial flight",
            "Porta 120$ sul tuo conto offshore con il volo commerciale",
            "Emporter 120$ sur votre compte offshore par le vol commercial",
        ),
        (
            Fly("jet", 50),
            "Fly $50 to your offshore account by private jet",
            "Porta 50$ sul tuo conto offshore con il jet privato",
            "Emporter 50$ sur votre compte offshore par le jet privé",
        ),
        (
            Retake("fly commercial"),
            "Take the henchman back from the space for the commercial flight",
            "Riprendi lo scagnozzo dallo spazio del volo commerciale",
            "Reprendre l'homme de main de la case du vol commercial",
        ),
        (LayDown(), "Lay a henchman down", "Stendi uno scagnozzo", "Coucher un homme de main"),
    ],
)
def test_sentences_of_actions(action: Action, en: str, it: str, fr: str) -> None:
    assert [describe(action, lang) for lang in ("en", "it", "fr")] == [en, it, fr]


def line(reason: str, points: int = 0, **params: Param) -> ScoreLine:
    return ScoreLine("counterfeiters", 0, points, reason, "6.4", FrozenMap(params))


@pytest.mark.parametrize(
    ("scored", "en", "it", "fr"),
    [
        (line("cash", 130, amount=130), "$130 in cash", "130$ in contanti", "130$ en espèces"),
        (
            line("offshore", 70, amount=70),
            "$70 in the offshore account",
            "70$ sul conto offshore",
            "70$ sur le compte offshore",
        ),
        (
            line("tickets", 50, amount=50, values=(50,)),
            "$50 for a lottery ticket (50)",
            "50$ per un biglietto della lotteria (50)",
            "50$ pour un billet de loterie (50)",
        ),
        (
            line("tickets", 130, amount=130, values=(50, 80)),
            "$130 for lottery tickets (50 + 80)",
            "130$ per biglietti della lotteria (50 + 80)",
            "130$ pour des billets de loterie (50 + 80)",
        ),
        (
            line("tickets", 90, amount=90, values=(50, 80)),
            "$90 for lottery tickets (50 + 80, all the bank has)",
            "90$ per biglietti della lotteria (50 + 80, tutto ciò che ha la banca)",
            "90$ pour des billets de loterie (50 + 80, tout ce qu'a la banque)",
        ),
    ],
)
def test_sentences_of_score_lines(scored: ScoreLine, en: str, it: str, fr: str) -> None:
    assert [describe(scored, lang) for lang in ("en", "it", "fr")] == [en, it, fr]


@pytest.mark.parametrize(
    "value",
    [
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
    ],
)
def test_an_unknown_code_or_a_missing_parameter_has_no_words(value: Violation | ScoreLine) -> None:
    with pytest.raises(ValueError, match="no words for"):
        describe(value)
