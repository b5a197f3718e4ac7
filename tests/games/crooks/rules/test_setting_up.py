"""§2: the deal, the money, who starts; set-ups that are given, and how a game is asked for."""

import random
from collections import Counter
from itertools import permutations
from typing import Any, Final, cast

import attrs
import pytest

from criminals.core.base.errors import InvalidState, MalformedDocument
from criminals.games import crooks
from criminals.games.crooks import BOSSES, REFERENCE, TINY, Crook, Edition, Recruiting, Setup, State
from tests.games.crooks.scenes import table
from tests.games.loaded import Loaded
from tests.games.papers import told
from tests.games.positions import play

COUNTS: Final = (2, 3, 4)
SIZES: Final = {2: (2, 2, 3, 4, 5), 3: (2, 2, 3, 3, 4, 4, 5), 4: (2, 2, 3, 3, 3, 4, 4, 5, 5)}


def dealt(seed: int, players: int) -> State:
    return crooks.new_game(players=players, rng=random.Random(seed))


@pytest.mark.parametrize("players", COUNTS)
def test_2_1_two_to_four_players_sit_clockwise_from_seat_0(players: int) -> None:
    state = dealt(1, players)
    assert state.players == players
    assert crooks.seats(state) == range(players)
    assert len(state.rows) == len(state.money) == len(state.passed) == players


@pytest.mark.parametrize("players", COUNTS)
def test_2_2_piles_in_the_order_of_the_letters(players: int) -> None:
    state = dealt(1, players)
    assert state.sizes == SIZES[players]
    assert tuple(map(len, state.piles)) == SIZES[players]
    assert state.layout.letters == "ABCDEFGHI"[: len(SIZES[players])]
    assert listed_recruits(state) == [*state.layout.letters]


def listed_recruits(state: State) -> list[str]:
    return [action.hangout for action in crooks.legal_actions(state) if isinstance(action, crooks.Recruit)]


@pytest.mark.parametrize(("players", "rest"), [(2, 16), (3, 9), (4, 1)])
def test_2_3_every_crook_is_dealt_or_in_the_box(players: int, rest: int) -> None:
    state = dealt(3, players)
    assert len(state.undealt) == rest
    everybody = Counter((*(crook for pile in state.piles for crook in pile), *state.undealt))
    assert everybody == Counter(range(1, 33))
    assert state.taken == ((),) * len(state.sizes)


def test_2_3_the_shuffled_crooks_fill_the_hangouts_from_a_on() -> None:
    """The shuffle gets the whole deck; the first crooks of it go to A, the next to B, what remains to the box."""
    state = crooks.new_game(players=2, rng=Loaded())
    assert state.piles == ((31, 32), (29, 30), (26, 27, 28), (22, 23, 24, 25), (17, 18, 19, 20, 21))
    assert state.undealt == tuple(range(1, 17))


@pytest.mark.parametrize(
    ("seed", "players", "hangouts", "box", "start"),
    [
        (
            7,
            2,
            ((10, 29), (11, 20), (6, 8, 30), (1, 9, 15, 23), (14, 16, 22, 24, 25)),
            (2, 3, 4, 5, 7, 12, 13, 17, 18, 19, 21, 26, 27, 28, 31, 32),
            0,
        ),
        (
            7,
            3,
            ((10, 29), (11, 20), (6, 8, 30), (1, 15, 23), (9, 16, 24, 25), (14, 22, 26, 28), (7, 12, 17, 19, 27)),
            (2, 3, 4, 5, 13, 18, 21, 31, 32),
            0,
        ),
        (
            7,
            4,
            (
                *((10, 29), (11, 20), (6, 8, 30), (1, 15, 23), (9, 16, 24)),
                *((14, 22, 25, 26), (7, 17, 27, 28), (3, 4, 12, 18, 19), (2, 5, 13, 31, 32)),
            ),
            (21,),
            0,
        ),
        (
            10,
            2,
            ((5, 23), (13, 29), (4, 18, 24), (10, 20, 26, 31), (8, 12, 22, 27, 28)),
            (1, 2, 3, 6, 7, 9, 11, 14, 15, 16, 17, 19, 21, 25, 30, 32),
            1,
        ),
    ],
)
def test_2_3_what_a_seed_deals_stays_the_same(
    seed: int, players: int, hangouts: tuple[tuple[int, ...], ...], box: tuple[int, ...], start: int
) -> None:
    """Saved seeds must go on meaning the same game: this relies on `random.Random.shuffle` and `randrange`."""
    state = dealt(seed, players)
    assert (state.piles, state.undealt, crooks.actor(state)) == (hangouts, box, start)


