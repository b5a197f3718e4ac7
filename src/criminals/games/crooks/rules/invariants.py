"""What holds in every state of a game, whatever was played. Where it does not hold, each fault is named.

Most of it everybody can see, and so it holds in every view; the rest is about who the hidden crooks are.
"""

from collections import Counter
from collections.abc import Iterator

from criminals.core.base.seats import Seat
from criminals.games.crooks.box.edition import Ability, Edition
from criminals.games.crooks.rules.phase import Killing, Moving, Over, Picking, Placing, Spying, Taking
from criminals.games.crooks.rules.phases.picking import PICKED
from criminals.games.crooks.rules.pieces import Card, FaceDown, FaceUp, Origin
from criminals.games.crooks.rules.state import State, Table


def faults(state: State) -> tuple[str, ...]:
    """What is wrong with a state, a sentence each; nothing, for every state that play can reach.

    It does not prove that play can reach a state: who has how much money, or who spied on whom, is taken as given.
    """
    shape = (*_shape_faults(state), *_secret_shape_faults(state))
    return shape or (*_table_faults(state), *_secret_faults(state))  # the rest would stumble over a faulty shape


def table_faults(table: Table) -> tuple[str, ...]:
    """What is wrong with what everybody knows: of `faults` those that need no secret to be seen."""
    return tuple(_shape_faults(table)) or tuple(_table_faults(table))


def secret_faults(state: State) -> tuple[str, ...]:
    """What is wrong with the secrets of a state whose table has no faults."""
    return tuple(_secret_shape_faults(state)) or tuple(_secret_faults(state))


def _table_faults(table: Table) -> Iterator[str]:
    yield from _money_faults(table)
    yield from _origin_faults(table)
    yield from _card_faults(table)
    yield from _discard_faults(table)
    yield from _look_faults(table)
    yield from _turn_faults(table)


def _secret_faults(state: State) -> Iterator[str]:
    yield from _crook_faults(state)
    yield from _identity_faults(state)


def _shape_faults(table: Table) -> Iterator[str]:
    """One entry for each seat, target and hangout, and no seat or origin from elsewhere."""
    layout = table.layout
    lengths = {
        "rows": (table.rows, layout.players),
        "money": (table.money, layout.players),
        "passed": (table.passed, layout.players),
        "sizes": (table.sizes, len(layout.sizes)),
        "looks": (table.looks, len(layout.sizes)),
    }
    for name, (entries, length) in lengths.items():
        if len(entries) != length:
            yield f"{name} has {len(entries)} entries, not {length}"
    if any(len(row) != len(layout.edition.targets) for row in table.rows):
        yield "a row has not one place for each target (§3.7)"
    seats = [look.seat for looks in table.looks for look in looks] + [discard.owner for discard in table.discards]
    seats += [seat for card in _cards(table) if isinstance(card, FaceDown) for seat in card.knowers]
    seats += [] if isinstance(table.phase, Over) else [table.phase.seat]
    if any(not 0 <= seat < layout.players for seat in seats):
        yield f"there are {layout.players} seats, another one is named (§2.1)"
    origins = [card.origin for card in _cards(table)]
    origins += [table.phase.origin] if isinstance(table.phase, Placing) else []
    hangouts = [origin.hangout for origin in origins] + [look.hangout for looks in table.looks for look in looks]
    hangouts += [*table.left, *([table.phase.hangout] if isinstance(table.phase, Taking) else [])]
    if isinstance(table.phase, Killing | Moving) and table.phase.target not in layout.targets:
        yield f"the box has no target {table.phase.target}, but one is named (§1.2)"
    if any(hangout not in layout.hangouts for hangout in hangouts):
        yield f"there are {len(layout.sizes)} hangouts, another one is named (§2.2)"
    elif any(not 1 <= origin.number <= layout.sizes[layout.hangouts[origin.hangout]] for origin in origins):
        yield "a crook came from a hangout that never had so many (§6.10)"


def _secret_shape_faults(state: State) -> Iterator[str]:
    layout = state.layout
    if len(state.dealt) != len(layout.sizes):
        yield f"dealt has {len(state.dealt)} entries, not {len(layout.sizes)}"
        return
    for letter, ids, size in zip(layout.letters, state.dealt, layout.sizes, strict=True):
        if len(ids) != size:
            yield f"hangout {letter} does not count up (§3.5)"


