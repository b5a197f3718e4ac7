"""The laws of beliefs: counts, samples and marginals agree with the list of all worlds."""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from fractions import Fraction
from functools import partial
from itertools import combinations, islice
from math import inf, log, sqrt
from random import Random
from typing import Any, Final, TypeVar

from criminals.core.base.errors import CriminalsError
from criminals.core.base.seats import SPECTATOR, Viewer
from criminals.core.base.value import Value
from criminals.core.game.locations import Locations
from criminals.core.game.marginals import Marginals
from criminals.core.game.position import GameState
from criminals.core.game.protocol import Rng
from criminals.testing.kits.kit import Kit
from criminals.testing.laws.broken import LawBroken, demand

S = TypeVar("S", bound=GameState)
A = TypeVar("A", bound=Value)

SIGMAS: Final = 5.0
"""The largest distance of a sum from its mean, in standard deviations: chance exceeds it once in a million times."""

FAR: Final = 6.5
"""The same where hundreds of sums are checked at once: chance exceeds it once in ten thousand million times."""

RARE: Final = 1_000_000
"""Of so many times more pairs of samples than there are, one would be twice the same world."""

FEW: Final = 10
"""The number of worlds that are checked where there are too many for all."""


def check_beliefs(kit: Kit[S, A], state: S, viewer: Viewer, rng: Rng, *, most: int = 300, samples: int = 5) -> int:
    """Check that every world of a state's view has this view, and that the true state is among them.

    `beliefs` of the view must answer as the verbs do, world by world. If there are at most `most` worlds, all are
    checked, and the marginals must be their exact shares; otherwise only the first few.

    Args:
        kit: The game.
        state: A state.
        viewer: The viewer.
        rng: The generator that draws worlds.
        most: The largest number of worlds that are all checked.
        samples: The number of worlds to draw.

    Returns:
        The number of worlds.

    Raises:
        LawBroken: The law does not hold.
    """
    game = kit.game
    view = game.view(state, viewer)
    try:
        count = game.count_worlds(view)
        drawn = [game.sample_world(view, rng) for _ in range(samples)]
        marginals = game.marginals(view)
    except CriminalsError as error:
        raise LawBroken(f"there are beliefs that the view of {viewer} does not allow: {error}") from error
    found = list(islice(game.worlds(view), count + 1 if count <= most else FEW))
    demand(len(set(found)) == len(found), "a world is listed twice")
    for world in (*found, *drawn):
        _check_world(kit, view, viewer, world)
    _check_sums(marginals, kit.whereabouts(state))
    for world in (state, *found, *drawn):
        _check_possible(marginals, kit.whereabouts(world))
    if count <= most:
        demand(len(found) == count, f"{count} worlds are counted, {len(found)} or more are listed")
        demand(state in found, "the true world is not listed")
        demand(set(drawn) <= set(found), "a world is drawn that is not listed")
        _check_shares(marginals, [kit.whereabouts(world) for world in found])
    else:
        demand(len(found) == min(FEW, count), f"{count} worlds are counted, {len(found)} are listed")
    _check_prepared(kit, view, state, count, found, marginals, rng.randrange(1 << 32))
    return count


def _check_prepared(
    kit: Kit[S, A], view: Any, state: S, count: int, found: Sequence[S], marginals: Marginals[Any, Any], seed: int
) -> None:
    """Check that the beliefs of a view say what its verbs say, and draw the worlds that they draw, again and again."""
    game = kit.game
    beliefs = game.beliefs(view)
    for samples in (1, FEW):  # from the start again: nothing that was prepared is used up
        rngs = Random(seed), Random(seed)
        for _ in range(samples):
            same = beliefs.sample(rngs[0]) == game.sample_world(view, rngs[1])
            demand(same, "beliefs draw another world than `sample_world` with the same generator")
    demand(beliefs.count == count, f"{count} worlds are counted, {beliefs.count} by beliefs")
    demand([*islice(beliefs, len(found))] == found, "beliefs list other worlds than `worlds`, or in another order")
    demand(beliefs.marginals == marginals, "the marginals of beliefs are others than those of the view")
    for world in (state, *found):
        demand(beliefs.is_consistent(world) and world in beliefs, "a world is not consistent with beliefs")


def _check_world(kit: Kit[S, A], view: Any, viewer: Viewer, world: S) -> None:
    faults = kit.faults(world)
    demand(not faults, f"a world of the view of {viewer} is no state of a game: {'; '.join(map(str, faults))}")
    demand(kit.game.view(world, viewer) == view, f"a world of the view of {viewer} has another view")
    demand(kit.game.is_consistent(view, world), f"a world of the view of {viewer} is not consistent with it")


