import { describe, expect, it } from 'vitest';
import { concerning, owners } from './concern';

const VIEW = {
  turn: 2,
  ships: [
    { id: 'blue-1', side: 'blue', orders: ['forward'] },
    { id: 'red-1', side: 'red' },
  ],
  stores: { blue: [1, 2] },
  fights: [{ slot: 'red', ships: [{ id: 'arena-red-1', side: 'red' }] }],
};

describe('what a view tells of something', () => {
  it('is what carries its id and what stands under it', () => {
    expect(concerning(VIEW, ['blue-1'])).toEqual([VIEW.ships[0]]);
    expect(concerning(VIEW, ['blue'])).toEqual([[1, 2]]);
    expect(concerning(VIEW, ['nobody'])).toEqual([]);
  });

  it('includes whose it is', () => {
    const found = owners(VIEW, ['blue', 'red']);
    expect([...found]).toEqual([
      ['blue-1', 'blue'],
      ['red-1', 'red'],
      ['arena-red-1', 'red'],
    ]);
  });
});
