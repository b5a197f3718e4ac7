"""What the library remembers from one call to the next: no document makes it grow without bound.

The test finds every cache and every container that starts empty, and wants to know of each what bounds it.
"""

import ast
from collections.abc import Iterator
from pathlib import Path
from textwrap import dedent
from typing import Final

SOURCE: Final = Path(__file__).parents[2] / "src/criminals"

REMEMBERING: Final = {"cache", "lru_cache", "Memo", "WeakKeyDictionary", "WeakValueDictionary", "defaultdict"}
CONTAINERS: Final = {"dict", "list", "set", "OrderedDict", "Counter", "deque"}

ONCE: Final = "it has no key: one value, made once"
PROGRAM: Final = "its keys are what the program has: classes, games, modules, kinds of documents"
SMALL: Final = "so many values of at most some hundred bytes"
CALL: Final = "it is gone when the call ends"
LISTS: Final = "`MOST_LISTED` actions in all, of 8 bytes each: the actions themselves are shared"
LAYOUTS: Final = "16 layouts of less than a megabyte: tests/test_hostile.py"
HOST: Final = "so many values of editions that the host itself plays with, and no reader asks for it"

BOUNDED: Final = {
    "adapters.dealing.deal_of": HOST,
    "adapters.matches._match": HOST,
    "bots.matches.jobs.seatings": SMALL,
    "bots.matches.own_action._parsed": SMALL,
    "bots.matches.workers.watchdog._nowhere": ONCE,
    "bots.players.clock._shields": CALL,
    "bots.rollouts.counterfeiters.tables_of": HOST,
    "bots.rules.counterfeiters.outlook.outlook_of": HOST,
    "bots.search.win_rates._fields": PROGRAM,
    "bots.search.win_rates.win_rates": HOST,
    "cli.table.unlisted.refused.name_of": CALL,
    "core.base.building._twin": PROGRAM,
    "core.box.layouts.kept_layouts.kept": LAYOUTS,
    "core.documents.declared._made": PROGRAM,
    "core.documents.envelope._known": PROGRAM,
    "core.game.registry._aliases": PROGRAM,
    "core.game.registry._games": PROGRAM,
    "core.game.registry._installed": PROGRAM,
    "core.game.registry.APPLY": PROGRAM,
    "core.game.registry.LEGAL_ACTIONS": PROGRAM,
    "core.game.registry._offered": PROGRAM,
    "core.game.violations._same": SMALL,
    "core.looks.phrases._before": SMALL,
    "core.looks.phrases._word": "4096 words of catalogues, which the host itself adds",
    "core.looks.svg._em": SMALL,
    "core.messages.shapes._made": "64 games; one that is not there is made anew",
    "games.counterfeiters.formats.forms.codec": ONCE,
    "games.counterfeiters.formats.forms.forms": ONCE,
    "games.counterfeiters.looks.artwork._stars": SMALL,
    "games.counterfeiters.rules.gear.TOGETHER": SMALL,
    "games.counterfeiters.rules.gear._gear": SMALL,
    "games.counterfeiters.rules.layout_parts._flights": "a list for each of 17 lengths at most, that of `MOST_MONEY`",
    "games.counterfeiters.rules.layout_parts.lay_out_seating": SMALL,
    "games.counterfeiters.rules.lists.CHANGES": LISTS,
    "games.counterfeiters.rules.lists.DEFRAUDS": LISTS,
    "games.counterfeiters.rules.lists.FENCES": LISTS,
    "games.counterfeiters.rules.lists.LUNCHES": LISTS,
    "games.counterfeiters.rules.lists.SHOPS": LISTS,
    "games.counterfeiters.rules.lists.WARES": LISTS,
    "games.counterfeiters.rules.lists._buy": SMALL,
    "games.counterfeiters.rules.lists._defraud": SMALL,
    "games.counterfeiters.rules.lists._fence": SMALL,
    "games.counterfeiters.rules.lists._print": SMALL,
    "games.counterfeiters.rules.lists._shop": SMALL,
    "games.counterfeiters.rules.turns.DINING": SMALL,
    "games.crooks.formats.forms.codec": ONCE,
    "games.crooks.formats.forms.forms": ONCE,
    "games.crooks.formats.table_documents._writers": ONCE,
    "games.crooks.looks.artwork._back": SMALL,
    "games.crooks.rules.lists.place_lists.of": CALL,
    "games.crooks.rules.lists.place_lists.shared": CALL,
    "games.sicario.formats.forms.codec": ONCE,
    "games.sicario.formats.forms.forms": ONCE,
    "games.sicario.knowledge.worlds._WAYS": "16,384 characters in all, a number each, with how many ways there are",
    "games.sicario.looks.artwork.space": SMALL,
    "games.sicario.looks.portraits._face": "256 drawings of at most some thousand bytes",
    "installed._places": PROGRAM,
    "installed.entry_points": ONCE,
    "schemas.shipped._games": ONCE,
    "schemas.shipped._text": PROGRAM,
    "testing.laws.canonical._LARGE": "64 digests, with the values that they are of; only the laws ask for it",
    "testing.laws.canonical._sort": PROGRAM,
    "testing.laws.public_names.public_names": PROGRAM,
    "testing.laws.public_names.shared_ways": PROGRAM,
    "testing.laws.public_names.ways": PROGRAM,
    "testing.laws.sharing._kept": "the parts of one layout; only the laws ask for it",
    "testing.laws.shown._labelled": PROGRAM,
    "testing.laws.shown._named_members": PROGRAM,
    "testing.timing.growth.box": "its key is a number in the tool that measures",
    "testing.timing.growth.plies": "its key is a number in the tool that measures",
}
"""Every cache, by its place below `criminals`, and what bounds it."""


