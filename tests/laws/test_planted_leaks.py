"""The law that nothing leaks can fail: each way to leak, planted in a copy of the game, is caught."""

import re
import weakref
from collections.abc import Callable
from functools import lru_cache
from itertools import product
from random import Random
from types import SimpleNamespace
from typing import Any, ClassVar, cast

import attrs
import pytest
from typing_extensions import override

from criminals.core.base.frozen_map import FrozenMap
from criminals.core.base.seats import Viewer
from criminals.core.game.events import Event
from criminals.games import crooks
from criminals.testing import Kit, LawBroken, check_no_leak, crooks_kit, reached
from criminals.testing.laws.canonical import canonical
from tests.laws.planting import Peek, Wrapped, broken, play_leaks, with_view, wrapping
from tests.laws.small import KILLER

Plant = Callable[[], Kit[Any, Any]]

FaceDown = crooks.FaceDown
ORIGINS = [crooks.Origin(hangout, number) for hangout in "ABCDE" for number in range(1, 6)]
"""Where crooks of a game of two can come from."""


def hidden(state: crooks.State) -> tuple[object, ...]:
    return state.dealt, state.undealt


def test_the_honest_game_leaks_nothing() -> None:
    play_leaks(crooks_kit(), "bosses", games=2)
    play_leaks(wrapping(lambda state: state.bank), games=1)
    play_leaks(broken(view=Peek().view), games=1)


# --- the view itself ---


def knowing_every_face_down_crook(state: crooks.State, view: crooks.View) -> crooks.View:
    cards = [card for row in state.rows for stack in row for card in stack if isinstance(card, crooks.FaceDown)]
    return attrs.evolve(view, known=FrozenMap({**view.known, **{c.origin: state.crook_of(c.origin) for c in cards}}))


def knowing_the_hand(state: crooks.State, view: crooks.View) -> crooks.View:
    if not isinstance(state.phase, crooks.Placing):
        return view
    origin = state.phase.origin
    return attrs.evolve(view, known=FrozenMap({**view.known, origin: state.crook_of(origin)}))


def seeing_in_the_order_of_the_deal(state: crooks.State, view: crooks.View) -> crooks.View:
    """Who was taken since stands behind who is still there."""
    seen = tuple(
        tuple(dealt[: len(look)] for look in looks) for dealt, looks in zip(state.dealt, view.seen, strict=True)
    )
    return attrs.evolve(view, seen=seen)


@pytest.mark.parametrize(
    "see", [knowing_every_face_down_crook, knowing_the_hand, seeing_in_the_order_of_the_deal], ids=lambda f: f.__name__
)
def test_a_view_that_shows_a_card_or_an_order_is_caught(see: Callable[..., crooks.View]) -> None:
    with pytest.raises(
        LawBroken, match=r"the view of .* tells more|the view tells|no world can be drawn|is not consistent with it"
    ):
        play_leaks(with_view(see), games=24, only=lambda name: name == "the view")


def knowing_who_was_killed(state: crooks.State, view: crooks.View) -> crooks.View:
    """Only a crook that was killed face down is told."""
    cards = [discard.card for discard in state.discards if isinstance(discard.card, crooks.FaceDown)]
    return attrs.evolve(view, known=FrozenMap({**view.known, **{c.origin: state.crook_of(c.origin) for c in cards}}))


def test_a_view_that_shows_only_who_was_killed_face_down_is_caught() -> None:
    first = crooks.new_game(edition=KILLER, setup=crooks.Setup(((1, 3), (4,)), (2,), 0))
    texts = ("recruit B", "take 4", "place 2 down", "recruit A", "take 1", "place 2", "kill 0")
    actions = [crooks.parse_action(text) for text in texts]
    check_no_leak(crooks_kit(), first, actions, Random(0), moments=2)
    check_no_leak(with_view(knowing_who_was_killed), first, actions[:-1], Random(0), moments=2)
    with pytest.raises(
        LawBroken, match=r"the view of .* tells more|the view tells|no world can be drawn|is not consistent with it"
    ):
        check_no_leak(with_view(knowing_who_was_killed), first, actions, Random(0), moments=2)


def hand(state: crooks.State) -> int | None:
    return state.crook_of(state.phase.origin) if isinstance(state.phase, crooks.Placing) else None


def bosses_left(state: crooks.State) -> int:
    return sum(crook in state.layout.abilities.bosses for pile in state.piles for crook in pile)


SECRETS: dict[str, Callable[[crooks.State], object]] = {
    "a stable id of the card in hand": lambda state: hash((hand(state), "salt")),
    "the box": lambda state: state.undealt,
    "a counter": bosses_left,
    "an order": lambda state: frozenset(crook * 8 for crook in state.undealt[:2]) and dict.fromkeys(state.undealt),
    "a float": lambda state: float(sum(state.undealt)),
    "bytes": lambda state: bytes(state.undealt),
    "an object with a dictionary": lambda state: SimpleNamespace(box=state.undealt),
    "a private slot": lambda state: Private(state.undealt),
    "a kind of int": lambda state: Number(sum(state.undealt)),
    "an object written in C": lambda state: iter(state.undealt),
    "a method": lambda state: state.undealt.count,
}


