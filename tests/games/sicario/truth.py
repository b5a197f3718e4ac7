"""What a fact says of a character (§6.1), by itself."""

from criminals.games.sicario import Answer, Character, Fact, Lights, Missed


def is_true(fact: Fact, character: Character) -> bool:
    """Whether a fact can be heard of a character."""
    match fact:
        case Answer(trait, yes):
            return (trait in character.traits) is yes
        case Lights(features, lights):
            return len({*features} & {*character.features}) == lights
        case Missed(name):
            return name != character.name
