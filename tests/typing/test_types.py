# pyright: reportUnnecessaryTypeIgnoreComment=error
"""What type checkers infer: the verbs on the top level, a game's own verbs, code generic over games, a fourth game.

mypy and pyright read this file with everything else; `assert_type` fails there, the rest fails here. What they have to
refuse is ignored, line by line: both of them report an ignore that is not needed.
"""

from collections.abc import Iterator
from fractions import Fraction
from random import Random
from typing import Any, TypeVar, assert_type

import pytest

import criminals
from criminals.bots import ISMCTSBot, RandomBot
from criminals.core.base.value import Value
from criminals.core.game.defaults import completed
from criminals.core.game.position import GameState, GameView
from criminals.core.game.protocol import CompleteGame, Game, Rng
from criminals.games import crooks, sicario
from criminals.hosting import Host, News, Welcome
from tests.typing import kuhn

S = TypeVar("S", bound=GameState)
A = TypeVar("A", bound=Value)
V = TypeVar("V", bound=GameView)
F = TypeVar("F", bound=Value)


def play_out(game: Game[S, A], state: S, rng: Random) -> S:
    """Code generic over games: it takes the game, and keeps its types. What it does not ask for it need not name."""
    while actions := game.legal_actions(state):
        state = game.apply(state, rng.choice(actions))
    return state


def best_guess(game: CompleteGame[S, A, V, F], view: V, rng: Rng) -> tuple[A, S]:
    """A bot for any game: its first action that is still legal in a world it drew, and that world."""
    world = game.sample_world(view, rng)
    return next(action for action in game.legal_actions(view) if game.violation(world, action) is None), world


def watched(game: CompleteGame[S, A, V, F], state: S, action: A, viewer: criminals.Viewer) -> tuple[V, tuple[F, ...]]:
    """A frontend for any game: what it shows after an action, and what it tells of it."""
    before, happened = game.view(state, viewer), game.step(state, action).events
    perceived = game.view_events(happened, viewer)
    return game.fold(before, perceived), perceived


def test_top_level_verbs_infer_the_types_of_crooks() -> None:
    state = criminals.new_game("crooks", players=2, seed=1)
    assert_type(state, crooks.State)
    assert_type(criminals.new_game(), crooks.State)
    assert_type(criminals.legal_actions(state), tuple[crooks.Action, ...])
    assert_type(criminals.apply(state, criminals.legal_actions(state)[0]), crooks.State)
    assert_type(criminals.seats(state), range)
    assert_type(criminals.actor(state), int | None)
    assert_type(criminals.parse_action("crooks", "pass"), crooks.Action)
    assert_type(criminals.setups("crooks", 2), Iterator[crooks.Setup])
    assert_type(criminals.violation(state, crooks.Pass()), criminals.Violation | None)
    assert_type(criminals.score(state), criminals.ScoreSheet)
    assert_type(criminals.outcome(state), criminals.Outcome | None)
    assert_type(criminals.reveal(state), str)
    line, seen = criminals.to_text(state), criminals.to_text(criminals.view(state, 0))
    assert_type(line, str)
    assert_type(criminals.from_text("crooks", line), crooks.State | crooks.View)
    assert_type(criminals.from_text("crooks", line, kind="state"), crooks.State)
    assert_type(criminals.from_text("crooks", seen, kind="view", edition=crooks.REFERENCE), crooks.View)
    text = criminals.dumps(criminals.Record.of(state))
    assert_type(criminals.loads(text), criminals.Record)
    assert_type(criminals.loads(text, kind="record"), criminals.Record)
    assert_type(criminals.loads(criminals.dumps(state), kind="state"), Any)
    kept = criminals.loads(text).for_viewer(0)
    assert_type(kept, criminals.ViewRecord)
    assert_type(criminals.loads(criminals.dumps(kept), kind="view_record"), criminals.ViewRecord)
    typed: crooks.ViewRecord = kept
    assert_type(typed.replay(), Iterator[crooks.View])
    assert_type(criminals.can_undo(criminals.loads(text), 0), criminals.Violation | None)
    assert_type(criminals.digest(state), str)
    assert_type(criminals.schema("view"), dict[str, Any])
    assert_type(criminals.schema("record", "crooks"), dict[str, Any])


