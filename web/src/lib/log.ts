/** The log as the page keeps it: cut to what still stands, then continued. */

import type { BoardWords } from './board';
import { ofGame } from './folders';
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

/** What a line of the log belongs to: board/strand.ts of a game says it, else its kind. */
export type Strand = (line: LogLine) => string;

const strands = import.meta.glob<Strand>('../../../src/admiralty/games/*/board/strand.ts', {
  eager: true,
  import: 'strand',
});

export const strandOf =
  (slug: string): Strand =>
  (line) =>
    ofGame(slug, strands)?.(line) || line.kind;

/** How a game tells a line, if not by its event alone: board/telling.ts of a game says it. */
type Telling = (words: BoardWords, printed: unknown) => (line: LogLine) => string;

const tellings = import.meta.glob<Telling>('../../../src/admiralty/games/*/board/telling.ts', {
  eager: true,
  import: 'telling',
});

export const tellingOf = (words: Speaker): ((line: LogLine) => string) =>
  ofGame(words.game.slug, tellings)?.(words, words.game.printed) ?? ((line) => words.event(line));

/** A line in words; `times` it was told in a row. */
export interface Row {
  line: LogLine;
  text: string;
  times: number;
}

/** Several equal lines in a row are one with a number. */
export function rowsOf(lines: readonly LogLine[], sentence: (line: LogLine) => string): Row[] {
  const rows: Row[] = [];
  for (const line of lines) {
    const [last, text] = [rows.at(-1), sentence(line)];
    if (last?.text === text) last.times += 1;
    else rows.push({ line, text, times: 1 });
  }
  return rows;
}

/** The steps at which a turn or round begins. */
export function beginnings(log: readonly LogLine[]): number[] {
  return [...new Set(log.filter(({ kind }) => kind.endsWith('-begins')).map(({ n }) => n))];
}

/** Fewer lines of the same kind than this stand alone. */
const GROUPED = 4;

/**
 * Rows that tell the same kind of thing one after the other belong together. A game may say that others do,
 * too, such as all of a fight beside the map.
 */
export function groupsOf(rows: readonly Row[], strand: Strand = (line) => line.kind): Row[][] {
  const runs: Row[][] = [];
  for (const row of rows) {
    const last = runs.at(-1);
    const first = last?.[0]?.line;
    if (last && first && strand(first) === strand(row.line)) last.push(row);
    else runs.push([row]);
  }
  return runs.flatMap((run) => (run.length < GROUPED ? run.map((row) => [row]) : [run]));
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
