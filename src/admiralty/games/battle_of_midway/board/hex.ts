/** Hexagons on paper: pointy tops, a nose points at the middle of a side. Drawing only, no rules. */

export type Cell = readonly [number, number];

/** From the middle of a cell to its corners. */
export const SIZE = 20;
const WIDTH = SIZE * Math.sqrt(3);

export const key = ([q, r]: readonly [number, number, ...unknown[]]): string => `${q},${r}`;

/** The cell of such a key. */
export function cellOf(id: string): Cell {
  const [q = 0, r = 0] = id.split(',').map(Number);
  return [q, r];
}

export function point([q, r]: readonly [number, number, ...unknown[]]): {
  x: number;
  y: number;
} {
  return { x: WIDTH * (q + r / 2), y: SIZE * 1.5 * r };
}

function corner({ x, y }: { x: number; y: number }, n: number, size: number): string {
  const angle = (Math.PI / 180) * (60 * n - 30);
  return `${(x + size * Math.cos(angle)).toFixed(2)} ${(y + size * Math.sin(angle)).toFixed(2)}`;
}

/** The corners of a cell as points of a polygon. */
export function hexagon(cell: Cell, size = SIZE): string {
  const middle = point(cell);
  return [0, 1, 2, 3, 4, 5].map((n) => corner(middle, n, size)).join(', ');
}

const STEPS: readonly Cell[] = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
];

/** The line round a group of cells. */
export function outline(cells: readonly Cell[]): string {
  const inside = new Set(cells.map(key));
  return cells
    .flatMap((cell) =>
      STEPS.flatMap(([q, r], n) =>
        inside.has(key([cell[0] + q, cell[1] + r]))
          ? []
          : [`M${corner(point(cell), n, SIZE)}L${corner(point(cell), n + 1, SIZE)}`],
      ),
    )
    .join('');
}

/** A pattern of cells that was drawn with the nose to the east, turned clockwise. */
export function turned([q, r]: Cell, times: number): Cell {
  let cell: Cell = [q, r];
  for (let i = 0; i < times; i += 1) cell = [-cell[1], cell[0] + cell[1]];
  return cell;
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The paper that holds all the cells. */
export function box(cells: readonly Cell[], margin: number): Box {
  const points = cells.map(point);
  const [xs, ys] = [points.map((p) => p.x), points.map((p) => p.y)];
  const left = Math.min(...xs) - WIDTH / 2 - margin;
  const top = Math.min(...ys) - SIZE - margin;
  return {
    x: left,
    y: top,
    width: Math.max(...xs) + WIDTH / 2 + margin - left,
    height: Math.max(...ys) + SIZE + margin - top,
  };
}
