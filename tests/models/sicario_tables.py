"""Tables of Sicario on which its model is tried."""

import random

from tests.models.sicario import REFERENCE, Model

PATH = "ssbssasbss"  # 1 and 2 street, 3 building, 4 and 5 street, 6 antenna, 7 street, 8 building, 9 and 10 street
CHARACTERS = ["Glenda", "Boris", "Olga", "Kira"]
FEATURES = ["man", "woman", "hat", "no-hat", "glasses", "no-glasses"]
SIGNS = ["scar", "tattoo", "earring", "freckles", "gold-tooth", "green-hat"]


def table(*events: str, players: int = 4, sicario: int = 0, path: str = PATH) -> Model:
    """A game on a short path with this deck; by seat they are Glenda, Boris, Olga and Kira."""
    deck = list(events) or ["lose-turn", "blackout"]
    edition = {**REFERENCE, "path": path, "events": sorted(deck)}
    return Model(edition, players, {"characters": CHARACTERS[:players], "events": deck, "sicario": sicario})


def put(model: Model, *positions: int) -> None:
    """Stand the agents somewhere, by seat."""
    for seat, position in zip(model.agents(), positions, strict=True):
        model.positions[seat] = position


def play(model: Model, *texts: str) -> None:
    for text in texts:
        model.apply(text)


def of(model: Model, word: str) -> list[str]:
    """The legal texts that begin with a word."""
    return [text for text in model.legal() if text.split()[0] == word]


def pick(model: Model, rng: random.Random) -> str:
    """An action: its kind first, or guesses would crowd out the rest."""
    legal = model.legal()
    word = rng.choice(sorted({text.split()[0] for text in legal}))
    return rng.choice([text for text in legal if text.split()[0] == word])


def slow_pick(model: Model, rng: random.Random) -> str:
    """An action that makes for a long game: small throws and no guess."""
    return rng.choice([text for text in model.legal() if text.split()[0] not in ("capture", "eliminate")][:2])


def check(model: Model) -> None:
    """What holds in every state."""
    legal = model.legal()
    assert (legal == []) == (model.actor() is None) == (model.winners() is not None)
    assert len(set(legal)) == len(legal)
    spaces = [position for position in model.positions if position is not None and 0 < position < model.embassy]
    assert len(set(spaces)) == len(spaces)
    assert sum(model.points()) in (0, 1, model.players - 1)
    for seat in range(model.players):
        assert (model.positions[seat] is None) == (seat == model.sicario or seat in model.out)
        assert (model.positions[seat] == model.embassy) == (seat in model.home)
    assert model.phase != "hunting" or model.exposed()
    if model.phase == "antenna":  # 3.5
        assert model.path[(model.positions[model.seat] or 0) - 1] == "a"
    if model.phase == "tip-off":  # 7.4
        assert model.seat in model.exposed()
