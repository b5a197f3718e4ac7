"""A fourth game by a third party, as small as a game with secrets can be: Kuhn poker, for two.

§1 Each player puts one chip into the pot and is dealt a card that only they see: a jack, a queen or a king; the third
   card stays in the deck, unseen. Seat 0 begins.
§2 As long as nobody has bet, the player to act checks, or bets a chip. Two checks end the game.
§3 After a bet the other player calls it with a chip of their own, or folds. Either ends the game.
§4 Who folds loses, and no card is shown. Else both cards are shown, and the higher one takes what the other put in.
"""

from collections.abc import Iterable, Iterator, Mapping
from fractions import Fraction
from itertools import permutations
from typing import ClassVar, Final, Literal, TypeAlias, get_args

import attrs
from typing_extensions import override

from criminals.core.action_space import ActionSpace
from criminals.core.checks import check_is_action, checks_of
from criminals.core.errors import IllegalAction, InvalidState, MalformedDocument, NotOver, Violation
from criminals.core.events import Event, Step
from criminals.core.events import view_events as view_events
from criminals.core.marginals import Marginals
from criminals.core.openings import check_start
from criminals.core.protocol import Rng
from criminals.core.refusals import Refusals, asker_of
from criminals.core.results import Outcome, ScoreLine, ScoreSheet
from criminals.core.seats import SPECTATOR, Seat, Viewer, check_first, check_viewer
from criminals.core.texts import TextKind, check_kind, refused

NAME: Final = "kuhn"
RULES: Final = 1

Card: TypeAlias = Literal["J", "Q", "K"]
Deal: TypeAlias = tuple[Card, Card]
Place: TypeAlias = Seat | Literal["deck"]
Phase: TypeAlias = Literal["open", "bet", "over"]

CARDS: Final[tuple[Card, ...]] = get_args(Card)


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


# --8<-- [start:facts]
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
    cards: Deal


Fact: TypeAlias = Played | Shown
# --8<-- [end:facts]


# --8<-- [start:positions]
@attrs.frozen
class Table:
    """What everybody sees: the actions so far, which the seats took in turn."""

    game: ClassVar[str] = NAME
    moves: tuple[Action, ...]

    @property
    def edition(self) -> None:
        """There is one box only."""
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
class State(Table):
    """The truth. What `repr` prints may end up in a log, so the cards are not in it."""

    cards: Deal = attrs.field(repr=False)


@attrs.frozen
class View(Table):
    """What a viewer knows. A card that the viewer has not seen is None."""

    viewer: Viewer
    cards: tuple[Card | None, ...]


check_state, check_view, check_where = checks_of(NAME, State, View)
"""Neither of state and view passes for the other: type checkers tell, and so do these."""
REFUSALS: Final = Refusals(NAME, (Action,))


# --8<-- [end:positions]


# --8<-- [start:starting]
def new_game(
    *,
    players: int | None = None,
    rng: Rng | None = None,
    setup: Deal | None = None,
    edition: None = None,
    first: Seat | None = None,
) -> State:
    """The first state (§1). A set-up is the deal: the card of each seat. Seat 0 is first, so no other can be."""
    deals = tuple(setups(2 if players is None else players, edition))
    check_start(rng, setup, first)
    check_first(first, 2)
    if first == 1:
        raise ValueError("seat 0 begins (§1), so first is not 1")
    deal = setup if rng is None else deals[rng.randrange(len(deals))]
    if deal not in deals:
        raise InvalidState("set-up", (f"expected two cards of {', '.join(CARDS)}, not {deal!r}",))
    return State((), deal)


def setups(players: int, edition: None = None) -> Iterator[Deal]:
    if players != 2 or edition is not None:
        raise ValueError(f"Kuhn poker is for 2 players and has one edition, not {players!r} and {edition!r}")
    return permutations(CARDS, 2)


# --8<-- [end:starting]