@pytest.mark.parametrize(("players", "bank"), [(2, 65), (3, 47), (4, 29)])
def test_2_4_18_dollars_each_and_the_rest_is_the_bank(players: int, bank: int) -> None:
    state = dealt(4, players)
    assert state.money == (18,) * players
    assert state.bank == bank


def test_2_4_the_purse_is_the_edition_s() -> None:
    state = crooks.new_game(edition=BOSSES, rng=random.Random(1))
    assert state.money == (5, 5)
    assert state.bank == 1


@pytest.mark.parametrize("players", COUNTS)
def test_2_5_anybody_may_start(players: int) -> None:
    starts = Counter(crooks.actor(dealt(seed, players)) for seed in range(200))
    assert set(starts) == set(range(players))
    assert min(starts.values()) > 200 // players // 2
    assert dealt(0, players).phase == Recruiting(cast(int, crooks.actor(dealt(0, players))))


def test_2_5_the_starting_player_is_drawn_from_all_seats() -> None:
    assert crooks.actor(crooks.new_game(players=4, rng=Loaded())) == 3


def test_2_5_a_set_up_says_who_starts() -> None:
    assert crooks.actor(table(A=[18], start=1)) == 1
    assert crooks.actor(table(A=[18], players=4, start=3)) == 3


def test_no_crook_has_moved_at_first() -> None:
    state = dealt(5, 3)
    assert state.rows == (((),) * 8,) * 3
    assert state.looks == ((),) * 7
    assert state.left == frozenset()
    assert state.discards == ()
    assert state.passed == (False, False, False)
    assert isinstance(state.phase, Recruiting)
    assert state.edition is REFERENCE


# --- every set-up ---


def test_setups_has_the_60_deals_of_the_tiny_edition_once() -> None:
    """Against all orders of the deck: as many deals as a multinomial says, times who starts."""
    found = list(crooks.setups(2, TINY))
    by_hand = {
        Setup((order[:2], order[2:4]), order[4:], start) for order in permutations(range(1, 6)) for start in range(2)
    }
    assert len(found) == len(set(found)) == 30 * 2
    assert set(found) == by_hand


def test_setups_knows_an_edition_by_name_and_the_reference_by_default() -> None:
    assert list(crooks.setups(2, "tiny")) == list(crooks.setups(2, TINY))
    first = next(crooks.setups(4))
    assert tuple(map(len, first.hangouts)) == SIZES[4]
    assert len(first.box) == 1


def test_every_set_up_can_be_played() -> None:
    for setup in crooks.setups(2, TINY):
        state = crooks.new_game(setup=setup, edition=TINY)
        assert (state.piles, state.undealt, crooks.actor(state)) == (setup.hangouts, setup.box, setup.start)


def test_ids_that_are_not_in_order_and_have_gaps_are_dealt_too() -> None:
    odd = Edition("odd", (Crook(9, 1), Crook(4, 1), Crook(70, 1)), (2,), {2: (2,)}, 1, 2, {2: 1})
    assert set(crooks.setups(2, odd)) == {
        Setup((pair,), (rest,), start) for pair, rest in (((4, 9), 70), ((4, 70), 9), ((9, 70), 4)) for start in (0, 1)
    }


# --- a set-up that is given ---


def tiny_setup() -> Setup:
    return Setup(((1, 2), (3, 4)), (5,), 1)


