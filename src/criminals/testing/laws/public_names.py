"""The ways in which a viewer is given something by a public name, found by the annotations of its parameters.

A way says where each argument comes from: the view, the viewer, an action, and so on. The truth is an argument only
beside a viewer: `violation(state, action, by=viewer)` is a way, `reveal(state)` is none.
"""

import inspect
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache, cached_property
from itertools import chain, product
from types import UnionType
from typing import Any, Final, Literal, NamedTuple, TypeVar, Union, cast, get_args, get_origin, get_type_hints

import criminals
from criminals.core.base.seats import Spectator
from criminals.core.game.registry import GAMES

TRUTHS: Final = frozenset(("state", "record", "events"))
"""Arguments that no viewer has: a host gives them, and the viewer beside them."""

OF_A_VIEWER: Final = frozenset(("viewer", "own seat"))

TAKE_TURNS: Final = frozenset(
    (
        "held",
        "lang",
        "text",
        "document",
        "choice",
        "record",
        "view record",
        "posterior",
        "table",
        "world",
        "view events",
    )
)
"""Arguments of which there are many, or whose answers are long: they need not all be asked for at every ply."""

AT_EVERY_PLY: Final = frozenset(("can_undo",))
"""Verbs that are asked at every ply all the same: their answers are short, and few plies would tell."""

OF_LEGAL_ACTIONS: Final = frozenset(("locations_of",))
"""Verbs that refuse most actions, with a violation: at every ply they are asked about those that are legal."""

_BY_NAME: Final = {
    "game": ("game",),
    "players": ("players",),
    "edition": ("edition",),
    "lang": ("lang",),
    "text": ("text",),
    "document": ("document",),
    "table": ("table",),
    "location": ("location",),
    "world": ("world",),
    "policy": ("policy",),
    "samples": ("samples",),
    "position": ("view", "state"),
    "seat": ("own seat", "seat"),
}
"""The source of each argument whose type alone does not tell it."""

_BY_VARIABLE: Final = {"A": ("action",), "Place": ("place",), "Thing": ("thing",)}
"""The type variables of the verbs and of `Marginals`."""

_BY_CLASS: Final[Mapping[Any, tuple[str, ...]]] = {
    criminals.GameView: ("view",),
    criminals.GameCard: (),  # what is printed, whoever asks
    criminals.Uncertain: ("view",),
    criminals.Believing: ("view",),
    criminals.Acting: ("view",),
    criminals.Position: ("view", "state"),
    criminals.GameState: ("state", "world"),
    criminals.Rng: ("rng",),
    criminals.Record: ("record",),
    criminals.ViewRecord: ("view record",),
    criminals.Marginals: ("marginals",),
    criminals.Posterior: ("posterior",),
    criminals.ActionSpace: ("space",),
    criminals.Value: ("held",),
    bool: ("choice",),
    object: ("held",),
    Any: ("held",),
}

HELD_CLASSES: Final = ("ActionSpace", "Marginals", "Posterior", "Record", "ViewRecord")
"""The public classes whose methods a viewer, or a host for it, can call; of a view, its own class says which."""


class Parameter(NamedTuple):
    """A parameter of a way, and where its argument comes from."""

    name: str
    source: str
    choices: tuple[object, ...] = ()
    """All that the argument can be, if it is one of a few."""
    keyword: bool = False


class Way(NamedTuple):
    """A public name, and where each of its arguments comes from."""

    name: str
    parameters: tuple[Parameter, ...]
    takes_turns: bool

    @property
    def sources(self) -> tuple[str, ...]:
        """The sources of its arguments."""
        return tuple(parameter.source for parameter in self.parameters)