def test_criminals_is_crooks_to_type_checkers_too() -> None:
    state = criminals.new_game("criminals", players=2, seed=1, first=0)
    assert_type(state, crooks.State)
    assert_type(criminals.new_game(first=1), crooks.State)
    assert_type(criminals.setups("criminals", 2), Iterator[crooks.Setup])
    assert_type(criminals.action_space("criminals", 2), criminals.ActionSpace[crooks.Action])
    assert_type(criminals.parse_action("criminals", "pass"), crooks.Action)
    line, seen = criminals.to_text(state), criminals.to_text(criminals.view(state, 0))
    assert_type(criminals.from_text("criminals", line), crooks.State | crooks.View)
    assert_type(criminals.from_text("criminals", line, kind="state"), crooks.State)
    assert_type(criminals.from_text("criminals", seen, kind="view"), crooks.View)
    assert state.game == "crooks"


def test_top_level_verbs_of_hidden_information_infer_the_types_of_crooks() -> None:
    state = criminals.new_game("crooks", players=2, seed=1)
    view = criminals.view(state, state.actor or 0)
    assert_type(view, crooks.View)
    assert_type(criminals.view(state, criminals.SPECTATOR), crooks.View)
    assert_type(criminals.legal_actions(view), tuple[crooks.Action, ...])
    assert_type(criminals.violation(view, crooks.Pass()), criminals.Violation | None)
    assert_type(criminals.actor(view), int | None)
    assert_type(criminals.seats(view), range)
    assert_type(criminals.outcome(view), criminals.Outcome | None)
    step = criminals.step(state, criminals.legal_actions(view)[0])
    assert_type(step, criminals.Step[crooks.State, crooks.ViewEvent])
    assert_type(step.state, crooks.State)
    assert_type(step.events, tuple[crooks.Event, ...])
    perceived = criminals.view_events(step.events, 0)
    assert_type(perceived, tuple[crooks.ViewEvent, ...])
    assert_type(criminals.fold(criminals.view(state, 0), perceived), crooks.View)
    assert_type(criminals.count_worlds(view), int)
    assert_type(criminals.worlds(view), Iterator[crooks.State])
    assert_type(criminals.sample_world(view, Random(1)), crooks.State)
    assert_type(criminals.marginals(view), criminals.Marginals[int, crooks.Whereabouts])
    assert_type(criminals.beliefs(view), criminals.Beliefs[crooks.State, criminals.Marginals[int, crooks.Whereabouts]])
    assert_type(criminals.beliefs(view).sample(Random(1)), crooks.State)
    assert_type(iter(criminals.beliefs(view)), Iterator[crooks.State])
    assert_type(criminals.points(state), tuple[int, ...])
    assert_type(criminals.is_consistent(view, state), bool)
    assert criminals.is_consistent(view, state)


def test_the_verbs_of_the_past_infer_the_types_of_crooks() -> None:
    state = criminals.new_game("crooks", players=2, seed=1)
    record: crooks.Record = criminals.Record.of(state)
    kept: crooks.ViewRecord = record.for_viewer(0)
    past = next(criminals.histories(kept, state))
    assert_type(past.actions, tuple[crooks.Action, ...])

    def evenly(view: crooks.View) -> dict[crooks.Action, float]:
        return dict.fromkeys(criminals.legal_actions(view), 1.0)

    found = criminals.posterior(kept, evenly, rng=Random(1), samples=3)
    assert_type(found, criminals.Posterior[crooks.State])
    assert_type(found.sample(Random(1)), crooks.State)
    assert_type(found.marginals, criminals.Marginals[Any, Any])
    assert past == record


def test_a_games_own_verbs() -> None:
    state = crooks.new_game(players=3, rng=Random(1))
    assert_type(state, crooks.State)
    assert_type(crooks.legal_actions(state), tuple[crooks.Action, ...])
    assert_type(crooks.apply(state, crooks.Pass()), crooks.State)
    step = crooks.step(state, crooks.Pass())
    assert_type(step, criminals.Step[crooks.State, crooks.ViewEvent])
    view = crooks.view(state, 0)
    assert_type(view, crooks.View)
    assert_type(crooks.legal_actions(view), tuple[crooks.Action, ...])
    assert_type(crooks.view_events(step.events, 0), tuple[crooks.ViewEvent, ...])
    assert_type(crooks.fold(view, crooks.view_events(step.events, 0)), crooks.View)
    assert_type(crooks.from_text(crooks.to_text(state), kind="state"), crooks.State)
    assert_type(crooks.from_text(crooks.to_text(view), kind="view"), crooks.View)
    assert_type(crooks.worlds(view), Iterator[crooks.State])
    assert_type(crooks.sample_world(view, Random(1)), crooks.State)
    assert_type(crooks.marginals(view), criminals.Marginals[int, crooks.Whereabouts])
    assert_type(crooks.beliefs(view).sample(Random(1)), crooks.State)
    assert_type(crooks.beliefs(view).marginals, criminals.Marginals[int, crooks.Whereabouts])
    assert_type(crooks.points(state), tuple[int, ...])


