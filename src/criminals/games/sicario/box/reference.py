"""The reference box, a reconstruction: of the characters only Glenda and Olga are known."""

from typing import Final

from criminals.games.sicario.box.edition import Character, Edition

REFERENCE: Final = Edition(
    name="reference",
    characters=(
        Character("Boris", "man", hat=True, glasses=True, sign="scar"),
        Character("Felix", "man", hat=True, glasses=True, sign="tattoo"),
        Character("Hugo", "man", hat=True, glasses=True, sign="earring"),
        Character("Jakob", "man", hat=True, glasses=False, sign="freckles"),
        Character("Nestor", "man", hat=True, glasses=False, sign="gold-tooth"),
        Character("Pablo", "man", hat=True, glasses=False, sign="scar"),
        Character("Quentin", "man", hat=False, glasses=True, sign="tattoo"),
        Character("Rocco", "man", hat=False, glasses=True, sign="earring"),
        Character("Tobias", "man", hat=False, glasses=True, sign="freckles"),
        Character("Ulrich", "man", hat=False, glasses=False, sign="gold-tooth"),
        Character("Victor", "man", hat=False, glasses=False, sign="scar"),
        Character("Zeno", "man", hat=False, glasses=False, sign="tattoo"),
        Character("Agata", "woman", hat=True, glasses=True, sign="earring"),
        Character("Carmen", "woman", hat=True, glasses=True, sign="freckles"),
        Character("Dora", "woman", hat=True, glasses=True, sign="gold-tooth"),
        Character("Olga", "woman", hat=True, glasses=False, sign="green-hat"),
        Character("Elsa", "woman", hat=True, glasses=False, sign="scar"),
        Character("Irma", "woman", hat=True, glasses=False, sign="earring"),
        Character("Kira", "woman", hat=False, glasses=True, sign="tattoo"),
        Character("Luisa", "woman", hat=False, glasses=True, sign="freckles"),
        Character("Mina", "woman", hat=False, glasses=True, sign="gold-tooth"),
        Character("Glenda", "woman", hat=False, glasses=False, sign="freckles"),
        Character("Sonia", "woman", hat=False, glasses=False, sign="scar"),
        Character("Wanda", "woman", hat=False, glasses=False, sign="earring"),
    ),
    path="ssbsssbsssassbsbsbssasssbsssbsssassbsbsbssas",
    events=(
        *("advance-1", "advance-2", "advance-3", "advance-4", "retreat-1", "retreat-2"),
        *("lose-turn", "lose-turn", "lose-turn", "roll-again", "take-cover"),
        *("tip-off", "tip-off", "tip-off", "blackout", "blackout"),
    ),
    die=6,
)
"""24 characters (§7.1), a die of six (§7.2), 44 spaces (§7.3), 16 event cards (§7.4)."""