def action_space(players: int, edition: None = None) -> ActionSpace[Action]:
    return ActionSpace(NAME, edition, players, (CHECK, BET, CALL, FOLD), legal_actions)


def seats(where: State | View) -> range:
    return range(where.players)


def actor(where: State | View) -> Seat | None:
    return where.actor


def chances(state: State) -> tuple[tuple[Action, Fraction], ...]:
    """Nothing: the deal is the set-up, and what follows is up to the players."""
    check_state(state)
    return ()


# --8<-- [start:legality]
def legal_actions(where: State | View) -> tuple[Action, ...]:
    """Check and bet, or call and fold; none once the game is over, nor in a view off its turn."""
    return () if isinstance(where, View) and where.viewer != where.actor else LEGAL[where.phase]


def violation(where: State | View, action: Action, *, by: Viewer | None = None) -> Violation | None:
    """Why an action is refused. It looks at no card, so it can not tell one."""
    check_where(where)
    check_is_action(action, NAME, (Action,))
    asker, actor = asker_of(where, by), where.actor
    if actor is None:
        return REFUSALS.game_over("4", action)
    if asker is not None and asker != actor:
        return REFUSALS.not_your_turn("2", asker, actor, action)
    if action not in LEGAL[where.phase]:
        return REFUSALS.refuse("3", "bet_to_meet") if where.phase == "bet" else REFUSALS.refuse("2", "no_bet_yet")
    return None


# --8<-- [end:legality]


# --8<-- [start:playing]
def apply(state: State, action: Action) -> State:
    check_state(state)
    refusal = violation(state, action)
    if refusal is not None:
        raise IllegalAction(action, refusal, describe(refusal))
    return State((*state.moves, action), state.cards)


def step(state: State, action: Action) -> Step[State, Fact]:
    """What happened is public here: only the deal is secret. An event for some eyes only names them, its `seers`."""
    after = apply(state, action)
    facts: list[Fact] = [Played(len(state.moves) % 2, action)]
    if after.showdown:
        facts.append(Shown(after.cards))
    return Step(after, tuple(Event(fact) for fact in facts))


# --8<-- [end:playing]


# --8<-- [start:seeing]
def view(state: State, viewer: Viewer) -> View:
    """One's own card, and once they are shown both (§1, §4)."""
    check_state(state)
    check_viewer(viewer, state.players)
    known = seats(state) if state.showdown else (viewer,)
    return View(state.moves, viewer, tuple(state.cards[seat] if seat in known else None for seat in seats(state)))


def fold(seen: View, view_events: Iterable[Fact]) -> View:
    """The view after what its viewer perceived; `InvalidState` for what can not follow on it."""
    check_view(seen)
    for fact in view_events:
        match fact:
            case Played(seat, action) if seat == seen.actor and action in LEGAL[seen.phase]:
                seen = attrs.evolve(seen, moves=(*seen.moves, action))
            case Shown(cards) if seen.showdown and None in seen.cards:
                seen = attrs.evolve(seen, cards=cards)
            case Played() | Shown():
                raise InvalidState("view events", (f"{fact!r} does not follow on this view",))
            case _:
                raise TypeError(f"{fact!r} is no view event of Kuhn poker")
    return seen


# --8<-- [end:seeing]


# --8<-- [start:ending]
def outcome(where: State | View) -> Outcome | None:
    """Who won, once the game is over (§4)."""
    return Outcome((_winner(where),), "4") if where.phase == "over" else None


def score(where: State | View) -> ScoreSheet:
    """Chips won and lost (§4). Before the end the cards decide, and a bet that is not called yet counts nothing."""
    if isinstance(where, View) and where.phase != "over":
        raise NotOver("score", ("a view has one once the game is over (§4)",))
    winner, chips = _winner(where), 2 if CALL in where.moves else 1
    points = tuple(chips if seat == winner else -chips for seat in seats(where))
    reason = "fold" if FOLD in where.moves else "higher_card"
    return ScoreSheet(points, tuple(ScoreLine(NAME, seat, won, reason, "4") for seat, won in enumerate(points)))


