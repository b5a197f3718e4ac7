"""Messages: JSON objects that tell one viewer about a table, in that viewer's language.

Each is made of what a host returns for the viewer, and of nothing else.
"""

from collections.abc import Iterable, Iterator
from typing import Any, Final, TypeAlias, cast

import attrs

from criminals.core.base.errors import CriminalsError, Fault, FaultyValue, IllegalAction, Violation
from criminals.core.base.faults import named
from criminals.core.base.seats import Names, Seat
from criminals.core.game.locations import Movement
from criminals.core.game.position import GameView
from criminals.core.game.registry import find_game
from criminals.core.looks.catalogues import COMMON, ENGLISH, Catalogues
from criminals.core.looks.phrases import Speaker
from criminals.core.messages.changes import Change, HandedOver, TakenBack
from criminals.core.messages.contents import (
    LegalAction,
    LegalForm,
    NewsForm,
    RefusedForm,
    ResultForm,
    ToldLine,
    WelcomeForm,
)
from criminals.core.messages.shapes import written
from criminals.core.records.record import documented
from criminals.hosting.news import Briefing, News, Result, Welcome
from criminals.verbs.locating import locations_of, menu, movements
from criminals.verbs.showing import describe, label, prompt

Happened: TypeAlias = tuple[Any, Any]
"""A view event, and the viewer's view just before it."""

_LOCATING: Final = ("locations_of", "location_name", "movements")
"""The functions that a game needs so that its messages have locations."""


def message(
    value: Briefing | Result | CriminalsError,
    lang: str = "en",
    *,
    briefing: Briefing | None = None,
    tried: str = "",
) -> dict[str, Any]:
    """Make a message: a JSON object for one viewer, with the envelope of documents.

    Equal arguments give equal messages. So a server needs to make each only once for all connections of a viewer in one
    language.

    Args:
        value: A `Welcome`, `News` or `Briefing` for its viewer, a `Result`, or the error with which a host refused a
            request.
        lang: The language. If the game has no words in it, the message is in English; its field `lang` says which it
            is.
        briefing: The present of the reader, such as `host.news(viewer)`. A refusal needs it. With it, a result contains
            the names of the players and "you".
        tried: What the player tried, for a refusal whose error doesn't contain it.

    Returns:
        A new dict of the kind `welcome`, `news`, `legal` (for a `Briefing`), `result` or `refused`. Its form is the one
        that `criminals.schema(kind, game)` describes.

    Raises:
        TypeError: The game has no documents, a refusal comes without a briefing, or there is no message for the value.
    """
    match value:
        case Welcome():
            return _Told.of(value, lang).welcome(value)
        case News():
            return _Told.of(value, lang).news(value)
        case Briefing():
            return _Told.of(value, lang).legal()
        case Result():
            return _result_alone(value, lang, briefing)
        case CriminalsError() if briefing is not None:
            return _Told.of(briefing, lang).refused(value, tried)
        case CriminalsError():
            raise TypeError("a refusal is told to somebody: message(error, lang, briefing=host.news(viewer))")
        case _:
            raise TypeError(f"there is no message for a {type(value).__name__}")


def _known(lang: str, game: Any) -> str:
    """The language if the game has words in it, otherwise English."""
    found: object = getattr(game, "CATALOGUES", None)
    return lang if isinstance(found, Catalogues) and lang in found.languages else ENGLISH


def _names_of(briefing: Briefing) -> Names | None:
    """The names of the people at the table; None if nobody has one, because a game may have no words for names."""
    return {seat: sitter.name for seat, sitter in enumerate(briefing.sitters) if sitter.name is not None} or None


def _result_alone(result: Result, lang: str, briefing: Briefing | None) -> dict[str, Any]:
    game = documented(result.outcome.game)
    view, names = (None, None) if briefing is None else (briefing.view, _names_of(briefing))
    return written("result", _result(result, _known(lang, game), view, names), game)


def _result(result: Result, lang: str, view: GameView | None, names: Names | None) -> ResultForm:
    lines = [ToldLine(line=line, sentence=describe(line, lang, view=view, names=names)) for line in result.score.lines]
    return ResultForm(
        lang=lang,
        winners=result.winners,
        clause=result.outcome.clause,
        sentence=describe(result.outcome, lang, view=view, names=names),
        points=result.points,
        lines=tuple(lines),
    )