def test_code_generic_over_games_keeps_their_types() -> None:
    state = crooks.new_game(players=3, rng=Random(1))
    last = play_out(crooks, state, Random(2))
    assert_type(last, crooks.State)
    view = crooks.view(state, state.actor or 0)
    assert_type(best_guess(crooks, view, Random(3)), tuple[crooks.Action, crooks.State])
    assert_type(watched(crooks, state, crooks.Pass(), 0), tuple[crooks.View, tuple[crooks.ViewEvent, ...]])
    assert crooks.actor(last) is None
    assert watched(crooks, state, crooks.Pass(), 0)[0] == crooks.view(crooks.apply(state, crooks.Pass()), 0)


def test_code_generic_over_games_keeps_the_types_of_a_fourth_game() -> None:
    dealt = kuhn.new_game(setup=("J", "K"))
    last = play_out(kuhn, dealt, Random(2))
    assert_type(last, kuhn.State)
    whole = completed(kuhn)
    assert_type(whole, CompleteGame[kuhn.State, kuhn.Action, kuhn.View, kuhn.ViewEvent])
    assert_type(best_guess(whole, kuhn.view(dealt, 0), Random(3)), tuple[kuhn.Action, kuhn.State])
    assert_type(watched(whole, dealt, kuhn.BET, 1), tuple[kuhn.View, tuple[kuhn.ViewEvent, ...]])
    assert whole.actor(last) is None
    assert watched(whole, dealt, kuhn.BET, 1) == (kuhn.View((kuhn.BET,), 1, (None, "K")), (kuhn.Played(0, kuhn.BET),))


def test_a_fourth_game_joins_the_verbs() -> None:
    criminals.register("kuhn", kuhn)
    assert criminals.GAMES["kuhn"].NAME == "kuhn"
    state: kuhn.State = criminals.new_game("kuhn", setup=("Q", "K"))
    assert_type(criminals.seats(state), range)
    assert_type(criminals.actor(state), int | None)
    assert_type(criminals.apply(state, kuhn.BET), kuhn.State)
    assert_type(criminals.step(state, kuhn.BET), criminals.Step[kuhn.State, kuhn.ViewEvent])
    assert_type(criminals.legal_actions(state), tuple[kuhn.Action, ...])
    assert_type(criminals.chances(state), tuple[tuple[kuhn.Action, Fraction], ...])
    view = criminals.view(state, 0)
    assert_type(view, kuhn.View)
    assert_type(criminals.worlds(view), Iterator[kuhn.State])
    assert_type(criminals.sample_world(view, Random(1)), kuhn.State)
    assert_type(criminals.marginals(view), criminals.Marginals[kuhn.Card, kuhn.Place])
    assert_type(criminals.beliefs(view), criminals.Beliefs[kuhn.State, Any])
    assert_type(criminals.beliefs(view).sample(Random(1)), kuhn.State)
    perceived = criminals.view_events(criminals.step(state, kuhn.CHECK).events, 0)
    assert_type(perceived, tuple[kuhn.ViewEvent, ...])
    assert_type(criminals.fold(view, perceived), kuhn.View)
    assert criminals.legal_actions(view) == (kuhn.CHECK, kuhn.BET)
    assert criminals.parse_action("kuhn", "bet") == kuhn.BET
    assert list(criminals.setups("kuhn", 2))[:2] == [("J", "Q"), ("J", "K")]
    assert [world.cards for world in criminals.worlds(view)] == [("Q", "J"), ("Q", "K")]
    assert criminals.marginals(view).of("K") == {1: 0.5, "deck": 0.5}
    assert criminals.describe(kuhn.BET) == "Bet"
    assert criminals.loads(criminals.dumps(view), "view") == view


