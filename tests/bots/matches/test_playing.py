"""`play` hosts a game: it draws, tells, asks and checks, and names a bot that breaks it off."""

import time
from collections.abc import Callable
from contextlib import suppress
from types import SimpleNamespace
from typing import Any, cast

import attrs
import pytest
from typing_extensions import override

import criminals
from criminals.bots import Bot, Foul, FoulPlay, ISMCTSBot, RandomBot, play
from criminals.bots.matches.playing import play_out
from criminals.dice import generator
from criminals.games import counterfeiters, crooks
from tests.typing import kuhn

GAMES = pytest.mark.parametrize(
    ("game", "players"), [("crooks", 2), ("crooks", 4), ("counterfeiters", 3)], ids=["crooks-2", "crooks-4", "cf-3"]
)


@GAMES
def test_a_game_is_played_to_its_end_and_repeats_with_its_seed(game: str, players: int) -> None:
    bots = [RandomBot(eager=True)] * players
    record = play(game, bots, seed=5)
    assert (record.game, record.players) == (game, players)
    *_, last = record.replay()
    assert criminals.outcome(last) is not None
    assert play(game, bots, seed=5) == record
    assert play(game, bots, seed=6) != record
    assert play(game, bots) != play(game, bots)


def test_a_game_starts_from_a_state_or_goes_on_from_a_record() -> None:
    first = criminals.new_game("crooks", players=2, seed=3)
    record = play(first, [RandomBot()] * 2, seed=1)
    assert next(record.replay()) == first
    begun = attrs.evolve(record, actions=record.actions[:4])
    assert play(begun, [RandomBot()] * 2, seed=2).actions[:4] == begun.actions
    with pytest.raises(ValueError, match="has its edition"):
        play(begun, [RandomBot()] * 2, edition="tiny")
    with pytest.raises(ValueError, match="2 seats want as many bots, not 3"):
        play(begun, [RandomBot()] * 3)


def test_each_bot_has_a_generator_of_its_own() -> None:
    """What one bot draws changes nothing for the others, nor for the deal."""

    class Wasteful:
        def choose(self, view: criminals.GameView, rng: criminals.Rng) -> Any:
            rng.randrange(7)
            return criminals.legal_actions(view)[0]

    class Thrifty:
        def choose(self, view: criminals.GameView, rng: criminals.Rng) -> Any:
            return criminals.legal_actions(view)[0]

    first = Thrifty(), RandomBot(), RandomBot()
    other = Wasteful(), RandomBot(), RandomBot()
    assert play("crooks", first, seed=4) == play("crooks", other, seed=4)


class Listener:
    """Folds what it is told onto its first view: that is what it is shown."""

    def __init__(self) -> None:
        self.view: Any = None
        self.told: list[Any] = []

    def observe(self, view_events: Any) -> None:
        self.told += view_events
        if self.view is not None:
            self.view = criminals.fold(self.view, view_events)

    def choose(self, view: Any, rng: criminals.Rng) -> Any:
        assert self.view is None or self.view == view
        self.view = view
        return RandomBot(eager=True).choose(view, rng)


@GAMES
def test_an_observer_is_told_what_its_seat_perceives(game: str, players: int) -> None:
    bots = [Listener() for _ in range(players)]
    record = play(game, bots, seed=8)
    for seat, bot in enumerate(bots):
        kept = record.for_viewer(seat)
        assert bot.told == [fact for step in kept.steps for fact in step]
        assert criminals.outcome(bot.view) is not None


class Historian(Listener):
    """Keeps every record that it's given, and looks where it ends."""

    def __init__(self) -> None:
        super().__init__()
        self.records: list[criminals.ViewRecord] = []

    def follow(self, view_record: criminals.ViewRecord) -> None:
        self.records.append(view_record)

    @override
    def choose(self, view: Any, rng: criminals.Rng) -> Any:
        *_, last = self.records[-1].replay()
        assert last == view
        return super().choose(view, rng)


@GAMES
def test_a_follower_is_given_the_game_as_its_seat_perceived_it(game: str, players: int) -> None:
    bots = [Historian() for _ in range(players)]
    record = play(game, bots, seed=8)
    for seat, bot in enumerate(bots):
        kept = record.for_viewer(seat)
        assert bot.records[-1] == kept
        assert bot.told == [fact for step in kept.steps for fact in step]


