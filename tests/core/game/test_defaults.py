"""The verbs that are made from the rest of a game."""

from fractions import Fraction
from random import Random
from types import SimpleNamespace
from typing import Any, ClassVar, cast

import attrs
import pytest

from criminals import CHANCE, SPECTATOR, Event, InvalidArgument, ScoreLine, Violation
from criminals.core.base.frozen_map import FrozenMap
from criminals.core.game.chance import advance, drawn
from criminals.core.game.defaults import DEFAULTS, LacksVerb, completed, missing_verbs
from criminals.games import crooks
from tests.typing import kuhn, safe

GAME = completed(kuhn)
DEALT = kuhn.new_game(setup=("Q", "K"))


def lacking(*names: str) -> Any:
    """Kuhn poker without some of what it has."""
    return SimpleNamespace(**{name: value for name, value in vars(kuhn).items() if name not in names})


def test_a_game_that_has_all_verbs_is_taken_as_it_is() -> None:
    assert completed(crooks) is crooks
    assert completed(GAME) is GAME


def test_a_game_keeps_its_own_verbs_and_whatever_else_it_has() -> None:
    def seats(position: Any) -> range:
        return range(7)

    more: Any = SimpleNamespace(**vars(kuhn), seats=seats)
    own: Any = completed(more)
    assert own.seats(DEALT) == range(7)
    assert own.apply is kuhn.apply
    assert own.CARDS is kuhn.CARDS
    assert own.__wrapped__.NAME == "kuhn"
    assert not hasattr(own, "svg")
    assert repr(GAME) == f"<{kuhn!r} with all verbs>"


def test_seats_actor_and_chances_come_from_the_position() -> None:
    over = kuhn.apply(kuhn.apply(DEALT, kuhn.CHECK), kuhn.CHECK)
    assert GAME.seats(DEALT) == range(2)
    assert [GAME.actor(state) for state in (DEALT, kuhn.apply(DEALT, kuhn.BET), over)] == [0, 1, None]
    assert GAME.chances(DEALT) == ()


def test_a_step_is_apply_and_the_events() -> None:
    bet = kuhn.apply(DEALT, kuhn.BET)
    state, events = GAME.step(bet, kuhn.CALL)
    assert state == kuhn.apply(bet, kuhn.CALL)
    assert events == (Event(kuhn.Played(1, kuhn.CALL)), Event(kuhn.Shown(("Q", "K"))))
    secret = Event(kuhn.Shown(("Q", "K")), frozenset({1}))
    assert GAME.view_events((*events, secret), SPECTATOR) == (kuhn.Played(1, kuhn.CALL), kuhn.Shown(("Q", "K")))
    assert len(GAME.view_events((*events, secret), 1)) == 3


def test_worlds_are_the_possible_states_that_look_the_same() -> None:
    view, hidden = kuhn.view(DEALT, 0), kuhn.State((), ("J", "K"))
    assert [world.cards for world in GAME.worlds(view)] == [("Q", "J"), ("Q", "K")]
    assert [GAME.count_worlds(kuhn.view(DEALT, viewer)) for viewer in (0, 1, SPECTATOR)] == [2, 2, 6]
    assert GAME.is_consistent(view, DEALT)
    assert not GAME.is_consistent(view, hidden)
    assert {GAME.sample_world(view, Random(seed)).cards for seed in range(20)} == {("Q", "J"), ("Q", "K")}
    shares = GAME.marginals(view)
    assert shares.at(0) == {"Q": 1}
    assert shares.at(1) == shares.at("deck") == {"J": Fraction(1, 2), "K": Fraction(1, 2)}


def test_an_event_is_told_to_those_alone_who_perceive_it() -> None:
    secret = Event(kuhn.Shown(("Q", "K")), frozenset({1}))
    assert GAME.describe(secret) == GAME.describe(secret, view=kuhn.view(DEALT, 1)) == "Shown: cards Q K"
    for viewer in (0, SPECTATOR):
        with pytest.raises(InvalidArgument, match="does not perceive this event") as caught:
            GAME.describe(secret, view=kuhn.view(DEALT, viewer))
        assert "K" not in str(caught.value)


def test_what_cannot_be_made_is_named() -> None:
    mute: Any = completed(lacking("possible_states", "whereabouts"))
    view = kuhn.view(DEALT, 0)
    with pytest.raises(TypeError, match="kuhn has no worlds: the game lacks possible_states"):
        mute.worlds(view)
    with pytest.raises(TypeError, match="kuhn has no worlds"):
        mute.count_worlds(view)
    with pytest.raises(TypeError, match="kuhn has no marginals: the game lacks whereabouts"):
        mute.marginals(view)
    with pytest.raises(TypeError, match="kuhn has no lines of text: the game lacks to_text"):
        mute.to_text(view)
    with pytest.raises(TypeError, match="kuhn has no lines of text: the game lacks from_text"):
        mute.from_text("kuhn", kind="view")