NOT_SHOWN: Final[Mapping[str, str]] = {
    **dict.fromkeys(
        ("advance", "apply", "chances", "drawn", "step"),
        "plays on with the truth, for a host; a viewer is given view events, and the actor the errors of `apply`",
    ),
    **dict.fromkeys(
        ("points", "reveal", "reveals", "faults", "begins_turn", "setup_of", "whereabouts"),
        "is given the truth alone, and answers a host",
    ),
    **dict.fromkeys(
        ("new_game", "setups", "deal", "schema", "register", "longest", "read_setup", "setup_json", "record_faults"),
        "is given nothing of a game that is being played: a box, a set-up, or a name",
    ),
    **dict.fromkeys(
        ("Record.replay", "Record.digests", "Record.to_text", "Record.of", "Record.from_text"),
        "is the whole truth; a viewer is given `Record.for_viewer`",
    ),
    **dict.fromkeys(
        ("document_of", "read_document", "edition_json", "read_edition"),
        "is asked by `document`, `from_document` and their like, which are shown",
    ),
    "trail": "is asked by `histories` and `posterior`, which are shown",
    "Event": "is the truth; a viewer is given the `view_events`",
    "GameView": "has members that the class of each view has too: they are shown as its own",
    **dict.fromkeys(("term", "add_words", "languages"), "answers by the words of a game alone, or changes them"),
    **dict.fromkeys(
        tuple(
            f"{verb}(names)" for verb in ("describe", "label", "prompt", "draw", "svg", "html", "menu", "location_name")
        ),
        "has the names that the host itself gives the players",
    ),
    **dict.fromkeys(
        ("action_space", "ActionSpace.encode", "ActionSpace.decode"),
        "answers by the edition alone; the masks of a space are shown",
    ),
    "movements": "is asked of each view event with the view just before it, as `shown` does",
    "Beliefs": "are shown by all that they answer, wherever they are given",
    "IllegalAction": "is shown as the error of `apply`, with its text",
    "Amounts": "is a part of a menu, which is shown whole",
    **dict.fromkeys(("clause", "clauses", "words"), "answers by the words of a game alone"),
}
"""The public functions that no viewer is given, and why. `verb(parameter)` names a parameter that keeps its default."""


def own_verb(name: str) -> Callable[..., object]:
    """A public function of `criminals`, or a method of one of its classes, as `Record.for_viewer`."""
    owner, _, method = name.rpartition(".")
    found: object = inspect.getattr_static(getattr(criminals, owner), method) if owner else getattr(criminals, name)
    return cast(Callable[..., object], getattr(found, "fget", None) or getattr(found, "__func__", found))


@cache
def public_names() -> tuple[str, ...]:
    """Every public function of `criminals`, and every method and property of the classes that viewers are given."""
    functions = [name for name in criminals.__all__ if _is_verb(getattr(criminals, name))]
    return (*functions, *(f"{owner}.{name}" for owner in HELD_CLASSES for name in _methods(getattr(criminals, owner))))


def _methods(cls: type) -> list[str]:
    """The methods and properties that a class itself has."""
    kinds = (property, cached_property, classmethod, staticmethod)
    return [
        name
        for name, member in vars(cls).items()
        if not name.startswith("_") and (inspect.isfunction(member) or isinstance(member, kinds))
    ]


def game_names(game: Any) -> tuple[str, ...]:
    """The public functions that a game has besides those of `criminals`."""
    names = (name for name in getattr(game, "__all__", ()) if name not in criminals.__all__)
    return tuple(name for name in names if _is_verb(getattr(game, name, None)))


def _is_verb(value: object) -> bool:
    """Test if a public name is called and is not a type: a function, a method of an object, or an object of its own."""
    return callable(value) and not isinstance(value, type) and get_origin(value) is None


def uncovered(game: Any) -> list[str]:
    """The public functions of `criminals` and of a game that are neither shown to a viewer nor in `NOT_SHOWN`."""
    shown = {way.name for way in ways_of(game)}
    classes = (name for name in criminals.__all__ if isinstance(getattr(criminals, name), type))
    unknown = (name for name in classes if name not in HELD_CLASSES and _has_answers(getattr(criminals, name)))
    return [name for name in (*public_names(), *game_names(game), *unknown) if name not in shown | NOT_SHOWN.keys()]


def _has_answers(cls: Any) -> bool:
    """Test if a class has methods or properties of its own; a protocol has only those of others."""
    return bool(_methods(cls)) and not getattr(cls, "_is_protocol", False)


def is_registered(game: Any) -> bool:
    """Test if the verbs of `criminals` call this very game."""
    return game.NAME in GAMES and GAMES[game.NAME] is game


def ways_of(game: Any) -> list[Way]:
    """Every way in which a viewer is given something by `criminals` or by a game."""
    registered = GAMES.get(game.NAME, game)
    own = (ways(name, getattr(registered, name, None) or getattr(game, name)) for name in game_names(game))
    return [*shared_ways(), *chain.from_iterable(own)]


