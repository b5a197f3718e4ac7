"""What holds in every state of a game, whatever was played. Where it does not hold, each fault is named."""

from collections import Counter
from collections.abc import Iterator

from criminals.core.seats import Seat
from criminals.games.crooks.edition import Ability, Edition
from criminals.games.crooks.phase import Killing, Moving, Over, Picking, Placing, Spying, Taking
from criminals.games.crooks.phases.picking import PICKED
from criminals.games.crooks.pieces import Card, FaceDown, FaceUp, Origin
from criminals.games.crooks.state import State


def faults(state: State) -> tuple[str, ...]:
    """What is wrong with a state, a sentence each; nothing, for every state that play can reach.

    It does not prove that play can reach a state: who has how much money, or who spied on whom, is taken as given.
    """
    shape = tuple(_shape_faults(state))
    if shape:
        return shape  # the other checks would stumble over them
    return (
        *_money_faults(state),
        *_crook_faults(state),
        *_card_faults(state),
        *_discard_faults(state),
        *_look_faults(state),
        *_turn_faults(state),
    )


def _shape_faults(state: State) -> Iterator[str]:
    """One entry for each seat, target and hangout, and no seat or origin from elsewhere."""
    layout = state.layout
    lengths = {
        "rows": (state.rows, layout.players),
        "money": (state.money, layout.players),
        "passed": (state.passed, layout.players),
        "sizes": (state.sizes, len(layout.sizes)),
        "looks": (state.looks, len(layout.sizes)),
        "dealt": (state.dealt, len(layout.sizes)),
    }
    for name, (entries, length) in lengths.items():
        if len(entries) != length:
            yield f"{name} has {len(entries)} entries, not {length}"
    if len(state.dealt) == len(layout.sizes):
        for letter, ids, size in zip(layout.letters, state.dealt, layout.sizes, strict=True):
            if len(ids) != size:
                yield f"hangout {letter} does not count up (§3.5)"
    if any(len(row) != len(layout.edition.targets) for row in state.rows):
        yield "a row has not one place for each target (§3.7)"
    seats = [look.seat for looks in state.looks for look in looks] + [discard.owner for discard in state.discards]
    seats += [seat for card in _cards(state) if isinstance(card, FaceDown) for seat in card.knowers]
    seats += [] if isinstance(state.phase, Over) else [state.phase.seat]
    if any(not 0 <= seat < layout.players for seat in seats):
        yield f"there are {layout.players} seats, another one is named (§2.1)"
    origins = [card.origin for card in _cards(state)]
    origins += [state.phase.origin] if isinstance(state.phase, Placing) else []
    hangouts = [origin.hangout for origin in origins] + [look.hangout for looks in state.looks for look in looks]
    hangouts += [*state.left, *([state.phase.hangout] if isinstance(state.phase, Taking) else [])]
    if isinstance(state.phase, Killing | Moving) and state.phase.target not in layout.targets:
        yield f"the box has no target {state.phase.target}, but one is named (§1.2)"
    if any(hangout not in layout.hangouts for hangout in hangouts):
        yield f"there are {len(layout.sizes)} hangouts, another one is named (§2.2)"
    elif any(not 1 <= origin.number <= layout.sizes[layout.hangouts[origin.hangout]] for origin in origins):
        yield "a crook came from a hangout that never had so many (§6.10)"


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
    if list(state.undealt) != sorted(state.undealt):
        yield "the crooks left in the box do not stand by their ids (§2.3)"
    for hangout, (letter, size) in enumerate(zip(state.layout.letters, state.sizes, strict=True)):
        if not 0 <= size <= len(state.dealt[hangout]):
            yield f"hangout {letter} does not count up (§3.5)"
        if list(state.pile(letter)) != sorted(state.pile(letter)):
            yield f"the crooks in hangout {letter} do not stand by their ids (§6.9)"
        if any(crook in state.layout.bosses for crook in state.dealt[hangout][max(size, 1) :]):
            yield f"a Boss was taken from hangout {letter} before the last (§4.6)"
    origins = Counter(card.origin for card in _cards(state))
    if isinstance(state.phase, Placing):
        origins[state.phase.origin] += 1
    left = Counter(
        Origin(state.layout.letters[hangout], number)
        for hangout, size in enumerate(state.sizes)
        for number in range(size + 1, len(state.dealt[hangout]) + 1)
    )
    if origins != left:
        yield "the crooks on the table and in the box are not those that left the hangouts (§6.10)"


def _cards(state: State) -> Iterator[Card]:
    yield from (card for _, card in _owned(state))
    yield from (discard.card for discard in state.discards)


def _owned(state: State) -> Iterator[tuple[Seat, Card]]:
    """Every card on the table with its owner."""
    for seat, row in enumerate(state.rows):
        yield from ((seat, card) for stack in row for card in stack)
    if isinstance(state.phase, Moving):
        yield from ((state.phase.seat, card) for card in state.phase.cards)


