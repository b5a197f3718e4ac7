"""JSON for programs in other languages: `make schemas` writes it anew, the tests compare it with what it is made of.

The JSON Schemas of all documents and messages are made of `DOCUMENTS` of each game, and the words of a game, one file
for each language, of its catalogues. Both ship with the library. `tools/typescript_types.py` makes types of them.
"""

import json
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Final, cast

import criminals
from criminals.core.documents.envelope import KINDS, Documented, Kind, enveloped, offers_documents
from criminals.core.documents.objects import Either
from criminals.core.looks.catalogues import LANGUAGES
from criminals.core.messages.contents import MESSAGE_KINDS
from criminals.schemas.made import forms_of, parts_of, schemas
from criminals.schemas.names import titled, whole_name
from criminals.schemas.shape_schemas import REF, Schema, reached

FOLDER: Final = Path(__file__).parent.parent / "src" / "criminals" / "schemas"


def games() -> dict[str, Documented]:
    """The games of the library, by name."""
    return {name: game for name, game in criminals.GAMES.items() if offers_documents(game)}


def combined(game: Documented) -> Schema:
    """One schema of all documents, messages and requests of a game, in which every part stands once, to make types of.

    Every name begins with that of the game. A document that has several forms is its envelope and one of the forms
    without it, as they stand within other documents.
    """
    parts = parts_of(game)
    parts |= {
        whole_name(kind): _in_two(kind, game, parts) for kind in KINDS if isinstance(game.DOCUMENTS[kind], Either)
    }
    parts["Document"] = {"description": "Any document, identified by `kind`.", **_any_of(KINDS)}
    parts["Message"] = {"description": "Any message to a viewer, identified by `kind`.", **_any_of(MESSAGE_KINDS)}
    whole: Schema = {"anyOf": [{"$ref": REF + name} for name in ("Document", "Message", "Request")]}
    prefix = titled(game.NAME)
    defs = {prefix + name: _prefixed(part, prefix) for name, part in reached(whole, parts).items()}
    for name, part in defs.items():
        part["title"] = name
    return {"title": f"{prefix}Json", **_prefixed(whole, prefix), "$defs": defs}


def _any_of(kinds: Iterable[str]) -> Schema:
    """A union of whole documents or messages."""
    return {"anyOf": [{"$ref": REF + whole_name(kind)} for kind in kinds]}


def _in_two(kind: Kind, game: Documented, parts: Mapping[str, Schema]) -> Schema:
    """A document that has several forms: its envelope, and the forms without it."""
    envelope = enveloped(kind, {}, game)
    constants = {name: {"const": value} for name, value in envelope.items()}
    head = {"type": "object", "properties": constants, "required": list(envelope), "additionalProperties": False}
    names = [form.title for form in forms_of(kind, game.DOCUMENTS[kind]).values()]
    forms: Schema = {"anyOf": [{"$ref": REF + name} for name in names]}
    called: list[Schema] = [{"$ref": REF + name} for name, part in parts.items() if part.get("anyOf") == forms["anyOf"]]
    return {"allOf": [head, *(called or [forms])]}


def _prefixed(schema: Schema, prefix: str) -> Schema:
    """A schema whose references have a prefix."""
    text = json.dumps(schema).replace(f'"{REF}', f'"{REF}{prefix}')
    return cast(Schema, json.loads(text))


def files() -> Iterator[tuple[str, str]]:
    """Every schema file: its path in the folder and what it should hold."""
    for name, game in games().items():
        for kind, schema in schemas(game).items():
            yield f"{name}/{kind}.json", _json(schema)


def word_files() -> Iterator[tuple[str, str]]:
    """Every file of words: its path in the same folder and what it should hold."""
    for name in games():
        for lang in LANGUAGES:
            yield f"{name}/words.{lang}.json", _json(criminals.words(name, lang))


def _json(value: object) -> str:
    return json.dumps(value, indent=2, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    for path, text in (*files(), *word_files()):
        (FOLDER / path).parent.mkdir(parents=True, exist_ok=True)
        (FOLDER / path).write_text(text, encoding="utf-8")
        print(f"wrote {path}")
