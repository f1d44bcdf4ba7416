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
