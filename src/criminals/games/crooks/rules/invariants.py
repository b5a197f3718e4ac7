"""The invariants of every state of a game, and the faults where one does not hold.

Most of it everybody can see, and so it holds in every view; the rest is about who the hidden crooks are.
"""

from collections import Counter
from collections.abc import Iterator

from criminals.core.base.errors import Fault
from criminals.core.base.seats import Seat
from criminals.games.crooks.box.edition import Ability, Edition
from criminals.games.crooks.box.faults import fault
from criminals.games.crooks.rules.phase import Killing, Moving, Over, Picking, Placing, Spying, Taking
from criminals.games.crooks.rules.phases.picking import PICKED
from criminals.games.crooks.rules.pieces import Card, FaceDown, FaceUp, Origin
from criminals.games.crooks.rules.state import State, Table


def faults(state: State) -> tuple[Fault, ...]:
    """The faults of a state, for tests.

    Having none does not prove that play can reach a state: how much money somebody has, or who spied on whom, is taken
    as given.

    Args:
        state: A state of Crooks.

    Returns:
        The faults; empty for every state that play can reach.
    """
    shape = (*_shape_faults(state), *_secret_shape_faults(state))
    return shape or (*_table_faults(state), *_secret_faults(state))  # the rest would stumble over a faulty shape


def table_faults(table: Table) -> tuple[Fault, ...]:
    """The faults of the public table: those of `faults` that show without a secret."""
    return tuple(_shape_faults(table)) or tuple(_table_faults(table))


def secret_faults(state: State) -> tuple[Fault, ...]:
    """The faults in the secrets of a state whose table has no faults."""
    return tuple(_secret_shape_faults(state)) or tuple(_secret_faults(state))


def _table_faults(table: Table) -> Iterator[Fault]:
    yield from _money_faults(table)
    yield from _origin_faults(table)
    yield from _card_faults(table)
    yield from _discard_faults(table)
    yield from _look_faults(table)
    yield from _turn_faults(table)


def _secret_faults(state: State) -> Iterator[Fault]:
    yield from _crook_faults(state)
    yield from _identity_faults(state)


def _shape_faults(table: Table) -> Iterator[Fault]:
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
            yield fault("", "wrong_length", field=name, count=len(entries), due=length)
    if any(len(row) != len(layout.edition.targets) for row in table.rows):
        yield fault("3.7", "row_without_target")
    seats = [look.seat for looks in table.looks for look in looks] + [discard.owner for discard in table.discards]
    seats += [seat for card in _cards(table) if isinstance(card, FaceDown) for seat in card.knowers]
    seats += [] if isinstance(table.phase, Over) else [table.phase.seat]
    if any(not 0 <= seat < layout.players for seat in seats):
        yield fault("2.1", "other_seat", players=layout.players)
    origins = [card.origin for card in _cards(table)]
    origins += [table.phase.origin] if isinstance(table.phase, Placing) else []
    hangouts = [origin.hangout for origin in origins] + [look.hangout for looks in table.looks for look in looks]
    hangouts += [*table.left, *([table.phase.hangout] if isinstance(table.phase, Taking) else [])]
    if isinstance(table.phase, Killing | Moving) and table.phase.target not in layout.targets:
        yield fault("1.2", "other_target", target=table.phase.target)
    if any(hangout not in layout.hangouts for hangout in hangouts):
        yield fault("2.2", "other_hangout", count=len(layout.sizes))
    elif any(not 1 <= origin.number <= layout.sizes[layout.hangouts[origin.hangout]] for origin in origins):
        yield fault("6.10", "origin_too_high")


def _secret_shape_faults(state: State) -> Iterator[Fault]:
    layout = state.layout
    if len(state.dealt) != len(layout.sizes):
        yield fault("", "wrong_length", field="dealt", count=len(state.dealt), due=len(layout.sizes))
        return
    for letter, ids, size in zip(layout.letters, state.dealt, layout.sizes, strict=True):
        if len(ids) != size:
            yield fault("3.5", "hangout_miscounted", hangout=letter)


def _money_faults(table: Table) -> Iterator[Fault]:
    total = sum(table.money) + table.bank
    if total != table.edition.money:
        yield fault("1.5", "money_total", total=total, money=table.edition.money)
    if min(*table.money, table.bank) < 0:
        yield fault("2.4", "money_negative", money=table.money, bank=table.bank)


