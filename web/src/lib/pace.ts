/** How fast moments follow each other when they are shown one by one. */

import type { Values } from './preferences.svelte';

export type Speed = Values['speed'];

/** How long each is shown, in milliseconds. */
export const EACH: Record<Speed, number> = { slow: 1000, normal: 800, fast: 600, off: 0 };

/** The screen is never further behind the game than this, in milliseconds. */
export const LAG: Record<Speed, number> = { slow: 20_000, normal: 12_000, fast: 6_000, off: 0 };

/** What is shown for a shorter time cannot be followed. */
export const LEAST = 200;

/** To read a letter, and to find the place where something happens, in milliseconds. */
const LETTER = 50;
const SIGN = 120;
const FIND = 900;
const SHORTEST = 1600;
const LONGEST = 9000;

/** How long a reader needs for a text and the picture it belongs to. */
export function reading(text: string, language: string): number {
  const time = FIND + text.length * (language === 'ja' ? SIGN : LETTER);
  return Math.min(LONGEST, Math.max(SHORTEST, time));
}

export interface Pace {
  /** How many are passed over. */
  skip: number;
  wait: number;
}

/** For so many moments: all in their time or, if that takes too long, faster, or only the last of them. */
export function pace(ahead: number, speed: Speed): Pace {
  const most = Math.floor(LAG[speed] / LEAST);
  const shown = Math.min(ahead, most);
  return { skip: ahead - Math.max(1, shown), wait: shown ? Math.min(EACH[speed], LAG[speed] / shown) : 0 };
}