def test_a_set_up_is_kept_in_rising_order() -> None:
    """Cites §6.9: an order within a hangout means nothing."""
    assert Setup(((2, 1), [4, 3]), iter((5,)), 1) == tiny_setup()
    assert Setup(((2, 1), (4, 3)), (5,)).hangouts == ((1, 2), (3, 4))
    assert Setup(((1,),), (3, 2)).box == (2, 3)
    assert Setup(((1,),), ()).start == 0


@pytest.mark.parametrize(
    ("given", "faults"),
    [
        ((((1, 2),), (3, 4, 5)), ["hangouts: 1 are given, 2 are in play (§2.2)"]),
        ((((1, 2), (3, 4), (5,)), ()), ["hangouts: 3 are given, 2 are in play (§2.2)"]),
        ((((1,), (3, 4)), (2, 5)), ["hangouts.A: 1 crooks instead of 2 (§2.2)"]),
        ((((1, 2), (3, 4, 5)), ()), ["hangouts.B: 3 crooks instead of 2 (§2.2)"]),
        (
            (((1, 2), (3, 6)), (4,)),
            [
                "crook 6 is not in edition 'tiny' (§1.1)",
                "crook 5 stands nowhere, neither dealt nor in the box (§2.3)",
            ],
        ),
        ((((1, 2), (3, 4)), (4, 5)), ["crook 4 stands in 2 places (§2.3)"]),
        ((((1, 2), (3, 4)), ()), ["crook 5 stands nowhere, neither dealt nor in the box (§2.3)"]),
        ((((1, 2), (3, 4)), (5,), 2), ["start: 2 is no seat of 2 players (§2.5)"]),
        ((((1, 2), (3, 4)), (5,), -1), ["start: -1 is no seat of 2 players (§2.5)"]),
        (
            (((1, 2, 2), (7,)), (2, 4, 9), 5),
            [
                "hangouts.A: 3 crooks instead of 2 (§2.2)",
                "hangouts.B: 1 crooks instead of 2 (§2.2)",
                "crook 2 stands in 3 places (§2.3)",
                "crook 7 is not in edition 'tiny' (§1.1)",
                "crook 9 is not in edition 'tiny' (§1.1)",
                "crook 3 stands nowhere, neither dealt nor in the box (§2.3)",
                "crook 5 stands nowhere, neither dealt nor in the box (§2.3)",
                "start: 5 is no seat of 2 players (§2.5)",
            ],
        ),
    ],
)
def test_a_set_up_is_refused_with_every_fault_named(given: tuple[Any, ...], faults: list[str]) -> None:
    with pytest.raises(InvalidState) as error:
        crooks.new_game(setup=Setup(*given), edition=TINY, players=2)
    assert [*map(str, error.value.faults)] == faults
    assert str(error.value) == f"setup: {'; '.join(faults)}"


# --- asking for a game ---


def test_without_a_number_the_fewest_of_the_edition_play() -> None:
    three = table(A=[18], players=3).edition
    assert crooks.new_game(edition=three, rng=random.Random(1)).players == 3


def test_the_piles_of_a_set_up_tell_how_many_play() -> None:
    for players in COUNTS:
        assert crooks.new_game(setup=next(crooks.setups(players))).players == players


def test_piles_that_tell_no_number_ask_for_it() -> None:
    with pytest.raises(
        ValueError, match=r"^hangouts \(2, 2\) do not tell how many play in edition 'reference': say players=\.\.\.$"
    ):
        crooks.new_game(setup=tiny_setup())
    alike = Edition("alike", TINY.crooks, (3,), {2: (2, 2), 3: (2, 2)}, 1, 3, {2: 5, 3: 4})
    with pytest.raises(
        ValueError, match=r"^hangouts \(2, 2\) do not tell how many play in edition 'alike': say players"
    ):
        crooks.new_game(setup=tiny_setup(), edition=alike)
    assert crooks.new_game(setup=tiny_setup(), edition=alike, players=3).players == 3


