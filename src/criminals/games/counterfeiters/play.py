"""The verbs of play: who acts, what is legal, why not, and what follows."""

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Final, NoReturn

from criminals.core.base.errors import IllegalAction, NotOver, Violation
from criminals.core.base.later import ModuleLater
from criminals.core.base.seats import Seat, Viewer
from criminals.core.box.openings import Opening
from criminals.core.game.action_space import ActionSpace
from criminals.core.game.events import Step
from criminals.core.game.protocol import Rng
from criminals.core.game.results import Outcome, ScoreSheet
from criminals.core.game.violations import asker_of
from criminals.games.counterfeiters.box.edition import Edition
from criminals.games.counterfeiters.box.editions import EDITIONS, REFERENCE
from criminals.games.counterfeiters.box.faults import fault
from criminals.games.counterfeiters.knowledge import undo
from criminals.games.counterfeiters.knowledge.events import ViewEvent
from criminals.games.counterfeiters.knowledge.narration import events
from criminals.games.counterfeiters.knowledge.views import View, check_position, check_state
from criminals.games.counterfeiters.rules.actions import Action
from criminals.games.counterfeiters.rules.layout import lay_out
from criminals.games.counterfeiters.rules.opening import Setup, begun_by, deal, first_state, players_of, setup_faults
from criminals.games.counterfeiters.rules.opening import setups as all_setups
from criminals.games.counterfeiters.rules.phase import HENCHMAN, Dining, Over, Playing, Retaking
from criminals.games.counterfeiters.rules.phases import dining, playing, retaking
from criminals.games.counterfeiters.rules.scoring import outcome_of, points_of, score_sheet
from criminals.games.counterfeiters.rules.state import State
from criminals.games.counterfeiters.rules.turns import Stages
from criminals.games.counterfeiters.rules.violations import game_over, not_your_turn

if TYPE_CHECKING:
    from criminals.games.counterfeiters.formats import documents, numbering
    from criminals.games.counterfeiters.looks import telling
else:  # how values are written and told is loaded when it is first needed
    documents = ModuleLater("criminals.games.counterfeiters.formats.documents")
    numbering = ModuleLater("criminals.games.counterfeiters.formats.numbering")
    telling = ModuleLater("criminals.games.counterfeiters.looks.telling")


def _read_setup(value: object) -> Setup:
    return documents.read_setup(value)


_OPENING: Final = Opening(
    editions=EDITIONS,
    reference=REFERENCE,
    lay_out=lay_out,
    setup=Setup,
    deal=deal,
    begun_by=begun_by,
    read_setup=_read_setup,
    players_of=players_of,
    setup_faults=setup_faults,
    first_state=first_state,
)


def new_game(
    *,
    players: int | None = None,
    rng: Rng | None = None,
    setup: Setup | Mapping[str, object] | None = None,
    edition: Edition | str | None = None,
    first: Seat | None = None,
) -> State:
    """Start a game: deal with a generator, or use a set-up.

    Pass either `rng` or `setup`; only `criminals.new_game` makes a generator of its own.

    Args:
        players: The number of players. By default as in the set-up, or the smallest number the edition is for.
        rng: The generator to deal with; None only if there is a `setup`.
        setup: A `Setup`, or the `setup` object of a record. It excludes `rng` and `first`.
        edition: An edition, or the name of one of `EDITIONS`; None for the reference edition.
        first: The first player (§2.2). By default one is drawn with the deal, each seat equally likely.

    Returns:
        The first state of a game.

    Raises:
        InvalidArgument: The arguments contradict each other, there is no such edition, or it is not for this number
            of players.
        InvalidState: The set-up is not one of this edition; every fault is named.
        MalformedDocument: The `setup` object is not one of this game or edition.
    """
    return _OPENING.new_game(players, rng, setup, edition, first)


def setups(players: int, edition: Edition | str | None = None) -> Iterator[Setup]:
    """Every possible set-up, each once.

    Args:
        players: The number of players.
        edition: An edition, or the name of one of `EDITIONS`; None for the reference edition.

    Returns:
        An iterator over set-ups; all are equally likely (§2.2-§2.4).

    Raises:
        InvalidArgument: The edition is not for this number of players, or there is no edition of this name.
    """
    return all_setups(_OPENING.find_edition(edition), players)


