"""What is kept in order is put into its place, and what left a hangout is found, without going through the rest."""

from random import Random

from criminals.games import crooks
from criminals.games.crooks import Discard, FaceDown, Look, Origin
from criminals.games.crooks.knowledge.unknowns import hidden
from criminals.games.crooks.rules.looking import with_look
from criminals.games.crooks.rules.pieces import with_discards
from tests.games.crooks.scenes import every_state


def test_6_11_discards_stand_by_their_origins_in_whatever_order_they_came() -> None:
    cards = [Discard(0, FaceDown(Origin(h, n), frozenset((0,))), True) for h in "ABC" for n in range(1, 12)]
    for seed in range(20):
        mixed = Random(seed).sample(cards, len(cards))
        assert with_discards(with_discards((), mixed[:9]), mixed[9:]) == tuple(cards)


def test_6_10_looks_stand_most_crooks_first_then_by_seat_and_each_once() -> None:
    looks = [Look(seat, "A", number) for number in (5, 4, 2, 1) for seat in range(4)]
    for seed in range(20):
        found: tuple[Look, ...] = ()
        for look in Random(seed).choices(looks, k=40):
            found = with_look(found, look)
        assert found == tuple(look for look in looks if look in found)


def test_6_14_each_look_parts_the_crooks_that_were_seen() -> None:
    """A pool of those whom nobody saw leave, for each pair of looks: no crook is in two, none is missing."""
    parted = 0
    for seed in range(30):
        for state in every_state(2, seed):
            for seat in range(2):
                view = crooks.view(state, seat)
                pools = hidden(view).pools
                crooks_of = [crook for pool in pools for crook in pool.crooks]
                assert len(crooks_of) == len(set(crooks_of))
                assert all(len(pool.crooks) == sum(size for _, size, _ in pool.rooms) for pool in pools)
                parted += any(len(looks) > 1 for looks in view.seen)
    assert parted > 100
