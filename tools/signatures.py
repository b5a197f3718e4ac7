"""The signature of every name in the reference, as a text: what programs that use the library rely on.

Usage: PYTHONPATH=. python tools/signatures.py [--write]

It reads the source, and imports nothing: what it says does not depend on the version of Python, and adapters need no
packages of theirs. Without `--write` it says what differs from the text that is kept.
"""

import ast
import re
import sys
from collections.abc import Iterator
from difflib import unified_diff
from pathlib import Path
from typing import Final

import griffe

from tools.griffe_fields import plain

ROOT: Final = Path(__file__).parent.parent
KEPT: Final = ROOT / "tests" / "architecture" / "signatures.txt"
LONGEST: Final = 1000
"""Of a value that is told; a longer one is data, and has tests of its own."""


def public_names() -> list[str]:
    """Every name that has an entry in the reference, in the order of the alphabet."""
    pages = (page.read_text(encoding="utf-8") for page in (ROOT / "docs" / "reference").rglob("*.md"))
    return sorted(name for page in pages for name in re.findall(r"^::: (\S+)$", page, re.MULTILINE))


def loaded(source: Path = ROOT / "src") -> griffe.Module:
    """The library, as its source has it."""
    package = griffe.load("criminals", search_paths=[source], resolve_aliases=True)
    assert isinstance(package, griffe.Module)
    return package


def signatures(package: griffe.Module) -> str:
    """A paragraph for each public name: how it is called, and for a class what it has."""
    paragraphs = ("\n    ".join((name, *told(found(package, name)))) for name in public_names())
    return "\n\n".join(paragraphs) + "\n"


def found(package: griffe.Module, name: str) -> griffe.Object:
    """Find the object of a name, where it is defined."""
    thing = package[name.removeprefix("criminals.")]
    if isinstance(thing, griffe.Module):  # a function that hides the module it comes from
        thing = thing[thing.name]
    return thing.final_target if isinstance(thing, griffe.Alias) else thing


def told(thing: griffe.Object | griffe.Alias) -> Iterator[str]:
    """The lines of one name."""
    match thing:
        case griffe.Function():
            yield from (called(each) for each in thing.overloads or [thing])
        case griffe.Class():
            bases = ", ".join(str(base) for base in thing.bases)
            yield f"class ({bases})" if bases else "class"
            for name, member in thing.members.items():
                if name == "__init__" or not name.startswith("_"):
                    yield from (f"{name}{line}" for line in told(member))
        case griffe.Attribute():
            yield valued(thing)
        case _:
            raise TypeError(f"{thing.path} is neither a function, a class nor a value")


def called(function: griffe.Function) -> str:
    """Parameters with their types and defaults, and what comes back."""
    marks = "".join(f" [{mark}]" for mark in ("property", "classmethod", "staticmethod") if mark in function.labels)
    return f"{drawn(function.parameters)} -> {function.returns}{marks}"


def drawn(parameters: griffe.Parameters) -> str:
    """The parameters as they are written, with the marks `/` and `*` between their kinds."""
    kind = griffe.ParameterKind
    words: list[str] = []
    before: griffe.ParameterKind | None = None
    for parameter in parameters:
        if before is kind.positional_only and parameter.kind is not kind.positional_only:
            words.append("/")
        if parameter.kind is kind.keyword_only and before not in (kind.keyword_only, kind.var_positional):
            words.append("*")
        words.append(written(parameter))
        before = parameter.kind
    return f"({', '.join([*words, '/'] if before is kind.positional_only else words)})"


def written(parameter: griffe.Parameter) -> str:
    stars = {griffe.ParameterKind.var_positional: "*", griffe.ParameterKind.var_keyword: "**"}
    star = stars.get(parameter.kind, "") if parameter.kind is not None else ""
    typed = "" if parameter.annotation is None else f": {parameter.annotation}"
    return f"{star}{parameter.name}{typed}{'' if star or parameter.default is None else f' = {parameter.default}'}"


def valued(attribute: griffe.Attribute) -> str:
    """The type of a value, and the value where it is short."""
    value = "" if attribute.value is None else default(str(attribute.value))
    marks = " [property]" if "property" in attribute.labels else ""
    typed = "" if attribute.annotation is None else f": {_type(attribute)}"
    return f"{typed}{value if len(value) <= LONGEST else ' = ...'}{marks}"


def _type(attribute: griffe.Attribute) -> str | griffe.Expr | None:
    """The type of a value; of a field as type checkers see it."""
    of, annotation = attribute.parent, attribute.annotation
    return plain(annotation, of) if isinstance(of, griffe.Class) and annotation is not None else annotation


def default(value: str) -> str:
    """A value as it stands; of a field of attrs its default alone, for the rest of it is not for those who call."""
    match ast.parse(value, mode="eval").body:
        case ast.Call(ast.Attribute(ast.Name("attrs"), "field"), _, keywords):
            given = (ast.unparse(word.value) for word in keywords if word.arg in ("default", "factory"))
            return "".join(f" = {word}" for word in given)
        case _:
            return f" = {value}"


def main(arguments: list[str]) -> None:
    now = signatures(loaded())
    if arguments == ["--write"]:
        KEPT.write_text(now, encoding="utf-8")
        print(f"{KEPT.relative_to(ROOT)}: {len(public_names())} names")
    elif arguments:
        sys.exit("usage: signatures.py [--write]")
    else:
        kept = KEPT.read_text(encoding="utf-8")
        sys.stdout.writelines(unified_diff(kept.splitlines(True), now.splitlines(True), "kept", "now"))
        sys.exit(kept != now)


if __name__ == "__main__":
    main(sys.argv[1:])
