"""A game at a table, and what each who sits there may be told of it: no I/O, and no generator.

A table holds the truth, so it stays in the process. What leaves is made here and nowhere else, each message from a view
and from view events of the one it goes to, and in that one's language.
"""

import json
from collections.abc import Iterator, Mapping
from typing import Any, Final

import attrs

import criminals
from criminals import SPECTATOR, CompleteGame, Record, Rng, Seat, Viewer
from criminals.core.base.seats import Chance
from criminals.core.game.chance import drawn
from criminals.core.game.notation import nearest
from criminals.core.looks.catalogues import ENGLISH, catalogues_of
from criminals.core.looks.phrases import Slot
from examples.web_table.messages import Message, Move, News, Picture, Refused, Result, TakenBack, Told, Welcome
from examples.web_table.speaking import speaker_of

TERMS: Final = ("game", "region", "ability", "gang", "card", "track", "concept", "role", "space", "feature", "trait")
"""The kinds of words that boards name things by; a game has some of them."""

LONGEST: Final = 40
"""The most characters that are repeated of what somebody typed."""


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
    """The texts that name the bots."""
    names: Mapping[Seat, str] = attrs.field(factory=dict[Seat, str])
    """The names of those who have one."""

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

    def acted(self, viewer: Viewer, at: int, text: str, lang: str = ENGLISH) -> "Table":
        """The table after what a viewer asks for; `NotTaken` says why not, from its own view."""
        view = self.game.view(self.state, viewer)
        if at != self.at:
            raise self._refused(viewer, text, "late", lang)
        try:
            action = self.game.parse_action(text)
        except criminals.MalformedDocument:
            raise self._unknown(view, text, lang) from None
        violation = self.game.violation(view, action)
        if violation is not None:
            says = self._says(violation, view, lang)
            raise NotTaken(self._refusal(text, violation.code, violation.clause, says, lang))
        return self.played(action)

    def taken_back(self, viewer: Viewer, at: int, lang: str = ENGLISH) -> "Table":
        """The table without its last action, if it was this viewer's own and revealed nothing to anybody."""
        if at != self.at:
            raise self._refused(viewer, "undo", "late", lang)
        if not isinstance(viewer, Seat):
            raise self._refused(viewer, "undo", "looking_on", lang)
        violation = criminals.can_undo(self.record, viewer)
        if violation is not None:
            says = self._says(violation, self.game.view(self.state, viewer), lang)
            raise NotTaken(self._refusal("undo", violation.code, None, says, lang))
        return attrs.evolve(
            self, states=self.states[:-1], actions=self.actions[:-1], at=self.at + 1, taken_back_by=viewer
        )

    def _unknown(self, view: Any, text: str, lang: str) -> NotTaken:
        """The refusal of what is no action, with one that may have been meant."""
        shown = text if len(text) <= LONGEST else f"{text[:LONGEST]}..."
        meant = nearest(shown, [str(action) for action in self.game.legal_actions(view)])
        key = "malformed" if meant is None else "malformed_like"
        says = speaker_of(lang).say("refused", key, {"text": shown, "meant": meant})
        return NotTaken(self._refusal(text, "malformed", None, says, lang))

    def _refused(self, viewer: Viewer, tried: str, code: str, lang: str) -> NotTaken:
        """A refusal of the table itself."""
        return NotTaken(self._refusal(tried, code, None, speaker_of(lang, viewer).say("refused", code), lang))

    def _refusal(self, tried: str, code: str, clause: str | None, says: str, lang: str) -> Refused:
        return {
            "type": "refused",
            "at": self.at,
            "lang": lang,
            "tried": tried,
            "code": code,
            "clause": clause,
            "says": says,
        }

    # --- what may leave ---

    def known(self, lang: str) -> str:
        """A language, if the game has words in it; else English."""
        return lang if lang in criminals.languages(self.state.game) else ENGLISH

    def welcome(self, viewer: Viewer, lang: str = ENGLISH) -> Welcome:
        """All that somebody needs who comes, or comes back: the box, the story as they perceived it, the view."""
        view = self.game.view(self.state, viewer)
        seats = self.game.seats(self.state)
        return {
            "type": "welcome",
            "at": self.at,
            "seats": [{"name": self.names.get(seat), "bot": self.bots.get(seat)} for seat in seats],
            "edition": json.loads(criminals.dumps(view.edition)),
            "terms": self._terms(lang),
            "story": [[*self._sentences(ply, viewer, lang)] for ply in range(len(self.actions))],
            **self._told(viewer, lang),
        }

    def news(self, viewer: Viewer, lang: str = ENGLISH) -> News | TakenBack:
        """What the last change means to somebody: view events, and the view they lead to.

        After an action was taken back there are none: events lead forward only.
        """
        told = self._told(viewer, lang)
        if self.taken_back_by is not None:
            slots: dict[str, Slot] = {"seat": self.taken_back_by}
            says = speaker_of(lang, viewer, self.names).sentence("change", "taken_back", slots)
            return {"type": "taken_back", "at": self.at, "by": self.taken_back_by, "says": says, **told}
        last = len(self.actions) - 1
        return {
            "type": "news",
            "at": self.at,
            "events": [json.loads(criminals.dumps(fact)) for fact in self._facts(last, viewer)],
            "says": [*self._sentences(last, viewer, lang)],
            **told,
        }

    def picture(self, viewer: Viewer, lang: str = ENGLISH, *, memory: bool = False) -> Picture:
        """A viewer's view, drawn by the library, and in words for who cannot see it.

        As at a table it shows what lies open and what is the viewer's own; with `memory`, also what was seen before.
        """
        view = self.game.view(self.state, viewer)
        return {
            "type": "picture",
            "at": self.at,
            "lang": lang,
            "memory": memory,
            "svg": criminals.svg(view, lang=lang, memory=memory, names=self.names),
            "text": criminals.draw(view, lang=lang, memory=memory, names=self.names),
        }

    def _facts(self, ply: int, viewer: Viewer) -> tuple[Any, ...]:
        """What a viewer perceived of one action."""
        return self.game.view_events(self.game.step(self.states[ply], self.actions[ply]).events, viewer)

    def _sentences(self, ply: int, viewer: Viewer, lang: str) -> Iterator[str]:
        """The same in words: each is told to one who has perceived those before it."""
        view = self.game.view(self.states[ply], viewer)
        for fact in self._facts(ply, viewer):
            yield self._says(fact, view, lang)
            view = self.game.fold(view, (fact,))

    def _says(self, value: Any, view: Any, lang: str) -> str:
        return criminals.describe(value, lang, view=view, names=self.names)

    def _terms(self, lang: str) -> dict[str, dict[str, str]]:
        """The words of the game for things, by kind and by what documents call them."""
        words, game = catalogues_of(self.game).find(lang).words, self.game
        return {kind: {key: game.term(kind, key, lang) for key in words[kind]} for kind in TERMS if kind in words}

    def _told(self, viewer: Viewer, lang: str) -> Told:
        view = self.game.view(self.state, viewer)
        return {
            "lang": lang,
            "view": json.loads(criminals.dumps(view)),
            "prompt": criminals.prompt(view, lang, names=self.names),
            "legal": [self._move(action, view, lang) for action in self.game.legal_actions(view)],
            "undo": self.may_take_back(viewer),
            "result": self._result(view, lang),
        }

    def _move(self, action: Any, view: Any, lang: str) -> Move:
        label = criminals.label(action, lang, view=view, names=self.names)
        return {"action": str(action), "label": label, "says": self._says(action, view, lang)}

    def _result(self, view: Any, lang: str) -> Result | None:
        """Who won, and the score line by line; nothing before the end."""
        outcome = self.game.outcome(view)
        if outcome is None:
            return None
        sheet = self.game.score(view)
        *_, won = self._sentences(len(self.actions) - 1, view.viewer, lang)
        return {
            "winners": list(outcome.winners),
            "clause": outcome.clause,
            "says": won,
            "points": list(sheet.points),
            "lines": [
                {"seat": line.seat, "points": line.points, "clause": line.clause, "says": self._says(line, view, lang)}
                for line in sheet.lines
            ],
        }


def table_of(
    record: Record,
    *,
    at: int | None = None,
    bots: Mapping[Seat, str] | None = None,
    names: Mapping[Seat, str] | None = None,
) -> Table:
    """The table at which a record was played so far."""
    changes = len(record.actions) if at is None else at
    return Table(tuple(record.replay()), record.actions, changes, bots=bots or {}, names=names or {})
