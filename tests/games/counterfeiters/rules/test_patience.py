"""§3.5: how many quiet rounds the police wait, and how they are counted."""

from random import Random
from typing import Any, Final

import attrs
import pytest

import criminals
from criminals.core.base.seats import SPECTATOR
from criminals.games import counterfeiters
from criminals.games.counterfeiters import (
    REFERENCE,
    TINY,
    Dining,
    Edition,
    Finishing,
    Kind,
    LayDown,
    Over,
    Playing,
    Retaking,
    State,
)
from criminals.games.counterfeiters.box.edition import MOST_PATIENCE
from criminals.games.counterfeiters.rules.layout import lay_out
from tests.games.counterfeiters.happenings import CASES
from tests.games.counterfeiters.scenes import PATIENT, SCENE, acting, lay_down, scene
from tests.games.papers import told
from tests.games.positions import play, snapshot


def rounds(state: State, count: int) -> list[tuple[int, int]]:
    """After each of some rounds in which nobody does anything, the space of the pawn and the count."""
    found: list[tuple[int, int]] = []
    for _ in range(count):
        state = lay_down(state)
        found.append((state.pawn, state.quiet))
    return found


def test_3_5_the_patience_of_the_editions_that_come_along() -> None:
    assert (REFERENCE.patience, TINY.patience) == (3, 2)
    assert attrs.fields(counterfeiters.Edition).patience.default == 3


@pytest.mark.parametrize(
    ("patience", "found"),
    [
        (1, [(1, 0), (2, 0), (3, 0), (4, 0)]),
        (2, [(0, 1), (1, 0), (1, 1), (2, 0)]),
        (3, [(0, 1), (0, 2), (1, 0), (1, 1)]),
        (4, [(0, 1), (0, 2), (0, 3), (1, 0)]),
    ],
)
def test_3_5_the_pawn_moves_when_the_patience_runs_out(patience: int, found: list[tuple[int, int]]) -> None:
    assert rounds(scene(edition=attrs.evolve(SCENE, patience=patience)), 4) == found


def test_3_5_the_count_starts_at_0() -> None:
    for players in (2, 3, 4):
        state = counterfeiters.new_game(players=players, rng=Random(1))
        assert (state.quiet, state.moved) == (0, False)


@pytest.mark.parametrize("text", ["print 2", "shop 1 1/0/0", "fence 1 1/0/0"])
def test_3_5_a_move_of_the_pawn_sets_it_to_0_at_once(text: str) -> None:
    before = scene(quiet=2, fakes={0: (1, 0, 0)}, edition=PATIENT)
    state = play(before, text)
    assert (state.pawn, state.quiet, state.moved) == (1, 0, True)
    assert isinstance(state.phase, Playing), "the round goes on"
    assert rounds(state, 2) == [(1, 0), (1, 1)], "a round with a hat is not quiet, the next one is counted from 1"


def test_3_5_what_is_no_hat_leaves_the_count() -> None:
    before = scene(quiet=2, cash=[60], cards={0: [27]}, market=[18], edition=PATIENT)
    for text in ("buy 5", "print 1", "defraud 1", "fly commercial 10", "fly jet 10", "laydown"):
        assert (play(before, text).pawn, play(before, text).quiet) == (0, 2)


def test_3_5_the_count_changes_when_the_round_ends_and_not_before() -> None:
    state = scene(quiet=1, edition=PATIENT, idle=(1, 1))
    assert play(state, "laydown").quiet == 1
    assert play(state, "laydown", "laydown").quiet == 2


def test_3_5_the_round_is_counted_before_the_lunches() -> None:
    state = lay_down(scene(fakes={0: (1, 0, 0)}, cards={0: [16]}, edition=PATIENT))
    assert (state.phase, state.quiet, state.moved) == (Dining(0, 1), 1, False)
    assert play(state, "dine 1").quiet == 1


def test_3_5_when_it_runs_out_the_pawn_moves_as_by_a_hat() -> None:
    """A Godfather, an investigation and a strike happen; with patience left they do not."""
    for quiet, pawn, cash in ((0, 3, (50, 30)), (1, 3, (50, 30)), (2, 4, (20, 10))):
        state = lay_down(scene(pawn=3, cash=[50, 30], quiet=quiet, edition=PATIENT))
        assert (state.pawn, state.cash) == (pawn, cash)
    assert [lay_down(scene(pawn=4, quiet=quiet, edition=PATIENT)).refused for quiet in (1, 2)] == [0, 1]
    assert lay_down(scene(pawn=6, quiet=2, edition=PATIENT)).pawn in PATIENT.boards[0].strikes


