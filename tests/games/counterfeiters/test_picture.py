"""The table as a picture: well-formed, legible, and with nothing in it that its viewer does not know."""

import random
from collections.abc import Iterator
from xml.etree import ElementTree

import attrs
import pytest

from criminals.core.seats import SPECTATOR, Viewer
from criminals.games import counterfeiters
from criminals.games.counterfeiters import (
    REFERENCE,
    TINY,
    Board,
    Card,
    Edition,
    Kind,
    MarketSpace,
    Over,
    Retaking,
    Space,
    State,
    View,
    view,
)
from criminals.games.counterfeiters.picture import html, svg
from tests.games.counterfeiters.scenes import DRY, every_state, play
from tests.games.pictures import SVG, faults


def svg_of(seen_by: View) -> str:
    return seen_by._repr_svg_()  # pyright: ignore[reportPrivateUsage] - the name that notebooks call


def html_of(seen_by: View) -> str:
    return seen_by._repr_html_()  # pyright: ignore[reportPrivateUsage] - the name that notebooks call


def words(state: State, viewer: Viewer) -> list[str]:
    """Every text in the picture, but for its title and description."""
    root = ElementTree.fromstring(svg_of(view(state, viewer)))
    return [element.text or "" for element in root.iter(f"{SVG}text")]


def viewers(state: State) -> Iterator[Viewer]:
    yield from range(state.players)
    yield SPECTATOR


def all_drawings(seen_by: View) -> tuple[str, str, str]:
    return str(seen_by), svg_of(seen_by), html_of(seen_by)


def start(players: int = 2, seed: int = 1) -> State:
    return next(every_state(players, seed))


# --- what is drawn ---


@pytest.mark.parametrize("players", [2, 3, 4])
def test_positions_of_whole_games_can_be_drawn_for_every_viewer(players: int) -> None:
    for seed, edition in enumerate((REFERENCE, DRY)):
        for state in list(every_state(players, seed, edition))[seed::14]:
            for viewer in viewers(state):
                assert not list(faults(svg_of(view(state, viewer))))


def test_every_phase_of_a_tiny_box_can_be_drawn() -> None:
    phases: set[str] = set()
    for seed in range(10):
        for state in every_state(2, seed, TINY):
            assert not list(faults(svg_of(view(state, 0))))
            phases.add(type(state.phase).__name__)
    assert phases >= {"Playing", "Over"}
    lawyers = attrs.evolve(start(), phase=Retaking(0, Kind.GREAT_LAWYER))
    assert "Your turn: use the Great Lawyer or decline" in words(lawyers, 0)


