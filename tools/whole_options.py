"""A hook of MkDocs: a line is not broken within a short option, as in `--delay 0.5`."""

import re
from typing import Final

OPTION: Final = re.compile(r"<code>(--?[a-z][^<]{0,22})</code>")
"""An option in a text, perhaps with its value. A longer one would not fit a phone."""


def on_page_content(html: str, **_: object) -> str:
    """Give options a class of their own, which the style sheet keeps on one line."""
    return OPTION.sub(r'<code class="option">\1</code>', html)
