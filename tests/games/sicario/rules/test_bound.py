"""Which decks let every game end (§7.5), and that it does within the bound that the page states (§7.6)."""

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import attrs
import pytest

from criminals.core.base.errors import InvalidEdition
from criminals.games import sicario
from criminals.games.sicario import (
    REFERENCE,
    TINY,
    Edition,
    Roll,
    Rolling,
    State,
)
from criminals.games.sicario.box.edition import PLAIN_EVENTS
from criminals.games.sicario.rules.bounds import bound_of, most_draws
from criminals.testing import random_sicario_edition
from tests.games.sicario.scenes import box, chosen
from tests.models import sicario_bound
from tests.models.compare import sicario_edition_data
from tests.models.sicario import never_ends

KINDS = (*PLAIN_EVENTS, *(f"{word}-{k}" for word in ("advance", "retreat", "retreat") for k in range(1, 5)))


def odd_editions(count: int) -> Iterator[Edition]:
    """Boxes made by chance: cards of a few kinds, and paths on which one kind of space is common."""
    rng = random.Random(76)
    while count:
        path = "".join(rng.choice(rng.choice(("ssba", "s", "sa", "ab"))) for _ in range(rng.randrange(16)))
        events = rng.choices(rng.choices(KINDS, k=5), k=rng.randrange(1, 10))
        if not never_ends(events):
            yield box(f"s{path}", *events, die=rng.randrange(1, 7))
            count -= 1


# --- which decks ---


def ends(events: list[str]) -> bool:
    """Whether a box can have these cards; if not, it is told why."""
    try:
        box("s", *events)
    except InvalidEdition as error:
        fault = "a game might not end: cards lead back by up to "
        if not (len(error.faults) == 1 and str(error.faults[0]).startswith(fault)):
            raise
        return False
    return True


def test_7_5_which_decks_are_refused_is_as_the_model_says() -> None:
    rng = random.Random(75)
    found: Counter[bool] = Counter()
    for _ in range(3000):
        events = rng.choices(KINDS, k=rng.randrange(1, 9))
        assert ends(events) is not never_ends(events), events
        found[ends(events)] += 1
    assert min(found[True], found[False]) > 500


def test_7_5_an_advance_and_a_retreat_alone_would_chain_for_ever() -> None:
    assert not ends(["advance-1", "retreat-1"])


def test_7_5_it_is_the_largest_table_that_counts() -> None:
    """With two agents these cards lead back by 5 and on by 6 or 7; with three they lead back by 7."""
    assert not ends(["retreat-1", "retreat-2", "advance-6"])
    assert not ends(["retreat-1", "retreat-2", "advance-7"])
    assert ends(["retreat-1", "retreat-2", "advance-8"])


# --- the bound and its parts ---


@pytest.mark.parametrize(("players", "bound"), [(3, 183), (4, 295)])
def test_7_6_the_bound_of_the_reference_edition(players: int, bound: int) -> None:
    assert sicario.longest(REFERENCE, players) == bound


@pytest.mark.parametrize(("players", "turns", "parts"), [(3, 6, (63, 43, 76)), (4, 11, (110, 72, 112))])
def test_7_6_the_parts_of_that_bound(players: int, turns: int, parts: tuple[int, int, int]) -> None:
    bound = bound_of(REFERENCE, players)
    assert bound.turns_of_deck == turns
    assert (bound.throws(turns), bound.decisions(turns), bound.hunts(turns)) == parts
    assert bound.actions(turns) == sum(parts) == sicario.longest(REFERENCE, players) - 1
    assert max(bound.actions(fewer) for fewer in range(turns + 1)) == sum(parts)
    assert most_draws(REFERENCE, players) == turns + 1


@pytest.mark.parametrize(("players", "throws"), [(3, 94), (4, 144)])
def test_7_6_the_throws_of_the_reference_edition(players: int, throws: int) -> None:
    bound = bound_of(REFERENCE, players)
    assert 1 + max(map(bound.throws, range(bound.turns_of_deck + 1))) == throws


