/** A fight in the arena has many lines, which belong together. How it begins and ends stands for itself. */

import type { LogLine } from '$lib/wire';

const ENDS = new Set(['fight-opened', 'boss-beaten', 'fight-lost', 'fight-cancelled', 'rewarded']);
const isThere = (id: string): boolean => id.startsWith('arena-') || id.startsWith('boss-');

/** Whether it happened to a ship in an arena, or to a boss. */
export const isInArena = ({ args }: LogLine): boolean => args.flat().some((arg) => isThere(String(arg)));

export function strand(line: LogLine): string {
  if (ENDS.has(line.kind)) return '';
  return line.kind === 'arena-turn' || isInArena(line) ? 'arena' : '';
}
