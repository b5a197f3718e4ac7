"""Guess at hidden crooks, from what the player has seen and what lies face up."""

from collections.abc import Iterator, Sequence

from criminals.games.crooks import Card, Crook, FaceUp, Moving, Origin, View


def unseen(view: View) -> tuple[int, ...]:
    """The crooks that may lie in a hangout, face down in a rival's row, or in the box (§6)."""
    shown = {card.crook for card in _cards(view) if isinstance(card, FaceUp)}
    return tuple([crook for crook in view.layout.crooks if crook not in shown and crook not in view.known.values()])


def in_hangout(view: View, hangout: str, unseen: tuple[int, ...]) -> tuple[int, ...]:
    """The crooks that may lie in a hangout: those the player saw there last, minus those shown elsewhere since.

    If the player never looked there, any crook that they have seen nowhere.
    """
    looks = view.seen_in(hangout)
    return tuple([crook for crook in looks[-1] if crook in unseen]) if looks else _never_seen(view, unseen)


def behind(view: View, origin: Origin, unseen: tuple[int, ...]) -> tuple[int, ...]:
    """The crooks that a hidden card may be.

    If the player looked into its hangout before it was taken and again later, it is one of those that left in between.
    """
    looks = view.seen_in(origin.hangout)
    before = [look for look in looks if len(look) >= origin.number]
    if not before:
        return _never_seen(view, unseen)
    still_there = {crook for look in looks if len(look) < origin.number for crook in look}
    return tuple([crook for crook in before[-1] if crook in unseen and crook not in still_there])


def likely_level(possible: Sequence[Crook]) -> float:
    """Expected level of a hidden crook: the mean of the better half, because its owner left the weak ones behind."""
    levels = sorted([crook.level for crook in possible])
    better = levels[len(levels) // 2 :]
    return sum(better) / len(better)


def is_known_to(view: View, origin: Origin, rival: int) -> bool:
    """Tell whether a rival knows the last crook that left a hangout.

    That is so if the rival looked into the hangout and has seen where all others from there went.
    """
    looks = [look.number for look in view.looks[view.layout.hangouts[origin.hangout]] if look.seat == rival]
    if origin.number > 1 or not looks:
        return False
    others = set(range(2, min(looks) + 1))
    for card in _cards(view):
        if card.origin.hangout == origin.hangout and (isinstance(card, FaceUp) or rival in card.knowers):
            others.discard(card.origin.number)
    return not others


def _never_seen(view: View, unseen: tuple[int, ...]) -> tuple[int, ...]:
    """The unseen crooks that the player has not seen in any hangout; the others are there or were taken from there."""
    seen = {crook for looks in view.seen for look in looks for crook in look}
    return tuple([crook for crook in unseen if crook not in seen])


def _cards(view: View) -> Iterator[Card]:
    """Every card on the table, on the move or not, and every card that was returned to the box."""
    for row in view.rows:
        for stack in row:
            yield from stack
    if isinstance(view.phase, Moving):
        yield from view.phase.cards
    for discard in view.discards:
        yield discard.card
