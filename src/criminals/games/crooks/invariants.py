"""What holds in every state of a game, whatever was played. Where it does not hold, each fault is named."""

from collections import Counter
from collections.abc import Iterator

from criminals.games.crooks.edition import Ability, Edition
from criminals.games.crooks.phase import Moving, Over, Placing
from criminals.games.crooks.phases.picking import PICKED
from criminals.games.crooks.pieces import Card, FaceDown, FaceUp, Origin
from criminals.games.crooks.state import State


def faults(state: State) -> tuple[str, ...]:
    """Every way in which a state could not have come about; none, for a state that play reached."""
    return (
        *_money_faults(state),
        *_crook_faults(state),
        *_card_faults(state),
        *_look_faults(state),
        *_turn_faults(state),
    )


def _money_faults(state: State) -> Iterator[str]:
    total = sum(state.money) + state.bank
    if total != state.edition.money:
        yield f"${total} on the table, the box has ${state.edition.money} (§1.5)"
    if min(*state.money, state.bank) < 0:
        yield f"money {state.money} and bank {state.bank}: nobody can have less than nothing (§2.4)"


def _crook_faults(state: State) -> Iterator[str]:
    """Every crook is in exactly one place, and every crook that left a hangout lies somewhere under its origin."""
    places = Counter(crook for part in (*state.dealt, state.undealt) for crook in part)
    if places != Counter(state.layout.crooks.keys()):
        yield "a crook is in no place, or in two (§2.3)"
    for hangout, size in enumerate(state.sizes):
        if len(state.dealt[hangout]) != state.layout.sizes[hangout] or not 0 <= size <= len(state.dealt[hangout]):
            yield f"hangout {state.layout.letters[hangout]} does not count up (§3.5)"
        if list(state.pile(hangout)) != sorted(state.pile(hangout)):
            yield f"the crooks in hangout {state.layout.letters[hangout]} do not stand by their ids (§6.9)"
    origins = Counter(card.origin for card in _cards(state))
    if isinstance(state.phase, Placing):
        origins[state.phase.origin] += 1
    left = Counter(
        Origin(hangout, number)
        for hangout, size in enumerate(state.sizes)
        for number in range(size + 1, len(state.dealt[hangout]) + 1)
    )
    if origins != left:
        yield "the crooks on the table and in the box are not those that left the hangouts (§6.10)"


def _cards(state: State) -> Iterator[Card]:
    for row in state.rows:
        for stack in row:
            yield from stack
    if isinstance(state.phase, Moving):
        yield from state.phase.cards
    for discard in state.discards:
        yield discard.card


def _card_faults(state: State) -> Iterator[str]:
    returned = [discard.card for discard in state.discards if discard.returned]
    for card in _cards(state):
        crook = state.crook_of(card.origin)
        if isinstance(card, FaceUp) and card.crook != crook:
            yield f"crook {card.crook} lies face up where {crook} should (§6.10)"
        if isinstance(card, FaceDown) and crook in state.layout.bosses and card not in returned:
            yield f"crook {crook}, a Boss, lies face down (§4.6)"
    for seat, row in enumerate(state.rows):
        for stack in row:
            if any(isinstance(card, FaceDown) for card in stack[1:]):
                yield f"seat {seat} has a face-down crook on top of another (§6.12)"
            if any(isinstance(card, FaceDown) and seat not in card.knowers for card in stack):
                yield f"seat {seat} does not know its own crook (§3.8)"
            if any(state.layout.abilities[state.crook_of(card.origin)] is not Ability.ACCOMPLICE for card in stack[1:]):
                yield f"seat {seat} has another than an Accomplice on top of a crook (§4.3)"
    origins = [discard.card.origin for discard in state.discards]
    if origins != sorted(origins):
        yield "the discards do not stand by their origins (§6.11)"


def _look_faults(state: State) -> Iterator[str]:
    """Who took a crook has looked; looks stand most crooks first, then by seat, each once (§6.10)."""
    for hangout, looks in enumerate(state.looks):
        order = [(-look.number, look.seat) for look in looks]
        if order != sorted(set(order)) or any(look.hangout != hangout for look in looks):
            yield f"the looks into hangout {state.layout.letters[hangout]} do not stand in their order (§6.10)"
        seen = {look.number for look in looks}
        if any(number not in seen for number in range(state.sizes[hangout] + 1, state.layout.sizes[hangout] + 1)):
            yield f"a crook left hangout {state.layout.letters[hangout]} unseen (§3.5)"
    for hangout in state.left:
        if any(state.layout.abilities[crook] is not Ability.BOSS for crook in state.pile(hangout)):
            yield f"hangout {state.layout.letters[hangout]} was left with one that could be taken (§3.9)"


def _turn_faults(state: State) -> Iterator[str]:
    if isinstance(state.phase, Over):
        if not all(state.passed):
            yield "it is over before everybody passed (§3.3)"
        if any(isinstance(card, FaceDown) for row in state.rows for stack in row for card in stack):
            yield "it is over and a crook still lies face down (§5.1)"
    elif state.passed[state.phase.seat]:
        yield f"seat {state.phase.seat} plays on after passing (§3.2)"


def longest(edition: Edition, players: int) -> int:
    """A bound on the actions of a whole game.

    Each dealt crook is recruited, taken and placed at most once, and four abilities ask once more. A hangout of Bosses
    can be left again and again (§3.9), but each time costs at least $2, and only Pickpockets bring money back.
    """
    dealt = sum(edition.piles[players])
    abilities = Counter(crook.ability for crook in edition.crooks)
    asking = sum(abilities[ability] for ability in (Ability.PICKPOCKET, Ability.SWAP, Ability.KILLER, Ability.SPY))
    spent = players * edition.purse + PICKED * abilities[Ability.PICKPOCKET]
    left = spent // 2 if abilities[Ability.BOSS] > 1 else 0
    return 3 * dealt + min(dealt, asking) + 2 * left + players
