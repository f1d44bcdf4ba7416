/** The tiles of the sea on paper: flat tops, a bow points at the middle of a side. */

import { HexGrid, type Box, type Point } from '$lib/hex';

export { cellOf as cell, key, type Cell, type Point } from '$lib/hex';

/** From the middle of a tile to its corners. */
export const SIZE = 20;
export const { point, hexagon, outline, towards, box } = new HexGrid('flat', SIZE);

/** A point at some distance from another; 0 degrees are up, clockwise. */
export function aside({ x, y }: Point, degrees: number, far: number): Point {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return { x: x + far * Math.cos(angle), y: y + far * Math.sin(angle) };
}

/** How far a knob on the map reaches from its middle. */
const KNOB = 8.2;

/** A point so far from the edge of the paper that a knob there is seen whole. */
export const within = (paper: Box, { x, y }: Point): Point => ({
  x: Math.min(Math.max(x, paper.x + KNOB), paper.x + paper.width - KNOB),
  y: Math.min(Math.max(y, paper.y + KNOB), paper.y + paper.height - KNOB),
});

/** A window of some tiles around a point, kept on the paper; its shape is that of the screen. */
export function around({ x, y }: Point, tiles: number, paper: Box): Box {
  const width = Math.min(paper.width, tiles * SIZE * 1.5);
  const height = Math.min(paper.height, (width * paper.height) / paper.width);
  const keep = (middle: number, size: number, from: number, whole: number): number =>
    Math.min(Math.max(middle - size / 2, from), from + whole - size);
  return {
    x: keep(x, width, paper.x, paper.width),
    y: keep(y, height, paper.y, paper.height),
    width,
    height,
  };
}

/** The middle of two tiles that are not farther apart than so many; null if they are. */
export function between(one: string, other: string, most: number): Point | null {
  const [{ x, y }, to] = [point(one), point(other)];
  return Math.hypot(to.x - x, to.y - y) > most * SIZE * 1.5 ? null : { x: (x + to.x) / 2, y: (y + to.y) / 2 };
}

/** How far a picture may be enlarged. */
const NEAREST = 3;

/** Moves the paper so that some points are in its middle, as large as they go with some sea around them. */
export interface Camera {
  x: number;
  y: number;
  scale: number;
}

export function camera(tiles: readonly string[], paper: Box, room = 3): Camera {
  if (!tiles.length) return { x: 0, y: 0, scale: 1 };
  const points = tiles.map((tile) => point(tile));
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const margin = room * SIZE;
  const fit = Math.min(
    paper.width / (right - left + 2 * margin),
    paper.height / (bottom - top + 2 * margin),
  );
  const scale = Math.min(NEAREST, Math.max(1, fit));
  const shift = (middle: number, from: number, size: number): number => {
    const at = from + size / 2 - scale * middle;
    return Math.max(from + size - scale * (from + size), Math.min(from - scale * from, at));
  };
  return {
    x: shift((left + right) / 2, paper.x, paper.width),
    y: shift((top + bottom) / 2, paper.y, paper.height),
    scale,
  };
}
