"""The verbs of play: who acts, what is legal, why not, and what follows."""

from collections.abc import Iterator, Mapping
from fractions import Fraction
from functools import lru_cache
from typing import Final, TypeAlias, assert_never

from criminals.core import records, view_records
from criminals.core.action_space import ActionSpace
from criminals.core.errors import IllegalAction, Violation
from criminals.core.openings import Opening
from criminals.core.protocol import Rng
from criminals.core.refusals import asker_of
from criminals.core.seats import CHANCE, Chance, Seat, Viewer
from criminals.games.sicario.actions import Action
from criminals.games.sicario.data import EDITIONS, REFERENCE
from criminals.games.sicario.documents import read_setup
from criminals.games.sicario.edition import Edition
from criminals.games.sicario.events import ViewEvent
from criminals.games.sicario.layout import lay_out
from criminals.games.sicario.numbering import all_actions
from criminals.games.sicario.opening import Setup, begun_by, deal, first_state, players_of, setup_faults
from criminals.games.sicario.opening import setups as all_setups
from criminals.games.sicario.phase import Decoding, Hunting, Over, Questioning, Rolling
from criminals.games.sicario.phases import decoding, hunting, questioning, rolling
from criminals.games.sicario.state import State
from criminals.games.sicario.views import View, check_state, check_where
from criminals.games.sicario.violations import game_over, not_your_turn
from criminals.games.sicario.words import describe

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
    Without `players` it is the number of characters in the set-up, or 3. A game stands at its first throw (§6.6).
    `first` is the agent who acts first, so the seat before it is the sicario's (§2.4); without it the sicario is drawn
    with the rest of the deal, each seat equally likely.
    """
    return _OPENING.new_game(players, rng, setup, edition, first)


def setups(players: int, edition: Edition | str | None = None) -> Iterator[Setup]:
    """Every set-up for so many players, each once; all are equally likely (§2.1-§2.4).

    Equal event cards are not told apart, so that every order of the deck is as likely as any other.
    """
    return all_setups(_OPENING.find_edition(edition), players)


def action_space(players: int, edition: Edition | str | None = None) -> ActionSpace[Action]:
    """Every action there can be for so many players, throws too, with its number."""
    box = _OPENING.find_edition(edition)
    return ActionSpace("sicario", box, players, all_actions(box, players), legal_actions)


def seats(where: State | View) -> range:
    """The seats, 0 to n-1 clockwise (§2.1)."""
    check_where(where)
    return range(where.players)


def actor(where: State | View) -> Seat | Chance | None:
    """The seat to act, or `CHANCE` before a throw (§6.6); None once the game is over."""
    check_where(where)
    return where.actor


def chances(state: State) -> tuple[tuple[Action, Fraction], ...]:
    """The sides of the die, each with the same chance, before a throw; else nothing (§6.6)."""
    if type(state) is not State:
        check_state(state)
    return _throws(state.layout.edition) if isinstance(state.phase, Rolling) else ()


@lru_cache(maxsize=64)
def _throws(edition: Edition) -> tuple[tuple[Action, Fraction], ...]:
    return tuple((roll, Fraction(1, edition.die)) for roll in lay_out(edition, min(edition.players)).rolls)


def legal_actions(where: State | View) -> tuple[Action, ...]:
    """Every lawful action, each once, in a fixed order; none once the game is over, nor in a view off its turn.

    A state before a throw lists the sides of the die (§6.6). At an antenna the ways to set the disc come first, then
    captures, then skipping; for the sicario questions come before eliminations. Agents go by seat, traits as features
    and then signs, characters in the order of the sheet.
    """
    if type(where) is not State:
        check_where(where)
        if isinstance(where, View) and where.viewer != where.actor:
            return ()
    phase = where.phase
    if type(phase) is Rolling:  # more than half of all decisions
        return rolling.legal(where)
    match phase:
        case Decoding():
            return decoding.legal(where)
        case Hunting():
            return hunting.legal(where)
        case Questioning():
            return questioning.legal(where, phase)
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
        return game_over("5.1", action)
    actor = CHANCE if isinstance(phase, Rolling) else phase.seat
    if asker is not None and asker != actor:
        return not_your_turn("2.4", asker, actor, action)
    match phase:
        case Rolling():
            return rolling.violation(where, action)
        case Decoding():
            return decoding.violation(where, action)
        case Hunting():
            return hunting.violation(where, action)
        case Questioning():
            return questioning.violation(where, phase, action)
        case _:
            assert_never(phase)


def apply(state: State, action: Action) -> State:
    """The state after an action; `IllegalAction` if it is not lawful. The given state stays as it is."""
    if type(state) is not State:
        check_state(state)
    phase = state.phase
    if type(phase) is Rolling:  # more than half of all decisions
        refusal = rolling.violation(state, action)
        if refusal is None:
            return rolling.played(state, phase, action)
    else:
        match phase:
            case Hunting():
                refusal = hunting.violation(state, action)
                if refusal is None:
                    return hunting.played(state, phase, action)
            case Decoding():
                refusal = decoding.violation(state, action)
                if refusal is None:
                    return decoding.played(state, phase, action)
            case Questioning():
                refusal = questioning.violation(state, phase, action)
                if refusal is None:
                    return questioning.played(state, phase, action)
            case Over():
                refusal = game_over("5.1", action)
            case _:
                assert_never(phase)
    raise IllegalAction(action, refusal, describe(refusal))
