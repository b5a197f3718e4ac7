"""The verbs of play: who acts, what is legal, why not, and what follows."""

from collections.abc import Iterator, Mapping
from fractions import Fraction
from typing import TYPE_CHECKING, Final, assert_never

from criminals.core.base.errors import IllegalAction, NotOver, Violation
from criminals.core.base.later import ModuleLater
from criminals.core.base.seats import CHANCE, Chance, Seat, Viewer
from criminals.core.box.openings import Opening
from criminals.core.game.action_space import ActionSpace
from criminals.core.game.events import Step
from criminals.core.game.protocol import Rng
from criminals.core.game.results import Outcome, ScoreSheet
from criminals.core.game.violations import asker_of
from criminals.games.sicario.box.edition import Edition
from criminals.games.sicario.box.editions import EDITIONS, REFERENCE
from criminals.games.sicario.box.faults import fault
from criminals.games.sicario.knowledge.events import ViewEvent
from criminals.games.sicario.knowledge.narration import events
from criminals.games.sicario.knowledge.views import View, check_position, check_state
from criminals.games.sicario.rules.actions import Action
from criminals.games.sicario.rules.layout import lay_out
from criminals.games.sicario.rules.opening import Setup, begun_by, deal, first_state, players_of, setup_faults
from criminals.games.sicario.rules.opening import setups as all_setups
from criminals.games.sicario.rules.phase import Decoding, Hunting, Over, Questioning, Rolling
from criminals.games.sicario.rules.phases import decoding, hunting, questioning, rolling
from criminals.games.sicario.rules.scoring import outcome_of, points_of, score_sheet
from criminals.games.sicario.rules.state import State
from criminals.games.sicario.rules.violations import game_over, not_your_turn

if TYPE_CHECKING:
    from criminals.games.sicario.formats import documents, numbering
    from criminals.games.sicario.looks import telling
else:  # how values are written and told is loaded when it is first needed
    documents = ModuleLater("criminals.games.sicario.formats.documents")
    numbering = ModuleLater("criminals.games.sicario.formats.numbering")
    telling = ModuleLater("criminals.games.sicario.looks.telling")


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
    The game begins with a throw of the die (§6.6).

    Args:
        players: The number of players. By default as in the set-up, or the smallest number the edition is for.
        rng: The generator to deal with; None only if there is a `setup`.
        setup: A `Setup`, or the `setup` object of a record. It excludes `rng` and `first`.
        edition: An edition, or the name of one of `EDITIONS`; None for the reference edition.
        first: The agent who acts first; the sicario sits just before (§2.4). By default the sicario is drawn with the
            deal, each seat equally likely.

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

    Equal event cards are not told apart, so that every order of the deck is as likely as any other.

    Args:
        players: The number of players.
        edition: An edition, or the name of one of `EDITIONS`; None for the reference edition.

    Returns:
        An iterator over set-ups; all are equally likely (§2.1-§2.4).

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
    return ActionSpace("sicario", box, players, numbering.all_actions(box, players), legal_actions)


def seats(position: State | View) -> range:
    """The seats, 0 to n-1 clockwise (§2.1).

    Args:
        position: A state or a view of Sicario.

    Returns:
        The seats, as many as there are players.

    Raises:
        TypeError: The value is neither a state nor a view of Sicario.
    """
    check_position(position)
    return range(position.players)


def actor(position: State | View) -> Seat | Chance | None:
    """The seat whose turn it is, or `CHANCE` before a throw (§6.6).

    Args:
        position: A state or a view of Sicario.

    Returns:
        A seat, `CHANCE`, or None once the game is over. Seat 0 is falsy: test with `is None`.

    Raises:
        TypeError: The value is neither a state nor a view of Sicario.
    """
    check_position(position)
    return position.actor


def chances(state: State) -> tuple[tuple[Action, Fraction], ...]:
    """The throws of the die with their chances, if it is to be thrown (§6.6).

    Args:
        state: A state of Sicario.

    Returns:
        Pairs of a throw and its exact share; empty unless `CHANCE` is the actor.

    Raises:
        TypeError: The value is not a state of Sicario.
    """
    if type(state) is not State:
        check_state(state)
    return state.layout.lists.throws if isinstance(state.phase, Rolling) else ()


