"""A table of Sicario as a person there perceives it (§6), from true states alone: without views."""

from collections.abc import Collection, Hashable, Sequence

from criminals.core.base.seats import Viewer
from criminals.games.sicario import Action, Ask, Capture, Eliminate, Over, Roll, Rolling, State, UseDisc, apply


def perceived_at_first(first: State, viewer: Viewer) -> Hashable:
    """The box, how many play, who is the sicario, and one's own card: the others' and the deck lie face down (§2)."""
    own = first.characters[viewer] if isinstance(viewer, int) else None
    return first.edition, first.players, first.sicario, own


def perceived(before: State, action: Action, after: State, viewer: Viewer) -> Hashable:
    """The action and the answer to it, the cards that are read out, and everything in the open afterwards (§6.1)."""
    return str(action), _said(before, action), cards_read(before, action), _seen(after)


def _said(state: State, action: Action) -> Hashable:
    """The truthful answer to a question (§3.6, §4.2), or whether a name is right (§3.7, §4.3)."""
    people, characters = state.edition, state.characters
    match action:
        case Ask(agent, trait):
            asked = people.character(characters[agent])
            words = {asked.sex, asked.sign, "hat" if asked.hat else "no-hat"}
            return trait in words | {"glasses" if asked.glasses else "no-glasses"}
        case UseDisc(sex, hat, glasses):
            asked = people.character(characters[state.sicario])
            return (sex == asked.sex) + (hat == asked.hat) + (glasses == asked.glasses)
        case Capture(character):
            return character == characters[state.sicario]
        case Eliminate(agent, character):
            return character == characters[agent]
        case _:
            return None


def cards_read(state: State, action: Action) -> tuple[str, ...]:
    """The cards that an agent reads out where its throw, and then a card, leads it to a street (§3.3), from the top."""
    if not isinstance(action, Roll) or not isinstance(state.phase, Rolling):
        return ()
    path, seat = state.edition.path, state.phase.seat
    others = {at for other, at in enumerate(state.positions) if other != seat and at not in (None, 0, len(path) + 1)}
    start = state.positions[seat]
    assert start is not None
    at, read = _free(start + action.pips, others, 1), list[str]()
    while 0 < at <= len(path) and path[at - 1] == "s":
        read.append(state.deck[len(read) % len(state.deck)])
        kind, _, steps = read[-1].rpartition("-")
        if kind == "advance":
            at = _free(at + int(steps), others, 1)
        elif kind == "retreat":
            at = _free(at - int(steps), others, -1)
        else:  # it stays, throws anew, or finds a building
            break
    return tuple(read)


def _free(space: int, taken: Collection[int | None], onward: int) -> int:
    """A space, or the next one that is not taken (§3.1, §7.4)."""
    while space in taken:
        space += onward
    return space


def _seen(state: State) -> Hashable:
    """The places of the pawns, whose turn it is and for whom, and at the end all characters and the deck (§6.4)."""
    shown = (state.characters, state.deck) if isinstance(state.phase, Over) else ()
    return state.positions, state.actor, repr(state.phase), shown


def first_deck(first: State, actions: Sequence[Action], deck: tuple[str, ...]) -> tuple[str, ...]:
    """The deck that a game must have begun with to have this one after these actions: each card read went under it."""
    read = 0
    state = first
    for action in actions:
        read += len(cards_read(state, action))
        state = apply(state, action)
    turned = read % len(deck)
    return deck[len(deck) - turned :] + deck[: len(deck) - turned]
