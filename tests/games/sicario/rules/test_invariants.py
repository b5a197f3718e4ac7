"""`faults` finds nothing in a state that play reached, and names whatever is wrong in one that it could not reach."""

import random
from collections.abc import Callable
from typing import Any, Final, cast

import attrs
import pytest

from criminals.core.base.seats import SPECTATOR
from criminals.games import sicario
from criminals.games.sicario import (
    TINY,
    Answer,
    Decoding,
    Drew,
    Hunting,
    Over,
    Questioning,
    Rolling,
    State,
    Table,
)
from criminals.games.sicario.rules.bounds import most_draws
from criminals.games.sicario.rules.invariants import table_faults
from criminals.testing import random_sicario_edition
from tests.games.cases import Case
from tests.games.papers import told
from tests.games.positions import check_faultless
from tests.games.sicario.happenings import CASES
from tests.games.sicario.impossible import IMPOSSIBLE, SHORT, changed
from tests.games.sicario.played import every_state as well_guessed
from tests.games.sicario.rules.test_bound import odd_editions
from tests.games.sicario.scenes import box, every_state, plies, scene
from tests.games.sicario.sound import MADE, hunting, middle

# --- what play reaches ---


def test_every_state_of_some_games_of_the_tiny_edition_has_no_faults() -> None:
    seen: set[State] = set()
    setups = [setup for setup in sicario.setups(3, TINY) if setup.sicario == 2 and setup.characters[0] == "Cal"]
    waiting = [sicario.new_game(edition=TINY, setup=setup) for setup in setups]
    while waiting:
        state = waiting.pop()
        if state not in seen:
            seen.add(state)
            assert sicario.faults(state) == ()
            waiting += (sicario.apply(state, action) for action in sicario.legal_actions(state))
    assert len(seen) == 9_012


def test_games_of_random_editions_have_no_faults_and_come_to_every_phase_and_end() -> None:
    phases: set[type] = set()
    reasons: set[str] = set()
    for seed in range(150):
        rng = random.Random(seed)
        edition = random_sicario_edition(rng)
        players = rng.choice(edition.players)
        states = list((every_state if seed % 2 else well_guessed)(players, seed, edition))
        for state in states:
            check_faultless(sicario, state)
            phases.add(type(state.phase))
        assert len(states) - 1 <= sicario.longest(edition, players)
        reasons.add(cast(Any, sicario.outcome(states[-1])).clause)
    assert phases == {Rolling, Decoding, Hunting, Questioning, Over}
    assert reasons == {"5.1", "5.2", "3.7"}


@pytest.mark.parametrize("players", [3, 4])
def test_games_of_odd_editions_have_no_faults(players: int) -> None:
    """Long chains, decks that turn round in one throw, streets without cover, antennas in a row."""
    again = 0
    for seed, edition in enumerate(odd_editions(400)):
        deck = len(edition.events)
        for state, action in plies(players, seed, edition):
            assert sicario.faults(state) == ()
            if action is not None:
                facts = [event.fact for event in sicario.step(state, action).events]
                again += sum(isinstance(fact, Drew) for fact in facts) > deck
    assert again > 20, "a card was drawn twice by one throw"


# --- what it does not reach ---


@pytest.mark.parametrize("made", MADE, ids=lambda made: made.__name__)
def test_the_states_that_are_spoilt_have_no_faults(made: Callable[[], State]) -> None:
    check_faultless(sicario, made())


@pytest.mark.parametrize("name", IMPOSSIBLE)
def test_what_can_not_be_is_named(name: str) -> None:
    state, fault = IMPOSSIBLE[name]
    assert fault in told(sicario.faults(state))


SECRET: Final = ("characters", "players are", "stranger", "does not fit", "times in the deck")


