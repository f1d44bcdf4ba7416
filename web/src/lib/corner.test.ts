import { expect, it } from 'vitest';
import { freeCorner } from './corner';

const MAP = { left: 0, top: 0, right: 600, bottom: 400 };

it('lies in the first corner that hides nothing', () => {
  expect(freeCorner(MAP, 200, 100, [])).toEqual({ left: 6, top: 58, hidden: 0 });
  expect(freeCorner(MAP, 200, 100, [{ x: 100, y: 100 }])).toEqual({ left: 394, top: 58, hidden: 0 });
  const above = [100, 500].map((x) => ({ x, y: 100 }));
  expect(freeCorner(MAP, 200, 100, above)).toEqual({ left: 394, top: 294, hidden: 0 });
});

it('lies between the corners where all of them would hide something', () => {
  const corners = [100, 500].flatMap((x) => [100, 350].map((y) => ({ x, y })));
  expect(freeCorner(MAP, 200, 100, corners)).toEqual({ left: 6, top: 117, hidden: 0 });
});

it('hides as little as it can, and stays on the map', () => {
  const everywhere = [100, 100, 500].flatMap((x) => [100, 150, 200, 250, 350].map((y) => ({ x, y })));
  expect(freeCorner(MAP, 200, 100, everywhere)).toEqual({ left: 394, top: 294, hidden: 1 });
  expect(freeCorner({ left: 0, top: 0, right: 100, bottom: 80 }, 200, 100, [])).toMatchObject({
    left: 6,
    top: 6,
  });
});
