"""The form of actions in documents: type and fields beside the text, all of which have to agree."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final, cast

import attrs
from typing_extensions import override

from criminals.core.base.constraints import Constraint, Pattern, Range, snake_case
from criminals.core.base.errors import Fault, MalformedDocument
from criminals.core.base.faults import fault, faults_in, malformed, shown, under_all
from criminals.core.documents.codec import Codec, faults_of
from criminals.core.documents.envelope import ENVELOPE
from criminals.core.documents.objects import Either, Object
from criminals.core.documents.shapes import TEXT, Limited, Reader, Shape
from criminals.core.game.notation import LARGEST, LETTER, letter, natural

TYPE: Final = "type"
"""The field that distinguishes the classes of actions."""
TEXT_FIELD: Final = "action"
"""The field with the text of an action."""

_LIMITS: Final[tuple[tuple[object, Constraint], ...]] = (
    (natural, Range(0, LARGEST)),
    (letter, Pattern(LETTER, "a capital letter")),
)
"""Validators of fields, and the limit that each sets."""


class ActionObject(Object):
    """An action of one class. Its form is checked first, then `read` makes the action from its fields."""

    def __init__(self, cls: Any, codec: Codec, title: str, doc: str | None, read: Reader) -> None:
        found = codec.object(cls)
        for name in (*ENVELOPE, TYPE, TEXT_FIELD):
            if name in found.fields:
                raise TypeError(
                    f"{cls.__name__} has a field {name!r}, which is another one in the document of an action"
                )
        checks = {field.name: field.validator for field in attrs.fields(cls)}
        fields = {name: _limited(shape, checks[name]) for name, shape in found.fields.items()}
        super().__init__(title, {TEXT_FIELD: TEXT, **fields}, tag=(TYPE, snake_case(cls.__name__)), doc=doc)
        self.types = (cls,)
        self._read_fields = read

    @override
    def reader(self) -> Reader:
        check_form, read_fields = super().reader(), self._read_fields

        def read(value: Any) -> Any:
            check_form(value)
            return read_fields(value)

        return read

    @override
    def source(self, value: str, name: str) -> str:
        return f"str({value})" if name == TEXT_FIELD else super().source(value, name)


def _limited(shape: Shape, check: object) -> Shape:
    """A shape with the limit of a validator."""
    limits = tuple(limit for validator, limit in _LIMITS if check is validator)
    return Limited(shape, limits) if limits else shape


def action_note(example: str = "") -> str:
    """A sentence about actions for schemas, with an example of their text."""
    such = f", such as `{example}`" if example else ""
    return (
        f"An action: its type, its text in the notation{such}, and its fields, which say the same. It carries no seat."
    )


def action_shape(codec: Codec, classes: tuple[Any, ...], parse: Callable[[str], Any], note: str) -> Shape:
    """The shape of actions of some classes; `TypeError` for a field without a form, or a name that is taken."""

    def read(fields: dict[str, Any]) -> Any:
        action = _parsed(fields[TEXT_FIELD], parse)
        told = shape.write(action)
        if told != fields:
            raise malformed("action", _disagreements(told, fields))
        return action

    shape: Shape
    if len(classes) == 1:
        shape = ActionObject(classes[0], codec, "Action", note, read)
    else:
        forms = [ActionObject(cls, codec, f"{cls.__name__}Action", cls.__doc__, read) for cls in classes]
        shape = Either(forms, "Decision", note)
    return shape


def _parsed(text: str, parse: Callable[[str], Any]) -> Any:
    try:
        return parse(text)
    except MalformedDocument as error:
        raise malformed("action", faults_of(error, f"$.{TEXT_FIELD}")) from None
    except ValueError as error:  # a game written elsewhere
        raise malformed("action", under_all(faults_in(error), f"$.{TEXT_FIELD}")) from None


def _disagreements(told: Mapping[str, Any], fields: Mapping[str, Any]) -> Iterator[Fault]:
    """The parts that contradict the text: the type or, if the type agrees, some fields."""
    names = (TYPE,) if told[TYPE] != fields[TYPE] else told
    for name in names:
        if told[name] != fields[name]:
            wanted, text, found = _value(told[name]), shown(fields[TEXT_FIELD]), _value(fields[name])
            yield fault("action_disagrees", f"$.{name}", wanted=wanted, text=text, found=found)


def _value(value: object) -> str:
    """A value as a fault names it; a list with its members."""
    return f"[{', '.join(map(shown, cast(list[object], value)))}]" if isinstance(value, list) else shown(value)
