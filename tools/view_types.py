"""Writes the types of views, printed data and outlooks as TypeScript, for the board of each game.

    python -m tools.view_types           writes board/view-types.ts from view_types.py
    python -m tools.view_types --check   says which are stale

It reads the source, so it needs no game to be loaded. `Annotated[type, "..."]` gives the TypeScript of a type
that Python cannot say, such as a list of two numbers.
"""

from __future__ import annotations

import ast
import sys
import textwrap
from pathlib import Path

GAMES = Path(__file__).parents[1] / "src/admiralty/games"
NAMES = {"str": "string", "int": "number", "float": "number", "bool": "boolean", "object": "unknown"}


def written(node: ast.expr) -> str:
    """A type in TypeScript."""
    match node:
        case ast.Name(id=name):
            return NAMES.get(name, name)
        case ast.Constant(value=None):
            return "null"
        case ast.BinOp(left=left, op=ast.BitOr(), right=right):
            return f"{written(left)} | {written(right)}"
        case ast.Subscript(value=ast.Name(id=name), slice=of):
            return subscripted(name, of.elts if isinstance(of, ast.Tuple) else [of])
    raise ValueError(f"no TypeScript is known for {ast.unparse(node)}")


def subscripted(name: str, of: list[ast.expr]) -> str:
    if name == "list":
        item = written(of[0])
        return f"({item})[]" if " | " in item else f"{item}[]"
    if name == "dict":
        return f"Record<{written(of[0])}, {written(of[1])}>"
    if name == "NotRequired":
        return written(of[0])
    texts = [str(each.value) for each in of if isinstance(each, ast.Constant)]
    if name == "Literal":
        return " | ".join(f"'{text}'" for text in texts)
    if name == "Annotated" and len(texts) == 1:
        return texts[0]
    raise ValueError(f"no TypeScript is known for {name}")


def comment(text: str | None) -> list[str]:
    """A docstring as a comment, paragraph by paragraph."""
    if not text:
        return []
    lines = [" ".join(part.split()) for part in text.split("\n\n")]
    if len(lines) == 1 and len(lines[0]) < 100:
        return [f"/** {lines[0]} */"]
    return ["/**", *(f" * {row}" for line in lines for row in textwrap.wrap(line, 100)), " */"]


def interface(node: ast.ClassDef) -> list[str]:
    partial = any(word.arg == "total" for word in node.keywords)
    lines = [*comment(ast.get_docstring(node)), f"export interface {node.name} {{"]
    for field in node.body:
        if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name):
            kind = field.annotation
            left_out = isinstance(kind, ast.Subscript) and ast.unparse(kind.value) == "NotRequired"
            lines.append(f"  {field.target.id}{'?' if partial or left_out else ''}: {written(kind)};")
    return [*lines, "}"]


def typescript(source: str) -> str:
    """The types of a module: its aliases and typed dictionaries, in their order."""
    blocks: list[list[str]] = [["// Made by `npm run types` from view_types.py of the game."]]
    body = ast.parse(source).body
    for node, after in zip(body, [*body[1:], None], strict=True):
        if isinstance(node, ast.ClassDef):
            blocks.append(interface(node))
        elif isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
            told = after.value if isinstance(after, ast.Expr) else None
            text = str(told.value) if isinstance(told, ast.Constant) else None
            blocks.append([*comment(text), f"export type {node.targets[0].id} = {written(node.value)};"])
    return "\n\n".join("\n".join(block) for block in blocks) + "\n"


def documents() -> dict[Path, str]:
    """What each file should say."""
    return {
        source.parent / "board/view-types.ts": typescript(source.read_text(encoding="utf-8"))
        for source in sorted(GAMES.glob("*/view_types.py"))
    }


def stale() -> list[Path]:
    return [
        path
        for path, text in documents().items()
        if not path.exists() or path.read_text(encoding="utf-8") != text
    ]


def main() -> None:
    late = stale()
    if "--check" in sys.argv:
        if late:
            sys.exit(f"stale: {', '.join(str(path) for path in late)}; run `npm run types` in web/.")
        return
    for path in late:
        path.write_text(documents()[path], encoding="utf-8")


if __name__ == "__main__":
    main()
