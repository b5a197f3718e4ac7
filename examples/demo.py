"""A whole three-player game of Crooks between built-in bots, as seat 0 sees it; then the explained score.

Usage: python examples/demo.py [SEED]
"""

import sys

import criminals
from criminals.bots import RandomBot
from criminals.dice import generator
from criminals.games import crooks

BOTS = (RandomBot(eager=True), RandomBot(eager=True), RandomBot())
SHOWN_LATER = (crooks.Began, crooks.Scored, crooks.Ended)


def main(seed: int) -> None:
    """Play one game and show it: the table at each turn of seat 0, and in between what seat 0 perceives."""
    rng = generator(seed)
    state = criminals.new_game("crooks", players=3, seed=seed)
    print(f"Crooks, three players, seed {seed}. Seats 0 and 1 are eager, seat 2 is random.")
    print("A crook reads 7+2n: level 7, modifier +2, Northside.")
    turn = 0
    while (seat := criminals.actor(state)) is not None:
        view = criminals.view(state, seat)
        if isinstance(view.phase, crooks.Recruiting):
            turn += 1
            if seat == 0:
                print(f"\n{view}\nworlds that fit this: {criminals.count_worlds(view):,}")
            print(f"\nTurn {turn}, seat {seat}")
        action: crooks.Action = BOTS[seat].choose(view, rng)
        state, events = criminals.step(state, action)
        for fact in criminals.view_events(events, 0):
            if not isinstance(fact, SHOWN_LATER):
                print(f"  {criminals.describe(fact)}")
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