def _card_faults(state: State) -> Iterator[str]:
    returned = [discard.card for discard in state.discards if discard.returned]
    for card in _cards(state):
        crook = state.crook_of(card.origin)
        if isinstance(card, FaceUp) and card.crook != crook:
            yield f"crook {card.crook} lies face up where {crook} should (§6.10)"
        if isinstance(card, FaceDown) and crook in state.layout.bosses and card not in returned:
            yield f"crook {crook}, a Boss, lies face down (§4.6)"
    for seat, card in (*_owned(state), *((discard.owner, discard.card) for discard in state.discards)):
        if isinstance(card, FaceDown) and seat not in card.knowers:
            yield f"seat {seat} does not know its own crook (§3.8)"
    for seat, row in enumerate(state.rows):
        for stack in row:
            if any(isinstance(card, FaceDown) for card in stack[1:]):
                yield f"seat {seat} has a face-down crook on top of another (§6.12)"
            if any(state.layout.abilities[state.crook_of(card.origin)] is not Ability.ACCOMPLICE for card in stack[1:]):
                yield f"seat {seat} has another than an Accomplice on top of a crook (§4.3)"


def _discard_faults(state: State) -> Iterator[str]:
    origins = [discard.card.origin for discard in state.discards]
    if origins != sorted(origins):
        yield "the discards do not stand by their origins (§6.11)"
    for discard in state.discards:
        if not discard.returned:
            continue
        crook = state.crook_of(discard.card.origin)
        if not isinstance(discard.card, FaceDown) or discard.card.knowers != state.layout.only[discard.owner]:
            yield f"crook {crook} was returned, so its owner alone knows it (§6.7)"
        if crook in state.layout.on_top:
            yield f"crook {crook} was returned, though it can always be placed (§3.10)"


def _look_faults(state: State) -> Iterator[str]:
    """Who took a crook has looked; looks stand most crooks first, then by seat, each once (§6.10)."""
    letters = state.layout.letters
    for hangout, looks in enumerate(state.looks):
        order = [(-look.number, look.seat) for look in looks]
        if order != sorted(set(order)) or any(look.hangout != letters[hangout] for look in looks):
            yield f"the looks into hangout {letters[hangout]} do not stand in their order (§6.10)"
        if any(not max(1, state.sizes[hangout]) <= look.number <= state.layout.sizes[hangout] for look in looks):
            yield f"somebody saw in hangout {letters[hangout]} what never lay there (§6.10)"
    looked = {(look.seat, look.hangout, look.number) for looks in state.looks for look in looks}
    owned = [*_owned(state), *((discard.owner, discard.card) for discard in state.discards)]
    taken = [(seat, card.origin.hangout, card.origin.number) for seat, card in owned]
    if isinstance(state.phase, Placing):
        taken.append((state.phase.seat, state.phase.origin.hangout, state.phase.origin.number))
    for seat, letter, number in taken:
        if (seat, letter, number) not in looked:
            yield f"seat {seat} took a crook from hangout {letter} unseen (§3.5)"
    for letter in sorted(state.left):
        size, looks = state.size(letter), state.looks[state.layout.hangouts[letter]]
        if size < 2 or any(crook not in state.layout.bosses for crook in state.pile(letter)):
            yield f"hangout {letter} was left with one that could be taken (§3.9)"
        if not any(look.number == size for look in looks):
            yield f"hangout {letter} was left, but nobody was there (§3.9)"


def _turn_faults(state: State) -> Iterator[str]:
    phase = state.phase
    if isinstance(phase, Over):
        if not all(state.passed):
            yield "it is over before everybody passed (§3.3)"
        if any(isinstance(card, FaceDown) for row in state.rows for stack in row for card in stack):
            yield "it is over and a crook still lies face down (§5.1)"
        return
    if state.passed[phase.seat]:
        yield f"seat {phase.seat} plays on after passing (§3.2)"
    match phase:
        case Taking():
            size, looks = state.size(phase.hangout), state.looks[state.layout.hangouts[phase.hangout]]
            if not size or (phase.seat, size) not in {(look.seat, look.number) for look in looks}:
                yield f"seat {phase.seat} takes a crook where it did not look (§3.5)"
        case Placing():
            if phase.origin.number != state.size(phase.origin.hangout) + 1:
                yield f"seat {phase.seat} holds another crook than the one just taken (§3.7)"
        case Picking():
            yield from _ability_faults(state, phase.seat, Ability.PICKPOCKET)
        case Spying():
            yield from _ability_faults(state, phase.seat, Ability.SPY)
        case Killing():
            yield from _ability_faults(state, phase.seat, Ability.KILLER, phase.target)
            if not any(state.stack(seat, phase.target) for seat in range(state.players) if seat != phase.seat):
                yield "the Killer has nobody to kill (§4.5)"
        case Moving():
            yield from _ability_faults(state, phase.seat, Ability.SWAP, phase.target)
            if not phase.cards or all(state.rows[phase.seat]):
                yield "the Swap has nothing to move, or nowhere to move it (§4.4)"
        case _:
            pass


def _ability_faults(state: State, seat: Seat, ability: Ability, target: int | None = None) -> Iterator[str]:
    """A crook with the ability must lie face up and alone in the seat's row, at the target if one is given."""
    for stack in state.rows[seat] if target is None else (state.stack(seat, target),):
        if len(stack) == 1 and isinstance(stack[0], FaceUp) and state.layout.abilities[stack[0].crook] is ability:
            return
    yield f"seat {seat} has placed no {ability.value} to use (§4.1)"


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