def _winner(where: State | View) -> Seat:
    if FOLD in where.moves:
        return len(where.moves) % 2  # the one whose turn it would be
    return max(seats(where), key=lambda seat: CARDS.index(where.cards[seat]))


# --8<-- [end:ending]


# --8<-- [start:beliefs]
def worlds(seen: View) -> Iterator[State]:
    """Every state that looks like that to the viewer: deals are so few that each can be tried."""
    check_view(seen)
    states = (State(seen.moves, deal) for deal in setups(2))
    return (state for state in states if view(state, seen.viewer) == seen)


def count_worlds(seen: View) -> int:
    """6 for the spectator, 2 for a player, 1 once the cards are shown."""
    return len(tuple(worlds(seen)))


def is_consistent(seen: View, state: State) -> bool:
    return state in worlds(seen)


def sample_world(seen: View, rng: Rng) -> State:
    """One of the worlds, each with the same chance."""
    return tuple(worlds(seen))[rng.randrange(count_worlds(seen))]


def marginals(seen: View) -> Marginals[Card, Place]:
    """How likely each card is with each seat and in the deck."""
    chances: dict[Place, dict[Card, Fraction]] = {0: {}, 1: {}, "deck": {}}
    for state in worlds(seen):
        (left,) = set(CARDS).difference(state.cards)
        for there, card in zip(chances.values(), (*state.cards, left), strict=True):
            there[card] = there.get(card, Fraction(0)) + Fraction(1, count_worlds(seen))
    return Marginals(chances)


# --8<-- [end:beliefs]


def reveal(state: State) -> str:
    return f"{' '.join(state.cards)}: {', '.join(map(str, state.moves)) or 'dealt'}"


def to_text(value: State | View) -> str:
    """`kuhn state KQ check bet`, `kuhn view:0 K? check bet`."""
    kind = "state"
    if isinstance(value, View):
        kind = f"view:{'spectator' if value.viewer is SPECTATOR else value.viewer}"
    return " ".join((NAME, kind, "".join(card or "?" for card in value.cards), *map(str, value.moves)))


def from_text(text: str, *, kind: TextKind | None = None, edition: None = None) -> State | View:
    """Values are so few that each can be tried."""
    check_kind(kind)
    for state in _states(tuple(State((), deal) for deal in setups(2, edition))):
        values: list[State | View] = [state, *(view(state, viewer) for viewer in (0, 1, SPECTATOR))]
        for value in values:
            if to_text(value) == text:
                if kind == ("view" if isinstance(value, State) else "state"):
                    raise refused(f"this is no {kind}")
                return value
    raise refused('expected one such as "kuhn state KQ check bet" or "kuhn view:0 K? check bet"')


def _states(states: tuple[State, ...]) -> Iterator[State]:
    for state in states:
        yield state
        yield from _states(tuple(apply(state, action) for action in legal_actions(state)))


# --8<-- [start:words]
def parse_action(text: str) -> Action:
    actions = {str(action): action for action in (CHECK, BET, CALL, FOLD)}
    if text not in actions:
        raise MalformedDocument(f"action {text!r}", (f"expected one of {', '.join(actions)}",))
    return actions[text]


def describe(value: Action | Fact | Event[Fact] | Violation | ScoreLine, lang: str = "en") -> str:
    if lang != "en":
        raise ValueError(f"no words in {lang!r}, only in en")
    match value:
        case Action(word):
            return word.capitalize()
        case Played(seat, action):
            return f"Seat {seat}: {action}"
        case Shown(cards):
            return f"The cards are {' and '.join(cards)}"
        case Event(fact):
            return describe(fact)
        case Violation():
            return value.code.replace("_", " ")
        case ScoreLine():
            return f"{value.points:+} by {value.reason.replace('_', ' ')}"


# --8<-- [end:words]