def _money_faults(table: Table) -> Iterator[str]:
    total = sum(table.money) + table.bank
    if total != table.edition.money:
        yield f"${total} on the table, the box has ${table.edition.money} (§1.5)"
    if min(*table.money, table.bank) < 0:
        yield f"money {table.money} and bank {table.bank}: nobody can have less than nothing (§2.4)"


def _origin_faults(table: Table) -> Iterator[str]:
    """Every crook that left a hangout lies somewhere under its origin, and no other does."""
    for letter, size, most in zip(table.layout.letters, table.sizes, table.layout.sizes, strict=True):
        if not 0 <= size <= most:
            yield f"hangout {letter} does not count up (§3.5)"
    origins = Counter(card.origin for card in _cards(table))
    if isinstance(table.phase, Placing):
        origins[table.phase.origin] += 1
    left = Counter(
        Origin(letter, number)
        for letter, size, most in zip(table.layout.letters, table.sizes, table.layout.sizes, strict=True)
        for number in range(size + 1, most + 1)
    )
    if origins != left:
        yield "the crooks on the table and in the box are not those that left the hangouts (§6.10)"


def _cards(table: Table) -> Iterator[Card]:
    yield from _lying(table)
    yield from (discard.card for discard in table.discards)


def hidden_cards(table: Table) -> Iterator[FaceDown]:
    """Every card that lies face down, or went so to the box."""
    return (card for card in _cards(table) if isinstance(card, FaceDown))


def _lying(table: Table) -> Iterator[Card]:
    """Every card on the table."""
    return (card for _, card in _owned(table))


def _owned(table: Table) -> Iterator[tuple[Seat, Card]]:
    """Every card on the table with its owner."""
    for seat, row in enumerate(table.rows):
        yield from ((seat, card) for stack in row for card in stack)
    if isinstance(table.phase, Moving):
        yield from ((table.phase.seat, card) for card in table.phase.cards)


def _ability(table: Table, card: Card) -> Ability | None:
    """The ability of a crook that lies face up; none for one that is not in the box."""
    crook = table.layout.crooks.get(card.crook) if isinstance(card, FaceUp) else None
    return None if crook is None else crook.ability


def _card_faults(table: Table) -> Iterator[str]:
    for seat, card in (*_owned(table), *((discard.owner, discard.card) for discard in table.discards)):
        if isinstance(card, FaceDown) and seat not in card.knowers:
            yield f"seat {seat} does not know its own crook (§3.8)"
    for seat, row in enumerate(table.rows):
        for stack in row:
            on_top = stack[1:]
            if any(isinstance(card, FaceDown) for card in on_top):
                yield f"seat {seat} has a face-down crook on top of another (§6.12)"
            elif any(_ability(table, card) is not Ability.ACCOMPLICE for card in on_top):
                yield f"seat {seat} has another than an Accomplice on top of a crook (§4.3)"


def _discard_faults(table: Table) -> Iterator[str]:
    origins = [discard.card.origin for discard in table.discards]
    if origins != sorted(origins):
        yield "the discards do not stand by their origins (§6.11)"
    for discard in table.discards:
        card = discard.card
        if discard.returned and (isinstance(card, FaceUp) or card.knowers != table.layout.seats.sets[discard.owner]):
            yield f"seat {discard.owner} returned a crook, so it alone knows it (§6.7)"


def _look_faults(table: Table) -> Iterator[str]:
    """Who took a crook has looked; looks stand most crooks first, then by seat, each once (§6.10)."""
    letters = table.layout.letters
    for hangout, looks in enumerate(table.looks):
        order = [(-look.number, look.seat) for look in looks]
        if order != sorted(set(order)) or any(look.hangout != letters[hangout] for look in looks):
            yield f"the looks into hangout {letters[hangout]} do not stand in their order (§6.10)"
        if any(not max(1, table.sizes[hangout]) <= look.number <= table.layout.sizes[hangout] for look in looks):
            yield f"somebody saw in hangout {letters[hangout]} what never lay there (§6.10)"
    looked = {(look.seat, look.hangout, look.number) for looks in table.looks for look in looks}
    owned = [*_owned(table), *((discard.owner, discard.card) for discard in table.discards)]
    taken = [(seat, card.origin.hangout, card.origin.number) for seat, card in owned]
    if isinstance(table.phase, Placing):
        taken.append((table.phase.seat, table.phase.origin.hangout, table.phase.origin.number))
    for seat, letter, number in taken:
        if (seat, letter, number) not in looked:
            yield f"seat {seat} took a crook from hangout {letter} unseen (§3.5)"
    for letter in sorted(table.left):
        size, looks = table.size(letter), table.looks[table.layout.hangouts[letter]]
        if size < 2:
            yield f"hangout {letter} was left with one that could be taken (§3.9)"
        if not any(look.number == size for look in looks):
            yield f"hangout {letter} was left, but nobody was there (§3.9)"