def _check_sums(marginals: Marginals[Any, Any], whereabouts: Mapping[Any, Any]) -> None:
    """Check that the shares of each thing sum to the number of its copies, and that `of` and `at` agree."""
    copies = Counter(thing for things in whereabouts.values() for thing in things)
    for thing in {thing for there in marginals.chances.values() for thing in there}:
        places, total = marginals.of(thing), copies[thing]
        demand(sum(places.values()) == total, f"the marginals of {thing!r} sum to {sum(places.values())}, not {total}")
        for place, share in places.items():
            demand(marginals.at(place)[thing] == share, f"the marginals of {thing!r} and at {place!r} differ")


def _check_possible(marginals: Marginals[Any, Any], whereabouts: Mapping[Any, Any]) -> None:
    possible = {(place, thing) for place, there in marginals.chances.items() for thing, share in there.items() if share}
    for place, things in whereabouts.items():
        for thing in things:
            can_be = (place, thing) in possible
            demand(can_be, f"by the marginals {thing!r} cannot be at {place!r}, but in a world it is")


def _check_shares(marginals: Marginals[Any, Any], worlds: list[Mapping[Any, Any]]) -> None:
    """Check that the marginals are the exact shares of all worlds, and name no other place."""
    counts = Counter((place, thing) for world in worlds for place, things in world.items() for thing in things)
    shares = {key: Fraction(count, len(worlds)) for key, count in counts.items()}
    told = {(place, thing): share for place, there in marginals.chances.items() for thing, share in there.items()}
    wrong = {key for key in shares.keys() | told.keys() if shares.get(key) != told.get(key)}
    for place, thing in sorted(wrong, key=repr)[:1]:
        what = f"{told.get((place, thing), 0)}, its share of the worlds is {shares.get((place, thing), 0)}"
        raise LawBroken(f"the marginal of {thing!r} at {place!r} is {what}")
    places = {place for world in worlds for place in world}
    demand(set(marginals.chances) == places, f"the marginals know other places: {set(marginals.chances) ^ places}")


def check_uniform(kit: Kit[S, A], view: Any, rng: Rng, *, each: int = 30) -> float:
    """Check by chi-square that `sample_world` and `beliefs` draw every world of a view, and all equally often.

    Use it for views of up to some hundred worlds.

    Args:
        kit: The game.
        view: A view.
        rng: The generator that draws worlds.
        each: The number of samples for each world.

    Returns:
        The distance of the samples from an even distribution, in standard deviations.

    Raises:
        LawBroken: The law does not hold.
    """
    game = kit.game
    worlds = list(game.worlds(view))
    times, beliefs = range(each * len(worlds)), game.beliefs(view)
    return max(
        _check_even("world", worlds, (game.sample_world(view, rng) for _ in times), each),
        _check_even("prepared world", worlds, (beliefs.sample(rng) for _ in times), each),
    )


def check_deals(kit: Kit[S, A], edition: Any, players: int, rng: Rng, *, each: int = 30) -> float:
    """Check by chi-square that a new game begins with every set-up, and with all equally often.

    Otherwise the visible part of a deal would tell about the rest. Use it for editions of up to some hundred set-ups.

    Args:
        kit: The game.
        edition: The edition.
        players: The number of players.
        rng: The generator that deals.
        each: The number of deals for each set-up.

    Returns:
        The distance of the deals from an even distribution, in standard deviations.

    Raises:
        LawBroken: The law does not hold.
    """
    game = kit.game
    firsts = [game.new_game(edition=edition, setup=setup) for setup in game.setups(players, edition)]
    dealt = (game.new_game(players=players, rng=rng, edition=edition) for _ in range(each * len(firsts)))
    return _check_even("set-up", firsts, dealt, each)