@pytest.mark.parametrize(
    ("players", "path", "events", "turns", "parts"),
    [
        # T = 13 + 3 + 3 q, 4 q <= T; D = 4 (q + 1); T1 = 5 + q, T2 = 11 + 2 q
        (4, "ssbs", ("retreat-1", *("tip-off",) * 4), 16, (64, 68, (128 + 43 + 63) // 6)),
        # T = 8, 3 q <= T; D = 2 (q + 1); T1 = 4
        (3, "ssbs", ("lose-turn", "tip-off", "tip-off"), 2, (8, 6, (8 + 4) // 2 + 3)),
        # W = 13, c = 2: T = 18, q <= T; D = 3 + (q + 1); T1 = 5, T2 = 13, the deck leading on with fewer agents
        (4, "ssas", ("advance-3", "retreat-1", "lose-turn"), 18, (18, 22, (36 + 13 + 15) // 6 + 19)),
        # no c with three players: T = 8 + 2 - q, q <= T; D = 2 + (q + 1); T1 = 5
        (3, "ssas", ("advance-3", "retreat-1", "lose-turn"), 5, (5, 8, (5 + 5) // 2 + 6)),
        # m = 0: T = 16 - q >= 0
        (4, "sss", ("advance-4", "retreat-1"), 16, (0, 0, (0 + 12 + 12) // 6)),
    ],
)
def test_7_6_the_bound_of_other_boxes(
    players: int, path: str, events: tuple[str, ...], turns: int, parts: tuple[int, int, int]
) -> None:
    """After as many turns of the deck as there can be."""
    bound = bound_of(box(path, *events), players)
    assert bound.turns_of_deck == turns
    throws, decisions, hunts = parts
    assert (bound.throws(turns), bound.decisions(turns), bound.hunts(turns)) == parts
    assert bound.actions(turns) == throws + min(throws, decisions) + hunts
    assert sicario.longest(box(path, *events), players) == 1 + max(map(bound.actions, range(turns + 1)))


@pytest.mark.parametrize("players", [3, 4])
def test_7_6_the_bound_is_as_the_model_says(players: int) -> None:
    editions = [random_sicario_edition(random.Random(seed)) for seed in range(300)]
    for edition in (*editions, *odd_editions(300)):
        data = sicario_edition_data(edition)
        bound = bound_of(edition, players)
        turns = sicario_bound.deck_turns(data, players)
        assert list(range(bound.turns_of_deck + 1)) == turns
        for q in turns:
            assert bound.throws(q) == sicario_bound.throws(data, players, q)
            assert bound.decisions(q) == sicario_bound.decisions(data, players, q)
            assert bound.hunts(q) == sicario_bound.hunts(data, players, q)
        assert sicario.longest(edition, players) == sicario_bound.longest(data, players)


# --- no game is longer ---


def longest_play(edition: Edition, players: int, *, throws: bool) -> int:
    """The length of the longest game, or its throws, by trying all; what is said about characters is left out."""
    known: dict[Any, int] = {}

    def rest(state: State) -> int:
        key = attrs.evolve(state, facts=(frozenset[Any](),) * players)
        if key not in known:
            known[key] = max(
                (
                    (isinstance(action, Roll) or not throws) + rest(sicario.apply(state, action))
                    for action in kept(state)
                ),
                default=0,
            )
        return known[key]

    def kept(state: State) -> Iterator[Any]:
        """One question, one disc and every right or wrong name: the others lead to the same turns."""
        for action in sicario.legal_actions(state):
            match action:
                case sicario.Ask(_, trait):
                    if trait == "hat":
                        yield action
                case sicario.UseDisc() | sicario.Capture():
                    continue
                case sicario.Eliminate(agent, name):
                    if name == state.characters[agent]:
                        yield action
                case _:
                    yield action

    names = [character.name for character in edition.characters[:players]]
    decks = {setup.events for setup in sicario.setups(players, edition)}
    return max(rest(sicario.new_game(edition=edition, setup=sicario.Setup(names, deck))) for deck in decks)


@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize(
    ("path", "events"),
    [
        ("sss", ["lose-turn"]),
        ("sas", ["lose-turn", "tip-off"]),
        ("ssbsa", ["retreat-1", "advance-2", "blackout", "tip-off"]),
        ("ss", ["retreat-1", "lose-turn", "lose-turn", "tip-off", "tip-off"]),
        ("sssasa", ["advance-4", "retreat-1"]),
        ("ssass", ["roll-again", "take-cover", "advance-1", "lose-turn"]),
    ],
)
def test_7_6_no_game_is_longer_than_the_bound(path: str, events: list[str], players: int) -> None:
    edition = attrs.evolve(TINY, name="short", path=path, events=tuple(events), die=2)
    longest = longest_play(edition, players, throws=False)
    assert 8 <= longest <= sicario.longest(edition, players)
    bound = bound_of(edition, players)
    most = 1 + max(map(bound.throws, range(bound.turns_of_deck + 1)))
    assert 4 <= longest_play(edition, players, throws=True) <= most


@pytest.mark.parametrize("players", [3, 4])
def test_7_6_slow_games_stay_within_the_bound(players: int) -> None:
    """The least throw, with whatever is played else."""
    editions = [random_sicario_edition(random.Random(seed)) for seed in range(40)]
    for seed, edition in enumerate((*editions, *odd_editions(40))):
        rng = random.Random(seed)
        state = sicario.new_game(edition=edition, players=players, rng=rng)
        plies = 0
        while actions := sicario.legal_actions(state):
            state = sicario.apply(state, actions[0] if isinstance(state.phase, Rolling) else chosen(rng, actions))
            plies += 1
        assert plies <= sicario.longest(edition, players)
