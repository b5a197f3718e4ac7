"""A whole three-player game of Crooks between built-in bots, as the first player sees it; then the explained score.

Usage: python examples/demo.py [SEED]
"""

import sys

import criminals
from criminals.bots import RandomBot
from criminals.dice import generator
from criminals.games import crooks

BOTS = (RandomBot(eager=True), RandomBot(eager=True), RandomBot())
NAMES = ("Ada", "Bo", "Cy")
SHOWN_LATER = (crooks.Began, crooks.Scored, crooks.Ended)


def main(seed: int) -> None:
    """Play one game and show it: the table at each turn of Ada, in seat 0, and in between what she perceives."""
    rng = generator(seed)
    state = criminals.new_game("crooks", players=3, seed=seed)
    print(f"Crooks, three players, seed {seed}. You are Ada. She and Bo are eager, Cy is random.")
    print("A crook reads 7+2n: level 7, modifier +2, Northside.")
    turn = 0
    while (seat := criminals.actor(state)) is not None:
        view = criminals.view(state, seat)
        if isinstance(view.phase, crooks.Recruiting):
            turn += 1
            if seat == 0:
                print(f"\n{criminals.draw(view, names=NAMES)}\nworlds that fit this: {criminals.count_worlds(view):,}")
            print(f"\nTurn {turn}, {NAMES[seat]}")
        action: crooks.Action = BOTS[seat].choose(view, rng)
        mine = criminals.view(state, 0)
        state, events = criminals.step(state, action)
        for event in criminals.view_events(events, 0):
            if not isinstance(event, SHOWN_LATER):
                print(f"  {criminals.describe(event, view=mine, names=NAMES)}")
            mine = criminals.fold(mine, (event,))
    print(f"\n{criminals.draw(criminals.view(state, 0), names=NAMES)}\n\nScore")
    sheet = criminals.score(state)
    for line in sheet.lines:
        who = "nobody" if line.seat is None else NAMES[line.seat]
        print(f"  {who:>6}: {criminals.describe(line)} (§{line.clause})")
    for seat in criminals.seats(state):
        print(f"{NAMES[seat]}: {sheet.points[seat]} points, ${state.money[seat]}")
    result = criminals.outcome(state)
    assert result is not None
    print(f"won by {' and '.join(NAMES[winner] for winner in result.winners)} (§{result.clause})")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 7)
