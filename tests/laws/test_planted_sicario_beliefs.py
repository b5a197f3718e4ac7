"""The laws can fail for Sicario too: facts that are kept wrongly, unfair samplers, wrong marginals, a deaf `fold`."""

from collections.abc import Callable, Iterable, Iterator
from fractions import Fraction
from random import Random
from typing import Any

import attrs
import pytest

from criminals.core.base.seats import SPECTATOR
from criminals.core.base.tuples import replaced
from criminals.core.game.marginals import Marginals
from criminals.core.game.protocol import Rng
from criminals.games import sicario
from criminals.games.sicario import UNDRAWN, Answer, EventCard, HeldBy, InDeck, Lights, Missed, State, View
from criminals.games.sicario.rules.turns import heard
from criminals.testing import (
    Kit,
    LawBroken,
    check_fold,
    check_frequencies,
    check_no_leak,
    check_uniform,
    check_view_complete,
)
from tests.laws.copies import Verb
from tests.laws.planting_sicario import (
    ASKED,
    CAUGHT,
    KIT,
    actions_of,
    after,
    asked,
    believe,
    broken,
    chances_of,
    deaf_to,
    twice,
)
from tests.laws.small_sicario import ANTENNA, STREETS, first_states, sparing

# --- views that forget ---


def without(kind: type, *, of_agents: bool) -> Callable[[State, View], View]:
    """A view that does not remember a kind of facts of agents, or of the sicario."""

    def see(_state: State, view: View) -> View:
        facts = tuple(
            heard
            if (seat == view.sicario) is of_agents
            else frozenset(fact for fact in heard if type(fact) is not kind)
            for seat, heard in enumerate(view.facts)
        )
        return attrs.evolve(view, facts=facts)

    return see


def without_the_deck(_state: State, view: View) -> View:
    """The cards that were read are taken for unknown."""
    return attrs.evolve(view, bottom=()) if view.actor is not None else view


def without_the_first_card(_state: State, view: View) -> View:
    """The card that was read first is taken for unknown, before the end."""
    return attrs.evolve(view, bottom=view.bottom[1:]) if view.actor is not None else view


def without_who_was_eliminated(_state: State, view: View) -> View:
    """Who is out, but not who that was."""
    return attrs.evolve(view, shown=(None,) * view.players) if view.actor is not None else view


def without_ones_own_card(_state: State, view: View) -> View:
    return attrs.evolve(view, character=None)


FORGETFUL: dict[str, tuple[Callable[[State, View], View], sicario.Edition]] = {
    "answers": (without(Answer, of_agents=True), STREETS),
    "names missed for an agent": (without(Missed, of_agents=True), STREETS),
    "lights": (without(Lights, of_agents=False), ANTENNA),
    "names missed for the sicario": (without(Missed, of_agents=False), ANTENNA),
    "the deck": (without_the_deck, STREETS),
    "the first card": (without_the_first_card, STREETS),
    "who was eliminated": (without_who_was_eliminated, STREETS),
    "one's own card": (without_ones_own_card, STREETS),
}


def forgetful(see: Callable[[State, View], View]) -> Kit[Any, Any]:
    """The kit with views that forget, and with the worlds that fit those."""

    def view(state: State, viewer: Any) -> View:
        return see(state, sicario.view(state, viewer))

    def as_spectator(known: View) -> View:
        return known if known.character is not None else attrs.evolve(known, viewer=SPECTATOR)

    def is_consistent(known: View, state: State) -> bool:
        honest = sicario.view(state, SPECTATOR if known.character is None else known.viewer)
        return see(state, attrs.evolve(honest, viewer=known.viewer)) == known and not sicario.faults(state)

    def count_worlds(known: View) -> int:
        return sicario.count_worlds(as_spectator(known))

    def worlds(known: View) -> Iterator[State]:
        return sicario.worlds(as_spectator(known))

    def sample_world(known: View, rng: Rng) -> State:
        return sicario.sample_world(as_spectator(known), rng)

    return broken(
        view=view, is_consistent=is_consistent, count_worlds=count_worlds, worlds=worlds, sample_world=sample_world
    )


@pytest.mark.parametrize("forgotten", FORGETFUL)
def test_a_view_that_forgets_is_caught_over_all_histories(forgotten: str) -> None:
    see, edition = FORGETFUL[forgotten]
    with pytest.raises(LawBroken, match=r"has forgotten what rules out|rules out \d+ of"):
        check_view_complete(forgetful(see), first_states(edition), only=sparing)


