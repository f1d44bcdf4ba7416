"""What no board may show: letters too small to read, and names of messages."""

from __future__ import annotations

from tests.browser.harness import LAPTOP, PHONE, Captain

LEAST = {LAPTOP: 9, PHONE: 8}
# Every piece of text on the board that can be seen and is smaller than so many pixels on the screen.
TOO_SMALL = """least => {
  const found = [];
  const walk = document.createTreeWalker(document.querySelector('#board'), NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const [node, parent] = [walk.currentNode, walk.currentNode.parentElement];
    if (!node.textContent.trim() || parent.closest('title, style')) continue;
    if (!parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNode(node);
    const box = range.getBoundingClientRect();
    if (box.width <= 1 || box.height <= 1) continue;
    const matrix = parent instanceof SVGElement ? parent.getScreenCTM() : null;
    const scale = matrix ? Math.sqrt(Math.abs(matrix.a * matrix.d - matrix.b * matrix.c)) : 1;
    const pixels = parseFloat(getComputedStyle(parent).fontSize) * scale;
    if (pixels < least) found.push([node.textContent.trim(), pixels]);
  }
  return found;
}"""
# What looks like the name of a message, or like the key of a figure, in anything that is shown or spoken.
KINDS = (
    "page board label event ask wait do advice legend phase screen option value window seat refuse outcome"
)
RAW = """kinds => {
  const raw = new RegExp(`(^|[^\\\\w/#.:-])((${kinds})-[a-z][a-z0-9-]+|p_[a-z]+|p [a-z]{2}\\\\b|expected_)`);
  const found = [];
  for (const element of document.querySelectorAll('body *')) {
    if (element.closest('script, style')) continue;
    const texts = [...element.childNodes].filter(node => node.nodeType === 3).map(node => node.textContent);
    const spoken = ['aria-label', 'title', 'placeholder'].map(name => element.getAttribute(name) ?? '');
    found.push(...[...texts, ...spoken].filter(text => raw.test(text.trim())));
  }
  return [...new Set(found)];
}"""


def letters_can_be_read(captain: Captain, size: tuple[int, int]) -> None:
    """Once the board has measured itself."""
    least = LEAST[size]
    try:
        captain.page.wait_for_function(f"least => ({TOO_SMALL})(least).length === 0", arg=least)
    finally:
        assert captain.page.evaluate(TOO_SMALL, least) == [], size


def raw_names(captain: Captain) -> list[str]:
    """Names of messages and keys of figures in what is shown or spoken."""
    found: list[str] = captain.page.evaluate(RAW, KINDS.replace(" ", "|"))
    return found
