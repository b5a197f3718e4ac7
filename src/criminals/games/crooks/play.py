"""The verbs of play: who acts, what is legal, why not, and what follows.

`legal_actions` and `apply` ask for the three phases of every turn by type and `match` the rest: class patterns for all
of them would cost a twentieth of a move. For the same reason `legal_actions` writes out `State.pile` and
`State.crook_of`, and the three phases play an action and refuse it in one: `violation` is asked only for the reason.
"""

from collections.abc import Iterator, Mapping
from typing import Final, TypeAlias, assert_never

from criminals.core import records, view_records
from criminals.core.action_space import ActionSpace
from criminals.core.errors import IllegalAction, Violation
from criminals.core.openings import Opening
from criminals.core.protocol import Rng
from criminals.core.refusals import asker_of
from criminals.core.seats import Seat, Viewer
from criminals.games.crooks.actions import Action
from criminals.games.crooks.data import EDITIONS, REFERENCE
from criminals.games.crooks.documents import read_setup
from criminals.games.crooks.edition import Edition
from criminals.games.crooks.events import ViewEvent
from criminals.games.crooks.layout import lay_out
from criminals.games.crooks.masks import free_of, payable_of
from criminals.games.crooks.numbering import all_actions
from criminals.games.crooks.opening import Setup, begun_by, deal, first_state, players_of, setup_faults
from criminals.games.crooks.opening import setups as all_setups
from criminals.games.crooks.phase import Killing, Moving, Over, Picking, Placing, Recruiting, Spying, Taking
from criminals.games.crooks.phases import killing, moving, picking, placing, recruiting, spying, taking
from criminals.games.crooks.state import State
from criminals.games.crooks.views import View, check_state, check_where
from criminals.games.crooks.violations import game_over, not_your_turn
from criminals.games.crooks.words import describe

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
    Without `players` it is the number whose piles the set-up has, or the fewest the edition is for.
    `first` starts (§2.5); without it the start is drawn with the rest of the deal, each seat equally likely.
    """
    return _OPENING.new_game(players, rng, setup, edition, first)


def setups(players: int, edition: Edition | str | None = None) -> Iterator[Setup]:
    """Every set-up for so many players, each once; all are equally likely (§2.3, §2.5)."""
    return all_setups(_OPENING.find_edition(edition), players)


def action_space(players: int, edition: Edition | str | None = None) -> ActionSpace[Action]:
    """Every action there can be for so many players, with its number."""
    box = _OPENING.find_edition(edition)
    return ActionSpace("crooks", box, players, all_actions(box, players), legal_actions)


def seats(where: State | View) -> range:
    """The seats, 0 to n-1 clockwise (§2.1)."""
    check_where(where)
    return range(where.players)


def actor(where: State | View) -> Seat | None:
    """The seat to act; None once the game is over (§3.1, §3.3)."""
    if type(where) is not State:
        check_where(where)
    return where.actor


def chances(state: State) -> tuple[()]:
    """Nothing: no decision of this game is up to chance."""
    check_state(state)
    return ()


def legal_actions(where: State | View) -> tuple[Action, ...]:
    """Every lawful action, each once, in a fixed order; none once the game is over, nor in a view off its turn.

    Hangouts come in the order of their letters, targets by worth, crooks by id, seats from 0; placing face up before
    face down, spying on targets before hangouts; passing and declining last.
    """
    if type(where) is State:
        phase = where.phase
        layout = where.layout
        if type(phase) is Recruiting:
            return recruiting.legal(where, phase, where.payable)
        if type(phase) is Taking:
            hangout = layout.hangouts[phase.hangout]
            return taking.legal(where, where.dealt[hangout][: where.sizes[hangout]])
        if type(phase) is Placing:
            origin = phase.origin
            crook = where.dealt[layout.hangouts[origin.hangout]][origin.number - 1]
            return placing.legal(where, phase, where.free, crook)
    else:
        check_where(where)
        if isinstance(where, View) and where.viewer != where.actor:
            return ()
    return _legal(where)


def _legal(where: State | View) -> tuple[Action, ...]:
    phase = where.phase
    match phase:
        case Over():
            return ()
        case Recruiting():
            return recruiting.legal(where, phase, payable_of(where.sizes, where.layout.sums))
        case Taking():
            return taking.legal(where, where.pile(phase.hangout))
        case Placing():
            return placing.legal(where, phase, free_of(where.rows), where.crook_of(phase.origin))
        case Picking():
            return picking.LEGAL
        case Moving():
            return moving.legal(where, phase)
        case Killing():
            return killing.legal(where, phase)
        case Spying():
            return spying.legal(where)
        case _:
            assert_never(phase)


def violation(where: State | View, action: Action, *, by: Viewer | None = None) -> Violation | None:
    """Why an action is refused, or None if it is lawful. `by` is who asks; a view answers for its viewer."""
    check_where(where)
    phase = where.phase
    asker = asker_of(where, by)
    if isinstance(phase, Over):
        return game_over("3.3", action)
    if asker is not None and asker != phase.seat:
        return not_your_turn("3.1", asker, phase.seat, action)
    return _refusal(where, phase, action)


def _refusal(
    where: State | View,
    phase: Recruiting | Taking | Placing | Picking | Moving | Killing | Spying,
    action: Action,
) -> Violation | None:
    """Why an action is refused to the one who is to act, or None."""
    match phase:
        case Recruiting():
            return recruiting.violation(where, phase, action)
        case Taking():
            return taking.violation(where, where.pile(phase.hangout), action)
        case Placing():
            return placing.violation(where, phase, where.crook_of(phase.origin), action)
        case Picking():
            return picking.violation(action)
        case Moving():
            return moving.violation(where, phase, action)
        case Killing():
            return killing.violation(where, phase, action)
        case Spying():
            return spying.violation(where, action)
        case _:
            assert_never(phase)


def apply(state: State, action: Action) -> State:
    """The state after an action; `IllegalAction` if it is not lawful. The given state stays as it is."""
    if type(state) is not State:
        check_state(state)
    phase = state.phase
    if type(phase) is Recruiting:
        after = recruiting.played(state, phase, action)
    elif type(phase) is Taking:
        after = taking.played(state, phase, action)
    elif type(phase) is Placing:
        after = placing.played(state, phase, action)
    elif type(phase) is not Over and _refusal(state, phase, action) is None:
        after = _ability_played(state, phase, action)
    else:
        after = None
    if after is None:
        refusal = violation(state, action)
        assert refusal is not None, "what a phase does not play, it refuses"
        raise IllegalAction(action, refusal, describe(refusal))
    return after


def _ability_played(state: State, phase: Picking | Moving | Killing | Spying, action: Action) -> State:
    match phase:
        case Picking():
            return picking.played(state, phase, action)
        case Moving():
            return moving.played(state, phase, action)
        case Killing():
            return killing.played(state, phase, action)
        case Spying():
            return spying.played(state, phase, action)
        case _:
            assert_never(phase)
