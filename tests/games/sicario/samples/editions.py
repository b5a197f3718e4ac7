"""Editions of one's own, and what keeps one from being played with."""

from typing import Any, Final

from criminals.games.sicario import REFERENCE, Character, Edition

PLAYERS: Final = {"reference": (3, 4), "tiny": (3, 4)}
"""The editions of the library, and how many can play."""


def person(name: str, sign: str = "scar") -> Character:
    return Character(name, "man", hat=True, glasses=True, sign=sign)


FOUR: Final = tuple(map(person, ("Ada", "Bob", "Cid", "Dee")))


def own(**changed: Any) -> Edition:
    fields: dict[str, Any] = {"name": "own", "characters": FOUR, "path": "sba", "events": ("tip-off",), "die": 6}
    return Edition(**{**fields, **changed})


AS_LISTS: Final[dict[str, Any]] = {"characters": list(FOUR), "events": ["tip-off"]}
"""The same as in `own()`."""


FAULTY: Final[tuple[tuple[dict[str, Any], str], ...]] = (
    ({"name": ""}, "it has no name"),
    ({"characters": FOUR[:3]}, "4 to 200 characters are needed, there are 3 (§7.5)"),
    ({"characters": ()}, "4 to 200 characters are needed, there are 0 (§7.5)"),
    (
        {"characters": tuple(person(f"N{number}") for number in range(201))},
        "4 to 200 characters are needed, there are 201 (§7.5)",
    ),
    ({"characters": (*FOUR, FOUR[1], FOUR[1])}, "3 characters are called 'Bob' (§7.5)"),
    (
        {"characters": (*FOUR, person("Mary Ann"))},
        "a name is one word of up to 40 letters, digits, - and ', not 'Mary Ann' (§7.5)",
    ),
    (
        {"characters": (*FOUR, person(""))},
        "a name is one word of up to 40 letters, digits, - and ', not '' (§7.5)",
    ),
    *(
        ({"characters": (*FOUR, person("Eve", sign))}, f"the sign {sign!r} is spelled like a feature (§7.5)")
        for sign in ("man", "woman", "hat", "no-hat", "glasses", "no-glasses")
    ),
    (
        {"characters": (*FOUR, person("Eve", "a scar"))},
        "a sign is one word of up to 40 letters, digits, - and ', not 'a scar' (§1.1)",
    ),
    ({"path": ""}, "the path '' does not start with a street, 's' (§2.3)"),
    ({"path": "bss"}, "the path 'bss' does not start with a street, 's' (§2.3)"),
    ({"path": "ass"}, "the path 'ass' does not start with a street, 's' (§2.3)"),
    ({"path": "b" * 30}, "the path 'bbbbbbbbbbbbbbbbbbbb' does not start with a street, 's' (§2.3)"),
    ({"path": "stuvwxyz"}, "the path is written with s, b and a, not with 't', 'u', 'v', 'w', 'x' (§1.2)"),
    ({"path": "sxbS"}, "the path is written with s, b and a, not with 'S', 'x' (§1.2)"),
    ({"path": "s" * 201}, "the path has more than 200 spaces"),
    ({"die": 0}, "a die has 1 to 1000 sides, not 0 (§7.5)"),
    ({"die": -6}, "a die has 1 to 1000 sides, not -6 (§7.5)"),
    ({"die": 1001}, "a die has 1 to 1000 sides, not 1001 (§7.5)"),
    ({"events": ()}, "1 to 200 event cards are needed, there are 0 (§7.5)"),
    ({"events": ("tip-off",) * 201}, "1 to 200 event cards are needed, there are 201 (§7.5)"),
    *(
        ({"events": ("tip-off", event)}, f"there is no event card {event!r} (§7.4)")
        for event in (
            "joker",
            "",
            "advance",
            "advance-0",
            "advance-01",
            "retreat-0",
            "retreat--1",
            "advance-1000",
            "Tip-off",
        )
    ),
    *(
        (
            {"events": events},
            f"a game might not end: cards lead back by up to {back}, ahead by {on}, and {still} neither way (§7.5)",
        )
        for events, back, on, still in (
            (("retreat-1",), 3, 0, 0),
            (("advance-1", "retreat-1"), 3, 1, 0),
            (("retreat-9", "advance-5", "tip-off"), 11, 5, 1),
            # just as far back as on, with a throw for each of the others
            (("retreat-1", "tip-off", "tip-off", "tip-off"), 3, 0, 3),
            (("retreat-1", "advance-3"), 3, 3, 0),
            (("retreat-1", "advance-1", "advance-2"), 3, 3, 0),
            (("retreat-1", "advance-1", "take-cover", "roll-again"), 3, 1, 2),
            (("retreat-9", "advance-9", "tip-off", "blackout"), 11, 9, 2),
            (("retreat-2", "retreat-2", *("lose-turn",) * 8), 8, 0, 8),
        )
    ),
)

"""Changes of `own`, and the fault of each."""


ALL_WRONG: Final[dict[str, Any]] = {
    "name": "",
    "characters": (FOUR[0], FOUR[0], person("x y", "hat")),
    "path": "bz",
    "die": 0,
    "events": ("retreat-5", "joker"),
}
"""An edition with all faults at once."""


ALL_FAULTS: Final = (
    "it has no name",
    "4 to 200 characters are needed, there are 3 (§7.5)",
    "2 characters are called 'Ada' (§7.5)",
    "a name is one word of up to 40 letters, digits, - and ', not 'x y' (§7.5)",
    "the sign 'hat' is spelled like a feature (§7.5)",
    "the path 'bz' does not start with a street, 's' (§2.3)",
    "the path is written with s, b and a, not with 'z' (§1.2)",
    "a die has 1 to 1000 sides, not 0 (§7.5)",
    "there is no event card 'joker' (§7.4)",
)


WRONG_TYPES: Final[tuple[tuple[dict[str, Any], str], ...]] = (
    ({"name": 3}, "name is a text, not 3"),
    ({"path": ["s"]}, r"path is a text, not \['s'\]"),
    ({"die": "6"}, "die is a whole number, not '6'"),
    ({"die": True}, "die is a whole number, not True"),
    ({"events": "tip-off"}, "events are several texts, not 'tip-off'"),
    ({"events": [1]}, "1 is not a text"),
    ({"characters": ["Olga"]}, "'Olga' is not a Character"),
)
"""Fields of another type, and the error for each."""


LONGEST: Final[tuple[tuple[Edition, int, int], ...]] = (
    (REFERENCE, 3, 183),
    (REFERENCE, 4, 295),
)
"""Editions, player counts, and the most actions of a game."""


FINDER: Final = ("character", "characters", "name")
"""The method of an edition that finds a card, the field with all of them, and what each is found by."""
