"""The schemas are what the shapes say, and what a schema has to be; and so are the types made of them."""

import json
import re
from collections import Counter
from collections.abc import Iterator, Mapping
from pathlib import Path
from types import SimpleNamespace
from typing import Annotated, Any, Final, TypeAlias, cast

import attrs
import jsonschema_rs
import pytest
from jsonschema import Draft202012Validator

import criminals
from criminals.core.base.constraints import ASCENDING, Length, Named, OneOf, Pattern, Range, Tag
from criminals.core.base.frozen_map import FrozenMap
from criminals.core.documents.codec import Codec
from criminals.core.documents.envelope import ENVELOPE, FORMAT, KINDS, Documented, Kind
from criminals.core.documents.objects import Object
from criminals.games import crooks
from criminals.schemas.made import DIALECT, schemas
from criminals.schemas.names import SCHEMA_KINDS, SchemaKind
from criminals.schemas.shape_schemas import Parts, Schema
from tests.typing import kuhn
from tools.schemas import FOLDER, combined, files, games, word_files

FILES: Final = dict(files())
TYPESCRIPT: Final = Path(__file__).parents[2] / "tools" / "typescript"


@pytest.mark.parametrize("path", FILES)
def test_a_schema_is_what_the_shapes_say(path: str) -> None:
    assert (FOLDER / path).read_text(encoding="utf-8") == FILES[path], "`make schemas` writes it anew"


def test_no_schema_is_missing_or_left_over() -> None:
    found = {path.relative_to(FOLDER).as_posix() for path in FOLDER.rglob("*.json")}
    assert found == {*FILES, *dict(word_files())}
    assert list(games()) == list(criminals.GAMES), "every game of the library has documents"
    assert len(FILES) == len(games()) * len(SCHEMA_KINDS)


@pytest.mark.parametrize("path", FILES)
def test_a_schema_is_one_of_its_dialect(path: str) -> None:
    schema = json.loads(FILES[path])
    game, kind = Path(path).parent.name, Path(path).stem
    assert schema["$schema"] == DIALECT == Draft202012Validator.META_SCHEMA["$id"]
    Draft202012Validator.check_schema(schema)
    jsonschema_rs.meta.validate(schema)
    assert schema["$id"] == f"urn:criminals:{FORMAT}:{game}:{games()[game].RULES}:{kind}"
    assert "anyOf" in schema or schema["description"], "the description of the form is missing"


@pytest.mark.parametrize("path", FILES)
def test_a_document_is_closed_and_has_all_its_fields_and_the_envelope(path: str) -> None:
    schema = json.loads(FILES[path])
    game, kind = Path(path).parent.name, Path(path).stem
    for part in objects(schema):
        assert "additionalProperties" in part, part
        if "properties" in part:
            assert part["additionalProperties"] is False, part
            if "title" in part:  # else it stands for a mapping that may have these keys
                assert part["required"] == list(part["properties"]), part
    forms = [schema["$defs"][form["$ref"].rpartition("/")[2]] for form in schema.get("anyOf", [])] or [schema]
    for form in forms if kind != "request" else ():  # a request comes from a client, without an envelope
        constants = [(name, form["properties"][name].get("const")) for name in list(form["properties"])[:4]]
        assert constants == list(zip(ENVELOPE, (FORMAT, kind, game, games()[game].RULES), strict=True))


def objects(schema: object) -> Iterator[dict[str, Any]]:
    """Every part of a schema that is one of an object."""
    if isinstance(schema, dict):
        part = cast(dict[str, Any], schema)
        if part.get("type") == "object":
            yield part
        for item in part.values():
            yield from objects(item)
    elif isinstance(schema, list):
        for item in cast(list[object], schema):
            yield from objects(item)


@pytest.mark.parametrize("path", FILES)
def test_a_schema_has_every_part_it_names_and_no_other(path: str) -> None:
    schema = json.loads(FILES[path])
    named = set(re.findall(r'"#/\$defs/(\w+)"', FILES[path]))
    assert named == set(schema.get("$defs", {}))
    assert FILES[path].count('"$ref"') == len(re.findall(r'"\$ref": "#/\$defs/\w+"', FILES[path]))


# --- the verb ---


