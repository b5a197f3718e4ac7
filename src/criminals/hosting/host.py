"""The host of a table: it keeps the truth, takes actions, and makes what each viewer may be told."""

from collections.abc import Iterable
from typing import Any, Generic, Self, cast

import attrs
from typing_extensions import TypeVar, override

from criminals.core.base.errors import IllegalAction, InvalidArgument
from criminals.core.base.faults import given, invalid
from criminals.core.base.seats import SPECTATOR, Chance, Seat, Viewer, check_viewer, wire_name
from criminals.core.base.value import Value
from criminals.core.game.chance import drawn
from criminals.core.game.events import Event
from criminals.core.game.position import GameState, GameView
from criminals.core.game.protocol import CompleteGame, Rng
from criminals.core.game.registry import find_game, game_of
from criminals.core.messages.changes import BEGUN, Acted, Change, HandedOver, TakenBack, plies_of
from criminals.core.messages.sitters import Sitter
from criminals.core.records.record import IllegalPly, Record
from criminals.core.records.undo import can_undo
from criminals.core.records.view_record import ViewRecord
from criminals.hosting.keys import Keys
from criminals.hosting.news import News, Result, Welcome
from criminals.hosting.refusals import IllegalUndo, check_time

S = TypeVar("S", bound=GameState, default=Any)
A = TypeVar("A", bound=Value, default=Any)
V = TypeVar("V", bound=GameView, default=Any)
F = TypeVar("F", bound=Value, default=Any)

# Those of `of`: pyright puts its defaults in place of the variables of a class before it infers anything.
S1 = TypeVar("S1", bound=GameState)
A1 = TypeVar("A1", bound=Value)
V1 = TypeVar("V1", bound=GameView)
F1 = TypeVar("F1", bound=Value)


