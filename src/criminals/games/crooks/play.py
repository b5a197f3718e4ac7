"""The verbs of play: who acts, what is legal, why not, and what follows.

A phase is told by its type: class patterns of a `match` would cost a twentieth of a move.
"""

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Final, assert_never

from criminals.core.base.errors import IllegalAction, NotOver, Violation
from criminals.core.base.later import ModuleLater
from criminals.core.base.seats import Seat, Viewer
from criminals.core.box.openings import Opening
from criminals.core.game.action_space import ActionSpace
from criminals.core.game.events import Step
from criminals.core.game.protocol import Rng
from criminals.core.game.results import Outcome, ScoreSheet
from criminals.core.game.violations import asker_of
from criminals.games.crooks.box.edition import Edition
from criminals.games.crooks.box.editions import EDITIONS, REFERENCE
from criminals.games.crooks.box.faults import fault
from criminals.games.crooks.knowledge import undo
from criminals.games.crooks.knowledge.events import ViewEvent
from criminals.games.crooks.knowledge.narration import events
from criminals.games.crooks.knowledge.views import View, check_position, check_state
from criminals.games.crooks.rules.actions import Action
from criminals.games.crooks.rules.layout import lay_out
from criminals.games.crooks.rules.opening import Setup, begun_by, deal, first_state, players_of, setup_faults
from criminals.games.crooks.rules.opening import setups as all_setups
from criminals.games.crooks.rules.phase import (
    Killing,
    Moving,
    Over,
    Picking,
    Placing,
    Recruiting,
    Spying,
    Taking,
)
from criminals.games.crooks.rules.phases import killing, moving, picking, placing, recruiting, spying, taking
from criminals.games.crooks.rules.scoring import outcome_of, points_of, score_sheet
from criminals.games.crooks.rules.state import State
from criminals.games.crooks.rules.turns import turned_up
from criminals.games.crooks.rules.violations import game_over, not_your_turn

if TYPE_CHECKING:
    from criminals.games.crooks.formats import documents, numbering
    from criminals.games.crooks.looks import telling
else:  # how values are written and told is loaded when it is first needed
    documents = ModuleLater("criminals.games.crooks.formats.documents")
    numbering = ModuleLater("criminals.games.crooks.formats.numbering")
    telling = ModuleLater("criminals.games.crooks.looks.telling")


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
        first: The seat that acts first (§2.5). By default one is drawn with the deal, each seat equally likely.

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
        An iterator over set-ups; all are equally likely (§2.3, §2.5).

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
    return ActionSpace("crooks", box, players, numbering.all_actions(box, players), legal_actions)


def seats(position: State | View) -> range:
    """The seats, 0 to n-1 clockwise (§2.1).

    Args:
        position: A state or a view of Crooks.

    Returns:
        The seats, as many as there are players.

    Raises:
        TypeError: The value is neither a state nor a view of Crooks.
    """
    check_position(position)
    return range(position.players)


def actor(position: State | View) -> Seat | None:
    """The seat whose turn it is (§3.1).

    Args:
        position: A state or a view of Crooks.

    Returns:
        A seat, or None once the game is over. Seat 0 is falsy: test with `is None`.

    Raises:
        TypeError: The value is neither a state nor a view of Crooks.
    """
    if type(position) is not State:
        check_position(position)
    return position.actor


def chances(state: State) -> tuple[()]:
    """No chances: nothing in this game is thrown or drawn during play.

    Args:
        state: A state of Crooks.

    Returns:
        An empty tuple.

    Raises:
        TypeError: The value is not a state of Crooks.
    """
    check_state(state)
    return ()


def legal_actions(position: State | View) -> tuple[Action, ...]:
    """Every legal action, each once, in a fixed order.

    Hangouts come in the order of their letters, targets by worth, crooks by id, seats from 0; placing face up before
    face down, spying on targets before hangouts; passing and declining last.

    Args:
        position: A state or a view of Crooks.

    Returns:
        The actions. Empty once the game is over, and for a view whose viewer is not the actor.

    Raises:
        TypeError: The value is neither a state nor a view of Crooks.
    """
    if type(position) is not State:
        check_position(position)
        if isinstance(position, View) and position.viewer != position.actor:
            return ()
    phase = position.phase
    if type(phase) is Recruiting:
        return recruiting.legal(position, phase)
    if type(phase) is Taking:
        return taking.legal(position, phase)
    if type(phase) is Placing:
        return placing.legal(position, phase)
    if type(phase) is Picking:
        return picking.legal(position, phase)
    if type(phase) is Moving:
        return moving.legal(position, phase)
    if type(phase) is Killing:
        return killing.legal(position, phase)
    if type(phase) is Spying:
        return spying.legal(position, phase)
    if type(phase) is Over:
        return ()
    assert_never(phase)


