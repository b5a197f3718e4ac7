"""Everything that reaches a viewer at one moment of a game, as text, for the laws of hidden information to compare.

It is found by going through the public names: `public_names` says in which ways each of them answers a viewer.
"""

import pickle
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache, cached_property, lru_cache, partial
from inspect import isfunction, signature
from itertools import product
from typing import Any, Final, NamedTuple, TypeVar, cast

import attrs

import criminals
from criminals.core.base.value import Value
from criminals.core.game.position import GameState
from criminals.core.looks.catalogues import LANGUAGES
from criminals.testing.laws.broken import LawBroken
from criminals.testing.laws.canonical import canonical
from criminals.testing.laws.moments import HELD, VIEW_RECORD, Moment, answer
from criminals.testing.laws.public_names import OF_LEGAL_ACTIONS, Parameter, Way, own_verb, ways
from criminals.testing.laws.sharing import shared_with

S = TypeVar("S", bound=GameState)
A = TypeVar("A", bound=Value)

Shown = tuple[str, Callable[[], object]]
"""An answer, by its name: a text, several answers, or a value that is still to be written."""

Values = Callable[[], Sequence[object]]
"""Values that are looked up when they are shown."""

TURNS: Final = 24
"""Things that take turns are shown at one ply out of this number."""

PICTURES: Final = 96
"""A picture with certain options, of which there are many, is shown at one ply out of so many: it takes long."""

OF_THE_HOST: Final = {"apply": 1, "step": 1, "chances": 0, "points": 0, "reveal": 0}
"""Verbs that are given a state, and how many actions: they refuse a view, with a text that may be shown."""

OF_A_VIEW: Final = ("beliefs", "count_worlds", "worlds", "marginals", "draw", "svg")
"""Verbs that are given a view: they refuse a state, with a text that may be shown."""


class Several(NamedTuple):
    """Several answers, which are one text."""

    answers: Sequence[object]


class _Option(NamedTuple):
    """The arguments of a parameter that are shown under one label: those of a source, or a single value."""

    label: str
    source: str
    value: object = None


class _Question(NamedTuple):
    """A way to call a public name, under one choice of labels for its arguments; without one, by legal actions."""

    name: str
    way: Way
    options: tuple[_Option, ...] | None
    number: int = 0
    """Of one that takes turns: it says when its turn is."""


class Questions(NamedTuple):
    """The public names as they are asked at any moment of a game: found once, for there are hundreds of them."""

    at_every_turn: tuple[_Question, ...]
    by_turns: tuple[_Question, ...]
    numbers: int
    """The number of questions that take turns, including those left out."""


def questions_of(ways: Sequence[Way], only: Callable[[str], object] | None = None) -> Questions:
    """The questions that are asked in some ways: those of `ways_of` a game. With `only`, those with such names."""
    always: list[_Question] = []
    by_turns: list[_Question] = []
    for way in ways:
        (by_turns if way.takes_turns else always).extend(_labelled(way))
        if way.takes_turns and way.name in OF_LEGAL_ACTIONS:
            always.append(_Question(f"{way.name}(legal action, view)", way, None))
    numbered = [question._replace(number=number) for number, question in enumerate(by_turns)]
    kept, kept_by_turns = (
        tuple(question for question in each if only is None or only(question.name)) for each in (always, numbered)
    )
    return Questions(kept, kept_by_turns, len(numbered))


def shown(
    moment: Moment[S, A],
    questions: Questions,
    turn: int | None = None,
    *,
    before: Moment[S, A] | None = None,
    after: Moment[S, A] | None = None,
    is_last: bool = False,
    only: Callable[[str], object] | None = None,
) -> Iterator[tuple[str, str]]:
    """Everything that is shown at a moment, by name, in a fixed order; `questions` are those of the game.

    With a `turn`, languages, pictures, documents, records, pickles and other options take turns: the next turn shows
    others. Without one, everything is shown.

    A host shows the same to several viewers. `before` is the moment of another one, to whom each thing is shown just
    before, so that nothing kept from one viewer is told to the next. `after` is one to whom it is shown before the
    first one has read it, so that nothing is written into what is already given.

    A view record grows with the game: if this `is_last`, all that is made of it is shown.

    With `only`, what has another name is left out.
    """
    earlier, later = (_shown_to(other, questions) for other in (before, after))
    for name, make in _all_of(moment, questions, turn, is_last=is_last):
        if only is None or only(name):
            if name in earlier:
                _text(earlier[name]())
            found = make()
            if name in later:
                later[name]()
            yield name, _text(found)


