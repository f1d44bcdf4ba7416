/** The log as the page keeps it: cut to what still stands, then continued. */

import type { LogLine } from './wire';
import type { Speaker } from './words';

export function continueLog(log: readonly LogLine[], step: { keep: number; add: LogLine[] }): LogLine[] {
  return [...log.slice(0, step.keep), ...step.add];
}

function same(a: LogLine | undefined, b: LogLine | undefined, isRenumbered: boolean): boolean {
  const tells = (line: LogLine | undefined) => line && { ...line, n: isRenumbered ? 0 : line.n };
  return JSON.stringify(tells(a)) === JSON.stringify(tells(b));
}

/** More new lines than this are a jump, not something to animate. */
const ANIMATED = 60;

/**
 * What the newer log has beyond the older one, or nothing when it is no continuation of it. At the end of a
 * game its steps are numbered anew.
 */
export function freshLines(
  older: readonly LogLine[],
  newer: readonly LogLine[],
  isRenumbered = false,
): LogLine[] {
  const fresh = newer.length - older.length;
  if (!older.length || fresh <= 0 || fresh > ANIMATED) return [];
  return same(older.at(-1), newer[older.length - 1], isRenumbered) ? newer.slice(older.length) : [];
}

/** Everything a line speaks of, as `kind:id`, for highlighting. */
export function thingsOf(line: LogLine, words: Speaker): string[] {
  const params = words.game.events[line.kind]?.params ?? [];
  return params.flatMap(([, kind], i) => {
    const value = line.args[i];
    if (kind.startsWith('number') || value === undefined) return [];
    const ids = Array.isArray(value) ? value : [value];
    return ids.map((id) => words.key(kind.replace(/\*$/, ''), String(id)));
  });
}
