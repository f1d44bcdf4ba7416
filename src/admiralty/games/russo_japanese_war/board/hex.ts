/** Hexagons on paper, and lines through and round them. Drawing only, no rules. */

import { corner, type Point } from '$lib/hex';

export type { Point };

/** From side to side of a hex. */
export const WIDTH = 40;
export const SIZE = WIDTH / Math.sqrt(3);
const ROW = SIZE * 1.5;
/** As many hexes of land are drawn beyond the printed ones: a window may be wider than the paper. */
const BEYOND = 12;
const LOWEST = 10;
const HIGHEST = 24;

/** The middle of the hex `RRCC`; rows are counted from below, odd ones lie half a hex to the right. */
export function middle(id: string): Point {
  return at(Number(id.slice(0, 2)), Number(id.slice(2)));
}

export function at(row: number, column: number): Point {
  return { x: (column + (row & 1) / 2) * WIDTH, y: (HIGHEST - row) * ROW };
}

const fixed = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** The corners of a hex as points of a polygon. */
export function hexagon(id: string, size = SIZE): string {
  return [0, 1, 2, 3, 4, 5].map((n) => fixed(corner(middle(id), n, size))).join(', ');
}

/** The two ends of the side between two neighbours. */
export function side(a: string, b: string): [Point, Point] {
  const [from, to] = [middle(a), middle(b)];
  const turn = Math.round(Math.atan2(to.y - from.y, to.x - from.x) / (Math.PI / 3));
  return [corner(from, turn, SIZE), corner(from, turn + 1, SIZE)];
}

/** A number from 0 to 1 that is always the same for a place on the paper. */
export function chance({ x, y }: Point, salt = 0): number {
  const n = Math.sin(Math.round(x) * 12.9898 + Math.round(y) * 78.233 + salt * 37.719) * 43758.5453;
  return n - Math.floor(n);
}

const key = ({ x, y }: Point): string => `${Math.round(x)} ${Math.round(y)}`;

/** Single strokes joined to lines as long as they go; where three meet, lines end. */
export function chains(strokes: readonly (readonly [Point, Point])[]): Point[][] {
  const ends = new Map<string, number[]>();
  strokes.forEach((stroke, i) => {
    for (const end of stroke) ends.set(key(end), [...(ends.get(key(end)) ?? []), i]);
  });
  const left = new Set(strokes.keys());
  const grow = (line: Point[]): void => {
    for (;;) {
      const end = line.at(-1);
      const here = end ? (ends.get(key(end)) ?? []) : [];
      const next = here.length === 2 ? here.find((i) => left.has(i)) : undefined;
      const stroke = next === undefined ? undefined : strokes[next];
      if (next === undefined || !stroke || !end) return;
      left.delete(next);
      line.push(key(stroke[0]) === key(end) ? stroke[1] : stroke[0]);
    }
  };
  const lines: Point[][] = [];
  for (const i of [...left]) {
    const stroke = strokes[i];
    if (!stroke || !left.delete(i)) continue;
    const line = [...stroke];
    grow(line);
    line.reverse();
    grow(line);
    lines.push(line);
  }
  return lines;
}

/** A line with a kink in the middle of each stroke, to the left or to the right by chance. */
export function kinked(line: readonly Point[], by: number): Point[] {
  return line.flatMap((point, i) => {
    const next = line[i + 1];
    if (!next) return [point];
    const [dx, dy] = [next.x - point.x, next.y - point.y];
    const length = Math.hypot(dx, dy) || 1;
    const half = { x: point.x + dx / 2, y: point.y + dy / 2 };
    const off = (chance(half) - 0.5) * 2 * by;
    return [point, { x: half.x - (dy / length) * off, y: half.y + (dx / length) * off }];
  });
}

/** Corners cut off twice; a closed line stays closed. */
export function smooth(line: readonly Point[], times = 2): Point[] {
  const [first, last] = [line[0], line.at(-1)];
  if (!times || !first || !last || line.length < 3) return [...line];
  const closed = key(first) === key(last);
  const cut = line.slice(0, -1).flatMap((point, i) => {
    const next = line[i + 1] ?? point;
    const between = (share: number): Point => ({
      x: point.x + (next.x - point.x) * share,
      y: point.y + (next.y - point.y) * share,
    });
    return [between(0.25), between(0.75)];
  });
  const start = cut[0] ?? first;
  return smooth(closed ? [...cut, start] : [first, ...cut, last], times - 1);
}

export const path = (line: readonly Point[]): string => `M${line.map(fixed).join('L')}`;

/** The shore round a land of hexes, and the edge of the land beyond the paper. */
export function shore(isLand: (row: number, column: number) => boolean, columns: number): Point[][] {
  const [top, bottom, left, right] = [HIGHEST + BEYOND, LOWEST - BEYOND, 1 - BEYOND, columns + BEYOND];
  const isInside = (row: number, column: number): boolean =>
    row >= bottom && row <= top && column >= left && column <= right && isLand(row, column);
  const strokes: [Point, Point][] = [];
  for (let row = bottom; row <= top; row += 1) {
    for (let column = left; column <= right; column += 1) {
      if (!isInside(row, column)) continue;
      const shift = row & 1;
      const around: [number, number][] = [
        [row, column + 1],
        [row - 1, column + shift],
        [row - 1, column - 1 + shift],
        [row, column - 1],
        [row + 1, column - 1 + shift],
        [row + 1, column + shift],
      ];
      const here = at(row, column);
      around.forEach(([r, c], n) => {
        if (!isInside(r, c)) strokes.push([corner(here, n, SIZE), corner(here, n + 1, SIZE)]);
      });
    }
  }
  return chains(strokes);
}

/** What lies beyond the edge of the printed hexes continues what is there. */
export const clamp = (n: number, least: number, most: number): number => Math.min(most, Math.max(least, n));
export const ROWS: readonly [number, number] = [LOWEST, HIGHEST];
