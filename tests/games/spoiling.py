"""Documents of any game, spoilt at random."""

import json
from typing import Any

from hypothesis import strategies as st

from criminals.core.documents.envelope import Kind
from tests.games.papers import GONE, paper, places, with_change


@st.composite
def spoilt_document(draw: st.DrawFn, spoilt: Any) -> tuple[Kind, str]:
    """A document of a game's samples in which a few things are replaced, exchanged, removed, added or repeated."""
    junk: st.SearchStrategy[Any] = spoilt.JUNK
    kind, make = draw(st.sampled_from(spoilt.MAKERS))
    value: Any = paper(make())
    for _ in range(draw(st.integers(1, 3))):
        at = draw(st.sampled_from(list(places(value))))
        match draw(st.sampled_from(["replace", "exchange", "remove", "add", "nudge"])):
            case "replace":
                value = with_change(value, at, draw(junk))
            case "exchange":
                value = with_change(value, at, _at(value, draw(st.sampled_from(list(places(value))))))
            case "remove":
                value = with_change(value, at, GONE)
            case "nudge" if type(found := _at(value, at)) is int:
                value = with_change(value, at, found + draw(st.sampled_from(spoilt.NUDGES)))
            case _:
                if isinstance(at[-1], int):
                    value = with_change(value, at[:-1], [*_at(value, at[:-1]), _at(value, at)])
                else:
                    value = with_change(value, (*at[:-1], draw(st.sampled_from(spoilt.KEYS))), draw(junk))
        if not list(places(value)):
            break
    return kind, json.dumps(value)


def _at(value: Any, path: Any) -> Any:
    for key in path:
        value = value[key]
    return value
