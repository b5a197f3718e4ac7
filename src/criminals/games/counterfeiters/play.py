"""The verbs of play: who acts, what is legal, why not, and what follows."""

from collections.abc import Iterator, Mapping
from typing import Final, NoReturn, TypeAlias, assert_never

from criminals.core import records, view_records
from criminals.core.action_space import ActionSpace
from criminals.core.errors import IllegalAction, Violation
from criminals.core.openings import Opening
from criminals.core.protocol import Rng
from criminals.core.refusals import asker_of
from criminals.core.seats import Seat, Viewer
from criminals.games.counterfeiters.actions import Action
from criminals.games.counterfeiters.data import EDITIONS, REFERENCE
from criminals.games.counterfeiters.documents import read_setup
from criminals.games.counterfeiters.edition import Edition
from criminals.games.counterfeiters.events import ViewEvent
from criminals.games.counterfeiters.flow import Stages
from criminals.games.counterfeiters.layout import lay_out
from criminals.games.counterfeiters.numbering import all_actions
from criminals.games.counterfeiters.opening import Setup, begun_by, deal, first_state, players_of, setup_faults
from criminals.games.counterfeiters.opening import setups as all_setups
from criminals.games.counterfeiters.phase import Dining, Finishing, Over, Playing, Replaying, Retaking
from criminals.games.counterfeiters.phases import dining, playing, retaking
from criminals.games.counterfeiters.state import State
from criminals.games.counterfeiters.views import View, check_state, check_where
from criminals.games.counterfeiters.violations import game_over, not_your_turn
from criminals.games.counterfeiters.words import describe

Record: TypeAlias = records.Record[Edition, Setup, Action, State]
"""A record of this game, as type checkers see it."""

ViewRecord: TypeAlias = view_records.ViewRecord[View, ViewEvent]
"""A view record of this game, as type checkers see it."""


_OPENING: Final = Opening(
    editions=EDITIONS,
    reference=REFERENCE,
    lay_out=lay_out,
    setup=Setup,
    deal=deal,
    begun_by=begun_by,
    read_setup=read_setup,
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
    """The first state: dealt by a generator, or as a set-up says (a `Setup`, or the `setup` object of a record).

    It needs one of the two, and never both: only `criminals.new_game` draws chance of its own.
    Without `players` it is the number of starters in the set-up, or the fewest the edition is for.
    `first` is the first player (§2.2); without it one is drawn with the rest of the deal, each seat equally likely.
    """
    return _OPENING.new_game(players, rng, setup, edition, first)


def setups(players: int, edition: Edition | str | None = None) -> Iterator[Setup]:
    """Every set-up for so many players, each once; all are equally likely (§2.2-§2.4)."""
    return all_setups(_OPENING.find_edition(edition), players)


def action_space(players: int, edition: Edition | str | None = None) -> ActionSpace[Action]:
    """Every action there can be for so many players, with its number."""
    box = _OPENING.find_edition(edition)
    return ActionSpace("counterfeiters", box, players, all_actions(box, players), legal_actions)


def seats(where: State | View) -> range:
    """The seats, 0 to n-1 clockwise (§2.1)."""
    check_where(where)
    return range(where.players)


def actor(where: State | View) -> Seat | None:
    """The seat to act; None once the game is over (§3.1)."""
    if type(where) is not State:
        check_where(where)
    return where.actor


def _actors_cash(where: State | View, seat: Seat) -> int:
    """The cash of the seat to act, which a view is asked for only if that is its viewer."""
    if isinstance(where, State):
        return where.cash[seat]
    assert where.cash is not None
    return where.cash


def chances(state: State) -> tuple[()]:
    """Nothing: no decision of this game is up to chance."""
    check_state(state)
    return ()


def legal_actions(where: State | View) -> tuple[Action, ...]:
    """Every lawful action, each once, in a fixed order; none once the game is over, nor in a view off its turn.

    Buying comes first, then printing, the supermarket, the fence, tax fraud, commercial flights, jet flights; within a
    kind by space, then by fakes, the fewest of quality 1 first, then of 2, then of 3, or by amount. Laying down and
    declining come last.
    """
    if type(where) is State:
        phase = where.phase
        if type(phase) is Playing:
            return playing.legal(where, phase.seat, where.cash[phase.seat])
        if type(phase) is Dining:
            return dining.legal(where, phase)
    else:
        check_where(where)
        if isinstance(where, View) and where.viewer != where.actor:
            return ()
        phase = where.phase
    match phase:
        case Playing() | Finishing() | Replaying():
            return playing.legal(where, phase.seat, _actors_cash(where, phase.seat))
        case Dining():
            return dining.legal(where, phase)
        case Retaking():
            return retaking.legal(where, phase)
        case Over():
            return ()
        case _:
            assert_never(phase)


def violation(where: State | View, action: Action, *, by: Viewer | None = None) -> Violation | None:
    """Why an action is refused, or None if it is lawful. `by` is who asks; a view answers for its viewer."""
    check_where(where)
    phase = where.phase
    asker = asker_of(where, by)
    if isinstance(phase, Over):
        return game_over("6.4", action)
    if asker is not None and asker != phase.seat:
        return not_your_turn("3.1", asker, phase.seat, action)
    match phase:
        case Playing() | Finishing() | Replaying():
            return playing.violation(where, phase.seat, _actors_cash(where, phase.seat), action)
        case Dining():
            return dining.violation(where, phase, action)
        case Retaking():
            return retaking.violation(where, phase, action)
        case _:
            assert_never(phase)


def apply(state: State, action: Action) -> State:
    """The state after an action; `IllegalAction` if it is not lawful. The given state stays as it is."""
    if type(state) is not State:
        check_state(state)
    phase = state.phase
    if type(phase) is Playing:
        after = playing.played(state, phase, action)
    elif type(phase) is Dining:
        after = dining.played(state, phase, action)
    else:
        return _led_to(state, action, None)
    return _refused(state, action) if after is None else after


def _refused(state: State, action: Action) -> NoReturn:
    refusal = violation(state, action)
    assert refusal is not None
    raise IllegalAction(action, refusal, describe(refusal))


def stages(state: State, action: Action) -> Stages:
    """The states that an action leads through: that after the action itself first, that of the next decision last."""
    if type(state) is not State:
        check_state(state)
    passed_through: Stages = []
    passed_through.append(_led_to(state, action, passed_through))
    return passed_through


def _led_to(state: State, action: Action, passed_through: Stages | None) -> State:
    """The state after an action; the ones that it leads through are added, if they are asked for."""
    phase = state.phase
    match phase:
        case Playing() | Finishing() | Replaying():
            after = playing.played(state, phase, action, passed_through)
        case Dining():
            after = dining.played(state, phase, action, passed_through)
        case Retaking():
            after = retaking.played(state, phase, action, passed_through)
        case Over():
            after = None
        case _:
            assert_never(phase)
    return _refused(state, action) if after is None else after
