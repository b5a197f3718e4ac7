"""OpenSpiel's own checks and its own players, on all games."""

# The packages live in .venv-adapters and have few types: nothing of theirs is known here.
# pyright: basic, reportMissingImports=false

import pickle
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

import criminals
from criminals.games.crooks import Ability, Crook, Edition, Gang

pyspiel: Any = pytest.importorskip("pyspiel")
np: Any = pytest.importorskip("numpy")

from criminals.adapters import openspiel  # noqa: E402 -- it needs what was asked for above

GAMES = [
    "criminals_crooks",
    "criminals_crooks(players=4,returns=points)",
    "criminals_crooks(edition=tiny)",
    "criminals_crooks(edition=bosses,returns=points)",
    "criminals_counterfeiters",
    "criminals_counterfeiters(players=4,returns=points)",
    "criminals_counterfeiters(edition=tiny)",
    "criminals_sicario",
    "criminals_sicario(players=4,returns=points)",
    "criminals_sicario(edition=tiny)",
]
REFERENCE = ["criminals_crooks", "criminals_counterfeiters", "criminals_sicario"]
SIMS = 20

THREE = Edition(
    name="three",
    crooks=(
        Crook(1, 3, 0, (Gang.NORTHSIDE,)),
        Crook(2, 5, 0, (Gang.OUTFIT,)),
        Crook(3, 4, 1, (Gang.WESTSIDE,), Ability.KILLER),
    ),
    targets=(3,),
    piles={2: (1, 1)},
    purse=3,
    money=6,
    gang_points={2: 2},
)
"""Small enough to be solved in seconds: twelve set-ups, some 200 states each."""


def three() -> Any:
    return pyspiel.load_game("criminals_crooks", {"edition": openspiel.edition_parameter(THREE)})


def drawn(state: Any, rng: Random) -> int:
    numbers, chances = zip(*state.chance_outcomes(), strict=True)
    return int(rng.choices(numbers, chances)[0])


def played(game: Any, rng: Random) -> Iterator[Any]:
    """The states of a random game in which a player is to act, then the last one."""
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(drawn(state, rng))
        else:
            yield state
            state.apply_action(rng.choice(state.legal_actions()))
    yield state


# --- the checks that come with it ---


@pytest.mark.parametrize("name", GAMES)
def test_random_sim_test(name: str) -> None:
    sims = SIMS if name in REFERENCE or "edition" in name else 2
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=sims, serialize=True, verbose=False)


@pytest.mark.parametrize("name", REFERENCE)
def test_games_and_states_can_be_pickled(name: str) -> None:
    game = pyspiel.load_game(name)
    assert str(pickle.loads(pickle.dumps(game))) == str(game)  # noqa: S301 -- it was written a moment ago
    for at, state in enumerate(played(game, Random(1))):
        if at % 8 == 0:
            read = pickle.loads(pickle.dumps(state))  # noqa: S301 -- as above
            assert str(read) == str(state)
            assert read.history() == state.history()
            for player in range(game.num_players()):
                assert read.information_state_string(player) == state.information_state_string(player)


# --- the same game as ours ---


@pytest.mark.parametrize("name", GAMES)
def test_it_is_the_game_of_the_library(name: str) -> None:
    game = pyspiel.load_game(name)
    rng = Random(3)
    truth: Any = None
    state: Any = None
    for state in played(game, rng):
        truth = state.line.state
        seats = range(game.num_players())
        for seat in seats:
            view = criminals.view(truth, seat)
            assert state.observation_string(seat) == criminals.to_text(view)
            numbers = state.line.match.features.numbers(view)
            assert state.observation_tensor(seat) == pytest.approx([n for values in numbers.values() for n in values])
        if not state.is_terminal():
            assert state.current_player() == criminals.actor(truth)
            legal = {str(action) for action in criminals.legal_actions(truth)}
            assert {state.action_to_string(number) for number in state.legal_actions()} == legal
            assert state.returns() == [0] * game.num_players()
    if "points" in name:
        assert tuple(state.returns()) == criminals.score(truth).points
    else:
        assert sum(state.returns()) == pytest.approx(0)


def test_throws_have_their_chances() -> None:
    game = pyspiel.load_game("criminals_sicario")
    state = game.new_initial_state()
    while state.line is None:
        assert sum(chance for _, chance in state.chance_outcomes()) == pytest.approx(1)
        state.apply_action(drawn(state, Random(1)))
    assert [state.action_to_string(number) for number, _ in state.chance_outcomes()] == [
        f"roll {n}" for n in range(1, 7)
    ]
    assert [chance for _, chance in state.chance_outcomes()] == [1 / 6] * 6


