"""A fourth game by a third party, as small as a game with secrets can be: Kuhn poker, for two.

§1 Each player puts one chip into the pot and is dealt a card that only they see: a jack, a queen or a king; the third
   card stays in the deck, unseen. Seat 0 begins.
§2 As long as nobody has bet, the player to act checks, or bets a chip. Two checks end the game.
§3 After a bet the other player calls it with a chip of their own, or folds. Either ends the game.
§4 A player who folds loses, and no card is shown. Otherwise both cards are shown, and the higher card wins the chips
   of the other player.
"""

from collections.abc import Iterable, Iterator, Mapping
from itertools import permutations
from typing import ClassVar, Final, Literal, TypeAlias, get_args

import attrs
from typing_extensions import override

from criminals.core import (
    ActionSpace,
    Event,
    GameState,
    GameView,
    IllegalAction,
    InvalidState,
    MalformedDocument,
    Marginals,
    NotOver,
    Outcome,
    Refusals,
    Rng,
    ScoreLine,
    ScoreSheet,
    Seat,
    Viewer,
    Violation,
    asker_of,
    check_first,
    check_is_action,
    check_start,
    check_viewer,
    checks_of,
    score_sheet_of,
)

# --8<-- [start:names]
NAME: Final = "kuhn"
RULES: Final = 1

Card: TypeAlias = Literal["J", "Q", "K"]
Setup: TypeAlias = tuple[Card, Card]
Place: TypeAlias = Seat | Literal["deck"]
Phase: TypeAlias = Literal["open", "bet", "over"]

CARDS: Final[tuple[Card, ...]] = get_args(Card)
# --8<-- [end:names]


# --8<-- [start:values]
@attrs.frozen
class Action:
    """Check, bet, call or fold (§2, §3)."""

    game: ClassVar[str] = NAME
    word: Literal["check", "bet", "call", "fold"]

    @override
    def __str__(self) -> str:
        return self.word


CHECK, BET, CALL, FOLD = Action("check"), Action("bet"), Action("call"), Action("fold")
LEGAL: Final[Mapping[Phase, tuple[Action, ...]]] = {"open": (CHECK, BET), "bet": (CALL, FOLD), "over": ()}
# --8<-- [end:values]


# --8<-- [start:view-events]
@attrs.frozen
class Played:
    """A seat acted (§2, §3)."""

    game: ClassVar[str] = NAME
    seat: Seat
    action: Action


@attrs.frozen
class Shown:
    """Both cards were shown (§4)."""

    game: ClassVar[str] = NAME
    cards: Setup


ViewEvent: TypeAlias = Played | Shown
# --8<-- [end:view-events]


# --8<-- [start:positions]
@attrs.frozen
class Table:
    """The public part: the actions so far, which the seats took in turn."""

    game: ClassVar[str] = NAME
    moves: tuple[Action, ...]

    @property
    def edition(self) -> None:
        """There is only one box."""
        return None

    @property
    def players(self) -> int:
        return 2

    @property
    def phase(self) -> Phase:
        if self.moves in ((), (CHECK,)):
            return "open"
        return "bet" if self.moves[-1] == BET else "over"

    @property
    def actor(self) -> Seat | None:
        return None if self.phase == "over" else len(self.moves) % 2

    @property
    def showdown(self) -> bool:
        return self.phase == "over" and self.moves[-1] != FOLD


@attrs.frozen
class State(Table, GameState["State", Action, "View", ViewEvent]):
    """The truth. Text that `repr` prints may end up in a log, so the cards are not in it."""

    cards: Setup = attrs.field(repr=False)


@attrs.frozen
class View(Table, GameView[State, Action, "View", ViewEvent]):
    """The knowledge of one viewer. A card that the viewer has not seen is None."""

    viewer: Viewer
    cards: tuple[Card | None, ...]

    @property
    @override
    def marginals(self) -> Marginals[Card, Place]:
        """For type checkers: cards are with seats or in the deck."""
        return super().marginals


check_state, check_view, check_position = checks_of(NAME, State, View)
"""Each raises `TypeError` for anything else, such as a view in place of a state."""
REFUSALS: Final = Refusals(NAME, (Action,))


# --8<-- [end:positions]


# --8<-- [start:starting]
def new_game(
    *,
    players: int | None = None,
    rng: Rng | None = None,
    setup: Setup | None = None,
    edition: None = None,
    first: Seat | None = None,
) -> State:
    """The first state (§1). A set-up is the card of each seat. Seat 0 always begins."""
    deals = tuple(setups(2 if players is None else players, edition))
    check_start(rng, setup, first)
    check_first(first, 2)
    if first == 1:
        raise ValueError("seat 0 begins (§1), so first is not 1")
    deal = setup if rng is None else deals[rng.randrange(len(deals))]
    if deal not in deals:
        raise InvalidState("set-up", (f"expected two cards of {', '.join(CARDS)}, not {deal!r}",))
    return State((), deal)