class Private:
    """An object with a slot that its class alone knows by name."""

    __slots__ = ("__box",)

    def __init__(self, box: object) -> None:
        self.__box = box


class Number(int):
    """A number that shows another one."""

    @override
    def __repr__(self) -> str:
        return "0"


@pytest.mark.parametrize("secret", SECRETS)
def test_a_secret_in_a_field_that_equality_and_repr_leave_out_is_caught(secret: str) -> None:
    with pytest.raises(LawBroken, match="the view tells"):
        play_leaks(wrapping(SECRETS[secret]), "bosses" if secret == "a counter" else "reference")


class Holder:
    """Something that can be referred to weakly, and that lives on."""

    kept: ClassVar[list["Holder"]] = []

    def __init__(self, state: crooks.State) -> None:
        self.state = state
        self.kept.append(self)


def endless(state: crooks.State) -> list[object]:
    circle: list[object] = [state.bank]
    circle.append(circle)
    return circle


REFERENCES: dict[str, tuple[Callable[[crooks.State], object], str]] = {
    "the state": (lambda state: state, "leads to the truth: a State"),
    "a closure": (lambda state: lambda: state, "leads to the truth: a State"),
    "a default argument": (lambda state: lambda given=state: given, "leads to the truth: a State"),
    "a generator": (lambda state: (each for each in [state]), "leads to the truth: a State"),
    "the set-up": (lambda state: crooks.Setup(state.dealt, state.undealt), "leads to the truth: a Setup"),
    "an event": (lambda state: [Event(crooks.Recognized(crooks.Origin("A", 1), 1))], "leads to the truth: a Event"),
    "a weak reference": (lambda state: weakref.ref(Holder(state)), "cannot be written down"),
    "a function": (lambda state: lambda: 0, "a function is held"),
    "a circle": (endless, "holds itself"),
}


@pytest.mark.parametrize("reference", REFERENCES)
def test_a_reference_to_the_truth_is_caught(reference: str) -> None:
    secret, why = REFERENCES[reference]
    with pytest.raises(LawBroken, match=why):
        play_leaks(wrapping(secret), games=1)


def all_of_it(state: crooks.State, _viewer: Viewer) -> crooks.State:
    return state


def test_a_state_in_place_of_a_view_is_caught() -> None:
    with pytest.raises(LawBroken, match="leads to the truth: a State"):
        play_leaks(broken(view=all_of_it), games=1)


# --- what a view shows of itself ---


def showing(method: str, show: Callable[[Peek, Any], object]) -> Kit[Any, Any]:
    """The kit with views of which one method peeks at the state behind the last view."""
    peek = Peek()

    def shown(self: Wrapped, *_: object) -> object:
        return show(peek, self)

    kind: Any = type("Showing", (Wrapped,), {method: shown})
    if method == "__eq__":
        kind.__hash__ = Wrapped.__hash__

    def view(state: crooks.State, viewer: Viewer) -> Any:
        return kind(peek.view(state, viewer), None)

    return wrapping(lambda _state: None, kind, view=view)


def prompt(peek: Peek, _view: Wrapped) -> str:
    crook = hand(peek.state)
    killer = crook is not None and peek.state.layout.abilities.of[crook] is crooks.Ability.KILLER
    return "Whom will it kill?" if killer else ""


SHOWN: dict[str, tuple[Callable[[Peek, Any], object], str]] = {
    "__str__": (prompt, r"str\(view\) tells"),
    "__repr__": (lambda peek, _view: repr(peek.secret()), r"repr\(view\) tells"),
    "__hash__": (lambda peek, _view: hash(peek.secret()), r"hash\(view\) tells"),
    "__eq__": (lambda peek, _view: False, "two views that .* cannot tell apart are not equal"),
    "_repr_svg_": (lambda peek, _view: f"<svg>{peek.secret()}</svg>", r"_repr_svg_\(view\) tells"),
    "_repr_html_": (lambda peek, _view: f"<p>{peek.secret()}</p>", r"_repr_html_\(view\) tells"),
}


@pytest.mark.parametrize("method", SHOWN)
def test_a_method_of_the_view_that_tells_is_caught(method: str) -> None:
    show, why = SHOWN[method]
    with pytest.raises(LawBroken, match=why):
        play_leaks(showing(method, show), games=8, only=re.compile(why.removesuffix(" tells")).match)


def test_a_picture_that_tells_is_caught_if_all_is_shown_at_every_ply() -> None:
    """What `make laws-deep` asks for."""
    show, why = SHOWN["_repr_svg_"]
    with pytest.raises(LawBroken, match=why):
        play_leaks(showing("_repr_svg_", show), games=1, thorough=True)