def action_space(players: int, edition: Edition | str | None = None) -> ActionSpace[Action]:
    """Number every action that an edition makes possible.

    Args:
        players: The number of players.
        edition: An edition, or the name of one of `EDITIONS`; None for the reference edition.

    Returns:
        The numbered actions, with `encode`, `decode` and `mask`.

    Raises:
        InvalidArgument: The edition is not for this number of players, or there is no edition of this name.
    """
    box = _OPENING.find_edition(edition)
    return ActionSpace("counterfeiters", box, players, numbering.all_actions(box, players), legal_actions)


def seats(position: State | View) -> range:
    """The seats, 0 to n-1 clockwise (§2.1).

    Args:
        position: A state or a view of Counterfeiters.

    Returns:
        The seats, as many as there are players.

    Raises:
        TypeError: The value is neither a state nor a view of Counterfeiters.
    """
    check_position(position)
    return range(position.players)


def actor(position: State | View) -> Seat | None:
    """The seat whose turn it is (§3.1).

    Args:
        position: A state or a view of Counterfeiters.

    Returns:
        A seat, or None once the game is over. Seat 0 is falsy: test with `is None`.

    Raises:
        TypeError: The value is neither a state nor a view of Counterfeiters.
    """
    if type(position) is not State:
        check_position(position)
    return position.actor


# The phases are told apart by `isinstance`: with a tuple it is 70 ns faster than a `match` of the same classes.


def _actors_cash(position: State | View, seat: Seat) -> int:
    """The cash of the actor; for a view, only if the actor is its viewer."""
    if type(position) is State:
        return position.cash[seat]
    assert isinstance(position.cash, int)
    return position.cash


def chances(state: State) -> tuple[()]:
    """No chances: nothing in this game is thrown or drawn during play.

    Args:
        state: A state of Counterfeiters.

    Returns:
        An empty tuple.

    Raises:
        TypeError: The value is not a state of Counterfeiters.
    """
    check_state(state)
    return ()


def legal_actions(position: State | View) -> tuple[Action, ...]:
    """Every legal action, each once, in a fixed order.

    Buying comes first, then printing, the supermarket, the fence, tax fraud, commercial flights, jet flights; within a
    kind by space, then by fakes, the fewest of quality 1 first, then of 2, then of 3, or by amount. Laying down and
    declining come last.

    Args:
        position: A state or a view of Counterfeiters.

    Returns:
        The actions. Empty once the game is over, and for a view whose viewer is not the actor.

    Raises:
        TypeError: The value is neither a state nor a view of Counterfeiters.
    """
    if type(position) is State:
        phase = position.phase
        if type(phase) is Playing:  # as below, but for most decisions 50 ns faster
            return playing.legal(position, phase, position.cash[phase.seat])
        if type(phase) is Dining:
            return dining.legal(position, phase)
    else:
        check_position(position)
        if isinstance(position, View) and position.viewer != position.actor:
            return ()
        phase = position.phase
    if isinstance(phase, HENCHMAN):
        return playing.legal(position, phase, _actors_cash(position, phase.seat))
    if isinstance(phase, Dining):
        return dining.legal(position, phase)
    if isinstance(phase, Retaking):
        return retaking.legal(position, phase)
    return ()


def violation(position: State | View, action: Action, *, by: Viewer | None = None) -> Violation | None:
    """The reason why an action is illegal.

    Args:
        position: A state or a view of Counterfeiters. A view answers for its viewer.
        action: An action of Counterfeiters, legal or not.
        by: The seat or spectator who wants to act; None for the actor.

    Returns:
        Clause, code and parameters of the refusal; None if the action is legal.

    Raises:
        TypeError: The value is not an action of Counterfeiters, or the position is not of Counterfeiters.
        InvalidArgument: `by` is not at the table, or not the viewer of the view.
    """
    check_position(position)
    phase, asker = position.phase, asker_of(position, by)
    if isinstance(phase, Over):
        return game_over("6.4", action)
    if asker is not None and asker != phase.seat:
        return not_your_turn("3.1", asker, phase.seat, action)
    if isinstance(phase, HENCHMAN):
        return playing.violation(position, phase, action, _actors_cash(position, phase.seat))
    if isinstance(phase, Dining):
        return dining.violation(position, phase, action)
    return retaking.violation(position, phase, action)


