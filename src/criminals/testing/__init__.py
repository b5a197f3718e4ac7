"""The laws that every game keeps, as plain functions: run them on your own game or edition, with any test runner.

`criminals.testing.strategies` (with the extra `criminals[testing]`) generates editions and games for Hypothesis.
"""

from criminals.testing.check_bot import check_bot
from criminals.testing.kits.counterfeiters import counterfeiters_kit
from criminals.testing.kits.crooks import crooks_kit
from criminals.testing.kits.games import KITS, random_first
from criminals.testing.kits.kit import Kit
from criminals.testing.kits.sicario import sicario_kit
from criminals.testing.laws.agreement import Model, check_agreement
from criminals.testing.laws.beliefs import (
    check_beliefs,
    check_deals,
    check_frequencies,
    check_large_deals,
    check_uniform,
)
from criminals.testing.laws.broken import LawBroken
from criminals.testing.laws.canonical import canonical, reached
from criminals.testing.laws.completeness import Searched, check_view_complete
from criminals.testing.laws.documents import (
    Also,
    check_document,
    check_documents,
    check_kind,
    check_record,
    check_texts,
)
from criminals.testing.laws.folds import check_fold
from criminals.testing.laws.histories import random_actions
from criminals.testing.laws.leaks import check_no_leak, check_view
from criminals.testing.laws.movements import check_clicks, check_movements
from criminals.testing.laws.pasts import check_all_histories, check_histories
from criminals.testing.laws.play import (
    check_chance,
    check_game,
    check_immutable,
    check_legality,
    check_score,
    check_violations,
)
from criminals.testing.laws.shown_alone import check_shown_alone
from criminals.testing.random_editions import (
    random_counterfeiters_edition,
    random_crooks_edition,
    random_sicario_edition,
)

__all__ = [
    "KITS",
    "Also",
    "Kit",
    "LawBroken",
    "Model",
    "Searched",
    "canonical",
    "check_agreement",
    "check_all_histories",
    "check_beliefs",
    "check_bot",
    "check_chance",
    "check_clicks",
    "check_deals",
    "check_document",
    "check_documents",
    "check_fold",
    "check_frequencies",
    "check_game",
    "check_histories",
    "check_immutable",
    "check_kind",
    "check_large_deals",
    "check_legality",
    "check_movements",
    "check_no_leak",
    "check_record",
    "check_score",
    "check_shown_alone",
    "check_texts",
    "check_uniform",
    "check_view",
    "check_view_complete",
    "check_violations",
    "counterfeiters_kit",
    "crooks_kit",
    "random_actions",
    "random_counterfeiters_edition",
    "random_crooks_edition",
    "random_first",
    "random_sicario_edition",
    "reached",
    "sicario_kit",
]
