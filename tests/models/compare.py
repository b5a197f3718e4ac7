"""The library's Crooks beside the model's: the same game started on both, and what differs between them."""

from criminals.core.protocol import Rng
from criminals.games import crooks
from criminals.testing import check_agreement
from tests.models.crooks import Model


def edition_data(edition: crooks.Edition) -> dict[str, object]:
    """An edition as the plain data that the model reads."""
    return {
        "name": edition.name,
        "crooks": [
            {
                "id": crook.id,
                "level": crook.level,
                "modifier": crook.modifier,
                "gangs": [gang.value for gang in crook.gangs],
                "ability": None if crook.ability is None else crook.ability.value,
            }
            for crook in edition.crooks
        ],
        "targets": list(edition.targets),
        "piles": {players: list(sizes) for players, sizes in edition.piles.items()},
        "purse": edition.purse,
        "money": edition.money,
        "gang_points": dict(edition.gang_points),
    }


def model_of(state: crooks.State) -> Model:
    """The model at the start of the same game; `state` must be a first state."""
    assert isinstance(state.phase, crooks.Recruiting)
    setup = {
        "hangouts": {letter: list(pile) for letter, pile in zip(state.layout.letters, state.piles, strict=True)},
        "box": list(state.undealt),
        "start": state.phase.seat,
    }
    return Model(edition_data(state.edition), state.players, setup)


def differences(state: crooks.State, model: Model) -> list[str]:
    """What the two do not agree on: money, every crook's place, looks, knowers, score lines."""
    lines = [(line.seat, line.points, line.clause) for line in crooks.score(state).lines]
    looks = {(look.seat, look.hangout, look.number) for there in state.looks for look in there}
    found = {
        "money": (list(state.money), model.money),
        "bank": (state.bank, model.bank),
        "places": (places(state), model.where()),
        "looks": (looks, model.looks),
        "knowers": (knowers(state), model.knowers()),
        "score lines": (lines, model.score_lines()),
    }
    return [f"{what}: {ours} / {theirs}" for what, (ours, theirs) in found.items() if ours != theirs]


def places(state: crooks.State) -> dict[int, str]:
    """Where every crook is, in the model's words."""
    found = dict.fromkeys(state.undealt, "box undealt")
    for letter, pile in zip(state.layout.letters, state.piles, strict=True):
        found |= dict.fromkeys(pile, f"hangout {letter}")
    for discard in state.discards:
        found[state.crook_of(discard.card.origin)] = "box discarded"
    for seat, row in enumerate(state.rows):
        for target, stack in zip(state.edition.targets, row, strict=True):
            found |= {state.crook_of(card.origin): f"row {seat} target {target}" for card in stack}
    if isinstance(state.phase, crooks.Placing):
        found[state.crook_of(state.phase.origin)] = f"hand {state.phase.seat}"
    if isinstance(state.phase, crooks.Moving):
        found |= {state.crook_of(card.origin): f"moving {state.phase.seat}" for card in state.phase.cards}
    return dict(sorted(found.items()))


def knowers(state: crooks.State) -> dict[int, set[int]]:
    """For each face-down crook in a row, who knows it."""
    return {
        state.crook_of(card.origin): set(card.knowers)
        for row in state.rows
        for stack in row
        for card in stack
        if isinstance(card, crooks.FaceDown)
    }


def check_crooks(state: crooks.State, rng: Rng) -> int:
    """Play a whole random game on both and compare everything; returns how many actions it had."""
    return check_agreement(crooks, state, model_of(state), rng, differences)
