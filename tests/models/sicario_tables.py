"""Tables of Sicario on which its model is tried."""

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