def check_large_deals(kit: Kit[S, A], edition: Any, players: int, rng: Rng, *, deals: int = 1_000) -> float:
    """Check that the visible part of a deal tells no more about the rest than the worlds of the view do.

    If deals are fair, a world drawn from the spectator's view of one is a fair deal, too: any two things are at their
    places together about as often in the worlds as in the deals. Use it for editions with too many set-ups for
    `check_deals`.

    Args:
        kit: The game.
        edition: The edition.
        players: The number of players.
        rng: The generator that deals and draws worlds.
        deals: The number of deals.

    Returns:
        The largest distance, in standard deviations.

    Raises:
        LawBroken: The law does not hold.
    """
    game = kit.game
    locations: Callable[[Any], Locations] = getattr(game, "locations", lambda _view: {})
    dealt, drawn = Counter[tuple[Any, Any]](), Counter[tuple[Any, Any]]()
    for _ in range(deals):
        first = game.new_game(players=players, rng=rng, edition=edition)
        view = game.view(first, SPECTATOR)
        seen = [(place, piece.value) for place, pieces in locations(view).items() for piece in pieces]
        open_cards = [(place, value) for place, value in seen if isinstance(value, int)]
        for state, hits in ((first, dealt), (game.sample_world(view, rng), drawn)):
            hidden = [(place, thing) for place, things in kit.whereabouts(state).items() for thing in things]
            hits.update(combinations((*open_cards, *hidden), 2))
    worst = 0.0
    for pair in dealt.keys() | drawn.keys():
        sigmas = abs(dealt[pair] - drawn[pair]) / sqrt(dealt[pair] + drawn[pair])
        if sigmas > FAR:
            (place, thing), (other, another) = pair
            times = f"in {dealt[pair]} of {deals} deals, but in {drawn[pair]} of as many worlds"
            raise LawBroken(f"{thing!r} is at {place!r} and {another!r} at {other!r} {times}")
        worst = max(worst, sigmas)
    return worst


def _check_even(what: str, listed: Sequence[Any], drawn: Iterable[Any], each: int) -> float:
    hits = Counter(drawn)
    demand(hits.keys() <= set(listed), f"a {what} is drawn that is not listed")
    missed = len(listed) - len(hits)
    demand(not missed, f"{missed} of {len(listed)} {what}s are never drawn")
    chi_square = sum((hits[one] - each) ** 2 / each for one in listed)
    sigmas = _sigmas(chi_square, len(listed) - 1)
    demand(sigmas < SIGMAS, f"{what}s are not drawn equally often: {sigmas:.1f} standard deviations from even")
    return sigmas


def _sigmas(chi_square: float, freedom: int) -> float:
    """Chi-square in standard deviations, by Wilson and Hilferty: its cube root is about normal."""
    if not freedom:
        return 0.0
    spread = 2 / (9 * freedom)
    return float((chi_square / freedom) ** (1 / 3) - (1 - spread)) / sqrt(spread)


def check_frequencies(kit: Kit[S, A], view: Any, rng: Rng, *, samples: int = 1_000) -> float:
    """Check that sampled worlds have things at places about as often as the marginals say, and that no world repeats.

    Both `sample_world` and `beliefs` are checked. Use it for views with too many worlds for `check_uniform`.

    Args:
        kit: The game.
        view: A view.
        rng: The generator that draws worlds.
        samples: The number of worlds to draw each way.

    Returns:
        The largest distance, in standard deviations.

    Raises:
        LawBroken: The law does not hold.
    """
    draw, prepared = partial(kit.game.sample_world, view), kit.game.beliefs(view).sample
    return max(_frequencies(kit, view, rng, each, samples) for each in (draw, prepared))


def _frequencies(kit: Kit[S, A], view: Any, rng: Rng, draw: Callable[[Rng], S], samples: int) -> float:
    game = kit.game
    marginals: Marginals[Any, Any] = game.marginals(view)
    hits: Counter[tuple[Any, Any]] = Counter()
    worlds: Counter[S] = Counter()
    for _ in range(samples):
        world = draw(rng)
        worlds[world] += 1
        hits.update((place, thing) for place, things in kit.whereabouts(world).items() for thing in things)
    if game.count_worlds(view) > samples**2 * RARE:
        demand(len(worlds) == samples, "a world is drawn again, though there are far too many for that")
    worst = 0.0
    for place, there in marginals.chances.items():
        for thing, share in there.items():
            sigmas = _distance(hits[place, thing], samples, share)
            demand(
                sigmas < FAR, f"{thing!r} is drawn at {place!r} {hits[place, thing]} times of {samples}, not {share}"
            )
            worst = max(worst, sigmas)
    return worst


def _distance(hits: int, samples: int, share: Fraction) -> float:
    """The distance of hits from their share: the root of the deviance, which is about normal for rare things too."""
    if share == 1:
        return 0.0 if hits == samples else inf
    expected = (float(samples * share), float(samples * (1 - share)))
    found = (hits, samples - hits)
    deviance = 2 * sum(n * log(n / mean) for n, mean in zip(found, expected, strict=True) if n)
    return sqrt(max(0.0, deviance))