def apply(state: State, action: Action) -> State:
    """Play an action. It is always validated.

    Args:
        state: A state of Counterfeiters. It is not changed.
        action: One of `legal_actions(state)`.

    Returns:
        The next state.

    Raises:
        IllegalAction: The rules refuse the action; its `violation` says why.
        TypeError: The value is not an action of Counterfeiters, or the position is not of Counterfeiters.
    """
    if type(state) is not State:
        check_state(state)
    phase = state.phase
    if type(phase) is Playing:  # as `_after` does, but for most moves 50 ns faster
        after = playing.after(state, phase, action)
    elif type(phase) is Dining:
        after = dining.after(state, phase, action)
    else:
        after = _after(state, action, None)
    return _refused(state, action) if after is None else after


def stages(state: State, action: Action) -> Stages:
    """The states that an action leads through: that after the action itself first, that of the next decision last."""
    check_state(state)
    passed_through: Stages = []
    after = _after(state, action, passed_through)
    passed_through.append(_refused(state, action) if after is None else after)
    return passed_through


def _after(state: State, action: Action, passed_through: Stages | None) -> State | None:
    """The state after an action, None if it is refused; the ones that it leads through are added, if asked for."""
    phase = state.phase
    if isinstance(phase, HENCHMAN):
        return playing.after(state, phase, action, passed_through)
    if isinstance(phase, Dining):
        return dining.after(state, phase, action, passed_through)
    if isinstance(phase, Retaking):
        return retaking.after(state, phase, action, passed_through)
    return None


def _refused(state: State, action: Action) -> NoReturn:
    refusal = violation(state, action)
    assert refusal is not None, "what a phase does not play, it refuses"
    raise IllegalAction(action, refusal, telling.describe)


def step(state: State, action: Action) -> Step[State, ViewEvent]:
    """Play an action as `apply` does, and tell what happened.

    Args:
        state: A state of Counterfeiters. It is not changed.
        action: One of `legal_actions(state)`.

    Returns:
        A pair `(state, events)`. The events hold secrets; `view_events` picks those of one viewer.

    Raises:
        IllegalAction: The rules refuse the action; its `violation` says why.
        TypeError: The value is not an action of Counterfeiters, or the position is not of Counterfeiters.
    """
    passed_through = stages(state, action)
    return Step(passed_through[-1], tuple(events(state, action, passed_through)))


def reveals(state: State, action: Action) -> bool:
    """True if an action lets anybody rule out something that was possible before (§7).

    Args:
        state: The state before the action.
        action: One of `legal_actions(state)`.

    Returns:
        True if the action must not be taken back, because somebody has learned from it.

    Raises:
        IllegalAction: The rules refuse the action; its `violation` says why.
        TypeError: The value is not an action of Counterfeiters, or the position is not of Counterfeiters.
    """
    return undo.reveals(state, action, apply(state, action))


def score(position: State | View) -> ScoreSheet:
    """The score if the game ended now: cash, offshore money, and the tickets as far as the bank can pay; no lunches.

    A view has a score only once the game is over: before, the score would tell how money is split (§7.2).

    Args:
        position: A state or a view of Counterfeiters.

    Returns:
        The points by seat, and the lines that explain them.

    Raises:
        NotOver: The position is a view, and the game is not over.
        TypeError: The value is neither a state nor a view of Counterfeiters.
    """
    check_position(position)
    if isinstance(position, State):
        return score_sheet(position, position.cash)
    if isinstance(position.phase, Over):
        return score_sheet(position, tuple(crew.least for crew in position.crews))
    raise NotOver("score", (fault("7.4", "score_at_end"),))


def points(state: State) -> tuple[int, ...]:
    """The points of `score` without its lines, which takes a fraction of the time.

    Args:
        state: A state of Counterfeiters.

    Returns:
        The points by seat.

    Raises:
        TypeError: The value is not a state of Counterfeiters.
    """
    check_state(state)
    return points_of(state)


def outcome(position: State | View) -> Outcome | None:
    """The winners, once the game is over: most cash and offshore money; tied players share the win (§6.4).

    Args:
        position: A state or a view of Counterfeiters.

    Returns:
        The winners, ascending, and the clause; None while the game goes on.

    Raises:
        TypeError: The value is neither a state nor a view of Counterfeiters.
    """
    check_position(position)
    return outcome_of(position)
