/** Where the names of places stand: none covers another, a number of a hex or the mark of a place. */

import { middle, SIZE, WIDTH, type Point } from './hex';
import { PAPER } from './war';

export interface Named {
  id: string;
  name: string;
  /** What matters more is placed first: 2 a key point, 1 a town, 0 any other place. */
  rank: number;
}

export interface Label extends Named {
  x: number;
  y: number;
  size: number;
}

export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const SIZES = [6.8, 7.6, 8.6];
const MARK = 6;
const COUNTER = 12.5;
/** The number of a hex stands at its top. */
const NUMBER = { size: 4.4, at: -WIDTH * 0.4 };
const WIDE = /[\u3000-\u9fff\uff00-\uffef]/;

/** How wide letters of this size are, a little too wide rather than too narrow. */
const long = (name: string, size: number): number =>
  [...name].reduce((sum, letter) => sum + (WIDE.test(letter) ? 1 : 0.6), 0) * size;

export function boxOf({ name, x, y, size }: Label): Box {
  const half = long(name, size) / 2;
  return { left: x - half, right: x + half, top: y - size * 0.8, bottom: y + size * 0.22 };
}

const around = ({ x, y }: Point, dx: number, dy: number): Box => ({
  left: x - dx,
  right: x + dx,
  top: y - dy,
  bottom: y + dy,
});

export const overlap = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** Below a counter, else above it, beside it, or askew; `middle` of the letters and their base line. */
function spots(at: Point, half: number, size: number): Point[] {
  const [below, above, beside] = [14 + size * 0.85, -15, 15 + half];
  const level = size * 0.3;
  return [
    { x: 0, y: below },
    { x: 0, y: above },
    { x: beside, y: level },
    { x: -beside, y: level },
    { x: half * 0.6, y: below },
    { x: -half * 0.6, y: below },
    { x: half * 0.6, y: above },
    { x: -half * 0.6, y: above },
    { x: 0, y: below + SIZE * 0.4 },
    { x: 0, y: above - SIZE * 0.35 },
  ].map(({ x, y }) => ({ x: at.x + x, y: at.y + y }));
}

const isOnPaper = ({ left, right }: Box): boolean => left > PAPER.x && right < PAPER.x + PAPER.width;

/**
 * The names that find room, with letters of at least this size; around counters, and around the numbers
 * of hexes where they are shown.
 */
export function place(
  named: readonly Named[],
  least: number,
  counters: readonly Point[],
  numbers: readonly string[],
): Label[] {
  const taken = [
    ...named.map(({ id }) => around(middle(id), MARK, MARK)),
    ...counters.map((spot) => around(spot, COUNTER, COUNTER)),
    ...numbers.map((id) => {
      const { x, y } = middle(id);
      return around({ x, y: y + NUMBER.at - NUMBER.size * 0.35 }, NUMBER.size * 1.3, NUMBER.size * 0.5);
    }),
  ];
  const placed: Label[] = [];
  for (const each of [...named].sort((a, b) => b.rank - a.rank)) {
    const size = Math.max(SIZES[each.rank] ?? 0, least);
    for (const spot of spots(middle(each.id), long(each.name, size) / 2, size)) {
      const label = { ...each, ...spot, size };
      const box = boxOf(label);
      if (!isOnPaper(box) || taken.some((other) => overlap(box, other))) continue;
      taken.push(box);
      placed.push(label);
      break;
    }
  }
  return placed;
}
