"""Documents of editions of Counterfeiters, and some with faults, for the tests of every game."""

from typing import Final

from criminals.core.base.faults import MOST_FAULTS
from criminals.games.counterfeiters.box.fields import LAST_SPACE, LONGEST_NAME, MOST_CARDS, MOST_DOLLARS
from tests.games.counterfeiters.papers import whole_edition
from tests.games.papers import GONE, Path

WHOLE: Final = (
    '{"name":"mine","cards":[{"id":1,"letter":"S","kind":"press","players":2,"value":0},'
    '{"id":2,"letter":"S","kind":"press","players":2,"value":0},'
    '{"id":3,"letter":"S","kind":"ink","players":2,"value":0},'
    '{"id":4,"letter":"S","kind":"paper","players":2,"value":0},'
    '{"id":5,"letter":"A","kind":"great-lawyer","players":2,"value":0},'
    '{"id":6,"letter":"A","kind":"lunch","players":2,"value":0},'
    '{"id":7,"letter":"A","kind":"negligent-lawyer","players":2,"value":0},'
    '{"id":8,"letter":"B","kind":"lottery","players":2,"value":50}],'
    '"boards":[{"starts":{"2":0},"market":[{"price":10,"bin":false},{"price":0,"bin":true}],'
    '"print":[{"hat":true,"sunglasses":false},{"hat":false,"sunglasses":false}],"shop":[],'
    '"fence":[{"hat":false,"sunglasses":false}],"defraud":[{"hat":false,"sunglasses":true}],'
    '"commercial":{"hat":false,"sunglasses":false},"jet":null,"last":1,"godfathers":[1],"investigations":[],'
    '"strikes":[]}],"fakes":[4,4,4],"money":1000,"purses":[100,90],"henchmen":2,"patience":3}'
)
"""The edition of one's own as a text."""


FAULTY: Final[tuple[tuple[Path, object, tuple[str, ...]], ...]] = (
    (("name",), "", ("$.edition.name: expected 1 to 100 characters, got 0",)),
    (("name",), "x" * (LONGEST_NAME + 1), ("$.edition.name: expected 1 to 100 characters, got 101",)),
    (
        ("cards",),
        [dict[str, object]()] * (MOST_CARDS + 1),
        tuple(
            f"$.edition.cards[{card}].{field}: it is missing"
            for card in range(MOST_FAULTS // 5)
            for field in ("id", "letter", "kind", "players", "value")
        ),
    ),
    (("cards", 0, "id"), 2, ("$.edition: two cards have the id 2",)),
    (("cards", 0, "id"), 0, ("$.edition.cards[0].id: expected a number from 1 to 999999999, got 0",)),
    (
        ("cards", 0, "letter"),
        "E",
        ('$.edition.cards[0].letter: expected one of "S", "A", "B", "C", "D", got "E"',),
    ),
    (
        ("cards", 0, "kind"),
        "PRESS",
        (
            (
                '$.edition.cards[0].kind: expected one of "press", "ink", "paper", "hologram", "lunch", "jet", '
                '"lottery", "great-lawyer", "negligent-lawyer", got "PRESS"'
            ),
        ),
    ),
    (("cards", 0, "players"), 5, ("$.edition.cards[0].players: expected one of 2, 3, 4, got 5",)),
    (("cards", 7, "value"), 0, ("$.edition: card 8: a lottery ticket has a value, and no other card has (§1.3)",)),
    (("cards", 7, "value"), 15, ("$.edition: card 8: a value of $15 is not made of $10 notes (§1.2)",)),
    (
        ("cards", 4, "letter"),
        "S",
        ("$.edition: card 5: players start with a press, and with ink or paper, not with the Great Lawyer (§2.3)",),
    ),
    (("boards",), [], ("$.edition.boards: expected 1 to 250 items, got 0",)),
    (
        ("boards", 0, "starts"),
        {"02": 0},
        ('$.edition.boards[0].starts["02"]: expected one of "2", "3", "4", got "02"',),
    ),
    (
        ("boards", 0, "starts"),
        {"2": 1},
        ("$.edition.boards[0]: 2 players: the pawn cannot start on space 1, the last being 1 (§2.1)",),
    ),
    (("boards", 0, "last"), LAST_SPACE + 1, ("$.edition.boards[0].last: expected a number from 0 to 1000, got 1001",)),
    (("boards", 0, "godfathers"), [], ("$.edition.boards[0]: the last space is no Godfather (§5.4)",)),
    (("boards", 0, "strikes"), [1, 1], ("$.edition.boards[0].strikes: expected rising numbers, each once",)),
    (("boards", 0, "jet"), False, ("$.edition.boards[0].jet: expected null or an object, got false",)),
    (("boards", 0, "jet"), {"hat": True}, ("$.edition.boards[0].jet.sunglasses: it is missing",)),
    (("boards", 0, "print", 0, "hat"), 1, ("$.edition.boards[0].print[0].hat: expected true or false, got 1",)),
    (
        ("boards", 0, "market", 0, "price"),
        5,
        ("$.edition.boards[0]: a price of $5 is not made of $10 notes (§1.2)",),
    ),
    (
        ("boards", 0, "market", 0, "price"),
        -10,
        ("$.edition.boards[0].market[0].price: expected a number from 0 up, got -10",),
    ),
    (
        ("boards", 0, "print", 0, "sunglasses"),
        True,
        ("$.edition.boards[0]: only a space for tax fraud can have sunglasses (§4.5)",),
    ),
    (("fakes",), [1, 2], ("$.edition.fakes: expected 3 items, got 2",)),
    (("money",), 100, ("$.edition: 2 players: the purses need $190, the box has $100 (§2.2)",)),
    (("money",), MOST_DOLLARS + 10, ("$.edition.money: expected a number from 0 to 10000, got 10010",)),
    (("purses",), [10], ("$.edition.purses: expected 2 to 250 items, got 1",)),
    (("patience",), 0, ("$.edition.patience: expected a number from 1 to 1000, got 0",)),
    (("patience",), 1001, ("$.edition.patience: expected a number from 1 to 1000, got 1001",)),
    (("patience",), "3", ('$.edition.patience: expected a whole number, got "3"',)),
    (("patience",), GONE, ("$.edition.patience: it is missing",)),
    (("henchmen",), 0, ("$.edition.henchmen: expected a number from 1 to 999999999, got 0",)),
    (
        (),
        {**whole_edition(), "purses": [15, 20], "cards": whole_edition()["cards"][1:], "money": 15},
        (
            "$.edition: $15 are not made of $10 notes (§1.2)",
            "$.edition: the purses are not made of $10 notes (§1.2)",
            "$.edition: 2 players: the purses need $35, the box has $15 (§2.2)",
            "$.edition: 2 players: only 1 starting cards are presses (§2.3)",
        ),
    ),
)
"""Paths in `whole_edition`, what is put there, and every fault of it in a record."""
