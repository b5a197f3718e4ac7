"""Rules for the sicario: whom to hunt, which question to ask, and when to say a name."""

from typing import Final

from criminals.bots.rules.sicario.racing import mean_throw, spaces_ahead, turns_home
from criminals.bots.rules.sicario.suspects import Suspects, likeliest
from criminals.core.base.seats import Seat
from criminals.games.sicario import View
from criminals.games.sicario.box.fields import MOST_CHARACTERS


def _turns() -> tuple[float, ...]:
    """For each number of suspects, the mean turns to eliminate an agent if each question halves the suspects."""
    turns = [0.0, 1.0]
    for count in range(2, MOST_CHARACTERS + 1):
        one, other = count // 2, count - count // 2
        asking = (one * turns[one] + other * turns[other]) / count
        naming = turns[count - 1] * (count - 1) / count
        turns.append(1 + min(asking, naming))
    return tuple(turns)


TURNS: Final = _turns()
"""The turns for each number of suspects: 1 for one, 2 for three, 3 for six, 5 for 24. To four, names are as quick."""


def turns_after_question(view: View, suspects: Suspects, trait: str) -> float:
    """Expected turns until the agent is out if it is asked about a trait now.

    The best question splits the suspects in half. An answer that one could have guessed tells little.
    """
    characters = view.layout.sheet.characters
    have = [name for name in suspects if trait in characters[name].traits]
    chance = sum(suspects[name] for name in have)
    return 1 + chance * TURNS[len(have)] + (1 - chance) * TURNS[len(suspects) - len(have)]


def turns_after_name(suspects: Suspects) -> float:
    """Expected turns until the agent is out if the likeliest name is said now.

    A wrong name costs a turn, like a question, and rules out one suspect. So one needn't be sure: among three suspects
    a name is quicker than a question, among five a question is quicker.
    """
    chance = suspects[likeliest(suspects)]
    return 1 + (1 - chance) * TURNS[len(suspects) - 1]


def is_last_chance(view: View, agent: Seat) -> bool:
    """Tell whether the agent will probably be home after its next throw: then only a guess is still in time."""
    return spaces_ahead(view, agent) <= mean_throw(view)


def urgency(view: View, agent: Seat, suspects: Suspects) -> float:
    """The turns until an agent is home plus the turns it takes to eliminate it. The lowest sum is the most urgent.

    The sicario can no longer hunt an agent that is home, and its arrival may end the game (§5.1). Among agents equally
    far from home, the one the sicario knows most about is eliminated first.
    """
    return turns_home(view, agent) + TURNS[len(suspects)]
