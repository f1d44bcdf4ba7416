/** How large counters and letters are drawn, in units of the paper. */

import { leastLetter } from '$lib/legible';
import { PAPER } from './spots';

/** Ten rem in pixels where the reader has not changed the size of type. */
const USUAL_YARDSTICK = 160;

const between = (least: number, n: number, most: number): number => Math.min(most, Math.max(least, n));

/** In pixels: the map, and ten rem, which tells how large the reader wants type. */
export interface Measured {
  width: number;
  height: number;
  yardstick: number;
}

export interface Sizes {
  /** Of counters. */
  scale: number;
  /** Of the smallest letters that can be read. */
  least: number;
  /** Of the names of seas. */
  names: number;
  /** Of the letters on the track of Manchuria. */
  track: number;
}

/** The smaller the drawing and the larger the type its reader wants, the more its lettering grows. */
export function sizesOf({ width, height, yardstick }: Measured): Sizes {
  const unit = Math.min(width / PAPER.width, (height || width) / PAPER.height);
  const type = yardstick / USUAL_YARDSTICK / unit;
  const least = leastLetter(width) / unit;
  return {
    scale: between(1.1, 0.9 * type, 1.55),
    least,
    names: Math.max(least, between(15, 12.5 * type, 25)),
    track: Math.max(least, between(13, 9.5 * type, 17)),
  };
}
