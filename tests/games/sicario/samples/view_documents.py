"""The document of a view of Sicario, and documents with faults, for the tests of every game."""

from typing import Any, Final

from criminals.core.base.seats import SPECTATOR, Viewer
from tests.games.papers import GONE, Path

VIEW: Final = (
    '{"criminals":1,"kind":"view","game":"sicario","rules":1,"edition":"reference","players":3,"viewer":1,'
    '"actor":"chance","phase":{"phase":"rolling","seat":2},"sicario":0,"positions":[null,21,5],"lost":[0,0,0],"facts":['
    '[{"fact":"lights","features":["woman","no-hat","glasses"],"lights":2},{"fact":"missed","character":"Wanda"}],'
    '[{"fact":"answer","trait":"hat","yes":true}],'
    '[{"fact":"answer","trait":"man","yes":true},{"fact":"answer","trait":"scar","yes":true},'
    '{"fact":"missed","character":"Felix"}]],"shown":[null,null,null],"unread_size":9,'
    '"bottom":["tip-off","advance-2","lose-turn","advance-4","advance-1","roll-again","tip-off"],"character":"Olga"}'
)

FAULTY: Final[tuple[tuple[Path, object, str], ...]] = (
    (("viewer",), "spectator", '$.character: expected null, for a spectator, got "Olga"'),
    (("character",), None, "$.character: expected a character, got null"),
    (("character",), GONE, "$.character: it is missing"),
    (("character",), "Eve", '$.character: no character "Eve" is on the sheet (§1.1)'),
    (("character",), ["Olga"], "$.character: expected a text or null, got a list"),
    (("unread",), [], "$.unread: no such field is known"),
    (("unread_size",), 8, "$.unread_size: 8, but 7 of 16 cards are in the bottom (§6.3)"),
    (("bottom",), ["tip-off"] * 200, "$.unread_size: 9, but 200 of 16 cards are in the bottom (§6.3)"),
    (("actor",), 2, '$.actor: expected "chance", as the phase says, got 2'),
)

IMPOSSIBLE: Final[tuple[tuple[Path, object, tuple[str, ...]], ...]] = (
    (
        ("positions", 1),
        5,
        (
            "2 agents stand on space 5 (§3.1)",
            "agents went 10 spaces at most, the cards that were read have led them 11 or more (§3.1)",
            "2 things were heard of the sicario, agents were at an antenna 0 times at most (§3.5)",
        ),
    ),
    (("shown", 2), "Boris", ("the character of seat 2 is shown, but it is not out (§6.2)",)),
    (("character",), "Glenda", ("the viewer is Glenda, which what was heard and shown does not fit (§6.5)",)),
    (("viewer",), 0, ("the viewer is Olga, which what was heard and shown does not fit (§6.5)",)),
    (("lost", 0), 5, ("the sicario loses 5 turns, so many cards were not read (§7.4)",)),
)

VIEWER: Final = 1

HIDDEN: Final = {"characters", "unread"}
"""Fields of a state that no view has."""

ADDED: Final = {"viewer", "character"}
"""Fields of a view that no state has."""

RENAMED_FAULTS: Final = (
    "$.viewer: it is missing",
    "$.character: it is missing",
    "$.characters: no such field is known",
    "$.unread: no such field is known",
)
"""The faults of a state that is called a view."""


MANY: Final[tuple[Path, object]] = (("bottom",), ["joker"] * 150)
"""A path in a view, and what has more faults there than are listed."""


VIEW_FAULTS: Final[tuple[tuple[Viewer, dict[str, Any], tuple[str, ...]], ...]] = (
    (1, {}, ()),
    (1, {"viewer": 3}, ("3 is no seat of 3 players (§2.1)",)),
    (1, {"character": "Nobody"}, ("the viewer's character 'Nobody' is not on the sheet (§1.1)",)),
    (SPECTATOR, {"character": "Olga"}, ("a spectator has no character (§6.3)",)),
    (1, {"lost": ()}, ("lost has 0 entries, not 3",)),
)
"""Viewers of `middle`, changes of their views, and the faults."""