def _origin_faults(table: Table) -> Iterator[Fault]:
    """Every crook that left a hangout lies somewhere under its origin, and no other does."""
    for letter, size, most in zip(table.layout.letters, table.sizes, table.layout.sizes, strict=True):
        if not 0 <= size <= most:
            yield fault("3.5", "hangout_miscounted", hangout=letter)
    origins = Counter(card.origin for card in _cards(table))
    if isinstance(table.phase, Placing):
        origins[table.phase.origin] += 1
    left = Counter(
        Origin(letter, number)
        for letter, size, most in zip(table.layout.letters, table.sizes, table.layout.sizes, strict=True)
        for number in range(size + 1, most + 1)
    )
    if origins != left:
        yield fault("6.10", "origins_differ")


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


def _card_faults(table: Table) -> Iterator[Fault]:
    for seat, card in (*_owned(table), *((discard.owner, discard.card) for discard in table.discards)):
        if isinstance(card, FaceDown) and seat not in card.knowers:
            yield fault("3.8", "own_crook_unknown", seat=seat)
    for seat, row in enumerate(table.rows):
        for stack in row:
            on_top = stack[1:]
            if any(isinstance(card, FaceDown) for card in on_top):
                yield fault("6.12", "face_down_on_top", seat=seat)
            elif any(_ability(table, card) is not Ability.ACCOMPLICE for card in on_top):
                yield fault("4.3", "no_accomplice_on_top", seat=seat)


def _discard_faults(table: Table) -> Iterator[Fault]:
    origins = [discard.card.origin for discard in table.discards]
    if origins != sorted(origins):
        yield fault("6.11", "discards_out_of_order")
    for discard in table.discards:
        card = discard.card
        if discard.returned and (isinstance(card, FaceUp) or card.knowers != table.layout.seats.sets[discard.owner]):
            yield fault("6.7", "returned_and_known", seat=discard.owner)


def _look_faults(table: Table) -> Iterator[Fault]:
    """The faults of looks: all who took a crook looked; most crooks first, then by seat, each look once (§6.10)."""
    letters = table.layout.letters
    for hangout, looks in enumerate(table.looks):
        order = [(-look.number, look.seat) for look in looks]
        if order != sorted(set(order)) or any(look.hangout != letters[hangout] for look in looks):
            yield fault("6.10", "looks_out_of_order", hangout=letters[hangout])
        if any(not max(1, table.sizes[hangout]) <= look.number <= table.layout.sizes[hangout] for look in looks):
            yield fault("6.10", "look_at_nothing", hangout=letters[hangout])
    looked = {(look.seat, look.hangout, look.number) for looks in table.looks for look in looks}
    owned = [*_owned(table), *((discard.owner, discard.card) for discard in table.discards)]
    taken = [(seat, card.origin.hangout, card.origin.number) for seat, card in owned]
    if isinstance(table.phase, Placing):
        taken.append((table.phase.seat, table.phase.origin.hangout, table.phase.origin.number))
    for seat, letter, number in taken:
        if (seat, letter, number) not in looked:
            yield fault("3.5", "taken_unseen", seat=seat, hangout=letter)
    for letter in sorted(table.left):
        size, looks = table.size(letter), table.looks[table.layout.hangouts[letter]]
        if size < 2:
            yield fault("3.9", "left_too_much", hangout=letter)
        if not any(look.number == size for look in looks):
            yield fault("3.9", "left_by_nobody", hangout=letter)