def test_what_type_checkers_refuse_in_a_games_own_verbs() -> None:
    """Neither of state and view is the other: what takes a view cannot cheat, and what needs the truth gets it."""
    state = crooks.new_game(players=2, rng=Random(1))
    view, events = crooks.view(state, 0), crooks.step(state, crooks.Pass()).events
    with pytest.raises(TypeError, match="a state is no view"):
        crooks.sample_world(state, Random(1))  # type: ignore[arg-type]  # from the truth nothing is drawn
    with pytest.raises(TypeError, match="a state is no view"):
        crooks.count_worlds(state)  # type: ignore[arg-type]  # only a view has worlds
    with pytest.raises(TypeError, match="a state is no view"):
        crooks.marginals(state)  # type: ignore[arg-type]  # nor is it uncertain
    with pytest.raises(TypeError, match="a state is no view"):
        crooks.beliefs(state)  # type: ignore[arg-type]  # nor does it leave anything to believe
    with pytest.raises(TypeError, match="a view is no state"):
        crooks.points(view)  # type: ignore[arg-type]  # its viewer may not know the score
    with pytest.raises(TypeError, match="a view is no state"):
        crooks.apply(view, crooks.Pass())  # type: ignore[arg-type]  # a bot plays on in worlds, not in its view
    with pytest.raises(TypeError, match="a view is no state"):
        crooks.view(view, 1)  # type: ignore[arg-type]  # what another knows is not in a view
    with pytest.raises(TypeError, match="is the truth"):
        crooks.fold(view, events)  # type: ignore[arg-type]  # events are for the host
    with pytest.raises(TypeError, match="parse_action"):
        crooks.apply(state, "pass")  # type: ignore[arg-type]  # a text is no action


def test_what_type_checkers_refuse_in_code_generic_over_games() -> None:
    state, view = kuhn.new_game(setup=("Q", "K")), kuhn.View((), 0, ("Q", None))
    with pytest.raises(TypeError, match="a state is no view"):
        best_guess(completed(kuhn), state, Random(1))  # type: ignore[misc]  # a bot is given a view
    with pytest.raises((AttributeError, TypeError)):
        best_guess(crooks, view, Random(1))  # type: ignore[misc]  # the view of another game


def test_what_type_checkers_refuse_as_a_game() -> None:
    """States and views know their table, and a view its viewer."""
    game: Any = kuhn
    fits: Game[kuhn.State, kuhn.Action, kuhn.View, kuhn.ViewEvent] = kuhn
    blind: Game[kuhn.State, kuhn.Action, kuhn.State, Any] = game  # type: ignore[type-var]  # a view without a viewer
    bare: Game[kuhn.Action, kuhn.Action] = game  # type: ignore[type-var]  # a state without edition and players
    games: tuple[object, ...] = fits, blind, bare
    assert games == (kuhn, kuhn, kuhn)
    whole: CompleteGame[kuhn.State, kuhn.Action] = kuhn  # type: ignore[assignment]  # `completed` makes what it lacks
    assert not hasattr(whole, "sample_world")


def test_what_type_checkers_refuse_in_the_verbs_for_all_games() -> None:
    """One signature for all games keeps them apart: actions, states, views and view events of one are no other's."""
    state, foreign = crooks.new_game(players=2, rng=Random(1)), kuhn.new_game(setup=("Q", "K"))
    view = crooks.view(state, 0)
    criminals.register("kuhn", kuhn)
    with pytest.raises(TypeError, match="no action of Crooks"):
        criminals.apply(state, kuhn.BET)  # type: ignore[misc]  # the action of another game
    with pytest.raises(TypeError, match="no action of Kuhn"):
        criminals.step(foreign, crooks.Pass())  # type: ignore[misc]  # the other way round
    with pytest.raises(TypeError, match="no action of Crooks"):
        criminals.violation(view, sicario.Skip())  # type: ignore[misc]  # a view has actions, too
    with pytest.raises(TypeError, match="no view event of Crooks"):
        criminals.fold(view, [kuhn.Played(0, kuhn.BET)])  # type: ignore[misc]  # what happened elsewhere
    with pytest.raises(TypeError, match="a view is no state"):
        criminals.apply(view, crooks.Pass())  # type: ignore[arg-type]  # a bot plays on in worlds
    with pytest.raises(TypeError, match="a state is no view"):
        criminals.worlds(state)  # type: ignore[arg-type]  # only a view has worlds
    with pytest.raises(TypeError, match="a state is no view"):
        criminals.marginals(state)  # type: ignore[arg-type]  # nor is it uncertain
    with pytest.raises(TypeError, match="neither a state nor"):
        criminals.legal_actions("crooks")  # type: ignore[arg-type]  # the name of a game is no position