@attrs.frozen(eq=False)
class _Told:
    """The messages of one viewer in one language."""

    briefing: Briefing
    view: Any
    game: Any
    lang: str
    names: Names | None
    has_locations: bool

    @classmethod
    def of(cls, briefing: Briefing, lang: str) -> "_Told":
        """The same for a language in which the game may have no words."""
        view: Any = briefing.view
        game = find_game(view.game)
        has_locations = all(hasattr(game, verb) for verb in _LOCATING)
        return cls(briefing, view, game, _known(lang, game), _names_of(briefing), has_locations)

    # --- the messages ---

    def welcome(self, welcome: Welcome) -> dict[str, Any]:
        record = welcome.record
        story = [tuple(self.sentences(happened)) for happened in self.told_steps(record.first, record.steps)]
        return self.written("welcome", WelcomeForm(edition=self.view.edition, story=tuple(story), **self.present()))

    def news(self, news: News) -> dict[str, Any]:
        happened = [each for step in self.told_steps(news.before, news.steps) for each in step]
        contents = NewsForm(
            change=news.change,
            events=news.view_events,
            movements=tuple(self.movements(happened)),
            sentences=(*self.sentences(happened), *self.change_sentences(news.change)),
            **self.present(),
        )
        return self.written("news", contents)

    def legal(self) -> dict[str, Any]:
        return self.written("legal", LegalForm(**self.choices()))

    def refused(self, error: CriminalsError, tried: str) -> dict[str, Any]:
        found = _refusal(error)
        contents = RefusedForm(
            lang=self.lang,
            changes=self.briefing.changes,
            tried=named(tried or _tried(error)),
            code=found.code,
            clause=found.clause or None,
            params=cast(Any, found.params),
            sentence=self.refusal_sentence(error),
        )
        return self.written("refused", contents)

    def written(self, kind: Any, contents: object) -> dict[str, Any]:
        return written(kind, contents, documented(self.view.game))

    # --- their parts ---

    def choices(self) -> dict[str, Any]:
        """The fields of a `LegalForm`."""
        briefing = self.briefing
        return {
            "lang": self.lang,
            "changes": briefing.changes,
            "prompt": prompt(self.view, self.lang, names=self.names),
            "legal": tuple([self.legal_action(action) for action in briefing.legal_actions]),
            "menu": menu(self.view, self.lang, names=self.names) if self.has_locations else (),
            "may_undo": briefing.may_undo,
        }

    def present(self) -> dict[str, Any]:
        """The fields of a `PresentForm`."""
        found = self.briefing.result
        result = None if found is None else _result(found, self.lang, self.view, self.names)
        return {**self.choices(), "view": self.view, "seats": self.briefing.sitters, "result": result}

    def legal_action(self, action: Any) -> LegalAction:
        return LegalAction(
            action=str(action),
            decision=action,
            label=label(action, self.lang, view=self.view, names=self.names),
            sentence=self.sentence(action, self.view),
            locations=locations_of(action, self.view) if self.has_locations else (),
        )

    def told_steps(self, view: Any, steps: Iterable[Iterable[Any]]) -> Iterator[list[Happened]]:
        """The view events of each step, each with the view just before it."""
        for step in steps:
            happened: list[Happened] = []
            for view_event in step:
                happened.append((view_event, view))
                view = self.game.fold(view, (view_event,))
            yield happened

    def movements(self, happened: Iterable[Happened]) -> Iterator[Movement]:
        for view_event, view in happened if self.has_locations else ():
            yield from movements(view_event, view)

    # --- sentences ---

    def sentence(self, value: Any, view: Any) -> str:
        return describe(value, self.lang, view=view, names=self.names)

    def sentences(self, happened: Iterable[Happened]) -> Iterator[str]:
        for view_event, view in happened:
            yield self.sentence(view_event, view)

    def refusal_sentence(self, error: CriminalsError) -> str:
        """The sentence of an error; in English if only the game has words in the language."""
        if isinstance(error, IllegalAction):
            return self.sentence(error.violation, self.view)
        return describe(error, self.lang if self.lang in COMMON.languages else ENGLISH)

    def change_sentences(self, change: Change) -> Iterator[str]:
        """The sentence for a change that is not an action."""
        match change:
            case TakenBack(seat):
                yield self.speaker.sentence("change", "taken_back", {"seat": seat})
            case HandedOver(seat) if isinstance(seat, Seat):
                yield self.speaker.sentence("change", "handed_over", {"seat": seat})
            case HandedOver():
                yield self.speaker.sentence("change", "watching")
            case _:
                pass

    @property
    def speaker(self) -> Speaker:
        """The speaker for sentences that do not belong to a game."""
        catalogues: Catalogues = getattr(self.game, "CATALOGUES", COMMON)
        return Speaker(catalogues.find(self.lang), self.briefing.viewer, self.names)


def _refusal(error: CriminalsError) -> Violation | Fault:
    """The violation of an error, or the first of its faults."""
    if isinstance(error, IllegalAction):
        return error.violation
    if isinstance(error, FaultyValue) and error.faults:
        return error.faults[0]
    raise TypeError(f"there is no message for a {type(error).__name__}")


def _tried(error: CriminalsError) -> str:
    """The thing that was tried, if the error contains it."""
    found = error.action if isinstance(error, IllegalAction) else getattr(error, "name", None)
    return "" if found is None else str(found)