def named(node: ast.AST) -> str:
    """The last part of a name, of what is called or indexed."""
    match node:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name
        case ast.Call(func=inner) | ast.Subscript(value=inner):
            return named(inner)
        case _:
            return ""


def remembers(value: ast.expr) -> bool:
    """Whether a value that a module keeps is a cache, or a container that starts empty."""
    match value:
        case ast.Dict(keys=[]) | ast.List(elts=[]):
            return True
        case ast.Call():
            return named(value) in REMEMBERING or (named(value) in CONTAINERS and not value.args and not value.keywords)
        case _:
            return False


def is_wrapped(value: ast.expr) -> bool:
    """Whether a value is a function that remembers, as in `lru_cache(maxsize=16)(make)`."""
    calls = [part for part in ast.walk(value) if isinstance(part, ast.Call)]
    return any(named(call) in REMEMBERING for call in calls)


def caches(body: list[ast.stmt], place: str) -> Iterator[str]:
    """The places of all caches of some statements, those within functions and classes too."""
    for statement in body:
        match statement:
            case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name):
                if any(named(decorator) in REMEMBERING for decorator in statement.decorator_list):
                    yield f"{place}.{name}"
                inner = [node for node in ast.walk(statement) if isinstance(node, ast.FunctionDef)][1:]
                for function in inner:
                    if any(named(decorator) in REMEMBERING for decorator in function.decorator_list):
                        yield f"{place}.{name}.{function.name}"
                for node in ast.walk(statement):
                    match node:
                        case ast.Assign(targets=[ast.Name(id=kept)], value=value) if is_wrapped(value):
                            yield f"{place}.{name}.{kept}"
                        case _:
                            pass
            case ast.ClassDef(name=name):
                yield from caches(statement.body, f"{place}.{name}")
            case ast.Assign(targets=[ast.Name(id=name)], value=value) if remembers(value):
                yield f"{place}.{name}"
            case ast.AnnAssign(target=ast.Name(id=name), value=ast.expr() as value) if remembers(value):
                yield f"{place}.{name}"
            case ast.If(body=then, orelse=otherwise):
                yield from caches([*then, *otherwise], place)
            case _:
                pass


def all_caches() -> Iterator[str]:
    """The places of all caches of the library."""
    for path in SOURCE.rglob("*.py"):
        place = ".".join(path.relative_to(SOURCE).with_suffix("").parts).removesuffix(".__init__")
        yield from caches(ast.parse(path.read_text("utf-8")).body, place)


def test_every_cache_is_known_to_be_bounded() -> None:
    assert sorted(all_caches()) == sorted(BOUNDED)


def test_a_cache_that_nobody_bounded_is_found() -> None:
    planted = """
        @cache
        def of(edition): ...

        def wrapped(make):
            kept = cast(Any, lru_cache(make))
            return kept

        @functools.lru_cache(maxsize=None)
        def lists(edition):
            @cache
            def inner(mask): ...

        KNOWN: Final = Memo[int, int](abs, 10)
        made = lru_cache(8)(Made)
        seen: dict[str, int] = {}
        if True:
            names = set()

        class Game:
            known: ClassVar[list[str]] = []

            @cache
            def layout(self): ...

        TABLE = {"a": 1}
        SEATS = dict(zip("ab", "cd"))
    """
    found = [
        "of",
        "wrapped.kept",
        "lists",
        "lists.inner",
        "KNOWN",
        "made",
        "seen",
        "names",
        "Game.known",
        "Game.layout",
    ]
    assert list(caches(ast.parse(dedent(planted)).body, "m")) == [f"m.{name}" for name in found]