def test_3_5_only_its_round_is_as_it_was() -> None:
    """Market, henchmen and first player are those of any round's end (§3.6, §3.8)."""
    given = {"market": [18, 12], "stack": [9, 16, 19, 21]}
    patient, other = (lay_down(scene(edition=edition, **given)) for edition in (PATIENT, SCENE))  # type: ignore[arg-type]
    one, two = snapshot(patient), snapshot(other)
    assert {name for name in one if one[name] != two[name]} == {"layout", "pawn", "quiet"}


def test_3_5_6_in_the_end_the_count_stays() -> None:
    """The pawn has moved to its last space, so it is 0: through last henchmen, lawyers, lunches and tickets."""
    state = scene(pawn=12, quiet=2, idle=(1, 1), cards={1: [16, 40]}, standing={"print 1": 1}, edition=PATIENT)
    state = play(state, "laydown", "laydown")
    assert (state.pawn, state.quiet, state.phase) == (13, 0, Retaking(1, counterfeiters.Kind.GREAT_LAWYER))
    for text in ("retake print 1", "print 2", "dine 1"):
        state = play(state, text)
        assert (state.quiet, state.moved) == (0, True)
    assert isinstance(state.phase, Over)
    by_a_hat = play(scene(pawn=12, quiet=2, idle=(1, 1), edition=PATIENT), "print 2")
    assert (acting(by_a_hat), by_a_hat.quiet) == (("Finishing", 1), 0)
    assert play(by_a_hat, "laydown").quiet == 0


@pytest.mark.parametrize("patience", [1, 2, 3])
def test_3_5_a_game_in_which_nobody_does_anything(patience: int) -> None:
    edition = attrs.evolve(REFERENCE, name="waiting", patience=patience)
    for players, spaces in ((2, 13), (3, 17), (4, 20)):
        state, count = counterfeiters.new_game(players=players, edition=edition, rng=Random(1)), 0
        while counterfeiters.legal_actions(state):
            assert counterfeiters.faults(state) == ()
            state, count = counterfeiters.apply(state, LayDown()), count + 1
        assert count == patience * spaces * 3 * players <= counterfeiters.longest(edition, players)


def test_3_5_the_bound_of_the_largest_patience() -> None:
    edition = attrs.evolve(REFERENCE, name="large", patience=MOST_PATIENCE)
    assert counterfeiters.longest(edition, 2) == 1000 * 13 * (6 + 4) + 2


# --- views, events, documents and texts ---


def states() -> list[State]:
    """States with every count, in a round and between two."""
    found = [scene(quiet=quiet, edition=PATIENT) for quiet in range(3)]
    found += [lay_down(scene(quiet=quiet, fakes={0: (1, 0, 0)}, cards={0: [16]}, edition=PATIENT)) for quiet in (0, 1)]
    return found


def test_7_1_the_count_is_public() -> None:
    for state in states():
        for viewer in (0, 1, SPECTATOR):
            view = counterfeiters.view(state, viewer)
            assert (view.quiet, view.moved) == (state.quiet, state.moved)


def played(patience: int, seed: int) -> list[State]:
    """A random game in which hats are rarely used."""
    rng = Random(seed)
    state = counterfeiters.new_game(players=2, edition=attrs.evolve(REFERENCE, name="p", patience=patience), rng=rng)
    found = [state]
    while actions := counterfeiters.legal_actions(state):
        plain = [action for action in actions if not _has_hat(state, action)]
        state = counterfeiters.apply(state, rng.choice(plain if plain and rng.randrange(9) else actions))
        found.append(state)
    return found


def _has_hat(state: State, action: counterfeiters.Action) -> bool:
    places = state.layout.numbers.by_action.get(type(action))
    return places is not None and state.layout.marks.hats[places[action.space]]  # type: ignore[union-attr]


@pytest.mark.parametrize("patience", [1, 2, 3])
def test_3_5_documents_and_texts_tell_the_count(patience: int) -> None:
    counts: set[int] = set()
    for state in played(patience, seed=4):
        counts.add(state.quiet)
        assert counterfeiters.faults(state) == ()
        assert criminals.loads(criminals.dumps(state), kind="state") == state
        text = counterfeiters.to_text(state)
        assert f" quiet={state.quiet} " in text
        assert counterfeiters.from_text(text, kind="state", edition=state.edition) == state
        view = counterfeiters.view(state, 1)
        assert criminals.loads(criminals.dumps(view), kind="view") == view
        assert counterfeiters.from_text(counterfeiters.to_text(view), kind="view", edition=state.edition) == view
    assert counts == set(range(patience))


