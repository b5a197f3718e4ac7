"""The kit of Sicario for the laws."""

from collections.abc import Sequence

import attrs

from criminals.core.game.protocol import Rng
from criminals.games import sicario
from criminals.games.sicario import Action, Ask, Capture, Eliminate, Over, Roll, Skip, State, UseDisc
from criminals.testing.kits.kit import Kit
from criminals.testing.kits.sicario_table import first_deck, perceived, perceived_at_first


def sicario_universe(state: State) -> tuple[Action, ...]:
    """Every action of a Sicario box, and throws, seats, traits and characters that it does not have."""
    edition, agents = state.edition, range(state.players + 2)
    names = (*(character.name for character in edition.characters), "Nobody")
    features = ("man", "woman", "hat", "no-hat", "glasses", "no-glasses")
    traits = (*features, *edition.signs, "beard", edition.characters[0].name)
    nearly = [f"{name}x" for name in names] + [name.lower() for name in names]  # a hint must not tell who is there
    return (
        Skip(),
        *map(Roll, range(edition.die + 2)),
        *(UseDisc(sex, hat, glasses) for sex in features[:2] for hat in (True, False) for glasses in (True, False)),
        *map(Capture, names),
        *map(Capture, nearly),
        *(Ask(agent, trait) for agent in agents for trait in traits),
        *(Eliminate(agent, name) for agent in agents for name in names),
        *(Eliminate(0, name) for name in nearly),
    )


def exchanged(state: State, rng: Rng) -> State:
    """The state with two cards exchanged that nobody has read, or with another character for a seat."""
    if isinstance(state.phase, Over):
        return state
    if len(state.unread) > 1 and rng.randrange(2):
        cards = list(state.unread)
        one, other = rng.randrange(len(cards)), rng.randrange(len(cards))
        cards[one], cards[other] = cards[other], cards[one]
        return attrs.evolve(state, unread=tuple(cards))
    seats = [seat for seat, name in enumerate(state.shown) if name is None]
    names = [character.name for character in state.edition.characters if character.name not in state.shown]
    old, new = state.characters[seats[rng.randrange(len(seats))]], names[rng.randrange(len(names))]
    swap = {old: new, new: old}
    return attrs.evolve(state, characters=tuple(swap.get(name, name) for name in state.characters))


def retraced(first: State, actions: Sequence[Action], world: State) -> tuple[State, Sequence[Action]]:
    """The same play with the world's characters, and with the deck that the world's came from."""
    setup = sicario.Setup(world.characters, first_deck(first, actions, world.deck), first.sicario)
    return sicario.new_game(players=first.players, edition=first.edition, setup=setup), actions


def sicario_kit() -> Kit[State, Action]:
    """Make the kit of Sicario.

    Returns:
        The kit, with all fields.
    """
    return Kit(
        game=sicario,
        universe=sicario_universe,
        faults=sicario.faults,
        longest=lambda state: sicario.longest(state.edition, state.players),
        perceived_at_first=perceived_at_first,
        perceived=perceived,
        exchanged=exchanged,
        retraced=retraced,
        whereabouts=sicario.whereabouts,
    )