@pytest.mark.parametrize("game", games())
@pytest.mark.parametrize("kind", SCHEMA_KINDS)
def test_the_verb_gives_the_shipped_schema_anew(kind: SchemaKind, game: str) -> None:
    given = criminals.schema(kind, game)
    assert given == json.loads(FILES[f"{game}/{kind}.json"])
    given.clear()
    assert criminals.schema(kind, game)["title"]
    assert criminals.schema(kind) == criminals.schema(kind, "crooks")


@pytest.mark.parametrize("kind", ["veiw", "View", "", "../crooks/view", None, 7, ["view"], {}])
def test_a_kind_that_does_not_exist_has_no_schema(kind: Any) -> None:
    with pytest.raises(ValueError, match=r"no kind of document .*: there are state, view, .*, edition") as caught:
        criminals.schema(kind)
    assert ("did you mean 'view'?" in str(caught.value)) == (kind in ("veiw", "View"))


@pytest.mark.parametrize("game", ["crook", "Crooks", "", "../schemas/crooks", ".", None, 7, ["crooks"], {}])
def test_a_game_that_does_not_exist_has_no_schema(game: Any) -> None:
    with pytest.raises(ValueError, match=r"^there is no game .* The games are: crooks, ") as caught:
        criminals.schema("view", game)
    assert ("did you mean 'crooks'?" in str(caught.value)) == (game in ("crook", "Crooks"))


def test_a_game_by_somebody_else_has_the_schemas_that_its_values_make() -> None:
    criminals.register("kuhn", kuhn)
    for kind in SCHEMA_KINDS:
        schema = criminals.schema(kind, "kuhn")
        Draft202012Validator.check_schema(schema)
        assert schema["$id"] == f"urn:criminals:1:kuhn:1:{kind}"
        schema.clear()
        assert criminals.schema(kind, "kuhn")["title"].startswith("Kuhn")
    view = kuhn.view(kuhn.new_game(setup=("J", "K")), 1)
    schema = criminals.schema("view", "kuhn")
    jsonschema_rs.validate(schema, criminals.document(view))
    assert not jsonschema_rs.is_valid(schema, {**criminals.document(view), "cards": ["J", "A"]})


def test_a_game_that_does_not_declare_its_values_has_no_schema() -> None:
    names = {name: value for name, value in vars(kuhn).items() if name != "Setup"}
    criminals.register("kuhn", cast(Any, SimpleNamespace(**names)))
    with pytest.raises(TypeError, match="values of kuhn have no document: the game declares no Setup"):
        criminals.schema("view", "kuhn")


# --- what types are made of ---


@pytest.mark.parametrize("name", games())
def test_every_part_has_one_type_with_the_name_of_its_game(name: str) -> None:
    """`make typescript` compares the whole file, where there is node."""
    schema = combined(games()[name])
    text = (FOLDER / f"{name}.d.ts").read_text(encoding="utf-8")
    exported = Counter(re.findall(r"^export (?:type|interface) (\w+)", text, re.MULTILINE))
    assert exported == Counter([schema["title"], *schema["$defs"]])
    assert all(re.fullmatch(f"{name.title()}[A-Za-z]+", each) for each in exported), "a part was made twice"
    for part in objects(schema):
        for field in part.get("properties", {}):
            assert re.search(rf'^\s*"?{field}"?\??:', text, re.MULTILINE), field


def test_the_pins_of_npm_are_exact_and_name_no_registry() -> None:
    package = json.loads((TYPESCRIPT / "package.json").read_text(encoding="utf-8"))
    text = (TYPESCRIPT / "package-lock.json").read_text(encoding="utf-8")
    lock = json.loads(text)
    assert lock["packages"][""]["devDependencies"] == package["devDependencies"]
    for name, version in package["devDependencies"].items():
        assert lock["packages"][f"node_modules/{name}"]["version"] == version
    assert "://" not in text
    assert "resolved" not in text
    assert all("integrity" in entry for path, entry in lock["packages"].items() if path)


# --- any game ---


@attrs.frozen
class Heads:
    times: Annotated[int, Range(1, 9)]


@attrs.frozen
class Tails:
    """The other side."""

    names: dict[Annotated[str, Pattern("a|b", "a or b")], bool]
    marks: Annotated[tuple[int, ...], ASCENDING]
    owner: Annotated[str, Length(1, 3)]
    pair: Annotated[tuple[int, ...], Length(2, 2)]


