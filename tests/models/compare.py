"""The library's games beside the models': the same game started on both, and what differs between them."""

import attrs

from criminals.core.game.protocol import Rng
from criminals.games import counterfeiters, crooks, sicario
from criminals.testing import check_agreement
from tests.models import counterfeiters as plain
from tests.models import sicario as plain_sicario
from tests.models.crooks import Model

# --- Crooks ---


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
        "places": (places(state), model.position()),
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


# --- Counterfeiters ---


def counterfeiters_edition_data(edition: counterfeiters.Edition) -> dict[str, object]:
    """An edition as the plain data that the model reads."""
    return {
        "name": edition.name,
        "cards": [{**attrs.asdict(card), "kind": card.kind.value} for card in edition.cards],
        "boards": [
            {
                **{name: value for name, value in attrs.asdict(board).items() if name != "starts"},
                "starts": {str(players): start for players, start in board.starts.items()},
            }
            for board in edition.boards
        ],
        "fakes": list(edition.fakes),
        "money": edition.money,
        "purses": list(edition.purses),
        "henchmen": edition.henchmen,
        "patience": edition.patience,
    }


class Counterfeiters:
    """The model of Counterfeiters, spoken to as `check_agreement` speaks."""

    def __init__(self, state: counterfeiters.State) -> None:
        """The model at the start of the same game; `state` must be a first state."""
        setup = counterfeiters.setup_of(state)
        self.spaces = state.layout.spaces
        self.game = plain.Model(
            counterfeiters_edition_data(state.edition),
            state.players,
            {"stack": list(setup.stack), "starters": list(setup.starters), "first": setup.first},
        )

    def actor(self) -> int | None:
        """Who is to act."""
        return self.game.actor()

    def legal(self) -> list[str]:
        """The legal actions as texts, those of a lawyer in the order of the spaces: the model has none for them."""
        texts = self.game.legal()
        if self.game.phase != "retaking":
            return texts
        return sorted(texts, key=[*(f"retake {space}" for space in self.spaces), "decline"].index)

    def apply(self, text: str) -> None:
        """Play an action."""
        self.game.play(text)

    def points(self) -> list[int]:
        """The points if the game ended now."""
        return self.game.score()

    def winners(self) -> list[int] | None:
        """Who won, once it is over."""
        return self.game.winners()


def counterfeiters_differences(state: counterfeiters.State, model: Counterfeiters) -> list[str]:
    """What the two do not agree on: money, fakes, every card's place, henchmen, police, whose round it is."""
    game = model.game
    standing = {name: seat for name, seat in zip(state.layout.spaces, state.henchmen, strict=True) if seat is not None}
    glasses = None if state.next_first == state.first else state.next_first
    found: dict[str, tuple[object, object]] = {
        "phase": (type(state.phase).__name__.lower().replace("finishing", "last"), game.phase),
        "cash": (list(state.cash), game.cash),
        "offshore": (list(state.offshore), game.offshore),
        "bank": (state.bank, game.bank),
        "fakes": ([list(crew.fakes) for crew in state.crews], game.fakes),
        "supply": (list(state.supply), game.supply),
        "cards": (card_places(state), game.position()),
        "stack": (list(state.stack or state.leftover), game.stack),
        "henchmen": (standing, game.spaces),
        "pawn": (state.pawn, game.pawn),
        "refused": (state.refused, game.refused()),
        "quiet": (state.quiet, game.quiet),
        "first": (state.first, game.first),
        "sunglasses": (glasses, None if game.sunglasses == game.first else game.sunglasses),
    }
    if game.phase != "replaying":  # the model has that henchman nowhere
        found["idle"] = ([crew.idle for crew in state.crews], game.henchmen)
    return [f"{what}: {ours} / {theirs}" for what, (ours, theirs) in found.items() if ours != theirs]


def card_places(state: counterfeiters.State) -> dict[int, str]:
    """Where every card is, in the model's words."""
    found = dict.fromkeys((card.id for card in state.edition.cards), "unused")
    found |= dict.fromkeys((*state.stack, *state.leftover), "stack") | dict.fromkeys(state.binned, "bin")
    found |= {card: f"market {number}" for number, card in enumerate(state.market, 1) if card is not None}
    for seat, crew in enumerate(state.crews):
        found |= dict.fromkeys(crew.cards, f"seat {seat}")
    return dict(sorted(found.items()))


def check_counterfeiters(state: counterfeiters.State, rng: Rng) -> int:
    """Play a whole random game on both and compare everything; returns how many actions it had."""
    return check_agreement(counterfeiters, state, Counterfeiters(state), rng, counterfeiters_differences)


# --- Sicario ---


def sicario_edition_data(edition: sicario.Edition) -> dict[str, object]:
    """An edition as the plain data that the model reads."""
    return {
        "name": edition.name,
        "characters": [
            {"name": character.name, "features": list(character.features), "sign": character.sign}
            for character in edition.characters
        ],
        "die": edition.die,
        "path": edition.path,
        "events": list(edition.events),
    }


def sicario_model_of(state: sicario.State) -> plain_sicario.Model:
    """The model at the start of the same game; `state` must be a first state."""
    setup = sicario.setup_of(state)
    given = {"characters": list(setup.characters), "events": list(setup.events), "sicario": setup.sicario}
    return plain_sicario.Model(sicario_edition_data(state.edition), state.players, given)


_SICARIO_PHASES = {"decoding": "antenna", "questioning": "tip-off"}


def sicario_differences(state: sicario.State, model: plain_sicario.Model) -> list[str]:
    """What the two do not agree on: phase, places, lost turns, what was heard, the deck, what is shown, the outcome."""
    heard = [facts_heard(state, seat) for seat in range(state.players)]
    outcome, phase = sicario.outcome(state), type(state.phase).__name__.lower()
    found: dict[str, tuple[object, object]] = {
        "phase": (_SICARIO_PHASES.get(phase, phase), model.phase),
        "positions": (list(state.positions), model.positions),
        "exposed": (list(state.exposed), model.exposed()),
        "home": ([seat for seat in state.agents if state.is_home(seat)], sorted(model.home)),
        "out": ([seat for seat in state.agents if state.is_out(seat)], sorted(model.out)),
        "lost": (list(state.lost), [0 if seat in model.out else lost for seat, lost in enumerate(model.lost)]),
        "facts": (heard, list(zip(model.answers, model.discs, model.missed, strict=True))),
        "deck": (list(state.deck), model.deck),
        "known": ([None] * state.unread_size + list(state.bottom), model.known_deck()),
        "shown": ({seat: name for seat, name in enumerate(state.shown) if name is not None}, model.shown(None)),
        "clause": (outcome and outcome.clause, model.clause()),
    }
    return [f"{what}: {ours} / {theirs}" for what, (ours, theirs) in found.items() if ours != theirs]


def facts_heard(state: sicario.State, seat: int) -> tuple[set[object], set[object], set[object]]:
    """What was heard of a seat, as the model keeps it: answers, results of the disc, missed names."""
    answers: set[object] = set()
    discs: set[object] = set()
    missed: set[object] = set()
    for fact in state.facts[seat]:
        match fact:
            case sicario.Answer(trait, yes):
                answers.add((trait, yes))
            case sicario.Lights(features, lights):
                discs.add((features, lights))
            case sicario.Missed(character):
                missed.add(character)
    return answers, discs, missed


def check_sicario(state: sicario.State, rng: Rng) -> int:
    """Play a whole random game on both and compare everything; returns how many actions it had."""
    return check_agreement(sicario, state, sicario_model_of(state), rng, sicario_differences)