@pytest.mark.parametrize("name", REFERENCE)
def test_a_resampled_state_looks_the_same_and_differs_behind(name: str) -> None:
    game = pyspiel.load_game(name)
    worlds: set[str] = set()
    for state in played(game, Random(5)):
        if state.is_terminal():
            break
        player = state.current_player()
        for _ in range(3):
            sampled = state.resample_from_infostate(player, pyspiel.UniformProbabilitySampler(0.0, 1.0))
            assert sampled.current_player() == player
            assert sampled.information_state_string() == state.information_state_string()
            assert sampled.observation_tensor() == state.observation_tensor()
            assert sampled.legal_actions() == state.legal_actions()
            assert sampled.history() == []
            clone = sampled.clone()
            clone.apply_action(clone.legal_actions()[0])
            worlds.add(str(sampled))
    assert len(worlds) > 20


def test_information_states_recall_all() -> None:
    """On a whole game tree: what one knows fixes what one knew and did before, and whether one can act, and how."""
    pasts: dict[tuple[int, str], tuple[tuple[str, int], ...]] = {}
    legal: dict[tuple[int, str], list[int]] = {}

    def walk(state: Any, mine: tuple[tuple[tuple[str, int], ...], ...]) -> int:
        if state.is_terminal():
            return 0
        if state.is_chance_node():
            return sum(walk(state.child(number), mine) for number, _ in state.chance_outcomes())
        player = state.current_player()
        known = (player, state.information_state_string())
        assert pasts.setdefault(known, mine[player]) == mine[player]
        assert legal.setdefault(known, state.legal_actions()) == state.legal_actions()
        decisions = 1
        for number in state.legal_actions():
            past = (*mine[player], (known[1], number))
            decisions += walk(state.child(number), tuple(past if seat == player else mine[seat] for seat in (0, 1)))
        return decisions

    assert walk(three().new_initial_state(), ((), ())) > len(pasts) > 100


# --- its players ---


@pytest.mark.parametrize("name", REFERENCE)
@pytest.mark.parametrize("kind", ["mcts", "ismcts"])
def test_its_searches_play(name: str, kind: str) -> None:
    from open_spiel.python.algorithms import ismcts, mcts  # noqa: PLC0415 -- slow to import

    game = pyspiel.load_game(name)
    random = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, random)
    if kind == "mcts":
        bot = mcts.MCTSBot(game, 2.0, 8, evaluator, random_state=random)
    else:
        bot = ismcts.ISMCTSBot(game, evaluator, 2.0, 8, random_state=random)
    rng, moves = Random(2), 0
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(drawn(state, rng))
        elif state.current_player() == 0:
            move = int(bot.step(state))
            assert move in state.legal_actions()
            state.apply_action(move)
            moves += 1
        else:
            state.apply_action(rng.choice(state.legal_actions()))
    assert moves > 0


def test_its_regret_minimizer_makes_a_tiny_game_less_exploitable() -> None:
    from open_spiel.python.algorithms import cfr, exploitability  # noqa: PLC0415 -- slow to import

    game = three()
    solver = cfr.CFRSolver(game)
    before = exploitability.exploitability(game, solver.average_policy())
    for _ in range(3):
        solver.evaluate_and_update_policy()
    assert exploitability.exploitability(game, solver.average_policy()) < before / 2


def test_as_an_extensive_form_it_is_solved_by_the_fast_one() -> None:
    from open_spiel.python.algorithms import gambit  # noqa: PLC0415 -- slow to import

    game = pyspiel.load_efg_game(gambit.export_gambit(three()))
    assert game.get_type().utility == pyspiel.GameType.Utility.ZERO_SUM
    solver = pyspiel.CFRSolver(game)
    for _ in range(100):
        solver.evaluate_and_update_policy()
    assert pyspiel.exploitability(game, solver.average_policy()) < 0.02


# --- what is refused ---


def test_an_edition_of_ones_own_is_read_again() -> None:
    game = three()
    assert str(pyspiel.load_game(str(game))) == str(game)
    assert pickle.loads(pickle.dumps(game)).match.edition == THREE  # noqa: S301 -- it was written a moment ago
    pyspiel.random_sim_test(game, num_sims=SIMS, serialize=True, verbose=False)


def test_what_is_wrong_is_said() -> None:
    for name, why in [
        ("criminals_crooks(players=9)", "9"),
        ("criminals_crooks(edition=nowhere)", "nowhere"),
        ("criminals_crooks(returns=glory)", "glory"),
    ]:
        with pytest.raises(Exception, match=why):
            pyspiel.load_game(name)
    observation = pyspiel.IIGObservationType(
        public_info=True, perfect_recall=False, private_info=pyspiel.PrivateInfoType.ALL_PLAYERS
    )
    with pytest.raises(ValueError, match="a view has what is public"):
        three().make_py_observer(observation)


def test_a_spectator_is_an_observer_without_private_information() -> None:
    kind = pyspiel.IIGObservationType(public_info=True, perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE)
    game = pyspiel.load_game("criminals_crooks")
    observer = game.make_py_observer(kind)
    for state in played(game, Random(1)):
        assert observer.string_from(state, 0) == criminals.to_text(
            criminals.view(state.line.state, criminals.SPECTATOR)
        )


def test_all_games_are_registered() -> None:
    assert {openspiel.PREFIX + game for game in criminals.GAMES} <= set(pyspiel.registered_names())