def test_the_loop_of_the_readme() -> None:
    """Whose turn it is, what that seat may know, and what its bot does: with the types of the game all the way."""
    bot, rng = RandomBot(eager=True), Random(1)
    state = criminals.new_game("crooks", players=3, seed=7)
    while (seat := criminals.actor(state)) is not None:
        assert_type(seat, int)
        view = criminals.view(state, seat)
        assert_type(view, crooks.View)
        state, events = criminals.step(state, bot.choose(view, rng))
        assert_type(state, crooks.State)
        assert_type(events, tuple[criminals.Event[crooks.ViewEvent], ...])
    assert criminals.outcome(state) is not None


def test_the_loop_of_the_readme_with_dice() -> None:
    bot, rng = RandomBot(), Random(1)
    state = criminals.advance(criminals.new_game("sicario", players=3, seed=7), rng)
    while (seat := criminals.actor(state)) is not None and seat is not criminals.CHANCE:
        assert_type(seat, int)
        view = criminals.view(state, seat)
        assert_type(view, sicario.View)
        state, events = criminals.step(state, bot.choose(view, rng))
        assert_type(events, tuple[criminals.Event[sicario.ViewEvent], ...])
        state = criminals.advance(state, rng)
        assert_type(state, sicario.State)
    assert criminals.outcome(state) is not None


def test_the_loop_of_the_readme_with_a_fourth_game() -> None:
    criminals.register("kuhn", kuhn)
    bots, rng = (RandomBot(), ISMCTSBot(iterations=20)), Random(2)
    state: kuhn.State = criminals.new_game("kuhn", seed=1)
    while (seat := criminals.actor(state)) is not None:
        view = criminals.view(state, seat)
        assert_type(view, kuhn.View)
        state, events = criminals.step(state, bots[seat].choose(view, rng))
        assert_type(state, kuhn.State)
        assert_type(events, tuple[criminals.Event[kuhn.ViewEvent], ...])
    assert criminals.outcome(state) is not None


def any_bot(view: GameView[S, A, V, F], rng: Rng) -> tuple[A, S]:
    """Code for any game may do without the game: the verbs keep the types of what they are given."""
    world = criminals.sample_world(view, rng)
    return next(action for action in criminals.legal_actions(view) if criminals.violation(view, action) is None), world


def test_code_for_any_game_may_be_written_on_the_verbs() -> None:
    view = criminals.view(criminals.new_game("crooks", players=2, seed=1, first=0), 0)
    assert_type(any_bot(view, Random(1)), tuple[crooks.Action, crooks.State])
    assert any_bot(view, Random(1))[0] == crooks.Recruit("A")


def shown(view: GameView, state: GameState) -> str:
    """A bare `GameView` is the view of some game: what is asked of it is `Any`."""
    assert_type(criminals.legal_actions(view), tuple[Any, ...])
    assert_type(criminals.actor(view), Any)
    assert_type(criminals.apply(state, criminals.legal_actions(state)[0]), Any)
    return f"{view.game}: {view.viewer} of {view.players}"


def test_a_view_of_some_game() -> None:
    state = criminals.new_game("crooks", players=2, seed=1)
    assert shown(criminals.view(state, 0), state) == "crooks: 0 of 2"


def test_a_host_infers_the_types_of_its_game() -> None:
    host = Host.of(criminals.new_game("crooks", players=2, seed=1, first=0))
    assert_type(host, Host[crooks.State, crooks.Action, crooks.View, crooks.ViewEvent])
    assert_type(host.view(0), crooks.View)
    after = host.act(0, crooks.Pass())
    assert_type(after, Host[crooks.State, crooks.Action, crooks.View, crooks.ViewEvent])
    assert_type(after.news(0), News[crooks.Action, crooks.View, crooks.ViewEvent])
    assert_type(after.welcome(1), Welcome[crooks.Action, crooks.View, crooks.ViewEvent])
    assert_type(after.news(0).view_events, tuple[crooks.ViewEvent, ...])
    assert_type(after.state, crooks.State)
    with pytest.raises(TypeError):
        host.act(0, sicario.Skip())  # type: ignore[arg-type]
    criminals.register("kuhn", kuhn)
    fourth = Host.of(kuhn.new_game(setup=("J", "K")))
    assert_type(fourth, Host[kuhn.State, kuhn.Action, kuhn.View, kuhn.ViewEvent])
    assert fourth.act(0, "bet").act(1, "call").actor is None
