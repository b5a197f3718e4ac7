"""Documents of Counterfeiters at the very limits: long tracks, wide boards, crowds of henchmen, many Godfathers."""

from collections.abc import Callable, Iterator
from random import Random
from typing import Final

import attrs

import criminals
from criminals import SPECTATOR
from criminals.games import counterfeiters
from criminals.games.counterfeiters import Action, Edition
from criminals.games.counterfeiters.box.edition import Card, Kind, MarketSpace, Space
from criminals.games.counterfeiters.box.fields import MOST_DOLLARS, MOST_SPACES
from tests.hostile.longest import longest_record, longest_record_text, longest_view_record

LAST: Final = 1_000
"""The last space of the longest track."""

RICH: Final = attrs.evolve(counterfeiters.TINY, money=MOST_DOLLARS, purses=(500,) * 4, fakes=(900,) * 3)

LUNCHES: Final = tuple(Card(100 + number, "A", Kind.LUNCH) for number in range(150))


def wide(spaces: int, henchmen: int, market: int = 1, lunches: tuple[Card, ...] = ()) -> Edition:
    """A rich edition with so many spaces of each kind, none to fly from, and a long track."""
    (board,) = counterfeiters.TINY.boards
    many = (Space(),) * spaces
    side = attrs.evolve(
        board,
        market=(MarketSpace(0),) * market,
        print=many,
        shop=many,
        fence=many,
        defraud=many,
        commercial=None,
        jet=None,
        last=LAST,
        godfathers=(LAST,),
    )
    return attrs.evolve(RICH, name="large", cards=(*RICH.cards, *lunches), boards=(side,), henchmen=henchmen)


def _far(step: int) -> Edition:
    """The reference edition with a long track, and a Godfather after so many spaces."""
    there = tuple(range(LAST, 0, -step))[::-1]
    boards = (
        attrs.evolve(board, last=LAST, godfathers=there, investigations=(), strikes=())
        for board in counterfeiters.REFERENCE.boards
    )
    return attrs.evolve(counterfeiters.REFERENCE, name="large", boards=tuple(boards))


def _lays_down(action: Action) -> bool:
    return isinstance(action, counterfeiters.LayDown)


def _plays(action: Action) -> bool:
    return not _lays_down(action)


def large_counterfeiters() -> Iterator[tuple[str, str, str]]:
    """Names of such inputs, the targets they are for, and the texts."""
    games: tuple[tuple[str, Edition, int, int, Callable[[Action], bool]], ...] = (
        ("idle", attrs.evolve(RICH, name="large", henchmen=5_000), 2, 3_000, _lays_down),
        ("alone", wide(2, 1), 2, 3_000, _plays),
        ("spaces", wide(MOST_SPACES, 500), 2, 1_000, _plays),
        ("lunches", wide(12, 20, market=MOST_SPACES, lunches=LUNCHES), 2, 2_000, _plays),
        ("Godfathers", _far(3), 4, 3_000, _plays),
    )
    for name, edition, players, most, wanted in games:
        yield from _game(name, edition, players, most, wanted)


def _game(
    name: str, edition: Edition, players: int, most: int, wanted: Callable[[Action], bool]
) -> Iterator[tuple[str, str, str]]:
    """A long game, as far as it can be written, as each thing that it can be written as."""
    rng = Random(1)
    first = state = counterfeiters.new_game(edition=edition, players=players, rng=rng)
    actions = list[Action]()
    while len(actions) < most and (legal := counterfeiters.legal_actions(state)):
        actions.append(rng.choice([action for action in legal if wanted(action)] or legal))
        state = counterfeiters.apply(state, actions[-1])

    yield name, "counterfeiters_record", longest_record(first, actions)
    yield name, "counterfeiters_record_text", longest_record_text(first, actions)
    yield name, "counterfeiters_state", criminals.dumps(state)
    for viewer in (0, SPECTATOR):
        view = counterfeiters.view(state, viewer)
        yield name, "counterfeiters_view", criminals.dumps(view)
        yield name, "counterfeiters_view_record", longest_view_record(first, actions, viewer)
