"""States of Counterfeiters as values: what makes two of them equal, and what is found in one by name."""

from random import Random
from typing import Any, cast

import attrs
import pytest

from criminals.games import counterfeiters
from criminals.games.counterfeiters import Crew, Dining, Kind, State
from criminals.games.counterfeiters.rules.gear import Gear
from tests.games.counterfeiters.papers import SCENES, dining, middle, start
from tests.games.counterfeiters.scenes import every_state
from tests.games.every_game.samples import parts
from tests.games.positions import play


def test_states_are_made_of_plain_things() -> None:
    kinds = {type(part) for scene in SCENES for part in parts(scene())}
    phases = {type(scene().phase) for scene in SCENES}
    assert kinds == {State, Crew, Gear, Kind, *phases, tuple, int, bool, type(None)}


def test_the_order_of_henchmen_and_sales_is_not_kept() -> None:
    """What no longer matters is not kept: who came first to two spaces, or how fakes were sold."""
    one = play(start(), "print 1, laydown, fence 1 1/0/0, laydown, defraud 2")
    other = play(start(), "print 1, laydown, defraud 2, laydown, fence 1 1/0/0")
    assert one == other
    assert hash(one) == hash(other)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_follows_from_other_fields_is_carried_along_rightly(players: int) -> None:
    """The rules reckon it from the state before; a new state, or a view, finds it from its other fields."""
    for seed in range(12):
        for state in every_state(players, seed):
            anew = attrs.evolve(state)
            assert (state.open, state.supply) == (anew.open, anew.supply)
            assert list(map(attrs.astuple, state.gear)) == list(map(attrs.astuple, anew.gear))
            view = counterfeiters.view(state, 0)
            assert (view.open, view.gear, view.supply) == (state.open, state.gear, state.supply)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_gear_tickets_and_lawyers_are_those_of_the_cards(players: int) -> None:
    lawyers = (Kind.GREAT_LAWYER, Kind.NEGLIGENT_LAWYER)
    met = set[Kind]()
    for seed in range(12):
        for state in every_state(players, seed):
            for seat, (crew, gear) in enumerate(zip(state.crews, state.gear, strict=True)):
                cards = [state.edition.card(id_) for id_ in crew.cards]
                kinds = [card.kind for card in cards]
                met |= set(kinds)
                assert (gear.presses, gear.lunches) == (kinds.count(Kind.PRESS), kinds.count(Kind.LUNCH))
                assert gear.quality == len({Kind.INK, Kind.PAPER, Kind.HOLOGRAM} & set(kinds))
                assert gear.jet == (Kind.JET in kinds)
                assert state.tickets(seat) == tuple(card.value for card in cards if card.kind is Kind.LOTTERY)
                assert state.lawyers(seat) == tuple(lawyer for lawyer in lawyers if lawyer in kinds)
    assert met >= {Kind.JET, Kind.LUNCH, Kind.LOTTERY, Kind.GREAT_LAWYER}


def test_a_card_that_there_is_not_does_nothing() -> None:
    """So that a state with one can be made, and its faults named."""
    state = middle()
    first, *others = state.crews
    wrong = attrs.evolve(state, crews=(attrs.evolve(first, cards=(*first.cards, 999)), *others))
    assert list(map(attrs.astuple, wrong.gear)) == list(map(attrs.astuple, state.gear))


def test_what_follows_from_other_fields_is_carried_along_by_folding() -> None:
    rng = Random(1)
    for players in (2, 3, 4):
        state = counterfeiters.new_game(players=players, rng=rng)
        view = counterfeiters.view(state, 1)
        while actions := counterfeiters.legal_actions(state):
            state, events = counterfeiters.step(state, rng.choice(actions))
            view = counterfeiters.fold(view, counterfeiters.view_events(events, 1))
            assert (view.open, view.supply) == (state.open, state.supply)
            assert list(map(attrs.astuple, view.gear)) == list(map(attrs.astuple, state.gear))


@pytest.mark.parametrize("field", [field.name for field in attrs.fields(Crew)])
def test_a_crew_that_differs_in_one_field_is_another(field: str) -> None:
    crew = middle().crews[1]
    value = getattr(crew, field)
    other = attrs.evolve(crew, **cast(Any, {field: value[1:] if isinstance(value, tuple) else value + 10}))
    assert other != crew
    assert attrs.evolve(middle(), crews=(middle().crews[0], other)) != middle()


def test_repr_shows_no_secret() -> None:
    secret = attrs.evolve(middle(), cash=(40, 0), stack=middle().stack[::-1])
    assert repr(secret) == repr(middle())
    assert "cash=20" in repr(counterfeiters.view(middle(), 1))


def test_offshore_money_is_the_rest_of_the_wealth() -> None:
    assert middle().offshore == (0, 10)
    assert isinstance(dining().phase, Dining)
    assert dining().offshore == (10, 0)


def test_a_space_is_found_by_its_name() -> None:
    assert (middle().henchman("buy 5"), middle().henchman("fly jet")) == (0, None)


def test_a_card_shows_what_it_is() -> None:
    shown = [str(counterfeiters.REFERENCE.card(card)) for card in (1, 18, 34, 40)]
    assert shown == ["press", "hologram", "lottery $50", "great-lawyer"]
    with pytest.raises(KeyError, match="43"):
        counterfeiters.REFERENCE.card(43)