@attrs.frozen(repr=False)
class Host(Generic[S, A, V, F]):
    """One table: the game so far, and who sits where. It does no I/O, has no clock and calls no bot.

    A host is an immutable value. Each change returns a new host, so a server can store it before it tells anybody. It
    holds the whole truth; send only what `news`, `welcome` and `view` return, each to its own viewer.

    Examples:
        >>> from criminals import new_game
        >>> from criminals.hosting import Host, message
        >>> host = Host.of(new_game("crooks", players=2, seed=7, first=0))
        >>> after = host.act(0, "recruit C")
        >>> message(after.news(1), "en")["sentences"][0]
        'Player 0 pays $3'
    """

    record: Record[Any, Any, A, S]
    """The truth about the game so far: its set-up and its actions, including throws."""
    states: tuple[S, ...]
    """Every state of the record, beginning with the first."""
    events: tuple[tuple[Event[F], ...], ...]
    """The events of each action."""
    sitters: tuple[Sitter, ...]
    """The person or bot at each seat."""
    keys: Keys
    """The hashes of the tokens."""
    changes: int = 0
    """The number of changes so far."""
    last: Change = BEGUN
    """The last change."""

    @staticmethod
    def of(first: GameState[S1, A1, V1, F1], actions: Iterable[A1] = ()) -> "Host[S1, A1, V1, F1]":
        """Make the host of a game. Nobody has a name or a token yet: see `hand_over`.

        Args:
            first: The state that `new_game` returned.
            actions: The actions since then, including those of `CHANCE`.

        Returns:
            A host with one change for each action.

        Raises:
            IllegalPly: The rules refuse an action.
            InvalidState: `first` is not the first state of a game.
            TypeError: An action does not belong to the game, or the game has no documents.
        """
        record: Record[Any, Any, A1, S1] = Record.of(first, actions)
        game = game_of(first)
        seats = len(game.seats(first))
        states, events = [cast(S1, first)], list[tuple[Event[F1], ...]]()
        for ply, action in enumerate(record.actions, 1):
            try:
                step = game.step(states[-1], action)
            except IllegalAction as refused:
                raise IllegalPly(ply, refused) from None
            states.append(step.state)
            events.append(step.events)
        last = Acted(_acting(game, states[-2])) if events else BEGUN
        sitters, keys = (Sitter(),) * seats, Keys((None,) * seats)
        return Host(record, tuple(states), tuple(events), sitters, keys, len(events), last)

    @override
    def __repr__(self) -> str:
        actor = self.actor
        turn = "over" if actor is None else f"{wire_name(actor)} to act"
        return f"<Host of {self.record.game}: {len(self.sitters)} players, {self.changes} changes, {turn}>"

    @property
    def game(self) -> str:
        """The name of the game."""
        return self.record.game

    @property
    def _verbs(self) -> CompleteGame[S, A, V, F]:
        return find_game(self.record.game)

    @property
    def state(self) -> S:
        """The true state now. It stays in the process."""
        return self.states[-1]

    @property
    def actor(self) -> Seat | Chance | None:
        """The seat whose turn it is, `CHANCE` before a throw, or None once the game is over."""
        return self._verbs.actor(self.state)

    @property
    def seats(self) -> range:
        """The seats at the table."""
        return range(len(self.sitters))

    @property
    def viewers(self) -> tuple[Viewer, ...]:
        """Every seat, then `SPECTATOR`."""
        return (*self.seats, SPECTATOR)

    @property
    def result(self) -> Result | None:
        """The result of the game, or None while it goes on."""
        return self._result(self.view(SPECTATOR))

    # --- the game ---

    def act(self, seat: Viewer, action: A | str, *, at: int | None = None, rng: Rng | None = None) -> Self:
        """Play an action of a seat.

        Args:
            seat: The seat that wants to act. `SPECTATOR` is refused, like a seat whose turn it isn't.
            action: The action, or its text in the notation.
            at: The number of changes that the player has seen, which keeps a double click from being two actions. None
                skips this check.
            rng: The generator for throws that follow the action, as part of the same change. Without it, `actor` may be
                `CHANCE` next, and `advance` makes the throw; until then the action can still be undone.

        Returns:
            A new host; this one stays as it is. Store the new one, then send everybody its `news`.

        Raises:
            IllegalAction: The rules refuse the action, or it is somebody else's turn; `violation` says why.
            LateRequest: The table has changed since `at`.
            MalformedDocument: The text is not an action.
            InvalidArgument: The seat is not at the table.
            TypeError: The action does not belong to this game.
        """
        check_viewer(seat, len(self.sitters))
        check_time(at, self.changes)
        game = self._verbs
        chosen: A = game.parse_action(action) if isinstance(action, str) else action
        refused = game.violation(self.state, chosen, by=seat)
        if refused is not None:
            raise IllegalAction(chosen, refused, game.describe)
        return self._played(chosen, rng)

    def advance(self, rng: Rng) -> Self:
        """Make all throws that are due now, as one change.

        Args:
            rng: The generator of the throws.

        Returns:
            A new host, or this one if no throw is due.
        """
        if not self._verbs.chances(self.state):
            return self
        return self._played(drawn(self._verbs, self.state, rng), rng)

    def undo(self, seat: Seat, *, at: int | None = None) -> Self:
        """Take the last action back, if a seat may do so: see `can_undo`.

        Args:
            seat: The seat that wants to take its action back.
            at: The number of changes that the player has seen, as in `act`.

        Returns:
            A new host whose record is without the action.

        Raises:
            IllegalUndo: The action may not be taken back; `violation` says why.
            LateRequest: The table has changed since `at`.
            InvalidArgument: The seat is not at the table.
        """
        self._check_seat(seat)
        check_time(at, self.changes)
        refused = can_undo(self.record, seat)
        if refused is not None:
            raise IllegalUndo("undo", refused, self._verbs.describe)
        record = attrs.evolve(self.record, actions=self.record.actions[:-1])
        shorter = attrs.evolve(self, record=record, states=self.states[:-1], events=self.events[:-1])
        return shorter._changed(TakenBack(seat))

    # --- who sits where ---

    def hand_over(
        self, seat: Seat, *, token: str | None = None, name: str | None = None, bot: str | None = None
    ) -> Self:
        """Give a seat to a person or a bot, or give it a new token. The old token stops working.

        Args:
            seat: The seat.
            token: The token that stands for the seat; `fresh_token()` makes one. Without it nobody can join as this
                seat, which is right for a bot.
            name: The name that the others see.
            bot: The text that names the bot, for the server that runs it.

        Returns:
            A new host with this person or bot at the seat.

        Raises:
            InvalidArgument: The seat is not at the table, the token is short or belongs to another viewer, or a text is
                too long or cannot be printed.
        """
        self._check_seat(seat)
        sitter = Sitter(name, bot)
        for found in sitter.faults():
            raise InvalidArgument(found)
        sitters = (*self.sitters[:seat], sitter, *self.sitters[seat + 1 :])
        return attrs.evolve(self, sitters=sitters, keys=self.keys.changed(seat, token))._changed(HandedOver(seat))

    def let_watch(self, token: str | None) -> Self:
        """Set the token of the spectators.

        Args:
            token: The new token; with None, nobody can watch by a token.

        Returns:
            A new host with this token.

        Raises:
            InvalidArgument: The token is short, or belongs to a seat.
        """
        return attrs.evolve(self, keys=self.keys.changed(SPECTATOR, token))._changed(HandedOver(SPECTATOR))

    def viewer_of(self, token: str) -> Viewer | None:
        """Find the viewer to whom a token belongs. Tokens are compared in constant time, by their hashes.

        Args:
            token: The token that somebody sent.

        Returns:
            A seat or `SPECTATOR`, or None if the token is unknown. Seat 0 is falsy, so test with `is None`.
        """
        return self.keys.viewer_of(token)

    # --- what may leave ---

    def view(self, viewer: Viewer) -> V:
        """The view of a seat or of `SPECTATOR`. It is all that a bot may be given.

        Args:
            viewer: The seat, or `SPECTATOR`.

        Returns:
            The view of the present state.

        Raises:
            InvalidArgument: The viewer is not at the table.
        """
        return self._verbs.view(self.state, viewer)

    def news(self, viewer: Viewer) -> News[A, V, F]:
        """Everything to tell a viewer about the last change.

        Args:
            viewer: The seat, or `SPECTATOR`.

        Returns:
            The viewer's news, made from the viewer's own views and view events.

        Raises:
            InvalidArgument: The viewer is not at the table.
        """
        start = len(self.events) - plies_of(self.last)
        view_events = self._verbs.view_events
        return News(
            **self._briefing(viewer),
            change=self.last,
            before=self._verbs.view(self.states[start], viewer),
            steps=tuple(view_events(events, viewer) for events in self.events[start:]),
        )

    def welcome(self, viewer: Viewer) -> Welcome[A, V, F]:
        """Everything to tell a viewer who joins, or who returns after missing some news.

        Args:
            viewer: The seat, or `SPECTATOR`.

        Returns:
            The present, and the game so far as the viewer perceived it.

        Raises:
            InvalidArgument: The viewer is not at the table.
        """
        first, view_events = self._verbs.view(self.states[0], viewer), self._verbs.view_events
        steps = (view_events(events, viewer) for events in self.events)
        return Welcome(**self._briefing(viewer), record=ViewRecord(first, steps))

    # --- inside ---

    def _briefing(self, viewer: Viewer) -> dict[str, Any]:
        """The fields of a `Briefing`."""
        view = self.view(viewer)
        return {
            "viewer": viewer,
            "changes": self.changes,
            "sitters": self.sitters,
            "view": view,
            "legal_actions": self._verbs.legal_actions(view),
            "may_undo": self._may_undo(viewer),
            "result": self._result(view),
        }

    def _may_undo(self, viewer: Viewer) -> bool:
        """True if a viewer may take back. It is false for everybody but the last to act, whatever may be hidden."""
        if not self.events or not isinstance(viewer, Seat) or self._verbs.actor(self.states[-2]) != viewer:
            return False
        return can_undo(self.record, viewer) is None

    def _result(self, view: V) -> Result | None:
        outcome = self._verbs.outcome(view)
        return None if outcome is None else Result(outcome, self._verbs.score(view))

    def _played(self, action: A, rng: Rng | None) -> Self:
        """Play a legal action, and the throws that follow if there is a generator for them."""
        game, by = self._verbs, _acting(self._verbs, self.state)
        actions, states, events = [action], list[S](), list[tuple[Event[F], ...]]()
        while len(states) < len(actions):
            step = game.step(states[-1] if states else self.state, actions[-1])
            states.append(step.state)
            events.append(step.events)
            if rng is not None and game.chances(step.state):
                actions.append(drawn(game, step.state, rng))
        record = attrs.evolve(self.record, actions=(*self.record.actions, *actions))
        longer = attrs.evolve(self, record=record, states=(*self.states, *states), events=(*self.events, *events))
        return longer._changed(Acted(by, len(actions)))

    def _changed(self, change: Change) -> Self:
        return attrs.evolve(self, changes=self.changes + 1, last=change)

    def _check_seat(self, seat: object) -> None:
        if type(seat) is not int or seat not in self.seats:
            raise invalid("no_seat_number", last=len(self.sitters) - 1, given=given(seat))


def _acting(game: CompleteGame[Any, Any], state: GameState) -> Seat | Chance:
    """The actor of a state that is not over."""
    actor = game.actor(state)
    assert actor is not None
    return actor