@pytest.mark.parametrize("forgotten", [name for name in FORGETFUL if name != "who was eliminated"])
def test_a_view_that_forgets_is_caught_in_a_game(forgotten: str) -> None:
    see, _ = FORGETFUL[forgotten]
    why = r"has forgotten|is not consistent|cannot have come about|is no state of a game|no legal play leads to"
    with pytest.raises(LawBroken, match=why):
        check_no_leak(forgetful(see), asked(), actions_of(ASKED), Random(0), moments=4, tries=60)


# --- rules that keep too much or too little ---


def the_other_way_round(state: State, about: int, fact: Any, turn: int) -> State:
    """An answer is kept as its opposite."""
    return heard(state, about, Answer(fact.trait, not fact.yes) if isinstance(fact, Answer) else fact, turn)


def unheard(state: State, about: int, fact: Any, turn: int) -> State:
    """An answer is not kept at all."""
    return attrs.evolve(heard(state, about, fact, turn), facts=state.facts)


@pytest.mark.parametrize(
    ("rule", "why"),
    [(the_other_way_round, "rules out .* states that it cannot|leads? to"), (unheard, "has forgotten")],
    ids=lambda value: getattr(value, "__name__", ""),
)
def test_a_rule_that_keeps_an_answer_wrongly_is_caught(
    monkeypatch: pytest.MonkeyPatch, rule: Callable[..., State], why: str
) -> None:
    monkeypatch.setattr("criminals.games.sicario.rules.phases.hunting.heard", rule)
    with pytest.raises(LawBroken, match=why):
        check_view_complete(KIT, first_states(STREETS), only=sparing)


# --- samplers ---


def some_view() -> View:
    """A view of 14 worlds: seat 1 and the sicario are each one of three, two of them the same; two cards are left."""
    state = after(ASKED)
    view = sicario.view(state, 2)
    layout = view.layout
    names = {0: ("Glenda", "Sonia", "Olga"), 1: ("Olga", "Irma", "Sonia")}
    facts = view.facts
    for seat, few in names.items():
        missed = frozenset(layout.facts.misses[name] for name in layout.sheet.names if name not in few)
        facts = replaced(facts, seat, missed)
    return attrs.evolve(view, facts=facts, bottom=(*state.unread[2:], *view.bottom))


def never_the_first(view: View, rng: Rng) -> State:
    """The sicario is never the first on the sheet that it can be."""
    first = next(sicario.worlds(view)).characters[0]
    while True:
        world = sicario.sample_world(view, rng)
        if world.characters[0] != first:
            return world


def one_after_the_other(view: View, rng: Rng) -> State:
    """Seat 0 draws from all that it can be, seat 1 from what is left: those with fewer ways to go on come too often."""
    worlds = list(sicario.worlds(view))
    names = sorted({world.characters[0] for world in worlds})
    name = names[rng.randrange(len(names))]
    left = [world for world in worlds if world.characters[0] == name]
    return left[rng.randrange(len(left))]


def in_the_order_of_the_box(view: View, rng: Rng) -> State:
    """Cards are not shuffled."""
    first = next(sicario.worlds(view))
    return attrs.evolve(sicario.sample_world(view, rng), unread=first.unread)


@pytest.mark.parametrize(
    ("sampler", "why"),
    [
        (never_the_first, "worlds are never drawn"),
        (one_after_the_other, "not drawn equally often"),
        (in_the_order_of_the_box, "worlds are never drawn"),
    ],
)
def test_an_unfair_sampler_is_caught(sampler: Callable[..., State], why: str) -> None:
    view = some_view()
    assert sicario.count_worlds(view) == 14
    check_uniform(KIT, view, Random(0), each=200)
    with pytest.raises(LawBroken, match=why):
        check_uniform(broken(sample_world=sampler), view, Random(0), each=200)


def never_first_on_the_sheet(view: View, rng: Rng) -> State:
    """Nobody is Boris but who must be."""
    while True:
        world = sicario.sample_world(view, rng)
        if "Boris" not in world.characters:
            return world


def hardly_shuffled(view: View, rng: Rng) -> State:
    """One card is put elsewhere."""
    cards = sorted(sicario.sample_world(view, rng).unread)
    cards.insert(rng.randrange(len(cards)), cards.pop())
    return attrs.evolve(sicario.sample_world(view, rng), unread=tuple(cards))


@pytest.mark.parametrize("sampler", [never_first_on_the_sheet, hardly_shuffled], ids=lambda verb: verb.__name__)
def test_an_unfair_sampler_is_caught_where_there_are_too_many_worlds(sampler: Callable[..., State]) -> None:
    view = sicario.view(after(ASKED[:4]), 0)
    check_frequencies(KIT, view, Random(0), samples=1_000)
    with pytest.raises(LawBroken, match=r"is drawn (at|again)"):
        check_frequencies(broken(sample_world=sampler), view, Random(0), samples=1_000)