@pytest.mark.parametrize("patience", [1, 2, 3])
def test_3_5_folding_keeps_the_count(patience: int) -> None:
    """Step by step, and in one go."""
    rng = Random(7)
    first = state = counterfeiters.new_game(
        players=3, edition=attrs.evolve(REFERENCE, name="p", patience=patience), rng=rng
    )
    view = counterfeiters.view(state, 2)
    told: list[counterfeiters.ViewEvent] = []
    while actions := counterfeiters.legal_actions(state):
        plain = [action for action in actions if not _has_hat(state, action)]
        state, events = counterfeiters.step(state, rng.choice(plain if plain and rng.randrange(9) else actions))
        told += counterfeiters.view_events(events, 2)
        view = counterfeiters.fold(view, counterfeiters.view_events(events, 2))
        assert view == counterfeiters.view(state, 2)
    assert counterfeiters.fold(counterfeiters.view(first, 2), told) == view


def test_3_5_facts_can_be_folded_one_by_one() -> None:
    for case in CASES:
        state = case.state()
        view = counterfeiters.view(state, SPECTATOR)
        for fact in case.public():
            view = counterfeiters.fold(view, [fact])
        assert view == counterfeiters.view(play(state, case.action), SPECTATOR)


# --- how many rounds can have ended ---


SHORT: Final = attrs.evolve(
    PATIENT,
    name="short",
    boards=[
        attrs.evolve(
            board, starts=dict.fromkeys(board.starts, 0), last=1, godfathers=(1,), investigations=(), strikes=()
        )
        for board in PATIENT.boards
    ],
)
"""A box with one space of track after the start."""

IMPATIENT: Final = attrs.evolve(SHORT, name="impatient", patience=1)
"""The same box, and the first quiet round ends the game."""


def with_binned(count: int, players: int = 2, edition: Edition = PATIENT, **fields: Any) -> State:
    """A state with a full market, and so many cards in the bin."""
    layout = lay_out(edition, players)
    deck = [card for _, cards in layout.dealing.letters for card in cards]
    spaces = len(layout.numbers.market)
    return scene(players, market=deck[:spaces], stack=deck[spaces + count :], edition=edition, **fields)


@pytest.mark.parametrize(
    ("fields", "most"),
    [
        ({}, 0),
        ({"quiet": 2}, 2),
        ({"pawn": 1, "quiet": 1}, 4),
        ({"pawn": 1, "moved": True, "standing": {"print 2": 0}}, 2),
        ({"pawn": 2, "moved": True, "standing": {"print 2": 0}}, 5),
        ({"players": 3}, 0),
        ({"players": 3, "quiet": 1}, 2),
        ({"players": 3, "pawn": 4, "moved": True, "standing": {"print 3": 0}}, 4),
        ({"edition": SHORT, "pawn": 1, "moved": True, "phase": Finishing(1, 0)}, 2),
        ({"edition": SHORT, "pawn": 1, "moved": True, "phase": Retaking(0, Kind.GREAT_LAWYER)}, 2),
        ({"edition": IMPATIENT, "pawn": 1, "moved": True, "phase": Finishing(1, 0)}, 0),
    ],
    ids=lambda value: str(value)[:60],
)
def test_3_6_no_more_cards_are_in_the_bin_than_the_police_had_patience_for(fields: dict[str, Any], most: int) -> None:
    """With two players a round bins a card, with three two. A hat moves the pawn before patience runs out."""
    fault = f"{most + 1} cards are in the bin, too many for the rounds that there were (§3.6)"
    assert not any("in the bin" in found for found in told(counterfeiters.faults(with_binned(most, **fields))))
    assert fault in told(counterfeiters.faults(with_binned(most + 1, **fields)))


@pytest.mark.parametrize(("bank", "short"), [(50, False), (40, True)])
def test_4_7_a_lunch_is_served_while_the_bank_has_50_dollars(bank: int, short: bool) -> None:
    state = scene(fakes={0: (1, 0, 0)}, cards={0: (16,)}, bank=bank, moved=True, pawn=1, phase=Dining(0, 1))
    fault = f"the bank has ${bank}, too little to pay for a lunch (§4.7)"
    assert (fault in told(counterfeiters.faults(state))) is short
