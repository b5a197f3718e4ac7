"""Taking back in games of one's own: the laws ask the game of the kit, registered or not."""

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any, cast

import attrs
import pytest

import criminals
from criminals import Record
from criminals.core.game.defaults import completed
from criminals.core.records.undo import tells_what_it_reveals
from criminals.testing import LawBroken
from criminals.testing.laws.histories import history
from criminals.testing.laws.leaks import check_undo
from tests.typing import kuhn
from tests.typing.kuhn import BET, CALL
from tests.typing.test_fourth_game import kit


def with_reveals(reveals: Callable[[kuhn.State, kuhn.Action], bool]) -> Any:
    """Kuhn poker with a `reveals` of its own."""
    return completed(cast(Any, SimpleNamespace(**{**vars(kuhn), "reveals": reveals})))


def test_the_undo_law_asks_the_game_of_the_kit() -> None:
    criminals.register("kuhn", kuhn)
    first = kuhn.new_game(setup=("K", "J"))
    for game in (kit().game, with_reveals(lambda _state, action: action == CALL)):
        check_undo(game, history(game, first, (BET, CALL)))
    telling = attrs.evolve(kit(), game=with_reveals(lambda _state, _action: False)).game
    with pytest.raises(LawBroken, match="rules worlds out by an action that can be taken back: call"):
        check_undo(telling, history(telling, first, (BET, CALL)))


def test_what_an_own_reveals_says_is_the_same_in_all_worlds() -> None:
    """Whether a bet can be taken back must not tell the card of the other player."""
    telling = with_reveals(lambda state, action: action == CALL or state.cards[1] == "Q")
    first = kuhn.new_game(setup=("K", "J"))
    with pytest.raises(
        LawBroken, match=r"^at ply 1 seat 0 learns from what `reveals` says of check what it cannot know$"
    ):
        check_undo(telling, history(telling, first, (BET, CALL)))


def test_an_own_reveals_of_a_completed_game_is_asked() -> None:
    """The answer must not depend on `isinstance`, which since Python 3.12 sees no names that are passed on."""
    assert tells_what_it_reveals(with_reveals(lambda _state, _action: True))
    assert not tells_what_it_reveals(completed(kuhn))
    criminals.register("kuhn", kuhn)
    record = Record.of(kuhn.new_game(setup=("K", "J")), (BET,))
    assert criminals.can_undo(record, 0) is None