def test_a_set_up_of_another_number_of_players_is_refused() -> None:
    setup = next(crooks.setups(3))
    with pytest.raises(InvalidState) as error:
        crooks.new_game(setup=setup, players=2)
    assert told(error.value.faults) == ("hangouts: 7 are given, 5 are in play (§2.2)",)


def test_an_edition_is_given_or_named() -> None:
    by_name = crooks.new_game(edition="tiny", setup=tiny_setup())
    assert by_name == crooks.new_game(edition=TINY, setup=tiny_setup())
    assert by_name.edition is TINY


def test_a_set_up_may_be_the_one_of_a_record() -> None:
    """Its faults are those of a document then."""
    given = {"hangouts": {"B": [4, 3], "A": [1, 2]}, "box": [5], "start": 1}
    assert crooks.new_game(edition=TINY, setup=given) == crooks.new_game(edition=TINY, setup=tiny_setup())
    assert crooks.new_game(edition=TINY, setup=given, players=2).players == 2
    with pytest.raises(MalformedDocument) as error:
        crooks.new_game(edition=TINY, setup={**given, "box": [4], "start": 2})
    assert told(error.value.faults) == (
        "crook 4 stands in 2 places (§2.3)",
        "crook 5 stands nowhere, neither dealt nor in the box (§2.3)",
        "start: 2 is no seat of 2 players (§2.5)",
    )


def test_players_given_with_a_setup_object_are_not_guessed() -> None:
    twice = attrs.evolve(crooks.TINY, name="twice", piles={2: (2, 2), 3: (2, 2)}, gang_points={2: 5, 3: 4}, money=12)
    setup = {"hangouts": {"A": [1, 2], "B": [3, 4]}, "box": [5], "start": 2}
    assert crooks.new_game(setup=setup, edition=twice, players=3).players == 3
    with pytest.raises(ValueError, match="say players="):
        crooks.new_game(setup=setup, edition=twice)


def test_a_setup_object_that_does_not_fit_is_malformed() -> None:
    setup = {"hangouts": {"A": [1, 2], "B": [3, 4]}, "box": [5], "start": 2}
    with pytest.raises(MalformedDocument, match=r"^setup: start: 2 is no seat of 2 players \(§2\.5\)$"):
        crooks.new_game(setup=setup, edition="tiny")


def test_setups_are_refused_before_the_first_is_asked_for() -> None:
    with pytest.raises(ValueError, match="is for 2, 3, 4 players, not 5"):
        crooks.setups(5)


def test_setups_of_an_edition_by_name() -> None:
    assert len(list(crooks.setups(2, "tiny"))) == len(list(crooks.setups(2, crooks.BOSSES))) == 60


# --- and back ---


@pytest.mark.parametrize("players", COUNTS)
def test_a_first_state_tells_its_set_up(players: int) -> None:
    first = dealt(5, players)
    setup = crooks.setup_of(first)
    assert setup == Setup(first.piles, first.undealt, cast(int, crooks.actor(first)))
    assert crooks.new_game(setup=setup) == first


@pytest.mark.parametrize(
    "played",
    [
        "pass",
        "recruit A",
        "recruit A, take 18",
        "recruit A, take 18, place 6",
        "recruit B, take 7, place 6",
        "pass, pass",
    ],
)
def test_a_later_state_no_longer_tells_its_set_up(played: str) -> None:
    """It does not tell who started."""
    with pytest.raises(InvalidState) as error:
        crooks.setup_of(play(table(A=[18], B=[7]), played))
    assert told(error.value.faults) == ("only the first state of a game tells its set-up",)
    assert error.value.what == "state"


@pytest.mark.parametrize(
    "given",
    [(((True, 2), (3, 4)), (5,)), (((1.0, 2), (3, 4)), (5,)), (((1, 2), (3, 4)), ("5",)), (((1, 2),), (), True)],
)
def test_a_set_up_holds_whole_numbers(given: tuple[Any, ...]) -> None:
    with pytest.raises(TypeError, match="whole number"):
        Setup(*given)
