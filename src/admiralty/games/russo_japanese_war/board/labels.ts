/** Where the names of places stand: none touches another, a number of a hex, a mark, a flag or a railway. */

import { middle, SIZE, WIDTH, type Point } from "./hex";
import { PAPER } from "./war";

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

/** What stays free on either side of a name. */
const GAP = 1.5;
const FLAG = { left: 8, right: 18.5, top: -20, bottom: -9 };

/** How wide letters of this size are, a little too wide rather than too narrow; towns are in bold. */
function long(name: string, size: number, rank: number): number {
  const letter = rank > 0 ? 0.68 : 0.6;
  return (
    [...name].reduce((sum, each) => sum + (WIDE.test(each) ? 1 : letter), 0) *
    size
  );
}

export function boxOf({ name, x, y, size, rank }: Label): Box {
  const half = long(name, size, rank) / 2 + GAP;
  return {
    left: x - half,
    right: x + half,
    top: y - size * 0.8,
    bottom: y + size * 0.22,
  };
}

const around = ({ x, y }: Point, dx: number, dy: number): Box => ({
  left: x - dx,
  right: x + dx,
  top: y - dy,
  bottom: y + dy,
});

/** The flag of whoever controls a hex. */
export function flagOn(id: string): Box {
  const { x, y } = middle(id);
  return {
    left: x + FLAG.left,
    right: x + FLAG.right,
    top: y + FLAG.top,
    bottom: y + FLAG.bottom,
  };
}

/** The railway that leaves the map for a box. */
export function railTo(id: string, box: { y: number; height: number }): Box {
  const { x, y } = middle(id);
  const [top, bottom] = box.y < y ? [box.y, y] : [y, box.y + box.height];
  return { left: x - 2, right: x + 2, top, bottom };
}

export const overlap = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

const isAny = (taken: readonly Box[], box: Box): boolean =>
  taken.some((other) => overlap(box, other));

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

const isOnPaper = ({ left, right }: Box): boolean =>
  left > PAPER.x && right < PAPER.x + PAPER.width;

/**
 * The names that find room, with letters of at least this size; around counters, around the numbers of
 * hexes where they are shown, and around whatever else is drawn.
 */
export function place(
  named: readonly Named[],
  least: number,
  counters: readonly Point[],
  numbers: readonly string[],
  drawn: readonly Box[] = [],
): Label[] {
  const taken = [
    ...named.map(({ id }) => around(middle(id), MARK, MARK)),
    ...counters.map((spot) => around(spot, COUNTER, COUNTER)),
    ...numbers.map((id) => {
      const { x, y } = middle(id);
      return around(
        { x, y: y + NUMBER.at - NUMBER.size * 0.35 },
        NUMBER.size * 1.3,
        NUMBER.size * 0.5,
      );
    }),
  ];
  const placed: Label[] = [];
  for (const each of [...named].sort((a, b) => b.rank - a.rank)) {
    const size = Math.max(SIZES[each.rank] ?? 0, least);
    const labels = spots(
      middle(each.id),
      long(each.name, size, each.rank) / 2,
      size,
    )
      .map((spot) => ({ ...each, ...spot, size }))
      .filter(
        (label) => isOnPaper(boxOf(label)) && !isAny(taken, boxOf(label)),
      );
    // A town with a corner of a flag over its name is better than one without a name.
    const label =
      labels.find((each) => !isAny(drawn, boxOf(each))) ??
      (each.rank > 0 ? labels[0] : undefined);
    if (!label) continue;
    taken.push(boxOf(label));
    placed.push(label);
  }
  return placed;
}
