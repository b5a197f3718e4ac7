"""All that people are told in a message, without what is for programs."""

import re
from collections.abc import Iterator, Mapping
from typing import Any, Final, cast

FOR_PROGRAMS: Final = frozenset(
    (
        *("criminals", "kind", "game", "rules", "lang", "view", "edition", "events", "change", "movements", "seats"),
        *(
            "action",
            "actions",
            "decision",
            "location",
            "locations",
            "option",
            "line",
            "tried",
            "code",
            "clause",
            "params",
        ),
    )
)
"""The fields that are not for people, or are names."""


def told_in(part: Any) -> Iterator[str]:
    """All that people are told in a message, or in a part of one."""
    if isinstance(part, str):
        yield re.sub(r"<[^>]*>", " ", part)  # the shapes of a picture
    elif isinstance(part, Mapping):
        for key, value in cast(Mapping[str, Any], part).items():
            if key not in FOR_PROGRAMS:
                yield from told_in(value)
    elif isinstance(part, list):
        for value in cast(list[object], part):
            yield from told_in(value)
