"""Limits on a text before it is parsed: reading it takes time and memory in proportion to its size."""

import json
import re
from typing import Final

MAX_CHARACTERS: Final = 200_000
MAX_LINES: Final = 20_000
MAX_KEY_PARTS: Final = 10
"""Parts of a dotted key such as a.b.c; the parser's time grows with their square."""

MAX_DEPTH: Final = 20

# Comments and strings, closed or not. A string that never ends matches once, not again at each character.
QUOTED: Final = re.compile(
    r"#[^\n]*"
    r'|"""(?:[^"\\]|\\.|"(?!""))*(?:""")?'
    r"|'''(?:[^']|'(?!''))*(?:''')?"
    r'|"(?:[^"\\\n]|\\.)*"?'
    r"|'[^'\n]*'?",
    re.DOTALL,
)
BETWEEN_KEYS: Final = re.compile(r"[^\w.\- \t]")
BRACKETS: Final = re.compile(r"[][{}]")
NUL: Final = re.compile(r"\\u0000|\\U00000000|\0")


class TooMuch(ValueError):
    """A text that is too large to parse. The message says which limit it exceeds."""


def check_text(text: str) -> None:
    """Check the size of a text of any kind, and refuse characters that files and databases cannot store."""
    if len(text) > MAX_CHARACTERS:
        raise TooMuch(f"the text is longer than {MAX_CHARACTERS} characters")
    if text.count("\n") > MAX_LINES:
        raise TooMuch(f"the text has more than {MAX_LINES} lines")
    if NUL.search(text):
        raise TooMuch("the text contains a NUL character")
    try:
        text.encode()
    except UnicodeEncodeError:
        raise TooMuch("the text is not valid Unicode") from None


def check_toml(text: str) -> None:
    """Check how deep keys, lists and tables are nested, before tomllib reads them."""
    check_text(text)
    bare = QUOTED.sub("s", text)
    if any(chain.count(".") >= MAX_KEY_PARTS for chain in BETWEEN_KEYS.split(bare)):
        raise TooMuch(f"a key has more than {MAX_KEY_PARTS} parts")
    check_depth(bare)


def read_json(text: str) -> object:
    """Parse a JSON text within the limits. Raises ValueError; TooMuch is one."""
    check_text(text)
    check_depth(QUOTED.sub("s", text))
    return json.loads(text)


def check_depth(bare: str) -> None:
    """How deep the brackets are nested in a text without its strings."""
    depth = 0
    for found in BRACKETS.finditer(bare):
        depth += 1 if found[0] in "[{" else -1
        if depth > MAX_DEPTH:
            raise TooMuch(f"lists and tables are nested more than {MAX_DEPTH} deep")
