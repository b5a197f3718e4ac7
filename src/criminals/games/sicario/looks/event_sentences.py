"""What is said of events, in three languages; the Italian words are the rulebook's."""

from collections.abc import Mapping
from typing import Final

from criminals.core.looks.old_phrases import SHARED, Words

EVENT_SENTENCES: Final[Mapping[str, Words]] = {
    **SHARED["event"],
    "Rolled": (
        "Seat {seat} throws the die: {pips}",
        "Il posto {seat} tira il dado: {pips}",
        "Le siège {seat} lance le dé : {pips}",
    ),
    "Moved": (
        "Seat {seat} moves to space {space}",
        "Il posto {seat} va alla casella {space}",
        "Le siège {seat} va à la case {space}",
    ),
    "MovedBack": (
        "Seat {seat} goes back to the boats",
        "Il posto {seat} torna alle barche",
        "Le siège {seat} retourne aux bateaux",
    ),
    "Drew": (
        "Seat {seat} draws an event card: {card}",
        "Il posto {seat} pesca un imprevisto: {card}",
        "Le siège {seat} pioche un imprévu : {card}",
    ),
    "LostTurn": (
        "Seat {seat} loses its turn",
        "Il posto {seat} perde il turno",
        "Le siège {seat} passe son tour",
    ),
    "Decoded": (
        "Seat {seat} sets the disc to {asked}: {lights} {lights:light|lights}",
        "Il posto {seat} regola il disco su {asked}: {lights} {lights:luce accesa|luci accese}",
        "Le siège {seat} règle le disque sur {asked} : {lights} {lights:lumière allumée|lumières allumées}",
    ),
    "Skipped": (
        "Seat {seat} makes no use of the antenna",
        "Il posto {seat} non usa l'antenna",
        "Le siège {seat} n'utilise pas l'antenne",
    ),
    "Answered": (
        "Seat {seat} answers {yes:yes|no}: it {told}",
        "Il posto {seat} risponde di {yes:sì|no}: {told}",
        "Le siège {seat} répond {yes:oui|non} : il {told}",
    ),
    "Named": (
        "Seat {seat} takes seat {about} for {character} and is {right:right|wrong}",
        "Per il posto {seat}, il posto {about} è {character}: {right:indovinato|sbagliato}",
        "Pour le siège {seat}, le siège {about} est {character} : {right:c'est juste|c'est faux}",
    ),
    "Showed": (
        "Seat {seat} shows its character: {character}",
        "Il posto {seat} mostra il suo personaggio: {character}",
        "Le siège {seat} montre son personnage : {character}",
    ),
    "Uncovered": (
        "Event cards not read, from the top: {unread}",
        "Imprevisti non letti, a partire dall'alto: {unread}",
        "Imprévus non lus, en partant du dessus : {unread}",
    ),
    "BeganQuestioning": (
        "Seat {seat}: ask seat {agent}, by a tip-off",
        "Posto {seat}: interroga il posto {agent}, grazie a una soffiata",
        "Siège {seat} : interrogez le siège {agent}, grâce à un tuyau",
    ),
    "Scored": ("Seat {seat}: {line}", "Posto {seat}: {line}", "Siège {seat} : {line}"),
}
"""By the class of the fact, or a variant of it."""
