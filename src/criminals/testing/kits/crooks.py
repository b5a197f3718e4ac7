"""The kit of Crooks for the laws."""

from collections.abc import Iterable, Sequence
from string import ascii_uppercase

import attrs

from criminals.core.base.errors import Fault
from criminals.core.game.notation import LARGEST
from criminals.core.game.protocol import Rng
from criminals.games import crooks
from criminals.games.crooks.rules.masks import free_of, payable_of
from criminals.testing.kits.crooks_table import perceived, perceived_at_first
from criminals.testing.kits.kit import Kit


def crooks_universe(state: crooks.State) -> tuple[crooks.Action, ...]:
    """Every action of an edition of Crooks, and some with hangouts, targets, crooks and seats that it does not have."""
    letters = ascii_uppercase[: len(state.sizes) + 2]
    worths = _and_beside(state.edition.targets)
    ids = _and_beside(crook.id for crook in state.edition.crooks)
    return (
        crooks.Pass(),
        crooks.Leave(),
        crooks.Return(),
        crooks.Pick(),
        crooks.Decline(),
        *map(crooks.Recruit, letters),
        *map(crooks.SpyHangout, letters),
        *map(crooks.Take, ids),
        *(crooks.Place(worth, down) for worth in worths for down in (False, True)),
        *map(crooks.Move, worths),
        *map(crooks.SpyTarget, worths),
        *map(crooks.Kill, range(state.players + 2)),
    )


def _and_beside(numbers: Iterable[int]) -> list[int]:
    """The numbers, and those next to them that an action can name."""
    beside = {number + step for number in numbers for step in (-1, 0, 1)}
    return sorted(number for number in beside if 0 <= number <= LARGEST)


def crooks_faults(state: crooks.State) -> tuple[Fault | str, ...]:
    """The faults of a state, including the bit masks that it keeps."""
    kept = {
        "payable": (state.payable, payable_of(state.sizes, state.layout.bits)),
        "free": (state.free, free_of(state.rows)),
    }
    wrong = (f"`{name}` is {bits:b}, not {right:b}" for name, (bits, right) in kept.items() if bits != right)
    return (*crooks.faults(state), *wrong)


def exchanged(state: crooks.State, rng: Rng) -> crooks.State:
    """The state with two crooks exchanged that neither lie face up nor were killed face up."""
    cards = [card for row in state.rows for stack in row for card in stack]
    cards += [discard.card for discard in state.discards]
    cards += state.phase.cards if isinstance(state.phase, crooks.Moving) else ()
    seen = {card.crook for card in cards if isinstance(card, crooks.FaceUp)}
    hidden = [crook.id for crook in state.edition.crooks if crook.id not in seen]
    if len(hidden) < 2:
        return state
    rng.shuffle(hidden)
    one, other = hidden[:2]
    swap = {one: other, other: one}
    *dealt, undealt = [[swap.get(crook, crook) for crook in part] for part in (*state.dealt, state.undealt)]
    in_order = (tuple(sorted(ids[:size]) + ids[size:]) for ids, size in zip(dealt, state.sizes, strict=True))
    return attrs.evolve(state, dealt=tuple(in_order), undealt=tuple(sorted(undealt)))


def retraced(
    first: crooks.State, actions: Sequence[crooks.Action], world: crooks.State
) -> tuple[crooks.State, list[crooks.Action]]:
    """The same play with the world's deal: each crook taken is the one that has that origin in the world (§6.10)."""
    start = crooks.setup_of(first).start
    setup = crooks.Setup(world.dealt, world.undealt, start)
    sizes = list(first.sizes)
    hangout = 0
    played: list[crooks.Action] = []
    for action in actions:
        if isinstance(action, crooks.Recruit):
            hangout = first.layout.hangouts[action.hangout]
        elif isinstance(action, crooks.Take):
            sizes[hangout] -= 1
            action = crooks.Take(world.dealt[hangout][sizes[hangout]])
        played.append(action)
    return crooks.new_game(players=first.players, edition=first.edition, setup=setup), played


def arguments(view: crooks.View) -> dict[str, tuple[object, ...]]:
    """Every hangout, target and seat, every place that a crook can come from, and every card on the table."""
    piles = view.edition.piles[view.players]
    letters = view.layout.letters
    return {
        "hangout": tuple(letters),
        "target": view.edition.targets,
        "seat": tuple(range(view.players)),
        "origin": tuple(
            crooks.Origin(letter, number)
            for letter, size in zip(letters, piles, strict=True)
            for number in range(1, size + 1)
        ),
        "card": (
            *(card for row in view.rows for stack in row for card in stack),
            *(gone.card for gone in view.discards),
        ),
    }


def crooks_kit() -> Kit[crooks.State, crooks.Action]:
    """Make the kit of Crooks.

    Returns:
        The kit, with all fields.
    """
    return Kit(
        game=crooks,
        universe=crooks_universe,
        faults=crooks_faults,
        longest=lambda state: crooks.longest(state.edition, state.players),
        perceived_at_first=perceived_at_first,
        perceived=perceived,
        exchanged=exchanged,
        retraced=retraced,
        whereabouts=crooks.whereabouts,
        arguments=arguments,
    )
