"""A whole three-player game of Crooks between built-in players: the table as it changes, then the explained score.

Usage: python examples/demo.py [SEED]
"""

import sys

import criminals
from criminals.bots import eager_player, random_player
from criminals.dice import generator
from criminals.games import crooks


def main(seed: int) -> None:
    """Play one game and show it."""
    players = (eager_player, eager_player, random_player)
    rng = generator(seed)
    state = criminals.new_game("crooks", players=3, seed=seed)
    print(f"Crooks, three players, seed {seed}. Seats 0 and 1 are eager, seat 2 is random.")
    print("A crook reads 7+2n: level 7, modifier +2, Northside. ## lies face down.\n")
    turn = 0
    while True:
        seat = criminals.actor(state)
        if seat is None:
            break
        if isinstance(state.phase, crooks.Recruiting):
            turn += 1
            print(f"\n{crooks.draw(state)}\n\nTurn {turn}, seat {seat}")
        action = players[seat](criminals.legal_actions(state), rng)
        secret = isinstance(action, crooks.Take)
        print("  " + ("Take a crook, unseen by the others" if secret else criminals.describe(action)))
        state = criminals.apply(state, action)
    print(f"\n{crooks.draw(state)}\n\nScore")
    sheet = criminals.score(state)
    for line in sheet.lines:
        who = "nobody" if line.seat is None else f"seat {line.seat}"
        print(f"  {who:>6}  {line.points:>2}  {criminals.describe(line)} (§{line.clause})")
    for seat in criminals.seats(state):
        print(f"seat {seat}: {sheet.points[seat]} points, ${state.money[seat]}")
    result = criminals.outcome(state)
    assert result is not None
    print(f"won by {' and '.join(f'seat {winner}' for winner in result.winners)} (§{result.clause})")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 7)
