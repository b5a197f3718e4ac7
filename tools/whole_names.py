"""A hook of MkDocs: a line is not broken within a short name or option in code, as in `--delay 0.5`."""

import re
from typing import Final

SHORT: Final = re.compile(r"<code>(--?[a-z][^<]{0,22}|[^<\s]{1,13})</code>")
"""An option, perhaps with its value, or a name. Longer ones would not fit a phone, or the columns of its tables."""


def on_page_content(html: str, **_: object) -> str:
    """Give short code a class of its own, which the style sheet keeps on one line."""
    return SHORT.sub(r'<code class="whole">\1</code>', html)
