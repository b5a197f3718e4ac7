"""§3.3, §6.3 and §6.4: the deck turns round under the cards of one throw, and everybody knows where they lie."""

from typing import Final

import pytest

from criminals.core.base.seats import SPECTATOR
from criminals.games import sicario
from tests.games.positions import play
from tests.games.sicario.rules.test_chains import walked
from tests.games.sicario.scenes import acting, box, scene


@pytest.mark.parametrize(
    ("path", "drawn", "unread", "bottom"),
    [
        ("sb", 1, ("advance-2",), ("advance-1",)),
        ("sssb", 2, (), ("advance-1", "advance-2")),
        ("ssssb", 3, (), ("advance-2", "advance-1")),
        ("ssssssb", 4, (), ("advance-1", "advance-2")),
        ("sssssssb", 5, (), ("advance-2", "advance-1")),
    ],
)
def test_6_3_a_card_can_be_drawn_twice_by_one_throw(
    path: str, drawn: int, unread: tuple[str, ...], bottom: tuple[str, ...]
) -> None:
    """Both cards lead on, and the deck turns round until they lead to the building."""
    before = scene(0, 0, edition=box(path, "advance-1", "advance-2"))
    cards = [card for card in walked(before, "roll 1") if isinstance(card, str)]
    assert cards == (["advance-1", "advance-2"] * drawn)[:drawn]
    after = play(before, "roll 1")
    assert (after.positions, acting(after)) == ((None, len(path), 0), ("rolling", 2))
    assert (after.unread, after.bottom) == (unread, bottom)


def test_6_3_the_only_card_is_drawn_again_and_again() -> None:
    before = scene(0, 0, edition=box("sssb", "advance-1"))
    assert walked(before, "roll 1") == [1, 1, "advance-1", 2, "advance-1", 3, "advance-1", 4]
    after = play(before, "roll 1")
    assert (after.unread, after.bottom) == ((), ("advance-1",))


FIVE: Final = box("s" * 30, "advance-1", "advance-2", "advance-3", "lose-turn", "blackout")


@pytest.mark.parametrize(
    ("deck", "read", "bottom", "unread"),
    [
        # the unread ones are not all drawn
        (
            ["advance-1", "lose-turn", "advance-2"],
            ["advance-3", "blackout"],
            ["advance-3", "blackout", "advance-1", "lose-turn"],
            ["advance-2"],
        ),
        # just all of them are
        (
            ["advance-1", "lose-turn"],
            ["advance-2", "advance-3", "blackout"],
            ["advance-2", "advance-3", "blackout", "advance-1", "lose-turn"],
            [],
        ),
        # then one whose place is known
        (
            ["advance-1", "advance-2"],
            ["blackout", "advance-3", "lose-turn"],
            ["advance-3", "lose-turn", "advance-1", "advance-2", "blackout"],
            [],
        ),
        # all of them are known
        (
            [],
            ["advance-1", "advance-2", "advance-3", "blackout", "lose-turn"],
            ["lose-turn", "advance-1", "advance-2", "advance-3", "blackout"],
            [],
        ),
        # two that are known
        (
            ["advance-3", "advance-1"],
            ["advance-2", "lose-turn", "blackout"],
            ["blackout", "advance-3", "advance-1", "advance-2", "lose-turn"],
            [],
        ),
    ],
)
def test_6_3_the_cards_of_a_chain_have_a_known_place(
    deck: list[str], read: list[str], bottom: list[str], unread: list[str]
) -> None:
    before = scene(0, 0, edition=FIVE, deck=deck, read=read)
    after = play(before, "roll 1")
    assert (list(after.bottom), list(after.unread)) == (bottom, unread)
    for viewer in (0, 1, 2, SPECTATOR):
        view = sicario.view(after, viewer)
        assert (list(view.bottom), view.unread_size) == (bottom, len(unread))


def test_6_4_the_deck_at_the_end_is_as_a_chain_left_it() -> None:
    """Cards that were drawn, over the end of the deck, are not put back."""
    edition = box("sssss", "advance-1", "advance-2")
    after = play(scene(0, 0, edition=edition), "roll 1")
    assert acting(after) == ("over", None)
    assert (after.unread, after.bottom) == ((), ("advance-1", "advance-2"))
    odd = play(scene(0, 0, edition=box("ssss", "advance-1", "advance-2")), "roll 1")
    assert (acting(odd), odd.bottom) == (("over", None), ("advance-2", "advance-1"))


def test_3_3_a_chain_can_be_as_long_as_the_path_lets_it() -> None:
    """Each turn of the deck leads on by 3: after 33 of them from 1 to 100, and then 101 cards lead to the embassy."""
    events = (*("advance-1",) * 103, "retreat-100")
    before = scene(0, 0, edition=box("s" * 200, *events))
    cards = [card for card in walked(before, "roll 1") if isinstance(card, str)]
    assert cards == [*events * 33, *events[:101]]
    after = play(before, "roll 1")
    assert (acting(after), after.positions) == (("over", None), (None, 201, 0))
    assert after.bottom == (*events[101:], *events[:101])