def legal_actions(position: State | View) -> tuple[Action, ...]:
    """Every legal action, each once, in a fixed order.

    A state before a throw lists the sides of the die (§6.6). At an antenna the ways to set the disc come first, then
    captures, then skipping; for the sicario questions come before eliminations. Agents go by seat, traits as features
    and then signs, characters in the order of the sheet.

    Args:
        position: A state or a view of Sicario.

    Returns:
        The actions. Empty once the game is over, and for a view whose viewer is not the actor.

    Raises:
        TypeError: The value is neither a state nor a view of Sicario.
    """
    if type(position) is not State:
        check_position(position)
        if isinstance(position, View) and position.viewer != position.actor:
            return ()
    phase = position.phase
    match phase:
        case Rolling():
            return rolling.legal(position, phase)
        case Decoding():
            return decoding.legal(position, phase)
        case Hunting():
            return hunting.legal(position, phase)
        case Questioning():
            return questioning.legal(position, phase)
        case Over():
            return ()
        case _:
            assert_never(phase)


def violation(position: State | View, action: Action, *, by: Viewer | None = None) -> Violation | None:
    """The reason why an action is illegal.

    Args:
        position: A state or a view of Sicario. A view answers for its viewer.
        action: An action of Sicario, legal or not.
        by: The seat or spectator who wants to act; None for the actor.

    Returns:
        Clause, code and parameters of the refusal; None if the action is legal.

    Raises:
        TypeError: The value is not an action of Sicario, or the position is not of Sicario.
        InvalidArgument: `by` is not at the table, or not the viewer of the view.
    """
    check_position(position)
    phase = position.phase
    asker = asker_of(position, by)
    if isinstance(phase, Over):
        return game_over("5.1", action)
    actor = CHANCE if isinstance(phase, Rolling) else phase.seat
    if asker is not None and asker != actor:
        return not_your_turn("2.4", asker, actor, action)
    match phase:
        case Rolling():
            return rolling.violation(position, phase, action)
        case Decoding():
            return decoding.violation(position, phase, action)
        case Hunting():
            return hunting.violation(position, phase, action)
        case Questioning():
            return questioning.violation(position, phase, action)
        case _:
            assert_never(phase)


def apply(state: State, action: Action) -> State:
    """Play an action. It is always validated.

    Args:
        state: A state of Sicario. It is not changed.
        action: One of `legal_actions(state)`.

    Returns:
        The next state.

    Raises:
        IllegalAction: The rules refuse the action; its `violation` says why.
        TypeError: The value is not an action of Sicario, or the position is not of Sicario.
    """
    if type(state) is not State:
        check_state(state)
    phase = state.phase
    match phase:
        case Rolling():
            after = rolling.after(state, phase, action)
        case Decoding():
            after = decoding.after(state, phase, action)
        case Hunting():
            after = hunting.after(state, phase, action)
        case Questioning():
            after = questioning.after(state, phase, action)
        case Over():
            after = None
        case _:
            assert_never(phase)
    if after is None:
        refusal = violation(state, action)
        assert refusal is not None
        raise IllegalAction(action, refusal, telling.describe)
    return after


def step(state: State, action: Action) -> Step[State, ViewEvent]:
    """Play an action as `apply` does, and tell what happened.

    Args:
        state: A state of Sicario. It is not changed.
        action: One of `legal_actions(state)`.

    Returns:
        A pair `(state, events)`. The events hold secrets; `view_events` picks those of one viewer.

    Raises:
        IllegalAction: The rules refuse the action; its `violation` says why.
        TypeError: The value is not an action of Sicario, or the position is not of Sicario.
    """
    after = apply(state, action)
    return Step(after, tuple(events(state, action, after)))


def score(position: State | View) -> ScoreSheet:
    """The score: a point for each winner (§5.3). Before the end, a state has no points and a view has no score.

    Args:
        position: A state or a view of Sicario.

    Returns:
        The points by seat, and the lines that explain them.

    Raises:
        NotOver: The position is a view, and the game is not over.
        TypeError: The value is neither a state nor a view of Sicario.
    """
    check_position(position)
    if isinstance(position.phase, Over):
        return score_sheet(position)
    if isinstance(position, View):
        raise NotOver("score", (fault("5.3", "score_at_end"),))
    return ScoreSheet((0,) * position.players, (), game="sicario")


def points(state: State) -> tuple[int, ...]:
    """The points of `score` without its lines, which takes a fraction of the time.

    Args:
        state: A state of Sicario.

    Returns:
        The points by seat.

    Raises:
        TypeError: The value is not a state of Sicario.
    """
    check_state(state)
    return points_of(state) if isinstance(state.phase, Over) else (0,) * state.players


def outcome(position: State | View) -> Outcome | None:
    """The winners, once the game is over: the sicario, or all agents together, the eliminated too (§5.3).

    Args:
        position: A state or a view of Sicario.

    Returns:
        The winners, ascending, and the clause; None while the game goes on.

    Raises:
        TypeError: The value is neither a state nor a view of Sicario.
    """
    check_position(position)
    return outcome_of(position)