def _turn_faults(table: Table) -> Iterator[Fault]:
    phase = table.phase
    if isinstance(phase, Over):
        if not all(table.passed):
            yield fault("3.3", "over_too_soon")
        if any(isinstance(card, FaceDown) for row in table.rows for stack in row for card in stack):
            yield fault("5.1", "over_face_down")
        return
    if table.passed[phase.seat]:
        yield fault("3.2", "plays_on", seat=phase.seat)
    match phase:
        case Taking():
            size, looks = table.size(phase.hangout), table.looks[table.layout.hangouts[phase.hangout]]
            if not size or (phase.seat, size) not in {(look.seat, look.number) for look in looks}:
                yield fault("3.5", "takes_unlooked", seat=phase.seat)
        case Placing():
            if phase.origin.number != table.size(phase.origin.hangout) + 1:
                yield fault("3.7", "other_in_hand", seat=phase.seat)
        case Picking():
            yield from _ability_faults(table, phase.seat, Ability.PICKPOCKET)
        case Spying():
            yield from _ability_faults(table, phase.seat, Ability.SPY)
        case Killing():
            yield from _ability_faults(table, phase.seat, Ability.KILLER, phase.target)
            if not any(table.stack(seat, phase.target) for seat in range(table.players) if seat != phase.seat):
                yield fault("4.5", "nobody_left_to_kill")
        case Moving():
            yield from _ability_faults(table, phase.seat, Ability.SWAP, phase.target)
            if not phase.cards or all(table.rows[phase.seat]):
                yield fault("4.4", "nothing_to_move")
        case _:
            pass


def _ability_faults(table: Table, seat: Seat, ability: Ability, target: int | None = None) -> Iterator[Fault]:
    """A crook with the ability must lie face up and alone in the seat's row, at the target if one is given."""
    for stack in table.rows[seat] if target is None else (table.stack(seat, target),):
        if len(stack) == 1 and _ability(table, stack[0]) is ability:
            return
    yield fault("4.1", "ability_not_placed", seat=seat, ability=ability.value)


def _crook_faults(state: State) -> Iterator[Fault]:
    """Every crook is in exactly one place, and all stand in their order."""
    places = Counter(crook for part in (*state.dealt, state.undealt) for crook in part)
    if places != Counter(state.layout.crooks.keys()):
        yield fault("2.3", "crook_misplaced")
    if list(state.undealt) != sorted(state.undealt):
        yield fault("2.3", "box_out_of_order")
    for hangout, (letter, size) in enumerate(zip(state.layout.letters, state.sizes, strict=True)):
        if list(state.pile(letter)) != sorted(state.pile(letter)):
            yield fault("6.9", "pile_out_of_order", hangout=letter)
        if any(crook in state.layout.abilities.bosses for crook in state.dealt[hangout][max(size, 1) :]):
            yield fault("4.6", "boss_taken_early", hangout=letter)


def _identity_faults(state: State) -> Iterator[Fault]:
    """Each card is who its origin says, and may lie as it does."""
    bosses, always_placed = state.layout.abilities.bosses, state.layout.abilities.always_placed
    for card in (*_lying(state), *(discard.card for discard in state.discards if not discard.returned)):
        crook = state.crook_of(card.origin)
        if isinstance(card, FaceUp) and card.crook != crook:
            yield fault("6.10", "other_crook", crook=card.crook, due=crook)
        if isinstance(card, FaceDown) and crook in bosses:
            yield fault("4.6", "boss_lies_face_down", crook=crook)
    for discard in state.discards:
        if discard.returned and state.crook_of(discard.card.origin) in always_placed:
            crook = state.crook_of(discard.card.origin)
            yield fault("3.10", "returned_placeable", crook=crook)
    for letter in sorted(state.left):
        if state.size(letter) > 1 and any(crook not in bosses for crook in state.pile(letter)):
            yield fault("3.9", "left_too_much", hangout=letter)


def longest(edition: Edition, players: int) -> int:
    """An upper bound on the number of actions in a game.

    Each dealt crook is recruited, taken and placed at most once, and four abilities ask once more. A hangout of Bosses
    can be left again and again (§3.9), but each time costs at least $2, and only Pickpockets bring money back.

    Args:
        edition: An edition of Crooks.
        players: The number of players, one of `edition.players`.

    Returns:
        The bound. Real games are shorter.
    """
    dealt = sum(edition.piles[players])
    abilities = Counter(crook.ability for crook in edition.crooks)
    asking = sum(abilities[ability] for ability in (Ability.PICKPOCKET, Ability.SWAP, Ability.KILLER, Ability.SPY))
    spent = players * edition.purse + PICKED * abilities[Ability.PICKPOCKET]
    left = spent // 2 if abilities[Ability.BOSS] > 1 else 0
    return 3 * dealt + min(dealt, asking) + 2 * left + players