def _shown_to(other: Moment[Any, Any] | None, questions: Questions) -> dict[str, Callable[[], object]]:
    if other is None:
        return {}
    by_turns = (*_asked(other, questions.by_turns), *_other_turns(other))
    return dict((*_at_every_turn(other, questions.at_every_turn), *by_turns))


def _text(found: object) -> str:
    """A text as it is, the text of several answers, or that of a value."""
    if isinstance(found, str):
        return found
    return _listed(found.answers) if isinstance(found, Several) else canonical(found)


def _all_of(moment: Moment[Any, Any], questions: Questions, turn: int | None, *, is_last: bool) -> Iterator[Shown]:
    yield from _at_every_turn(moment, questions.at_every_turn)
    asked = questions.by_turns
    if turn is not None and not is_last and len(asked) == questions.numbers:
        asked = asked[-turn % TURNS :: TURNS]  # it is not the turn of others: that saves a look at hundreds
    yield from _asked(moment, (each for each in asked if _is_due(each.name, each.number, turn, is_last=is_last)))
    for number, (name, make) in enumerate(_other_turns(moment), questions.numbers):
        if _is_due(name, number, turn, is_last=is_last):
            yield name, make
    for name, value in moment.kit.also_shown(moment.state, moment.viewer).items():
        yield name, partial(canonical, value)


def _is_due(name: str, number: int, turn: int | None, *, is_last: bool) -> bool:
    """Test if it is the turn of a thing, by its name and number."""
    if turn is None or (is_last and VIEW_RECORD in name):
        return True
    return (turn + number) % (PICTURES if name.startswith("svg(") else TURNS) == 0


def _at_every_turn(moment: Moment[Any, Any], asked: Iterable[_Question]) -> Iterator[Shown]:
    view, state = moment.view, moment.state
    yield "the view", lambda: canonical(view)
    yield "a view event", lambda: canonical(moment.held("view event"))
    yield "parts of the view that are the layout's", lambda: shared_with(getattr(view, "layout", None), view)
    yield "hash(view)", lambda: str(hash(view))
    yield "repr(view)", partial(repr, view)
    yield "str(view)", partial(str, view)
    yield "repr(state)", partial(repr, state)
    yield from _asked(moment, asked)
    if moment.viewer == moment.game.actor(state):
        yield "an error of apply", lambda: Several([*map(moment.refusal, moment.universe)])


def _other_turns(moment: Moment[Any, Any]) -> Iterator[Shown]:
    """Things besides the questions that take turns."""
    yield from _told_errors(moment)
    yield from _members(moment)
    for label in HELD:
        yield from _itself(label, partial(moment.held, label))
    yield "movements(view event, view before it)", partial(_moved, moment)
    for lang in LANGUAGES:
        yield f"describe(event that is not perceived, {lang}, view)", partial(_not_told, moment, lang)
    for lang in LANGUAGES:
        yield f"describe(view event, {lang}, view before it)", partial(_told, moment, lang)
    yield from _for_everybody(moment)
    yield "pickle of fold(view, view events)", lambda: _pickled(answer(getattr, moment, "folded"))


def _told_errors(moment: Moment[Any, Any]) -> Iterator[Shown]:
    """The sentences of the errors of `apply`, told to the actor with its view."""
    if moment.viewer == moment.game.actor(moment.state):
        for lang in LANGUAGES:
            yield f"describe(an error of apply, {lang})", partial(_errors_told, moment, lang)


def _errors_told(moment: Moment[Any, Any], lang: str) -> Several:
    describe = moment.verb("describe")
    return Several([answer(describe, error, lang, view=moment.view) for error in moment.errors])


# --- public names ---


def _asked(moment: Moment[Any, Any], questions: Iterable[_Question]) -> Iterator[Shown]:
    """The answers to questions: one text for all actions, and one for each label of the other arguments."""
    for name, way, options, _ in questions:
        if options is None:
            yield name, partial(_of_legal_actions, moment, way.name)
        else:
            yield name, partial(_ask, moment, way, options)