def test_what_a_value_leads_to_is_found_be_it_as_plain_as_a_number() -> None:
    held = SimpleNamespace(secrets=({"crook": 7000}, None))
    assert reached(held, (int,)) == 7000
    assert reached(held, (tuple,)) == ({"crook": 7000}, None)
    assert reached(held, (float,)) is None


def test_a_layout_that_leads_to_the_truth_is_found_though_it_equals_another() -> None:
    state = crooks.new_game(players=2, rng=Random(1))
    honest = state.layout
    telling = attrs.evolve(honest, actions=attrs.evolve(honest.actions, places=cast(Any, (state,))))
    assert honest == telling
    assert reached(SimpleNamespace(layout=honest), (crooks.State,)) is None
    assert reached(SimpleNamespace(layout=telling), (crooks.State,)) is state


def with_a_part(view: crooks.View, layouts: dict[int, Any], part: object) -> crooks.View:
    """A view whose layout holds something more; all views of as many players share it."""
    seats = attrs.evolve(view.layout.seats, sets=cast(Any, (*view.layout.seats.sets, part)))
    return attrs.evolve(view, layout=layouts.setdefault(view.players, attrs.evolve(view.layout, seats=seats)))


def test_a_card_that_is_the_one_that_the_layout_has_for_its_crook_is_caught() -> None:
    """Views are equal, and so is all that is made of them: but `is` tells who it is."""
    pool: dict[tuple[object, int], tuple[crooks.FaceDown]] = {}
    layouts: dict[int, Any] = {}

    def sharing(state: crooks.State, viewer: Viewer) -> crooks.View:
        if not pool:
            for origin, crook, owners in product(ORIGINS, range(1, 33), state.layout.seats.sets):
                pool[FaceDown(origin, owners), crook] = (FaceDown(origin, owners),)
        view = with_a_part(crooks.view(state, viewer), layouts, pool)
        rows = tuple(tuple(shared(state, stack) for stack in row) for row in view.rows)
        return attrs.evolve(view, rows=rows)

    def shared(state: crooks.State, stack: Any) -> Any:
        if len(stack) != 1 or not isinstance(stack[0], FaceDown):
            return stack
        return pool.get((stack[0], state.crook_of(stack[0].origin)), stack)

    with pytest.raises(LawBroken, match="parts of the view that are the layout's tells"):
        play_leaks(broken(view=sharing), games=4, players=2, only=lambda name: name.startswith("parts"))


def test_a_function_of_the_layout_that_remembers_is_caught() -> None:
    layouts: dict[int, Any] = {}
    remembering = lru_cache(len)

    def view(state: crooks.State, viewer: Viewer) -> crooks.View:
        return with_a_part(crooks.view(state, viewer), layouts, remembering)

    with pytest.raises(LawBroken, match="leads to a function that remembers"):
        play_leaks(broken(view=view), games=1)


def test_a_layout_that_leads_to_the_truth_only_later_is_caught() -> None:
    """As a cache would that is filled by play."""
    cell: list[crooks.State] = []
    layouts: dict[int, Any] = {}

    def filling(state: crooks.State, viewer: Viewer) -> crooks.View:
        view = crooks.view(state, viewer)
        seats = attrs.evolve(view.layout.seats, sets=cast(Any, (*view.layout.seats.sets, cell)))
        own = layouts.setdefault(state.players, attrs.evolve(view.layout, seats=seats))
        if sum(bool(stack) for row in state.rows for stack in row) >= 3:
            cell[:] = [state]
        return attrs.evolve(view, layout=own)

    with pytest.raises(LawBroken, match="leads to the truth: a State"):
        play_leaks(broken(view=filling), games=8)


def in_its_layout(state: crooks.State, viewer: Viewer) -> crooks.View:
    """A view with a layout of its own, which equals that of the others and tells what somebody has in hand."""
    view = crooks.view(state, viewer)
    bits = attrs.evolve(view.layout.bits, target_bit=((hand(state) or 0,),))
    return attrs.evolve(view, layout=attrs.evolve(view.layout, bits=bits))


def test_a_secret_in_a_layout_is_caught() -> None:
    with pytest.raises(LawBroken, match="the view tells"):
        play_leaks(broken(view=in_its_layout), games=8)


def test_the_parts_that_a_layout_holds_twice_are_written_twice() -> None:
    layout = crooks.new_game(players=2, rng=Random(1)).layout
    text = canonical(layout, digests=False)
    place = canonical(layout.actions.places[0])
    assert text.count(place) > 100
    moves = layout.actions.moves
    other = attrs.evolve(layout, actions=attrs.evolve(layout.actions, moves=(moves[1], *moves[1:])))
    assert canonical(other, digests=False) != text