@pytest.mark.parametrize("name", IMPOSSIBLE)
def test_what_everybody_sees_is_named_of_a_view_too(name: str) -> None:
    state, fault = IMPOSSIBLE[name]
    of_the_table = table_faults(state.table)
    assert set(of_the_table) <= set(sicario.faults(state))
    if fault in told(of_the_table):
        view = attrs.evolve(sicario.view(middle(), SPECTATOR), **_table(state))
        assert fault in told(sicario.view_faults(view))
    else:
        assert any(part in fault or part in name for part in SECRET), fault


def _table(state: State) -> dict[str, Any]:
    return {field.name: getattr(state, field.name) for field in attrs.fields(Table)}


def test_7_4_a_blackout_can_have_been_read_as_often_as_the_deck_can_turn_round() -> None:
    """A single card, drawn by each of the four throws after which the game can go on, and by one more (§7.6)."""
    edition = box("ss", "blackout")
    most = most_draws(edition, 3)
    assert most == 5

    def fault(lost: int) -> bool:
        state = scene(1, 0, seat=2, read=["blackout"], lost={0: lost}, edition=edition)
        return f"the sicario loses {lost} turns, so many cards were not read (§7.4)" in told(sicario.faults(state))

    assert not fault(most)
    assert fault(most + 1)


@pytest.mark.parametrize(
    ("state", "fault"),
    [
        (scene(4, 3, 0, seat=2, read=["advance-3"] * 3, edition=SHORT), "agents went "),
        (scene(0, 1, read=["advance-3", "retreat-1"], edition=SHORT), "agents went "),
        (
            scene(10, 14, seat=2, lost={1: 1}, read=["lose-turn", "roll-again", "retreat-2", "take-cover"]),
            "an agent loses a turn, ",
        ),
        (scene(10, 0, 0, seat=2, lost={0: 1}, read=["advance-1", "blackout"]), "the sicario loses a turn, "),
        (scene(2, 0, seat=2, read=["advance-1", "tip-off"]), "it is the first round, "),
        (scene(2, 0, seat=2, read=["roll-again", "advance-1", "tip-off"]), "it is the first round, "),
        (scene(2, 0, seat=2, read=["advance-1", "tip-off"]), "1 agents were in the street, "),
    ],
)
def test_what_is_just_possible_is_not_named(state: State, fault: str) -> None:
    """The same as some of those, by a card or a space less."""
    assert any(other.startswith(fault) for _, other in IMPOSSIBLE.values())
    assert not [found for found in told(sicario.faults(state)) if found.startswith(fault)]


def test_all_faults_are_named_at_once() -> None:
    state = changed(middle(), positions={0: 5, 2: 10}, lost={0: 2}, characters={1: "Boris"})
    assert len(sicario.faults(state)) >= 4


# --- views ---


def test_6_3_a_viewer_has_a_character_that_leaves_some_for_the_others() -> None:
    view = sicario.view(middle(), 1)
    assert told(sicario.view_faults(attrs.evolve(view, character="Nobody"))) == (
        "the viewer's character 'Nobody' is not on the sheet (§1.1)",
    )
    assert told(sicario.view_faults(attrs.evolve(view, character=None))) == (
        "the viewer's character None is not on the sheet (§1.1)",
    )
    assert told(sicario.view_faults(attrs.evolve(view, viewer=3))) == ("3 is no seat of 3 players (§2.1)",)
    spectator = attrs.evolve(sicario.view(middle(), SPECTATOR), character="Olga")
    assert told(sicario.view_faults(spectator)) == ("a spectator has no character (§6.3)",)


def test_6_5_a_view_without_worlds_is_named() -> None:
    state = changed(hunting(), facts={1: frozenset({Answer("green-hat", yes=True)})})
    assert sicario.view_faults(sicario.view(state, 2)) == ()
    assert told(sicario.view_faults(attrs.evolve(sicario.view(state, 2), character="Olga"))) == (
        "the viewer is Olga, which what was heard and shown does not fit (§6.5)",
    )


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_what_happens_leads_to_no_faults(case: Case) -> None:
    check_faultless(sicario, sicario.apply(case.state(), sicario.parse_action(case.action)))
