"""How texts spell what an edition of one's own calls its characters and signs."""

import attrs

from criminals.games import sicario
from tests.games.positions import play
from tests.games.sicario.papers import MINE


def test_names_and_signs_are_spelled_as_in_a_web_address() -> None:
    characters = (*MINE.characters[:-1], attrs.evolve(MINE.characters[-1], sign="caf\u00e9'-1_"))
    edition = attrs.evolve(MINE, characters=characters)
    setup = sicario.Setup(("D'Arcy", "Zo\u00eb", "Bob"), MINE.events, 2)
    state = sicario.new_game(setup=setup, edition=edition)
    state = play(state, "roll 1", "roll 1", "skip")  # seat 0 is in the street, a card led seat 1 to the antenna
    asked: tuple[tuple[sicario.Action, str], ...] = (
        (sicario.Ask(0, "caf\u00e9'-1_"), "seat0=(D%27Arcy),caf%C3%A9%27-1_:no"),
        (sicario.Eliminate(0, "Zo\u00eb"), "seat0=(D%27Arcy),!Zo%C3%AB"),
    )
    for action, seat in asked:
        after = sicario.apply(state, action)
        text = sicario.to_text(after)
        assert f" {seat} seat1=(Zo%C3%AB) " in text
        assert sicario.from_text(text, edition=edition) == after