@cache
def _labelled(way: Way) -> tuple[_Question, ...]:
    """Every choice of labels for the arguments of a way, with a name for it."""
    chosen = product(*(_options(parameter) for parameter in way.parameters))
    return tuple(
        _Question(f"{way.name}({', '.join(each.label for each in options)})", way, options) for options in chosen
    )


def _options(parameter: Parameter) -> list[_Option]:
    source = parameter.source
    if source == "held":
        return [_Option(label, source, label) for label in HELD]
    if source in ("lang", "choice"):
        return [_Option(str(value), source, value) for value in parameter.choices or LANGUAGES]
    return [_Option(source, source)]


def _ask(moment: Moment[Any, Any], way: Way, options: Sequence[_Option]) -> Several:
    """The answers under one choice of labels. A game's own verb is not told the name of the game."""
    verb = own_verb(way.name) if "." in way.name else moment.verb(way.name)
    own = verb is getattr(moment.game, way.name, None)
    kept = [pair for pair in zip(way.parameters, options, strict=True) if not (own and pair[0].source == "game")]
    values = [partial(_values, moment, option) for _, option in kept]
    return _answers(verb, [parameter for parameter, _ in kept], values)


def _values(moment: Moment[Any, Any], option: _Option) -> Sequence[object]:
    match option.source:
        case "held":
            return moment.held(str(option.value))
        case "lang" | "choice":
            return (option.value,)
        case _:
            return moment.arguments(option.source)


def _answers(verb: Callable[..., Any], parameters: Sequence[Parameter], values: Iterable[Values]) -> Several:
    return Several([_call(verb, parameters, given) for given in product(*(each() for each in values))])


def _call(verb: Callable[..., Any], parameters: Sequence[Parameter], arguments: Sequence[object]) -> object:
    pairs = [*zip(parameters, arguments, strict=True)]
    named = {parameter.name: value for parameter, value in pairs if parameter.keyword}
    return answer(verb, *(value for parameter, value in pairs if not parameter.keyword), **named)


def _listed(answers: Sequence[object]) -> str:
    """The texts of answers, each on its line; the same object is looked at once."""
    kept: dict[int, tuple[object, str]] = {}
    lines: list[str] = []
    for each in answers:
        if id(each) not in kept:
            kept[id(each)] = each, canonical(each)  # kept alive, so that the identity is its own
        lines.append(kept[id(each)][1])
    return "\n".join(lines)


def _told(moment: Moment[Any, Any], lang: str) -> Several:
    """The sentences of the last step as a table tells them: each event with the view just before it."""
    describe = moment.verb("describe")
    return Several([answer(describe, view_event, lang, view=view) for view_event, view in moment.happened])


def _moved(moment: Moment[Any, Any]) -> Several:
    """The movements of the last step as a table animates them: each event with the view just before it."""
    return Several([answer(moment.verb("movements"), view_event, view) for view_event, view in moment.happened])


def _of_legal_actions(moment: Moment[Any, Any], name: str) -> Several:
    """The answers of a verb about the actions that are legal by the view."""
    return Several([answer(moment.verb(name), action, moment.view) for action in moment.held("action")])


def _not_told(moment: Moment[Any, Any], lang: str) -> str:
    """The answers to the viewer about events of the last step that only others perceive, each once."""
    describe = moment.verb("describe")
    unseen = (event for event in moment.events if not criminals.view_events((event,), moment.viewer))
    return "\n".join(dict.fromkeys(canonical(answer(describe, event, lang, view=moment.view)) for event in unseen))


# --- values ---


def _members(moment: Moment[Any, Any]) -> Iterator[Shown]:
    """The members of a view that are no fields, how it shows itself in notebooks, and the answers of its methods."""
    view = moment.view
    for name, member, way in _named_members(view.__class__, tuple(dir(view.__class__))):
        if member == "display":
            yield f"{name}(view)", partial(_answer, getattr(view, name))
        elif member == "value":
            yield f"view.{name}", partial(_answer, partial(getattr, view, name))
        else:
            parameters, values = _called(moment, name, way)
            told = ", ".join(parameter.source for parameter in parameters)
            yield f"view.{name}({told})", partial(_answers, getattr(view, name), parameters, values)