def test_a_follower_of_a_game_that_goes_on_is_given_its_beginning_too() -> None:
    record = play("crooks", [RandomBot(), RandomBot()], seed=8, edition="tiny")
    begun = attrs.evolve(record, actions=record.actions[:3])
    bots = [Historian(), Historian()]
    played = play(begun, bots, seed=8)
    assert played.actions[:3] == begun.actions
    for seat, bot in enumerate(bots):
        kept = played.for_viewer(seat)
        assert bot.records[-1] == kept
        assert bot.told == [fact for step in kept.steps[3:] for fact in step]


def choosing(answer: Any) -> Bot:
    class Odd:
        def choose(self, view: Any, rng: criminals.Rng) -> Any:
            return answer(view)

    return Odd()


def crash(_view: Any) -> Any:
    raise RuntimeError("no idea")


def leave(_view: Any) -> Any:
    raise SystemExit(3)


def linger(_view: Any) -> Any:
    end = time.monotonic() + 20
    while time.monotonic() < end:
        with suppress(Exception):  # a bot that catches what it can is stopped all the same
            time.sleep(0.01)


def declines(_view: Any) -> Any:
    return crooks.Decline()


def says_pass(_view: Any) -> Any:
    return "pass"


def lays_down(_view: Any) -> Any:
    return counterfeiters.LayDown()


def shrugs(_view: Any) -> Any:
    return None


FOULS: dict[str, tuple[Callable[[Any], Any], str, str]] = {
    "crash": (crash, "crash", "RuntimeError: no idea"),
    "exit": (leave, "crash", "SystemExit: 3"),
    "illegal": (declines, "illegal", "§"),
    "text": (says_pass, "illegal", "parse_action"),
    "other game": (lays_down, "illegal", "LayDown"),
    "nothing": (shrugs, "nothing", "gave no action"),
    "time": (linger, "time", "took longer than 0.2 s"),
}


@pytest.mark.parametrize(("answer", "reason", "text"), FOULS.values(), ids=FOULS.keys())
def test_a_bot_that_breaks_off_is_named(answer: Any, reason: str, text: str) -> None:
    start = time.monotonic()
    with pytest.raises(FoulPlay, match=f"seat 1: {reason}") as caught:
        play("crooks", [RandomBot(eager=True), choosing(answer)], seed=1, limit=0.2)
    assert time.monotonic() - start < 5
    foul: Foul = caught.value.foul
    assert (foul.seat, foul.reason) == (1, reason)
    assert text in foul.text
    *_, last = caught.value.record.replay()
    assert criminals.actor(last) == 1


def test_a_game_without_documents_is_hosted_too() -> None:
    names = {name: value for name, value in vars(kuhn).items() if name not in ("ViewEvent", "Setup")}
    criminals.register("kuhn", cast(Any, SimpleNamespace(**names)))
    played = play_out(kuhn.new_game(rng=generator(1)), [RandomBot()] * 2, 1)
    assert kuhn.outcome(played.state) is not None
    assert played.foul is None


def test_a_game_of_somebody_else_is_played_and_recorded() -> None:
    criminals.register("kuhn", kuhn)
    record = play("kuhn", [RandomBot(eager=True), ISMCTSBot(iterations=20)], seed=1)
    assert record == play("kuhn", [RandomBot(eager=True), ISMCTSBot(iterations=20)], seed=1)
    *_, last = record.replay()
    assert criminals.outcome(last) is not None
    again: Any = criminals.loads(criminals.dumps(record))
    assert again == record
    begun = attrs.evolve(again, actions=again.actions[:1])
    assert play(begun, [RandomBot(), RandomBot()], seed=2).actions[:1] == again.actions[:1]


def test_truth_is_told_only_through_its_door() -> None:
    class Prophet(RandomBot):
        def see(self, state: Any) -> None:
            seen.append(state)

    seen: list[Any] = []
    with pytest.raises(ValueError, match=r"seats 1 want the truth"):
        play("crooks", [RandomBot(), Prophet()], seed=1)
    assert not seen
    record = play("crooks", [RandomBot(), Prophet()], seed=1, truth=True)
    assert seen == [state for state in record.replay() if criminals.actor(state) == 1]
