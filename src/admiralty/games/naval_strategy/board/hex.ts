/** Hexagons on paper: flat tops, a bow points at the middle of a side. Drawing only, no rules. */

export interface Point {
  x: number;
  y: number;
}
export type Cell = readonly [number, number];

/** From the middle of a tile to its corners. */
export const SIZE = 20;
const HEIGHT = SIZE * Math.sqrt(3);

export const key = ([q, r]: Cell): string => `${q},${r}`;

export function cell(tile: string): Cell {
  const [q = 0, r = 0] = tile.split(',').map(Number);
  return [q, r];
}

export function point(tile: string | Cell): Point {
  const [q, r] = typeof tile === 'string' ? cell(tile) : tile;
  return { x: SIZE * 1.5 * q, y: HEIGHT * (r + q / 2) };
}

/** A point at some distance from another; 0 degrees are up, clockwise. */
export function aside({ x, y }: Point, degrees: number, far: number): Point {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return { x: x + far * Math.cos(angle), y: y + far * Math.sin(angle) };
}

function corner(middle: Point, n: number, size: number): string {
  const { x, y } = aside(middle, 60 * n - 30, size);
  return `${x.toFixed(2)} ${y.toFixed(2)}`;
}

/** The corners of a tile as points of a polygon. */
export function hexagon(tile: string | Cell, size = SIZE): string {
  const middle = point(tile);
  return [0, 1, 2, 3, 4, 5].map((n) => corner(middle, n, size)).join(', ');
}

const STEPS: readonly Cell[] = [
  [0, -1],
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
];

/** The line round a group of tiles. */
export function outline(cells: readonly Cell[]): string {
  const inside = new Set(cells.map(key));
  return cells
    .flatMap((each) =>
      STEPS.flatMap(([q, r], n) =>
        inside.has(key([each[0] + q, each[1] + r]))
          ? []
          : [`M${corner(point(each), n, SIZE)}L${corner(point(each), n + 1, SIZE)}`],
      ),
    )
    .join('');
}

/** Where a neighbouring tile lies, as a facing, or -1. */
export function towards(from: string, to: string): number {
  const [a, b] = [cell(from), cell(to)];
  return STEPS.findIndex(([q, r]) => a[0] + q === b[0] && a[1] + r === b[1]);
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The paper that holds all the tiles. */
export function box(cells: readonly Cell[], margin: number): Box {
  const points = cells.map(point);
  const [xs, ys] = [points.map((p) => p.x), points.map((p) => p.y)];
  const left = Math.min(...xs) - SIZE - margin;
  const top = Math.min(...ys) - HEIGHT / 2 - margin;
  return {
    x: left,
    y: top,
    width: Math.max(...xs) + SIZE + margin - left,
    height: Math.max(...ys) + HEIGHT / 2 + margin - top,
  };
}

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