@cache
def shared_ways() -> tuple[Way, ...]:
    """Every way in which a viewer is given something by `criminals`, of whatever game."""
    return tuple(way for name in public_names() for way in ways(name, own_verb(name)))


@cache
def ways(name: str, function: Callable[..., object]) -> tuple[Way, ...]:
    """The ways to call a public function for a viewer; none, if it is not for viewers or asks for something unknown."""
    if name in NOT_SHOWN:
        return ()
    owner = name.rpartition(".")[0]
    hints = _hints(function)
    options: list[tuple[Parameter | None, ...]] = []
    for parameter in inspect.signature(function).parameters.values():
        hint: Any = hints.get(parameter.name, None)
        if parameter.name == "self":
            hint = getattr(criminals, owner)
        if f"{name}({parameter.name})" in NOT_SHOWN:
            options.append((None,))
            continue
        optional = parameter.default is not inspect.Parameter.empty
        options.append(tuple(_options(parameter.name, hint, parameter.kind is parameter.KEYWORD_ONLY, optional)))
    found = (tuple(filter(None, chosen)) for chosen in product(*options))
    shared = name in criminals.__all__ or owner == "ActionSpace"
    long = hints.get("return") is str or not shared or name in OF_LEGAL_ACTIONS
    made = (Way(name, chosen, long) for chosen in found)
    return tuple(
        way._replace(takes_turns=name not in AT_EVERY_PLY and (long or _is_long(way.sources)))
        for way in made
        if _is_fair(way.sources)
    )


def _hints(function: Callable[..., object]) -> Mapping[str, Any]:
    try:
        return get_type_hints(function)
    except NameError:  # a name that only type checkers see: nothing is known of its parameters
        return {}


def _is_long(sources: Sequence[str]) -> bool:
    """Test if there are many answers, or if they must be those of the view, which `check_view` compares with them."""
    return not TAKE_TURNS.isdisjoint(sources) or {"action", "viewer"} <= {*sources}


def _is_fair(sources: Sequence[str]) -> bool:
    """Test if arguments go together: the truth with a viewer, a world and any seat without it."""
    with_truth = not TRUTHS.isdisjoint(sources)
    with_viewer = not OF_A_VIEWER.isdisjoint(sources)
    if with_truth:
        return with_viewer and "seat" not in sources and "world" not in sources and "view" not in sources
    return "own seat" not in sources and ("world" not in sources or "view" in sources or "view record" in sources)


def _options(name: str, hint: object, keyword: bool, optional: bool) -> Iterator[Parameter | None]:
    """The sources that a parameter can have; None stands for its default."""
    kinds = get_args(hint) if get_origin(hint) in (Union, UnionType) else (hint,)
    literals = tuple(value for kind in kinds if get_origin(kind) is Literal for value in get_args(kind))
    if Spectator in kinds:
        yield Parameter(name, "viewer", keyword=keyword)
        if optional:
            yield None
    elif literals or hint is bool:
        without = (None,) if type(None) in kinds else ()
        yield Parameter(name, "choice", (*literals, *without) or (False, True), keyword)
    else:
        for source in _sources(name, kinds):
            yield Parameter(name, source, keyword=keyword)
            if optional and source == "view":
                yield None


def _sources(name: str, kinds: Iterable[object]) -> tuple[str, ...]:
    if name in _BY_NAME:
        return _BY_NAME[name]
    found = [_sources_of(kind) for kind in kinds]
    for preferred in (("held",), *found):
        if preferred in found and preferred:
            return preferred
    return ()


def _sources_of(hint: object) -> tuple[str, ...]:
    """The sources of a class, a type variable, or several view events."""
    if isinstance(hint, TypeVar):
        return _BY_VARIABLE.get(hint.__name__, ())
    origin: Any = get_origin(hint) or hint
    if origin is Iterable:
        (item,) = get_args(hint)
        return ("events",) if get_origin(item) is criminals.Event else ("view events",)
    if isinstance(origin, type):
        for cls in origin.__mro__:
            if cls in _BY_CLASS and (cls is not object or origin is object):
                return _BY_CLASS[cls]
    return _BY_CLASS.get(origin, ())
