/** What a game says of a turn or phase that is over: board/summary.ts in its folder. */

import type { BoardWords } from './board';
import { ofGame } from './folders';
import type { LogLine, View } from './wire';

/** One thing that changed; without `before` only what it came to. */
export interface Fact {
  label: string;
  before?: number | string;
  now: number | string;
}

export interface Chapter {
  /** Stays the same as long as the chapter lasts. */
  key: string;
  title: string;
}

/** The types of view are the game's own; the shell only hands views over. */
export interface Summary<Seen = View> {
  /** The turn, phase or round that a view belongs to. */
  chapter(view: Seen, words: BoardWords): Chapter;
  /** What changed from its first moment to the one after its last. Nothing: there is no card. */
  facts(before: Seen, now: Seen, lines: readonly LogLine[], words: BoardWords): Fact[];
  /** What of a view can be seen to change; an action that tells nothing and changes none of it is skipped. */
  picture?(view: Seen): unknown;
}

const found = import.meta.glob<Summary>('../../../src/admiralty/games/*/board/summary.ts', {
  import: 'summary',
});

export async function loadSummary(slug: string): Promise<Summary | null> {
  const load = ofGame(slug, found);
  return load ? load() : null;
}

/** A number or place that changed, as a list that a game can spread into its facts. */
export function changed<Value extends number | string>(label: string, before: Value, now: Value): Fact[] {
  return before === now ? [] : [{ label, before, now }];
}
