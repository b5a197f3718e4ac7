"""A bot that cannot cheat: it is given a view, draws worlds that fit it, and tries each of its actions in all of them.

It is written on the verbs alone, so it plays every game that has them. Here it meets two random bots.

Usage: python examples/fair_bot.py [--game crooks|criminals|counterfeiters|sicario] [GAMES] [SEED]
"""

import argparse
from typing import Any

import criminals
from criminals.bots import Bot, RandomBot, play

WORLDS = 8


class FairBot:
    """The action that led by most, over all worlds drawn, when everybody played on at random."""

    def choose(self, view: criminals.GameView, rng: criminals.Rng) -> Any:
        """Try every action in the same worlds."""
        actions = criminals.legal_actions(view)
        seat = criminals.actor(view)
        assert isinstance(seat, int)
        leads = [0] * len(actions)
        for _ in range(WORLDS):
            world = criminals.sample_world(view, rng)
            for number, action in enumerate(actions):
                leads[number] += lead(played_out(criminals.apply(world, action), rng), seat)
        return actions[leads.index(max(leads))]


def played_out(state: criminals.GameState, rng: criminals.Rng) -> criminals.GameState:
    """A last state, by random actions; `advance` throws the dice, if there are any."""
    while actions := criminals.legal_actions(state := criminals.advance(state, rng)):
        state = criminals.apply(state, actions[rng.randrange(len(actions))])
    return state


def lead(state: criminals.GameState, seat: criminals.Seat) -> int:
    """By how many points a seat is ahead of the best of the others, or behind."""
    points = criminals.score(state).points
    return points[seat] - max(points[:seat] + points[seat + 1 :])


def main(game: str, games: int, seed: int) -> None:
    """Play, each time from the next seat, and print how often the bot won."""
    wins = shared = 0
    for number in range(games):
        own_seat = number % 3
        bots: list[Bot] = [RandomBot(), RandomBot()]
        bots.insert(own_seat, FairBot())
        *_, last = play(game, bots, seed=seed + number).replay()
        result = criminals.outcome(last)
        if result is not None and own_seat in result.winners:
            wins += 1
            shared += len(result.winners) > 1
    print(f"the fair bot against two random bots: {wins} of {games} games won, {shared} of them shared")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="A bot that cannot cheat, against two random bots.")
    parser.add_argument("games", type=int, nargs="?", default=24)
    parser.add_argument("seed", type=int, nargs="?", default=1)
    parser.add_argument("--game", choices=[*criminals.GAMES, "criminals"], default="crooks")
    arguments = parser.parse_args()
    main(arguments.game, arguments.games, arguments.seed)
