"""How the reference shows the fields of a frozen class: as parameters, with types and defaults as they are written."""

import ast
from collections.abc import Iterator
from typing import Any, Final

from griffe import (
    Attribute,
    Class,
    DocstringAttribute,
    DocstringParameter,
    DocstringSection,
    DocstringSectionAttributes,
    DocstringSectionKind,
    DocstringSectionParameters,
    Expr,
    ExprName,
    Module,
    get_annotation,
)
from griffe_fieldz import FieldzExtension
from typing_extensions import override

UNSAYABLE: Final = ("<function ", "<dynamic>")
"""How defaults begin that have no text of their own; with an address in it, every build would be another."""

ORDER: Final = {DocstringSectionKind.text: 0, DocstringSectionKind.parameters: 1}
"""The order of the sections of a docstring. The other sections keep theirs."""

PUBLIC: Final = ("Seat",)
"""Types with limits that have a name in the reference."""

INTERNAL: Final = ("layout", "payable", "free")
"""Fields and members that the reference leaves out: tables and bits that the rules look things up in."""


class Fields(FieldzExtension):
    """The fields that griffe-fieldz finds, with their annotations from the source: it loses what a callable takes."""

    @override
    def on_class_members(self, *, cls: Class, **kwargs: Any) -> None:
        written = {
            name: member.annotation
            for name, member in cls.members.items()
            if isinstance(member, Attribute) and member.annotation is not None
        }
        bare = {name for name in written if getattr(cls.members[name], "value", None) is None}
        super().on_class_members(cls=cls, **kwargs)
        for name in INTERNAL:
            cls.members.pop(name, None)
        for section in sections_of(cls):
            section.value = [field for field in section.value if field.name not in INTERNAL]
        if cls.docstring:
            cls.docstring.parsed[:] = [section for section in cls.docstring.parsed if section.value]
        for field in fields_of(cls):
            field.annotation = written.get(field.name, field.annotation)
            if field.name in bare:  # fieldz takes None for the default of a field of a NamedTuple that has none
                field.value = None
            if str(field.value).startswith(UNSAYABLE):
                field.value = "..."
        if cls.docstring:  # parameters come after the text, as those of functions do, not after errors and examples
            cls.docstring.parsed.sort(key=lambda section: ORDER.get(section.kind, len(ORDER)))

    @override
    def on_class(self, *, cls: Class, **kwargs: Any) -> None:
        """Make types plain, once all modules are there in which they may have their names."""
        super().on_class(cls=cls, **kwargs)
        for field in fields_of(cls):
            field.annotation = None if field.annotation is None else plain(field.annotation, cls)


def fields_of(cls: Class) -> Iterator[DocstringParameter | DocstringAttribute]:
    """The parameters and attributes that the docstring of a class describes."""
    for section in sections_of(cls):
        yield from section.value


def sections_of(cls: Class) -> Iterator[DocstringSection]:
    """The sections with parameters or attributes in the docstring of a class."""
    for section in cls.docstring.parsed if cls.docstring else ():
        if isinstance(section, DocstringSectionParameters | DocstringSectionAttributes):
            yield section


def plain(annotation: str | Expr, scope: Class) -> str | Expr:
    """A type as type checkers see it, without the limits that documents keep: `int` for `Annotated[int, Range(1)]`."""
    if isinstance(annotation, str):
        return annotation
    bare = _WithoutLimits(annotation, scope.package)
    node = bare.visit(ast.parse(str(annotation), mode="eval").body)
    found = get_annotation(node, parent=scope) if bare.changed else annotation
    return annotation if found is None else found


class _WithoutLimits(ast.NodeTransformer):
    """Puts the type in the place of `Annotated` types, and of the library's names for such."""

    def __init__(self, annotation: Expr, package: Module) -> None:
        names = (each for each in annotation.iterate(flat=True) if isinstance(each, ExprName))
        self.paths = {name.name: name.canonical_path for name in names}
        self.package = package
        self.changed = False

    @override
    def visit_Subscript(self, node: ast.Subscript) -> ast.AST:
        match node:
            case ast.Subscript(ast.Name("Annotated"), ast.Tuple([limited, *_])):
                self.changed = True
                found: ast.AST = self.visit(limited)
                return found
            case _:
                return self.generic_visit(node)

    @override
    def visit_Name(self, node: ast.Name) -> ast.AST:
        path = self.paths.get(node.id, "")
        if not path.startswith("criminals.") or node.id in PUBLIC:
            return node
        try:
            named = self.package[path.removeprefix("criminals.")]
        except KeyError:  # a type variable of another module
            return node
        if not isinstance(named, Attribute) or not str(named.value).startswith("Annotated["):
            return node
        assert isinstance(named.value, Expr)
        self.changed = True
        found: ast.AST = _WithoutLimits(named.value, self.package).visit(ast.parse(str(named.value), mode="eval").body)
        return found
