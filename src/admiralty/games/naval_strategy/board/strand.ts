/** A fight in the arena has many lines, which belong together. How it begins and ends stands for itself. */

import type { LogLine } from '$lib/wire';

const ENDS = new Set(['fight-opened', 'boss-beaten', 'fight-lost', 'fight-cancelled', 'rewarded']);
const isThere = (id: string): boolean => id.startsWith('arena-') || id.startsWith('boss-');

export function strand({ kind, args }: LogLine): string {
  if (ENDS.has(kind)) return '';
  return kind === 'arena-turn' || args.flat().some((arg) => isThere(String(arg))) ? 'arena' : '';
}