def _turn_faults(table: Table) -> Iterator[str]:
    phase = table.phase
    if isinstance(phase, Over):
        if not all(table.passed):
            yield "it is over before everybody passed (§3.3)"
        if any(isinstance(card, FaceDown) for row in table.rows for stack in row for card in stack):
            yield "it is over and a crook still lies face down (§5.1)"
        return
    if table.passed[phase.seat]:
        yield f"seat {phase.seat} plays on after passing (§3.2)"
    match phase:
        case Taking():
            size, looks = table.size(phase.hangout), table.looks[table.layout.hangouts[phase.hangout]]
            if not size or (phase.seat, size) not in {(look.seat, look.number) for look in looks}:
                yield f"seat {phase.seat} takes a crook where it did not look (§3.5)"
        case Placing():
            if phase.origin.number != table.size(phase.origin.hangout) + 1:
                yield f"seat {phase.seat} holds another crook than the one just taken (§3.7)"
        case Picking():
            yield from _ability_faults(table, phase.seat, Ability.PICKPOCKET)
        case Spying():
            yield from _ability_faults(table, phase.seat, Ability.SPY)
        case Killing():
            yield from _ability_faults(table, phase.seat, Ability.KILLER, phase.target)
            if not any(table.stack(seat, phase.target) for seat in range(table.players) if seat != phase.seat):
                yield "the Killer has nobody to kill (§4.5)"
        case Moving():
            yield from _ability_faults(table, phase.seat, Ability.SWAP, phase.target)
            if not phase.cards or all(table.rows[phase.seat]):
                yield "the Swap has nothing to move, or nowhere to move it (§4.4)"
        case _:
            pass


def _ability_faults(table: Table, seat: Seat, ability: Ability, target: int | None = None) -> Iterator[str]:
    """A crook with the ability must lie face up and alone in the seat's row, at the target if one is given."""
    for stack in table.rows[seat] if target is None else (table.stack(seat, target),):
        if len(stack) == 1 and _ability(table, stack[0]) is ability:
            return
    yield f"seat {seat} has placed no {ability.value} to use (§4.1)"


def _crook_faults(state: State) -> Iterator[str]:
    """Every crook is in exactly one place, and all stand in their order."""
    places = Counter(crook for part in (*state.dealt, state.undealt) for crook in part)
    if places != Counter(state.layout.crooks.keys()):
        yield "a crook is in no place, or in two (§2.3)"
    if list(state.undealt) != sorted(state.undealt):
        yield "the crooks left in the box do not stand by their ids (§2.3)"
    for hangout, (letter, size) in enumerate(zip(state.layout.letters, state.sizes, strict=True)):
        if list(state.pile(letter)) != sorted(state.pile(letter)):
            yield f"the crooks in hangout {letter} do not stand by their ids (§6.9)"
        if any(crook in state.layout.abilities.bosses for crook in state.dealt[hangout][max(size, 1) :]):
            yield f"a Boss was taken from hangout {letter} before the last (§4.6)"


def _identity_faults(state: State) -> Iterator[str]:
    """Each card is who its origin says, and may lie as it does."""
    bosses, always_placed = state.layout.abilities.bosses, state.layout.abilities.always_placed
    for card in (*_lying(state), *(discard.card for discard in state.discards if not discard.returned)):
        crook = state.crook_of(card.origin)
        if isinstance(card, FaceUp) and card.crook != crook:
            yield f"crook {card.crook} lies face up where {crook} should (§6.10)"
        if isinstance(card, FaceDown) and crook in bosses:
            yield f"crook {crook}, a Boss, lies face down (§4.6)"
    for discard in state.discards:
        if discard.returned and state.crook_of(discard.card.origin) in always_placed:
            crook = state.crook_of(discard.card.origin)
            yield f"crook {crook} was returned, though it can always be placed (§3.10)"
    for letter in sorted(state.left):
        if state.size(letter) > 1 and any(crook not in bosses for crook in state.pile(letter)):
            yield f"hangout {letter} was left with one that could be taken (§3.9)"


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
