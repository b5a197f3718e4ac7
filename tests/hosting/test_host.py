"""A host, request by request: who may act, what is refused, who sits where."""

import doctest
from random import Random

import pytest

import criminals
from criminals import CHANCE, SPECTATOR, IllegalAction, InvalidArgument, MalformedDocument
from criminals.games import crooks, sicario
from criminals.hosting import Acted, Begun, HandedOver, Host, IllegalUndo, LateRequest, Sitter, TakenBack, fresh_token

FIRST = criminals.new_game("crooks", players=3, seed=7, first=0)
HOST = Host.of(FIRST)
THROWING = Host.of(criminals.new_game("sicario", players=3, seed=1))


# --- acting ---


def test_a_new_host_has_not_changed() -> None:
    assert (HOST.changes, HOST.last, HOST.actor, HOST.result) == (0, Begun(), 0, None)
    assert HOST.seats == range(3)
    assert HOST.viewers == (0, 1, 2, SPECTATOR)
    assert HOST.news(0).before == HOST.news(0).view
    assert HOST.welcome(0).record.steps == ()


def test_an_action_makes_a_new_host() -> None:
    after = HOST.act(0, "recruit C")
    assert (HOST.changes, HOST.state) == (0, FIRST)
    assert (after.changes, after.last) == (1, Acted(0))
    assert after == HOST.act(0, crooks.Recruit("C")) == Host.of(FIRST, [crooks.Recruit("C")])
    assert after.news(0).legal_actions
    assert after.news(1).legal_actions == after.news(SPECTATOR).legal_actions == ()


@pytest.mark.parametrize("viewer", [1, SPECTATOR])
def test_who_is_not_to_act_is_refused(viewer: criminals.Viewer) -> None:
    with pytest.raises(IllegalAction) as caught:
        HOST.act(viewer, "recruit C")
    assert caught.value.violation.code == "not_your_turn"
    assert "turn" in str(caught.value)


def test_what_the_rules_refuse_is_refused() -> None:
    with pytest.raises(IllegalAction) as caught:
        HOST.act(0, "take 3")
    assert caught.value.violation.code == "wrong_phase"
    with pytest.raises(MalformedDocument):
        HOST.act(0, "steal everything")
    with pytest.raises(TypeError):
        HOST.act(0, sicario.Skip())  # type: ignore[arg-type]  # of another game
    with pytest.raises(InvalidArgument):
        HOST.act(3, "pass")
    with pytest.raises(InvalidArgument):
        HOST.act(True, "pass")


def test_a_second_click_counts_as_late() -> None:
    after = HOST.act(0, "pass", at=0)
    with pytest.raises(LateRequest) as caught:
        after.act(0, "pass", at=0)
    assert str(caught.value) == "the table has changed since: choose again"
    assert criminals.describe(caught.value, "it") == "nel frattempo il tavolo è cambiato: scegli di nuovo"
    assert criminals.describe(caught.value, "fr").endswith("choisissez à nouveau")
    with pytest.raises(LateRequest, match="has changed"):
        after.act(1, "pass").act(2, "pass", at=1)
    with pytest.raises(LateRequest):
        after.undo(0, at=0)


def test_nobody_acts_after_the_end() -> None:
    host = HOST
    for seat in (0, 1, 2):
        host = host.act(seat, "pass")
    assert host.actor is None
    assert host.result is not None
    assert host.result == host.news(2).result == host.welcome(SPECTATOR).result
    assert host.result.winners
    assert len(host.result.points) == 3
    with pytest.raises(IllegalAction) as caught:
        host.act(0, "pass")
    assert caught.value.violation.code == "game_over"


# --- chance ---


def test_chance_is_a_change_of_its_own() -> None:
    assert THROWING.actor is CHANCE
    after = THROWING.advance(Random(1))
    assert after.actor != CHANCE
    assert after.last == Acted(CHANCE, len(after.record.actions))
    assert after.advance(Random(1)) is after


def test_chance_is_drawn_with_the_action_before_it() -> None:
    host = THROWING.advance(Random(1))
    while True:
        assert isinstance(host.actor, int)
        before, action = host, criminals.legal_actions(host.state)[0]
        host = before.act(host.actor, action, rng=Random(1))
        assert host.actor is not CHANCE
        assert isinstance(host.last, Acted)
        if host.last.plies > 1:
            break
    assert isinstance(before.actor, int)
    alone = before.act(before.actor, action)
    assert alone.actor is CHANCE
    assert alone.advance(Random(1)).state == host.state
    assert len(host.news(0).steps) == host.last.plies
    with pytest.raises(IllegalAction) as caught:
        alone.act(0, "roll 3")
    assert caught.value.violation.code == "not_your_turn"


