/** The keyboard at a table. */

import type { History } from './history.svelte';
import { isTyping, moveAcross } from './keys';
import { page } from './page.svelte';
import type { Playback } from './playback.svelte';
import { rules } from './rules.svelte';
import type { Table } from './table.svelte';

/** After the end of a game what to do next; else the first thing drawn, from where arrow keys lead on. */
const BOARD = ['[data-rematch]', 'svg [tabindex="0"]', '[tabindex="0"]', 'button', ''].map((part) =>
  `#board ${part}`.trim(),
);

export type Panel = 'choices' | 'log' | 'chat' | 'table' | 'analysis';

/** The first selector that finds something decides. */
function focusIn(...selectors: string[]): void {
  for (const selector of selectors) {
    const found = document.querySelector<HTMLElement>(selector);
    if (found) return found.focus();
  }
}

/** On a button the space bar presses it. */
function isPressable(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('button, a, input, summary, [role="button"]') !== null;
}

/** What answers keys: `open` shows a panel, `undo` takes the last step back. */
export function tableKeys(
  table: Table,
  history: History,
  playback: Pick<Playback, 'isRunning' | 'skip'>,
  open: (panel: Panel) => void,
  undo: () => void,
): (event: KeyboardEvent) => void {
  async function show(panel: Panel, selector: string) {
    open(panel);
    await Promise.resolve();
    requestAnimationFrame(() => focusIn(selector));
  }

  const keys: Record<string, () => void> = {
    '/': () => void show('choices', '#choices-filter'),
    g: () => void show('choices', '#choices [data-stop]'),
    b: () => focusIn(...BOARD),
    l: () => void show('log', '#log'),
    c: () => void show('chat', '#chat-text'),
    r: () => table.info && rules.open(table.info.game),
    t: () => page.setTextView(!page.textView),
    h: () => focusIn('#history'),
    p: () => history.toggle(),
    u: () => table.mayUndo && history.isLive && undo(),
    '[': () => history.press('ArrowLeft'),
    ']': () => history.press('ArrowRight'),
  };

  return (event) => {
    if (isTyping(event) || document.querySelector('dialog[open]')) return;
    if (event.key === 'Escape') {
      if (rules.slug !== null) rules.close();
      else if (!history.isLive) history.back();
      return;
    }
    if (event.key === ' ' && playback.isRunning && !isPressable(event.target)) {
      event.preventDefault();
      playback.skip();
      return;
    }
    moveAcross(event);
    if (event.defaultPrevented) return;
    const quick = /^\d$/.test(event.key)
      ? document.querySelector<HTMLElement>(`#choices [data-quick="${event.key}"]`)
      : null;
    const act = quick ? () => quick.click() : keys[event.key.toLowerCase()];
    if (!act) return;
    event.preventDefault();
    act();
  };
}
