"""The bots of the terminal table, without Textual: whatever one does, the people at the table play on."""

import asyncio
import time
from functools import partial
from random import Random
from typing import Any

import pytest
from typing_extensions import override

import criminals
from criminals import Rng
from criminals.bots import RandomBot
from examples.terminal_table.house import House, house_of
from examples.terminal_table.thinking import asked
from tests.bots.strange_bots import PLACES, RAISED, Giver, Named, Raiser


class Hung:
    """Takes much longer than anybody waits."""

    def choose(self, view: Any, rng: Rng) -> Any:
        time.sleep(1.5)


FAULTS: dict[str, Any] = {
    **{f"raises {error.__name__}": partial(Raiser, error) for error in RAISED},
    **{f"leaves in {place} of an action": partial(Giver, "leaves", place) for place in PLACES},
    "leaves in the text of an error": Named,
    "hangs": Hung,
}


def over(house: House) -> None:
    """Let the bots of a house play to the end, which does not take long."""

    async def play() -> None:
        playing = asyncio.create_task(house.run())
        async with asyncio.timeout(20):
            while house.host.actor is not None:
                assert not playing.done()
                await asyncio.sleep(0.005)
        playing.cancel()

    asyncio.run(play())


@pytest.mark.parametrize("make", FAULTS.values(), ids=FAULTS.keys())
def test_a_bot_that_fails_is_named_once_and_another_goes_on(make: Any) -> None:
    house = house_of("crooks", ["random"] * 2, edition="tiny", pause=0.0)
    house.limit = 0.3
    house.bots = {**house.bots, 1: make()}
    start = time.monotonic()
    over(house)
    assert time.monotonic() - start < 20
    (failure,) = house.failures
    assert (failure.seat, failure.name) == (1, "random")
    assert isinstance(house.bots[1], RandomBot)
    assert house.host.result is not None


def test_a_house_that_is_closed_as_its_bot_answers_does_not_go_on(monkeypatch: pytest.MonkeyPatch) -> None:
    async def close() -> bool:
        loop, view = asyncio.get_running_loop(), criminals.view(criminals.new_game("crooks", edition="tiny"), 0)
        soon = loop.call_soon_threadsafe

        def give_and_close(give: Any, *found: Any) -> Any:
            return soon(lambda: (give(*found), waiting.cancel()))

        monkeypatch.setattr(loop, "call_soon_threadsafe", give_and_close)
        waiting = asyncio.create_task(asked(RandomBot(), view, Random(1), 5))
        await asyncio.wait([waiting])
        return waiting.cancelled()

    assert asyncio.run(close())


def test_no_bot_is_given_the_generator_of_chance() -> None:
    given: list[Any] = []

    class Keeper(RandomBot):
        @override
        def choose(self, view: Any, rng: Any) -> Any:
            given.append(rng)
            return super().choose(view, rng)

    house = house_of("sicario", ["random"] * 3, edition="tiny", pause=0.0)
    house.rng = Random(1)
    house.bots = {seat: Keeper() for seat in range(3)}
    over(house)
    assert given
    assert all(rng is not house.rng for rng in given)
