import { describe, expect, it } from 'vitest';
import { cellOf, HexGrid, key, turned, type Cell } from './hex';

const RING: readonly Cell[] = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
];

describe.each(['pointed', 'flat'] as const)('a grid of %s hexagons', (top) => {
  const grid = new HexGrid(top, 20);

  it('has six neighbours at the same distance', () => {
    for (const cell of RING) {
      const { x, y } = grid.point(cell);
      expect(Math.hypot(x, y)).toBeCloseTo(20 * Math.sqrt(3));
    }
  });

  it('names headings clockwise', () => {
    const angles = [0, 1, 2, 3, 4, 5].map((heading) => {
      const cell = RING.find((each) => grid.towards('0,0', key(each)) === heading) ?? [0, 0];
      const { x, y } = grid.point(cell);
      return Math.round((Math.atan2(y, x) * 180) / Math.PI + 360) % 360;
    });
    const start = top === 'flat' ? 270 : 0;
    expect(angles).toEqual([0, 1, 2, 3, 4, 5].map((n) => (start + 60 * n) % 360));
    expect(grid.towards('0,0', '2,0')).toBe(-1);
  });

  it('draws a line round a group and none inside it', () => {
    expect(grid.outline([[0, 0]]).match(/M/g)).toHaveLength(6);
    expect(grid.outline([[0, 0], ...RING]).match(/M/g)).toHaveLength(18);
  });

  it('has its sides where the neighbours are', () => {
    const [only] = grid.outline([[0, 0], ...RING.slice(1)]).match(/M[^M]*/g) ?? [];
    const numbers = (only ?? '').match(/-?[\d.]+/g)?.map(Number) ?? [];
    expect(numbers).toHaveLength(4);
    const { hexagon } = grid;
    for (const corner of hexagon([0, 0]).split(', ')) {
      const [x = 0, y = 0] = corner.split(' ').map(Number);
      expect(Math.hypot(x, y)).toBeCloseTo(20, 1);
    }
  });

  it('fits its paper', () => {
    const { x, y, width, height } = grid.box([[0, 0]], 3);
    const long = 40 + 6;
    const short = 20 * Math.sqrt(3) + 6;
    expect([width, height].map(Math.round)).toEqual(
      (top === 'flat' ? [long, short] : [short, long]).map(Math.round),
    );
    expect([x + width / 2, y + height / 2].map((n) => Math.abs(Math.round(n)))).toEqual([0, 0]);
  });
});

it('reads its own keys', () => {
  expect(cellOf(key([-3, 7]))).toEqual([-3, 7]);
});

it('turns a pattern back to itself in six steps', () => {
  expect(turned([2, -1], 6)).toEqual([2, -1]);
  expect(turned([1, 0], 1)).toEqual([0, 1]);
});