Toss: TypeAlias = Heads | Tails


@attrs.frozen
class Purse:
    tosses: tuple[Toss, ...]
    shares: FrozenMap[Annotated[int, OneOf(0, 1)], int | None]


CODEC: Final = Codec([Annotated[Toss, Tag("side"), Named("Toss")]], notes={Tails: "The other side."})


def coins(documents: Mapping[Kind, Any]) -> Documented:
    """As much of a game as a schema needs."""
    whole = {kind: CODEC.shape(documents.get(kind, Purse)) for kind in KINDS}
    whole["score"] = Object("Score", {"lines": CODEC.shape(tuple[Heads, ...])})
    return cast(Documented, SimpleNamespace(NAME="coins", RULES=3, DOCUMENTS=whole, Edition=Purse))


def valid(schema: Schema, **fields: object) -> bool:
    document = {"criminals": 1, "kind": schema["$id"].rpartition(":")[2], "game": "coins", "rules": 3, **fields}
    return jsonschema_rs.is_valid(schema, document)


def test_another_game_has_schemas_too() -> None:
    made = schemas(coins({"event": Toss}))
    heads: dict[str, object] = {"side": "heads", "times": 9}
    tails: dict[str, object] = {"side": "tails", "names": {"a": True}, "marks": [1, 2], "owner": "ann", "pair": [1, 1]}
    assert valid(made["event"], **heads)
    assert valid(made["event"], **tails)
    for change in ({"times": 10}, {"times": True}, {"side": "tails"}, {"side": "edge"}, {"value": 1}):
        assert not valid(made["event"], **{**heads, **change}), change
    wrong: tuple[tuple[str, object], ...] = (
        *(("names", {"ab": True}), ("names", {"xb": True}), ("names", {"a": 1})),
        *(("marks", [1, 1]), ("marks", ["1"]), ("side", "heads")),
        *(("owner", ""), ("owner", "anna"), ("pair", [1]), ("pair", [1, 1, 1]), ("pair", [])),
    )
    for field, value in wrong:
        assert not valid(made["event"], **{**tails, field: value}), (field, value)
    purse = made["view"]
    assert purse["$id"] == "urn:criminals:1:coins:3:view"
    assert purse["$defs"]["Tails"]["description"] == "The other side."
    assert valid(purse, tosses=[heads, tails], shares={"0": 1, "1": None})
    assert valid(purse, tosses=[], shares={"1": 4})
    assert not valid(purse, tosses=[], shares={"2": 4})
    assert not valid(purse, tosses=[{**heads, "kind": "view"}], shares={})
    types = combined(coins({"event": Toss}))
    assert {"CoinsToss", "CoinsHeads", "CoinsEvent", "CoinsView"} <= set(types["$defs"])
    assert types["$defs"]["CoinsEvent"]["allOf"][1] == {"$ref": "#/$defs/CoinsToss"}


def test_what_a_schema_can_not_say_is_refused() -> None:
    with pytest.raises(TypeError, match="'odd' is not known to a schema"):
        Parts([]).of(CODEC.shape(Annotated[int, "odd"]))


def test_two_things_of_one_name_are_refused() -> None:
    other = attrs.make_class("Heads", {"side": attrs.field(type=int)})
    both = attrs.make_class("Both", {"one": attrs.field(type=Heads), "two": attrs.field(type=other)})
    with pytest.raises(ValueError, match="two different things are called Heads"):
        schemas(coins({"view": both}))


def test_dropping_a_field_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    view: Any = crooks.DOCUMENTS["view"]
    poorer = view.without("bank", title="View", doc=view.doc)
    monkeypatch.setattr(crooks, "DOCUMENTS", {**crooks.DOCUMENTS, "view": poorer})
    assert dict(files())["crooks/view.json"] != FILES["crooks/view.json"]


def test_a_limit_that_changes_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    state: Any = crooks.DOCUMENTS["state"]
    fields = {**state.fields, "bank": CODEC.shape(Annotated[int, Range(1)])}
    monkeypatch.setattr(crooks, "DOCUMENTS", {**crooks.DOCUMENTS, "state": Object("State", fields, doc=state.doc)})
    assert dict(files())["crooks/state.json"] != FILES["crooks/state.json"]
