"""Whatever a bot does in the process of its host, it loses and is named; what a person does still counts."""

import os
import signal
import subprocess
import sys
import threading
from functools import partial
from typing import Any

import pytest

import criminals
from criminals.bots import Contestant, FoulPlay, RandomBot, Tournament, play, tournament
from criminals.testing import LawBroken, check_bot
from tests.bots.strange_bots import (
    DEEDS,
    PLACES,
    RAISED,
    Deserter,
    Giver,
    Named,
    Property,
    Raiser,
    Sly,
)

EAGER = Contestant("eager", partial(RandomBot, eager=True))
LIMIT = 0.2

FAULTS: dict[str, Any] = {
    **{f"raises {error.__name__}": partial(Raiser, error) for error in RAISED},
    **{f"{deed} in {place} of an action": partial(Giver, deed, place) for deed in DEEDS for place in PLACES},
    **{f"{deed} in the text of an error": partial(Named, deed) for deed in DEEDS},
    **{f"{deed} in the text of an error of the library": partial(Sly, deed) for deed in DEEDS},
    **{f"{deed} in a property": partial(Property, deed) for deed in DEEDS},
}
EVERY = pytest.mark.parametrize("make", FAULTS.values(), ids=FAULTS.keys())


@EVERY
def test_a_bot_that_fails_in_any_way_is_named(make: Any) -> None:
    with pytest.raises(FoulPlay) as caught:
        play("crooks", [make(), make()], seed=1, limit=LIMIT)
    assert caught.value.foul.reason in ("crash", "time", "illegal")
    record = caught.value.record
    assert criminals.loads(criminals.dumps(record)) == record


@EVERY
def test_check_bot_says_so(make: Any) -> None:
    with pytest.raises(LawBroken, match=r"crash|time|illegal"):
        check_bot(make, ["crooks"], rounds=1, limit=LIMIT, edition="tiny")


def judged(found: Tournament) -> None:
    """Nobody was stopped, and only those who did something lost by a foul."""
    fouls = {game.seats[game.foul.seat] for game in found.games if game.foul is not None}
    assert fouls == {name for name in found.contestants if name != "eager"}
    assert next(each for each in found.standings() if each.name == "eager").share == 1


def test_a_tournament_in_this_process_goes_on() -> None:
    """Every fault of them all, one after the other: none stops the rest."""
    for name, make in FAULTS.items():
        judged(tournament("crooks", [EAGER, Contestant(name, make)], deals=1, limit=LIMIT, workers=1))


def test_a_tournament_on_workers_goes_on() -> None:
    contestants = [EAGER, Contestant("raiser", partial(Raiser, KeyboardInterrupt)), Contestant("giver", Giver)]
    judged(tournament("crooks", contestants, deals=1, limit=LIMIT, workers=2))


@pytest.mark.parametrize("error", RAISED)
def test_a_bot_that_cannot_be_made_or_closed_stops_nobody(error: type[BaseException]) -> None:
    def fail(*_: Any) -> Any:
        raise error

    unclosed = type("Unclosed", (RandomBot,), {"close": fail})
    found = tournament("crooks", [EAGER, Contestant("unclosed", unclosed)], deals=1, workers=1)
    assert all(game.foul is None for game in found.games)
    judged(tournament("crooks", [EAGER, Contestant("unmade", fail)], deals=1, workers=1))
    with pytest.raises(LawBroken, match="cannot be made"):
        check_bot(fail, ["crooks"], rounds=1)


def test_a_bot_that_wants_the_truth_loses_and_stops_nobody() -> None:
    class Prophet(RandomBot):
        def see(self, state: Any) -> None:
            raise AssertionError("it was told")

    found = tournament("crooks", [EAGER, Contestant("prophet", Prophet)], deals=1, workers=1)
    judged(found)
    assert {game.foul.text for game in found.games if game.foul} == {"wants the truth, which nobody is told here"}


def test_an_action_of_a_class_of_its_own_gets_into_no_record() -> None:
    """Even if it does no harm: nobody knows what it will do next."""
    quiet = type("Quiet", (criminals.GAMES["crooks"].parse_action("pass").__class__,), {})

    class Subtle:
        def choose(self, view: Any, rng: Any) -> Any:
            return quiet()

    with pytest.raises(FoulPlay, match=r"illegal: Quiet\(\): Quiet is no class of actions of Crooks"):
        play("crooks", [Subtle(), Subtle()], seed=1)


# --- a person at the keyboard ---


class Presser:
    """Lets the person press Ctrl-C while it thinks; and may catch what comes of it."""

    def __init__(self, *, catches: bool) -> None:
        self.catches = catches

    def choose(self, view: Any, rng: Any) -> Any:
        try:
            signal.raise_signal(signal.SIGINT)
        except KeyboardInterrupt:
            if not self.catches:
                raise
        return criminals.legal_actions(view)[-1]


@pytest.mark.usefixtures("ctrl_c")
@pytest.mark.parametrize("catches", [False, True])
def test_ctrl_c_stops_the_host_even_if_a_bot_catches_it(catches: bool) -> None:
    handler = signal.getsignal(signal.SIGINT)
    with pytest.raises(KeyboardInterrupt):
        play("crooks", [Presser(catches=catches)] * 2, seed=1)
    presser = Contestant("presser", partial(Presser, catches=catches))
    with pytest.raises(KeyboardInterrupt):
        tournament("crooks", [EAGER, presser], deals=1, workers=1)
    assert signal.getsignal(signal.SIGINT) is handler


def test_ctrl_c_is_for_the_main_thread() -> None:
    """In another thread nobody can press it: there it is the bot."""
    fouls: list[Any] = []

    def run() -> None:
        try:
            play("crooks", [Raiser(KeyboardInterrupt)] * 2, seed=1)
        except FoulPlay as foul:
            fouls.append(foul.foul.reason)

    thread = threading.Thread(target=run)
    thread.start()
    thread.join()
    assert fouls == ["crash"]


# --- bots that fork ---

FORKS = pytest.mark.skipif(not hasattr(os, "fork"), reason="this system cannot fork")


@FORKS
@pytest.mark.parametrize("workers", [1, 2])
def test_a_bot_that_forks_is_answered_for_once(workers: int, capfd: pytest.CaptureFixture[str]) -> None:
    """In a process of its own: if its copy went on, there would be two results."""
    code = f"""
from tests.bots.strange_bots import Forker
from criminals.bots import Contestant, tournament
if __name__ == "__main__":
    found = tournament("crooks", ["random", Contestant("bot", Forker)], deals=4, seed=5, workers={workers})
    print(len(found.games), *(game.points for game in found.games), flush=True)
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=120, check=True)
    fair = tournament("crooks", ["random", Contestant("bot", EAGER.make)], deals=4, seed=5, workers=1)
    assert done.stdout == f"8 {' '.join(str(game.points) for game in fair.games)}\n"
    assert not done.stderr


@FORKS
def test_a_worker_is_missed_though_its_copy_has_the_pipe() -> None:
    judged(tournament("crooks", [EAGER, Contestant("deserter", Deserter)], deals=1, workers=2))
