"""The names of action spaces: by their numbers alone, or by what the board that a view shows has printed on them."""

from typing import Final

import attrs

from criminals.core.looks.phrases import Slot, Speaker, Thing
from criminals.games.counterfeiters.knowledge.views import View

NUMBERED: Final = "numbered"
ONLY: Final = "only"
PRICED: Final = "priced"
NTH: Final = "nth"


@attrs.frozen
class _Seen:
    """The words for a space and their slots; `mark` is empty if it has none."""

    how: str
    mark: str
    slots: dict[str, Slot]


def place(space: str, speaker: Speaker, view: View | None) -> Thing:
    """A space such as `"print 1"`: `the first printing space`, `the $50 space of the black market`."""
    kind, _, number = space.partition(" ")
    seen = _seen(space, speaker, view)
    mark = speaker.say("marks", "bracketed", {"mark": seen.mark}) if seen.mark else ""
    if kind == "fly":
        return speaker.thing("place", kind, {"flight": number, "mark": mark})
    return speaker.thing("place", f"{kind}_{seen.how}", {**seen.slots, "mark": mark})


def here(space: str, speaker: Speaker, view: View | None) -> Thing:
    """The same where it has been said what the space is for: ` (first space, police hat)`."""
    seen = _seen(space, speaker, view)
    how = seen.how if seen.how != PRICED else NTH if "ordinal" in seen.slots else NUMBERED
    return speaker.thing("here", f"{how}_marked" if seen.mark else how, {**seen.slots, "mark": seen.mark})


def _seen(space: str, speaker: Speaker, view: View | None) -> _Seen:
    kind, _, number = space.partition(" ")
    slots: dict[str, Slot] = {"number": number}
    at = None if view is None else view.layout.numbers.by_name.get(space)
    if view is None or at is None:
        return _Seen(NUMBERED, "", slots)
    layout, mark = view.layout, _mark(at, speaker, view)
    how = NUMBERED
    if speaker.catalogue.has("ordinal", number):
        how, slots["ordinal"] = NTH, number
    if at in layout.numbers.market:
        slots["price"] = price = layout.marks.prices[at]
        if layout.marks.prices.count(price) == 1:
            how = PRICED
    is_only = sum(other.partition(" ")[0] == kind for other in layout.spaces) == 1
    return _Seen(ONLY if is_only else how, mark, slots)


def _mark(at: int, speaker: Speaker, view: View) -> str:
    """The marks of a space that do something: a police hat (§3.4), sunglasses (§3.8)."""
    match view.layout.marks.hats[at], view.layout.marks.glasses[at]:
        case True, True:
            return speaker.say("marks", "both")
        case True, False:
            return speaker.say("marks", "hat")
        case False, True:
            return speaker.say("marks", "sunglasses")
        case _:
            return ""
