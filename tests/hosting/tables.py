"""Tables at which games are played at random, and the law of hidden information for what a host tells."""

import json
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from random import Random
from typing import Any, Final

import attrs

import criminals
from criminals import CriminalsError, InvalidState, Seat, Viewer
from criminals.core.looks.catalogues import LANGUAGES
from criminals.hosting import Briefing, Host, message
from criminals.testing import KITS, LawBroken, canonical, random_first, reached
from criminals.testing.laws.histories import History, exchanged_twin, sampled_twin
from criminals.testing.laws.leaks import truths_of

NAMES: Final = ("crooks", "counterfeiters", "sicario")

TOKENS: Final = [f"the-token-of-a-viewer-{seat}" for seat in range(5)]
"""A token for each seat of four, and one for spectators."""


def seated(first: Any) -> Host:
    """A host with people and a bot."""
    host: Host = Host.of(first)
    for seat in host.seats[1:]:
        host = host.hand_over(seat, token=TOKENS[seat], name=f"Player {seat}")
    return host.hand_over(0, name="Bo Bot", bot="rule").let_watch(TOKENS[4])


def dealt(name: str, rng: Random, edition: str = "reference") -> Host:
    """A host with a fresh game."""
    return seated(random_first(name, rng, edition))


def played(host: Host, rng: Random, *, undo: int = 6, together: bool = False) -> Iterator[Host]:
    """The host, and the hosts after each change of a whole game. One action out of `undo`, about, is taken back.

    With `together` throws are drawn as a part of the action before them.
    """
    yield host
    while (actor := host.actor) is not None:
        if not isinstance(actor, Seat):
            host = host.advance(rng)
            yield host
            continue
        action = rng.choice(criminals.legal_actions(host.view(actor)))
        host = host.act(actor, action, at=host.changes, rng=rng if together else None)
        yield host
        if host.news(actor).may_undo and not rng.randrange(undo):
            host = host.undo(actor)
            yield host


# --- hidden information ---

NO_ACTIONS: Final = (
    *("nothing of this kind", "take", "tale 6", "take 6 6", "take x", "recruit", "plce 6", "passs", "killl 1"),
    *("fly jett 50", "fly commercial 5", "shop 1 9/9/9", "print one", "buyy 3", "dine 9"),
    *("captur Olga", "ask 1 hatt", "eliminate 1 Olg", "disc woman hatt", "rol 4"),
)
"""Texts that are nearly actions: what may have been meant must not be told by who could have meant it."""


def in_twin(host: Host, twin: History[Any, Any]) -> Host:
    """A host of the true game, as it is in another game that its viewer cannot tell from it."""
    other: Host = Host.of(twin.states[0], twin.actions[: len(host.record.actions)])
    return attrs.evolve(host, record=other.record, states=other.states, events=other.events)


def told(host: Host, viewer: Viewer) -> Iterator[tuple[str, str]]:
    """All that a viewer can get out of a host, by name, down to the last field."""
    yield "news", canonical(host.news(viewer))
    yield "welcome", canonical(host.welcome(viewer))
    yield "the repr of news", repr(host.news(viewer))
    yield "the repr of the host", repr(host)
    yield "the repr of the keys", repr(host.keys)
    yield "the result", canonical(host.result)
    for action in KITS[host.game].universe(host.state):
        yield f"the refusal of {action}", _refused(lambda action=action: host.act(viewer, action))
    for text in NO_ACTIONS:
        yield f"the refusal of {text!r}", _refused(lambda text=text: host.act(viewer, text))
    yield "the refusal of a late request", _refused(lambda: host.act(viewer, "pass", at=-1))
    yield "the refusal of taking back", _refused(lambda: host.undo(viewer))  # type: ignore[arg-type]  # a spectator, too
    yield from messages_told(host, viewer)


def _refused(request: Any) -> str:
    error = refusal(request)
    return "taken" if error is None else f"{type(error).__name__}: {error}"


def refusal(request: Callable[[], object]) -> CriminalsError | None:
    """The error of a request, or None if it is taken."""
    try:
        request()
    except CriminalsError as error:
        return error
    return None


def briefing_of(host: Host, viewer: Viewer) -> Briefing:
    """The present alone."""
    news = host.news(viewer)
    return Briefing(**{field.name: getattr(news, field.name) for field in attrs.fields(Briefing)})


def messages_told(host: Host, viewer: Viewer) -> Iterator[tuple[str, str]]:
    """Every message that a viewer can get out of a host, as it goes over the wire.

    News are told in every language, and the rest in turns: another change has another one.
    """
    news, turn = host.news(viewer), LANGUAGES[host.changes % len(LANGUAGES)]
    for lang in LANGUAGES:
        yield f"the message news in {lang}", _sent(news, lang, news)
    for kind, value in (
        ("welcome", host.welcome(viewer)),
        ("legal", briefing_of(host, viewer)),
        ("result", host.result),
    ):
        yield f"the message {kind} in {turn}", "nothing" if value is None else _sent(value, turn, news)
    for number, (tried, error) in enumerate(refusals(host, viewer), host.changes):
        lang = LANGUAGES[number % len(LANGUAGES)]
        yield (
            f"the message refused in {lang}, of {tried}",
            "taken" if error is None else _sent(error, lang, news, tried),
        )


def _sent(value: Any, lang: str, news: Briefing, tried: str = "") -> str:
    try:
        return json.dumps(message(value, lang, briefing=news, tried=tried))
    except InvalidState as error:  # of a host that tells of events which do not follow on the view
        return str(error)


def refusals(host: Host, viewer: Viewer) -> Iterator[tuple[str, CriminalsError | None]]:
    """Whatever can be refused, and the error of it; None where it is taken."""
    for action in KITS[host.game].universe(host.state):
        yield str(action), refusal(partial(host.act, viewer, action))
    for text in NO_ACTIONS:
        yield text, refusal(partial(host.act, viewer, text))
    yield "pass", refusal(lambda: host.act(viewer, "pass", at=-1))
    yield "undo", refusal(lambda: host.undo(viewer))  # type: ignore[arg-type]  # a spectator, too


def check_told(past: Sequence[Host], viewer: Viewer, rng: Random, *, moments: int = 2, tries: int = 8) -> int:
    """What a host tells a viewer is what it would tell in a game that the viewer cannot tell from the true one.

    At so many moments, a twin of the game is made. Whatever was told up to then must be the same, to the last byte.
    Returns how many tellings were compared.
    """
    kit = KITS[past[0].game]
    compared = 0
    for moment in rng.sample(range(len(past)), moments):
        now = past[moment]
        true = History(now.states, now.record.actions)
        twin = exchanged_twin(kit, true, viewer, rng, tries) or sampled_twin(kit, true, viewer, rng)
        actions = now.record.actions
        before = [host for host in past[: moment + 1] if host.record.actions == actions[: len(host.record.actions)]]
        for host in {id(host): host for host in (*rng.sample(before, min(3, len(before))), now)}.values():
            _check_references(host, viewer)
            for (name, said), (_, other) in zip(told(host, viewer), told(in_twin(host, twin), viewer), strict=True):
                if said != other:
                    raise LawBroken(f"after {host.changes} changes {viewer} is told what it cannot know by {name}")
                compared += 1
    return compared


def _check_references(host: Host, viewer: Viewer) -> None:
    kinds = (*truths_of(KITS[host.game], host.state), Host)
    truth = reached((host.news(viewer), host.welcome(viewer)), kinds)
    if truth is not None:
        raise LawBroken(f"what {viewer} is told leads to the truth: a {type(truth).__qualname__}")