def with_one_character_twice(view: View, rng: Rng) -> State:
    """The undrawn are not told from the drawn: seats draw each for itself."""
    names = tuple(sicario.sample_world(view, rng).characters[seat] for seat in range(view.players))
    return attrs.evolve(sicario.sample_world(view, rng), characters=names)


def deaf(view: View, rng: Rng) -> State:
    """Whatever was heard, anybody can be anybody."""
    free = attrs.evolve(view, facts=(frozenset(),) * view.players)
    return attrs.evolve(sicario.sample_world(free, rng), facts=view.facts)


def as_if_a_spectator(view: View) -> int:
    """One's own card is counted among what is hidden."""
    return sicario.count_worlds(attrs.evolve(view, viewer=SPECTATOR, character=None))


def as_if_cards_were_marked(view: View) -> int:
    """Equal cards are told apart."""
    return sicario.count_worlds(view) * (2 if view.unread_size > len({*view.edition.events} - {*view.bottom}) else 1)


@pytest.mark.parametrize(
    ("verbs", "why"),
    [
        ({"sample_world": with_one_character_twice}, "is no state of a game|not consistent"),
        ({"sample_world": deaf}, "is no state of a game|has another view|not consistent"),
        ({"count_worlds": as_if_a_spectator}, "are counted, .* listed"),
        ({"count_worlds": as_if_cards_were_marked}, "are counted, .* listed"),
        ({"worlds": twice()}, "listed twice"),
    ],
    ids=["one character twice", "deaf", "as a spectator", "marked cards", "twice"],
)
def test_worlds_that_are_wrong_are_caught(verbs: dict[str, Verb], why: str) -> None:
    with pytest.raises(LawBroken, match=why):
        believe(broken(**verbs))


# --- marginals ---


def as_if_alone(view: View) -> Marginals[Any, Any]:
    """Each seat for itself: as if two could be the same."""
    chances = chances_of(view)
    for seat in range(view.players):
        chances[HeldBy(seat)] = dict.fromkeys(chances[HeldBy(seat)], Fraction(1, len(chances[HeldBy(seat)])))
    return Marginals(chances)


def as_if_each_card_once(view: View) -> Marginals[Any, Any]:
    """Equal cards count once."""
    chances = chances_of(view)
    for number in range(1, view.unread_size + 1):
        here = chances[InDeck(number)]
        chances[InDeck(number)] = dict.fromkeys(here, Fraction(1, len(here)))
    return Marginals(chances)


def as_if_nothing_was_read(view: View) -> Marginals[Any, Any]:
    """Every card is as likely everywhere."""
    events = view.edition.events
    shares = {EventCard(event): Fraction(events.count(event), len(events)) for event in dict.fromkeys(events)}
    read = {InDeck(number): dict(shares) for number in range(1, len(events) + 1)}
    return Marginals({**chances_of(view), **read})


def nobody_undrawn(view: View) -> Marginals[Any, Any]:
    """The place of the undrawn is left empty."""
    return Marginals({**chances_of(view), UNDRAWN: {}})


@pytest.mark.parametrize(
    "marginals",
    [as_if_alone, as_if_each_card_once, as_if_nothing_was_read, nobody_undrawn],
    ids=lambda verb: verb.__name__,
)
def test_wrong_marginals_are_caught(marginals: Verb) -> None:
    with pytest.raises(LawBroken, match=r"the marginals? of|cannot be at"):
        believe(broken(marginals=marginals))


def test_honest_beliefs_pass() -> None:
    believe(KIT, games=4)


# --- folding ---


@pytest.mark.parametrize(
    "kind",
    [
        *(sicario.Moved, sicario.Drew, sicario.LostTurn, sicario.Decoded, sicario.Answered),
        *(sicario.Named, sicario.Showed, sicario.Uncovered, sicario.Began),
    ],
    ids=lambda kind: kind.__name__,
)
def test_a_fold_that_forgets_is_caught(kind: type) -> None:
    with pytest.raises(LawBroken, match=r"is not the fresh one|cannot be folded"):
        check_fold(broken(fold=deaf_to(kind)), asked(), actions_of(CAUGHT))


def test_a_fold_that_keeps_the_cards_in_another_order_is_caught() -> None:
    def fold(view: View, facts: Iterable[Any]) -> View:
        found = sicario.fold(view, facts)
        return attrs.evolve(found, bottom=tuple(sorted(found.bottom)))

    with pytest.raises(LawBroken, match=r"is not the fresh one|cannot be folded"):
        check_fold(broken(fold=fold), asked(), actions_of(CAUGHT))


def test_the_game_itself_folds() -> None:
    assert check_fold(KIT, asked(), actions_of(CAUGHT)) > len(CAUGHT)
