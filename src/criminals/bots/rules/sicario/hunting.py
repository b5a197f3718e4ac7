"""Rules for the sicario: whom to deal with, what to ask, and when to say a name."""

from typing import Final

from criminals.bots.rules.sicario.racing import mean_throw, spaces_ahead, turns_home
from criminals.bots.rules.sicario.suspects import Suspects, likeliest
from criminals.core.base.seats import Seat
from criminals.games.sicario import View
from criminals.games.sicario.box.fields import MOST_CHARACTERS


def _turns() -> tuple[float, ...]:
    """By the number of suspects, the turns it takes to eliminate an agent, on average, with questions that halve."""
    turns = [0.0, 1.0]
    for count in range(2, MOST_CHARACTERS + 1):
        one, other = count // 2, count - count // 2
        asking = (one * turns[one] + other * turns[other]) / count
        naming = turns[count - 1] * (count - 1) / count
        turns.append(1 + min(asking, naming))
    return tuple(turns)


TURNS: Final = _turns()
"""By the number of suspects: 1 turn for one, 2 for three, 3 for six, 5 for 24. Up to four, saying names is as quick."""


def turns_after_question(view: View, suspects: Suspects, trait: str) -> float:
    """The turns until the agent is out, if it is asked for a trait now.

    The best question halves the chances: an answer that was likely beforehand tells little.
    """
    characters = view.layout.sheet.characters
    have = [name for name in suspects if trait in characters[name].traits]
    chance = sum(suspects[name] for name in have)
    return 1 + chance * TURNS[len(have)] + (1 - chance) * TURNS[len(suspects) - len(have)]


def turns_after_name(suspects: Suspects) -> float:
    """The turns until the agent is out, if the likeliest name is said now.

    A miss costs a turn, as a question does, and rules out one suspect. So nobody needs to be sure: among three suspects
    a name is quicker than a question, among five a question is.
    """
    chance = suspects[likeliest(suspects)]
    return 1 + (1 - chance) * TURNS[len(suspects) - 1]


def is_last_chance(view: View, agent: Seat) -> bool:
    """Whether the next throw will probably lead the agent home: then an answer comes too late, and a guess does not."""
    return spaces_ahead(view, agent) <= mean_throw(view)


def urgency(view: View, agent: Seat, suspects: Suspects) -> float:
    """The turns until an agent is home and the turns that it takes to eliminate it, together: the least is most urgent.

    Whoever is home is lost for the sicario, and its arrival may end the game (§5.1). Among agents who are as far, the
    one of whom most is known is out first, and nobody hurries home then.
    """
    return turns_home(view, agent) + TURNS[len(suspects)]
