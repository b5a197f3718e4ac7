"""How the reference shows the fields of a frozen class: as parameters, with types and defaults as they are written."""

from typing import Any, Final

from griffe import Attribute, Class, DocstringSectionParameters
from griffe_fieldz import FieldzExtension
from typing_extensions import override

UNSAYABLE: Final = ("<function ", "<dynamic>")
"""How defaults begin that have no text of their own; with an address in it, every build would be another."""


class Fields(FieldzExtension):
    """The fields that griffe-fieldz finds, with their annotations from the source: it loses what a callable takes."""

    @override
    def on_class_members(self, *, cls: Class, **kwargs: Any) -> None:
        written = {
            name: member.annotation
            for name, member in cls.members.items()
            if isinstance(member, Attribute) and member.annotation is not None
        }
        super().on_class_members(cls=cls, **kwargs)
        for section in cls.docstring.parsed if cls.docstring else ():
            if isinstance(section, DocstringSectionParameters):
                for field in section.value:
                    field.annotation = written.get(field.name, field.annotation)
                    if str(field.value).startswith(UNSAYABLE):
                        field.value = "..."