def violation(position: State | View, action: Action, *, by: Viewer | None = None) -> Violation | None:
    """The reason why an action is illegal.

    Args:
        position: A state or a view of Crooks. A view answers for its viewer.
        action: An action of Crooks, legal or not.
        by: The seat or spectator who wants to act; None for the actor.

    Returns:
        Clause, code and parameters of the refusal; None if the action is legal.

    Raises:
        TypeError: The value is not an action of Crooks, or the position is not of Crooks.
        InvalidArgument: `by` is not at the table, or not the viewer of the view.
    """
    check_position(position)
    phase = position.phase
    asker = asker_of(position, by)
    if type(phase) is Over:
        return game_over("3.3", action)
    if asker is not None and asker != phase.seat:
        return not_your_turn("3.1", asker, phase.seat, action)
    if type(phase) is Recruiting:
        return recruiting.violation(position, phase, action)
    if type(phase) is Taking:
        return taking.violation(position, phase, action)
    if type(phase) is Placing:
        return placing.violation(position, phase, action)
    if type(phase) is Picking:
        return picking.violation(position, phase, action)
    if type(phase) is Moving:
        return moving.violation(position, phase, action)
    if type(phase) is Killing:
        return killing.violation(position, phase, action)
    if type(phase) is Spying:
        return spying.violation(position, phase, action)
    assert_never(phase)


def apply(state: State, action: Action) -> State:
    """Play an action. It is always validated.

    Args:
        state: A state of Crooks. It is not changed.
        action: One of `legal_actions(state)`.

    Returns:
        The next state.

    Raises:
        IllegalAction: The rules refuse the action; its `violation` says why.
        TypeError: The value is not an action of Crooks, or the position is not of Crooks.
    """
    if type(state) is not State:
        check_state(state)
    phase = state.phase
    if type(phase) is Recruiting:
        after = recruiting.after(state, phase, action)
    elif type(phase) is Taking:
        after = taking.after(state, phase, action)
    elif type(phase) is Placing:
        after = placing.after(state, phase, action)
    elif type(phase) is Picking:
        after = picking.after(state, phase, action)
    elif type(phase) is Moving:
        after = moving.after(state, phase, action)
    elif type(phase) is Killing:
        after = killing.after(state, phase, action)
    elif type(phase) is Spying:
        after = spying.after(state, phase, action)
    elif type(phase) is Over:
        after = None
    else:
        assert_never(phase)
    if after is None:
        refused = violation(state, action)
        assert refused is not None, "what a phase does not play, it refuses"
        raise IllegalAction(action, refused, telling.describe)
    return after


def step(state: State, action: Action) -> Step[State, ViewEvent]:
    """Play an action as `apply` does, and tell what happened.

    Args:
        state: A state of Crooks. It is not changed.
        action: One of `legal_actions(state)`.

    Returns:
        A pair `(state, events)`. The events hold secrets; `view_events` picks those of one viewer.

    Raises:
        IllegalAction: The rules refuse the action; its `violation` says why.
        TypeError: The value is not an action of Crooks, or the position is not of Crooks.
    """
    after = apply(state, action)
    return Step(after, tuple(events(state, action, after)))


def reveals(state: State, action: Action) -> bool:
    """True if an action lets anybody rule out something that was possible before (§6).

    Args:
        state: The state before the action.
        action: One of `legal_actions(state)`.

    Returns:
        True if the action must not be taken back, because somebody has learned from it.

    Raises:
        IllegalAction: The rules refuse the action; its `violation` says why.
        TypeError: The value is not an action of Crooks, or the position is not of Crooks.
    """
    return undo.reveals(state, action, apply(state, action))


def score(position: State | View) -> ScoreSheet:
    """The score if the game ended now: a crook in hand, or being moved by a Swap, counts nothing.

    A view has a score only once the game is over: before, the score would tell what lies face down (§5.1).

    Args:
        position: A state or a view of Crooks.

    Returns:
        The points by seat, and the lines that explain them.

    Raises:
        NotOver: The position is a view, and the game is not over.
        TypeError: The value is neither a state nor a view of Crooks.
    """
    check_position(position)
    if isinstance(position, State):
        return score_sheet(position.layout, turned_up(position))
    if isinstance(position.phase, Over):
        return score_sheet(position.layout, position.rows)
    raise NotOver("score", (fault("5.1", "score_at_end"),))


def points(state: State) -> tuple[int, ...]:
    """The points of `score` without its lines, which takes a fraction of the time.

    Args:
        state: A state of Crooks.

    Returns:
        The points by seat.

    Raises:
        TypeError: The value is not a state of Crooks.
    """
    check_state(state)
    return points_of(state.layout, state.rows if type(state.phase) is Over else turned_up(state))


def outcome(position: State | View) -> Outcome | None:
    """The winners, once the game is over: most points, then most money; players still tied share the win (§5.7).

    Args:
        position: A state or a view of Crooks.

    Returns:
        The winners, ascending, and the clause; None while the game goes on.

    Raises:
        TypeError: The value is neither a state nor a view of Crooks.
    """
    check_position(position)
    return outcome_of(position)
