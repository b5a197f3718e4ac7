"""An extension of Markdown: puts into the docs what the library itself says. MkDocs and Zensical both use it.

The clauses and rulings of the games, the words of the glossary and the codes of faults stand where comments ask for
them.
"""

from typing import Final

from markdown import Extension, Markdown
from markdown.preprocessors import Preprocessor
from typing_extensions import override

from tools import clause_lists, fault_lists, glossary_words

SOURCES: Final = (clause_lists, glossary_words, fault_lists)
BEFORE_ALL: Final = 1000
"""The priority: what is put in is Markdown, which other extensions read."""


class GeneratedText(Preprocessor):
    """Replaces the comments of a page."""

    @override
    def run(self, lines: list[str]) -> list[str]:
        text = "\n".join(lines) + "\n"
        for source in SOURCES:
            text = source.on_page_markdown(text)
        return text.split("\n")


class GeneratedTextExtension(Extension):
    """Adds the preprocessor."""

    @override
    def extendMarkdown(self, md: Markdown) -> None:
        md.preprocessors.register(GeneratedText(md), "generated_text", BEFORE_ALL)


def makeExtension(**settings: object) -> GeneratedTextExtension:  # noqa: N802 -- Markdown looks for it by this name
    """Return the extension, as Markdown asks for it."""
    return GeneratedTextExtension(**settings)
