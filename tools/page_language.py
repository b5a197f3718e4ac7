"""A hook of MkDocs: a page whose front matter names a language, as in `lang: it`, tells it to browsers."""

from typing import Any, Final

ARTICLE: Final = '<article class="md-content__inner'
"""The start of a page's own text, without the menus around it, which stay in the language of the site."""


def on_post_page(output: str, page: Any, **_: object) -> str:
    """Mark the text of the page with its language."""
    lang = page.meta.get("lang")
    return (
        output if lang is None else output.replace(ARTICLE, ARTICLE.replace("<article", f'<article lang="{lang}"'), 1)
    )