# --- taking back ---


def test_an_action_that_revealed_nothing_is_taken_back() -> None:
    after = HOST.act(0, "pass")
    assert [after.news(viewer).may_undo for viewer in after.viewers] == [True, False, False, False]
    undone = after.undo(0)
    assert (undone.state, undone.changes, undone.last) == (FIRST, 2, TakenBack(0))
    assert undone.news(1).before == undone.news(1).view


@pytest.mark.parametrize(
    ("texts", "seat", "code"),
    [
        ((), 0, "nothing_to_undo"),
        (("pass", "pass"), 0, "another_acted"),
        (("recruit C",), 0, "something_revealed"),
    ],
)
def test_why_an_action_is_not_taken_back(texts: tuple[str, ...], seat: int, code: str) -> None:
    host = HOST
    for text in texts:
        assert isinstance(host.actor, int)
        host = host.act(host.actor, text)
    with pytest.raises(IllegalUndo) as caught:
        host.undo(seat)
    assert caught.value.violation.code == code
    assert criminals.describe(caught.value, "it")
    assert not host.news(seat).may_undo


@pytest.mark.parametrize("seat", [-1, 3, True, SPECTATOR])
def test_only_a_seat_takes_back_and_is_handed_over(seat: int) -> None:
    for request in (HOST.undo, HOST.hand_over):
        with pytest.raises(InvalidArgument, match="a seat is a number from 0 to 2"):
            request(seat)


# --- seats ---


def test_a_token_is_a_seat() -> None:
    tokens = [fresh_token() for _ in range(4)]
    host = HOST
    for seat in host.seats:
        host = host.hand_over(seat, token=tokens[seat])
    host = host.let_watch(tokens[3])
    assert [host.viewer_of(token) for token in tokens] == [0, 1, 2, SPECTATOR]
    assert host.last == HandedOver(SPECTATOR)
    assert host.changes == 4
    for foreign in ("", fresh_token(), tokens[0][:-1], tokens[0] + "A", tokens[0].swapcase(), "\ud800"):
        assert host.viewer_of(foreign) is None
    for own in host.keys.seats:
        assert own is not None
        assert host.viewer_of(own) is None


def test_without_tokens_nobody_gets_in() -> None:
    assert HOST.viewer_of("") is None
    assert HOST.viewer_of("None") is None


def test_a_new_token_revokes_the_one_before() -> None:
    old, new = fresh_token(), fresh_token()
    host = HOST.hand_over(1, token=old, name="Ada")
    assert host.hand_over(1, token=new, name="Ada").viewer_of(old) is None
    assert host.hand_over(1, bot="rule").viewer_of(old) is None
    assert host.let_watch(new).let_watch(None).viewer_of(new) is None
    assert host.hand_over(1, token=old).viewer_of(old) == 1


def test_everybody_is_told_who_sits_where() -> None:
    host = HOST.hand_over(0, token=fresh_token(), name="Ada").hand_over(2, name="rule", bot="ismcts:depth=2")
    for viewer in host.viewers:
        assert host.news(viewer).sitters == (Sitter("Ada"), Sitter(), Sitter("rule", "ismcts:depth=2"))
        assert host.news(viewer).change == HandedOver(2)


def test_short_and_same_tokens_are_refused() -> None:
    token = fresh_token()
    with pytest.raises(InvalidArgument) as caught:
        HOST.hand_over(0, token="x" * 21)
    assert str(caught.value) == "a token has at least 22 characters"
    host = HOST.hand_over(0, token=token)
    with pytest.raises(InvalidArgument, match="two viewers cannot have the same token"):
        host.hand_over(1, token=token)
    with pytest.raises(InvalidArgument, match="two viewers cannot have the same token"):
        host.let_watch(token)


@pytest.mark.parametrize("name", ["", " ", "x" * 41, "a\nb", "\u202ename"])
def test_names_are_short_and_can_be_printed(name: str) -> None:
    with pytest.raises(InvalidArgument, match="1 to 40 characters that can be printed"):
        HOST.hand_over(0, name=name)


def test_the_example_of_the_class_runs() -> None:
    tests = doctest.DocTestFinder(recurse=False).find(Host, "Host")
    results = [doctest.DocTestRunner().run(test) for test in tests]
    assert [(each.attempted, each.failed) for each in results] == [(5, 0)]
