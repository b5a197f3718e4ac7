"""The document of a view of Crooks, and documents with faults, for the tests of every game."""

from typing import Any, Final

from criminals.core.base.frozen_map import FrozenMap
from criminals.core.base.seats import Viewer
from criminals.games.crooks import Origin
from tests.games.papers import Path

VIEW: Final = (
    '{"criminals":1,"kind":"view","game":"crooks","rules":1,"edition":"tiny","players":2,"viewer":0,"actor":1,'
    '"phase":{"phase":"placing","seat":1,"origin":{"hangout":"A","number":1}},'
    '"hangouts":{"A":{"size":0,"looks":[{"seat":0,"number":2},{"seat":1,"number":1}],"left":false,"seen":[[2,5]]},'
    '"B":{"size":2,"looks":[],"left":false,"seen":[]}},'
    '"rows":[{"3":[{"face":"down","origin":{"hangout":"A","number":2},"knowers":[0]}]},{"3":[]}],"discards":[],'
    '"money":[1,3],"bank":4,"passed":[false,false],"known":[{"origin":{"hangout":"A","number":2},"crook":2}]}'
)

NOT_THE_LOOKS: Final = "what was seen in hangout A does not agree with the looks of the viewer (§6.3)"

FAULTY: Final[tuple[tuple[Path, object, str], ...]] = (
    (("actor",), 0, "$.actor: expected 1, as the phase says, got 0"),
    (("box",), [4], "$.box: no such field is known"),
    (("hangouts", "A", "crooks"), [], "$.hangouts.A.crooks: no such field is known"),
    (("hangouts", "A", "seen"), [2, 5], "$.hangouts.A.seen[0]: expected a list, got 2"),
    (("hangouts", "A", "seen", 0), [5, 2], "$.hangouts.A.seen[0]: expected rising numbers, each once"),
    (("hangouts", "A", "seen", 0), [2, 9], "$.hangouts.A.seen[0][1]: no crook 9 is in the box (§1.1)"),
    (("known",), {}, "$.known: expected a list, got an object"),
    (("known", 0, "crook"), "2", '$.known[0].crook: expected a whole number, got "2"'),
    (("known", 0, "crook"), 7, "$.known[0].crook: no crook 7 is in the box (§1.1)"),
    (("known", 0, "origin", "hangout"), "Z", "$.known[0].origin.hangout: no hangout Z is in play (§2.2)"),
    (("known", 0, "origin", "number"), 3, "$.known[0].origin.number: hangout A never had more than 2 crooks"),
    (
        ("known", 1),
        {"origin": {"hangout": "A", "number": 2}, "crook": 2},
        "$.known: expected rising origins, each once",
    ),
    (
        ("known", 1),
        {"origin": {"hangout": "A", "number": 1}, "crook": 5},
        "$.known: expected rising origins, each once",
    ),
    (("discards", 0), {"owner": 0}, "$.discards[0].card: it is missing"),
)

IMPOSSIBLE: Final[tuple[tuple[Path, object, tuple[str, ...]], ...]] = (
    (("bank",), 3, ("$7 on the table, the box has $8 (§1.5)",)),
    (("passed", 1), True, ("seat 1 plays on after passing (§3.2)",)),
    (("known",), [], ("the viewer knows crook 2 of hangout A, but not who it is (§6.5)",)),
    (("known", 0, "crook"), 1, ("no world fits it (§6.14)",)),
    (("known", 0, "crook"), 3, ("no world fits it (§6.14)",)),
    (
        ("known", 0, "origin", "number"),
        1,
        (
            "the viewer knows crook 2 of hangout A, but not who it is (§6.5)",
            "the viewer cannot know who crook 1 of hangout A is (§6.5)",
        ),
    ),
    (("viewer",), "spectator", ("the viewer cannot know who crook 2 of hangout A is (§6.5)", NOT_THE_LOOKS)),
    (("hangouts", "A", "seen"), [], (NOT_THE_LOOKS,)),
    (("hangouts", "A", "seen"), [[2]], (NOT_THE_LOOKS,)),
    (("hangouts", "A", "seen"), [[2, 5], [5]], (NOT_THE_LOOKS,)),
    (("hangouts", "A", "seen", 0), [3, 5], ("no world fits it (§6.14)",)),
    (
        ("hangouts", "B", "seen"),
        [[1, 3]],
        (NOT_THE_LOOKS.replace("A", "B"),),
    ),
    (("rows", 0, "3", 0, "knowers"), [1], ("seat 0 does not know its own crook (§3.8)",)),
)

VIEWER: Final = 0

HIDDEN: Final = {"box"}
"""Fields of a state that no view has."""

ADDED: Final = {"viewer", "known"}
"""Fields of a view that no state has."""

RENAMED_FAULTS: Final = (
    "$.viewer: it is missing",
    "$.hangouts.A.seen: it is missing",
    "$.hangouts.A.crooks: no such field is known",
    "$.hangouts.A.taken: no such field is known",
    "$.hangouts.B.seen: it is missing",
    "$.hangouts.B.crooks: no such field is known",
    "$.hangouts.B.taken: no such field is known",
    "$.known: it is missing",
    "$.box: no such field is known",
)
"""The faults of a state that is called a view."""


MANY: Final[tuple[Path, object]] = (
    ("rows", 0, "3"),
    [{"face": "up", "crook": number, "origin": {"hangout": "A", "number": 1}} for number in range(6, 600)],
)
"""A path in a view, and what has more faults there than are listed."""


VIEW_FAULTS: Final[tuple[tuple[Viewer, dict[str, Any], tuple[str, ...]], ...]] = (
    (0, {}, ()),
    (0, {"seen": ()}, ("seen has 0 entries, not 2",)),
    (0, {"seen": (((5, 2),), ())}, ("what was seen in hangout A does not stand by ids of the box (§6.9)",)),
    (0, {"known": FrozenMap({Origin("A", 2): 9})}, ("a crook is known that is not in the box (§1.1)",)),
    (0, {"money": ()}, ("money has 0 entries, not 2",)),
)
"""Viewers of `middle`, changes of their views, and the faults."""
