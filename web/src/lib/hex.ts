/** Hexagons on paper, in axial coordinates. Drawing only, no rules. */

export interface Point {
  x: number;
  y: number;
}

export type Cell = readonly [number, number];

export interface Box extends Point {
  width: number;
  height: number;
}

const ROOT = Math.sqrt(3);

/** The neighbours of a cell, clockwise from the east of pointed hexagons. */
const STEPS: readonly Cell[] = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
];

export const key = ([q, r]: readonly [number, number, ...unknown[]]): string => `${q},${r}`;

/** The cell of such a key. */
export function cellOf(id: string): Cell {
  const [q = 0, r = 0] = id.split(',').map(Number);
  return [q, r];
}

/** A corner of a pointed hexagon; the side between corners n and n + 1 faces the n-th neighbour. */
export function corner({ x, y }: Point, n: number, size: number, turn = 0): Point {
  const angle = (Math.PI / 180) * (60 * n - 30 + turn);
  return { x: x + size * Math.cos(angle), y: y + size * Math.sin(angle) };
}

/**
 * A grid of hexagons with a corner (pointed) or a side (flat) at the top; `size` is from middle to corner.
 * Headings count clockwise: from the east on a pointed grid, from the north on a flat one.
 */
export class HexGrid {
  private readonly turn: number;
  private readonly steps: readonly Cell[];

  constructor(
    private readonly top: 'pointed' | 'flat',
    readonly size: number,
  ) {
    this.turn = top === 'flat' ? -90 : 0;
    this.steps = top === 'flat' ? STEPS.map((_, n) => STEPS[(n + 4) % 6] ?? [0, 0]) : STEPS;
  }

  /** The middle of a cell. */
  point = (cell: string | readonly [number, number, ...unknown[]]): Point => {
    const [q, r] = typeof cell === 'string' ? cellOf(cell) : cell;
    const [along, across] = [this.size * ROOT, this.size * 1.5];
    return this.top === 'flat'
      ? { x: across * q, y: along * (r + q / 2) }
      : { x: along * (q + r / 2), y: across * r };
  };

  private corner(cell: string | Cell, n: number, size: number): string {
    const { x, y } = corner(this.point(cell), n, size, this.turn);
    return `${x.toFixed(2)} ${y.toFixed(2)}`;
  }

  /** The corners of a cell as points of a polygon. */
  hexagon = (cell: string | Cell, size = this.size): string =>
    [0, 1, 2, 3, 4, 5].map((n) => this.corner(cell, n, size)).join(', ');

  /** The line round a group of cells. */
  outline = (cells: readonly Cell[]): string => {
    const inside = new Set(cells.map(key));
    return cells
      .flatMap((cell) =>
        this.steps.flatMap(([q, r], n) =>
          inside.has(key([cell[0] + q, cell[1] + r]))
            ? []
            : [`M${this.corner(cell, n, this.size)}L${this.corner(cell, n + 1, this.size)}`],
        ),
      )
      .join('');
  };

  /** Where a neighbouring cell lies, as a heading, or -1. */
  towards = (from: string, to: string): number => {
    const [a, b] = [cellOf(from), cellOf(to)];
    return this.steps.findIndex(([q, r]) => a[0] + q === b[0] && a[1] + r === b[1]);
  };

  /** The paper that holds all the cells. */
  box = (cells: readonly Cell[], margin: number): Box => {
    const points = cells.map(this.point);
    const [xs, ys] = [points.map((p) => p.x), points.map((p) => p.y)];
    const side = (this.size * ROOT) / 2;
    const [wide, high] = this.top === 'flat' ? [this.size, side] : [side, this.size];
    const left = Math.min(...xs) - wide - margin;
    const top = Math.min(...ys) - high - margin;
    return {
      x: left,
      y: top,
      width: Math.max(...xs) + wide + margin - left,
      height: Math.max(...ys) + high + margin - top,
    };
  };
}

/** A pattern of cells turned clockwise, a sixth of a circle at a time. */
export function turned([q, r]: Cell, times: number): Cell {
  let cell: Cell = [q, r];
  for (let i = 0; i < times; i += 1) cell = [0 - cell[1], cell[0] + cell[1]];
  return cell;
}
