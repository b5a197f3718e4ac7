"""A game at a table, and what each who sits there may be told of it: no I/O, and no generator.

A table holds the truth, so it stays in the process. What leaves is made here and nowhere else, each message from a view
and from view events of the one it goes to.
"""

import json
from collections.abc import Mapping
from typing import Any

import attrs

import criminals
from criminals import SPECTATOR, CompleteGame, Record, Rng, Seat, Viewer
from criminals.core.base.seats import Chance
from criminals.core.game.chance import drawn
from examples.web_table.messages import Message, Move, News, Picture, Refused, Result, TakenBack, Told, Welcome


def encoded(message: Message) -> str:
    """The text of a message, as it goes over the wire."""
    return json.dumps(message, ensure_ascii=False, separators=(",", ":"))


class NotTaken(Exception):
    """A table did not take what somebody tried; `message` tells them why. Nothing has changed."""

    def __init__(self, message: Refused) -> None:
        super().__init__(message["says"])
        self.message = message


@attrs.frozen(repr=False)
class Table:
    """A game from its first state on: every state so far and the actions between them. A change makes a new table.

    `at` counts the changes, so that a click on what is no longer there can be told from a new one.
    """

    states: tuple[Any, ...]
    actions: tuple[Any, ...] = ()
    at: int = 0
    taken_back_by: Seat | None = None
    bots: Mapping[Seat, str] = attrs.field(factory=dict[Seat, str])
    lang: str = "en"
    """The language of the library's sentences."""

    @property
    def game(self) -> CompleteGame[Any, Any]:
        """The verbs of the game."""
        return criminals.GAMES[self.states[0].game]

    @property
    def state(self) -> Any:
        """The truth of the present."""
        return self.states[-1]

    @property
    def record(self) -> Record:
        """The truth of the whole game: its set-up and its actions, the throws among them."""
        return Record.of(self.states[0], self.actions)

    @property
    def actor(self) -> Seat | Chance | None:
        """Who is to act."""
        return self.game.actor(self.state)

    @property
    def viewers(self) -> tuple[Viewer, ...]:
        """Every seat, and the spectator."""
        return (*self.game.seats(self.state), SPECTATOR)

    def thrown(self, rng: Rng) -> Any:
        """What chance does now, by its exact shares: a throw is an action, and the record keeps it."""
        return drawn(self.game, self.state, rng)

    def may_take_back(self, viewer: Viewer) -> bool:
        """Whether a seat may take back: of the others' chances nobody is told, for they may depend on hidden things."""
        if not self.actions or viewer != self.game.actor(self.states[-2]) or not isinstance(viewer, Seat):
            return False
        return criminals.can_undo(self.record, viewer) is None

    # --- changes ---

    def played(self, action: Any) -> "Table":
        """The table after a lawful action of whoever is to act."""
        after = self.game.apply(self.state, action)
        return attrs.evolve(
            self, states=(*self.states, after), actions=(*self.actions, action), at=self.at + 1, taken_back_by=None
        )

    def acted(self, viewer: Viewer, at: int, text: str) -> "Table":
        """The table after what a viewer asks for; `NotTaken` says why not, from its own view."""
        view = self.game.view(self.state, viewer)
        if at != self.at:
            raise self._late(text)
        try:
            action = self.game.parse_action(text)
        except criminals.MalformedDocument as error:
            raise NotTaken(self._refusal(text, "malformed", None, criminals.describe(error, self.lang))) from None
        refusal = self.game.violation(view, action)
        if refusal is not None:
            raise NotTaken(self._refusal(text, refusal.code, refusal.clause, self._says(refusal)))
        return self.played(action)

    def taken_back(self, viewer: Viewer, at: int) -> "Table":
        """The table without its last action, if it was this viewer's own and revealed nothing to anybody."""
        if at != self.at:
            raise self._late("undo")
        if not isinstance(viewer, Seat):
            raise NotTaken(self._refusal("undo", "looking_on", None, "you look on, and have nothing to take back"))
        refusal = criminals.can_undo(self.record, viewer)
        if refusal is not None:
            raise NotTaken(self._refusal("undo", refusal.code, None, self._says(refusal)))
        return attrs.evolve(
            self, states=self.states[:-1], actions=self.actions[:-1], at=self.at + 1, taken_back_by=viewer
        )

    def _late(self, tried: str) -> NotTaken:
        return NotTaken(self._refusal(tried, "late", None, "the table has changed since: look again"))

    def _refusal(self, tried: str, code: str, clause: str | None, says: str) -> Refused:
        return {"type": "refused", "at": self.at, "tried": tried, "code": code, "clause": clause, "says": says}

    # --- what may leave ---

    def welcome(self, viewer: Viewer) -> Welcome:
        """All that somebody needs who comes, or comes back: the box, the story as they perceived it, the view."""
        view = self.game.view(self.state, viewer)
        return {
            "type": "welcome",
            "at": self.at,
            "seats": [{"bot": self.bots.get(seat)} for seat in self.game.seats(self.state)],
            "edition": json.loads(criminals.dumps(view.edition)),
            "story": [self._sentences(ply, viewer) for ply in range(len(self.actions))],
            **self._told(viewer),
        }

    def news(self, viewer: Viewer) -> News | TakenBack:
        """What the last change means to somebody: view events, and the view they lead to.

        After an action was taken back there are none: events lead forward only.
        """
        if self.taken_back_by is not None:
            return {"type": "taken_back", "at": self.at, "by": self.taken_back_by, **self._told(viewer)}
        last = len(self.actions) - 1
        return {
            "type": "news",
            "at": self.at,
            "events": [json.loads(criminals.dumps(fact)) for fact in self._facts(last, viewer)],
            "says": self._sentences(last, viewer),
            **self._told(viewer),
        }

    def picture(self, viewer: Viewer) -> Picture:
        """A viewer's view, drawn by the library, and in words for who cannot see it."""
        view = self.game.view(self.state, viewer)
        return {"type": "picture", "at": self.at, "svg": criminals.svg(view), "text": str(view)}

    def _facts(self, ply: int, viewer: Viewer) -> tuple[Any, ...]:
        """What a viewer perceived of one action."""
        return self.game.view_events(self.game.step(self.states[ply], self.actions[ply]).events, viewer)

    def _sentences(self, ply: int, viewer: Viewer) -> list[str]:
        return [self._says(fact) for fact in self._facts(ply, viewer)]

    def _says(self, value: Any) -> str:
        return self.game.describe(value, self.lang)

    def _told(self, viewer: Viewer) -> Told:
        view = self.game.view(self.state, viewer)
        legal: list[Move] = [{"action": str(a), "says": self._says(a)} for a in self.game.legal_actions(view)]
        return {
            "view": json.loads(criminals.dumps(view)),
            "legal": legal,
            "undo": self.may_take_back(viewer),
            "result": self._result(view),
        }

    def _result(self, view: Any) -> Result | None:
        """Who won, and the score line by line; nothing before the end."""
        outcome = self.game.outcome(view)
        if outcome is None:
            return None
        sheet = self.game.score(view)
        return {
            "winners": list(outcome.winners),
            "clause": outcome.clause,
            "points": list(sheet.points),
            "lines": [
                {"seat": line.seat, "points": line.points, "clause": line.clause, "says": self._says(line)}
                for line in sheet.lines
            ],
        }


def table_of(record: Record, *, at: int | None = None, bots: Mapping[Seat, str] | None = None) -> Table:
    """The table at which a record was played so far."""
    return Table(tuple(record.replay()), record.actions, len(record.actions) if at is None else at, bots=bots or {})