def setups(players: int, edition: None = None) -> Iterator[Setup]:
    if players != 2 or edition is not None:
        raise ValueError(f"Kuhn poker is for 2 players and has one edition, not {players!r} and {edition!r}")
    return permutations(CARDS, 2)


# --8<-- [end:starting]


def action_space(players: int, edition: None = None) -> ActionSpace[Action]:
    return ActionSpace(NAME, edition, players, (CHECK, BET, CALL, FOLD), legal_actions)


# --8<-- [start:legality]
def legal_actions(position: State | View) -> tuple[Action, ...]:
    """Check and bet, or call and fold; none once the game is over, nor in a view off its turn."""
    return () if isinstance(position, View) and position.viewer != position.actor else LEGAL[position.phase]


def violation(position: State | View, action: Action, *, by: Viewer | None = None) -> Violation | None:
    """The reason why an action is refused. It looks at no card, so it cannot reveal one."""
    check_position(position)
    check_is_action(action, NAME, (Action,))
    asker, actor = asker_of(position, by), position.actor
    if actor is None:
        return REFUSALS.game_over("4", action)
    if asker is not None and asker != actor:
        return REFUSALS.not_your_turn("2", asker, actor, action)
    if action not in LEGAL[position.phase]:
        return REFUSALS.refuse("3", "bet_to_meet") if position.phase == "bet" else REFUSALS.refuse("2", "no_bet_yet")
    return None


# --8<-- [end:legality]


# --8<-- [start:playing]
def apply(state: State, action: Action) -> State:
    check_state(state)
    refusal = violation(state, action)
    if refusal is not None:
        raise IllegalAction(action, refusal)
    return State((*state.moves, action), state.cards)


def events(before: State, action: Action, after: State) -> Iterator[Event[ViewEvent]]:
    """The events of an action. All are public here: only the deal is secret."""
    yield Event(Played(len(before.moves) % 2, action))
    if after.showdown:
        yield Event(Shown(after.cards))


# --8<-- [end:playing]


# --8<-- [start:seeing]
def view(state: State, viewer: Viewer) -> View:
    """The viewer's own card, and both cards once they are shown (§1, §4)."""
    check_state(state)
    check_viewer(viewer, state.players)
    known = (0, 1) if state.showdown else (viewer,)
    return View(state.moves, viewer, tuple(state.cards[seat] if seat in known else None for seat in (0, 1)))


def fold(seen: View, view_events: Iterable[ViewEvent]) -> View:
    """The view after some view events; `InvalidState` for events that cannot follow."""
    check_view(seen)
    for view_event in view_events:
        match view_event:
            case Played(seat, action) if seat == seen.actor and action in LEGAL[seen.phase]:
                seen = attrs.evolve(seen, moves=(*seen.moves, action))
            case Shown(cards) if seen.showdown and None in seen.cards:
                seen = attrs.evolve(seen, cards=cards)
            case Played() | Shown():
                raise InvalidState("view events", (f"{view_event!r} does not follow on this view",))
            case _:
                raise TypeError(f"{view_event!r} is no view event of Kuhn poker")
    return seen


# --8<-- [end:seeing]


# --8<-- [start:ending]
def outcome(position: State | View) -> Outcome | None:
    """The winner, once the game is over (§4)."""
    return Outcome((_winner(position),), "4", game=NAME) if position.phase == "over" else None


def score(position: State | View) -> ScoreSheet:
    """Chips won and lost (§4). Before the end the cards decide, and a bet that is not called counts nothing."""
    if isinstance(position, View) and position.phase != "over":
        raise NotOver("score", ("a view has one once the game is over (§4)",))
    winner, chips = _winner(position), 2 if CALL in position.moves else 1
    reason = "fold" if FOLD in position.moves else "higher_card"
    won = (chips if seat == winner else -chips for seat in (0, 1))
    return score_sheet_of((ScoreLine(NAME, *line, reason, "4") for line in enumerate(won)), 2, NAME)


def _winner(position: State | View) -> Seat:
    if FOLD in position.moves:
        return len(position.moves) % 2  # the seat whose turn it would be
    return max((0, 1), key=lambda seat: CARDS.index(position.cards[seat]))


# --8<-- [end:ending]


# --8<-- [start:beliefs]
def possible_states(seen: View) -> Iterator[State]:
    """The same play with any deal. `worlds` keeps those that look like the view to its viewer."""
    check_view(seen)
    return (State(seen.moves, deal) for deal in setups(2))


def whereabouts(state: State) -> Mapping[Place, tuple[Card, ...]]:
    """The cards at each place: `marginals` counts them over the worlds."""
    return {0: state.cards[:1], 1: state.cards[1:], "deck": tuple(card for card in CARDS if card not in state.cards)}


# --8<-- [end:beliefs]


# --8<-- [start:words]
def parse_action(text: str) -> Action:
    actions = {str(action): action for action in (CHECK, BET, CALL, FOLD)}
    if text not in actions:
        raise MalformedDocument("action", (f"expected one of {', '.join(actions)}",), text)
    return actions[text]


# --8<-- [end:words]