@pytest.mark.parametrize("spaces", [0, 1, 7, 30])
@pytest.mark.parametrize("last", [1, 60, 500])
def test_boxes_of_every_size_fit(spaces: int, last: int) -> None:
    big = 31_415_920
    kinds = [kind for kind in Kind if kind not in (Kind.GREAT_LAWYER, Kind.NEGLIGENT_LAWYER)]
    cards = [Card(at, "S", Kind.PRESS if at < 5 else Kind.INK) for at in range(1, 9)]
    for at in range(40):
        kind = kinds[at % len(kinds)]
        cards.append(Card(big + at, "ABCD"[at // 10], kind, 2, big * at if kind is Kind.LOTTERY else 0))
    many = (Space(hat=True), Space())[:spaces] * max(1, spaces // 2)
    everywhere = tuple(range(1, last + 1))
    board = Board(
        starts={4: 0},
        market=tuple(MarketSpace(big * at, bin=at % 2 == 0) for at in range(spaces)),
        print=many,
        shop=many,
        fence=many,
        defraud=(Space(sunglasses=True), *many),
        commercial=Space(hat=True) if spaces else None,
        jet=Space() if spaces else None,
        last=last,
        godfathers=everywhere,
        investigations=everywhere[:3],
        strikes=everywhere,
    )
    edition = Edition(
        name="W" * 500,
        cards=cards,
        boards=(board,),
        fakes=(10**6, 10**6, 10**6),
        money=200_000,
        purses=(10_000, 20_000, 30_000, 40_000),
        henchmen=9,
    )
    state = counterfeiters.new_game(players=4, rng=random.Random(1), edition=edition)
    state = attrs.evolve(state, pawn=last - 1, crews=tuple(attrs.evolve(c, fakes=(10**5, 0, 9)) for c in state.crews))
    for viewer in (0, SPECTATOR):
        assert not list(faults(svg_of(view(state, viewer))))
    over = attrs.evolve(state, phase=Over(), leftover=state.stack, stack=(), stack_size=0)
    assert not list(faults(svg_of(view(over, 0))))


def test_the_row_of_the_viewer_comes_last() -> None:
    state = start(4)
    orders = {
        viewer: [word for word in words(state, viewer) if word.startswith("Seat ") and len(word) == 6]
        for viewer in viewers(state)
    }
    assert orders == {
        0: ["Seat 1", "Seat 2", "Seat 3", "Seat 0"],
        1: ["Seat 2", "Seat 3", "Seat 0", "Seat 1"],
        2: ["Seat 3", "Seat 0", "Seat 1", "Seat 2"],
        3: ["Seat 0", "Seat 1", "Seat 2", "Seat 3"],
        SPECTATOR: ["Seat 1", "Seat 2", "Seat 3", "Seat 0"],
    }
    assert words(state, 2).count("you") == 1
    assert "you" not in words(state, SPECTATOR)


def test_the_market_and_the_henchmen_are_drawn() -> None:
    state = start()
    assert {"$60", "$50", "$40", "$30", "$20"} <= set(words(state, SPECTATOR))
    assert "bought" not in words(state, SPECTATOR)
    first = state.first
    bought = play(state, "buy 5")
    assert words(bought, SPECTATOR).count("bought") == 1
    assert words(bought, SPECTATOR).count(str(first)) >= words(state, SPECTATOR).count(str(first)) > 0
    assert "empty" in words(attrs.evolve(state, market=(None, *state.market[1:])), SPECTATOR)


def test_5_2_5_3_what_the_police_keep_from_happening_is_drawn() -> None:
    state = start()
    assert "quality 1, 2, 3" in words(state, 0)
    assert "cash goes offshore" in words(state, 0)
    assert "quality 2, 3" in words(attrs.evolve(state, pawn=5), 0)
    assert "strike: no flights" in words(attrs.evolve(state, pawn=7), 0)
    assert "takes no fakes" in words(attrs.evolve(state, pawn=12), 0)


def test_7_4_what_was_left_in_the_stack_is_drawn_at_the_end() -> None:
    for seed in range(8):
        *_, before, last = every_state(2, seed)
        assert "Left in the stack" not in words(before, 0)
        assert ("Left in the stack" in words(last, 0)) == bool(last.leftover)
        assert not [word for word in words(last, 0) if word.startswith("To come")]


# --- for a page ---


def test_html_has_the_picture_and_the_text() -> None:
    seen_by = view(start(), 0)
    page = html_of(seen_by)
    assert svg_of(seen_by) in page
    figure = ElementTree.fromstring(page)
    assert figure.tag == "figure"
    details = figure.find("details")
    assert details is not None
    assert details.findtext("pre") == str(seen_by)
    root = ElementTree.fromstring(svg_of(seen_by))
    assert root.findtext(f"{SVG}desc") == str(seen_by)
    assert (root.findtext(f"{SVG}title") or "").startswith("Counterfeiters, ")
    assert "max-width:100%" in svg_of(seen_by)


@pytest.mark.parametrize("name", ["<script>alert(1)</script>", "&amp;\"'<", "]]>", "a\x00b\ud800\uffff", "\u6f22" * 90])
def test_the_name_of_an_edition_is_only_text(name: str) -> None:
    edition = attrs.evolve(REFERENCE, name=name)
    state = counterfeiters.new_game(players=2, rng=random.Random(1), edition=edition)
    page = html_of(view(state, 0))
    assert "<script" not in page
    assert ElementTree.fromstring(page).tag == "figure"
    assert not list(faults(svg_of(view(state, 0))))
    page.encode()


# --- nothing leaks ---


@pytest.mark.parametrize("players", [2, 3, 4])
def test_7_2_7_3_what_a_viewer_does_not_know_may_be_otherwise(players: int) -> None:
    """The money of the others split in another way, and each letter of the stack in another order."""
    rng = random.Random(players)
    split = shuffled = 0
    for state in list(every_state(players, players))[::7]:
        for viewer in viewers(state):
            cash = tuple(
                own if seat == viewer else rng.choice(crew.possible)
                for seat, (own, crew) in enumerate(zip(state.cash, state.crews, strict=True))
            )
            stack = tuple(sorted(state.stack, key=lambda id_: (state.layout.cards[id_].letter, rng.random())))
            other = attrs.evolve(state, cash=cash, stack=stack)
            split, shuffled = split + (cash != state.cash), shuffled + (stack != state.stack)
            assert all_drawings(view(other, viewer)) == all_drawings(view(state, viewer))
    assert split
    assert shuffled


def test_a_viewer_sees_its_own_split() -> None:
    for state in every_state(2, 5):
        if state.cash[0] != state.crews[0].least:
            other = attrs.evolve(state, cash=(state.crews[0].least, state.cash[1]))
            assert all(
                one != two for one, two in zip(all_drawings(view(state, 0)), all_drawings(view(other, 0)), strict=True)
            )
            assert "others see" in " ".join(words(state, 0))
            assert "others see" not in " ".join(words(state, 1))
            return
    raise AssertionError("nobody flew")


def test_a_picture_needs_only_the_table_and_the_viewers_cash() -> None:
    for state in list(every_state(3, 6))[::11]:
        for viewer in range(3):
            drawings = tuple(draw(state.table, viewer, state.cash[viewer]) for draw in (svg, html))
            assert drawings == all_drawings(view(state, viewer))[1:]


def test_3_5_a_picture_tells_of_quiet_rounds() -> None:
    state = next(every_state(2, 1))
    for told in (None, "quiet rounds: 1 of 3", "quiet rounds: 2 of 3", None):
        shown = [word for word in words(state, 0) if word.startswith("quiet rounds")]
        assert shown == ([] if told is None else [told])
        state = play(state, *("laydown",) * 6)
