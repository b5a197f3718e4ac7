"""How many actions a game of Counterfeiters can have at most, §3.5."""

from typing import Any


def longest(edition: dict[str, Any], players: int) -> int:
    """The bound of §3.5: no game of the edition, with so many players, has more actions."""
    board = next(board for board in edition["boards"] if str(players) in board["starts"])
    spaces = board["last"] - board["starts"][str(players)]
    kinds = [card["kind"] for card in edition["cards"] if card["players"] <= players]
    in_a_round = edition["henchmen"] * players + kinds.count("lunch")
    lawyers = kinds.count("great-lawyer") + kinds.count("negligent-lawyer")
    return int(edition["patience"] * spaces * in_a_round + 2 * lawyers)  # 6.2: a retake and a play for each lawyer