def test_chance_is_not_to_act_in_a_game_without_chances() -> None:
    without: Any = SimpleNamespace(**{name: value for name, value in vars(safe).items() if name != "chances"})
    game, first = completed(without), safe.new_game(rng=Random(1), edition="tiny")
    missing = r"^safe has CHANCE as its actor, but no chances: the game lacks chances"
    with pytest.raises(LacksVerb, match=missing):
        game.chances(first)
    with pytest.raises(LacksVerb, match=missing):
        drawn(game, first, Random(1))
    with pytest.raises(LacksVerb, match=missing):
        advance(game, first, Random(1))
    assert game.chances(safe.apply(first, safe.Roll(1))) == ()


def test_refusals_to_take_back_have_the_words_of_all_games() -> None:
    def describe(value: Any, lang: str = "en", *, view: Any = None, names: Any = None) -> str:
        return {"no_bet_yet": "nobody has bet"}[value.code]

    another, thrown, own = (
        Violation("kuhn", "undo", "another_acted", FrozenMap({"actor": 1})),
        Violation("kuhn", "undo", "another_acted", FrozenMap({"actor": "chance"})),
        Violation("kuhn", "2", "no_bet_yet"),
    )
    telling: Any = completed(cast(Any, SimpleNamespace(**{**vars(kuhn), "describe": describe})))
    assert telling.describe(own) == "nobody has bet"
    for game in (telling, GAME):
        assert game.describe(another) == "player 1 has acted since"
        assert game.describe(another, names=["Ada", "Bo"], view=kuhn.view(DEALT, 0)) == "Bo has acted since"
        assert game.describe(thrown) == "the die has been thrown since"
    assert telling.describe(another, "it", names=["Ada", "Bo"]) == "nel frattempo ha giocato Bo"
    with pytest.raises(KeyError):
        telling.describe(Violation("kuhn", "2", "bet_to_meet"))


def test_what_a_game_must_have_is_named() -> None:
    assert missing_verbs(kuhn) == ()
    assert missing_verbs(lacking("score", "events")) == ("score", "step or events")
    assert missing_verbs(SimpleNamespace(**vars(lacking("events")), step=GAME.step)) == ()
    assert not set(DEFAULTS) & set(missing_verbs(object()))


def test_pictures_of_text_are_the_fields() -> None:
    bet, folded = kuhn.apply(DEALT, kuhn.BET), kuhn.State((kuhn.BET, kuhn.FOLD), ("Q", "K"))
    assert GAME.reveal(bet) == "Kuhn, with all secrets shown\nplayer 1's turn\n\nmoves  bet\ncards  Q K"
    assert GAME.draw(kuhn.view(DEALT, 0)) == "Kuhn, as player 0 sees it\nyour turn\n\nmoves  -\ncards  Q -"
    assert GAME.draw(kuhn.view(DEALT, 1)).splitlines()[:2] == ["Kuhn, as player 1 sees it", "player 0's turn"]
    over = GAME.draw(kuhn.view(folded, SPECTATOR))
    assert over == "Kuhn, as a spectator sees it\nthe game is over\n\nmoves  bet fold\ncards  - -"
    assert GAME.draw(kuhn.view(folded, SPECTATOR), memory=False, names=("Ada", "Bo")) == over
    with pytest.raises(ValueError, match=r"^no words in 'it', only in en$"):
        GAME.reveal(bet, lang="it")
    with pytest.raises(ValueError, match=r"^no words in 'it', only in en$"):
        GAME.draw(kuhn.view(bet, 0), lang="it")


def test_a_picture_of_text_names_the_edition_and_chance() -> None:
    @attrs.frozen
    class Throwing:
        game: ClassVar = "kuhn"
        actor: ClassVar = CHANCE
        edition: Any
        players: int
        dice_left: int

    picture = GAME.reveal(cast(Any, Throwing(crooks.TINY, 2, 3)))
    assert picture == "Kuhn (tiny), with all secrets shown\nchance is to act\n\ndice left  3"


@pytest.mark.parametrize(
    ("value", "sentence"),
    [
        (kuhn.BET, "Bet"),
        (kuhn.Played(0, kuhn.BET), "Played: seat 0, action bet"),
        (Event(kuhn.Shown(("Q", "K"))), "Shown: cards Q K"),
        (Violation("kuhn", "2", "no_bet_yet"), "no bet yet"),
        (ScoreLine("kuhn", 0, -1, "higher_card", "4"), "-1 by higher card"),
    ],
)
def test_sentences_are_the_names_of_a_value(value: Any, sentence: str) -> None:
    assert GAME.describe(value) == sentence
    with pytest.raises(ValueError, match="only in en"):
        GAME.describe(value, "fr")