def _called(moment: Moment[Any, Any], name: str, way: Way | None) -> tuple[Sequence[Parameter], list[Values]]:
    """The parameters of a method of a view, and the values of each: known by their types, or named by the kit."""
    if way is not None:
        return way.parameters[1:], [partial(moment.arguments, source) for source in way.sources[1:]]
    parameters = [
        Parameter(each.name, each.name, keyword=each.kind is each.KEYWORD_ONLY)
        for each in signature(getattr(moment.view, name)).parameters.values()
        if each.default is each.empty
    ]
    named = moment.kit.arguments(moment.view)
    unknown = [parameter.name for parameter in parameters if parameter.name not in named]
    if unknown:
        raise LawBroken(f"nobody says what {', '.join(unknown)} of view.{name} can be: `arguments` of the kit is to")
    return parameters, [partial(_named, named, parameter.name) for parameter in parameters]


def _named(named: Mapping[str, Sequence[object]], name: str) -> Sequence[object]:
    return named[name]


@lru_cache(maxsize=16)
def _named_members(kind: Any, names: tuple[str, ...]) -> tuple[tuple[str, str, Way | None], ...]:
    """Those of the names of a class that are shown besides its fields: displays, values, and methods to be called."""
    found: list[tuple[str, str, Way | None]] = []
    fields = {field.name for field in attrs.fields(kind)} if attrs.has(kind) else set[str]()
    for name in names:
        member = getattr(kind, name)
        if name.startswith("_repr_"):
            found.append((name, "display", None))
        elif name.startswith("_") or name in fields:
            continue
        elif callable(member) and not isinstance(member, type):
            own = ways(f"GameView.{name}", member) if isfunction(member) else ()
            found.extend((name, "method", way) for way in own or (None,))
        else:
            found.append((name, "value", None))
    return tuple(found)


def _answer(verb: Callable[..., Any], *arguments: object) -> Several:
    return Several([answer(verb, *arguments)])


def _itself(label: str, values: Values) -> Iterator[Shown]:
    """Values as Python itself shows and copies them."""
    yield label, lambda: Several(values())
    for show in (repr, str, format, hash):
        yield f"{show.__name__}({label})", partial(_answers, show, (Parameter("value", label),), (values,))
    yield f"pickle({label})", lambda: _pickled(values())
    yield f"properties of {label}", lambda: Several([answer(getattr, *each) for each in _properties(values())])


def _properties(values: Sequence[object]) -> Iterator[tuple[object, str]]:
    """Every property of the values, and of the phase of one that has a phase."""
    for value in values:
        for each in (value, getattr(value, "phase", None)):
            kind = cast(Any, type(each))
            for name in dir(kind):
                if isinstance(getattr(kind, name), property | cached_property) and not name.startswith("_"):
                    yield each, name


def _pickled(value: object) -> str:
    """The bytes of a pickle, which tell which parts are one object; or why there is none."""
    found = answer(pickle.dumps, value)
    return found.hex() if isinstance(found, bytes) else canonical(found)


def _host_asked(moment: Moment[Any, Any], name: str, actions: int) -> Several:
    """The answer of a verb for the host to a view, and to some actions."""
    return _answer(moment.verb(name), moment.view, *(moment.universe[:actions] if actions else ()))


def _for_everybody(moment: Moment[Any, Any]) -> Iterator[Shown]:
    """All that anybody may be shown, whoever it is: of the state, of the record, and in refusals of the wrong value."""
    state = moment.state
    yield from _itself("state.table", lambda: (getattr(state, "table", None),))
    yield "str(state)", partial(str, state)
    yield "format(state)", partial(format, state)
    yield "repr(events)", partial(repr, moment.events)
    yield "repr(record)", lambda: repr(moment.record)
    yield "outcome(state)", partial(_answer, moment.game.outcome, state)
    for name, actions in OF_THE_HOST.items():
        yield f"{name}(view)", partial(_host_asked, moment, name, actions)
    for name in OF_A_VIEW:
        yield f"{name}(state)", partial(_answer, moment.verb(name), state)
    for lang in LANGUAGES:  # a game may draw what everybody sees of a state
        yield f"draw(state, {lang}) of the game", partial(_answer, partial(moment.game.draw, lang=lang), state)
