"""Runs the notebooks of the examples, and keeps what they show.

Usage: PYTHONPATH=. python tools/notebook.py [--write]

A notebook is run as Jupyter would, but in this process: its cells share their names, what they print is kept, and so is
what their last line is worth, as text and as a picture where it draws itself. Without `--write` it says which notebooks
show something else than they did.
"""

import ast
import contextlib
import io
import json
import sys
from pathlib import Path
from typing import Any, Final

FOLDER: Final = Path(__file__).parent.parent / "examples"


def run(notebook: Any) -> Any:
    """The notebook with the outputs of its cells as they are today."""
    names: dict[str, Any] = {"__name__": "__main__"}
    number = 0
    cells: list[Any] = []
    for cell in notebook["cells"]:
        if cell["cell_type"] == "code":
            number += 1
            outputs = run_cell("".join(cell["source"]), names, number)
            cells.append({**cell, "execution_count": number, "outputs": outputs})
        else:
            cells.append(cell)
    return {**notebook, "cells": cells}


def run_cell(source: str, names: dict[str, Any], number: int) -> list[dict[str, Any]]:
    """The output of a cell: the text that it prints, and the value of its last line."""
    body = ast.parse(source).body
    last = body.pop() if body and isinstance(body[-1], ast.Expr) else None
    printed = io.StringIO()
    with contextlib.redirect_stdout(printed):
        exec(compile(ast.Module(body, []), f"<cell {number}>", "exec"), names)  # noqa: S102 -- a notebook of the project
        worth = None
        if isinstance(last, ast.Expr):
            worth = eval(compile(ast.Expression(last.value), f"<cell {number}>", "eval"), names)  # noqa: S307 -- likewise
    outputs: list[dict[str, Any]] = []
    if printed.getvalue():
        outputs.append({"name": "stdout", "output_type": "stream", "text": lines(printed.getvalue())})
    if worth is not None:
        shown = {"data": data(worth), "execution_count": number, "metadata": {}, "output_type": "execute_result"}
        outputs.append(shown)
    return outputs


def data(worth: Any) -> dict[str, list[str]]:
    """A value in the forms that a notebook can show."""
    forms = {"text/plain": lines(repr(worth))}
    if hasattr(worth, "_repr_svg_"):
        forms = {"image/svg+xml": lines(worth._repr_svg_()), **forms}
    return forms


def lines(text: str) -> list[str]:
    return text.splitlines(keepends=True)


def written(notebook: Any) -> str:
    """As Jupyter writes it."""
    return json.dumps(notebook, indent=1, ensure_ascii=False, sort_keys=True) + "\n"


def main(arguments: list[str]) -> None:
    if arguments not in ([], ["--write"]):
        sys.exit("usage: notebook.py [--write]")
    stale: list[str] = []
    for path in sorted(FOLDER.glob("*.ipynb")):
        kept = path.read_text(encoding="utf-8")
        now = written(run(json.loads(kept)))
        if arguments:
            path.write_text(now, encoding="utf-8")
        elif now != kept:
            stale.append(path.name)
    if stale:
        sys.exit(f"{', '.join(stale)}: other outputs than today's; make notebook writes them anew")


if __name__ == "__main__":
    main(sys.argv[1:])
