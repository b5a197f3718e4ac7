"""The reference edition of Counterfeiters as plain data, §8."""

from typing import Any

# Kind, fewest players, value of a ticket
CARDS = {
    "S": [("press", 2, 0)] * 4 + [("ink", 2, 0)] * 2 + [("paper", 2, 0)] * 2,
    "A": [
        ("press", 2, 0),
        ("press", 3, 0),
        ("press", 4, 0),
        ("ink", 2, 0),
        ("ink", 3, 0),
        ("paper", 2, 0),
        ("paper", 3, 0),
        ("lunch", 2, 0),
        ("lunch", 4, 0),
        ("hologram", 2, 0),
    ],
    "B": [
        ("press", 2, 0),
        ("press", 3, 0),
        ("ink", 2, 0),
        ("paper", 2, 0),
        ("hologram", 2, 0),
        ("ink", 2, 0),
        ("lunch", 2, 0),
        ("lunch", 3, 0),
        ("jet", 2, 0),
    ],
    "C": [
        ("press", 2, 0),
        ("hologram", 3, 0),
        ("lunch", 2, 0),
        ("paper", 2, 0),
        ("jet", 2, 0),
        ("jet", 3, 0),
        ("lottery", 2, 50),
        ("negligent-lawyer", 3, 0),
    ],
    "D": [
        ("jet", 4, 0),
        ("lottery", 3, 60),
        ("lottery", 2, 80),
        ("lottery", 2, 100),
        ("great-lawyer", 2, 0),
        ("lunch", 2, 0),
        ("lunch", 4, 0),
    ],
}

FOR_TWO: dict[str, Any] = {
    "starts": {"2": 0},
    "market": [
        {"price": 60, "bin": False},
        {"price": 50, "bin": False},
        {"price": 40, "bin": False},
        {"price": 30, "bin": False},
        {"price": 20, "bin": True},
    ],
    "print": [{"hat": False}, {"hat": True}],
    "shop": [{"hat": True}],
    "fence": [{"hat": True}],
    "defraud": [{"hat": False, "sunglasses": True}, {"hat": False, "sunglasses": False}],
    "commercial": {"hat": False},
    "jet": {"hat": False},
    "last": 13,
    "godfathers": [4, 8, 13],
    "investigations": [5, 9, 12],
    "strikes": [7, 11],
}

FOR_THREE_OR_FOUR: dict[str, Any] = {
    "starts": {"3": 3, "4": 0},
    "market": [
        {"price": 70, "bin": False},
        {"price": 60, "bin": False},
        {"price": 50, "bin": False},
        {"price": 40, "bin": False},
        {"price": 30, "bin": True},
        {"price": 20, "bin": True},
    ],
    "print": [{"hat": False}, {"hat": False}, {"hat": True}],
    "shop": [{"hat": True}, {"hat": True}],
    "fence": [{"hat": False}, {"hat": True}],
    "defraud": [{"hat": False, "sunglasses": True}, {"hat": False, "sunglasses": False}],
    "commercial": {"hat": False},
    "jet": {"hat": False},
    "last": 20,
    "godfathers": [6, 11, 16, 20],
    "investigations": [7, 12, 18],
    "strikes": [9, 14],
}

REFERENCE: dict[str, Any] = {
    "name": "reference",
    "money": 3720,
    "fakes": [30, 30, 40],
    "henchmen": 3,
    "patience": 3,
    "purses": [20, 30, 40, 50],
    "cards": [
        {"id": number, "letter": letter, "kind": kind, "players": players, "value": value}
        for number, (letter, (kind, players, value)) in enumerate(
            [(letter, card) for letter, cards in CARDS.items() for card in cards], 1
        )
    ],
    "boards": [FOR_TWO, FOR_THREE_OR_FOUR],
}
